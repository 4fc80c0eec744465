"""A seat's knowledge of hidden things: runes and tokens it saw, cards that left its sight.

Built from the events that the seat saw and from its view, never from the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.events import Event, WentBack
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.runewars.data.cards import REWARD_FACE, REWARDS, TACTIC_FACE, TACTICS
from engine.runewars.events.cards import (
    TacticPlayed,
    TacticsDiscarded,
    TacticsDrawn,
    TacticsDrawnWere,
)
from engine.runewars.events.heroes import HeroDeserted, HeroesDrawnWere, HeroJoined, TokenWas
from engine.runewars.events.map import RuneLooked, RuneMoved, RunePlaced
from engine.runewars.events.quests import (
    RewardsDiscarded,
    RewardsDrawnWere,
    RewardShown,
    RewardsSeen,
    RewardUsed,
)
from engine.runewars.events.year import OrdersRevealed, OrderWasLow
from engine.runewars.rules.heroes.duel_cards import DUEL
from engine.runewars.sight.going_back import EXPLORATION
from engine.runewars.view import FACEDOWN, RunewarsView

THIEF = "thief_in_the_night"
DUEL_TIMINGS = ("duel special", "start of duel", "any time")


class Knowledge:
    """One viewer's knowledge of things that it cannot look at now."""

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.stolen: dict[int, Counter[int]] = {}
        """Tactics cards of the viewer's that are in another hand, by seat."""
        self.maybe: dict[int, Counter[int]] = {}
        """Those that were there before a thief may have taken one."""
        self.rewards: Counter[int] = Counter()
        """Reward cards that the viewer saw and that have not been open since."""
        self.heroes: set[int] = set()
        """Heroes that went back into their deck in the viewer's sight."""
        self.tokens: dict[int, str] = {}
        self.lookers: dict[int, set[int]] = {}
        """By area: the other seats known to have looked at its rune token."""
        self.orders: dict[int, bool] = {}
        """True where a player's order of this season is 1 to 4."""
        self.drew = int(viewer)
        """Seat that drew Tactics cards last."""

    def hear(self, event: Event) -> None:
        """Learn from one event."""
        self.hear_of_tactics(event)
        self.hear_of_runes(event)
        match event:
            case RewardsSeen(cards) | RewardsDrawnWere(cards):
                for face, count in Counter(REWARD_FACE[card] for card in cards).items():
                    self.rewards[face] = max(self.rewards[face], count)
            case RewardUsed(reward=reward) | RewardShown(reward=reward):
                self.rewards[REWARD_FACE[reward]] -= 1
            case RewardsDiscarded(_, cards):
                self.rewards.subtract(REWARD_FACE[card] for card in cards)
            case HeroesDrawnWere(heroes):
                self.heroes |= set(heroes)
            case HeroDeserted(hero=hero):
                self.heroes.add(hero)
            case HeroJoined(hero=hero):
                self.heroes.discard(hero)
            case TokenWas(area, token):
                self.tokens[area] = token
            case WentBack(piles) if EXPLORATION in piles:
                self.tokens.clear()
            case OrderWasLow(named, low):
                self.orders[named] = low
            case OrdersRevealed():
                self.orders.clear()

    def hear_of_tactics(self, event: Event) -> None:
        """Follow the cards that a thief took out of a hand."""
        match event:
            case TacticsDrawn(seat):
                self.drew = seat
            case TacticsDrawnWere(cards) if self.drew != self.viewer:
                self.stolen.setdefault(self.drew, Counter()).update(TACTIC_FACE[c] for c in cards)
            case TacticPlayed(seat, card):
                self.leave(seat, card)
                if TACTICS[card].key == THIEF:
                    self.blur(seat)
            case TacticsDiscarded(seat, cards):
                for card in cards:
                    self.leave(seat, card)

    def leave(self, seat: int, card: int) -> None:
        """Note that a card left a hand in public."""
        for known in (self.stolen, self.maybe):
            cards = known.get(seat, Counter())
            if cards[TACTIC_FACE[card]] > 0:
                cards[TACTIC_FACE[card]] -= 1
                return

    def blur(self, thief: int) -> None:
        """Note that a thief takes a card out of some other hand: nothing there is certain now."""
        for seat in [seat for seat in self.stolen if seat != thief]:
            self.maybe.setdefault(seat, Counter()).update(self.stolen.pop(seat))

    def hear_of_runes(self, event: Event) -> None:
        """Note the seats that looked at a token by a card, as long as it is the same token."""
        match event:
            case RuneLooked(seat, area) if seat != self.viewer:
                self.lookers.setdefault(area, set()).add(seat)
            case RuneMoved(origin, to):
                self.lookers[to] = self.lookers.pop(origin, set())
            case RunePlaced(area=area):
                self.lookers.pop(area, None)


