"""The reader's situation: why they are asked, what happened to them, whom they wait for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.notify.story import own_tales
from bot.notify.turn_posts import write_awaited
from bot.play.context import Part, TableContext
from bot.play.hidden.windows import can_respond
from bot.play.menus.whole_answers import write_answer
from bot.services import plans
from bot.ui import limits
from bot.ui.components import Row
from bot.ui.option_wording import join
from bot.ui.rows import button, row_of
from engine.core.choices.plans import PlanKind
from engine.core.choices.questions import Answer, Question

TIMES = re.compile(r" ×\d+(?= · |$)")
"""The number of a card held several times."""
EXPLAINED = 40
"""Most characters of a card's text in a line that names all cards."""
MISSED, ROUND, HAND = 500, 600, 240
"""Most characters for the story told with a question, for the one told after the reader's turn, and
for their hand.
"""


# Parts of a question's screen


def say_missed(table: TableContext) -> Part | None:
    """Tell what happened to the reader since they last chose, on the first level of a question."""
    if table.missed is None or table.prefix or table.place.depth or table.place.heard:
        return None
    said = own_tales(table.live, table.wording, table.missed, table.own)
    return Part(said=(limits.fit(said, MISSED),)) if said else None


def say_cause(table: TableContext) -> Part | None:
    """Explain a question, and that Pass is the only answer if so."""
    if table.prefix:
        return None
    asked, wording = table.question, table.wording
    told = bool(table.place.heard) or say_missed(table) is not None
    lines = [wording.cause(table.live.match.state, asked, told=told)]
    if asked.response and not can_respond(asked):
        lines.append(wording.nothing_usable(asked))
    said = tuple(line for line in lines if line)
    return Part(said=said) if said else None


def tell_given(table: TableContext, given: Sequence[tuple[Question, Answer]]) -> list[str]:
    """Name the choices that were made without asking, as there was no other."""
    words, wording = table.words, table.wording
    made = [write_answer(words, wording, asked, answer) for asked, answer in given]
    return [words.say("only-choice", what=join(made))] if made else []


# Parts of the screen of a player who is asked nothing


def say_round(table: TableContext) -> Part | None:
    """Tell what happened to the reader since their turn began, or since they last chose."""
    if table.missed is None or table.live.match.over or table.own in table.live.match.answered:
        return None
    if table.place.responded:
        return None  # the result of their turn was told at its end
    said = own_tales(table.live, table.wording, table.missed, table.own)
    title = "waiting-round" if table.missed.begun else "waiting-since"
    told = table.words.say(title, story=said)
    return Part(said=(limits.fit(told, ROUND),)) if said else None


def say_hand(table: TableContext) -> Part | None:
    """Return the round and the reader's hand in one line."""
    live, wording = table.live, table.wording
    if live.match.over or table.own in live.match.answered:
        return None
    lines = wording.game.held(wording.view, wording.words)
    held = [name_of_card(line) for line in lines]
    said = [table.words.say("waiting-hand", held=join(held))] if held else []
    line = join([f"**{wording.time(live.match.state)}**", *said])
    return Part(said=(f"-# {limits.fit(line, HAND)}",))


def name_of_card(line: str) -> str:
    """Return a card's line without what follows its name, but with how often it is held."""
    card, _, _ = line.partition(" · ")
    name, _, text = card.partition(": ")
    said = name if len(text) > EXPLAINED else card
    held = TIMES.search(line.removeprefix(said))
    return f"{said}{held[0]}" if held else said


def offer_looks(table: TableContext) -> Part | None:
    """Offer the board, and the decisions that can be made ahead, with the present plans."""
    live, words = table.live, table.words
    if live.match.over or table.own in live.match.answered:
        return None
    every = plans.kinds_of(live, table.own) if live.match.planned else []
    kinds = [kind for kind in every if kind.key not in table.place.drawn][:1]
    said = [say_plan(table, kind) for kind in kinds]
    board: Row = row_of(button("board", live.row.id, words.say("label-board"), emoji="🗺"))
    for kind in kinds:
        label = words.say("label-change-plan", plan=plans.name_of(table.wording, kind))
        board.add_item(button("plan", live.row.id, label, rest=kind.key))
    return Part(said=tuple(said), items=(board,))


def say_plan(table: TableContext, kind: PlanKind) -> str:
    """Write how a kind of response will be decided under the present plan."""
    plan = plans.plan_of(table.live, table.own, kind)
    summary = plans.summary(table.wording, kind, plan)
    name = plans.name_of(table.wording, kind)
    return table.words.say("waiting-plan", plan=name, summary=summary)


def say_who_is_awaited(table: TableContext) -> Part | None:
    """Report that the match is over, or whom it waits for."""
    if table.own in table.live.match.answered:
        return None
    return Part(said=(table.waiting,))


def say_why_they_wait(table: TableContext) -> Part | None:
    """Report the running clocks, and which of the awaited players are away."""
    if table.awaited is None:
        return None
    return Part(said=tuple(write_awaited(table.live, table.awaited, table.words, table.now)))
