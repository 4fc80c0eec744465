"""Exiles & Partisans: the cards that change who rules, what is adjacent and how one moves.

They ask nothing and work by themselves as long as they lie in front of their owner (Law 4.1.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.data.maps import map_of
from engine.root.factions.base import FACTIONS
from engine.root.pieces import Clearing
from engine.root.state import RootState

TOKEN_COUNTS = 2


def count_tokens(state: RootState, clearing: int, row: Sequence[int]) -> Sequence[int]:
    """Add the tokens of the owner of Soup Kitchens to what counts for rule; each counts two."""
    for seat in state.seats:
        if state.crafted[seat] and state.has_crafted(seat, "soup_kitchens"):
            tokens = sum(owner == seat for owner, _ in state.tokens[clearing])
            if tokens:
                row = [*row[:seat], row[seat] + TOKEN_COUNTS * tokens, *row[seat + 1 :]]
    return row


def rivers_and_tunnels(
    state: RootState, seat: int, clearing: int, beside: Sequence[Clearing]
) -> Sequence[Clearing]:
    """Add what Boat Builders and Tunnels make adjacent for their owner."""
    more: list[Clearing] = []
    if state.has_crafted(seat, "boat_builders"):
        more += over_rivers(state, clearing)
    if state.has_crafted(seat, "tunnels"):
        more += through_tunnels(state, seat, clearing)
    if not more:
        return beside
    return [*beside, *(each for each in sorted(set(more)) if each not in beside)]


def over_rivers(state: RootState, clearing: int) -> list[Clearing]:
    """List the clearings that a river links to one (2.3)."""
    pairs = map_of(state.map).rivers
    return [b if a == clearing else a for a, b in pairs if clearing in (a, b)]


def through_tunnels(state: RootState, seat: int, clearing: int) -> list[Clearing]:
    """List the other clearings with crafting pieces, if there are any in this one too."""
    pieces = FACTIONS[state.factions[seat]].crafting_clearings(state, Seat(seat))
    if clearing not in pieces:
        return []
    return [Clearing(each) for each in pieces if each != clearing]


def needs_no_rule(state: RootState, seat: int, origin: int, to: int) -> bool:
    """Return whether a seat may move without ruling: by Corvid Planners, or its own rule.

    Nobody else's cards count, whoever makes the pieces move (1.5.5).
    """
    if state.crafted[seat] and state.has_crafted(seat, "corvid_planners"):
        return True
    own = FACTIONS[state.factions[seat]]
    return own.moves_without_rule(state, Seat(seat), origin, to)
