"""An orderly end: work begun is finished, and nothing else is begun."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command

from bot.store.engine.database import Database, parse_url
from bot.store.engine.upgrade import alembic_config
from tests.e2e.host import Host, Table

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


async def test_a_newer_version_started_within_a_sealed_question_goes_on_with_it(
    host: Host,
) -> None:
    options = {"map": "fixed", "edition": "first"}
    table = await host.open_table(
        ["Ann", "Bob"], ["daqan", "uthuk"], game="runewars", options=options
    )
    await order(table, "Ann", "4")
    sealed = (await table.live()).match.answered
    assert list(await table.asked()) == ["Bob"]

    await host.bot.drain()
    assert BACK in await order(table, "Bob", "1")
    await host.driver.stop_bot()
    await host.store.close()
    older = Database(parse_url(f"sqlite+aiosqlite:///{host.database}"))
    async with older.writing() as connection:
        await connection.run_sync(lambda each: command.downgrade(alembic_config(each), "-1"))
    await older.close()
    await host.driver.start_bot()
    await host.quiet()

    live = await table.live()
    assert list(await table.asked()) == ["Bob"], "what was told to press again was not stored"
    assert {seat: each[1] for seat, each in live.match.answered.items()} == {
        seat: each[1] for seat, each in sealed.items()
    }
    before = len(table.posts)
    await order(table, "Bob", "1")
    await host.quiet()
    assert not (await table.live()).match.answered, "both are shown at once"
    assert len(table.posts) == before + 1


async def order(table: Table, person: str, which: str) -> str:
    answered = await table.host.driver.slash(
        person, "runewars order", {"order": which}, at=table.at
    )
    return answered.text
