"""The rulings of hirelings, HI1 to HI17: setting up, gaining and losing them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.root.kit import (
    ALL_PIPS,
    GAME,
    GOLD_PIPS,
    HIRELING_CARDS,
    HIRELINGS,
    HirelingEarned,
    HirelingGained,
    HirelingsDealt,
    HirelingSetUp,
    Match,
    RootTestTable,
    Setup,
    TurnBegan,
    barred_by,
    card_of,
    chance_of,
    end_of_turn,
    hire,
    hired_table,
    hiring,
    leads,
    open_cards,
    score,
)

SEATS = ("marquise", "eyrie", "alliance", "vagabond", "lizards", "duchy")


def dealt(players: int, seed: int = 4, **options: str) -> Match:
    options = {"setup": "usual", "hirelings": "random", **options}
    return Match.new(GAME, Setup("root", SEATS[:players], options), chance_of(seed))


def list_told(match: Match, kind: type) -> list:
    return [each.event for each in match.told if isinstance(each.event, kind)]


def scoring(table: RootTestTable, key: str, points: int):
    async def rule(t):
        score(t, table.seat(key), points, "card")

    return rule


# Setup (19.6)


@pytest.mark.ruling("setup:HI1")
@pytest.mark.parametrize(("wish", "number"), [("none", 0), ("random", 3)])
def test_there_are_three_hirelings_or_none(wish, number):
    match = dealt(4, hirelings=wish)
    assert len(match.state.hired) == number
    assert match.state.spaces == [4, 8, 12][:number]


@pytest.mark.ruling("setup:HI2")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_the_number_of_players_says_how_many_are_demoted(players, demoted):
    sides = {dealt(players, seed).state.sides[players:] for seed in range(4)}
    assert len(sides) == 4, "the lot decides which"
    assert all(sum(HIRELINGS[key].demoted for key in each) == demoted for each in sides)


@pytest.mark.ruling("setup:HI3")
def test_the_last_player_sets_up_first_and_each_picks_one_that_is_left():
    setup = Setup("root", SEATS[:4], {"hirelings": "random"})
    match = Match.new(GAME, setup, chance_of(5))
    order, placed = match.state.order, list[Any]()
    while len(placed) < 3:
        ((seat, question),) = match.pending.items()
        if question.kind == "hirelings.which":
            left = {option.hireling for option in question.form.options}
            assert left == {each.key for each in match.state.hired if each.waits}
        heard = match.submit(seat, question.id, question.form.options[-1])
        placed += [e.event.seat for e in heard if isinstance(e.event, HirelingSetUp)]
        assert len(placed) < 3 or not any(each.waits for each in match.state.hired)
    assert placed == [order[3], order[2], order[1]]


@pytest.mark.ruling("setup:HI4")
def test_a_card_is_not_dealt_beside_its_faction_whichever_side_is_up():
    assert "exile" not in open_cards(("vagabond", "eyrie"))
    assert {"last_dynasty", "exile"}.isdisjoint(open_cards(("vagabond", "eyrie")))
    assert barred_by(["exile"]) == {"vagabond", "knaves"}
    assert barred_by(["corvid_spies"]) == barred_by(["raven_sentries"]) == {"corvids"}
    free = ("highway_bandits", "popular_band", "furious_protector", "prosperous_farmers")
    assert [card for card in HIRELING_CARDS if not barred_by([card])] == sorted(
        free, key=HIRELING_CARDS.index
    )
    for seed in range(6):
        assert not barred_by(dealt(4, seed).state.sides[4:]) & set(SEATS[:4])


@pytest.mark.ruling("setup:HI5")
@pytest.mark.parametrize("seed", range(5))
def test_hirelings_that_leave_too_few_factions_are_dealt_again(seed):
    pool = ("marquise", "eyrie", "alliance", "vagabond", "lizards")
    setup = Setup("root", ("",) * 4, {"setup": "advanced", "hirelings": "random"}, pool)
    match = Match.new(GAME, setup, chance_of(seed))
    ((event,),) = [list_told(match, HirelingsDealt)]
    assert not barred_by(event.hirelings) & set(pool), "all five cards are needed"


# Gaining control (22.1)


@pytest.mark.ruling("setup:HI6")
def test_passing_a_marker_is_entering_its_space():
    table = hired_table("forest_patrol")
    table.state.spaces = [4, 8, 12]
    table.points(eyrie=3)
    assert table.play(scoring(table, "eyrie", 2)).only(HirelingEarned).space == 4
    assert table.state.earned[table.seat("eyrie")] == 1
    assert table.state.spaces == [8, 12]


@pytest.mark.ruling("setup:HI7")
def test_two_markers_at_once_bring_two_hirelings():
    table = hired_table("forest_patrol")
    hire(table, "last_dynasty")
    table.state.spaces = [4, 8, 12]
    table.points(eyrie=3)
    table.play(scoring(table, "eyrie", 6))
    played = end_of_turn(table, "eyrie", ["eyrie: forest_patrol"], dice=[0, 0])
    assert [each.hireling for each in played.told(HirelingGained)] == [
        "forest_patrol", "last_dynasty",
    ]  # fmt: skip


@pytest.mark.ruling("setup:HI8")
def test_a_marker_earned_in_anothers_turn_waits_for_ones_own():
    table = hired_table("forest_patrol")
    table.state.spaces = [4]
    table.points(eyrie=3)
    table.state.current = table.seat("alliance")
    table.play(scoring(table, "eyrie", 1))
    assert not end_of_turn(table, "alliance").told(HirelingGained)
    assert end_of_turn(table, "eyrie").only(HirelingGained).seat == table.seat("eyrie")


@pytest.mark.ruling("setup:HI9")
def test_a_marker_is_taken_once():
    table = hired_table("forest_patrol")
    table.state.spaces = [4]
    table.points(eyrie=4)
    table.play(scoring(table, "eyrie", -2))
    table.play(scoring(table, "eyrie", 1))
    assert table.play(scoring(table, "eyrie", 2)).only(HirelingEarned).space == 4
    table.play(scoring(table, "eyrie", -3))
    assert not table.play(scoring(table, "eyrie", 3)).told(HirelingEarned)


@pytest.mark.ruling("setup:HI10")
def test_any_hireling_of_the_supply_may_be_taken():
    table = hired_table("forest_patrol", "alliance")
    hire(table, "last_dynasty")
    hire(table, "otter_divers")
    table.state.earned[table.seat("eyrie")] = 1
    end_of_turn(table, "eyrie")
    assert [o.hireling for o in table.options("eyrie")] == ["last_dynasty", "otter_divers"]
    table.choose("eyrie", "otter_divers")
    assert card_of(table, "otter_divers").controller == table.seat("eyrie")
    assert table.state.earned[table.seat("eyrie")] == 0


@pytest.mark.ruling("setup:HI11")
@pytest.mark.parametrize("face", range(6))
def test_a_player_who_leads_counts_the_gold_pips_alone(face):
    table = hired_table("forest_patrol")
    table.points(eyrie=5, alliance=5, marquise=4)
    for key, pips in (("eyrie", GOLD_PIPS), ("alliance", GOLD_PIPS), ("marquise", ALL_PIPS)):
        table.play(hiring(table, "forest_patrol", key), dice=[face])
        assert card_of(table, "forest_patrol").markers == pips[face]
    assert (sorted(GOLD_PIPS), sorted(ALL_PIPS)) == ([1, 1, 1, 2, 2, 2], [2, 2, 3, 3, 3, 4])


@pytest.mark.ruling("setup:HI12")
def test_without_a_score_marker_all_pips_count():
    table = RootTestTable("eyrie", "alliance", "marquise", "vagabond")
    table.points(eyrie=20, vagabond=20)
    assert leads(table.state, table.seat("eyrie"))
    assert leads(table.state, table.seat("vagabond"))
    table.state.dominance[table.seat("eyrie")] = table.card("dominance_fox")
    table.state.partner[table.seat("vagabond")] = table.seat("marquise")
    assert not leads(table.state, table.seat("eyrie"))
    assert not leads(table.state, table.seat("vagabond"))


@pytest.mark.ruling("setup:HI13")
def test_no_marker_comes_off_in_the_turn_of_gaining():
    table = hired_table("forest_patrol")
    table.state.turn = 7
    table.state.earned[table.seat("eyrie")] = 1
    end_of_turn(table, "eyrie", dice=[0])
    assert card_of(table, "forest_patrol").markers == 1


@pytest.mark.ruling("setup:HI14")
def test_later_a_marker_comes_off_and_without_any_it_is_given_away():
    table = hired_table("highway_bandits", "eyrie")
    hire(table, "popular_band", "eyrie", markers=1)
    table.place(5, eyrie=1, alliance=1)
    table.state.turn = 7
    played = end_of_turn(table, "eyrie", ["eyrie: 1"], dice=[5])
    assert card_of(table, "highway_bandits").markers == 1
    band = card_of(table, "popular_band")
    assert (band.controller, band.markers) == (table.seat("alliance"), 2)
    assert played.only(HirelingGained).count == 2
    assert table.warriors("popular_band", 5) == 1, "its hired line is done at once"


@pytest.mark.ruling("setup:HI15")
def test_handing_on_comes_before_taking():
    table = hired_table("highway_bandits", "eyrie")
    card_of(table, "highway_bandits").markers = 1
    hire(table, "otter_divers")
    table.state.turn = 7
    table.state.earned[table.seat("eyrie")] = 1
    played = end_of_turn(table, "eyrie", ["eyrie: 1"], dice=[0, 0])
    assert [(e.seat, e.hireling) for e in played.told(HirelingGained)] == [
        (table.seat("alliance"), "highway_bandits"), (table.seat("eyrie"), "otter_divers"),
    ]  # fmt: skip


@pytest.mark.ruling("setup:HI16")
def test_one_marker_given_between_turns_lasts_for_exactly_one_own_turn():
    table = hired_table("otter_divers", "eyrie")
    hired = card_of(table, "otter_divers")
    hired.markers = 1
    table.state.turn = 7
    played = end_of_turn(table, "eyrie", ["eyrie: 1"], dice=[0])
    assert played.only(HirelingGained).count == 1
    assert hired.gained == 7, "still in the giver's turn"
    assert [event.seat for event in played.told(TurnBegan)] == [table.seat("alliance")]
    assert table.asked("alliance") == "hirelings.give", "at the end of its own turn"
    assert hired.markers == 0


@pytest.mark.ruling("setup:HI17")
def test_nobody_may_refuse_a_hireling_or_keep_it():
    table = hired_table("otter_divers", "eyrie")
    hire(table, "forest_patrol")
    hire(table, "last_dynasty")
    card_of(table, "otter_divers").markers = 1
    table.state.turn = 7
    table.state.earned[table.seat("eyrie")] = 1
    end_of_turn(table, "eyrie")
    assert len(table.options("eyrie")) == 2, "both others, and no way out"
    table.choose("eyrie", "2", dice=[0])
    assert table.asked("eyrie") == "hirelings.take"
    assert len(table.options("eyrie")) == 2
