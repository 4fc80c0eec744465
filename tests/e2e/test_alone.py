"""A first game against computers, in direct messages and without a server."""

from __future__ import annotations

import random

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
