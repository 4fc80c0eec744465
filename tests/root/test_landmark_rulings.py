"""The rulings of landmarks, LM1 to LM30: each situation and its outcome."""

from __future__ import annotations

from typing import Any

import pytest

from tests.root.kit import (
    GAME,
    LANDMARKS,
    PACK,
    Drew,
    FerryMoved,
    LandmarkPlaced,
    LandmarksDealt,
    Match,
    Move,
    NoRoomForLandmark,
    Refused,
    RootTestTable,
    Scored,
    Setup,
    battle,
    building,
    chance_of,
    enter,
    favor,
    legal_moves,
    place_landmark,
    pool,
    removing,
    sites,
    stand,
    targets,
)

RIVER, OPPOSITE = 10, 5
"""Two clearings of the Autumn linked by the river, not by a path."""


def set_up(seed: int, **options: str) -> Match:
    seats = ("marquise", "eyrie", "alliance")
    return Match.new(GAME, Setup("root", seats, {"setup": "usual", **options}), chance_of(seed))


def list_told(match: Match, kind: type) -> list:
    return [each.event for each in match.told if isinstance(each.event, kind)]


# Setup (19.5)


@pytest.mark.ruling("setup:LM1")
@pytest.mark.parametrize(("wish", "number"), [("none", 0), ("one", 1), ("two", 2)])
def test_as_many_landmarks_are_dealt_as_the_table_wishes(wish, number):
    match = set_up(4, landmarks=wish)
    assert sum(len(event.landmarks) for event in list_told(match, LandmarksDealt)) == number
    assert len(match.state.landmarks) == number


@pytest.mark.ruling("setup:LM1")
def test_what_a_table_does_not_play_with_is_never_dealt():
    table = RootTestTable("marquise", "eyrie", "alliance")
    assert not {"rabbittown", "mousehold"} & set(pool(table.state))
    table.state.options["rabbittown"] = "proposed"
    assert "rabbittown" in pool(table.state)
    assert "elder_treetop" in pool(table.state)
    assert "elder_treetop" not in pool(RootTestTable("marquise", "eyrie").state)


@pytest.mark.ruling("setup:LM1")
def test_a_table_takes_out_of_the_pack_what_it_does_not_want():
    wanted = ("black_market", "lost_city")
    out = dict.fromkeys({*PACK} - {*wanted}, "out")
    for seed in range(4):
        match = set_up(seed, landmarks="two", **out)
        assert set(match.state.landmarks) == set(wanted)


def test_a_pack_with_too_few_landmarks_is_refused_with_its_section():
    def check(*seats, **options):
        GAME.check_setup(Setup("root", seats, options))

    def why(*seats, **options):
        with pytest.raises(Refused) as refused:
            check(*seats, **options)
        return refused.value.key, refused.value.law, refused.value.args_of_words

    out = dict.fromkeys({*PACK} - {"tower", "lost_city"}, "out")
    left = {"cards": 1, "wanted": 2}
    for where in ("mountain", "random"):  # there the Tower may stand already
        said = why("marquise", "eyrie", "alliance", map=where, landmarks="two", **out)
        assert said == ("setup-landmarks-pack", "19.5", left)
    check("marquise", "eyrie", map="mountain", landmarks="two", map_landmarks="drop", **out)
    alone = dict.fromkeys({*PACK} - {"elder_treetop"}, "out")
    assert why("marquise", "eyrie", landmarks="one", **alone)[2] == {"cards": 0, "wanted": 1}


@pytest.mark.ruling("setup:LM2")
@pytest.mark.parametrize("seed", range(3))
def test_the_last_player_places_one_and_the_one_before_the_other(seed):
    match = Match.new(
        GAME,
        Setup("root", ("marquise", "eyrie", "alliance"), {"landmarks": "two"}),
        chance_of(seed),
    )
    order = match.state.order
    placed: list[Any] = []
    while len(placed) < 2:
        ((seat, question),) = match.pending.items()
        assert question.kind in ("landmarks.which", "landmarks.where")
        match.submit(seat, question.id, question.form.options[0])
        placed += [event.seat for event in list_told(match, LandmarkPlaced)]
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

    state.unplaced = ["black_market"]
    played = table.play(lambda t: place_landmark(t, table.seat("alliance")))
    assert played.only(NoRoomForLandmark).landmark == "black_market", "it stays in the box, aloud"
    assert "black_market" not in table.state.landmarks


@pytest.mark.ruling("setup:LM7")
def test_landmarks_come_after_the_map_and_its_suits():
    match = set_up(2, map="winter", landmarks="two")
    names = [type(each.event).__name__ for each in match.told]
    assert names.index("SuitsDealt") < names.index("OrderDrawn") < names.index("LandmarksDealt")
    assert names.index("LandmarksDealt") < names.index("LandmarkPlaced")


# Landmarks as nobody's pieces (24.1)


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

    played = table.play(enter(table, "marquise", RIVER, OPPOSITE, 2))
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
    played = table.play(enter(table, "marquise", RIVER, OPPOSITE), [f"marquise: {way}"])

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

    table.play(removing("alliance", "eyrie", 1, "roost"))
    assert table.score("alliance") == 1
    table.play(removing("alliance", "marquise", 1, "sawmill"))
    assert table.score("alliance") == 3
    assert table.state.perch is None


@pytest.mark.ruling("setup:LM14")
def test_of_two_alike_the_one_beside_the_treetop_falls_first():
    table = RootTestTable()
    stand(table, "elder_treetop", 1)
    building(table, "marquise", 1, "sawmill")
    building(table, "marquise", 1, "sawmill")
    table.play(removing("eyrie", "marquise", 1, "sawmill"))
    assert table.score("eyrie") == 1
    table.play(removing("eyrie", "marquise", 1, "sawmill"))
    assert table.score("eyrie") == 3
