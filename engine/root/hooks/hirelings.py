"""Hirelings, as the common rules see them (Law 22).

A hireling is a side of its own: a `Faction` without a player, whose pieces are in rows behind those
of the seats. A card's gifts to its controller are hooks too; they are called with the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, TypeVar

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.hooks.faction import Faction
from engine.root.hooks.removal import Loss
from engine.root.pieces import CardId, Clearing, HirelingKey, HirelingWay
from engine.root.state import NOBODY, Fight, RootState, RootTable


@action("root hireling", when="turn", law="22.2")
class UseHireling(Option, frozen=True, gc=False, tag="hireling.use"):
    """Have a hireling do something that its card offers (22.2)."""

    hireling: HirelingKey
    way: HirelingWay


class Hireling(Faction):
    """One side of a hireling card. One instance per side; what is on it is in the state."""

    card: ClassVar[str] = ""
    """The key of the card: that of its promoted side."""
    demoted: ClassVar[bool] = False
    bars: ClassVar[tuple[str, ...]] = ()
    """The factions that cannot be played beside the card (19.6.5)."""
    sings: ClassVar[bool] = False
    """True where it acts at the start of its controller's Birdsong (22.2.3)."""
    anytime: ClassVar[tuple[str, ...]] = ()
    """Ways that are not actions of Daylight: open for the whole turn, and more than once."""
    again: ClassVar[tuple[str, ...]] = ()
    """Ways of Daylight that may be taken more than once."""

    joined: ClassVar[tuple[str, ...]] = ()
    """Ways that the card joins by "or": one of them in each Daylight."""
    apart: ClassVar[tuple[str, ...]] = ()
    """Ways of Daylight on lines of their own on the card, once each."""

    @property
    def all_ways(self) -> Sequence[str]:
        """All the ways that the card offers."""
        return (*self.joined, *self.apart, *self.again, *self.anytime)

    # Setup and control

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Follow the setup instructions of the card; `seat` chooses (19.6.3)."""

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Do what `seat` must do on taking control (22.2.1)."""

    # The controller's turn

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Act at the start of the controller's Birdsong (22.2.3)."""

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """List the ways that a seat may use now (22.2.4)."""
        return ()

    def possible_ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """List what, on public facts, `ways` could list."""
        return self.ways(state, side, seat)

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use one of those ways."""

    def battlefields(self, state: RootState, side: Seat) -> Sequence[Clearing]:
        """List the clearings in each of which it may battle once."""
        return [Clearing(c) for c, row in enumerate(state.warriors) if c and row[side]]

    def instead_of(self, way: str) -> Sequence[str]:
        """List the ways that one rules out for this turn, itself among them (22.2.4)."""
        return (way, *self.joined) if way in self.joined else (way,)

    def end_evening(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Act at the end of its controller's Evening."""

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the card to its controller, in points, for computer players."""
        return 0.5

    # Its effect on everybody

    def forbids_battle(
        self, state: RootState, side: Seat, attacker: int, defender: int, clearing: int
    ) -> bool:
        """Return whether it keeps two sides from fighting in a clearing."""
        return False

    def tempts(self, state: RootState, side: Seat, seat: Seat) -> bool:
        """Return whether, on public facts, a seat may be able to pay for battling it."""
        return False

    def forbids_removal(
        self, state: RootState, side: Seat, by: int, owner: int, clearing: int
    ) -> bool:
        """Return whether it keeps `by` from removing the pieces of `owner` in a clearing."""
        return False

    async def demand(self, t: RootTable, side: Seat, fight: Fight) -> bool:
        """Take the price of a battle from its attacker; False if there is no battle."""
        return True

    def when_removed(self, t: RootTable, side: Seat, losses: list[Loss]) -> None:
        """React to pieces of any side that were removed together."""

    def takes_toll(self, state: RootState, side: Seat, mover: int, origin: int, to: int) -> bool:
        """Return whether it takes one of the pieces that move between two clearings."""
        return False

    async def when_moved(self, t: RootTable, side: Seat, mover: Seat, origin: int, to: int) -> None:
        """React to a completed move."""

    def holds_newcomers(self, state: RootState, side: Seat, mover: int, clearing: int) -> bool:
        """Return whether pieces cannot leave a clearing in the turn they moved in."""
        return False

    # Gifts to its controller, called with the seat

    def keeps_crafted(self, t: RootTable, seat: Seat, card: CardId) -> bool:
        """Keep a crafted item's card; False: it is discarded (4.1.2)."""
        return False

    def lent_icon(self, state: RootState, seat: Seat) -> str:
        """Return the suit of a crafting icon that the controller may spend; empty for none."""
        return ""

    def spend_icon(self, t: RootTable, seat: Seat) -> None:
        """Spend that icon."""

    def comes_along(self, t: RootTable, seat: Seat, clearing: Clearing, count: int) -> None:
        """React to buildings or tokens that the controller placed in a clearing."""


