"""Rewards that are used in duels, one by one."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    DuelCancelled,
    DuelRound,
    FateDrawn,
    QuestTable,
    RewardShown,
    RewardUsed,
    RunewarsTable,
    hurt_hero,
)

MISS = (7, 8, 9, 10, 17, 18, 19, 20)


TABLE = QuestTable


def duel(table: QuestTable, *cards: int, mine: str = "", theirs: str = "", **more: int) -> list:
    """Set Laurel of the Daqan against Mordrog, who misses by default."""
    laurel = table.hero("daqan", "laurel", "5B", *mine.split(), damage=more.get("damage", 0))
    mordrog = table.hero("uthuk", "mordrog", "5B", *theirs.split(), damage=more.get("hurt", 0))
    rest = [card for card in (*MISS, 27, 28, 29, 30) if card not in cards]
    table.fate(*cards, *rest)
    table.summer()
    return [laurel, mordrog]


FIGHT = "runewars.duel:laurel:mordrog"


def test_fire_bombs_may_be_used_again(table):
    bombs = "laurel:dwarven_fire_bombs"
    tests = (5, 6, 8, 9), (15, 16, 17, 18)
    _, mordrog = duel(table, 1, 7, *tests[0], 2, 10, *tests[1], mine="dwarven_fire_bombs")

    told = table.choose("daqan", FIGHT, "pass", bombs, bombs)

    assert [event.defender_damage for event in told.told(DuelRound)] == [3, 3]
    assert not table.alive(mordrog)


def test_soulbiter_heals_its_bearer_by_a_kill(table):
    laurel, mordrog = duel(table, 1, 7, mine="soulbiter", damage=3, hurt=4)

    table.choose("daqan", FIGHT, "pass", "pass", "laurel:soulbiter")

    assert not table.alive(mordrog)
    assert laurel.damage == 0


def test_soulbiter_heals_nothing_without_a_kill(table):
    laurel, mordrog = duel(table, 1, 7, mine="soulbiter", damage=3)

    table.choose("daqan", FIGHT, "pass", "pass", "laurel:soulbiter")

    assert (laurel.damage, mordrog.damage) == (3, 1)


def test_the_cloak_cancels_a_duel_on_gold_or_blue_and_spends_the_action(table):
    duel(table, 1, 3, mine="", theirs="cloak_of_deception", hurt=4)

    told = table.choose("daqan", FIGHT)

    assert told.only(DuelCancelled)
    assert not told.told(DuelRound)
    assert table.asked("daqan") is None


def test_the_cloak_fails_on_red(table):
    duel(table, 1, 2, theirs="cloak_of_deception", hurt=4)

    told = table.choose("daqan", FIGHT)

    assert len(told.told(FateDrawn)[0].cards) == 2
    assert not told.told(DuelCancelled)
    assert told.told(DuelRound)


def test_the_cloak_helps_the_challenger_too(table):
    duel(table, 3, mine="cloak_of_deception")

    told = table.choose("daqan", FIGHT, "laurel:cloak_of_deception")

    assert told.only(DuelCancelled)


def test_a_greatsword_deals_two(table):
    _, mordrog = duel(table, 1, 15, mine="runed_greatsword")

    told = table.choose("daqan", FIGHT, "pass", "laurel:runed_greatsword")

    assert told.told(DuelRound)[0].defender_damage == 1, "a rout icon prevents one of two"
    assert mordrog.damage == 1


def test_a_longbow_shoots_before_round_one_and_is_the_weapon_then(table):
    _, mordrog = duel(table, 1, 7, mine="hunters_longbow runed_greatsword")

    told = table.choose("daqan", FIGHT, "laurel:hunters_longbow", "pass", "pass")

    assert mordrog.damage == 2, "the special deals plain damage: one weapon per duel"
    assert told.only(RewardUsed)


def test_a_longbow_may_decide_a_duel(table):
    _, mordrog = duel(table, mine="hunters_longbow", hurt=4)

    told = table.choose("daqan", FIGHT, "laurel:hunters_longbow")

    assert not table.alive(mordrog)
    assert not told.told(DuelRound)


def test_a_skullcracker_cannot_be_prevented_and_prevents(table):
    laurel, mordrog = duel(table, 1, 15, 2, 5, mine="skullcracker")

    cracks = ("laurel:skullcracker", "laurel:skullcracker")
    told = table.choose("daqan", FIGHT, "pass", *cracks)

    assert [event.defender_damage for event in told.told(DuelRound)][:2] == [1, 1]
    assert (laurel.damage, mordrog.damage) == (0, 2)


def test_dragonscale_keeps_a_hero_alive_in_and_out_of_duels(table):
    laurel = table.hero("daqan", "laurel", "5B", "dragonscale_mail", damage=3)

    async def rule(t: RunewarsTable) -> None:
        hurt_hero(t, laurel, 1)

    told = table.play(rule)
    assert table.alive(laurel)
    assert told.only(RewardShown).hero == laurel.hero
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.fate(7, 5, *MISS[1:7])
    table.summer(["daqan: runewars.duel:laurel:mordrog"])
    assert (laurel.damage, mordrog.damage) == (5, 0)
    table.play(rule)
    assert not table.alive(laurel)


def test_one_armor_is_named_and_mail_left_off_does_not_count(table):
    laurel, _ = duel(table, 7, 5, mine="dragonscale_mail bone_plate", damage=3)

    table.choose("daqan", FIGHT, "laurel:bone_plate", "pass", "pass")

    assert not table.alive(laurel)


def test_a_bone_plate_prevents_one_more_with_a_rout_result(table):
    laurel, _ = duel(table, 15, 1, 7, 2, mine="bone_plate", theirs="runed_greatsword")

    told = table.choose("daqan", FIGHT, "laurel:bone_plate")

    assert [event.attacker_damage for event in told.told(DuelRound)][:2] == [0, 2]
    assert laurel.damage == 2


def test_a_warding_shield_lets_one_damage_through_in_round_one(table):
    laurel, _ = duel(table, 7, 1, 8, 2, mine="warding_shield", theirs="runed_greatsword")

    told = table.choose("daqan", FIGHT, "laurel:warding_shield")

    assert [event.attacker_damage for event in told.told(DuelRound)][:2] == [1, 2]
    assert laurel.damage == 3


def test_mirror_mail_turns_a_special_into_safety(table):
    laurel, mordrog = duel(table, 1, 5, mine="mirror_mail")

    table.choose("daqan", FIGHT, "pass", "laurel:mirror_mail")

    assert (laurel.damage, mordrog.damage) == (0, 0)


def test_mirror_mail_is_an_armor_so_not_beside_a_named_one(table):
    laurel, mordrog = duel(table, 1, 5, mine="mirror_mail bone_plate")

    table.choose("daqan", FIGHT, "laurel:bone_plate", "pass", "...")

    assert table.asked("daqan") == "duel.special"
    assert table.offered("daqan") == ["pass"]
    table.choose("daqan", *["pass"] * 4)  # then a draught in each of three more rounds
    assert (laurel.damage, mordrog.damage) == (1, 1)


def test_a_challenged_hero_names_its_best_armor_and_uses_its_best_card_by_plan(table):
    laurel, mordrog = duel(
        table, 7, 1, theirs="warding_shield runed_greatsword soulbiter hunters_longbow"
    )

    told = table.choose("daqan", FIGHT)

    assert len(told.told(RewardShown)) == 1
    assert laurel.damage == 2, "the longbow first, then plain damage beside it"
    assert mordrog.damage == 0


@pytest.mark.parametrize("rest", [{"escape": "never", "draught": "never"}, {}])
def test_a_plan_may_ask_for_plain_damage(table, rest):
    """A plan saved before the kind had more fields counts too."""
    laurel, _ = duel(table, 7, 1, theirs="runed_greatsword")
    table.state.plans[2]["duel"] = {"specials": "plain", **rest}

    table.choose("daqan", FIGHT)

    assert laurel.damage == 1


def test_a_draught_is_drunk_between_rounds_by_plan(table):
    _, mordrog = duel(table, 5, 7, theirs="healing_draught", hurt=1)

    told = table.choose("daqan", FIGHT)

    assert mordrog.damage == 0, "from 2 damage on he drinks, before round 2"
    assert told.only(RewardUsed)


@pytest.mark.parametrize("held", ["hunters_longbow", "war_chest"])
def test_at_a_live_table_the_challenged_is_asked_whatever_he_holds(held):
    table = QuestTable(responses="live")
    duel(table, 7, 1, theirs=held)

    table.choose("daqan", FIGHT, "uthuk: ...")

    assert table.asked("uthuk") == "duel.start"
    assert table.offered("uthuk")[-1] == "pass"
