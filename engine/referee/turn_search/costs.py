"""Costs of telling a record otherwise than it is written: the search takes the cheapest way."""

from __future__ import annotations

from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ITEM,
    LOST,
    PIECE,
    RAFT,
    REVEAL,
    SAY,
    SCORE,
    Unit,
    is_beyond,
)

IMPLIED_COST = {
    SCORE: 1.0, CARD: 0.6, ITEM: 0.3, REVEAL: 0.3, SAY: 0.8, PIECE: 2.5, BATTLE: 6.0, CRAFT: 6.0,
}  # fmt: skip
"""Cost of a change that the record leaves out: the less likely that is, the higher."""
DEED = 6.0
"""The same for a building that comes or goes: nobody leaves out the purpose of a turn."""
SLIP, MISPLACED, OTHER_DEED = 1.5, 4.0, 7.0
"""Costs of reading an action otherwise than it is written: with a thing that is not there, with
things put elsewhere, and with another item, which is for another deed."""
SKIP = 0.3
"""Cost of taking an action before one that is written earlier."""


MOST_PROGRESS = 4
"""Most progress that one part of an action, or one step, can add to a line of play."""


def progress(wanted: Unit, count: int) -> float:
    """Return the progress by the found pieces of a part; all points together are one.

    Of many pieces each counts less. Several moves count as much as one move of all the pieces.
    """
    if wanted.verb == SCORE:
        return 1
    return count * min(1, MOST_PROGRESS / max(1, wanted.count))


def implied_cost(unit: Unit, count: int) -> float:
    """Return the cost of leaving a change out of the record, for a number of pieces."""
    cost = IMPLIED_COST[unit.verb]
    if unit.verb == ITEM:
        return {"r": 0.1, "s": 1.0, "d": 1.0, LOST: 2.0}.get(unit.end or "", cost) * count
    if unit.verb == PIECE and (unit.end or "").startswith("board"):
        return 0.4  # acolytes gained by defending are never written
    if unit.verb == PIECE and unit.what == RAFT:
        return 0.3
    if unit.verb == PIECE and (unit.what or "").startswith("b"):
        return DEED * count
    if unit.verb == CARD and unit.start == DECK:
        return 0.4
    if unit.verb == CARD and unit.end == DISCARD:
        return 0.6 * count
    if unit.verb == CARD and (unit.end or "").startswith("hand:"):
        return 4.0 * count  # nobody forgets a card given away
    if unit.verb == SCORE:
        return 0.5 + 0.5 * count
    if is_beyond(unit):
        return 0.0
    if unit.verb == SAY and (unit.what or "").startswith("?"):
        return DEED  # a guess at a plot is an action of its own
    return cost


def slip_cost(slip: str, unit: Unit) -> float:
    """Return the cost of a slip; an exhausted item costs most, as it tells the deed."""
    if not slip:
        return 0.0
    if slip == "placed":
        return MISPLACED * unit.count
    return OTHER_DEED if slip == "item" and unit.end == "e" else SLIP
