"""A story per seat since the reader last chose: losses, points, rule, and their causes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

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
        *attacks(events),
        *others(events),
    ]
    return sorted(told, key=lambda tale: -(tale.weight + OWN * (tale.seat == seat)))


def losses(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the pieces that left the map, by owner, remover, place and cause.

    Wood that its owner spends is the price of a building, not a loss.
    """
    found: dict[tuple[int, int, int, str], Counter[str]] = {}
    for each in events:
        if isinstance(each, Removed) and not (each.piece == PRICE and each.by == NOBODY):
            given_up = each.by in (NOBODY, each.seat)
            by, cause = (NOBODY, "") if given_up else (each.by, each.cause or "effect")
            lost = found.setdefault((each.seat, by, each.clearing, cause), Counter())
            lost[each.piece] += each.count
    for (owner, by, clearing, cause), lost in found.items():
        args: dict[str, Scalar] = {"clearing": clearing, "pieces": counted(lost)}
        if by == NOBODY:
            yield tale("story-gave-up", owner, 1, args)
            continue
        weight = sum(n * (FALLEN if piece in PASSING else BUILT) for piece, n in lost.items())
        yield tale("story-lost", owner, weight, args | {"by": by, "cause": cause})


def counted(found: Mapping[str, int]) -> str:
    """Write things with their numbers for `EACH`: "sawmill=1 warrior=2"."""
    return " ".join(f"{key}={number}" for key, number in found.items())


def points(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield each seat's points won or lost, added up for each cause."""
    found: dict[int, Counter[str]] = {}
    total: dict[int, int] = {}
    for each in events:
        if isinstance(each, Scored):
            found.setdefault(each.seat, Counter())[each.cause or "effect"] += each.points
            total[each.seat] = each.total
    for seat, causes in found.items():
        scored = {cause: number for cause, number in causes.items() if number}
        if scored:
            args: dict[str, Scalar] = {"scored": counted(scored), "total": total[seat]}
            yield tale("story-scored", seat, sum(map(abs, scored.values())) * POINT, args)


def rule(state: RootState, events: Sequence[Event], seat: Seat) -> Iterator[Tale]:
    """Yield the clearings whose rule the seat won or lost, by the rival in them (2.5)."""
    then, now = rule_before(state, events), rule_now(state)
    found: dict[tuple[str, int], list[int]] = {}
    for clearing, (before, after) in enumerate(zip(then, now, strict=True)):
        if before != after and seat in (before, after):
            lost = before == seat
            message = "story-rule-lost" if lost else "story-rule-won"
            found.setdefault((message, after if lost else before), []).append(clearing)
    for (message, rival), clearings in found.items():
        yield tale(message, seat, RULE * len(clearings), {**placed(clearings), "by": rival})


def placed(clearings: Iterable[int]) -> dict[str, Scalar]:
    """Return clearings, and their number, as arguments of a sentence."""
    once = list(dict.fromkeys(clearings))
    return {"sites": " ".join(map(str, once)), "count": len(once)}


def takings(state: RootState, events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the cards and items that one seat had from another, cards added up."""
    cards = Counter((e.source, e.seat, e.how) for e in events if isinstance(e, CardTaken))
    for (source, by, how), count in cards.items():
        yield tale(f"story-card-{how}", source, count * TAKEN, {"by": by, "count": count})
    for each in events:
        if isinstance(each, ItemTaken) and each.source in state.keys:
            args: dict[str, Scalar] = {"by": each.seat, "item": each.item}
            yield tale("story-item-taken", state.keys.index(each.source), TAKEN, args)


def attacks(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the battles of which no loss tells, by both sides.

    One that has just begun is left out: its sides are asked about it.
    """
    lost = {(e.by, e.seat, e.clearing) for e in events if isinstance(e, Removed)}
    begun = begun_last(events)
    found: dict[tuple[int, int], list[int]] = {}
    for number, each in enumerate(events):
        if not isinstance(each, BattleBegan) or number == begun:
            continue
        if (each.attacker, each.defender, each.clearing) not in lost:
            found.setdefault((each.attacker, each.defender), []).append(each.clearing)
    for (by, defender), clearings in found.items():
        args: dict[str, Scalar] = {**placed(clearings), "by": by}
        yield tale("story-attacked", defender, BATTLE * len(clearings), args)


def others(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield dominance and the end."""
    for each in events:
        match each:
            case DominanceActivated(who, card):
                yield tale("story-dominance", who, DOMINANCE, {"card": card})
            case Won(winners, by, points):
                for winner in winners:
                    yield tale("story-won", winner, WON, {"how": by, "points": points})


def begun_last(events: Sequence[Event]) -> int | None:
    """Return the index of the event that began the battle still under way; None without one."""
    for number in reversed(range(len(events))):
        if isinstance(events[number], (Battled, Removed)):
            return None
        if isinstance(events[number], BattleBegan):
            return number
    return None


def tale(message: str, seat: int, weight: int, args: dict[str, Scalar]) -> Tale:
    return Tale(Message(message, {**args, "seat": seat}), Seat(seat), weight)
