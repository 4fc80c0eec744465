"""Lessons for newcomers to Root: each idea when its moment has come."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.messages import Idea
from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.keepers.board import MOST_RETINUE
from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import PASSING
from engine.root.rules.crafting import UNCRAFTABLE
from engine.root.rules.dominance import POINTS_TO_ACTIVATE
from engine.root.view import ClearingView, EyrieView, KeepersView, RootView, SeatView

RULE_ROUND, ENGINE_ROUND, CARDS_ROUND, CRAFTING_ROUND, DOMINANCE_ROUND = 1, 2, 2, 2, 5
THREATENING = 10
"""The points at which a rival deserves a lesson."""
CARD = "hand"
COMMON = ("rule", "cards", "crafting", "ambush", "dominance")
ADDED = ("hirelings", "landmarks")
"""Ideas for tables that play with these only."""


def tour_of(kind: str) -> list[str]:
    """List all ideas of a seat kind in a good order, for reading in one go."""
    faction = kind.partition(":")[0]
    *first, last = (of_faction(each, faction) for each in COMMON)
    return ["win", f"plan-{faction}", *first, f"engine-{faction}", last, *ADDED]


def of_faction(key: str, faction: str) -> str:
    """Return the idea in a faction's own words, where the common rule isn't its rule."""
    return f"{key}-{faction}" if key in FACTIONS[faction].taught_apart else key


def lessons_of(view: RootView) -> list[Idea]:
    """List the ideas whose moment has come for the viewer, the most urgent first."""
    if view.seat is None:
        return []
    own = view.seats[view.seat]
    if not own.faction:
        return []  # the plan depends on the faction
    aims = FACTIONS[own.faction].aims
    return [
        Idea("win"),
        Idea(
            f"plan-{own.faction}",
            sheet=own.seat,
            made=made_by(view, own),
            attainable=view.phase in FACTIONS[own.faction].aimed_in,
            furthered_by=tuple(str(each.__struct_config__.tag) for each in aims),
        ),
        *due(view, own),
        *dangers(view, own),
    ]


def made_by(view: RootView, own: SeatView) -> int:
    """Count the pieces and Decree cards of a seat's plan: all but warriors and wood."""
    pieces = (piece for c in view.clearings for piece in (*c.buildings, *c.tokens))
    placed = sum(owner == own.seat and kind not in PASSING for owner, kind in pieces)
    decree = own.board.decree if isinstance(own.board, EyrieView) else ()
    return placed + sum(map(len, decree))


def due(view: RootView, own: SeatView) -> Iterator[Idea]:
    """Yield the ideas made relevant by the round, the viewer's hand and the map."""
    shared = [c.number for c in view.clearings if c.holds(own.seat) and others_in(c, own.seat)]
    if view.round >= RULE_ROUND:
        yield Idea(of_faction("rule", own.faction), tuple(shared))
    kinds = {CARDS[card].kind for card in view.hand}
    if "ambush" in kinds or shared:
        yield Idea("ambush", tuple(shared), CARD if "ambush" in kinds else "")
    if view.round >= CARDS_ROUND and kinds:
        yield Idea("cards", (), CARD)
    if view.round >= CRAFTING_ROUND and not kinds.issubset(UNCRAFTABLE):
        yield Idea(of_faction("crafting", own.faction), (), CARD)
    if view.round >= ENGINE_ROUND and not has_full_retinue(own):
        yield Idea(f"engine-{own.faction}", sheet=own.seat)
    if view.round >= ENGINE_ROUND and view.hirelings:
        bands = [c.number for c in view.clearings if has_hirelings(c, len(view.seats))]
        yield Idea("hirelings", tuple(bands))
    if landmarks := [c.number for c in view.clearings if c.landmarks]:
        yield Idea("landmarks", tuple(landmarks))
    if view.round >= DOMINANCE_ROUND and (own.points or 0) >= POINTS_TO_ACTIVATE:
        yield Idea(of_faction("dominance", own.faction))


def dangers(view: RootView, own: SeatView) -> Iterator[Idea]:
    """Yield the rivals that begin to threaten, with the clearings where they do."""
    found: dict[str, tuple[Seat, set[int]]] = {}
    for rival in view.seats:
        if rival.seat == own.seat or view.round < ENGINE_ROUND:
            continue
        played = FACTIONS[rival.faction]
        places = {c.number for c in view.clearings if played.threatens(c, own, rival)}
        if places or (rival.points or 0) >= THREATENING:
            found.setdefault(rival.faction, (rival.seat, set()))[1].update(places)
    for faction, (seat, there) in found.items():
        yield Idea(f"danger-{faction}", tuple(sorted(there)), sheet=seat)


def has_full_retinue(own: SeatView) -> bool:
    """Return whether a Keepers' seat has no card to gather any more (15.4.2)."""
    board = own.board
    return isinstance(board, KeepersView) and sum(map(len, board.retinue)) >= MOST_RETINUE


def has_hirelings(clearing: ClearingView, seats: int) -> bool:
    """Return whether a hireling's pieces are in a clearing; hirelings' sides follow the seats."""
    pieces = (*clearing.buildings, *clearing.tokens, *clearing.warriors)
    return any(owner >= seats for owner, _ in pieces)


def others_in(clearing: ClearingView, seat: Seat) -> bool:
    """Return whether others' warriors or pawns are in a clearing."""
    return any(owner != seat for owner, _ in clearing.warriors) or bool({*clearing.pawns} - {seat})
