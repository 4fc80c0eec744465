"""Numbers beside an option where a landmark, the Hoard or a choice to come changes them."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    FOX,
    GAME,
    OTHER_MOUSE,
    Battle,
    Clearing,
    CompleteQuest,
    Craft,
    Revolt,
    RootTestTable,
    Strike,
    building,
    card_of,
    exiles,
    hired_table,
    hundreds_table,
    stack,
    stand,
    wander,
)


def facts(table, key, option):
    return GAME.facts(table.state, table.seat(key), option)


def price(table, key, option, locale):
    seat = table.seat(key)
    wording = Wording(GAME, locale, GAME.view(table.state, seat), reader=seat)
    return wording.price(option, facts(table, key, option))


# The Elder Treetop (24)


def test_a_menu_promises_the_extra_point_of_the_treetop():
    table = RootTestTable("vagabond", "marquise", "eyrie")
    stand(table, "elder_treetop", 1)
    building(table, "eyrie", 1, "roost")
    building(table, "marquise", 1, "sawmill")
    wander(table, 1, "crossbow")

    for owner, kind, points in (("eyrie", "roost", 1), ("marquise", "sawmill", 2)):
        strike = Strike(table.seat(owner), kind)
        assert facts(table, "vagabond", strike)["points"] == points


def test_of_twins_beside_and_in_the_treetop_only_the_last_promises_the_extra_point():
    table = RootTestTable("vagabond", "marquise", "eyrie")
    stand(table, "elder_treetop", 1)
    building(table, "marquise", 1, "sawmill")
    building(table, "marquise", 1, "sawmill")
    wander(table, 1, "crossbow")

    strike = Strike(table.seat("marquise"), "sawmill")
    assert facts(table, "vagabond", strike)["points"] == 1
    favor = Craft(
        table.card(f"favor_of_the_{'foxes' if table.state.suits[1] == 'fox' else 'mice'}")
    )
    assert facts(table, "eyrie", favor)["gain"] == 3


# The Hoard (14.2.3)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "tea for the Hoard, or 2 points"),
        ("de", "Tee für den Hort, oder 2 Punkte"),
        ("es", "un té para el Tesoro, o 2 puntos"),
    ],
)
def test_the_hundreds_read_that_points_come_in_place_of_the_item(locale, said):
    table = hundreds_table()
    table.build(OTHER_MOUSE, "hundreds", "stronghold")

    assert price(table, "hundreds", Craft(table.card("root_tea_mouse")), locale) == said
    assert "2" in price(table, "marquise", Craft(table.card("root_tea_mouse")), locale)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "a bag for the Hoard and 1 point, or 2 points"),
        ("de", "Tasche für den Hort und 1 Punkt, oder 2 Punkte"),
        ("es", "una bolsa para el Tesoro y 1 punto, o 2 puntos"),
    ],
)
def test_a_point_that_comes_either_way_is_told_apart(locale, said):
    table = exiles("hundreds", "marquise", "eyrie")
    table.craft("hundreds", "master_engravers")
    table.build(OTHER_MOUSE, "hundreds", "stronghold")

    assert price(table, "hundreds", Craft(table.card("mouse_in_a_sack")), locale) == said


def test_without_a_score_marker_neither_way_promises_points():
    table = exiles("hundreds", "marquise", "eyrie")
    table.craft("hundreds", "master_engravers")
    table.state.dominance[table.seat("hundreds")] = table.card("dominance_fox")

    found = facts(table, "hundreds", Craft(table.card("mouse_in_a_sack")))
    assert (found["points"], found["kept"]) == (0, 0)


# The Lost City


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "2 supporters: base and 2 warriors · only 1 with another base"),
        ("de", "2 Unterstützer: Basis und 2 Krieger · mit anderer Basis nur 1"),
        ("es", "2 partidarios: base y 2 guerreros · solo 1 con otra base"),
    ],
)
def test_a_revolt_in_the_lost_city_says_that_the_base_decides(locale, said):
    table = RootTestTable("alliance", "eyrie", "marquise")
    stand(table, "lost_city", 11)
    table.build(11, "alliance", "sympathy")
    table.build(FOX, "alliance", "sympathy")
    stack(table, "ambush_fox", "ambush_rabbit", "ambush_mouse")

    assert price(table, "alliance", Revolt(Clearing(11)), locale) == said


# A Vagabond without a score marker (9.2.8)


def test_cards_of_a_quest_give_up_points_only_where_there_are_any():
    table = RootTestTable("vagabond", "marquise", "eyrie")
    wander(table, 1)
    quest = CompleteQuest(6, "cards")
    assert facts(table, "vagabond", quest) == {"instead": 1}

    table.state.dominance[table.seat("vagabond")] = table.card("dominance_fox")
    table.state.partner[table.seat("vagabond")] = table.seat("marquise")

    assert facts(table, "vagabond", quest) == {}


# Battles where hits take nothing (21.13)


@pytest.mark.parametrize("mercy", ["literal", "flip"])
def test_a_forecast_counts_no_losses_that_the_stoic_protector_prevents(mercy):
    table = hired_table("stoic_protector", "eyrie", "eyrie", "marquise", "alliance", mercy=mercy)
    card_of(table, "stoic_protector").pawn = FOX
    table.place(FOX, eyrie=3, marquise=3)

    said = GAME.forecast(table.state, table.seat("eyrie"), Battle(FOX, table.seat("marquise")))

    assert said[0].args["lost"] == 0
