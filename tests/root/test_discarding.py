"""An empty deck is at once made of the discard pile, whatever puts the first card there (2.1)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from tests.properties.setups import every_table
from tests.root.kit import (
    CARDS,
    DECK_KEYS,
    GAME,
    Discarded,
    HandSeen,
    Match,
    Reshuffled,
    RootTable,
    RootTestTable,
    Setup,
    TakeDominance,
    Use,
    chance_of,
    discard,
    discard_to_limit,
    each_with_a_deck,
    random_answer,
    show_hand,
)
from tests.torture import share, torture

DECISIONS = 400
TAKING = ("use.informants",)
"""The question about cards of the discard pile; the Tinker's Daylight asks about them too."""


def empty_deck(table: RootTestTable) -> None:
    """Leave nothing in the deck."""
    table.deck()
    table.state.discard = []


def deck(table: RootTestTable) -> list[str]:
    """List the cards of the deck, sorted."""
    return sorted(CARDS[card].key for card in table.state.deck)


def test_a_card_discarded_to_nothing_is_the_new_deck(table: RootTestTable) -> None:
    table.give("eyrie", "anvil", "sappers", "dominance_fox")
    empty_deck(table)

    async def rule(t) -> None:
        discard(t, table.seat("eyrie"), t.state.hands[table.seat("eyrie")][:])

    played = table.play(rule)

    assert deck(table) == ["anvil", "sappers"], "cards discarded together are shuffled together"
    assert table.state.discard == []
    assert [CARDS[card].key for card in table.state.available] == ["dominance_fox"]
    order = [type(event) for event in played.events]
    assert order.index(Discarded) < order.index(Reshuffled)


def test_a_dominance_card_alone_makes_no_deck(table: RootTestTable) -> None:
    table.give("eyrie", "dominance_fox")
    empty_deck(table)

    async def rule(t) -> None:
        discard(t, table.seat("eyrie"), t.state.hands[table.seat("eyrie")][:])

    assert table.play(rule).told(Reshuffled) == []
    assert deck(table) == []


def test_an_effect_that_discards_itself_is_the_new_deck(table: RootTestTable) -> None:
    table.place(1, marquise=1)
    table.craft("marquise", "royal_claim")
    empty_deck(table)
    table.start("marquise", "birdsong")

    table.choose("marquise", Use(table.state.crafted[table.seat("marquise")][0]))

    assert deck(table) == ["royal_claim"]


def test_a_card_spent_for_dominance_is_the_new_deck(table: RootTestTable) -> None:
    table.state.available.append(table.take("dominance_fox"))
    table.give("marquise", "anvil")
    empty_deck(table)
    table.start("marquise", "craft")

    taken = TakeDominance(table.state.available[0], table.card("anvil", "marquise"))
    table.choose("marquise", taken)

    assert deck(table) == ["anvil"]


@torture
@pytest.mark.parametrize(("faction", "cards"), share(each_with_a_deck(), of=1 / len(DECK_KEYS)))
def test_no_deck_stays_empty_beside_discarded_cards(faction: str, cards: str) -> None:
    """Deal all cards out again and again: the next card discarded must be the new deck.

    With the Lizards at the table, all cards go to their Lost Souls first (10.2.6).
    """
    tables = [seats for seats in every_table(GAME, 4) if faction in seats]
    seats = next((seats for seats in tables if "lizards" not in seats), tables[0])
    match = Match.new(
        GAME, Setup("root", seats, {"responses": "live", "deck": cards}), chance_of(5)
    )
    rng = random.Random(5)
    made = 0
    for _ in range(DECISIONS):
        seat, question = next(iter(match.pending.items()))
        state = match.state
        if state.turn and question.kind not in TAKING and state.factions[seat] != "vagabond":
            while pile := state.deck or state.discard:
                state.hands[len(pile) % len(state.hands)].append(pile.pop())
        told = match.submit(seat, question.id, random_answer(question.form, rng))
        if match.over:
            break
        made += any(isinstance(each.event, Reshuffled) for each in told)
        assert match.state.deck or not match.state.discard, question.kind
    assert made > 3


@pytest.mark.parametrize("taken", list(permutations(("anvil", "sword", "cobbler"))))
def test_no_order_tells_which_card_a_hand_took_first(taken: tuple[str, ...]) -> None:
    table = RootTestTable()
    table.give("marquise", *taken, "bake_sale", "codebreakers", "armorers", "ambush_bird")
    seat = table.seat("marquise")

    async def down_to_five(t: RootTable) -> None:
        show_hand(t, seat, table.seat("eyrie"))
        await discard_to_limit(t, seat)

    shown = table.play(down_to_five, ["marquise: ..."])
    thrown = table.choose("marquise", "sword anvil")

    assert list(shown.only(HandSeen).cards) == sorted(shown.only(HandSeen).cards)
    assert [CARDS[card].key for card in thrown.only(Discarded).cards] == ["anvil", "sword"]
    assert [CARDS[card].key for card in table.state.discard] == ["anvil", "sword"]
