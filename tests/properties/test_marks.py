"""The marks of cards in a hand, in every game: only held cards have them, others show none."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.ai.answers import random_answer
from engine.core.choices.actions import Option, fields_of
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.properties.setups import some_setups
from tests.torture import torture
from tests.words import below

DECISIONS = 250
CARDS = {"card", "quest"}
"""Fields that name a card of the hand."""


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_marks_are_of_cards_that_the_question_names_and_never_of_what_lies_elsewhere(
    setup: Setup,
) -> None:
    game, rng = GAMES[setup.game], random.Random(5)
    match = Match.new(game, setup, chance_of(5))
    marked = 0
    for _ in range(DECISIONS):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        plain = match.view(seat)
        view = game.mark_playable(match.state, plain, question)
        assert not plain.playable | plain.spendable, "nothing is marked before a question"
        options: Sequence[Option] = getattr(question.form, "options", ())
        named = any(each.plays or CARDS & {*fields_of(type(each))} for each in options)
        assert named or not view.playable | view.spendable
        assert not view.playable or any(
            each.plays or question.kind.startswith("battle.") for each in options
        ), f"{question.kind} plays no card"
        marked += bool(view.playable | view.spendable)
        match.submit(seat, question.id, random_answer(question.form, rng))
    assert marked


def test_what_an_option_plays_is_one_of_its_fields() -> None:
    playing = [cls for cls in below(Option) if cls.plays]
    assert playing
    assert [cls for cls in playing if cls.plays not in fields_of(cls)] == []
