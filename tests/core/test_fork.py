"""Forks to search in: they hold no key, and nothing that the seat cannot know."""

from __future__ import annotations

import gc
import random
from types import ModuleType
from typing import Any

from engine.core.chance.draws import KeyedChance
from engine.core.choices.actions import Pass, Yes
from engine.core.events import Envelope
from engine.core.match import Match
from engine.core.seats import Seat
from tests.core.conftest import KEY, RULES, Rule, ToyMatch, answer, any_rule, begin, begin_with
from tests.core.toy import GAME, Auction, Card, Drew, Light, Roll, Rolled, ToyTable, Trade
from tests.replicas import replicate

ANN, BOB, CEM = Seat(0), Seat(1), Seat(2)


def reachable(root: Any) -> list[Any]:
    """List every object that can be reached from one, classes and modules left out."""
    found, queue = {id(root): root}, [root]
    while queue:
        for each in gc.get_referents(queue.pop()):
            if not isinstance(each, (type, ModuleType)) and id(each) not in found:
                if isinstance(each, dict) and "__builtins__" in each:
                    continue
                found[id(each)] = each
                queue.append(each)
    return list(found.values())


def test_a_fork_never_carries_the_key() -> None:
    match = begin(chance=KeyedChance(KEY))
    answer(match, ANN, Light())
    assert any(each is match._chance for each in reachable(match)), "the walk finds what is there"
    fork = match.fork(ANN, random.Random(1))
    assert not any(isinstance(each, KeyedChance) or each == KEY for each in reachable(fork))


def test_a_fork_deals_anew_what_its_seat_cannot_know() -> None:
    match = begin()
    worlds = [match.fork(ANN, random.Random(seed)) for seed in range(20)]
    assert all(world.view(ANN) == match.view(ANN) for world in worlds)
    assert all(world.state.hands[ANN] == match.state.hands[ANN] for world in worlds)
    assert len({tuple(world.state.hands[BOB]) for world in worlds}) > 10
    assert len({tuple(world.state.deck) for world in worlds}) == 20
    assert all(GAME.census(world.state) == GAME.census(match.state) for world in worlds)


def test_what_happens_in_a_fork_stays_there() -> None:
    match = begin()
    answer(match, ANN, Light())
    before, record = match.state.copy(), match.record()
    fork = match.fork(ANN, random.Random(1))
    answer(fork, ANN, {"red": 2})
    answer(fork, ANN, Roll())
    assert fork.state.points[ANN] >= 1
    assert (match.state, match.record()) == (before, record)


def test_a_fork_rolls_its_own_dice() -> None:
    match = begin(chance=KeyedChance(KEY))
    rolls: set[int] = set()
    for seed in range(30):
        fork = match.fork(ANN, random.Random(seed))
        answer(fork, ANN, Roll())
        rolls.update(told.event.value for told in fork.told if isinstance(told.event, Rolled))
    assert rolls == {0, 1, 2}


def test_a_fork_asks_under_the_same_number_in_the_middle_of_a_step() -> None:
    match = begin()
    match.change_plan(BOB, "shield", {"when": "never"})
    answer(match, ANN, Trade())
    fork = match.fork(ANN, random.Random(1))
    question = match.pending[ANN]
    assert fork.pending[ANN].id == question.id
    assert fork.pending[ANN].form == question.form
    fork.submit(ANN, question.id, (Card(match.state.hands[ANN][0]),))


def test_a_fork_knows_no_sealed_answer_of_another_seat() -> None:
    match = begin()
    answer(match, ANN, Auction())
    answer(match, BOB, {"red": 2})
    answer(match, ANN, {"blue": 1})
    fork = match.fork(CEM, random.Random(1))
    assert sorted(fork.pending) == [ANN, BOB, CEM]
    answer(fork, CEM, {"red": 2})
    assert sorted(fork.pending) == [ANN, BOB]

    own = match.fork(ANN, random.Random(1))
    assert own.answered[ANN][1] == {"blue": 1}
    assert own.answered[ANN][0].id == match.answered[ANN][0].id
    assert sorted(own.pending) == [BOB, CEM]


def after_the_deal(rule: Rule) -> ToyMatch:
    """Begin a match in the middle of a rule, with four cards in Bob's hand."""

    async def dealt(t: ToyTable) -> None:
        t.state.hands[BOB][:] = [t.state.deck.pop() for _ in range(4)]
        RULES.append(rule)
        t.then(any_rule, len(RULES) - 1)

    return begin_with(dealt)


