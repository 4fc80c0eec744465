"""The worth of positions on the way to a turn's end, and at it."""

from __future__ import annotations

import random
from typing import Any

from engine.ai.search import WIDE, Search
from engine.core.choices.actions import Done
from engine.core.seats import Seat
from engine.games import GAMES
from engine.runewars.rules.tactics import PlayTactic
from tests.runewars.kit import RunewarsTestTable

GAME: Any = GAMES["runewars"]
DAQAN = Seat(0)


def test_no_card_is_wasted_to_put_off_an_end_that_was_learned_to_be_worse() -> None:
    table = RunewarsTestTable()
    table.stronghold("daqan", "DA")
    table.tactics("daqan", "scorched_earth")
    table.order("daqan", 5)
    learned = iter([0.0])
    search = Search(
        GAME, table.setup, DAQAN, random.Random(1), enough=lambda: False,
        learned=lambda state, seat: next(learned, -10.0),
    )  # fmt: skip
    assert table.match is not None
    world = search.trials.deal(table.match, DAQAN)
    assert world is not None
    search.valuation.begin_at(world)

    spot, question = search.own_question(world)
    assert question is not None
    ranked = [type(step.answer) for step in search.steps(spot, question, WIDE)]

    assert ranked.index(Done) < ranked.index(PlayTactic), "its stronghold would be destroyed"
    line = search.roll_out(world)
    assert line.worth < search.valuation.seeming(line.end), "the end counts what was learned"