HIRELINGS: dict[str, Hireling] = {}
"""Both sides of all cards by their keys; `engine.root.registry` names all of them."""

HirelingT = TypeVar("HirelingT", bound=type[Hireling])


def hireling(key: str, *, demotes: str = "") -> Callable[[HirelingT], HirelingT]:
    """Set the key that words and saved matches use, and that of the card's promoted side."""

    def mark(cls: HirelingT) -> HirelingT:
        cls.key = key
        cls.card, cls.demoted = demotes or key, bool(demotes)
        return cls

    return mark


def hirelings_with(
    state: RootState, hook: Callable[..., object]
) -> Sequence[tuple[Seat, Hireling]]:
    """List the hirelings in play that override a hook, with their sides."""
    return _overriding(state.sides, len(state.factions), hook) if state.hired else ()


def helping(state: RootState, seat: int, hook: Callable[..., object]) -> Sequence[Hireling]:
    """List the hirelings of a seat that override a hook for their controller."""
    if not state.hired:
        return ()
    return [
        each
        for side, each in _overriding(state.sides, len(state.factions), hook)
        if state.hireling(side).controller == seat
    ]


def why_no_fight(
    state: RootState, attacker: int, defender: int, clearing: int, *, in_public: bool = False
) -> str:
    """Name the hireling that keeps two sides from fighting in a clearing; empty for none.

    Only the attacker knows whether it can pay for a battle; `in_public` it may be able to.
    """
    for side, hireling in hirelings_with(state, Hireling.forbids_battle):
        if hireling.forbids_battle(state, side, attacker, defender, clearing):
            if in_public and hireling.tempts(state, side, Seat(attacker)):
                continue
            return hireling.key
    return ""


def is_shielded(state: RootState, by: int, owner: int, clearing: int) -> bool:
    """Return whether a hireling keeps a side from removing another's pieces in a clearing."""
    for side, hireling in hirelings_with(state, Hireling.forbids_removal) if by != NOBODY else ():
        if hireling.forbids_removal(state, side, by, owner, clearing):
            return True
    return False


def hireling_options(state: RootState, seat: Seat, *, anytime: bool) -> list[Option]:
    """List the ways a seat may use hirelings: at any time of its turn, or in its Daylight."""
    if not state.hired:
        return []
    return [
        UseHireling(HirelingKey(each.key), HirelingWay(way))
        for side, each in hirelings_with(state, Hireling.ways)
        for way in each.ways(state, side, seat)
        if (way in each.anytime) == anytime and f"{each.key}.{way}" not in state.used
    ]


def hireling_possible(state: RootState, seat: Seat, *, anytime: bool) -> bool:
    """Return whether, on public facts, `hireling_options` could list any."""
    return bool(state.hired) and any(
        f"{each.key}.{way}" not in state.used
        for side, each in hirelings_with(state, Hireling.ways)
        for way in each.possible_ways(state, side, seat)
        if (way in each.anytime) == anytime
    )


def singers(state: RootState, seat: int) -> list[str]:
    """List the hirelings of a seat that have still to act at the start of Birdsong (22.2.3)."""
    return [
        each.key
        for each in state.hired
        if each.controller == seat and HIRELINGS[each.key].sings and each.key not in state.used
    ]


def is_tempted(state: RootState, seat: Seat) -> bool:
    """Return whether a card in a seat's hand may decide which battles it can start.

    Questions that offer battles are then asked whatever they list: that would tell its hand.
    """
    return bool(state.hired) and any(
        each.tempts(state, side, seat) for side, each in hirelings_with(state, Hireling.tempts)
    )


@cache
def _overriding(
    sides: tuple[str, ...], seats: int, hook: Callable[..., object]
) -> tuple[tuple[Seat, Hireling], ...]:
    """List the hirelings that override a hook, so that the others cost nothing."""
    return tuple(
        (Seat(side), HIRELINGS[key])
        for side, key in enumerate(sides)
        if side >= seats and getattr(type(HIRELINGS[key]), hook.__name__) is not hook
    )
