"""The Underground Duchy (Law 12): its Evening, its failures, its view, and computer players."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    BURROW,
    CARDS,
    FAILURE,
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    Clearing,
    Craft,
    Done,
    Drew,
    DuchyBattle,
    DuchyBoard,
    FailurePaid,
    battle,
    duchy_build,
    duchy_daylight,
    duchy_table,
    know,
    ministers,
)

TABLE = duchy_table


# Evening (12.6)


@pytest.mark.parametrize("markets", [0, 1, 2, 3])
def test_markets_bring_cards(table, markets):
    for clearing in (FOX, RABBIT, MOUSE)[:markets]:
        table.build(clearing, "duchy", "market")

    played = table.start("duchy", "draw")

    assert next(each for each in played.told(Drew)).count == 1 + markets


def test_more_than_five_cards_are_discarded(table):
    table.give("duchy", "anvil", "sword", "cobbler", "bake_sale", "investments")

    table.start("duchy", "draw")

    assert table.asked("duchy") == "discard"


def test_citadels_and_markets_craft_alike_in_evening(table):
    table.build(MOUSE, "duchy", "citadel", "market")
    table.give("duchy", "scouting_party", "root_tea_fox")

    table.start("duchy", "evening")
    assert len(table.options("duchy", Craft)) == 2, "two mice: a citadel and a market"
    table.choose("duchy", Craft(table.card("root_tea_fox")))

    assert table.score("duchy") == 2
    assert table.refused("duchy", Craft(table.card("scouting_party"))).law == "4.1.1"


def test_cobbler_still_moves_before_revealed_cards_come_back(table):
    table.place(FOX, duchy=2)
    table.craft("duchy", "cobbler")
    table.give("duchy", "anvil")
    duchy_daylight(table)
    table.choose("duchy", duchy_build("market", FOX), ["duchy: anvil"])
    table.choose("duchy", "use:cobbler", [f"duchy: {FOX}:{MOUSE}:1"])

    assert table.warriors("duchy", MOUSE) == 1
    assert table.revealed("duchy") == []


# The Price of Failure (12.2.3)


def test_in_the_turns_of_others_the_plan_says_who_leaves():
    table = duchy_table(responses="planned")
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "duchy", "citadel")
    ministers(table, "mayor", "banker")
    table.state.plans[table.seat("duchy")]["failure"] = FAILURE.default() | {"noble": "banker"}
    table.state.current = table.seat("marquise")

    played = table.play(battle("marquise", "duchy", MOUSE), dice=[0, 0])

    assert played.only(FailurePaid).minister == "banker"
    assert table.board("duchy").swayed == ["mayor"]


def test_revealed_cards_are_safe_from_the_price(table):
    table.place(MOUSE, duchy=1, marquise=3)
    table.place(FOX, duchy=1)
    table.build(MOUSE, "duchy", "citadel")
    table.give("duchy", "anvil")

    duchy_daylight(table)
    table.choose("duchy", duchy_build("market", FOX), ["duchy: anvil"])
    table.choose("duchy", DuchyBattle(Clearing(MOUSE), table.seat("marquise")), dice=[3, 2])

    assert table.discarded() == []
    assert "anvil" in table.hand("duchy")


# The view


def test_revealed_cards_lie_open_and_the_hand_does_not(table):
    table.place(FOX, duchy=1)
    table.give("duchy", "anvil", "sword")
    duchy_daylight(table)
    table.choose("duchy", duchy_build("market", FOX), ["duchy: anvil"])

    seen = GAME.view(table.state, table.seat("eyrie"))

    assert [CARDS[card].key for card in table.board_seen("duchy", "eyrie").revealed] == ["anvil"]
    assert seen.seats[table.seat("duchy")].cards == 1
    assert seen.hand == ()
    assert table.board_seen("duchy", "eyrie").actions_left == 1


def test_a_player_who_saw_a_card_revealed_knows_it_is_back_in_hand(table):
    table.place(FOX, duchy=1)
    table.give("duchy", "anvil")
    duchy_daylight(table)
    played = table.choose("duchy", duchy_build("market", FOX), ["duchy: anvil"])
    over = table.choose("duchy", "done")

    eyrie = table.seat("eyrie")
    pile = (table.seat("duchy"), "hand")
    assert know(played.events, eyrie).sure.get(pile, {}) == {}
    assert know(over.events, eyrie).sure[pile] == {table.card("anvil"): 1}


def test_a_board_is_copied_whole():
    board = DuchyBoard(3, 1, ["earl"], ["earl"], {"lord": 2}, [4], True, "earl", "captain")

    copy = board.copy()

    assert copy == board
    copy.swayed.append("mayor")
    copy.crowns["lord"] = 0
    copy.revealed.clear()
    assert board.swayed == ["earl"]
    assert board.crowns == {"lord": 2}
    assert board.revealed == [4]


# Computer players


def test_a_swayed_minister_a_building_and_reach_are_worth_something(table):
    seat = table.seat("duchy")
    before = GAME.evaluate(table.state, seat)

    table.place(FOX, duchy=2)
    spread = GAME.evaluate(table.state, seat)
    table.build(FOX, "duchy", "citadel")
    built = GAME.evaluate(table.state, seat)
    ministers(table, "earl")
    swayed = GAME.evaluate(table.state, seat)

    assert before < spread < built < swayed


# Shared cards


def test_the_tax_collector_looks_on_the_map_and_not_into_the_burrow(table):
    table.place(BURROW, duchy=3)
    table.place(FOX, duchy=1)
    table.place(MOUSE, duchy=1)
    table.craft("duchy", "tax_collector")

    duchy_daylight(table)
    table.choose("duchy", "use:tax_collector")

    assert [each.clearing for each in table.options("duchy")] == [MOUSE, FOX]


def test_a_royal_claim_counts_the_burrow_which_the_duchy_always_rules(table):
    table.place(FOX, duchy=1)
    table.craft("duchy", "royal_claim")

    table.start("duchy", "birdsong")
    table.choose("duchy", "use:royal_claim")

    assert table.score("duchy") == 2


# What the button that ends a menu says


def said_of_done(table) -> list[str]:
    """Return the name of Done in the Duchy's menu, and what it asks first."""
    question = table.question("duchy")
    wording = Wording(GAME, "en", GAME.view(table.state, table.seat("duchy")))
    return [wording.option(Done(), question), wording.confirmation(Done(), question)]


def test_with_cards_to_take_back_done_leads_to_evening_where_the_duchy_crafts(table):
    table.build(MOUSE, "duchy", "citadel")
    table.give("duchy", "root_tea_mouse", "anvil")
    duchy_daylight(table)
    assert said_of_done(table)[0] == "End turn"
    assert table.options("duchy", Craft)

    table.board("duchy").revealed.append(table.take("sword"))
    duchy_daylight(table)
    label, asks = said_of_done(table)

    assert label == "On to Evening"
    assert asks == "Go on to Evening? Your revealed cards come back, and you may craft."
    table.choose("duchy", "done")
    assert said_of_done(table)[0] == "Draw cards and end turn"
