"""Mercenaries: hired warriors in rule and battle, and their limits (Law 11.2.7.III)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    RABBIT,
    Ambushed,
    Battle,
    Battled,
    FundsLost,
    Hire,
    Move,
    OutragePaid,
    Scored,
    battle,
    battles,
    count_fallen,
    everything_of,
    favor,
    hire_service,
    legal_moves,
    post,
    prices,
    riverfolk_table,
    ruler,
    sympathy,
)

TABLE = partial(riverfolk_table, "marquise", "eyrie", "alliance")


@pytest.mark.ruling("expansion:RC46")
def test_hired_warriors_count_for_the_buyers_rule_alone():
    table = riverfolk_table("marquise", "eyrie", "duchy")
    table.place(11, marquise=1, riverfolk=2, duchy=2)
    assert ruler(table.state, 11) == -1

    hire_service(table, "marquise")

    assert ruler(table.state, 11) == table.seat("marquise")
    table.place(9, riverfolk=2, duchy=1)
    assert ruler(table.state, 9) == table.seat("marquise")


@pytest.mark.ruling("expansion:RC47")
def test_hired_warriors_may_fight_alone_for_the_buyer(table):
    table.place(11, riverfolk=3)
    sympathy(table, 11)
    table.give("marquise", "sword")
    hire_service(table, "marquise")
    assert Battle(11, table.seat("alliance")) in battles(table.state, table.seat("marquise"))

    fight = table.play(battle("marquise", "alliance", 11), ["marquise: sword"], dice=[0, 0])

    assert fight.only(Battled).dealt == 1
    assert fight.only(Scored).seat == table.seat("marquise")
    assert fight.only(OutragePaid).payer == table.seat("marquise")

    table.place(10, riverfolk=3, eyrie=3)
    fight = table.play(battle("marquise", "eyrie", 10), dice=[3, 3])
    assert fight.only(Battled).dealt == 3
    assert count_fallen(fight) == {table.seat("eyrie"): 3, table.seat("riverfolk"): 3}


@pytest.mark.ruling("expansion:RC48")
def test_hired_warriors_raise_the_cap_but_not_against_the_riverfolk(table):
    table.place(11, marquise=1, riverfolk=3, eyrie=2)
    hire_service(table, "marquise")

    fight = table.play(battle("marquise", "eyrie", 11), dice=[3, 0])
    assert fight.only(Battled).dealt == 3
    fight = table.play(battle("marquise", "riverfolk", 11), dice=[3, 0])
    assert fight.only(Battled).dealt == 1


@pytest.mark.ruling("expansion:RC49")
def test_the_riverfolk_are_attacked_with_own_warriors_only(table):
    table.place(11, riverfolk=3)
    hire_service(table, "marquise")
    marquise, riverfolk = table.seat("marquise"), table.seat("riverfolk")
    assert Battle(11, riverfolk) not in battles(table.state, marquise)

    table.place(11, marquise=1)
    assert Battle(11, riverfolk) in battles(table.state, marquise)


@pytest.mark.ruling("expansion:RC50")
@pytest.mark.parametrize(
    ("hits", "own", "others", "lost"),
    [
        (1, 2, 2, (1, 0)),
        (2, 2, 2, (1, 1)),
        (3, 2, 2, (2, 1)),
        (3, 1, 3, (1, 2)),
        (2, 0, 2, (0, 2)),
    ],
)
def test_hits_are_split_and_the_odd_one_is_the_buyers(table, hits, own, others, lost):
    table.place(11, riverfolk=others, eyrie=8)
    if own:
        table.place(11, marquise=own)
    hire_service(table, "marquise")

    fight = table.play(battle("marquise", "eyrie", 11), dice=[hits, hits])

    gone = count_fallen(fight)
    assert (gone.get(table.seat("marquise"), 0), gone.get(0, 0)) == lost


@pytest.mark.ruling("expansion:RC50")
def test_four_hits_leave_no_choice_either(table):
    table.place(11, marquise=3, riverfolk=1, eyrie=8)
    table.craft("eyrie", "sappers")
    hire_service(table, "marquise")

    fight = table.play(battle("marquise", "eyrie", 11), ["eyrie: yes"], dice=[3, 3])

    assert count_fallen(fight)[table.seat("marquise")] == 3
    assert count_fallen(fight)[table.seat("riverfolk")] == 1


@pytest.mark.ruling("expansion:RC51")
def test_buildings_fall_after_all_warriors_and_posts_never(table):
    table.build(11, "marquise", "workshop", "workshop")
    post(table, 11)
    table.place(11, riverfolk=1, eyrie=8)
    hire_service(table, "marquise")

    table.play(battle("marquise", "eyrie", 11), dice=[3, 3])

    assert table.warriors("riverfolk", 11) == 0
    assert table.pieces("marquise", 11) == []
    assert table.pieces("riverfolk", 11) == ["post_mouse"]


@pytest.mark.ruling("expansion:RC52")
def test_after_an_ambush_hired_warriors_fight_on(table):
    table.place(FOX, marquise=1, riverfolk=2, eyrie=3)
    table.give("eyrie", "ambush_fox")
    table.give("marquise", "anvil")
    hire_service(table, "marquise")

    fight = table.play(
        battle("marquise", "eyrie", FOX), ["eyrie: ambush_fox", "marquise: pass"], dice=[3, 0]
    )

    assert fight.only(Ambushed).seat == table.seat("eyrie")
    assert count_fallen(fight)[table.seat("marquise")] == 1
    assert count_fallen(fight)[table.seat("riverfolk")] == 1
    assert fight.only(Battled).dealt == 1


@pytest.mark.ruling("expansion:RC53")
def test_hired_warriors_are_neither_moved_nor_saved(table):
    table.place(FOX, riverfolk=3, eyrie=3)
    table.build(1, "marquise", "keep")
    table.give("marquise", "anvil")
    hire_service(table, "marquise")
    assert not legal_moves(table.state, table.seat("marquise"), Move)

    fight = table.play(battle("marquise", "eyrie", FOX), dice=[1, 1])

    assert count_fallen(fight)[table.seat("riverfolk")] == 1
    assert table.asked("marquise") is None
    assert table.hand("marquise") == ["anvil"]


@pytest.mark.ruling("expansion:RC54")
def test_a_favor_of_the_hirer_spares_warriors_and_takes_posts(table):
    post(table, MOUSE, 11)
    table.place(MOUSE, riverfolk=2, eyrie=1)
    table.board("riverfolk").funds[0] = 4
    table.state.supply[0] -= 4
    hire_service(table, "marquise")

    async def rule(t):
        await favor("mouse")(t, table.seat("marquise"))

    played = table.play(rule)

    assert table.warriors("riverfolk", MOUSE) == 2
    assert table.warriors("eyrie", MOUSE) == 0
    assert table.pieces("riverfolk", MOUSE) == []
    assert table.score("marquise") == 2
    assert [each.count for each in played.told(FundsLost)] == [2, 1]


@pytest.mark.ruling("expansion:RC55")
def test_in_birdsong_nobody_is_hired_yet(table):
    prices(table, 1, 1, 1)
    table.place(FOX, riverfolk=3)
    table.place(RABBIT, eyrie=1)
    table.turn("eyrie", ["eyrie: ..."])
    table.choose("eyrie", Hire(), ["..."])
    eyrie = table.seat("eyrie")

    assert table.state.phase == "birdsong"
    assert ruler(table.state, FOX) == table.seat("riverfolk")
    assert everything_of(table.state, 0, FOX, eyrie).warriors == 3
    hire_service(table, "eyrie", "daylight")
    assert ruler(table.state, FOX) == eyrie
    assert everything_of(table.state, 0, FOX, eyrie).warriors == 0


def test_a_menu_of_birdsong_offers_nothing_of_daylight_to_a_hirer(table):
    """Daylight's actions are determined in Daylight, with the hired warriors."""
    prices(table, 1, 1, 1)
    table.place(9, alliance=2)
    table.place(FOX, riverfolk=3)
    table.give("alliance", "anvil")
    table.board("alliance").supporters += [table.take("foxfolk_steel"), table.take("tax_collector")]
    table.turn("alliance", ["alliance: ..."])
    table.choose("alliance", Hire(), ["alliance: ..."])

    assert table.state.phase == "birdsong"
    assert not {type(each).__name__ for each in table.options("alliance")} & {"Mobilize", "Train"}


@pytest.mark.ruling("expansion:RC56")
def test_the_hire_ends_with_the_turn(table):
    table.place(11, riverfolk=2)
    hire_service(table, "marquise", "evening")
    assert ruler(table.state, 11) == table.seat("marquise")

    table.turn("eyrie", ["..."])

    assert ruler(table.state, 11) == table.seat("riverfolk")
    assert table.board("riverfolk").bought == []
