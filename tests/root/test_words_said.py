"""Texts for players in whole random matches of Root."""

from __future__ import annotations

import pytest

from tests.reading import read_match, read_refusals
from tests.root.kit import GAME, Setup

DECISIONS = 700
TABLES = [
    (("marquise", "eyrie", "alliance", "vagabond:thief"), "live"),
    (("marquise", "eyrie", "alliance", "vagabond:adventurer"), "planned"),
    (("vagabond:tinker", "vagabond:ranger", "eyrie"), "live"),
    (("vagabond:scoundrel", "marquise", "vagabond:arbiter", "alliance"), "live"),
    (("alliance", "vagabond:vagrant", "vagabond:harrier", "marquise"), "live"),
    (("eyrie", "vagabond:ronin", "alliance", "marquise"), "live"),
    (("clergy", "marquise", "legion", "alliance"), "live"),
    (("lizards", "eyrie", "alliance", "vagabond:tinker"), "live"),
    (("lizards", "duchy", "legion"), "planned"),
    (("corvids", "duchy", "clergy", "legion"), "live"),
    (("corvids", "marquise", "lizards"), "planned"),
]


def setup(seats: tuple[str, ...], responses: str) -> Setup:
    """Return a table of Root."""
    return Setup("root", seats, {"responses": responses})


@pytest.mark.parametrize(("seats", "responses"), TABLES, ids=lambda value: str(value)[:40])
def test_everything_said_in_a_match_can_be_read(seats, responses):
    assert read_match(GAME, setup(seats, responses), seed=7, most=DECISIONS) > 100


def test_what_was_not_offered_is_refused_in_words():
    assert read_refusals(GAME, setup(TABLES[0][0], "live"), seed=3, most=DECISIONS) > 500
