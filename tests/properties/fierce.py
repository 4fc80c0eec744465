"""A player who seeks battles: at random, two players rarely meet."""

from __future__ import annotations

import random
from typing import Any

from engine.ai.answers import random_answer
from engine.core.choices.actions import Option
from engine.core.choices.questions import Amounts, Answer, OneOf, Question
from engine.core.match import Match
from engine.runewars.advice.chances import NO_BATTLE

FIERCE = 0.8
"""The share of choices that seek a battle where one is possible."""
DRAWS = 6
"""Answers of which the one with most units is taken."""


def fierce_answer(match: Match[Any], question: Question, rng: random.Random) -> Answer:
    """Answer at random, but attack where possible, and in strength."""
    form = question.form
    if isinstance(form, Amounts):
        drawn = [random_answer(form, rng) for _ in range(DRAWS)]
        return max(drawn, key=lambda each: sum(each.values()) if isinstance(each, dict) else 0)
    if isinstance(form, OneOf) and rng.random() < FIERCE:
        fights = [each for each in form.options if leads_to_battle(match, question, each)]
        if fights:
            return rng.choice(fights)
    return random_answer(form, rng)


def leads_to_battle(match: Match[Any], question: Question, option: Option) -> bool:
    """Return whether the menu tells of the chances of a battle beside an option."""
    game, state, seat = match.game, match.state, question.seat
    if game.forecast(state, seat, option):
        return True
    return game.facts(state, seat, option).get("chance", NO_BATTLE) != NO_BATTLE
