"""The services: what a room may use besides its own arguments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import discord
from cachetools import LRUCache

from bot.matches.matches import Matches
from bot.services.background import Background
from bot.services.finder import Finder
from bot.services.locks import Locks
from bot.services.metrics import Metrics
from bot.services.people import People
from bot.services.refusals import Explained, last_refusals
from bot.services.replies import Replies
from bot.services.sentences import AnyInteraction, Sentences
from bot.services.tracing import Acts
from bot.store import Store
from bot.ui.emojis import Emojis
from bot.workers.pictures import PictureWorker
from bot.workers.process import WorkerProcess


class Notifier(Protocol):
    """The sender of the outbox."""

    def wake(self) -> None:
        """Wake the sender: there may be something to send."""


class DiscordPort(Protocol):
    """Discord's functions that rooms use, other than answering an interaction."""

    @property
    def own_id(self) -> int:
        """The bot's user id."""

    def place(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to send to, cached or not."""

    def get_guild(self, guild_id: int, /) -> discord.Guild | None:
        """Return a server from the cache."""

    async def fetch_channel(self, channel_id: int, /) -> Any:
        """Return a channel or thread, fetched from Discord."""

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel:
        """Return the channel of a user's direct messages."""


@dataclass(slots=True)
class Services:
    """The services, created once when the bot starts."""

    store: Store
    clock: Callable[[], int]
    matches: Matches
    pictures: PictureWorker
    discord: DiscordPort
    notifier: Notifier = field(init=False)
    words: Sentences = field(init=False)
    replies: Replies = field(init=False)
    finder: Finder = field(init=False)
    people: People = field(init=False)
    file_worker: WorkerProcess = field(
        default_factory=lambda: WorkerProcess("works on files", patient=True, busy="one-at-a-time")
    )
    """Process for writing and judging records and replaying files, at low priority."""
    refusals: LRUCache[int, Explained] = field(default_factory=last_refusals)
    traced: set[str] = field(default_factory=set)
    """Numbers of the errors that set tables aside and whose traceback is in this process's log."""
    locks: Locks = field(default_factory=Locks)
    background: Background = field(default_factory=Background)
    metrics: Metrics = field(default_factory=Metrics)
    acts: Acts = field(init=False)
    emojis: Emojis = field(default_factory=Emojis)
    reports: Path = Path("reports")
    """The folder for reports of mistakes."""
    leaving: bool = False
    """True where this process is about to end: it finishes its work and begins nothing else."""
    began: int = 0
    """Time at which this process was ready: nobody could act before."""

    def __post_init__(self) -> None:
        self.acts = Acts(self.metrics)
        observe, metrics = self.acts.observe, self.metrics
        self.store.observe = partial(observe, "database", metrics.database)
        self.pictures.observe = partial(observe, "drawing", metrics.drawn)
        self.matches.observe_thinking(partial(observe, "thinking", metrics.thought))
        self.words = Sentences(self.matches)
        self.people = People(self.store)
        self.replies = Replies(self.store)
        self.finder = Finder(self.store)

    async def answer(self, interaction: AnyInteraction, message: str, **args: Any) -> None:
        """Answer the reader with one of the bot's sentences, in their language."""
        await self.replies.say(interaction, self.words.say(interaction, message, **args))
