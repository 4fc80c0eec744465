"""The Woodland Alliance (Law 8): setup, revolts, sympathy; its words and its board."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    ALLIANCE_COST,
    ALLIANCE_POINTS,
    FACTIONS,
    GAME,
    Clearing,
    Match,
    Organize,
    Revolt,
    Revolted,
    RootTestTable,
    Setup,
    Spread,
    SupportersSpent,
    battle,
    census,
    chance_of,
    fields_of,
    officers,
    stack,
    supporters,
    sympathy,
)

# Setup (8.3)


def test_setup_leaves_the_map_empty_and_draws_three_supporters() -> None:
    setup = Setup("root", ("marquise", "alliance"), {"setup": "usual"})
    state = Match.new(GAME, setup, chance_of(1)).state

    assert len(state.boards[1].supporters) == 3
    assert len(state.hands[1]) == 3
    assert state.supply[1] == 10
    assert all(row[1] == 0 for row in state.strength)
    assert len(state.deck) == 54 - 4 - 3 - 3 - 3


def test_only_the_alliance_sees_its_supporters(table: RootTestTable) -> None:
    stack(table, "anvil", "sword")

    mine, theirs, public = (
        table.board_seen("alliance", who) for who in ("alliance", "eyrie", None)
    )

    assert mine.supporter_cards is not None
    assert len(mine.supporter_cards) == 2
    assert theirs == public
    assert public.supporter_cards is None
    assert public.supporters == 2


# Revolt (8.4.1)


def test_a_revolt_clears_the_clearing_and_places_base_warriors_and_officer(
    table: RootTestTable,
) -> None:
    sympathy(table, 8, 1, 2)
    stack(table, "anvil", "foxfolk_steel", "sword")
    table.place(8, marquise=3, eyrie=1)
    table.build(8, "marquise", "sawmill", "workshop", "wood")

    table.start("alliance", "revolt")
    assert GAME.facts(table.state, table.seat("alliance"), Revolt(Clearing(8))) == {
        "cost": 2, "points": 3, "warriors": 2,
    }  # fmt: skip
    played = table.choose(
        "alliance", Revolt(Clearing(8)), answers=["alliance: anvil foxfolk_steel"]
    )

    assert table.pieces("alliance", 8) == ["base_fox", "sympathy"]
    assert table.warriors("alliance", 8) == 2
    assert table.board("alliance").officers == 1
    assert table.state.supply[table.seat("alliance")] == 7
    assert table.pieces("marquise", 8) == []
    assert table.warriors("marquise", 8) == table.warriors("eyrie", 8) == 0
    assert table.score("alliance") == 3
    assert len(played.only(SupportersSpent).cards) == 2
    assert played.events.index(played.only(Revolted)) < played.events.index(
        played.only(SupportersSpent)
    )
    assert supporters(table) == ["sword"]


def test_warriors_of_a_revolt_come_before_the_officer_when_the_supply_is_short(
    table: RootTestTable,
) -> None:
    sympathy(table, 1, 6, 8)
    stack(table, "anvil", "foxfolk_steel")
    table.place(5, alliance=8)

    table.start("alliance", "revolt")
    table.choose("alliance", Revolt(Clearing(1)))

    assert table.warriors("alliance", 1) == 2
    assert table.board("alliance").officers == 0


def test_birds_count_for_a_revolt_and_the_alliance_chooses_which_go(table: RootTestTable) -> None:
    sympathy(table, 1)
    stack(table, "anvil", "armorers", "sappers")

    table.start("alliance", "revolt")
    table.choose("alliance", Revolt(Clearing(1)))
    assert table.asked("alliance") == "alliance.spend"
    assert table.options("alliance")[0].key() == "card:anvil"
    table.choose("alliance", "anvil sappers")

    assert supporters(table) == ["armorers"]
    assert table.discarded() == ["anvil", "sappers"]


def test_a_player_who_spends_the_whole_stack_is_not_asked(table: RootTestTable) -> None:
    sympathy(table, 1)
    stack(table, "anvil", "armorers")

    table.start("alliance", "revolt")
    table.choose("alliance", Revolt(Clearing(1)))

    assert table.asked("alliance") != "alliance.spend"
    assert supporters(table) == []


def test_a_revolt_needs_sympathy_supporters_and_a_place(table: RootTestTable) -> None:
    sympathy(table, 1, 2)
    stack(table, "anvil", "sword", "codebreakers")

    table.start("alliance", "revolt")

    assert table.refused("alliance", Revolt(Clearing(3))).law == "8.4.1.I"
    refusal = table.refused("alliance", Revolt(Clearing(1)))
    assert refusal.law == "8.4.1.II"
    assert refusal.args_of_words == {"suit": "fox", "cost": 2, "have": 1}
    assert table.options("alliance", Revolt) == [Revolt(Clearing(2))]


def test_no_revolt_after_sympathy_has_spread(table: RootTestTable) -> None:
    sympathy(table, 5)
    stack(table, "cobbler", "bake_sale", "anvil", "sword")

    table.start("alliance", "revolt")
    assert Revolt(Clearing(5)) in table.options("alliance", Revolt)
    table.choose("alliance", Spread(Clearing(1)), answers=["alliance: anvil"])

    assert table.options("alliance", Revolt) == []
    assert table.refused("alliance", Revolt(Clearing(5))).key == "alliance-passed"
    assert Spread(Clearing(2)) in table.options("alliance", Spread)


# Spread sympathy (8.4.2)


def test_the_first_sympathy_may_go_anywhere_but_to_the_keep(table: RootTestTable) -> None:
    table.build(2, "marquise", "keep")
    stack(table, "armorers")

    table.start("alliance", "revolt")

    open_to = [option.clearing for option in table.options("alliance", Spread)]
    assert open_to == [1, *range(3, 13)]
    assert table.refused("alliance", Spread(Clearing(2))).law == "6.2.2"


def test_sympathy_spreads_only_beside_sympathy(table: RootTestTable) -> None:
    sympathy(table, 1)
    stack(table, "armorers", "sappers")

    table.start("alliance", "revolt")

    assert [option.clearing for option in table.options("alliance", Spread)] == [5, 9, 10]
    refusal = table.refused("alliance", Spread(Clearing(3)))
    assert refusal.law == "8.4.2.I"
    assert refusal.args_of_words["instead"] == "5 9 10"
    assert table.refused("alliance", Spread(Clearing(1))).law == "8.2.5.I"


@pytest.mark.parametrize("placed", range(10))
def test_each_sympathy_costs_and_scores_what_the_track_says(
    table: RootTestTable, placed: int
) -> None:
    order = [1, 5, 9, 10, 12, 2, 4, 6, 11, 3]
    sympathy(table, *order[:placed])
    suit = table.state.suits[order[placed]]
    cards = {
        "fox": ["anvil", "foxfolk_steel", "stand_and_deliver"],
        "rabbit": ["cobbler", "bake_sale", "command_warren"],
        "mouse": ["sword", "investments", "codebreakers"],
    }
    stack(table, *cards[suit][: ALLIANCE_COST[placed]])

    table.start("alliance", "sympathy")
    table.choose("alliance", Spread(Clearing(order[placed])))

    assert table.score("alliance") == ALLIANCE_POINTS[placed]
    assert supporters(table) == []
    assert table.board_seen("alliance", None).sympathy == 9 - placed


def test_the_eleventh_sympathy_does_not_exist(table: RootTestTable) -> None:
    sympathy(table, *range(1, 11))
    stack(table, "armorers", "sappers", "anvil", "foxfolk_steel")
    officers(table, 1)
    table.place(11, alliance=1)

    table.start("alliance", "revolt")

    assert table.refused("alliance", Spread(Clearing(11))).law == "1.5.1"
    assert table.refused("alliance", Organize(Clearing(11))).law == "1.5.1"


def test_martial_law_costs_another_supporter(table: RootTestTable) -> None:
    sympathy(table, 5)
    stack(table, "anvil", "sword")
    table.place(1, eyrie=3)

    table.start("alliance", "revolt")
    refusal = table.refused("alliance", Spread(Clearing(1)))
    assert refusal.law == "8.4.2.II.a"
    assert refusal.args_of_words == {"suit": "fox", "cost": 2, "have": 1}

    stack(table, "foxfolk_steel")
    table.start("alliance", "revolt")
    table.choose("alliance", Spread(Clearing(1)), answers=["alliance: anvil foxfolk_steel"])
    assert table.pieces("alliance", 1) == ["sympathy"]


def test_the_alliances_own_three_warriors_are_no_martial_law(table: RootTestTable) -> None:
    sympathy(table, 5)
    stack(table, "anvil")
    table.place(1, alliance=3)

    table.start("alliance", "revolt")

    assert Spread(Clearing(1)) in table.options("alliance", Spread)


def test_removed_sympathy_is_scored_again_when_it_returns(table: RootTestTable) -> None:
    sympathy(table, 1, 5)
    table.place(5, marquise=1)
    table.give("marquise", "cobbler")
    stack(table, "bake_sale")

    table.play(battle("marquise", "alliance", 5), answers=["marquise: cobbler"], dice=[0, 0])
    table.start("alliance", "sympathy")
    table.choose("alliance", Spread(Clearing(5)), answers=["alliance: bake_sale"])

    assert table.score("alliance") == ALLIANCE_POINTS[1]


# Saving, computer players


def test_a_copy_of_the_board_shares_nothing(table: RootTestTable) -> None:
    stack(table, "anvil")
    officers(table, 2)
    board = table.board("alliance")
    copy = board.copy()

    copy.supporters.clear()

    assert len(board.supporters) == 1
    assert (copy.officers, copy.operations) == (2, 0)


def test_sense_prefers_points_bases_and_officers_to_cards(table: RootTestTable) -> None:
    own, seat = FACTIONS["alliance"], table.seat("alliance")
    stack(table, "anvil", "foxfolk_steel", "sword")
    before = own.evaluate(table.state, seat)
    sympathy(table, 1)
    with_sympathy = own.evaluate(table.state, seat)
    table.build(1, "alliance", "base_fox")
    del table.board("alliance").supporters[:2]
    after_revolt = own.evaluate(table.state, seat)
    officers(table, 1)

    assert before < with_sympathy < after_revolt < own.evaluate(table.state, seat)


def test_warriors_are_on_the_map_in_the_supply_or_officers(table: RootTestTable) -> None:
    whole = census(table.state)
    sympathy(table, 1, 6)
    stack(table, "anvil", "foxfolk_steel")

    table.start("alliance", "revolt")
    table.choose("alliance", Revolt(Clearing(1)))

    assert table.board("alliance").officers == 1
    assert census(table.state) == whole


# Words


def test_every_action_and_its_fields_have_words() -> None:
    words = GAME.words("en")
    for action in FACTIONS["alliance"].actions:
        command = action.path.replace(" ", "-")
        assert len(words.say(f"c-{command}")) <= 100
        for field in fields_of(action):
            assert len(words.say(f"f-{command}-{field}")) <= 100


def test_an_option_tells_its_price() -> None:
    words = GAME.words("en")
    told = words.say("o-alliance-spread", clearing="clearing 5 (rabbit)")
    told += ": " + words.say("o-alliance-spread.facts", cost=3, points=4)

    assert told == "Spread sympathy to clearing 5 (rabbit): 3 supporters, +4 points"
