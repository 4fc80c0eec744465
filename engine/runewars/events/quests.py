"""Events of quests, and of the Rewards that heroes find, show and pass on."""

from __future__ import annotations

from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Seat
from engine.runewars.pieces import (
    HeroId,
    QuestCardId,
    RewardId,
)


class QuestAttempted(Event, frozen=True, gc=False, tag="QuestAttempted"):
    """A hero tried a quest."""

    reveals = True
    seat: Seat
    hero: HeroId
    quest: QuestCardId


class QuestEnded(Event, frozen=True, gc=False, tag="QuestEnded"):
    """A quest was completed or failed."""

    weight = LASTING
    seat: Seat
    hero: HeroId
    quest: QuestCardId
    completed: bool


class QuestsDrawn(Event, frozen=True, gc=False, tag="QuestsDrawn"):
    """A seat drew Quest cards."""

    reveals = True
    seat: Seat
    count: int


class QuestsDrawnWere(Event, frozen=True, gc=False, tag="QuestsDrawnWere"):
    """The faces of those cards, told only to the seat that drew them."""

    cards: tuple[QuestCardId, ...]


class QuestDiscarded(Event, frozen=True, gc=False, tag="QuestDiscarded"):
    seat: Seat
    quest: QuestCardId


class RewardsDrawn(Event, frozen=True, gc=False, tag="RewardsDrawn"):
    """A hero drew Reward cards."""

    reveals = True
    seat: Seat
    hero: HeroId
    count: int


class RewardsDrawnWere(Event, frozen=True, gc=False, tag="RewardsDrawnWere"):
    """The faces of those cards, told only to the hero's player."""

    cards: tuple[RewardId, ...]


class RewardUsed(Event, frozen=True, gc=False, tag="RewardUsed"):
    """A Reward card was used, and is faceup from now on or discarded."""

    reveals = True
    seat: Seat
    hero: HeroId
    reward: RewardId


class RewardShown(Event, frozen=True, gc=False, tag="RewardShown"):
    """A Reward card that works by itself was turned up."""

    reveals = True
    seat: Seat
    hero: HeroId
    reward: RewardId


class RewardGiven(Event, frozen=True, gc=False, tag="RewardGiven"):
    """A hero handed a Reward card to another hero of its player, in one area."""

    seat: Seat
    hero: HeroId
    taker: HeroId


class RewardsTaken(Event, frozen=True, gc=False, tag="RewardsTaken"):
    """A hero took Reward cards from under a marker, or from a hero that fell in a duel."""

    weight = DECISIVE
    seat: Seat
    hero: HeroId
    count: int


class RewardsSeen(Event, frozen=True, gc=False, tag="RewardsSeen"):
    """The cards that a seat found there, whether it takes them or not."""

    cards: tuple[RewardId, ...]


class RewardsDiscarded(Event, frozen=True, gc=False, tag="RewardsDiscarded"):
    """Reward cards were discarded faceup."""

    reveals = True
    seat: Seat
    cards: tuple[RewardId, ...]


class AttributeTested(Event, frozen=True, gc=False, tag="AttributeTested"):
    """A hero tested an attribute and one symbol was chosen."""

    seat: Seat
    hero: HeroId
    attribute: str
    symbol: str
