"""Forks of a match, to try things in: they know nothing that their seat cannot know."""

from __future__ import annotations

from typing import Any, TypeVar

from engine.core.chance.draws import Chance, DictatedChance, Rng, RngChance
from engine.core.choices.plans import HasPlans
from engine.core.driver import Driver
from engine.core.events import events_for
from engine.core.saving.checkpoints import PlanChange
from engine.core.seats import Seat
from engine.core.simulation.retracing import Course, asks_alike, choices_known, find_course

TRIES = 3
"""Attempts to deal a fork before the step, before it is dealt in the middle of the step."""

MatchT = TypeVar("MatchT", bound=Driver[Any])


def fork(match: MatchT, seat: Seat, rng: Rng) -> MatchT:
    """Return a match at a position that `seat` cannot tell from this one.

    Whatever it cannot know is dealt anew at the last step, and the choices since are made again, so
    that a rule in the middle of which somebody is asked knows nothing of the real deal; what others
    chose facedown is drawn anew. If that is not possible, it is dealt at the current position.
    Sealed answers of others are taken back, and their plans are forgotten.
    """
    keep, given = secrets_seen(match, seat), choices_known(match, seat)
    for _ in range(TRIES):
        state = match.checkpoint_state()
        match.game.rehide(state, seat, rng, keep)
        course = find_course(match, state, seat, rng, given)
        if course is None:
            continue
        world = replay(match, state, RngChance(rng), course, listings_of(match, seat))
        if world is not None and asks_alike(world, match, seat):
            break
    else:
        world = replay(match, match.checkpoint_state(), RngChance(rng), Course(tuple(given)))
        assert world is not None, "in the same deal the same is possible"
        match.game.rehide(world.state, seat, rng, keep)
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


def listings_of(match: Driver[Any], seat: Seat) -> list[Any] | None:
    """Return the lists of `seat`'s menu, made from what it sees: the same in every deal."""
    asked = not match.past.given and list(match.pending) == [seat]
    return match.past.listings if asked else None


def replay(
    match: MatchT, state: Any, then: Chance, course: Course, listings: list[Any] | None = None
) -> MatchT | None:
    """Replay the match from a state at the last step; None if that is not possible there."""
    chance = DictatedChance(match.past.drawn, then)
    said = None if course.responses is None else list(course.responses)
    try:
        world = type(match).at(match.game, match.setup, state, chance, said, listings)
        for seat, answer in course.given:
            if not world.give(seat, answer):
                return None
    except LookupError:  # a number drawn is not possible there
        return None
    world.dictated = None
    for seat, question in match.open_questions().items():
        asked = world.open_to(seat)
        if asked is None:
            return None
        asked.id = question.id
    return world
