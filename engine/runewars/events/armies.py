"""Events of units, strongholds and battles."""

from __future__ import annotations

from engine.core.events import DECISIVE, HEADLINE, LASTING, Event
from engine.core.seats import Seat
from engine.runewars.pieces import AreaId, HeroId, UnitId

# Units


class UnitsPlaced(Event, frozen=True, gc=False, tag="UnitsPlaced"):
    """Units came onto the board; seat -1 stands for unallied neutrals."""

    seat: Seat
    area: AreaId
    unit: UnitId
    count: int


class UnitsMoved(Event, frozen=True, gc=False, tag="UnitsMoved"):
    seat: Seat
    origin: AreaId
    to: AreaId
    unit: UnitId
    count: int


class UnitsStayed(Event, frozen=True, gc=False, tag="UnitsStayed"):
    """Units that were to step somewhere stayed: a card has closed the way since."""

    weight = LASTING
    seat: Seat
    origin: AreaId
    to: AreaId
    unit: UnitId
    count: int


class HeroStayed(Event, frozen=True, gc=False, tag="HeroStayed"):
    """A hero that was to step somewhere stayed, for the same reason."""

    weight = LASTING
    seat: Seat
    hero: HeroId
    origin: AreaId
    to: AreaId


class UnitsRetreated(Event, frozen=True, gc=False, tag="UnitsRetreated"):
    """Units retreated, routed."""

    weight = LASTING
    seat: Seat
    origin: AreaId
    to: AreaId
    unit: UnitId
    count: int


class FoodShort(Event, frozen=True, gc=False, tag="FoodShort"):
    """Units of a seat starve in an area in winter."""

    weight = LASTING
    seat: Seat
    area: AreaId
    count: int


class UnitsDestroyed(Event, frozen=True, gc=False, tag="UnitsDestroyed"):
    weight = DECISIVE
    seat: Seat
    area: AreaId
    unit: UnitId
    count: int


class UnitsRouted(Event, frozen=True, gc=False, tag="UnitsRouted"):
    seat: Seat
    area: AreaId
    unit: UnitId
    count: int


class UnitsStood(Event, frozen=True, gc=False, tag="UnitsStood"):
    """Routed units stood up."""

    seat: Seat
    area: AreaId
    unit: UnitId
    count: int


class AllStood(Event, frozen=True, gc=False, tag="AllStood"):
    """Spring: orders came back, activation tokens were removed, everything stood up."""


class UnitsAllied(Event, frozen=True, gc=False, tag="UnitsAllied"):
    """Neutral units became a seat's allies."""

    weight = LASTING
    seat: Seat
    area: AreaId


class UnitsTurnedNeutral(Event, frozen=True, gc=False, tag="UnitsTurnedNeutral"):
    """Allied neutrals were left alone and are nobody's again."""

    weight = LASTING
    area: AreaId


class AreaWon(Event, frozen=True, gc=False, tag="AreaWon"):
    """A seat now controls an area that nobody controlled (C)."""

    weight = HEADLINE
    seat: Seat
    area: AreaId
    rune: str
    """`facedown`, `dragon` or `false`, as far as it is public; empty without a token."""


class AreaTaken(Event, frozen=True, gc=False, tag="AreaTaken"):
    """A seat now controls an area that another seat controlled (C)."""

    weight = HEADLINE
    seat: Seat
    loser: Seat
    area: AreaId
    rune: str


class AreaLost(Event, frozen=True, gc=False, tag="AreaLost"):
    """Nobody controls an area any more that a seat controlled (C)."""

    weight = HEADLINE
    seat: Seat
    area: AreaId
    rune: str


class AreaActivated(Event, frozen=True, gc=False, tag="AreaActivated"):
    """A seat's activation token was laid in an area."""

    seat: Seat
    area: AreaId


class StrongholdBuilt(Event, frozen=True, gc=False, tag="StrongholdBuilt"):
    weight = HEADLINE
    seat: Seat
    area: AreaId
    damaged: bool


class StrongholdDamaged(Event, frozen=True, gc=False, tag="StrongholdDamaged"):
    """A stronghold was turned to its damaged side."""

    weight = LASTING
    seat: Seat
    area: AreaId


class StrongholdRepaired(Event, frozen=True, gc=False, tag="StrongholdRepaired"):
    """A stronghold was turned to its undamaged side."""

    seat: Seat
    area: AreaId


class StrongholdDestroyed(Event, frozen=True, gc=False, tag="StrongholdDestroyed"):
    """A stronghold was destroyed, with its development."""

    weight = HEADLINE
    seat: Seat
    area: AreaId


class DevelopmentBuilt(Event, frozen=True, gc=False, tag="DevelopmentBuilt"):
    """A development was built on a stronghold."""

    weight = LASTING
    seat: Seat
    area: AreaId
    development: str


class DevelopmentUsed(Event, frozen=True, gc=False, tag="DevelopmentUsed"):
    """A development paid or defended."""

    seat: Seat
    area: AreaId
    development: str


# Battle


class BattleJoined(Event, frozen=True, gc=False, tag="BattleJoined"):
    """A battle began in an area; defender -1 stands for neutral units."""

    weight = HEADLINE
    attacker: Seat
    defender: Seat
    area: AreaId


class BattleDrawn(Event, frozen=True, gc=False, tag="BattleDrawn"):
    """A type of unit drew its Fate cards, by number (part 7.4)."""

    reveals = True
    side: Seat
    unit: UnitId
    cards: tuple[int, ...]
    results: str
    """Totals of their results for the type's base shape, as `damage=2 special=1`."""


class SpecialResolved(Event, frozen=True, gc=False, tag="SpecialResolved"):
    """A unit's special ability took effect."""

    side: Seat
    unit: UnitId


class BattleTallied(Event, frozen=True, gc=False, tag="BattleTallied"):
    """Strength was tallied (part 7.5)."""

    attacker: Seat
    defender: Seat
    area: AreaId
    attack: int
    defence: int


class BattleEnded(Event, frozen=True, gc=False, tag="BattleEnded"):
    """A battle was decided."""

    weight = HEADLINE
    winner: Seat
    loser: Seat
    area: AreaId


class DiplomacyTried(Event, frozen=True, gc=False, tag="DiplomacyTried"):
    """Diplomacy was tried for influence, and a symbol was taken (part 6)."""

    weight = LASTING
    reveals = True
    seat: Seat
    area: AreaId
    influence: int
    symbol: str
