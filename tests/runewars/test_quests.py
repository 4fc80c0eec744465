"""What comes of quests, and the exploration tokens of the variant."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    HeroDefeated,
    InfluenceGained,
    QuestEnded,
    QuestTable,
    RewardsDiscarded,
    RewardsDrawn,
    RewardsDrawnWere,
    RuneLooked,
    RuneWas,
    TacticsDiscarded,
    TacticsDrawn,
    TokenDiscarded,
    TokenTurned,
    TokenWas,
    runes_of,
    yields,
)

GOLDS, BLUES, REDS = (5, 7, 17, 27), (3, 4, 13, 14, 15), (1, 2, 6, 8, 9)


@pytest.fixture
def table() -> QuestTable:
    """Return the table of four."""
    return QuestTable()


def attempt(table: QuestTable, hero: str, quest: str, cards: tuple, *answers: str):
    """Have a hero of the Daqan try a quest where it stands, all its cards of one symbol."""
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


# Exploration tokens (J1)


def explore(table: QuestTable, token: str, *answers: str, **hero: int):
    """Have Laurel turn a token up where she stands."""
    laurel = table.hero("daqan", "laurel", "5B", **hero)
    table.token("5B", token)
    table.summer()
    return laurel, table.choose("daqan", "runewars.explore:laurel", *answers)


@pytest.fixture
def wild() -> QuestTable:
    """Return the table of four with the exploration variant."""
    return QuestTable(exploration="on")


def test_a_move_ends_with_the_token_before_anything_else(wild):
    wild.hero("daqan", "laurel", "5A")
    wild.token("5B", "village_food")

    wild.summer()
    wild.choose("daqan", "runewars.travel:laurel:5B")

    assert "done" not in wild.offered("daqan")
    told = wild.choose("daqan", "runewars.explore:laurel")
    assert told.only(TokenTurned).token == "village_food"


def test_a_village_yields_one_more_of_its_kind(wild):
    wild.units("daqan", "5B", bowman=1)
    before = yields(wild.state, 0)
    explore(wild, "village_food")

    assert yields(wild.state, 0) == before | {"food": before["food"] + 1}


def test_a_dragon_throne_counts_as_a_rune(wild):
    wild.units("daqan", "5B", bowman=1)
    assert runes_of(wild.state, 0) == 0
    explore(wild, "dragon_throne")

    assert runes_of(wild.state, 0) == 1


@pytest.mark.parametrize(("has", "buys"), [(3, True), (2, False)])
def test_a_merchant_sells_a_reward_for_three_influence(wild, has, buys):
    wild.state.influence[0] = has
    laurel, told = explore(wild, "traveling_merchant", *(["yes"] if buys else []))

    assert len(laurel.rewards) == buys
    assert wild.state.influence[0] == has - 3 * buys
    assert told.only(TokenDiscarded)


def test_raiders_hurt_and_beside_foes_rob_or_hurt_again(wild):
    wild.units("neutral", "5B", beastman=1)
    laurel = wild.hero("daqan", "laurel", "5B", "war_chest")
    wild.token("5B", "raiding_party")
    wild.summer()
    told = wild.choose("daqan", "runewars.explore:laurel", "war_chest")

    assert laurel.damage == 1
    assert told.only(RewardsDiscarded)
    assert not laurel.rewards


def test_raiders_hurt_twice_whoever_has_nothing_or_gives_nothing(wild):
    wild.units("uthuk", "5B", berserker=1)
    laurel, _ = explore(wild, "raiding_party")

    assert laurel.damage == 2


def test_raiders_among_friends_hurt_once(wild):
    wild.units("daqan", "5B", bowman=1)
    laurel, _ = explore(wild, "raiding_party")

    assert laurel.damage == 1


def test_raiders_may_defeat_a_hero_at_once(wild):
    wild.units("uthuk", "5B", berserker=1)
    laurel, _ = explore(wild, "raiding_party", damage=3)

    assert not wild.alive(laurel)
    assert wild.asked("daqan") is None


def test_a_scroll_of_sight_shows_an_areas_tokens_to_one(wild):
    wild.rune("9B")
    wild.token("9B", "temple")
    wild.rune("5A")
    _, told = explore(wild, "scroll_of_sight", "9B")

    assert told.only(TokenWas).token == "temple"
    assert told.audience(TokenWas) == [(wild.seat("daqan"),)]
    assert told.only(RuneWas).area == AREA_OF["9B"]


def test_a_scroll_of_sight_may_show_a_token_without_a_rune(wild):
    wild.token("9B", "temple")
    wild.token("9A", "dungeon")
    _, told = explore(wild, "scroll_of_sight", "9A")

    assert told.only(TokenWas).token == "dungeon"
    assert not told.told(RuneWas)


def test_training_may_be_had_where_there_is_none(wild):
    laurel, _ = explore(wild, "training", "wisdom")

    assert laurel.training == {"wisdom": 1}


def test_a_temple_pays_whoever_ends_an_action_there(wild):
    _, _ = explore(wild, "temple")
    assert wild.gained("daqan") == 2

    wild.summer()
    wild.choose("daqan", "laurel:strength:agility")
    assert wild.gained("daqan") == 4


def test_a_routed_hero_that_does_nothing_earns_nothing(wild):
    wild.hero("daqan", "laurel", "5B", routed=True)
    wild.token("5B", "temple", faceup=True)

    wild.summer()
    wild.choose("daqan", "done")

    assert wild.gained("daqan") == 0


def test_a_hall_of_kellos_teaches_tactics(wild):
    _, told = explore(wild, "hall_of_kellos")

    assert told.only(TacticsDrawn).count == 1


def test_a_dungeon_stops_whoever_enters_but_not_who_leaves(wild):
    wild.hero("daqan", "laurel", "5A")
    wild.token("5B", "dungeon", faceup=True)

    wild.summer()
    assert "travel:laurel:5B" in wild.offered("daqan")
    assert "travel:laurel:WA" not in wild.offered("daqan"), "the way there leads through"
    wild.choose("daqan", "runewars.travel:laurel:5B")
    assert wild.asked("daqan") is None, "there is nothing left to do"

    wild.summer()
    assert "travel:laurel:WA" in wild.offered("daqan")


def test_portals_are_beside_each_other_once_paid_for(wild):
    laurel = wild.hero("daqan", "laurel", "5A")
    for at in ("5B", "DB"):
        wild.token(at, "magic_portal", faceup=True)

    wild.summer()
    assert "travel:laurel:DB" not in wild.offered("daqan")
    wild.choose("daqan", "runewars.portals")
    wild.choose("daqan", "runewars.travel:laurel:DC")

    assert wild.where(laurel) == "DC"
    assert wild.gained("daqan") == -1
    wild.summer()
    assert "portals" in wild.offered("daqan"), "they close after each move"


def test_portals_serve_an_order_that_moves_units(wild):
    for at in ("5B", "DB"):
        wild.token(at, "magic_portal", faceup=True)
    wild.units("daqan", "5B", bowman=1)

    wild.order("daqan", 1)
    wild.choose("daqan", "runewars.portals")

    assert wild.state.flags["turn.portal"] == 1


def test_six_units_may_raze_a_location(wild):
    wild.token("5B", "village_ore", faceup=True)
    wild.token("5A", "temple", faceup=True)
    wild.units("daqan", "5B", bowman=5)
    wild.units("daqan", "5A", bowman=3, footman=3)

    wild.order("daqan", 4)
    assert not any(each.startswith("raze") for each in wild.offered("daqan"))
    wild.units("daqan", "5B", knight=1)
    wild.order("daqan", 4)
    wild.choose("daqan", "runewars.raze:5B")

    assert AREA_OF["5B"] not in wild.state.exploration
    assert AREA_OF["5A"] in wild.state.exploration
