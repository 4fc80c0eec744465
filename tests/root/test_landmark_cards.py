"""The rulings of the Market, the Forge, towns and the Lost City: situations and outcomes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.root.kit import (
    CARDS,
    GAME,
    BuildGarden,
    Clearing,
    Craft,
    Drew,
    MarketSwap,
    Match,
    Rally,
    Revolt,
    RootTestTable,
    Scored,
    Setup,
    SwappedWere,
    all_cards,
    battle,
    building,
    campaign,
    chance_of,
    coffins,
    cult_table,
    duchy_table,
    hidden_piles,
    in_box,
    marquise_daylight,
    missing_for_dominance,
    ready_pieces,
    sites,
    stack,
    stand,
    sympathy,
)

RIVER, OPPOSITE = 10, 5
"""Two clearings of the Autumn linked by the river, not by a path."""
CITY = "fox rabbit mouse"


# The Black Market


@pytest.mark.ruling("setup:LM16")
def test_three_cards_of_the_deck_lie_unseen_at_the_market():
    table = RootTestTable()
    stand(table, "black_market", 1)
    market = [card for stall in table.state.market for card in stall]
    assert len(market) == 3
    assert not set(market) & set(table.state.deck)
    assert len(all_cards(table.state)) == 54
    for seat in (0, None):
        assert all(stall in hidden_piles(table.state, seat) for stall in table.state.market)

    two = Match.new(GAME, Setup("root", ("marquise", "eyrie"), {}), chance_of(1)).state
    assert not any("dominance" in name for name in table_names(two))


def table_names(state) -> list[str]:
    return [CARDS[card].key for card in all_cards(state)]


@pytest.mark.ruling("setup:LM17")
def test_a_swap_is_seen_by_nobody_else_and_made_once():
    table = RootTestTable()
    stand(table, "black_market", 1)
    table.place(1, marquise=1)
    table.give("marquise", "dominance_fox", "anvil")
    marquise_daylight(table)
    played = table.choose("marquise", MarketSwap(table.card("dominance_fox", "marquise"), 2))

    assert played.audience(SwappedWere) == [(table.seat("marquise"),)]
    assert table.state.available == []
    assert len(table.hand("marquise")) == 2
    stall = table.state.market[1]
    assert stall not in hidden_piles(table.state, table.seat("marquise"))
    assert stall in hidden_piles(table.state, table.seat("eyrie"))
    again = MarketSwap(table.card("anvil", "marquise"), 1)
    assert table.why("marquise", again) == ("market-once", "")


def test_a_swap_without_pieces_or_of_a_fourth_card_is_refused():
    table = RootTestTable()
    stand(table, "black_market", 1)
    table.place(9, marquise=1)
    table.give("marquise", "anvil")
    marquise_daylight(table)
    anvil = table.card("anvil", "marquise")
    assert table.why("marquise", MarketSwap(anvil, 1))[0] == "market-no-pieces"
    table.place(1, marquise=1)
    marquise_daylight(table)
    assert table.why("marquise", MarketSwap(anvil, 4))[0] == "market-stall"


# The Legendary Forge


@pytest.mark.ruling("setup:LM19")
@pytest.mark.parametrize(
    ("clearing", "items"),
    [
        (8, {"sword": 2, "crossbow": 1, "hammer": 1}),
        (7, {"bag": 2, "tea": 2}),
        (5, {"boot": 2, "coins": 2}),
    ],
)
def test_items_go_to_the_forge_by_its_suit(clearing, items):
    table = RootTestTable()
    before = dict(table.state.items)
    stand(table, "legendary_forge", clearing)
    assert table.state.forge == items
    assert all(table.state.items[item] == before[item] - n for item, n in items.items())


@pytest.mark.ruling("setup:LM19")
def test_an_item_of_the_forge_takes_a_piece_there():
    table = RootTestTable()
    stand(table, "legendary_forge", 8)
    table.build(1, "marquise", "workshop")
    table.give("marquise", "anvil")
    table.start("marquise", "craft")
    anvil = Craft(table.card("anvil", "marquise"))
    assert table.why("marquise", anvil) == ("craft-at-forge", "")

    table.place(8, marquise=1)
    table.start("marquise", "craft")
    assert anvil in table.options("marquise", Craft)


@pytest.mark.ruling("setup:LM20")
@pytest.mark.parametrize(("key", "points"), [("marquise", 3), ("eyrie", 2)])
def test_forging_draws_a_card_and_scores_one_more(key, points):
    """An anvil scores 2; the Eyrie's Disdain for Trade leaves them 1 (7.2.3)."""
    table = RootTestTable()
    stand(table, "legendary_forge", 8)
    table.build(8, key, {"marquise": "workshop", "eyrie": "roost"}[key])
    table.give(key, "anvil", "ambush_fox")
    table.start(key, "craft")
    played = table.choose(key, Craft(table.card("anvil", key)), ["..."])

    assert next(e for e in played.told(Drew)).count == 1
    assert played.told(Scored)[0].points == points
    assert table.state.forge["hammer"] == 0


