"""The view of each seat, and what is hidden from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from engine.core.chance.draws import Rng
from engine.core.choices.questions import Answer, Question
from engine.core.events import Event
from engine.core.hooks.state import S
from engine.core.seats import Seat


class ViewHooks(ABC, Generic[S]):
    """Called for every picture, list and text of a seat."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """Build what `seat` (None: a spectator) may see, from nothing."""

    def highlight(self, view: Any, events: Sequence[Event], before: Sequence[Event] = ()) -> Any:
        """Return a view that shows the changes by these events, which its viewer saw.

        `before` are the earlier events of the same turn: a fight that these events end is shown
        from its beginning.
        """
        return view

    def mark_playable(self, state: S, view: Any, question: Question) -> Any:
        """Return its own seat's view with playable cards marked.

        Those are the cards that an open question lets it play, and those that it could spend.
        """
        return view

    def mark_sealed(self, view: Any, answer: Answer) -> Any:
        """Return its own seat's view with its answer, while others still have to choose."""
        return view

    def with_phase(self, view: Any, asked: Mapping[Seat, Question]) -> Any:
        """Return a view that names the phase in which the current seat is asked."""
        return view


class SecretHooks(ABC, Generic[S]):
    """Called for forks, and by the tests of secrecy."""

    facedown: ClassVar[frozenset[str]] = frozenset()
    """Types of things that a seat may choose without showing them: cards, orders, plots."""

    @abstractmethod
    def rehide(
        self, state: S, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
    ) -> None:
        """Deal anew, in place, what `seat` cannot know, except what `keep` names."""

    @abstractmethod
    def secrets_shown(self, state: S, seat: Seat | None) -> frozenset[str]:
        """Return the cards and other secrets whose place `seat` knows in this position."""

    @abstractmethod
    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Return the cards and other secrets that these events show to their audience."""
