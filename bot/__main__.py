"""`python -m bot`: the host. With a token it logs in to Discord, without one it is a sandbox."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import secrets
import signal
import sys
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord

from bot.app.client import TableBot
from bot.app.doctor import examine
from bot.app.greeting import files_found, logged_in
from bot.app.local_host import PortTaken, hosted_sandbox, prepare_tables
from bot.app.settings import ConfigError, Home, Settings, find_home, own_places
from bot.app.wiring import HOOKS
from bot.history.export_file import export, written
from bot.history.import_file import import_match
from bot.history.verification import verify_match
from bot.matches.matches import Matches
from bot.store import Store, StoreError
from bot.workers.computers import Computers
from engine.core.errors import Refused
from engine.core.language.words import load_words
from engine.games import GAMES

LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"


def main() -> int:
    """Read the command line and the settings; return the exit code."""
    parser = argparse.ArgumentParser(prog="warmoot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    verify = commands.add_parser("verify", help="check the dice and shuffles of a finished match")
    verify.add_argument("match", type=int)
    give = commands.add_parser("export", help="write a match as JSON to the standard output")
    give.add_argument("match", type=int)
    take = commands.add_parser("import", help="take a match from a file, for study")
    take.add_argument("file", type=Path)
    commands.add_parser("doctor", help="list the matches that cannot be taken up, and why")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    args = parser.parse_args()
    try:
        home = find_home(own_places())
        settings = home.settings
        logging.basicConfig(level=settings.log_level, format=LOG_FORMAT)
        quieten()
        if args.command == "verify":
            return asyncio.run(run_verify(settings, args.match))
        if args.command == "export":
            return asyncio.run(run_export(settings, args.match))
        if args.command == "doctor":
            return asyncio.run(run_doctor(settings))
        if args.command == "import":
            return asyncio.run(run_import(settings, read(args.file)))
        asyncio.run(run(home, browser=not args.no_browser))
    except Refused as refusal:
        words = GAMES[refusal.game].words("en") if refusal.game else load_words(("bot",), "en")
        print(words.say(f"r-{refusal.key}", **refusal.args_of_words), file=sys.stderr)
        return 1
    except (ConfigError, StoreError, PortTaken, Trouble) as error:
        print(error, file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    return 0


def quieten() -> None:
    """Keep out of the log what tells an operator nothing: each migration, voice, reconnections."""
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)


class Trouble(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """The host cannot run; one line says why and what to do."""


async def run(home: Home, *, browser: bool) -> None:
    """Open the database and play until stopped, by Ctrl-C or by the system."""
    stop_when_told()
    async with await Store.open(home.settings.database_url) as store:
        if home.settings.discord_token is None:
            await run_sandbox(home, store, browser=browser)
        else:
            tell(files_found(home))
            await run_discord(home.settings.discord_token, store)


def tell(lines: Sequence[str]) -> None:
    """Tell the operator something at once, whatever is logged."""
    print("\n".join(lines), flush=True)


def stop_when_told() -> None:
    """Finish what is being stored when the system ends this process, as with Ctrl-C."""
    current = asyncio.current_task()
    assert current is not None, "called in the main task"
    with contextlib.suppress(NotImplementedError):  # Windows has no such signal
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, current.cancel)


def build_bot(store: Store) -> TableBot:
    """Put the bot together."""
    computers = Computers(random.Random(secrets.randbits(128)))
    clock = _now
    matches = Matches(store, clock=clock, computers=computers, hooks=HOOKS)
    return TableBot(store, matches, clock=clock, long_lived=True)


def _now() -> int:
    return int(time.time())


async def run_discord(token: str, store: Store) -> None:
    """Log in to Discord and stay; raise `Trouble` for a token that Discord does not know."""
    bot = build_bot(store)
    try:
        async with bot:
            hello = asyncio.create_task(greet(bot))
            try:
                await bot.start(token)
            finally:
                hello.cancel()
    except discord.LoginFailure:
        raise Trouble(
            "Discord does not accept DISCORD_TOKEN. Copy a new one from the page Bot of your "
            "application into .env."
        ) from None
    except aiohttp.ClientConnectionError as error:
        raise Trouble(
            f"Discord cannot be reached ({error}). Check this machine's connection to the internet."
        ) from None


async def greet(bot: TableBot) -> None:
    """Tell the operator the bot's account as soon as it is logged in."""
    await bot.wait_until_ready()
    assert bot.application_id is not None, "it is logged in"
    tell(logged_in(str(bot.user), bot.application_id, len(bot.guilds)))


async def run_sandbox(home: Home, store: Store, *, browser: bool) -> None:
    """Serve the local stand-in with tables ready to play, and stay."""
    async with hosted_sandbox(store, home.settings.sandbox_port) as sandbox:
        bot = build_bot(store)
        async with bot:
            client = asyncio.create_task(bot.start("sandbox"))
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({client, ready}, return_when=asyncio.FIRST_COMPLETED)
            if client.done():
                client.result()
            place = await prepare_tables(bot, sandbox)
            tell([sandbox.url, "No DISCORD_TOKEN: this page stands in for Discord."])
            tell(files_found(home))
            if browser:
                webbrowser.open(f"{sandbox.url}/#{place}" if place else sandbox.url)
            await client


async def run_verify(settings: Settings, match_id: int) -> int:
    """Check a finished match and print what was checked."""
    async with await Store.look_into(settings.database_url) as store:
        report = await verify_match(store, match_id)
    print(report.written(load_words(("bot",), "en")))
    return 0 if report.honest else 1


async def run_export(settings: Settings, match_id: int) -> int:
    """Print a match as a file: all of it when it is over, before that what is public."""
    async with await Store.look_into(settings.database_url) as store, store.reading() as reads:
        sys.stdout.write(written(await export(reads, match_id)).decode())
    return 0


async def run_doctor(settings: Settings) -> int:
    """Print which matches cannot be taken up; nothing is changed, so the host may be running."""
    async with await Store.look_into(settings.database_url) as store, store.reading() as reads:
        found = await examine(reads)
    tell(found or ["Every match that is being played can be taken up."])
    return 1 if found else 0


def read(path: Path) -> bytes:
    """Read a file; raise `Trouble` where that fails."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Trouble(f"{path} cannot be read: {error.strerror}") from None


async def run_import(settings: Settings, content: bytes) -> int:
    """Take a match from a file and print its number; nobody's, so everybody may study it."""
    async with await Store.open(settings.database_url) as store:
        print(await import_match(store, content, host=0, now=_now()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
