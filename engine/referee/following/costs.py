"""What it costs to tell a record otherwise than it is written: the search takes the cheapest."""

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
"""How unlikely it is that a record leaves a change out."""
DEED = 6.0
"""The same of a building that comes or goes: nobody leaves out what a turn was for."""
SLIP, MISPLACED, OTHER_DEED = 1.5, 4.0, 7.0
"""What it costs to read an action in another way than it is written: things that are not there,
things that were put elsewhere, and another item, with which one does something else."""
SKIP = 0.3
"""What it costs to take an action before one that is written earlier."""


MOST_PROGRESS = 4
"""What a part of an action or a step may speak at most for a line of play."""


def progress(wanted: Unit, count: int) -> float:
    """Return how much of a part was found: of many pieces each counts less, of points all as one.

    Pieces that go in several moves count as much as those that go in one.
    """
    if wanted.verb == SCORE:
        return 1
    return count * min(1, MOST_PROGRESS / max(1, wanted.count))


def implied_cost(unit: Unit, count: int) -> float:
    """Return how unlikely it is that the record left so much of a change out."""
    cost = IMPLIED_COST[unit.verb]
    if unit.verb == ITEM:
        return {"r": 0.1, "s": 1.0, "d": 1.0, LOST: 2.0}.get(unit.end or "", cost) * count
    if unit.verb == PIECE and (unit.end or "").startswith("board"):
        return 0.4  # acolytes that come of a defence are never written
    if unit.verb == PIECE and unit.what == RAFT:
        return 0.3
    if unit.verb == PIECE and (unit.what or "").startswith("b"):
        return DEED * count
    if unit.verb == CARD and unit.start == DECK:
        return 0.4
    if unit.verb == CARD and unit.end == DISCARD:
        return 0.6 * count
    if unit.verb == CARD and (unit.end or "").startswith("hand:"):
        return 4.0 * count  # nobody forgets what was given away
    if unit.verb == SCORE:
        return 0.5 + 0.5 * count
    if is_beyond(unit):
        return 0.0
    if unit.verb == SAY and (unit.what or "").startswith("?"):
        return DEED  # a guess at a plot is an action of its own
    return cost


def slip_cost(slip: str, unit: Unit) -> float:
    """Return what it costs to read an action otherwise: an item exhausted is what one does."""
    if not slip:
        return 0.0
    if slip == "placed":
        return MISPLACED * unit.count
    return OTHER_DEED if slip == "item" and unit.end == "e" else SLIP
