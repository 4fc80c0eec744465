"""The rulings of Winter, Lake and Mountain, MP1 to MP32 and MP49: situations and outcomes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.root.kit import (
    FACTIONS,
    GAME,
    MAP_KEYS,
    NOBODY,
    Clearing,
    Drew,
    FerryMoved,
    HandShown,
    March,
    Match,
    Move,
    OpenPath,
    PathOpened,
    Place,
    RootTestTable,
    Scored,
    Seat,
    Setup,
    Slip,
    VagabondMove,
    added_clearings,
    adjacent,
    chance_of,
    decree,
    enter,
    exits,
    legal_moves,
    map_of,
    marquise_daylight,
    ruler,
    sympathy,
    wander,
)

DEALT = [key for key in MAP_KEYS if key != "autumn"]
CORNER, NORTH, EAST, WEST = 1, 10, 11, 12
"""The Lake's coastal clearings; the Ferry begins in the corner."""
PASS = 10
"""The Mountain's clearing with the Tower."""


def lake(*seats: str, **options: str) -> RootTestTable:
    return RootTestTable(*(seats or ("marquise", "eyrie")), map="lake", **options)


def mountain(*seats: str, **options: str) -> RootTestTable:
    return RootTestTable(*(seats or ("marquise", "eyrie")), map="mountain", **options)


def forests(key: str, *wanted: str) -> list[int]:
    """Return forests by the names of the data, as a pawn's places."""
    return [-map_of(key).forest_keys.index(each) for each in wanted]


def slips(key: str, forest: str) -> set[int]:
    """Return the forests that a Vagabond in one could slip to."""
    table = RootTestTable("vagabond", "eyrie", map=key)
    (place,) = forests(key, forest)
    wander(table, place)
    table.turn("vagabond")
    return {option.to for option in table.options("vagabond", Slip) if option.to < 0}


def paths_of(key: str) -> set[tuple[int, int]]:
    """Return the paths of a map, closed ones too."""
    woodland = map_of(key)
    there = {(a, b) for a in woodland.clearings for b in woodland.adjacent[a] if a < b}
    return there | set(woodland.closed)


def goes(table: RootTestTable, key: str, origin: int) -> set[int]:
    """Return the ends of a seat's moves from a clearing."""
    return {int(move.to) for move in legal_moves(table.state, table.seat(key), Move, [origin])}


def set_up(seed: int, **options: str) -> Match:
    return Match.new(GAME, Setup("root", ("marquise", "eyrie"), options), chance_of(seed))


# Any map (19.1, 2.3)


@pytest.mark.ruling("setup:MP1")
@pytest.mark.parametrize("key", DEALT)
def test_a_map_changes_itself_then_deals_twelve_suits(key):
    match = set_up(3, map=key)
    state = match.state

    assert Counter(state.suits[1:]) == {"fox": 4, "rabbit": 4, "mouse": 4}
    assert state.landmarks == map_of(key).landmarks
    assert tuple(state.ruins) == map_of(key).ruins
    assert [type(told.event).__name__ for told in match.told][:2] == ["SuitsDealt", "OrderDrawn"]


@pytest.mark.ruling("setup:MP2")
def test_the_autumn_is_as_printed_and_deals_suits_on_demand():
    printed = list(map_of("autumn").suits[1:])
    assert set_up(3).state.suits[1:] == printed
    assert set_up(3).state.landmarks == {}
    dealt = set_up(3, suits="dealt").state.suits[1:]
    assert dealt != printed
    assert Counter(dealt) == Counter(printed)


@pytest.mark.ruling("setup:MP3")
def test_a_deal_of_equal_neighbours_stays():
    """Suits are shuffled once: any difference from a clean shuffle would be a re-deal."""
    drawn = [set_up(seed, map="winter").state for seed in range(60)]
    paths = paths_of("winter")
    alike = [sum(state.suits[a] == state.suits[b] for a, b in paths) for state in drawn]

    assert max(alike) >= 7  # of sixteen paths: no deal that looks for balance leaves as many
    assert 3.5 < sum(alike) / len(alike) < 5.5  # three of eleven others are alike: 4.4


