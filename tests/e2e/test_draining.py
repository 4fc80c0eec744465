"""The end in good order: what is begun is finished, and nothing else is begun."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.host import Host

BACK = "back in a moment"


async def test_a_press_under_way_is_answered_and_a_later_one_is_told(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    services, under_way, goes_on = host.bot.services, asyncio.Event(), asyncio.Event()
    find = services.finder.find

    async def slowly(*given: object) -> int:
        under_way.set()
        await goes_on.wait()
        return await find(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(services.finder, "find", slowly)
    early = asyncio.create_task(host.driver.slash("Ann", "hand", at=table.at))
    await under_way.wait()
    drained = asyncio.create_task(host.bot.drain())
    await asyncio.sleep(0)

    assert BACK in (await host.driver.slash("Bob", "play", at=table.at)).text
    post = next(seen for seen in reversed(table.posts) if seen.buttons)
    assert BACK in (await host.driver.press("Bob", post, "Play")).text
    assert not drained.done()
    goes_on.set()
    assert BACK not in (await early).text
    await drained


async def test_computers_stop_between_two_choices_and_go_on_after_the_start(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=3)
    async with host.store.reading() as reads:
        before = await reads.last_position(table.match)
    begun, goes_on = asyncio.Event(), asyncio.Event()
    think = host.matches._computers.answer
    thoughts: list[object] = []

    async def slowly(*given: object, **named: object) -> object:
        thoughts.append(given)
        begun.set()
        await goes_on.wait()
        return await think(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(host.matches._computers, "answer", slowly)
    await host.driver.slash("Ann", "table standin", {"until": "turn"}, at=table.at)
    await asyncio.wait_for(begun.wait(), 20)
    drained = asyncio.create_task(host.bot.drain())
    await asyncio.sleep(0)
    goes_on.set()
    await drained

    assert len(thoughts) == 1
    async with host.store.reading() as reads:
        stored = await reads.last_position(table.match)
    assert stored > before, "what was thought is not lost"
    monkeypatch.undo()
    await host.restart()
    await host.quiet()
    async with host.store.reading() as reads:
        assert await reads.last_position(table.match) > stored
