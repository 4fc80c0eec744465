"""A computer's whole line: shown step by step first, then played as ordinary choices."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.matches.commands import AnswerQuestion
from bot.play.coach.tips import name_choice
from bot.play.context import MenuPlace, TableContext
from bot.play.loading import Fresh, on_question_press
from bot.play.open_question import show_question, tell_outcome
from bot.services import Interaction
from bot.ui import screens
from bot.ui.components import Pressed
from bot.ui.rows import GREEN, button, row_of
from bot.workers.computers import Advice
from engine.core.choices.questions import Answer, Question, answer_from_keys, answer_keys
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat


async def line_of(interaction: Interaction, table: TableContext) -> Advice:
    """Return the advice for the reader's question: always the same in the same position."""
    found = await interaction.client.services.matches.suggest(table.live, table.own)
    if found is None or found[0] != table.question.id:
        raise Refused("question-closed")
    return found[1]


def foresee(match: Match[Any], seat: Seat, advice: Advice) -> Iterator[tuple[Question, Answer]]:
    """Yield the steps of a line as far as they can be foreseen, tried out in a fork."""
    trial = match.fork(seat, random.Random(0))
    for kind, keys in advice.line:
        asked = trial.pending.get(seat)
        answer = None if asked is None else step_here(asked, kind, keys)
        if asked is None or answer is None:
            return
        yield asked, answer
        trial.submit(seat, asked.id, answer)
        if trial.passed_barrier or trial.over:
            return


def step_here(asked: Question, kind: str, keys: tuple[str, ...]) -> Answer | None:
    """Return a step of a line as an answer to the open question; None where it does not fit."""
    return answer_from_keys(asked.form, list(keys)) if asked.kind == kind else None


@on_question_press("tipline")
async def show_line(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Show every step of the line, with a button that carries it out."""
    words, advice = table.words, await line_of(interaction, table)
    steps = [
        words.say("line-step", n=n, what=name_choice(words, table.wording, asked, answer))
        for n, (asked, answer) in enumerate(foresee(table.live.match, table.own, advice), 1)
    ]
    number = table.question.id
    go = button("linego", table.match_id, words.say("label-line-go"), question=number, style=GREEN)
    back = button("top", table.match_id, words.say("label-back"), question=number)
    said = "\n".join((words.say("line-heading"), *steps))
    screen = screens.notice(said, row_of(go, back))
    await interaction.client.services.replies.show(interaction, screen)


@on_question_press("linego")
async def play_line(interaction: Interaction, table: TableContext, given: Pressed) -> None:
    """Make the choices of the line one by one, as long as the questions are those foreseen."""
    services, user, match_id = interaction.client.services, interaction.user.id, table.match_id
    advice, stopped = await line_of(interaction, table), False
    heard: list[str] = []
    alone: list[tuple[str, tuple[str, ...]]] = []
    for step, (kind, keys) in enumerate(advice.line):
        if alone[:1] == [(kind, keys)]:  # it was given without asking
            del alone[0]
            continue
        asked = table.live.match.pending.get(table.own)
        answer = None if asked is None else step_here(asked, kind, keys)
        if asked is None or answer is None:
            stopped = True
            break
        fresh = Fresh(interaction)
        outcome = await services.matches.execute(
            match_id, AnswerQuestion(asked.id, answer), user_id=user,
            key=f"{interaction.id}.{step}", then=fresh,
        )  # fmt: skip
        table = fresh.table
        heard += tell_outcome(table, outcome).heard
        alone = [(each.kind, tuple(answer_keys(only))) for each, only in outcome.given]
        if table.live.match.passed_barrier:
            stopped = step + 1 < len(advice.line)
            break
    if stopped:
        heard.append(table.words.say("line-stopped"))
    await show_question(interaction, table, MenuPlace(heard=tuple(heard)))
