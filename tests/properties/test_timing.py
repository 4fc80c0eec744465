"""Every action tells when it can be taken, to whoever asks for it at another time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.ui.wording import Wording
from engine.ai.answers import random_answer
from engine.core.choices.actions import Option
from engine.core.choices.questions import OneOf
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.advice.timing import PHASE_OF, TURN, time_of
from engine.root.rules.menus import menu_of, stages_of
from engine.selfplay import chance_of
from tests.properties.menus import TABLES, positions
from tests.properties.setups import every_setup

LOCALES = ("en", "de", "es")
DECISIONS = 120
AT_A_MOMENT = ("orders-not-now", "bid-not-now", "tactic-when", "meet-nobody")
"""Refusals of actions that belong to a moment rather than to one's turn."""


def own_actions(game: Game[Any], setup: Setup, seat: Seat) -> list[type[Option]]:
    """List the actions that a seat may type: shared ones, and those of its own group."""
    kinds = {each.key for each in game.seat_kinds}
    own = game.seat_name(setup, seat).rstrip("0123456789")
    heads = [(each, each.path.partition(" ")[0]) for each in game.actions]
    return [each for each, head in heads if head == own or head not in kinds]


def played(setup: Setup) -> Iterator[Match[Any]]:
    """Play a match at random, and stop at each of its questions."""
    match = Match.new(GAMES[setup.game], setup, chance_of(1))
    rng = random.Random(1)
    for _ in range(DECISIONS):
        if match.over:
            return
        yield match
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, random_answer(question.form, rng))


def with_every_kind() -> list[Any]:
    """List a table with each kind of seat, as pytest parameters."""
    return [
        pytest.param(Setup(game.key, seats), kind.key, id=f"{game.key}-{kind.key}")
        for game in GAMES.values()
        for kind in game.seat_kinds
        for others in [[each for each in game.suggested if each != kind.key]]
        for seats in [(kind.key, *others[:3])]
    ]


@pytest.mark.parametrize(("setup", "key"), with_every_kind())
def test_who_is_asked_nothing_hears_when_each_action_is_possible(setup: Setup, key: str) -> None:
    game, seat = GAMES[setup.game], Seat(setup.seats.index(key))
    bare = {Wording(game, each, None).say("r-not-offered") for each in LOCALES}
    waits = next(
        match
        for match in played(setup)
        if seat not in match.pending and game.current(match.state) not in (None, seat)
    )
    for kind in own_actions(game, setup, seat):
        refusal = game.mistimed(waits.state, seat, kind)
        assert refusal is not None, kind.path
        assert refusal.law or refusal.key == "not-in-match", kind.path
        for locale in LOCALES:
            said = Wording(game, locale, waits.view(seat)).refusal(refusal)
            assert said not in bare, kind.path


@pytest.mark.parametrize(("number", "seats"), list(enumerate(TABLES)))
def test_an_action_of_root_is_offered_in_the_phase_that_it_names(
    number: int, seats: tuple[str, ...]
) -> None:
    for state, _, seat in positions(seats, number):
        stages = stages_of(state, seat)
        for group in menu_of(state, seat).groups:
            for kind in {type(option) for option in group.options}:
                when = time_of(state, seat, kind)
                phase = PHASE_OF.get(when, when)
                if stages[group.stage].key == "exert":
                    continue  # the Corvids may act again in their Evening (13.6.1)
                assert phase in (TURN, stages[group.stage].phase), kind.path


@pytest.mark.parametrize("setup", [each for each in every_setup() if "runewars" in each.id])
def test_an_action_of_runewars_is_offered_at_the_time_that_it_names(setup: Setup) -> None:
    game = GAMES["runewars"]
    for match in played(setup):
        for seat, question in match.pending.items():
            options = question.form.options if isinstance(question.form, OneOf) else ()
            for kind in {type(option) for option in options if type(option).path}:
                refusal = game.mistimed(match.state, seat, kind)
                assert refusal is None or refusal.key in AT_A_MOMENT, (kind.path, refusal.key)
