"""Placing pieces, and where that is allowed (Law 1.5.4, 2.2.3, 21.20)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.events import Placed
from engine.root.hooks.faction import SIDES, Faction, is_token, overriding
from engine.root.hooks.hirelings import Hireling, helping, is_shielded
from engine.root.pieces import Clearing
from engine.root.state import NOBODY, RootState, RootTable

TREETOP = "elder_treetop"


def can_place(state: RootState, seat: int, clearing: int, *, emptied: bool = False) -> bool:
    """Return whether a seat may place pieces in a clearing: keep, snare, torch (6.2.2, 26.6.2)."""
    return not why_not_place(state, seat, clearing, emptied=emptied)


def why_not_place(state: RootState, seat: int, clearing: int, *, emptied: bool = False) -> str:
    """Return the section that keeps a seat from placing pieces in a clearing, or "".

    `emptied` assumes that all enemy pieces there were removed first, as by a revolt, except those
    that a hireling guards.
    """
    if clearing in state.scorched:
        return "26.6.2"
    if state.hired and state.is_hireling(seat):  # it may where its controller may (FAQ, 6.2.2)
        seat = state.holder(seat)
    for owner, faction in overriding(state.sides, Faction.forbids_placing):
        if emptied and not faction.bars_revolts and not is_shielded(state, seat, owner, clearing):
            continue
        if faction.forbids_placing(state, owner, seat, clearing):
            return faction.placing_law
    return ""


def can_recruit(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a seat may place warriors there by an effect called Recruit (QL.2.3)."""
    return not why_not_recruit(state, seat, clearing)


def why_not_recruit(state: RootState, seat: int, clearing: int) -> str:
    """Return the section that keeps a seat from recruiting in a clearing, or ""."""
    for owner, faction in overriding(state.sides, Faction.forbids_recruiting):
        if faction.forbids_recruiting(state, owner, seat, clearing):
            return faction.recruiting_law
    return why_not_place(state, seat, clearing)


def place_warriors(t: RootTable, seat: int, clearing: int, count: int) -> int:
    """Place warriors from the supply, as many as are left; return the number placed."""
    state = t.state
    count = min(count, state.supply[seat])
    if count > 0:
        state.supply[seat] -= count
        state.add_warriors(seat, clearing, count)
        t.tell(Placed(Seat(seat), Clearing(clearing), "warrior", count))
    return count


def return_warriors(state: RootState, seat: int, count: int, *, by: int = NOBODY) -> None:
    """Return warriors to their supply, or place them on Coffin Makers; `by` removed them."""
    if buries(state, by):
        state.coffins += [seat] * count
    else:
        state.supply[seat] += count


def buries(state: RootState, by: int) -> bool:
    """Return whether Coffin Makers takes warriors that return to a supply."""
    if not any(state.has_crafted(seat, "coffin_makers") for seat in state.seats):
        return False
    return by != NOBODY or state.options.get("coffin_makers", "all") == "all"


def unbury(state: RootState, seat: int, count: int) -> None:
    """Save warriors from Coffin Makers: return them to their supply (6.2.3)."""
    for _ in range(min(count, state.coffins.count(seat))):
        state.coffins.remove(seat)
        state.supply[seat] += 1


def in_supply(state: RootState, seat: int, kind: str) -> int:
    """Count the buildings or tokens of a kind that are neither on the map nor taken (QL.2.2)."""
    own = SIDES[state.sides[seat]]
    left = (own.tokens if is_token(kind) else own.buildings)[kind] - state.count(seat, kind)
    for other, faction in overriding(state.factions, Faction.holds):
        left -= faction.holds(state, other, seat, kind)
    return left


def place_building(t: RootTable, seat: int, clearing: int, kind: str) -> None:
    """Place a building in an open slot."""
    state = t.state
    state.add_building(seat, clearing, kind)
    if state.landmarks.get(TREETOP) == clearing and state.perch is None:
        # Nobody gains by filling first the slot whose loss costs one point more.
        others = len(state.buildings[clearing]) + (clearing in state.ruins) - 1
        if others == state.woodland.slots[clearing]:
            state.perch = (seat, kind)
    t.tell(Placed(Seat(seat), Clearing(clearing), kind, 1))
    come_along(t, seat, clearing, 1)


def place_tokens(t: RootTable, seat: int, clearing: int, kind: str, count: int = 1) -> None:
    """Place tokens; the caller makes sure that they are left."""
    for _ in range(count):
        t.state.add_token(seat, clearing, kind)
    t.tell(Placed(Seat(seat), Clearing(clearing), kind, count))
    come_along(t, seat, clearing, count)


def come_along(t: RootTable, seat: int, clearing: int, count: int) -> None:
    """Run the hirelings' reactions to buildings or tokens that their controller placed."""
    for each in helping(t.state, seat, Hireling.comes_along):
        each.comes_along(t, Seat(seat), Clearing(clearing), count)
