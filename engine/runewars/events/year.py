"""Events of a year: seasons, orders, effects, and the end of the match."""

from __future__ import annotations

from engine.core.events import DECISIVE, HEADLINE, Event
from engine.core.seats import Seat
from engine.runewars.pieces import (
    OrderNumber,
    SeasonCardId,
)

# The year


class FirstPlayerDrawn(Event, frozen=True, gc=False, tag="FirstPlayerDrawn"):
    """Everybody drew a Fate card, the highest number goes first (A1)."""

    reveals = True
    seat: Seat
    numbers: tuple[int, ...]


class YearBegan(Event, frozen=True, gc=False, tag="YearBegan"):
    year: int


class SeasonBegan(Event, frozen=True, gc=False, tag="SeasonBegan"):
    """A season began with its card (part 1)."""

    reveals = True
    year: int
    season: str
    card: SeasonCardId


class OrdersRevealed(Event, frozen=True, gc=False, tag="OrdersRevealed"):
    """All orders were turned over: the resulting play order, and the orders in it."""

    reveals = True
    orders: tuple[OrderNumber, ...]
    order: tuple[Seat, ...]


class OrdersTakenBack(Event, frozen=True, gc=False, tag="OrdersTakenBack"):
    """After a long winter a seat took these orders back; the others stay faceup."""

    seat: Seat
    orders: tuple[OrderNumber, ...]


class OrderSpied(Event, frozen=True, gc=False, tag="OrderSpied"):
    """The Master of the Spy Guild named a player to ask about their order (J)."""

    seat: Seat
    named: Seat


class OrderWasLow(Event, frozen=True, gc=False, tag="OrderWasLow"):
    """True if the named player's order is 1 to 4, told only to the seat that asked."""

    named: Seat
    low: bool


class OrderBegan(Event, frozen=True, gc=False, tag="OrderBegan"):
    """A seat resolves its order; `supremacy` is true if it earns the bonus."""

    seat: Seat
    number: OrderNumber
    supremacy: bool


class RunesCounted(Event, frozen=True, gc=False, tag="RunesCounted"):
    """The last year is over: a seat's dragon runes (G)."""

    weight = HEADLINE
    reveals = True
    seat: Seat
    count: int


class TieBroken(Event, frozen=True, gc=False, tag="TieBroken"):
    """A tie of dragon runes was broken, by `influence` or by that of the `start`."""

    weight = DECISIVE
    seat: Seat
    by: str


class RunewarsWon(Event, frozen=True, gc=False, tag="RunewarsWon"):
    """The match is over; `by` is `victory`, `count`, `alone` or `instant`."""

    weight = HEADLINE
    reveals = True
    winners: tuple[Seat, ...]
    by: str


class Eliminated(Event, frozen=True, gc=False, tag="Eliminated"):
    """A seat controls no area any more (G)."""

    weight = HEADLINE
    seat: Seat


class VictoryCardLaid(Event, frozen=True, gc=False, tag="VictoryCardLaid"):
    """A seat laid its Victory card on a season's deck (G)."""

    weight = HEADLINE
    reveals = True
    seat: Seat
    season: str


class VictoryCardFailed(Event, frozen=True, gc=False, tag="VictoryCardFailed"):
    """A Victory card was taken back: there are six dragon runes no longer."""

    weight = HEADLINE
    reveals = True
    seat: Seat


# Effects


class EffectTookPlace(Event, frozen=True, gc=False, tag="EffectTookPlace"):
    """A named effect of a card, title or city took place for a seat."""

    seat: Seat
    effect: str
