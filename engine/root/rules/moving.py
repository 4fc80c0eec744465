"""Moving (Law 4.2), and the Ferry, which a move may use (25.3.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import Moved, Removed
from engine.root.hooks.faction import SIDES, Faction, overriding
from engine.root.hooks.hirelings import Hireling, helping, hirelings_with
from engine.root.pieces import Clearing, Place, write_clearings
from engine.root.rules.hands import draw
from engine.root.rules.placing import return_warriors
from engine.root.rules.rule import (
    adjacent,
    can_enter,
    can_leave,
    over_rivers,
    pawn_at,
    removable,
    ruler,
    rulers,
    spares,
    why_not_leave,
)
from engine.root.state import NOBODY, RootState, RootTable

T = TypeVar("T", bound=Option)
FERRY = "ferry"


class Move(Option, frozen=True, gc=False, tag="move"):
    """A move that a card or another effect grants."""

    origin: Clearing
    to: Clearing
    warriors: int


class FerryMoved(Event, frozen=True, gc=False, tag="FerryMoved"):
    """The Ferry took pieces of a seat across the water (25.3.5)."""

    seat: Seat
    origin: Clearing
    to: Clearing


class Crossing(Option, frozen=True, gc=False, tag="crossing"):
    """A way for pieces to cross water: by `ferry`, or without it, by `river` or by `glide`."""

    way: str


class FerryTrigger(Option, frozen=True, gc=False, tag="ferry.trigger"):
    """The first effect of a ride: its card (`draw`) or the reactions to the arrival (`react`)."""

    first: str


BY_FERRY, BY_RIVER, BY_GLIDE = map(Crossing, ("ferry", "river", "glide"))
DRAW_FIRST, REACT_FIRST = FerryTrigger("draw"), FerryTrigger("react")


def exits(state: RootState, seat: int, origin: int) -> Sequence[Clearing]:
    """List the possible ends of moves from a clearing: adjacent clearings, and those by Ferry."""
    beside = adjacent(state, seat, origin)
    if state.landmarks and (shores := shores_of(state, origin)):
        beside = [*beside, *(each for each in shores if each not in beside)]
    return beside


def shores_of(state: RootState, origin: int) -> list[Clearing]:
    """List the clearings the Ferry may go to from one, once per turn: across its water (25.3.5)."""
    if state.landmarks.get(FERRY) != origin or FERRY in state.used:
        return []
    return over_rivers(state, origin)


def legal_moves(
    state: RootState,
    seat: int,
    make: Callable[[Clearing, Clearing, int], T],
    origins: Iterable[int] | None = None,
) -> list[T]:
    """List the moves of warriors (4.2): between adjacent clearings, ruling either.

    `make` turns origin, destination and number of warriors into the option to offer.
    """
    mover = state.holder(seat)  # hirelings move by their controller's rule (22.3.1)
    barred = state.scorched or overriding(state.sides, Faction.forbids_entering)
    held = overriding(state.sides, Faction.forbids_leaving)
    rule = rulers(state)
    moves: list[T] = []
    for origin in origins if origins is not None else range(1, len(state.warriors)):
        most = state.warriors[origin][seat]
        if most and state.arrived:
            most = max(0, most - held_there(state, seat, origin))
        if not most or (held and not can_leave(state, seat, origin)):
            continue
        here, ruled = Clearing(origin), rule[origin] == mover
        for to in exits(state, seat, origin):
            if barred and not can_enter(state, seat, to):
                continue
            if ruled or rule[to] == mover or needs_no_rule(state, seat, origin, to):
                moves += [make(here, to, warriors) for warriors in range(1, most + 1)]
    return moves


def granted_moves(state: RootState, seat: Seat) -> Sequence[Option]:
    """List the moves that a card or an action grants a seat, in its faction's own way."""
    own = SIDES[state.sides[seat]].moves(state, seat)
    return legal_moves(state, seat, Move) if own is None else own


