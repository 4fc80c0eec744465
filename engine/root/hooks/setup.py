"""Hooks of setup, boards and plans: called before and beside the turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.core.chance.draws import Rng
from engine.core.choices.plans import PlanKind
from engine.core.hooks.state import Shuffle
from engine.core.seats import Seat
from engine.root.pieces import Clearing, Forest, PieceKind
from engine.root.state import Board, RootState, RootTable
from engine.root.view import BoardView


class SetupHooks:
    """Called once, before the first turn (5.1, x.3)."""

    def board(self, setup_key: str, seats: int) -> Board:
        """Return the faction's board before setup; `setup_key` may name a character."""
        raise LookupError(f"{type(self).__name__} has no board")

    async def set_up(self, t: RootTable, seat: Seat) -> None:
        """Follow the faction's setup instructions (x.3)."""

    async def set_up_by_card(self, t: RootTable, seat: Seat) -> None:
        """Follow the faction's setup card in the advanced setup (19.8.3)."""
        await self.set_up(t, seat)


class BoardHooks:
    """Called for views, re-dealing of hidden things, and counts of pieces and cards (1.2, 1.5,
    x.2).
    """

    def board_view(self, state: RootState, seat: Seat, viewer: Seat | None) -> BoardView:
        """Return the board as `viewer` sees it."""
        raise LookupError(f"{type(self).__name__} has no board")

    def hidden_cards(self, state: RootState, seat: Seat) -> list[list[int]]:
        """Return the lists of cards on the board that only this seat knows."""
        return []

    def known_ruins(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return the clearings of the ruins whose items this seat has seen."""
        return ()

    def rehide(self, state: RootState, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Re-deal, in place, the facedown things that `observer` cannot know: plots (13.2.2)."""

    def saw_hidden(self, then: RootState, now: RootState, seat: Seat) -> bool:
        """Return whether facedown things nobody knew `then` have been seen since (15.5.2.II)."""
        return False

    def shuffle_hidden(self, state: RootState, seat: Seat, shuffle: Shuffle) -> None:
        """Shuffle facedown things that nobody knows, so that what was seen is forgotten."""

    def held_cards(self, state: RootState, seat: Seat) -> Iterable[int]:
        """Return all cards on the board, for counting: supporters, the Decree…"""
        return ()

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        """Count the faction's warriors on its board, for counting: officers."""
        return 0

    def in_forests(self, state: RootState, seat: Seat) -> Sequence[tuple[Forest, PieceKind]]:
        """List the faction's tokens in forests as everybody sees them, each with its forest.

        They are on the map but in no clearing: `holds` counts them as not in the supply (15.2.1).
        """
        return ()

    def standouts(self, state: RootState, seat: Seat) -> Sequence[tuple[Clearing, PieceKind]]:
        """List the faction's warriors on the map that are not like the others (14.2.2)."""
        return ()

    def holds(self, state: RootState, seat: Seat, owner: int, kind: str) -> int:
        """Count another side's pieces of a kind on this board, e.g. `warrior` (QL.2.2)."""
        return 0


class PlanHooks:
    """Called for the list of a seat's possible plans."""

    plan_kinds: ClassVar[tuple[PlanKind, ...]] = ()

    def plans_needed(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plans of the faction that can matter to this seat."""
        return self.plan_kinds

    def plans_lent(self, state: RootState, seat: Seat) -> Sequence[PlanKind]:
        """Return the plans that other seats need because of this one (26.5.2)."""
        return ()
