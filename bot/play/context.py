"""A table as one of its people finds it: everything a press needs, read in one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import Any, TypeAlias

import discord
import msgspec
from discord import ui

from bot.history.seen import new_glance
from bot.matches.commands import has_answered
from bot.matches.live import Live
from bot.notify.announcements import WINDOW
from bot.notify.story import Heard, read_missed, read_own_turn
from bot.notify.turn_posts import Awaited, read_awaited
from bot.play.drawn.decided import Moment, decided_in, read_since
from bot.play.menus import Prompt, prompt_of, with_icons
from bot.seating import presence
from bot.services import Interaction
from bot.services.sentences import labels_of, locale_of, name_of_table
from bot.store import GlanceRow, PlayerRow, Reads, ReminderRow, UndoneRow, WishRow
from bot.ui.components import Pressed, on_press
from bot.ui.emojis import Emojis
from bot.ui.markup import bot_words
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording
from bot.workers.pictures import Drawn
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.language.words import Words
from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class MenuPlace:
    """Where in a question's menu its reader is, and what they are told there."""

    question: int | None = None
    """The question that the place belongs to; None for whatever is asked, where it was left."""
    ordinal: int = 0
    depth: int = 0
    page: int = 0
    picked: tuple[int, ...] = ()
    heard: tuple[str, ...] = ()
    """What came of the reader's last press."""
    drawn: tuple[str, ...] = ()
    """The kinds of plan that matter for what they have just drawn."""
    tip: tuple[int, ...] | None = None
    """The ordinals of a suggested answer."""
    advice: str = ""
    """The coach's reason for it."""
    line: bool = False
    """Whether the suggested answer begins a longer line."""
    decided: Any = None
    """The reader's view with what chance decided for their last press, if it did."""
    earlier: tuple[Event, ...] = ()
    """What everybody heard of the turn under way before the reader's last press."""
    began: int | None = None
    """The last choice before that action, where more can be read of it than is said."""


AS_LEFT = MenuPlace()
"""Where the reader left the menu of whatever is asked."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a private reply: lines for the text above all, then what stands further below."""

    said: tuple[str, ...] = ()
    items: tuple[ui.Item[ui.LayoutView], ...] = ()
    files: tuple[discord.File, ...] = ()


@dataclass(frozen=True, slots=True)
class Experience:
    """How much a newcomer has played: only they are coached."""

    answered: Mapping[str, int]
    """How often they have answered each kind of question in this match."""


class Voice:
    """The game's words and the bot's for a reader, made when they are first needed."""

    def __init__(self, live: Live, seat: Seat | None, locale: str, emojis: Emojis) -> None:
        self._live, self._seat, self.locale, self.emojis = live, seat, locale, emojis

    @cached_property
    def wording(self) -> Wording:
        return Wording(self._live.match.game, self.locale, self._live.view(self._seat))

    @cached_property
    def words(self) -> Words:
        return bot_words(self.locale)

    @cached_property
    def labels(self) -> dict[str, str]:
        return labels_of(self.words)


