"""Menus of a turn: an option shows the step it ends, and a menu is named after a step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, NamedTuple

import pytest

from engine.ai.answers import random_answer
from engine.core.choices.actions import Done
from engine.core.choices.questions import OneOf, Question
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.core.table import Table
from engine.games import GAMES
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.menus import REST, menu_of
from engine.root.rules.turn import go_to_stage
from engine.selfplay import chance_of
from tests.properties.setups import every_table
from tests.replicas import replicate
from tests.table import listed
from tests.torture import share, torture

ROOT = GAMES["root"]
DECKS = next(each for each in ROOT.options if each.key == "deck").choices
DECISIONS = 500
PER_MENU = 4
"""Options tried per menu."""


def tables() -> list[Any]:
    """Return tables at which every faction sits, with each deck; a third of them, with one deck."""
    rng = random.Random(11)
    found: list[list[Any]] = [[] for _ in DECKS]
    for deck, those in zip(DECKS, found, strict=True):
        missing = set(FACTIONS)
        mixes = every_table(ROOT, 4)
        rng.shuffle(mixes)
        while missing:
            seats = max(mixes, key=lambda mix: len(missing & set(mix)))
            missing -= set(seats)
            setup = Setup("root", seats, {"deck": deck, "setup": "usual", "responses": "planned"})
            those.append(pytest.param(setup, id=f"{'-'.join(seats)}-{deck}"))
    return share([*chain(*zip(*found, strict=True))], of=1 / len(DECKS))


class Menu(NamedTuple):
    """A menu of a turn that offers something, from a match."""

    match: Match[Any]
    seat: Seat
    question: Question
    turn_places: Any
    rng: random.Random


def menus(setup: Setup, seed: int) -> Iterator[Menu]:
    """Play at random, and stop at every menu of a turn that offers something."""
    rng = random.Random(seed)
    match = Match.new(ROOT, setup, chance_of(seed))
    for _ in range(DECISIONS):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        turn_places = ROOT.turn_places(match.state, question)
        if turn_places:
            yield Menu(match, Seat(seat), question, turn_places, rng)
        answer = random_answer(question.form, rng)
        if turn_places and isinstance(answer, Done) and rng.random() < 0.8:
            answer = random_answer(question.form, rng)  # a turn should get somewhere
        match.submit(seat, question.id, answer)


def left_after(match: Match[Any], question: Question, seat: Seat, chosen: Any) -> list[Any]:
    """Return the offers to the seat where the rules go on after its choice."""
    assert isinstance(question.form, OneOf)
    state = match.state.copy()
    offers = menu_of(state, seat).offers
    index = next(i for i, each in enumerate(question.form.options) if each is chosen)
    go_to_stage(Table(match, state), seat, offers[index].stage)
    state.acted = True
    return [each.option for each in menu_of(state, seat).offers]


@torture
@pytest.mark.parametrize("setup", tables())
def test_every_menu_of_a_match_keeps_what_menus_promise(setup: Setup) -> None:
    tried = Counter[str]()
    for menu in menus(setup, 3):
        for check in CHECKS:
            tried[check.__name__] += check(menu)
    assert [check.__name__ for check in CHECKS if not tried[check.__name__]] == []


def an_option_that_is_not_marked_ends_nothing_and_a_marked_one_always_does(menu: Menu) -> int:
    """Return the number of options that end a step."""
    marked = 0
    form = menu.question.form
    assert isinstance(form, OneOf)
    chosen = [i for i, each in enumerate(form.options) if not isinstance(each, Done)]
    before = [form.options[i] for i in chosen]
    for i in menu.rng.sample(chosen, min(PER_MENU, len(chosen))):
        option, turn_place = form.options[i], menu.turn_places[i]
        still = left_after(menu.match, menu.question, menu.seat, option)
        gone = [each for each in before if each not in still and each != option]
        assert (turn_place.ends is not None) == bool(gone), (menu.question.kind, option.key())
        assert list(turn_place.lost) == gone
        marked += bool(gone)
    return marked


def what_an_option_ends_is_not_offered_in_the_next_menu(menu: Menu) -> bool:
    """Choose it for real, in a copy of the match, and play on to the same seat's next menu."""
    match, seat, question, turn_places, rng = menu
    assert isinstance(question.form, OneOf)
    ending = [i for i, each in enumerate(turn_places) if each.lost]
    if not ending or rng.random() < 0.7:
        return False
    i = rng.choice(ending)
    ahead = replicate(match, chance_of(1))
    turn = ahead.state.turn
    ahead.submit(seat, ahead.pending[seat].id, question.form.options[i])
    while not ahead.over and ahead.state.turn == turn:
        other, asked = next(iter(ahead.pending.items()))
        if other == seat and ROOT.turn_places(ahead.state, asked):
            assert not set(turn_places[i].lost) & set(listed(asked)), question.kind
            return True
        ahead.submit(other, asked.id, random_answer(asked.form, rng))
    return False


def a_menu_is_named_after_the_first_step_that_offers_something_of_its_own(menu: Menu) -> bool:
    """Return whether the menu is named after a step with options of its own."""
    match, seat, question = menu.match, menu.seat, menu.question
    stages = FACTIONS[match.state.factions[seat]].stages
    name, keys = question.kind.partition(".")[2], [stage.key for stage in stages]
    if question.kind != REST and name not in keys:
        return False  # the second move of a march
    own = [
        stage.key
        for stage in stages[match.state.stage :]
        if any(each in listed(question) for each in stage.options(match.state, seat))
    ]
    if question.kind == REST:
        assert not own
    if question.kind == REST or not own:
        return False
    first, asked = keys.index(own[0]), keys.index(name)
    if asked != first and stages[asked].has_options:  # else it is a time to use a card
        # Everybody sees the phase, and must not learn from it that nothing is offered there.
        assert asked < first
        assert stages[asked].possible(match.state, seat)
        assert stages[asked].phase != stages[first].phase
    return asked == first


def nobody_is_stopped_where_all_can_see_that_only_done_is_left(menu: Menu) -> bool:
    """Check that a seat offered nothing but Done holds cards that nobody else has seen."""
    state, seat = menu.match.state, menu.seat
    if not menu.question.decides():
        hidden = FACTIONS[state.factions[seat]].hidden_cards(state, seat)
        nothing = all(isinstance(each, Done) for each in listed(menu.question))
        assert not nothing or state.hands[seat] or any(hidden), menu.question.kind
    return True


CHECKS: tuple[Callable[[Menu], int], ...] = (
    an_option_that_is_not_marked_ends_nothing_and_a_marked_one_always_does,
    what_an_option_ends_is_not_offered_in_the_next_menu,
    a_menu_is_named_after_the_first_step_that_offers_something_of_its_own,
    nobody_is_stopped_where_all_can_see_that_only_done_is_left,
)
"""Checks, each of which returns whether, or how often, its subject occurred in the menu."""
