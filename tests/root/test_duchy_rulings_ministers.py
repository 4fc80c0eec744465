"""The Duchy's rulings D9 to D15 and D24 to D27: swaying ministers, and their actions."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    BURROW,
    CARDS,
    FOX,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    Battle,
    BirdsDiscarded,
    CardsReturned,
    CardsRevealed,
    Clearing,
    Craft,
    Dig,
    DuchyBuild,
    MayorImitated,
    MinisterAction,
    Move,
    PieceKind,
    RootTestTable,
    Sway,
    duchy_daylight,
    duchy_table,
    ministers,
)

TABLE = duchy_table


def could_sway(table: RootTestTable) -> set[str]:
    """Return the ministers that the open menu lets the Duchy sway."""
    return {each.minister for each in table.options("duchy", Sway)}


SQUIRES, NOBLES = {"foremole", "captain", "marshal"}, {"brigadier", "banker", "mayor"}


# Swaying (12.5.3)


@pytest.mark.ruling("seed:D9")
def test_each_card_needs_a_clearing_of_its_suit(table):
    for clearing in (FOX, OTHER_FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler", "sword")

    duchy_daylight(table, "sway")
    assert could_sway(table) == SQUIRES | NOBLES
    table.choose("duchy", Sway("banker"))
    assert "card:sword" not in [each.key() for each in table.options("duchy")]
    played = table.choose("duchy", "anvil foxfolk_steel cobbler")

    shown = [CARDS[card].key for card in played.only(CardsRevealed).cards]
    assert shown == ["foxfolk_steel", "anvil", "cobbler"]
    assert table.board("duchy").swayed == ["banker"]
    assert table.score("duchy") == 2


@pytest.mark.ruling("seed:D9")
def test_with_one_fox_clearing_the_second_fox_card_does_not_count(table):
    for clearing in (FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler", "sword")

    duchy_daylight(table, "sway")

    assert could_sway(table) == SQUIRES
    refusal = table.refused("duchy", Sway("mayor"))
    assert (refusal.key, refusal.law, refusal.args_of_words["have"]) == (
        "sway-cards",
        "12.5.3.II",
        2,
    )
    table.choose("duchy", Sway("foremole"))
    assert table.refused("duchy", "anvil foxfolk_steel").key == "too-many-alike"


@pytest.mark.ruling("seed:D10")
def test_a_crowded_clearing_still_allows_one_card(table):
    table.place(FOX, duchy=3)
    table.build(FOX, "duchy", "tunnel", "market")
    table.give("duchy", "anvil", "foxfolk_steel")

    duchy_daylight(table, "assembly")

    assert could_sway(table) == set()
    assert table.refused("duchy", Sway("captain")).args_of_words["places"] == 1


@pytest.mark.ruling("seed:D11")
def test_a_bird_uses_up_any_one_clearing_and_is_discarded_in_evening(table):
    for clearing in (FOX, OTHER_FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "armorers", "sappers", "sword", "anvil")

    duchy_daylight(table, "sway")
    assert could_sway(table) == SQUIRES | NOBLES
    table.choose("duchy", Sway("brigadier"))
    assert "card:sword" not in [each.key() for each in table.options("duchy")]
    played = table.choose("duchy", "armorers sappers anvil")

    assert played.only(BirdsDiscarded).seat == table.seat("duchy")
    assert len(played.only(BirdsDiscarded).cards) == 2
    assert table.discarded()[:1] == ["armorers"]
    assert "anvil" in table.hand("duchy")


@pytest.mark.ruling("seed:D12")
def test_an_army_in_the_burrow_sways_nobody(table):
    table.place(BURROW, duchy=20)
    table.give("duchy", "anvil", "armorers", "sappers", "sword")

    duchy_daylight(table, "assembly")

    assert could_sway(table) == set()
    assert table.refused("duchy", Sway("foremole")).args_of_words["have"] == 0


@pytest.mark.ruling("seed:D13")
def test_a_card_revealed_to_build_cannot_be_revealed_again(table):
    for clearing in (FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "cobbler")

    duchy_daylight(table)
    assert could_sway(table) == SQUIRES
    table.choose("duchy", DuchyBuild(PieceKind("market"), Clearing(FOX)), ["duchy: anvil"])

    assert table.revealed("duchy") == ["anvil"]
    assert could_sway(table) == set()


@pytest.mark.ruling("seed:D14")
def test_a_revealed_card_is_back_in_time_to_be_crafted(table):
    table.place(FOX, duchy=1)
    table.give("duchy", "anvil")

    duchy_daylight(table)
    table.choose("duchy", DuchyBuild(PieceKind("market"), Clearing(FOX)), ["duchy: anvil"])
    played = table.choose("duchy", "done")

    assert played.only(CardsReturned).cards == (table.card("anvil"),)
    assert table.options("duchy", Craft) == [Craft(table.card("anvil"))]
    table.choose("duchy", Craft(table.card("anvil")))
    assert table.score("duchy") == 2


@pytest.mark.ruling("seed:D15")
def test_a_revealed_bird_dominance_lies_beside_the_map_afterwards(table):
    table.place(FOX, duchy=1)
    table.give("duchy", "dominance_bird")

    duchy_daylight(table)
    table.choose(
        "duchy", DuchyBuild(PieceKind("citadel"), Clearing(FOX)), ["duchy: dominance_bird"]
    )
    table.choose("duchy", "done")

    assert table.state.available == [table.card("dominance_bird")]
    assert table.hand("duchy") != ["dominance_bird"]


# Actions of ministers (12.5.2)


@pytest.mark.ruling("seed:D24")
def test_the_mayor_does_again_what_a_squire_or_noble_did(table):
    ministers(table, "foremole", "mayor", "earl", "banker")
    table.place(FOX, duchy=1)
    table.build(MOUSE, "duchy", "citadel")
    table.give("duchy", "sword", "cobbler", "anvil")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("foremole"), [f"duchy: market:{FOX}", "duchy: sword"])
    table.choose("duchy", MinisterAction("mayor"))
    assert {each.minister for each in table.options("duchy")} == {"foremole", "banker"}
    played = table.choose("duchy", "foremole", [f"duchy: market:{FOX}", "duchy: cobbler"])

    assert table.pieces("duchy", FOX) == ["market", "market"]
    assert played.only(MayorImitated).minister == "foremole"
    assert table.refused("duchy", MinisterAction("mayor")).key == "minister-acted"
    assert MinisterAction("banker") in table.options("duchy"), "it has not acted itself"


@pytest.mark.ruling("seed:D25")
def test_banker_and_mayor_as_banker_are_two_spends_of_a_suit_each(table):
    ministers(table, "banker", "mayor")
    table.give("duchy", "cobbler", "bake_sale", "armorers", "anvil", "foxfolk_steel")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("banker"), ["duchy: rabbit"])
    table.choose("duchy", "cobbler bake_sale armorers")
    table.choose("duchy", MinisterAction("mayor"))
    assert table.asked("duchy") == "duchy.banker", "one suit is asked even if it is the only one"
    table.choose("duchy", "fox", ["duchy: anvil foxfolk_steel"])

    assert table.score("duchy") == 5
    assert table.hand("duchy")[5:] == []
    assert len(table.state.discard) == 5


@pytest.mark.ruling("seed:D25")
def test_the_banker_takes_one_suit_at_a_time(table):
    ministers(table, "banker")
    table.give("duchy", "cobbler", "anvil")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("banker"))
    assert [each.suit for each in table.options("duchy")] == ["fox", "rabbit"]
    table.choose("duchy", "fox")

    assert [each.key() for each in table.options("duchy")] == ["card:anvil"]


@pytest.mark.ruling("seed:D26")
def test_the_brigadier_moves_twice_or_fights_twice(table):
    ministers(table, "brigadier")
    table.place(FOX, duchy=4, marquise=3)

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("brigadier"))
    assert table.options("duchy", Move)
    assert table.options("duchy", Battle)
    table.choose("duchy", f"{FOX}:7:1")
    assert table.options("duchy", Battle) == []
    table.choose("duchy", f"7:{FOX}:1")

    assert table.warriors("duchy", FOX) == 4


@pytest.mark.ruling("seed:D26")
def test_after_a_battle_the_brigadier_only_fights(table):
    ministers(table, "brigadier")
    table.place(FOX, duchy=4, marquise=3)

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("brigadier"))
    table.choose("duchy", f"battle:{FOX}:1", dice=[1, 0])
    assert table.options("duchy", Move) == []
    table.choose("duchy", f"battle:{FOX}:1", dice=[1, 0])

    assert table.warriors("marquise", FOX) == 1


@pytest.mark.ruling("seed:D27")
def test_the_duchess_scores_for_the_third_tunnel_dug_this_turn(table):
    ministers(table, "duchess")
    table.build(FOX, "duchy", "tunnel")
    table.build(MOUSE, "duchy", "tunnel")
    table.place(BURROW, duchy=1)
    table.give("duchy", "cobbler")

    duchy_daylight(table)
    refusal = table.refused("duchy", MinisterAction("duchess"))
    assert (refusal.key, refusal.law) == ("minister-idle", "12.5.2.VII")
    assert table.score("duchy") == 0
    table.choose("duchy", Dig(Clearing(RABBIT)), ["duchy: cobbler"])
    table.choose("duchy", MinisterAction("duchess"))

    assert table.score("duchy") == 2
