"""Finding out what the numbers of an evaluation do: `python -m bench.constants`."""

from __future__ import annotations

import random
import sys
from math import exp, log
from types import ModuleType
from typing import NamedTuple

import pytest

from bench import constants
from bench.constants import (
    Matches,
    bindings_of,
    compare,
    numbers_in,
    scaled,
    scores_with,
    slopes_of,
)
from engine.games import GAMES
from engine.root.factions.clergy import hand_worth, outlook
from engine.seating import Seating


class Weights(NamedTuple):
    here: float
    sides: tuple[float, float]
    limit: int


def test_each_number_with_a_fraction_has_a_name() -> None:
    assert list(numbers_in("BEE", 2.6)) == ["BEE"]
    assert list(numbers_in("ALTARS", (-1.0, 1.5))) == ["ALTARS"]
    assert list(numbers_in("STANDING", {-1: -0.8, 0: 0.0})) == ["STANDING"]
    assert list(numbers_in("AHEAD", Weights(0.5, (1.0, 0.8), 3))) == ["AHEAD.here", "AHEAD.sides"]
    assert list(numbers_in("STAGE", 5)) == [], "a place or a count is a fact"


def test_a_number_is_multiplied_and_the_others_stay() -> None:
    weights = Weights(0.5, (1.0, 0.8), 3)
    assert scaled("AHEAD", weights, {"AHEAD.sides": 2.0}) == Weights(0.5, (2.0, 1.6), 3)
    assert scaled("STANDING", {-1: -0.8}, {"STANDING": 0.5}) == {-1: -0.4}
    assert scaled("BEE", 2.6, {"CARD": 2.0}) == 2.6


def test_a_constant_is_found_where_others_imported_it() -> None:
    found = {each.module.__name__ for each in bindings_of("engine.root", [outlook])
             if each.name == "DELIVERED"}  # fmt: skip
    assert found == {outlook.__name__, hand_worth.__name__}
    assert isinstance(sys.modules[outlook.__name__], ModuleType)


def delivered() -> float:
    """Return the constant as a module that imports it finds it."""
    found: float = vars(hand_worth)["DELIVERED"]
    return found


def test_a_match_is_played_with_its_factors_and_they_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, seen = outlook.DELIVERED, list[float]()

    def look(*_: object) -> float:
        seen.append(round(delivered() / before, 3))
        if len(seen) == 3:
            raise RuntimeError("a match breaks off")
        return 1.0

    monkeypatch.setattr(constants, "score_of", look)
    bindings = bindings_of("engine.root", [outlook])
    changes = [{"DELIVERED": 2.0}, {}, {"DELIVERED": 0.5}]
    matches = Matches(GAMES["root"], "clergy", "greedy", 1)
    with pytest.raises(RuntimeError):
        scores_with(matches, bindings, changes, [1, 2, 3])
    assert seen == [2.0, 1.0, 0.5]
    assert before == outlook.DELIVERED == delivered()


def test_the_number_that_matters_is_told_first() -> None:
    rng = random.Random(1)
    changes = [{name: exp(rng.gauss(0, 0.3)) for name in ("idle", "key")} for _ in range(300)]
    scores = [15 + 4 * log(each["key"]) + rng.gauss(0, 2) for each in changes]
    first, second = slopes_of(changes, scores)
    assert first.name == "key"
    assert abs(first.gain - 4) < 3 * first.error < 4
    assert abs(second.gain) < 3 * second.error


def test_the_same_deals_are_compared_one_by_one() -> None:
    said = compare([15.0, 20.0, 26.0], [14.0, 19.0, 24.0])
    assert said == "20.33 points, 19.00 without: +1.33 ± 0.33 in 3 deals"


@pytest.mark.parametrize(("key", "rivals"), [("vagabond", "greedy"), ("legion", "easy")])
def test_rounds_of_a_real_match_give_a_score(key: str, rivals: str) -> None:
    root = GAMES["root"]
    seating = Seating(root, constants.BUDGET)
    assert constants.score_of(Matches(root, key, rivals, 1), 3, seating) >= 0
