"""The conspiracies of the Lizard Cult, paid with acolytes in Birdsong (Law 10.4.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option, action
from engine.core.errors import Refused
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.factions.base import Loss, RootTable, performs
from engine.root.factions.lizards.board import GARDENS, barred, board_of, gardens_left
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.battle import Battle, battle, battles, why_no_battle
from engine.root.rules.moving import legal_moves, move_warriors, why_no_move
from engine.root.rules.placing import buries, place_building, place_warriors, return_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import can_place
from engine.root.state import NOBODY, RootState


@action("lizards crusade")
class Crusade(Option, frozen=True, gc=False, tag="lizards.crusade"):
    """Initiate a battle in an Outcast clearing (10.4.3.I)."""

    clearing: Clearing
    defender: Seat


@action("lizards crusade-move")
class CrusadeMove(Option, frozen=True, gc=False, tag="lizards.crusade_move"):
    """Move from an Outcast clearing, then perhaps battle in the destination (10.4.3.I)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("lizards convert")
class Convert(Option, frozen=True, gc=False, tag="lizards.convert"):
    """Replace an enemy warrior in an Outcast clearing with one of the Cult's (10.4.3.II)."""

    clearing: Clearing
    enemy: Seat


@action("lizards sanctify")
class Sanctify(Option, frozen=True, gc=False, tag="lizards.sanctify"):
    """Replace an enemy building in an Outcast clearing with a garden (10.4.3.III)."""

    clearing: Clearing
    building: PieceKind


COST: dict[type[Option], int] = {Crusade: 2, CrusadeMove: 2, Convert: 2, Sanctify: 3}
"""Acolytes that each conspiracy costs while the Outcast is not Hated."""
CHEAPEST = min(COST.values())


class Conspired(Event, frozen=True, gc=False):
    """Acolytes were spent on a conspiracy: `crusade`, `convert` or `sanctify`."""

    weight = LASTING
    seat: Seat
    conspiracy: str
    count: int


# What is possible


def price(state: RootState, seat: int, conspiracy: type[Option]) -> int:
    """Return the acolytes that a conspiracy costs: one fewer if the Outcast is Hated."""
    return COST[conspiracy] - board_of(state, seat).hated


def affords(state: RootState, seat: int, conspiracy: type[Option]) -> bool:
    """Return whether there are acolytes enough for a conspiracy."""
    return board_of(state, seat).acolytes >= price(state, seat, conspiracy)


def outcast_clearings(state: RootState, seat: int) -> list[int]:
    """List the clearings that match the Outcast."""
    outcast = board_of(state, seat).outcast
    return [clearing for clearing, suit in enumerate(state.suits) if suit == outcast]


def conspiracy_options(state: RootState, seat: Seat) -> list[Option]:
    """List the conspiracies that the acolytes can pay for and that can be completed (10.4.3)."""
    clearings = outcast_clearings(state, seat)
    options: list[Option] = []
    if affords(state, seat, Sanctify):
        options += sanctifications(state, seat, clearings)
    if affords(state, seat, Convert):
        options += conversions(state, seat, clearings)
    if affords(state, seat, Crusade):
        options += [Crusade(b.clearing, b.defender) for b in battles(state, seat, clearings)]
        options += legal_moves(state, seat, CrusadeMove, clearings)
    return options


def could_conspire(state: RootState, seat: Seat) -> bool:
    """Return whether any conspiracy is possible; all of it is public."""
    return affords(state, seat, Crusade) and bool(conspiracy_options(state, seat))


def conversions(state: RootState, seat: Seat, clearings: list[int]) -> Iterator[Option]:
    """List the enemy warriors that can be replaced (10.4.3.II)."""
    if not has_convert(state, seat):
        return
    for clearing in clearings:
        if not can_place(state, seat, clearing):
            continue
        for other, count in enumerate(state.warriors[clearing]):
            if count and state.is_enemy(seat, other):
                yield Convert(Clearing(clearing), Seat(other))


def has_convert(state: RootState, seat: Seat) -> bool:
    """Return whether a warrior can be placed: one of those paid, unless Coffin Makers take them."""
    return state.supply[seat] > 0 or not buries(state, NOBODY)


def sanctifications(state: RootState, seat: Seat, clearings: list[int]) -> Iterator[Option]:
    """List the enemy buildings that a garden of the Outcast can replace."""
    if not gardens_left(state, seat, board_of(state, seat).outcast):
        return
    for clearing in clearings:
        if not can_place(state, seat, clearing):
            continue
        for owner, kind in dict.fromkeys(state.buildings[clearing]):
            if state.is_enemy(seat, owner):
                yield Sanctify(Clearing(clearing), PieceKind(kind))


def owner_of(state: RootState, clearing: int, kind: str) -> Seat | None:
    """Return whose building of a kind stands in a clearing."""
    return next((Seat(owner) for owner, each in state.buildings[clearing] if each == kind), None)


