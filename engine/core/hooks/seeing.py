"""What each seat sees, and what is hidden from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic

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
        """Return a view that shows what these events, heard by its viewer, changed.

        `before` is what was heard of the same turn until then: a fight that these events end is
        shown from its beginning.
        """
        return view

    def mark_playable(self, state: S, view: Any, question: Question) -> Any:
        """Return its own seat's view with the cards marked that an open question lets it play,
        and with those that it could spend."""
        return view

    def mark_sealed(self, view: Any, answer: Answer) -> Any:
        """Return its own seat's view with what it has answered while others are still to choose."""
        return view

    def with_phase(self, view: Any, asked: Mapping[Seat, Question]) -> Any:
        """Return a view that names the phase in which the current seat is asked."""
        return view


class SecretHooks(ABC, Generic[S]):
    """Called for forks, and by the tests that nobody learns what is hidden."""

    @abstractmethod
    def rehide(
        self, state: S, seat: Seat | None, rng: Rng, keep: frozenset[str] = frozenset()
    ) -> None:
        """Deal anew, in place, what `seat` cannot know, except what `keep` names."""

    @abstractmethod
    def secrets_shown(self, state: S, seat: Seat | None) -> frozenset[str]:
        """Name the cards and other secrets whose place `seat` knows in this position."""

    @abstractmethod
    def secrets_told(self, events: Sequence[Event]) -> frozenset[str]:
        """Name the cards and other secrets that these events show to those who hear them."""
