"""What players read in whole random matches: every question, option and line of the log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

import pytest

from bot.prompts import amount_label
from bot.wording import Wording
from engine.ai.players import random_answer
from engine.core.chance import RngChance
from engine.core.events import Told
from engine.core.match import Match
from engine.core.questions import Amounts, Question
from engine.core.seats import Seat, Setup
from engine.root import GAME

DECISIONS = 700
TABLES = [
    (("marquise", "eyrie", "alliance", "vagabond:thief"), "live"),
    (("marquise", "eyrie", "alliance", "vagabond:adventurer"), "planned"),
    (("vagabond:tinker", "vagabond:ranger", "eyrie"), "live"),
    (("vagabond:scoundrel", "marquise", "vagabond:arbiter", "alliance"), "live"),
    (("alliance", "vagabond:vagrant", "vagabond:harrier", "marquise"), "live"),
    (("eyrie", "vagabond:ronin", "alliance", "marquise"), "live"),
    (("clergy", "marquise", "legion", "alliance"), "live"),
]
UNRENDERED = re.compile(r"[{}]|\b[a-z]+_[a-z]+\b|\(\)|  | [.,:;!?]|NaN|None")
"""What no sentence may show: placeholders, keys, empty brackets, gaps."""

Decision = tuple[Match, Question, Sequence[Told]]


def decisions(seats: tuple[str, ...], responses: str, seed: int) -> Iterator[Decision]:
    """Play at random and yield each question with what was told just before it."""
    rng = random.Random(seed)
    setup = Setup("root", seats, {"responses": responses})
    match = Match.new(GAME, setup, RngChance(rng), keep="nothing", fingerprints=False)
    told: Sequence[Told] = list(match.told)
    for _ in range(DECISIONS):
        if match.over:
            return
        question = next(iter(match.pending.values()))
        yield match, question, told
        told = match.submit(question.seat, question.id, random_answer(question.form, rng))


def check(text: str, where: object) -> None:
    """Fail where a sentence shows what is not for reading."""
    assert text.strip() == text, (where, text)
    assert not UNRENDERED.search(text), (where, text)


def read(match: Match, question: Question) -> None:
    """Read a question and its options as the seat that is asked reads them."""
    wording = Wording(GAME, "en", GAME.view(match.state, question.seat))
    check(wording.question(question), question.kind)
    check(wording.why(question), question.kind)
    assert wording.why(question), question.kind
    form = question.form
    if isinstance(form, Amounts):
        for kind in form.bounds:
            check(amount_label(wording, kind, 1), (question.kind, kind))
        return
    for option in form.options[:: max(1, len(form.options) // 12)]:
        label = wording.option(option, question.kind)
        assert 0 < len(label) <= 100, (option, label)
        check(label, option)
        check(wording.group(option), option)
        check(wording.confirmation(option, question.kind), option)
        facts = GAME.facts(match.state, question.seat, option)
        check(wording.option_facts(option, facts), option)


def read_log(match: Match, told: Sequence[Told]) -> None:
    """Read what was told, as somebody who heard it."""
    for each in told:
        reader = Seat(each.only[0]) if each.only else None
        wording = Wording(GAME, "en", GAME.view(match.state, reader))
        check(wording.event(each.event), each.event)


@pytest.mark.parametrize(("seats", "responses"), TABLES, ids=lambda value: str(value)[:40])
def test_everything_said_in_a_match_can_be_read(seats, responses):
    seen = 0
    for match, question, told in decisions(seats, responses, seed=7):
        read(match, question)
        read_log(match, told)
        seen += 1

    assert seen > 100


def test_what_was_not_offered_is_refused_in_words():
    """Answers to earlier questions, mostly of others, are tried on each later one."""
    past = []
    refused = 0
    for match, question, _ in decisions(TABLES[0][0], "live", seed=3):
        if isinstance(question.form, Amounts):
            continue
        past += list(question.form.options)[-2:]
        wording = Wording(GAME, "en", GAME.view(match.state, question.seat))
        for option in past[-200::25]:
            if option not in question.form.options:
                refusal = GAME.refusal(match.state, question, option)
                check(wording.refusal(refusal), (question.kind, option))
                refused += 1

    assert refused > 500
