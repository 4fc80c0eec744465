"""The abilities of the Hero cards, one by one."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    DuelCancelled,
    DuelEnded,
    DuelRound,
    FateDrawn,
    InfluenceGained,
    QuestEnded,
    QuestTable,
    SpecialCancelled,
    TacticsDrawn,
)

MISS = (7, 8, 9, 10, 17, 18, 19, 20)


SPECIAL = (1, 2, 3, 4, 11, 12, 13, 14)


TABLE = QuestTable


def test_silhouette_prevents_one_damage_twice_a_duel(table):
    table.hero("daqan", "mordrog", "5B")
    silhouette = table.hero("uthuk", "silhouette", "5B")
    table.fate(1, 7, 2, 8, 3, 9, 4, 10)

    table.summer()
    told = table.choose("daqan", "runewars.duel:mordrog:silhouette")

    assert [event.defender_damage for event in told.told(DuelRound)] == [0, 0, 1, 1]
    assert silhouette.damage == 2


def test_landrec_draws_a_tactics_card_after_a_good_wisdom_test_once_a_quest_phase(table):
    table.hero("daqan", "landrec", "5B")
    table.quest("daqan", "q07")
    table.fate(3, 4, 13, 14, 1)

    table.summer()
    told = table.choose("daqan", "runewars.attempt:landrec:q07", "blue")

    assert told.only(TacticsDrawn).count == 1
    assert len(table.state.tactics[0]) == 1


@pytest.mark.parametrize(
    ("at", "quest", "drawn"), [("5B", "q07", (1, 2, 6, 8, 9)), ("9A", "q05", (3,))]
)
def test_landrec_draws_nothing_after_red_or_another_test(table, at, quest, drawn):
    table.hero("daqan", "landrec", at)
    table.quest("daqan", quest)
    table.fate(*drawn)

    table.summer()
    told = table.choose("daqan", f"runewars.attempt:landrec:{quest}")

    assert told.only(QuestEnded)
    assert not told.told(TacticsDrawn)


def test_brother_glyr_heals_anywhere_and_the_others_with_him(table):
    glyr = table.hero("daqan", "brother_glyr", "5B")
    laurel = table.hero("daqan", "laurel", "5B", damage=2)
    rival = table.hero("uthuk", "mordrog", "5B", damage=1)
    table.units("uthuk", "5B", berserker=1)

    table.summer(["daqan: brother_glyr"])
    table.choose("daqan", "runewars.heal:brother_glyr")

    assert (glyr.damage, laurel.damage, rival.damage) == (0, 0, 1)


def test_laurel_moves_three_areas(table):
    table.hero("daqan", "laurel", "DA")
    table.hero("daqan", "ronan", "DA")

    table.summer(["daqan: laurel"])
    far = {each for each in table.offered("daqan") if each.startswith("travel")}
    table.choose("daqan", "done")
    near = {each for each in table.offered("daqan") if each.startswith("travel")}

    assert "travel:laurel:9A" in far
    assert "travel:ronan:2B" in near
    assert "travel:ronan:9A" not in near


@pytest.mark.parametrize("helped_by", ["captain", "open_roads", "boots"])
def test_the_highest_number_of_areas_counts(table, helped_by):
    table.hero("daqan", "laurel", "DA", *(["boots_of_the_wind"] if helped_by == "boots" else []))
    if helped_by == "captain":
        table.state.titles["captain_heroes_league"] = 0
    if helped_by == "open_roads":
        table.season_card("open_roads")

    table.summer()
    offered = table.offered("daqan")

    assert "travel:laurel:9A" in offered
    assert ("travel:laurel:9B" in offered) is (helped_by == "boots")


@pytest.mark.parametrize(("further", "trained"), [("wisdom", {"wisdom": 1}), ("pass", {})])
def test_red_scorpion_trains_a_further_attribute_or_saves_it(table, further, trained):
    scorpion = table.hero("daqan", "red_scorpion", "5B")

    table.summer()
    table.choose("daqan", "red_scorpion:strength:strength", further)

    assert scorpion.training == {"strength": 2, **trained}


def test_astarra_appears_beside_her_own_and_may_then_quest(table):
    astarra = table.hero("daqan", "runewitch_astarra", "DA")
    table.hero("daqan", "laurel", "WA", acted=True)
    table.stronghold("daqan", "5B")
    table.stronghold("uthuk", "UA")
    table.quest("daqan", "q07")

    table.summer(["daqan: runewitch_astarra"])
    offered = table.offered("daqan")
    assert {"travel:runewitch_astarra:WA", "travel:runewitch_astarra:5B"} <= set(offered)
    assert "travel:runewitch_astarra:UA" not in offered
    table.choose("daqan", "runewitch_astarra:5B")

    assert table.where(astarra) == "5B"
    offered = table.offered("daqan")
    assert "attempt:runewitch_astarra:q07" in offered
    assert not any(each.startswith("travel") for each in offered), "it was all of her move"


def test_astarra_does_not_appear_after_a_step_or_while_routed(table):
    table.hero("daqan", "runewitch_astarra", "DA")
    table.stronghold("daqan", "5B")

    table.summer()
    table.choose("daqan", "runewitch_astarra:DB")
    assert "travel:runewitch_astarra:5B" not in table.offered("daqan")
    table.choose("daqan", "done")

    table.state.heroes[0].routed = True
    table.summer()
    assert not any(each.startswith("travel") for each in table.offered("daqan"))


def test_ronans_weasel_cancels_a_special_once_a_duel(table):
    ronan = table.hero("daqan", "ronan", "5B")
    table.hero("uthuk", "mordrog", "5B")
    table.fate(7, 1, 8, 2, 9, 10, 17, 18)

    table.summer()
    told = table.choose("daqan", "runewars.duel:ronan:mordrog", "yes")

    assert len(told.told(SpecialCancelled)) == 1
    assert ronan.damage == 1


def test_ronans_weasel_may_be_kept_and_works_by_plan_for_the_challenged(table):
    ronan = table.hero("daqan", "ronan", "5B")
    table.hero("uthuk", "mordrog", "5B")
    table.fate(7, 1, *MISS[1:7])
    table.summer()
    table.choose("daqan", "runewars.duel:ronan:mordrog", "pass")
    assert ronan.damage == 1

    table.fate(1, 7, 8, 9, 10, 17, 18, 19)
    table.summer(["daqan: done"])
    told = table.choose("uthuk", "runewars.duel:mordrog:ronan")
    assert len(told.told(SpecialCancelled)) == 1
    assert ronan.damage == 1


def test_ronans_weasel_works_against_a_neutral_unit(table):
    ronan = table.hero("daqan", "ronan", "5D")
    table.quest("daqan", "d3")
    table.fate(7, 6, 8, 4, 9, 24, 10, 25)

    table.summer()
    told = table.choose("daqan", "runewars.attempt:ronan:d3", "yes")

    assert len(told.told(SpecialCancelled)) == 1
    assert ronan.damage == 0


def test_steelhorns_deals_one_more_with_a_damage_result_alone(table):
    table.hero("daqan", "steelhorns", "5B")
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.fate(5, 7, 1, 8, 9, 10, 17, 18)

    table.summer()
    told = table.choose("daqan", "runewars.duel:steelhorns:mordrog")

    assert [event.defender_damage for event in told.told(DuelRound)] == [2, 1, 0, 0]
    assert mordrog.damage == 3


def test_bogran_strikes_first_where_he_challenges_and_may_win_so(table):
    bogran = table.hero("uthuk", "bogran", "5B")
    laurel = table.hero("daqan", "laurel", "5B", "war_chest", damage=3)
    table.fate(*MISS)

    table.summer(["daqan: done"])
    told = table.choose("uthuk", "runewars.duel:bogran:laurel", "bogran")

    assert not told.told(DuelRound)
    assert not table.alive(laurel)
    assert table.rewards(bogran) == ["war_chest"]


def test_bogran_does_not_strike_first_when_challenged(table):
    table.hero("daqan", "laurel", "5B")
    table.hero("uthuk", "bogran", "5B")
    table.fate(*MISS)

    table.summer()
    told = table.choose("daqan", "runewars.duel:laurel:bogran")

    assert all(event.attacker_damage == 0 for event in told.told(DuelRound))
    assert table.state.hero(table.state.heroes[0].hero).damage == 0


def test_varikas_heals_one_at_the_start_of_the_quest_phase_even_routed(table):
    varikas = table.hero("waiqar", "varikas", "5B", damage=3, routed=True)

    table.summer()

    assert varikas.damage == 2


def test_mad_carthos_pays_damage_to_draw_anew(table):
    carthos = table.hero("uthuk", "mad_carthos", "5B")
    table.quest("uthuk", "q07")
    table.fate(1, 2, 6, 8, 9, 5, 10, 11, 12, 16)

    table.summer()
    table.choose("uthuk", "runewars.attempt:mad_carthos:q07", "...")
    asked = table.match.pending[table.seat("uthuk")]
    assert {each: asked.context[each] for each in ("gold", "blue", "red")} == {
        "gold": 0, "blue": 0, "red": 5,
    }, "what was drawn is said before it is asked"  # fmt: skip
    told = table.choose("uthuk", "yes", "gold")

    assert carthos.damage == 1
    assert [len(event.cards) for event in told.told(FateDrawn)] == [5]
    assert told.only(QuestEnded).completed


def test_mad_carthos_cannot_pay_with_his_last_health(table):
    table.hero("uthuk", "mad_carthos", "5B", damage=3)
    table.quest("uthuk", "q12", "q07")
    table.fate(5, 1, 2, 6, 8)

    table.summer()
    told = table.choose("uthuk", "runewars.attempt:mad_carthos:q07", "gold")

    assert told.only(QuestEnded).completed


@pytest.mark.parametrize(("reward", "redraws"), [("dragonscale_mail", True), ("bone_plate", False)])
def test_mad_carthos_is_asked_alike_whether_or_not_a_facedown_card_is_mail(table, reward, redraws):
    table.hero("uthuk", "mad_carthos", "5B", reward, damage=3)
    table.quest("uthuk", "q12", "q07")
    table.fate(5, 1, 2, 6, 8)

    table.summer()
    table.choose("uthuk", "runewars.attempt:mad_carthos:q07", "...")

    asked = table.match.pending[table.seat("uthuk")]
    assert asked.kind == "hero.redraw"
    assert ("yes" in {option.key() for option in asked.form.options}) == redraws


def test_mad_carthos_is_not_asked_in_a_duel_where_no_facedown_mail_counts(table):
    rewards = ("cloak_of_deception", "dragonscale_mail")
    table.hero("daqan", "mad_carthos", "5B", *rewards, damage=3)
    table.hero("uthuk", "mordrog", "5B")
    table.fate(1, 2, 3, 4, 5, 7, 8, 9, 10, 17)

    table.summer()
    cloak = "mad_carthos:cloak_of_deception"
    told = table.choose("daqan", "runewars.duel:mad_carthos:mordrog", cloak, "...")

    assert told.told(FateDrawn), "the cloak tests an attribute"
    assert table.asked("daqan") != "hero.redraw"


def test_mordrog_earns_influence_by_a_kill_he_survives(table):
    table.hero("daqan", "mordrog", "5B")
    table.hero("uthuk", "laurel", "5B", damage=3)
    table.fate(5, 7)

    table.summer()
    told = table.choose("daqan", "runewars.duel:mordrog:laurel")

    assert told.only(InfluenceGained).count == 2
    assert told.only(DuelEnded).fallen == 1


def test_mordrog_earns_influence_by_a_duel_quest(table):
    table.hero("daqan", "mordrog", "8D")
    table.quest("daqan", "d1")
    table.fate(5, 19, 6, 20)

    table.summer()
    table.choose("daqan", "runewars.attempt:mordrog:d1")

    assert table.gained("daqan") == 1 + 2


def test_tatianna_may_cancel_a_duel_and_the_action_is_spent(table):
    table.hero("daqan", "mordrog", "5B")
    table.hero("uthuk", "tatianna", "5B", damage=1)

    table.summer()
    told = table.choose("daqan", "runewars.duel:mordrog:tatianna")

    assert told.only(DuelCancelled)
    assert not told.told(DuelRound)
    assert table.asked("daqan") is None


def test_tatianna_fights_the_weaker_by_default(table):
    table.hero("daqan", "mordrog", "5B", damage=4)
    tatianna = table.hero("uthuk", "tatianna", "5B")
    table.fate(*MISS)

    table.summer()
    told = table.choose("daqan", "runewars.duel:mordrog:tatianna")

    assert len(told.told(DuelRound)) == 4
    assert tatianna.damage == 0


def test_hugo_earns_influence_by_a_quest(table):
    table.hero("daqan", "hugo", "5B")
    table.quest("daqan", "q07")
    table.fate(3, 4)

    table.summer()
    table.choose("daqan", "runewars.attempt:hugo:q07")

    assert table.gained("daqan") == 1
