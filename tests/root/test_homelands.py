"""The starting clearings of factions set up by their cards (Law 19.8.3)."""

from __future__ import annotations

import random

import pytest

from tests.root.kit import (
    ANYWHERE,
    FACTIONS,
    GAME,
    NOT_ADJACENT,
    TWO_BETWEEN,
    Homeland,
    Match,
    RandomPlayer,
    RootTestTable,
    card_of,
    chance_of,
    clear_buildings,
    hire,
    homelands,
    possible_homelands,
    ruin_sets,
    steps_from,
)

EVERY = list(range(1, 13))
MOUNTAIN = "mountain"


def table_of(*seats: str, **options: str) -> RootTestTable:
    return RootTestTable(*seats, setup="advanced", **options)


def claim(table: RootTestTable, key: str, *clearings: int) -> None:
    """Give a seat homelands."""
    table.state.homelands[table.seat(key)] = list(clearings)


def list_offered(table: RootTestTable, key: str) -> list[int]:
    """List the clearings that a seat may choose from now."""
    return sorted(option.clearing for option in table.options(key))


def begin_card(table: RootTestTable, key: str) -> list[int]:
    """Begin following a seat's card, and list its first choice."""
    table.set_up_by_card(key, "...")
    return list_offered(table, key)


def warriors(table: RootTestTable, key: str) -> dict[int, int]:
    """Count a seat's warriors in each clearing that has any."""
    return {c: n for c in EVERY if (n := table.warriors(key, c))}


def free(table: RootTestTable, key: str, asked: Homeland) -> list[int]:
    return [int(each) for each in homelands(table.state, table.seat(key), asked)]


@pytest.mark.ruling("setup:AD19")
def test_an_enemy_homeland_or_one_without_room_cannot_be_chosen():
    table = table_of("lizards", "marquise", "eyrie")
    claim(table, "eyrie", 2)
    table.build(6, "marquise", "keep")
    clear_buildings(table.state, 1)
    table.state.add_building(table.seat("marquise"), 1, "sawmill")

    found = possible_homelands(table.state, table.seat("lizards"), 1)

    assert set(EVERY) - set(found) == {1, 2, 6}
    assert 1 in possible_homelands(table.state, table.seat("lizards"))
    assert begin_card(table, "lizards") == [3, 4, 7, 8, 9, 11, 12], "nor beside an enemy's"


@pytest.mark.ruling("setup:AD20")
def test_two_clearings_between_are_three_steps():
    table = table_of("eyrie", "marquise", "hundreds")
    claim(table, "marquise", 1)

    assert steps_from(table.state, [1])[7] == 3
    far = [each for each in EVERY if steps_from(table.state, [1])[each] >= 3]
    assert free(table, "eyrie", Homeland(TWO_BETWEEN)) == far
    assert all(steps_from(table.state, [1])[each] >= 3 for each in begin_card(table, "hundreds"))


@pytest.mark.ruling("setup:AD21")
def test_what_cannot_be_had_is_relaxed_a_step_at_a_time_and_the_edge_last():
    table = table_of("eyrie", "marquise", "duchy")
    edge = table.state.woodland.edge
    asked = Homeland(TWO_BETWEEN, edge=True)

    claim(table, "marquise", 12)
    near = steps_from(table.state, [12])
    assert all(near[each] >= 3 and each in edge for each in free(table, "eyrie", asked))

    claim(table, "duchy", 2, 6)  # nothing on the edge is three steps away from all
    near = steps_from(table.state, [2, 6, 12])
    assert max(near[each] for each in edge) == 2
    assert free(table, "eyrie", asked) == [
        each for each in EVERY if each in edge and near[each] == 2
    ]

    claim(table, "marquise", *(each for each in EVERY if each not in (1, 10)))
    claim(table, "duchy", 2)
    assert free(table, "eyrie", asked) == [1], "adjacent, and still on the edge"
    claim(table, "marquise", *(each for each in EVERY if each != 10))
    assert free(table, "eyrie", asked) == [10], "no longer on the edge"


