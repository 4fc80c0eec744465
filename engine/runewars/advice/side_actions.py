"""Actions beside a turn's order, shown apart in its menu and always in the same place."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.choices.actions import Option
from engine.core.choices.questions import Question
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.heroes.exploration import OpenPortals, RazeLocation
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge, Heal, Train
from engine.runewars.rules.heroes.reward_cards import UseReward
from engine.runewars.rules.heroes.rewards import TakeRewards
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.rules.victory.titles import (
    LayVictory,
    ShowObjective,
    TakeBack,
    TurnInRewards,
)
from engine.runewars.state import RunewarsState

ORDER, QUESTS = "order.", "quests.act"
"""Beginnings of the kinds of the questions of a turn."""


def beside(state: RunewarsState, question: Question) -> Mapping[type[Option], bool]:
    """Return the actions beside an order, or beside a hero's move, and whether they always show."""
    if question.kind == QUESTS:
        return {Attempt: True, Challenge: True, Train: True, Heal: True}
    if not question.kind.startswith(ORDER):
        return {}
    seat = question.seat
    return {
        PlayTactic: True,
        ShowObjective: state.objectives[seat] != NOBODY,
        LayVictory: state.options["victory"] != "instant",
        UseReward: False,
        TakeRewards: False,
        TurnInRewards: False,
        TakeBack: False,
        RazeLocation: False,
        OpenPortals: False,
    }