@pytest.mark.ruling("setup:MP4")
def test_a_marker_is_the_suit_for_gardens_too():
    table = RootTestTable("lizards", "eyrie", suits="dealt")
    assert map_of("autumn").suits[1] == "fox"
    table.state.suits[1] = "mouse"
    table.set_up("lizards", 1, "mouse")

    assert table.pieces("lizards", 1) == ["garden_mouse"]


@pytest.mark.ruling("setup:MP5")
@pytest.mark.parametrize("key", MAP_KEYS)
def test_a_river_is_no_path(key):
    table = RootTestTable("marquise", "eyrie", map=key)
    table.state.landmarks.clear()
    for one, other in map_of(key).rivers:
        assert other not in adjacent(table.state, 0, one)
    (one, other), *_ = map_of(key).rivers
    table.place(one, marquise=1)
    assert other not in goes(table, "marquise", one)


@pytest.mark.ruling("setup:MP6")
@pytest.mark.parametrize(
    ("key", "forest", "banks"), [("autumn", "a3", (10, 11)), ("mountain", "m5", (5, 11))]
)
def test_a_river_does_not_cut_a_forest(key, forest, banks):
    """The Autumn's river runs through a3 from 10 to 11, the Mountain's through m5 from 10."""
    (number,) = forests(key, forest)
    assert set(banks) <= set(map_of(key).forest_borders[-number])


@pytest.mark.ruling("setup:MP7")
def test_the_winter_river_cuts_forests_and_is_slipped_over():
    assert set(forests("winter", "w5")) <= slips("winter", "w2")


def buried_relics(key: str, seed: int) -> Counter[int]:
    """Set the Keepers up on a map, and count the relics of its forests."""
    seats, options = ("keepers", "eyrie"), {"map": key, "setup": "usual"}
    state = Match.new(GAME, Setup("root", seats, options), chance_of(seed)).state
    return Counter(int(forest) for forest, _ in FACTIONS["keepers"].in_forests(state, Seat(0)))


@pytest.mark.ruling("setup:MP8")
@pytest.mark.parametrize("seed", range(3))
def test_the_winter_s_eight_forests_hold_a_relic_each_and_four_more(seed):
    found = buried_relics("winter", seed)
    assert sorted(found) == list(range(1, 9))
    assert found.total() == 12


# The Lake (25.3)


@pytest.mark.ruling("setup:MP9")
def test_the_ferry_begins_in_the_corner_on_the_lake():
    assert set_up(1, map="lake").state.landmarks == {"ferry": CORNER}
    assert CORNER in map_of("lake").corners


@pytest.mark.ruling("setup:MP10")
def test_boats_cross_the_lake_from_coast_to_coast():
    table = lake(deck="exiles_partisans")
    table.place(NORTH, marquise=1)
    assert WEST not in goes(table, "marquise", NORTH)

    table.craft("marquise", "boat_builders")
    assert {CORNER, EAST, WEST} <= goes(table, "marquise", NORTH)


@pytest.mark.ruling("setup:MP11")
def test_four_clearings_are_coastal():
    linked = {clearing for pair in map_of("lake").rivers for clearing in pair}
    assert linked == {CORNER, NORTH, EAST, WEST}


@pytest.mark.ruling("setup:MP12")
def test_a_coastal_forest_touches_its_neighbours_on_the_shore_alone():
    l6, l7, l9 = forests("lake", "l6", "l7", "l9")
    reached = slips("lake", "l4")

    assert {l6, l7} <= reached
    assert l9 not in reached


@pytest.mark.ruling("setup:MP13")
def test_the_ferry_takes_those_who_rule_a_shore_and_the_nimble():
    table = lake("marquise", "corvids", "eyrie", "vagabond")
    table.place(CORNER, marquise=1, corvids=1, eyrie=2)
    table.place(NORTH, eyrie=1)
    assert NORTH not in goes(table, "marquise", CORNER)
    assert NORTH in goes(table, "corvids", CORNER)

    wander(table, CORNER, "boot")
    table.start("vagabond", "daylight")
    assert NORTH in {move.to for move in table.options("vagabond", VagabondMove)}

    table.place(NORTH, marquise=2)
    assert NORTH in goes(table, "marquise", CORNER)


