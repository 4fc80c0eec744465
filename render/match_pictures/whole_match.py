"""Base of every game's renderer: pictures of a whole match, from the game's course of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec.structs import replace

from engine.core.language.words import Words, load_words
from render.canvas import Picture, fit_alt
from render.match_pictures.clip import Frame
from render.match_pictures.course import Course
from render.match_pictures.graph import graph_picture
from render.match_pictures.poster import About, poster_picture
from render.match_pictures.replay import Film, film_of, shoot
from render.match_pictures.timeline import Note, Veil, add_notes, timeline_picture
from render.theme import Hue

TOLD = 3
"""Most changes in a caption."""


class Changed(Protocol):
    """A change shown on a picture, in any game."""

    @property
    def kind(self) -> str:
        """Kind of the change."""


V = TypeVar("V")
C = TypeVar("C", bound=Changed)


class WholeMatch(ABC, Generic[V]):
    """Draws matches from the public views at the beginning of each turn, and the last one."""

    packages: ClassVar[tuple[str, ...]]
    """Packages of the game's words: those of its pictures, then its own."""

    @abstractmethod
    def board(self, view: V, locale: str = "en") -> Picture:
        """Draw the board."""

    @abstractmethod
    def alt(self, view: V, locale: str = "en") -> str:
        """Describe the position."""

    @abstractmethod
    def course(self, views: Sequence[V], words: Words) -> Course:
        """Return the course of a match."""

    @abstractmethod
    def turn(self, view: V) -> tuple[Hue | None, Hashable]:
        """Return the colour of the seat whose turn begins, and its round."""

    @abstractmethod
    def caption(self, view: V, words: Words) -> str:
        """Write the events before a view, a line for each sentence."""

    @abstractmethod
    def veil(self, views: Sequence[V], words: Words) -> Veil:
        """Return the hidden facts, from seats' own views at the beginning of their turns."""

    def graph(self, views: Sequence[V], locale: str = "en") -> Picture:
        """Draw everybody's counts over the course of the match, and its turning points."""
        words = self._words(locale)
        return graph_picture(self.course(views, words), words)

    def poster(self, views: Sequence[V], about: About, locale: str = "en") -> Picture:
        """Draw the poster of a match that is over."""
        words = self._words(locale)
        board = self.board(views[-1], locale).image
        return poster_picture(self.course(views, words), board, about, words)

    def film(self, views: Sequence[V], locale: str = "en") -> Film:
        """Plan a replay, without drawing it; the views mark the changes of each turn."""
        words = self._words(locale)
        said = words.say("replay-alt", n=len(views), board=self.alt(views[-1], locale))
        return film_of(views, self.turn, fit_alt(said), lambda view: self.caption(view, words))

    def shoot(
        self, film: Film, first: int, views: Sequence[V], before: V | None, locale: str = "en"
    ) -> list[Frame]:
        """Draw the frames of a part of a replay, which follow the view `before`."""
        boards = (
            self.board(lit(view, film.scenes[place].acted), locale).image
            for place, view in enumerate(views, first)
        )
        last = None
        if before is not None:
            last = self.board(lit(before, film.scenes[first - 1].acted), locale).image
        return shoot(film, first, boards, last)

    def timeline(
        self, views: Sequence[V], locale: str = "en", page: int = 0, notes: Sequence[Note] = ()
    ) -> Picture:
        """Draw a page of hidden facts, with notes of those that no view shows."""
        words = self._words(locale)
        return timeline_picture(add_notes(self.veil(views, words), notes), words, page)

    def _words(self, locale: str) -> Words:
        return load_words(("render.match_pictures", *self.packages), locale)


def lit(view: V, acted: int | None) -> V:
    """Return a view that shows whose turn it was, instead of whose begins."""
    changed: Any = view
    return view if acted is None else replace(changed, current=acted)


def caption_of(changes: Iterable[C], weights: Sequence[str], line: Callable[[C], str]) -> str:
    """Write the weightiest changes, a line for each sentence."""
    return "\n".join(dict.fromkeys(map(line, weightiest(changes, weights))))


def weightiest(changes: Iterable[C], weights: Sequence[str]) -> list[C]:
    """Return the few weightiest changes, by kind, in the order they happened."""
    ranked = list(enumerate(changes))
    ranked = [each for each in ranked if each[1].kind in weights]
    ranked.sort(key=lambda each: (weights.index(each[1].kind), each[0]))
    return [change for _, change in sorted(ranked[:TOLD], key=lambda each: each[0])]
