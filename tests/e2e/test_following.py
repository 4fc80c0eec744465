"""A reply goes on by itself while only computers are awaited, and tells what they did."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.play.hidden.following import awaits_computers
from tests.e2e.host import Host, Table
from tests.e2e.playing import confirmed

WAITING = "Nothing is asked of you now"


async def against_computers(host: Host) -> Table:
    return await host.open_table(["Ann"], ["alliance"], seats=2)


def hold_computers(host: Host, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Have computers think until the event is set."""
    goes_on, think = asyncio.Event(), host.matches._computers.answer

    async def slowly(*given: Any, **named: Any) -> Any:
        await goes_on.wait()
        return await think(*given, **named)

    monkeypatch.setattr(host.matches._computers, "answer", slowly)
    return goes_on


async def test_the_reply_to_the_end_of_a_turn_goes_on_to_the_next_turn_and_tells_the_round(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await against_computers(host)
    goes_on = hold_computers(host, monkeypatch)
    reply = await table.play("Ann")
    reply = await confirmed(table, "Ann", await host.driver.press("Ann", reply, "End turn"))
    assert WAITING in reply.text

    goes_on.set()
    await host.quiet()

    assert "Ann" in await table.asked()
    assert WAITING not in reply.text
    told, _, question = reply.text.partition("Root 1")
    assert "**Round 2**" in told
    assert "began a turn" not in told
    assert "Marquise" in told
    assert "Your Birdsong" in question


async def test_a_reply_that_shows_something_else_meanwhile_is_left_alone(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await against_computers(host)
    goes_on = hold_computers(host, monkeypatch)
    reply = await table.play("Ann")
    reply = await confirmed(table, "Ann", await host.driver.press("Ann", reply, "End turn"))
    board = await host.driver.press("Ann", reply, "Board")

    goes_on.set()
    await host.quiet()

    assert "Your Birdsong" not in board.text


async def test_a_sealed_order_is_followed_by_what_comes_of_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"map": "fixed", "edition": "first"}
    table = await host.open_table(["Ann"], ["daqan"], seats=2, game="runewars", options=options)
    goes_on = hold_computers(host, monkeypatch)
    given = {"order": "4"}
    reply = await host.driver.slash("Ann", "runewars order", given, at=table.at)
    assert WAITING in reply.text

    goes_on.set()
    await host.quiet()

    assert "Ann" in await table.asked()
    assert WAITING not in reply.text
    assert "The orders, in turn" in reply.text
    assert "**Year 1, spring**" in reply.text


async def test_nobody_is_followed_while_a_person_is_awaited_or_the_table_rests(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await against_computers(host)
    goes_on = hold_computers(host, monkeypatch)
    assert not awaits_computers(await table.live())

    reply = await table.play("Ann")
    await confirmed(table, "Ann", await host.driver.press("Ann", reply, "End turn"))
    assert awaits_computers(await table.live())
    await host.driver.slash("Ann", "table pause", at=table.at)
    assert not awaits_computers(await table.live())
    goes_on.set()