@pytest.mark.ruling("setup:AD22")
def test_closed_paths_are_no_steps_until_they_are_opened():
    table = table_of("eyrie", "marquise", map=MOUNTAIN)

    assert (2, 5) in table.state.woodland.closed
    assert steps_from(table.state, [2]).get(5, 99) > 1
    table.state.opened = ((2, 5),)
    assert steps_from(table.state, [2])[5] == 1


@pytest.mark.ruling("setup:AD23")
def test_own_homelands_may_touch():
    table = table_of("marquise", "keepers", "eyrie")

    table.set_up_by_card("marquise", "9", "12", "4", "12", "9", "12")
    assert table.homelands("marquise") == [4, 9, 12]

    claim(table, "marquise", 9)
    table.set_up_by_card("keepers", "3")
    assert table.homelands("keepers") == [3, 6], "side by side, and far from 9"


@pytest.mark.ruling("setup:AD24")
def test_the_marquise_has_three_homelands_in_a_row_each_with_an_open_slot():
    table = table_of("marquise", "eyrie")
    claim(table, "eyrie", 4)
    clear_buildings(table.state, 1)
    table.state.add_building(table.seat("eyrie"), 1, "roost")

    assert {1, 4}.isdisjoint(begin_card(table, "marquise"))
    table.choose("marquise", "8", ["marquise: ..."])
    assert list_offered(table, "marquise") == [3, 7, 12], "8 touches 4, an enemy's, and 7 alone"
    table.choose("marquise", "12", ["marquise: ..."])
    assert table.homelands("marquise") == [7, 8, 12], "only 7 joins the two"
    assert table.pieces("marquise", 7) == ["keep"], "the others lie beside an enemy homeland"
    assert table.asked("marquise") == "marquise.first_sawmill"
    assert begin_card(table_with(4), "marquise") == [each for each in EVERY if each != 4]


def table_with(enemy: int) -> RootTestTable:
    """Return a table where the Eyrie have a homeland."""
    table = table_of("marquise", "eyrie")
    claim(table, "eyrie", enemy)
    return table


@pytest.mark.ruling("setup:AD25")
def test_a_late_marquise_still_has_fifteen_warriors_and_her_keep_away_from_enemies():
    table = table_with(4)
    table.place(4, eyrie=6)
    table.build(4, "eyrie", "roost")

    table.set_up_by_card("marquise", "9", "1", "10", "...")

    assert list_offered(table, "marquise") == [1, 10], "9 lies beside an enemy homeland"
    table.choose("marquise", "10", ["marquise: 9", "marquise: 1"])
    assert sum(warriors(table, "marquise").values()) == 15
    assert {c: n for c, n in warriors(table, "marquise").items() if n > 1} == {1: 2, 9: 2, 10: 2}
    assert table.warriors("marquise", 4) == 1
    assert table.pieces("marquise", 10) == ["keep", "recruiter"]
    assert table.pieces("marquise", 9) == ["sawmill"]


@pytest.mark.ruling("setup:AD26")
def test_a_player_who_follows_the_marquise_places_nothing_at_her_keep():
    table = table_of("duchy", "marquise")
    table.build(12, "marquise", "keep")
    claim(table, "marquise", 12)

    assert 12 not in begin_card(table, "duchy")
    claim(table, "marquise")
    table.set_up_by_card("duchy", "4", "8")
    assert warriors(table, "duchy") == {4: 2, 8: 3, 9: 2}, "the keep's clearing stays empty"


@pytest.mark.ruling("setup:AD27")
def test_the_duchys_five_warriors_are_spread_evenly_around():
    two = table_of("duchy", "marquise")
    two.set_up_by_card("duchy", "5", "2")
    assert warriors(two, "duchy") == {5: 2, 1: 2, 2: 3}
    assert two.pieces("duchy", 5) == ["tunnel"]

    three = table_of("duchy", "marquise")
    three.set_up_by_card("duchy", "2", "5", "6")
    assert warriors(three, "duchy") == {2: 2, 5: 2, 6: 2, 10: 1}

    table = table_of("duchy", "marquise")
    four = next(c for c in EVERY if len(table.state.woodland.adjacent[c]) >= 4)
    beside = table.state.woodland.adjacent[four]
    table.set_up_by_card("duchy", str(four), *([str(beside[0])] if len(beside) == 4 else []))
    placed = sorted((warriors(table, "duchy")[c] for c in beside), reverse=True)
    assert placed == [2, 1, 1, 1] if len(beside) == 4 else [1] * 5


