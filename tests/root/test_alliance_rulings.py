"""The Woodland Alliance's rulings A01 to A11: sympathy, outrage, bases, losses in battle."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    GAME,
    BaseLost,
    Battled,
    Clearing,
    HandShown,
    March,
    Revolt,
    RootTable,
    RootTestTable,
    Strike,
    SupportersDrawn,
    SupportersDrawnWere,
    battle,
    day,
    enter,
    fall_together,
    move_pawn,
    officers,
    place_warriors,
    stack,
    supporters,
    sympathy,
    wander,
)

FOX_CLEARING, MOUSE_CLEARING, RABBIT_CLEARING = 1, 2, 3


@pytest.mark.ruling("base:A01")
def test_a_vagabond_walks_into_sympathy_without_outrage(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.give("vagabond", "anvil")
    table.board("vagabond").place = 5

    async def walk(t: RootTable) -> None:
        await move_pawn(t, table.seat("vagabond"), FOX_CLEARING)

    table.play(walk)

    assert table.hand("vagabond") == ["anvil"]
    assert supporters(table) == []


@pytest.mark.ruling("base:A01")
def test_a_vagabond_who_removes_sympathy_pays(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.give("vagabond", "anvil")
    table.board("vagabond").place = FOX_CLEARING

    table.play(
        battle("vagabond", "alliance", FOX_CLEARING), answers=["vagabond: anvil"], dice=[0, 0]
    )

    assert table.pieces("alliance", FOX_CLEARING) == []
    assert table.score("vagabond") == 1
    assert supporters(table) == ["anvil"]


def test_a_strike_at_sympathy_shows_its_price(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    wander(table, FOX_CLEARING, "crossbow")
    table.give("vagabond", "anvil")
    table.build(FOX_CLEARING, "marquise", "wood")
    day(table)
    wording = Wording(GAME, "en", table.match.view(table.seat("vagabond")))

    def price(strike: Strike) -> str:
        return wording.price(strike, GAME.facts(table.state, table.seat("vagabond"), strike))

    prices = sorted(map(price, table.options("vagabond", Strike)))
    assert prices == ["crossbow, +1 point", "crossbow, +1 point · costs you 1 card (fox): Outrage"]
    table.choose("vagabond", table.options("vagabond", Strike)[1], ["vagabond: anvil"])
    assert supporters(table) == ["anvil"]


@pytest.mark.ruling("base:A02")
def test_pieces_placed_in_a_sympathetic_clearing_cause_no_outrage(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.give("marquise", "anvil")

    async def recruit(t: RootTable) -> None:
        place_warriors(t, table.seat("marquise"), FOX_CLEARING, 2)

    table.play(recruit)

    assert table.hand("marquise") == ["anvil"]
    assert supporters(table) == []


@pytest.mark.ruling("base:A03")
def test_two_moves_of_a_march_into_sympathy_cost_two_cards(table: RootTestTable) -> None:
    sympathy(table, 10)
    table.place(1, marquise=1)
    table.place(2, marquise=1)
    table.give("marquise", "bake_sale", "cobbler", "anvil")
    table.board("marquise").actions = 3

    table.start("marquise", "daylight")
    table.choose(
        "marquise", March(Clearing(1), Clearing(10), 1),
        answers=["marquise: bake_sale", "marquise: marquise.march:2:10:1", "marquise: cobbler"],
    )  # fmt: skip

    assert supporters(table) == ["bake_sale", "cobbler"]
    assert table.hand("marquise") == ["anvil"]


@pytest.mark.ruling("base:A04")
def test_a_lone_bird_must_be_given(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.place(5, marquise=1)
    table.give("marquise", "armorers", "sword")

    table.play(enter(table, "marquise", 5, FOX_CLEARING))

    assert table.asked("marquise") == "alliance.outrage"
    assert [option.key() for option in table.options("marquise")] == ["card:armorers"]
    table.choose("marquise", "armorers")
    assert supporters(table) == ["armorers"]


@pytest.mark.ruling("base:A05")
def test_an_empty_hand_is_shown_and_the_alliance_draws(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.place(5, marquise=1)
    table.deck("anvil", "sword")

    played = table.play(enter(table, "marquise", 5, FOX_CLEARING))

    assert played.only(HandShown).to == table.seat("alliance")
    assert supporters(table) == ["anvil"]
    assert played.only(SupportersDrawn).count == 1
    assert played.audience(SupportersDrawnWere) == [(table.seat("alliance"),)]


@pytest.mark.ruling("base:A06")
def test_a_sixth_supporter_without_a_base_is_discarded(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    stack(table, "sword", "bake_sale", "cobbler", "investments", "codebreakers")
    table.place(5, marquise=1)
    table.give("marquise", "anvil")

    table.play(enter(table, "marquise", 5, FOX_CLEARING), answers=["marquise: anvil"])

    assert len(supporters(table)) == 5
    assert "anvil" not in supporters(table)
    assert table.hand("marquise") == []
    assert table.discarded() == ["anvil"]


@pytest.mark.ruling("base:A07")
def test_base_loss_may_come_before_outrage(table: RootTestTable) -> None:
    fall_together(table, MOUSE_CLEARING)

    played = table.play(
        battle("marquise", "alliance", MOUSE_CLEARING),
        answers=["alliance: loss", "marquise: codebreakers"],
        dice=[2, 2],
    )

    assert table.pieces("alliance", MOUSE_CLEARING) == []
    assert played.only(BaseLost).count == 1
    assert supporters(table) == ["anvil", "codebreakers"]


@pytest.mark.ruling("base:A07")
def test_outrage_may_come_before_base_loss(table: RootTestTable) -> None:
    fall_together(table, MOUSE_CLEARING)

    played = table.play(
        battle("marquise", "alliance", MOUSE_CLEARING),
        answers=["alliance: outrage", "marquise: codebreakers"],
        dice=[2, 2],
    )

    assert played.only(BaseLost).count == 2
    assert supporters(table) == ["anvil"]


@pytest.mark.ruling("base:A07")
def test_the_plan_takes_the_loss_first() -> None:
    table = RootTestTable("marquise", "alliance", responses="planned")
    fall_together(table, MOUSE_CLEARING)
    table.state.current = table.seat("marquise")

    table.play(battle("marquise", "alliance", MOUSE_CLEARING), dice=[2, 2])

    assert supporters(table) == ["anvil", "codebreakers"]


@pytest.mark.ruling("base:A08")
def test_half_the_officers_rounded_up_go_with_a_base(table: RootTestTable) -> None:
    table.build(RABBIT_CLEARING, "alliance", "base_rabbit")
    officers(table, 3)
    table.place(RABBIT_CLEARING, marquise=2)

    played = table.play(battle("marquise", "alliance", RABBIT_CLEARING), dice=[1, 0])

    assert table.board("alliance").officers == 1
    assert table.state.supply[table.seat("alliance")] == 9
    assert played.only(BaseLost).officers == 2


@pytest.mark.ruling("base:A09")
def test_no_revolt_of_a_suit_whose_base_is_on_the_map(table: RootTestTable) -> None:
    sympathy(table, 6, 8)
    table.build(8, "alliance", "base_fox")
    stack(table, "anvil", "foxfolk_steel")

    table.start("alliance", "revolt")

    assert table.refused("alliance", Revolt(Clearing(6))).law == "8.4.1.I"
    assert table.options("alliance", Revolt) == []


@pytest.mark.ruling("base:A10")
def test_a_defending_warrior_deals_one_of_the_higher_roll(table: RootTestTable) -> None:
    table.place(5, alliance=1, marquise=4)

    played = table.play(battle("marquise", "alliance", 5), dice=[3, 1])

    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (1, 1)
    assert table.warriors("alliance", 5) == 0
    assert table.warriors("marquise", 5) == 3


@pytest.mark.ruling("base:A11")
def test_sympathy_alone_takes_the_lower_roll_and_one_for_being_defenseless(
    table: RootTestTable,
) -> None:
    sympathy(table, 5)
    table.place(5, marquise=3)
    table.give("marquise", "cobbler")

    played = table.play(
        battle("marquise", "alliance", 5), answers=["marquise: cobbler"], dice=[2, 1]
    )

    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (2, 0)
    assert table.pieces("alliance", 5) == []
    assert table.score("marquise") == 1
