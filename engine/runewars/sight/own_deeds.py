"""The reader's own deeds and losses, told in the second person."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.language.messages import Message, Retold
from engine.core.seats import Scalar, Seat
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import (
    AreaActivated,
    AreaLost,
    AreaTaken,
    AreaWon,
    BattleJoined,
    DevelopmentBuilt,
    DiplomacyTried,
    FoodShort,
    StrongholdBuilt,
    UnitsDestroyed,
    UnitsMoved,
    UnitsPlaced,
    UnitsRetreated,
    UnitsRouted,
    UnitsStood,
)
from engine.runewars.events.cards import (
    BidWon,
    DialsSet,
    InfluenceGained,
    TacticPlayed,
    TacticsDrawn,
    TitleClaimed,
)
from engine.runewars.events.map import RuneLooked, RunePlaced
from engine.runewars.pieces import NOBODY

DEEDS: dict[type[Event], str] = {
    AreaActivated: "your-activated",
    UnitsMoved: "your-moved",
    UnitsPlaced: "your-placed",
    UnitsDestroyed: "your-lost",
    UnitsRouted: "your-routed",
    UnitsStood: "your-stood",
    UnitsRetreated: "your-retreated",
    FoodShort: "your-hunger",
    DialsSet: "your-dials",
    InfluenceGained: "your-influence",
    TacticPlayed: "your-card",
    TacticsDrawn: "your-draw",
    TitleClaimed: "your-title",
    RunePlaced: "your-rune",
    RuneLooked: "your-look",
    BidWon: "your-bid",
    StrongholdBuilt: "your-stronghold",
    DevelopmentBuilt: "your-building",
    DiplomacyTried: "your-diplomacy",
}
"""Message that tells the reader an event of their `seat`."""
BRIEF = (AreaActivated, UnitsMoved)
"""Events with a shorter message below a heading that names whose turn it is."""


def own_deed(event: Event, reader: Seat | None) -> Retold | None:
    """Tell a reader an event of theirs; None for any other, and without a reader."""
    if reader is None:
        return None
    match event:
        case BattleJoined(attacker, defender, area) if reader in (attacker, defender):
            args: dict[str, Scalar] = {"attacker": attacker, "defender": defender, "area": area}
            args["attacks"] = "yes" if reader == attacker else "no"
            return Retold(Message("your-battle", args), event.weighs(), shortens=False)
        case AreaWon() | AreaLost() | AreaTaken():
            return own_area(event, reader)
        case _ if type(event) in DEEDS and getattr(event, "seat", None) == reader:
            return tell_own(event)
        case _:
            return None


def tell_own(event: Event) -> Retold:
    """Tell an event of the reader's seat."""
    said = DEEDS[type(event)]
    args: dict[str, Scalar] = {name: getattr(event, name) for name in event.__struct_fields__}
    if isinstance(event, (UnitsMoved, UnitsPlaced)):
        args["units"] = f"{UNITS[event.unit].key}={event.count}"
    brief = Message(f"{said}.brief", args) if isinstance(event, BRIEF) else None
    return Retold(Message(said, args), event.weighs(), brief, shortens=False)


def own_area(event: Event, reader: Seat) -> Retold | None:
    """Tell a reader of an area that it won or lost."""
    match event:
        case AreaWon(seat, area, rune) if seat == reader:
            message, by = "story-area-won", NOBODY
        case AreaLost(seat, area, rune) if seat == reader:
            message, by = "story-area-lost", NOBODY
        case AreaTaken(seat, loser, area, rune) if seat == reader:
            message, by = "story-area-taken", int(loser)
        case AreaTaken(seat, loser, area, rune) if loser == reader:
            message, by = "story-area-lost", int(seat)
        case _:
            return None
    args: dict[str, Scalar] = {"seat": int(seat), "you": "yes", "area": area, "rune": rune}
    return Retold(Message(message, args | {"by": by}), event.weighs(), shortens=False)
