"""Three sentences on what decided a match, from events that everybody saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.events import Event
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.runewars.events import year
from engine.runewars.events.armies import AreaTaken, AreaWon, BattleEnded, UnitsDestroyed
from engine.runewars.pieces import AreaId


def decided_by(events: Sequence[Event], winners: Sequence[Seat]) -> list[Message]:
    """Tell of the winner's battles, their last rune, and the greatest losses."""
    if not winners:
        return []
    return [*battles(events, winners[0]), *last_rune_taken(events, winners[0]), *toll(events)]


def battles(events: Sequence[Event], winner: Seat) -> list[Message]:
    """Count the winner's battles, won and fought."""
    ended = [each for each in events if isinstance(each, BattleEnded)]
    won = sum(each.winner == winner for each in ended)
    fought = won + sum(each.loser == winner for each in ended)
    if not fought:
        return [Message("decided-peace", {"seat": winner})]
    return [Message("decided-battles", {"seat": winner, "won": won, "fought": fought})]


def last_rune_taken(events: Sequence[Event], winner: Seat) -> list[Message]:
    said: list[Message] = []
    now = 1
    for each in events:
        match each:
            case year.YearBegan():
                now = each.year
            case AreaTaken(seat, loser, area, rune) if rune and seat == winner:
                named = {"seat": seat, "loser": loser, "area": area, "year": now}
                said = [Message("decided-taken", {**named})]
            case AreaWon(seat, area, rune) if rune and seat == winner:
                said = [Message("decided-won", {"seat": seat, "area": area, "year": now})]
    return said


def toll(events: Sequence[Event]) -> list[Message]:
    """Name the seat that lost most units, and where most of them."""
    lost: Counter[Seat] = Counter()
    places: Counter[tuple[Seat, AreaId]] = Counter()
    for each in events:
        if isinstance(each, UnitsDestroyed) and each.seat >= 0:
            lost[each.seat] += each.count
            places[each.seat, each.area] += each.count
    if not lost:
        return []
    seat, count = lost.most_common(1)[0]
    area, most = max(
        ((area, number) for (loser, area), number in places.items() if loser == seat),
        key=lambda pair: pair[1],
    )
    return [Message("decided-toll", {"seat": seat, "all": count, "area": area, "count": most})]
