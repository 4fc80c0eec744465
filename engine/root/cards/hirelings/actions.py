"""Shared by hirelings' cards: moving, battling and placing their own pieces (22.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.core.agenda import step
from engine.core.choices.actions import Done, Option
from engine.core.seats import Seat
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.pieces import Clearing, HirelingKey
from engine.root.rules.answers import InClearing
from engine.root.rules.battle.fighting import Battle, battle, battles
from engine.root.rules.moving import Move, legal_moves, move_warriors
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.rule import has_pieces
from engine.root.rules.setup import settle
from engine.root.state import RootState, RootTable

T = TypeVar("T", bound=Option)
DONE = Done()


def key_of(state: RootState, side: int) -> HirelingKey:
    """Return the key of a hireling by its side."""
    return HirelingKey(state.sides[side])


async def decide(
    t: RootTable, seat: Seat, kind: str, options: Sequence[T], usual: T, **context: Any
) -> T:
    """Ask a seat; at a table with plans it takes the usual answer in another's turn."""
    state = t.state
    if state.phase == "setup":
        return await settle(t, seat, kind, options, usual, **context)
    if t.planned and state.current != seat:
        return usual
    return await t.choose(seat, kind, options, **context)


# Clearings


def own_clearings(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with faction pieces of a seat."""
    return [Clearing(c) for c in range(1, len(state.strength)) if has_pieces(state, seat, c)]


def where(state: RootState, side: int) -> list[Clearing]:
    """List the clearings with warriors of a hireling."""
    return [Clearing(c) for c in range(1, len(state.warriors)) if state.warriors[c][side]]


def is_on_map(state: RootState, side: int) -> bool:
    """Return whether a hireling has any piece in a clearing."""
    return any(state.owns_pieces(side, c) for c in range(1, len(state.strength)))


def open_to(state: RootState, side: int, clearings: Iterable[int]) -> list[Clearing]:
    """List the map's clearings among these where a hireling may be placed."""
    last = len(state.woodland.slots)
    return [Clearing(c) for c in clearings if c < last and can_place(state, side, c)]


# Placing


async def come_back(t: RootTable, side: Seat, seat: Seat, places: Sequence[int]) -> None:
    """Place a warrior in one of these clearings, as `seat` chooses, if no piece is on the map."""
    if not is_on_map(t.state, side):
        await place_one(t, side, seat, places)


async def place_one(
    t: RootTable, side: Seat, seat: Seat, places: Sequence[int], count: int = 1
) -> int:
    """Place warriors in one of these clearings, as `seat` chooses; return it, or 0."""
    state = t.state
    free = open_to(state, side, places)
    if not free or not state.supply[side]:
        return 0
    clearing = await choose_place(t, side, seat, free, "hirelings.place")
    place_warriors(t, side, clearing, count)
    return clearing


async def choose_place(
    t: RootTable, side: Seat, seat: Seat, places: Sequence[Clearing], kind: str
) -> Clearing:
    """Ask a seat for a clearing; the usual answer is the one with most of its own strength."""
    state = t.state
    options = [InClearing(each) for each in places]
    usual = max(options, key=lambda each: (state.strength[each.clearing][seat], -each.clearing))
    chosen = await decide(t, seat, kind, options, usual, hireling=key_of(state, side))
    return chosen.clearing


async def reinforce(t: RootTable, side: Seat, seat: Seat, clearings: Sequence[int]) -> None:
    """Place a warrior in each of these; the controller chooses which if short (1.5.4)."""
    state = t.state
    free = open_to(state, side, clearings)
    left = min(state.supply[side], len(free))
    chosen: Sequence[InClearing] = [InClearing(each) for each in free]
    if left < len(free):
        chosen = await t.choose_some(
            seat, "hirelings.reinforce", chosen, least=left, most=left,
            hireling=key_of(state, side),
        )  # fmt: skip
    for each in chosen:
        place_warriors(t, side, each.clearing, 1)


# Moving and battling


async def march(
    t: RootTable, side: Seat, seat: Seat, moves: Sequence[Move] | None = None
) -> Clearing | None:
    """Offer a hireling's move, if any is legal (4.2); return its end, or None."""
    state = t.state
    offered = legal_moves(state, side, Move) if moves is None else moves
    if not offered:
        return None
    chosen = await t.choose(seat, "hirelings.move", [*offered, DONE], hireling=key_of(state, side))
    if not isinstance(chosen, Move):
        return None
    await move_warriors(t, side, chosen.origin, chosen.to, chosen.warriors)
    return chosen.to


async def fight(
    t: RootTable,
    side: Seat,
    seat: Seat,
    clearings: Sequence[int] | None = None,
    *,
    must: bool = False,
) -> int:
    """Offer a hireling's battle in one of these clearings (4.3); return where, or 0."""
    state = t.state
    fights = battles(state, side, None if clearings is None else list(clearings))
    if not fights:
        return 0
    options: list[Option] = [*fights, *([] if must else [DONE])]
    chosen = await t.choose(seat, "hirelings.battle", options, hireling=key_of(state, side))
    if not isinstance(chosen, Battle):
        return 0
    await battle(t, side, chosen.defender, chosen.clearing)
    return chosen.clearing


@step("hirelings.fight_in_each")
async def fight_in_each(t: RootTable, side: Seat, seat: Seat, *done: int) -> None:
    """Battle at most once in each clearing that the card names, in any order, a step each."""
    places = HIRELINGS[key_of(t.state, side)].battlefields(t.state, side)
    fought = await fight(t, side, seat, [c for c in places if c not in done])
    if fought:
        t.then(fight_in_each, side, seat, *done, fought)
