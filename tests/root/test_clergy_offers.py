"""The uses of the Clergy's flowers: cathedrals and cards (HCC.5.2)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    BURROW,
    CLERGY_SEATS,
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    BuildCathedral,
    Clearing,
    Craft,
    RootTestTable,
    cathedral,
    lay_flowers,
    pays,
)

TABLE = partial(RootTestTable, *CLERGY_SEATS)


# Build and craft (HCC.5.2)


@pytest.mark.parametrize(
    ("track", "points", "bees"),
    [("plain", [0, 1, 1, 2, 3], [0, 0, 1, 1, 2]), ("rich", [0, 2, 3, 4, 5], [0, 1, 2, 3, 4])],
)
def test_cathedrals_cost_more_and_yield_more_along_the_track(
    track: str, points: list[int], bees: list[int]
) -> None:
    table = TABLE(cathedrals=track)
    places = (MOUSE, FOX, RABBIT, 9, 2)
    suits = ("mouse", "fox", "rabbit", "mouse", "mouse")
    gains, shown = list[Any](), list[Any]()
    for place, suit, cost in zip(places, suits, (1, 2, 2, 3, 3), strict=True):
        lay_flowers(table, place, *[suit] * cost)
        table.start("clergy", "offer")
        facts = GAME.facts(table.state, table.seat("clergy"), BuildCathedral(Clearing(place)))
        assert facts["cost"] == cost
        assert facts["points"] == points[len(gains)]
        before = table.score("clergy")
        table.choose("clergy", BuildCathedral(Clearing(place)))
        gains.append(table.score("clergy") - before)
        shown.append(table.board_seen("clergy", None).bees)

    assert (gains, shown) == (points, bees)
    assert table.board("clergy").penitent == []
    table.start("clergy", "act")
    assert table.refused("clergy", BuildCathedral(Clearing(12))).key == "cathedral-none-left"


def test_birds_may_stand_in_and_are_chosen(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    lay_flowers(table, FOX, "fox", "fox", "bird")

    table.start("clergy", "offer")
    table.choose("clergy", BuildCathedral(Clearing(FOX)))
    assert table.asked("clergy") == "clergy.pay"
    table.choose("clergy", "flower_fox=1 flower_bird=1")

    assert table.pieces("clergy", FOX) == ["cathedral", "flower_fox"]


@pytest.mark.parametrize(
    ("flowers", "cost", "enough"),
    [
        ({"flower_fox": 2}, ("fox", "fox"), True),
        ({"flower_fox": 1, "flower_bird": 1}, ("fox", "fox"), True),
        ({"flower_fox": 1, "flower_mouse": 3}, ("fox", "fox"), False),
        ({"flower_bird": 1}, ("any",), True),
        ({"flower_fox": 1, "flower_mouse": 1}, ("any", "any", "any"), False),
        ({"flower_fox": 1, "flower_bird": 2}, ("fox", "rabbit", "mouse"), True),
        ({"flower_fox": 2, "flower_bird": 1}, ("fox", "rabbit", "mouse"), False),
    ],
)
def test_flowers_pay_by_suit(flowers: dict[str, int], cost: tuple[str, ...], enough: bool) -> None:
    assert pays(flowers, cost) is enough


def test_all_flowers_of_a_card_lie_at_one_cathedral(table: RootTestTable) -> None:
    cathedral(table, FOX, MOUSE)
    lay_flowers(table, FOX, "fox")
    lay_flowers(table, MOUSE, "fox")
    table.give("clergy", "sword", "anvil")

    table.start("clergy", "offer")
    sword = Craft(table.card("sword", "clergy"))
    refusal = table.refused("clergy", sword)
    assert (refusal.key, refusal.law) == ("worship-flowers", "HCC.5.2.III")
    table.choose("clergy", Craft(table.card("anvil", "clergy")), answers=[f"clergy: {MOUSE}"])

    assert table.pieces("clergy", MOUSE) == ["cathedral"]
    assert table.pieces("clergy", FOX) == ["cathedral", "flower_fox"]


def test_a_cathedral_crafts_as_often_as_flowers_last(table: RootTestTable) -> None:
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox", "mouse")
    table.give("clergy", "anvil", "codebreakers")

    table.start("clergy", "offer")
    table.choose("clergy", Craft(table.card("anvil", "clergy")))

    assert table.options("clergy", Craft) == [Craft(table.card("codebreakers", "clergy"))]


def test_some_tables_let_a_cathedral_craft_once_a_turn() -> None:
    table = RootTestTable(*CLERGY_SEATS, worship="once")
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox", "mouse")
    table.give("clergy", "anvil", "codebreakers")

    table.start("clergy", "offer")
    table.choose("clergy", Craft(table.card("anvil", "clergy")))
    codebreakers = Craft(table.card("codebreakers", "clergy"))

    assert table.pieces("clergy", FOX) == ["cathedral", "flower_mouse"]
    assert codebreakers.card in table.state.hands[table.seat("clergy")]
    assert table.asked("clergy") != "clergy.offer"  # nothing is left to offer this turn


def test_four_free_parts_are_paid_with_any_flowers(table: RootTestTable) -> None:
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox", "fox", "mouse", "mouse", "bird")
    table.give("clergy", "royal_claim")

    table.start("clergy", "offer")
    table.choose("clergy", Craft(table.card("royal_claim", "clergy")))
    table.choose("clergy", "flower_fox=2 flower_mouse=2")

    assert table.pieces("clergy", FOX) == ["cathedral", "flower_bird"]
    assert table.score("clergy") == 1


def test_moves_that_cards_grant_carry_flowers_too(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    lay_flowers(table, FOX, "mouse")
    table.craft("clergy", "cobbler")

    table.start("clergy", "evening")
    table.choose("clergy", "use:cobbler", answers=["clergy: move:8:7:1", "clergy: flower_mouse=1"])

    assert "flower_mouse" in table.pieces("clergy", MOUSE)
    assert table.pieces("clergy", FOX) == ["cathedral"]


def test_no_cathedral_is_built_in_the_burrow() -> None:
    """The Burrow has no suit to name a price in (12.2.2)."""
    table = RootTestTable("clergy", "duchy", "eyrie")
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    table.start("clergy", "act")

    refusal = table.refused("clergy", BuildCathedral(Clearing(BURROW)))

    assert refusal.key == "place-barred"
    assert Wording(GAME, "en", GAME.view(table.state, table.seat("clergy"))).refusal(refusal)
