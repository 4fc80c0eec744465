"""Values typed by name are found by key, name or a part of it; otherwise all names are listed."""

from __future__ import annotations

import pytest

from bot.cogs.history.stats import games_named
from bot.ui.typed_names import find_meant, offer
from engine.core.errors import Refused
from engine.core.language.words import load_words

NAMED = [("birds", "Eyrie Dynasties"), ("cats", "Marquise de Cat"), ("catfolk", "Cats")]


@pytest.mark.parametrize(
    ("text", "key"),
    [("birds", "birds"), ("dynasties", "birds"), ("CATS ", "cats"), ("cat", "cats")],
)
def test_a_part_of_the_name_is_enough_but_what_is_exact_comes_first(text: str, key: str) -> None:
    assert find_meant(NAMED, text, "no-faction") == key


def test_what_there_is_is_said_where_nothing_is_meant() -> None:
    with pytest.raises(Refused) as refused:
        find_meant(games_named("en"), "chess", "no-game")

    said = load_words(("bot",), "en").say("r-no-game", **refused.value.args_of_words)
    assert "called “chess”" in said
    assert "Root, Runewars" in said


def test_what_holds_the_text_is_offered() -> None:
    assert [each.value for each in offer(NAMED, "de")] == ["cats"]
