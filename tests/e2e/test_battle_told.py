"""A battle of Runewars as its players hear it: one sentence, and its steps behind a button."""

from __future__ import annotations

import random
import re

from bot.matches.mask import FIRST
from engine.ai.players import GreedyPlayer
from engine.runewars.rules.battle.card_windows import Prepare
from tests.e2e.host import Host, Table
from tests.e2e.playing import Presser
from tests.e2e.seen import Reply

ANSWERS = 80
ENDED = re.compile(r"(You (held|beat)|(beat|against) you).*\. .* lost .*; .* lost .*\.")
READY = {"responses": "planned", "map": "fixed", "setup": "usual"}


async def play_to_a_battle(table: Table) -> tuple[str, Reply]:
    """Press on until a reply tells the end of a battle; return its person and the reply."""
    presser, mind = Presser(), GreedyPlayer(random.Random(5))
    for _ in range(ANSWERS):
        await table.host.quiet()
        person, question = next(iter((await table.asked()).items()))
        answer = mind.answer((await table.live()).match, question)
        reply = await presser.answer(table, person, question, answer)
        if ENDED.search(reply.text):
            return person, reply
    raise AssertionError("this play should come upon a battle")


async def test_a_card_prepared_in_silence_is_named_to_its_player(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options=READY
    )
    presser, mind = Presser(), GreedyPlayer(random.Random(5))
    for _ in range(ANSWERS):
        await table.host.quiet()
        person, question = next(iter((await table.asked()).items()))
        options = getattr(question.form, "options", ())
        prepared = [each for each in options if isinstance(each, Prepare)]
        answer = prepared[0] if prepared else mind.answer((await table.live()).match, question)
        reply = await presser.answer(table, person, question, answer)
        if prepared:
            assert "You chose: " in reply.text
            return
    raise AssertionError("this play should come upon a card to prepare")


async def test_a_battle_is_told_in_a_sentence_and_its_steps_on_request(host: Host) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options=READY
    )

    person, reply = await play_to_a_battle(table)
    said = reply.text
    (details,) = [b.custom_id for b in reply.buttons if b.custom_id.startswith("details:")]
    steps = await host.driver.press(person, reply, details)

    shown = int(details.rpartition(":")[2])
    assert shown >= FIRST, "it does not count what others did in secret"
    assert "Strength in" not in said
    assert "Strength in" in steps.text
    back = next(b.custom_id for b in steps.buttons if b.custom_id.startswith("play:"))
    assert (await host.driver.press(person, steps, back)).private
    await host.quiet()
    told = "\n".join(post.text for post in table.posts)
    assert "Strength in" not in told
