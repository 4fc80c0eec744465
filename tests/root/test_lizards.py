"""The Lizard Cult (Law 10): setup, Birdsong and the Lost Souls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    CardId,
    Craft,
    Drew,
    LostSoulsDiscarded,
    OutcastAdjusted,
    OutcastChosen,
    Use,
    battle,
    cult_table,
    day_labor_options,
    lose_souls,
    lost_souls,
    most_common_suit,
    names_of,
    outcast,
)

TABLE = cult_table


# Setup (10.3)


def test_the_cult_starts_opposite_the_keep_with_a_garden_and_seven_warriors(table):
    table.board("marquise").start = 1

    played = table.set_up("lizards", "mouse")

    assert table.pieces("lizards", 3) == ["garden_rabbit"]
    assert [table.warriors("lizards", c) for c in (3, 6, 7, 11)] == [4, 1, 1, 1]
    assert table.state.supply[table.seat("lizards")] == 18
    assert table.board("lizards").start == 3
    assert table.board("lizards").outcast == "mouse"
    assert not table.board("lizards").hated
    assert played.only(OutcastChosen).suit == "mouse"
    assert dict(table.board_seen("lizards", None).gardens) == {"fox": 5, "rabbit": 4, "mouse": 5}


def test_without_another_corner_faction_any_corner_may_be_chosen(table):
    table.set_up("lizards", "2", "fox")

    assert table.pieces("lizards", 2) == ["garden_mouse"]


def test_a_corner_where_somebody_started_is_taken(table):
    table.board("marquise").start, table.board("eyrie").start = 1, 3

    table.set_up("lizards", "...")

    assert [option.clearing for option in table.options("lizards")] == [2, 4]


def test_a_table_that_begins_at_once_makes_the_first_gardens_suit_the_outcast():
    table = cult_table("marquise", "eyrie", setup="usual")
    table.board("marquise").start = 1

    table.set_up("lizards")

    assert table.board("lizards").outcast == "rabbit"


# Birdsong (10.4.1, 10.4.2)


@pytest.mark.parametrize(
    ("souls", "suit"),
    [
        ("", None),
        ("anvil", "fox"),
        ("anvil sword", None),
        ("anvil sword investments", "mouse"),
        ("royal_claim birdy_bindle anvil", "fox"),
        ("royal_claim birdy_bindle", None),
        ("dominance_rabbit", "rabbit"),
    ],
)
def test_the_most_common_suit_is_counted_without_birds(table, souls, suit):
    assert most_common_suit([table.card(card) for card in souls.split()]) == suit


def test_another_suit_becomes_the_outcast_and_is_not_hated(table):
    outcast(table, "mouse", hated=True)
    lose_souls(table, "anvil", "foxfolk_steel", "sword")

    played = table.turn("lizards")

    assert played.only(OutcastAdjusted) == OutcastAdjusted(table.seat("lizards"), "fox", "no")


@pytest.mark.parametrize("hated", [False, True])
def test_the_same_suit_again_is_hated(table, hated):
    outcast(table, "fox", hated=hated)
    lose_souls(table, "anvil")

    table.turn("lizards")

    assert (table.board("lizards").outcast, table.board("lizards").hated) == ("fox", True)


def test_the_lost_souls_go_to_the_discard_pile_and_dominance_beside_the_map(table):
    lose_souls(table, "anvil", "sword", "dominance_fox")

    played = table.turn("lizards")

    assert lost_souls(table) == []
    assert names_of(table.state.discard) == ["anvil", "sword"]
    assert names_of(table.state.available) == ["dominance_fox"]
    told = played.only(LostSoulsDiscarded)
    assert (told.count, told.cards) == (3, (table.card("dominance_fox"),))


def test_without_lost_souls_nothing_is_told_of_them(table):
    assert not table.turn("lizards").told(LostSoulsDiscarded)


def test_a_deck_that_had_run_out_is_made_of_the_lost_souls(table):
    table.give("lizards", "cobbler")
    lose_souls(table, "sappers", "dominance_fox")
    table.deck()

    table.turn("lizards")

    assert names_of(table.state.deck) == ["sappers"]
    assert table.state.discard == []


def test_with_deck_and_discard_pile_empty_nobody_draws(table):
    table.give("eyrie", "sword")
    lose_souls(table, "sappers", "armorers")
    table.deck()

    played = table.start("marquise", "draw", answers=["eyrie: ..."])

    assert not played.told(Drew)
    assert lost_souls(table) == ["armorers", "sappers"]


# The Lost Souls (10.2.6)


def test_what_is_discarded_for_the_hand_limit_is_a_lost_soul(table):
    table.give("marquise", "anvil", "sword", "cobbler", "armorers", "sappers")
    table.deck("dominance_mouse")

    table.start("marquise", "draw", answers=["marquise: dominance_mouse"])

    assert lost_souls(table) == ["dominance_mouse"]
    assert table.state.available == []


def test_an_ambush_and_its_foil_are_lost_souls(table):
    table.place(FOX, marquise=3, eyrie=1)
    table.give("eyrie", "ambush_fox")
    table.give("marquise", "ambush_bird")

    table.play(
        battle("marquise", "eyrie", FOX),
        ["eyrie: ambush_fox", "marquise: ambush_bird"],
        dice=[0, 0],
    )

    assert lost_souls(table) == ["ambush_bird", "ambush_fox"]


def test_a_card_crafted_for_its_item_and_a_favor_are_lost_souls(table):
    table.build(FOX, "marquise", "workshop", "workshop")
    table.build(12, "marquise", "workshop", "workshop")
    table.give("marquise", "anvil", "favor_of_the_foxes", "sword")
    table.start("marquise", "craft")

    table.choose("marquise", Craft(CardId(table.card("anvil", "marquise"))))
    table.choose("marquise", Craft(CardId(table.card("favor_of_the_foxes", "marquise"))))

    assert lost_souls(table) == ["anvil", "favor_of_the_foxes"]


def test_an_effect_discarded_from_the_play_area_is_a_lost_soul(table):
    table.place(FOX, alliance=1)
    table.craft("alliance", "royal_claim")
    table.give("alliance", "sword")
    table.turn("alliance")

    table.choose("alliance", Use(CardId(table.card("royal_claim"))))

    assert lost_souls(table) == ["royal_claim"]


def test_supporters_that_are_spent_are_lost_souls(table):
    table.board("alliance").supporters += [table.take("anvil")]
    table.give("alliance", "sword")
    table.build(MOUSE, "alliance", "sympathy")
    table.start("alliance", "sympathy")

    table.choose("alliance", f"alliance.spread:{FOX}")

    assert lost_souls(table) == ["anvil"]


def test_the_card_spent_for_a_dominance_card_is_a_lost_soul(table):
    table.state.available.append(table.take("dominance_fox"))
    table.give("marquise", "anvil", "sword")
    table.start("marquise", "craft")

    table.choose("marquise", "take_dominance:dominance_fox:anvil")

    assert lost_souls(table) == ["anvil"]
    assert table.hand("marquise") == ["dominance_fox", "sword"]


def test_a_tinker_finds_nothing_among_the_lost_souls():
    table = cult_table("marquise", "vagabond:tinker")
    seat, board = table.seat("vagabond"), table.board("vagabond")
    board.place = FOX
    lose_souls(table, "anvil")
    assert day_labor_options(table.state, seat, board) == []

    table.turn("lizards")

    options: Any = day_labor_options(table.state, seat, board)
    assert [each.card for each in options] == [table.card("anvil")]
