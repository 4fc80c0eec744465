"""Tips: a computer player's choice, with its reasons.

A tip may take its time: it is added to the question later, if that is still on screen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.play.coach.lessons import begins, is_newcomer
from bot.play.context import AS_LEFT, MenuPlace, Part, TableContext
from bot.play.menus.labels import capitalize
from bot.play.menus.whole_answers import ordinals_of, write_answer
from bot.ui import screens
from bot.ui.components import Row
from bot.ui.message_ids import dash
from bot.ui.option_wording import join
from bot.ui.rows import GREEN, button, row_of
from bot.ui.wording import Wording
from bot.workers.computers import Advice
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.language.messages import Message
from engine.core.language.words import Words

ENOUGH = 9
"""Number of answers to a kind of question after which it needs no coach."""
HARDLY_WORSE = 1.0
"""Points by which an answer may be worse than another and still be worth trying."""
TIPS_AT_ONCE = 3
"""Tips computed at the same time; further requests meanwhile get none."""
AT_ONCE = 0.3
"""Seconds until a tip's reader is told that it is being thought about."""
LESSON = 700
"""Most characters for the coach's text."""
WORTH_SAYING, MUCH = 0.1, 2.0
"""Least gains, in points of `Game.evaluate`, for a position to be called better, or much better."""
WEIGHTY, REASONS = 0.15, 2
"""Least weight, in points, of a reason that is named, and the most reasons named of each sign."""
SLIGHT = 0.03
"""The same where no reason for a better answer weighs more."""
VAGUE = "learned"
"""A reason not visible on the board: named only where there is no other."""
DECISIVE = 100
"""Points of difference that only winning can make."""


def is_coached(table: TableContext) -> bool:
    """Return whether a newcomer gets a tip unasked: where they have not answered it often."""
    known = table.experience
    if known is None or not is_newcomer(table) or begins(table):
        return False
    return known.answered.get(table.question.kind, 0) < ENOUGH


def show_tip(table: TableContext) -> Part | None:
    """Show a suggestion, with a button that carries it out.

    It stands below the answers: the button about to be pressed does not move when it comes, and a
    reader who asked for it below a long list sees it there.
    """
    tip = table.place.tip
    if not table.place.advice:
        return None
    rows = () if tip is None else (tip_row(table, tip),)
    return Part(items=(screens.text(table.place.advice, LESSON), *rows))


def tip_row(table: TableContext, ordinals: Sequence[int]) -> Row:
    """Return the button that carries out a suggestion."""
    rest = "-".join(str(ordinal) for ordinal in ordinals)
    label, number = table.voice.labels["follow"], table.question.id
    follow = button("follow", table.match_id, label, question=number, rest=rest, style=GREEN)
    if not table.place.line:
        return row_of(follow)
    whole = table.words.say("label-line")
    return row_of(follow, button("tipline", table.match_id, whole, question=number))


def worth_trying(advice: Advice, beside: Collection[type[Option]] = ()) -> Advice:
    """Prefer an act to ending a step where it is hardly worse; a Pass stays a Pass.

    Passing saves the cost of a response: nobody learns by spending cards. Actions of `beside`,
    which stand apart from the turn's own, are not suggested for their own sake either.
    """
    answer, other = advice.answer, advice.other
    if type(other) in beside:
        return advice
    if isinstance(answer, Done) and other is not None and advice.gain < HARDLY_WORSE:
        return Advice(other, 0.0, answer)
    return advice


# Suggestions in words


def with_tip(table: TableContext, advice: Advice, place: MenuPlace = AS_LEFT) -> MenuPlace:
    """Add advice to a place in the question's menu; a newcomer is advised to act."""
    if table.experience is not None:
        match = table.live.match
        advice = worth_trying(advice, match.game.beside(match.state, table.question))
    what, why = write_tip(table, advice)
    return replace(
        place,
        question=table.question.id,
        tip=tuple(ordinals_of(table.question, advice.answer)),
        advice=table.words.say("coach-tip", what=what, why=why),
        line=len(advice.line) > 1,
    )


def thinking(table: TableContext) -> MenuPlace:
    """Return the reader's place, with the word that a tip for it is being thought about."""
    said = table.words.say("coach-thinking")
    return replace(table.place, question=table.question.id, tip=None, advice=said, line=False)


def write_tip(table: TableContext, advice: Advice) -> tuple[str, str]:
    """Write a computer player's choice with its price, and its reason.

    The card's other effects stand with the answers.
    """
    live, asked, wording = table.live, table.question, table.wording
    what = name_choice(table.words, wording, asked, advice.answer)
    if isinstance(advice.answer, Option):
        game, state = live.match.game, live.match.state
        facts = game.facts(state, game.actor(state, asked), advice.answer)
        what = join([what, wording.price(advice.answer, facts)])
    return what.removesuffix("."), reason(table, advice)


