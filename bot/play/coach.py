"""The coach: explains a newcomer's first match, question by question, from their own view.

Its words come from the game's own texts and the seat's own view. A tip may take its time: it
is added to the question that is shown, if that is still in sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.matches.live import Live
from bot.services import Services
from bot.ui import limits
from bot.ui.components import Press, Row, custom_id
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording, joined
from bot.workers.computers import Advice
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import Question
from engine.core.language.words import Words
from engine.core.seats import Seat

ENOUGH = 9
"""Answers to a kind of question after which it needs no coach."""
HARDLY_WORSE = 1.0
"""Points that one answer may be worse than another, and still be worth trying."""
TIPS_AT_ONCE = 3
"""Tips computed at the same time; further requests meanwhile get none."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The coach's words beside a question."""

    text: str
    tip: str
    """Stands below the answers: it comes later, and what is about to be pressed must not move."""
    rows: Sequence[Row]


async def lesson_of(
    services: Services, live: Live, seat: Seat, asked: Question, wording: Wording, tip: str
) -> Lesson | None:
    """Explain a question to a newcomer, in full where its kind is new to them.

    None for a player who has finished a match of this game, has said they know it, or has answered
    this often enough.
    """
    user, game = live.user_of(seat), live.row.game
    if user is None:
        return None
    async with services.store.reading() as reads:
        wished = preferences_of(await reads.player(user))
        if not wished.coach or game in wished.known:
            return None
        if await reads.has_finished(user, game, since=wished.coached_from):
            return None
        first = not await reads.has_finished(user, game)
        answered = await reads.answered(live.row.id, user)
    if answered.get(asked.kind, 0) >= ENOUGH:
        return None
    words = services.words.load(wording.locale)
    lines = []
    if not answered:
        name = live.match.game.name(wording.locale)
        lines.append(words.say("coach-welcome", game=name, first="yes" if first else "no"))
    elif asked.kind not in answered:
        lines += situation(live, seat, wording, words)
    rows = [coach_row(live, asked, wording, words)]
    return Lesson("\n".join(lines), tip, rows)


def situation(live: Live, seat: Seat, wording: Wording, words: Words) -> list[str]:
    """Describe the stage of the match, everybody's score, and public threats."""
    match = live.match
    game, state = match.game, match.state
    lines = []
    current = game.current(state)
    if current is not None:
        time = wording.say("round", round=game.rounds(state))
        key = "yours" if current == seat else "other"
        lines.append(words.say(f"coach-turn-{key}", time=time, who=wording.seat(current)))
        scores, counted = game.scores(state), game.counted(state)
        standing = joined([f"{wording.seat(each)} {scores[each]}" for each in game.order(state)])
        if counted:
            standing = f"{wording.say(f'counted-{counted}.heading')}: {standing}"
        lines.append(words.say("coach-standing", standing=standing, own=wording.seat(seat)))
    return [*lines, *wording.warnings()]


def worth_trying(advice: Advice) -> Advice:
    """Prefer suggesting an act to suggesting a stop, where it is hardly worse."""
    answer, other = advice.answer, advice.other
    if isinstance(answer, (Done, Pass)) and other is not None and advice.gain < HARDLY_WORSE:
        return Advice(other, 0.0, answer)
    return advice


def coach_row(live: Live, asked: Question, wording: Wording, words: Words) -> Row:
    """Return the buttons to read on in the rules and to dismiss the coach."""
    row: Row = discord.ui.ActionRow()
    section = live.match.game.rule_of(asked)
    if section is not None:
        title = live.match.game.rule(section, wording.words)[0]
        label = limits.fit(words.say("label-coach-read", title=title), limits.BUTTON_LABEL)
        identity = custom_id("coachread", live.row.id, asked.id, section)
        row.add_item(Press.button(identity, label, emoji="📖"))
    identity = custom_id("coachoff", live.row.id, asked.id)
    row.add_item(Press.button(identity, words.say("label-coach-off")))
    return row
