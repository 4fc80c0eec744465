"""Battles as they are told: by their end, with the losses of both sides."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import HEADLINE, Event
from engine.core.language.messages import Message, Retold
from engine.core.seats import Scalar, Seat
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import (
    AreaTaken,
    AreaWon,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    BattleTallied,
    SpecialResolved,
    UnitsDestroyed,
    UnitsPlaced,
    UnitsRetreated,
    UnitsRouted,
    UnitsStood,
)
from engine.runewars.pieces import AreaId, UnitId

BLOWS = (BattleDrawn, BattleTallied, SpecialResolved)
"""Events that only lead to a battle's end: its picture and the log tell it."""
IN_PLACE = (UnitsRouted, UnitsStood, UnitsPlaced)
"""Events that belong to a battle if they happen in its area."""


class FightTold:
    """A battle as its reader learns of it."""

    def __init__(self) -> None:
        self.area = 0
        """0 until it is known."""
        self.known = False
        """False if its beginning was not seen, so that losses may be missing."""
        self.defender: Seat | None = None
        self.lost: dict[Seat, list[UnitId]] = {}
        self.fled: set[AreaId] = set()
        self.ended: BattleEnded | None = None
        self.rune: str | None = None
        """Token of the area, if the winner gained it; empty if it has none."""

    def takes(self, event: Event) -> bool:
        """Add an event if it belongs to the battle; return whether it does."""
        area = getattr(event, "origin", getattr(event, "area", self.area))
        if self.area and area != self.area:
            return False
        match event:
            case UnitsDestroyed(seat, _, unit, count):
                self.lost.setdefault(seat, []).extend([unit] * count)
            case UnitsRetreated(seat, _, to) if self.ended is None or seat == self.ended.loser:
                self.fled.add(to)
            case AreaWon(_, _, rune) | AreaTaken(_, _, _, rune) if self.ended is not None:
                self.rune = rune
            case _ if self.ended is not None:
                return False
            case BattleJoined(_, defender, _):
                self.area, self.defender, self.known = area, defender, True
            case BattleTallied(_, defender, _):
                self.area, self.defender = area, defender
            case BattleEnded():
                self.area, self.ended = area, event
            case _:
                return isinstance(event, (*BLOWS, *IN_PLACE))
        return True

    def tell(self) -> Retold:
        """Tell the end."""
        assert self.ended is not None, "only a battle that has ended is told"
        winner, loser = self.ended.winner, self.ended.loser
        kept = "kept" if self.defender == winner else "beaten"
        args: dict[str, Scalar] = {
            "winner": winner,
            "loser": loser,
            "area": self.area,
            "ended": kept if self.rune is None else "area",
            "rune": self.rune or "",
            "losses": self.losses(winner, loser),
            "lost": keys_of(self.lost.get(winner, ())),
            "fallen": keys_of(self.lost.get(loser, ())),
            "fled": " ".join(AREAS[area].key for area in sorted(self.fled)),
        }
        return Retold(Message("told-battle", args), HEADLINE)

    def losses(self, winner: Seat, loser: Seat) -> str:
        """Return how a battle's losses are told: where nobody fell or fled, nobody stood."""
        if not self.known:
            return "unknown"
        if self.lost.get(winner) or self.lost.get(loser):
            return "told"
        return "none" if self.fled or self.defender == winner else "bare"


def keys_of(units: Sequence[UnitId]) -> str:
    """Write units for `NAMES`."""
    return " ".join(UNITS[unit].key for unit in units)
