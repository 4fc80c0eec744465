"""The bot: Discord's client, the desk behind it, and what every command and press needs."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app.errors import Guard
from bot.lobby.options import locale_of_table
from bot.matches.live import ASIDE, Live, SetAside
from bot.matches.matches import Desk
from bot.matches.setting_aside import open_again, set_aside
from bot.notify import turn_clocks
from bot.notify.reminders import Reminders
from bot.notify.sender import Courier
from bot.store import DraftRow, MatchRow, PlayerRow, Reads, Store, StoreError
from bot.ui import screens
from bot.ui.command_words import CommandWords, ReadersTree, read_languages, translated_from
from bot.ui.components import Pick, Press
from bot.ui.forms import take_form
from bot.ui.preferences import Preferences, preferences_of
from bot.ui.replies import Replies
from bot.ui.wording import Wording
from bot.workers.pictures import Drawings
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.language.words import Words, load_words
from engine.core.seats import Seat
from engine.games import GAMES

log = logging.getLogger(__name__)

LABELS = (
    "play", "hand", "board", "text", "log", "back", "more", "suggest", "undo", "redo", "choose",
    "none", "take", "sure", "follow", "show",
)  # fmt: skip
COGS = (
    "bot.cogs.tables.opening",
    "bot.cogs.play.acting",
    "bot.cogs.look.looking",
    "bot.cogs.look.reading",
    "bot.cogs.history.standings",
    "bot.cogs.history.afterwards",
    "bot.cogs.history.showing",
    "bot.cogs.history.studying",
    "bot.cogs.person.privacy",
    "bot.cogs.play.planning",
    "bot.cogs.play.queue",
    "bot.cogs.look.helping",
    "bot.cogs.look.noting",
    "bot.cogs.play.weighing",
    "bot.cogs.person.settings",
    "bot.cogs.tables.people",
    "bot.cogs.tables.moderating",
    "bot.cogs.tables.mine",
    "bot.cogs.tables.server",
)
REGISTERING = (
    "bot.play.presses",
    "bot.tables.votes",
    "bot.lobby.draft_post",
    "bot.lobby.table_talk",
    "bot.notify.turn_clocks",
    "bot.play.coach_presses",
    "bot.notify.absence",
    "bot.notify.nudges",
    "bot.tables.pause",
    "bot.notify.reminder_letters",
    "bot.matches.setting_aside",
    "bot.play.windows",
    "bot.history.ending",
)
"""Importing these registers what presses, reminders and messages do."""
WHICH_TABLE = "Which table? Only where several are meant."
Interaction = discord.Interaction["TableBot"]


LONGEST_GOODBYE = 10
"""Seconds to wait for what is being stored and sent when the bot leaves."""


class TableBot(commands.AutoShardedBot):
    """The bot as cogs and components know it."""

    def __init__(
        self,
        store: Store,
        desk: Desk,
        *,
        clock: Callable[[], int] = lambda: int(time.time()),
        passing: Callable[[str], None] = lambda name: None,
        drawings: Drawings | None = None,
        long_lived: bool = False,
        **options: Any,
    ) -> None:
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
            **options,
        )
        self.store = store
        self.desk = desk
        self.clock = clock
        self.drawings = drawings or Drawings()
        self._long_lived = long_lived
        """True where this process hosts nothing else, and for long."""
        self.courier = Courier(self, passing)
        self.reminders = Reminders(self)
        self.guard = Guard(self)
        self._work: list[asyncio.Task[None]] = []
        self.thinking: set[asyncio.Task[None]] = set()
        """Tips, pictures and answers of computers that are shown when they are ready."""
        self.began = 0
        """When this process was ready to be answered: nobody could act before."""
        self.replies = Replies()

    # Starting and stopping

    async def setup_hook(self) -> None:
        """Make ready before the gateway connects."""
        for module in REGISTERING:
            import_module(module)
        for cogs in COGS:
            await import_module(cogs).setup(self)
        self.describe_tables()
        await self.tree.set_translator(CommandWords())
        self.add_dynamic_items(Press, Pick)
        self.tree.error(self.guard.on_command_error)
        await self.sync_commands()
        self.desk.announced_by(self.courier.wake)
        self.began = self.clock()
        await turn_clocks.give_time(self.store, self.began)
        self._work = [
            asyncio.create_task(self.courier.run()),
            asyncio.create_task(self.reminders.run()),
        ]
        await self.wake_computers()
        if self._long_lived:
            settle_down()
            self.later(asyncio.to_thread(read_languages))

    def describe_tables(self) -> None:
        """Describe the parameter `table` of every command that does not do so itself."""
        for command in self.tree.walk_commands():
            if isinstance(command, app_commands.Command):
                # Whatever is not named here would lose its description.
                described = {each.name: each.description for each in command.parameters}
                if str(described.get("table")) == "…":
                    app_commands.describe(**described | {"table": WHICH_TABLE})(command)

    async def sync_commands(self) -> None:
        """Publish the commands if they, or what says them, have changed since this bot last did.

        Nothing is translated to find out: reading two languages takes a second.
        """
        plain = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        written = json.dumps(plain, sort_keys=True, default=str).encode()
        digest = f"{self.application_id}:{sha256(written + translated_from()).hexdigest()}"
        async with self.store.reading() as reads:
            known = (await reads.server(0)).settings.get("commands")
        if known == digest:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException:
            log.exception("the commands could not be published; the old ones stay")
            return
        async with self.store.transaction() as work:
            server = await work.server(0)
            settings = server.settings | {"commands": digest}
            await work.save_server(msgspec.structs.replace(server, settings=settings))

    async def wake_computers(self) -> None:
        """Let computers go on where the last process left them in the middle of a turn."""
        async with self.store.reading() as reads:
            open_rows = await reads.matches_with_status("running", "paused")
        for row in open_rows:
            try:
                await self.desk.review(row.id)
            except SetAside as trouble:
                log.exception("error %s: match %d cannot be taken up", trouble.number, row.id)
                await set_aside(self, trouble)
                continue
            except Exception:  # one broken match must not keep all others from being played
                log.exception("match %d cannot be reviewed", row.id)
                continue
            if ASIDE in row.options:
                await open_again(self, row.id)
            self.desk.let_computers_play(row.id)

    async def close(self) -> None:
        """Finish what is being stored and sent, then leave."""
        tasks = [*self._work, *self.thinking]
        for task in tasks:
            task.cancel()
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=LONGEST_GOODBYE)
            for task in left:
                log.warning("left without waiting for %s", task.get_coro())
        await self.desk.close()
        self.drawings.close()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take forms, and answer presses on controls that nothing of ours answers any more."""
        if interaction.type is discord.InteractionType.modal_submit:
            await take_form(interaction)
        await self.guard.catch_all(interaction)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Pause the match of a thread that is gone."""
        await self.courier.lost_place(gone.thread_id)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        """Pause the match of a channel that is gone."""
        await self.courier.lost_place(gone.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the matches of a server that the bot was taken from."""
        async with self.store.reading() as reads:
            rows = await reads.matches_of_guild(guild.id)
        for row in rows:
            if row.channel_id is not None:
                await self.courier.lost_place(row.channel_id)

    @property
    def own_id(self) -> int:
        """The bot's user id."""
        return self.user.id if self.user else 0

    def place(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to send to, known to the cache or not."""
        return self.get_partial_messageable(channel_id)

    # Words

    def words(self, locale: str) -> Words:
        """Return the bot's own sentences."""
        return load_words(("bot",), locale)

    def words_of(self, wording: Wording) -> Words:
        """Return the bot's sentences in the language of a reader's wording."""
        return self.words(wording.locale)

    def locale(self, interaction: Interaction) -> str:
        """Return the reader's language."""
        return locale_of(interaction)

    def say_in(self, interaction: Interaction, message: str, **args: Any) -> str:
        """Return a sentence in the reader's language."""
        return self.words(locale_of(interaction)).say(message, **args)

    def labels_in(self, locale: str) -> dict[str, str]:
        """Return the labels of the buttons."""
        words = self.words(locale)
        return {label: words.say(f"label-{label}") for label in LABELS}

    def labels(self, interaction: Interaction) -> dict[str, str]:
        """Return the labels of the buttons in the reader's language."""
        return self.labels_in(locale_of(interaction))

    async def wording(self, interaction: Interaction, live: Live, seat: Seat | None) -> Wording:
        """Return a game's words for a reader: from their seat's view, in their language."""
        game = live.match.game
        return Wording(game, locale_of(interaction), live.view(seat))

    async def table_locale(self, row: MatchRow) -> str:
        """Return the language of a table's public posts."""
        return locale_of_table(row)

    def table_name(self, live: Live) -> str:
        """Name a table: its game and number."""
        return self.row_name(live.row)

    def row_name(self, row: MatchRow) -> str:
        """Name a table by its row."""
        return f"{GAMES[row.game].name(locale_of_table(row))} {row.id}"

    def refusal(self, interaction: Interaction, refusal: Refused) -> str:
        """Write a refusal: the bot's own, or a game's with its section."""
        words = self.words(locale_of(interaction))
        if words.has(f"r-{refusal.key}"):
            return words.say(f"r-{refusal.key}", **refusal.args_of_words)
        live = self.desk.peek(interaction.extras.get("match", 0))
        if live is not None:
            view = live.match.view(live.seat_of(interaction.user.id))
            return Wording(live.match.game, locale_of(interaction), view).refusal(refusal)
        game = GAMES[refusal.game or interaction.extras.get("game", next(iter(GAMES)))]
        return Wording(game, locale_of(interaction), None).refusal(refusal)

    # Finding the table

    async def match_here(self, interaction: Interaction, table: str | None = None) -> int:
        """Return the match meant: named, or of this channel, or the reader's only one.

        Raises `Refused` with the way out where that is none or several.
        """
        match_id = await (self._named(interaction, table) if table else self._meant(interaction))
        interaction.extras["match"] = match_id
        return match_id

    async def _meant(self, interaction: Interaction) -> int:
        async with self.store.reading() as reads:
            if interaction.channel_id is not None:
                here = await reads.match_in_channel(interaction.channel_id)
                if here is not None:
                    return here.id
            own = await reads.matches_of_user(interaction.user.id)
        if len(own) == 1 and interaction.guild_id is None:
            return own[0].id
        if own:
            names = ", ".join(self.row_name(row) for row in own)
            raise Refused("which-table", tables=names)
        raise Refused("no-table-here")

    async def _named(self, interaction: Interaction, table: str) -> int:
        digits = "".join(sign for sign in table if sign.isdecimal())
        if digits:
            async with self.store.reading() as reads:
                row = await reads.find_match(int(digits[:15]))
                if row is not None and await self._concerns(reads, row, interaction):
                    return row.id
        raise Refused("no-match", match=table)

    async def _concerns(self, reads: Reads, row: MatchRow, interaction: Interaction) -> bool:
        """Return whether a table is of this server, or of none, or one that the reader sat at."""
        if row.guild_id in (None, interaction.guild_id):
            return True
        user_id = interaction.user.id
        seats = await reads.seats(row.id)
        held = await reads.held_by(row.id, user_id)
        return bool(held) or user_id in (row.host_id, *(seat.user_id for seat in seats))

    # Answering

    def later(self, showing: Coroutine[Any, Any, None]) -> None:
        """Let something be shown when it is ready: nobody waits for it, and closing stops it."""
        task = asyncio.create_task(showing)
        self.thinking.add(task)
        task.add_done_callback(self._shown)

    def _shown(self, task: asyncio.Task[None]) -> None:
        self.thinking.discard(task)
        trouble = None if task.cancelled() else task.exception()
        if isinstance(trouble, (Refused, discord.HTTPException)):
            return  # the table has gone on, or the reply is gone
        if trouble is not None:
            log.error("what was to come later failed", exc_info=trouble)

    async def show(self, interaction: Interaction, screen: screens.Screen) -> bool:
        """Show something to the reader alone, in the reply that was deferred.

        Returns False where they have gone on in it meanwhile, and it was dropped.
        """
        return await self.replies.show(interaction, screen)

    async def say(self, interaction: Interaction, content: str) -> bool:
        """Say a sentence to the reader alone, as `show` does."""
        return await self.show(interaction, screens.notice(content))

    async def defer(self, interaction: Interaction) -> None:
        """Answer within three seconds; a press in one's own reply changes that reply."""
        if interaction.response.is_done():
            return
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            self.replies.pressed(interaction, message.id)
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        await self.know_reader(interaction)

    async def know_reader(self, interaction: Interaction) -> None:
        """Learn how the reader wants to be answered; without the store, go on as usual."""
        try:
            player = await self.player(interaction.user.id)
            if player.settings.get("spoken", "en") != str(interaction.locale):
                player = await self._learn_language(interaction)
        except StoreError:
            log.warning("settings could not be read; going on without", exc_info=True)
        else:
            interaction.extras["settings"] = player.settings

    async def _learn_language(self, interaction: Interaction) -> PlayerRow:
        """Remember the language of somebody's Discord, to write letters in it."""
        async with self.store.transaction() as work:
            player = await work.player(interaction.user.id)
            settings = player.settings | {"spoken": str(interaction.locale)}
            player = msgspec.structs.replace(player, settings=settings)
            await work.save_player(player)
        return player

    def reads_text(self, interaction: Interaction) -> bool:
        """Return whether the reader wants text rather than pictures."""
        return bool(interaction.extras.get("settings", {}).get("display") == "text")

    def reads_large(self, interaction: Interaction) -> bool:
        """Return whether the reader wants larger numbers and names on pictures."""
        return bool(interaction.extras.get("settings", {}).get("scale") == "large")

    # People and drafts

    async def player(self, user_id: int) -> PlayerRow:
        """Return what is known of a person."""
        async with self.store.reading() as reads:
            return await reads.player(user_id)

    async def preferences(self, user_id: int) -> Preferences:
        """Return what a person has set."""
        return preferences_of(await self.player(user_id))

    async def draft_of(self, live: Live, seat: Seat, asked: Question) -> tuple[int, int]:
        """Return where the reader left a menu: ordinal and depth."""
        async with self.store.reading() as reads:
            blob = await reads.draft(live.row.id, seat, asked.id)
        if blob is None:
            return 0, 0
        ordinal, depth = msgspec.msgpack.decode(blob, type=tuple[int, int])
        options: Sequence[Any] = getattr(asked.form, "options", ())
        return (ordinal, depth) if ordinal < len(options) else (0, 0)

    async def keep_draft(
        self, live: Live, seat: Seat, asked: Question, ordinal: int, depth: int
    ) -> None:
        """Remember where the reader is in a menu, across devices and restarts."""
        if depth == 0:
            # Where the reader went back to the top, the draft was dropped; elsewhere is none.
            return
        async with self.store.transaction() as work:
            draft = msgspec.msgpack.encode((ordinal, depth))
            await work.save_draft(
                DraftRow(match_id=live.row.id, seat=seat, question=asked.id, draft=draft)
            )

    async def drop_draft(self, live: Live, user_id: int, question: int) -> None:
        """Forget a half-made choice."""
        seat = live.seat_of(user_id)
        if seat is not None:
            async with self.store.transaction() as work:
                await work.drop_drafts(live.row.id, seat=seat, question=question)


def settle_down() -> None:
    """Tune the interpreter for a loop that must not stall.

    What was loaded at the start stays for good: looking for garbage in it, again and again, would
    stop everybody for 100 ms and more. And the database's threads need their answers passed on
    sooner than every 5 ms.
    """
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(0.0005)


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """Return the reader's language: what they have set, else that of their Discord."""
    chosen = interaction.extras.get("settings", {}).get("locale")
    return str(chosen or interaction.locale)
