"""Settings come from the environment and `.env`; a wrong one is explained in one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.app.settings import (
    ConfigError,
    Settings,
    find_home,
    ineffective_settings,
    load_settings,
    own_places,
    unknown_settings,
)

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_without_settings_there_are_defaults() -> None:
    settings = load_settings({}, dotenv=None)

    assert settings == Settings(
        discord_token=None,
        database_url="sqlite+aiosqlite:///warmoot.sqlite",
        sandbox_port=8765,
        log_level="INFO",
    )


def test_settings_are_read_from_the_environment() -> None:
    settings = load_settings(
        {
            "DISCORD_TOKEN": " abc.def ",
            "DATABASE_URL": "postgresql+asyncpg://me:pw@host/moot",
            "SANDBOX_PORT": "0",
            "LOG_LEVEL": "debug",
        },
        dotenv=None,
    )

    assert settings.discord_token == "abc.def"
    assert settings.database_url == "postgresql+asyncpg://me:pw@host/moot"
    assert settings.sandbox_port == 0
    assert settings.log_level == "DEBUG"


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("SANDBOX_PORT=1111\nLOG_LEVEL=ERROR\n")

    settings = load_settings({"SANDBOX_PORT": "2222"}, dotenv=file)

    assert (settings.sandbox_port, settings.log_level) == (2222, "ERROR")


def test_an_empty_setting_counts_as_not_set(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=\nSANDBOX_PORT=\nLOG_LEVEL\n")

    assert load_settings({}, dotenv=file) == Settings()
    assert load_settings({"DISCORD_TOKEN": "  "}, dotenv=None) == Settings()


def test_a_misspelt_setting_is_named_with_the_one_that_is_meant(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=secret\nPOSTGRES_PASSWORD=x\nLOG_LEVEL=ERROR\nQUUX=1\n")

    token, other = unknown_settings(file)

    assert "DISCORD_TOKN is no setting" in token
    assert "Did you mean DISCORD_TOKEN?" in token
    assert "secret" not in token
    assert other.endswith("QUUX is no setting of Warmoot and changes nothing.")
    assert unknown_settings(EXAMPLE) == unknown_settings(None) == []


def test_half_of_a_pair_of_settings_is_named(tmp_path: Path) -> None:
    def notes(**environ: str) -> list[str]:
        return ineffective_settings(find_home([tmp_path], environ))

    assert notes() == notes(OPERATOR="1", OPERATOR_SERVER="2") == []
    for alone in ("OPERATOR", "OPERATOR_SERVER"):
        (note,) = notes(**{alone: "1"})
        assert "/admin needs both" in note


def test_a_file_that_is_missing_is_no_error(tmp_path: Path) -> None:
    assert load_settings({}, dotenv=tmp_path / ".env") == Settings()


def test_without_arguments_the_process_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SANDBOX_PORT", "4321")
    monkeypatch.delenv("LOG_LEVEL", raising=False)
    (tmp_path / ".env").write_text("LOG_LEVEL=WARNING\n")

    settings = load_settings()

    assert (settings.sandbox_port, settings.log_level) == (4321, "WARNING")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SANDBOX_PORT", "eighty"),
        ("SANDBOX_PORT", "-1"),
        ("SANDBOX_PORT", "65536"),
        ("SANDBOX_PORT", "٣"),
        ("LOG_LEVEL", "loud"),
        ("DATABASE_URL", "warmoot.sqlite"),
        ("DATABASE_URL", "sqlite+aiosqlite:///:memory:"),
        ("DATABASE_URL", "postgres://me:pw@host/moot"),
        ("DATABASE_URL", "postgresql+asyncpg://me:pw@host:port/moot"),
        ("BACKUP_HOUR", "24"),
        ("HEALTH_PORT", "x"),
        ("WORKERS", "0"),
        ("CACHE_MIB", "9999999999"),
        ("OPERATOR", "me"),
        ("LOG_FORMAT", "xml"),
        ("DISCORD_TOKEN", "Bot abc"),
        ("DISCORD_TOKEN", "abc def"),
    ],
)
def test_a_wrong_setting_is_named_in_one_line_with_what_to_write(name: str, value: str) -> None:
    with pytest.raises(ConfigError) as refused:
        load_settings({name: value}, dotenv=None)

    assert "\n" not in str(refused.value)
    assert re.search("Write|Name a file|Copy", str(refused.value))
    assert name in str(refused.value)


def test_settings_are_read_as_operators_write_them() -> None:
    given = {"BACKUP_HOUR": "03", "LOG_FORMAT": "JSON", "HEALTH_PORT": "0", "BACKUPS": "007"}
    settings = load_settings(given, dotenv=None)

    assert (settings.backup_hour, settings.log_format) == (3, "json")
    assert (settings.health_port, settings.backups) == (0, "007")
    assert load_settings({"BACKUP_HOUR": "Off"}, dotenv=None).backup_hour is None


@pytest.mark.parametrize(
    "settings",
    [
        {"DISCORD_TOKEN": "Bot very-secret"},
        {"DATABASE_URL": "postgres://me:very-secret@host/moot"},
        {"DATABASE_URL": "postgresql+asyncpg://me:a@b:very-secret@host/moot"},
    ],
)
def test_a_secret_is_not_repeated_in_an_error(settings: dict[str, str]) -> None:
    with pytest.raises(ConfigError) as refused:
        load_settings(settings, dotenv=None)

    assert "very-secret" not in str(refused.value)


def test_secrets_are_not_written_into_logs() -> None:
    settings = load_settings(
        {
            "DISCORD_TOKEN": "very-secret",
            "DATABASE_URL": "postgresql+asyncpg://me:very-secret@host/moot",
        },
        dotenv=None,
    )

    assert "very-secret" not in repr(settings)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"\xff\xfe\x00LOG")

    with pytest.raises(ConfigError, match=r"\.env cannot be read"):
        load_settings({}, dotenv=file)


def test_the_example_explains_every_setting_and_holds_the_defaults() -> None:
    written = EXAMPLE.read_text()
    names = {line.partition("=")[0] for line in written.splitlines() if line and line[0].isupper()}

    assert names == {name.upper() for name in Settings.__slots__}
    assert load_settings({}, dotenv=EXAMPLE) == Settings()


# Places of the settings and the database


@pytest.fixture
def places(tmp_path: Path) -> tuple[Path, Path]:
    """The current folder, and Warmoot's own."""
    here, own = tmp_path / "here", tmp_path / "own"
    here.mkdir()
    own.mkdir()
    return here, own


