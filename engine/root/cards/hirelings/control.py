"""Gaining and losing hirelings (Law 22.1)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.setup import OfHireling
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.pieces import Hired, HirelingKey
from engine.root.rules.answers import OtherSeat
from engine.root.state import NOBODY, RootState, RootTable

GOLD_PIPS = (1, 1, 1, 2, 2, 2)
ALL_PIPS = (2, 2, 3, 3, 3, 4)
"""The faces of the control die, for seats in the lead and for others (22.1.2)."""


class HirelingGained(Event, frozen=True, gc=False, tag="HirelingGained"):
    """A player took control of a hireling, for as many turns as markers (22.1.2)."""

    weight = DECISIVE
    seat: Seat
    hireling: HirelingKey
    count: int


class ControlWaned(Event, frozen=True, gc=False, tag="ControlWaned"):
    """A control marker came off a hireling (22.1.3)."""

    seat: Seat
    hireling: HirelingKey
    left: int


def end_turn(t: RootTable, seat: Seat) -> None:
    """Add the hirelings' part of the end of a turn to the agenda."""
    state = t.state
    if not state.hired:
        return
    for each in reversed(state.hired):
        if each.controller == seat:
            HIRELINGS[each.key].end_evening(t, Seat(state.sides.index(each.key)), seat)
    if state.earned[seat]:
        t.then(take_from_supply, seat)
    if any(is_waning(state, each, seat) for each in state.hired):
        t.then(lose_markers, seat)  # giving away comes before taking (proposed)


def is_waning(state: RootState, hired: Hired, seat: int) -> bool:
    """Return whether a hireling loses a marker now: it was gained in an earlier turn (22.1.3)."""
    return hired.controller == seat and hired.gained < state.turn


@step("hirelings.lose_markers")
async def lose_markers(t: RootTable, seat: Seat) -> None:
    """Take a marker off each hireling of a seat, which gives away those without any (22.1.3)."""
    state = t.state
    gone: list[str] = []
    for each in state.hired:
        if is_waning(state, each, seat):
            each.markers -= 1
            t.tell(ControlWaned(seat, HirelingKey(each.key), each.markers))
            if not each.markers:
                gone.append(each.key)
    for key in reversed(gone):
        t.then(give_away, seat, key)


@step("hirelings.give_away")
async def give_away(t: RootTable, seat: Seat, key: str) -> None:
    """Give a hireling without markers to another player of the seat's choice (22.1.3)."""
    state = t.state
    others = [OtherSeat(Seat(other)) for other in state.seats if other != seat]
    chosen = await t.choose(seat, "hirelings.give", others, hireling=HirelingKey(key))
    await gain(t, chosen.seat, key)


@step("hirelings.take")
async def take_from_supply(t: RootTable, seat: Seat) -> None:
    """Take a hireling from the supply for each marker earned (22.1.1)."""
    state = t.state
    lying = [OfHireling(HirelingKey(h.key)) for h in state.hired if h.controller == NOBODY]
    state.earned[seat] -= 1
    if state.earned[seat]:
        t.then(take_from_supply, seat)
    if lying:
        chosen = await t.choose(seat, "hirelings.take", lying)
        await gain(t, seat, chosen.hireling)


async def gain(t: RootTable, seat: Seat, key: str) -> None:
    """Take control: roll for the markers, then do as the card says on hiring (22.1.2)."""
    state = t.state
    side = Seat(state.sides.index(key))
    hired = state.hireling(side)
    hired.former, hired.gained = hired.controller, state.turn
    state.hand_over(side, seat)
    pips = GOLD_PIPS if leads(state, seat) else ALL_PIPS
    hired.markers = pips[t.draw(len(pips))]
    t.tell(HirelingGained(seat, HirelingKey(key), hired.markers))
    await HIRELINGS[key].hire(t, side, seat)


def leads(state: RootState, seat: int) -> bool:
    """Return whether a seat leads or ties for it, so that only gold pips count (22.1.2)."""
    if not state.may_score(seat):
        return False
    return state.points[seat] == max(state.points[s] for s in state.seats if state.may_score(s))
