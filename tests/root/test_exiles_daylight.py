"""The Exiles & Partisans deck: the cards that are used in Daylight and Evening."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    GAME,
    EffectUsed,
    ExhaustedItem,
    RootTestTable,
    Scored,
    Use,
    WarriorsOf,
    exiles,
    use,
)

TABLE = exiles


# Propaganda Bureau


def open_bureau(table: RootTestTable, *cards: str) -> None:
    """Give the Alliance Propaganda Bureau and cards, and begin their Daylight."""
    table.craft("alliance", "propaganda_bureau")
    table.give("alliance", *cards)
    table.start("alliance", "daylight")


def test_a_card_turns_an_enemy_warrior_in_a_matching_clearing(table):
    table.place(5, marquise=2, eyrie=1)
    table.place(2, marquise=1)
    open_bureau(table, "bake_sale")
    table.choose(
        "alliance", use(table, "propaganda_bureau"), ["alliance: bake_sale", "alliance: ..."]
    )

    offered = {(option.seat, option.clearing) for option in table.options("alliance", WarriorsOf)}
    table.choose("alliance", WarriorsOf(table.seat("eyrie"), 5))

    assert offered == {(table.seat("marquise"), 5), (table.seat("eyrie"), 5)}
    assert table.warriors("eyrie", 5) == 0
    assert table.warriors("alliance", 5) == 1
    assert table.discarded() == ["bake_sale"]


def test_a_bird_matches_any_clearing(table):
    table.place(5, marquise=1)
    table.place(2, eyrie=1)
    open_bureau(table, "arms_trader")

    table.choose(
        "alliance", use(table, "propaganda_bureau"), ["alliance: arms_trader", "alliance: ..."]
    )

    assert len(table.options("alliance", WarriorsOf)) == 2


def test_without_a_matching_card_the_menu_alone_knows(table):
    table.place(5, marquise=1)
    open_bureau(table, "anvil")

    assert table.asked("alliance") == "alliance.daylight"
    assert not table.question("alliance").public
    assert table.options("alliance", Use) == []
    assert table.refused("alliance", use(table, "propaganda_bureau")).key == "use-nothing"


def bureau_at_the_keep(**options: str) -> RootTestTable:
    """Begin the Alliance's Daylight with only the keep's garrison to turn."""
    table = exiles(**options)
    table.place(5, marquise=1)
    table.build(5, "marquise", "keep")
    open_bureau(table, "bake_sale")
    return table


def test_where_nobody_may_place_nobody_is_turned():
    table = bureau_at_the_keep()

    assert table.refused("alliance", use(table, "propaganda_bureau")).key == "use-nothing"


def test_a_table_may_let_the_bureau_remove_anywhere():
    table = bureau_at_the_keep(propaganda="always")

    table.choose("alliance", use(table, "propaganda_bureau"), ["alliance: bake_sale"])

    assert table.warriors("marquise", 5) == 0
    assert table.warriors("alliance", 5) == 0


@pytest.mark.parametrize(("reading", "left"), [("may_place", 0), ("must_place", 1)])
def test_an_empty_supply_does_not_save_the_enemy_unless_the_table_says_so(reading, left):
    table = exiles(propaganda=reading)
    table.place(5, marquise=1)
    table.state.supply[table.seat("alliance")] = 0
    open_bureau(table, "bake_sale")

    if use(table, "propaganda_bureau") in table.options("alliance", Use):
        table.choose("alliance", use(table, "propaganda_bureau"), ["alliance: bake_sale"])

    assert table.warriors("marquise", 5) == left
    assert table.warriors("alliance", 5) == 0


# League of Adventurous Mice


def call_the_league(table: RootTestTable, *items: str) -> None:
    """Give the Marquise the League and crafted items, and begin her Daylight."""
    table.craft("marquise", "league_of_adventurous_mice")
    table.state.crafted_items[table.seat("marquise")] += items
    table.place(5, marquise=2)
    table.place(2, eyrie=1)
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")


def test_an_exhausted_item_pays_for_a_move(table):
    call_the_league(table, "sword")

    table.choose("marquise", use(table, "league_of_adventurous_mice"), ["marquise: move:5:2:2"])

    assert table.warriors("marquise", 2) == 2
    assert table.board("marquise").actions == 3
    assert table.state.unexhausted(table.seat("marquise")) == []
    view = GAME.view(table.state, None).seats[table.seat("marquise")]
    assert (view.items, view.exhausted) == (("sword",), ("sword",))


def test_an_exhausted_item_pays_for_a_battle(table):
    table.place(5, eyrie=1)
    call_the_league(table, "sword", "tea")

    table.choose(
        "marquise", use(table, "league_of_adventurous_mice"),
        ["marquise: tea", "marquise: battle:5:1"], dice=[1, 0],
    )  # fmt: skip

    assert table.warriors("eyrie", 5) == 0
    assert table.state.unexhausted(table.seat("marquise")) == ["sword"]


def test_each_item_serves_once_and_the_league_once_a_turn(table):
    call_the_league(table, "sword", "sword")
    table.choose("marquise", use(table, "league_of_adventurous_mice"), ["marquise: move:5:2:1"])
    assert table.refused("marquise", use(table, "league_of_adventurous_mice")).key == "use-once"

    table.state.used.clear()
    assert table.state.unexhausted(table.seat("marquise")) == ["sword"]


def test_without_a_fresh_item_the_league_stays_at_home(table):
    table.state.exhausted.append((table.seat("marquise"), "sword"))
    call_the_league(table, "sword")

    assert table.refused("marquise", use(table, "league_of_adventurous_mice")).key == "use-nothing"


def test_a_vagabond_may_take_an_exhausted_item_which_arrives_face_up(table):
    marquise = table.seat("marquise")
    table.state.crafted_items[marquise] += ["sword", "sword"]
    table.state.exhausted.append((marquise, "sword"))
    table.board("vagabond").place = 5
    table.board("vagabond").items[0] = 1
    table.place(5, marquise=1)
    table.give("vagabond", "bake_sale")
    table.start("vagabond", "daylight")
    table.choose("vagabond", f"vagabond.aid:bake_sale:{marquise}", ["vagabond: ..."])
    if table.asked("vagabond") == "vagabond.exhaust":
        table.choose("vagabond", "boot", ["vagabond: ..."])

    table.choose("vagabond", ExhaustedItem("sword"))

    assert table.state.crafted_items[marquise] == ["sword"]
    assert table.state.unexhausted(marquise) == ["sword"]
    assert table.state.exhausted == []


# Charm Offensive


def test_charm_draws_a_card_and_lets_another_score(table):
    table.craft("marquise", "charm_offensive")
    table.deck("anvil", "sword", "bake_sale")
    table.board("marquise").actions = 3
    table.place(5, marquise=1)
    table.start("marquise", "daylight")

    charmed = table.choose("marquise", use(table, "charm_offensive"), ["marquise: 1"])

    assert table.score("eyrie") == 1
    assert table.hand("marquise")[0] == "anvil"
    assert charmed.told(EffectUsed)[0].effect == "charm_offensive"
    assert charmed.told(Scored)[0].seat == table.seat("eyrie")


def test_the_start_of_evening_is_past_once_anything_happened_in_it(table):
    table.craft("alliance", "charm_offensive")
    table.board("alliance").officers = 2
    table.state.supply[table.seat("alliance")] -= 2
    table.place(5, alliance=2)
    table.start("alliance", "operations")
    table.choose("alliance", "alliance.move:5:2:1")

    assert table.refused("alliance", use(table, "charm_offensive")).key == "use-when"


def test_exhausted_items_are_shown_to_everybody(table):
    call_the_league(table, "sword", "tea")
    table.state.exhausted.append((table.seat("marquise"), "tea"))

    lines = GAME.look("items", GAME.view(table.state, None), GAME.words("en"))

    assert lines[-1] == "Marquise, of these exhausted: tea"
