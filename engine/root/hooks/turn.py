"""A turn: called whenever somebody is asked what to do in one, or weighs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.state import RootState, RootTable


class MenuHooks:
    """Called for a turn's menus (x.4 to x.6, 1.4.1), and for guests' actions (13.2.4)."""

    guest_actions: ClassVar[tuple[type[Option], ...]] = ()
    """The actions other players may take in their turns because of this faction (13.2.4)."""

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the extra arguments of the faction's menus, such as the actions left."""
        return {}

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return what a menu shows beside an action: cost and gain."""
        return {}

    def guest_options(self, state: RootState, seat: Seat, actor: Seat) -> Sequence[Option]:
        """List what another player may do now, in their turn, because of this faction (13.2.4)."""
        return []

    def guest_possible(self, state: RootState, seat: Seat, actor: Seat) -> bool:
        """Return whether, on public facts, there could be any such options."""
        return False

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action of this faction was not offered, with its section, or None."""
        return None


class ServiceHooks:
    """Called at the very start of a turn, and where a seat buys of another (11.2.6)."""

    hires: ClassVar[bool] = True
    """Whether the faction may treat others' warriors as its own (11.2.7.III.b)."""

    def opens_turn(self, t: RootTable, seat: Seat, actor: Seat) -> None:
        """Prepare what somebody's turn begins with because of this faction, its own turn too."""

    def purse(self, state: RootState, seat: Seat) -> int:
        """Return what the faction can pay for services: warriors of its supply (11.2.6.I)."""
        return state.supply[seat]

    async def pay(self, t: RootTable, seat: Seat, price: int) -> bool:
        """Pay for a service; return whether with warriors, which go to the seller (11.2.6.I)."""
        t.state.supply[seat] -= price
        return True


class EvaluationHooks:
    """Called for each position that a computer player weighs."""

    foreseen: ClassVar[float] = 0.0
    """Points that it makes beyond what its points and its board tell, at the start of a match.

    Fitted to who won matches among normal players, so that computers fear the faction that wins in
    the end, not the one that looks rich at first.
    """

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value the faction's own prospects, in points, from what the seat can see.

        The greedy anchor goes by it: it stays as it is.
        """
        return 0.0

    def burden(self, state: RootState, seat: Seat, other: int) -> float:
        """Return what it costs another seat, in points, that this one holds its pieces (11.2.6)."""
        return 0.0

    def outlook(self, state: RootState, seat: Seat) -> float:
        """Value those prospects for the players that look ahead; a mended one stands here."""
        return self.evaluate(state, seat)

    def hand_outlook(self, state: RootState, seat: Seat) -> float:
        """Value the seat's hand beyond what one is worth to any faction, as the seat sees it."""
        return 0.0