@dataclass(frozen=True)
class TableContext:
    """A table as one of its people, or a spectator, finds it at one moment."""

    live: Live
    seat: Seat | None
    player: PlayerRow
    voice: Voice
    now: int
    wishes: tuple[WishRow, ...] = ()
    draft: tuple[int, int] = (0, 0)
    """Where the reader left the menu of the question that is open to them: ordinal and depth."""
    undone: UndoneRow | None = None
    window: ReminderRow | None = None
    """What ends the time to answer."""
    awaited: Awaited | None = None
    """The seat that is awaited instead of the reader."""
    experience: Experience | None = None
    missed: Heard | None = None
    """What everybody heard since the reader last chose or, if they wait, since their turn began."""
    stands: bool = False
    """True where the question of the press is closed since the reader has answered it."""
    glance: GlanceRow | None = None
    """What is to be noted as seen, if the reader was shown the table as it is."""
    asked: Question | None = None
    """The question that is shown: open to the reader, or only imagined."""
    place: MenuPlace = AS_LEFT
    prefix: str = ""
    """Stands before the kinds of the controls of a question that is only imagined."""
    map: Drawn | None = None
    """The map above the answers, or what keeps its place."""
    above: Mapping[str, Drawn] = field(default_factory=dict)
    """What is drawn beside the map and stands above the answers, by name."""
    below: Mapping[str, Drawn] = field(default_factory=dict)
    """What was drawn too late for that."""

    @property
    def match_id(self) -> int:
        return self.live.row.id

    @property
    def own(self) -> Seat:
        """The reader's seat; raises `Refused` for spectators."""
        if self.seat is None:
            raise Refused("no-seat")
        return self.seat

    @property
    def question(self) -> Question:
        assert self.asked is not None, "there is one where this is needed"
        return self.asked

    @property
    def is_open(self) -> bool:
        """True where the table waits for an answer to the question that is shown."""
        return not self.prefix and self.live.match.pending.get(self.own) is self.asked

    @property
    def wording(self) -> Wording:
        return self.voice.wording

    @property
    def words(self) -> Words:
        return self.voice.words

    @property
    def name(self) -> str:
        return name_of_table(self.live.row)

    @property
    def in_words(self) -> bool:
        """True where the reader wants text rather than pictures."""
        return self.player.settings.get("display") == "text"

    @cached_property
    def prompt(self) -> Prompt:
        """The menu of the question at the reader's place."""
        at = self.place
        prompt = prompt_of(
            self.live, self.own, self.question, self.wording,
            ordinal=at.ordinal, depth=at.depth, page=at.page,
        )  # fmt: skip
        prompt = with_icons(prompt, self.question, self.wording, self.voice.emojis)
        return replace(prompt, picked=at.picked, prefix=self.prefix)

    def require(self, question: int | None = None) -> TableContext:
        """Return the table with the question open to the reader, or one they have answered sealed.

        Raises `Refused` if there is none, or if it is another one than `question` by now.
        """
        asked = self.live.match.open_to(self.own)
        if asked is not None and question in (None, asked.id):
            return replace(self, asked=asked)
        if question is None:
            raise Refused("not-asked")
        raise Refused("answer-stands" if self.stands else "question-closed")

    def at(self, place: MenuPlace) -> TableContext:
        """Return the table with its reader at a place of the question that is open to them.

        What they have sealed is asked again only where the place names it. A place in another
        question is its beginning, and the reader is told so.
        """
        asked = self.live.match.open_to(self.own)
        if asked is not None and self.own in self.live.match.answered:
            asked = asked if asked.id == place.question else None
        return replace(self, asked=asked, place=self.find_place(asked, place))

    def find_place(self, asked: Question | None, place: MenuPlace) -> MenuPlace:
        if asked is None:
            return place
        if place.question not in (None, asked.id):
            heard = (*place.heard, self.words.say("outdated"))
            return MenuPlace(asked.id, heard=heard, drawn=place.drawn)
        if place.question is None and place.depth == 0:
            ordinal, depth = self.draft
            return replace(place, ordinal=ordinal, depth=depth)
        return place


PartMaker: TypeAlias = Callable[[TableContext], "Part | None"]


# Reading


async def read_table(
    reads: Reads, interaction: Interaction, live: Live, question: int | None = None
) -> TableContext:
    """Read all that the database knows for a reader whom `Replies.meet` has met.

    `question` is the one that they have pressed an answer to.
    """
    seat = live.seat_of(interaction.user.id)
    player: PlayerRow = interaction.extras["player"]
    services = interaction.client.services
    table = TableContext(
        live, seat, player, Voice(live, seat, locale_of(interaction), services.emojis),
        services.clock(),
    )  # fmt: skip
    if seat is None:
        return table
    asked, match_id = live.match.open_to(seat), live.row.id
    known: dict[str, Any] = {"wishes": await reads.wishes(match_id, seat)}
    if seat not in live.match.pending:
        known["awaited"] = await read_awaited(reads, live)
        known["missed"] = await read_own_turn(reads, live, table.wording, seat)
    else:
        known["undone"] = await reads.last_undone(match_id)
    if asked is not None:
        known["draft"] = read_draft(await reads.draft(match_id, seat, asked.id), asked)
        known["experience"] = await read_experience(reads, live, seat, player)
        if asked.timed:
            known["window"] = await find_window(reads, match_id, asked.id)
    if question is None and asked is not None:
        known["missed"] = await read_missed(reads, live, table.wording, interaction.user.id)
    if question is not None and (asked is None or asked.id != question):
        known["stands"] = await has_answered(reads, match_id, seat, question)
    return replace(table, **known)


def read_draft(blob: bytes | None, asked: Question) -> tuple[int, int]:
    """Return where a menu was left: ordinal and depth."""
    if blob is None:
        return 0, 0
    ordinal, depth = msgspec.msgpack.decode(blob, type=tuple[int, int])
    return (ordinal, depth) if ordinal < len(getattr(asked.form, "options", ())) else (0, 0)