def test_a_fork_keeps_what_its_seat_is_just_looking_at() -> None:
    async def look_at_two(t: ToyTable) -> None:
        top = t.state.deck[-2:]
        for card in top:
            t.tell(Drew(ANN, card), only=[ANN])
        taken = await t.choose(ANN, "toy.look", [Card(card) for card in top], public=False)
        t.state.deck.remove(taken.card)
        t.state.hands[ANN].append(taken.card)

    match = after_the_deal(look_at_two)
    top = match.state.deck[-2:]
    for seed in range(10):
        fork = match.fork(ANN, random.Random(seed))
        assert fork.state.deck[-2:] == top
        assert fork.state.deck != match.state.deck
        answer(fork, ANN, Card(top[0]))
        assert fork.state.hands[ANN] == [top[0]]


def test_a_rule_in_the_middle_of_a_fork_knows_nothing_of_the_real_deal() -> None:
    taken = []

    async def rob(t: ToyTable) -> None:
        held = t.state.hands[BOB][:]
        await t.choose(ANN, "toy.rob", [Yes(), Pass()])
        t.state.hands[BOB].remove(held[0])
        taken.append(held[0])

    match = after_the_deal(rob)
    for seed in range(20):
        answer(match.fork(ANN, random.Random(seed)), ANN, Yes())
    assert len(set(taken)) > 5


def test_a_fork_that_cannot_be_dealt_before_the_step_is_dealt_within() -> None:
    """Ann's options depend on Bob's hand, and she was never told of it."""

    async def betray(t: ToyTable) -> None:
        options = [Card(card) for card in sorted(t.state.hands[BOB])]
        await t.choose(ANN, "toy.betray", options, public=False)

    match = after_the_deal(betray)
    forks = [match.fork(ANN, random.Random(seed)) for seed in range(5)]
    assert all(fork.pending[ANN].form == match.pending[ANN].form for fork in forks)
    assert len({tuple(fork.state.hands[BOB]) for fork in forks}) > 1


def test_a_replica_is_the_same_position_with_the_same_secrets() -> None:
    match = begin(chance=KeyedChance(KEY))
    answer(match, ANN, Roll())
    answer(match, ANN, Trade())
    replica = replicate(match, match._chance)
    assert replica.state == match.state
    assert replica.pending == match.pending
    given = (Card(match.state.hands[ANN][1]),)
    assert answer(replica, ANN, given) == answer(match, ANN, given)
    assert answer(replica, ANN, Roll()) == answer(match, ANN, Roll())
    assert replica.state == match.state


def test_a_position_between_steps_is_given_only_between_steps() -> None:
    match = begin()
    state = match.between_steps()
    assert state is not None
    assert state is not match.state
    again: ToyMatch = Match.at(GAME, match.setup, state, match._chance)
    assert again.pending == match.pending
    answer(match, ANN, Trade())
    assert match.between_steps() is None
    answer(match, ANN, ())
    assert match.between_steps() is not None


def test_events_keep_their_audience() -> None:
    match = begin()
    private = [told for told in match.told if told.audience is not None]
    assert [told.audience for told in private] == [(ANN,), (ANN,), (BOB,), (BOB,), (CEM,), (CEM,)]
    told = Envelope(private[0].event, (ANN,))
    assert told.is_for(ANN)
    assert not told.is_for(BOB)
    assert not told.is_for(None)
    assert Envelope(told.event).is_for(None)


def test_a_menu_is_listed_once_for_its_seat_and_anew_for_others() -> None:
    """A seat's options depend on what it sees; others' options do not."""
    listed = []

    async def rule(t: ToyTable) -> None:
        options = t.list_once(lambda: listed.append(t) or [Light(), Roll()])  # type: ignore[func-returns-value]
        await t.choose(ANN, "toy.act", options)

    match = begin_with(rule)
    assert len(listed) == 1
    assert match.fork(ANN, random.Random(1)).pending[ANN].form == match.pending[ANN].form
    assert len(listed) == 1
    assert match.fork(BOB, random.Random(1)).pending[ANN].form == match.pending[ANN].form
    assert len(listed) == 2
