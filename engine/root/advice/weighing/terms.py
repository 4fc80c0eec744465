"""What a position is worth to a seat, reason by reason, for the players that look ahead.

The words of a reason are `term-<name>`. `evaluation` is what the greedy anchor goes by.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.msgpack import encode

from engine.core.seats import Seat
from engine.root.advice.weighing.dominance import chance_to_dominate, chance_to_hold
from engine.root.advice.weighing.evaluation import (
    ABOUT_TO_WIN,
    FAR_AHEAD,
    WON,
    at_landmarks,
    burdens,
    in_hand,
    in_play,
)
from engine.root.cards.hirelings.turn import hireling_worth
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import NOBODY, RootState

HALFWAY, CLOSING = 20, 0.3
"""Points from which each counts more, and by how much: the end is near."""
DOMINANT = 1.3
"""How much winning by dominance counts beside thirty points: it wins at once."""
BOARD_THEN = 0.5
"""How much of a faction's own prospects counts once its points do not."""
MANY = 1000
"""More than the warriors and buildings that anybody has: tokens are counted apart from them."""
LEADER, RIVALS = 0.4, 0.15
"""How much counts what the strongest rival threatens, and what all do on average."""


def terms(state: RootState, seat: Seat, kept: dict[Any, Any] | None = None) -> Mapping[str, float]:
    """Value a position in points, by reasons; `kept` holds what rivals are worth."""
    if state.winners:
        return {"victory": WON if seat in state.winners else -WON}
    found = own_terms(state, seat)
    found["hand"] = in_hand(state, seat)
    found["hand"] += FACTIONS[state.factions[seat]].hand_outlook(state, seat)
    threats = rivals_worth(state, state.enemies(seat), {} if kept is None else kept)
    if threats:
        found["leader"] = -LEADER * max(threats)
        found["rivals"] = -RIVALS * sum(threats) / len(threats)
    return found


def own_terms(state: RootState, seat: Seat) -> dict[str, float]:
    """Value what everybody sees of a seat: its points, its board, or how likely it dominates."""
    board = FACTIONS[state.factions[seat]].outlook(state, seat)
    if state.partner[seat] != NOBODY:
        return {"partner": float(state.points[state.partner[seat]])}
    card = state.dominance[seat]
    if card != NOBODY:
        chance = chance_to_dominate(state, seat, CARDS[card].suit)
        return {"dominance": DOMINANT * POINTS_TO_WIN * chance, "board": BOARD_THEN * board}
    points = state.points[seat]
    found = {
        "points": points + max(0, points - HALFWAY) * CLOSING,
        "effects": in_play(state, seat),
        "board": board,
    }
    if state.landmarks:
        found["landmarks"] = at_landmarks(state, seat)
    if paid := burdens(state, seat):
        found["payments"] = -paid
    if state.hired:
        found["hirelings"] = hireling_worth(state, seat)
    return found


def rivals_worth(state: RootState, rivals: Sequence[Seat], kept: dict[Any, Any]) -> list[float]:
    """Value each rival's standing for those it threatens, once for all that leaves it as it is.

    What it holds tells positions apart, on its board too: Supporters that outrage gave it, items
    that were damaged. Another rule of a clearing alone changes too little. Who goes for dominance
    is looked at each time.
    """
    pieces = [sum(column) for column in zip(*state.strength, strict=True)]
    for row in state.tokens:
        for owner, _ in row:
            pieces[owner] += MANY
    return [kept_threat(state, rival, pieces[rival], kept) for rival in rivals]


def kept_threat(state: RootState, rival: Seat, pieces: int, kept: dict[Any, Any]) -> float:
    """Value a rival's standing, or look up what it was worth with as many pieces."""
    if state.dominance[rival] != NOBODY:
        return threat(state, rival)
    sign = (
        rival, state.points[rival], state.supply[rival], len(state.hands[rival]),
        len(state.crafted[rival]), pieces, len(state.crafted_items[rival]), state.current,
        encode(state.boards[rival]),
    )  # fmt: skip
    if sign not in kept:
        kept[sign] = threat(state, rival)
    found: float = kept[sign]
    return found


def threat(state: RootState, rival: Seat) -> float:
    """Value a rival's standing for those it threatens: the nearer to victory, the more."""
    value = sum(own_terms(state, rival).values())
    card = state.dominance[rival]
    if card != NOBODY:
        return value + ABOUT_TO_WIN * chance_to_hold(state, rival, CARDS[card].suit)
    left = max(0.0, 1 - state.points[rival] / POINTS_TO_WIN)
    value += left * FACTIONS[state.factions[rival]].foreseen
    return value + max(0.0, value - FAR_AHEAD)
