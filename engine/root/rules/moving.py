"""Moving (Law 4.2), and the Ferry, which a move may take along (25.3.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import Moved
from engine.root.hooks.faction import FACTIONS, overriding
from engine.root.pieces import Clearing, Place
from engine.root.rules.hands import draw
from engine.root.rules.rule import (
    adjacent,
    can_enter,
    can_leave,
    over_rivers,
    ruler,
    why_not_leave,
)
from engine.root.state import RootState, RootTable

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
    """How pieces cross a water that they could also swim: by `ferry` or by `river`."""

    way: str


class FerryTrigger(Option, frozen=True, gc=False, tag="ferry.trigger"):
    """What comes first after a ride: the card (`draw`) or what the arrival provokes (`react`)."""

    first: str


BY_FERRY, BY_RIVER = Crossing("ferry"), Crossing("river")
DRAW_FIRST, REACT_FIRST = FerryTrigger("draw"), FerryTrigger("react")


def exits(state: RootState, seat: int, origin: int) -> Sequence[Clearing]:
    """List where moves from a clearing may go: to adjacent ones, and wherever the Ferry does."""
    beside = adjacent(state, seat, origin)
    if state.landmarks and (shores := shores_of(state, origin)):
        beside = [*beside, *(each for each in shores if each not in beside)]
    return beside


def shores_of(state: RootState, origin: int) -> list[Clearing]:
    """List where the Ferry may go from a clearing, once per turn: across its water (25.3.5)."""
    if state.landmarks.get(FERRY) != origin or FERRY in state.used:
        return []
    return over_rivers(state, origin)


def legal_moves(
    state: RootState,
    seat: int,
    make: Callable[[Clearing, Clearing, int], T],
    origins: Iterable[int] | None = None,
) -> list[T]:
    """List every move of warriors (4.2): from one clearing to an adjacent one, ruling either.

    `make` turns origin, destination and number of warriors into the option to offer.
    """
    barred = state.scorched or overriding(state.factions, "forbids_entering")
    ruled: dict[int, bool] = {}
    moves: list[T] = []
    for origin in origins if origins is not None else range(1, len(state.warriors)):
        most = state.warriors[origin][seat]
        if not most or not can_leave(state, seat, origin):
            continue
        if origin not in ruled:
            ruled[origin] = ruler(state, origin) == seat
        for to in exits(state, seat, origin):
            if barred and not can_enter(state, seat, to):
                continue
            if not ruled[origin]:
                if to not in ruled:
                    ruled[to] = ruler(state, to) == seat
                if not ruled[to] and not needs_no_rule(state, seat, origin, to):
                    continue
            moves += [make(Clearing(origin), to, n) for n in range(1, most + 1)]
    return moves


def granted_moves(state: RootState, seat: Seat) -> Sequence[Option]:
    """List the moves that a card or an action grants a seat, in its faction's own way."""
    own = FACTIONS[state.factions[seat]].moves(state, seat)
    return legal_moves(state, seat, Move) if own is None else own


async def take_granted_move(t: RootTable, seat: Seat, move: Any) -> None:
    """Take one of those moves."""
    if not await FACTIONS[t.state.factions[seat]].take_move(t, seat, move):
        await move_warriors(t, seat, move.origin, move.to, move.warriors)


def needs_no_rule(state: RootState, seat: int, origin: int, to: int) -> bool:
    """Return whether a seat may move without ruling: by Corvid Planners, or its own rule.

    Nobody else's cards count, whoever makes the pieces move (1.5.5).
    """
    if state.crafted[seat] and state.has_crafted(seat, "corvid_planners"):
        return True
    own = FACTIONS[state.factions[seat]]
    return own.moves_without_rule(state, Seat(seat), origin, to)


