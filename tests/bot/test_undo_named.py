"""Names of choices in the list of those that may be taken back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.going_back.undo import name_of
from bot.ui.wording import Wording
from engine.core.choices.actions import Done
from engine.core.seats import Seat
from engine.root.events import PhaseBegan
from engine.root.hooks.faction import FACTIONS
from tests.root.kit import GAME, RootTestTable


@pytest.mark.parametrize(("locale", "said"), [("en", "Done"), ("de", "Fertig"), ("es", "Listo")])
def test_done_in_a_turn_is_not_called_the_end_of_the_turn_afterwards(
    locale: str, said: str
) -> None:
    table = RootTestTable("marquise", "eyrie")
    wording = Wording(GAME, locale, GAME.view(table.state, None))
    for key, each in FACTIONS.items():
        for stage in each.stages:
            choice: Any = SimpleNamespace(kind=f"{key}.{stage.key}", keys=(Done().key(),))
            assert name_of(wording, choice, [PhaseBegan(Seat(0), "daylight")]) == said
    choice = SimpleNamespace(kind="marquise.march", keys=(Done().key(),))
    assert name_of(wording, choice, []) != said
