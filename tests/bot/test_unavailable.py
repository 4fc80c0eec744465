"""An action that is not possible now says why, whatever it is done with."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.menus.unavailable import why_not
from bot.ui.markup import bot_words
from bot.ui.wording import Wording
from tests.root.kit import GAME, RootTestTable, decree


def test_what_bars_an_action_is_about_the_cards_one_holds() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance", "vagabond")
    table.build(1, "marquise", "workshop")
    table.give("marquise", "ambush_fox", "tax_collector", "anvil")
    table.start("marquise", "daylight")

    assert "is not in your hand" not in why_not(asked_of(table, "marquise"), "root craft")


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
    assert reason in why_not(asked_of(table, "eyrie"), path)


def test_a_reason_that_differs_by_place_names_none() -> None:
    """ "Most often: There is no plot of yours in clearing 1 to swap" named the first of twelve."""
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    table.place(1, corvids=1)
    table.start("corvids", "daylight")

    said = why_not(asked_of(table, "corvids"), "corvids trick")

    assert said.endswith(
        "You need two plots that lie alike, both face up or both face down. (Law 13.5.4)"
    )
    assert "clearing" not in said


def asked_of(table: RootTestTable, key: str) -> Any:
    """Return what `why_not` needs of the table of somebody who is asked."""
    seat = table.seat(key)
    return SimpleNamespace(
        wording=Wording(GAME, "en", GAME.view(table.state, seat)),
        words=bot_words("en"),
        live=SimpleNamespace(match=table.match),
        question=table.question(key),
    )
