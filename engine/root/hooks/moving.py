"""Hooks of the map: rule, moves and placing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.choices.actions import Option
from engine.core.seats import Scalar, Seat
from engine.root.pieces import Clearing
from engine.root.state import NOBODY, RootState, RootTable


class RuleHooks:
    """Called wherever the ruler of a clearing matters (2.5)."""

    def always_rules(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the faction rules a clearing regardless of the pieces there."""
        return False

    ties_by_any_piece: ClassVar[bool] = False
    """True where a token or pawn is enough for `rules_ties`, so that more than strength counts."""

    def rules_ties(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the faction rules where it is tied for most."""
        return False

    def lent_to(self, state: RootState, seat: Seat) -> int:
        """Return the seat that treats this faction's warriors as its own now, or -1 (11.2.7.III).

        They count for that seat's rule and fight for it, except against their own faction.
        """
        return NOBODY

    def lent_from_daylight(self, state: RootState, seat: Seat) -> int:
        """Return the seat that borrows the warriors from its Daylight on, or -1 (11.2.7.III).

        The menu of its Birdsong then ends before its Daylight.
        """
        return NOBODY


class MoveHooks:
    """Called to find the possible moves, and after each move (4.2, 2.2.1)."""

    leaving_law: ClassVar[str] = ""
    """The section behind `forbids_leaving`."""

    def adds_adjacent(
        self, state: RootState, seat: Seat, mover: int, clearing: int, beside: Sequence[Clearing]
    ) -> Sequence[Clearing]:
        """Return the clearings adjacent for `mover`, with what this faction adds."""
        return beside

    def pawn_place(self, state: RootState, seat: Seat) -> int:
        """Return the place of the faction's pawn: a clearing, or minus a forest."""
        return 0

    def moves(self, state: RootState, seat: Seat) -> Sequence[Option] | None:
        """List the moves a card or an action grants the faction; None for the common rule (4.2)."""
        return None

    async def take_move(self, t: RootTable, seat: Seat, move: Any) -> bool:
        """Take a granted move in the faction's own way; False for the common rule."""
        return False

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Return whether the faction needs no rule to move between two clearings."""
        return False

    def forbids_entering(self, state: RootState, seat: Seat, mover: int, clearing: int) -> bool:
        """Return whether the faction keeps `mover` from moving into a clearing."""
        return False

    def forbids_leaving(self, state: RootState, seat: Seat, mover: int, clearing: int) -> bool:
        """Return whether the faction keeps `mover` from moving out of a clearing."""
        return False

    def moves_in_peace(self, state: RootState, seat: Seat, host: int) -> bool:
        """Return whether this faction's moves do not provoke `host` (HCC.2.6.III)."""
        return False

    def count_held_back(self, state: RootState, seat: Seat, clearing: int) -> int:
        """Count the warriors there that only battle removes and no other faction moves (14.2.2)."""
        return 0

    async def goes_along(
        self, t: RootTable, seat: Seat, origin: int, to: int, warriors: int, named: Sequence[str]
    ) -> None:
        """Take along what a move of the faction's own warriors carries, forced or not (15.2.4).

        `named` are the moved warriors that are not like the others: the warlord (14.2.2).
        """

    def reacts_to_move(
        self, state: RootState, seat: Seat, mover: int, to: int, warriors: int
    ) -> bool:
        """Return whether `after_move` would ask something of the mover (8.2.6)."""
        return False

    def demands_of_mover(
        self, state: RootState, seat: Seat, mover: int, to: int, warriors: int
    ) -> Mapping[str, Scalar]:
        """Return what `after_move` would ask of the mover, as facts of the move (8.2.6)."""
        return {}

    async def after_move(
        self, t: RootTable, seat: Seat, mover: Seat, origin: int, to: int, warriors: int
    ) -> None:
        """React to another player's move into a clearing. Forced moves do not come here."""


class PlaceHooks:
    """Called to find where pieces may be placed (1.5, QL.2.3)."""

    placing_law: ClassVar[str] = ""
    """The section behind `forbids_placing`."""
    bars_revolts: ClassVar[bool] = True
    """True where `forbids_placing` holds even if an effect removes its cause first (FAQ, 8.4.1)."""
    recruiting_law: ClassVar[str] = ""
    """The section behind `forbids_recruiting`."""

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Return whether the faction keeps `placer` from placing pieces in a clearing."""
        return False

    def forbids_recruiting(
        self, state: RootState, seat: Seat, recruiter: int, clearing: int
    ) -> bool:
        """Return whether `recruiter` cannot recruit in a clearing (QL.2.3)."""
        return False
