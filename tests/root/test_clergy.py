"""The turn of the Clergy: setup, Birdsong, Daylight, Evening, and their board's view."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    CLERGY_SEATS,
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    Bloom,
    BuildCathedral,
    Clearing,
    CrusadeBattle,
    Drew,
    FlowersDrawn,
    Match,
    Mission,
    Moved,
    PhaseBegan,
    Replant,
    RootTestTable,
    ScoreFlower,
    Setup,
    Swarm,
    cathedral,
    chance_of,
    clear_tokens,
    crusade,
    flower,
    in_bag,
    lay_flowers,
    mission,
    penitent,
)

TABLE = partial(RootTestTable, *CLERGY_SEATS)


# Setup (HCC.3)


def test_the_usual_setup_asks_nothing_and_keeps_out_of_corners() -> None:
    setup = Setup("root", ("marquise", "clergy"), {"setup": "usual"})
    state = Match.new(GAME, setup, chance_of(1)).state
    clergy = state.seat_of("clergy")
    homes = [c for c, row in enumerate(state.buildings) if (clergy, "cathedral") in row]
    flowers = [c for c, row in enumerate(state.tokens) for owner, _ in row if owner == clergy]

    assert len(homes) == 1
    assert homes[0] not in state.woodland.corners
    assert state.supply[clergy] == 9
    assert sum(state.warriors[homes[0]]) >= 3
    assert all(state.warriors[c][clergy] and c not in homes for c in flowers)
    assert state.boards[clergy].penitent == []


# Birdsong (HCC.4)


def test_divine_intervention_returns_to_a_cathedral(table: RootTestTable) -> None:
    cathedral(table, FOX, MOUSE)

    table.start("clergy", "birdsong", answers=[f"clergy: {MOUSE}"])

    assert table.warriors("clergy", MOUSE) == 4


def crowd(table: RootTestTable, *empty: int) -> None:
    """Put an enemy in every clearing but some."""
    for clearing in table.state.woodland.clearings:
        if clearing not in empty:
            table.place(clearing, marquise=1)


def test_divine_intervention_without_cathedrals_seeks_the_fewest_enemies(
    table: RootTestTable,
) -> None:
    crowd(table, 1, RABBIT, FOX, MOUSE)
    table.build(MOUSE, "alliance", "sympathy")
    table.board("vagabond").place = RABBIT

    table.start("clergy", "birdsong")

    assert table.warriors("clergy", FOX) == 4
    assert table.pieces("clergy", FOX) == []


def test_some_tables_let_a_cathedral_come_with_divine_intervention() -> None:
    table = RootTestTable(*CLERGY_SEATS, divine="cathedral")
    crowd(table, FOX)

    table.start("clergy", "birdsong")

    assert table.warriors("clergy", FOX) == 4
    assert table.pieces("clergy", FOX) == ["cathedral"]
    assert table.score("clergy") == 0


def test_divine_intervention_waits_while_a_warrior_stands(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(RABBIT, clergy=1)

    table.start("clergy", "birdsong")

    assert table.warriors("clergy", FOX) == 0


def test_bloom_takes_birds_and_needs_a_flower_in_the_bag(table: RootTestTable) -> None:
    table.place(RABBIT, clergy=1)
    table.give("clergy", "armorers", "cobbler")
    suits = ["fox"] * 3 + ["rabbit"] * 3 + ["mouse"] * 3 + ["bird"]

    table.start("clergy", "birdsong")
    assert table.options("clergy", Bloom) == [Bloom(table.card("armorers", "clergy"))]
    cobbler = Bloom(table.card("cobbler", "clergy"))
    assert table.refused("clergy", cobbler).key == "bloom-bird"
    lay_flowers(table, FOX, *suits, "bird")
    table.start("clergy", "birdsong")

    assert table.options("clergy", Bloom) == []
    assert table.refused("clergy", Bloom(table.card("armorers", "clergy"))).key == "bag-empty"


def test_bloom_is_not_offered_where_no_flower_could_be_placed(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    table.give("clergy", "armorers")

    table.start("clergy", "birdsong")

    assert table.options("clergy", Bloom) == []
    refusal = table.refused("clergy", Bloom(table.card("armorers", "clergy")))
    assert (refusal.key, refusal.law) == ("bloom-nowhere", "HCC.2.2.II")


# Act (HCC.5.1)


def test_a_mission_is_one_action_of_two_moves(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=2)

    table.start("clergy", "act")
    played = table.choose("clergy", mission(FOX, MOUSE), answers=["clergy: clergy.mission:7:8:1"])

    assert len(played.told(Moved)) == 2
    assert table.board_seen("clergy", None).actions_left == 2


def test_three_actions_and_no_more(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.give("clergy", "armorers", "sappers", "anvil", "brutal_tactics")
    lay_flowers(table, FOX, "fox")

    table.start("clergy", "act")
    for card in ("armorers", "sappers", "anvil"):
        table.choose("clergy", Swarm(Clearing(FOX), table.card(card, "clergy")))

    assert table.asked("clergy") == "clergy.offer"
    fourth = Swarm(Clearing(FOX), table.card("brutal_tactics", "clergy"))
    assert table.refused("clergy", fourth).key == "clergy-no-actions"
    assert table.warriors("clergy", FOX) == 6


def test_some_tables_allow_each_action_once() -> None:
    table = RootTestTable(*CLERGY_SEATS, acts="once")
    cathedral(table, FOX)
    table.place(FOX, clergy=2)
    table.give("clergy", "armorers", "sappers")

    table.start("clergy", "act")
    table.choose("clergy", Swarm(Clearing(FOX), table.card("armorers", "clergy")))

    second = Swarm(Clearing(FOX), table.card("sappers", "clergy"))
    assert table.refused("clergy", second).key == "clergy-act-twice"
    assert table.options("clergy", Mission) != []


def test_a_crusade_moves_before_it_battles(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    table.place(MOUSE, clergy=3, eyrie=1)
    table.place(FOX, eyrie=1)
    here = CrusadeBattle(Clearing(MOUSE), table.seat("eyrie"))

    table.start("clergy", "act")
    assert table.refused("clergy", here).key == "crusade-first"
    fight = f"clergy: clergy.battle:{FOX}:{table.seat('eyrie')}"
    table.choose("clergy", crusade(MOUSE, FOX, 3), answers=[fight], dice=[1, 0])

    assert table.warriors("eyrie", FOX) == 0
    assert table.board("clergy").acts == ["crusade"]


def test_some_tables_let_a_crusade_battle_where_it_stands() -> None:
    table = RootTestTable(*CLERGY_SEATS, crusade="stay")
    table.place(MOUSE, clergy=3, eyrie=1)

    table.start("clergy", "act")
    here = CrusadeBattle(Clearing(MOUSE), table.seat("eyrie"))
    table.choose("clergy", here, dice=[1, 0])

    assert table.warriors("eyrie", MOUSE) == 0
    assert table.board("clergy").acts == ["crusade"]


def test_a_crusade_may_end_without_a_battle(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    table.place(MOUSE, clergy=1)
    table.place(FOX, eyrie=1)

    table.start("clergy", "act")
    table.choose("clergy", crusade(MOUSE, FOX), answers=["clergy: done"])

    assert table.asked("clergy") == "clergy.act"
    assert table.warriors("eyrie", FOX) == 1


def test_bird_flowers_are_neither_replanted_nor_planted(table: RootTestTable) -> None:
    table.place(FOX, clergy=1)
    lay_flowers(table, FOX, "bird", "mouse")

    table.start("clergy", "act")

    assert table.options("clergy", Replant) == [Replant(Clearing(FOX), flower("mouse"))]
    bird = Replant(Clearing(FOX), flower("bird"))
    assert table.refused("clergy", bird).key == "replant-bird"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Replant(Clearing(RABBIT), flower("fox")), "replant-no-warrior"),
        (Replant(Clearing(RABBIT), flower("mouse")), "flower-absent"),
        (Replant(Clearing(RABBIT), flower("rabbit")), "replant-matches"),
        (ScoreFlower(Clearing(RABBIT), flower("rabbit")), "score-no-cathedral"),
        (ScoreFlower(Clearing(FOX), flower("fox")), "score-no-flower"),
        (ScoreFlower(Clearing(FOX), flower("mouse")), "score-suit"),
        (BuildCathedral(Clearing(FOX)), "cathedral-twice"),
        (BuildCathedral(Clearing(RABBIT)), "cathedral-flowers"),
        (Mission(Clearing(RABBIT), Clearing(1), 1), "move-nobody"),
        (Mission(Clearing(FOX), Clearing(MOUSE), 3), "move-too-many"),
        (CrusadeBattle(Clearing(RABBIT), 1), "battle-nobody"),
    ],
    ids=str,
)
def test_refusals_teach(table: RootTestTable, action, key: str) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=2)
    lay_flowers(table, FOX, "mouse")
    lay_flowers(table, RABBIT, "fox", "rabbit")

    table.start("clergy", "act")

    refusal = table.refused("clergy", action)
    assert refusal.key == key
    assert refusal.law


def test_offers_end_the_actions(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    lay_flowers(table, FOX, "fox", "bird")

    table.start("clergy", "birdsong")
    table.choose("clergy", ScoreFlower(Clearing(FOX), flower("fox")))

    refusal = table.refused("clergy", mission(FOX, MOUSE))
    assert (refusal.key, refusal.law) == ("clergy-passed", "HCC.5")
    table.choose("clergy", ScoreFlower(Clearing(FOX), flower("bird")))
    assert table.score("clergy") == 2


# Evening (HCC.6)


@pytest.mark.parametrize(("count", "bees"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_bees_bring_flowers_and_cards(table: RootTestTable, count: int, bees: int) -> None:
    cathedral(table, *(RABBIT, FOX, 9, 2, 6)[:count])
    table.place(MOUSE, clergy=1)

    played = table.start("clergy", "pollinate", answers=[], dice=[6, 6, 6, 6][: 2 + bees])

    assert len(played.only(FlowersDrawn).flowers) == 2 + bees
    draws = [each.count for each in played.told(Drew) if each.seat == table.seat("clergy")]
    assert draws == [1 + bees]
    assert table.board_seen("clergy", "eyrie").bees == bees


def test_a_turn_goes_through_its_phases(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1)

    walk = f"clergy: {mission(FOX, MOUSE).key()}"
    played = table.turn("clergy", answers=[walk, "clergy: done", "clergy: done"])

    phases = [each.phase for each in played.told(PhaseBegan)]
    assert phases[:2] == ["daylight", "evening"]
    assert table.state.current != table.seat("clergy")


@pytest.mark.parametrize(("supply", "asked"), [(0, False), (2, True)])
def test_actions_are_offered_unless_all_see_that_none_is_possible(
    table: RootTestTable, supply: int, asked: bool
) -> None:
    cathedral(table, FOX)
    table.state.supply[table.seat("clergy")] = supply
    table.give("clergy", "sword")  # no card to swarm with there, but nobody knows

    table.start("clergy", "act")

    assert (table.seat("clergy") in table.match.pending) == asked


# The board


def test_the_board_is_open_to_everybody(table: RootTestTable) -> None:
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox", "bird")
    penitent(table, "eyrie")

    views = [table.board_seen("clergy", viewer) for viewer in (None, *CLERGY_SEATS)]

    assert all(view == views[0] for view in views)
    assert views[0].cathedrals == 4
    assert dict(views[0].bag) == {"fox": 2, "rabbit": 3, "mouse": 3, "bird": 1} == in_bag(table)
    assert views[0].penitent == (table.seat("eyrie"),)
    assert len(views[0].heretic) == 3
    assert views[0].actions_left == 0


def test_the_computer_wants_flowers_at_their_cathedral(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(MOUSE, clergy=1)
    clergy = table.seat("clergy")
    lay_flowers(table, MOUSE, "fox")
    table.state.current, table.state.phase, table.state.stage = clergy, "daylight", 1
    before = GAME.evaluate(table.state, clergy)
    table.board("clergy").moving = [MOUSE, FOX, 1]
    under_way = GAME.evaluate(table.state, clergy)
    table.board("clergy").moving = []
    clear_tokens(table.state, MOUSE)
    lay_flowers(table, FOX, "fox")

    assert before < under_way
    assert before < GAME.evaluate(table.state, clergy)
