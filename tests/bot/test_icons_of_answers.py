"""Icons before answers: only those that Discord has, and that tell the answers apart."""

from __future__ import annotations

import random

import pytest

from bot.play.menus.prompt_builder import build_prompt, with_icons
from bot.ui.emojis import Emojis
from bot.ui.wording import Wording
from engine.ai.players import RandomPlayer
from engine.core.choices.questions import Amounts
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from render.games import icon_names

UPLOADED = Emojis({name: number for number, name in enumerate(icon_names(), 1)})
TABLES = {
    "root": ("marquise", "eyrie", "alliance", "vagabond:ronin"),
    "root-more": ("lizards", "duchy", "corvids", "clergy", "legion"),
    "runewars": ("daqan", "latari", "uthuk", "waiqar"),
}


@pytest.mark.parametrize("table", TABLES)
def test_every_menu_of_a_match_can_be_shown_with_its_icons(table: str) -> None:
    game = GAMES[table.partition("-")[0]]
    options = {"map": "fixed"} if game.key == "runewars" else {"setup": "usual"}
    match = Match.new(game, Setup(game.key, TABLES[table], options), chance_of(3), keep="nothing")
    player = RandomPlayer(random.Random(3))
    seen = set()
    for _ in range(250):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        wording = Wording(game, "en", match.view(seat))
        if not isinstance(question.form, Amounts):
            prompt = build_prompt(question, wording, lambda option: {})
            entries = with_icons(prompt, question, wording, UPLOADED).entries
            assert [e.label for e in entries] == [e.label for e in prompt.entries]
            seen |= {each.emoji.name for each in entries if each.emoji is not None}
            without = with_icons(prompt, question, wording, Emojis()).entries
            assert without == prompt.entries
        match.submit(seat, question.id, player.answer(match, question))

    assert len(seen) > 5
    assert seen <= set(icon_names())
