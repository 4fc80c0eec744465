"""Table options for battles and orders: supporters, commanders, steps, spies."""

from __future__ import annotations

import random

import pytest

from tests.runewars.kit import (
    GAME,
    HEROES,
    UNITS,
    BattleTable,
    ChooseOrder,
    CommanderLed,
    HeroBacked,
    HeroRouted,
    OrderSpied,
    OrderWasLow,
    area,
    choose_orders,
)

MISS = "triangle miss"


# Supporters (J2)


def test_heroes_take_no_part_unless_the_table_says_so() -> None:
    table = BattleTable()
    hero = table.hero("uthuk", "mordrog", "9A")
    table.stronghold("daqan", "9A")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=2)

    assert not played.told(HeroBacked)
    assert (hero.area, hero.routed) == (area("9A"), False)


def test_a_beaten_supporter_is_routed_and_retreats_along() -> None:
    table = BattleTable(hero_support="on")
    backer = table.hero("uthuk", "mordrog", "9A")
    idle = table.hero("uthuk", "bogran", "9A")
    table.stronghold("daqan", "9A")

    answers = ["uthuk: back:mordrog:berserker", "uthuk: 3A"]
    played = table.fight("uthuk", "9A", answers, berserker=2)

    assert [HEROES[e.hero].key for e in played.told(HeroRouted)] == ["mordrog"]
    assert (table.state.hero(backer.hero).area, table.state.hero(backer.hero).routed) == (
        area("3A"), True,
    )  # fmt: skip
    assert table.state.hero(idle.hero).area == area("9A"), "who backed nobody stays"


def test_a_routed_hero_backs_nobody_and_allies_are_not_backed() -> None:
    table = BattleTable(hero_support="on")
    table.hero("uthuk", "mordrog", "9A", routed=True)
    table.hero("uthuk", "bogran", "9A")
    table.units("daqan", "9A", footman=1)

    table.fight("uthuk", "9A", ["uthuk: ..."], berserker=1, giant=1)

    assert table.offered("uthuk") == ["back:bogran:berserker", "pass"]


def test_the_defender_s_heroes_back_the_most_numerous_types_without_a_stop() -> None:
    table = BattleTable(hero_support="on")
    table.hero("daqan", "landrec", "9A")
    table.units("daqan", "9A", footman=2, bowman=1)
    table.draws("triangle miss", "triangle miss", *[MISS] * 3)

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=1)

    assert UNITS[played.only(HeroBacked).unit].key == "footman"


# Commanders (J3)


def test_a_commander_helps_one_type_once() -> None:
    table = BattleTable(commander="on")
    table.hero("uthuk", "mordrog", "9A", commander=True)
    table.units("daqan", "9A", siege_tower=1)
    table.draws(MISS, MISS, "triangle damage 1", "rectangle miss", "hexagon miss")

    played = table.fight("uthuk", "9A", berserker=2, flesh_ripper=0)

    assert UNITS[played.only(CommanderLed).unit].key == "berserker"
    assert table.drew(played)["berserker"] == 2, "three were drawn, the worst was discarded"


def test_a_commander_may_wait_for_another_type_where_it_is_asked() -> None:
    table = BattleTable(commander="on", responses="live")
    table.hero("uthuk", "mordrog", "9A", commander=True)
    table.units("daqan", "9A", bowman_routed=1)
    table.draws(MISS, "circle miss", "circle special")

    answers = ["uthuk: pass", "uthuk: lead", "uthuk: drop:miss:0"]
    played = table.fight("uthuk", "9A", answers, berserker=1, warlock=1)

    assert UNITS[played.only(CommanderLed).unit].key == "warlock"
    assert table.drew(played) == {"berserker": 1, "warlock": 1}


def test_a_routed_commander_is_no_help_and_a_beaten_one_retreats() -> None:
    table = BattleTable(commander="on")
    table.hero("uthuk", "mordrog", "9A", commander=True, routed=True)
    table.stronghold("daqan", "9A")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=1)

    assert not played.told(CommanderLed)
    assert table.state.heroes[0].area == area("3A")


def test_a_commander_moves_like_a_unit() -> None:
    table = BattleTable(commander="on")
    table.hero("uthuk", "mordrog", "UA", commander=True)
    table.order("uthuk", 2, ["uthuk: activate:3A", "uthuk: mordrog"])
    assert table.state.heroes[0].area == area("3A"), "two areas away"

    table.hero("uthuk", "bogran", "3A")
    table.order("uthuk", 1, earlier=[2])
    sent = [each for each in table.offered("uthuk") if each.startswith("send:")]
    assert sent
    assert all(each.startswith("send:bogran") for each in sent), "its token binds the commander"


def test_a_commander_enters_an_enemy_area_with_units_only() -> None:
    table = BattleTable(commander="on")
    table.hero("uthuk", "mordrog", "UA", commander=True)
    table.units("daqan", "1B", footman_routed=1)
    table.order("uthuk", 2, ["uthuk: activate:1B"])
    assert table.state.heroes[0].area == area("UA")

    table.units("uthuk", "UA", berserker=1)
    table.state.activated = [0] * len(table.state.activated)
    answers = ["activate:1B", "UA.berserker=1", "mordrog"]
    table.order("uthuk", 2, [f"uthuk: {each}" for each in answers])
    assert table.state.heroes[0].area == area("1B")


