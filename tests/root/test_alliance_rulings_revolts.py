"""The Woodland Alliance's rulings A12 to A15: martial law, revolts, payments and their secrecy."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    AT,
    DAMAGED,
    AllianceBattle,
    BaseLost,
    Battled,
    CardId,
    Clearing,
    Loss,
    Organize,
    OutragePaid,
    OutragePaidWith,
    Placed,
    Revolt,
    RootTable,
    RootTestTable,
    Spread,
    battle,
    card_of,
    enter,
    fall_together,
    fight,
    hire,
    officers,
    remove,
    show,
    stack,
    supporters,
    sympathy,
)

FOX_CLEARING, MOUSE_CLEARING, RABBIT_CLEARING = 1, 2, 3


@pytest.mark.ruling("base:A12")
def test_two_and_two_warriors_are_no_martial_law(table: RootTestTable) -> None:
    sympathy(table, 5)
    stack(table, "anvil", "sword")
    table.place(1, marquise=2, eyrie=2)

    table.start("alliance", "sympathy")
    assert Spread(Clearing(1)) in table.options("alliance", Spread)
    table.choose("alliance", Spread(Clearing(1)), answers=["alliance: anvil"])

    assert table.pieces("alliance", 1) == ["sympathy"]
    assert supporters(table) == ["sword"]


@pytest.mark.ruling("base:A13")
def test_organizing_among_four_enemies_costs_a_warrior_and_no_more(table: RootTestTable) -> None:
    sympathy(table, 5)
    officers(table, 1)
    table.place(1, alliance=1, marquise=4)

    table.start("alliance", "operations")
    table.choose("alliance", Organize(Clearing(1)))

    assert table.pieces("alliance", 1) == ["sympathy"]
    assert table.warriors("alliance", 1) == 0
    assert table.score("alliance") == 1
    assert supporters(table) == []


@pytest.mark.ruling("base:A14")
def test_a_vagabond_stays_in_a_revolt_and_damages_three_items(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    stack(table, "anvil", "foxfolk_steel")
    board = table.board("vagabond")
    board.place = FOX_CLEARING
    for item in ("boot", "torch", "sword", "tea"):
        board.items[AT[item]] = 1

    table.start("alliance", "revolt")
    table.choose(
        "alliance", Revolt(Clearing(FOX_CLEARING)), answers=["vagabond: boot=1 torch=1 tea=1"]
    )

    assert board.place == FOX_CLEARING
    damaged = [
        item for item in ("boot", "torch", "sword", "tea") if board.items[AT[item] + DAMAGED]
    ]
    assert damaged == ["boot", "torch", "tea"]
    assert table.pieces("alliance", FOX_CLEARING) == ["base_fox", "sympathy"]


@pytest.mark.ruling("base:A15")
def test_a_player_who_controls_a_hireling_pays_for_the_sympathy_it_removes(
    table: RootTestTable,
) -> None:
    hire(table, "last_dynasty", "eyrie")
    table.place(5, last_dynasty=2)
    sympathy(table, 5)
    table.give("eyrie", "cobbler")

    async def hireling_fights(t: RootTable) -> None:
        await fight(t, table.seat("last_dynasty"), table.seat("alliance"), 5)

    table.play(hireling_fights, answers=["eyrie: cobbler"], dice=[1, 0])

    assert supporters(table) == ["cobbler"]


def test_a_player_who_is_credited_with_the_removal_pays(table: RootTestTable) -> None:
    sympathy(table, 5)
    table.place(5, marquise=1)
    table.give("eyrie", "cobbler")
    table.give("marquise", "bake_sale")

    played = table.play(
        battle("marquise", "alliance", 5, credit=table.seat("eyrie")),
        answers=["eyrie: cobbler"],
        dice=[0, 0],
    )

    assert played.only(OutragePaid).payer == table.seat("eyrie")
    assert table.score("eyrie") == 1
    assert table.hand("marquise") == ["bake_sale"]


def test_only_payer_and_alliance_see_the_card(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.place(5, eyrie=1)
    table.give("eyrie", "anvil")

    played = table.play(enter(table, "eyrie", 5, FOX_CLEARING), answers=["eyrie: anvil"])

    pair = (table.seat("alliance"), table.seat("eyrie"))
    assert played.audience(OutragePaidWith) == [pair]
    assert played.only(OutragePaidWith).card == CardId(table.board("alliance").supporters[0])
    assert played.audience(OutragePaid) == [None]


def test_a_player_who_has_no_matching_card_is_asked_too_and_shows_the_hand(
    table: RootTestTable,
) -> None:
    sympathy(table, FOX_CLEARING)
    table.place(5, marquise=1)
    table.give("marquise", "sword")
    table.deck("anvil", "cobbler")

    table.play(enter(table, "marquise", 5, FOX_CLEARING), answers=["marquise: pass"])

    assert supporters(table) == ["anvil"]
    assert table.hand("marquise") == ["sword"]


def test_a_player_who_has_a_matching_card_cannot_keep_it(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.place(5, marquise=1)
    table.give("marquise", "anvil", "foxfolk_steel", "sword")

    table.play(enter(table, "marquise", 5, FOX_CLEARING))

    assert [o.key() for o in table.options("marquise")] == ["card:anvil", "card:foxfolk_steel"]


def test_the_alliances_own_moves_cause_no_outrage(table: RootTestTable) -> None:
    sympathy(table, FOX_CLEARING)
    table.place(5, alliance=1)
    table.give("alliance", "anvil")

    table.play(enter(table, "alliance", 5, FOX_CLEARING))

    assert supporters(table) == []
    assert table.hand("alliance") == ["anvil"]


def test_attacking_the_alliance_deals_the_higher_roll_as_everybody(table: RootTestTable) -> None:
    officers(table, 1)
    table.place(5, alliance=3, marquise=3)

    table.start("alliance", "operations")
    defender = table.seat("marquise")
    played = table.choose("alliance", AllianceBattle(Clearing(5), defender), dice=[1, 3])

    assert (played.only(Battled).dealt, played.only(Battled).suffered) == (3, 1)


def test_a_base_lost_to_a_favor_is_ordered_by_whose_turn_it_is(table: RootTestTable) -> None:
    fall_together(table, MOUSE_CLEARING)
    table.state.current = table.seat("marquise")

    async def favor(t: RootTable) -> None:
        pieces = ("base_mouse", "sympathy")
        loss = Loss(table.seat("alliance"), MOUSE_CLEARING, table.seat("marquise"), 0, pieces)
        await remove(t, [loss])

    played = table.play(favor, answers=["marquise: outrage", "marquise: codebreakers"])

    assert played.only(BaseLost).count == 2
    assert played.told(Placed) == []
    assert supporters(table) == ["anvil"]


def test_a_revolt_at_a_snare_lacks_supporters_and_is_not_barred() -> None:
    table = RootTestTable("alliance", "corvids", "marquise")
    sympathy(table, FOX_CLEARING)
    table.build(FOX_CLEARING, "corvids", "snare")
    stack(table, "anvil", "foxfolk_steel")
    table.start("alliance", "revolt")
    assert table.options("alliance", Revolt) == [Revolt(Clearing(FOX_CLEARING))]

    table.board("alliance").supporters.pop()
    stack(table, "bake_sale")
    table.start("alliance", "revolt")

    refusal = table.refused("alliance", Revolt(Clearing(FOX_CLEARING)))
    assert (refusal.key, refusal.law) == ("supporters-short", "8.4.1.II")


def test_no_revolt_where_a_snare_stays_because_the_stoic_protector_guards_it():
    table = RootTestTable("alliance", "corvids", "marquise")
    hire(table, "stoic_protector", "corvids")
    show(table, FOX_CLEARING, "snare", corvids=1)
    sympathy(table, FOX_CLEARING)
    stack(table, "ambush_fox", "anvil")
    revolt = Revolt(Clearing(FOX_CLEARING))

    table.start("alliance", "revolt", ["..."])
    assert revolt in table.options("alliance", Revolt), "it would fall first"

    card_of(table, "stoic_protector").pawn = FOX_CLEARING
    table.start("alliance", "revolt", ["..."])
    assert revolt not in table.options("alliance", Revolt)
    assert table.why("alliance", revolt)[1] == "13.7.2"
