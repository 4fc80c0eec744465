"""Events of heroes: joining, moving, damage, duels, exploration."""

from __future__ import annotations

from engine.core.events import DECISIVE, LASTING, Event
from engine.core.seats import Seat
from engine.runewars.pieces import (
    AreaId,
    DuellistId,
    HeroId,
    UnitId,
)


class SpecialCancelled(Event, frozen=True, gc=False, tag="SpecialCancelled"):
    """A hero made a special icon do nothing."""

    hero: DuellistId


class DuelCancelled(Event, frozen=True, gc=False, tag="DuelCancelled"):
    """A duel was cancelled before its first round."""

    hero: DuellistId


class DuelEnded(Event, frozen=True, gc=False, tag="DuelEnded"):
    """A duel ended; `fallen` is the number of heroes defeated."""

    weight = DECISIVE
    attacker: DuellistId
    defender: DuellistId
    fallen: int


class TokenTurned(Event, frozen=True, gc=False, tag="TokenTurned"):
    """An exploration token was turned up (J1)."""

    reveals = True
    seat: Seat
    area: AreaId
    token: str


class TokenWas(Event, frozen=True, gc=False, tag="TokenWas"):
    """A facedown exploration token's kind, told only to the seat that looked."""

    area: AreaId
    token: str


class TokenDiscarded(Event, frozen=True, gc=False, tag="TokenDiscarded"):
    """An exploration token was taken off the board."""

    area: AreaId
    token: str


class PortalsOpened(Event, frozen=True, gc=False, tag="PortalsOpened"):
    """A seat paid for the Magic Portals."""

    seat: Seat


class HeroRouted(Event, frozen=True, gc=False, tag="HeroRouted"):
    """A hero is routed until spring."""

    seat: Seat
    hero: HeroId


class HeroBacked(Event, frozen=True, gc=False, tag="HeroBacked"):
    """A hero stands beside a type of unit in a battle (J2)."""

    seat: Seat
    hero: HeroId
    unit: UnitId


class CommanderLed(Event, frozen=True, gc=False, tag="CommanderLed"):
    """A commander helps a type of unit that draws in a battle (J3)."""

    seat: Seat
    hero: HeroId
    unit: UnitId


class HeroesDrawn(Event, frozen=True, gc=False, tag="HeroesDrawn"):
    """A seat looked at Hero cards, of which it keeps one."""

    reveals = True
    seat: Seat
    count: int


class HeroesDrawnWere(Event, frozen=True, gc=False, tag="HeroesDrawnWere"):
    """The heroes on those cards, told only to the seat that looks."""

    heroes: tuple[HeroId, ...]


class HeroJoined(Event, frozen=True, gc=False, tag="HeroJoined"):
    """A hero joined a seat in an area."""

    weight = LASTING
    reveals = True
    seat: Seat
    hero: HeroId
    area: AreaId


class HeroMoved(Event, frozen=True, gc=False, tag="HeroMoved"):
    """A hero moved or retreated."""

    seat: Seat
    hero: HeroId
    origin: AreaId
    to: AreaId


class HeroHurt(Event, frozen=True, gc=False, tag="HeroHurt"):
    """A hero took damage, or lost damage if the number is negative."""

    seat: Seat
    hero: HeroId
    count: int


class HeroDefeated(Event, frozen=True, gc=False, tag="HeroDefeated"):
    """A hero was defeated and left the game."""

    weight = DECISIVE
    sifts = True
    seat: Seat
    hero: HeroId
    area: AreaId


class HeroWonOver(Event, frozen=True, gc=False, tag="HeroWonOver"):
    """A hero left one seat's service for another's."""

    weight = LASTING
    seat: Seat
    loser: Seat
    hero: HeroId


class HeroDeserted(Event, frozen=True, gc=False, tag="HeroDeserted"):
    """A hero deserted into the Hero deck."""

    weight = LASTING
    seat: Seat
    hero: HeroId


class HeroTrained(Event, frozen=True, gc=False, tag="HeroTrained"):
    """A hero's attribute rose."""

    seat: Seat
    hero: HeroId
    attribute: str
    count: int


class DuelBegan(Event, frozen=True, gc=False, tag="DuelBegan"):
    """A duel began between two heroes."""

    attacker: DuellistId
    defender: DuellistId


class DuelRound(Event, frozen=True, gc=False, tag="DuelRound"):
    """A round of a duel: each side's card and the damage it took."""

    round: int
    attacker_card: int
    defender_card: int
    attacker_damage: int
    defender_damage: int
