"""Other worlds: a match where another stands, to try things in, with or without its secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chance.draws import Chance, DictatedChance, Rng, RngChance
from engine.core.events import heard
from engine.core.game import S
from engine.core.seats import Seat

if TYPE_CHECKING:
    from engine.core.match import Match

TRIES = 3
"""How often a fork is dealt before the step, before it is dealt in the middle of it."""


def replica(match: Match[S], then: Chance) -> Match[S]:
    """Return a match at this very position, secrets included, that goes on with `then`."""
    same = again(match, match.state_kept(), then)
    assert same is not None, "a replica is asked what the original was asked"
    return same


def fork(match: Match[S], seat: Seat, rng: Rng) -> Match[S]:
    """Return a match at a position that `seat` cannot tell from this one.

    What it cannot know is dealt anew at the last step, and the choices since are made again, so
    that a rule in the middle of which somebody is asked knows nothing of the real deal. Where they
    cannot be made, it is dealt where the match stands. Sealed answers of others are taken back.
    """
    keep = seen_since(match, seat)
    for _ in range(TRIES):
        state = match.state_kept()
        match.game.rehide(state, seat, rng, keep)
        world = again(match, state, RngChance(rng))
        if world is not None and asks_alike(world, match, seat):
            break
    else:
        world = replica(match, RngChance(rng))
        match.game.rehide(world.state, seat, rng, keep)
    for other in [each for each in world.answered if each != seat]:
        world.pending[other], _ = world.answered.pop(other)
    return world


def seen_since(match: Match[S], seat: Seat) -> frozenset[str]:
    """Name what `seat` saw since the last step and what lies open to it now."""
    if not match.past.given and not match.past.told:
        return frozenset()
    told = match.game.secrets_told(heard(match.past.told, seat))
    return told | match.game.secrets_shown(match.state, seat)


def asks_alike(world: Match[S], match: Match[S], seat: Seat) -> bool:
    """Return whether a world asks a seat what the match asks it."""
    asked, real = world.open_to(seat), match.open_to(seat)
    if asked is None or real is None:
        return asked is real
    return asked.kind == real.kind and asked.form == real.form


def again(match: Match[S], state: S, then: Chance) -> Match[S] | None:
    """Go on from a state at the last step as the match did; None where it cannot be done there."""
    chance = DictatedChance(match.past.drawn, then)
    try:
        world = type(match).at(match.game, match.setup, state, chance)
        if not all(world.give(seat, answer) for seat, answer in match.past.given):
            return None
    except LookupError:  # what was drawn cannot be drawn there
        return None
    for seat, question in match.asked().items():
        asked = world.open_to(seat)
        if asked is None:
            return None
        asked.id = question.id
    return world
