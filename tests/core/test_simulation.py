"""Imagining a seat's next turn from what it sees, and noticing changes that affect a choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.players import RandomPlayer
from engine.core.chance.draws import KeyedChance
from engine.core.choices.actions import Done
from engine.core.choices.questions import Answer, answer_keys
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.core.simulation.ahead import find_change, precondition_hash, simulate_ahead
from engine.core.simulation.naming import Named, things_named
from engine.games import GAMES
from engine.root.factions.marquise.actions import Build, March
from engine.root.pieces import Clearing, PieceKind
from tests.core.conftest import begin
from tests.table import listed

MARQUISE, EYRIE, ALLIANCE = Seat(0), Seat(1), Seat(2)
ROOT = Setup("root", ("marquise", "eyrie", "alliance"), {"setup": "usual", "seating": "joined"})
RUNEWARS = Setup("runewars", ("daqan", "uthuk"), {"setup": "usual", "map": "fixed"})


def new(setup: Setup, seed: int = 1) -> Match[Any]:
    return Match.new(GAMES[setup.game], setup, KeyedChance(b"key %d" % seed))


def ahead(match: Match[Any], seat: Seat, seed: int = 1) -> Match[Any]:
    return simulate_ahead(match, seat, random.Random(seed))


def choose(match: Match[Any], seat: Seat, answer: Answer) -> None:
    match.submit(seat, match.pending[seat].id, answer)


def test_it_is_the_seats_turn_in_what_it_imagines() -> None:
    match = new(ROOT)
    assert list(match.pending) == [MARQUISE]
    world = ahead(match, ALLIANCE)
    assert list(world.pending) == [ALLIANCE]
    assert GAMES["root"].current(world.state) == ALLIANCE
    assert world.view(ALLIANCE).hand == match.view(ALLIANCE).hand


def test_imagining_changes_nothing() -> None:
    match = new(ROOT)
    before = match.record()
    choose(world := ahead(match, EYRIE), EYRIE, listed(world.pending[EYRIE])[0])
    assert match.record() == before


def test_nobody_imagines_what_they_cannot_know() -> None:
    match = new(ROOT)
    worlds = [ahead(match, EYRIE, seed) for seed in range(10)]
    assert all(world.view(EYRIE) == worlds[0].view(EYRIE) for world in worlds)
    assert len({tuple(world.state.hands[MARQUISE]) for world in worlds}) > 5
    assert not any(isinstance(world._chance, KeyedChance) for world in worlds)


def test_the_same_seed_imagines_the_same() -> None:
    match = new(ROOT)
    one, other = ahead(match, EYRIE), ahead(match, EYRIE)
    assert one.state == other.state
    assert one.pending == other.pending


def test_a_barrier_shows_where_chance_would_decide() -> None:
    world = ahead(new(ROOT), MARQUISE)
    choose(world, MARQUISE, Build(PieceKind("sawmill"), Clearing(2)))
    assert not world.passed_barrier
    choose(world, MARQUISE, Done())
    assert world.passed_barrier, "cards are drawn in the Evening"


def test_a_precondition_holds_while_nothing_it_names_changes() -> None:
    match = new(ROOT)
    march = next(each for each in listed(match.pending[MARQUISE]) if isinstance(each, March))
    before = precondition_hash(match, MARQUISE, march)
    away = next(c for c in range(1, 13) if c not in (march.origin, march.to))
    match.state.add_token(ALLIANCE, away, "sympathy")
    match.state.points[EYRIE] += 5
    assert find_change(match, MARQUISE, march, before) == ""


@pytest.mark.parametrize("field", ["origin", "to"])
def test_what_has_changed_is_named(field: str) -> None:
    match = new(ROOT)
    march = next(each for each in listed(match.pending[MARQUISE]) if isinstance(each, March))
    before = precondition_hash(match, MARQUISE, march)
    place = getattr(march, field)
    match.state.add_token(ALLIANCE, place, "sympathy")
    assert find_change(match, MARQUISE, march, before) == Named("Clearing", place)


def test_a_price_that_changes_shakes_a_choice() -> None:
    match = new(ROOT)
    build = next(each for each in listed(match.pending[MARQUISE]) if isinstance(each, Build))
    before = precondition_hash(match, MARQUISE, build)
    elsewhere = next(c for c in range(1, 13) if c != build.clearing and match.state.open_slots(c))
    match.state.add_building(MARQUISE, elsewhere, build.building)
    assert find_change(match, MARQUISE, build, before) == "price"


def test_a_card_that_is_gone_shakes_a_choice() -> None:
    world = ahead(new(ROOT), EYRIE)
    answer = RandomPlayer(random.Random(1)).answer(world, world.pending[EYRIE])
    (card,) = (each.value for each in things_named(answer) if each.type_name == "CardId")
    before = precondition_hash(world, EYRIE, answer)
    assert before < 1 << 63
    world.state.hands[EYRIE].clear()
    assert find_change(world, EYRIE, answer, before) == Named("CardId", card)


def test_a_turn_is_thought_out_with_the_order_that_was_revealed() -> None:
    match = new(RUNEWARS)
    first, second = sorted(match.pending)
    choose(match, second, listed(match.pending[second])[4])
    with pytest.raises(Refused, match="no-queue-sealed"):
        ahead(match, second)
    choose(match, first, listed(match.pending[first])[3])
    waiting = next(seat for seat in (first, second) if seat not in match.pending)
    world = ahead(match, waiting)
    assert list(world.pending) == [waiting]
    assert world.pending[waiting].kind.startswith("order.")


def test_the_next_order_is_thought_of_when_ones_turn_is_over() -> None:
    match = new(RUNEWARS)
    player = RandomPlayer(random.Random(3))
    while match.state.turn < 2:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, player.answer(match, question))
    over = Seat(match.state.order[0])
    world = ahead(match, over)
    played = match.state.orders[over][-1]
    offered = [answer_keys(each) for each in listed(world.pending[over])]
    assert world.pending[over].kind == "orders"
    assert [f"runewars.order:{played}"] not in offered


def test_a_game_that_knows_nothing_of_it_refuses() -> None:
    with pytest.raises(Refused, match="no-queue"):
        ahead(begin(), Seat(1))
