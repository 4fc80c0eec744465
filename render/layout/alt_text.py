"""Parts of alt texts shared by both games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.core.language.words import Words
from render.canvas import LONGEST_ALT, fit_alt
from render.layout.question_map import Lit


def board_alt(position: str, changes: Sequence[str], words: Words) -> str:
    """Describe a position with its latest changes, leaving out older ones if there is no room."""
    told = list(changes)
    while told and len(position) + 8 + sum(len(each) + 1 for each in told) > LONGEST_ALT:
        told.pop(0)
    if told:
        position = f"{position} {words.say('alt-changes', changes=' '.join(told))}"
    return fit_alt(position)


def question_alt(lit: Lit, name: Callable[[int], str], board: str, words: Words) -> str:
    """Name the lit places, before the alt text of the board."""
    parts = []
    if lit.origin is not None:
        parts.append(words.say("ask-from", place=name(lit.origin)))
    if lit.goal is not None:
        parts.append(words.say("ask-to", place=name(lit.goal)))
    if lit.places:
        named = [
            words.say("ask-marked", mark=mark, place=name(place)) if mark else name(place)
            for place, mark in lit.places
        ]
        parts.append(words.say("ask-lit", places=", ".join(named)))
    return " ".join([*parts, board])


def counted_line(things: Iterable[tuple[str, int]], words: Words) -> str:
    """List things, with their number where there are several."""
    return ", ".join(
        what if number == 1 else words.say("text-count", n=number, what=what)
        for what, number in things
        if number
    )
