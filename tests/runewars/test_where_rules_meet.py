"""Cases in which one rule meets another: heroes that fall, twins, empty decks, portals."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    BattleTable,
    OrderBegan,
    QuestTable,
    RunewarsTable,
    area,
    keep_hand,
)


def test_a_hero_that_falls_in_its_own_ambush_leaves_the_next_one_its_whole_action() -> None:
    table = QuestTable()
    laurel = table.hero("daqan", "laurel", "5A", damage=3)
    table.hero("daqan", "ronan", "DA", damage=1)
    table.hero("uthuk", "mordrog", "5B")
    table.tactics("daqan", "ambush")
    table.fate(7, 1, 7, 5)
    table.summer(["daqan: laurel"])

    table.choose("daqan", "runewars.travel:laurel:5B")
    table.choose("daqan", "runewars.play:ambush")

    assert not table.alive(laurel)
    assert "heal:ronan" in table.offered("daqan")


def test_a_hero_that_raiders_kill_leaves_the_next_player_its_action() -> None:
    table = QuestTable(exploration="on")
    laurel = table.hero("daqan", "laurel", "5B", damage=3)
    table.hero("uthuk", "mordrog", "UA", damage=1)
    table.token("5B", "raiding_party")
    table.summer()

    table.choose("daqan", "runewars.explore:laurel")

    assert not table.alive(laurel)
    assert table.asked("uthuk") == "quests.act"


def test_units_above_eight_fall_before_a_card_could_march_them_off() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=4)
    table.units("uthuk", "UC", berserker=5)
    table.tactics("uthuk", "forced_march")
    steps = ["step:UA:UB", "berserker=4", "step:UC:UB", "berserker=5", "done"]

    played = table.order("uthuk", 1, [*(f"uthuk: {each}" for each in steps), "uthuk: ..."])

    assert table.dead(played, "uthuk") == {"berserker": 1}
    assert "play:forced_march" in table.offered("uthuk")


def test_a_shield_wall_holds_in_its_own_step_alone() -> None:
    table = BattleTable(battle="steps")
    table.stronghold("uthuk", "9A", development="hungry_spawn")
    table.units("uthuk", "9A", berserker_routed=1)
    table.tactics("daqan", "shield_wall")
    table.draws("hexagon miss", "hexagon miss")
    answers = ["daqan: done", "daqan: shield_wall", "daqan: ..."]

    played = table.fight("daqan", "9A", answers, siege_tower=2)

    assert table.dead(played, "daqan") == {"siege_tower": 1}
    assert table.tally(played) == (1, 5)


def test_no_order_of_last_year_is_taken_back_after_a_long_winter() -> None:
    table = BattleTable(edition="second")
    table.state.titles["spy_guild"] = table.seat("daqan")
    left_by_winter = after_a_long_winter(table, "daqan")

    table.order("daqan", 4, ["daqan: runewars.harvest"], earlier=left_by_winter)
    assert table.asked("daqan") is None

    table.order("daqan", 1, earlier=[*left_by_winter, 4])
    assert [e for e in table.offered("daqan") if e.startswith("takeback")] == ["takeback:4"]


def test_orders_that_a_long_winter_left_do_not_count_for_supremacy() -> None:
    table = BattleTable(edition="second")
    left_by_winter = after_a_long_winter(table, "daqan")

    assert table.order("daqan", 4, earlier=left_by_winter).only(OrderBegan).supremacy
    assert not table.order("daqan", 1, earlier=[*left_by_winter, 4]).only(OrderBegan).supremacy


def after_a_long_winter(table: BattleTable, key: str) -> list[int]:
    """Have a seat take two of four orders back; return those that stay faceup."""
    seat = table.seat(key)
    table.season("long_winter")
    table.state.orders[seat] = [1, 5, 4, 7]
    table.icons("spring", [f"{key}: 1 4"])
    assert table.state.orders[seat] == [5, 7]
    return [5, 7]


def test_of_twins_the_one_that_cannot_be_played_yet_is_discarded() -> None:
    table = BattleTable()
    table.tactics("daqan", "rally_cry")
    table.tactics("daqan", "rally_cry", fresh=True)
    old, _ = table.state.tactics[0]

    async def rule(t: RunewarsTable) -> None:
        await keep_hand(t, table.seat("daqan"), most=1)

    table.play(rule, ["daqan: rally_cry"])

    assert (table.state.tactics[0], table.state.fresh[0]) == ([old], [])


@pytest.mark.parametrize("left", [0, 1])
def test_councils_favour_shows_two_rewards_though_the_deck_runs_out(left: int) -> None:
    table = BattleTable()
    table.influence(daqan=5, latari=5, uthuk=5, waiqar=5)
    table.hero("daqan", "landrec", "DA")
    deck = table.state.reward_deck
    table.state.reward_discard, table.state.reward_deck = deck[left:], deck[:left]
    table.season("councils_favour")

    table.sealed(daqan="bid:2", latari="bid:0", uthuk="bid:0", waiqar="bid:0")

    assert table.asked("daqan") == "summer.favour"
    assert len(table.options("daqan")) == 2
    assert sorted(table.state.reward_deck) == sorted(deck)


def test_units_step_through_portals_that_are_paid_for() -> None:
    table = QuestTable(exploration="on")
    for at in ("5B", "DB"):
        table.token(at, "magic_portal", faceup=True)
    table.units("daqan", "5B", bowman=1)
    table.order("daqan", 1)
    assert "step:5B:DB" not in table.offered("daqan")

    table.choose("daqan", "runewars.portals")

    assert "step:5B:DB" in table.offered("daqan")


def test_a_village_is_among_the_resources_that_a_development_raises() -> None:
    table = QuestTable(exploration="on")
    table.stronghold("daqan", "4C", development="resources")
    table.token("4C", "village_food", faceup=True)

    table.order("daqan", 4, ["daqan: runewars.harvest", "daqan: collect"])

    assert table.asked("daqan") == "harvest.raise"


@pytest.mark.parametrize("answer", ["harvest", "done"])
def test_an_objective_fulfilled_by_the_harvest_may_be_shown_however_it_is_left(answer: str) -> None:
    table = BattleTable()
    table.objective("daqan", "golden_harvest")
    for place in ("5C", "5D", "6D", "7C", "3C", "8A", "8D"):
        table.units("daqan", place, footman=1)

    table.order("daqan", 4, [f"daqan: {answer}"], earlier=[5])

    assert "objective" in table.offered("daqan")


def test_an_objective_fulfilled_by_influence_may_be_shown_however_it_is_left() -> None:
    table = BattleTable()
    table.objective("daqan", "voice_of_reason")
    table.state.titles["primarch"] = table.seat("daqan")
    table.influence(daqan=7)
    table.dials("daqan", food=8)

    table.order("daqan", 7, ["daqan: done"], earlier=[8])

    assert "objective" in table.offered("daqan")


def test_figures_freed_in_a_full_stronghold_make_room_for_themselves() -> None:
    table = BattleTable()
    table.stronghold("daqan", "DA")
    table.units("daqan", "DA", footman=6, footman_routed=2)
    table.units("daqan", "DB", footman=8)
    table.dials("daqan", food=3)

    answers = ["recruit:food", "DA.routed=2", "DA=2"]
    table.order("daqan", 5, [f"daqan: {each}" for each in answers])

    assert table.army("DA") == {"footman": 8}


@pytest.mark.parametrize("battle", ["swift", "steps"])
def test_an_ice_storm_lays_foes_down_as_the_battle_starts(battle: str) -> None:
    table = BattleTable(battle=battle)
    table.units("uthuk", "1B", berserker=3, chaos_lord=1)
    table.hero("daqan", "laurel", "1B", "ice_storm")
    answers = ["laurel:ice_storm", "berserker=2 chaos_lord=1"]
    table.draws(*["triangle miss"] * 4)

    played = table.fight("daqan", "1B", [f"daqan: {each}" for each in answers], footman=3)

    assert table.drew(played) == {"berserker": 1, "footman": 3}
    assert table.tally(played) == (3, 1)
    assert table.dead(played, "uthuk") == {"berserker": 2, "chaos_lord": 1}, (
        "they lay routed before"
    )
    assert table.fled(played, "uthuk") == {"berserker": 1}


def test_neutrals_that_an_ice_storm_lays_down_hold_their_area_if_the_attack_fails() -> None:
    table = BattleTable()
    table.units("neutral", "1B", giant=2)
    table.hero("daqan", "laurel", "1B", "ice_storm")
    table.draws("hexagon miss", "triangle miss")
    answers = ["laurel:ice_storm", "giant=1"]

    table.fight("daqan", "1B", [f"daqan: {each}" for each in answers], footman=1)

    assert table.army("1B") == {"giant": 1, "giant.routed": 1}
    assert table.holder("1B") is None


def test_whoever_may_have_an_ice_storm_is_asked_alike() -> None:
    for reward in ("ice_storm", "war_chest"):
        table = BattleTable()
        table.units("uthuk", "1B", berserker=1)
        table.hero("daqan", "laurel", "1B", reward)
        table.fight("daqan", "1B", ["daqan: ..."], footman=1)
        assert table.asked("daqan") == "battle.cards"


@pytest.mark.parametrize("commander", [True, False])
def test_a_commander_retreats_with_units_that_neutrals_refuse_as_heroes_do_not(
    commander: bool,
) -> None:
    table = BattleTable(commander="on")
    table.units("daqan", "DA", footman=2)
    table.stronghold("daqan", "1A")
    table.units("neutral", "1B", beastman=2)
    table.units("daqan", "1A", knight=1)
    laurel = table.hero("daqan", "laurel", "1A", commander=commander)
    table.influence(daqan=1)
    table.draws("red")
    answers = ["activate:1B", "1A.knight=1", "laurel", "negotiate:1", "withdraw"]

    table.order("daqan", 2, [*(f"daqan: {each}" for each in answers), "daqan: ..."])

    assert table.army("1A") == {"knight.routed": 1}
    assert (laurel.area == area("1A"), laurel.routed) == (commander, commander)
