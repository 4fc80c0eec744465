"""What happens in Runewars, as the log tells it. Field names are the arguments of the words."""

from __future__ import annotations

from engine.core.events import DECISIVE, HEADLINE, LASTING, Event
from engine.core.seats import Seat
from engine.runewars.pieces import (
    AreaId,
    DuellistId,
    HeroId,
    ObjectiveId,
    OrderNumber,
    QuestCardId,
    RewardId,
    SeasonCardId,
    TacticId,
)

# The year


class FirstPlayerDrawn(Event, frozen=True, gc=False):
    """Everybody drew a Fate card, the highest number goes first (A1)."""

    reveals = True
    seat: Seat
    numbers: tuple[int, ...]


class YearBegan(Event, frozen=True, gc=False):
    """A year began."""

    year: int


class SeasonBegan(Event, frozen=True, gc=False):
    """A season began with its card (part 1)."""

    reveals = True
    year: int
    season: str
    card: SeasonCardId


class OrdersRevealed(Event, frozen=True, gc=False):
    """All orders were turned over: the play order that follows, and the orders in it."""

    reveals = True
    orders: tuple[OrderNumber, ...]
    order: tuple[Seat, ...]


class OrderSpied(Event, frozen=True, gc=False):
    """The Master of the Spy Guild named a player whose order it will ask about (J)."""

    seat: Seat
    named: Seat


class OrderWasLow(Event, frozen=True, gc=False):
    """Whether the named player's order is 1 to 4, to the one who asked."""

    named: Seat
    low: bool


class OrderBegan(Event, frozen=True, gc=False):
    """A seat resolves its order; `supremacy` says whether it earns the bonus."""

    seat: Seat
    number: OrderNumber
    supremacy: bool


class RunesCounted(Event, frozen=True, gc=False):
    """The last year is over: a seat's dragon runes (G)."""

    weight = HEADLINE
    reveals = True
    seat: Seat
    count: int


class TieBroken(Event, frozen=True, gc=False):
    """A tie of dragon runes was broken, by `influence` or by that of the `start`."""

    weight = DECISIVE
    seat: Seat
    by: str


class RunewarsWon(Event, frozen=True, gc=False):
    """The match is over; `by` is `victory`, `count`, `alone` or `instant`."""

    weight = HEADLINE
    reveals = True
    winners: tuple[Seat, ...]
    by: str


class Eliminated(Event, frozen=True, gc=False):
    """A seat controls no area any more (G)."""

    weight = HEADLINE
    seat: Seat


# The map


class TileLaid(Event, frozen=True, gc=False):
    """A tile was laid (A3)."""

    seat: Seat
    tile: str


class MarkersLaid(Event, frozen=True, gc=False):
    """The home realm markers were laid (A4)."""

    seat: Seat


class HomeRealmLaid(Event, frozen=True, gc=False):
    """A marker gave way to a home realm (A5)."""

    seat: Seat


class CityLaid(Event, frozen=True, gc=False):
    """A city token was turned up in an area (A7)."""

    reveals = True
    area: AreaId
    city: str


class CityDestroyed(Event, frozen=True, gc=False):
    """A city was destroyed for good."""

    weight = HEADLINE
    area: AreaId
    city: str


# Dials, influence, cards


class DialsSet(Event, frozen=True, gc=False):
    """A seat's dials changed; food, wood, ore as they are now."""

    seat: Seat
    food: int
    wood: int
    ore: int


class InfluenceGained(Event, frozen=True, gc=False):
    """Influence was won, or lost if the number is negative."""

    own_line = True
    seat: Seat
    count: int
    total: int


class BidRevealed(Event, frozen=True, gc=False):
    """All bids were revealed at once; this was a seat's."""

    reveals = True
    seat: Seat
    influence: int


class BidWon(Event, frozen=True, gc=False):
    """A bid was decided for a seat: `highest` or `lowest`."""

    weight = LASTING
    seat: Seat
    place: str


class TitleClaimed(Event, frozen=True, gc=False):
    """A Title changed hands for influence."""

    weight = LASTING
    seat: Seat
    title: str
    influence: int


class TacticsDrawn(Event, frozen=True, gc=False):
    """A seat drew Tactics cards."""

    reveals = True
    seat: Seat
    count: int


class TacticsDrawnWere(Event, frozen=True, gc=False):
    """Which cards they were, to the one who drew them."""

    cards: tuple[TacticId, ...]


class TacticPlayed(Event, frozen=True, gc=False):
    """A Tactics card was played."""

    reveals = True
    seat: Seat
    card: TacticId


class TacticsDiscarded(Event, frozen=True, gc=False):
    """Tactics cards were discarded faceup."""

    seat: Seat
    cards: tuple[TacticId, ...]


class FateDrawn(Event, frozen=True, gc=False):
    """Fate cards were drawn, by their numbers."""

    reveals = True
    seat: Seat
    cards: tuple[int, ...]
    purpose: str
    """`battle`, `diplomacy`, `test`, `duel` or `ability`."""


class FateReshuffled(Event, frozen=True, gc=False):
    """The Fate deck and its discards were shuffled together."""

    reveals = True