# Towns, after a single program (proposed)


@pytest.mark.ruling("setup:LM21")
def test_a_town_stands_in_a_clearing_of_its_suit():
    table = RootTestTable()
    for town, suit in (("rabbittown", "rabbit"), ("mousehold", "mouse")):
        assert {table.state.suits[c] for c in sites(table.state, town)} == {suit}


@pytest.mark.ruling("setup:LM22")
def test_a_rabbit_card_rallies_warriors_in_rabbittown():
    table = RootTestTable()
    stand(table, "rabbittown", 5)
    table.place(3, marquise=1)
    table.build(4, "marquise", "keep")
    table.place(5, eyrie=1)
    table.give("marquise", "ambush_rabbit", "ambush_fox")
    marquise_daylight(table)
    fox = Rally(table.card("ambush_fox", "marquise"))
    assert table.why("marquise", fox) == ("rally-suit", "")
    table.choose("marquise", Rally(table.card("ambush_rabbit", "marquise")), ["marquise: ..."])

    assert table.warriors("marquise", 5) == 2
    assert table.asked("marquise") == "landmarks.battle"


@pytest.mark.ruling("setup:LM23")
def test_warriors_lost_at_mousehold_may_come_back():
    table = RootTestTable()
    stand(table, "mousehold", 7)
    table.place(7, marquise=3, eyrie=3)
    table.state.current = table.seat("marquise")
    table.play(
        battle("marquise", "eyrie", 7), ["marquise: bring_back:1", "eyrie: done"], dice=[2, 1]
    )
    assert table.warriors("marquise", 7) == 3
    assert table.warriors("eyrie", 7) == 1


@pytest.mark.ruling("setup:LM23")
def test_warriors_lost_elsewhere_do_not_come_back():
    table = RootTestTable()
    stand(table, "mousehold", 7)
    table.place(8, marquise=3, eyrie=3)
    table.play(battle("marquise", "eyrie", 8), dice=[2, 1])
    assert table.warriors("marquise", 8) == 2


@pytest.mark.ruling("setup:LM23")
def test_mousehold_brings_back_only_warriors_that_lie_in_the_supply():
    lizards = RootTestTable("lizards", "eyrie", "legion")
    stand(lizards, "mousehold", 7)
    lizards.place(7, lizards=2, eyrie=4)
    lizards.play(battle("eyrie", "lizards", 7), dice=[2, 0])
    assert (lizards.board("lizards").acolytes, lizards.warriors("lizards", 7)) == (2, 0)

    campaign(lizards, "root_tea_mouse")
    lizards.place(7, legion=6)
    lizards.state.current = lizards.seat("legion")
    lizards.play(battle("legion", "eyrie", 7), dice=[2, 0])
    assert (in_box(lizards), lizards.warriors("eyrie", 7)) == (2, 2)

    buried = RootTestTable(deck="exiles_partisans")
    stand(buried, "mousehold", 7)
    buried.craft("alliance", "coffin_makers")
    buried.place(7, marquise=2, eyrie=4)
    buried.play(battle("eyrie", "marquise", 7), dice=[2, 0])
    assert (coffins(buried), buried.warriors("marquise", 7)) == ({"marquise": 2}, 0)


@pytest.mark.ruling("setup:LM23")
def test_what_the_field_hospitals_saved_does_not_come_back_to_mousehold_too():
    table = RootTestTable()
    stand(table, "mousehold", 7)
    table.build(1, "marquise", "keep")
    table.place(7, marquise=2, eyrie=4)
    table.give("marquise", "root_tea_mouse")
    table.play(
        battle("eyrie", "marquise", 7), ["marquise: pass", "marquise: root_tea_mouse"], dice=[2, 0]
    )
    assert (table.warriors("marquise", 1), table.warriors("marquise", 7)) == (2, 0)


# The Lost City


def city(table: RootTestTable, clearing: int = RIVER) -> RootTestTable:
    stand(table, "lost_city", clearing)
    assert table.state.suits[clearing] == CITY
    return table


