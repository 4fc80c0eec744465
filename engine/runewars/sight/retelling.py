"""A log as it is told: battles and duels by their ends, Season cards with their effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import astuple

from engine.core.events import STEP, Event
from engine.core.language.messages import Message, Retold
from engine.core.seats import Scalar, Seat
from engine.runewars.data.cards import SEASON_CARDS
from engine.runewars.events.armies import (
    AreaActivated,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    SpecialResolved,
    UnitsMoved,
)
from engine.runewars.events.cards import (
    BidRevealed,
    FateDrawn,
    InfluenceGained,
    TacticsDrawn,
    TacticsDrawnWere,
    TitleClaimed,
)
from engine.runewars.events.heroes import (
    DuelBegan,
    DuelEnded,
    DuelRound,
    HeroesDrawn,
    HeroesDrawnWere,
    HeroTrained,
)
from engine.runewars.events.quests import QuestAttempted, QuestsDrawn, QuestsDrawnWere
from engine.runewars.events.year import OrderBegan, OrdersRevealed, SeasonBegan
from engine.runewars.sight.duels_told import DuelTold, QuestRoundTold, RoundTold
from engine.runewars.sight.fights_told import BLOWS, FightTold, keys_of

BATTLE = (BattleJoined, BattleEnded, *BLOWS)
NAMED: dict[type[Event], type[Event]] = {
    TacticsDrawnWere: TacticsDrawn,
    QuestsDrawnWere: QuestsDrawn,
    HeroesDrawnWere: HeroesDrawn,
}
"""Events that name cards to their reader only, with the event that tells others the number."""
PAID_FOR = (FateDrawn, HeroesDrawn, TitleClaimed)
"""Events whose price is told before them."""
OVER = (BattleJoined, DuelBegan, AreaActivated, OrderBegan, SeasonBegan)
"""Events that come after everything that a battle or duel brought."""


class _March:
    """Units that went from one area into another together."""

    def __init__(self, first: UnitsMoved) -> None:
        self.moves = [first]

    def takes(self, event: Event) -> bool:
        """Add a move if it goes the same way; return whether it does."""
        first = self.moves[0]
        if not isinstance(event, UnitsMoved) or (event.seat, event.origin, event.to) != (
            first.seat, first.origin, first.to,
        ):  # fmt: skip
            return False
        self.moves.append(event)
        return True

    def tell(self) -> Event | Retold:
        """Tell all moves in one sentence; one kind of unit is told by its event."""
        first, *others = self.moves
        if not others:
            return first
        units = keys_of([unit for each in self.moves for unit in [each.unit] * each.count])
        args: dict[str, Scalar] = {"units": units, "seat": first.seat, "to": first.to}
        whole = Message("told-moved", {**args, "origin": first.origin})
        return Retold(whole, first.weighs(), Message("told-moved.brief", args), shortens=False)


class _Bids:
    """Bids that were revealed together, and paid."""

    def __init__(self, first: BidRevealed) -> None:
        self.bids = {first.seat: first.influence}
        self.unpaid = set(self.bids)

    def takes(self, event: Event) -> bool:
        """Add a further bid, or the cost of a bid; return whether it is one."""
        match event:
            case BidRevealed(seat, influence) if seat not in self.bids:
                self.bids[seat] = influence
                self.unpaid.add(seat)
            case InfluenceGained(seat, count) if seat in self.unpaid and count == -self.bids[seat]:
                self.unpaid.discard(seat)
            case _:
                return False
        return True

    def tell(self) -> Retold:
        """Tell all bids in one sentence."""
        args: dict[str, Scalar] = {"count": len(self.bids)}
        args |= {f"bidder{place}": seat for place, seat in enumerate(self.bids, 1)}
        args |= {f"bid{place}": count for place, count in enumerate(self.bids.values(), 1)}
        return Retold(Message("told-bids", args), STEP, shortens=False)


class _Training:
    """Attributes that a hero trained at once: one, or two by 1 each."""

    def __init__(self, first: HeroTrained) -> None:
        self.first, self.also = first, ""

    def takes(self, event: Event) -> bool:
        """Add a second attribute of the same hero; return whether it is one."""
        match event:
            case HeroTrained(_, hero, attribute, 1) if hero == self.first.hero:
                if self.also or self.first.count > 1:
                    return False
                self.also = attribute
                return True
            case _:
                return False

    def tell(self) -> Event | Retold:
        """Tell two attributes in one sentence; one is told by its event."""
        seat, hero, attribute, _ = astuple(self.first)
        if not self.also:
            return self.first
        args = {"seat": seat, "hero": hero, "attribute": attribute, "also": self.also}
        return Retold(Message("told-trained", args), self.first.weighs(), shortens=False)


class _Draws:
    """The simultaneous draws of both sides in a battle; specials follow from them."""

    def __init__(self, first: BattleDrawn) -> None:
        self.draws = [first]

    def takes(self, event: Event) -> bool:
        """Add the other side's draw, or a special that was drawn; return whether it is one."""
        match event:
            case BattleDrawn(side) if len(self.draws) == 1 and side != self.draws[0].side:
                self.draws.append(event)
            case SpecialResolved(side, unit):
                return any((each.side, each.unit) == (side, unit) for each in self.draws)
            case _:
                return False
        return True

    def tell(self) -> Retold:
        """Tell both in one sentence."""
        args: dict[str, Scalar] = {"count": len(self.draws)}
        for place, (side, unit, _, results) in enumerate(map(astuple, self.draws), 1):
            args |= {f"side{place}": side, f"unit{place}": unit, f"results{place}": results}
        return Retold(Message("told-draws", args), STEP, shortens=False)


