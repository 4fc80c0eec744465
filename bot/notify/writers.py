"""Writing messages: one registry of writers, and the data handed to each of them.

The subject is decided when something happens; the text is written when it is sent, from the table
of that moment, so that a restart in between changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.matches.live import Live
from bot.notify.outbox import NOBODY, Letter, Post, mark_of
from bot.services import Services
from bot.services.sentences import labels_of, locale_of_table, name_of_table, wording_of
from bot.store import MatchRow, OutboxRow
from bot.ui import screens
from bot.ui.markup import bot_words, mention_channel, mention_user
from bot.ui.rows import button
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.language.words import Words
from engine.core.seats import Seat
from render.games import RENDERERS


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message that is being written, in the language of its readers."""

    services: Services
    row: OutboxRow
    match: MatchRow
    locale: str

    @property
    def words(self) -> Words:
        return bot_words(self.locale)

    @property
    def mark(self) -> int:
        """The number in the addresses of its buttons by which the message is found again."""
        return mark_of(self.row)

    @property
    def table(self) -> str:
        return name_of_table(self.match)

    @property
    def place(self) -> str:
        """A link to the table; empty where it has no channel."""
        return mention_channel(self.match.channel_id) if self.match.channel_id else ""

    @property
    def accent(self) -> int | None:
        """Colour of the seat to play; None before there are turns, and between them."""
        return None

    def screen(
        self,
        *lines: str,
        picture: DrawnPicture | None = None,
        below: str = "",
        rows: Sequence[discord.ui.ActionRow[discord.ui.LayoutView]] = (),
        over: bool = False,
    ) -> screens.Screen:
        """Build the message: its non-empty lines, and the fixed buttons of the table."""
        content, labels = screens.join_lines(*lines), labels_of(self.words)
        return screens.post(
            content, labels, self.match.id, self.mark,
            picture=picture, below=below, rows=rows, over=over, accent=self.accent,
        )  # fmt: skip

    def brief(self, content: str) -> screens.Screen:
        """Build a message of one text beside the button about its table, which carries its mark."""
        about = button("about", self.match.id, self.words.say("label-about"), question=self.mark)
        return screens.layout(discord.ui.Section(screens.text(content), accessory=about)), []


@dataclass(frozen=True, slots=True)
class ToChannel(Outgoing):
    """A message to a channel, whether its match has begun or not."""

    post: Post

    @property
    def mentions(self) -> str:
        return " ".join(mention_user(user) for user in self.post.mentions)


@dataclass(frozen=True, slots=True)
class ToTable(ToChannel):
    """A message to the channel of a match that has begun, with the words of its public view."""

    live: Live
    wording: Wording

    @property
    def accent(self) -> int | None:
        return colour_of_turn(self.match.game, self.wording.view)


@dataclass(frozen=True, slots=True)
class ToGuest(Outgoing):
    """A letter to a person without a seat, written from public facts alone."""

    letter: Letter


@dataclass(frozen=True, slots=True)
class ToHolder(ToGuest):
    """A letter to the holder of the seat it is about, with the words of that seat's view."""

    live: Live
    wording: Wording

    @property
    def accent(self) -> int | None:
        return colour_of_turn(self.match.game, self.wording.view)


def colour_of_turn(game: str, view: Any) -> int | None:
    """Return the colour of the seat whose turn it is, as Discord wants it."""
    hue, _ = RENDERERS[game].turn(view)
    return None if hue is None else int(hue.coat.removeprefix("#"), 16)


Written = screens.Screen | None
"""A message, or None where nothing is left to say."""
To = TypeVar("To", bound=Outgoing)
Writer = Callable[[To], Awaitable[Written]]
WRITERS: dict[tuple[type[Outgoing], str], Writer[Any]] = {}
"""Writers of messages, by the type they are handed and the kind of message."""


def writes(to: type[To], *kinds: str) -> Callable[[Writer[To]], Writer[To]]:
    """Register the writer of messages of some kinds; a kind has one writer."""

    def register(writer: Writer[To]) -> Writer[To]:
        for kind in kinds:
            if WRITERS.setdefault((to, kind), writer) is not writer:
                raise ValueError(f"messages of kind {kind} are written twice")
        return writer

    return register


async def write_post(services: Services, row: OutboxRow, post: Post) -> Written:
    if (ToTable, post.kind) in WRITERS:
        return await WRITERS[ToTable, post.kind](await to_table(services, row, post))
    async with services.store.reading() as reads:
        match = await reads.find_match(post.match)
    if match is None:
        return None
    locale = locale_of_table(match)
    return await WRITERS[ToChannel, post.kind](ToChannel(services, row, match, locale, post))


async def to_table(services: Services, row: OutboxRow, post: Post) -> ToTable:
    """Return the data for the writer of a message to a match that has begun."""
    live = await services.matches.look(post.match)
    locale = locale_of_table(live.row)
    wording = wording_of(live, locale, live.match.view(None))
    return ToTable(services, row, live.row, locale, post, live, wording)


async def write_letter(services: Services, row: OutboxRow, letter: Letter) -> Written:
    """Write a direct message; None if the receiver has left the seat, or the match is no more."""
    locale = (await services.people.preferences(row.target_id)).language
    async with services.store.reading() as reads:
        match = await reads.find_match(letter.match)
    if match is None:
        return None
    if letter.seat == NOBODY:
        return await WRITERS[ToGuest, letter.kind](ToGuest(services, row, match, locale, letter))
    if match.setup is None:
        return None  # the seats of a lobby have no view
    live = await services.matches.look(letter.match)
    if live.seats[letter.seat].user_id != row.target_id:
        return None
    seat = Seat(letter.seat)
    wording = wording_of(live, locale, live.view(seat), reader=seat)
    to = ToHolder(services, row, live.row, locale, letter, live, wording)
    return await WRITERS[ToHolder, letter.kind](to)
