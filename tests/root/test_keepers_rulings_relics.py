"""The rulings of relics in battle and as trophies: Devout Knights, Prized Trophies (Law 15.2)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    OTHER_FOX,
    Battled,
    EffectUsed,
    RelicBrought,
    battle,
    bury,
    census,
    column,
    delve,
    favor,
    hold,
    keepers_day,
    keepers_table,
    relics,
    relics_by_forest,
    removing,
    retinue,
    waystation,
)

TABLE = keepers_table


# Devout Knights (15.2.4)


@pytest.mark.ruling("expansion:KI17")
def test_an_ambush_uses_the_ignored_hit_up(table):
    table.place(FOX, keepers=2, marquise=3)
    relics(table, FOX, "figure_1")
    table.give("marquise", "ambush_fox")

    fight = table.play(battle("keepers", "marquise", FOX), ["marquise: ambush_fox"], dice=[2, 2])

    # One of the ambush's two hits, then the whole roll, as many as are left.
    assert fight.only(EffectUsed).effect == "devout_knights"
    assert fight.only(Battled).suffered == 2
    assert table.warriors("keepers", FOX) == 0


@pytest.mark.ruling("expansion:KI18")
def test_a_knight_alone_falls_to_an_ambush(table):
    table.place(FOX, keepers=1, marquise=3)
    relics(table, FOX, "figure_1")
    table.give("marquise", "ambush_fox")

    fight = table.play(battle("keepers", "marquise", FOX), ["marquise: ambush_fox"])

    assert table.warriors("keepers", FOX) == 0
    assert fight.told(Battled) == []


@pytest.mark.ruling("expansion:KI19")
def test_nothing_is_ignored_without_a_warrior_or_without_a_relic_there(table):
    relics(table, FOX, "figure_1")
    table.place(FOX, marquise=2)
    fight = table.play(battle("marquise", "keepers", FOX), ["marquise: ..."], dice=[1, 0])
    assert fight.told(EffectUsed) == []

    relics(table, MOUSE, "figure_2")
    table.place(9, marquise=2, keepers=2)
    fight = table.play(battle("marquise", "keepers", 9), dice=[1, 0])
    assert fight.told(EffectUsed) == []
    assert table.warriors("keepers", 9) == 1


@pytest.mark.ruling("expansion:KI20")
def test_the_keepers_choose_between_relic_and_waystation(table):
    table.place(FOX, keepers=1, marquise=3)
    relics(table, FOX, "figure_1")
    waystation(table, FOX, "tablet", "figure")

    table.play(battle("marquise", "keepers", FOX), ["keepers: ..."], dice=[3, 0])
    assert table.question("keepers").kind == "battle.losses"
    table.choose("keepers", "piece:waystation_tablet_figure")

    assert table.warriors("keepers", FOX) == 0
    assert table.pieces("keepers", FOX) == ["figure_1"]
    assert table.score("marquise") == 1


# Prized Trophies (15.2.5)


@pytest.mark.ruling("expansion:KI21")
def test_relics_alone_are_defenseless_and_two_points_each(table):
    relics(table, FOX, "figure_1", "tablet_3")
    table.place(FOX, marquise=1)

    answers = ["marquise: -2", "marquise: -2"]
    fight = table.play(battle("marquise", "keepers", FOX), answers, dice=[1, 0])

    assert fight.only(Battled).dealt == 2
    assert table.score("marquise") == 4
    assert relics_by_forest(table) == {2: 2}
    assert sorted(each.relic for each in fight.told(RelicBrought)) == ["figure_1", "tablet_3"]
    assert all(each.seen for each in table.board("keepers").buried)


@pytest.mark.ruling("expansion:KI22")
def test_each_relic_that_an_effect_removes_is_placed_by_itself(table):
    relics(table, FOX, "figure_1", "figure_2")
    relics(table, OTHER_FOX, "jewelry_3")

    async def rule(t):
        await favor("fox")(t, table.seat("marquise"))

    table.play(rule, ["marquise: -1", "marquise: -2", "marquise: -3"])

    assert table.score("marquise") == 6
    assert relics_by_forest(table) == {1: 1, 2: 1, 3: 1}


@pytest.mark.ruling("expansion:KI23")
def test_nobody_is_asked_for_a_forest_once_the_match_is_won(table):
    relics(table, FOX, "figure_1", "figure_2")
    table.place(FOX, marquise=2)
    table.points(marquise=26)
    before = census(table.state)

    table.play(battle("marquise", "keepers", FOX), dice=[2, 0])

    assert table.winners == ["marquise"]
    assert census(table.state) == before


@pytest.mark.ruling("expansion:KI24")
def test_a_trophy_is_delved_with_its_value_known(table):
    bury(table, 7, "figure_3", seen=True)
    hold(table, 2, [FOX])
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", delve(table, "anvil", FOX))

    assert table.pieces("keepers", FOX) == ["figure_3"]
    assert column(table, "delve") == []


@pytest.mark.ruling("expansion:KI25")
def test_the_keepers_score_no_trophies(table):
    relics(table, FOX, "figure_1")
    table.play(removing("keepers", "keepers", FOX, "figure_1"))

    assert table.score("keepers") == 0
    assert relics_by_forest(table) == {}
