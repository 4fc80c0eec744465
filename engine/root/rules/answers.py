"""Options, besides actions, that questions of several rules share."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.pieces import Clearing, Item, Place, Suit


class OtherSeat(Option, frozen=True, gc=False, tag="seat"):
    seat: Seat


class InClearing(Option, frozen=True, gc=False, tag="clearing"):
    clearing: Clearing


class InForest(Option, frozen=True, gc=False, tag="forest"):
    """A forest; minus its number, like a pawn's place."""

    place: Place


class OneItem(Option, frozen=True, gc=False, tag="item"):
    item: Item


class InSuit(Option, frozen=True, gc=False, tag="suit"):
    """One of the suits of a clearing."""

    suit: Suit
