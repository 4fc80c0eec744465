"""Map and setup, by the numbered cases of the reference (rules-map-heroes L, 1 to 13)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from tests.runewars.kit import (
    AREA_OF,
    AREAS,
    GAME,
    LAYOUTS,
    NUMBERED_TILES,
    QUESTS,
    TILES,
    TILES_PER_PLAYER,
    TURNS,
    UNIT_OF,
    UNITS,
    Hex,
    Match,
    Placed,
    RunewarsTestTable,
    RuneWas,
    Setup,
    area,
    around,
    begin_map_anew,
    beside,
    borders_of,
    chance_of,
    compatible,
    hexes_of,
    in_edition,
    land_of,
    lay_ready_map,
    lay_realm,
    lay_rune_tokens,
    marker_places,
    muster,
    outside_of,
    places_for,
    reach,
    realm_places,
    rune_areas,
    steps_from,
    too_near,
)

NINE = Placed("9", 0, 0, 0)
"""9A with a mountain side, 9B below it with a water side: the first tile of most cases."""


def may_lay(placed: Sequence[Placed], tile: Placed, strict: bool = False) -> bool:
    """Return whether a tile may be laid there (A3); the first may be laid anywhere."""
    return not placed or tile in places_for(placed, tile.tile, tile.turn, strict)


def near(tile: str, board: Sequence[Placed] = (NINE,)) -> Iterator[Placed]:
    """Yield every way to put a tile near a board without covering anything."""
    land = land_of(tuple(board))
    for turn in TURNS:
        for q in range(-4, 5):
            for r in range(-4, 6):
                placed = Placed(tile, q, r, turn)
                if not any(place in land.area_at for place in hexes_of(placed)):
                    yield placed


def contacts(tile: Placed, board: Sequence[Placed] = (NINE,)) -> tuple[set[Hex], set[Hex]]:
    """Return the hexes of a tile that touch a board, and those of the board that it touches."""
    land = land_of(tuple(board))
    pairs = [(own, there) for own in hexes_of(tile) for there in around(own)]
    touching = [(own, there) for own, there in pairs if there in land.area_at]
    return {own for own, _ in touching}, {there for _, there in touching}


def facing(tile: Placed, board: Sequence[Placed] = (NINE,)) -> set[tuple[str, str]]:
    """Return the colours of a tile's coloured sides that face coloured sides of a board."""
    colours = land_of(tuple(board)).colours
    return {
        (colour, colours[beside(place, side), (side + 3) % 6])
        for place, side, colour in borders_of(tile)
        if (beside(place, side), (side + 3) % 6) in colours
    }


@pytest.mark.ruling("map:1")
def test_one_area_that_meets_two_placed_ones_is_enough():
    meeting = [
        tile
        for tile in near("1")
        if [len(each) for each in contacts(tile)] == [1, 2] and not facing(tile)
    ]

    assert meeting
    for tile in meeting:
        assert may_lay([NINE], tile)
        assert not may_lay([NINE], tile, strict=True)
        assert tile in places_for([NINE], "1", tile.turn, False)
        assert tile not in places_for([NINE], "1", tile.turn, True)


@pytest.mark.ruling("map:2")
def test_two_areas_against_the_same_placed_one_are_too_little():
    meeting = [tile for tile in near("1") if [len(each) for each in contacts(tile)] == [2, 1]]

    assert meeting
    assert not any(may_lay([NINE], tile) for tile in meeting)


@pytest.mark.ruling("map:3")
def test_coloured_sides_never_face_each_other():
    board = [NINE, places_for([NINE], "8", 0, False)[0]]
    clashing = {
        colours: tile
        for name in ("2", "4", "5", "7")
        for tile in near(name, board)
        if len(contacts(tile, board)[1]) >= 2
        for colours in facing(tile, board)
    }

    assert {("water", "water"), ("water", "mountain"), ("mountain", "mountain")} <= set(clashing)
    assert not any(may_lay(board, tile) for tile in clashing.values())


