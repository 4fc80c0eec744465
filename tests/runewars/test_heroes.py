"""The Quest Phase, heroes on the map, quests and duels, by the numbered cases of the reference."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    HEROES,
    QUESTS,
    AreaId,
    Attempt,
    Attribute,
    Challenge,
    DuelRound,
    Explore,
    FateDrawn,
    Heal,
    HeroDefeated,
    HeroId,
    QuestEnded,
    QuestTable,
    RewardsSeen,
    RewardUsed,
    RunewarsTable,
    RuneWas,
    Seat,
    Train,
    Travel,
    draw_quests,
    gain_hero,
    hurt_hero,
    keep_quests,
    move_hero,
)

MISS = (7, 8, 9, 10, 17, 18, 19, 20, 27, 28, 29, 30)
"""Fate cards that miss in a duel."""


@pytest.fixture
def table() -> QuestTable:
    """Return the table of four."""
    return QuestTable()


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


# Duels


@pytest.mark.ruling("map:35")
def test_both_fall_in_the_same_round_and_their_rewards_lie_under_markers(table):
    laurel = table.hero("daqan", "laurel", "5B", "war_chest", damage=3)
    mordrog = table.hero("uthuk", "mordrog", "5B", "ice_storm", damage=4)
    table.fate(7, 8, 5, 6)

    table.summer()
    told = table.choose("daqan", "runewars.duel:laurel:mordrog", "pass", "pass", "pass")

    assert [event.round for event in told.told(DuelRound)] == [1, 2]
    assert not table.alive(laurel)
    assert not table.alive(mordrog)
    assert sorted(table.left("5B")) == ["ice_storm", "war_chest"]
    assert table.gained("uthuk") == 0, "Mordrog did not survive"


@pytest.mark.ruling("map:36")
def test_soulbiter_heals_nobody_who_falls(table):
    laurel = table.hero("daqan", "laurel", "5B", "soulbiter", damage=3)
    mordrog = table.hero("uthuk", "mordrog", "5B", damage=4)
    table.fate(1, 5)

    table.summer()
    table.choose("daqan", "runewars.duel:laurel:mordrog", "pass", "pass", "laurel:soulbiter")

    assert not table.alive(laurel)
    assert not table.alive(mordrog)


@pytest.mark.ruling("map:37")
def test_one_of_two_swords_is_used_in_a_duel(table):
    table.hero("daqan", "laurel", "5B", "runed_greatsword", "skullcracker")
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.fate(1, 7, 2, 8)

    table.summer()
    table.choose("daqan", "runewars.duel:laurel:mordrog", "pass", "...")
    assert table.asked("daqan") == "duel.special"
    table.choose("daqan", "laurel:runed_greatsword", "...")

    assert mordrog.damage == 2
    assert table.offered("daqan") == ["reward:laurel:runed_greatsword", "pass"]


@pytest.mark.ruling("map:38")
def test_the_winner_splits_the_rewards_among_heroes_in_the_area(table):
    laurel = table.hero("daqan", "laurel", "5B")
    ronan = table.hero("daqan", "ronan", "5B")
    table.hero("uthuk", "mordrog", "5B", "war_chest", "ice_storm", damage=4, shown=True)
    table.fate(5, 7)

    table.summer(["daqan: laurel"])
    told = table.choose("daqan", "runewars.duel:laurel:mordrog", "ice_storm")

    assert table.rewards(ronan) == ["ice_storm"]
    assert table.rewards(laurel) == ["war_chest"]
    assert laurel.shown == laurel.rewards, "what lay faceup stays so"
    assert told.audience(RewardsSeen) == [(table.seat("daqan"),)]
    assert table.state.flags["duel_kills.0"] == 1


@pytest.mark.ruling("map:39")
def test_a_tester_chooses_among_its_cards(table):
    table.hero("daqan", "landrec", "5B")
    table.quest("daqan", "q07")
    table.fate(5, 1, 2, 6, 8)

    table.summer()
    table.choose("daqan", "runewars.attempt:landrec:q07")
    assert table.offered("daqan") == ["test_symbol:gold", "test_symbol:red"]
    told = table.choose("daqan", "gold")

    assert told.only(QuestEnded).completed


@pytest.mark.ruling("map:39")
@pytest.mark.parametrize(("drawn", "hurts"), [((1, 2, 6, 5), 0), ((1, 2, 6, 8), 1)])
def test_fire_bombs_hurt_their_bearer_only_where_all_is_red(table, drawn, hurts):
    laurel = table.hero("daqan", "laurel", "5B", "dwarven_fire_bombs")
    mordrog = table.hero("uthuk", "mordrog", "5B")
    table.fate(3, 7, *drawn, 17, 18, 19, 20, 27, 28)

    table.summer()
    told = table.choose(
        "daqan", "runewars.duel:laurel:mordrog", "pass", "laurel:dwarven_fire_bombs"
    )

    assert mordrog.damage == 3
    assert laurel.damage == hurts
    assert [len(e.cards) for e in told.told(FateDrawn) if e.purpose == "test"] == [4]


# Quests


@pytest.mark.ruling("map:40")
def test_a_failed_quest_stays_in_hand_and_may_be_tried_next_summer(table):
    table.hero("daqan", "ronan", "5B")
    table.quest("daqan", "q07")
    table.fate(1, 2)

    table.summer()
    told = table.choose("daqan", "runewars.attempt:ronan:q07")

    quest = told.only(QuestEnded).quest
    assert not told.only(QuestEnded).completed
    assert table.state.quests[0] == [quest]
    assert table.state.known_quests[0] == [quest]
    table.summer()
    assert "attempt:ronan:q07" in table.offered("daqan")


@pytest.mark.ruling("map:41")
def test_a_second_hero_may_try_what_the_first_failed(table):
    table.hero("daqan", "ronan", "5B")
    table.hero("daqan", "landrec", "5A")
    table.quest("daqan", "q07")
    table.fate(1, 2)

    table.summer(["daqan: ronan"])
    table.choose("daqan", "runewars.attempt:ronan:q07")
    table.choose("daqan", "runewars.travel:landrec:5B")

    assert "attempt:landrec:q07" in table.offered("daqan")


@pytest.mark.ruling("map:42")
def test_two_quests_more_than_three_are_drawn_then_discarded(table):
    table.quest("daqan", "q01", "q02", "q03")
    for key in ("q05", "q06"):
        card = next(n for n in table.state.quest_deck if key == _quest_key(n))
        table.state.quest_deck.remove(card)
        table.state.quest_deck.append(card)

    async def rule(t: RunewarsTable) -> None:
        draw_quests(t, Seat(0), 2)
        await keep_quests(t, Seat(0))

    table.play(rule)
    assert len(table.offered("daqan")) == 5
    table.choose("daqan", "q01 q05")

    assert {_quest_key(n) for n in table.state.quests[0]} == {"q02", "q03", "q06"}


def _quest_key(number: int) -> str:
    return QUESTS[number].key


@pytest.mark.ruling("map:43")
def test_an_attribute_holds_one_training_token_even_from_a_quest(table):
    laurel = table.hero("daqan", "laurel", "4C", training={"strength": 1})
    table.quest("daqan", "s4")
    table.fate(5, 1, 2, 6)

    table.summer()
    trains = [each for each in table.offered("daqan") if each.startswith("train")]
    assert trains == [
        "train:laurel:agility:wisdom", "train:laurel:agility:agility", "train:laurel:wisdom:wisdom",
    ]  # fmt: skip
    table.choose("daqan", "runewars.attempt:laurel:s4", "gold")

    assert laurel.training == {"strength": 1}
    assert len(laurel.rewards) == 1


@pytest.mark.ruling("map:44")
def test_a_fourth_hero_makes_one_desert_with_its_rewards(table):
    laurel = table.hero("daqan", "laurel", "DA", "war_chest")
    table.hero("daqan", "ronan", "DA")
    table.hero("daqan", "landrec", "DA")
    glyr = _number("brother_glyr")
    table.state.hero_deck.remove(glyr)

    async def rule(t: RunewarsTable) -> None:
        await gain_hero(t, Seat(0), glyr, AREA_OF["DB"])

    table.play(rule)
    assert len(table.offered("daqan")) == 4
    table.choose("daqan", "laurel")

    assert not table.alive(laurel)
    assert laurel.hero in table.state.hero_deck
    assert not table.state.left
    assert len(table.state.reward_discard) == 1


def _number(key: str) -> int:
    return next(n for n, hero in enumerate(HEROES) if hero.key == key)


@pytest.mark.ruling("map:45")
def test_rewards_left_behind_are_taken_in_the_own_turn_not_in_the_quest_phase(table):
    laurel = table.hero("daqan", "laurel", "5B", "war_chest", "ice_storm", damage=3)
    ronan = table.hero("uthuk", "ronan", "5B")

    async def rule(t: RunewarsTable) -> None:
        hurt_hero(t, laurel, 1)

    told = table.play(rule)
    assert told.only(HeroDefeated).hero == laurel.hero
    table.summer()
    assert not any(each.startswith("take") for each in table.offered("uthuk"))
    table.order("uthuk", 4)
    told = table.choose("uthuk", "runewars.take:ronan", "war_chest")

    assert table.rewards(ronan) == ["war_chest"]
    assert table.left("5B") == ["ice_storm"]
    assert told.audience(RewardsSeen) == [(table.seat("uthuk"),)]


@pytest.mark.ruling("map:46")
def test_rewards_change_hands_in_passing(table):
    laurel = table.hero("daqan", "laurel", "4B", "war_chest")
    ronan = table.hero("daqan", "ronan", "4C", acted=True)

    table.summer(["daqan: laurel"])
    table.choose("daqan", "runewars.travel:laurel:4C")
    table.choose("daqan", "laurel:war_chest:ronan")
    table.choose("daqan", "runewars.travel:laurel:8D")

    assert table.rewards(ronan) == ["war_chest"]
    assert table.where(laurel) == "8D"
    assert "travel:laurel:5D" in table.offered("daqan"), "Laurel moves three areas"


@pytest.mark.ruling("map:47")
@pytest.mark.parametrize(("damage", "completed"), [(2, False), (0, True)])
def test_a_giant_fights_on_after_the_second_damage(table, damage, completed):
    steelhorns = table.hero("daqan", "steelhorns", "3C", damage=damage)
    table.quest("daqan", "d2")
    # Round 1: Steelhorns hits for 2, the giant misses; then the giant hits for 3 in round 3.
    table.fate(5, 4, 7, 5, 8, 9, 10, 15)

    table.summer()
    told = table.choose("daqan", "runewars.attempt:steelhorns:d2")

    assert told.only(QuestEnded).completed is completed
    assert len(told.told(DuelRound)) == (4 if completed else 3)
    assert table.alive(steelhorns) is completed


@pytest.mark.ruling("map:47")
def test_two_damage_end_the_duel_with_a_hellhound(table):
    table.hero("daqan", "steelhorns", "8D")
    table.quest("daqan", "d1")
    table.fate(5, 6)

    table.summer()
    told = table.choose("daqan", "runewars.attempt:steelhorns:d1")

    assert len(told.told(DuelRound)) == 1
    assert told.only(QuestEnded).completed
    assert table.gained("daqan") == 1


@pytest.mark.ruling("map:48")
def test_a_monsters_rout_icon_prevents_damage(table):
    table.hero("daqan", "ronan", "8D")
    table.quest("daqan", "d1")
    table.fate(5, 8, 6, 17, 25, 9, 26, 10)

    table.summer()
    told = table.choose("daqan", "runewars.attempt:ronan:d1")

    # The hellhound draws rout 1 with cards 8, 9 and 10, so only round 2 hurts it.
    assert [event.defender_damage for event in told.told(DuelRound)] == [0, 1, 0, 0]
    assert not told.only(QuestEnded).completed


@pytest.mark.ruling("map:49")
def test_a_dungeon_ends_the_move_but_not_the_quest():
    table = QuestTable(exploration="on")
    table.hero("daqan", "laurel", "5A")
    table.token("5B", "dungeon")
    table.quest("daqan", "q07")

    table.summer()
    table.choose("daqan", "runewars.travel:laurel:5B")
    assert "explore:laurel" in table.offered("daqan")
    assert "attempt:laurel:q07" not in table.offered("daqan")
    table.choose("daqan", "runewars.explore:laurel")

    offered = table.offered("daqan")
    assert "attempt:laurel:q07" in offered
    assert not any(each.startswith("travel") for each in offered)


@pytest.mark.ruling("map:50")
def test_a_token_is_not_turned_by_a_hero_that_comes_otherwise():
    table = QuestTable(exploration="on")
    laurel = table.hero("daqan", "laurel", "5A")
    table.token("5B", "temple")

    async def rule(t: RunewarsTable) -> None:
        move_hero(t, laurel, AREA_OF["5B"])

    table.play(rule)

    assert not table.state.exploration[AREA_OF["5B"]].faceup


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
    assert table.question("daqan").context["hero"] == _number("laurel")
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
