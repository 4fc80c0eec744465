"""A first game against computers, in direct messages and without a server."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.ui.wording import Wording
from engine.ai.players import GreedyPlayer
from tests.e2e.host import Host, Table
from tests.e2e.playing import confirmed, spoken
from tests.e2e.seen import Reply


async def start_alone(host: Host) -> Table:
    """Have Ann open a table in her direct messages, and begin against a computer."""
    opened = await host.driver.slash("Ann", "table new", {"game": "root", "seats": 2}, at="dm")
    assert opened.private, opened.text
    async with host.store.reading() as reads:
        row = await reads.find_match(1)
    assert row is not None
    assert row.guild_id is None
    begun = await host.driver.slash("Ann", "table start", at="dm")
    assert "went wrong" not in begun.text
    await host.quiet()
    return Table(host, row.id, "dm")


@pytest.mark.parametrize("closed", [False, True], ids=["letters", "no letters"])
async def test_a_first_game_is_played_without_a_server(host: Host, closed: bool) -> None:
    await host.wake()
    if closed:
        host.driver.close_dms("Ann")
    table = await start_alone(host)

    for _ in range(6):
        reply = await host.driver.slash("Ann", "next", at="dm")
        assert reply.private
        assert (await table.asked()).keys() == {"Ann"}
        await answer_shown(host, table, reply)
    assert (await host.row(table.match)).version > 6


async def answer_shown(host: Host, table: Table, reply: Reply) -> None:
    """Have Ann answer the question that /next shows, by name."""
    question = (await table.asked())["Ann"]
    live = await table.live()
    answer = GreedyPlayer(random.Random(3)).answer(live.match, question)
    wording = Wording(live.match.game, "en", live.match.view(question.seat))
    assert wording.question(question).split("\n")[0][:12] in reply.text
    text = spoken(wording, question, answer)
    said = await host.driver.slash("Ann", "act", {"answer": text}, at="dm")
    await confirmed(table, "Ann", said)
    await host.quiet()


async def test_nobody_waits_for_a_computer_that_is_asked_at_the_same_time(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"map": "fixed", "edition": "first"}
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options=options
    )
    begun, goes_on = asyncio.Event(), asyncio.Event()
    think = host.matches._computers.answer

    async def slowly(*given: Any, **named: Any) -> Any:
        begun.set()
        await goes_on.wait()
        return await think(*given, **named)

    monkeypatch.setattr(host.matches._computers, "answer", slowly)
    await host.driver.slash("Bob", "table standin", {"until": "turn"}, at=table.at)
    await asyncio.wait_for(begun.wait(), 20)

    async with asyncio.timeout(20):
        await host.driver.slash("Ann", "runewars order", {"order": "4"}, at=table.at)
    live = await table.live()
    assert list(live.match.answered) == [live.seat_of(int(host.driver.user("Ann")))]
    goes_on.set()
    await host.quiet()
    assert not (await table.live()).match.answered, "it has chosen too: both are shown"
