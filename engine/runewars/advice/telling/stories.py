"""The story of each seat since the reader last chose: areas, units, influence, and causes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.events import Event
from engine.core.language.messages import Message, Tale
from engine.core.seats import Scalar, Seat
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import (
    AreaLost,
    AreaTaken,
    AreaWon,
    BattleEnded,
    BattleJoined,
    FoodShort,
    StrongholdDamaged,
    StrongholdDestroyed,
    UnitsDestroyed,
)
from engine.runewars.events.cards import InfluenceGained, TacticPlayed, TitleClaimed
from engine.runewars.events.heroes import HeroDefeated, HeroDeserted, HeroWonOver
from engine.runewars.events.year import Eliminated, RunewarsWon, SeasonBegan, VictoryCardLaid
from engine.runewars.pieces import NOBODY

STORIED = (
    AreaLost, AreaTaken, AreaWon, BattleJoined, Eliminated, HeroDefeated, HeroDeserted, HeroWonOver,
    InfluenceGained, RunewarsWon, StrongholdDamaged, StrongholdDestroyed, TitleClaimed,
    UnitsDestroyed, VictoryCardLaid,
)  # fmt: skip
"""Events that the stories cover."""
OWN = 100
"""Weight of whatever concerns the reader's own seat: it comes first."""
WON, VICTORY, OUT = 95, 80, 70
AREA, RUNE, STRONGHOLD, HERO, BATTLE, TITLE, UNIT, INFLUENCE = 10, 25, 15, 12, 8, 8, 3, 1
"""Weight of each kind of event, by piece."""
BY_BATTLE, BY_CARD, BY_HUNGER, BY_SEASON = "battle", "card", "hunger", "season"


def story_of(events: Sequence[Event], seat: Seat) -> list[Tale]:
    """Tell the seat's own story first, then the weightiest of the others'."""
    told = [*areas(events), *losses(events), *influence(events), *deeds(events)]
    return sorted(told, key=lambda tale: -(tale.weight + OWN * (tale.seat == seat)))


def areas(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield every area that changed hands, from both sides, with its rune token (C)."""
    for each in events:
        match each:
            case AreaWon(seat, area, rune):
                yield tale("story-area-won", seat, worth(rune), {"area": area, "rune": rune})
            case AreaTaken(seat, loser, area, rune):
                args: dict[str, Scalar] = {"area": area, "rune": rune}
                weight = worth(rune)
                yield tale("story-area-lost", loser, weight + 1, args | {"by": seat})
                yield tale("story-area-taken", seat, weight, args | {"by": loser})
            case AreaLost(seat, area, rune):
                args = {"area": area, "rune": rune, "by": NOBODY}
                yield tale("story-area-lost", seat, worth(rune), args)


def worth(rune: str) -> int:
    """Return the weight of an area, with its token as far as it is public."""
    return AREA if rune in ("", "false") else RUNE


def losses(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the units destroyed: in which battle, by which card, by hunger or by a season."""
    found: dict[tuple[int, int, str, int], Counter[str]] = {}
    for each, cause, by in with_causes(events):
        if each.seat != NOBODY:
            lost = found.setdefault((each.seat, each.area, cause, by), Counter())
            lost[UNITS[each.unit].key] += each.count
    for (seat, area, cause, by), lost in found.items():
        units = " ".join(f"{key}={count}" for key, count in lost.items())
        args: dict[str, Scalar] = {"area": area, "units": units, "cause": cause, "by": by}
        yield tale("story-units-lost", seat, lost.total() * UNIT, args)


def with_causes(events: Sequence[Event]) -> Iterator[tuple[UnitsDestroyed, str, int]]:
    """Yield each loss of units with its cause: the last event that could bring it about."""
    sides = sides_under_way(events)
    cause, by = BY_BATTLE if sides else BY_SEASON, NOBODY
    for each in events:
        match each:
            case BattleJoined(attacker, defender):
                cause, sides = BY_BATTLE, (attacker, defender)
            case TacticPlayed(seat, _) if not sides:
                cause, by = BY_CARD, seat
            case FoodShort():
                cause, by = BY_HUNGER, NOBODY
            case SeasonBegan():
                cause, by, sides = BY_SEASON, NOBODY, ()
            case UnitsDestroyed(seat):
                if sides and cause == BY_BATTLE:
                    by = sides[1] if seat == sides[0] else sides[0]
                yield each, cause, by
            case BattleEnded():
                sides = ()


def sides_under_way(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the sides of a battle that began before the events and ends in them."""
    battles = (each for each in events if isinstance(each, BattleJoined | BattleEnded))
    first = next(battles, None)
    return (first.winner, first.loser) if isinstance(first, BattleEnded) else ()


def influence(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield the total influence that each seat won or lost, and what it has now."""
    found: Counter[int] = Counter()
    total: dict[int, int] = {}
    for each in events:
        if isinstance(each, InfluenceGained):
            found[each.seat] += each.count
            total[each.seat] = each.total
    for seat, count in found.items():
        if not count:
            continue
        args: dict[str, Scalar] = {"count": count, "total": total[seat]}
        yield tale("story-influence", seat, abs(count) * INFLUENCE, args)


def deeds(events: Sequence[Event]) -> Iterator[Tale]:
    """Yield battles, strongholds, heroes, Titles, Victory cards and the end.

    A battle that has not ended is left to the cause of the question asked in it.
    """
    fought = [each.area for each in events if isinstance(each, BattleEnded)]
    for each in events:
        match each:
            case BattleJoined(attacker, defender, area) if defender != NOBODY and area in fought:
                yield tale("story-attacked", defender, BATTLE, {"by": attacker, "area": area})
            case StrongholdDestroyed(seat, area):
                yield tale("story-stronghold-lost", seat, STRONGHOLD, {"area": area})
            case StrongholdDamaged(seat, area):
                yield tale("story-stronghold-damaged", seat, STRONGHOLD // 3, {"area": area})
            case HeroDefeated(seat, hero, area):
                yield tale("story-hero-fell", seat, HERO, {"hero": hero, "area": area})
            case HeroDeserted(seat, hero):
                yield tale("story-hero-deserted", seat, HERO, {"hero": hero})
            case HeroWonOver(_, loser, hero):
                yield tale("story-hero-deserted", loser, HERO, {"hero": hero})
            case TitleClaimed(seat, title, _):
                yield tale("story-title", seat, TITLE, {"title": title})
            case VictoryCardLaid(seat, season):
                yield tale("story-victory", seat, VICTORY, {"season": season})
            case Eliminated(seat):
                yield tale("story-eliminated", seat, OUT, {})
            case RunewarsWon(winners, _):
                yield from (tale("story-won", winner, WON, {}) for winner in winners)


def tale(message: str, seat: int, weight: int, args: dict[str, Scalar]) -> Tale:
    return Tale(Message(message, {**args, "seat": seat}), Seat(seat), weight)