_Group: TypeAlias = _March | _Bids | _Training | _Draws
"""Events that are told as one, as long as more may join them."""
_Told: TypeAlias = FightTold | DuelTold | RoundTold | QuestRoundTold | _Group


class _Reteller:
    """Collects events, and replaces those of a battle or duel once it has ended."""

    def __init__(self) -> None:
        self.found: list[Event | _Told | None] = []
        self.fight: FightTold | DuelTold | None = None
        self.quest: QuestAttempted | None = None
        """The quest tried last."""
        self.blows: list[int] = []
        """Indexes of the events of the battle or duel under way among the found."""

    def hear(self, event: Event, *, told: bool) -> None:
        """Add an event; one that was `told` before only helps to understand the others."""
        belongs = self._follow(event)
        if told or (belongs and self.fight in self.found) or is_drawn_unsaid(event):
            return
        if isinstance(event, DuelRound) and self.fight is None and self.quest is None:
            return  # nobody could tell whose it is, and the end tells enough
        if belongs and isinstance(event, (BattleEnded, DuelEnded)):
            for place in self.blows:
                self.found[place] = None
            self.found.append(self.fight)
        else:
            self._add(event, belongs=belongs)

    def _follow(self, event: Event) -> bool:
        """Note what begins or is over; return whether the event belongs to the fight under way."""
        if isinstance(event, OVER):
            self.fight, self.blows = None, []
        if isinstance(event, QuestAttempted):
            self.quest, self.fight = event, None
        elif isinstance(event, DuelBegan):
            self.fight = DuelTold(event)
        elif self.fight is None and isinstance(event, BATTLE):
            self.fight = FightTold()
        return self.fight is not None and self.fight.takes(event)

    def _add(self, event: Event, *, belongs: bool) -> None:
        """Add an event that no end of a fight replaces yet: to the group before it, or behind."""
        last = self.found[-1] if self.found else None
        if isinstance(last, _Group) and last.takes(event):
            return
        if (place := self._number_told(event)) is not None:
            self.found[place] = event  # naming them tells their number
            return
        self.blows += [len(self.found)] * belongs
        self.found.append(self._put(event))
        if isinstance(event, PAID_FOR) and not belongs and is_payment(last, event.seat):
            self.found[-2:] = self.found[:-3:-1]  # the price follows what it bought

    def _number_told(self, event: Event) -> int | None:
        """Return the place of the event that told the number of the cards named by this one."""
        named, last = NAMED.get(type(event)), len(self.found) - 1
        behind = last >= 0 and isinstance(self.found[last], InfluenceGained)
        place = last - 1 if behind else last
        return place if place >= 0 and type(self.found[place]) is named else None

    def _put(self, event: Event) -> Event | RoundTold | QuestRoundTold | _Group:
        """Return an event in the form in which it is kept: a group if more may join it."""
        match event:
            case UnitsMoved():
                return _March(event)
            case BidRevealed():
                return _Bids(event)
            case HeroTrained():
                return _Training(event)
            case BattleDrawn():
                return _Draws(event)
            case DuelRound() if isinstance(self.fight, DuelTold):
                return RoundTold(self.fight, event)
            case DuelRound() if self.quest is not None:
                return QuestRoundTold(self.quest, event)
            case _:
                return event

    def explain(self) -> Iterator[Event | Retold]:
        """Yield the events, a battle in a sentence, a Season card with its effect."""
        for each in self.found:
            if isinstance(each, _Told):
                yield each.tell()
            elif isinstance(each, OrdersRevealed):
                yield tell_orders(each)
            elif each is not None:
                yield each
            if isinstance(each, SeasonBegan):
                args: dict[str, Scalar] = {"season_card": SEASON_CARDS[each.card].key}
                yield Retold(Message("told-season-card", args), STEP, shortens=False)


def tell_orders(revealed: OrdersRevealed) -> Retold:
    """Tell who plays which order, in the order of play."""
    args: dict[str, Scalar] = {"count": len(revealed.order)}
    args |= {f"bidder{place}": seat for place, seat in enumerate(revealed.order, 1)}
    args |= {f"order{place}": number for place, number in enumerate(revealed.orders, 1)}
    return Retold(Message("told-orders", args), revealed.weighs(), shortens=False)


def is_payment(event: object, seat: Seat) -> bool:
    """Return whether a seat paid influence."""
    return isinstance(event, InfluenceGained) and event.seat == seat and event.count < 0


def is_drawn_unsaid(event: Event) -> bool:
    """Return whether Fate cards were drawn whose effect the following events tell."""
    return isinstance(event, FateDrawn) and event.purpose not in ("diplomacy", "test")


def retell(events: Sequence[Event], before: Sequence[Event] = ()) -> list[Event | Retold]:
    """Return events with each ended battle or duel as one sentence, and cards explained.

    `before` are events that were told earlier, of a battle that may have begun among them. One that
    has not ended is told as far as it has come.
    """
    reteller = _Reteller()
    for event in before:
        reteller.hear(event, told=True)
    for event in events:
        reteller.hear(event, told=False)
    return list(reteller.explain())