@pytest.mark.ruling("setup:MP14")
def test_whose_pieces_rode_draws_one_card():
    table = lake()
    table.place(CORNER, marquise=3)
    played = table.play(enter(table, "marquise", CORNER, WEST, 3))

    assert table.warriors("marquise", WEST) == 3
    assert table.state.landmarks["ferry"] == WEST
    assert [(drew.seat, drew.count) for drew in played.told(Drew)] == [(table.seat("marquise"), 1)]


@pytest.mark.ruling("setup:MP16")
def test_the_ferry_sails_once_in_anybodys_turn():
    table = lake()
    table.place(CORNER, marquise=1)
    table.place(WEST, eyrie=2)
    table.play(enter(table, "marquise", CORNER, WEST))
    assert not set(exits(table.state, table.seat("eyrie"), WEST)) & {CORNER, NORTH, EAST}

    table.turn("eyrie", ["eyrie: ..."])
    assert {CORNER, NORTH, EAST} <= goes(table, "eyrie", WEST)


@pytest.mark.ruling("setup:MP17")
def test_the_ferry_is_one_of_the_two_moves_of_a_march():
    table = lake()
    table.place(CORNER, marquise=2)
    marquise_daylight(table)
    played = table.choose("marquise", March(Clearing(CORNER), Clearing(EAST), 2))

    assert played.told(FerryMoved)
    assert table.asked("marquise") == "marquise.march"


@pytest.mark.ruling("setup:MP18")
def test_an_ally_rides_with_the_vagabond_and_draws_too():
    table = lake("vagabond", "marquise")
    board = wander(table, CORNER, "boot")
    board.relations[table.seat("marquise")] = 3
    table.place(CORNER, marquise=2)
    table.start("vagabond", "daylight")
    played = table.choose(
        "vagabond", VagabondMove(Clearing(NORTH)), ["vagabond: vagabond.escort:1:2"]
    )

    assert table.warriors("marquise", NORTH) == 2
    assert [(drew.seat, drew.count) for drew in played.told(Drew)][:2] == [(0, 1), (1, 1)]
    assert len(played.told(FerryMoved)) == 1


@pytest.mark.ruling("setup:MP19")
@pytest.mark.parametrize("first", ["draw", "react"])
def test_the_mover_orders_the_card_and_outrage(first):
    table = lake("marquise", "alliance")
    table.place(CORNER, marquise=1)
    sympathy(table, NORTH)
    table.deck("ambush_bird", "ambush_fox")
    table.state.current = table.seat("marquise")
    played = table.play(
        enter(table, "marquise", CORNER, NORTH),
        [f"marquise: {first}", *(["marquise: ambush_bird"] if first == "draw" else [])],
    )

    assert bool(played.told(HandShown)) == (first == "react")
    assert table.hand("marquise") == ([] if first == "draw" else ["ambush_fox"])


def test_a_player_who_could_also_swim_is_asked_and_draws_for_the_ferry_alone():
    table = lake(deck="exiles_partisans")
    table.craft("marquise", "boat_builders")
    table.place(CORNER, marquise=2)
    table.state.current = table.seat("marquise")
    swum = table.play(enter(table, "marquise", CORNER, WEST), ["marquise: river"])
    assert not swum.told(Drew)
    assert table.state.landmarks["ferry"] == CORNER

    rode = table.play(enter(table, "marquise", CORNER, WEST), ["marquise: ferry"])
    assert rode.only(Drew).count == 1


# The Mountain (25.4)


@pytest.mark.ruling("setup:MP20")
def test_six_paths_are_closed_and_the_tower_stands_on_the_pass():
    state = set_up(1, map="mountain").state
    assert state.woodland.closed == ((2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12))
    assert state.landmarks == {"tower": PASS, "paths": 0}


@pytest.mark.ruling("setup:MP21")
def test_a_closed_path_joins_nothing():
    table = mountain("marquise", "alliance")
    table.place(2, marquise=3)
    assert 5 not in goes(table, "marquise", 2)
    table.build(5, "alliance", "sympathy")
    assert 2 not in adjacent(table.state, table.seat("alliance"), 5)

    table.state.opened = ((2, 5),)
    assert 5 in goes(table, "marquise", 2)


