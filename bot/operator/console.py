"""The command line: its subcommands, and reports of their failures."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from bot.app.local_host import PortTaken
from bot.app.settings import ConfigError, Home, find_home, own_places
from bot.operator import backups, doctor, forgetting, host, logs, match_files, versions
from bot.operator.failures import Trouble
from bot.store import StoreError
from engine.core.errors import Refused
from engine.core.language.words import load_words
from engine.games import GAMES

Run: TypeAlias = Callable[[Home, argparse.Namespace], Coroutine[Any, Any, int]]
"""Carries out a subcommand, and returns the exit code."""
Report: TypeAlias = Callable[[], int]
"""A subcommand that needs no settings, which may be what is wrong."""


SHORTEST_ID = 15
"""Fewest digits of an id that Discord has given: the first accounts have them."""
MENTIONED_TIME = re.compile(r"<t:(\d+):\w>")
"""A time as Discord shows it in the reader's time zone, which a shell does not."""


def read_arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Parse the command line; `run` is its subcommand's function."""
    parser = argparse.ArgumentParser(
        prog="warmoot", description="Host the bot; without a Discord token, play on a local page."
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.set_defaults(run=host.host)
    commands = parser.add_subparsers(title="subcommands", metavar="subcommand")

    def command(name: str, run: Run | Report, purpose: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}"
                                    f"{purpose[1:]}.")  # fmt: skip
        added.set_defaults(run=run)
        return added

    back = command("backup", backups.back_up, "copy the database; the host may be running")
    back.add_argument("file", type=Path, nargs="?", help="where to (default: the backups folder)")
    back.add_argument("--keep", type=int, metavar="N", help="delete all but the newest N there")
    give_back = command("restore", backups.restore, "put a backup in the database's place")
    give_back.add_argument("file", type=Path, help="one that backup has made")
    command("doctor", doctor.examine, "examine the database, its messages, and every match")
    verify = command("verify", match_files.verify, "check a finished match, or a file of one")
    verify.add_argument("match", type=match_or_file, help="its number, or a file of /match export")
    export = command("export", match_files.export_match, "write a match as JSON to standard output")
    export.add_argument("match", type=match_number, help="its number")
    take = command("import", match_files.take, "take a match from a file, for study")
    take.add_argument("file", type=Path, help="one that export or /match export has given")
    forget = command("forget", forgetting.forget_person, "delete all that is kept of a person")
    forget.add_argument("user", type=user_id, help="their id, which Discord shows as Copy User ID")
    forget.add_argument("--yes", action="store_true", help="do it, not only tell what there is")
    command("migrate", versions.migrate, "upgrade the database to this version's schema")
    command("version", versions.print_versions, "print the versions of Warmoot and its parts")
    return parser.parse_args(given)


def match_number(text: str) -> int:
    """Read the number of a match."""
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise argparse.ArgumentTypeError(f"{text} is no number of a match, such as 12")
    return int(text)


def user_id(text: str) -> int:
    """Read the id of a person on Discord; a shorter number would be found in other ids too."""
    if not (text.isascii() and text.isdigit() and SHORTEST_ID <= len(text) < 20):
        raise argparse.ArgumentTypeError(f"{text} is no id of a person, such as 123456789012345678")
    return int(text)


def match_or_file(text: str) -> int | Path:
    """Read the number of a match, or the name of a file."""
    return match_number(text) if text.isdigit() else Path(text)


def main() -> int:
    """Run the command line with the settings; return the exit code."""
    arguments = read_arguments()
    try:
        run: Any = arguments.run
        if run == versions.print_versions:
            return versions.print_versions()
        home = find_home(own_places())
        logs.set_up(home.settings)
        code: int = asyncio.run(run(home, arguments))
        return code
    except Refused as refusal:
        words = GAMES[refusal.game].words("en") if refusal.game else load_words(("bot",), "en")
        said = words.say(f"r-{refusal.key}", **refusal.args_of_words)
        print(MENTIONED_TIME.sub(_date, said), file=sys.stderr)
        return 1
    except (ConfigError, StoreError, PortTaken, Trouble) as error:
        print(error, file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0


def _date(time: re.Match[str]) -> str:
    return f"{datetime.fromtimestamp(int(time[1]), UTC):%d %B %Y}"
