"""The Exiles & Partisans deck: its cards, and those used in Birdsong."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.root.kit import (
    CARDS,
    DECKS,
    GAME,
    STEPS,
    EffectLost,
    EffectOf,
    Placed,
    RootTestTable,
    Use,
    WarriorsOf,
    exiles,
    use,
)

TABLE = exiles


# The deck


def test_the_deck_is_the_published_one():
    deck = [CARDS[card] for card in DECKS["exiles_partisans"]]

    assert len(deck) == 54
    assert Counter(card.suit for card in deck) == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}


def test_the_cards_of_the_standard_deck_keep_their_numbers():
    assert DECKS["standard"] == tuple(range(54))
    assert [CARDS[number].key for number in (54, 55)] == ["loyal_vizier"] * 2


def test_cards_that_both_decks_have_are_the_same_cards():
    both = set(DECKS["standard"]) & set(DECKS["exiles_partisans"])

    kinds = Counter(CARDS[card].kind for card in both)
    assert kinds == {"item": 20, "ambush": 5, "dominance": 4}


def test_the_table_chooses_the_deck():
    standard, other = (RootTestTable(deck=deck) for deck in ("standard", "exiles_partisans"))
    for table in (standard, other):
        table.state.deck = []
        table.play(STEPS["setup.set_up_table"])

    assert sorted(cards_of(standard)) == sorted(DECKS["standard"])
    assert sorted(cards_of(other)) == sorted(DECKS["exiles_partisans"])


def cards_of(table: RootTestTable) -> list[int]:
    """List all cards that setup dealt."""
    return [*table.state.deck, *(card for hand in table.state.hands for card in hand)]


def test_both_decks_can_be_looked_up():
    names = {entry.key for entry in GAME.card_entries(GAME.words("en"))}

    assert {"royal_claim", "soup_kitchens", "anvil", "coffin_makers"} <= names
    assert len(names) == len({CARDS[card].key for deck in DECKS.values() for card in deck})


# Saboteurs


def test_saboteurs_discard_themselves_and_an_effect_of_an_enemy(table):
    table.craft("alliance", "saboteurs")
    table.craft("eyrie", "boat_builders", "tunnels")
    table.give("alliance", "anvil")
    table.turn("alliance")

    played = table.choose("alliance", use(table, "saboteurs"), ["alliance: 1:tunnels"])

    assert table.crafted("alliance") == []
    assert table.crafted("eyrie") == ["boat_builders"]
    assert table.discarded() == ["saboteurs", "tunnels"]
    assert played.only(EffectLost).seat == table.seat("eyrie")


def test_saboteurs_come_before_what_begins_by_itself(table):
    table.craft("marquise", "saboteurs")
    table.craft("eyrie", "informants")
    table.build(3, "marquise", "sawmill")

    first = table.turn("marquise")

    assert table.asked("marquise") == "turn.start"
    assert first.told(Placed) == []

    then = table.choose("marquise", use(table, "saboteurs"))

    assert table.crafted("eyrie") == []
    assert then.only(Placed).piece == "wood"


def test_a_player_who_goes_on_without_saboteurs_has_missed_the_start_of_birdsong(table):
    table.craft("marquise", "saboteurs", "false_orders")
    table.craft("eyrie", "informants")
    table.place(5, eyrie=1, marquise=1)
    table.turn("marquise", ["marquise: done"])

    assert use(table, "saboteurs") not in table.options("marquise", Use)
    refusal = table.refused("marquise", use(table, "saboteurs"))

    assert (refusal.key, refusal.law) == ("use-when", "1.4.1")
    assert use(table, "false_orders") in table.options("marquise", Use)


def test_nobody_is_stopped_by_saboteurs_without_a_target(table):
    table.craft("marquise", "saboteurs")
    table.place(5, marquise=1)

    table.turn("marquise")

    assert table.asked("marquise") == "marquise.daylight"


def test_saboteurs_spare_a_partner_in_a_coalition(table):
    table.craft("vagabond", "saboteurs")
    table.craft("eyrie", "informants")
    table.craft("marquise", "boat_builders")
    table.state.partner[table.seat("vagabond")] = table.seat("eyrie")
    table.board("vagabond").place = 5
    table.turn("vagabond")

    table.choose("vagabond", use(table, "saboteurs"))

    assert table.crafted("eyrie") == ["informants"]
    assert table.crafted("marquise") == []


def test_nobody_sees_which_twin_is_sabotaged(table):
    second = [card for card in DECKS["exiles_partisans"] if CARDS[card].key == "tunnels"][1]
    table.state.deck.remove(second)
    table.state.crafted[table.seat("eyrie")].append(second)
    table.craft("alliance", "saboteurs")
    table.craft("marquise", "informants")
    table.give("alliance", "anvil")
    table.turn("alliance")
    table.choose("alliance", use(table, "saboteurs"), ["alliance: ..."])

    shown = {option.card for option in table.options("alliance", EffectOf)}
    table.choose("alliance", "1:tunnels")

    assert second not in shown
    assert second in table.state.discard


# False Orders


def begin_orders(table: RootTestTable) -> None:
    """Make the Alliance use False Orders in their Birdsong."""
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.turn("alliance")
    table.choose("alliance", use(table, "false_orders"), ["alliance: ..."])


def test_false_orders_send_half_rounded_up_wherever_their_owner_says(table):
    table.place(5, marquise=5, eyrie=6)
    begin_orders(table)

    table.choose("alliance", WarriorsOf(table.seat("marquise"), 5), ["alliance: 2"])

    assert table.warriors("marquise", 5) == 2
    assert table.warriors("marquise", 2) == 3
    assert table.crafted("alliance") == []
    assert table.discarded() == ["false_orders"]


def test_a_player_who_is_forced_to_move_pays_outrage(table):
    table.place(5, marquise=1)
    table.build(2, "alliance", "sympathy")
    table.give("marquise", "root_tea_mouse")
    begin_orders(table)

    table.choose("alliance", "2", ["marquise: root_tea_mouse"])

    assert table.warriors("marquise", 2) == 1
    assert table.hand("marquise") == []


@pytest.mark.parametrize(("reading", "reached"), [("forced", {1, 2, 10}), ("own", {1, 2})])
def test_forced_warriors_move_by_their_own_rights_unless_the_table_reads_the_first_print(
    reading, reached
):
    table = exiles(false_orders=reading)
    table.place(5, marquise=2)
    table.craft("marquise", "boat_builders")
    begin_orders(table)

    assert {option.clearing for option in table.options("alliance")} == reached


def test_the_first_print_lets_the_owner_of_the_card_go_by_theirs():
    table = exiles(false_orders="own")
    table.place(5, marquise=2)
    table.craft("alliance", "boat_builders")
    begin_orders(table)

    assert {option.clearing for option in table.options("alliance")} == {1, 2, 10}


def test_false_orders_need_an_enemy_warrior(table):
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.place(5, alliance=1)
    table.turn("alliance")

    assert table.refused("alliance", use(table, "false_orders")).key == "use-nothing"


def test_false_orders_are_for_birdsong(table):
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.place(5, marquise=1)
    table.start("alliance", "daylight")

    assert table.refused("alliance", use(table, "false_orders")).key == "use-when"


def clergy_with_flowers(warriors: int = 2, plan: str = "", **options: str) -> RootTestTable:
    """Make the Alliance give false orders to warriors of the Clergy beside a flower."""
    table = exiles("clergy", "alliance", "eyrie", **options)
    if plan:
        table.state.plans[table.seat("clergy")]["flowers"] = {"carry": plan}
    table.place(5, clergy=warriors)
    table.build(5, "clergy", "flower_mouse")
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.turn("alliance")
    table.choose("alliance", use(table, "false_orders"), ["alliance: 2"])
    return table


@pytest.mark.ruling("seed:H32")
def test_a_player_who_is_forced_carries_along_what_they_like():
    table = clergy_with_flowers()
    assert table.asked("clergy") == "clergy.carry"

    table.choose("clergy", "flower_mouse=1")

    assert table.pieces("clergy", 2) == ["flower_mouse"]
    assert table.warriors("clergy", 2) == 1


@pytest.mark.ruling("seed:H32")
@pytest.mark.parametrize(
    ("plan", "warriors", "carried"),
    [("unguarded", 2, 0), ("unguarded", 1, 1), ("always", 2, 1), ("never", 1, 0)],
)
def test_a_table_with_plans_waits_for_nobody_who_is_forced(plan, warriors, carried):
    table = clergy_with_flowers(warriors, plan, responses="planned")

    assert table.warriors("clergy", 2) == 1
    assert table.pieces("clergy", 2) == ["flower_mouse"] * carried
    assert table.pieces("clergy", 5) == ["flower_mouse"] * (1 - carried)


def test_the_owner_of_the_card_carries_nothing_for_the_enemy():
    table = clergy_with_flowers(false_orders="own")

    assert table.pieces("clergy", 5) == ["flower_mouse"]
    assert table.warriors("clergy", 2) == 1