@pytest.mark.ruling("setup:LM25")
def test_each_crafting_piece_there_gives_one_of_three_suits():
    table = city(RootTestTable("eyrie", "marquise"))
    table.build(RIVER, "eyrie", "roost")
    table.build(1, "eyrie", "roost")
    assert ready_pieces(table.state, 0) == {"any": 1, "fox": 1}
    table.give("eyrie", "anvil", "a_visit_to_friends", "root_tea_mouse", "sword")
    table.start("eyrie", "craft")
    offered = {option.key() for option in table.options("eyrie", Craft)}
    cards = ("anvil", "a_visit_to_friends", "root_tea_mouse", "sword")
    assert offered == {f"craft:{card}" for card in cards}

    table.choose("eyrie", "craft:anvil")
    assert ready_pieces(table.state, 0) == {"any": 1}
    offered = {option.key() for option in table.options("eyrie", Craft)}
    assert offered == {"craft:a_visit_to_friends", "craft:root_tea_mouse"}


@pytest.mark.ruling("setup:LM25")
def test_ambushes_of_different_suits_meet_there():
    table = city(RootTestTable("eyrie", "marquise"))
    table.place(RIVER, eyrie=3, marquise=3)
    table.give("marquise", "ambush_mouse")
    table.give("eyrie", "ambush_fox")
    table.play(
        battle("eyrie", "marquise", RIVER),
        ["marquise: ambush_mouse", "eyrie: ambush_fox"],
        dice=[0, 0],
    )
    assert table.warriors("eyrie", RIVER) == 3
    assert table.warriors("marquise", RIVER) == 3


@pytest.mark.ruling("setup:LM25")
def test_the_city_lets_the_duchy_reveal_one_card_of_a_suit_it_names():
    table = city(duchy_table())
    table.place(RIVER, duchy=1)
    table.place(1, duchy=1)
    table.give("duchy", "ambush_mouse", "ambush_fox")
    table.start("duchy", "sway")
    table.choose("duchy", "duchy.sway:captain", ["duchy: ..."])
    assert table.asked("duchy") == "duchy.city"


@pytest.mark.ruling("setup:LM26")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_the_city_counts_for_every_dominance(suit):
    table = RootTestTable("marquise", "eyrie", "alliance")
    before = missing_for_dominance(table.state, 0, suit)
    city(table).place(RIVER, marquise=1)
    assert missing_for_dominance(table.state, 0, suit) == before - 1


@pytest.mark.ruling("setup:LM27")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_any_garden_may_stand_in_the_city(suit):
    table = city(cult_table())
    table.place(RIVER, lizards=3)
    table.give("lizards", "ambush_mouse")
    table.start("lizards", "rituals")
    build = BuildGarden(table.card("ambush_mouse", "lizards"), Clearing(RIVER))
    table.choose("lizards", build, [f"lizards: {suit}", "..."])
    assert table.pieces("lizards", RIVER) == [f"garden_{suit}"]


@pytest.mark.ruling("setup:LM28")
def test_any_unbuilt_base_may_come_of_a_revolt_in_the_city():
    table = city(RootTestTable("alliance", "marquise"))
    sympathy(table, RIVER, 1)
    table.build(2, "alliance", "base_mouse")
    stack(table, "ambush_fox", "ambush_rabbit", "ambush_mouse")
    table.start("alliance", "revolt")
    played = table.choose(
        "alliance", Revolt(Clearing(RIVER)),
        ["alliance: ambush_fox ambush_rabbit", "alliance: ..."],
    )  # fmt: skip
    assert {option.suit for option in table.options("alliance")} == {"fox", "rabbit"}
    assert played
    table.choose("alliance", "fox", ["..."])

    assert table.pieces("alliance", RIVER) == ["base_fox", "sympathy"]
    assert table.warriors("alliance", RIVER) == 2  # the city and clearing 1 are fox


@pytest.mark.ruling("setup:LM30")
def test_each_corvid_of_the_setup_stands_in_another_clearing():
    for seed in range(6):
        seats = ("corvids", "eyrie", "marquise")
        options = {"setup": "usual", "responses": "live"}
        table = RootTestTable(*seats, **options)
        city(table, 11)
        table.set_up("corvids")
        there = [row[0] for row in table.state.warriors]
        assert Counter(there)[1] == 3, seed


@pytest.mark.ruling("setup:LM30")
def test_so_do_the_clergy_s_warriors_of_each_suit():
    table = city(RootTestTable("clergy", "eyrie", "marquise"), 11)
    table.state.phase = "setup"
    table.set_up("clergy", "5", "11", "...")
    assert table.asked("clergy") == "clergy.first"
    assert 11 not in {each.clearing for each in table.options("clergy")}


def test_a_view_shows_the_treetop_s_slot_and_what_lies_on_the_forge():
    table = RootTestTable()
    stand(table, "elder_treetop", 1)
    stand(table, "legendary_forge", 8)
    building(table, "eyrie", 1, "roost")
    view = GAME.view(table.state, None)

    assert (view.clearing(1).slots, view.clearing(1).open_slots) == (2, 1)
    assert view.clearing(1).landmarks == ("elder_treetop",)
    assert dict(view.forge) == {"sword": 2, "crossbow": 1, "hammer": 1}
