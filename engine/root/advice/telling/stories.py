"""What happened to each seat since the reader last chose: losses, points, rule, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.core.language.messages import Message, Tale
from engine.core.seats import Scalar, Seat
from engine.root.advice.telling.board_then import rule_before, rule_now
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
"""The events that are told of here; the dice lie in what was lost."""
OWN = 100
"""What stands before all else: what concerns the reader's own seat."""
WON, DOMINANCE, BUILT, POINT, RULE, BATTLE, TAKEN, FALLEN = 90, 60, 12, 6, 5, 4, 4, 3
"""How much a reader should know of each; by building, point, clearing and piece."""

PRICE = "wood"
"""The tokens that buildings are paid with."""


def story_of(state: RootState, events: Sequence[Event], seat: Seat) -> list[Tale]:
    """Tell of the seat's own affairs first, then of what weighs most at the table."""
    told = [
        *losses(events),
        *points(events),
        *rule(state, events, seat),
        *taken(state, events),
        *others(events, seat),
    ]
    return sorted(told, key=lambda tale: -(tale.weight + OWN * (tale.seat == seat)))


def losses(events: Sequence[Event]) -> Iterator[Tale]:
    """Tell of every piece that left the map, by its owner, remover, place and cause.

    Wood that its owner spends is the price of what they built, not a loss.
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
    """Tell of every point won or lost, together for each seat and cause."""
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
    """Tell of the clearings whose rule the seat won or lost, and to whom (2.5)."""
    then, now = rule_before(state, events), rule_now(state)
    for clearing, (before, after) in enumerate(zip(then, now, strict=True)):
        if before == after:
            continue
        if before == seat:
            yield tale("story-rule-lost", seat, RULE, {"clearing": clearing, "by": after})
        elif after == seat:
            yield tale("story-rule-won", seat, RULE, {"clearing": clearing, "by": before})


def taken(state: RootState, events: Sequence[Event]) -> Iterator[Tale]:
    """Tell of cards and items that one seat took from another, cards together."""
    cards = Counter((e.source, e.seat) for e in events if isinstance(e, CardTaken))
    for (source, by), count in cards.items():
        yield tale("story-card-taken", source, count * TAKEN, {"by": by, "count": count})
    for each in events:
        if isinstance(each, ItemTaken) and each.source in state.keys:
            args: dict[str, Scalar] = {"by": each.seat, "item": each.item}
            yield tale("story-item-taken", state.keys.index(each.source), TAKEN, args)


def others(events: Sequence[Event], seat: Seat) -> Iterator[Tale]:
    """Tell of battles, of dominance, and of the end.

    A battle is told to its defender, and to others where no loss in it tells of it; one that has
    only begun is what its sides are asked about.
    """
    lost = {(e.by, e.seat, e.clearing) for e in events if isinstance(e, Removed)}
    begun = begun_last(events)
    for number, each in enumerate(events):
        if number == begun:
            continue
        match each:
            case BattleBegan(attacker, defender, clearing):
                if defender != seat and (attacker, defender, clearing) in lost:
                    continue
                args: dict[str, Scalar] = {"by": attacker, "clearing": clearing}
                yield tale("story-attacked", defender, BATTLE, args)
            case DominanceActivated(who, card):
                yield tale("story-dominance", who, DOMINANCE, {"card": card})
            case Won(winners, by):
                for winner in winners:
                    yield tale("story-won", winner, WON, {"how": by})


def begun_last(events: Sequence[Event]) -> int | None:
    """Return where the battle that is still under way began; None without one."""
    for number in reversed(range(len(events))):
        if isinstance(events[number], (Battled, Removed)):
            return None
        if isinstance(events[number], BattleBegan):
            return number
    return None


def tale(message: str, seat: int, weight: int, args: dict[str, Scalar]) -> Tale:
    """Return a sentence about a seat, spoken to it unless somebody says otherwise."""
    return Tale(Message(message, {**args, "seat": seat, "you": "yes"}), Seat(seat), weight)
