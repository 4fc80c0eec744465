"""`python -m bot`: the host. With a token it logs in to Discord, without one it is a sandbox."""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import secrets
import sys
import time
import webbrowser

import discord

from bot.app import TableBot
from bot.computers import Computers
from bot.config import ConfigError, Settings, load_settings
from bot.desk import Desk
from bot.hosting import PortTaken, hosted_sandbox, prepare_table
from bot.store import Store, StoreError
from bot.verifying import verify_match

LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"


def main() -> int:
    """Read the command line and the settings; return the exit code."""
    parser = argparse.ArgumentParser(prog="warmoot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    verify = commands.add_parser("verify", help="check the dice and shuffles of a finished match")
    verify.add_argument("match", type=int)
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    args = parser.parse_args()
    try:
        settings = load_settings()
        logging.basicConfig(level=settings.log_level, format=LOG_FORMAT)
        logging.getLogger("discord").setLevel(logging.WARNING)
        if args.command == "verify":
            return asyncio.run(run_verify(settings, args.match))
        asyncio.run(run(settings, browser=not args.no_browser))
    except (ConfigError, StoreError, PortTaken, Trouble) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


class Trouble(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """The host cannot run; one line says why and what to do."""


async def run(settings: Settings, *, browser: bool) -> None:
    """Open the database and play until stopped."""
    async with await Store.open(settings.database_url) as store:
        if settings.discord_token is None:
            await run_sandbox(settings, store, browser=browser)
        else:
            await run_discord(settings.discord_token, store)


def build_bot(store: Store) -> TableBot:
    """Put the bot together."""
    minds = Computers(random.Random(secrets.randbits(128)))
    clock = _now
    return TableBot(store, Desk(store, clock=clock, minds=minds), clock=clock)


def _now() -> int:
    return int(time.time())


async def run_discord(token: str, store: Store) -> None:
    """Log in to Discord and stay; raise `Trouble` for a token that Discord does not know."""
    bot = build_bot(store)
    try:
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        raise Trouble(
            "Discord does not accept DISCORD_TOKEN. Copy a new one from the page Bot of your "
            "application into .env."
        ) from None


async def run_sandbox(settings: Settings, store: Store, *, browser: bool) -> None:
    """Serve the local stand-in with a table ready to play, and stay."""
    async with hosted_sandbox(store, settings.sandbox_port) as sandbox:
        bot = build_bot(store)
        async with bot:
            client = asyncio.create_task(bot.start("sandbox"))
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({client, ready}, return_when=asyncio.FIRST_COMPLETED)
            if client.done():
                client.result()
            place = await prepare_table(bot, sandbox)
            print(sandbox.url, flush=True)
            if browser:
                webbrowser.open(f"{sandbox.url}/#{place}" if place else sandbox.url)
            await client


async def run_verify(settings: Settings, match_id: int) -> int:
    """Check a finished match and print what was checked."""
    async with await Store.open(settings.database_url) as store:
        report = await verify_match(store, match_id)
    for line in report.lines:
        print(line)
    return 0 if report.honest else 1


if __name__ == "__main__":
    sys.exit(main())
