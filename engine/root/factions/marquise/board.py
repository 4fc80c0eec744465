"""The Marquise's board: wood, buildings, and the wood that can pay for them (Law 6.2, 6.5.4)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.pieces import Clearing
from engine.root.rules.placing import can_recruit, in_supply
from engine.root.rules.rule import adjacent, rulers
from engine.root.state import Board, RootState

WARRIORS = 25
WOOD = 8
BUILDINGS = ("sawmill", "workshop", "recruiter")
COPIES = 6
COST = (0, 1, 2, 3, 3, 4)
"""Wood for the first to sixth building of a kind."""
POINTS = {
    "sawmill": (0, 1, 2, 3, 4, 5),
    "workshop": (0, 2, 2, 3, 4, 5),
    "recruiter": (0, 1, 2, 3, 3, 4),
}
DRAW_BONUS_AT = (3, 5)
"""Numbers of recruiters on the map that each uncover a draw bonus."""
ACTIONS = 3


class MarquiseBoard(Board, tag="marquise"):
    """The Marquise's board without the tracks, which follow from the map."""

    start: int = 0
    actions: int = 0
    recruited: bool = False

    def copy(self) -> MarquiseBoard:
        return MarquiseBoard(self.start, self.actions, self.recruited)


def board_of(state: RootState, seat: int) -> MarquiseBoard:
    """Return the Marquise's board."""
    board: MarquiseBoard = state.boards[seat]
    return board


def wood_left(state: RootState, seat: int) -> int:
    """Count the wood tokens in the supply."""
    return in_supply(state, seat, "wood")


def next_cost(state: RootState, seat: int, kind: str) -> int | None:
    """Return the wood for the next building of a kind; None if none is left."""
    built = state.count(seat, kind)
    return COST[built] if built < COPIES else None


def actions_left(state: RootState, seat: Seat) -> int:
    """Count the actions left in Daylight (6.5)."""
    return board_of(state, seat).actions


def recruiters(state: RootState, seat: int) -> dict[Clearing, int]:
    """Count the recruiters by clearing, where warriors may be placed at them (6.5.3)."""
    return {
        clearing: state.buildings[clearing].count((seat, "recruiter"))
        for clearing in state.clearings_with(seat, "recruiter")
        if can_recruit(state, seat, clearing)
    }


def connected_wood(state: RootState, seat: int, clearing: int) -> dict[int, int]:
    """Count the wood that can pay for a building in a clearing she rules (6.5.4.II).

    It is in the clearing itself, or connected to it through clearings that she rules.
    """
    wood = (seat, "wood")
    region = connected_clearings(state, seat, clearing)
    return {c: n for c in sorted(region) if (n := state.tokens[c].count(wood))}


def connected_clearings(state: RootState, seat: int, clearing: int) -> list[int]:
    """List a clearing and those connected to it through clearings that the seat rules."""
    region, rule = [clearing], rulers(state)
    for reached in region:
        for beside in adjacent(state, seat, reached):
            if rule[beside] == seat and beside not in region:
                region.append(beside)
    return region