async def find_window(reads: Reads, match_id: int, question: int) -> ReminderRow | None:
    """Return the reminder that ends a question's window; None where it has none."""
    rows = await reads.reminders(match_id)
    return next((row for row in rows if row.kind == f"{WINDOW}:{question}"), None)


async def read_experience(
    reads: Reads, live: Live, seat: Seat, player: PlayerRow
) -> Experience | None:
    """Return how much a newcomer has played.

    None for a player who has finished a match of this game, or has said they know it.
    """
    user, game, wished = live.user_of(seat), live.row.game, preferences_of(player)
    if user is None or not wished.coach or game in wished.known:
        return None
    if await reads.has_finished(user, game, since=wished.coached_from):
        return None
    return Experience(await reads.count_answered(live.row.id, user))


# Loading


async def load_table(
    interaction: Interaction,
    match_id: int | None,
    question: int | None = None,
    *,
    table: str | None = None,
    present: bool = True,
    glance: bool = False,
) -> TableContext:
    """Load a table for a reader, in one transaction; None for the one that `table` names, or here.

    With `present`, a computer that stood in for the reader makes way. With `glance`, it is read
    what to note as seen.
    """
    services = interaction.client.services
    async with services.store.reading() as reads:
        if match_id is not None:
            await reads.open_sheet(match_id, reader=interaction.user.id)
        await services.replies.meet(reads, interaction)
        if match_id is None:
            match_id = await services.finder.find(reads, interaction, table)
            await reads.open_sheet(match_id, reader=interaction.user.id)
        live = await services.matches.find(reads, match_id)
        found = await read_table(reads, interaction, live, question)
        if glance:
            seen = await new_glance(reads, match_id, interaction.user.id, found.now)
            found = replace(found, glance=seen)
    await services.replies.learn_language(interaction)
    if present and presence.is_replaced(live, interaction.user.id):
        fresh = Fresh(interaction)
        await presence.come_back(services, match_id, interaction.user.id, then=fresh)
        return replace(fresh.table, glance=found.glance)
    return found


async def load_typed(
    interaction: Interaction, table: str | None, *, present: bool = True
) -> TableContext:
    """Acknowledge a command, and load the table that it is about."""
    await interaction.client.services.replies.acknowledge(interaction)
    return await load_table(interaction, None, table=table, present=present)


class Fresh:
    """Reads a table for its reader at the end of the transaction that changes it."""

    def __init__(self, interaction: Interaction, before: Moment | None = None) -> None:
        """With `before`, it is read too what the change has decided since that moment."""
        self._interaction = interaction
        self._table: TableContext | None = None
        self._before = before

    async def __call__(self, reads: Reads, live: Live) -> None:
        table = await read_table(reads, self._interaction, live)
        if self._before is not None:
            since = await read_since(reads, live, self._before)
            decided = decided_in(live, table.wording, since)
            place = MenuPlace(decided=decided, earlier=since.turn, began=self._before.began)
            table = replace(table, place=place)
        self._table = table

    @property
    def table(self) -> TableContext:
        assert self._table is not None, "it is read before the transaction ends"
        return self._table


# Presses

TableHandler: TypeAlias = Callable[[Interaction, TableContext, Pressed], Awaitable[None]]


def on_play_press(
    *kinds: str, asks: bool = False, present: bool = True, glance: bool = False
) -> Callable[[TableHandler], TableHandler]:
    """Register what is done with a table when one of these controls is pressed.

    With `asks`, the control belongs to a question. For the others, see `load_table`.
    """

    def register(handler: TableHandler) -> TableHandler:
        @wraps(handler)
        async def load_first(interaction: Interaction, given: Pressed) -> None:
            question = given.question if asks else None
            table = await load_table(
                interaction, given.match, question, present=present, glance=glance
            )
            await handler(interaction, table, given)

        on_press(*kinds, loads_reader=True)(load_first)
        return handler

    return register


def on_question_press(*kinds: str) -> Callable[[TableHandler], TableHandler]:
    """Register what is done with the question that such a control belongs to, while it is open."""

    def register(handler: TableHandler) -> TableHandler:
        @wraps(handler)
        async def require_first(
            interaction: Interaction, table: TableContext, given: Pressed
        ) -> None:
            await handler(interaction, table.require(given.question), given)

        on_play_press(*kinds, asks=True)(require_first)
        return handler

    return register
