"""Texts typed into the fields of a command: pairs are found in either order."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cogs.play.typed_fields import find_options, refuse_foreign
from bot.ui.wording import Wording
from engine.ai.answers import random_answer
from engine.core.choices.actions import fields_of
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.factions.corvids.actions import Trick
from engine.selfplay import chance_of
from tests.root.kit import RootTestTable, corvids_table, schemes, show, trick

ORDERED = {
    ("card", "spend"), ("origin", "to"), ("attacker", "defender"), ("hero", "enemy"),
    ("hero", "taker"), ("source", "column"),
    ("hand", "boats"), ("hand", "mercenaries"), ("boats", "mercenaries"),
}  # fmt: skip
"""Fields of one type that mean two things."""


@pytest.fixture
def table() -> RootTestTable:
    """Return a table with face-up plots in 2, 5 and 8, at the Corvids' Daylight."""
    table = corvids_table()
    show(table, 2, "raid", corvids=1)
    show(table, 5, "snare")
    show(table, 8, "extortion")
    schemes(table)
    return table


def found(table: RootTestTable, **typed: str) -> list[tuple[int, int]]:
    """Return the tricks that typed fields may mean."""
    match = table.match
    assert match is not None
    seat = table.seat("corvids")
    wording = Wording(match.game, "en", match.view(seat))
    tricks = find_options(wording, match.pending[seat], Trick, typed)
    return [(each.one, each.other) for each in tricks if isinstance(each, Trick)]


def test_a_pair_is_found_in_any_order(table: RootTestTable) -> None:
    assert found(table, one="5", other="8") == [(5, 8)]
    assert found(table, one="8", other="5") == [(8, 5)]
    form = table.question("corvids").form
    assert form.accepts(trick(8, 5)) == trick(5, 8)


def test_one_of_a_pair_is_found_whichever_place_it_has(table: RootTestTable) -> None:
    assert sorted(found(table, one="5")) == [(5, 2), (5, 8)]
    assert sorted(found(table, other="5")) == [(2, 5), (8, 5)]


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.key)
def test_two_fields_of_a_type_are_a_pair_unless_they_mean_two_things(game: Game[Any]) -> None:
    for action in game.actions:
        fields = list(fields_of(action).items())
        alike = {
            (one, other)
            for place, (one, kind) in enumerate(fields)
            for other, same in fields[place + 1 :]
            if kind == same
        }
        pair = {action.either_way} if action.either_way else set()
        assert alike - ORDERED == pair, action.path


def drafted() -> Match[Any]:
    """Play a match whose seats choose their factions within it, until all have chosen."""
    setup = Setup("root", ("",) * 4, {"setup": "advanced", "responses": "live"})
    match, rng = Match.new(GAMES["root"], setup, chance_of(3)), random.Random(3)
    while match.state.current < 0:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, random_answer(question.form, rng))
    return match


def test_a_faction_drafted_within_the_match_has_commands_of_its_own() -> None:
    match = drafted()
    for seat in map(Seat, range(4)):
        own = match.state.factions[seat]
        wording = Wording(match.game, "en", match.view(seat))
        table: Any = SimpleNamespace(live=SimpleNamespace(match=match), own=seat, wording=wording)
        for kind in match.game.actions:
            head = kind.path.partition(" ")[0]
            refusal = refuse_foreign(table, kind)
            foreign = head != own and head in [each.key for each in match.game.seat_kinds]
            assert (refusal is not None) == foreign, f"{kind.path} of {own}"
            assert refusal is None or refusal.args_of_words["own"] == own
