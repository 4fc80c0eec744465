"""The services: what a room may use besides its own arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import discord

from bot.matches.matches import Matches
from bot.services.acts import Acts
from bot.services.background import Background
from bot.services.finder import Finder
from bot.services.metrics import Metrics
from bot.services.people import People
from bot.services.refusals import Refusals
from bot.services.replies import Replies
from bot.services.sentences import AnyInteraction, Sentences
from bot.store import Store
from bot.ui.emojis import Emojis
from bot.workers.pictures import PictureWorker
from bot.workers.process import WorkerProcess
from engine.core.errors import Refused


class Notifier(Protocol):
    """Whatever sends the outbox."""

    def wake(self) -> None:
        """Tell it that there may be something to send."""


class DiscordPort(Protocol):
    """What rooms ask of Discord besides answering an interaction."""

    @property
    def own_id(self) -> int:
        """The bot's user id."""

    def place(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to send to, known to the cache or not."""

    def get_guild(self, guild_id: int, /) -> discord.Guild | None:
        """Return a server from the cache."""

    async def fetch_channel(self, channel_id: int, /) -> Any:
        """Return a channel or thread as Discord has it now."""

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel:
        """Return the channel of somebody's direct messages."""


@dataclass(slots=True)
class Services:
    """The parts, made once when the bot starts."""

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
        default_factory=lambda: WorkerProcess("works on files", patient=True)
    )
    """Where records are written and judged, and files replayed: beside the event loop, after all
    else.
    """
    refusals: Refusals = field(default_factory=Refusals)
    background: Background = field(default_factory=Background)
    metrics: Metrics = field(default_factory=Metrics)
    acts: Acts = field(init=False)
    emojis: Emojis = field(default_factory=Emojis)
    reports: Path = Path("reports")
    """The folder for reports of mistakes."""
    leaving: bool = False
    """Whether this process is about to end: what is begun is finished, nothing else is begun."""
    began: int = 0
    """When this process was ready to be answered: nobody could act before."""
    _waiting: set[int] = field(default_factory=set)
    """People whose long task is under way: each may have one."""

    def __post_init__(self) -> None:
        self.acts = Acts(self.metrics)
        observe, metrics = self.acts.observe, self.metrics
        self.store.observe = partial(observe, "database", metrics.database)
        self.pictures.observe = partial(observe, "drawing", metrics.drawn)
        self.matches.observe_thinking(partial(observe, "thinking", metrics.thought))
        self.words = Sentences(self.matches)
        self.people = People(self.store)
        self.replies = Replies(self.store)
        self.finder = Finder(self.store, self.words)

    @contextmanager
    def one_at_a_time(self, user_id: int) -> Iterator[None]:
        """Do what takes long, once at a time for each person; otherwise raise `Refused`."""
        if user_id in self._waiting:
            raise Refused("one-at-a-time")
        self._waiting.add(user_id)
        try:
            yield
        finally:
            self._waiting.discard(user_id)

    async def answer(self, interaction: AnyInteraction, message: str, **args: Any) -> None:
        """Answer the reader with a sentence of ours, in their language."""
        await self.replies.say(interaction, self.words.say(interaction, message, **args))
