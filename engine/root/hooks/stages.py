"""The stages of a turn, each with its beginning and its actions (Law x.4 to x.6)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.state import RootState, RootTable


def _never(state: RootState, seat: Seat) -> bool:
    return False


def always(state: RootState, seat: Seat) -> bool:
    """Return True, for a stage whose `begins` or `possible` always holds."""
    return True


def _nothing(state: RootState, seat: Seat) -> list[Option]:
    return []


def _uncounted(state: RootState, seat: Seat) -> int:
    return 0


async def _idle(t: RootTable, seat: Seat) -> None:
    """Begin a stage that does nothing on its own."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a faction's turn.

    `begin` runs the automatic or obligatory part on entering; `begins` returns whether there is
    one. `options` are the voluntary actions; `possible` returns, on public facts alone, whether
    there could be any. Consecutive stages that begin with nothing are one menu.
    """

    key: str
    phase: str
    options: Callable[[RootState, Seat], Sequence[Option]] = _nothing
    possible: Callable[[RootState, Seat], bool] = _never
    begin: Callable[[RootTable, Seat], Awaitable[None]] = _idle
    begins: Callable[[RootState, Seat], bool] = _never
    may_leave: Callable[[RootState, Seat], bool] = always
    """False while something here is compulsory: neither Done nor later stages are offered."""
    apart: bool = False
    """True where its menu offers nothing of later stages, so that Done must pass it."""
    settles: bool = False
    """True where its beginning settles what an option of others could still change: seats that have
    one are asked before (13.2.4).
    """
    left: Callable[[RootState, Seat], int] = _uncounted
    """The number of actions left in it, where they are counted."""

    @property
    def has_options(self) -> bool:
        """True where the stage has actions of its own, rather than only a time to use cards."""
        return self.options is not _nothing
