"""The rulings of hirelings, HI18 to HI34: rule, battle, points, and limits of what they are."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    Battle,
    Convert,
    HirelingWay,
    Scored,
    UseHireling,
    battle,
    battles,
    can_place,
    card_of,
    conversions,
    convertible,
    enter,
    false_orders_for,
    has_martial_law,
    hire,
    hired_table,
    hiring,
    oppressed_clearings,
    removing,
    ruler,
    supporters,
    sympathy,
    targets,
)


@pytest.mark.ruling("setup:HI18")
def test_hirelings_rule_for_their_controller_and_as_a_player_in_the_supply():
    table = hired_table("vault_keepers", "marquise", "marquise", "eyrie")
    state = table.state
    table.place(5, vault_keepers=1)
    assert ruler(state, 5) == table.seat("marquise"), "even alone"
    table.place(5, eyrie=2)
    table.build(5, "vault_keepers", "vault")
    table.place(5, marquise=1)
    assert ruler(state, 5) == table.seat("marquise"), "1 of hers, 1 warrior and 1 vault"
    state.hand_over(table.seat("vault_keepers"), -1)
    table.state.add_warriors(table.seat("eyrie"), 5, -1)
    assert ruler(state, 5) == table.seat("vault_keepers")
    table.place(5, marquise=1)
    assert ruler(state, 5) == -1, "it ties, too"


@pytest.mark.ruling("setup:HI19")
def test_ties_need_an_eyrie_piece_and_a_garden_beats_hirelings():
    table = hired_table("forest_patrol", "eyrie", "eyrie", "alliance", "lizards")
    table.place(5, forest_patrol=1, alliance=1)
    assert ruler(table.state, 5) == -1
    table.place(5, eyrie=1, alliance=1)
    assert ruler(table.state, 5) == table.seat("eyrie")
    table.build(7, "lizards", "garden_mouse")
    table.place(7, forest_patrol=5)
    assert ruler(table.state, 7) == table.seat("lizards")


@pytest.mark.ruling("setup:HI20")
def test_everybody_but_its_controller_and_that_coalition_may_battle_it():
    table = hired_table("forest_patrol", "", "eyrie", "alliance", "marquise", "vagabond")
    state, patrol = table.state, table.seat("forest_patrol")
    table.place(5, forest_patrol=1, eyrie=1, alliance=1)
    assert patrol in targets(state, table.seat("eyrie"), 5), "in the supply, too"
    state.hand_over(patrol, table.seat("eyrie"))
    assert patrol not in targets(state, table.seat("eyrie"), 5)
    assert patrol in targets(state, table.seat("alliance"), 5)
    state.partner[table.seat("vagabond")] = table.seat("eyrie")
    assert patrol not in targets(state, table.seat("vagabond"), 5)

    table.give("eyrie", "ambush_rabbit")
    table.play(battle("alliance", "forest_patrol", 5), dice=[0, 0])
    assert table.hand("eyrie") == ["ambush_rabbit"], "no ambush is asked for"


@pytest.mark.ruling("setup:HI21")
def test_the_current_player_decides_for_a_hireling_of_the_supply():
    table = hired_table("vault_keepers", "", "eyrie", "alliance", "marquise")
    table.place(8, eyrie=2)
    table.build(8, "vault_keepers", "vault")
    assert table.state.decider(table.seat("vault_keepers")) == table.state.current
    table.state.current = table.seat("marquise")
    assert table.state.decider(table.seat("vault_keepers")) == table.seat("marquise")
    table.state.hand_over(table.seat("vault_keepers"), table.seat("alliance"))
    assert table.state.decider(table.seat("vault_keepers")) == table.seat("alliance")


@pytest.mark.ruling("setup:HI22")
def test_dice_are_capped_by_its_warriors_and_none_make_it_defenseless():
    table = hired_table("vault_keepers", "alliance")
    table.place(8, vault_keepers=1, eyrie=4)
    table.play(battle("eyrie", "vault_keepers", 8), dice=[3, 3])
    assert table.warriors("eyrie", 8) == 3, "one hit for one warrior"
    assert table.warriors("vault_keepers", 8) == 0
    table.build(8, "vault_keepers", "vault", "vault")
    table.play(battle("eyrie", "vault_keepers", 8), dice=[0, 0])
    assert table.pieces("vault_keepers", 8) == ["vault"], "an extra hit on the defenseless"


@pytest.mark.ruling("setup:HI23")
def test_a_hireling_scores_nothing_for_its_controller_but_its_pieces_score_for_others():
    table = hired_table("forest_patrol", "alliance")
    hire(table, "vault_keepers", "eyrie")
    hire(table, "prosperous_farmers")
    table.build(5, "eyrie", "roost")
    assert not table.play(removing("forest_patrol", "eyrie", 5, "roost")).told(Scored)
    table.build(7, "vault_keepers", "vault")
    table.play(removing("alliance", "vault_keepers", 7, "vault"))
    assert table.score("alliance") == 1
    table.build(7, "prosperous_farmers", "farm")
    table.play(removing("alliance", "prosperous_farmers", 7, "farm"))
    assert table.score("alliance") == 1, "nothing for a farm"
    table.build(8, "vault_keepers", "vault")
    table.place(8, alliance=1)
    table.play(battle("vault_keepers", "alliance", 8), dice=[1, 1])
    assert table.score("alliance") == 2, "as the defender, too"


@pytest.mark.ruling("setup:HI24")
@pytest.mark.parametrize("controller", ["eyrie", "alliance", ""])
def test_the_controller_suffers_outrage_for_its_hireling(controller):
    table = hired_table("forest_patrol", controller)
    sympathy(table, 5)
    table.place(1, forest_patrol=1)
    table.give("eyrie", "ambush_rabbit")
    table.deck("ambush_fox")
    open_ends = ["eyrie: ambush_rabbit"] if controller == "eyrie" else []
    table.play(enter(table, "forest_patrol", 1, 5), open_ends)
    assert supporters(table) == (["ambush_rabbit"] if open_ends else [])
    table.give("eyrie", "ambush_fox")
    table.play(
        removing("forest_patrol", "alliance", 5, "sympathy"),
        ["eyrie: ..."] if open_ends else [],
    )
    assert (table.asked("eyrie") == "alliance.outrage") == bool(open_ends)


@pytest.mark.ruling("setup:HI25")
def test_hirelings_count_for_martial_law_and_dominance_but_not_as_own_pieces():
    table = hired_table("forest_patrol", "hundreds", "hundreds", "alliance", "eyrie")
    state = table.state
    table.place(5, forest_patrol=2, hundreds=1)
    table.give("alliance", "ambush_rabbit")
    hundreds = table.seat("hundreds")
    assert has_martial_law(state, table.seat("alliance"), 5)
    assert 5 in oppressed_clearings(state, hundreds)
    table.place(7, forest_patrol=2)
    assert ruler(state, 7) == hundreds
    assert 7 not in oppressed_clearings(state, hundreds), "a piece of their own is needed"
    state.hand_over(table.seat("forest_patrol"), table.seat("eyrie"))
    table.place(5, hundreds=2)
    assert 5 not in oppressed_clearings(state, hundreds), "enemy pieces"


@pytest.mark.ruling("setup:HI26")
def test_effects_on_enemy_warriors_work_on_hirelings():
    table = hired_table("forest_patrol", "eyrie", "lizards", "eyrie")
    cult = table.seat("lizards")
    table.place(5, forest_patrol=1, lizards=1)
    (found,) = conversions(table.state, cult, [5])
    assert found == Convert(5, table.seat("forest_patrol"))
    table.play(removing("lizards", "forest_patrol", 5, warriors=1))
    assert table.state.supply[table.seat("forest_patrol")] == 11
    assert card_of(table, "forest_patrol").kept == 1, "its supply, as its card has it"
    table.place(5, forest_patrol=1)
    table.state.hand_over(table.seat("forest_patrol"), cult)
    assert not list(conversions(table.state, cult, [5])), "no enemy of its controller"


@pytest.mark.ruling("setup:HI26")
def test_propaganda_wins_a_hireling_for_its_supply():
    table = hired_table("last_dynasty", "", "marquise", "alliance", deck="exiles_partisans")
    table.place(5, last_dynasty=1)
    table.craft("marquise", "propaganda_bureau")
    found = convertible(table.state, table.seat("marquise"))
    assert [(each.seat, each.clearing) for each in found] == [(table.seat("last_dynasty"), 5)]
    table.state.hand_over(table.seat("last_dynasty"), table.seat("marquise"))
    assert not convertible(table.state, table.seat("marquise"))


@pytest.mark.ruling("setup:HI27")
def test_nobody_else_moves_a_hireling():
    table = hired_table("forest_patrol", "eyrie", "eyrie", "alliance", deck="exiles_partisans")
    table.place(5, forest_patrol=3, eyrie=1)
    orders = false_orders_for(table.state, table.seat("alliance"))
    assert {each.seat for each in orders} == {table.seat("eyrie")}


@pytest.mark.ruling("setup:HI28")
def test_a_hireling_comes_where_its_controller_may_place():
    table = hired_table("forest_patrol", "marquise")
    table.build(1, "marquise", "keep")
    patrol = table.seat("forest_patrol")
    assert can_place(table.state, patrol, 1)
    table.state.hand_over(patrol, table.seat("eyrie"))
    assert not can_place(table.state, patrol, 1)
    table.state.hand_over(patrol, -1)
    assert not can_place(table.state, patrol, 1)

    table.state.phase = "daylight"
    hire(table, "furious_protector", "marquise")
    card_of(table, "furious_protector").pawn = 5
    table.state.hand_over(patrol, table.seat("eyrie"))
    assert not can_place(table.state, patrol, 5)
    table.state.hand_over(patrol, table.seat("marquise"))
    assert can_place(table.state, patrol, 5)


@pytest.mark.ruling("setup:HI29")
def test_a_vagabond_turns_nobody_hostile_with_or_against_hirelings():
    table = hired_table("forest_patrol", "eyrie", "vagabond", "eyrie", "marquise")
    table.place(5, forest_patrol=2, eyrie=1)
    relations = list(table.board("vagabond").relations)
    table.state.current = table.seat("vagabond")
    table.play(removing("vagabond", "forest_patrol", 5, warriors=2))
    table.state.hand_over(table.seat("forest_patrol"), table.seat("vagabond"))
    table.play(removing("forest_patrol", "eyrie", 5, warriors=1))
    assert table.board("vagabond").relations == relations
    assert table.score("vagabond") == 0


@pytest.mark.ruling("setup:HI30")
def test_mercenaries_may_fight_hirelings_of_the_riverfolk():
    table = hired_table("forest_patrol", "riverfolk", "riverfolk", "eyrie")
    table.place(5, riverfolk=2, forest_patrol=1)
    board = table.board("riverfolk")
    board.buyer, board.bought = table.seat("eyrie"), ["mercenaries"]
    table.state.current, table.state.phase = table.seat("eyrie"), "daylight"
    found = battles(table.state, table.seat("eyrie"), [5])
    assert Battle(5, table.seat("forest_patrol")) in found
    assert Battle(5, table.seat("riverfolk")) not in found


@pytest.mark.ruling("setup:HI31")
@pytest.mark.parametrize("controller", ["eyrie", ""])
def test_a_relic_that_a_hireling_removes_is_placed_by_who_decides_for_it(controller):
    table = hired_table("forest_patrol", controller, "keepers", "eyrie", "marquise")
    table.build(5, "keepers", "figure_1")
    table.state.current = table.seat("marquise")
    who = controller or "marquise"
    played = table.play(removing("forest_patrol", "keepers", 5, "figure_1"), [f"{who}: ..."])
    assert table.asked(who) == "keepers.trophy"
    assert not played.told(Scored)


@pytest.mark.ruling("setup:HI32")
def test_a_hireling_without_pieces_stays_and_comes_back_by_its_own_lines():
    table = hired_table("vault_keepers", "eyrie")
    table.play(hiring(table, "vault_keepers", "alliance"), ["alliance: 5"], dice=[0])
    assert table.warriors("vault_keepers", 5) == 2
    assert table.pieces("vault_keepers", 5) == ["vault"]
    table.play(hiring(table, "vault_keepers", "eyrie"), dice=[0])
    assert table.asked("eyrie") is None, "it is on the map"


@pytest.mark.ruling("setup:HI33")
def test_one_of_the_choices_joined_by_or_in_each_daylight():
    table = hired_table("forest_patrol", "marquise", "marquise", "eyrie")
    table.place(5, forest_patrol=2, marquise=2)
    table.place(1, eyrie=1)
    card_of(table, "forest_patrol").kept = 1
    table.state.supply[table.seat("forest_patrol")] -= 1
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")
    both = {UseHireling("forest_patrol", HirelingWay(way)) for way in ("march", "rescue")}
    assert both == set(table.options("marquise", UseHireling))
    table.choose("marquise", UseHireling("forest_patrol", HirelingWay("rescue")))
    assert not table.options("marquise", UseHireling)
    assert table.why("marquise", UseHireling("forest_patrol", HirelingWay("march"))) == (
        "hireling-once", "22.2.4",
    )  # fmt: skip


@pytest.mark.ruling("setup:HI34")
def test_the_current_player_orders_the_start_of_birdsong_after_the_dominance_check():
    table = hired_table("bluebird_nobles", "marquise", "marquise", "alliance", "eyrie")
    hire(table, "flame_bearers", "marquise")
    table.place(5, flame_bearers=1)
    table.turn("marquise")
    assert table.asked("marquise") == "hirelings.birdsong"
    assert len(table.options("marquise")) == 2

    table.state.dominance[table.seat("marquise")] = table.take("dominance_mouse")
    table.place(2, marquise=1)
    table.place(7, marquise=1)
    table.place(9, marquise=1)
    table.turn("marquise")
    assert table.winners == ["marquise"], "before anything of a hireling"


@pytest.mark.ruling("setup:HI34")
@pytest.mark.parametrize(("first", "points", "left"), [("yes", 0, 1), ("pass", 1, 0)])
def test_the_owner_of_coffin_makers_decides_whether_hirelings_fill_it_first(first, points, left):
    seats = ("marquise", "alliance", "eyrie")
    table = hired_table("flame_bearers", "marquise", *seats, deck="exiles_partisans")
    table.craft("marquise", "coffin_makers")
    table.place(5, flame_bearers=1, eyrie=1)
    eyrie = table.seat("eyrie")
    table.state.supply[eyrie] -= 4
    table.state.coffins += [eyrie] * 4

    table.turn("marquise", [f"marquise: {first}", "marquise: 5"])

    assert table.score("marquise") == points
    assert len(table.state.coffins) == left


def test_coffin_makers_is_emptied_unasked_beside_hirelings_that_move_no_warrior():
    seats = ("marquise", "alliance", "eyrie")
    table = hired_table("bluebird_nobles", "marquise", *seats, deck="exiles_partisans")
    table.craft("marquise", "coffin_makers")
    table.state.supply[table.seat("eyrie")] -= 1
    table.state.coffins.append(table.seat("eyrie"))

    table.turn("marquise")

    assert table.state.coffins == []
