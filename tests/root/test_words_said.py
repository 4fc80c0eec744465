"""Texts for players in whole random matches of Root."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.properties.setups import dealt, named
from tests.reading import check, read_match, read_refusals
from tests.root.kit import (
    DECK_KEYS,
    GAME,
    DeckDrawn,
    LandmarksDealt,
    RootTestTable,
    Setup,
    locales,
)
from tests.torture import share, torture

DECISIONS = 700
TABLES = [
    Setup("root", seats, {"responses": responses})
    for seats, responses in (
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
    )
]


@torture
@pytest.mark.parametrize("setup", [*dealt(GAME), *share(TABLES)], ids=named)
def test_everything_said_in_a_match_can_be_read(setup):
    assert read_match(GAME, setup, seed=7, most=DECISIONS) > 100


@pytest.mark.parametrize("locale", locales("bot"))
def test_what_was_dealt_before_the_match_is_said(locale):
    """Landmarks, and the deck of Exiles & Partisans, once had no words: the log was an error."""
    wording = Wording(GAME, locale, GAME.view(RootTestTable().state, None))
    dealt = LandmarksDealt(("lost_city", "tower"))

    for event in (dealt, *map(DeckDrawn, DECK_KEYS)):
        check(wording.event(event), event)


def test_what_was_not_offered_is_refused_in_words():
    assert read_refusals(GAME, TABLES[0], seed=3, most=DECISIONS) > 500
