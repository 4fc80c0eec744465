"""A seat's view of a match of Runewars, built field by field from nothing.

`render` and `bot` receive these and nothing else: a field that is not here is seen by nobody.
"""

from __future__ import annotations

import msgspec

from engine.core.seats import Seat
from engine.runewars.pieces import (
    AreaId,
    HeroId,
    ObjectiveId,
    OrderNumber,
    QuestCardId,
    Resource,
    RewardId,
    SeasonCardId,
    TacticId,
    UnitId,
)

FACEDOWN, DRAGON, FALSE = "facedown", "dragon", "false"
"""Rune token as the viewer knows it."""


class StrongholdView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    damaged: bool
    development: str


class AreaView(msgspec.Struct, frozen=True, gc=False):
    area: AreaId
    key: str
    """Name as printed: `3A`."""
    hex: tuple[int, int]
    """Axial place on the board; flat-topped hexes."""
    yields: tuple[tuple[Resource, int], ...]
    home: Seat | None
    """Seat whose home realm it is part of."""
    city: str
    controller: Seat | None
    owner: Seat | None
    """Seat whose units are there; None for neutral units or none."""
    standing: tuple[tuple[UnitId, int], ...]
    routed: tuple[tuple[UnitId, int], ...]
    stronghold: StrongholdView | None
    activated: tuple[Seat, ...]
    heroes: tuple[HeroId, ...]
    rune: str
    """`facedown`, `dragon` or `false` as the viewer knows it; empty without a token."""
    rune_shown: bool
    """True if the token's face is public."""
    left: int
    """Reward cards under a defeated-hero marker."""
    exploration: str
    """`facedown` or the token's key; empty without a token."""

    @property
    def neutral(self) -> bool:
        """Return whether unallied neutral units hold the area."""
        return self.owner is None and bool(self.standing or self.routed)


class HeroView(msgspec.Struct, frozen=True, gc=False):
    hero: HeroId
    seat: Seat
    area: AreaId
    damage: int
    routed: bool
    commander: bool
    training: tuple[tuple[str, int], ...]
    rewards: int
    shown: tuple[RewardId, ...]
    """Faceup Reward cards."""
    hidden: tuple[RewardId, ...] | None
    """Facedown ones; None except for the hero's player."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """The public view of a seat."""

    seat: Seat
    key: str
    faction: str
    influence: int
    dials: tuple[tuple[Resource, int], ...]
    tactics: int
    quests: int
    known_quests: tuple[QuestCardId, ...]
    has_objective: bool
    orders: tuple[OrderNumber, ...]
    """Faceup orders, those that a long winter left before those of this year."""
    titles: tuple[str, ...]
    victory: str
    """Season whose deck holds its Victory card."""
    rune_areas: int
    """Areas with a rune token that it controls, whatever the tokens are."""
    dragons: int | None
    """Dragon runes that it controls, with Dragon Thrones; None unless the viewer knows them all."""
    strongholds: int
    supply: tuple[tuple[UnitId, int], ...]
    eliminated: bool
    tiles: tuple[str, ...] = ()
    """Map tiles that it still has to lay."""


class FighterView(msgspec.Struct, frozen=True, gc=False):
    """Units of one kind in a battle."""

    unit: UnitId
    standing: int
    routed: int
    damage: int
    """Damage tokens on them together."""


class BattleView(msgspec.Struct, frozen=True, gc=False):
    """The battle under way."""

    area: AreaId
    attacker: Seat
    defender: Seat | None
    """None if neutral units defend."""
    initiative: int
    attackers: tuple[FighterView, ...]
    defenders: tuple[FighterView, ...]


class DuelView(msgspec.Struct, frozen=True, gc=False):
    """The duel under way: of two heroes, or of one with the neutral unit of a quest."""

    attacker: HeroId
    defender: HeroId | None
    """None if a neutral unit defends."""
    unit: UnitId | None
    damage: int
    """Damage on that unit."""
    round: int
    """0 before the first round."""


class MarkerView(msgspec.Struct, frozen=True, gc=False):
    """A home realm marker that has not been replaced."""

    place: int
    """Index among all that were laid: on a ready map places are chosen by it."""
    hexes: tuple[tuple[int, int], tuple[int, int]]


class Shift(msgspec.Struct, frozen=True, gc=False):
    """One change since the viewer last looked, for outlines and arrows."""

    kind: str
    """`move`, `retreat`, `place`, `destroy`, `rout`, `battle`, `hero`, `rune`."""
    seat: Seat | None
    to: AreaId | None = None
    origin: AreaId | None = None
    count: int = 0
    unit: UnitId | None = None
    hero: HeroId | None = None


class DrawView(msgspec.Struct, frozen=True, gc=False):
    """The draw of a type of unit in a battle."""

    side: Seat | None
    unit: UnitId
    cards: tuple[int, ...]
    """Fate cards, by number."""
    results: tuple[tuple[str, int], ...]
    """`damage`, `rout`, `special` and `miss`, with the number of each."""


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A battle that was fought, from events that everybody saw."""

    area: AreaId
    attacker: Seat | None
    defender: Seat | None
    """None for neutral units."""
    draws: tuple[DrawView, ...] = ()
    strength: tuple[int, int] | None = None
    """Strength of the attackers and the defenders in the tally."""
    winner: Seat | None = None
    lost: tuple[tuple[Seat | None, UnitId, int], ...] = ()
    """Units destroyed there."""
    runes: tuple[str, ...] = ()
    """Runes that the winner gained there: `facedown`, `dragon`, `false`."""


