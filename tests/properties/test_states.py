"""States are plain data: copied by hand, sharing nothing, and decoded unchanged."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from engine.ai.answers import random_answer
from engine.core.match import Match
from engine.core.saving.codec import decode_state, encode_state
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.properties.setups import some_setups
from tests.torture import WHOLE, torture

PLAIN = (int, str, bool, bytes, float, type(None))
EVERY = 25 if WHOLE else 60
"""Decisions between two positions."""


def positions(setup: Setup) -> Iterator[Match[Any]]:
    """Play a match at random and stop at some of its decisions."""
    rng = random.Random(3)
    match = Match.new(GAMES[setup.game], setup, chance_of(3))
    number = 0
    while not match.over:
        seat, question = next(iter(match.pending.items()))
        for kind in match.game.plan_kinds if number % EVERY == 1 else ():
            match.change_plan(seat, kind.key, kind.default())
        match.submit(seat, question.id, random_answer(question.form, rng))
        number += 1
        if number % EVERY == 0:
            yield match


def mutable_parts(value: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """List every mutable part of a state, with its path."""
    if isinstance(value, PLAIN):
        return
    if not isinstance(value, tuple):
        yield path, value
    parts: dict[Any, Any]
    if isinstance(value, (list, tuple)):
        parts = dict(enumerate(value))
    elif isinstance(value, dict):
        parts = value
    else:
        assert isinstance(value, msgspec.Struct), f"{path} is no plain data"
        parts = {name: getattr(value, name) for name in value.__struct_fields__}
    for name, part in parts.items():
        yield from mutable_parts(part, f"{path}.{name}")


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_a_state_is_copied_saved_and_viewed_without_sharing_a_part(setup: Setup) -> None:
    for number, match in enumerate(positions(setup)):
        parts = list(mutable_parts(match.state))
        own = {id(part) for _, part in parts}
        check_copy(match.state, own)
        check_bytes(match, [type(part) for _, part in parts])
        if number % 2 == 0:
            check_views(match, own)


def check_copy(state: Any, own: set[int]) -> None:
    """Check that a copy equals the state and shares no part with it."""
    copied = state.copy()
    assert type(copied) is type(state)
    assert copied == deepcopy(state)
    assert [path for path, part in mutable_parts(copied) if id(part) in own] == []


def check_bytes(match: Match[Any], types: list[type]) -> None:
    """Check that a state reads back from its bytes, with the same types."""
    blob = encode_state(match.game, match.state)
    back = decode_state(match.game, blob)
    assert back == match.state
    assert [type(part) for _, part in mutable_parts(back)] == types
    assert len(blob) < 16 * 1024, "a state stays a few KiB for ever"


def check_views(match: Match[Any], own: set[int]) -> None:
    """Check that no view reaches a part of the state: only views leave the engine."""
    for seat in (None, *range(len(match.setup.seats))):
        assert [part for part in parts_of(match.view(seat)) if id(part) in own] == []


def parts_of(value: Any) -> Iterator[Any]:
    """List everything inside a view."""
    yield value
    if isinstance(value, dict):
        inside = [*value.keys(), *value.values()]
    elif isinstance(value, (list, tuple, set, frozenset)):
        inside = list(value)
    elif isinstance(value, msgspec.Struct):
        inside = [getattr(value, name) for name in value.__struct_fields__]
    else:
        inside = [getattr(value, name) for name in getattr(value, "__dataclass_fields__", ())]
    for part in inside:
        yield from parts_of(part)