@pytest.mark.ruling("setup:AD28")
def test_the_cults_three_warriors_are_spread_evenly_and_two_are_acolytes():
    two = table_of("lizards", "marquise")
    two.set_up_by_card("lizards", "5", "1", "fox")
    assert warriors(two, "lizards") == {5: 4, 1: 2, 2: 1}
    assert two.board("lizards").acolytes == 2
    assert two.state.supply[two.seat("lizards")] == 25 - 4 - 3 - 2
    assert two.pieces("lizards", 5) == ["garden_rabbit"]
    assert (two.board("lizards").outcast, two.board("lizards").hated) == ("fox", False)

    five = table_of("lizards", "marquise")
    assert len(five.state.woodland.adjacent[12]) == 5
    five.set_up_by_card("lizards", "12", "4", "7", "9", "mouse")
    assert warriors(five, "lizards") == {12: 4, 4: 1, 7: 1, 9: 1}


@pytest.mark.ruling("setup:AD29")
def test_keepers_without_a_fitting_pair_choose_one_homeland_after_the_other():
    table = table_of("keepers", "marquise")
    assert set(begin_card(table, "keepers")) == set(table.state.woodland.edge)

    claim(table, "marquise", 7, 10)  # no clearing is three steps from both
    assert begin_card(table, "keepers") == [4, 5, 6, 9], "on the edge, two steps away"
    table.choose("keepers", "5", ["keepers: ..."])
    assert list_offered(table, "keepers") == [1, 2], "still beside each other, though nearer"
    table.choose("keepers", "2")
    assert table.homelands("keepers") == [2, 5]


@pytest.mark.ruling("setup:AD30")
def test_keepers_bury_nine_relics_where_there_are_nine_forests_and_then_three():
    for key in ("autumn", "winter", "lake", MOUNTAIN):
        table = table_of("keepers", "marquise", map=key)
        forests = len(table.state.woodland.forest_borders) - 1

        begin_card(table, "keepers")

        assert len(table.board("keepers").buried) == forests
        first = list_offered(table, "keepers")[0]
        table.choose("keepers", str(first), ["keepers: ..."])
        if table.asked("keepers"):
            table.choose("keepers", str(list_offered(table, "keepers")[0]))
        buried = table.board("keepers").buried
        assert len(buried) == 12
        homes = set(table.homelands("keepers"))
        late = [relic.forest for relic in buried[forests:]]
        assert all(not homes & set(table.state.woodland.forest_borders[each]) for each in late)


@pytest.mark.ruling("setup:AD31")
def test_the_corvids_first_plot_is_secret_and_scores_nothing():
    table = table_of("corvids", "marquise")

    table.set_up_by_card("corvids", "7", "...")
    assert not table.question("corvids").public
    table.choose("corvids", "snare", ["corvids: 1", "corvids: 5", "corvids: 9"])

    assert table.pieces("corvids", 7) == ["plot"]
    assert table.score("corvids") == 0
    assert table.board_seen("corvids", "marquise").facedown is None
    assert table.board_seen("corvids", "corvids").facedown == ((7, "snare"),)


@pytest.mark.ruling("setup:AD32")
def test_one_of_the_corvids_three_may_join_the_one_in_the_homeland():
    table = table_of("corvids", "marquise")
    mouse = next(c for c in EVERY if table.state.suits[c] == "mouse")
    fox, rabbit = (
        next(c for c in EVERY if table.state.suits[c] == suit) for suit in ("fox", "rabbit")
    )

    table.set_up_by_card("corvids", str(mouse), "bomb", str(fox), str(rabbit), str(mouse))

    assert warriors(table, "corvids") == {mouse: 2, fox: 1, rabbit: 1}


