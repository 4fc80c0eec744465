"""Hirelings' actions in their controller's turn (Law 22.2)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.choices.performing import perform, performs
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.setup import OfHireling
from engine.root.hooks.hirelings import (
    HIRELINGS,
    Hireling,
    UseHireling,
    hirelings_with,
    singers,
)
from engine.root.pieces import HirelingKey, HirelingWay
from engine.root.rules.effects import start_birdsong, starting_options
from engine.root.state import RootState, RootTable


class HirelingActed(Event, frozen=True, gc=False, tag="HirelingActed"):
    """A player used a hireling."""

    seat: Seat
    hireling: HirelingKey
    way: HirelingWay


def start_turn(t: RootTable, seat: Seat) -> None:
    """Add the hirelings' part of the start of Birdsong to the agenda."""
    if singers(t.state, seat):
        t.then(sing, seat)


@step("hirelings.sing")
async def sing(t: RootTable, seat: Seat) -> None:
    """Resolve one effect of the start of Birdsong; the current player orders them (1.1.3).

    Cards that wait for the hirelings come last.
    """
    state = t.state
    left = singers(state, seat)
    if not left:
        await start_birdsong(t, seat)
        return
    t.then(sing, seat)
    mine = [OfHireling(HirelingKey(key)) for key in left]
    options: list[Option] = [*mine, *starting_options(state, seat)]
    chosen = await t.choose(seat, "hirelings.birdsong", options)
    if not isinstance(chosen, OfHireling):
        await perform(t, seat, chosen)
        return
    state.used.append(chosen.hireling)
    side = Seat(state.sides.index(chosen.hireling))
    await HIRELINGS[chosen.hireling].sing(t, side, seat)


@performs(UseHireling)
async def use_hireling(t: RootTable, seat: Seat, action: UseHireling) -> None:
    """Use a way of a hireling; using one of several joined by "or" ends the others."""
    state = t.state
    own = HIRELINGS[action.hireling]
    side = Seat(state.sides.index(action.hireling))
    if action.way not in (*own.anytime, *own.again):
        state.used += [f"{own.key}.{way}" for way in own.instead_of(action.way)]
    t.tell(HirelingActed(seat, action.hireling, action.way))
    await own.act(t, side, seat, action.way)


def why_no_hireling(state: RootState, seat: Seat, action: UseHireling) -> Refused:
    """Explain why a hireling cannot be used, by the reason that lasts longest."""
    if action.hireling not in state.sides:
        return Refused("hireling-absent", law="22")
    own, side = HIRELINGS[action.hireling], state.sides.index(action.hireling)
    if state.hireling(side).controller != seat and action.way not in own.anytime:
        return Refused("hireling-not-yours", law="22.2", hireling=action.hireling)
    if f"{own.key}.{action.way}" in state.used:
        return Refused("hireling-once", law="22.2.4", hireling=action.hireling)
    if action.way not in (*own.anytime,) and state.phase != "daylight":
        return Refused("hireling-when", law="22.2.4", hireling=action.hireling)
    return Refused("hireling-nothing", law="22.2.4", hireling=action.hireling)


def hireling_worth(state: RootState, seat: Seat) -> float:
    """Value the hirelings of a seat, for the turns they stay."""
    return sum(
        each.value(state, side, seat) * (1 + 0.25 * state.hireling(side).markers)
        for side, each in hirelings_with(state, Hireling.value)
        if state.hireling(side).controller == seat
    )
