"""Everything an option names has its effect in the same message, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

from bot.ui.wording import Wording
from engine.core.choices.actions import Done, Option, Pass, fields_of
from engine.core.choices.questions import Amounts
from engine.core.game import Game
from engine.core.language.words import locales
from engine.core.seats import Setup
from engine.games import GAMES
from tests.properties.setups import some_setups
from tests.reading import UNRENDERED, decisions
from tests.torture import torture

DECISIONS = 160
LANGUAGES = locales("bot")
MOST_OF_A_LINE = 80
LINE = re.compile(r"^    \.line = (.*)$", re.MULTILINE)
ENTRIES = 300
"""A bound above the number of values of any numbered type."""
NOT_AT_STAKE = frozenset({
    "eyrie.recruit", "eyrie.move", "eyrie.battle", "eyrie.build", "eyrie.turmoil",
    "keepers.move", "keepers.battle", "keepers.delve", "keepers.travel", "keepers.recover",
    "keepers.shift",
    "runewars.send", "runewars.travel", "runewars.heal", "runewars.duel", "runewars.follow",
})  # fmt: skip
"""Options that name a card of the Decree or the Retinue, which counts for its suit alone, or who
goes where."""


def choosable(game: Game[Any], setup: Setup) -> Iterator[tuple[Any, Any, Option]]:
    """Play at random and yield every option that is offered, with its match and question."""
    for match, question, _ in decisions(game, setup, 7, DECISIONS):
        if not isinstance(question.form, Amounts):
            for option in dict.fromkeys(question.form.options):
                if not isinstance(option, (Done, Pass)):
                    yield match, question, option


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_options_say_what_they_do_and_read_well_in_every_language(setup: Setup) -> None:
    game, named, tried = GAMES[setup.game], 0, set()
    for match, question, option in choosable(game, setup):
        facts = game.facts(match.state, question.seat, option)
        view = game.view(match.state, question.seat)
        named += names_its_effect(Wording(game, "en", view), question, option, facts)
        if (question.kind, type(option)) in tried:
            continue
        tried.add((question.kind, type(option)))
        for locale in LANGUAGES:
            wording = Wording(game, locale, view)
            for text in (wording.option(option, question), wording.option_facts(option, facts)):
                assert text == text.strip(" ·"), (locale, option, text)
                assert not UNRENDERED.search(text), (locale, option, text)
    assert named, "this play should come upon a card or another thing"


def names_its_effect(wording: Wording, question: Any, option: Option, facts: Any) -> bool:
    """Return whether an option names a thing with an effect; check that it tells the effect."""
    tag = str(type(option).__struct_config__.tag)
    if tag in NOT_AT_STAKE or not wording.game.effect(option, wording.words):
        return False
    assert wording.option_facts(option, facts), (question.kind, wording.option(option, question))
    return True


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_a_thing_does_is_told_in_one_short_line(key: str, locale: str) -> None:
    game = GAMES[key]
    kinds = {kind for each in game.actions for kind in fields_of(each).values()}
    numbered = [
        line_of(game, kind, value, locale) for kind in sorted(kinds) for value in range(ENTRIES)
    ]
    folder = files(f"engine.{key}") / "words" / locale
    written = [LINE.findall(each.read_text(encoding="utf-8")) for each in folder.iterdir()]
    lines = [*filter(None, numbered), *chain(*written)]

    assert len(lines) > 50
    assert [each for each in lines if len(each) > MOST_OF_A_LINE] == []


def line_of(game: Game[Any], kind: str, value: int, locale: str) -> str:
    """Return the line of a numbered thing; empty beyond the last one, and for other kinds."""
    try:
        return game.line(kind, value, game.words(locale))
    except (LookupError, AttributeError):
        return ""
