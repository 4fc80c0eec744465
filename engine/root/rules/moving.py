"""Moving (Law 4.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.events import Moved
from engine.root.hooks.faction import FACTIONS, overriding
from engine.root.pieces import Clearing, Place
from engine.root.rules.rule import adjacent, can_enter, can_leave, ruler, why_not_leave
from engine.root.state import RootState, RootTable

T = TypeVar("T", bound=Option)


class Move(Option, frozen=True, gc=False, tag="move"):
    """A move that a card or another effect grants."""

    origin: Clearing
    to: Clearing
    warriors: int


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
        for to in adjacent(state, seat, origin):
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
) -> None:
    """Move warriors and run the factions' reactions, unless the move is forced (1.5.5).

    `named` are those among them that are not like the others (14.2.2).
    """
    state = t.state
    for row in (state.warriors, state.strength):
        row[origin][seat] -= warriors
        row[to][seat] += warriors
    t.tell(Moved(seat, Place(origin), Place(to), "warrior", warriors))
    await FACTIONS[state.factions[seat]].goes_along(t, seat, origin, to, warriors, named)
    for other, faction in overriding(state.factions, "after_move"):
        if other != seat and not forced:
            await faction.after_move(t, other, seat, origin, to, warriors)


def why_no_move(
    state: RootState, seat: int, origin: int, to: int, warriors: int, allowed: Sequence[int]
) -> Refused:
    """Explain why a move was not offered, and where the warriors could go instead."""
    if not 1 <= origin < len(state.warriors) or not state.warriors[origin][seat]:
        return Refused("move-nobody", law="4.2", origin=origin)
    if to not in adjacent(state, seat, origin):
        beside = " ".join(str(each) for each in adjacent(state, seat, origin))
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
