"""Thinking in the middle of a step: what others chose facedown in it stays unknown."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.ai.levels import LEVELS
from engine.ai.lookahead import Thinker
from engine.ai.players import GreedyPlayer
from engine.ai.trial import Trials
from engine.core.choices.questions import answer_keys
from engine.core.match import Match
from engine.core.seats import Seat
from engine.root.factions.alliance.outrage import outrage
from engine.root.rules.battle.fighting import battle
from engine.root.state import RootTable
from engine.runewars.rules.seasons.year import choose_orders
from tests.root.kit.hundreds import warlord
from tests.root.kit.table import FOX, MOUSE, OTHER_FOX, RootTestTable
from tests.runewars.kit.battle import BattleTable
from tests.table import PlayedTable

FOX_CARDS = ("anvil", "tax_collector")


def outraged(given: str) -> PlayedTable:
    """Have the Marquise give the Alliance a fox card; then the Eyrie are asked for one."""
    table = RootTestTable("marquise", "eyrie", "alliance")
    table.give("marquise", *FOX_CARDS)
    table.give("eyrie", "foxfolk_steel", "protection_racket")
    marquise, eyrie, alliance = (Seat(seat) for seat in range(3))

    async def both_pay(t: RootTable) -> None:
        await outrage(t, alliance, marquise, FOX, "moved")
        await outrage(t, alliance, eyrie, OTHER_FOX, "moved")

    table.play(both_pay, [f"marquise: {given}", "eyrie: ..."])
    return table


def spied_on(orders: tuple[int, int]) -> PlayedTable:
    """Have the Daqan Lords look at an order, which is low; they choose last."""
    table = BattleTable("daqan", "uthuk", "latari", spy_guild_second="on")
    table.state.titles["spy_guild"] = table.side("daqan")
    table.play(choose_orders, ["daqan: ..."])
    table.choose("daqan", f"name:{table.seat('uthuk')}")
    for key, order in zip(("uthuk", "latari"), orders, strict=True):
        table.choose(key, f"order:{order}")
    return table


def unambushed(when: str) -> PlayedTable:
    """Have a bitter warlord attack the Eyrie, who plan ambushes and hold none."""
    table = RootTestTable("hundreds", "eyrie", responses="planned")
    table.state.current = table.seat("hundreds")
    table.state.plans[table.seat("eyrie")]["ambush"] = {"when": when}
    warlord(table, FOX, 1, mood="bitter")
    table.build(MOUSE, "hundreds", "mob")
    table.place(FOX, eyrie=3)
    table.give("eyrie", *FOX_CARDS)
    table.play(lambda t: battle(t, Seat(0), Seat(1), FOX), ["hundreds: ..."])
    return table


WORLDS: dict[str, tuple[Callable[[], PlayedTable], Callable[[], PlayedTable], str]] = {
    "a card given": (lambda: outraged("anvil"), lambda: outraged("tax_collector"), "eyrie"),
    "orders": (lambda: spied_on((1, 8)), lambda: spied_on((4, 2)), "daqan"),
    "a plan": (lambda: unambushed("always"), lambda: unambushed("never"), "hundreds"),
}
"""Two worlds that a seat cannot tell apart, and that seat."""


def dealt(match: Match[Any], seat: Seat, seed: int) -> tuple[Any, Any, Any]:
    """Return a deal of what the seat cannot know, with the choices that led here."""
    spot = Trials(match.game, match.setup, random.Random(seed)).deal(match, seat)
    assert spot is not None, "there is such a deal"
    given: Any = spot.given
    course = [(by, answer_keys(answer)) for by, answer in given]
    return course, spot.responses, spot.state


def chosen(match: Match[Any], seat: Seat) -> list[object]:
    """Return what computers would choose, and what they think of it."""
    question, tip = match.pending[seat], LEVELS["hard"]
    thought = Thinker(tip, random.Random(3)).think(match, question, mixed=False)
    greedy = GreedyPlayer(random.Random(3)).rank(match, question)
    return [thought.weighed, thought.line, greedy]


@pytest.mark.parametrize("world", WORLDS)
def test_a_seat_thinks_alike_whatever_others_chose_facedown(world: str) -> None:
    one, other, key = WORLDS[world]
    here, there = one(), other()
    seat = Seat(here.seat(key))
    assert here.match is not None
    assert there.match is not None
    assert here.match.view(seat) == there.match.view(seat)
    assert here.question(key) == there.question(key)

    deals = [[dealt(match, seat, n) for n in range(12)] for match in (here.match, there.match)]

    assert deals[0] == deals[1]
    assert chosen(here.match, seat) == chosen(there.match, seat)


def test_all_that_may_have_been_chosen_is_reckoned_with() -> None:
    table = spied_on((1, 8))
    assert table.match is not None
    found = [dealt(table.match, Seat(0), n) for n in range(99)]
    courses = [dict(course) for course, _, _ in found]
    assert {c[Seat(1)][0] for c in courses} == {f"runewars.order:{n}" for n in range(1, 5)}
    assert {c[Seat(2)][0] for c in courses} == {f"runewars.order:{n}" for n in range(1, 9)}
