"""The worth of a position to the Legion (QL), for computer players: its campaign."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.factions.legion.actions import TO_COLONIZE
from engine.root.factions.legion.board import (
    COLONIES,
    COLONY,
    LegionBoard,
    board_of,
    has_bird_card,
    has_colony,
)
from engine.root.factions.legion.spoils import pieces_per_point, spoils_count
from engine.root.pieces import SUITS
from engine.root.rules.crafting import ANY
from engine.root.rules.placing import can_place
from engine.root.rules.rule import adjacent, ruled_clearings, ruler, targets
from engine.root.state import NOBODY, RootState

WARRIOR, COLONY_WORTH, RULED = 0.2, 1.2, 0.15
"""The yield of each on the map in later turns."""
ICON, BARREN_ICON, DRAWN = 0.35, 0.1, 0.35
"""The next Supply Drop, with and without a place for the warrior; and a card in Evening."""
DEALT, SUFFERED = 1.9, 1.1
"""The higher and the lower die on average."""
EXPECTED, ONE_MOVE_AWAY, SECOND_ENEMY = 0.8, 0.5, 0.2
"""The weight of possible gains: in place, a move away, and of further enemies."""
WEARINESS = 0.02
"""The cost of each further move of a turn, so that marching to and fro comes to an end."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Legion's position in points."""
    board = board_of(state, seat)
    colonies = state.count(seat, COLONY)
    value = WARRIOR * sum(row[seat] for row in state.warriors) + COLONY_WORTH * colonies
    value += RULED * len(ruled_clearings(state, seat))
    value += supply_to_come(state, seat, board)
    value += 0.9 * spoils_count(board) / pieces_per_point(state, seat)
    if state.current == seat:
        value += campaign_to_come(state, seat, board, COLONIES - colonies)
        value += DRAWN * (1 + (CARDS[board.campaign].item is not None))
        value -= WEARINESS * board.moves * board.moves
    return value


def supply_to_come(state: RootState, seat: Seat, board: LegionBoard) -> float:
    """Value the icons of the campaign card: each is a warrior where a piece of its suit is."""
    if board.campaign == NOBODY:
        return 0.0
    held = " ".join(state.suits[c] for c in state.woodland.clearings if state.owns_pieces(seat, c))
    icons = CARDS[board.campaign].cost
    return sum(ICON if icon == ANY or icon in held else BARREN_ICON for icon in icons)


def campaign_to_come(state: RootState, seat: Seat, board: LegionBoard, colonies: int) -> float:
    """Value the rest of this turn's Attack and Colonize; for a bird, in the best suit."""
    if state.phase == "evening":
        return 0.0
    open_suits = SUITS if state.phase == "birdsong" and has_bird_card(state, seat) else ()
    suits = open_suits or ((board.suit,) if board.suit else ())
    return max((campaign_in(state, seat, board, suit, colonies) for suit in suits), default=0.0)


def campaign_in(
    state: RootState, seat: Seat, board: LegionBoard, suit: str, colonies: int
) -> float:
    """Value a campaign in the clearings of a suit, with the warriors there and one move away."""
    value = 0.0
    for clearing in state.woodland.clearings:
        if suit not in state.suits[clearing]:
            continue
        here = state.warriors[clearing][seat]
        now = EXPECTED * clearing_worth(state, seat, board, clearing, here, colonies)
        value += now
        if not board.attacked and (near := within_reach(state, seat, clearing, suit)):
            then = clearing_worth(state, seat, board, clearing, here + near, colonies)
            value += ONE_MOVE_AWAY * max(0.0, EXPECTED * then - now)
    return value


def within_reach(state: RootState, seat: Seat, clearing: int, suit: str) -> int:
    """Count the warriors outside the campaign that could move into one of its clearings."""
    mine = ruler(state, clearing) == seat
    return sum(
        state.warriors[origin][seat]
        for origin in adjacent(state, seat, clearing)
        if suit not in state.suits[origin]
        and state.warriors[origin][seat]
        and (mine or ruler(state, origin) == seat)
    )


def clearing_worth(
    state: RootState, seat: Seat, board: LegionBoard, clearing: int, warriors: int, colonies: int
) -> float:
    """Value the battle of a clearing, and a colony there for the remaining warriors."""
    value, left = 0.0, float(warriors)
    if warriors and clearing not in board.attacked:
        fights = [
            battle_worth(state, seat, clearing, warriors, enemy)
            for enemy in targets(state, seat, clearing)
        ]
        if fights:
            worth, lost = max(fights)
            value += worth + SECOND_ENEMY * (len(fights) - 1)
            left -= lost
    if clearing in board.colonized or left <= TO_COLONIZE - 1:
        return value
    chance = min(1.0, left - (TO_COLONIZE - 1))
    if has_colony(state, seat, clearing):
        return value + chance
    if colonies and can_place(state, seat, clearing):
        return value + chance * COLONY_WORTH
    return value


def battle_worth(
    state: RootState, seat: Seat, clearing: int, warriors: int, enemy: Seat
) -> tuple[float, float]:
    """Value a battle against an enemy; return it with the warriors it will cost."""
    defenders = state.warriors[clearing][enemy]
    pieces = len(state.pieces_of(enemy, clearing))
    rules = ruler(state, clearing)
    hits = min(warriors, DEALT) + (not defenders)
    hits += rules != NOBODY and state.is_enemy(seat, rules)
    razed = min(pieces, max(0.0, hits - defenders))
    lost = min(defenders, SUFFERED, warriors)
    spoils = (min(hits, defenders) + razed) / pieces_per_point(state, seat)
    return spoils + razed - WARRIOR * lost, lost
