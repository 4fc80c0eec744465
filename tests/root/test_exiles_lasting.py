"""The Exiles & Partisans deck: its cards that work as long as they are in play."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    ALLIED,
    NOBODY,
    Clearing,
    Craft,
    Drew,
    Move,
    Moved,
    Pass,
    PickedUp,
    RootTestTable,
    VagabondMove,
    adjacent,
    craft,
    draw_in_evening,
    exiles,
    know,
    legal_moves,
    plans_for,
    ruler,
    use,
    wander,
    why_no_move,
)

TABLE = exiles


def reachable(table: RootTestTable, key: str, origin: int) -> set[int]:
    """Return the ends of a seat's moves from a clearing."""
    return {move.to for move in legal_moves(table.state, table.seat(key), Move, [origin])}


# Soup Kitchens


def test_tokens_count_two_each_for_rule(table):
    table.place(5, marquise=3)
    table.build(5, "alliance", "sympathy")
    table.place(5, alliance=1)
    assert ruler(table.state, 5) == table.seat("marquise")

    table.craft("alliance", "soup_kitchens")
    assert ruler(table.state, 5) == NOBODY

    table.place(5, alliance=1)
    assert ruler(table.state, 5) == table.seat("alliance")


def test_tokens_alone_rule_and_only_their_owners_count(table):
    table.build(5, "marquise", "wood", "wood")
    table.build(2, "alliance", "sympathy")
    table.craft("marquise", "soup_kitchens")

    assert ruler(table.state, 5) == table.seat("marquise")
    assert ruler(table.state, 2) == NOBODY


def test_the_eyrie_still_rule_ties(table):
    table.place(5, eyrie=2)
    table.build(5, "alliance", "sympathy")
    table.craft("alliance", "soup_kitchens")

    assert ruler(table.state, 5) == table.seat("eyrie")


# Boat Builders


def test_rivers_are_paths_for_the_owner_alone(table):
    table.place(5, marquise=1, eyrie=2)
    table.craft("marquise", "boat_builders")

    assert set(adjacent(table.state, table.seat("marquise"), 5)) == {1, 2, 10}
    assert set(adjacent(table.state, table.seat("eyrie"), 5)) == {1, 2}


def test_rule_is_needed_on_rivers_as_on_paths(table):
    table.place(5, marquise=1, eyrie=2)
    table.place(10, marquise=1)
    table.craft("marquise", "boat_builders")
    assert reachable(table, "marquise", 5) == {10}

    table.place(10, eyrie=2)
    assert reachable(table, "marquise", 5) == set()


def test_the_pawn_takes_the_boat_too(table):
    table.board("vagabond").place = 5
    table.board("vagabond").items[0] = 1
    table.craft("vagabond", "boat_builders")
    table.start("vagabond", "daylight")

    moved = table.choose("vagabond", VagabondMove(Clearing(10)))

    assert moved.only(Moved).to == 10


@pytest.mark.parametrize(("ally", "swims"), [("marquise", False), ("riverfolk", True)])
def test_an_ally_that_cannot_cross_a_river_stays_on_its_bank(ally, swims):
    table = exiles("vagabond", "marquise", "riverfolk")
    board = wander(table, 5, "boot")
    board.relations[table.seat(ally)] = ALLIED
    table.place(5, **{ally: 2})
    table.craft("vagabond", "boat_builders")
    table.start("vagabond", "daylight")

    table.choose("vagabond", VagabondMove(Clearing(10)))

    assert (table.asked("vagabond") == "vagabond.escort") == swims
    assert swims or (board.place, table.warriors(ally, 5)) == (10, 2)


# Corvid Planners


def test_planners_need_no_rule(table):
    table.place(5, marquise=1, eyrie=2)
    assert reachable(table, "marquise", 5) == set()

    table.craft("marquise", "corvid_planners")

    assert reachable(table, "marquise", 5) == {1, 2}
    refusal = why_no_move(table.state, table.seat("marquise"), 5, 1, 1, [1, 2])
    assert refusal.key == "move-not-now"


def test_planners_plan_for_their_owner_alone(table):
    table.place(5, marquise=1, eyrie=2)
    table.craft("alliance", "corvid_planners")

    assert reachable(table, "marquise", 5) == set()


# Tunnels


def test_clearings_with_crafting_pieces_are_adjacent_to_one_another(table):
    table.build(5, "marquise", "workshop")
    table.build(8, "marquise", "workshop")
    table.build(12, "marquise", "sawmill")
    table.craft("marquise", "tunnels")

    assert set(adjacent(table.state, table.seat("marquise"), 5)) == {1, 2, 8}
    assert set(adjacent(table.state, table.seat("marquise"), 8)) == {4, 7, 5}
    assert set(adjacent(table.state, table.seat("marquise"), 12)) == {4, 7, 9, 10, 11}


def test_tokens_are_crafting_pieces_of_the_alliance(table):
    table.build(5, "alliance", "sympathy")
    table.build(12, "alliance", "sympathy")
    table.place(5, alliance=1)
    table.craft("alliance", "tunnels")

    assert reachable(table, "alliance", 5) == {1, 2, 12}


