"""Battles, duels and revealed orders among the events that somebody saw, only from public ones."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.events import Event
from engine.core.seats import Seat
from engine.runewars.events.armies import (
    AreaTaken,
    AreaWon,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    BattleTallied,
    UnitsDestroyed,
)
from engine.runewars.events.heroes import (
    DuelBegan,
    DuelCancelled,
    DuelEnded,
    DuelRound,
    HeroDefeated,
)
from engine.runewars.events.year import OrdersRevealed
from engine.runewars.pieces import AreaId, HeroId, UnitId
from engine.runewars.sight.build_view import someone
from engine.runewars.view import (
    DrawView,
    DuelFoughtView,
    FightView,
    OutcomeView,
    RevealView,
    RoundView,
)

Loss = tuple[Seat | None, UnitId, int]


class _Teller:
    """Collects the outcomes among events; a fight may have begun before the first."""

    def __init__(self) -> None:
        self.found: list[OutcomeView] = []
        self.draws: list[DrawView] = []
        self.lost: list[tuple[AreaId, Loss]] = []
        self.fighting: FightView | None = None

    def hear(self, event: Event) -> None:
        """Add an event."""
        match event:
            case OrdersRevealed(orders, order):
                pairs = zip(order, orders, strict=False)
                self.found.append(RevealView(tuple(pairs)))
            case DuelBegan() | DuelRound() | DuelEnded() | DuelCancelled() | HeroDefeated():
                self._hear_duel(event)
            case _:
                self._hear_battle(event)

    def forget_what_is_over(self) -> None:
        """Keep only the fights under way."""
        self.found = [
            each for each in self.found if isinstance(each, DuelFoughtView) and not each.ended
        ]

    def _hear_battle(self, event: Event) -> None:
        match event:
            case BattleJoined(attacker, defender, area):
                self.draws, self.lost = [], []
                self.fighting = FightView(area, someone(attacker), someone(defender))
            case BattleDrawn(side, unit, cards, results):
                read = [each.partition("=") for each in results.split()]
                told = tuple((kind, int(number)) for kind, _, number in read)
                self.draws.append(DrawView(someone(side), unit, cards, told))
            case UnitsDestroyed(seat, area, unit, count):
                self._add_loss(area, (someone(seat), unit, count))
            case BattleTallied(attacker, defender, area, attack, defence):
                here = FightView(area, someone(attacker), someone(defender))
                if self.fighting is None or self.fighting.area != area:
                    self.fighting = here
                self.fighting = replace(self.fighting, strength=(attack, defence))
            case BattleEnded(winner, loser, area):
                if self.fighting is None or self.fighting.area != area:
                    self.fighting = FightView(area, someone(winner), someone(loser))
                self._end(someone(winner), area)
            case AreaWon(_, area, rune) | AreaTaken(_, _, area, rune) if rune:
                self._add_rune(area, rune)

    def _end(self, winner: Seat | None, area: AreaId) -> None:
        assert self.fighting is not None, "a battle has ended"
        lost = tuple(loss for at, loss in self.lost if at == area)
        self.found.append(replace(self.fighting, draws=tuple(self.draws), winner=winner, lost=lost))
        self.fighting, self.draws, self.lost = None, [], []

    def _add_loss(self, area: AreaId, loss: Loss) -> None:
        """Add a loss: to the battle under way, or by the retreat to the one that just ended."""
        last = self.found[-1] if self.found else None
        if self.fighting is None and isinstance(last, FightView) and last.area == area:
            self.found[-1] = replace(last, lost=(*last.lost, loss))
        else:
            self.lost.append((area, loss))

    def _add_rune(self, area: AreaId, rune: str) -> None:
        """Add the rune token that came with the area to the battle for it."""
        for place, each in enumerate(self.found):
            if isinstance(each, FightView) and each.area == area:
                self.found[place] = replace(each, runes=(rune,))

    def _hear_duel(self, event: Event) -> None:
        if isinstance(event, DuelBegan):
            self.found.append(DuelFoughtView((HeroId(event.attacker), HeroId(event.defender))))
            return
        place, duel = self._last_duel()
        if duel is None:
            return
        match event:
            case DuelRound(_, one, other, taken, given) if not duel.ended:
                rounds = (*duel.rounds, RoundView((one, other), (taken, given)))
                self.found[place] = replace(duel, rounds=rounds)
            case HeroDefeated(seat, hero, _) if hero in duel.heroes:
                self.found[place] = replace(duel, fallen=(*duel.fallen, (hero, seat)))
            case DuelEnded() | DuelCancelled():
                self.found[place] = replace(duel, ended=True)

    def _last_duel(self) -> tuple[int, DuelFoughtView | None]:
        for place in reversed(range(len(self.found))):
            if isinstance(each := self.found[place], DuelFoughtView):
                return place, each
        return -1, None


def outcomes_of(events: Sequence[Event], before: Sequence[Event] = ()) -> tuple[OutcomeView, ...]:
    """Return the outcomes in order: duels even while they last, battles once they have ended.

    `before` holds the beginning of a fight that goes on in these events.
    """
    teller = _Teller()
    for event in before:
        teller.hear(event)
    teller.forget_what_is_over()
    for event in events:
        teller.hear(event)
    return tuple(teller.found)
