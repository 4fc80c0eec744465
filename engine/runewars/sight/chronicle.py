"""The log from outside: its years, what it can be narrowed to, what is worth counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.events import Event
from engine.core.language.messages import Said
from engine.runewars.events import armies as army
from engine.runewars.events import common as told
from engine.runewars.events import heroes

TOPICS: dict[str, tuple[type[Event], ...]] = {
    "battles": (
        army.BattleJoined, army.BattleDrawn, army.SpecialResolved, army.BattleTallied,
        army.BattleEnded, army.UnitsDestroyed, army.UnitsRetreated, army.UnitsRouted,
    ),
    "runes": (
        told.RunePlaced, told.RuneMoved, told.RuneReturned, told.RuneUnplaced, told.RuneTurned,
        told.RuneLooked, told.RuneWas, told.RunesCounted, told.TieBroken, told.VictoryCardLaid,
        told.VictoryCardFailed, told.ObjectiveScored, told.RunewarsWon, army.AreaWon,
        army.AreaTaken, army.AreaLost,
    ),
    "units": (
        army.UnitsPlaced, army.UnitsMoved, army.UnitsRetreated, army.UnitsDestroyed,
        army.UnitsAllied, army.UnitsTurnedNeutral, army.StrongholdBuilt,
        army.StrongholdDestroyed, army.DiplomacyTried, army.AreaWon, army.AreaTaken,
        army.AreaLost,
    ),
    "heroes": (
        told.HeroesDrawn, told.HeroesDrawnWere, told.HeroJoined, told.HeroMoved, told.HeroHurt,
        told.HeroDefeated, told.HeroDeserted, told.HeroTrained, told.QuestAttempted,
        told.QuestEnded, told.QuestsDrawn, told.QuestsDrawnWere, told.RewardsDrawn,
        told.RewardsDrawnWere, heroes.DuelEnded,
    ),
    "cards": (
        told.TacticsDrawn, told.TacticsDrawnWere, told.TacticPlayed, told.TacticsDiscarded,
        told.ObjectiveScored, told.TitleClaimed, told.OrdersRevealed,
    ),
}  # fmt: skip
"""What the log can be narrowed to."""


def round_of(event: Event) -> int | None:
    """Return the year that an event tells of."""
    return event.year if isinstance(event, (told.YearBegan, told.SeasonBegan)) else None


def tally(events: Sequence[Event]) -> list[Said]:
    """Count battles, losses, fallen heroes and quests; name who lost most."""
    battles = sum(isinstance(each, army.BattleJoined) for each in events)
    fallen = sum(isinstance(each, told.HeroDefeated) for each in events)
    quests = sum(isinstance(each, told.QuestEnded) and each.completed for each in events)
    said = [Said("tally-battles", {"count": battles})]
    if fallen or quests:
        said.append(Said("tally-heroes", {"fallen": fallen, "quests": quests}))
    lost: Counter[int] = Counter()
    for each in events:
        if isinstance(each, army.UnitsDestroyed) and each.seat >= 0:
            lost[each.seat] += each.count
    if lost:
        seat, count = lost.most_common(1)[0]
        said.append(Said("tally-lost", {"all": lost.total(), "seat": seat, "count": count}))
    return said
