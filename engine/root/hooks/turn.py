"""Hooks of a turn: called whenever a seat is asked for an action, or weighs one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer
from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat
from engine.root.state import RootState, RootTable
from engine.root.view import ClearingView, SeatView


class MenuHooks:
    """Called for a turn's menus (x.4 to x.6, 1.4.1), and for guests' actions (13.2.4)."""

    guest_actions: ClassVar[tuple[type[Option], ...]] = ()
    """The actions other players may take in their turns because of this faction (13.2.4)."""

    def menu_context(self, state: RootState, seat: Seat) -> dict[str, Scalar]:
        """Return the extra arguments of the faction's menus, such as the actions left."""
        return {}

    def spelled_out(self, state: RootState, seat: Seat, option: Option) -> Option:
        """Return a move or battle with the place and warriors that it names only by a leader."""
        return option

    def foresee_leader(self, after: RootState, seat: Seat, option: Option) -> None:
        """Put the leader where an option moves him, in a position that is only shown (14.2.2)."""

    def facts(self, state: RootState, seat: Seat, action: Option) -> Mapping[str, Scalar]:
        """Return the cost and gain of an action, for a menu to show beside it."""
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
    """Called at the very start of a turn, and where a seat buys from another (11.2.6)."""

    hires: ClassVar[bool] = True
    """True where the faction may treat others' warriors as its own (11.2.7.III.b)."""

    def opens_turn(self, t: RootTable, seat: Seat, actor: Seat) -> None:
        """Prepare for the start of `actor`'s turn because of this faction, in its own turn too."""

    def purse(self, state: RootState, seat: Seat) -> int:
        """Return the most it can pay for services: warriors in its supply (11.2.6.I)."""
        return state.supply[seat]

    def purse_in_public(self, state: RootState, seat: Seat) -> int:
        """Return the most that, as far as others know, it can pay for services."""
        return self.purse(state, seat)

    async def pay(self, t: RootTable, seat: Seat, price: int) -> bool:
        """Pay for a service; return whether with warriors, which go to the seller (11.2.6.I)."""
        t.state.supply[seat] -= price
        return True


class LessonHooks:
    """Called for the lessons of newcomers who play the faction, or against it."""

    aimed_in: ClassVar[tuple[str, ...]] = ("birdsong", "daylight")
    """The phases in which the aim of its plan can be reached."""
    aims: ClassVar[tuple[type[Option], ...]] = ()
    """The actions that further that aim."""
    taught_apart: ClassVar[tuple[str, ...]] = ()
    """The common lessons that have words of the faction's own, since it breaks the rule."""
    threatening_token: ClassVar[str] = ""
    """The kind of token that threatens all other pieces in its clearing."""

    def threatens(self, clearing: ClearingView, own: SeatView, rival: SeatView) -> bool:
        """Return whether `rival`, the faction's seat, threatens another seat in a clearing.

        By default its tokens do, where that seat has pieces; its points threaten besides.
        """
        token = (rival.seat, self.threatening_token)
        return token in clearing.tokens and clearing.holds(own.seat)


class EvaluationHooks:
    """Called for each position that a computer player weighs."""

    foreseen: ClassVar[float] = 0.0
    """Points it tends to gain beyond its score and its board, at the start of a match.

    Fitted to who wins among normal players, so that computers fear the faction that wins in the
    end, not the one that looks rich at first.
    """
    trusts: ClassVar[float] = 0.5
    """Share of its worth at a turn's end that what was learned from matches decides, from 0 to 1.

    Set by play: what goes with winning need not bring it about.
    """
    errs: ClassVar[float] = 1.0
    """Part of a level's misjudgement that it makes: a turn of many steps suffers more by the same.

    Set by play, so that each faction loses about as much by it.
    """
    feared: ClassVar[float] = 0.0
    """Points that rivals expect each of its warriors on the map to take yet, beyond its board."""
    solitary: ClassVar[bool] = False
    """True if it scores by clearings without enemies: to rivals, entering one matters."""

    def evaluate(self, state: RootState, seat: Seat) -> float:
        """Value the faction's own prospects, in points, from what the seat can see.

        The greedy anchor uses it, so it must not change.
        """
        return 0.0

    def burden(self, state: RootState, seat: Seat, other: int) -> float:
        """Return the cost to `other`, in points, of its pieces that this seat holds (11.2.6)."""
        return 0.0

    def menace(self, state: RootState, seat: Seat, other: int) -> float:
        """Return the cost to `other`, in points, of what this seat is about to remove by itself."""
        return 0.0

    def outlook(self, state: RootState, seat: Seat) -> float:
        """Value those prospects for the players that look ahead; improvements belong here."""
        return self.evaluate(state, seat)

    def hand_outlook(self, state: RootState, seat: Seat) -> float:
        """Value the seat's hand beyond its worth to any faction, as the seat sees it."""
        return 0.0

    def inclination(self, state: RootState, seat: Seat, option: Option) -> float:
        """Return what an option may gain yet that the position after it does not show."""
        return 0.0

    def fluke(self, state: RootState, seat: Seat, answer: Answer) -> float:
        """Return what a guess of another seat gains only because it is right in this deal."""
        return 0.0

    def promise(self, state: RootState, seat: Seat, options: Sequence[Option]) -> Sequence[float]:
        """Return how promising each of many options looks; nothing if all look alike."""
        return ()