@pytest.mark.ruling("map:4")
def test_a_mountain_side_may_face_a_plain_one_and_only_flyers_cross_it():
    mountain = AREA_OF["9A"]
    tile = next(
        tile for tile in near("1") if may_lay([NINE], tile) and beside((0, 0), 1) in hexes_of(tile)
    )
    table = RunewarsTestTable()
    table.state.placed = [NINE, tile]
    over = table.state.land.area_at[beside((0, 0), 1)]

    assert table.state.land.border(mountain, over) == "mountain"
    assert over not in steps_from(table.state, mountain, flying=False, seat=0)
    assert mountain not in steps_from(table.state, over, flying=False, seat=0)
    assert over in steps_from(table.state, mountain, flying=True, seat=0)


@pytest.mark.ruling("map:5")
def test_a_ring_may_leave_a_gap_that_nobody_flies_across():
    board, gap, side = ring()
    table = RunewarsTestTable()
    table.state.placed = board
    land = table.state.land
    here, there = land.area_at[beside(gap, side)], land.area_at[beside(gap, side + 3)]

    assert all(may_lay(board[:n], tile) for n, tile in enumerate(board))
    assert gap not in outside_of(land)
    assert there not in reach(table.state, 0, here, 2, flying=True)
    assert all(there not in land.neighbours(each) for each in land.neighbours(here))


def ring() -> tuple[list[Placed], Hex, int]:
    """Return a board with an enclosed gap, the gap, and a side with an area there and across."""
    for seed in range(500):
        rng = random.Random(seed)
        board: list[Placed] = []
        for tile in rng.sample(NUMBERED_TILES, 8):
            fits = [each for turn in TURNS for each in places_for(board, tile, turn, False)]
            board.append(rng.choice(fits))
        land = land_of(tuple(board))
        outside = outside_of(land)
        for place in land.area_at:
            for gap in around(place):
                if gap in land.area_at or gap in outside:
                    continue
                if all(each in land.area_at for each in around(gap)):
                    return board, gap, 0
    raise AssertionError("no board with a gap was found")


@pytest.mark.ruling("map:6")
def test_four_giants_suffice_for_any_board():
    guarded = {area.key: area.count for area in AREAS if area.neutral == "giant"}

    assert guarded == {"2A": 2, "3C": 1, "6D": 1}
    assert sum(guarded.values()) == UNITS[UNIT_OF["giant"]].figures == 4


@pytest.mark.ruling("map:7")
def test_four_players_lay_eight_tiles_and_the_ninth_leaves_the_game():
    options = {"map": "built", "setup": "usual"}
    given = Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), options)

    state = Match.new(GAME, given, chance_of(1)).state

    laid = {tile.tile for tile in state.placed}
    (left,) = set(NUMBERED_TILES) - laid
    assert len(laid - set(state.factions)) == 4 * TILES_PER_PLAYER == 8
    board = {AREAS[area].key for area in state.land.areas}
    kept = {*state.quest_deck, *(quest for hand in state.quests for quest in hand)}
    for number in in_edition(QUESTS, state.options["edition"]):
        quest = QUESTS[number]
        away = quest.tile == left if quest.tile else not set(quest.areas) & board
        assert (number in kept) == (not away), quest.key
    assert any(quest.tile == left for quest in QUESTS)


@pytest.mark.ruling("map:8")
def test_markers_have_three_areas_between_them_whatever_borders_lie_there():
    column = land_of((Placed("4", 0, 0, 0),))
    top, bottom = ((0, -1), (1, -1)), ((0, 3), (-1, 3))
    beside_4b = ((1, 1), (1, 0))

    far = compatible(column, [top, bottom, beside_4b])
    assert far[top] == {bottom}
    assert not too_near(column, bottom) & set(top)
    assert too_near(column, beside_4b) & set(top)

    bent = land_of((Placed("6", 0, 0, 0),))
    assert bent.border(AREA_OF["6B"], AREA_OF["6C"]) == "water"
    ends = ((0, -1), (-1, 0)), ((2, 0), (2, -1))
    assert compatible(bent, ends)[ends[0]] == {ends[1]}


