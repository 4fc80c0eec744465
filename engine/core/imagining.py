"""Imagining: a seat's next turn as if it were now, and what a choice made in advance stands on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from engine.core.chance.draws import Rng, RngChance
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer
from engine.core.game import S
from engine.core.seats import Seat
from engine.core.worlds import seen_since

if TYPE_CHECKING:
    from engine.core.match import Match

PARTS, BITS = 4, 15
"""A footing is a number of so many parts: price and gain, two things named, and all others."""
PLAIN = ("int", "str", "bool")
"""Types of fields that name no thing at the table."""


class Named(NamedTuple):
    """Something that an option names: a clearing, a card…"""

    type_name: str
    value: Any


def imagined(match: Match[S], seat: Seat, rng: Rng) -> Match[S]:
    """Return a match in which `seat` decides next, to try out what it would do then.

    It begins at the last step, and what the seat cannot know is dealt anew: nothing in it tells
    more than the seat sees. Raises `Refused` where nothing can be decided in advance.
    """
    state = match.state_kept()
    match.game.rehide(state, seat, rng, seen_since(match, seat))
    match.game.imagine(state, seat)
    return type(match).at(match.game, match.setup, state, RngChance(rng))


def footing(match: Match[S], seat: Seat, answer: Answer) -> int:
    """Write down what an answer depends on, from what its seat sees."""
    return sum(part << BITS * place for place, part in enumerate(_parts(match, seat, answer)))


def shaken(match: Match[S], seat: Seat, answer: Answer, before: int) -> Named | str:
    """Return what has changed under an answer since `footing` was `before`; empty: nothing.

    A thing the answer names, `price` where only its price or gain has changed, else `other`.
    """
    things = named_in(answer)
    for place, part in enumerate(_parts(match, seat, answer)):
        if part != before >> BITS * place & (1 << BITS) - 1:
            if not place:
                continue
            return things[place - 1] if place < PARTS - 1 or len(things) < PARTS else "other"
    return "" if footing(match, seat, answer) == before else "price"


def _parts(match: Match[S], seat: Seat, answer: Answer) -> list[int]:
    game, state = match.game, match.state
    view = game.view(state, seat)
    prices = [sorted(game.facts(state, seat, each).items()) for each in options_in(answer)]
    under = [game.footing(view, *each) for each in named_in(answer)]
    alone = [*under, *[None] * PARTS][: PARTS - 2]
    return [_hash(each) for each in (prices, *alone, under[PARTS - 2 :])]


def _hash(content: Any) -> int:
    digest = hashlib.blake2b(msgspec.msgpack.encode(content), digest_size=2).digest()
    return int.from_bytes(digest, "big") >> 16 - BITS


def options_in(answer: Answer) -> Sequence[Option]:
    """List the options of an answer; amounts have none."""
    if isinstance(answer, dict):
        return ()
    return answer if isinstance(answer, tuple) else (answer,)


def named_in(answer: Answer) -> list[Named]:
    """List the things that an answer names, each once."""
    found: dict[Named, None] = {}
    for option in options_in(answer):
        for name, type_name, many in things_of(type(option)):
            held = getattr(option, name)
            found |= dict.fromkeys(Named(type_name, each) for each in (held if many else [held]))
    return list(found)


@cache
def things_of(kind: type[Option]) -> tuple[tuple[str, str, bool], ...]:
    """List an option's fields that name things: name, type, and whether it holds several."""
    hints = get_type_hints(kind)
    found = []
    for name in kind.__struct_fields__:
        many = get_origin(hints[name]) is tuple
        inner = get_args(hints[name])[0] if many else hints[name]
        type_name = getattr(inner, "__name__", str(inner))
        if type_name not in PLAIN:
            found.append((name, type_name, many))
    return tuple(found)
