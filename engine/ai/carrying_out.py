"""Sealed choices that are carried out later, each played out as if its turn came at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.ai.search import BEST, OutOfTime, Search
from engine.ai.trial import Spot
from engine.core.choices.questions import Answer, Question


class End(NamedTuple):
    """An answer, its worth, and the positions to which it leads, one from each deal."""

    worth: float
    answer: Answer
    spots: Sequence[Spot[Any]]
    motive: Mapping[str, float] = {}
    """The term for what the positions do not show."""


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
    return End(worth, end.answer, [*end.spots, *again.spots])


def carried_out(
    search: Search, worlds: Sequence[Spot[Any]], answer: Answer, question: Question
) -> list[End]:
    """Play out the turn that one answer prepares; nothing if it prepares none.

    A turn that would only do harm is worth as much as one in which nothing is done.
    """
    idle, worth, spots = sum(search.valuation.before.values()), 0.0, []
    for world in worlds:
        prepared = search.game.carried_out(search.trials.look(world).state, question, answer)
        if prepared is None:
            return []
        position, unseen = prepared
        line = search.roll_out(Spot(position, position))
        worth += (max(line.worth, idle) + unseen) / len(worlds)
        spots.append(line.end)
    return [End(worth, answer, spots)]
