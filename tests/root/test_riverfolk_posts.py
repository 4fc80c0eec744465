"""The Riverfolk's trade posts, and the disruption by their removal (Law 11.2.5, 11.5.6)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    BattleBegan,
    Craft,
    FundsLost,
    Loss,
    RootTestTable,
    Scored,
    battle,
    census,
    establish,
    funds,
    hire,
    kept_in,
    lose_post,
    post,
    raid,
    remove,
    riverfolk_table,
    supply_left,
    trade,
)

FOX_RUIN, LONELY_MOUSE = 12, 9
"""A fox clearing with a ruin and without a river, and a mouse clearing without one."""


TABLE = riverfolk_table


# Trade disruption (11.2.5.I)


def fell(table: RootTestTable, by: str, *clearings: int, answers: tuple[str, ...] = ()):
    """Make a seat remove the trade posts of some clearings together."""

    async def rule(t):
        losses = [
            Loss(table.seat("riverfolk"), c, table.seat(by), 0, (f"post_{t.state.suits[c]}",))
            for c in clearings
        ]
        await remove(t, losses)

    return table.play(rule, answers)


@pytest.mark.ruling("expansion:RC16")
def test_the_fund_committed_to_a_battle_is_safe(table):
    table.place(FOX, riverfolk=1, marquise=2)
    post(table, FOX)
    funds(table, riverfolk=5)
    trade(table)

    fight = table.choose("riverfolk", raid(table, FOX, "marquise"), dice=[3, 3])

    assert fight.only(BattleBegan).attacker == table.seat("riverfolk")
    assert fight.only(FundsLost).count == 2
    assert kept_in(table, "committed") == {"riverfolk": 1}
    assert kept_in(table, "funds") == {"riverfolk": 2}


@pytest.mark.ruling("expansion:RC17")
def test_two_posts_at_once_are_two_disruptions(table):
    post(table, FOX, FOX_RUIN)
    funds(table, riverfolk=7)

    played = fell(table, "eyrie", FOX, FOX_RUIN)

    assert table.score("eyrie") == 2
    assert [each.count for each in played.told(FundsLost)] == [4, 2]
    assert kept_in(table, "funds") == {"riverfolk": 1}
    kinds = [type(each) for each in played.events]
    assert kinds.index(Scored) < kinds.index(FundsLost)


@pytest.mark.ruling("expansion:RC18")
@pytest.mark.parametrize(("before", "lost"), [(1, 1), (0, 0)])
def test_a_disruption_takes_half_rounded_up(table, before, lost):
    post(table, FOX)
    funds(table, riverfolk=before)

    played = fell(table, "eyrie", FOX)

    assert sum(each.count for each in played.told(FundsLost)) == lost


@pytest.mark.ruling("expansion:RC19")
def test_the_riverfolk_choose_which_funds_they_lose(table):
    post(table, FOX)
    funds(table, eyrie=2, riverfolk=1)
    left = table.state.supply[table.seat("eyrie")]

    fell(table, "marquise", FOX, answers=("riverfolk: 2 2",))

    assert kept_in(table, "funds") == {"riverfolk": 1}
    assert table.state.supply[table.seat("eyrie")] == left + 2


@pytest.mark.ruling("expansion:RC20")
def test_any_removal_disrupts_and_only_an_enemy_scores(table):
    post(table, FOX)
    funds(table, riverfolk=2)
    table.state.partner[table.seat("vagabond")] = table.seat("riverfolk")

    played = fell(table, "vagabond", FOX)

    assert played.only(FundsLost).count == 1
    assert played.told(Scored) == []

    post(table, MOUSE)
    table.place(MOUSE, marquise=2)
    table.play(battle("marquise", "riverfolk", MOUSE), dice=[0, 0])
    assert kept_in(table, "funds") == {}
    assert table.score("marquise") == 1


@pytest.mark.ruling("expansion:RC21")
def test_a_removed_post_is_gone_and_its_space_crafts_on(table):
    post(table, FOX)
    fell(table, "eyrie", FOX)
    lose_post(table, "mouse", 3)
    funds(table, riverfolk=5)
    table.give("riverfolk", "anvil")
    table.place(MOUSE, riverfolk=2)
    trade(table)

    assert table.why("riverfolk", establish(MOUSE)) == ("post-none-left", "11.2.5.I")
    table.choose("riverfolk", Craft(table.card("anvil", "riverfolk")))
    assert table.score("riverfolk") == 2
    census(table.state)


# Trade posts (11.5.6)


@pytest.mark.ruling("expansion:RC22")
def test_a_post_in_anybodys_clearing_costs_two_of_its_rulers_funds(table):
    table.place(FOX_RUIN, marquise=2)
    funds(table, marquise=2)
    trade(table)

    table.choose("riverfolk", establish(FOX_RUIN))

    assert table.pieces("riverfolk", FOX_RUIN) == ["post_fox"]
    assert table.warriors("riverfolk", FOX_RUIN) == 1
    assert table.score("riverfolk") == 2
    assert kept_in(table, "funds") == {}
    assert table.state.supply[table.seat("marquise")] == 25 - 2


@pytest.mark.ruling("expansion:RC23")
def test_the_two_funds_must_be_the_rulers(table):
    table.place(MOUSE, riverfolk=2)
    funds(table, riverfolk=1, eyrie=1)
    trade(table)

    assert table.why("riverfolk", establish(MOUSE)) == ("post-funds", "11.5.6.II")


def test_nobody_holds_funds_of_a_hireling_that_rules(table):
    hire(table, "forest_patrol")
    table.place(MOUSE, riverfolk=1, forest_patrol=2)
    funds(table, riverfolk=2)
    trade(table)

    assert table.why("riverfolk", establish(MOUSE)) == ("post-funds", "11.5.6.II")


@pytest.mark.ruling("expansion:RC24")
def test_who_rules_decides_whose_funds_pay():
    table = riverfolk_table("marquise", "eyrie", "lizards")
    table.place(1, marquise=1, riverfolk=1)
    table.place(2, marquise=1, eyrie=1)
    table.place(FOX, marquise=8)
    table.build(FOX, "lizards", "garden_fox")
    funds(table, marquise=2, riverfolk=2, eyrie=2, lizards=2)
    trade(table)

    assert table.why("riverfolk", establish(1)) == ("post-no-ruler", "11.5.6.I")
    table.choose("riverfolk", establish(2))
    table.choose("riverfolk", establish(FOX))
    assert kept_in(table, "funds") == {"marquise": 2, "riverfolk": 2}


@pytest.mark.ruling("expansion:RC25")
def test_a_post_comes_without_a_garrison_too(table):
    table.place(FOX, eyrie=2)
    table.place(MOUSE, riverfolk=2)
    funds(table, eyrie=2, riverfolk=2)
    supply_left(table, "riverfolk", 0)
    trade(table)

    table.choose("riverfolk", establish(FOX))
    assert table.warriors("riverfolk", FOX) == 0
    assert table.score("riverfolk") == 2
    table.choose("riverfolk", establish(MOUSE))
    assert table.warriors("riverfolk", MOUSE) == 3
    assert table.score("riverfolk") == 4


@pytest.mark.ruling("expansion:RC26")
def test_one_post_a_clearing_but_again_after_one_fell(table):
    table.place(FOX, riverfolk=3)
    funds(table, riverfolk=4)
    trade(table)
    table.choose("riverfolk", establish(FOX))
    assert table.why("riverfolk", establish(FOX)) == ("post-there", "11.5.6.I")

    fell(table, "eyrie", FOX)
    funds(table, riverfolk=2)
    trade(table)
    table.choose("riverfolk", establish(FOX))
    assert table.pieces("riverfolk", FOX) == ["post_fox"]


@pytest.mark.ruling("expansion:RC27")
def test_no_post_where_nothing_may_be_placed():
    table = riverfolk_table("marquise", "corvids", "duchy")
    burrow = len(table.state.warriors) - 1
    table.build(1, "marquise", "keep")
    table.build(FOX, "corvids", "snare")
    for clearing in (1, FOX):
        table.place(clearing, riverfolk=2)
    funds(table, riverfolk=4, duchy=2)
    table.place(burrow, duchy=3)
    trade(table)

    assert table.why("riverfolk", establish(1)) == ("place-barred", "6.2.2")
    assert table.why("riverfolk", establish(FOX)) == ("place-barred", "13.7.2")
    assert table.refused("riverfolk", establish(burrow)).key != "not-offered"
    assert establish(burrow) not in table.options("riverfolk")
