"""The decisive facts of a match, in three sentences, from public events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.events import Event
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.root import events as told


def decided_by(events: Sequence[Event], winners: Sequence[Seat]) -> list[Message]:
    """Name the winner's source of points, when they took the lead for good, and who paid for it."""
    if not winners:
        return []
    return [*engine(events, winners), *turning_point(events, winners), *toll(events)]


def engine(events: Sequence[Event], winners: Sequence[Seat]) -> list[Message]:
    """Name the source of most of the winner's points; empty where they won by dominance (3.3)."""
    if any(isinstance(e, told.DominanceActivated) and e.seat in winners for e in events):
        return []
    best = best_scorer(events, winners)
    gains: Counter[str] = Counter()
    for each in events:
        if isinstance(each, told.Scored) and each.seat == best and each.cause:
            gains[each.cause] += each.points
    made = sum(points for points in gains.values() if points > 0)
    if not made:
        return []
    (cause, points), *others = gains.most_common(2)
    named: dict[str, int | str | bool] = {
        "seat": best, "cause": cause, "points": points, "all": made,
    }  # fmt: skip
    if others and others[0][1] > 0:
        return [Message("decided-engines", named | {"next": others[0][0], "more": others[0][1]})]
    return [Message("decided-engine", named)]


def best_scorer(events: Sequence[Event], winners: Sequence[Seat]) -> Seat:
    """Return the winner with most points: in a coalition, the one the Vagabond joined (9.2.8)."""
    totals = {each.seat: each.total for each in events if isinstance(each, told.Scored)}
    return max(winners, key=lambda seat: totals.get(seat, 0))


def turning_point(events: Sequence[Event], winners: Sequence[Seat]) -> list[Message]:
    """Name the round of a dominance card (3.3), or the one in which the winner led for good."""
    round_, best = 0, best_scorer(events, winners)
    totals: dict[Seat, int] = {best: 0}
    rival, rival_points = best, 0
    ahead: list[Message] = []
    for each in events:
        match each:
            case told.TurnBegan():
                round_ = each.round
            case told.DominanceActivated(seat, card) if seat in winners:
                return [Message("decided-dominance", {"seat": seat, "card": card, "round": round_})]
            case told.Scored():
                totals[each.seat] = each.total
                others = [seat for seat in totals if seat not in winners]
                first = max(others, key=lambda seat: totals[seat], default=best)
                if first != best and totals[first] >= totals[best]:
                    ahead, rival, rival_points = [], first, totals[first]
                elif not ahead:
                    lead = (round_, totals[best])
                    ahead = [passing(best, lead, rival, rival_points)]
    return ahead


def passing(seat: Seat, lead: tuple[int, int], rival: Seat, theirs: int) -> Message:
    """Report when the winner passed their rival; `lead` is the round and their points then."""
    if not theirs:
        return Message("decided-ahead", {"seat": seat, "round": lead[0]})
    named = {"seat": seat, "round": lead[0], "points": lead[1], "rival": rival, "theirs": theirs}
    return Message("decided-lead", {**named})


def toll(events: Sequence[Event]) -> list[Message]:
    """Name the seat that lost most pieces to others, and the seat that took most of them."""
    lost: Counter[Seat] = Counter()
    taken: Counter[tuple[Seat, Seat]] = Counter()
    for each in events:
        if isinstance(each, told.Removed) and each.by >= 0 and each.by != each.seat:
            lost[each.seat] += each.count
            taken[each.seat, each.by] += each.count
    if not lost:
        return []
    seat, count = lost.most_common(1)[0]
    by, most = max(
        ((by, number) for (loser, by), number in taken.items() if loser == seat),
        key=lambda pair: pair[1],
    )
    if most == count:
        return [Message("decided-toll-whole", {"seat": seat, "all": count, "by": by})]
    return [Message("decided-toll", {"seat": seat, "all": count, "by": by, "count": most})]
