"""The worth of a position to a seat, for computer players, from what that seat can see."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.hirelings.turn import hireling_worth
from engine.root.data.cards import CARDS, KEY_OF_CARD
from engine.root.hooks.faction import FACTIONS, Faction, overriding
from engine.root.hooks.landmarks import Landmark, landmarks_with
from engine.root.rules.crafting import may_craft, payer
from engine.root.rules.dominance import CLEARINGS_TO_RULE, missing_for_dominance
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import NOBODY, RootState

WON = 1000.0
CARD = 0.35
"""The worth of a card in hand, in points."""
HAND_WORTH_HAVING = 5
USUAL_EFFECT = 0.9
WORTH_OF_EFFECT = {"saboteurs": 0.38, "false_orders": 0.38}
"""Persistent effects that are spent when used are worth less than what they undo."""
FAR_AHEAD = 20.0
"""The worth from which a rival threatens everybody."""
ABOUT_TO_WIN = 40.0
"""The value of stopping a rival that would win at the start of its next turn."""


def evaluate(state: RootState, seat: Seat) -> float:
    """Value a position in points: the seat's own prospects minus the rivals' threats."""
    if state.winners:
        return WON if seat in state.winners else -WON
    mine = worth_in_public(state, seat) + in_hand(state, seat)
    threats = [threat(state, other) for other in state.enemies(seat)]
    return mine - 0.4 * max(threats, default=0.0) - 0.15 * sum(threats) / max(1, len(threats))


def threat(state: RootState, rival: Seat) -> float:
    """Value a rival's standing to those it threatens: the nearer to victory, the more."""
    value = worth_in_public(state, rival)
    card = state.dominance[rival]
    if card != NOBODY and not missing_for_dominance(state, rival, CARDS[card].suit):
        return value + ABOUT_TO_WIN
    return value + max(0.0, value - FAR_AHEAD)


def worth_in_public(state: RootState, seat: Seat) -> float:
    """Value a seat in public: points, board, or progress towards dominance."""
    own = FACTIONS[state.factions[seat]].evaluate(state, seat)
    if state.partner[seat] != NOBODY:
        return float(state.points[state.partner[seat]])
    card = state.dominance[seat]
    if card != NOBODY:
        missing = missing_for_dominance(state, seat, CARDS[card].suit)
        return POINTS_TO_WIN * (1 - missing / (CLEARINGS_TO_RULE + 1)) + 0.6 * own
    points = state.points[seat]
    closing = max(0, points - 20) * 0.3
    shared = at_landmarks(state, seat) if state.landmarks else 0.0
    if state.hired:
        shared += hireling_worth(state, seat)
    shared -= burdens(state, seat)
    return points + closing + in_play(state, seat) + own + shared


def at_landmarks(state: RootState, seat: Seat) -> float:
    """Value the landmarks on the map to a seat."""
    return sum([each.worth(state, seat) for each in landmarks_with(state, Landmark.worth)])


def burdens(state: RootState, seat: Seat) -> float:
    """Value a seat's pieces that others hold: its payments are theirs to act with."""
    held = 0.0
    for other, faction in overriding(state.factions, Faction.burden):
        if other != seat:
            held += faction.burden(state, other, seat)
    return held


def in_play(state: RootState, seat: Seat) -> float:
    """Value the persistent effects in front of a seat, and the warriors on Coffin Makers."""
    value = 0.0
    for card in state.crafted[seat]:
        if CARDS[card].kind != "ambush":  # on its way to the discard pile
            value += WORTH_OF_EFFECT.get(KEY_OF_CARD[card], USUAL_EFFECT)
        if state.coffins and KEY_OF_CARD[card] == "coffin_makers":
            value += 0.15 * len(state.coffins)
    return value


def in_hand(state: RootState, seat: Seat) -> float:
    """Value a seat's hand: a little per card, more if it can be crafted, less beyond five."""
    hand, items = state.hands[seat], craftable_items(state, seat)
    value = CARD * min(len(hand), HAND_WORTH_HAVING) + 0.05 * max(0, len(hand) - HAND_WORTH_HAVING)
    for card in hand:
        printed = CARDS[card]
        if printed.kind == "ambush":
            value += 0.3
        elif card in items:
            value += 0.25 * printed.points
    return value


def craftable_items(state: RootState, seat: Seat) -> list[int]:
    """List the cards of a seat's hand that it could craft for an item."""
    found = [c for c in state.hands[seat] if CARDS[c].item and may_craft(state, seat, c)]
    return list(filter(payer(state, seat), found)) if found else []
