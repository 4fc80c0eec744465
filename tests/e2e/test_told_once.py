"""The result of a turn is told at its end, and not again after each response."""

from __future__ import annotations

import random

from bot.notify.outbox import mark_of
from engine.ai.players import GreedyPlayer
from tests.e2e.ending import attack_ambusher
from tests.e2e.host import Host
from tests.e2e.playing import Presser, played

ANSWERS = 60
RECAP = "Since your turn began"


async def test_a_turn_is_summed_up_as_it_ends_and_not_after_each_response(host: Host) -> None:
    options = {"setup": "usual", "responses": "live"}
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], options=options)
    presser, mind = Presser(), GreedyPlayer(random.Random(5))
    await attack_ambusher(table, presser)
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
        if summed_up and responses:
            break
    assert summed_up
    assert responses


async def test_posts_do_not_tell_how_many_messages_went_to_others(host: Host) -> None:
    """Rows are numbered, and among them are letters that nobody else may know of."""
    table = await played(host)
    async with host.store.reading() as reads:
        rows = [row for row in await reads.outbox(table.match) if row.message_id is not None]
    assert len(rows) > 2
    buttons = {each.custom_id.split(":")[2] for post in table.posts for each in post.buttons}
    nonces = {str(message.nonce) for message in host.driver.world.messages.values()}
    assert (buttons | nonces).isdisjoint(str(row.id) for row in rows)
    marks = {str(mark_of(row)) for row in rows}
    assert len(marks) == len(rows)
    assert marks & buttons & nonces
