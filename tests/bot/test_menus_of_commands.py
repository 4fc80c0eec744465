"""The menu of a command's action, where a player names no more than the action."""

from __future__ import annotations

import random

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.ui.wording import Wording
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import OneOf
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of

CHOICES = 400
"""Answers of a match that are looked at."""
OF_EACH_GAME = (
    Setup("root", ("marquise", "eyrie", "alliance", "vagabond:ronin"), {"setup": "usual"}),
    Setup("root", ("lizards", "riverfolk", "duchy", "corvids"), {"setup": "usual"}),
    Setup("root", ("hundreds", "keepers", "clergy", "legion"), {"setup": "usual"}),
    Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed"}),
)


@pytest.mark.parametrize("setup", OF_EACH_GAME, ids=lambda setup: setup.seats[0])
def test_a_command_without_parameters_leads_to_a_menu_with_a_purpose(setup: Setup) -> None:
    """/eyrie decree was headed by **** where adding to the Decree was all that could be done."""
    match = Match.new(GAMES[setup.game], setup, chance_of(3), keep="nothing")
    player = RandomPlayer(random.Random(3))
    known = set()
    for _ in range(CHOICES):
        if match.over:
            break
        seat, asked = next(iter(match.pending.items()))
        options = asked.form.options if isinstance(asked.form, OneOf) else ()
        first = {type(each): n for n, each in reversed([*enumerate(options)])}
        if (met := (asked.kind, *sorted(kind.path for kind in first))) not in known:
            known.add(met)
            wording = Wording(match.game, "en", match.view(seat))
            for ordinal in first.values():
                menu = build_prompt(asked, wording, lambda option: {}, ordinal=ordinal, depth=1)
                assert "****" not in menu.why
        match.submit(seat, asked.id, player.answer(match, asked))
    assert any(len(kinds) == 2 for kinds in known), "a question for one kind of answer"
