"""What happens to heroes besides `events`: rewards that change hands, duels, exploration."""

from __future__ import annotations

from engine.core.events import DECISIVE, Event
from engine.core.seats import Seat
from engine.runewars.pieces import AreaId, DuellistId, HeroId, RewardId, UnitId


class RewardShown(Event, frozen=True, gc=False):
    """A Reward card that works by itself was turned up."""

    reveals = True
    seat: Seat
    hero: HeroId
    reward: RewardId


class RewardGiven(Event, frozen=True, gc=False):
    """A hero handed a Reward card to another hero of its player, in one area."""

    seat: Seat
    hero: HeroId
    taker: HeroId


class RewardsTaken(Event, frozen=True, gc=False):
    """A hero took Reward cards from under a marker, or from a hero that fell in a duel."""

    weight = DECISIVE
    seat: Seat
    hero: HeroId
    count: int


class RewardsSeen(Event, frozen=True, gc=False):
    """Which cards a seat found there, whether it takes them or not."""

    cards: tuple[RewardId, ...]


class RewardsDiscarded(Event, frozen=True, gc=False):
    """Reward cards were discarded faceup."""

    reveals = True
    seat: Seat
    cards: tuple[RewardId, ...]


class SpecialCancelled(Event, frozen=True, gc=False):
    """A hero made a special icon do nothing."""

    hero: DuellistId


class DuelCancelled(Event, frozen=True, gc=False):
    """A duel was cancelled before its first round."""

    hero: DuellistId


class DuelEnded(Event, frozen=True, gc=False):
    """A duel ended; `fallen` says how many of the two heroes were defeated."""

    weight = DECISIVE
    attacker: DuellistId
    defender: DuellistId
    fallen: int


class AttributeTested(Event, frozen=True, gc=False):
    """A hero tested an attribute and one symbol was chosen."""

    seat: Seat
    hero: HeroId
    attribute: str
    symbol: str


class TokenTurned(Event, frozen=True, gc=False):
    """An exploration token was turned up (J1)."""

    reveals = True
    seat: Seat
    area: AreaId
    token: str


class TokenWas(Event, frozen=True, gc=False):
    """What a facedown exploration token was, to the one who looked."""

    area: AreaId
    token: str


class TokenDiscarded(Event, frozen=True, gc=False):
    """An exploration token was taken off the board."""

    area: AreaId
    token: str


class PortalsOpened(Event, frozen=True, gc=False):
    """A seat paid for the Magic Portals."""

    seat: Seat


class HeroRouted(Event, frozen=True, gc=False):
    """A hero lies down until spring."""

    seat: Seat
    hero: HeroId


class HeroBacked(Event, frozen=True, gc=False):
    """A hero stands beside a type of unit in a battle (J2)."""

    seat: Seat
    hero: HeroId
    unit: UnitId


class CommanderLed(Event, frozen=True, gc=False):
    """A commander helps a type of unit that draws in a battle (J3)."""

    seat: Seat
    hero: HeroId
    unit: UnitId
