"""Two worlds that differ only in facedown cards, and the same choices made in both."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.ui.message_ids import field_types
from engine.ai.answers import random_answer
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

SECRET_TYPES = ("CardId", "QuestId")
"""Field types of facedown choices, which differ in another world."""
DEALS = 60


class Made(msgspec.Struct, frozen=True):
    """A choice, and the answers by plans while it took effect."""

    seat: Seat
    kind: str
    keys: tuple[str, ...]
    responses: tuple[str | None, ...]


class World(msgspec.Struct, frozen=True):
    """A deal of the cards, and the choices made there. `deal` None: the original deal."""

    deal: int | None
    keep: frozenset[str]
    made: tuple[Made, ...]


def dealt(match: Match[Any], chance: Chance, deal: int, keep: frozenset[str]) -> Match[Any]:
    """Return the match as it would begin with other facedown cards."""
    state = match.between_steps()
    assert state is not None, "a match begins between two steps"
    match.game.rehide(state, None, random.Random(deal), keep)
    other: Match[Any] = Match(match.game, match.setup, chance, state)
    other._run(None)
    other.told, other.drawn = match.told, match.drawn
    return other


def two_worlds(setup: Setup, key: bytes, choices: int) -> tuple[World, World]:
    """Find two worlds whose choices spectators cannot tell apart."""
    rng = random.Random(4)
    match: Match[Any] = Match.new(GAMES[setup.game], setup, KeyedChance(key))
    seen = seen_by_all(match)
    made: list[Made] = []
    while len(made) < choices and not match.over:
        seat, question = next(iter(match.pending.items()))
        answer = random_answer(question.form, rng)
        match.submit(seat, question.id, answer)
        seen |= seen_by_all(match)
        made.append(Made(seat, question.kind, tuple(answer_keys(answer)), tuple(match.responses)))
    first = World(None, seen, tuple(made))
    others = [other for deal in range(DEALS) if (other := follow(setup, key, first, deal))]
    assert others, f"no other world allows these {choices} choices"
    return first, max(others, key=lambda other: differing(setup, key, other))


def differing(setup: Setup, key: bytes, world: World) -> int:
    """Count the cards in hands that another world has dealt to another seat."""
    assert world.deal is not None
    chance = KeyedChance(key)
    match: Match[Any] = Match.new(GAMES[setup.game], setup, chance)
    other = dealt(match, chance, world.deal, world.keep)
    hands = zip(match.state.hands, other.state.hands, strict=True)
    return sum(len(set(here) - set(there)) for here, there in hands)


def seen_by_all(match: Match[Any]) -> frozenset[str]:
    """Return the names of everything public now."""
    shown = match.game.secrets_shown(match.state, None)
    return shown | match.game.secrets_told(events_for(match.told, None))


def follow(setup: Setup, key: bytes, first: World, deal: int) -> World | None:
    """Make the same choices in another world; None where one is impossible."""
    chance = KeyedChance(key)
    original: Match[Any] = Match.new(GAMES[setup.game], setup, chance)
    match = dealt(original, chance, deal, first.keep)
    made = []
    for each in first.made:
        question = match.pending.get(each.seat)
        answer = None if question is None else like(question, each)
        if question is None or question.kind != each.kind or answer is None:
            return None
        match.dictated = list(each.responses)
        try:
            match.submit(each.seat, question.id, answer)
        except LookupError:
            return None
        made.append(msgspec.structs.replace(each, keys=tuple(answer_keys(answer))))
    return World(deal, first.keep, tuple(made))


def like(question: Question, made: Made) -> Answer | None:
    """Find the same answer, or one that looks the same from outside; None if there is none."""
    form = question.form
    same = answer_from_keys(form, made.keys)
    if same is not None or not isinstance(form, (OneOf, SomeOf)):
        return same
    left = list(form.options)
    found: list[Option] = []
    for key in made.keys:
        fitting = [option for option in left if outside(option.key()) == outside(key)]
        fitting = [option for option in fitting if is_secret(option)]
        if not fitting:
            return None
        found.append(fitting[0])
        left.remove(fitting[0])
    return form.accepts(found[0] if isinstance(form, OneOf) else tuple(found))


def outside(key: str) -> str:
    """Return the part of an answer's key that shows from outside, without the card."""
    tag, *values = key.split(":")
    return ":".join([tag, *values[1:]])


def is_secret(option: Option) -> bool:
    """Return whether an option's first field is facedown."""
    fields: Sequence[tuple[str, str, bool]] = field_types(type(option))
    return bool(fields) and fields[0][1] in SECRET_TYPES
