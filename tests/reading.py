"""Reading whole random matches of a game: every question, option, refusal and line of the log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.ui.wording import Wording
from engine.ai.answers import random_answer
from engine.core.chance.draws import RngChance
from engine.core.choices.questions import Amounts, Question
from engine.core.events import Envelope
from engine.core.game import Game
from engine.core.language.message_functions import tally
from engine.core.match import Match
from engine.core.seats import Seat, Setup

MOST_OF_A_LABEL = 100
UNRENDERED = re.compile(r"[{}]|\b[a-z]+_[a-z]+\b|\(\)|  | [.,:;!?]|NaN|None")
"""Text that no sentence may show: placeholders, keys, empty brackets, gaps."""

Decision = tuple[Match[Any], Question, Sequence[Envelope]]


def decisions(game: Game[Any], setup: Setup, seed: int, most: int) -> Iterator[Decision]:
    """Play at random and yield each question with the events just before it."""
    rng = random.Random(seed)
    match = Match.new(game, setup, RngChance(rng), keep="nothing", fingerprints=False)
    told: Sequence[Envelope] = list(match.told)
    for _ in range(most):
        if match.over:
            return
        question = next(iter(match.pending.values()))
        yield match, question, told
        told = match.submit(question.seat, question.id, random_answer(question.form, rng))


def total(listed: object) -> int:
    """Add up a list of a message: "wood=2 sawmill=1" is 3."""
    return tally(str(listed).split()).total()


def check(text: str, where: object) -> None:
    """Fail where a sentence shows text not meant for reading."""
    assert text.strip() == text, (where, text)
    assert not UNRENDERED.search(text), (where, text)


def read(match: Match[Any], question: Question) -> None:
    """Read a question and its options as the seat asked reads them."""
    game = match.game
    wording = Wording(game, "en", game.view(match.state, question.seat))
    check(wording.question(question), question.kind)
    check(wording.why(question), question.kind)
    assert wording.why(question), question.kind
    form = question.form
    if isinstance(form, Amounts):
        for kind in form.bounds:
            check(wording.label("Amount", kind), (question.kind, kind))
        return
    for option in form.options[:: max(1, len(form.options) // 12)]:
        label = wording.option(option, question)
        assert 0 < len(label) <= MOST_OF_A_LABEL, (option, label)
        check(label, option)
        check(wording.group(option), option)
        check(wording.confirmation(option, question), option)
        facts = game.facts(match.state, question.seat, option)
        check(wording.option_facts(option, facts), option)


def read_log(match: Match[Any], told: Sequence[Envelope]) -> None:
    """Read events as a seat that heard them."""
    for each in told:
        reader = Seat(each.audience[0]) if each.audience else None
        wording = Wording(match.game, "en", match.game.view(match.state, reader))
        check(wording.event(each.event), each.event)


def read_match(game: Game[Any], setup: Setup, seed: int, most: int) -> int:
    """Read a match from its beginning; return the number of decisions."""
    seen = 0
    for match, question, told in decisions(game, setup, seed, most):
        read(match, question)
        read_log(match, told)
        seen += 1
    return seen


def read_refusals(game: Game[Any], setup: Setup, seed: int, most: int) -> int:
    """Try answers to earlier questions, mostly of others, on each later one; count refusals."""
    past: list[Any] = []
    refused = 0
    for match, question, _ in decisions(game, setup, seed, most):
        if isinstance(question.form, Amounts):
            continue
        past += list(question.form.options)[-2:]
        wording = Wording(game, "en", game.view(match.state, question.seat))
        for option in past[-200::25]:
            if option not in question.form.options:
                refusal = game.refusal(match.state, question, option)
                check(wording.refusal(refusal), (question.kind, option))
                refused += 1
    return refused
