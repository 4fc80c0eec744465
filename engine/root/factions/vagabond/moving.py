"""A Vagabond's moves: by boots, by slipping, with allies (Law 9.2.3, 9.2.9, 9.2.10)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.events import Moved
from engine.root.factions.vagabond.board import board_of
from engine.root.factions.vagabond.coercing import cards_to_coerce, coerce_for, stands_in, use_up
from engine.root.factions.vagabond.items import damage, exhaust, ready
from engine.root.factions.vagabond.relationships import choose_escort, has_hostile_warriors, lead
from engine.root.pieces import Clearing, Place
from engine.root.rules.hands import draw
from engine.root.rules.moving import exits, greet, held_there, take_ferry, taken_by
from engine.root.rules.rule import can_enter, can_leave
from engine.root.state import NOBODY, RootState, RootTable

SLIP = "slip"


@action("vagabond move", when="daylight", law="9.5.1")
class VagabondMove(Option, frozen=True, gc=False, tag="vagabond.move"):
    """Move to an adjacent clearing for a boot (9.5.1)."""

    to: Clearing


@action("vagabond slip", when="birdsong", law="9.4.2")
class Slip(Option, frozen=True, gc=False, tag="vagabond.slip"):
    """In Birdsong, move to an adjacent clearing or forest without a boot (9.4.2)."""

    to: Place


def beside(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings adjacent to his clearing or forest that he may enter."""
    place = board_of(state, seat).place
    near = exits(state, seat, place) if place > 0 else state.woodland.forest_borders[-place]
    return [clearing for clearing in near if can_enter(state, seat, clearing)]


def boots_for(state: RootState, seat: int, to: int, base: int) -> int:
    """Count the boots for a move: one more among Hostile warriors (9.2.9.III.b)."""
    return base + has_hostile_warriors(state, seat, to)


def move_options(state: RootState, seat: int, base: int = 1, lent: int = 0) -> list[VagabondMove]:
    """List his moves; `base` is the boots of a move without the Hostile surcharge.

    A card that he has spent or could spend stands for a boot; `lent` counts the latter.
    """
    board = board_of(state, seat)
    boots = ready(board, "boot") + stands_in(state, seat) + lent
    if boots < base or (board.place > 0 and not can_leave(state, seat, board.place)):
        return []
    if held_there(state, seat, board.place):
        return []
    return [
        VagabondMove(to) for to in beside(state, seat) if boots_for(state, seat, to, base) <= boots
    ]


def slip_options(state: RootState, seat: Seat) -> list[Option]:
    """List his slips, one per turn, regardless of hostility and of rules that hold pieces back."""
    if SLIP in state.used:
        return []
    place = board_of(state, seat).place
    woodland = state.woodland
    forests = [to for to in woodland.places_beside(Place(place)) if to < 0]
    return [*(Slip(Place(to)) for to in beside(state, seat)), *(Slip(to) for to in forests)]


def may_slip(state: RootState, seat: Seat) -> bool:
    """Return whether he has not slipped yet this turn."""
    return SLIP not in state.used


async def move_pawn(t: RootTable, seat: Seat, to: int, *, alone: bool = False) -> None:
    """Move the pawn, and the warriors of an ally that he takes along, by Ferry too.

    `alone` he glides, to which the Ferry is an offer (26.8.2, 25.3.5).
    """
    board = board_of(t.state, seat)
    origin = board.place
    ferried = origin > 0 and await take_ferry(t, seat, origin, to, glides=alone)
    escort = None if alone else await choose_escort(t, seat, origin, to, ferried=ferried)
    board.place = to
    t.tell(Moved(seat, Place(origin), Place(to), "pawn", 1))
    if t.state.hired:
        t.state.arrived.append((seat, to, 1))
        if not ferried:
            await pass_hirelings(t, seat, origin, to)
    if ferried:
        draw(t, seat, 1)
    if escort is not None:
        await lead(t, escort, origin, to, ferried=ferried)


async def pass_hirelings(t: RootTable, seat: Seat, origin: int, to: int) -> None:
    """Damage an item for a hireling's toll on a path; run the hirelings' reactions."""
    state = t.state
    by = taken_by(state, seat, origin, to)
    if by != NOBODY:
        await damage(t, seat, 1, Seat(by))
    await greet(t, seat, origin, to)


async def take_boots(t: RootTable, seat: Seat, to: int) -> None:
    """Pay the boots of a move and make it (9.5.1)."""
    await use_up(t, seat, ["boot"] * boots_for(t.state, seat, to, 1))
    await move_pawn(t, seat, to)


# Moves that a card or another action grants


def granted(state: RootState, seat: Seat) -> list[VagabondMove]:
    """List granted moves: a boot is paid only among Hostile warriors (9.2.9.III.b).

    For lack of boots the Jailor may spend a card on it (26.12.2). Those moves join two others at
    least: whether he is asked, and whether a move is possible, must not tell what he holds.
    """
    moves = move_options(state, seat, base=0)
    if len(moves) > 1 and cards_to_coerce(state, seat):
        return move_options(state, seat, base=0, lent=1)
    return moves


async def take_granted(t: RootTable, seat: Seat, to: int) -> None:
    """Take a granted move, with a boot or a card among Hostile warriors."""
    boots = boots_for(t.state, seat, to, 0)
    board = board_of(t.state, seat)
    if boots and not await coerce_for(t, seat, needed=boots > ready(board, "boot")):
        exhaust(board, ["boot"] * boots)
    await move_pawn(t, seat, to)