async def move_warriors(
    t: RootTable,
    seat: Seat,
    origin: int,
    to: int,
    warriors: int,
    *,
    forced: bool = False,
    named: Sequence[str] = (),
    ferried: bool | None = None,
) -> None:
    """Move warriors and run the factions' reactions, unless the move is forced (1.5.5).

    `named` are those among them that are not like the others (14.2.2); `ferried` tells of those
    that go along with others whether these took the Ferry.
    """
    state = t.state
    if ferried is None:
        ferried = await take_ferry(t, seat, origin, to)
    for row in (state.warriors, state.strength):
        row[origin][seat] -= warriors
        row[to][seat] += warriors
    t.tell(Moved(seat, Place(origin), Place(to), "warrior", warriors))
    await FACTIONS[state.factions[seat]].goes_along(t, seat, origin, to, warriors, named)
    react_first = ferried and not forced and await reacts_first(t, seat, to, warriors)
    if ferried and not react_first:
        draw(t, seat, 1)
    for other, faction in overriding(state.factions, "after_move"):
        if other != seat and not forced:
            await faction.after_move(t, other, seat, origin, to, warriors)
    if react_first:
        draw(t, seat, 1)


async def take_ferry(t: RootTable, seat: Seat, origin: int, to: int) -> bool:
    """Take the Ferry along if the pieces about to move ride on it; ask if they could also swim."""
    state = t.state
    if not state.landmarks or to not in shores_of(state, origin):
        return False
    if to in adjacent(state, seat, origin):
        if not may_ride(state, seat, origin, to):
            return False
        asks = state.current == seat or not t.planned
        ways = [BY_FERRY, BY_RIVER]
        if asks and await t.choose(seat, "ferry.crossing", ways, to=to) == BY_RIVER:
            return False
    state.used.append(FERRY)
    state.landmarks[FERRY] = to
    t.tell(FerryMoved(seat, Clearing(origin), Clearing(to)))
    return True


def may_ride(state: RootState, seat: Seat, origin: int, to: int) -> bool:
    """Return whether a seat may move by the Ferry: swimmers need rule there too (25.3.5)."""
    afoot = needs_no_rule(state, seat, origin, origin)  # no river leads back to where it begins
    return afoot or seat in (ruler(state, origin), ruler(state, to))


async def reacts_first(t: RootTable, seat: Seat, to: int, warriors: int) -> bool:
    """Return whether what an arrival provokes comes before the Ferry's card: the mover decides."""
    state = t.state
    provoked = any(
        other != seat and faction.provoked(state, other, seat, to, warriors)
        for other, faction in overriding(state.factions, "provoked")
    )
    if not provoked or (t.planned and state.current != seat):
        return False
    first = await t.choose(seat, "ferry.triggers", [DRAW_FIRST, REACT_FIRST], to=to)
    return first == REACT_FIRST


def why_no_move(
    state: RootState, seat: int, origin: int, to: int, warriors: int, allowed: Sequence[int]
) -> Refused:
    """Explain why a move was not offered, and where the warriors could go instead."""
    if not 1 <= origin < len(state.warriors) or not state.warriors[origin][seat]:
        return Refused("move-nobody", law="4.2", origin=origin)
    if to not in exits(state, seat, origin):
        beside = " ".join(str(each) for each in exits(state, seat, origin))
        return Refused("move-not-adjacent", law="2.2.1", origin=origin, to=to, beside=beside)
    if warriors > state.warriors[origin][seat] or warriors < 1:
        return Refused(
            "move-too-many", law="4.2", origin=origin, warriors=state.warriors[origin][seat]
        )
    if held := why_not_leave(state, seat, origin):
        return Refused("move-held", law=held, origin=origin)
    if not can_enter(state, seat, to):
        return Refused("move-barred", law="26.6.2", origin=origin, to=to)
    open_to = " ".join(str(each) for each in sorted(set(allowed)))
    ruling = seat in (ruler(state, origin), ruler(state, to))
    if not ruling and not needs_no_rule(state, seat, origin, to):
        return Refused("move-no-rule", law="4.2.1", origin=origin, to=to, instead=open_to)
    return Refused("move-not-now", law="4.2", origin=origin, to=to, instead=open_to)
