"""The worth of a position to the Duchy (Law 12), for computer players.

In its own Daylight the Duchy also counts its possible actions; otherwise it would sway a minister
first of all and give its Assembly and its Parliament away.
"""

from __future__ import annotations

from collections import Counter

from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.duchy.board import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    POINTS,
    RANK_OF,
    TUNNELS,
    Minister,
    board_of,
    burrow_of,
)
from engine.root.factions.duchy.ministers import imitable, parliament_options, points_of
from engine.root.factions.duchy.swaying import sway_options
from engine.root.pieces import BIRD, CardId
from engine.root.rules.battle.fighting import battles
from engine.root.rules.menus import is_past
from engine.root.rules.rule import ruler
from engine.root.rules.score import share_left
from engine.root.state import RootState

MINISTER_WORTH: dict[Minister, float] = {
    FOREMOLE: 2.2, CAPTAIN: 1.0, MARSHAL: 1.2, BRIGADIER: 1.8, BANKER: 2.4, MAYOR: 2.4,
}  # fmt: skip
"""The gain from a minister over a whole match, besides the points for swaying it."""
LORD_TURNS = 4.0
"""The times that a lord scores if swayed at the start of a match."""
CITADEL_WORTH = (0.0, 1.8, 3.6, 5.0)
MARKET_WORTH = (0.0, 1.8, 3.4, 4.8)
SPOT_WORTH = (0.0, 0.5, 1.2, 2.0, 2.8, 3.2, 3.5)
"""The worth of clearings with pieces, from which cards can be revealed: four sway a lord."""
RETURNING_CARD = 0.35
"""The worth of a revealed card that returns in Evening: as good as one in hand."""
ACTION_LEFT = 0.35
YET_TO_COME = 0.95
"""The weight of a later step's promise before it is taken."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Duchy's position in points."""
    board = board_of(state, seat)
    left = share_left(state)
    citadels, markets = state.count(seat, "citadel"), state.count(seat, "market")
    value = left * (CITADEL_WORTH[citadels] + MARKET_WORTH[markets])
    value += 0.5 * state.count(seat, "tunnel") + fields(state, seat)
    value += sum(minister_worth(state, seat, Minister(each), left) for each in board.swayed)
    value += RETURNING_CARD * sum(SUIT_OF[CardId(card)] != BIRD for card in board.revealed)
    if board.swaying:
        value += sway_worth(state, seat, Minister(board.swaying), left)
    if board.acting:
        value += action_worth(state, seat, Minister(board.acting))
    if state.current == seat and state.phase in ("birdsong", "daylight"):
        value += still_to_come(state, seat, left)
    return value


def still_to_come(state: RootState, seat: Seat, left: float) -> float:
    """Value the rest of this turn: actions, ministers, a minister to sway."""
    board, value = board_of(state, seat), 0.0
    if not is_past(state, seat, "assembly"):
        value += ACTION_LEFT * board.actions
    if board.swayed and not is_past(state, seat, "parliament"):
        ready = [each.minister for each in parliament_options(state, seat)]
        value += YET_TO_COME * sum(max(0.0, action_worth(state, seat, each)) for each in ready)
    if not (board.swaying or is_past(state, seat, "sway")):
        offers = [
            sway_worth(state, seat, each.minister, left) for each in sway_options(state, seat)
        ]
        value += YET_TO_COME * max(offers, default=0.0)
    return value


def sway_worth(state: RootState, seat: Seat, minister: Minister, left: float) -> float:
    """Value swaying a minister: its points now, and its use later."""
    points = POINTS[RANK_OF[minister]] if state.may_score(seat) else 0
    return points + minister_worth(state, seat, minister, left)


def minister_worth(state: RootState, seat: Seat, minister: Minister, left: float) -> float:
    """Value a swayed minister: a lord by its points each turn, the others by use."""
    if RANK_OF[minister] != LORD:
        return left * MINISTER_WORTH[minister]
    yields = {
        DUCHESS: 1.8 if state.count(seat, "tunnel") == TUNNELS else 0.9,
        BARON: state.count(seat, "market") + 0.3,
        EARL: state.count(seat, "citadel") + 0.3,
    }
    return left * LORD_TURNS * yields[minister]


def action_worth(state: RootState, seat: Seat, minister: Minister) -> float:
    """Value the action of a minister now."""
    if RANK_OF[minister] == LORD:
        return points_of(state, seat, minister) if state.may_score(seat) else 0
    if minister in (CAPTAIN, BRIGADIER):
        fights = battles(state, seat)
        worths = [battle_worth(state, seat, each.clearing, each.defender) for each in fights]
        return max([*worths, 0.3]) if minister == BRIGADIER else max(worths, default=0.0)
    if minister == BANKER:
        suits = Counter(SUIT_OF[card] for card in state.hand(seat))
        birds = suits.pop(BIRD, 0)
        return 0.6 * (max(suits.values(), default=0) + birds) * state.may_score(seat)
    if minister == MAYOR:
        return max((action_worth(state, seat, each) for each in imitable(state, seat)), default=0.0)
    return 1.0 if minister == FOREMOLE else 0.2


def fields(state: RootState, seat: Seat) -> float:
    """Value warriors, rule, clearings to reveal for, building sites, and unguarded buildings."""
    value = 0.09 * (20 - state.supply[seat])
    value -= 0.05 * max(0, state.warriors[burrow_of(state)][seat] - 4)
    suits: Counter[str] = Counter()
    sites = 0
    for clearing in state.woodland.clearings:
        if not state.owns_pieces(seat, clearing):
            continue
        suits[state.suits[clearing]] += 1
        warriors = state.warriors[clearing][seat]
        if ruler(state, clearing) == seat:
            value += 0.2
            sites += state.open_slots(clearing) > 0
        buildings = state.strength[clearing][seat] - warriors
        value -= buildings * (0.9, 0.4, 0.15, 0.0)[min(3, warriors)]
    value += SPOT_WORTH[min(len(SPOT_WORTH) - 1, suits.total())] + 0.3 * len(suits)
    return value + 0.25 * min(3, sites)


def battle_worth(state: RootState, seat: Seat, clearing: int, defender: int) -> float:
    """Estimate the gain of a battle: pieces removed minus warriors lost."""
    mine, theirs = state.warriors[clearing][seat], state.warriors[clearing][defender]
    dealt = min(1.9, mine) + (theirs == 0)
    suffered = min(0.9, theirs)
    pieces = state.strength[clearing][defender] - theirs
    pieces += sum(owner == defender for owner, _ in state.tokens[clearing])
    felled = max(0.0, min(pieces, dealt - theirs))
    return 1.2 * felled + 0.12 * min(dealt, theirs) - 0.3 * suffered
