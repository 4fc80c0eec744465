"""A table set by hand: positions that do not depend on random matches."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.events import Event
from engine.core.seats import Seat
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.data.units import UNIT_OF
from engine.runewars.events.armies import (
    AreaTaken,
    BattleDrawn,
    BattleEnded,
    BattleJoined,
    BattleTallied,
    UnitsDestroyed,
)
from engine.runewars.game import GAME
from engine.runewars.pieces import AreaId, OrderNumber, UnitId
from engine.runewars.view import BattleView, FighterView, RunewarsView, Shift
from tests.runewars.kit import RunewarsTestTable

CITIES = {"1C": "tamalir", "2C": "forge", "4B": "frostgate", "5B": "greyhaven", "8B": "dawnsmoor"}
WILD = {
    "1A": "razorwing", "1B": "beastman", "2A": "giant", "3A": "sorcerer", "4C": "hellhound",
    "8A": "sorcerer", "8D": "hellhound", "9A": "beastman", "9B": "sorcerer",
}  # fmt: skip


def staged(season: str = "summer") -> RunewarsTestTable:
    """Set the ready map of four in the middle of the third year."""
    table = RunewarsTestTable()
    for at, city in CITIES.items():
        table.city(at, city)
    for at, unit in WILD.items():
        table.units("neutral", at, **{unit: 2})
    table.units("neutral", "5D", dragon=1)
    table.units("neutral", "7C", dragon=1)
    _daqan(table)
    _latari(table)
    _uthuk(table)
    _waiqar(table)
    for at, dragon in (("3A", True), ("5A", True), ("8D", False), ("WB", True), ("2B", False)):
        table.rune(at, dragon=dragon)
    state = table.state
    state.runes[AREA_OF["5A"]].seen = [table.seat("daqan")]
    state.year, state.season, state.season_card = 3, season, 9
    state.phase, state.current = "primary", table.seat("latari")
    state.order = [table.seat(key) for key in ("daqan", "latari", "waiqar", "uthuk")]
    state.orders = [[3, 5], [4, 6], [1, 8], [2, 7]]
    state.titles, state.title_influence = {"primarch": table.seat("waiqar")}, {"primarch": 4}
    state.victory = {"winter": [table.seat("daqan"), 3]}
    table.influence(daqan=5, latari=11, uthuk=1, waiqar=3)
    table.dials("daqan", food=5, wood=4, ore=3)
    table.dials("latari", food=4, wood=6, ore=2)
    table.dials("uthuk", food=6, wood=2, ore=5)
    table.dials("waiqar", food=4, wood=3, ore=7)
    return table


def _daqan(table: RunewarsTestTable) -> None:
    table.units("daqan", "DA", bowman=2)
    table.units("daqan", "DC", siege_tower=1, footman=3)
    table.units("daqan", "3B", footman=4, knight=2, bowman_routed=1, beastman=1)
    table.units("daqan", "5A", knight=2)
    table.stronghold("daqan", "DA", development="diplomat")
    table.stronghold("daqan", "3B", damaged=True)
    table.hero("daqan", "silhouette", "DA", "soulbiter", "dragonscale_mail")
    table.hero("daqan", "brother_glyr", "4B", damage=2)
    table.activate("daqan", "5A")
    table.tactics(
        "daqan", "summon_lightning", "summon_lightning", "omen", "shield_wall", "lost_city"
    )
    table.tactics("daqan", "levy", fresh=True)
    table.objective("daqan", "golden_harvest")
    table.state.quests[table.seat("daqan")] = [0, 11]


def _latari(table: RunewarsTestTable) -> None:
    table.units("latari", "LA", warrior=2, archer=2)
    table.units("latari", "LB", pegasus_rider=2)
    table.units("latari", "5C", archer=3, sorceress=2, warrior_routed=2)
    table.stronghold("latari", "LA")
    table.stronghold("latari", "5C")
    table.hero("latari", "landrec", "1C")
    table.activate("latari", "5C")


def _uthuk(table: RunewarsTestTable) -> None:
    table.units("uthuk", "UA", berserker=4, flesh_ripper=1)
    table.units("uthuk", "UC", chaos_lord=1, warlock=1)
    table.units("uthuk", "7A", berserker=5, flesh_ripper=2)
    table.stronghold("uthuk", "UA", development="training_ground")
    table.hero("uthuk", "mordrog", "7B", routed=True)
    table.activate("uthuk", "7A")
    table.activate("daqan", "7A")


def _waiqar(table: RunewarsTestTable) -> None:
    table.units("waiqar", "WA", reanimate=6, necromancer=2)
    table.units("waiqar", "8C", skeleton_archer=3, dark_knight=1, reanimate=2)
    table.stronghold("waiqar", "WA")
    table.stronghold("waiqar", "8C", damaged=True)
    table.hero("waiqar", "varikas", "8B", "ice_storm")


def area(key: str) -> AreaId:
    """Return an area by its printed name."""
    return AREA_OF[key]


def staged_view(season: str = "summer", viewer: Seat | None = None) -> RunewarsView:
    """View the table as set, with a march, a retreat and losses just told."""
    view = GAME.view(staged(season).state, viewer)
    bowman, archer, berserker = (UNIT_OF[key] for key in ("bowman", "archer", "berserker"))
    changes = (
        Shift("move", Seat(1), area("5C"), area("4C"), 3, archer),
        Shift("retreat", Seat(0), area("3B"), area("1B"), 1, bowman),
        Shift("destroy", Seat(2), area("7A"), None, 2, berserker),
        Shift("battle", Seat(2), area("7A")),
    )
    return replace(view, changes=changes)


def battle_view() -> RunewarsView:
    """View a battle under way."""
    view = GAME.view(staged("winter").state, None)

    def fighter(key: str, standing: int, routed: int = 0, damage: int = 0) -> FighterView:
        return FighterView(UNIT_OF[key], standing, routed, damage)

    battle = BattleView(
        area("5B"), Seat(3), Seat(1), 3,
        (fighter("reanimate", 4, 1), fighter("necromancer", 1), fighter("dark_knight", 1, 0, 2)),
        (fighter("archer", 2, 2), fighter("pegasus_rider", 1, 0, 1), fighter("giant", 1, 0, 4)),
    )  # fmt: skip
    move = Shift("move", Seat(3), area("5B"), area("8D"), 6, UNIT_OF["reanimate"])
    return replace(view, battle=battle, changes=(move,), current=Seat(3), frozen=True)


def holding(view: RunewarsView) -> RunewarsView:
    """Make some of the viewer's cards playable."""
    return replace(
        view,
        playable=frozenset({"lost_city", "omen"}),
        spendable=frozenset({"omen"}),
        orders_left=tuple(OrderNumber(n) for n in (1, 2, 4, 6, 7, 8)),
    )


def told_of_a_battle() -> list[Event]:
    """Return the events of a battle in which both sides have every type of unit."""
    place = area("3B")
    draws = [
        BattleDrawn(Seat(side), unit, (1, 2, 3, 4), "damage=3 rout=2 special=1 miss=2")
        for side, units in ((0, range(4)), (1, range(4, 8)))
        for unit in map(UnitId, units)
    ]
    lost = [
        UnitsDestroyed(Seat(side), place, unit, 8)
        for side in (0, 1)
        for unit in map(UnitId, range(8))
    ]
    return [
        BattleJoined(Seat(0), Seat(1), place), *draws, *lost,
        BattleTallied(Seat(0), Seat(1), place, 21, 18), BattleEnded(Seat(0), Seat(1), place),
        UnitsDestroyed(Seat(1), place, UnitId(4), 1), AreaTaken(Seat(0), Seat(1), place, "dragon"),
    ]  # fmt: skip
