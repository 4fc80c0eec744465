"""Events of Runewars that tests look for."""

from engine.runewars.events import (
    armies as army_events,
)
from engine.runewars.events import (
    cards as card_events,
)
from engine.runewars.events import (
    heroes as hero_events,
)
from engine.runewars.events import (
    map as map_events,
)
from engine.runewars.events import (
    quests as quest_events,
)
from engine.runewars.events import (
    year as year_events,
)
from engine.runewars.events.armies import (
    AreaActivated,
    AreaLost,
    AreaTaken,
    AreaWon,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    BattleTallied,
    DiplomacyTried,
    FoodShort,
    HeroStayed,
    SpecialResolved,
    StrongholdDamaged,
    StrongholdDestroyed,
    UnitsDestroyed,
    UnitsMoved,
    UnitsPlaced,
    UnitsRetreated,
    UnitsRouted,
    UnitsStayed,
    UnitsTurnedNeutral,
)
from engine.runewars.events.cards import (
    BidRevealed,
    BidWon,
    FateDrawn,
    FateReshuffled,
    InfluenceGained,
    ObjectiveScored,
    TacticPlayed,
    TacticsDiscarded,
    TacticsDrawn,
    TacticsDrawnWere,
    TitleClaimed,
)
from engine.runewars.events.heroes import (
    CommanderLed,
    DuelBegan,
    DuelCancelled,
    DuelEnded,
    DuelRound,
    HeroBacked,
    HeroDefeated,
    HeroesDrawn,
    HeroesDrawnWere,
    HeroHurt,
    HeroJoined,
    HeroRouted,
    HeroTrained,
    SpecialCancelled,
    TokenDiscarded,
    TokenTurned,
    TokenWas,
)
from engine.runewars.events.map import RuneLooked, RunePlaced, RuneUnplaced, RuneWas
from engine.runewars.events.quests import (
    QuestAttempted,
    QuestDiscarded,
    QuestEnded,
    RewardGiven,
    RewardsDiscarded,
    RewardsDrawn,
    RewardsDrawnWere,
    RewardShown,
    RewardsSeen,
    RewardUsed,
)
from engine.runewars.events.year import (
    Eliminated,
    FirstPlayerDrawn,
    OrderBegan,
    OrderSpied,
    OrdersRevealed,
    OrderWasLow,
    RunesCounted,
    RunewarsWon,
    SeasonBegan,
    TieBroken,
    VictoryCardFailed,
    VictoryCardLaid,
    YearBegan,
)