def name_choice(words: Words, wording: Wording, asked: Question, answer: Answer) -> str:
    """Name an answer as a sentence; with its verb one of several parts: "Pay with this wood: 1"."""
    what = write_answer(words, wording, asked, answer)
    if isinstance(answer, Option) or not answer:
        return capitalize(what)
    own = f"q-{dash(asked.kind)}.tip"
    if wording.words.has(own):
        return wording.say(own, **wording.context(asked), what=what)
    return words.say("tip-choose", what=what)


def reason(table: TableContext, advice: Advice) -> str:
    """Write why an answer is chosen: its gains and costs, by the game's own reasons."""
    words, wording, asked = table.words, table.wording, table.question
    other = advice.other
    if other is None:
        return words.say("reason-only")
    if advice.gain > DECISIVE:
        return words.say("reason-decides")
    gains, prices = gains_of(table, advice)
    over = "stopping" if isinstance(other, (Done, Pass)) else "next"
    said = []
    if gains:
        said.append(words.say("reason-gains", what=wording.listed(gains)))
    elif spared := spared_of(wording, advice):
        than = write_answer(words, wording, asked, other)
        listed = wording.listed(spared)
        said.append(words.say("reason-spares", over=over, other=than, what=listed))
    elif advice.terms.get(VAGUE, 0.0) >= least_weight(advice):
        said.append(words.say("reason-gains", what=wording.say(f"term-{VAGUE}")))
    else:
        kind = "about" if advice.gain < WORTH_SAYING else "more"
        much, named = advice.gain >= MUCH, write_answer(words, wording, asked, other)
        much_said = "yes" if much else "no"
        said.append(words.say(f"reason-{kind}-{over}", much=much_said, other=named))
    if prices:
        said.append(words.say("reason-price", what=wording.listed(prices)))
    if ends := what_it_ends(table, advice):
        said.append(words.say("reason-ends", ends=ends))
    return " ".join(said)


def gains_of(table: TableContext, advice: Advice) -> tuple[list[str], list[str]]:
    """Name an answer's gains and its costs: places first, then the weightiest reasons."""
    wording, match, answer = table.wording, table.live.match, advice.answer
    won: Sequence[Message] = ()
    lost: Sequence[Message] = ()
    later = ".later" if comes_later(table, answer) else ""
    if isinstance(answer, Option):
        actor = match.game.actor(match.state, table.question)
        won, lost = match.game.stakes(match.state, actor, answer)
    by_weight = sorted(advice.terms.items(), key=lambda each: -abs(each[1]))
    least = least_weight(advice)
    weighty = [(name, worth) for name, worth in by_weight if abs(worth) >= least]
    named = [(name, worth) for name, worth in weighty if name != VAGUE]
    more = [term(wording, name, later) for name, worth in named if worth > 0]
    less = [term(wording, name, ".price") for name, worth in named if worth < 0]
    return (
        [*map(wording.message, won), *more[:REASONS]],
        [*map(wording.message, lost), *filter(None, less)][: len(lost) + REASONS],
    )


def least_weight(advice: Advice) -> float:
    """Return the weight from which reasons are named: less if an answer is better by trifles."""
    heavy = max([*advice.terms.values(), *advice.spared.values()], default=0.0) >= WEIGHTY
    return WEIGHTY if heavy or advice.gain < WORTH_SAYING else SLIGHT


def spared_of(wording: Wording, advice: Advice) -> list[str]:
    """Name what an answer loses less of than the other, the weightiest first; stopping saves none.

    That it spends nothing goes without saying.
    """
    if isinstance(advice.answer, Done):
        return []
    by_weight = sorted(advice.spared.items(), key=lambda each: -each[1])
    least = least_weight(advice)
    named = [name for name, worth in by_weight if worth >= least and name != VAGUE]
    return [term(wording, name, ".spared") for name in named[:REASONS]]


def comes_later(table: TableContext, answer: Answer) -> bool:
    """Return whether an answer brings points only through the actions that follow it."""
    game, state = table.live.match.game, table.live.match.state
    actor = game.actor(state, table.question)
    if not isinstance(answer, Option) or game.forecast(state, actor, answer):
        return False
    return not game.facts(state, actor, answer).get("points")


def term(wording: Wording, name: str, sense: str) -> str:
    """Name a reason, in its own words for a sense where it has some."""
    message = f"term-{name}"
    return wording.say(message + sense if wording.words.has(message + sense) else message)


def what_it_ends(table: TableContext, advice: Advice) -> str:
    """Name the step of the turn that an answer would end too soon; empty where it ends none."""
    match, form = table.live.match, table.question.form
    if not isinstance(form, OneOf) or isinstance(advice.answer, (Done, Pass)):
        return ""
    turn_places = match.game.turn_places(match.state, table.question)
    found = (
        turn_place.ends
        for option, turn_place in zip(form.options, turn_places, strict=False)
        if option == advice.answer and turn_place.ends
    )
    ends = next(found, None)
    return table.wording.message(ends) if ends else ""
