"""Winter's hunger by plan: a seat may decide in advance which units starve."""

from __future__ import annotations

import pytest

from tests.runewars.kit import AREA_OF, BattleTable, FoodShort

HUNGRY = {"footman": 2, "dragon": 1, "bowman": 1}


def hungry(keep: str, **units: int) -> BattleTable:
    """Give Daqan two food, and one plan, before winter comes."""
    table = BattleTable()
    table.units("daqan", "9A", **units)
    table.dials("daqan", food=2)
    table.state.plans[table.side("daqan")]["hunger"] = {"keep": keep}
    return table


@pytest.mark.parametrize(
    ("keep", "left"),
    [("strong", {"dragon": 1, "footman": 1}), ("own", {"footman": 1, "bowman": 1})],
)
def test_a_plan_says_who_starves(keep: str, left: dict[str, int]) -> None:
    table = hungry(keep, footman=1, dragon=1, bowman=1)

    table.icons("winter")

    assert table.army("9A") == left


def test_routed_units_of_a_type_starve_before_standing_ones() -> None:
    table = hungry("strong", footman=2, footman_routed=1)

    table.icons("winter")

    assert table.army("9A") == {"footman": 2}


def test_a_player_who_wants_to_be_asked_is_asked() -> None:
    table = hungry("ask", **HUNGRY)

    table.icons("winter", ["daqan: dragon=1 footman=1"])

    assert sum(table.army("9A").values()) == 2


def test_the_table_is_told_why_units_are_lost() -> None:
    table = hungry("strong", footman=3)

    played = table.icons("winter")

    assert played.only(FoodShort) == FoodShort(table.seat("daqan"), AREA_OF["9A"], 1)
