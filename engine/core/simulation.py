"""Simulated matches: forks and replicas to try things in, and choices made in advance.

A fork knows nothing that its seat cannot know; a replica is at exactly the same position.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from engine.core.chance.draws import Chance, DictatedChance, Rng, RngChance
from engine.core.choices.actions import Option
from engine.core.choices.plans import HasPlans
from engine.core.choices.questions import Answer
from engine.core.driver import Driver
from engine.core.events import events_for
from engine.core.saving.checkpoints import PlanChange
from engine.core.seats import Seat

TRIES = 3
"""Attempts to deal a fork before the step, before it is dealt in the middle of the step."""
PARTS, BITS = 4, 15
"""Parts of a precondition hash: price and gain, two things named, and all others; bits of each
part."""
PLAIN = ("int", "str", "bool")
"""Field types that name no thing at the table."""

MatchT = TypeVar("MatchT", bound=Driver[Any])


def replicate(match: MatchT, then: Chance) -> MatchT:
    """Return a match at exactly this position, secrets included, that continues with `then`."""
    same = replay(match, match.checkpoint_state(), then)
    assert same is not None, "a replica is asked what the original was asked"
    return same


def fork(match: MatchT, seat: Seat, rng: Rng) -> MatchT:
    """Return a match at a position that `seat` cannot tell from this one.

    Whatever it cannot know is dealt anew at the last step, and the choices since are made again, so
    that a rule in the middle of which somebody is asked knows nothing of the real deal. If they
    cannot be made, it is dealt at the current position. Sealed answers of others are taken back,
    and their plans are forgotten.
    """
    keep = secrets_seen(match, seat)
    for _ in range(TRIES):
        state = match.checkpoint_state()
        match.game.rehide(state, seat, rng, keep)
        world = replay(match, state, RngChance(rng), listings_of(match, seat))
        if world is not None and asks_alike(world, match, seat):
            break
    else:
        world = replicate(match, RngChance(rng))
        match.game.rehide(world.state, seat, rng, keep)
    for other in [each for each in world.answered if each != seat]:
        world.pending[other], _ = world.answered.pop(other)
    forget_plans(world.state, seat)
    return world


def forget_plans(state: HasPlans, seat: Seat) -> None:
    """Put default plans in the place of all that a seat cannot know: those of the others."""
    for rival, plans in enumerate(state.plans):
        if rival != seat:
            plans.clear()


def secrets_seen(match: Driver[Any], seat: Seat) -> frozenset[str]:
    """Return the secrets that `seat` saw since the last step, and those open to it now."""
    settled = all(isinstance(given, PlanChange) for _, given in match.past.given)
    if settled and not match.past.told:
        return frozenset()
    told = match.game.secrets_told(events_for(match.past.told, seat))
    return told | match.game.secrets_shown(match.state, seat)


def asks_alike(world: Driver[Any], match: Driver[Any], seat: Seat) -> bool:
    """Return whether a world asks a seat the same questions as the match."""
    asked, real = world.open_to(seat), match.open_to(seat)
    if asked is None or real is None:
        return asked is real
    return asked.kind == real.kind and (asked.form is real.form or asked.form == real.form)


def listings_of(match: Driver[Any], seat: Seat) -> list[Any] | None:
    """Return the lists of `seat`'s menu, made from what it sees: the same in every deal."""
    asked = not match.past.given and list(match.pending) == [seat]
    return match.past.listings if asked else None


def replay(
    match: MatchT, state: Any, then: Chance, listings: list[Any] | None = None
) -> MatchT | None:
    """Replay the match from a state at the last step; None if that is not possible there."""
    chance = DictatedChance(match.past.drawn, then)
    try:
        world = type(match).at(match.game, match.setup, state, chance, listings=listings)
        if not all(world.give(seat, answer) for seat, answer in match.past.given):
            return None
    except LookupError:  # a number drawn is not possible there
        return None
    for seat, question in match.open_questions().items():
        asked = world.open_to(seat)
        if asked is None:
            return None
        asked.id = question.id
    return world


# Deciding in advance


class Named(NamedTuple):
    """Something named by an option: a clearing, a card…"""

    type_name: str
    value: Any


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


def options_in(answer: Answer) -> Sequence[Option]:
    """List the options of an answer; amounts have none."""
    if isinstance(answer, dict):
        return ()
    return answer if isinstance(answer, tuple) else (answer,)


def things_named(answer: Answer) -> list[Named]:
    """List the things that an answer names, each once."""
    found: dict[Named, None] = {}
    for option in options_in(answer):
        for name, type_name, many in naming_fields(type(option)):
            held = getattr(option, name)
            found |= dict.fromkeys(Named(type_name, each) for each in (held if many else [held]))
    return list(found)


@cache
def naming_fields(kind: type[Option]) -> tuple[tuple[str, str, bool], ...]:
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
