"""Results of the trials of a turn: a wider search repeats most of a narrower one's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

from engine.referee.hidden_piles import Swap
from engine.referee.turn_parts import Left
from engine.referee.turn_search.trial import Trial
from engine.root.hooks.notation import Unit
from engine.root.state import RootState

T = TypeVar("T")
MOST = 8000
"""Most trials kept; each holds a position of some kilobytes."""


class Came(NamedTuple):
    """The result of a trial, for one outcome of chance."""

    drawn: tuple[int, ...]
    trial: Trial
    seen: int
    """Number of events since the step began."""
    units: list[Unit]


class Begun(NamedTuple):
    """A step that was begun, once for every outcome of chance."""

    base: RootState
    left: Left
    forced: tuple[int, ...]
    swaps: tuple[Swap, ...]
    listings: list[Any]
    ways: list[Came]


class Kept(Generic[T]):
    """Things by origin and key; an origin is the same only if it is the same object."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, Hashable], tuple[object, T]] = {}

    def get(self, origin: object, key: Hashable, make: Callable[[], T], *, keep: bool) -> T:
        """Return what belongs to an origin; make it the first time."""
        known = self._found.get((id(origin), key))
        if known is not None:
            return known[1]
        made = make()
        if keep:
            self._found[id(origin), key] = (origin, made)  # it lives on, so no other has its id
        return made


class Explored:
    """All trials of the searches of one turn, from its first position."""

    def __init__(self, state: RootState) -> None:
        self.state = state
        self.tried = 0
        self.stumbles: Counter[str] = Counter()
        """Errors that the rules raised where they should have refused, with their number."""
        self._answers: Kept[list[Came]] = Kept()
        self._steps: Kept[Begun] = Kept()

    def answers(self, trial: Trial, key: Hashable, make: Callable[[], list[Came]]) -> list[Came]:
        """Return the results of an answer in a trial."""
        return self._answers.get(trial, key, self._counted(make), keep=self.tried < MOST)

    def step(self, state: RootState, key: Hashable, make: Callable[[], Begun]) -> Begun:
        """Return the step that begins at a position."""
        return self._steps.get(state, key, make, keep=self.tried < MOST)

    def stumble(self, error: Exception) -> None:
        """Count an error of the rules, by the rule that raised it."""
        last = error.__traceback__
        while last is not None and last.tb_next is not None:
            last = last.tb_next
        rule = "" if last is None else f" in {last.tb_frame.f_code.co_qualname}"
        self.stumbles[f"{type(error).__name__}: {error}{rule}"] += 1

    def _counted(self, make: Callable[[], list[Came]]) -> Callable[[], list[Came]]:
        def made() -> list[Came]:
            found = make()
            self.tried += len(found)
            return found

        return made
