"""Events of dials, influence, Titles, and Tactics and Fate cards."""

from __future__ import annotations

from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Seat
from engine.runewars.pieces import ObjectiveId, TacticId


class DialsSet(Event, frozen=True, gc=False, tag="DialsSet"):
    """A seat's dials changed; food, wood and ore are the new values."""

    seat: Seat
    food: int
    wood: int
    ore: int


class InfluenceGained(Event, frozen=True, gc=False, tag="InfluenceGained"):
    """Influence was won, or lost if the number is negative."""

    own_line = True
    seat: Seat
    count: int
    total: int


class BidRevealed(Event, frozen=True, gc=False, tag="BidRevealed"):
    """All bids were revealed at once; this was a seat's."""

    reveals = True
    seat: Seat
    influence: int


class BidWon(Event, frozen=True, gc=False, tag="BidWon"):
    """A bid was decided for a seat: `highest` or `lowest`."""

    weight = LASTING
    seat: Seat
    place: str
    by: str = ""
    """Breaker of a tie: influence `left` or at the `start`, or `primarch`; empty in an old log."""


class TitleClaimed(Event, frozen=True, gc=False, tag="TitleClaimed"):
    """A Title changed hands for influence."""

    weight = LASTING
    seat: Seat
    title: str
    influence: int


class TacticsDrawn(Event, frozen=True, gc=False, tag="TacticsDrawn"):
    reveals = True
    seat: Seat
    count: int


class TacticsDrawnWere(Event, frozen=True, gc=False, tag="TacticsDrawnWere"):
    """The faces of those cards, told only to the seat that drew them."""

    cards: tuple[TacticId, ...]


class TacticPlayed(Event, frozen=True, gc=False, tag="TacticPlayed"):
    reveals = True
    seat: Seat
    card: TacticId


class TacticsDiscarded(Event, frozen=True, gc=False, tag="TacticsDiscarded"):
    """Tactics cards were discarded faceup."""

    seat: Seat
    cards: tuple[TacticId, ...]


class FateDrawn(Event, frozen=True, gc=False, tag="FateDrawn"):
    """Fate cards were drawn, by their numbers."""

    reveals = True
    seat: Seat
    cards: tuple[int, ...]
    purpose: str
    """`battle`, `diplomacy`, `test`, `duel` or `ability`."""


class FateReshuffled(Event, frozen=True, gc=False, tag="FateReshuffled"):
    """The Fate deck and its discards were shuffled together."""

    reveals = True


class ObjectiveScored(Event, frozen=True, gc=False, tag="ObjectiveScored"):
    """A fulfilled Objective was shown (H)."""

    weight = DECISIVE
    reveals = True
    seat: Seat
    card: ObjectiveId