@pytest.mark.ruling("map:9")
def test_a_home_realm_is_not_turned_with_its_mountains_against_water():
    boards = ([NINE, tile] for tile in places_for([NINE], "4", 0, False))
    board, marker, turned = next(
        (board, marker, tile)
        for board in boards
        for marker in marker_places(land_of(tuple(board)))
        for tile in near("waiqar", board)
        if set(marker) <= set(hexes_of(tile)) and ("mountain", "water") in facing(tile, board)
    )

    fits = realm_places(board, "waiqar", marker, ())

    assert turned not in fits
    assert fits
    assert not any(facing(fit, board) for fit in fits)


@pytest.mark.ruling("map:10")
def test_two_home_realms_never_touch():
    tiles = LAYOUTS[2].tiles
    first, second = (slot.marker for slot in LAYOUTS[2].slots)
    laid = next(iter(realm_places(tiles, "daqan", first, second)))
    close = {there for place in hexes_of(laid) for there in around(place)}
    fits = realm_places(tiles, "waiqar", second, hexes_of(laid))

    assert fits
    for fit in fits:
        assert not close & set(hexes_of(fit))
        beside_it = {there for place in hexes_of(fit) for there in around(place)}
        for place in beside_it - set(hexes_of(fit)):
            assert fit not in realm_places(tiles, "waiqar", second, [place])


@pytest.mark.ruling("map:10")
def test_where_home_realms_must_touch_markers_and_homes_are_laid_anew():
    table = RunewarsTestTable("daqan", "waiqar", map="built")
    table.state.placed = list(LAYOUTS[2].tiles)
    land = table.state.land
    one = marker_places(land)[0]
    other = next(
        each
        for each in marker_places(land)
        if not set(each) & set(one) and set(each) & {a for p in one for a in around(p)}
    )
    table.state.markers = [[*one[0], *one[1]], [*other[0], *other[1]]]

    table.play(lambda t: lay_realm(t, 1, 0))

    homes = [tile for tile in table.state.placed if tile.tile in TILES and tile.tile in FACTIONS]
    assert len(homes) == 2
    close = {there for place in hexes_of(homes[0]) for there in around(place)}
    assert not close & set(hexes_of(homes[1]))
    assert table.state.markers != [[*one[0], *one[1]], [*other[0], *other[1]]]


FACTIONS = ("daqan", "latari", "uthuk", "waiqar")


@pytest.fixture
def tokens() -> RunewarsTestTable:
    """Return the ready map with its markers, when the first rune tokens are laid."""
    table = RunewarsTestTable(setup="choose")
    table.state.markers = [[q for hexed in slot.marker for q in hexed] for slot in LAYOUTS[4].slots]
    table.play(lambda t: lay_rune_tokens(t, 0))
    return table


@pytest.mark.ruling("map:11")
def test_no_token_lies_beside_any_marker_ones_own_included(tokens):
    offered = tokens.offered("daqan")

    assert tokens.asked("daqan") == "rune.dragon"
    assert "area:9A" in offered
    for beside_own in ("2B", "2C"):
        assert f"area:{beside_own}" not in offered
    assert not any(f"area:{key}" in offered for key in ("7B", "8B", "1C", "DA", "WB"))


@pytest.mark.ruling("map:12")
def test_no_token_lies_on_another(tokens):
    tokens.choose("daqan", "9A")
    assert "area:9A" not in tokens.offered("daqan")
    tokens.choose("daqan", "9B")

    # Counterclockwise: the last in order comes second.
    assert tokens.asked("waiqar") == "rune.dragon"
    assert "area:9A" not in tokens.offered("waiqar")
    assert "area:9B" not in tokens.offered("waiqar")
    assert "area:3A" in tokens.offered("waiqar")
    assert AREA_OF["9A"] not in rune_areas(tokens.state)


