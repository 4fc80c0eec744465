"""Texts of whole random matches of Runewars."""

from __future__ import annotations

import pytest

from tests.reading import read_match, read_refusals
from tests.runewars.kit import FACTION_KEYS, GAME, Setup
from tests.torture import share, torture

DECISIONS = 700
ALL_VARIANTS = {
    "exploration": "on",
    "commander": "on",
    "hero_support": "on",
    "promo_heroes": "on",
    "spy_guild_second": "on",
}
TABLES = [
    (4, {"map": "built", "setup": "choose", "responses": "live", "battle": "steps"}),
    (4, {"map": "fixed", "setup": "usual", "responses": "planned"}),
    (4, {"map": "fixed", "setup": "usual", "responses": "live", "battle": "steps", **ALL_VARIANTS}),
    (2, {"map": "fixed", "setup": "choose", "responses": "planned", "victory": "card_shown"}),
    (3, {"map": "fixed", "setup": "usual", "responses": "live", "neutrals": "left"}),
    (3, {"map": "fixed", "setup": "usual", "epic": "on", "victory": "instant", **ALL_VARIANTS}),
]


@torture
@pytest.mark.parametrize("seed", share([7, 8], of=0.5))
@pytest.mark.parametrize(("seats", "options"), share(TABLES, of=0.3), ids=str)
def test_everything_said_in_a_match_can_be_read(seats, options, seed):
    setup = Setup("runewars", FACTION_KEYS[:seats], options)

    assert read_match(GAME, setup, seed, DECISIONS) > 100


def test_what_was_not_offered_is_refused_in_words():
    setup = Setup("runewars", FACTION_KEYS, TABLES[2][1])

    assert read_refusals(GAME, setup, seed=3, most=DECISIONS) > 500