def know(events: Iterable[Event], viewer: Seat) -> Knowledge:
    """Return the knowledge from all events that a seat saw, in order."""
    known = Knowledge(viewer)
    for event in events:
        known.hear(event)
    return known


def knowledge(events: Sequence[Event], view: RunewarsView) -> list[Message]:
    """List what the viewer knows of hidden things."""
    if view.seat is None:
        return []
    known = know(events, view.seat)
    return [
        *runes(view, known),
        *tokens(view, known),
        *orders(known),
        *hands(view, known),
        *quests(view),
        *rewards(view, known),
        *(Message("knows-hero", {"hero": hero}) for hero in sorted(known.heroes)),
    ]


def runes(view: RunewarsView, known: Knowledge) -> list[Message]:
    """List the faces of facedown tokens that the viewer saw, and the seats that saw each token."""
    lying = [each for each in view.areas if each.rune and not each.rune_shown]
    faces = [
        Message("knows-rune", {"area": each.area, "face": each.rune})
        for each in lying
        if each.rune != FACEDOWN
    ]
    looks = [
        Message("knows-looked", {"seat": seat, "area": each.area})
        for each in lying
        for seat in sorted(known.lookers.get(each.area, ()))
    ]
    return faces + looks


def tokens(view: RunewarsView, known: Knowledge) -> list[Message]:
    """Return the exploration tokens that the viewer saw and that are still facedown (J1)."""
    return [
        Message("knows-token", {"area": each.area, "token": known.tokens[each.area]})
        for each in view.areas
        if each.exploration == FACEDOWN and each.area in known.tokens
    ]


def orders(known: Knowledge) -> list[Message]:
    """Describe what the Spy Guild's Master was shown of an order not yet revealed."""
    return [
        Message("knows-order", {"seat": seat, "low": "yes" if low else "no"})
        for seat, low in sorted(known.orders.items())
    ]


def hands(view: RunewarsView, known: Knowledge) -> list[Message]:
    """Return the Tactics cards that were taken from the viewer and are still held."""
    return [
        Message(f"knows-tactic-{certainty}", {"seat": seat, "card": card, "count": left})
        for certainty, piles in (("sure", known.stolen), ("maybe", known.maybe))
        for seat, cards in sorted(piles.items())
        for card, count in sorted(cards.items())
        if (left := min(count, view.seats[seat].tactics)) > 0
    ]


def quests(view: RunewarsView) -> list[Message]:
    """Return the Quests that others failed and still hold, which everybody saw."""
    return [
        Message("knows-quest", {"seat": seat.seat, "quest": quest})
        for seat in view.seats
        if seat.seat != view.seat
        for quest in seat.known_quests
    ]


def rewards(view: RunewarsView, known: Knowledge) -> list[Message]:
    """Return the Rewards that the viewer saw and that its own heroes do not carry now."""
    own: Counter[int] = Counter()
    for hero in view.heroes:
        own.update(REWARD_FACE[reward] for reward in hero.hidden or ())
    return [
        Message("knows-reward", {"reward": reward, "count": left})
        for reward, count in sorted(known.rewards.items())
        if (left := count - own[reward]) > 0
    ]


def plans_for(events: Sequence[Event]) -> list[str]:
    """Return the kinds of plan for cards that came to a seat: Rewards that help in a duel."""
    timings = {
        REWARDS[card].timing
        for event in events
        if isinstance(event, RewardsDrawnWere | RewardsSeen)
        for card in event.cards
    }
    return [DUEL.key] if timings & set(DUEL_TIMINGS) else []
