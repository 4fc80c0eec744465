"""The worth of a position to a seat, by reasons, for the players that look ahead.

The words of a reason are `term-<name>`. The greedy anchor uses `evaluation` instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from msgspec.msgpack import encode

from engine.core.seats import Seat
from engine.root.advice.evaluation.dominance import chance_to_dominate, rival_dominates
from engine.root.advice.evaluation.position import (
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
from engine.root.hooks.faction import FACTIONS, Faction, overriding
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import NOBODY, RootState

HALFWAY, CLOSING = 20, 0.3
"""The points from which each counts more, since the end is near, and by how much."""
DOMINANT = 1.3
"""The weight of winning by dominance relative to thirty points: it wins at once."""
BOARD_THEN = 0.5
"""The weight of a faction's own prospects once its points do not count."""
UNCRAFTED = 0.2
"""The deduction for a dominance card in the hand: it cannot be crafted."""
MANY = 1000
"""More warriors and buildings than any side has, to count tokens apart from them."""
LEADER, RIVALS = 0.4, 0.15
"""The weights of the strongest rival's threat, and of the average one."""
YIELD, SPREAD = 0.5, 3.0
"""The points that a board scores in a turn, as a part of its worth, and how far that may err."""


def terms(state: RootState, seat: Seat, kept: dict[Any, Any] | None = None) -> Mapping[str, float]:
    """Value a position in points, by reasons; `kept` caches the rivals' worth."""
    if state.winners:
        return {"victory": WON if seat in state.winners else -WON}
    found = own_terms(state, seat)
    found["hand"] = in_hand(state, seat)
    found["hand"] -= UNCRAFTED * sum(
        [CARDS[card].kind == "dominance" for card in state.hands[seat]]
    )
    found["hand"] += FACTIONS[state.factions[seat]].hand_outlook(state, seat)
    if lost := menaces(state, seat):
        found["menaced"] = -lost
    threats = rivals_worth(state, seat, {} if kept is None else kept)
    if threats:
        found["leader"] = -LEADER * max(threats)
        found["rivals"] = -RIVALS * sum(threats) / len(threats)
    return found


def menaces(state: RootState, seat: Seat) -> float:
    """Return the cost of what rivals will soon remove without a battle (14.4.1)."""
    return sum(
        faction.menace(state, other, seat)
        for other, faction in overriding(state.factions, Faction.menace)
        if other != seat
    )


def own_terms(state: RootState, seat: Seat) -> dict[str, float]:
    """Value a seat in public: its points, its board, or its chance of dominance."""
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


def rivals_worth(state: RootState, seat: Seat, kept: dict[Any, Any]) -> list[float]:
    """Value the threat of each of a seat's rivals, once for all positions that leave it alike.

    Positions are told apart by the rival's holdings, on its board too: Supporters from outrage,
    damaged items; a solitary one also by where it is alone. Otherwise a change of rule matters too
    little. Rivals aiming for dominance are valued each time.
    """
    pieces = [sum(column) for column in zip(*state.strength, strict=True)]
    for row in state.tokens:
        for owner, _ in row:
            pieces[owner] += MANY
    return [kept_threat(state, seat, each, pieces[each], kept) for each in state.enemies(seat)]


def kept_threat(
    state: RootState, seat: Seat, rival: Seat, pieces: int, kept: dict[Any, Any]
) -> float:
    """Value a rival's threat, or look it up by its holdings."""
    if state.dominance[rival] != NOBODY:
        return threat(state, seat, rival)
    sign = (
        rival, state.points[rival], state.supply[rival], len(state.hands[rival]),
        len(state.crafted[rival]), pieces, len(state.crafted_items[rival]), state.current,
        encode(state.boards[rival]), count_alone(state, rival),
    )  # fmt: skip
    if sign not in kept:
        kept[sign] = threat(state, seat, rival)
    found: float = kept[sign]
    return found


def count_alone(state: RootState, seat: Seat) -> int:
    """Count the clearings without enemies of a seat that scores by them."""
    if not FACTIONS[state.factions[seat]].solitary:
        return 0
    return sum(row[seat] > 0 and sum(row) == row[seat] for row in state.strength)


def threat(state: RootState, seat: Seat, rival: Seat) -> float:
    """Value a rival's standing to a seat: the nearer to victory, the more."""
    own = own_terms(state, rival)
    value = sum(own.values())
    if state.dominance[rival] != NOBODY:
        return value + ABOUT_TO_WIN * rival_dominates(state, rival, seat)
    left = max(0.0, 1 - state.points[rival] / POINTS_TO_WIN)
    faction = FACTIONS[state.factions[rival]]
    force = faction.feared * sum([row[rival] for row in state.warriors]) if faction.feared else 0.0
    value += left * faction.foreseen + force
    value += max(0.0, value - FAR_AHEAD)
    if "points" in own:
        value += ABOUT_TO_WIN * chance_to_finish(state.points[rival], own["board"] + force)
    return value


def chance_to_finish(points: int, board: float) -> float:
    """Estimate how likely a rival wins by points in its next turn."""
    return 1 / (1 + exp((POINTS_TO_WIN - points - YIELD * board) / SPREAD))
