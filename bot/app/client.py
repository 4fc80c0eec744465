"""The bot: Discord's client, which passes every event to the rooms with their services."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.app import wiring
from bot.app.cluster import Cluster
from bot.app.command_sync import describe_tables, offer_anywhere, publish_commands
from bot.app.emoji_upload import recall_emojis, upload_emojis
from bot.app.errors import Guard
from bot.app.housekeeping import HOUR, tidy
from bot.app.supervision import Health, supervise
from bot.cogs.commands import Cog, add_cog
from bot.matches.live import ASIDE, SetAside, error_number
from bot.matches.matches import Matches
from bot.notify import turn_clocks
from bot.notify.reminders import Reminders
from bot.notify.sending import lost_places
from bot.notify.sending.sender import Sender
from bot.services import Client, Services, tracing
from bot.store import Store
from bot.tables import places
from bot.tables.broken_matches import open_again, set_aside
from bot.ui.command_words import CommandWords, ReadersTree, read_languages
from bot.ui.forms import take_form
from bot.workers.pictures import PictureWorker

log = logging.getLogger(__name__)

LONGEST_BREATH = 0.1
"""Most seconds between the reviews of two tables after the start."""
LOOK_FOR_GARBAGE = (5_000, 5, 60)
"""Thresholds of the garbage collector: new objects before the youngest generation is collected,
then the number of such collections before one of the middle generation, and of those before a full
one. A press leaves some 100 objects in cycles, a match that is dropped from memory none.
"""
LONGEST_GOODBYE = 10
"""Seconds to wait at shutdown for data being stored and messages being sent."""
TOO_LATE = 3
"""Seconds after which Discord takes no first answer to a press."""


class TableBot(Client):
    """Discord's client: its events, start and end; the rooms do everything else."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        *,
        clock: Callable[[], int] = lambda: int(time.time()),
        passing: Callable[[str], None] = lambda name: None,
        pictures: PictureWorker | None = None,
        long_lived: bool = False,
        cluster: Cluster | None = None,
        **options: Any,
    ) -> None:
        if cluster is not None and cluster.shard_count is not None:
            options |= {"shard_count": cluster.shard_count, "shard_ids": sorted(cluster.held)}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=ReadersTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **{"http_trace": tracing.request_times()} | options,
        )
        self.services = Services(store, clock, matches, pictures or PictureWorker(), discord=self)
        self.sender = Sender(self.services, passing)
        self.services.notifier = self.sender
        self.reminders = Reminders(self.services)
        self.guard = Guard(self.services)
        self.health = Health()
        self._cluster = cluster
        self._long_lived = long_lived
        """True where this process hosts only the bot, for a long time."""
        self._work: list[asyncio.Task[None]] = []
        self.uploading: asyncio.Task[None] | None = None
        """The task that updates the emojis of the application."""

    # Starting and stopping

    async def setup_hook(self) -> None:
        """Prepare the bot before the gateway connects."""
        wiring.collect()
        for module in wiring.COGS:
            await add_cogs(self, import_module(module))
        offer_anywhere(self.tree)
        describe_tables(self.tree)
        await self.tree.set_translator(CommandWords())
        self.tree.error(self.guard.on_command_error)
        await publish_commands(self.services, self.tree, self.application_id)
        self.services.matches.call_after_commit(self.sender.wake)
        self.services.began = self.services.clock()
        if self._cluster is None or self._cluster.alone:  # otherwise others could be answered
            await turn_clocks.give_time(self.services.store, self.services.began)
        async with self.services.store.reading() as reads:
            unfinished = await reads.unfinished_matches()
        self.services.matches.review_later(unfinished)
        self._work = [
            asyncio.create_task(supervise("sender", self.sender.run, self.health)),
            asyncio.create_task(supervise("reminders", self.reminders.run, self.health)),
            asyncio.create_task(supervise("housekeeping", self._keep_house, self.health)),
        ]
        if self._cluster is not None:
            keep = partial(self._cluster.run, self)
            self._work.append(asyncio.create_task(supervise("cluster", keep, self.health)))
        if self.application_id is not None:
            await recall_emojis(self.services, self.application_id)
        self.uploading = asyncio.create_task(upload_emojis(self))
        self.services.background.start(self.review_tables(unfinished))
        if self._long_lived:
            self.services.background.start(settle_down())
            self.services.background.start(self.services.pictures.warm_up())

    async def _keep_house(self) -> None:
        """Tidy the database once an hour."""
        while True:
            await asyncio.sleep(HOUR)
            await tidy(self.services.store, self.services.clock())

    async def listen_to(self, shard: int) -> None:
        """Listen to a shard whose process is gone."""
        if self.shard_count is not None and shard not in self.shards:
            self.shard_ids = sorted({*(self.shard_ids or ()), shard})
            self._connection.shard_ids = self.shard_ids
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def leave_shard(self, shard: int) -> None:
        """Stop listening to a shard that another process has taken."""
        if (leaving := self.get_shard(shard)) is not None:
            await leaving.disconnect()
            self.shard_ids = [each for each in self.shard_ids or () if each != shard]
            self._connection.shard_ids = self.shard_ids

    async def review_tables(self, match_ids: Sequence[int]) -> None:
        """Review all tables, and resume computer turns that the last process left.

        A player who acts need not wait for that: their table is reviewed at once. Half of the time
        is left for players.
        """
        for match_id in match_ids:
            began = time.monotonic()
            try:
                await self._review_table(match_id)
            except Exception as error:  # one broken match must not hold up the others
                number = error_number(match_id, error)
                log.exception("error %s: match %d cannot be reviewed", number, match_id)
            await asyncio.sleep(min(LONGEST_BREATH, time.monotonic() - began))

    async def _review_table(self, match_id: int) -> None:
        matches = self.services.matches
        try:
            await matches.review(match_id)
        except SetAside as trouble:
            log.exception("error %s: match %d cannot be taken up", trouble.number, match_id)
            self.services.traced.add(trouble.number)
            await set_aside(self.services, trouble)
            return
        live = matches.peek(match_id)
        if live is not None and ASIDE in live.row.options:
            await open_again(self.services, match_id)
        matches.turns.begin(match_id)

    async def drain(self) -> None:
        """Finish acts and messages under way, and begin no others; presses are told so."""
        self.services.leaving = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_GOODBYE):
                await asyncio.gather(
                    self.services.matches.turns.rest(),
                    self.services.acts.wait_until_done(),
                    self.sender.finish(),
                )

    async def _stop_listening(self) -> None:
        """Disconnect from the gateway, and answer the presses that came before."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TOO_LATE):
                await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
                await self.services.acts.wait_until_done()

    async def close(self) -> None:
        """Answer whoever has pressed, finish storing and sending, then shut down."""
        await self._stop_listening()
        tasks = [*self._work, *self.services.background.tasks]
        if self.uploading is not None:
            tasks.append(self.uploading)
        for task in tasks:
            task.cancel()
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=LONGEST_GOODBYE)
            for task in left:
                log.warning("left without waiting for %s", task.get_coro())
        await self.services.matches.turns.close()
        self.services.pictures.close()
        self.services.file_worker.close()
        await super().close()

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], command: object
    ) -> None:
        """Count a completed command and its duration."""
        self.services.acts.finish()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle presses and forms; commands are handled by their tree."""
        if interaction.type is discord.InteractionType.modal_submit:
            await take_form(interaction)
        elif interaction.type is discord.InteractionType.component:
            await self.guard.take_press(interaction)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Pause the match of a deleted thread."""
        await lost_places.rest(self.services, gone.thread_id)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Pause the match of a deleted channel."""
        await lost_places.rest(self.services, gone.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the matches of a server that the bot had been removed from."""
        await places.come_back(self.services, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the matches of a server that the bot was removed from."""
        async with self.services.store.reading() as reads:
            rows = await reads.matches_of_guild(guild.id)
        for row in rows:
            if row.channel_id is None:
                continue
            try:
                await lost_places.rest(self.services, row.channel_id)
            except Exception as error:  # one broken match must not hold up the others
                number = error_number(row.id, error)
                log.exception("error %s: match %d cannot be paused", number, row.id)

    @property
    def own_id(self) -> int:
        """The bot's user id."""
        return self.user.id if self.user else 0

    def place(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to send to, cached or not."""
        return self.get_partial_messageable(channel_id)


async def add_cogs(client: TableBot, module: ModuleType) -> None:
    """Add the cogs defined in a module, or call its `setup` instead."""
    if hasattr(module, "setup"):
        await module.setup(client)
        return
    for made in vars(module).values():
        if isinstance(made, type) and issubclass(made, Cog) and made.__module__ == module.__name__:
            await add_cog(client, made(client.services))


async def settle_down() -> None:
    """Tune the interpreter for a loop that must not stall.

    A full garbage collection stops everybody for a tenth of a second, and longer with many tables.
    So objects loaded at the start are exempt for good, and full collections are rare: the garbage
    of a press is found in the youngest generation.
    """
    # The database's threads need their answers passed on sooner than every 5 ms.
    sys.setswitchinterval(0.0005)
    gc.set_threshold(*LOOK_FOR_GARBAGE)
    await asyncio.to_thread(read_languages)
    gc.collect()
    gc.freeze()
