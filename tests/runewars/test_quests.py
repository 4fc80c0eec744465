"""Effects of quests."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    GAME,
    HeroDefeated,
    InfluenceGained,
    QuestEnded,
    QuestTable,
    RewardsDrawn,
    RewardsDrawnWere,
    RuneLooked,
    RuneWas,
    TacticsDiscarded,
    TacticsDrawn,
)

GOLDS, BLUES, REDS = (5, 7, 17, 27), (3, 4, 13, 14, 15), (1, 2, 6, 8, 9)


TABLE = QuestTable


def attempt(table: QuestTable, hero: str, quest: str, cards: tuple, *answers: str):
    """Have a hero of the Daqan try a quest in its area, with one symbol on all its cards."""
    table.quest("daqan", quest)
    table.fate(*cards)
    table.summer()
    return table.choose("daqan", f"runewars.attempt:{hero}:{quest}", *answers)


# Outcomes


def test_a_reward_is_drawn_facedown_and_seen_by_its_player_alone(table):
    laurel = table.hero("daqan", "laurel", "1A")
    table.rewards_next("soulbiter")

    told = attempt(table, "laurel", "s1", GOLDS)

    assert table.rewards(laurel) == ["soulbiter"]
    assert not laurel.shown
    assert told.only(RewardsDrawn).count == 1
    assert told.audience(RewardsDrawnWere) == [(table.seat("daqan"),)]
    assert told.only(InfluenceGained).count == 1


def test_a_completed_quest_is_discarded_for_a_new_one(table):
    table.hero("daqan", "laurel", "1A")

    told = attempt(table, "laurel", "s1", BLUES)

    done = told.only(QuestEnded)
    assert done.completed
    assert table.state.quest_discard == [done.quest]
    assert len(table.state.quests[0]) == 1
    assert table.state.quests[0] != [done.quest]


def test_damage_comes_after_the_reward_and_may_defeat_the_hero(table):
    laurel = table.hero("daqan", "laurel", "2A", damage=3)
    table.rewards_next("soulbiter")

    told = attempt(table, "laurel", "s2", BLUES)

    assert told.only(HeroDefeated).hero == laurel.hero
    assert table.left("2A") == ["soulbiter"], "fresh Rewards lie under the marker"
    assert told.only(QuestEnded).completed


def test_tactics_cards_may_be_lost(table):
    table.hero("daqan", "ronan", "3A")
    table.tactics("daqan", "raze_a_city", "levy")

    told = attempt(table, "ronan", "s3", REDS, "levy")

    assert told.only(TacticsDiscarded)
    assert len(table.state.tactics[0]) == 1
    assert not told.only(QuestEnded).completed


def test_without_tactics_cards_none_is_lost(table):
    table.hero("daqan", "ronan", "3A")

    told = attempt(table, "ronan", "s3", REDS)

    assert not told.told(TacticsDiscarded)


def test_tactics_cards_may_be_won_by_a_quest_that_is_not_completed(table):
    table.hero("daqan", "laurel", "4B")

    told = attempt(table, "laurel", "q08", BLUES)

    assert told.only(TacticsDrawn).count == 2
    assert not told.only(QuestEnded).completed


@pytest.mark.parametrize(("has", "loses"), [(3, 1), (0, 0)])
def test_influence_is_lost_as_far_as_there_is_any(table, has, loses):
    table.hero("daqan", "laurel", "4B")
    table.state.influence[0] = has

    attempt(table, "laurel", "q08", REDS)

    assert table.state.influence[0] == has - loses


def test_a_quest_trains(table):
    laurel = table.hero("daqan", "laurel", "8A")

    attempt(table, "laurel", "s8", GOLDS)

    assert laurel.training == {"agility": 1}


def test_a_hero_is_driven_away_by_the_fixed_rule(table):
    laurel = table.hero("daqan", "laurel", "8A")
    table.units("uthuk", "8B", berserker=2)
    table.units("uthuk", "4C", berserker=1)

    attempt(table, "laurel", "s8", REDS)

    assert table.where(laurel) == "4B", "the area with most free room"


def test_a_hero_is_driven_away_by_the_player_on_the_left():
    table = QuestTable(neutrals="left")
    laurel = table.hero("daqan", "laurel", "8A")

    attempt(table, "laurel", "s8", REDS)
    assert table.asked("latari") == "quests.drive"
    assert table.offered("latari") == ["area:4B", "area:4C", "area:8B"]
    table.choose("latari", "8B")

    assert table.where(laurel) == "8B"


def test_a_vigil_shows_runes_privately_but_which_ones_is_public(table):
    table.hero("daqan", "ronan", "2A")
    for at in ("9B", "5A", "1C"):
        table.rune(at)

    told = attempt(table, "ronan", "q10", BLUES, "9B 1C")

    assert [event.area for event in told.told(RuneLooked)] == [AREA_OF["1C"], AREA_OF["9B"]]
    assert told.audience(RuneLooked) == [None, None]
    assert told.audience(RuneWas) == [(table.seat("daqan"),)] * 2


def test_a_well_heals_all_damage(table):
    landrec = table.hero("daqan", "landrec", "5C", damage=2)

    attempt(table, "landrec", "q12", (*GOLDS, 3), "gold")

    assert landrec.damage == 0


def test_whoever_takes_a_symbol_reads_what_this_quest_gives_for_each(table):
    table.hero("daqan", "landrec", "5C", damage=2)

    attempt(table, "landrec", "q12", (*GOLDS, 3), "...")

    wording = Wording(GAME, "en", GAME.view(table.state, table.seat("daqan")))
    assert "Gold: a Reward, and the hero heals fully." in wording.why(table.question("daqan"))


def test_whoever_may_draw_anew_reads_what_the_quest_gives(table):
    table.hero("daqan", "mad_carthos", "3A")

    attempt(table, "mad_carthos", "s3", REDS, "...")

    wording = Wording(GAME, "en", GAME.view(table.state, table.seat("daqan")))
    assert "Gold: a Reward and a Tactics card." in wording.why(table.question("daqan"))


def test_a_hero_draws_one_card_at_least_and_as_many_as_its_attribute(table):
    table.hero("daqan", "mordrog", "3A")

    told = attempt(table, "mordrog", "s3", GOLDS)

    assert told.only(QuestEnded).completed


def test_a_giants_rage_deals_as_much_as_it_has_suffered(table):
    steelhorns = table.hero("daqan", "steelhorns", "3C")
    # Two damage from Steelhorns, then a special of the giant (card 6).
    told = attempt(table, "steelhorns", "d2", (5, 4, 7, 6, 8, 15, 9, 19))

    assert steelhorns.damage == 2
    assert told.only(QuestEnded).completed
    assert told.only(RewardsDrawn).count == 2


def test_a_hero_that_falls_in_a_duel_quest_leaves_its_rewards(table):
    laurel = table.hero("daqan", "laurel", "3C", "war_chest", damage=3)

    told = attempt(table, "laurel", "d2", (7, 1), "pass", "pass")

    assert not table.alive(laurel)
    assert table.left("3C") == ["war_chest"]
    assert not told.only(QuestEnded).completed
    assert len(table.state.quests[0]) == 1


def test_rewards_work_in_duel_quests(table):
    table.hero("daqan", "laurel", "5D", "dwarven_fire_bombs", "cloak_of_deception")

    table.quest("daqan", "d3")
    table.fate(1, 4, 5, 6, 8, 9, 2, 15, 7, 17)
    table.summer()
    table.choose("daqan", "runewars.attempt:laurel:d3", "...")
    assert table.offered("daqan") == ["pass"], "nobody slips away from a quest of its own"
    told = table.choose("daqan", "pass", "laurel:dwarven_fire_bombs", "laurel:dwarven_fire_bombs")

    assert told.only(QuestEnded).completed
