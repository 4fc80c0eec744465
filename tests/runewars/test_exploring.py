"""Exploration tokens, a variant: the finds of the first hero in an area (J1)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    NOBODY,
    QuestTable,
    RewardsDiscarded,
    RuneWas,
    TacticsDrawn,
    TokenDiscarded,
    TokenTurned,
    TokenWas,
    runes_of,
    yields,
)

TABLE = QuestTable


# Exploration tokens (J1)


def explore(table: QuestTable, token: str, *answers: str, **hero: int):
    """Have Laurel turn up a token in her area."""
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


@pytest.mark.parametrize("card", ["boots_of_the_wind", "war_chest"])
def test_a_token_is_not_turned_at_once_where_a_facedown_reward_may_lead_on(wild, card):
    wild.hero("daqan", "laurel", "3A", card)
    wild.token("5B", "village_food")
    wild.summer()

    told = wild.choose("daqan", "runewars.travel:laurel:5B")

    assert not told.told(TokenTurned), "that would tell that they are no boots"
    assert "explore:laurel" in wild.offered("daqan")


def test_a_token_is_turned_at_once_where_the_hero_can_go_no_further(wild):
    wild.hero("daqan", "laurel", "3A", "war_chest", shown=True)
    wild.token("5B", "village_food")
    wild.summer()

    assert wild.choose("daqan", "runewars.travel:laurel:5B").only(TokenTurned)


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


def test_a_hero_who_gives_raiders_the_mail_that_keeps_them_alive_is_defeated(wild):
    wild.units("neutral", "5B", beastman=1)
    laurel = wild.hero("daqan", "laurel", "5B", "dragonscale_mail", "war_chest", damage=3)
    wild.token("5B", "raiding_party")
    wild.summer()
    wild.choose("daqan", "runewars.explore:laurel", "dragonscale_mail")

    assert not wild.alive(laurel)


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


def test_heroes_that_stay_all_at_once_end_their_actions_at_the_temple(wild):
    for hero in ("laurel", "landrec"):
        wild.hero("daqan", hero, "5B")
    wild.token("5B", "temple", faceup=True)

    wild.summer(["daqan: done"])

    assert wild.gained("daqan") == 4
    assert wild.state.current == NOBODY


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
