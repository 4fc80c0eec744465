"""Sealed choices that are carried out later, each played out as if its turn came at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.ai.lines import Line
from engine.ai.search import BEST, OutOfTime, Search
from engine.ai.trial import Spot
from engine.ai.valuation import CHANCE, average_luck
from engine.core.choices.questions import Answer, Question


class End(NamedTuple):
    """An answer, its worth, and the positions to which it leads, one from each deal."""

    worth: float
    answer: Answer
    spots: Sequence[Spot[Any]]
    motive: Mapping[str, float] = {}
    """The terms for what the positions do not show."""


def carry_out(
    search: Search, worlds: Sequence[Spot[Any]], answers: Sequence[Answer], question: Question
) -> list[End]:
    """Play out the turn that each answer prepares: all in the first deal, the best in the others.

    Nothing if the game carries none of them out. If time runs out, the answers played out by then
    count: those that seemed best come first.
    """
    found: list[End] = []
    try:
        for answer in answers:
            found += carried_out(search, worlds[:1], answer, question)
        best = sorted(found, key=lambda end: -end.worth)[:BEST]
        if len(worlds) > 1:
            found = [averaged(search, worlds[1:], end, question) for end in best]
    except OutOfTime:
        pass
    return found


def averaged(search: Search, worlds: Sequence[Spot[Any]], end: End, question: Question) -> End:
    """Return what an answer is worth in further deals and in that in which it was played out."""
    again = carried_out(search, worlds, end.answer, question)[0]
    worth = (end.worth + again.worth * len(worlds)) / (1 + len(worlds))
    lucks = [end.motive.get(CHANCE, 0.0), *[again.motive.get(CHANCE, 0.0)] * len(worlds)]
    motive = {**again.motive, CHANCE: 0.0} | average_luck(lucks)
    return End(worth, end.answer, [*end.spots, *again.spots], motive)


def carried_out(
    search: Search, worlds: Sequence[Spot[Any]], answer: Answer, question: Question
) -> list[End]:
    """Play out the turn that one answer prepares; nothing if it prepares none.

    A turn that would only do harm is worth as much as one in which nothing is done.
    """
    idle, lines = sum(search.valuation.before.values()), []
    unseen: Mapping[str, float] = {}
    for world in worlds:
        prepared = search.game.carried_out(search.trials.look(world).state, question, answer)
        if prepared is None:
            return []
        position, unseen = prepared
        line = search.roll_out(Spot(position, position, outcome=world.outcome))
        lines.append(line if line.worth >= idle else Line(idle, (), world))
    worth = sum([line.worth + sum(unseen.values()) for line in lines]) / len(lines)
    motive = {**unseen, **search.valuation.luck_of(lines)}
    return [End(worth, answer, [line.end for line in lines], motive)]
