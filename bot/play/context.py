"""A table as one of its people finds it: everything a press needs, read in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.matches.live import Live
from bot.notify.story import Heard
from bot.notify.turn_posts import Awaited
from bot.play.menus.building import prompt_of, with_icons
from bot.play.menus.prompts import Prompt
from bot.services.sentences import labels_of, name_of_table, wording_of
from bot.store import GlanceRow, PlayerRow, ReminderRow, UndoneRow, WishRow
from bot.ui.emojis import Emojis
from bot.ui.markup import bot_words
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
    """A part of a private reply: lines for the text above its group, then what stands below."""

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
        view = self._live.view(self._seat)
        return wording_of(self._live, self.locale, view, reader=self._seat)

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
    portraits: Mapping[int, Drawn | None] = field(default_factory=dict)
    """The portraits of the answers, by ordinal; None for what is still being drawn."""

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

    def drawn(self, **pictures: Any) -> TableContext:
        """Return the table with pictures, and with its menu as it was built."""
        table = replace(self, **pictures)
        if "prompt" in self.__dict__:
            table.__dict__["prompt"] = self.prompt
        return table

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
Groups: TypeAlias = Sequence[Sequence[PartMaker]]
"""What makes a reply, from above; a line stands between two groups."""
