"""Duels of heroes, by the numbered cases of the reference."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    GAME,
    DuelRound,
    FateDrawn,
    QuestEnded,
    QuestTable,
    RewardsSeen,
)

TABLE = QuestTable


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


def test_a_duel_is_answered_with_the_damage_of_both_in_sight(table):
    table.hero("daqan", "laurel", "5B", "soulbiter", damage=1)
    table.hero("uthuk", "mordrog", "5B", damage=2)
    table.fate(1, 5)

    table.summer()
    table.choose("daqan", "runewars.duel:laurel:mordrog", "pass", "pass", "...")

    asked, wording = table.question("daqan"), Wording(GAME, "en", GAME.view(table.state, None))
    assert wording.cause(table.state, asked).endswith("Damage before round 1: 1 of 4 and 2 of 5.")
    named = [wording.option(each, asked) for each in table.options("daqan")]
    assert named == ["Use Soulbiter", "Plain 1 damage"], "the question tells whose it is"
