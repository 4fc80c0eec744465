"""The bot's settings: the one place that reads environment variables and `.env`."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

import msgspec
from dotenv import dotenv_values
from msgspec import Meta

from bot.store.engine.database import file_of, parse_url
from bot.store.engine.errors import StoreError

Port: TypeAlias = Annotated[
    int,
    Meta(ge=0, le=65535, description="Write a number from 1 to 65535, or 0 for any free port."),
]
Count: TypeAlias = Annotated[
    int, Meta(ge=1, le=1 << 20, description=f"Write a whole number from 1 to {1 << 20}.")
]
Hour: TypeAlias = Annotated[
    int, Meta(ge=0, le=23, description="Write an hour from 0 to 23, or off.")
]
Id: TypeAlias = Annotated[
    int,
    Meta(
        ge=0,
        le=(1 << 63) - 1,
        description="Write the number that Discord shows as Copy ID, with its developer mode on.",
    ),
]
LogLevel: TypeAlias = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR"],
    Meta(description="Write one of DEBUG, INFO, WARNING, ERROR."),
]
LogFormat: TypeAlias = Annotated[Literal["text", "json"], Meta(description="Write text or json.")]
SPELLINGS: Mapping[str, Callable[[str], str]] = {
    "LOG_LEVEL": str.upper,
    "LOG_FORMAT": str.lower,
    "BACKUP_HOUR": lambda value: "null" if value.lower() == "off" else value,
}
"""Spellings of settings that operators may use, turned into the form in which they are read."""
OF_COMPOSE = ("POSTGRES_PASSWORD",)
"""Names in `.env` that are not for the bot: `compose.yaml` reads them."""


class ConfigError(Exception):
    """An invalid setting. One line: its name, the reason, and the remedy."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The operator's settings. `.env.example` explains each of them."""

    discord_token: str | None = field(default=None, repr=False)
    """None to play in the local stand-in, without Discord."""
    database_url: str = field(default="sqlite+aiosqlite:///warmoot.sqlite", repr=False)
    sandbox_port: Port = 8765
    """0 for any free port."""
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    health_host: str = "127.0.0.1"
    health_port: Port | None = None
    """Port of /healthz, /readyz and /metrics; None for none."""
    backups: str = "backups"
    """Folder of backups: an absolute path, or one relative to the database."""
    backup_hour: Hour | None = 3
    """Hour of the nightly backup, in UTC; None for none."""
    backups_kept: Count = 7
    operator: Id | None = None
    """The Discord user who may use /admin, in the server below; None for nobody."""
    operator_server: Id | None = None
    workers: Count | None = None
    """Number of pictures drawn at once; None for one fewer than there are cores."""
    shard_count: Count | None = None
    """Number of gateway shards, for all processes together; None to let Discord decide."""
    shards: Count | None = None
    """Number of shards this process takes; None for all."""
    cache_mib: Count = 256
    """Memory for open matches, in MiB; others are loaded on demand."""


@dataclass(frozen=True, slots=True)
class Home:
    """The settings and their folder; the database stands next to them."""

    settings: Settings
    dotenv: Path | None
    places: tuple[Path, ...]
    """Folders searched for `.env` and the database."""


def own_places() -> tuple[Path, ...]:
    """List the folders where `.env` may be: the current one, and that of Warmoot's own code."""
    own = Path(__file__).resolve().parents[2]
    places = (Path.cwd(), *((own,) if (own / ".env.example").is_file() else ()))
    return tuple(dict.fromkeys(places))


def find_home(places: Sequence[Path], environ: Mapping[str, str] | None = None) -> Home:
    """Find the settings, and make the database's path absolute.

    Raises `ConfigError`, with the folders searched, where it is not clear which database is meant.
    """
    dotenv = next((place / ".env" for place in places if (place / ".env").is_file()), None)
    settings = load_settings(environ, dotenv)
    url = parse_url(settings.database_url)
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_absolute():
        home = _home_of(url.database or "", dotenv, places)
        whole = url.set(database=str(home / (url.database or "")))
        settings = replace(settings, database_url=whole.render_as_string(hide_password=False))
    return Home(settings, dotenv, tuple(places))


