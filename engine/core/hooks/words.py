"""Words: names of things, and sentences on events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic

from engine.core.choices.actions import Option, fields_of
from engine.core.choices.questions import Question
from engine.core.events import Event
from engine.core.hooks.state import S
from engine.core.language.labels import Labels
from engine.core.language.messages import Idea, Message, Retold, Tale
from engine.core.language.words import Words, load_words
from engine.core.seats import Seat, Setup


class WordHooks(ABC):
    """Called whenever something is written for a reader or read from one."""

    key: ClassVar[str]
    context_types: ClassVar[Mapping[str, str]] = {}
    """Field type behind an argument's name, in questions and refusals."""

    labels: ClassVar[Labels]
    """Names of values."""

    in_order: ClassVar[Collection[str]] = ()
    """Field types that menus list by value, in whatever order the rules offer them."""

    def words(self, locale: str) -> Words:
        """Return the sentences in a language: those of `engine.<key>`, then the engine's own."""
        return load_words((f"engine.{self.key}", "engine.core"), locale)

    def name(self, locale: str) -> str:
        """Return the name of the game."""
        return self.words(locale).say(self.key)

    def label(self, type_name: str, value: Any, words: Words, view: Any) -> str:
        """Write the value of a field type (`Clearing`, `CardId`…) as a player would say it."""
        return self.labels.write(type_name, value, words, view)

    def amounts(
        self, question: Question, picked: Mapping[str, int], words: Words, view: Any
    ) -> str:
        """Write an answer to a question for amounts by its picks; empty for its plain form."""
        return ""

    def brief_label(self, type_name: str, value: Any, words: Words, view: Any) -> str:
        """Write a value as in a menu beside the map: a clearing by its number."""
        return self.label(type_name, value, words, view)

    def parse(self, type_name: str, text: str, words: Words, view: Any) -> Any:
        """Read a value of a field type as a player would type it; None if there is none."""
        return self.labels.read(type_name, text, words, view)

    @abstractmethod
    def seat_name(self, setup: Setup, seat: Seat) -> str:
        """Return the key of what the seat plays, unique at the table: `vagabond2`."""

    def undecided(self, view: Any) -> Sequence[Seat]:
        """Return the seats that have yet to choose what to play."""
        return ()

    def name_players(self, view: Any, names: Mapping[Seat, str]) -> Any:
        """Return a view that names the players, until all have chosen what they play."""
        return view

    def found_by(self, type_name: str, value: Any, words: Words) -> str:
        """Return words by which a value is found besides its label: a card's price and effect."""
        return ""

    def line(self, type_name: str, value: Any, words: Words) -> str:
        """Return the use of a thing, in at most 80 characters; empty for places, seats, numbers."""
        return ""

    def effect(self, option: Option, words: Words) -> str:
        """Return the use of the things that an option names, if its facts don't tell as much."""
        named = fields_of(type(option)).items()
        found = (self.line(type_name, getattr(option, name), words) for name, type_name in named)
        return next((each for each in found if each), "")


class EventHooks(ABC):  # noqa: B024 - a part of `Game`
    """Called for announcements, the log and the end of a match."""

    topics: ClassVar[Mapping[str, tuple[type[Event], ...]]] = {}
    """Topics to which a log can be narrowed, with their events; the words are `topic-<key>`."""

    results: ClassVar[tuple[type[Event], ...]] = ()
    """Events of which a final post tells as much by its headline and the places of all."""

    def round_of(self, event: Event) -> int | None:
        """Return the round that an event opens or continues; None if it tells of none."""
        return None

    def retell(
        self, events: Sequence[Event], before: Sequence[Event] = ()
    ) -> Sequence[Event | Retold]:
        """Return events as readers want to hear them: those that belong together as one sentence.

        `before` was told earlier, and may have begun something that ends in `events`.
        """
        return events

    def supersedes(self, following: Event, event: Event) -> bool:
        """Return whether an event says all that the one told just before it does, and more."""
        return False

    def tally(self, events: Sequence[Event]) -> Sequence[Message]:
        """List the figures worth telling of a whole match, from events that everybody saw."""
        return ()

    def decided_by(self, events: Sequence[Event], winners: Sequence[Seat]) -> Sequence[Message]:
        """Explain in at most three sentences what decided a match, from what everybody saw."""
        return ()


class StoryHooks(ABC, Generic[S]):
    """Called for a reader who comes back to a table, or is new to it."""

    storied: ClassVar[tuple[type[Event], ...]] = ()
    """Events that a story tells: the summary beside it leaves them out."""

    def story(self, state: S, events: Sequence[Event], seat: Seat) -> Sequence[Tale]:
        """List what happened to the seats in the events that a reader saw since they last chose.

        First what concerns `seat`: every piece, point and place of rule that it lost or gained,
        with who did it and what for. Then the others' losses and gains, the heaviest first. `state`
        is the position after them; only public facts are told.
        """
        return ()

    def lessons(self, view: Any) -> Sequence[Idea]:
        """List the ideas that a newcomer at the viewer's seat should learn now, in order.

        From what the seat may see. An idea told once need not be told again.
        """
        return ()

    tour_extras: ClassVar[Mapping[str, str]] = {}
    """Options of a table that shows what a tour's usual one lacks."""

    def tour(self, kind: str) -> Sequence[str]:
        """Return the keys of all ideas for a seat kind (`vagabond:thief`) in a good order."""
        return ()