@pytest.mark.parametrize(("areas", "comes"), [("1", False), ("2", True), ("3", True)])
def test_heroes_come_from_as_far_as_the_table_says(areas: str, comes: bool) -> None:
    table = BattleTable(hero_order_move=areas)
    table.hero("uthuk", "mordrog", "UA")
    table.units("neutral", "1B", beastman=1)

    table.order("uthuk", 2, ["uthuk: activate:3A", *(["uthuk: mordrog"] * comes)])

    assert table.state.heroes[0].area == area("3A" if comes else "UA")


# Step by step


def test_cards_are_prepared_at_the_start_or_asked_for_at_every_step() -> None:
    swift = BattleTable()
    swift.units("daqan", "9A", footman=2)
    swift.tactics("daqan", "hold_the_line", "shield_wall")
    swift.draws(MISS, MISS, MISS)
    answers = ["prepare:hold_the_line:3", "prepare:shield_wall:2", "done"]
    played = swift.fight(
        "uthuk", "9A", [*(f"daqan: {each}" for each in answers), "uthuk: 3A"], berserker=1
    )
    assert swift.tally(played) == (1, 4)
    assert swift.hand("daqan") == []

    steps = BattleTable(battle="steps")
    steps.units("daqan", "9A", footman=2)
    steps.tactics("daqan", "hold_the_line")
    steps.draws(MISS, MISS, MISS)
    steps.fight("uthuk", "9A", ["daqan: ..."], berserker=1)
    assert (steps.asked("daqan"), steps.offered("daqan")) == ("battle.cards", ["done"])
    steps.choose("daqan", "done")
    assert steps.asked("daqan") == "battle.step_cards"
    assert steps.question("daqan").context["initiative"] == 2
    steps.choose("daqan", "done", ["daqan: hold_the_line"])
    assert steps.hand("daqan") == []


def test_twins_may_be_prepared_for_different_steps() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=2, siege_tower=1)
    table.tactics("daqan", "hold_the_line", "hold_the_line")
    table.draws(MISS, MISS, MISS, "hexagon miss")

    answers = ["daqan: prepare:hold_the_line:3", "daqan: ..."]
    table.fight("uthuk", "9A", answers, berserker=1)
    assert "prepare:hold_the_line:3" not in table.offered("daqan")
    played = table.choose("daqan", "prepare:hold_the_line:5", ["daqan: done", "uthuk: 3A"])

    assert table.tally(played) == (1, 7)


@pytest.mark.parametrize(("thinker", "known"), [("daqan", 1), ("uthuk", 0), (None, 0)])
def test_nobody_else_reckons_with_the_cards_that_are_prepared(
    thinker: str | None, known: int
) -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=2)
    table.tactics("daqan", "hold_the_line")
    table.draws(MISS, MISS, MISS)
    table.fight("uthuk", "9A", ["daqan: prepare:hold_the_line:3", "daqan: ..."], berserker=1)

    for keep, there in ((), known), ((f"tactic:{table.state.tactics[0][0]}",), 1):
        state = table.state.copy()
        seat = None if thinker is None else table.side(thinker)
        GAME.rehide(state, seat, random.Random(1), frozenset(keep))
        assert sum("prepared" in flag for flag in state.flags) == there


# The Spy Guild's second effect


@pytest.mark.parametrize(("order", "low"), [(4, True), (5, False)])
def test_the_spy_guild_learns_whether_an_order_is_low(order: int, low: bool) -> None:
    table = BattleTable("daqan", "uthuk", spy_guild_second="on")
    table.state.titles["spy_guild"] = table.side("daqan")
    table.play(choose_orders, ["daqan: ..."])
    assert table.asked("daqan") == "orders.spy"
    assert table.asked("uthuk") is None

    named = table.choose("daqan", f"name:{table.seat('uthuk')}")
    assert named.told(OrderSpied)
    told = table.choose("uthuk", f"order:{order}")

    assert told.only(OrderWasLow).low is low
    assert told.audience(OrderWasLow) == [(table.seat("daqan"),)]
    assert table.options("daqan", ChooseOrder), "it chooses last"


@pytest.mark.parametrize("second", ["off", "on"])
def test_orders_are_chosen_at_the_same_time_without_spying(second: str) -> None:
    table = BattleTable("daqan", "uthuk", spy_guild_second=second)
    if second == "off":
        table.state.titles["spy_guild"] = table.side("daqan")

    table.play(choose_orders)

    assert table.asked("daqan") == table.asked("uthuk") == "orders"


def test_an_order_taken_back_at_the_end_of_a_turn_brings_no_bonus() -> None:
    table = BattleTable()
    table.state.titles["spy_guild"] = table.side("daqan")
    table.dials("daqan", food=8)
    table.state.season = "summer"
    table.order("daqan", 1, earlier=[6])
    assert table.asked("daqan") == "order.strategize.bonus", "what only the end allows"
    assert table.offered("daqan") == ["takeback:6", "done"]

    table.choose("daqan", "takeback:6")

    assert table.state.orders[table.seat("daqan")] == [1]
    assert table.asked("daqan") is None