def database_of(places: tuple[Path, Path], **environ: str) -> Path:
    url = find_home(places, environ).settings.database_url
    return Path(url.removeprefix("sqlite+aiosqlite:///"))


def test_the_database_stands_beside_the_settings_whatever_folder_one_starts_from(
    places: tuple[Path, Path],
) -> None:
    here, own = places
    (own / ".env").write_text("LOG_LEVEL=ERROR\n")
    assert find_home(places, {}).settings.log_level == "ERROR"
    assert database_of(places) == own / "warmoot.sqlite"

    (here / ".env").write_text("DATABASE_URL=sqlite+aiosqlite:///moot.sqlite\n")
    assert find_home(places, {}).dotenv == here / ".env"
    assert database_of(places) == here / "moot.sqlite"


def test_without_settings_the_database_that_there_is_is_found(places: tuple[Path, Path]) -> None:
    here, own = places
    assert database_of(places) == own / "warmoot.sqlite"
    (here / "warmoot.sqlite").touch()
    assert database_of(places) == here / "warmoot.sqlite"


def test_a_whole_path_and_a_server_are_left_as_they_are(places: tuple[Path, Path]) -> None:
    for place in places:
        (place / "warmoot.sqlite").touch()
    assert database_of(places, DATABASE_URL="sqlite+aiosqlite:////srv/moot.sqlite") == Path(
        "/srv/moot.sqlite"
    )
    server = "postgresql+asyncpg://me:pw@host/moot"
    assert find_home(places, {"DATABASE_URL": server}).settings.database_url == server


def test_where_it_is_not_clear_which_database_is_meant_it_says_where_it_looked(
    places: tuple[Path, Path],
) -> None:
    here, own = places
    (own / ".env").touch()
    (here / "warmoot.sqlite").touch()
    with pytest.raises(ConfigError) as refused:
        find_home(places, {})
    assert all(str(place / "warmoot.sqlite") in str(refused.value) for place in places)
    assert str(own / ".env") in str(refused.value)

    (own / ".env").unlink()
    (own / "warmoot.sqlite").touch()
    with pytest.raises(ConfigError, match="two databases") as refused:
        find_home(places, {})
    assert all(str(place / "warmoot.sqlite") in str(refused.value) for place in places)


def test_warmoot_looks_where_one_starts_it_and_beside_its_own_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert own_places() == (tmp_path, EXAMPLE.parent)
    monkeypatch.chdir(EXAMPLE.parent)
    assert own_places() == (EXAMPLE.parent,)
