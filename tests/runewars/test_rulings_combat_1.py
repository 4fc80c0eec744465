"""Rulings of battle: order of events, losses, special abilities (part 16, 1 to 18)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    BattleTable,
    TacticsDrawn,
    UnitsPlaced,
    hurt,
    rout,
)


@pytest.mark.ruling("combat:1")
def test_archers_kill_sorcerers_before_the_rest_become_tough() -> None:
    table = BattleTable()
    table.units("neutral", "9A", sorcerer=3)
    table.draws(
        "triangle special", "triangle special", "triangle damage 1",
        "circle special", "circle miss", "circle miss",
    )  # fmt: skip

    played = table.fight("latari", "9A", archer=3)

    assert table.worked(played) == ["archer", "archer", "sorcerer"]
    assert table.dead(played, "neutral") == {"sorcerer": 2}
    assert table.fled(played, "neutral") == {"sorcerer": 1}, "the third took a damage and lives"


@pytest.mark.ruling("combat:2")
def test_the_card_of_a_bowman_killed_in_the_same_step_still_counts() -> None:
    table = BattleTable()
    table.units("daqan", "9A", bowman=1)
    table.draws("triangle special", "triangle damage 1")

    played = table.fight("latari", "9A", archer=1)

    assert table.dead(played, "daqan") == {"bowman": 1}
    assert table.dead(played, "latari") == {"archer": 1}


@pytest.mark.ruling("combat:3")
def test_overrun_needs_two_reanimates_standing_when_it_is_resolved() -> None:
    table = BattleTable(responses="live")
    table.units("waiqar", "9A", reanimate=2, necromancer=1)
    table.draws("circle miss", "hexagon special", "triangle special", "triangle miss")

    played = table.fight("uthuk", "9A", ["uthuk: necromancer=1 reanimate=1"], chaos_lord=1)

    assert table.worked(played) == ["chaos_lord"]
    assert not table.dead(played, "uthuk")
    assert table.tally(played) == (1, 1)


@pytest.mark.ruling("combat:4")
@pytest.mark.parametrize(("shot", "drew"), [("miss", ["archer", "knight"]), ("rout 1", ["archer"])])
def test_archers_draw_before_a_knight_who_draws_if_he_still_stands(
    shot: str, drew: list[str]
) -> None:
    table = BattleTable()
    table.units("daqan", "9A", knight=1)
    table.draws(f"triangle {shot}", "rectangle miss")

    assert [*table.drew(table.fight("latari", "9A", archer=1))] == drew


@pytest.mark.ruling("combat:5")
def test_all_groups_of_an_initiative_draw_and_everything_counts() -> None:
    table = BattleTable()
    table.units("neutral", "9A", sorcerer=1, razorwing=1)
    table.draws("circle damage 1", "triangle damage 1", "triangle miss")

    played = table.fight("daqan", "9A", footman=3)

    assert [*table.drew(played)] == ["sorcerer", "razorwing", "footman"]
    assert table.dead(played, "daqan") == {"footman": 2}


@pytest.mark.ruling("combat:6")
def test_damage_goes_first_onto_a_damaged_unit_of_any_row() -> None:
    table = BattleTable(responses="live")
    table.line_up("latari", "daqan", "9A", daqan="bowman siege_tower*1 knight")

    table.play(lambda t: hurt(t, table.side("daqan"), 1))

    assert table.line("daqan") == "bowman siege_tower*2 knight"


@pytest.mark.ruling("combat:7")
def test_the_undamaged_unit_is_routed_first() -> None:
    table = BattleTable(responses="live")
    table.line_up("latari", "daqan", "9A", daqan="knight*1 knight")

    table.play(lambda t: rout(t, table.side("daqan"), 1))

    assert table.line("daqan") == "knight*1 knight!"


@pytest.mark.ruling("combat:8")
def test_a_rout_of_those_who_all_lie_already_does_nothing() -> None:
    table = BattleTable()
    table.line_up("latari", "daqan", "9A", daqan="knight! footman!")

    played = table.play(lambda t: rout(t, table.side("daqan"), 2))

    assert not table.laid(played, "daqan")
    assert table.line("daqan") == "knight! footman!"


@pytest.mark.ruling("combat:9")
def test_routed_units_take_damage_when_nobody_stands_damaged_ones_first() -> None:
    table = BattleTable(responses="live")
    table.line_up("latari", "daqan", "9A", daqan="knight! knight*1! knight!")

    table.play(lambda t: hurt(t, table.side("daqan"), 3))

    assert table.line("daqan") == "knight!"


@pytest.mark.ruling("combat:10")
def test_each_rage_may_use_the_same_hurt_giant() -> None:
    table = BattleTable()
    table.line_up(
        "daqan", "latari", "9A",
        daqan="giant*4 giant footman", latari="warrior warrior warrior warrior warrior",
    )  # fmt: skip

    first = table.special("daqan", "giant")
    second = table.special("daqan", "giant")

    assert table.dead(first, "latari") == {"warrior": 2}
    assert table.dead(second, "latari") == {"warrior": 2}
    assert table.line("latari") == "warrior"


@pytest.mark.ruling("combat:11")
def test_nobody_is_raised_with_all_reanimates_on_the_map() -> None:
    table = BattleTable()
    table.units("waiqar", "WA", reanimate=8)
    table.units("waiqar", "WB", reanimate=8)
    table.line_up("waiqar", "daqan", "9A", waiqar="necromancer", daqan="footman")

    played = table.special("waiqar", "necromancer")

    assert not played.told(UnitsPlaced)
    assert table.line("waiqar") == "necromancer"
    assert table.army("WA") == table.army("WB") == {"reanimate": 8}


@pytest.mark.ruling("combat:12")
def test_raised_reanimates_take_losses_act_later_and_stay() -> None:
    table = BattleTable()
    table.units("daqan", "9A", knight=1)
    table.draws("circle special", "rectangle damage 2", "triangle rout 1")

    played = table.fight("waiqar", "9A", ["daqan: 3A"], necromancer=1)

    assert table.dead(played, "waiqar") == {"necromancer": 1, "reanimate": 1}
    assert [*table.drew(played)] == ["necromancer", "knight", "reanimate"]
    assert table.tally(played) == (1, 0)
    assert table.army("9A") == {"reanimate": 1}


@pytest.mark.ruling("combat:13")
def test_a_necromancer_killed_by_fury_still_raises_afterwards() -> None:
    table = BattleTable()
    table.units("waiqar", "9A", necromancer=1)
    table.draws(
        "triangle special", "triangle miss", "circle special", "triangle miss", "triangle miss"
    )

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=2)

    assert table.worked(played) == ["berserker", "necromancer"]
    assert table.dead(played, "waiqar") == {"necromancer": 1}, "they were not there yet"
    assert table.tally(played) == (1, 2)
    assert table.army("9A") == {"reanimate": 2}


@pytest.mark.ruling("combat:14")
def test_rain_fire_takes_the_option_that_can_be_done_in_full() -> None:
    table = BattleTable(responses="live")
    table.line_up("uthuk", "latari", "9A", uthuk="warlock", latari="archer warrior")

    table.special("uthuk", "warlock")
    assert table.line("latari") == "archer"

    table.special("uthuk", "warlock")
    assert table.line("latari") == "", "a single triangle unit dies too"


@pytest.mark.ruling("combat:15")
def test_terrifying_may_pick_routed_units_who_die() -> None:
    table = BattleTable(responses="live")
    table.line_up("uthuk", "daqan", "9A", uthuk="chaos_lord", daqan="knight knight footman!")

    played = table.special("uthuk", "chaos_lord", ["uthuk: knight=1 footman.routed=1"])

    assert table.dead(played, "daqan") == {"footman": 1}
    assert table.line("daqan") == "knight! knight"


@pytest.mark.ruling("combat:16")
def test_concentrated_fire_prefers_health_only_within_a_class() -> None:
    table = BattleTable(responses="live")
    table.line_up("daqan", "latari", "9A", daqan="bowman", latari="archer sorceress warrior!")

    table.special("daqan", "bowman", ["latari: archer=1"])
    assert table.line("latari") == "sorceress warrior!", "a standing one takes it"

    table.line_up("daqan", "latari", "9A", daqan="bowman", latari="archer warrior")
    table.special("daqan", "bowman")
    assert table.line("latari") == "archer warrior*1", "of those who stand the tough one"


@pytest.mark.ruling("combat:17")
def test_entering_an_empty_enemy_home_realm_is_a_battle() -> None:
    table = BattleTable()
    table.draws("triangle miss")

    played = table.fight("uthuk", "DA", berserker=1)

    assert [*table.drew(played)] == ["berserker"]
    assert table.tally(played) == (1, 0)
    assert table.controller("DA") == "uthuk"


@pytest.mark.ruling("combat:18")
def test_specials_work_without_an_enemy() -> None:
    table = BattleTable()
    table.draws("rectangle special")
    assert table.fight("daqan", "UA", knight=1).only(TacticsDrawn).count == 1
    assert table.army("UA") == {"knight": 1}

    table = BattleTable()
    table.draws("circle special", "triangle miss", "triangle miss")
    table.fight("waiqar", "UA", necromancer=1)
    assert table.army("UA") == {"necromancer": 1, "reanimate": 2}
