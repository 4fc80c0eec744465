"""Nobody is asked who publicly can do nothing; secrets alone cause such a stop."""

from __future__ import annotations

import random

import pytest

from tests.runewars.kit import (
    FACTION_KEYS,
    GAME,
    OPTIONS,
    Match,
    Question,
    RandomPlayer,
    Seat,
    Setup,
    chance_of,
    decisions,
)

DEALS = 200
"""Worlds that look alike to another seat, among which one offers a choice."""


def looks_open(match: Match, question: Question) -> bool:
    """Return whether another seat may think that a question leaves a choice."""
    others = [seat for seat in match.state.in_game() if seat != question.seat]
    for number in range(DEALS):
        world = match.fork(Seat(others[number % len(others)]), random.Random(number))
        asked = world.pending.get(question.seat)
        if asked is not None and asked.kind == question.kind and asked.decides():
            return True
    return False


@pytest.mark.parametrize("exploration", ["off", "on"])
@pytest.mark.parametrize("responses", ["planned", "live"])
def test_a_player_who_openly_can_do_only_one_thing_is_not_asked(responses, exploration):
    options = {**OPTIONS, "responses": responses, "exploration": exploration}
    match = Match.new(GAME, Setup("runewars", FACTION_KEYS, options), chance_of(3))
    player, stops = RandomPlayer(random.Random(3)), 0
    for _, question, _ in decisions(match, player, most=700):
        if not question.decides() and not question.response:
            stops += 1
            assert looks_open(match, question), f"{question} stops the table"
    assert stops > 10
