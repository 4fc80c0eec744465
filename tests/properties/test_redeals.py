"""100,000 positions dealt anew: nobody can tell worlds apart that differ in what they can't know.

The test compares views, events and their audiences, and who is asked what; possible undos and their
results, and what is to be drawn beside its question; sometimes all that the bot says to everybody
and to each seat; and sometimes pictures, alternative texts and the text board.
A failure's name repeats it: `SHARE=1 pytest 'tests/properties/test_redeals.py::…[17-root]'`.
"""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.core.chance.draws import RngChance
from engine.core.choices.questions import answer_keys
from engine.core.events import events_for
from engine.core.game import Game
from engine.core.match import Match
from engine.core.saving.recorder import Retention
from engine.core.seats import Seat, Setup
from engine.core.simulation.other_world import OtherWorld
from engine.fuzz import SPAN, Broken, Findings, Look, Made, Position, check_redeal
from engine.games import GAMES
from engine.root.factions.marquise.actions import MarquiseBattle
from engine.root.pieces import Clearing
from engine.selfplay import chance_of, random_setup
from tests.properties.fierce import fierce_answer
from tests.properties.sayings import give_tip, say_ahead, say_aims, say_all
from tests.properties.sights import asked_to_draw, draw_all
from tests.root.kit.table import FOX, RABBIT, RootTestTable
from tests.table import LastRng, listed
from tests.torture import WHOLE, done_before, note_done, share, tally, torture

CASES = range(2500)
EACH = 20 if WHOLE else 12
"""Positions dealt anew in each case, for each game."""
DRAWN, SAID, AIMED = 20, 5, 3
"""Number of positions from one that is drawn to the next; of words and of aims likewise."""
DEALS = 3
"""Number of times each position is dealt anew."""
FIERCELY = 0.5
"""The share of matches whose players seek battles."""


@torture
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("case", share(CASES, of=0.0004))
def test_worlds_that_differ_in_secrets_alone_look_alike(case: int, game: Game[Any]) -> None:
    if done_before(name := f"redeals {case} {game.key}"):
        return
    rng, findings, looks = random.Random(case), Findings(), count(1)
    while findings.redeals < EACH:
        setup = random_setup(game, rng)
        for origin, span in spans(game, setup, rng.randrange(1 << 30), rng):
            for _ in range(DEALS):
                number = next(looks)
                look = look_around(drawn=not number % DRAWN, aims=not number % AIMED)
                say = None if number % SAID else say_all
                check_redeal(origin, span, rng, findings, look, say)
            if findings.redeals >= EACH:
                break
    assert findings.kept >= findings.redeals / 4
    tally(f"redeals {game.key}", findings.redeals)
    tally(f"redeals {game.key}, whole span compared", findings.kept)
    note_done(name)


def spans(game: Game[Any], setup: Setup, seed: int, rng: random.Random) -> Any:
    """Play a match at random or fiercely; yield positions between two steps, and what followed."""
    chance, fierce = chance_of(seed), rng.random() < FIERCELY
    match: Match[Any] = Match.new(game, setup, chance)
    origin, span = None, []
    while not match.over:
        if origin is None and (state := match.between_steps()) is not None:
            origin = Position(game, setup, state, chance)
        seat, question = next(iter(match.pending.items()))
        answer = random_answer(question.form, rng)
        if fierce:
            answer = fierce_answer(match, question, rng)
        span.append(Made(seat, answer_keys(answer)))
        match.submit(seat, question.id, answer)
        if origin is not None and (len(span) >= SPAN or match.over):
            yield origin, span
        if origin is None or len(span) >= SPAN:
            origin, span = None, []


def look_around(*, drawn: bool, aims: bool = True) -> Look:
    """Return a function that lists all an observer may see of a position and the last one."""

    def look(match: Match[Any], observer: Seat | None) -> list[Any]:
        found: list[Any] = [say_aims(match, observer)] if aims else []
        if observer is not None:
            found += [say_ahead(match, observer), asked_to_draw(match, observer)]
        if drawn:
            found.append(draw_all(match, observer))
            asked = None if observer is None else match.pending.get(observer)
            found.append(asked and give_tip(match, asked))
        seats = [Seat(seat) for seat in range(len(match.setup.seats))]
        back = [seat for seat in seats if match.can_undo(seat)]
        found.append(back)
        for seat in back[:1]:
            match.undo(seat)
            asked = None if observer is None else match.pending.get(observer)
            found += [match.view(observer), events_for(match.told, observer), asked]
            found.append(sorted(match.pending))
        return found

    return look


def test_what_tells_of_another_hand_when_looked_at_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = lambda match, seat: min(match.state.hands[seat], default=0) % 2  # noqa: E731
    monkeypatch.setattr(Match, "can_undo", hand)
    rng, setup = random.Random(1), Setup("root", ("marquise", "eyrie"), {})
    with pytest.raises(Broken, match="by what it may look at"):
        for_each_span(setup, rng, lambda match, _: match.can_undo(Seat(1)))


def for_each_span(setup: Setup, rng: random.Random, look: Any) -> None:
    for origin, span in spans(GAMES[setup.game], setup, 1, rng):
        check_redeal(origin, span, rng, Findings(), look)


def world_before_a_battle(keep: Retention) -> OtherWorld:
    """Return a world in which the Eyrie responds to a battle by plan: with nothing."""
    marquise, eyrie = Seat(0), Seat(1)
    table = RootTestTable("marquise", "eyrie", responses="planned")
    table.place(FOX, marquise=1, eyrie=3)
    table.place(RABBIT, marquise=2)
    table.build(FOX, "marquise", "sawmill", "workshop", "wood")
    table.give("eyrie", "ambush_fox")
    table.state.plans[marquise]["losses"] = {"keep": "ask"}
    table.state.current, table.state.turn = marquise, 1
    table.state.agenda[:] = [("turn.enter_stage", (marquise, 0))]
    unlucky = RngChance(LastRng())
    world = OtherWorld.at(table.game, table.setup, table.state, unlucky, [None], keep=keep)
    world.submit(marquise, world.pending[marquise].id, MarquiseBattle(Clearing(FOX), eyrie))
    return world


def test_a_world_without_a_way_back_responds_by_plan_too() -> None:
    world = world_before_a_battle("nothing")
    assert (world.pending[Seat(0)].kind, world.dictated) == ("battle.losses", [])


def test_a_world_that_goes_back_repeats_what_plans_responded() -> None:
    marquise = Seat(0)
    world = world_before_a_battle("turn")
    losses = world.pending[marquise]
    assert (losses.kind, world.dictated) == ("battle.losses", [])
    view = world.view(None)
    world.submit(marquise, losses.id, tuple(listed(losses)[:2]))

    world.undo(marquise)

    assert world.pending[marquise].kind == "battle.losses"
    assert world.view(None) == view
