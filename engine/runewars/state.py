"""The state of a match of Runewars: plain data, changed in place, copied by hand.

Lists named "per area" are indexed by area number; index 0 is unused. Standing and routed units of
an area are counted per type; damage exists only in a battle. Queries here have no side effects.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.agenda import Entry
from engine.core.choices.plans import Plan
from engine.core.seats import Seat
from engine.core.table import Table
from engine.runewars.board import Battle, Duel, Going, HeroPiece, Rune, Stronghold, Token
from engine.runewars.data.editions import EDITION, FIRST
from engine.runewars.data.land import Land, land_of
from engine.runewars.data.tiles import AREAS, Placed
from engine.runewars.data.units import LATER_SHEETS, SHEETS, UNITS, Sheet
from engine.runewars.pieces import NOBODY, UnitId

LEFT_BY_WINTER = "year.left_by_winter"
"""Prefix of a flag per seat: its faceup orders of last year, which a long winter left there."""


class RunewarsState(msgspec.Struct, dict=True):
    """Everything that a match of Runewars remembers between two steps."""

    options: dict[str, str]
    factions: tuple[str, ...]
    """Faction of each seat; empty until it is chosen."""
    keys: tuple[str, ...]
    order: list[int]
    """Play order of this season."""
    placed: list[Placed]
    """Tiles on the board in the order in which they were laid."""
    units: list[dict[int, int]]
    """Per area: number of each type, under twice the type's number, plus one if routed."""
    holder: list[int]
    """Per area: the seat whose units are there, -1 for neutral units or none."""
    activated: list[int]
    """Per area: the seats whose activation tokens are there, a bit per seat."""
    dials: list[dict[str, int]]
    influence: list[int]
    tactics: list[list[int]]
    fresh: list[list[int]]
    """Tactics cards drawn this season, which cannot be played in it."""
    quests: list[list[int]]
    objectives: list[int]
    orders: list[list[int]]
    """Faceup orders of each seat: those that a long winter left, then those of this year."""
    strongholds: dict[int, Stronghold] = {}
    cities: dict[int, str] = {}
    runes: dict[int, Rune] = {}
    exploration: dict[int, Token] = {}
    heroes: list[HeroPiece] = []
    left: dict[int, list[int]] = {}
    """Per area: Reward cards under a defeated-hero marker."""
    titles: dict[str, int] = {}
    """Holder of each Title."""
    title_influence: dict[str, int] = {}
    dragon_runes: int = 0
    false_runes: int = 0
    """Rune tokens left in the supply."""
    fate: list[int] = []
    fate_discard: list[int] = []
    tactics_deck: list[int] = []
    tactics_discard: list[int] = []
    quest_deck: list[int] = []
    quest_discard: list[int] = []
    reward_deck: list[int] = []
    reward_discard: list[int] = []
    hero_deck: list[int] = []
    objective_decks: dict[str, list[int]] = {}
    season_decks: dict[str, list[int]] = {}
    season_discard: list[int] = []
    known_quests: list[list[int]] = []
    """Quests that a seat failed: everybody knows that it holds them."""
    victory: dict[str, list[int]] = {}
    """Per season deck: the seat and year of the Victory card on it."""
    eliminated: list[bool] = []
    turn: int = 0
    """Orders resolved so far."""
    year: int = 0
    season: str = ""
    season_card: int = -1
    phase: str = "setup"
    current: int = NOBODY
    """Seat whose order is being resolved, or whose heroes act."""
    chosen: list[int] = []
    """Order of each seat this season once revealed; 0 before."""
    frozen: bool = False
    """True while water borders can be crossed (winter's icons)."""
    flags: dict[str, int] = {}
    """Temporary facts by name, with prefixes such as `turn.`, `season.` and `year.`."""
    pending: list[Going] = []
    """Moves given but not carried out."""
    battle: Battle | None = None
    duel: Duel | None = None
    markers: list[list[int]] = []
    """The two hexes of each home realm marker, in the order in which they were laid: q, r, q, r."""
    setup_tiles: list[list[str]] = []
    """During setup: the tiles that each seat still has to lay."""
    plans: list[dict[str, Plan]] = []
    agenda: list[Entry] = []
    epoch: int = 0
    counter: int = 0
    winners: tuple[Seat, ...] = ()
    won_by: str = ""
    known_control: list[int] = []
    """Per area: its controller when that was last told; empty until the first year."""

    def copy(self) -> RunewarsState:
        other = RunewarsState(
            self.options.copy(), self.factions, self.keys, self.order[:], self.placed[:],
            list(map(dict.copy, self.units)), self.holder[:], self.activated[:],
            list(map(dict.copy, self.dials)), self.influence[:],
            list(map(list.copy, self.tactics)), list(map(list.copy, self.fresh)),
            list(map(list.copy, self.quests)), self.objectives[:],
            list(map(list.copy, self.orders)),
            {area: each.copy() for area, each in self.strongholds.items()}, self.cities.copy(),
            {area: each.copy() for area, each in self.runes.items()},
            {area: each.copy() for area, each in self.exploration.items()},
            [hero.copy() for hero in self.heroes],
            {area: rewards[:] for area, rewards in self.left.items()},
            self.titles.copy(), self.title_influence.copy(), self.dragon_runes, self.false_runes,
            self.fate[:], self.fate_discard[:], self.tactics_deck[:], self.tactics_discard[:],
            self.quest_deck[:], self.quest_discard[:], self.reward_deck[:],
            self.reward_discard[:], self.hero_deck[:],
            {side: deck[:] for side, deck in self.objective_decks.items()},
            {season: deck[:] for season, deck in self.season_decks.items()},
            self.season_discard[:], list(map(list.copy, self.known_quests)),
            {season: card[:] for season, card in self.victory.items()}, self.eliminated[:],
            self.turn, self.year, self.season, self.season_card, self.phase, self.current,
            self.chosen[:],
            self.frozen, self.flags.copy(), self.pending[:],
            None if self.battle is None else self.battle.copy(),
            None if self.duel is None else self.duel.copy(),
            list(map(list.copy, self.markers)),
            list(map(list.copy, self.setup_tiles)),
            [{kind: plan.copy() for kind, plan in plans.items()} for plans in self.plans],
            self.agenda[:], self.epoch, self.counter, self.winners, self.won_by,
            self.known_control[:],
        )  # fmt: skip
        other.__dict__.update(self.__dict__)
        return other

    def drop_flags(self, prefix: str) -> None:
        """Forget the temporary facts whose names begin with a prefix."""
        for flag in [each for each in self.flags if each.startswith(prefix)]:
            del self.flags[flag]

    @property
    def second_edition(self) -> bool:
        """True if cards and rules of the second edition are played."""
        return self.options.get(EDITION, FIRST) != FIRST

    def sheet(self, seat: int) -> Sheet:
        """Return the sheet of a seat's faction."""
        sheets = LATER_SHEETS if self.second_edition else SHEETS
        return sheets[self.factions[seat]]

    # Seats

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.keys))

    def in_game(self) -> list[Seat]:
        """List the seats that are not eliminated, in play order."""
        return [Seat(seat) for seat in self.order if not self.eliminated[seat]]

    def left_of(self, seat: int) -> Seat:
        """Return the next seat clockwise that is not eliminated (part 0)."""
        count = len(self.keys)
        return next(
            Seat((seat + step) % count)
            for step in range(1, count + 1)
            if not self.eliminated[(seat + step) % count]
        )

    # The board

    @property
    def land(self) -> Land:
        """Geometry of the board, cached until another tile is laid."""
        laid: tuple[list[Placed], Land] | None = self.__dict__.get("laid")
        if laid is None or laid[0] != self.placed:
            laid = self.__dict__["laid"] = self.placed[:], land_of(tuple(self.placed))
        return laid[1]

    def home_of(self, area: int) -> int:
        """Return the seat whose home realm an area is part of, or -1."""
        faction = AREAS[area].home
        return self.factions.index(faction) if faction and faction in self.factions else NOBODY

    # Units

    def standing(self, area: int) -> dict[UnitId, int]:
        """Count the standing units of an area by type."""
        return {UnitId(k // 2): n for k, n in self.units[area].items() if k % 2 == 0}

    def routed(self, area: int) -> dict[UnitId, int]:
        """Count the routed units of an area by type."""
        return {UnitId(k // 2): n for k, n in self.units[area].items() if k % 2}

    def count_units(self, area: int) -> int:
        """Count all units of an area, standing and routed, allied neutrals included."""
        return sum(self.units[area].values())

    def in_supply(self, unit: int) -> int:
        """Count the figures of a type that are not on the board."""
        standing, routed = 2 * unit, 2 * unit + 1
        out = 0
        for here in self.units:
            if here:
                out += here.get(standing, 0) + here.get(routed, 0)
        if self.battle is not None:
            out += sum(f.unit == unit for line in self.battle.fighters.values() for f in line)
        return UNITS[unit].figures - out

    def supplies(self) -> list[int]:
        """Count the figures of every type that are not on the board, like `in_supply` for one."""
        left = [unit.figures for unit in UNITS]
        for here in self.units:
            for kind, count in here.items():
                left[kind // 2] -= count
        if self.battle is not None:
            for line in self.battle.fighters.values():
                for fighter in line:
                    left[fighter.unit] -= 1
        return left

    # Heroes and cards

    def orders_this_year(self, seat: int) -> list[int]:
        """List the faceup orders that a seat has played this year, by season."""
        return self.orders[seat][self.flags.get(f"{LEFT_BY_WINTER}.{seat}", 0) :]

    def heroes_of(self, seat: int) -> list[HeroPiece]:
        """List a seat's heroes on the board."""
        return [hero for hero in self.heroes if hero.seat == seat]

    def heroes_in(self, area: int, seat: int | None = None) -> list[HeroPiece]:
        """List the heroes in an area, of one seat or of all."""
        return [h for h in self.heroes if h.area == area and seat in (None, h.seat)]

    def hero(self, hero: int) -> HeroPiece:
        """Return a hero on the board; raise LookupError if it is not there."""
        for piece in self.heroes:
            if piece.hero == hero:
                return piece
        raise LookupError(f"hero {hero} is not on the board")


RunewarsTable: TypeAlias = Table[RunewarsState]
"""The table of a rule of Runewars."""
