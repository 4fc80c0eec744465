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
from bot.play.menus.prompt_builder import prompt_of, with_icons
from bot.play.menus.prompts import Prompt
from bot.services.sentences import labels_of, name_of_table, wording_of
from bot.store import GlanceRow, PlayerRow, ReminderRow, UndoneRow, WishRow
from bot.ui.emojis import Emojis
from bot.ui.markup import bot_words
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.choices.questions import Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.language.words import Words
from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class MenuPlace:
    """The reader's place in a question's menu, and the texts and pictures shown there."""

    question: int | None = None
    """The question that the place belongs to; None for the open one, where it was left."""
    ordinal: int = 0
    depth: int = 0
    page: int = 0
    picked: tuple[int, ...] = ()
    heard: tuple[str, ...] = ()
    """Lines about the result of the reader's last press."""
    drawn: tuple[str, ...] = ()
    """Kinds of plan relevant to the cards they have just drawn."""
    tip: tuple[int, ...] | None = None
    """Ordinals of a suggested answer."""
    advice: str = ""
    """The coach's words: the suggested answer with its reason, or that it is being found."""
    line: bool = False
    """True where the suggested answer begins a longer line."""
    decided: Any = None
    """The reader's view with the outcome of chance for their last press, if any."""
    earlier: tuple[Event, ...] = ()
    """Public events of the turn under way before the reader's last press."""
    responded: bool = False
    """True where the reader's last press was an answer in another player's turn."""
    began: int | None = None
    """The last choice before the action just told, where its details say more than was told."""


AS_LEFT = MenuPlace()
"""The place where the reader left the menu of the open question."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a private reply: lines for the text above its group, and components below it."""

    said: tuple[str, ...] = ()
    items: tuple[ui.Item[ui.LayoutView], ...] = ()
    files: tuple[discord.File, ...] = ()


@dataclass(frozen=True, slots=True)
class Experience:
    """A newcomer's experience: only newcomers are coached."""

    answered: Mapping[str, int]
    """Number of their answers in this match to each kind of question."""


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
    """The reader's stored place in the menu of the question open to them: ordinal and depth."""
    undone: UndoneRow | None = None
    window: ReminderRow | None = None
    """The reminder that ends the time to answer."""
    awaited: Awaited | None = None
    """The seat that is awaited instead of the reader."""
    experience: Experience | None = None
    missed: Heard | None = None
    """Public events since the reader last chose or, if they wait, since their turn began."""
    stands: bool = False
    """True where the question pressed at is closed because the reader has answered it."""
    glance: GlanceRow | None = None
    """To be stored as seen, if the reader was shown the current table."""
    asked: Question | None = None
    """The question that is shown: open to the reader, or only imagined."""
    place: MenuPlace = AS_LEFT
    prefix: str = ""
    """Prefix of the control kinds of a question that is only imagined."""
    map: DrawnPicture | None = None
    """The map above the answers, or its placeholder."""
    above: Mapping[str, DrawnPicture] = field(default_factory=dict)
    """Pictures above the answers other than the map, by name."""
    below: Mapping[str, DrawnPicture] = field(default_factory=dict)
    """Pictures that were drawn too late to stand above the answers, by name."""
    portraits: Mapping[int, DrawnPicture | None] = field(default_factory=dict)
    """Portraits of the answers, by ordinal; None while one is being drawn."""

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
    def waiting(self) -> str:
        """Report that the match is over, or whom it waits for instead of the reader."""
        if self.live.match.over:
            return self.words.say("match-over")
        names = self.wording.awaited(self.live.called_seats())
        if not names:
            return self.words.say("waiting-window")
        calls = "no" if preferences_of(self.player).silence else "yes"
        return self.words.say("waiting-for", names=names, calls=calls)

    @property
    def in_words(self) -> bool:
        """True where the reader wants text rather than pictures."""
        return self.player.settings.get("display") == "text"

    @cached_property
    def prompt(self) -> Prompt:
        """The menu of the question at the reader's place."""
        at = self.place
        prompt = prompt_of(
            self.live, self.question, self.wording,
            ordinal=at.ordinal, depth=at.depth, page=at.page,
        )  # fmt: skip
        prompt = with_icons(prompt, self.question, self.wording, self.voice.emojis)
        return replace(prompt, picked=at.picked, prefix=self.prefix)

    def with_pictures(self, **pictures: Any) -> TableContext:
        """Return the table with pictures; its menu, if already built, is kept."""
        table = replace(self, **pictures)
        if "prompt" in self.__dict__:
            table.__dict__["prompt"] = self.prompt
        return table

    def is_asked(self, question: int) -> bool:
        """Return whether a question is open to the reader, or none is."""
        asked = self.live.match.open_to(self.own)
        return asked.id == question if asked is not None else not self.stands

    def require(self, question: int | None = None) -> TableContext:
        """Return the table with the question open to the reader, or their sealed one.

        Raises `Refused` if there is none, or if it is no longer `question`.
        """
        asked = self.live.match.open_to(self.own)
        if asked is not None and question in (None, asked.id):
            return replace(self, asked=asked)
        if question is None:
            raise Refused("not-asked", waiting=self.waiting)
        raise Refused("answer-stands" if self.stands else "question-closed")

    def at(self, place: MenuPlace) -> TableContext:
        """Return the table with its reader at a place of the question that is open to them.

        A sealed answer is asked again only where the place names its question. A place in another
        question becomes the beginning of this one, and the reader is told so.
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
"""The parts of a reply, from top to bottom, with a line between two groups."""
