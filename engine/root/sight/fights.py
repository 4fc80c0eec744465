"""Battles among events, from public events alone (Law 4.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import (
    Ambushed,
    BattleBegan,
    Battled,
    EffectUsed,
    Foiled,
    Moved,
    PhaseBegan,
    Removed,
    TurnBegan,
)
from engine.root.factions.legion.spoils import ItemsPlundered
from engine.root.factions.vagabond.events import Damaged
from engine.root.pieces import CardId, Clearing
from engine.root.view import FightView


@dataclass
class _Fight:
    """A battle as its events build it up."""

    clearing: Clearing
    attacker: Seat
    defender: Seat
    ambush: CardId | None = None
    foiled: bool = False
    effects: list[tuple[Seat, str]] = field(default_factory=list)
    battled: Battled | None = None
    lost: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    fell_for: Counter[tuple[Seat, Seat]] = field(default_factory=Counter)
    settled: bool = False

    @property
    def sides(self) -> tuple[Seat, Seat]:
        return self.attacker, self.defender

    def view(self) -> FightView:
        battled = self.battled
        return FightView(
            self.clearing, self.attacker, self.defender, self.ambush, self.foiled,
            tuple(self.effects),
            None if battled is None else battled.rolls,
            (0, 0) if battled is None else (battled.dealt, battled.suffered),
            tuple((seat, piece, count) for (seat, piece), count in self.lost.items()),
            tuple((side, owner, count) for (side, owner), count in self.fell_for.items()),
            self.settled,
        )  # fmt: skip

    def hear(self, event: Event) -> None:
        """Record an event of the battle."""
        match event:
            case Ambushed(seat, clearing, card) if (seat, clearing) == (
                self.defender,
                self.clearing,
            ):
                self.ambush = card
            case Foiled():
                self.foiled = True
            case EffectUsed(seat, effect) if seat in self.sides and self.battled is None:
                self.effects.append((seat, effect))
            case Removed(seat, by, clearing, piece, count) if {seat, by} == set(self.sides):
                if clearing == self.clearing:
                    self.lost[seat, piece] += count
                    self.settled = self.battled is not None
            case Removed(owner, by, cause="battle") if by in self.sides:
                side = self.defender if by == self.attacker else self.attacker
                self.fell_for[side, owner] += event.count
                self.settled = self.battled is not None
            case Damaged(seat, items) | ItemsPlundered(_, seat, items) if seat in self.sides:
                self.lost.update((seat, str(item)) for item in items)


def fights_of(events: Sequence[Event]) -> tuple[FightView, ...]:
    """Return the battles that were begun or fought, in order.

    The events may begin in the middle of one: then the roll names its sides.
    """
    found: list[_Fight] = []
    now: _Fight | None = None
    for event in events:
        match event:
            case BattleBegan(attacker, defender, clearing):
                now = _Fight(clearing, attacker, defender)
                found.append(now)
            case Battled(attacker, defender, clearing):
                if now is None or now.battled or now.sides != (attacker, defender):
                    now = _Fight(clearing, attacker, defender)
                    found.append(now)
                now.battled = event
            case Moved() | TurnBegan() | PhaseBegan():
                now = None
            case _ if now is not None:
                now.hear(event)
    return tuple(each.view() for each in found if each.battled or each.ambush is not None)
