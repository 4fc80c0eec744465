"""Factions by lot and by draft: the setup cards of the Law (5.2, 19.8)."""

from __future__ import annotations

import random

import pytest

from tests.root.kit import ENOUGH_REACH, FACTIONS, GAME, Lots, RngChance, is_militant, reach_of

EVERYTHING = [kind.key for kind in GAME.seat_kinds]
DEALS = range(60)


def lots(seed: int) -> Lots:
    return Lots(RngChance(random.Random(seed)))


def keys(cards: list[str]) -> list[str]:
    return [card.partition(":")[0] for card in cards]


@pytest.mark.parametrize("seats", GAME.seats)
def test_factions_by_lot_reach_far_enough(seats):
    for seed in DEALS:
        dealt = GAME.deal_kinds(seats, EVERYTHING, lots(seed), {})

        assert len(set(dealt)) == seats
        reach = [FACTIONS[key].reach for key in keys(dealt)]
        assert sum(reach) >= ENOUGH_REACH[seats]


def test_a_second_vagabond_reaches_less_far():
    assert reach_of(["marquise", "eyrie", "vagabond", "vagabond"]) == 10 + 7 + 5 + 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_more_card_than_players_lies_out_and_the_first_is_militant(seats):
    for seed in DEALS:
        cards = GAME.draft_cards(seats, EVERYTHING, lots(seed), {})

        assert len(set(cards)) == seats + 1
        assert is_militant(cards[0])
        assert seats > 2 or all(is_militant(card) for card in cards)


def test_the_last_insurgent_is_locked_until_a_militant_is_chosen():
    cards = ["eyrie", "lizards", "marquise", "corvids", "alliance"]

    assert GAME.draftable(cards, ["lizards"]) == ["eyrie", "marquise", "corvids"]
    assert GAME.draftable(cards, ["marquise"]) == ["eyrie", "lizards", "corvids", "alliance"]
    assert "marquise" in GAME.draftable(["eyrie", "lizards", "marquise"], [])


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_is_left_without_a_card(seats):
    for seed in DEALS:
        cards = GAME.draft_cards(seats, EVERYTHING, lots(seed), {})
        dice, taken = random.Random(seed), list[str]()
        for _ in range(seats):
            taken.append(dice.choice(GAME.draftable(cards, taken)))


def test_a_vagabond_card_comes_with_its_character():
    dealt = [card for seed in DEALS for card in GAME.draft_cards(5, EVERYTHING, lots(seed), {})]

    vagabonds = {card for card in dealt if card.startswith("vagabond")}
    assert all(card.partition(":")[2] for card in vagabonds)
    assert len(vagabonds) > 3


def test_a_small_pool_has_two_vagabonds():
    cards = GAME.draft_cards(3, ["marquise", "eyrie", "vagabond"], lots(1), {})

    assert keys(sorted(cards)) == ["eyrie", "marquise", "vagabond", "vagabond"]
    assert len(set(cards)) == 4


HOMELAND = {"vagabond:cheat", "vagabond:gladiator", "vagabond:jailor"}


@pytest.mark.parametrize("wanted", [True, False])
def test_the_lot_deals_the_homelands_characters_where_a_table_says_so(wanted):
    options = {"homeland_vagabonds": "dealt"} if wanted else {}
    pool = ["marquise", "eyrie", "vagabond"]
    drafted = {card for seed in DEALS for card in GAME.draft_cards(2, pool, lots(seed), options)}
    dealt = {card for seed in DEALS for card in GAME.deal_kinds(3, pool, lots(seed), options)}

    known = {card for card in drafted | dealt if card.startswith("vagabond")}
    assert len(known) == (12 if wanted else 9)
    assert (known >= HOMELAND) is wanted
