"""The Exiles & Partisans deck: Swap Meet and Eyrie Émigré."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.reading import read
from tests.root.kit import (
    CARDS,
    GAME,
    KEEP_CARDS,
    CardTakenWas,
    Done,
    EffectLost,
    Move,
    RootTestTable,
    Use,
    exiles,
    use,
)

TABLE = exiles


# Swap Meet


def test_a_swap_takes_a_random_card_and_gives_any_back(table):
    table.craft("alliance", "swap_meet")
    table.give("alliance", "anvil")
    table.give("eyrie", "sword", "investments")
    table.turn("alliance")

    table.choose("alliance", use(table, "swap_meet"), ["alliance: ..."], dice=[1])
    assert table.asked("alliance") == "use.swap_meet_give"
    assert not table.question("alliance").public
    given = table.choose("alliance", "anvil")

    assert table.hand("alliance") == ["investments"]
    assert table.hand("eyrie") == ["anvil", "sword"]
    two = {table.seat("alliance"), table.seat("eyrie")}
    assert [set(each or ()) for each in given.audience(CardTakenWas)] == [two]


def test_swap_meet_is_open_once_a_turn(table):
    table.craft("alliance", "swap_meet")
    table.give("alliance", "anvil")
    table.give("eyrie", "sword")
    table.turn("alliance")
    table.choose("alliance", use(table, "swap_meet"), ["alliance: anvil"])

    assert table.refused("alliance", use(table, "swap_meet")).key == "use-once"


def test_the_card_just_taken_may_be_given_back(table):
    table.craft("alliance", "swap_meet")
    table.give("alliance", "anvil")
    table.give("eyrie", "sword")
    table.turn("alliance")

    table.choose("alliance", use(table, "swap_meet"), ["alliance: sword"])

    assert table.hand("eyrie") == ["sword"]


# Eyrie Émigré


def end_birdsong(table: RootTestTable) -> None:
    """Give the Alliance Eyrie Émigré and three warriors in 5, and end their Birdsong."""
    table.craft("alliance", "eyrie_emigre")
    table.place(5, alliance=3)
    table.give("alliance", "anvil")
    table.turn("alliance", ["alliance: ..."])


def test_birdsong_ends_with_a_move_and_a_battle_there(table):
    table.place(2, marquise=2)
    end_birdsong(table)
    assert table.asked("alliance") == "use.eyrie_emigre"

    table.choose("alliance", Move(5, 2, 3), ["alliance: battle:2:0"], dice=[2, 0])

    assert table.warriors("marquise", 2) == 0
    assert table.crafted("alliance") == ["eyrie_emigre"]
    assert table.asked("alliance") == "alliance.daylight"


def test_a_player_who_does_not_move_loses_the_emigre(table):
    table.place(2, marquise=2)
    end_birdsong(table)

    declined = table.choose("alliance", "pass")

    assert table.crafted("alliance") == []
    assert table.discarded() == ["eyrie_emigre"]
    assert declined.only(EffectLost).seat == table.seat("alliance")


def test_a_player_who_moves_where_nobody_can_be_fought_loses_the_emigre(table):
    table.place(2, marquise=2)
    end_birdsong(table)

    table.choose("alliance", Move(5, 1, 1))

    assert table.warriors("alliance", 1) == 1
    assert table.crafted("alliance") == []


def test_a_player_who_cannot_move_loses_the_emigre_unasked(table):
    table.craft("alliance", "eyrie_emigre")
    table.give("alliance", "anvil")
    table.turn("alliance")

    assert table.crafted("alliance") == []
    assert table.asked("alliance") == "alliance.daylight"


def test_the_emigre_comes_between_birdsong_and_daylight_once(table):
    table.place(2, marquise=2)
    table.craft("alliance", "saboteurs")
    table.craft("marquise", "tunnels")
    end_birdsong(table)
    assert table.asked("alliance") != "use.eyrie_emigre"
    assert {type(option) for option in table.options("alliance")} == {Use, Done}

    table.choose("alliance", "done", [f"alliance: {Move(5, 2, 3).key()}", "alliance: battle:2:0"])

    assert table.asked("alliance") == "alliance.daylight"
    assert table.state.phase == "daylight"


def read_done(table: RootTestTable, key: str) -> list[str]:
    """Read the Done of a seat's open menu, and what it asks first."""
    question = table.question(key)
    read(table.match, question)
    wording = Wording(GAME, "en", table.match.view(table.seat(key)))
    return [wording.option(Done(), question), wording.confirmation(Done(), question)]


@pytest.mark.parametrize("key", ["alliance", "vagabond"])
def test_with_an_emigre_done_ends_birdsong_and_says_so(table, key):
    table.board("vagabond").place = 1
    table.board("alliance").supporters = [table.take("sword")]
    table.give(key, "anvil")
    table.turn(key)
    assert read_done(table, key)[0] == "End turn"

    table.craft(key, "eyrie_emigre")
    table.turn(key)
    label, asks = read_done(table, key)

    assert label == "On to Daylight"
    assert asks == "Go on to Daylight? What is left undone in Birdsong stays undone."


def test_with_an_emigre_the_decree_does_not_promise_a_new_roost(table):
    table.build(5, "eyrie", "roost")
    table.craft("eyrie", "eyrie_emigre")
    table.give("eyrie", "anvil", "sword")
    table.turn("eyrie")
    table.choose("eyrie", table.options("eyrie")[0])

    assert read_done(table, "eyrie")[0] == "On to Daylight"


def test_the_vagabond_moves_his_pawn_as_an_emigre(table):
    table.craft("vagabond", "eyrie_emigre")
    table.board("vagabond").place = 5
    table.place(2, marquise=1)
    table.turn("vagabond")
    table.choose("vagabond", "done", ["vagabond: ..."])

    table.choose("vagabond", "2", ["vagabond: battle:2:0"], dice=[0, 0])

    assert table.board("vagabond").place == 2
    assert table.crafted("vagabond") == ["eyrie_emigre"]


def test_only_cards_of_the_table_s_deck_are_named_in_plans_and_found_by_name(table):
    standard, other = (GAME.view(each.state, None) for each in (RootTestTable(), table))
    words = GAME.words("en")

    assert GAME.parse("CardId", "informants", words, standard) is None
    assert CARDS[GAME.parse("CardId", "informants", words, other)].key == "informants"
    assert GAME.parse("CardId", "royal claim", words, other) is None
    (field,) = KEEP_CARDS.fields
    named = {value for value, _ in GAME.plan_values(field, words, other)}
    assert "informants" in named
    assert "royal_claim" not in named
