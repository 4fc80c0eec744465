"""What every game's renderer shows of a whole match, from what the game tells of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.language.words import Words, load_words
from render.afterwards.clip import Frame
from render.afterwards.course import Course
from render.afterwards.graph import graph_picture
from render.afterwards.poster import About, poster_picture
from render.afterwards.replay import Film, film_of, shoot
from render.afterwards.timeline import Note, Veil, noted, timeline_picture
from render.canvas import Picture
from render.theme import Hue

V = TypeVar("V")
MOST_ALT = 1000


class WholeMatch(ABC, Generic[V]):
    """Draws matches from the views that everybody had as each turn began, and the last one."""

    packages: ClassVar[tuple[str, ...]]
    """Where the game's words stand: those of its pictures, then its own."""

    @abstractmethod
    def board(self, view: V, locale: str = "en") -> Picture:
        """Draw the board."""

    @abstractmethod
    def alt(self, view: V, locale: str = "en") -> str:
        """Describe the position."""

    @abstractmethod
    def course(self, views: Sequence[V], words: Words) -> Course:
        """Write down how a match went."""

    @abstractmethod
    def turn(self, view: V) -> tuple[Hue | None, Hashable]:
        """Return the colour of whose turn begins, and the round it belongs to."""

    @abstractmethod
    def veil(self, views: Sequence[V], words: Words) -> Veil:
        """Write down what was hidden, from seats' own views as their turns began."""

    def graph(self, views: Sequence[V], locale: str = "en") -> Picture:
        """Draw what everybody had as the match went on, and where it turned."""
        words = self._words(locale)
        return graph_picture(self.course(views, words), words)

    def poster(self, views: Sequence[V], about: About, locale: str = "en") -> Picture:
        """Draw the poster of a match that is over."""
        words = self._words(locale)
        board = self.board(views[-1], locale).image
        return poster_picture(self.course(views, words), board, about, words)

    def film(self, views: Sequence[V], locale: str = "en") -> Film:
        """Write down a replay, without drawing it; the views show what each turn has changed."""
        words = self._words(locale)
        said = words.say("replay-alt", n=len(views), board=self.alt(views[-1], locale))
        return film_of(views, self.turn, said[:MOST_ALT])

    def shoot(
        self, film: Film, first: int, views: Sequence[V], before: V | None, locale: str = "en"
    ) -> list[Frame]:
        """Draw the frames of a part of a replay, which follow the view `before`."""
        boards = (self.board(view, locale).image for view in views)
        last = None if before is None else self.board(before, locale).image
        return shoot(film, first, boards, last)

    def timeline(
        self, views: Sequence[V], locale: str = "en", page: int = 0, notes: Sequence[Note] = ()
    ) -> Picture:
        """Draw a page of what was hidden, with notes of what no view shows."""
        words = self._words(locale)
        return timeline_picture(noted(self.veil(views, words), notes), words, page)

    def _words(self, locale: str) -> Words:
        return load_words(("render.afterwards", *self.packages), locale)
