"""Further cases of rulings: what the other tests that name them leave out."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    HOSTILE,
    Battled,
    Clearing,
    Craft,
    Drew,
    FerryMoved,
    OpenPath,
    Removed,
    Revolt,
    RootTestTable,
    ScorchEarth,
    Scored,
    VagabondMove,
    acting,
    battle,
    card_of,
    day,
    end_of_turn,
    enter,
    exiles,
    flip,
    hide,
    hire,
    hire_service,
    hired_table,
    holds,
    hundreds_table,
    in_hoard,
    ruler,
    stack,
    stand,
    sympathy,
    use,
    wander,
    warlord,
)

CORNER, NORTH = 1, 10
"""Two coastal clearings of the Lake; the Ferry begins in the first."""
PASS = 10
"""The Mountain's clearing with the Tower."""

# The warlord whom only battle removes


@pytest.mark.ruling("expansion:LH41")
def test_a_revolt_leaves_the_warlord_and_builds_beside_him():
    table = hundreds_table("alliance", "marquise")
    warlord(table, FOX, 2)
    sympathy(table, FOX)
    stack(table, "anvil", "foxfolk_steel")
    table.start("alliance", "revolt")

    table.choose("alliance", Revolt(Clearing(FOX)), ["alliance: ..."])

    assert table.warriors("hundreds", FOX) == 1
    assert table.pieces("alliance", FOX) == ["base_fox", "sympathy"]


@pytest.mark.ruling("expansion:LH41")
def test_a_bomb_leaves_the_warlord():
    table = hundreds_table("corvids", "marquise")
    warlord(table, FOX, 2)
    hide(table, FOX, "bomb", corvids=1)

    flip(table, FOX, ["..."])

    assert table.warriors("hundreds", FOX) == 1
    assert table.pieces("corvids", FOX) == []


@pytest.mark.ruling("expansion:LH41")
def test_scorched_earth_leaves_the_warlord():
    table = hundreds_table("vagabond", "marquise")
    warlord(table, FOX, 2)
    wander(table, FOX, "torch", character="scoundrel")
    day(table)

    table.choose("vagabond", ScorchEarth(), ["..."])

    assert table.warriors("hundreds", FOX) == 1
    assert table.state.scorched == [FOX]


@pytest.mark.ruling("expansion:LH44")
def test_false_orders_find_no_warlord_alone():
    table = exiles("hundreds", "marquise", "eyrie")
    warlord(table, FOX)
    table.craft("marquise", "false_orders")
    table.place(5, eyrie=1)
    table.turn("marquise", ["marquise: ..."])

    table.choose("marquise", use(table, "false_orders"), ["marquise: ..."])

    assert table.question("marquise").context["other"] == "eyrie", "the only warriors to send"


# Maps


@pytest.mark.ruling("setup:MP13")
def test_swimmers_who_rule_no_shore_swim_and_do_not_take_the_ferry():
    table = RootTestTable("riverfolk", "eyrie", map="lake")
    table.place(CORNER, riverfolk=1, eyrie=2)
    table.place(NORTH, eyrie=1)
    table.state.current = table.seat("riverfolk")

    swum = table.play(enter(table, "riverfolk", CORNER, NORTH))

    assert table.warriors("riverfolk", NORTH) == 1
    assert not swum.told(FerryMoved)
    assert not swum.told(Drew)


@pytest.mark.ruling("setup:MP24")
@pytest.mark.parametrize("of", ["hireling", "mercenary"])
def test_neither_hirelings_nor_mercenaries_open_a_path(of):
    table = RootTestTable("marquise", "riverfolk", "eyrie", map="mountain")
    hire(table, "forest_patrol", "marquise")
    table.give("marquise", "ambush_fox")
    table.place(8, **({"forest_patrol": 1} if of == "hireling" else {"riverfolk": 1}))
    hire_service(table, "marquise")
    table.start("marquise", "daylight")
    assert ruler(table.state, 8) == table.seat("marquise"), "it does count for rule"

    path = OpenPath(Clearing(8), Clearing(9), table.card("ambush_fox", "marquise"))
    assert table.why("marquise", path) == ("path-no-pieces", "25.4.3")


@pytest.mark.ruling("setup:MP28")
@pytest.mark.parametrize("hired", [True, False])
def test_own_warriors_rule_the_pass_together_with_a_hireling(hired):
    table = RootTestTable("marquise", "eyrie", map="mountain")
    hire(table, "forest_patrol", "marquise" if hired else "")
    table.place(PASS, marquise=1, forest_patrol=1, eyrie=1)

    played = end_of_turn(table, "marquise", ["..."])

    assert [each.cause for each in played.told(Scored)] == (["tower"] if hired else [])


# Landmarks