class RoundView(msgspec.Struct, frozen=True, gc=False):
    """A round of a duel: the Fate cards by number, and the damage that each side took."""

    cards: tuple[int, int]
    taken: tuple[int, int]


class DuelFoughtView(msgspec.Struct, frozen=True, gc=False):
    """A duel of two heroes that was fought."""

    heroes: tuple[HeroId, HeroId]
    rounds: tuple[RoundView, ...] = ()
    ended: bool = False
    fallen: tuple[tuple[HeroId, Seat], ...] = ()
    """Heroes defeated, with their seats."""


class RevealView(msgspec.Struct, frozen=True, gc=False):
    """Orders that were turned over, in the order of play."""

    orders: tuple[tuple[Seat, OrderNumber], ...]


OutcomeView = FightView | DuelFoughtView | RevealView


class RunewarsView(msgspec.Struct, frozen=True, gc=False):
    """The whole table as one seat sees it; `seat` is None for a spectator."""

    seat: Seat | None
    areas: tuple[AreaView, ...]
    borders: tuple[tuple[tuple[int, int], int, str], ...]
    """Coloured sides: hex, side from north clockwise, `water` or `mountain`."""
    markers: tuple[MarkerView, ...]
    """Home realm markers that have not been replaced."""
    seats: tuple[SeatView, ...]
    heroes: tuple[HeroView, ...]
    order: tuple[Seat, ...]
    current: Seat | None
    year: int
    season: str
    season_card: SeasonCardId | None
    phase: str
    frozen: bool
    hand: tuple[TacticId, ...]
    """The viewer's own Tactics cards; empty for a spectator."""
    fresh: tuple[TacticId, ...]
    """Those of them drawn this season, which cannot be played in it."""
    playable: frozenset[str]
    """Keys of the viewer's cards that the open question lets them play or attempt now."""
    spendable: frozenset[str]
    """Keys of the viewer's cards that it lets them discard or give away."""
    quests: tuple[QuestCardId, ...]
    objective: ObjectiveId | None
    orders_left: tuple[OrderNumber, ...]
    """Orders in the viewer's hand."""
    tactics_deck: int
    tactics_discard: tuple[TacticId, ...]
    fate_deck: int
    fate_discard: tuple[int, ...]
    """Fate cards, by number."""
    quest_deck: int
    reward_deck: int
    hero_deck: int
    season_discard: tuple[SeasonCardId, ...]
    title_influence: tuple[tuple[str, int], ...]
    battle: BattleView | None
    runes_to_win: int
    winners: tuple[Seat, ...]
    won_by: str
    changes: tuple[Shift, ...] = ()
    building: bool = False
    """True while the players are still laying tiles, markers or home realms."""
    duel: DuelView | None = None
    sealed: OrderNumber | None = None
    """Order that the viewer has chosen, while others still have to choose."""
    outcomes: tuple[OutcomeView, ...] = ()
    """Fights and reveals among the events that `changes` come from."""
    later_sheets: bool = False
    """True if the factions' sheets are those of the second edition."""

    def area(self, number: int) -> AreaView:
        """Return an area by its number; raise LookupError if it is not on the board."""
        for each in self.areas:
            if each.area == number:
                return each
        raise LookupError(f"area {number} is not on the board")

    def hero(self, number: int) -> HeroView:
        """Return a hero by its number; raise LookupError if it is not on the board."""
        for each in self.heroes:
            if each.hero == number:
                return each
        raise LookupError(f"hero {number} is not on the board")