@pytest.mark.ruling("map:13")
def test_recruits_of_the_start_are_spread_at_most_eight_an_area():
    table = RunewarsTestTable(setup="choose")
    table.dials("daqan", food=8, wood=8, ore=8)

    table.play(lambda t: muster(t, 0), ["daqan: DA", "daqan: DA=6"])

    assert table.question("daqan").form.bounds == {"DA": 2, "DB": 3, "DC": 3}
    table.choose("daqan", "DA=2 DB=1")
    assert table.question("daqan").form.bounds == {"DB": 2, "DC": 2}
    table.choose("daqan", "DC=2", ["daqan: DC=4"])
    assert table.army("DA") == {"bowman": 2, "footman": 6}
    assert table.army("DC") == {"knight": 4, "siege_tower": 2}


@pytest.mark.ruling("map:13")
def test_the_usual_setup_fills_one_area_before_the_next():
    table = RunewarsTestTable(setup="usual")
    table.dials("daqan", food=8, wood=8, ore=8)

    table.play(lambda t: muster(t, 0))

    sizes = [table.state.count_units(AREA_OF[key]) for key in ("DA", "DB", "DC")]
    assert sizes[0] == 8
    assert max(sizes) == 8
    assert sum(sizes) > 8


def test_where_six_runes_win_at_once_all_tokens_begin_at_home():
    table = RunewarsTestTable(setup="choose", victory="instant")
    table.play(lambda t: lay_rune_tokens(t, 0))
    assert table.offered("daqan") == ["area:DA", "area:DB", "area:DC"]
    played = table.choose("daqan", "DB")

    assert [table.state.runes[area(key)].dragon for key in ("DA", "DB", "DC")] == [
        True,
        False,
        True,
    ]
    assert set(played.audience(RuneWas)) == {(0,)}
    assert table.asked("waiqar") == "rune.false"


@pytest.mark.parametrize("victory", ["card", "card_shown", "instant"])
def test_setup_ends_with_everybodys_tokens_on_the_board(victory):
    given = Setup("runewars", FACTIONS, {"map": "fixed", "setup": "usual", "victory": victory})

    state = Match.new(GAME, given, chance_of(4)).state

    dragons = sum(rune.dragon for rune in state.runes.values())
    assert (dragons, len(state.runes)) == ((8, 12) if victory == "instant" else (4, 8))


def test_a_map_that_cannot_be_finished_is_begun_anew_with_the_same_tiles():
    table = RunewarsTestTable("daqan", "waiqar", map="built")
    table.state.placed = [Placed(tile, 9 * n, 0, 0) for n, tile in enumerate(("1", "2", "3", "5"))]

    table.play(lambda t: begin_map_anew(t, 1))

    laid = [tile.tile for tile in table.state.placed if tile.tile not in FACTIONS]
    assert sorted(laid) == ["1", "2", "3", "5"]
    # Who laid which does not change: the first player has the first and the third.
    assert {laid[0], laid[2]} == {"1", "3"}
    for number in range(1, 4):
        assert may_lay(table.state.placed[:number], table.state.placed[number])


def test_after_three_failed_tries_a_ready_map_is_laid():
    table = RunewarsTestTable("daqan", "waiqar", map="built")
    table.state.placed = [NINE]

    table.play(lambda t: begin_map_anew(t, 3))

    assert tuple(table.state.placed[:4]) == LAYOUTS[2].tiles
    assert len(table.state.markers) == 2
    assert {tile.tile for tile in table.state.placed[4:]} == {"daqan", "waiqar"}


def test_on_a_ready_map_the_player_left_of_the_first_chooses_a_place_first():
    table = RunewarsTestTable(setup="choose")
    table.state.order = [2, 3, 0, 1]

    table.play(lay_ready_map)

    for chooser, places in (("waiqar", 4), ("daqan", 3), ("latari", 2)):
        assert len(table.offered(chooser)) == places
        table.choose(chooser, table.offered(chooser)[-1])
    assert table.match is not None
    assert not table.match.pending
    assert {tile.tile for tile in table.state.placed} >= set(FACTIONS)
