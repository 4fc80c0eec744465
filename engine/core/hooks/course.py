"""A match under way: its beginning, its course, and going back in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, Generic

from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, Question
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.hooks.state import S, Shuffle
from engine.core.language.messages import Message
from engine.core.seats import Seat, Setup


class LifeHooks(ABC, Generic[S]):
    """Called when a match begins, is loaded, or refuses an answer."""

    @abstractmethod
    def begin(self, setup: Setup) -> S:
        """Return the state before anything is shuffled, its agenda filled."""

    def revive(self, state: S) -> S:
        """Finish a decoded state whose types alone do not fix the content of a field."""
        return state

    @abstractmethod
    def refusal(self, state: S, question: Question, answer: Answer) -> Refused:
        """Explain why `answer`, which was not offered, is not possible."""

    def mistimed(self, state: S, seat: Seat, kind: type[Option]) -> Refused | None:
        """Explain from public facts when a seat may take an action; None if the time is right."""
        return None

    @abstractmethod
    def census(self, state: S) -> Any:
        """Count things that never appear or disappear; AssertionError if the state is torn."""


class RewindHooks(ABC, Generic[S]):
    """Called once the table has agreed to go back beyond a barrier."""

    def piles(self, state: S) -> Mapping[str, MutableSequence[Any]]:
        """Return the facedown piles, by names that are saved."""
        return {}

    def list_touched(self, then: S, now: S, told: Sequence[Event]) -> Sequence[str]:
        """Return the piles, face down `then`, of which something was seen or moved since.

        `told` holds all events in between, for any audience. The table goes back to `then`. A
        seat's hand is no such pile.
        """
        later = self.piles(now)
        return [name for name, pile in self.piles(then).items() if pile != later.get(name)]

    def shuffle_back(self, state: S, pile: str, shuffle: Shuffle) -> None:
        """Shuffle a pile from `list_touched`, in place, so that nobody knows it any more."""
        shuffle(self.piles(state)[pile])


class CourseHooks(ABC, Generic[S]):
    """Called after every choice, for boards, news and results."""

    def cut_short(self, state: S) -> Sequence[Message]:
        """Describe from public facts what ends early if a match ends without a result now."""
        return ()

    def as_played(self, state: S, setup: Setup) -> Setup:
        """Return the setup as it came about: what lots decided, and what seats play by now."""
        return setup

    @abstractmethod
    def order(self, state: S) -> Sequence[Seat]:
        """Return the seats in order of play."""

    @abstractmethod
    def current(self, state: S) -> Seat | None:
        """Return whose turn it is; None before the first."""

    @abstractmethod
    def rounds(self, state: S) -> int:
        """Return the number of rounds begun."""

    def time(self, state: S) -> Message:
        """Name the time of the match: by default its round."""
        return Message("round", {"round": self.rounds(state)})

    def turns(self, state: S) -> int:
        """Return a number that differs in each turn of a seat: by default the round's."""
        return self.rounds(state)

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """Return the points of each seat."""

    def counted(self, state: S) -> str:
        """Return what `scores` counts now; the words are `counted-<name>`. Empty: plain points."""
        return ""

    def name_uncounted(self, state: S, seat: Seat) -> str:
        """Return a seat's aim that is no longer counted; the words are `uncounted-<name>`."""
        return ""

    def ending(self, state: S) -> str:
        """Return how a match was won; the words are `won-<name>`."""
        return state.won_by
