"""Heroes on the map and in the Quest Phase, by the numbered cases of the reference."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    HEROES,
    AreaId,
    Attempt,
    Attribute,
    Challenge,
    DuelRound,
    Explore,
    Heal,
    HeroId,
    QuestTable,
    RewardUsed,
    RuneWas,
    Train,
    Travel,
)

MISS = (7, 8, 9, 10, 17, 18, 19, 20, 27, 28, 29, 30)
"""Fate cards that miss in a duel."""


TABLE = QuestTable


# Movement and looking


@pytest.mark.ruling("map:30")
def test_the_flute_sends_neutrals_to_a_rival_or_to_oneself(table):
    for target, owner in (("5C", "uthuk"), ("3C", "daqan")):
        table = QuestTable()
        table.hero("daqan", "laurel", "4C", "flute_of_possession")
        table.units("neutral", "4C", hellhound=2)
        table.units("uthuk", "5C", berserker=1)
        table.units("daqan", "3C", bowman=1)

        table.order("daqan", 4)
        table.choose("daqan", "laurel:flute_of_possession", target)

        assert not table.state.units[AREA_OF["4C"]]
        assert table.count(target, "hellhound") == 2
        assert table.state.holder[AREA_OF[target]] == table.seat(owner)
        assert table.state.battle is None


@pytest.mark.ruling("map:31")
def test_a_hero_enters_an_enemy_army_without_a_battle_and_sees_its_rune(table):
    ronan = table.hero("daqan", "ronan", "5A")
    table.units("uthuk", "5B", berserker=5)
    table.rune("5B")

    table.summer()
    told = table.choose("daqan", "ronan:5B")

    assert table.where(ronan) == "5B"
    assert table.state.battle is None
    assert told.only(RuneWas).dragon
    assert told.audience(RuneWas) == [(table.seat("daqan"),)]


def test_a_rune_token_is_seen_in_passing(table):
    table.hero("daqan", "ronan", "4B")
    table.rune("4C", dragon=False)
    table.rune("5C")

    table.summer()
    told = table.choose("daqan", "ronan:8D")

    assert [(event.area, event.dragon) for event in told.told(RuneWas)] == [
        (AREA_OF["4C"], False)
    ], "4B to 8D leads through 4C, and 5C is elsewhere"


@pytest.mark.ruling("map:32")
def test_a_quest_may_follow_a_move_of_no_areas_but_not_healing(table):
    table.hero("daqan", "laurel", "5B", damage=1)
    table.units("daqan", "5B", bowman=1)
    table.quest("daqan", "q07")
    table.fate(5, 7, 1, 2, 3)

    table.summer()
    assert "attempt:laurel:q07" in table.offered("daqan")
    table.choose("daqan", "runewars.heal:laurel")

    assert table.asked("daqan") is None, "healing was its action"


@pytest.mark.ruling("map:33")
def test_a_hero_that_duels_does_not_quest(table):
    table.hero("daqan", "laurel", "5B")
    table.hero("uthuk", "mordrog", "5B", acted=True)
    table.quest("daqan", "q07")
    table.fate(*MISS[:8])

    table.summer()
    assert {"attempt:laurel:q07", "duel:laurel:mordrog"} <= set(table.offered("daqan"))
    table.choose("daqan", "runewars.duel:laurel:mordrog")

    assert table.asked("daqan") is None
    assert table.asked("uthuk") == "quests.act"


@pytest.mark.ruling("map:34")
def test_a_routed_hero_fights_when_challenged_but_challenges_nobody(table):
    table.hero("daqan", "laurel", "5B", routed=True)
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.fate(*MISS[:7], 5)

    table.summer()
    offered = table.offered("daqan")
    assert not any(each.startswith(("travel", "duel", "attempt")) for each in offered)
    assert "train:laurel:strength:agility" in offered
    table.choose("daqan", "done")
    told = table.choose("uthuk", "mordrog:laurel")

    assert len(told.told(DuelRound)) == 4
    assert mordrog.damage == 1


# What the cases leave out


def test_water_and_mountains_stop_heroes_in_summer(table):
    table.hero("daqan", "ronan", "5D")

    table.summer()
    offered = table.offered("daqan")

    assert "travel:ronan:8D" in offered
    assert "travel:ronan:7C" in offered, "two areas around the mountain, by 5B"
    assert "travel:ronan:5C" in offered
    assert "travel:ronan:3C" not in offered


def test_healing_is_for_friendly_areas(table):
    ronan = table.hero("daqan", "ronan", "5B", damage=2)

    table.summer()
    table.refused("daqan", Heal(HeroId(ronan.hero)))
    table.units("daqan", "5B", bowman=1)
    table.summer()
    table.choose("daqan", "runewars.heal:ronan")

    assert ronan.damage == 0


def test_training_gives_two_single_points_or_one_double(table):
    ronan = table.hero("daqan", "ronan", "5B")

    table.summer()
    table.choose("daqan", "ronan:strength:wisdom")
    assert ronan.training == {"strength": 1, "wisdom": 1}
    table.summer()
    trains = [each for each in table.offered("daqan") if each.startswith("train")]
    assert trains == ["train:ronan:agility:agility", "train:ronan:agility:none"]
    table.choose("daqan", "ronan:agility:agility")
    assert ronan.training == {"strength": 1, "wisdom": 1, "agility": 2}
    table.summer()
    assert not any(each.startswith("train") for each in table.offered("daqan"))


def test_an_own_hero_challenged_before_its_action_still_has_it(table):
    table.hero("daqan", "laurel", "5B")
    table.hero("uthuk", "mordrog", "5B")
    table.fate(*MISS[:8])

    table.summer()
    table.choose("daqan", "runewars.duel:laurel:mordrog")

    assert table.asked("uthuk") == "quests.act"
    assert "duel:mordrog:laurel" in table.offered("uthuk"), "a hero may be in several duels"


def test_what_was_not_offered_is_refused(table):
    ronan = table.hero("daqan", "ronan", "5B")
    mordrog = table.hero("uthuk", "mordrog", "5A")

    table.summer()

    hero = HeroId(ronan.hero)
    table.refused("daqan", Travel(hero, AreaId(AREA_OF["1C"])))
    table.refused("daqan", Challenge(hero, HeroId(mordrog.hero)))
    table.refused("daqan", Attempt(hero, table.state.quest_deck[0]))
    table.refused("daqan", Train(hero, Attribute("luck"), Attribute("none")))
    table.refused("daqan", Explore(hero))


def test_several_heroes_act_in_their_players_order_or_not_at_all(table):
    table.hero("daqan", "laurel", "5B")
    table.hero("daqan", "ronan", "5A")
    table.hero("uthuk", "mordrog", "UA")

    table.summer()
    assert table.offered("daqan") == ["hero:laurel", "hero:ronan", "done"]
    table.choose("daqan", "ronan")
    table.choose("daqan", "done")
    assert HEROES[table.question("daqan").context["hero"]].key == "laurel"
    table.choose("daqan", "done")

    assert table.asked("uthuk") == "quests.act"


def test_all_specials_may_be_plain_damage(table):
    table.hero("daqan", "laurel", "5B", "runed_greatsword")
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.fate(1, 7, *MISS[2:8])

    table.summer()
    told = table.choose("daqan", "runewars.duel:laurel:mordrog", "pass", "pass")

    assert mordrog.damage == 1
    assert not told.told(RewardUsed)
