"""How many presses things take: an answer, a turn, a response; counted along the bot's own menus.

Matches are played by the computer player that people meet; every answer is looked up in the menus
as they would be shown, level by level, with a press more where the bot asks for a confirmation.
"""

from __future__ import annotations

import random
from typing import Any

from bench.figure import Figure, percentile
from bot.play.confirmation import confirmation
from bot.play.menus import Entry, build_prompt, level
from bot.ui.wording import Wording
from engine.ai.players import GreedyPlayer
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.game import Game
from engine.core.language.words import load_words
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of

MATCHES = 3
PLAY = 1
"""Opening the question, once a turn, and before a response."""


class _Shown:
    """As much of a table as a confirmation asks for."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match


def figures() -> list[Figure]:
    """Play each game, and count for the newcomer's faction and for everybody's responses."""
    return [
        figure._replace(name=f"{game.key}_{figure.name}")
        for game in GAMES.values()
        for figure in figures_of(game)
    ]


def figures_of(game: Game[Any]) -> list[Figure]:
    """Play a game and count."""
    actions, turns, responses = [], [], []
    setup = Setup(game.key, game.suggested, {"responses": "live"})
    for seed in range(MATCHES):
        match = Match.new(game, setup, chance_of(seed))
        player = GreedyPlayer(random.Random(seed))
        turn, spent = match.state.turn, 0
        while not match.over:
            seat, question = next(iter(match.pending.items()))
            answer = player.answer(match, question)
            presses = presses_for(match, question, answer)
            if match.state.turn != turn:
                turns += [spent + PLAY] if spent else []
                turn, spent = match.state.turn, 0
            if seat != match.state.current:
                responses.append(presses + PLAY)
            else:
                actions.append(presses)
                spent += presses if seat == 0 else 0
            match.submit(seat, question.id, answer)
    return [
        Figure("presses_action", percentile(actions, 0.5), "presses", "≤ 3"),
        Figure("presses_action_p99", percentile(actions, 0.99), "presses", ""),
        Figure("presses_turn", percentile(turns, 0.5), "presses", "≤ 12"),
        Figure("presses_response", percentile(responses, 0.5), "presses", "≤ 2"),
    ]


def presses_for(match: Match[Any], question: Question, answer: Answer) -> int:
    """Count the presses from the first level of a question's menu to its answer."""
    form = question.form
    if not isinstance(form, OneOf):
        return 1
    wording = Wording(match.game, "en", match.view(question.seat))
    wanted = next(i for i, option in enumerate(form.options) if option == answer)
    shown: Any = _Shown(match)
    option = form.options[wanted]
    asked = bool(confirmation(load_words(("bot",), "en"), shown, wording, question, option))
    return walk(question, wording, wanted) + asked


def walk(question: Question, wording: Wording, wanted: int) -> int:
    """Press through the levels and pages until the wanted option is pressed itself."""
    at = {"ordinal": 0, "depth": 0, "page": 0}
    for presses in range(1, 20):
        prompt = build_prompt(question, wording, lambda option: "", **at)
        found = next((each for each in prompt.entries if leads(question, each, wanted)), None)
        if found is None:
            at["page"] += 1
        elif found.final:
            return presses
        else:
            at = {"ordinal": found.ordinal, "depth": found.depth, "page": 0}
    raise LookupError(f"{question.kind}: option {wanted} is not reached")


def leads(question: Question, entry: Entry, wanted: int) -> bool:
    """Return whether an entry is the wanted option, or the group it is in."""
    if entry.final:
        return entry.ordinal == wanted
    assert isinstance(question.form, OneOf)
    return wanted in level(question.form.options, entry.ordinal, entry.depth)