async def take_granted_move(t: RootTable, seat: Seat, move: Any) -> None:
    """Take a move of `granted_moves`."""
    if not await SIDES[t.state.sides[seat]].take_move(t, seat, move):
        await move_warriors(t, seat, move.origin, move.to, move.warriors)


def needs_no_rule(state: RootState, seat: int, origin: int, to: int) -> bool:
    """Return whether a seat may move without ruling: by Corvid Planners, or its own rule.

    Only the owner's cards count, even if another player makes the pieces move (1.5.5).
    """
    if state.crafted[seat] and state.has_crafted(seat, "corvid_planners"):
        return True
    own = SIDES[state.sides[seat]]
    if own.moves_without_rule(state, Seat(seat), origin, to):
        return True
    lent = helping(state, seat, Hireling.moves_without_rule)
    return any(each.moves_without_rule(state, Seat(seat), origin, to) for each in lent)


async def move_warriors(
    t: RootTable,
    seat: Seat,
    origin: int,
    to: int,
    warriors: int,
    *,
    laden: bool = True,
    named: Sequence[str] = (),
    ferried: bool | None = None,
) -> None:
    """Move warriors with what they carry, unless not `laden`, and run the factions' reactions.

    `named` warriors are not like the others (14.2.2). `ferried` is given where that is decided.
    """
    state = t.state
    if ferried is None:
        ferried = await take_ferry(t, seat, origin, to)
    if state.hired:
        if not ferried and fall_to_toll(t, seat, origin, to, warriors - len(named)):
            warriors -= 1
        if not warriors:
            return
        state.arrived.append((seat, to, warriors))
    state.move_warriors(seat, origin, to, warriors)
    t.tell(Moved(seat, Place(origin), Place(to), "warrior", warriors))
    if laden:
        await SIDES[state.sides[seat]].goes_along(t, seat, origin, to, warriors, named)
    react_first = ferried and await reacts_first(t, seat, to, warriors)
    draws = ferried and not state.is_hireling(seat)  # for faction pieces alone (25.3.5)
    if draws and not react_first:
        draw(t, seat, 1)
    await react(t, seat, origin, to, warriors)
    if draws and react_first:
        draw(t, seat, 1)
    if not ferried:
        await greet(t, seat, origin, to)


async def greet(t: RootTable, seat: Seat, origin: int, to: int) -> None:
    """Run the hirelings' reactions to a completed move."""
    for side, hireling in hirelings_with(t.state, Hireling.when_moved):
        await hireling.when_moved(t, side, seat, origin, to)


async def react(t: RootTable, seat: int, origin: int, to: int, warriors: int) -> None:
    """Run the factions' reactions; a hireling's controller is the player who moved (22.3.7)."""
    mover = Seat(t.state.holder(seat))
    if mover == NOBODY:
        return
    for other, faction in overriding(t.state.sides, Faction.after_move):
        if other not in (seat, mover):
            await faction.after_move(t, other, mover, origin, to, warriors)


def fall_to_toll(t: RootTable, seat: Seat, origin: int, to: int, warriors: int) -> bool:
    """Lose a warrior on the way to a hireling's toll; no rule about a clearing reacts to it."""
    state = t.state
    by = taken_by(state, seat, origin, to)
    if by == NOBODY or warriors < 1:
        return False
    state.add_warriors(seat, origin, -1)
    return_warriors(state, seat, 1, by=by)
    t.tell(Removed(seat, Seat(by), Clearing(origin), "warrior", 1, "path"))
    SIDES[state.sides[seat]].falls_on_path(t, seat, Seat(by))
    return True


def taken_by(state: RootState, seat: int, origin: int, to: int) -> int:
    """Return the hireling that takes one of the pieces moving over a path, or -1.

    Mercy keeps it from taking any (HCC.2.6.I).
    """
    for side, hireling in hirelings_with(state, Hireling.takes_toll):
        if hireling.takes_toll(state, side, seat, origin, to) and not spares(state, side, seat):
            return side
    return NOBODY


