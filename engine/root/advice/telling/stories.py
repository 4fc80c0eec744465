"""A story per seat since the reader last chose: losses, points, rule, and their causes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.core.language.messages import Message, Tale
from engine.core.seats import Scalar, Seat
from engine.root.advice.telling.board_before import rule_before, rule_now
from engine.root.events import (
    BattleBegan,
    Battled,
    CardTaken,
    DominanceActivated,
    ItemTaken,
    Removed,
    Scored,
    Won,
)
from engine.root.pieces import PASSING
from engine.root.state import NOBODY, RootState

STORIED = (
    BattleBegan, Battled, CardTaken, DominanceActivated, ItemTaken, Removed, Scored, Won,
)  # fmt: skip
"""The events told here; dice show in the losses."""
OWN = 100
"""Weight of the reader's own affairs: they come first."""
WON, DOMINANCE, BUILT, POINT, RULE, BATTLE, TAKEN, FALLEN = 90, 60, 12, 6, 5, 4, 4, 3
"""Weights of the reader's interest: by building, point, clearing and piece."""

PRICE = "wood"
"""The tokens that buildings are paid with."""


def story_of(state: RootState, events: Sequence[Event], seat: Seat) -> list[Tale]:
    """List the seat's own affairs first, then the weightiest at the table."""
    told = [
        *losses(events),
        *points(events),
        *rule(state, events, seat),
        *takings(state, events),
        *others(events),
    ]
    return sorted(told, key=lambda tale: -(tale.weight + OWN * (tale.seat == seat)))


def losses(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the pieces that left the map, by owner, remover, place and cause.

    Wood that its owner spends is the price of a building, not a loss.
    """
    found: Counter[tuple[int, int, int, str, str]] = Counter()
    for each in events:
        if isinstance(each, Removed) and not (each.piece == PRICE and each.by == NOBODY):
            found[each.seat, each.by, each.clearing, each.piece, each.cause] += each.count
    for (owner, by, clearing, piece, cause), count in found.items():
        args: dict[str, Scalar] = {"clearing": clearing, "kind": piece, "count": count}
        if by in (NOBODY, owner):
            yield tale("story-gave-up", owner, 1, args)
            continue
        weight = count * (FALLEN if piece in PASSING else BUILT)
        yield tale("story-lost", owner, weight, args | {"by": by, "cause": cause or "effect"})


def points(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the points won or lost, added up for each seat and cause."""
    found: Counter[tuple[int, str]] = Counter()
    total: dict[int, int] = {}
    for each in events:
        if isinstance(each, Scored):
            found[each.seat, each.cause] += each.points
            total[each.seat] = each.total
    for (seat, cause), count in found.items():
        if count:
            args: dict[str, Scalar] = {
                "points": count,
                "cause": cause or "effect",
                "total": total[seat],
            }
            yield tale("story-scored", seat, abs(count) * POINT, args)


def rule(state: RootState, events: Sequence[Event], seat: Seat) -> Iterator[Tale]:
    """Yield the clearings whose rule the seat won or lost, and the rival in each (2.5)."""
    then, now = rule_before(state, events), rule_now(state)
    for clearing, (before, after) in enumerate(zip(then, now, strict=True)):
        if before == after:
            continue
        if before == seat:
            yield tale("story-rule-lost", seat, RULE, {"clearing": clearing, "by": after})
        elif after == seat:
            yield tale("story-rule-won", seat, RULE, {"clearing": clearing, "by": before})


def takings(state: RootState, events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the cards and items that one seat took from another, cards added up."""
    cards = Counter((e.source, e.seat) for e in events if isinstance(e, CardTaken))
    for (source, by), count in cards.items():
        yield tale("story-card-taken", source, count * TAKEN, {"by": by, "count": count})
    for each in events:
        if isinstance(each, ItemTaken) and each.source in state.keys:
            args: dict[str, Scalar] = {"by": each.seat, "item": each.item}
            yield tale("story-item-taken", state.keys.index(each.source), TAKEN, args)


def others(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield battles, dominance, and the end.

    A battle is told only where no loss tells of it. One that has just begun is left out: its sides
    are asked about it.
    """
    lost = {(e.by, e.seat, e.clearing) for e in events if isinstance(e, Removed)}
    begun = begun_last(events)
    for number, each in enumerate(events):
        if number == begun:
            continue
        match each:
            case BattleBegan(attacker, defender, clearing):
                if (attacker, defender, clearing) in lost:
                    continue
                args: dict[str, Scalar] = {"by": attacker, "clearing": clearing}
                yield tale("story-attacked", defender, BATTLE, args)
            case DominanceActivated(who, card):
                yield tale("story-dominance", who, DOMINANCE, {"card": card})
            case Won(winners, by):
                for winner in winners:
                    yield tale("story-won", winner, WON, {"how": by})


def begun_last(events: Sequence[Event]) -> int | None:
    """Return the index of the event that began the battle still under way; None without one."""
    for number in reversed(range(len(events))):
        if isinstance(events[number], (Battled, Removed)):
            return None
        if isinstance(events[number], BattleBegan):
            return number
    return None


def tale(message: str, seat: int, weight: int, args: dict[str, Scalar]) -> Tale:
    """Return a sentence about a seat, addressed to it."""
    return Tale(Message(message, {**args, "seat": seat, "you": "yes"}), Seat(seat), weight)
