"""The rulings of landmarks, LM1 to LM30: each situation and its outcome."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.root.kit import (
    CARDS,
    GAME,
    LANDMARKS,
    BuildGarden,
    Clearing,
    Craft,
    Drew,
    FerryMoved,
    LandmarkPlaced,
    LandmarksDealt,
    Loss,
    MarketSwap,
    Match,
    Move,
    Rally,
    Revolt,
    RootTestTable,
    Scored,
    Setup,
    SwappedWere,
    all_cards,
    battle,
    chance_of,
    cult_table,
    duchy_table,
    favor,
    hidden_piles,
    legal_moves,
    marquise_daylight,
    missing_for_dominance,
    move_warriors,
    place_building,
    pool,
    ready_pieces,
    remove,
    sites,
    stack,
    stand,
    sympathy,
    targets,
)

RIVER, OPPOSITE = 10, 5
"""Two clearings of the Autumn that the river links, and no path."""
CITY = "fox rabbit mouse"


def set_up(seed: int, **options: str) -> Match:
    seats = ("marquise", "eyrie", "alliance")
    return Match.new(GAME, Setup("root", seats, {"setup": "usual", **options}), chance_of(seed))


def told(match: Match, kind: type) -> list:
    return [each.event for each in match.told if isinstance(each.event, kind)]


def moving(table: RootTestTable, key: str, origin: int, to: int, warriors: int = 1):
    async def rule(t):
        await move_warriors(t, table.seat(key), origin, to, warriors)

    return rule


def building(table: RootTestTable, key: str, clearing: int, kind: str) -> None:
    """Place a building as its faction does."""

    async def rule(t):
        place_building(t, table.seat(key), clearing, kind)

    table.play(rule)


def removing(table: RootTestTable, by: str, owner: str, clearing: int, *kinds: str):
    async def rule(t):
        await remove(t, [Loss(table.seat(owner), clearing, table.seat(by), 0, kinds)])

    return rule


# Setup (19.5)


@pytest.mark.ruling("setup:LM1")
@pytest.mark.parametrize(("wish", "number"), [("none", 0), ("one", 1), ("two", 2)])
def test_as_many_landmarks_are_dealt_as_the_table_wishes(wish, number):
    match = set_up(4, landmarks=wish)
    assert sum(len(event.landmarks) for event in told(match, LandmarksDealt)) == number
    assert len(match.state.landmarks) == number


@pytest.mark.ruling("setup:LM1")
def test_what_a_table_does_not_play_with_is_never_dealt():
    table = RootTestTable("marquise", "eyrie", "alliance")
    assert not {"rabbittown", "mousehold"} & set(pool(table.state))
    table.state.options["rabbittown"] = "proposed"
    assert "rabbittown" in pool(table.state)
    assert "elder_treetop" in pool(table.state)
    assert "elder_treetop" not in pool(RootTestTable("marquise", "eyrie").state)


@pytest.mark.ruling("setup:LM2")
@pytest.mark.parametrize("seed", range(3))
def test_the_last_player_places_one_and_the_one_before_the_other(seed):
    match = Match.new(
        GAME,
        Setup("root", ("marquise", "eyrie", "alliance"), {"landmarks": "two"}),
        chance_of(seed),
    )
    order = match.state.order
    placed = []
    while len(placed) < 2:
        ((seat, question),) = match.pending.items()
        assert question.kind in ("landmarks.which", "landmarks.where")
        match.submit(seat, question.id, question.form.options[0])
        placed += [event.seat for event in told(match, LandmarkPlaced)]
    assert placed == [order[-1], order[-2]]


@pytest.mark.ruling("setup:LM3")
def test_the_map_s_own_landmark_stays_and_is_not_dealt_or_goes_back_to_the_pack():
    kept = RootTestTable("marquise", "eyrie", "alliance", map="lake", landmarks="one")
    assert "ferry" not in pool(kept.state)
    kept.state.landmarks.clear()
    assert "ferry" in pool(kept.state)

    for seed in range(8):
        state = set_up(seed, map="mountain", landmarks="one", map_landmarks="drop").state
        assert sorted(state.landmarks.values())[0] == 0  # the closed paths stay
        assert len(state.landmarks) == 2


@pytest.mark.ruling("setup:LM4")
def test_without_a_clearing_apart_one_beside_another_will_do():
    table = RootTestTable("marquise", "eyrie", "alliance")
    state = table.state
    assert set(sites(state, "black_market")) == {1, 3, 4}
    state.landmarks.update(tower=9, legendary_forge=11)  # beside 1 and 4, and beside 3
    assert set(sites(state, "black_market")) == {1, 3, 4}
    state.landmarks["tower"] = 1
    assert set(sites(state, "black_market")) == {4}
    for number, key in enumerate(("ferry", "lost_city", "elder_treetop")):
        state.landmarks[key] = (1, 3, 4)[number]
    assert sites(state, "black_market") == []


@pytest.mark.ruling("setup:LM7")
def test_landmarks_come_after_the_map_and_its_suits():
    match = set_up(2, map="winter", landmarks="two")
    names = [type(each.event).__name__ for each in match.told]
    assert names.index("SuitsDealt") < names.index("OrderDrawn") < names.index("LandmarksDealt")
    assert names.index("LandmarksDealt") < names.index("LandmarkPlaced")


# What nobody owns (24.1)


@pytest.mark.ruling("setup:LM5")
@pytest.mark.parametrize("key", sorted(set(LANDMARKS) - {"paths"}))
def test_nothing_removes_a_landmark(key):
    table = RootTestTable()
    stand(table, key, 10)
    table.place(10, marquise=2, eyrie=1)

    async def rule(t):
        await favor("rabbit")(t, table.seat("marquise"))

    table.play(battle("marquise", "eyrie", 10), dice=[1, 0])
    table.play(rule)
    assert table.state.landmarks == {key: 10}


@pytest.mark.ruling("setup:LM6")
def test_a_landmark_is_nobody_s_enemy():
    table = RootTestTable()
    stand(table, "tower", 10)
    table.place(10, marquise=1)
    assert targets(table.state, table.seat("marquise"), 10) == []
    assert not any(table.state.owns_pieces(seat, 10) for seat in (1, 2, 3))


# The Ferry and the Tower


@pytest.mark.ruling("setup:LM8")
def test_the_ferry_crosses_to_the_next_river_clearing():
    table = RootTestTable("marquise", "eyrie")
    stand(table, "ferry", RIVER)
    table.place(RIVER, marquise=2)
    reached = {int(m.to) for m in legal_moves(table.state, 0, Move, [RIVER])}
    assert reached == {1, 2, 12, OPPOSITE, 11}

    played = table.play(moving(table, "marquise", RIVER, OPPOSITE, 2))
    assert played.told(FerryMoved)
    assert table.state.landmarks["ferry"] == OPPOSITE
    assert played.only(Drew).count == 1


@pytest.mark.ruling("setup:LM9")
@pytest.mark.parametrize(("way", "drawn"), [("ferry", 1), ("river", 0)])
def test_boats_and_the_ferry_are_two_ways(way, drawn):
    table = RootTestTable("marquise", "eyrie", deck="exiles_partisans")
    stand(table, "ferry", RIVER)
    table.craft("marquise", "boat_builders")
    table.place(RIVER, marquise=1)
    table.state.current = 0
    played = table.play(moving(table, "marquise", RIVER, OPPOSITE), [f"marquise: {way}"])

    assert len(played.told(Drew)) == drawn
    assert table.state.landmarks["ferry"] == (OPPOSITE if drawn else RIVER)


@pytest.mark.ruling("setup:LM10")
def test_a_forced_ride_brings_the_card_to_whose_warriors_they_are():
    table = RootTestTable("marquise", "eyrie", deck="exiles_partisans", responses="planned")
    stand(table, "ferry", RIVER)
    table.craft("marquise", "false_orders")
    table.place(RIVER, eyrie=2)
    table.start("marquise", "birdsong")
    played = table.choose("marquise", "use:false_orders", [f"marquise: {OPPOSITE}"])

    assert table.warriors("eyrie", OPPOSITE) == 1
    assert played.told(FerryMoved)
    assert played.told(Drew)[0].seat == table.seat("eyrie")


@pytest.mark.ruling("setup:LM11")
@pytest.mark.ruling("setup:LM12")
def test_the_tower_scores_with_or_without_its_ruin():
    for ruin in (True, False):
        table = RootTestTable("marquise", "eyrie")
        stand(table, "tower", 12)
        if not ruin:
            del table.state.ruins[12]
        table.place(12, marquise=1)
        played = table.start("marquise", "draw", ["..."])
        assert played.only(Scored).cause == "tower"
        assert table.state.landmarks == {"tower": 12}


# The Elder Treetop


@pytest.mark.ruling("setup:LM13")
def test_the_treetop_adds_a_slot_for_anybody():
    table = RootTestTable()
    assert table.state.open_slots(1) == 1
    stand(table, "elder_treetop", 1)
    assert table.state.open_slots(1) == 2
    assert not set(sites(table.state, "elder_treetop")) & set(table.state.ruins)
    building(table, "eyrie", 1, "roost")
    building(table, "marquise", 1, "sawmill")
    assert table.state.open_slots(1) == 0


@pytest.mark.ruling("setup:LM14")
def test_a_building_removed_from_the_treetop_brings_two_points():
    table = RootTestTable()
    stand(table, "elder_treetop", 1)
    building(table, "eyrie", 1, "roost")
    building(table, "marquise", 1, "sawmill")
    assert table.state.perch == (table.seat("marquise"), "sawmill")

    table.play(removing(table, "alliance", "eyrie", 1, "roost"))
    assert table.score("alliance") == 1
    table.play(removing(table, "alliance", "marquise", 1, "sawmill"))
    assert table.score("alliance") == 3
    assert table.state.perch is None


@pytest.mark.ruling("setup:LM14")
def test_of_two_alike_the_one_beside_the_treetop_falls_first():
    table = RootTestTable()
    stand(table, "elder_treetop", 1)
    building(table, "marquise", 1, "sawmill")
    building(table, "marquise", 1, "sawmill")
    table.play(removing(table, "eyrie", "marquise", 1, "sawmill"))
    assert table.score("eyrie") == 1
    table.play(removing(table, "eyrie", "marquise", 1, "sawmill"))
    assert table.score("eyrie") == 3


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
    assert table.why("marquise", again) == ("market-once", "24.4")


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
    assert table.why("marquise", anvil) == ("craft-at-forge", "24.5")

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
    assert table.why("marquise", fox) == ("rally-suit", "24.6")
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


def test_a_view_shows_the_treetop_s_slot_and_what_lies_on_the_forge():
    table = RootTestTable()
    stand(table, "elder_treetop", 1)
    stand(table, "legendary_forge", 8)
    building(table, "eyrie", 1, "roost")
    view = GAME.view(table.state, None)

    assert (view.clearing(1).slots, view.clearing(1).open_slots) == (2, 1)
    assert view.clearing(1).landmarks == ("elder_treetop",)
    assert dict(view.forge) == {"sword": 2, "crossbow": 1, "hammer": 1}