@pytest.mark.ruling("setup:AD35")
def test_ruin_items_lie_once_with_hundreds_and_a_vagabond_and_twice_with_two_vagabonds():
    table = table_of("hundreds", "vagabond:thief", "marquise")
    table.set_up_by_card("hundreds", "1")
    assert ruin_sets(table.state) == 1
    before = {c: items[:] for c, items in table.state.ruins.items()}
    table.set_up_by_card("vagabond", "-1")
    assert table.state.ruins == before

    both = table_of("hundreds", "vagabond:thief", "vagabond:tinker", "marquise")
    both.set_up_by_card("hundreds", "1")
    both.set_up_by_card("vagabond", "-1")
    both.set_up_by_card("vagabond2", "-2")
    assert {len(items) for items in both.state.ruins.values()} == {2}


@pytest.mark.ruling("setup:AD36")
def test_landmarks_and_hirelings_bar_no_homeland_by_themselves():
    table = table_of("eyrie", "marquise")
    table.state.landmarks["tower"] = 6
    before = free(table, "eyrie", Homeland(ANYWHERE, buildings=1))

    assert before == EVERY, "one building fits in every clearing of Autumn"

    hired = table_of("eyrie", "keepers", hirelings="random", hireling_1="forest_patrol")
    match = Match.new(GAME, hired.setup, chance_of(1))
    player = RandomPlayer(random.Random(1))
    while "advanced.homeland" not in {each.kind for each in match.pending.values()}:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, player.answer(match, question))
    patrol = match.state.sides.index("forest_patrol")
    (question,) = match.pending.values()
    homes = [option.clearing for option in question.form.options]
    assert any(match.state.warriors[each][patrol] for each in homes)


@pytest.mark.ruling("setup:AD36")
def test_nobody_makes_a_home_where_the_furious_protector_stands():
    table = table_of("eyrie", "marquise", "corvids")
    hire(table, "furious_protector")
    card_of(table, "furious_protector").pawn = 1
    table.state.phase = "setup"

    for key in ("eyrie", "marquise"):
        assert set(begin_card(table, key)) <= {*EVERY} - {1}
    table.set_up_by_card("corvids", "2", "bomb", "...")
    assert 1 not in list_offered(table, "corvids"), "nor places a warrior there"


def test_the_furious_protector_bars_starts_of_the_standard_setup_too():
    table = RootTestTable("marquise", "eyrie", setup="usual")
    hire(table, "furious_protector")
    corner, other = table.state.woodland.corners[:2]
    card_of(table, "furious_protector").pawn = corner
    table.state.phase = "setup"

    table.set_up("marquise")
    assert "keep" in table.pieces("marquise", other)
    assert table.warriors("marquise", corner) == 0
    table.set_up("eyrie")
    assert table.pieces("eyrie", corner) == []


@pytest.mark.ruling("setup:AD40")
def test_fan_factions_join_by_cards_that_are_proposed():
    assert {key for key, each in FACTIONS.items() if each.proposed_card} == {"clergy", "legion"}
    assert FACTIONS["legion"].militant
    assert not FACTIONS["clergy"].militant

    table = table_of("clergy", "legion", "marquise")
    claim(table, "marquise", 12)
    corners = set(table.state.woodland.corners)
    assert set(begin_card(table, "legion")) == corners
    home = begin_card(table, "clergy")
    assert set(home) == set(EVERY) - corners - {12}


def test_a_card_has_its_pieces():
    table = table_of("eyrie", "hundreds", "keepers")

    table.set_up_by_card("eyrie", "1", "despot")
    assert (table.pieces("eyrie", 1), table.warriors("eyrie", 1)) == (["roost"], 6)
    table.set_up_by_card("hundreds", "3")
    assert (table.pieces("hundreds", 3), table.warriors("hundreds", 3)) == (["stronghold"], 5)
    assert free(table, "keepers", Homeland(NOT_ADJACENT))
