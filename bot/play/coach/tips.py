"""Tips: what a computer player would do, and why.

A tip may take its time: it is added to the question that is shown, if that is still in sight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.play.coach.lessons import begins, is_newcomer
from bot.play.context import Part, TableContext
from bot.play.menus import spelled
from bot.ui import screens
from bot.ui.components import Row
from bot.ui.rows import GREEN, button, row_of
from bot.ui.wording import Wording, joined, signed
from bot.workers.computers import Advice
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Question
from engine.core.language.words import Words

ENOUGH = 9
"""Answers to a kind of question after which it needs no coach."""
HARDLY_WORSE = 1.0
"""Points that one answer may be worse than another, and still be worth trying."""
TIPS_AT_ONCE = 3
"""Tips computed at the same time; further requests meanwhile get none."""
LESSON = 700
"""Characters of what the coach says."""
TERMS_SAID = 3
"""How many reasons are named."""
WORTH_SAYING, MUCH = 0.1, 2.0
"""By how much a position must be worth more, as `Game.evaluate` has it, to be called better."""
DECISIVE = 100
"""More than that separates winning from not winning."""


def is_coached(table: TableContext) -> bool:
    """Return whether a newcomer gets a tip unasked: where they have not answered it often."""
    known = table.experience
    if known is None or not is_newcomer(table) or begins(table):
        return False
    return known.answered.get(table.question.kind, 0) < ENOUGH


def offer_tip(table: TableContext) -> Part | None:
    """Offer to do what was suggested, by one press."""
    tip = table.place.tip
    if tip is None or is_coached(table):
        return None
    return Part(items=(tip_row(table, tip),))


def advise_newcomer(table: TableContext) -> Part | None:
    """Give a newcomer the tip that was asked for them.

    It stands below the answers: it comes later, and what is about to be pressed must not move.
    """
    if not is_coached(table):
        return None
    items: list[ui.Item[ui.LayoutView]] = []
    if table.place.advice:
        items.append(screens.text(table.place.advice, LESSON))
    if table.place.tip is not None:
        items.append(tip_row(table, table.place.tip))
    return Part(items=tuple(items))


def tip_row(table: TableContext, ordinals: Sequence[int]) -> Row:
    """Return the button that does what was suggested."""
    rest = "-".join(str(ordinal) for ordinal in ordinals)
    label, number = table.voice.labels["follow"], table.question.id
    follow = button("follow", table.match_id, label, question=number, rest=rest, style=GREEN)
    return row_of(follow)


def worth_trying(advice: Advice) -> Advice:
    """Prefer suggesting an act to suggesting a stop, where it is hardly worse."""
    answer, other = advice.answer, advice.other
    if isinstance(answer, (Done, Pass)) and other is not None and advice.gain < HARDLY_WORSE:
        return Advice(other, 0.0, answer)
    return advice


# Suggestions in words


def advised(table: TableContext, advice: Advice) -> tuple[str, str]:
    """Write a computer player's choice, and its reason."""
    live, asked, wording = table.live, table.question, table.wording
    what = spelled(table.words, wording, asked, advice.answer)
    if isinstance(advice.answer, Option):
        facts = live.match.game.facts(live.match.state, asked.seat, advice.answer)
        what = joined([what, wording.option_facts(advice.answer, facts)])
    return what, reason(table.words, wording, asked, advice)


def reason(words: Words, wording: Wording, asked: Question, advice: Advice) -> str:
    """Write a computer player's reason in one line: the gain, and over which alternative."""
    other = advice.other
    if other is None:
        return words.say("reason-only")
    if advice.gain > DECISIVE:
        return words.say("reason-decides")
    kind = "about" if advice.gain < WORTH_SAYING else "more"
    over = "stopping" if isinstance(other, (Done, Pass)) else "next"
    said = words.say(
        f"reason-{kind}-{over}",
        much="yes" if advice.gain >= MUCH else "no",
        other=spelled(words, wording, asked, other),
    )
    terms = spelled_terms(wording, advice.terms)
    return words.say("reason-with-terms", reason=said, terms=terms) if terms else said


def spelled_terms(wording: Wording, terms: Mapping[str, float]) -> str:
    """Write what weighs most, in points: "points +2, strongest rival -0.8"."""
    most = sorted(terms.items(), key=lambda each: -abs(each[1]))[:TERMS_SAID]
    return ", ".join(
        f"{wording.say(f'term-{name}')} {signed(much, wording.locale)}"
        for name, much in most
        if abs(much) >= WORTH_SAYING
    )
