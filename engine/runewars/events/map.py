"""Events on the map: tiles, cities and runes."""

from __future__ import annotations

from engine.core.events import HEADLINE, Event
from engine.core.seats import Seat
from engine.runewars.pieces import (
    AreaId,
)

# The map


class TileLaid(Event, frozen=True, gc=False, tag="TileLaid"):
    """A tile was laid (A3)."""

    seat: Seat
    tile: str


class MarkersLaid(Event, frozen=True, gc=False, tag="MarkersLaid"):
    """The home realm markers were laid (A4)."""

    seat: Seat


class HomeRealmLaid(Event, frozen=True, gc=False, tag="HomeRealmLaid"):
    """A home realm replaced a marker (A5)."""

    seat: Seat


class CityLaid(Event, frozen=True, gc=False, tag="CityLaid"):
    """A city token was turned up in an area (A7)."""

    reveals = True
    area: AreaId
    city: str


class CityDestroyed(Event, frozen=True, gc=False, tag="CityDestroyed"):
    """A city was destroyed for good."""

    weight = HEADLINE
    area: AreaId
    city: str


# Runes


class RunePlaced(Event, frozen=True, gc=False, tag="RunePlaced"):
    """A rune token was laid in an area, facedown unless its face is shown."""

    weight = HEADLINE
    seat: Seat
    area: AreaId
    faceup: bool


class RuneMoved(Event, frozen=True, gc=False, tag="RuneMoved"):
    """A rune token moved from one area to another."""

    weight = HEADLINE
    origin: AreaId
    to: AreaId


class RuneReturned(Event, frozen=True, gc=False, tag="RuneReturned"):
    """A token was shown and taken off the board."""

    weight = HEADLINE
    area: AreaId
    dragon: bool


class RuneUnplaced(Event, frozen=True, gc=False, tag="RuneUnplaced"):
    """A token that was received could not be laid anywhere and went back faceup (F)."""

    weight = HEADLINE
    reveals = True
    seat: Seat
    dragon: bool


class RuneTurned(Event, frozen=True, gc=False, tag="RuneTurned"):
    """A token was turned faceup to claim victory (G)."""

    weight = HEADLINE
    reveals = True
    area: AreaId
    dragon: bool


class RuneLooked(Event, frozen=True, gc=False, tag="RuneLooked"):
    """A seat looked at a token."""

    reveals = True
    seat: Seat
    area: AreaId


class RuneWas(Event, frozen=True, gc=False, tag="RuneWas"):
    """The token's face, told only to the seat that looked."""

    area: AreaId
    dragon: bool
