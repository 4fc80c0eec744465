"""The choice of the map, and of its clearings' suits (Law 19.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.root.kit import GAME, MAP_KEYS, Match, Setup, chance_of, map_of

SEATS = ("marquise", "eyrie", "alliance")


def laid_out(seed: int = 1, **options: str) -> Match:
    return Match.new(GAME, Setup("root", SEATS, {"responses": "live", **options}), chance_of(seed))


def dealt(seed: int = 1, **options: str) -> list[str]:
    return laid_out(seed, **options).state.suits[1:]


@pytest.mark.parametrize("key", MAP_KEYS)
def test_a_map_has_four_clearings_of_each_suit(key: str) -> None:
    assert Counter(dealt(map=key)) == dict.fromkeys(("fox", "rabbit", "mouse"), 4)


def test_the_autumn_keeps_its_print_and_draws_nothing() -> None:
    assert dealt() == list(map_of("autumn").suits[1:])
    plain, named = laid_out(), laid_out(map="autumn", suits="law")
    assert plain.state.counter == named.state.counter
    assert plain.state.deck == named.state.deck


@pytest.mark.parametrize(("key", "suits"), [("winter", "law"), ("autumn", "dealt")])
def test_suits_are_dealt_anew_in_every_match_and_told(key: str, suits: str) -> None:
    seen = [dealt(seed, map=key, suits=suits) for seed in range(4)]
    assert len({tuple(each) for each in seen}) == 4
    told = next(
        e.event
        for e in laid_out(0, map=key, suits=suits).told
        if type(e.event).__name__ == "SuitsDealt"
    )
    for suit in ("fox", "rabbit", "mouse"):
        assert [seen[0][clearing - 1] for clearing in getattr(told, suit)] == [suit] * 4


def test_the_deal_of_suits_is_the_match_s_own_chance() -> None:
    """The key deals the same suits again, as `/match verify` does."""
    assert dealt(7, map="lake") == dealt(7, map="lake")


@pytest.mark.parametrize("key", ["lake", "mountain"])
def test_the_booklet_s_suits_lie_where_it_suggests(key: str) -> None:
    assert dealt(map=key, suits="suggested") == list(map_of(key).suggested[1:])


def test_a_map_without_a_suggestion_is_played_by_the_law() -> None:
    assert dealt(map="autumn", suits="suggested") == list(map_of("autumn").suits[1:])
    assert dealt(map="winter", suits="suggested") == dealt(map="winter")


def test_the_lot_reaches_every_map() -> None:
    assert {laid_out(seed, map="random").state.map for seed in range(24)} == set(MAP_KEYS)


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_map_has_its_own_ruins_and_slots(seed: int) -> None:
    state = laid_out(seed, map="random").state
    assert tuple(state.ruins) == map_of(state.map).ruins


def test_an_opened_path_joins_its_clearings() -> None:
    state = laid_out(map="mountain").state
    assert 5 not in state.woodland.adjacent[2]
    state.opened = ((2, 5),)
    assert 5 in state.woodland.adjacent[2]
    assert (2, 5) not in state.woodland.closed
    assert len(state.woodland.closed) == 5
    assert state.copy().opened == ((2, 5),)
