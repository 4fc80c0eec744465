"""Two worlds that differ only in what an observer cannot know, and the same choices in both."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.ui.message_ids import field_types
from engine.core.chance.draws import Chance, KeyedChance
from engine.core.choices.actions import Option
from engine.core.choices.questions import (
    Answer,
    OneOf,
    Question,
    SomeOf,
    answer_from_keys,
    answer_keys,
)
from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from tests.properties.fierce import fierce_answer

SECRET_TYPES = ("CardId", "QuestId", "TacticId", "RewardId", "QuestCardId")
"""Field types of facedown choices, which differ in another world."""
DEALS = 60


class Made(msgspec.Struct, frozen=True):
    """A choice, and the answers by plans while it took effect."""

    seat: Seat
    kind: str
    keys: tuple[str, ...]
    responses: tuple[str | None, ...]
    offered: int
    """Number of answers to choose from; with other cards it is another."""


class World(msgspec.Struct, frozen=True):
    """A deal of the cards, and the choices made there. `deal` None: the original deal."""

    deal: int | None
    keep: frozenset[str]
    observer: Seat | None
    made: tuple[Made, ...]


def dealt(match: Match[Any], chance: Chance, world: World) -> Match[Any]:
    """Return the match as it would begin with other cards where the observer cannot look."""
    if world.deal is None:
        return match
    state = match.between_steps()
    assert state is not None, "a match begins between two steps"
    match.game.rehide(state, world.observer, random.Random(world.deal), world.keep)
    other: Match[Any] = Match(match.game, match.setup, chance, state)
    other.drive()
    other.told, other.drawn = match.told, match.drawn
    return other


def two_worlds(
    setup: Setup, key: bytes, choices: int, observer: Seat | None = None
) -> tuple[World, World]:
    """Find two worlds whose choices an observer cannot tell apart; None is a spectator."""
    rng = random.Random(4)
    match: Match[Any] = Match.new(GAMES[setup.game], setup, KeyedChance(key))
    seen = seen_by(match, observer)
    made: list[Made] = []
    while len(made) < choices and not match.over:
        seat, question = next(iter(match.pending.items()))
        answer, offered = fierce_answer(match, question, rng), offers(question)
        match.submit(seat, question.id, answer)
        seen |= seen_by(match, observer)
        keys, taken = tuple(answer_keys(answer)), tuple(match.responses)
        made.append(Made(seat, question.kind, keys, taken, offered))
    first = World(None, seen, observer, tuple(made))
    others = [other for deal in range(DEALS) if (other := follow(setup, key, first, deal))]
    assert others, f"no other world allows these {choices} choices"
    return first, max(others, key=lambda each: (asked_otherwise(first, each), each.deal))


def offers(question: Question) -> int:
    return len(getattr(question.form, "options", ()))


def asked_otherwise(one: World, other: World) -> int:
    """Count the choices between other answers: a seat asked held something else to choose."""
    pairs = zip(one.made, other.made, strict=True)
    return sum(here.offered != there.offered for here, there in pairs)


def differing(setup: Setup, key: bytes, world: World) -> int:
    """Count the cards and the like that another world has dealt to another seat."""
    chance = KeyedChance(key)
    match: Match[Any] = Match.new(GAMES[setup.game], setup, chance)
    other = dealt(match, chance, world)
    seats = [Seat(seat) for seat in range(len(setup.seats))]
    known = [[each.game.secrets_shown(each.state, s) for s in seats] for each in (match, other)]
    return sum(len(here - there) for here, there in zip(*known, strict=True))


def seen_by(match: Match[Any], observer: Seat | None) -> frozenset[str]:
    """Return the names of everything open to an observer now."""
    shown = match.game.secrets_shown(match.state, observer)
    return shown | match.game.secrets_told(events_for(match.told, observer))


def follow(setup: Setup, key: bytes, first: World, deal: int) -> World | None:
    """Make the same choices in another world; None where one is impossible."""
    chance = KeyedChance(key)
    original: Match[Any] = Match.new(GAMES[setup.game], setup, chance)
    world = msgspec.structs.replace(first, deal=deal)
    match = dealt(original, chance, world)
    made, named = [], {inside(key) for each in first.made for key in each.keys}
    for each in first.made:
        question = match.pending.get(each.seat)
        answer = None if question is None else like(question, each, named)
        offered = 0 if question is None else offers(question)
        if question is None or question.kind != each.kind or answer is None:
            return None
        match.dictated = list(each.responses)
        try:
            match.submit(each.seat, question.id, answer)
        except LookupError:
            return None
        keys = tuple(answer_keys(answer))
        made.append(msgspec.structs.replace(each, keys=keys, offered=offered))
    return msgspec.structs.replace(world, made=tuple(made))


def like(question: Question, made: Made, named: Collection[str]) -> Answer | None:
    """Find the same answer, or one that looks the same from outside; None if there is none.

    It leaves the cards `named` alone, which are to be used as in the first world.
    """
    form = question.form
    same = answer_from_keys(form, made.keys)
    if same is not None or not isinstance(form, (OneOf, SomeOf)):
        return same
    left = list(form.options)
    found: list[Option] = []
    for key in made.keys:
        fitting = [option for option in left if outside(option.key()) == outside(key)]
        fitting = [o for o in fitting if is_secret(o) and inside(o.key()) not in named]
        if not fitting:
            return None
        found.append(fitting[0])
        left.remove(fitting[0])
    return form.accepts(found[0] if isinstance(form, OneOf) else tuple(found))


def outside(key: str) -> str:
    """Return the part of an answer's key that shows from outside, without the card."""
    tag, *values = key.split(":")
    return ":".join([tag, *values[1:]])


def inside(key: str) -> str:
    """Return the card that an answer's key names first; empty for none."""
    return key.split(":")[1] if ":" in key else ""


def is_secret(option: Option) -> bool:
    """Return whether an option's first field is facedown."""
    fields: Sequence[tuple[str, str, bool]] = field_types(type(option))
    return bool(fields) and fields[0][1] in SECRET_TYPES
