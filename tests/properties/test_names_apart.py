"""Answers beside each other are told apart, and no name is cut off, in any language."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import pytest

from bot.matches.live import Live
from bot.play.menus.answers import answer_rows
from bot.play.menus.prompt_builder import prompt_of
from bot.play.menus.prompts import Prompt
from bot.services.sentences import labels_of, wording_of
from bot.ui.markup import bot_words
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.ai.answers import random_answer
from engine.core.choices.actions import Done
from engine.core.choices.questions import OneOf, Question
from engine.core.language.words import locales
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.properties.sayings import seated
from tests.properties.setups import some_setups
from tests.torture import torture

DECISIONS, LEVELS = 500, 5
"""Random decisions of a match, and most levels of a question's menu that are looked at."""


def questions(setup: Setup) -> Iterator[tuple[Live, Question]]:
    """Play at random and yield three questions of each kind that is met."""
    rng = random.Random(len(setup.seats))
    match: Match[Any] = Match.new(GAMES[setup.game], setup, chance_of(3))
    met: Counter[str] = Counter()
    for _ in range(DECISIONS):
        if match.over:
            return
        seat, asked = next(iter(match.pending.items()))
        met[asked.kind] += 1
        if met[asked.kind] in (1, 4, 16):
            yield seated(match), asked
        answer = random_answer(asked.form, rng)
        if isinstance(answer, Done) and rng.random() < 0.7:
            answer = random_answer(asked.form, rng)  # a turn should get somewhere
        match.submit(seat, asked.id, answer)


def menus(live: Live, asked: Question, wording: Wording) -> Iterator[Prompt]:
    """Yield some levels of a question's menu, from the first down."""
    ahead, seen = [(0, 0)], 0
    while ahead and seen < LEVELS:
        ordinal, depth = ahead.pop(0)
        prompt = prompt_of(live, asked, wording, ordinal=ordinal, depth=depth)
        yield prompt
        seen += 1
        groups = [(e.ordinal, e.depth) for e in prompt.entries if not (e.final or e.barred)]
        ahead += [groups[0], groups[-1]] if groups else []


def names_in(prompt: Prompt, labels: dict[str, str]) -> list[list[str]]:
    """Return the names of all buttons of a menu, then those in each of its lists.

    What stands below a name in a list belongs to it. A likely answer may be in a list besides.
    """
    buttons: list[str] = []
    lists: list[list[str]] = []
    for row in answer_rows(prompt, 1, labels):
        for control in getattr(row, "children", ()):
            if isinstance(control, discord.ui.Select):
                lists.append([join([o.label, o.description or ""], "\n") for o in control.options])
            elif isinstance(control, discord.ui.Button):
                buttons.append(str(control.label))
    return [buttons, *lists]


def is_cut(name: str) -> bool:
    """Return whether a name was shortened: the mark of a group to open stands after a space."""
    return name.endswith("…") and not name.endswith(" …")


def twins(names: Sequence[str]) -> list[str]:
    """Return the names that occur more than once."""
    return [name for name, count in Counter(names).items() if count > 1]


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_no_two_answers_have_the_same_name_and_none_is_cut_off(setup: Setup) -> None:
    for live, asked in questions(setup):
        for locale in locales("bot"):
            view = live.view(asked.seat)
            wording = wording_of(live, locale, view, reader=asked.seat)
            labels = labels_of(bot_words(locale))
            if isinstance(asked.form, OneOf):
                typed = [wording.option(each, asked) for each in asked.form.options]
                assert twins(typed) == [], (locale, asked.kind)
            for prompt in menus(live, asked, wording):
                for names in names_in(prompt, labels):
                    assert twins(names) == [], (locale, asked.kind)
                    assert [each for each in names if is_cut(each.partition("\n")[0])] == []
