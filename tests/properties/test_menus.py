"""The menus of a turn: what an option ends stands on itself, and a menu is named after a step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.core.choices.actions import Done
from engine.core.choices.questions import OneOf, Question
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.core.simulation import replicate
from engine.core.table import Table
from engine.games import GAMES
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.menus import REST, menu_of
from engine.root.rules.turn import go_to_stage
from engine.selfplay import chance_of
from tests.properties.setups import every_table

ROOT = GAMES["root"]
DECKS = next(each for each in ROOT.options if each.key == "deck").choices
DECISIONS = 500
PER_MENU = 4
"""So many options of a menu are tried."""


def tables() -> list[Any]:
    """Return tables at which every faction sits, with each deck."""
    rng = random.Random(11)
    found: list[Any] = []
    for deck in DECKS:
        missing = set(FACTIONS)
        mixes = every_table(ROOT, 4)
        rng.shuffle(mixes)
        while missing:
            seats = max(mixes, key=lambda mix: len(missing & set(mix)))
            missing -= set(seats)
            setup = Setup("root", seats, {"deck": deck, "setup": "usual", "responses": "planned"})
            found.append(pytest.param(setup, id=f"{'-'.join(seats)}-{deck}"))
    return found


every = pytest.mark.parametrize("setup", tables())


def menus(setup: Setup, seed: int) -> Any:
    """Play at random, and stop at every menu of a turn that offers something."""
    rng = random.Random(seed)
    match = Match.new(ROOT, setup, chance_of(seed))
    for _ in range(DECISIONS):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        standings = ROOT.standings(match.state, question)
        if standings:
            yield match, seat, question, standings, rng
        answer = random_answer(question.form, rng)
        if standings and isinstance(answer, Done) and rng.random() < 0.8:
            answer = random_answer(question.form, rng)  # a turn should get somewhere
        match.submit(seat, question.id, answer)


def left_after(match: Match[Any], question: Question, seat: Seat, chosen: Any) -> list[Any]:
    """Return what the seat would be offered where the rules go on once it has chosen."""
    assert isinstance(question.form, OneOf)
    state = match.state.copy()
    offers = menu_of(state, seat).offers
    index = next(i for i, each in enumerate(question.form.options) if each is chosen)
    go_to_stage(Table(match, state), seat, offers[index].stage)
    state.acted = True
    return [each.option for each in menu_of(state, seat).offers]


@every
def test_an_option_that_is_not_marked_ends_nothing_and_a_marked_one_always_does(
    setup: Setup,
) -> None:
    marked = 0
    for match, seat, question, standings, rng in menus(setup, 3):
        chosen = [i for i, each in enumerate(question.form.options) if not isinstance(each, Done)]
        for i in rng.sample(chosen, min(PER_MENU, len(chosen))):
            option, standing = question.form.options[i], standings[i]
            still = left_after(match, question, seat, option)
            before = [each for each in question.form.options if not isinstance(each, Done)]
            gone = [each for each in before if each not in still and each != option]
            assert (standing.ends is not None) == bool(gone), (question.kind, option.key())
            assert list(standing.lost) == gone
            marked += bool(gone)
    assert marked, "this play should come upon an option that ends a step"


@every
def test_what_an_option_ends_is_not_offered_in_the_next_menu(setup: Setup) -> None:
    """Choose it for real, in a copy of the match, and play on to the same seat's next menu."""
    tried = 0
    for match, seat, question, standings, rng in menus(setup, 5):
        ending = [i for i, each in enumerate(standings) if each.lost]
        if not ending or rng.random() < 0.7:
            continue
        i = rng.choice(ending)
        ahead = replicate(match, chance_of(1))
        turn = ahead.state.turn
        ahead.submit(seat, ahead.pending[seat].id, question.form.options[i])
        while not ahead.over and ahead.state.turn == turn:
            other, asked = next(iter(ahead.pending.items()))
            if other == seat and ROOT.standings(ahead.state, asked):
                tried += 1
                assert not set(standings[i].lost) & set(asked.form.options), question.kind
                break
            ahead.submit(other, asked.id, random_answer(asked.form, rng))
    assert tried


@every
def test_a_menu_is_named_after_the_first_step_that_offers_something_of_its_own(
    setup: Setup,
) -> None:
    named = 0
    for match, seat, question, _, _ in menus(setup, 7):
        faction = match.state.factions[seat]
        stages = FACTIONS[faction].stages
        name, keys = question.kind.partition(".")[2], [stage.key for stage in stages]
        if question.kind != REST and name not in keys:
            continue  # the second move of a march
        own = [
            stage.key
            for stage in stages[match.state.stage :]
            if any(each in question.form.options for each in stage.options(match.state, seat))
        ]
        if question.kind == REST:
            assert not own
        elif own:
            first, asked = keys.index(own[0]), keys.index(name)
            named += asked == first
            if asked == first or not stages[asked].has_options:  # a time to use a card
                continue
            # Everybody sees the phase, and may not learn from it that nothing is offered there.
            assert asked < first
            assert stages[asked].possible(match.state, seat)
            assert stages[asked].phase != stages[first].phase
    assert named


@every
def test_nobody_is_stopped_where_all_can_see_that_only_done_is_left(setup: Setup) -> None:
    """A seat offered nothing but Done holds cards that nobody else has seen."""
    for match, seat, question, _, _ in menus(setup, 9):
        if not question.decides():
            state = match.state
            hidden = FACTIONS[state.factions[seat]].hidden_cards(state, seat)
            nothing = all(isinstance(each, Done) for each in question.form.options)
            assert not nothing or state.hands[seat] or any(hidden), question.kind
