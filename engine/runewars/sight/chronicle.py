"""The log from outside: its years, topics to narrow it to, and figures of the match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.language.messages import Message
from engine.runewars.events import armies as army
from engine.runewars.events import cards, heroes, quests, year
from engine.runewars.events import map as board

TOPICS: dict[str, tuple[type[Event], ...]] = {
    "battles": (
        army.BattleJoined, army.BattleDrawn, army.SpecialResolved, army.BattleTallied,
        army.BattleEnded, army.UnitsDestroyed, army.UnitsRetreated, army.UnitsRouted,
    ),
    "runes": (
        board.RunePlaced, board.RuneMoved, board.RuneReturned, board.RuneUnplaced, board.RuneTurned,
        board.RuneLooked, board.RuneWas, year.RunesCounted, year.TieBroken, year.VictoryCardLaid,
        year.VictoryCardFailed, cards.ObjectiveScored, year.RunewarsWon, army.AreaWon,
        army.AreaTaken, army.AreaLost,
    ),
    "units": (
        army.UnitsPlaced, army.UnitsMoved, army.UnitsRetreated, army.UnitsDestroyed,
        army.UnitsAllied, army.UnitsTurnedNeutral, army.StrongholdBuilt,
        army.StrongholdDestroyed, army.DiplomacyTried, army.AreaWon, army.AreaTaken,
        army.AreaLost,
    ),
    "heroes": (
        heroes.HeroesDrawn, heroes.HeroesDrawnWere, heroes.HeroJoined, heroes.HeroMoved,
        heroes.HeroHurt, heroes.HeroDefeated, heroes.HeroDeserted, heroes.HeroWonOver,
        heroes.HeroTrained,
        quests.QuestAttempted, quests.QuestEnded, quests.QuestsDrawn, quests.QuestsDrawnWere,
        quests.RewardsDrawn, quests.RewardsDrawnWere, heroes.DuelEnded,
    ),
    "cards": (
        cards.TacticsDrawn, cards.TacticsDrawnWere, cards.TacticPlayed, cards.TacticsDiscarded,
        cards.ObjectiveScored, cards.TitleClaimed, year.OrdersRevealed,
    ),
}  # fmt: skip
"""Topics to which the log can be narrowed."""


def round_of(event: Event) -> int | None:
    """Return the year that an event tells, if any."""
    return event.year if isinstance(event, (year.YearBegan, year.SeasonBegan)) else None


def tally(events: Sequence[Event]) -> list[Message]:
    """Count battles, fallen heroes and quests."""
    battles = sum(isinstance(each, army.BattleJoined) for each in events)
    fallen = sum(isinstance(each, heroes.HeroDefeated) for each in events)
    done = sum(isinstance(each, quests.QuestEnded) and each.completed for each in events)
    said = [Message("tally-battles", {"count": battles})]
    if fallen or done:
        said.append(Message("tally-heroes", {"fallen": fallen, "quests": done}))
    return said