@pytest.mark.ruling("setup:LM20")
@pytest.mark.parametrize(("answer", "points"), [("keep", 1), ("melt:2", 3)])
def test_the_hundreds_score_one_more_for_what_they_forge_kept_or_not(answer, points):
    table = hundreds_table()
    stand(table, "legendary_forge", FOX)
    table.build(FOX, "hundreds", "stronghold")
    table.give("hundreds", "anvil")
    table.deck("sword", "mouse_in_a_sack")
    table.start("hundreds", "craft")

    anvil = Craft(table.card("anvil", "hundreds"))
    played = table.choose("hundreds", anvil, [f"hundreds: {answer}", "..."])

    assert sum(each.points for each in played.told(Scored)) == points
    assert in_hoard(table) == (["hammer"] if answer == "keep" else [])
    assert played.told(Drew)[0].count == 1


@pytest.mark.ruling("setup:LM20")
def test_a_vagabond_at_the_forge_takes_what_he_forges():
    table = RootTestTable("marquise", "eyrie", "vagabond")
    stand(table, "legendary_forge", FOX)
    board = wander(table, FOX, "hammer")
    table.give("vagabond", "anvil")
    day(table)

    played = table.choose("vagabond", Craft(table.card("anvil", "vagabond")), ["..."])

    assert played.told(Scored)[0].points == 2 + 1
    assert holds(board) == ["hammer", "hammer-exhausted"]
    assert played.told(Drew)[0].count == 1


# Hirelings


@pytest.mark.ruling("setup:HI29")
def test_the_hireling_of_a_hostile_faction_brings_no_infamy():
    table = hired_table("forest_patrol", "eyrie", "vagabond", "eyrie", "marquise")
    wander(table, 5, "sword", "sword").relations[table.seat("eyrie")] = HOSTILE
    table.place(5, forest_patrol=2)
    table.state.current = table.seat("vagabond")

    table.play(battle("vagabond", "forest_patrol", 5), dice=[2, 0])

    assert table.warriors("forest_patrol", 5) == 0
    assert table.score("vagabond") == 0


@pytest.mark.ruling("setup:HI29")
def test_a_battle_of_ones_hireling_brings_no_infamy():
    table = hired_table("forest_patrol", "vagabond", "vagabond", "eyrie", "marquise")
    wander(table, 1).relations[table.seat("eyrie")] = HOSTILE
    table.place(5, forest_patrol=2, eyrie=2)
    table.build(5, "eyrie", "roost")
    table.state.current = table.seat("vagabond")

    table.play(battle("forest_patrol", "eyrie", 5), dice=[2, 0])

    assert table.warriors("eyrie", 5) == 0
    assert table.score("vagabond") == 0


@pytest.mark.ruling("setup:HI41")
def test_hits_remove_the_items_that_the_exile_has_exhausted():
    table = hired_table("exile", "marquise", "marquise", "eyrie")
    exile = card_of(table, "exile")
    exile.items, exile.pawn = ["club"] * 3, -1
    table.place(5, eyrie=3)
    answers = [f"marquise: 5:{table.seat('eyrie')}"]

    fought = table.play(acting(table, "exile", "roam"), answers, dice=[3, 3])

    assert fought.only(Battled).suffered == 3
    assert exile.items == ["club"], "one was ready and is exhausted; two more hits remove two"


@pytest.mark.ruling("setup:HI47")
def test_a_vagabond_who_passes_bandits_damages_an_item():
    table = hired_table("highway_bandits", "marquise", "marquise", "eyrie", "vagabond")
    card_of(table, "highway_bandits").paths.append((1, 5))
    board = wander(table, 1, "boot", "boot", "torch")
    day(table)

    table.choose("vagabond", VagabondMove(Clearing(5)), ["vagabond: torch=1", "..."])

    assert holds(board) == ["boot", "boot-exhausted", "torch-damaged"]
    assert board.place == 5


@pytest.mark.ruling("setup:HI47")
def test_no_hospital_takes_a_warrior_that_fell_to_bandits():
    table = hired_table("highway_bandits", "eyrie", "marquise", "eyrie")
    card_of(table, "highway_bandits").paths.append((1, 5))
    table.build(9, "marquise", "keep")
    table.place(1, marquise=2)
    table.give("marquise", "ambush_bird")

    passed = table.play(enter(table, "marquise", 1, 5, 2))

    assert passed.only(Removed).count == 1
    assert table.asked("marquise") is None
    assert table.warriors("marquise", 9) == 0


@pytest.mark.ruling("setup:HI52")
def test_sentries_help_attackers_and_defenders_and_nobody_without_pieces():
    table = hired_table("raven_sentries", "marquise", "marquise", "eyrie", "alliance")
    table.place(5, marquise=1, eyrie=2)
    assert table.play(battle("marquise", "eyrie", 5), dice=[0, 0]).only(Battled).dealt == 0

    table.build(5, "marquise", "wood")
    assert table.play(battle("marquise", "eyrie", 5), dice=[0, 0]).only(Battled).dealt == 1
    assert table.play(battle("eyrie", "marquise", 5), dice=[0, 0]).only(Battled).suffered == 1
