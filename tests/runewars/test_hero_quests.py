"""Quests, training and heroes' gains, by the numbered cases of the reference."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    HEROES,
    QUESTS,
    DuelRound,
    HeroDefeated,
    QuestDiscarded,
    QuestEnded,
    QuestTable,
    RewardsSeen,
    RunewarsTable,
    Seat,
    draw_quests,
    gain_hero,
    hurt_hero,
    keep_quests,
    move_hero,
)

TABLE = QuestTable


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


@pytest.mark.parametrize("drawn", [("q01", "q05"), ("q05", "q01")])
def test_discarded_quests_do_not_tell_in_which_order_they_were_drawn(table, drawn):
    table.quest("daqan", *drawn, "q02", "q03", "q06")

    async def rule(t: RunewarsTable) -> None:
        await keep_quests(t, Seat(0))

    table.play(rule)
    told = table.choose("daqan", "q01 q05").told(QuestDiscarded)

    assert [_quest_key(each.quest) for each in told] == ["q01", "q05"]


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