class ObjectiveScored(Event, frozen=True, gc=False):
    """A fulfilled Objective was shown (H)."""

    weight = DECISIVE
    reveals = True
    seat: Seat
    card: ObjectiveId


# Runes


class RunePlaced(Event, frozen=True, gc=False):
    """A rune token was laid in an area, facedown unless its face is shown."""

    weight = HEADLINE
    seat: Seat
    area: AreaId
    faceup: bool


class RuneMoved(Event, frozen=True, gc=False):
    """A rune token went from one area to another."""

    weight = HEADLINE
    origin: AreaId
    to: AreaId


class RuneReturned(Event, frozen=True, gc=False):
    """A token was shown and taken off the board."""

    weight = HEADLINE
    area: AreaId
    dragon: bool


class RuneUnplaced(Event, frozen=True, gc=False):
    """A token that was received could be laid nowhere and went back faceup (F)."""

    weight = HEADLINE
    reveals = True
    seat: Seat
    dragon: bool


class RuneTurned(Event, frozen=True, gc=False):
    """A token was turned faceup to claim victory (G)."""

    weight = HEADLINE
    reveals = True
    area: AreaId
    dragon: bool


class RuneLooked(Event, frozen=True, gc=False):
    """A seat looked at a token."""

    reveals = True
    seat: Seat
    area: AreaId


class RuneWas(Event, frozen=True, gc=False):
    """What it was, to the one who looked."""

    area: AreaId
    dragon: bool


class VictoryCardLaid(Event, frozen=True, gc=False):
    """A seat laid its Victory card on a season's deck (G)."""

    weight = HEADLINE
    reveals = True
    seat: Seat
    season: str


class VictoryCardFailed(Event, frozen=True, gc=False):
    """A Victory card was taken back: six dragon runes no longer."""

    weight = HEADLINE
    reveals = True
    seat: Seat


# Heroes


class HeroesDrawn(Event, frozen=True, gc=False):
    """A seat looked at Hero cards, of which it keeps one."""

    reveals = True
    seat: Seat
    count: int


class HeroesDrawnWere(Event, frozen=True, gc=False):
    """Which they were, to the one who looks."""

    heroes: tuple[HeroId, ...]


class HeroJoined(Event, frozen=True, gc=False):
    """A hero joined a seat in an area."""

    weight = LASTING
    reveals = True
    seat: Seat
    hero: HeroId
    area: AreaId


class HeroMoved(Event, frozen=True, gc=False):
    """A hero moved or retreated."""

    seat: Seat
    hero: HeroId
    origin: AreaId
    to: AreaId


class HeroHurt(Event, frozen=True, gc=False):
    """A hero took damage, or lost damage if the number is negative."""

    seat: Seat
    hero: HeroId
    count: int


class HeroDefeated(Event, frozen=True, gc=False):
    """A hero was defeated and left the game."""

    weight = DECISIVE
    sifts = True
    seat: Seat
    hero: HeroId
    area: AreaId


class HeroDeserted(Event, frozen=True, gc=False):
    """A hero deserted into the Hero deck."""

    weight = LASTING
    seat: Seat
    hero: HeroId


class HeroTrained(Event, frozen=True, gc=False):
    """A hero's attribute rose."""

    seat: Seat
    hero: HeroId
    attribute: str
    count: int


class QuestAttempted(Event, frozen=True, gc=False):
    """A hero tried a quest."""

    reveals = True
    seat: Seat
    hero: HeroId
    quest: QuestCardId


class QuestEnded(Event, frozen=True, gc=False):
    """A quest was completed or failed."""

    weight = LASTING
    seat: Seat
    hero: HeroId
    quest: QuestCardId
    completed: bool


class QuestsDrawn(Event, frozen=True, gc=False):
    """A seat drew Quest cards."""

    reveals = True
    seat: Seat
    count: int


class QuestsDrawnWere(Event, frozen=True, gc=False):
    """Which they were, to the one who drew them."""

    cards: tuple[QuestCardId, ...]


class QuestDiscarded(Event, frozen=True, gc=False):
    """A Quest card was discarded."""

    seat: Seat
    quest: QuestCardId


class RewardsDrawn(Event, frozen=True, gc=False):
    """A hero drew Reward cards."""

    reveals = True
    seat: Seat
    hero: HeroId
    count: int


class RewardsDrawnWere(Event, frozen=True, gc=False):
    """Which they were, to the hero's player."""

    cards: tuple[RewardId, ...]


class RewardUsed(Event, frozen=True, gc=False):
    """A Reward card was used, and is faceup from now on or discarded."""

    reveals = True
    seat: Seat
    hero: HeroId
    reward: RewardId


class DuelBegan(Event, frozen=True, gc=False):
    """A duel began between two heroes."""

    attacker: DuellistId
    defender: DuellistId


class DuelRound(Event, frozen=True, gc=False):
    """A round of a duel: what each side drew and took."""

    round: int
    attacker_card: int
    defender_card: int
    attacker_damage: int
    defender_damage: int


# Effects


class EffectTookPlace(Event, frozen=True, gc=False):
    """A named effect of a card, title or city took place for a seat."""

    seat: Seat
    effect: str
