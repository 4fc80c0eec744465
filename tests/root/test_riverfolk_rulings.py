"""The Riverfolk's own turn: setup, Birdsong, moves, recruits, crafting (Law 11.3 to 11.5)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    Craft,
    DrawCard,
    DrewOpenly,
    FundsGathered,
    Protected,
    RiverfolkMove,
    SetPrices,
    box,
    census,
    establish,
    exiles,
    export,
    funds,
    kept_in,
    land,
    lose_post,
    post,
    riverfolk_table,
    supply_left,
    swim,
    trade,
)

FOX_RUIN, LONELY_MOUSE = 12, 9
"""A fox clearing with a ruin and without a river, and a mouse clearing without one."""


TABLE = riverfolk_table


# Setup (11.3)


@pytest.mark.ruling("expansion:RC1")
def test_setup_by_rivers_with_three_payments_and_prices(table):
    table.build(4, "marquise", "keep")

    table.set_up("riverfolk")
    assert set(table.question("riverfolk").form.bounds) == {"5", "7", "10", "11"}
    table.choose("riverfolk", "7=4")

    assert table.warriors("riverfolk", 7) == 4
    assert table.state.supply[table.seat("riverfolk")] == 8
    assert kept_in(table, "payments") == {"riverfolk": 3}
    assert kept_in(table, "funds") == {}
    assert len(table.options("riverfolk", SetPrices)) == 4**3
    table.choose("riverfolk", SetPrices(1, 4, 3))
    assert table.board("riverfolk").prices == {"hand": 1, "boats": 4, "mercenaries": 3}


# Birdsong (11.4)


@pytest.mark.ruling("expansion:RC2")
def test_the_first_birdsong_asks_nothing_and_scores_nothing(table):
    box(table, "payments", riverfolk=3)
    table.place(7, riverfolk=1)

    played = table.turn("riverfolk", ["riverfolk: ..."])

    assert played.told(Protected) == []
    assert table.score("riverfolk") == 0
    assert kept_in(table, "funds") == {"riverfolk": 3}
    assert table.asked("riverfolk") == "riverfolk.daylight"


@pytest.mark.ruling("expansion:RC3")
@pytest.mark.parametrize(("supply", "placed"), [(8, 2), (1, 1), (0, 0)])
def test_empty_payments_are_filled_as_far_as_the_supply_goes(table, supply, placed):
    supply_left(table, "riverfolk", supply)

    played = table.turn("riverfolk", ["..."])

    assert [each.count for each in played.told(Protected)] == [placed] * bool(placed)
    assert sum(kept_in(table, "funds").values()) == placed


@pytest.mark.ruling("expansion:RC4")
def test_anothers_payment_is_payment_enough(table):
    box(table, "payments", eyrie=1)

    played = table.turn("riverfolk", ["..."])

    assert played.told(Protected) == []
    assert kept_in(table, "funds") == {"eyrie": 1}


@pytest.mark.ruling("expansion:RC5")
def test_dividends_count_the_funds_box_alone(table):
    post(table, MOUSE)
    funds(table, riverfolk=3, eyrie=2)
    box(table, "payments", marquise=4)
    box(table, "committed", riverfolk=2)
    table.board("riverfolk").spaces["fox"].append(table.seat("eyrie"))
    lose_post(table, "fox")

    played = table.turn("riverfolk", ["..."])

    assert table.score("riverfolk") == 2
    assert played.only(FundsGathered).count == 12


@pytest.mark.ruling("expansion:RC6")
def test_no_dividends_without_a_post_on_the_map(table):
    funds(table, riverfolk=6)
    lose_post(table, "fox", 2)

    table.turn("riverfolk", ["..."])

    assert table.score("riverfolk") == 0


@pytest.mark.ruling("expansion:RC7")
def test_what_protectionism_brings_is_no_fund_yet(table):
    post(table, MOUSE)
    funds(table, riverfolk=1)

    table.turn("riverfolk", ["..."])

    assert table.score("riverfolk") == 0
    assert kept_in(table, "funds") == {"riverfolk": 3}


@pytest.mark.ruling("expansion:RC8")
def test_dividends_that_reach_thirty_win_before_funds_are_gathered(table):
    post(table, MOUSE)
    table.points(riverfolk=28)
    funds(table, riverfolk=4)
    box(table, "payments", eyrie=1)

    played = table.turn("riverfolk")

    assert table.winners == ["riverfolk"]
    assert played.told(FundsGathered) == []


# Committing and spending (11.5)


@pytest.mark.ruling("expansion:RC9")
def test_a_committed_fund_waits_on_the_board(table):
    funds(table, marquise=2, riverfolk=1)
    box(table, "payments", riverfolk=1)
    before = census(table.state)
    trade(table)

    table.choose("riverfolk", DrawCard(), ["riverfolk: 1", "riverfolk: ..."])

    assert kept_in(table, "committed") == {"marquise": 1}
    assert table.state.supply[table.seat("marquise")] == 25 - 2
    assert census(table.state) == before
    table.turn("riverfolk", ["..."])
    assert kept_in(table, "funds") == {"marquise": 2, "riverfolk": 2}


@pytest.mark.ruling("expansion:RC10")
def test_a_spent_fund_goes_home_and_an_own_warrior_comes(table):
    funds(table, marquise=2, riverfolk=1)
    trade(table)

    table.choose("riverfolk", land(7), ["riverfolk: 1", "riverfolk: ..."])

    assert table.state.supply[table.seat("marquise")] == 25 - 1
    assert table.state.supply[table.seat("riverfolk")] == 15 - 1 - 1
    assert table.warriors("riverfolk", 7) == 1


@pytest.mark.ruling("expansion:RC11")
def test_with_an_empty_supply_only_an_own_fund_recruits(table):
    funds(table, riverfolk=1, eyrie=1)
    supply_left(table, "riverfolk", 0)
    trade(table)
    table.choose("riverfolk", land(7))
    assert table.warriors("riverfolk", 7) == 1
    assert kept_in(table, "funds") == {"eyrie": 1}

    assert table.why("riverfolk", land(7)) == ("recruit-supply", "1.5.4")


@pytest.mark.ruling("expansion:RC12")
def test_recruiting_takes_a_river_and_no_rule():
    table = riverfolk_table("marquise", "eyrie", "corvids")
    table.build(4, "marquise", "keep")
    table.build(7, "corvids", "snare")
    table.place(11, eyrie=3)
    funds(table, riverfolk=1)
    trade(table)

    assert table.why("riverfolk", land(12)) == ("recruit-river", "11.5.5")
    assert table.why("riverfolk", land(4)) == ("place-barred", "6.2.2")
    assert table.why("riverfolk", land(7)) == ("place-barred", "13.7.2")
    table.choose("riverfolk", land(11))
    assert table.warriors("riverfolk", 11) == 1


@pytest.mark.ruling("expansion:RC13")
def test_everybody_sees_a_drawn_card_of_the_shuffled_discard_pile(table):
    funds(table, riverfolk=1)
    table.deck()
    table.state.discard = [table.card("anvil")]
    trade(table)

    played = table.choose("riverfolk", DrawCard())

    assert played.audience(DrewOpenly) == [None]
    assert table.hand("riverfolk") == ["anvil"]


@pytest.mark.ruling("expansion:RC14")
def test_rivers_need_no_rule_and_paths_do(table):
    table.place(7, riverfolk=1, marquise=3)
    table.place(11, marquise=3)
    table.place(12, marquise=3)
    funds(table, riverfolk=2)
    trade(table)

    assert table.why("riverfolk", swim(7, 12, 1)) == ("move-no-rule", "4.2.1")
    table.choose("riverfolk", swim(7, 11, 1))
    assert table.warriors("riverfolk", 11) == 1


@pytest.mark.ruling("expansion:RC15")
def test_a_river_leads_from_clearing_to_clearing(table):
    table.place(4, riverfolk=1)
    funds(table, riverfolk=2)
    trade(table)

    assert table.why("riverfolk", swim(4, 11, 1))[0] == "move-not-adjacent"
    table.choose("riverfolk", swim(4, 7, 1))
    table.choose("riverfolk", swim(7, 11, 1))
    assert kept_in(table, "committed") == {"riverfolk": 2}


# Crafting and exporting (11.5.3)


@pytest.mark.ruling("expansion:RC28")
def test_crafting_puts_funds_on_the_spaces_of_the_suits(table):
    post(table, FOX, MOUSE)
    funds(table, eyrie=1, riverfolk=2)
    table.give("riverfolk", "tax_collector")
    trade(table)
    tax = Craft(table.card("tax_collector", "riverfolk"))
    assert table.why("riverfolk", tax) == ("craft-cost", "11.2.1")

    post(table, RABBIT)
    trade(table)
    table.choose("riverfolk", tax)
    spaces = table.board("riverfolk").spaces
    assert sorted(len(row) for row in spaces.values()) == [1, 1, 1]
    assert kept_in(table, "committed") == {}
    assert table.crafted("riverfolk") == ["tax_collector"]


@pytest.mark.ruling("expansion:RC29")
def test_any_suit_is_paid_on_spaces_of_their_choice():
    table = exiles("riverfolk", "marquise", "eyrie")
    post(table, FOX, FOX_RUIN, MOUSE)
    funds(table, riverfolk=3)
    table.give("riverfolk", "corvid_planners", "propaganda_bureau")
    trade(table)

    table.choose(
        "riverfolk", Craft(table.card("corvid_planners", "riverfolk")), ["riverfolk: fox=1 mouse=1"]
    )
    assert [len(row) for row in table.board("riverfolk").spaces.values()] == [1, 0, 1]
    bureau = Craft(table.card("propaganda_bureau", "riverfolk"))
    assert table.why("riverfolk", bureau) == ("riverfolk-few-funds", "11.5.3")


@pytest.mark.ruling("expansion:RC30")
def test_a_space_serves_once_until_funds_are_gathered(table):
    post(table, FOX)
    funds(table, riverfolk=3)
    table.give("riverfolk", "anvil", "armorers")
    trade(table)
    table.choose("riverfolk", Craft(table.card("anvil", "riverfolk")))

    armorers = Craft(table.card("armorers", "riverfolk"))
    assert table.why("riverfolk", armorers)[0] == "craft-cost"
    table.turn("riverfolk", ["..."])
    table.choose("riverfolk", armorers)
    assert table.crafted("riverfolk") == ["armorers"]


@pytest.mark.ruling("expansion:RC31")
def test_an_export_brings_a_warrior_instead_of_the_item(table):
    post(table, FOX)
    funds(table, riverfolk=1)
    table.give("riverfolk", "anvil")
    trade(table)

    table.choose("riverfolk", export(table, "anvil"), ["..."])

    assert table.discarded() == ["anvil"]
    assert table.state.items["hammer"] == 1
    assert table.score("riverfolk") == 0
    assert len(table.board("riverfolk").spaces["fox"]) == 1
    assert kept_in(table, "payments") == {"riverfolk": 1}
    assert table.turn("riverfolk", ["..."]).told(Protected) == []


@pytest.mark.ruling("expansion:RC32")
def test_only_what_could_be_crafted_can_be_exported(table):
    post(table, FOX, FOX_RUIN)
    funds(table, riverfolk=3)
    table.state.items["hammer"] = 0
    table.craft("riverfolk", "armorers")
    table.give("riverfolk", "anvil", "armorers", "ambush_fox", "dominance_fox")
    trade(table)

    hand = table.hand("riverfolk")
    reasons = {each: table.why("riverfolk", export(table, each))[0] for each in hand}
    assert reasons == {
        "anvil": "craft-no-item",
        "armorers": "craft-twin",
        "ambush_fox": "craft-never",
        "dominance_fox": "craft-never",
    }


@pytest.mark.ruling("expansion:RC33")
@pytest.mark.parametrize("card", ["favor_of_the_mice", "scouting_party"])
def test_an_exported_effect_does_not_happen(table, card):
    post(table, MOUSE)
    lose_post(table, "mouse", 2)
    table.place(MOUSE, eyrie=2)
    funds(table, riverfolk=3)
    table.give("riverfolk", card)
    trade(table)

    table.choose("riverfolk", export(table, card), ["..."])

    assert table.warriors("eyrie", MOUSE) == 2
    assert table.discarded() == [card]
    assert table.crafted("riverfolk") == []


@pytest.mark.ruling("expansion:RC34")
def test_nothing_is_exported_with_an_empty_supply(table):
    post(table, FOX)
    funds(table, eyrie=1)
    supply_left(table, "riverfolk", 0)
    table.give("riverfolk", "anvil")
    trade(table)

    assert table.why("riverfolk", export(table, "anvil")) == ("export-supply", "1.5.4")


# Evening and the rest


@pytest.mark.ruling("expansion:RC57")
def test_evening_discards_draws_nothing_and_ends_with_prices():
    table = riverfolk_table("marquise", "eyrie", "corvids")
    table.build(7, "corvids", "plot")
    table.board("corvids").facedown[7] = "bomb"
    table.place(7, riverfolk=1)
    table.give("riverfolk", *["anvil", "sword", "armorers", "sappers", "cobbler", "codebreakers"])
    table.give("riverfolk", "investments")

    table.start("riverfolk", "discard", ["riverfolk: anvil sword", "riverfolk: ..."])

    assert len(table.hand("riverfolk")) == 5
    assert table.asked("riverfolk") in ("turn.rest", "riverfolk.discard")
    table.choose("riverfolk", "done")
    assert table.asked("riverfolk") == "riverfolk.prices"
    kinds = {type(each).__name__ for each in table.options("riverfolk")}
    assert kinds == {"SetPrices", "Done"}


@pytest.mark.ruling("expansion:RC58")
def test_prices_set_in_evening_count_for_the_next_buyer(table):
    table.give("riverfolk", "anvil")
    table.state.order = [table.seat(key) for key in ("riverfolk", "marquise", "eyrie", "vagabond")]
    table.start("riverfolk", "prices", ["riverfolk: ..."])
    assert table.why("riverfolk", SetPrices(5, 1, 1)) == ("prices-track", "11.6.2")

    table.choose("riverfolk", SetPrices(4, 2, 4))

    assert table.question("marquise").context["hand"] == 4
    table.start("riverfolk", "prices", ["riverfolk: done", "marquise: ..."])
    assert table.question("marquise").context["hand"] == 4


@pytest.mark.ruling("expansion:RC59")
def test_under_dominance_only_points_are_missing(table):
    table.state.dominance[0] = table.take("dominance_bird")
    post(table, MOUSE)
    table.place(FOX, riverfolk=2)
    funds(table, riverfolk=4)
    box(table, "payments", eyrie=1)

    table.turn("riverfolk", ["..."])
    table.choose("riverfolk", establish(FOX))

    assert table.state.points[0] == 0
    assert table.pieces("riverfolk", FOX) == ["post_fox"]


@pytest.mark.ruling("expansion:RC60")
def test_a_post_needs_no_slot(table):
    table.build(1, "marquise", "sawmill")
    table.place(FOX_RUIN, marquise=1)
    assert table.state.open_slots(1) == 0
    funds(table, marquise=4)
    trade(table)

    table.choose("riverfolk", establish(1))
    table.choose("riverfolk", establish(FOX_RUIN))
    assert table.pieces("riverfolk", 1) == table.pieces("riverfolk", FOX_RUIN) == ["post_fox"]


@pytest.mark.ruling("expansion:RC61")
def test_with_nothing_on_the_map_they_still_trade(table):
    table.turn("riverfolk", ["..."])

    assert kept_in(table, "funds") == {"riverfolk": 2}
    table.choose("riverfolk", DrawCard())
    table.choose("riverfolk", land(7))
    assert len(table.hand("riverfolk")) == 1
    assert table.warriors("riverfolk", 7) == 1
    assert not table.options("riverfolk", RiverfolkMove)
    assert GAME.view(table.state, None).seats[0].open_hand is not None
