"""Running the host: on Discord with a token, otherwise as a local page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import faulthandler
import random
import secrets
import signal
import time
import webbrowser
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.app.client import TableBot
from bot.app.cluster import Cluster, NoShards
from bot.app.first_screen import BotFirstScreen
from bot.app.first_tables import prepare_tables
from bot.app.local_host import NO_MORE_SERVERS, host_sandbox
from bot.app.settings import Home, Settings, reports_folder
from bot.app.startup_banner import files_found, login_lines
from bot.app.wiring import HOOKS
from bot.matches.matches import Matches
from bot.operator import admin, backups, systemd
from bot.operator.failures import Trouble, tell
from bot.operator.health import health_port
from bot.store import Store
from bot.workers.computers import Computers
from bot.workers.pictures import PictureWorker
from bot.workers.process import end_workers
from bot.workers.scheduling import Scheduler


async def host(home: Home, arguments: argparse.Namespace) -> int:
    """Open the database and play until stopped, by Ctrl-C or by the system."""
    faulthandler.enable()  # systemd ends a host that hangs by SIGABRT: where it hung is logged
    stopping = stop_when_told()
    async with await Store.open(
        home.settings.database_url, before_upgrade=backups.before_upgrade(home)
    ) as store:
        nightly = asyncio.create_task(backups.back_up_nightly(store, home, clock))
        try:
            if home.settings.discord_token is None:
                await run_sandbox(home, store, stopping, browser=not arguments.no_browser)
            else:
                tell(*files_found(home))
                await run_discord(home, home.settings.discord_token, store, stopping)
        finally:
            nightly.cancel()
            end_workers()
    return 0


@dataclass(slots=True)
class Stopping:
    """The end of this process: after its work is finished; at once on a second signal."""

    host: asyncio.Task[Any]
    bot: TableBot | None = None
    drained: asyncio.Task[None] | None = None

    def request_stop(self) -> None:
        """Begin to stop, on a signal of the system or Ctrl-C."""
        if self.bot is None or self.drained is not None:
            self.host.cancel()
        else:
            systemd.notify("STOPPING=1")
            self.drained = asyncio.create_task(self._drain(self.bot))

    async def _drain(self, bot: TableBot) -> None:
        try:
            await bot.drain()
        finally:
            self.host.cancel()


def stop_when_told() -> Stopping:
    """Finish work under way when the system ends this process, as with Ctrl-C."""
    current = asyncio.current_task()
    assert current is not None, "called in the main task"
    stopping = Stopping(current)
    with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopping.request_stop)
    return stopping


async def join_others(store: Store, settings: Settings) -> Cluster | None:
    """Claim shards where processes may share the database; raise `Trouble` if none is left."""
    if not store.shared:
        if settings.shards is not None:
            raise Trouble(
                "SHARDS is for several processes on one PostgreSQL database; SQLite has one."
            )
        return None
    cluster = Cluster(store, settings.shard_count, settings.shards)
    try:
        await cluster.join()
    except NoShards as error:
        raise Trouble(str(error)) from None
    return cluster


def build_bot(
    store: Store, settings: Settings, cluster: Cluster | None = None, **options: Any
) -> TableBot:
    """Build the bot; the options are those of discord.py's client."""
    turns = Scheduler(settings.workers)
    computers = Computers(random.Random(secrets.randbits(128)), turns=turns)
    matches = Matches(
        store, clock=clock, computers=computers, hooks=HOOKS, at_hand=settings.cache_mib << 20
    )
    pictures = PictureWorker(turns=turns)
    return TableBot(
        store, matches, clock=clock, pictures=pictures, long_lived=True, cluster=cluster, **options
    )


def clock() -> int:
    """Return the time as unix seconds."""
    return int(time.time())


async def run_discord(home: Home, token: str, store: Store, stopping: Stopping) -> None:
    """Log in to Discord and stay; raise `Trouble` for a token that Discord rejects."""
    cluster = await join_others(store, home.settings)
    bot = build_bot(store, home.settings, cluster)
    bot.services.reports = reports_folder(home)
    admin.offer(bot, home.settings)
    stopping.bot = bot
    try:
        async with bot, health_port(bot, home), systemd.watchdog(bot):
            hello = asyncio.create_task(greet(bot, home.settings))
            try:
                await bot.start(token)
            finally:
                hello.cancel()
                if cluster is not None:
                    await cluster.leave()
    except discord.LoginFailure:
        raise Trouble(
            "Discord does not accept DISCORD_TOKEN. Copy a new one from the page Bot of your "
            "application into .env."
        ) from None
    except aiohttp.ClientConnectionError as error:
        raise Trouble(
            f"Discord cannot be reached ({error}). Check this machine's connection to the internet."
        ) from None


async def greet(bot: TableBot, settings: Settings) -> None:
    """Tell the operator the bot's account as soon as it is logged in."""
    await bot.wait_until_ready()
    assert bot.application_id is not None, "it is logged in"
    tell(*login_lines(str(bot.user), bot.application_id, len(bot.guilds)))
    await admin.publish(bot, settings)


async def run_sandbox(home: Home, store: Store, stopping: Stopping, *, browser: bool) -> None:
    """Serve the local stand-in with tables ready to play, and stay."""
    async with host_sandbox(store, home.settings.sandbox_port) as sandbox:
        bot = stopping.bot = build_bot(store, home.settings, guild_ready_timeout=NO_MORE_SERVERS)
        async with bot, health_port(bot, home), systemd.watchdog(bot):
            client = asyncio.create_task(bot.start("sandbox"))
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({client, ready}, return_when=asyncio.FIRST_COMPLETED)
            if client.done():
                client.result()
            place = await prepare_tables(bot, sandbox)
            newcomer = int(sandbox.world.people()[0].id)
            sandbox.show_first_screen(BotFirstScreen(bot, newcomer))
            tell(sandbox.url, "No DISCORD_TOKEN: this page stands in for Discord.")
            tell(*files_found(home))
            if browser:
                webbrowser.open(f"{sandbox.url}/#{place}" if place else sandbox.url)
            await client
