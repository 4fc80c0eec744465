"""An ambush is discarded once its hits are dealt, or it is foiled (Law 4.3.1)."""

from __future__ import annotations

from tests.root.kit import CARDS, FOX, GAME, OTHER_FOX, battle, sympathy


def names(cards):
    """Name cards in their order in a pile, the last on top."""
    return [CARDS[card].key for card in cards]


def test_an_ambush_is_discarded_after_its_hits(table):
    table.place(FOX, marquise=2, eyrie=1)
    table.build(OTHER_FOX, "marquise", "keep")
    table.give("eyrie", "ambush_fox")
    table.give("marquise", "anvil")

    answers = ["eyrie: ambush_fox", "marquise: pass", "marquise: anvil"]
    table.play(battle("marquise", "eyrie", FOX), answers)

    assert names(table.state.discard) == ["anvil", "ambush_fox"]


def test_an_ambush_is_not_among_the_cards_that_its_own_hits_make_the_alliance_draw(table):
    table.place(FOX, alliance=1, marquise=1)
    sympathy(table, FOX)
    table.give("marquise", "ambush_fox")
    table.discard("anvil")
    table.deck("sword")

    table.play(battle("alliance", "marquise", FOX), ["marquise: ambush_fox"])

    assert names(table.board("alliance").supporters) == ["sword"]
    assert names(table.state.deck) == ["anvil"]
    assert names(table.state.discard) == ["ambush_fox"]


def test_a_foiled_ambush_lies_below_the_card_that_foiled_it(table):
    table.place(FOX, marquise=3, eyrie=5)
    table.give("marquise", "ambush_fox")
    table.give("eyrie", "ambush_bird")

    table.play(battle("eyrie", "marquise", FOX), ["marquise: ambush_fox", "eyrie: ..."])
    assert not any(each.crafted for each in GAME.view(table.state, None).seats), "nobody crafted it"
    table.choose("eyrie", "ambush_bird", dice=[0, 0])

    assert names(table.state.discard) == ["ambush_fox", "ambush_bird"]
    assert not any(table.state.crafted)
