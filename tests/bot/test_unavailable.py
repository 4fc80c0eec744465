"""An action that is not possible now says why, whatever it is done with."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.menus.unavailable import why_not
from bot.ui.markup import bot_words
from bot.ui.wording import Wording
from tests.root.kit import GAME, RootTestTable, decree


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("eyrie decree", "Cards join your Decree in your own Birdsong"),
        ("eyrie battle", "Columns are resolved from left to right: Move comes next."),
    ],
)
def test_a_barred_action_of_the_eyrie_says_why(path: str, reason: str) -> None:
    """Of a column of the Decree no values were known: adding to it was barred without a word."""
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    decree(table, "builder", move="anvil", battle="sword")
    table.place(1, eyrie=2)
    table.give("eyrie", "ambush_fox")
    table.start("eyrie", "resolve")
    seat = table.seat("eyrie")
    wording = Wording(GAME, "en", GAME.view(table.state, seat))
    asked: Any = SimpleNamespace(
        wording=wording,
        words=bot_words("en"),
        live=SimpleNamespace(match=table.match),
        question=table.match.pending[seat],
    )

    assert reason in why_not(asked, path)
