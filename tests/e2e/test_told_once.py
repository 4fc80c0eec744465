"""The result of a turn is told at its end, and not again after each response."""

from __future__ import annotations

import random

from engine.ai.players import GreedyPlayer
from tests.e2e.host import Host
from tests.e2e.playing import Presser

ANSWERS = 60
RECAP = "Since your turn began"


async def test_a_turn_is_summed_up_as_it_ends_and_not_after_each_response(host: Host) -> None:
    options = {"setup": "usual", "responses": "live"}
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], options=options)
    presser, mind = Presser(), GreedyPlayer(random.Random(5))
    summed_up = responses = 0
    for _ in range(ANSWERS):
        await host.quiet()
        person, question = next(iter((await table.asked()).items()))
        match = (await table.live()).match
        responds = match.state.current != question.seat
        reply = await presser.answer(table, person, question, mind.answer(match, question))
        if "Nothing is asked of you now" not in reply.text:
            continue
        if responds:
            responses += 1
            assert RECAP not in reply.text
        else:
            summed_up += RECAP in reply.text
    assert summed_up
    assert responses
