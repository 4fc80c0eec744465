"""A picture's heading names the phase in which the seat whose turn it is, is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.ai.players import RandomPlayer
from engine.core.choices.questions import Question
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.root.hooks.faction import FACTIONS
from engine.selfplay import chance_of
from render.games import RENDERERS

TABLES = [
    ("marquise", "eyrie", "alliance", "vagabond:tinker"),
    ("corvids", "duchy", "lizards", "legion"),
    ("clergy", "marquise", "corvids", "eyrie"),
]


def asked_in(setup: Setup, seed: int, most: int) -> Iterator[tuple[Match[Any], Question]]:
    """Play at random; yield each question of whose turn it is."""
    match = Match.new(GAMES[setup.game], setup, chance_of(seed))
    mind = RandomPlayer(random.Random(seed))
    for _ in range(most):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        if match.view(None).current == seat:
            yield match, question
        match.submit(seat, question.id, mind.answer(match, question))


@pytest.mark.parametrize("seats", TABLES)
def test_a_menu_of_root_is_headed_by_the_phase_it_is_named_after(seats: tuple[str, ...]) -> None:
    early = 0
    for match, question in asked_in(Setup("root", seats, {}), 3, 600):
        faction, _, key = question.kind.partition(".")
        stages = FACTIONS[faction].stages if faction in FACTIONS else ()
        phases = {stage.phase for stage in stages if stage.key == key}
        if not phases:
            continue
        for seat in (None, *match.pending):
            assert match.view(seat).phase in phases, question.kind
        early += match.state.phase not in phases
    assert early, "menus reach over phases"


def test_the_bonus_of_an_order_is_named_only_while_it_is_offered() -> None:
    setup = Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed"})
    renderer = RENDERERS["runewars"]
    named = {True: 0, False: 0}
    for match, question in asked_in(setup, 3, 900):
        bonus = question.kind.endswith(".bonus") and question.context.get("supremacy") == "yes"
        view = match.view(None)
        if match.state.phase in ("primary", "bonus"):
            assert (view.phase == "bonus") == bonus, question.kind
            named[bonus] += 1
    assert all(named.values())
    assert renderer.text(view, "en")
