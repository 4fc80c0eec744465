"""Sentences of the log whose number, gender or preposition depends on who is named."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import HandShown
from engine.root.factions.corvids.plots import RaidSprung
from engine.root.factions.vagabond.events import RelationshipChanged
from engine.root.pieces import Clearing
from engine.root.rules.moving import FerryMoved
from tests.root.kit import GAME, RootTestTable

CLERGY, KEEPERS, CORVIDS, VAGABOND = map(Seat, range(4))


@pytest.mark.parametrize(
    ("locale", "event", "said"),
    [
        ("es", FerryMoved(CLERGY, Clearing(1), Clearing(2)), "llevó al Clero del claro"),
        ("es", FerryMoved(KEEPERS, Clearing(1), Clearing(2)), "llevó a los Guardianes del"),
        ("es", HandShown(CLERGY, KEEPERS, "card"), "enseñó su mano; la vieron los Guardianes."),
        ("es", HandShown(KEEPERS, CLERGY, "card"), "enseñaron su mano; la vio el Clero."),
        ("es", RelationshipChanged(VAGABOND, KEEPERS, "hostile"), "se volvieron Hostiles hacia"),
        ("de", RaidSprung(CORVIDS, Clearing(1)), "schwärmen Krieger vom Krähenbund aus."),
    ],
)  # fmt: skip
def test_a_sentence_agrees_with_whoever_it_names(locale: str, event: Event, said: str) -> None:
    table = RootTestTable("clergy", "keepers", "corvids", "vagabond")
    wording = Wording(GAME, locale, GAME.view(table.state, None))

    assert said in wording.event(event)
