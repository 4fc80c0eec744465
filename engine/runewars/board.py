"""Pieces on the board, and a battle and a duel while they last."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.runewars.pieces import NOBODY, AreaId


class Plain(msgspec.Struct):
    """A piece without lists of its own."""

    copy = msgspec.Struct.__copy__  # type: ignore[attr-defined]


class Going(NamedTuple):
    """Units of a type, or a hero, that were given a move."""

    origin: AreaId
    """0 for a hero, and for units that have left their area."""
    to: AreaId
    who: int
    """The type of the units, or the hero's number."""
    number: int
    """The number of units."""


class Rune(msgspec.Struct):
    """A rune token in an area, and the seats that have looked at it there."""

    dragon: bool
    faceup: bool = False
    seen: list[int] = []

    def copy(self) -> Rune:
        return Rune(self.dragon, self.faceup, self.seen[:])


class Stronghold(Plain):
    """A stronghold in an area, with the development built on it."""

    seat: int
    damaged: bool = False
    development: str = ""


class HeroPiece(msgspec.Struct):
    """A hero's figure and card on the board."""

    hero: int
    seat: int
    area: int
    damage: int = 0
    routed: bool = False
    commander: bool = False
    training: dict[str, int] = {}
    rewards: list[int] = []
    """Reward cards under the Hero card, facedown until first used."""
    shown: list[int] = []
    """Those of them that are faceup."""
    acted: bool = False
    """True once it has had its action of this Quest Phase."""
    duelled: bool = False
    """True if it was in a duel this season."""

    def copy(self) -> HeroPiece:
        return HeroPiece(
            self.hero, self.seat, self.area, self.damage, self.routed, self.commander,
            self.training.copy(), self.rewards[:], self.shown[:], self.acted, self.duelled,
        )  # fmt: skip


class Token(Plain):
    """An exploration token in an area."""

    key: str
    back: str
    faceup: bool = False


class Fighter(Plain):
    """One unit in a battle."""

    unit: int
    damage: int = 0
    routed: bool = False


class Battle(msgspec.Struct):
    """A battle while it lasts. Fighters are here, not in the area's counts."""

    area: int
    attacker: int
    defender: int
    """A seat, or -1 if neutral units defend."""
    fighters: dict[int, list[Fighter]]
    """Per side, the attacker's under its seat, a neutral defender's under -1."""
    initiative: int = 0
    drawn: list[str] = []
    """Types that have drawn their cards in this battle, as `side.unit`."""
    strength: dict[int, int] = {}
    """Strength that abilities and cards add to each side's tally."""
    effects: dict[str, int] = {}
    """Effects until the battle ends, by name and side: `undying.-1`…"""
    played: list[str] = []
    """Tactics cards played at this moment, so that no two alike are."""

    def copy(self) -> Battle:
        return Battle(
            self.area, self.attacker, self.defender,
            {side: [each.copy() for each in line] for side, line in self.fighters.items()},
            self.initiative, self.drawn[:], self.strength.copy(), self.effects.copy(),
            self.played[:],
        )  # fmt: skip

    def other(self, side: int) -> int:
        return self.attacker if side == self.defender else self.defender


class Duel(msgspec.Struct):
    """A duel while it lasts: of two heroes, or of one with the neutral unit of a quest."""

    attacker: int
    defender: int
    """A hero, or -1 if a neutral unit defends."""
    unit: int = NOBODY
    special: int = 0
    """Damage by a special of the unit; -1 for as much as there is damage on it."""
    damage: int = 0
    """Damage on the unit."""
    round: int = 0
    ambush: bool = False
    """True if the first card drawn for the defender is ignored."""
    over: bool = False
    used: dict[str, int] = {}
    """Per hero, the weapon and armor of this duel (`weapon.3`), and the uses of its ability."""

    def copy(self) -> Duel:
        return Duel(
            self.attacker, self.defender, self.unit, self.special, self.damage, self.round,
            self.ambush, self.over, self.used.copy(),
        )  # fmt: skip