def held_there(state: RootState, seat: int, clearing: int) -> int:
    """Count the pieces moved in this turn that hirelings hold in a clearing."""
    if not any(
        hireling.holds_newcomers(state, side, seat, clearing)
        for side, hireling in hirelings_with(state, Hireling.holds_newcomers)
    ):
        return 0
    return sum(n for side, place, n in state.arrived if (side, place) == (seat, clearing))


def free_to_go(state: RootState, seat: int, clearing: int) -> int:
    """Count the warriors that others may make move out of a clearing: no warlord (14.2.2)."""
    return max(0, removable(state, seat, clearing) - held_there(state, seat, clearing))


async def take_ferry(t: RootTable, seat: Seat, origin: int, to: int, glides: bool = False) -> bool:
    """Take the Ferry along if the moving pieces use it; ask if they could also swim or glide."""
    state = t.state
    if not state.landmarks or to not in shores_of(state, origin):
        return False
    if glides or to in adjacent(state, seat, origin):
        if not may_ride(state, seat, origin, to):
            return False
        mover = state.decider(seat)
        asks = state.current == mover or not t.planned
        ways = [BY_FERRY, BY_GLIDE if glides else BY_RIVER]
        if asks and await t.choose(mover, "ferry.crossing", ways, to=to) != BY_FERRY:
            return False
    state.used.append(FERRY)
    state.landmarks[FERRY] = to
    t.tell(FerryMoved(seat, Clearing(origin), Clearing(to)))
    return True


def may_ride(state: RootState, seat: Seat, origin: int, to: int) -> bool:
    """Return whether a seat may move by the Ferry: swimmers need rule there too (25.3.5).

    A pawn needs none (9.2.3).
    """
    if pawn_at(state, seat) == origin:
        return True
    afoot = needs_no_rule(state, seat, origin, origin)  # no river leads back to its start
    return afoot or state.holder(seat) in (ruler(state, origin), ruler(state, to))


async def reacts_first(t: RootTable, seat: Seat, to: int, warriors: int) -> bool:
    """Ask the mover whether reactions to an arrival come before the Ferry's card; return that."""
    state = t.state
    seat = state.decider(seat)
    provoked = any(
        other != seat and faction.reacts_to_move(state, other, seat, to, warriors)
        for other, faction in overriding(state.sides, Faction.reacts_to_move)
    )
    if not provoked or (t.planned and state.current != seat):
        return False
    first = await t.choose(seat, "ferry.triggers", [DRAW_FIRST, REACT_FIRST], to=to)
    return first == REACT_FIRST


def why_no_move(
    state: RootState, seat: int, origin: int, to: int, warriors: int, allowed: Sequence[int]
) -> Refused:
    """Explain why a move was not offered, and where the warriors could go instead."""
    if not state.is_clearing(origin) or not state.warriors[origin][seat]:
        return Refused("move-nobody", law="4.2", origin=origin)
    if to not in exits(state, seat, origin):
        beside = write_clearings(exits(state, seat, origin))
        return Refused("move-not-adjacent", law="2.2.1", origin=origin, to=to, beside=beside)
    if warriors > state.warriors[origin][seat] or warriors < 1:
        return Refused(
            "move-too-many", law="4.2", origin=origin, warriors=state.warriors[origin][seat]
        )
    if held := why_not_leave(state, seat, origin):
        return Refused("move-held", law=held, origin=origin)
    if state.hired and warriors > state.warriors[origin][seat] - held_there(state, seat, origin):
        return Refused("move-held", law="22.2.2", origin=origin)
    if not can_enter(state, seat, to):
        return Refused("move-barred", law="26.6.2", origin=origin, to=to)
    open_to = write_clearings(sorted(set(allowed)))
    ruling = seat in (ruler(state, origin), ruler(state, to))
    if not ruling and not needs_no_rule(state, seat, origin, to):
        return Refused("move-no-rule", law="4.2.1", origin=origin, to=to, instead=open_to)
    return Refused("move-not-now", law="4.2", origin=origin, to=to, instead=open_to)
