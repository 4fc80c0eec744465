"""The worth of positions of Root to players that look ahead, term by term."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.advice.evaluation.dominance import (
    chance_to_dominate,
    chance_to_hold,
    chance_to_rule,
    rival_dominates,
)
from engine.root.data.cards import CARDS
from engine.root.factions.marquise.evaluation import exposure_cost
from engine.root.state import NOBODY, RootState
from engine.selfplay import chance_of
from tests.root.kit import clear_buildings, clear_tokens

GAME: Any = GAMES["root"]
MARQUISE, EYRIE = Seat(0), Seat(1)
SETUPS = (
    ("marquise", "eyrie", "alliance", "vagabond:thief"),
    ("corvids", "duchy", "lizards", "legion"),
    ("clergy", "marquise", "eyrie"),
)


def positions(seats: tuple[str, ...], every: int = 20) -> Iterator[Match[RootState]]:
    rng = random.Random(4)
    match = Match.new(GAME, Setup("root", seats, {"setup": "usual"}), chance_of(4), keep="step")
    for number in range(400):
        if match.over:
            return
        if number % every == 0:
            yield match
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, random_answer(question.form, rng))


@pytest.mark.parametrize("seats", SETUPS, ids=lambda seats: seats[0])
def test_what_is_kept_of_rivals_changes_nothing_at_the_same_position(
    seats: tuple[str, ...],
) -> None:
    kept: dict[Any, Any] = {}
    for match in positions(seats):
        for seat in map(Seat, match.state.seats):
            alone = GAME.terms(match.state, seat, None)
            assert GAME.terms(match.state, seat, {}) == alone
            first = GAME.terms(match.state, seat, kept)
            assert GAME.terms(match.state, seat, kept) == first
        kept.clear()


@pytest.mark.parametrize("seats", SETUPS, ids=lambda seats: seats[0])
def test_a_seats_own_reasons_come_from_what_it_can_see(seats: tuple[str, ...]) -> None:
    """The rivals' hands are an exception: a search looks at them only in deals of its own."""
    compared = 0
    for match in positions(seats):
        for seat in map(Seat, match.state.seats):
            shown = GAME.secrets_shown(match.state, seat)
            other = match.state.copy()
            GAME.rehide(other, seat, random.Random(7), shown)
            if GAME.view(other, seat) == GAME.view(match.state, seat):
                assert own(GAME.terms(other, seat)) == own(GAME.terms(match.state, seat))
                compared += 1
    assert compared > 30


def own(terms: Mapping[str, float]) -> dict[str, float]:
    return {name: worth for name, worth in terms.items() if name not in ("leader", "rivals")}


def test_at_rest_nothing_that_is_left_of_a_turn_counts() -> None:
    match = next(match for match in positions(SETUPS[0], 1) if match.state.current == MARQUISE)
    state = match.state.copy()
    state.boards[MARQUISE].actions = 3
    before = GAME.terms(state, MARQUISE)["board"]
    GAME.rest(state)
    assert GAME.terms(state, MARQUISE)["board"] < before


def begun(seats: tuple[str, ...] = SETUPS[0]) -> RootState:
    """Return a position with an empty woodland, in which nobody has nearly won."""
    state = next(positions(seats, 30)).state.copy()
    clear_buildings(state, *state.woodland.clearings)
    clear_tokens(state, *state.woodland.clearings)
    for clearing in state.woodland.clearings:
        for seat in state.seats:
            stand(state, Seat(seat), clearing, 0)
    state.points[:] = [12, 14, 13, 10]
    return state


def stand(state: RootState, seat: Seat, clearing: int, warriors: int) -> None:
    state.add_warriors(seat, clearing, warriors - state.warriors[clearing][seat])


def fox_dominance() -> int:
    every = enumerate(CARDS)
    return next(card for card, each in every if each.kind == "dominance" and each.suit == "fox")


def test_dominance_is_worth_what_holds_for_a_round() -> None:
    state = begun()
    suit = "fox"
    places = state.clearings_of(suit)
    assert chance_to_hold(state, MARQUISE, suit) < 0.01
    for place in places[:3]:
        stand(state, MARQUISE, place, 4)
    alone = chance_to_hold(state, MARQUISE, suit)
    assert 0.7 < alone < 0.9, "some may come from afar"
    stand(state, EYRIE, places[0], 3)
    contested = chance_to_hold(state, MARQUISE, suit)
    assert contested < alone
    stand(state, MARQUISE, places[0], 1)
    assert chance_to_hold(state, MARQUISE, suit) < contested