@pytest.mark.ruling("setup:MP22")
def test_a_pawn_slips_over_a_closed_path():
    assert set(forests("mountain", "m7")) <= slips("mountain", "m3")


def day_on_mountain():
    """Begin a Daylight with one card in hand, and a warrior beside a closed path."""
    table = mountain()
    table.give("marquise", "ambush_fox")
    table.place(2, marquise=1)
    table.start("marquise", "daylight")
    return table


@pytest.mark.ruling("setup:MP23")
def test_any_card_opens_a_path_beside_any_piece_for_a_point():
    table = day_on_mountain()
    card = table.card("ambush_fox", "marquise")
    played = table.choose("marquise", OpenPath(Clearing(2), Clearing(5), card))

    assert played.only(PathOpened).to == 5
    assert table.score("marquise") == 1
    assert table.discarded() == ["ambush_fox"]
    assert 5 in table.state.woodland.adjacent[2]
    assert (2, 5) not in table.state.woodland.closed


@pytest.mark.ruling("setup:MP23")
@pytest.mark.parametrize("kind", ["sympathy", "base_fox", "pawn"])
def test_a_token_a_building_or_a_pawn_is_piece_enough(kind):
    key = "vagabond" if kind == "pawn" else "alliance"
    table = mountain(key, "eyrie")
    table.give(key, "ambush_fox")
    if kind == "pawn":
        wander(table, 8)
    else:
        table.build(8, key, kind)
    table.start(key, "daylight")

    assert [(path.origin, path.to) for path in table.options(key, OpenPath)] == [(8, 9)]


@pytest.mark.ruling("setup:MP24")
def test_a_second_path_in_a_turn_is_refused():
    table = day_on_mountain()
    table.give("marquise", "ambush_rabbit")
    table.place(8, marquise=1)
    table.start("marquise", "daylight")
    card = table.card("ambush_fox", "marquise")
    table.choose("marquise", OpenPath(Clearing(2), Clearing(5), card))

    again = OpenPath(Clearing(8), Clearing(9), table.card("ambush_rabbit", "marquise"))
    assert table.why("marquise", again) == ("path-once", "25.4.3")


@pytest.mark.ruling("setup:MP24")
def test_without_ones_own_piece_a_path_stays_closed():
    """Nor do others' warriors serve: they are not one's own faction pieces (22.3.3)."""
    table = day_on_mountain()
    table.place(8, eyrie=2)
    card = table.card("ambush_fox", "marquise")

    assert table.why("marquise", OpenPath(Clearing(8), Clearing(9), card)) == (
        "path-no-pieces",
        "25.4.3",
    )


def test_a_path_that_is_not_closed_a_card_not_held_and_the_wrong_way_round_are_refused():
    table = day_on_mountain()
    card = table.card("ambush_fox", "marquise")

    assert table.why("marquise", OpenPath(Clearing(2), Clearing(6), card))[0] == "path-not-closed"
    assert table.why("marquise", OpenPath(Clearing(5), Clearing(2), card))[0] == "path-turned"
    other = OpenPath(Clearing(2), Clearing(5), table.card("anvil"))
    assert table.why("marquise", other)[0] == "path-card"


@pytest.mark.ruling("setup:MP25")
def test_with_an_activated_dominance_a_path_opens_without_a_point():
    table = day_on_mountain()
    table.state.dominance[table.seat("marquise")] = table.take("dominance_fox")
    card = table.card("ambush_fox", "marquise")
    played = table.choose("marquise", OpenPath(Clearing(2), Clearing(5), card))

    assert played.told(PathOpened)
    assert not played.told(Scored)


@pytest.mark.ruling("setup:MP26")
def test_no_path_is_opened_in_the_middle_of_a_march():
    table = day_on_mountain()
    table.place(2, marquise=1)
    marquise_daylight(table)
    table.choose("marquise", March(Clearing(2), Clearing(6), 1))

    assert table.asked("marquise") == "marquise.march"
    assert not table.options("marquise", OpenPath)


