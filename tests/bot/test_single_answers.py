"""A question with one answer is answered automatically where that cannot tell anybody anything."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

from bot.play.menus.prompt_builder import why_forced
from bot.play.planning.queue import answer_where_nothing_can_leak
from bot.ui.wording import Wording
from engine.ai.answers import random_answer
from engine.core.choices.questions import Question
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.factions.eyrie.actions import DecreeRecruit
from engine.selfplay import chance_of

OWN = Seat(0)
MARQUISE = Setup("root", ("marquise", "eyrie"), {})
EYRIE = Setup("root", ("eyrie", "marquise"), {})
DECISIONS = 900
LIVE = {"responses": "live", "setup": "usual", "map": "fixed"}
SETUP = Setup("runewars", ("daqan", "waiqar", "uthuk", "latari"), LIVE)


def asked_where(wanted: Any, setup: Setup = SETUP) -> tuple[Match[Any], Question]:
    """Play at random until the first seat gets a question that fits."""
    for seed in range(1, 9):
        rng = random.Random(seed)
        match = Match.new(GAMES[setup.game], setup, chance_of(seed))
        for _ in range(DECISIONS):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            if seat == OWN and not question.response and wanted(match, question):
                return match, question
            match.submit(seat, question.id, random_answer(question.form, rng))
    raise AssertionError("this play should come upon such a question")


def commit_of(match: Match[Any], *, people: int) -> Any:
    """Return the needed parts of a commit, at a table with a number of people."""
    live = SimpleNamespace(
        match=match, seats=(), people=lambda: range(people),
        user_of=lambda seat: 1 if seat == OWN else None,
    )  # fmt: skip
    before = SimpleNamespace(turn=match.state.turn)
    return SimpleNamespace(
        live=live, by=1, choices=[], told=[], checkpoints=[], before=before, given=[]
    )


def is_forced(match: Match[Any], question: Question) -> bool:
    return not question.decides() and not match.can_undo(OWN)


def test_a_lone_player_is_not_asked_what_has_one_answer() -> None:
    match, question = asked_where(is_forced)
    commit = commit_of(match, people=1)

    assert answer_where_nothing_can_leak(commit, 0)
    assert match.pending.get(OWN) is not question
    assert [choice.user_id for choice in commit.choices] == [None], "nobody chose"


def test_among_people_it_is_asked_so_that_nobody_learns_what_a_seat_holds() -> None:
    match, question = asked_where(is_forced)

    assert not answer_where_nothing_can_leak(commit_of(match, people=2), 0)
    assert match.pending[OWN] is question


def test_a_player_who_can_choose_is_asked() -> None:
    match, question = asked_where(
        lambda match, question: question.decides() and match.can_undo(OWN)
    )

    assert not answer_where_nothing_can_leak(commit_of(match, people=1), 0)
    assert match.pending[OWN] is question


def test_a_player_is_asked_where_going_on_would_end_taking_back() -> None:
    match, question = asked_where(
        lambda match, asked: asked.kind == "marquise.daylight" and match.can_undo(OWN) and
        not asked.decides(), MARQUISE,
    )  # fmt: skip

    assert not answer_where_nothing_can_leak(commit_of(match, people=1), 0)
    assert match.pending[OWN] is question


def test_a_decree_card_with_one_place_is_resolved_and_taken_back_with_the_last() -> None:
    match, question = asked_where(
        lambda match, asked: asked.kind == "eyrie.resolve" and match.can_undo(OWN) and
        not asked.decides() and isinstance(asked.form.only(), DecreeRecruit), EYRIE,
    )  # fmt: skip
    commit, made = commit_of(match, people=1), match.choices[-1]

    assert answer_where_nothing_can_leak(commit, 0)
    assert commit.given == [(question, question.form.only())]
    alone = match.choices[-1].number
    assert match.undo(OWN, {alone}).number == made.number


def test_the_only_answer_says_why_it_is_asked_where_others_must_not_learn_that() -> None:
    match, question = asked_where(is_forced)
    wording = Wording(match.game, "en", match.view(OWN))
    among, alone = (commit_of(match, people=people).live for people in (2, 1))

    assert "nobody else can know" in why_forced(among, question, wording)
    assert why_forced(alone, question, wording) == "Only this is possible now."
