"""What one seat may see of a match of Runewars, built field by field from nothing.

`render` and `bot` receive these and nothing else. If a field is not written here, nobody sees it.
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
"""What a rune token is to the viewer."""


class StrongholdView(msgspec.Struct, frozen=True, gc=False):
    """A stronghold in an area."""

    seat: Seat
    damaged: bool
    development: str


class AreaView(msgspec.Struct, frozen=True, gc=False):
    """An area and everything that stands in it."""

    area: AreaId
    key: str
    """As printed: `3A`."""
    hex: tuple[int, int]
    """Axial place on the board; flat-topped hexes."""
    yields: tuple[tuple[Resource, int], ...]
    home: Seat | None
    """Whose home realm it is part of."""
    city: str
    controller: Seat | None
    owner: Seat | None
    """Whose units stand there; None for neutral units or none."""
    standing: tuple[tuple[UnitId, int], ...]
    routed: tuple[tuple[UnitId, int], ...]
    stronghold: StrongholdView | None
    activated: tuple[Seat, ...]
    heroes: tuple[HeroId, ...]
    rune: str
    """`facedown`, `dragon` or `false` as the viewer knows it; nothing without a token."""
    rune_shown: bool
    """Whether everybody sees the token's face."""
    left: int
    """Reward cards under a defeated-hero marker."""
    exploration: str
    """`facedown` or what it is; nothing without a token."""

    @property
    def neutral(self) -> bool:
        """Return whether unallied neutral units hold the area."""
        return self.owner is None and bool(self.standing or self.routed)


class HeroView(msgspec.Struct, frozen=True, gc=False):
    """A hero on the board."""

    hero: HeroId
    seat: Seat
    area: AreaId
    damage: int
    routed: bool
    commander: bool
    training: tuple[tuple[str, int], ...]
    rewards: int
    shown: tuple[RewardId, ...]
    """Reward cards that lie faceup."""
    hidden: tuple[RewardId, ...] | None
    """The facedown ones, to the hero's player alone."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a seat."""

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
    """Faceup orders of this year."""
    titles: tuple[str, ...]
    victory: str
    """The season on whose deck its Victory card lies."""
    rune_areas: int
    """Areas with a rune token that it controls, whatever the tokens are."""
    dragons: int | None
    """Dragon runes it controls, with Dragon Thrones, where the viewer knows them all; or None."""
    strongholds: int
    supply: tuple[tuple[UnitId, int], ...]
    eliminated: bool
    tiles: tuple[str, ...] = ()
    """Map tiles it has still to lay."""


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
    """None where neutral units defend."""
    initiative: int
    attackers: tuple[FighterView, ...]
    defenders: tuple[FighterView, ...]


class DuelView(msgspec.Struct, frozen=True, gc=False):
    """The duel under way: of two heroes, or of one with the neutral unit of a quest."""

    attacker: HeroId
    defender: HeroId | None
    """None where a neutral unit defends."""
    unit: UnitId | None
    damage: int
    """Damage on that unit."""
    round: int
    """0 before the first round."""


class MarkerView(msgspec.Struct, frozen=True, gc=False):
    """A home realm marker that has not given way yet."""

    place: int
    """Its number among all that were laid, from 0: on a ready map places are chosen by it."""
    hexes: tuple[tuple[int, int], tuple[int, int]]


class Shift(msgspec.Struct, frozen=True, gc=False):
    """One thing that changed since the viewer last looked, for outlines and arrows."""

    kind: str
    """`move`, `retreat`, `place`, `destroy`, `rout`, `battle`, `hero`, `rune`."""
    seat: Seat | None
    to: AreaId | None = None
    origin: AreaId | None = None
    count: int = 0
    unit: UnitId | None = None
    hero: HeroId | None = None


class DrawView(msgspec.Struct, frozen=True, gc=False):
    """What a type of unit drew in a battle."""

    side: Seat | None
    unit: UnitId
    cards: tuple[int, ...]
    """The Fate cards, by number."""
    results: tuple[tuple[str, int], ...]
    """`damage`, `rout`, `special`, `miss`, and how many of each."""


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A battle that was fought, from what everybody heard of it."""

    area: AreaId
    attacker: Seat | None
    defender: Seat | None
    """None for neutral units."""
    draws: tuple[DrawView, ...] = ()
    strength: tuple[int, int] | None = None
    """The attackers' and the defenders', as they were tallied."""
    winner: Seat | None = None
    lost: tuple[tuple[Seat | None, UnitId, int], ...] = ()
    """The units that were destroyed there."""
    runes: tuple[str, ...] = ()
    """What the winner took control of there: `facedown`, `dragon`, `false`."""


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
    """Who was defeated, and whose it was."""


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
    """The home realm markers that have not given way yet."""
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
    """Keys of those that it lets them discard or give away."""
    quests: tuple[QuestCardId, ...]
    objective: ObjectiveId | None
    orders_left: tuple[OrderNumber, ...]
    """Orders in the viewer's hand."""
    tactics_deck: int
    tactics_discard: tuple[TacticId, ...]
    fate_deck: int
    fate_discard: tuple[int, ...]
    """By the cards' numbers."""
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
    """Whether tiles, markers or home realms are still being laid by the players."""
    duel: DuelView | None = None
    sealed: OrderNumber | None = None
    """The order that the viewer has chosen, while others are still to choose."""
    outcomes: tuple[OutcomeView, ...] = ()
    """The fights and reveals among the events that `changes` come from."""
    later_sheets: bool = False
    """Whether the factions' sheets are those of the second edition."""

    def area(self, number: int) -> AreaView:
        """Return an area by its number; LookupError if it is not on the board."""
        for each in self.areas:
            if each.area == number:
                return each
        raise LookupError(f"area {number} is not on the board")

    def hero(self, number: int) -> HeroView:
        """Return a hero by its number; LookupError if it is not on the board."""
        for each in self.heroes:
            if each.hero == number:
                return each
        raise LookupError(f"hero {number} is not on the board")