def _home_of(name: str, dotenv: Path | None, places: Sequence[Path]) -> Path:
    """Return the folder of the database: that of `.env`, or else one that holds a database."""
    there = [place for place in places if (place / name).is_file()]
    if dotenv is not None and (not there or dotenv.parent in there):
        return dotenv.parent
    if dotenv is not None:
        raise ConfigError(
            f"{dotenv} means {dotenv.parent / name}, which is not there, but {there[0] / name} is. "
            f"Move it beside {dotenv}, or write its whole path into DATABASE_URL."
        )
    if len(there) > 1:
        found = " and ".join(str(place / name) for place in there)
        raise ConfigError(
            f"There are two databases, {found}, and no .env beside either. Write the whole path of "
            "the one you mean into DATABASE_URL."
        )
    return there[0] if there else places[-1]


def reports_folder(home: Home) -> Path:
    """Return the folder of mistake reports: beside the backups."""
    return backups_folder(home).parent / "reports"


def backups_folder(home: Home) -> Path:
    """Return the folder of backups: beside the database file, or else beside `.env`."""
    file = file_of(parse_url(home.settings.database_url))
    beside = file or home.dotenv or home.places[0] / ".env"
    return beside.parent / home.settings.backups


def unknown_settings(dotenv: Path | None) -> list[str]:
    """Return a line on each unknown name in `.env`, with the setting that may be meant."""
    known = [each.name.upper() for each in fields(Settings)]
    found = []
    for name in dotenv_values(dotenv) if dotenv is not None else ():
        if name not in (*known, *OF_COMPOSE):
            meant = "".join(f" Did you mean {each}?" for each in get_close_matches(name, known, 1))
            found.append(f"{dotenv}: {name} is no setting of Warmoot and changes nothing.{meant}")
    return found


def ineffective_settings(home: Home) -> list[str]:
    """Return a line on each setting that changes nothing."""
    missing = {home.settings.operator is None, home.settings.operator_server is None}
    pair = "OPERATOR and OPERATOR_SERVER change nothing alone: /admin needs both."
    return [*unknown_settings(home.dotenv), *([pair] if len(missing) > 1 else [])]


def load_settings(
    environ: Mapping[str, str] | None = None, dotenv: Path | None = Path(".env")
) -> Settings:
    """Read the settings; the environment wins over `.env`. Raise `ConfigError` for an invalid one.

    An empty setting counts as not set.
    """
    written: dict[str, str | None] = {}
    if dotenv is not None and dotenv.exists():
        try:
            written |= dotenv_values(dotenv)
        except (OSError, UnicodeDecodeError) as error:
            raise ConfigError(f"{dotenv} cannot be read: {error}") from error
    written |= os.environ if environ is None else environ
    given = {name: value.strip() for name, value in written.items() if value and value.strip()}
    read = {
        name: _read(name.upper(), given[name.upper()], kind)
        for name, kind in get_type_hints(Settings, include_extras=True).items()
        if name.upper() in given
    }
    return Settings(**read)


def _read(name: str, value: str, kind: Any) -> Any:
    """Read a setting as the type of its field, whose description is the remedy."""
    if name in SECRETS:
        return SECRETS[name](value)
    form = SPELLINGS.get(name, str)(value)
    if kind is not str and form.isascii() and form.isdigit():
        form = form.lstrip("0") or "0"
    try:
        return msgspec.convert(form, kind, strict=False)
    except msgspec.ValidationError:
        parts = (kind, *get_args(kind))
        (remedy,) = (
            each.description for part in parts for each in getattr(part, "__metadata__", ())
        )
        raise ConfigError(f"{name} is {value!r}. {remedy}") from None


def _token(value: str) -> str:
    if value.startswith("Bot ") or any(sign.isspace() for sign in value):
        raise ConfigError(
            "DISCORD_TOKEN has spaces in it. Copy only the token itself, from the page Bot of "
            "your application."
        )
    return value


def _database_url(value: str) -> str:
    try:
        parse_url(value)
    except StoreError as error:
        raise ConfigError(str(error)) from error
    return value


SECRETS: Mapping[str, Callable[[str], str]] = {
    "DISCORD_TOKEN": _token,
    "DATABASE_URL": _database_url,
}
"""Settings whose values no message may quote: it ends up in logs."""
