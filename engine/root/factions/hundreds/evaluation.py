"""The worth of a position to the Hundreds (Law 14), for computer players."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.factions.hundreds.actions import oppressed_clearings
from engine.root.factions.hundreds.board import (
    STRONGHOLD,
    board_of,
    command,
    mobs,
    on_track,
    oppression,
    prowess,
    rats,
)
from engine.root.factions.hundreds.mobs import losses_to_mob
from engine.root.factions.hundreds.moods import ITEM_OF
from engine.root.rules.rule import adjacent, ruler
from engine.root.state import RootState

WARRIOR, RULED, ALMOST = 0.15, 0.1, 0.12
"""The yield of a warrior, a ruled clearing, and one that only an enemy piece spoils."""
TURNS_OF_OPPRESSION = 1.6
"""The further Evenings that a step of oppression is expected to score."""
ACTION = 1.4
"""The worth of one more Command action or Advance every turn."""
SPACE_USED = 0.5
"""An item that adds no action yet, but brings the next step nearer."""
MOOD_OPEN = 0.2
MOB_AT_PREY, MOB_AT_RUIN, MOB_ALONE = 0.6, 1.0, 0.2
STRONGHOLD_WORTH = 1.0
WARLORD_ALIVE, GUARD, GUARDS = 1.5, 0.2, 4
"""The warlord on the map, and each warrior with him, up to a few."""


def prospects(state: RootState, seat: Seat) -> float:
    """Return the points that the position promises."""
    board = board_of(state, seat)
    count = len(oppressed_clearings(state, seat))
    value = TURNS_OF_OPPRESSION * oppression(count)
    value += ACTION * (command(board) + prowess(board))
    value += SPACE_USED * sum(
        len(on_track(board, command=side)) in (1, 2) for side in (True, False)
    )
    value += MOOD_OPEN * sum(item not in board.hoard for item in ITEM_OF.values())
    value += STRONGHOLD_WORTH * state.count(seat, STRONGHOLD)
    value += sum(worth_of_mob(state, seat, clearing) for clearing in mobs(state, seat))
    value += worth_of_land(state, seat)
    if board.warlord:
        guards = min(GUARDS, rats(state, seat, board.warlord))
        value += WARLORD_ALIVE + GUARD * guards
    return value


def worth_of_mob(state: RootState, seat: Seat, clearing: int) -> float:
    """Value the pieces that a mob will raze in the next Birdsong (14.4.1)."""
    prey = sum(len(loss.pieces) for loss in losses_to_mob(state, seat, clearing))
    ruin = MOB_AT_RUIN * (clearing in state.ruins)
    return MOB_ALONE + MOB_AT_PREY * prey + ruin


def worth_of_land(state: RootState, seat: Seat) -> float:
    """Value warriors, rule, and clearings without enemies within a step of an army."""
    value = 0.0
    for clearing in range(1, len(state.strength)):
        here = state.warriors[clearing][seat]
        value += WARRIOR * here
        if ruler(state, clearing) == seat:
            value += RULED
        if here > 1:
            beside = adjacent(state, seat, clearing)
            value += ALMOST * sum(not any(state.strength[each]) for each in beside)
    return value