# Carrying them out


def spend_acolytes(t: RootTable, seat: Seat, conspiracy: type[Option], name: str) -> None:
    """Return acolytes to the supply (10.4.3)."""
    cost = price(t.state, seat, conspiracy)
    board_of(t.state, seat).acolytes -= cost
    return_warriors(t.state, seat, cost)
    t.tell(Conspired(seat, name, cost))


@performs(Crusade)
async def crusade(t: RootTable, seat: Seat, action: Crusade) -> None:
    """Spend two acolytes and initiate a battle (10.4.3.I)."""
    spend_acolytes(t, seat, Crusade, "crusade")
    await battle(t, seat, action.defender, action.clearing)


@performs(CrusadeMove)
async def crusade_move(t: RootTable, seat: Seat, action: CrusadeMove) -> None:
    """Spend two acolytes and move, at least one warrior (10.4.3.I)."""
    spend_acolytes(t, seat, CrusadeMove, "crusade")
    t.then(crusade_on, seat, action.to)
    await move_warriors(t, seat, action.origin, action.to, action.warriors)


@step("lizards_conspiracies.crusade_on")
async def crusade_on(t: RootTable, seat: Seat, clearing: int) -> None:
    """Initiate a battle in the destination, or not (10.4.3.I)."""
    offers: list[Option] = [*battles(t.state, seat, [clearing]), Done()]
    chosen = await t.choose(seat, "lizards.crusade", offers, clearing=clearing)
    if isinstance(chosen, Battle):
        await battle(t, seat, chosen.defender, chosen.clearing)


@performs(Convert)
async def convert(t: RootTable, seat: Seat, action: Convert) -> None:
    """Spend two acolytes, remove the warrior and place one's own (10.4.3.II)."""
    spend_acolytes(t, seat, Convert, "convert")
    await remove(t, [Loss(action.enemy, action.clearing, seat, 1)])
    place_warriors(t, seat, action.clearing, 1)


@performs(Sanctify)
async def sanctify(t: RootTable, seat: Seat, action: Sanctify) -> None:
    """Spend three acolytes, remove the building and place a garden (10.4.3.III)."""
    spend_acolytes(t, seat, Sanctify, "sanctify")
    owner = owner_of(t.state, action.clearing, action.building)
    assert owner is not None, "only buildings that stand there are offered"
    await remove(t, [Loss(owner, action.clearing, seat, 0, (action.building,))])
    place_building(t, seat, action.clearing, GARDENS[board_of(t.state, seat).outcast])


# Why not


def why_no_conspiracy(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why a conspiracy was not offered, with its section; None if the action is none."""
    if type(action) not in COST:
        return None
    if state.current != seat or state.phase != "birdsong":
        return Refused("conspiracy-when", law="10.4.3")
    board = board_of(state, seat)
    clearing = action.origin if isinstance(action, CrusadeMove) else getattr(action, "clearing", 0)
    if clearing not in outcast_clearings(state, seat):
        return Refused("conspiracy-where", law="10.4.3", clearing=clearing, suit=board.outcast)
    cost = price(state, seat, type(action))
    if board.acolytes < cost:
        return Refused("acolytes-short", law="10.4.3", cost=cost, have=board.acolytes)
    match action:
        case Crusade(_, defender):
            return why_no_battle(state, seat, clearing, defender)
        case CrusadeMove(origin, to, warriors):
            legal = legal_moves(state, seat, CrusadeMove, [origin])
            return why_no_move(state, seat, origin, to, warriors, [each.to for each in legal])
        case Convert(_, enemy):
            return why_no_conversion(state, seat, clearing, enemy)
        case Sanctify(_, building):
            return why_no_sanctification(state, seat, clearing, building)
        case _:
            return None


def why_no_conversion(state: RootState, seat: Seat, clearing: int, enemy: int) -> Refused:
    """Explain why no warrior can be replaced (10.4.3.II)."""
    if not state.is_enemy(seat, enemy) or not state.warriors[clearing][enemy]:
        return Refused("convert-nobody", law="10.4.3.II", clearing=clearing)
    if not has_convert(state, seat):
        return Refused("cult-no-warriors", law="1.5.1")
    return barred(state, seat, clearing)


def why_no_sanctification(state: RootState, seat: Seat, clearing: int, building: str) -> Refused:
    """Explain why no building can be replaced (10.4.3.III)."""
    owner = owner_of(state, clearing, building)
    if owner is None or not state.is_enemy(seat, owner):
        return Refused("sanctify-nothing", law="10.4.3.III", clearing=clearing)
    suit = board_of(state, seat).outcast
    if not gardens_left(state, seat, suit):
        return Refused("garden-none-left", law="1.5.1", suit=suit)
    return barred(state, seat, clearing)