@pytest.mark.ruling("setup:MP26")
def test_a_path_is_opened_between_two_cards_of_the_decree():
    table = mountain("eyrie", "marquise")
    table.give("eyrie", "ambush_fox")
    table.place(2, eyrie=4)
    table.build(2, "eyrie", "roost")
    decree(table, "despot", move="ambush_bird ambush_bird")
    table.start("eyrie", "resolve")
    assert table.options("eyrie", OpenPath)
    table.choose("eyrie", "eyrie.move:ambush_bird:2:6:1")

    assert table.options("eyrie", OpenPath)


def evening_on_pass(key: str, *seats: str) -> RootTestTable:
    """Return a table on the Mountain at the end of a seat's turn."""
    return mountain(key, *(seats or ("eyrie",)))


def end_turn(table: RootTestTable, key: str):
    """End a seat's turn."""
    seat = table.seat(key)
    table.state.current, table.state.phase = seat, "evening"
    table.state.agenda[:] = [
        ("turn.enter_stage", (seat, len(FACTIONS[table.state.factions[seat]].stages)))
    ]
    return table._start(["..."], ())


@pytest.mark.ruling("setup:MP27")
def test_ruling_the_pass_at_the_end_of_ones_own_evening_scores():
    table = evening_on_pass("marquise")
    table.place(PASS, marquise=2, eyrie=1)
    scored = end_turn(table, "marquise").only(Scored)
    assert (scored.seat, scored.points, scored.cause) == (table.seat("marquise"), 1, "tower")

    assert not end_turn(table, "eyrie").told(Scored)


@pytest.mark.ruling("setup:MP27")
def test_the_pass_scores_after_the_cards_of_the_evening():
    table = evening_on_pass("marquise")
    table.place(PASS, marquise=2)
    played = table.start("marquise", "draw", ["..."])
    kinds = [type(event) for event in played.events]

    assert kinds.index(Drew) < kinds.index(Scored)


@pytest.mark.ruling("setup:MP28")
def test_a_single_garden_scores_the_pass():
    table = evening_on_pass("lizards", "marquise")
    table.place(PASS, marquise=3)
    table.build(PASS, "lizards", "garden_fox")

    assert end_turn(table, "lizards").only(Scored).seat == table.seat("lizards")


@pytest.mark.ruling("setup:MP29")
def test_a_vagabond_never_rules_the_pass():
    table = evening_on_pass("vagabond", "marquise")
    wander(table, PASS)

    assert ruler(table.state, PASS) == NOBODY
    assert not end_turn(table, "vagabond").told(Scored)


@pytest.mark.ruling("setup:MP31")
def test_every_enclosed_area_is_a_forest():
    """The Mountain's ten areas, with or without trees; a pawn may be in each."""
    table = mountain("vagabond", "eyrie")
    assert len(map_of("mountain").forest_keys) - 1 == 10
    for number in range(1, 11):
        wander(table, -number)
        assert table.state.woodland.places_beside(Place(-number))
    assert sorted(buried_relics("mountain", 1)) == list(range(1, 11))


@pytest.mark.ruling("setup:MP32")
def test_the_mountain_s_edge_runs_over_closed_paths():
    ring = map_of("mountain").edge
    assert ring == (1, 8, 4, 12, 7, 3, 6, 2, 5, 9)
    around = zip(ring, (*ring[1:], ring[0]), strict=True)
    assert {tuple(sorted(pair)) for pair in around} <= paths_of("mountain")


@pytest.mark.ruling("setup:MP49")
@pytest.mark.parametrize("key", MAP_KEYS)
def test_clearings_of_factions_come_behind_those_of_any_map(key):
    """Of the factions that can play, only the Duchy adds a clearing; the fan factions do not."""
    brings = {name for name, each in FACTIONS.items() if each.added_clearings}
    assert brings & {"legion", "clergy"} == set()
    table = RootTestTable("duchy", "legion", "clergy", map=key)

    assert added_clearings(key, table.state.factions) == {"burrow": len(map_of(key).slots)}
    assert len(table.state.warriors) == len(map_of(key).slots) + 1
