"""The worth of a position to the Lizard Cult (Law 10), for computer players."""

from __future__ import annotations

from engine.root.factions.lizards.board import board_of, count_uncovered, gardens_left
from engine.root.pieces import SUITS
from engine.root.rules.placing import can_place
from engine.root.state import RootState

GARDEN_WORTH = (0.0, 1.0, 3.4, 4.3, 5.8, 7.4)
"""The future yield of no garden to five gardens of a suit."""
SITE_WORTH = (0.7, 0.3, 0.15)
"""A clearing that could take a garden now, or with one or two warriors more."""
MOST_SITES = 4
REVEALED = 0.35
"""The worth of a card that returns in Evening, as of a card in hand."""


def prospects(state: RootState, seat: int) -> float:
    """Value the Cult's position in points."""
    board = board_of(state, seat)
    value = sum(GARDEN_WORTH[count_uncovered(state, seat, suit)] for suit in SUITS)
    value += 0.3 * min(board.acolytes, 5) + 0.05 * max(0, board.acolytes - 5)
    value += REVEALED * len(board.revealed)
    sites: list[float] = []
    for clearing in range(1, len(state.suits)):
        warriors = state.warriors[clearing][seat]
        if any(owner == seat for owner, _ in state.buildings[clearing]):
            value += 0.3 * min(warriors, 3) + 0.06 * max(0, warriors - 3)
        else:
            value += 0.1 * min(warriors, 3) + 0.03 * max(0, warriors - 3)
        if site := worth_of_site(state, seat, clearing):
            sites.append(site)
    return value + sum(sorted(sites)[-MOST_SITES:])


def worth_of_site(state: RootState, seat: int, clearing: int) -> float:
    """Value a clearing with room for a garden by the warriors still needed to rule it."""
    suit = state.suits[clearing]
    if suit not in SUITS or state.open_slots(clearing) <= 0:
        return 0.0
    if not gardens_left(state, seat, suit) or not can_place(state, seat, clearing):
        return 0.0
    if any(owner == seat for owner, _ in state.buildings[clearing]):
        return SITE_WORTH[0]
    row = state.strength[clearing]
    rival = max(strength for other, strength in enumerate(row) if other != seat)
    missing = max(0, rival + 1 - row[seat])
    return SITE_WORTH[missing] if missing < len(SITE_WORTH) else 0.0