def test_a_card_two_clearings_short_throws_no_match_away() -> None:
    """Activating gives up the points: it pays only where the clearings are all but held."""
    state = begun()
    card = next(
        c for c, each in enumerate(CARDS) if each.kind == "dominance" and each.suit == "fox"
    )
    places = state.clearings_of("fox")
    for place in places:
        stand(state, EYRIE, place, 2)
    stand(state, EYRIE, places[0], 0)
    stand(state, MARQUISE, places[0], 3)

    def worth(activated: bool) -> float:
        state.dominance[MARQUISE] = card if activated else -1
        return float(sum(GAME.terms(state, MARQUISE).values()))

    assert worth(True) < worth(False)
    for place in places[:3]:
        stand(state, EYRIE, place, 0)
        stand(state, MARQUISE, place, 6)
    assert worth(True) > worth(False)


def test_single_warriors_hold_nothing_that_rivals_see_coming() -> None:
    """Of 78 cards that normal players activated, 26 won."""
    state = begun()
    for place in state.clearings_of("fox")[:3]:
        stand(state, MARQUISE, place, 1)
    few = chance_to_dominate(state, MARQUISE, "fox")
    for place in state.clearings_of("fox")[:3]:
        stand(state, MARQUISE, place, 5)
    many = chance_to_dominate(state, MARQUISE, "fox")
    assert few < 0.25
    assert 0.4 < many < 0.65


def test_what_nobody_can_break_before_its_birdsong_wins() -> None:
    state = begun()
    places = state.clearings_of("fox")[:3]
    for place in places:
        stand(state, EYRIE, place, 0)
        stand(state, MARQUISE, place, 3)
    state.dominance[MARQUISE] = fox_dominance()
    state.current = NOBODY
    later = state.order.index(MARQUISE)
    first, last = (Seat(state.order[later - before]) for before in (2, 1))
    alone = rival_dominates(state, MARQUISE, last)
    assert alone > 0.7, "nobody has a turn before its Birdsong"
    for place in places:
        stand(state, last, place, 2)
    assert rival_dominates(state, MARQUISE, last) == pytest.approx(alone, abs=0.1)
    assert rival_dominates(state, MARQUISE, first) < alone - 0.1, "the last one may break it"

    def worth() -> float:
        return float(sum(GAME.terms(state, last).values()))

    lost = worth()
    stand(state, last, places[0], 4)
    assert worth() > lost + 5, "to break it is worth more than a turn's points"


def test_a_garden_rules_until_the_last_of_it_is_gone() -> None:
    state = begun(("lizards", "marquise", "eyrie", "alliance"))
    lizards, place = Seat(0), state.clearings_of("fox")[0]
    stand(state, lizards, place, 3)
    bare = chance_to_rule(state, lizards, place)
    state.add_building(lizards, place, "garden")
    assert chance_to_rule(state, lizards, place) > bare + 0.05


def test_corners_are_held_in_pairs() -> None:
    state = begun()
    one, other = next(iter(state.woodland.opposite.items()))
    stand(state, MARQUISE, one, 4)
    half = chance_to_dominate(state, MARQUISE, "bird")
    stand(state, MARQUISE, other, 4)
    assert chance_to_dominate(state, MARQUISE, "bird") > 0.5 > half


def test_a_rival_about_to_dominate_is_everybodys_problem() -> None:
    state = begun()
    card = next(
        c for c, each in enumerate(CARDS) if each.kind == "dominance" and each.suit == "fox"
    )
    for place in state.clearings_of("fox")[:3]:
        stand(state, EYRIE, place, 4)
    before = sum(GAME.terms(state, MARQUISE, {}).values())
    state.dominance[EYRIE] = card
    after = sum(GAME.terms(state, MARQUISE, {}).values())
    assert after < before - 10
    stand(state, MARQUISE, state.clearings_of("fox")[0], 6)
    assert sum(GAME.terms(state, MARQUISE, {}).values()) > after + 5


def test_a_building_without_a_guard_is_worth_less_with_enemies_near() -> None:
    state = begun()
    state.add_building(MARQUISE, 1, "sawmill")
    assert exposure_cost(state, MARQUISE) == 0
    stand(state, EYRIE, state.woodland.adjacent[1][0], 2)
    bare = exposure_cost(state, MARQUISE)
    stand(state, MARQUISE, 1, 2)
    assert 0 < exposure_cost(state, MARQUISE) < bare