def test_two_pieces_in_one_clearing_make_no_tunnel(table):
    table.build(7, "marquise", "workshop", "workshop")
    table.craft("marquise", "tunnels")

    assert list(adjacent(table.state, table.seat("marquise"), 7)) == [3, 8, 12]


def test_a_vagabond_has_no_crafting_pieces_to_dig_between(table):
    table.board("vagabond").place = 5
    table.craft("vagabond", "tunnels")

    assert set(adjacent(table.state, table.seat("vagabond"), 5)) == {1, 2}


# Murine Broker and Master Engravers


def crafts(table: RootTestTable, key: str, card: str) -> None:
    """Make a seat craft a card, with its pieces in place."""
    table.build(8, key, {"marquise": "workshop", "eyrie": "roost"}[key])
    table.give(key, card)

    async def rule(t):
        await craft(t, table.seat(key), Craft(table.card(card, held_by=key)))

    table.play(rule)


def test_the_broker_draws_for_each_item_that_another_crafts(table):
    table.craft("alliance", "murine_broker")
    table.deck("sword", "anvil")

    crafts(table, "marquise", "anvil")

    assert table.hand("alliance") == ["sword"]
    assert table.score("marquise") == 2


def test_the_broker_does_not_draw_for_effects_or_own_items(table):
    table.craft("marquise", "murine_broker")

    crafts(table, "marquise", "anvil")
    assert table.hand("marquise") == []

    crafts(table, "eyrie", "fox_partisans")
    assert table.hand("marquise") == []


@pytest.mark.parametrize(("key", "points"), [("marquise", 3), ("eyrie", 2)])
def test_engravers_add_a_point_to_what_an_item_brings(table, key, points):
    if key == "eyrie":
        table.board("eyrie").leader = "commander"
    table.craft(key, "master_engravers")

    crafts(table, key, "anvil")

    assert table.score(key) == points


def test_engravers_work_for_their_owner_alone(table):
    table.craft("alliance", "master_engravers")

    crafts(table, "marquise", "anvil")

    assert table.score("marquise") == 2
    assert table.score("alliance") == 0


# Informants


def evening(table: RootTestTable, *answers: str, draws: int = 1):
    """Make the Marquise draw two cards in her Evening, a number of times."""
    table.state.current = table.seat("marquise")
    table.state.phase = "evening"

    async def rule(t):
        for _ in range(draws):
            await draw_in_evening(t, table.seat("marquise"), 2)

    return table.play(rule, answers)


def test_informants_bring_an_ambush_instead_of_the_whole_draw(table):
    table.craft("marquise", "informants")
    table.discard("ambush_fox", "sword", "ambush_bird", "ambush_bird")

    played = evening(table, "marquise: ambush_bird")

    assert table.hand("marquise") == ["ambush_bird"]
    assert played.told(Drew) == []
    assert played.audience(PickedUp) == [None]


def test_the_draw_may_stay_as_it_is(table):
    table.craft("marquise", "informants")
    table.discard("ambush_fox")
    table.deck("sword", "anvil", "bake_sale")

    evening(table, "marquise: ...")
    offered = table.options("marquise")
    table.choose("marquise", "pass")

    assert len(offered) == 2
    assert Pass() in offered
    assert table.hand("marquise") == ["anvil", "sword"]


def test_nobody_is_asked_without_an_ambush_in_the_discard_pile(table):
    table.craft("marquise", "informants")
    table.discard("sword")

    assert evening(table).only(Drew).count == 2


@pytest.mark.parametrize(("reading", "picked", "drawn"), [("each_draw", 2, 0), ("once", 1, 2)])
def test_every_draw_of_the_evening_may_be_replaced_unless_the_table_says_once(
    reading, picked, drawn
):
    table = exiles(informants=reading)
    table.craft("marquise", "informants")
    table.discard("ambush_fox", "ambush_bird")
    answers = ["marquise: ambush_fox", "marquise: ambush_bird"][:picked]

    played = evening(table, *answers, draws=2)

    assert len(played.told(PickedUp)) == picked
    assert sum(event.count for event in played.told(Drew)) == drawn


def test_informants_replace_the_card_of_a_charm_offensive_too(table):
    table.craft("marquise", "informants", "charm_offensive")
    table.discard("ambush_fox")
    table.place(5, marquise=1)
    table.board("marquise").actions = 0
    table.start("marquise", "evening")

    table.choose("marquise", use(table, "charm_offensive"), ["marquise: 1", "marquise: ambush_fox"])

    assert "ambush_fox" in table.hand("marquise")
    assert table.score("eyrie") == 1


def test_the_others_remember_the_ambush_and_its_owner_may_plan_for_it(table):
    table.craft("marquise", "informants")
    table.discard("ambush_fox")
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")

    played = evening(table, "marquise: ambush_fox")

    sure = know(played.events, eyrie).sure[marquise, "hand"]
    assert sum(sure.values()) == 1
    assert plans_for(played.events, marquise) == ["ambush", "foil"]
    assert plans_for(played.events, eyrie) == []
