"""Choices made in advance, and noticing what has changed for them."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from engine.core.chance.draws import Rng, RngChance
from engine.core.choices.questions import Answer
from engine.core.driver import Driver
from engine.core.seats import Seat
from engine.core.simulation.forks import forget_plans, secrets_seen
from engine.core.simulation.naming import Named, options_in, things_named

PARTS, BITS = 4, 15
"""Parts of a precondition hash: price and gain, two things named, and all others; bits of each
part."""

MatchT = TypeVar("MatchT", bound=Driver[Any])


def simulate_ahead(match: MatchT, seat: Seat, rng: Rng) -> MatchT:
    """Return a match in which `seat` decides next, to try out what it would do then.

    It begins at the last step, and whatever the seat cannot know is dealt anew: it tells no more
    than the seat sees. Raise `Refused` if nothing can be decided in advance.
    """
    state = match.checkpoint_state()
    match.game.rehide(state, seat, rng, secrets_seen(match, seat))
    forget_plans(state, seat)
    match.game.imagine(state, seat)
    return type(match).at(match.game, match.setup, state, RngChance(rng))


def precondition_hash(match: Driver[Any], seat: Seat, answer: Answer) -> int:
    """Hash the facts on which an answer depends, as far as its seat sees."""
    return sum(part << BITS * place for place, part in enumerate(_parts(match, seat, answer)))


def find_change(match: Driver[Any], seat: Seat, answer: Answer, before: int) -> Named | str:
    """Return what has changed for an answer since its hash was `before`; empty: nothing.

    A thing that the answer names, `price` if only its price or gain has changed, otherwise `other`.
    """
    things = things_named(answer)
    for place, part in enumerate(_parts(match, seat, answer)):
        if part != before >> BITS * place & (1 << BITS) - 1:
            if not place:
                continue
            return things[place - 1] if place < PARTS - 1 or len(things) < PARTS else "other"
    return "" if precondition_hash(match, seat, answer) == before else "price"


def _parts(match: Driver[Any], seat: Seat, answer: Answer) -> list[int]:
    game, state = match.game, match.state
    view = game.view(state, seat)
    prices = [sorted(game.facts(state, seat, each).items()) for each in options_in(answer)]
    under = [game.precondition(view, *each) for each in things_named(answer)]
    alone = [*under, *[None] * PARTS][: PARTS - 2]
    return [_hash(each) for each in (prices, *alone, under[PARTS - 2 :])]


def _hash(content: Any) -> int:
    digest = hashlib.blake2b(msgspec.msgpack.encode(content), digest_size=2).digest()
    return int.from_bytes(digest, "big") >> 16 - BITS
