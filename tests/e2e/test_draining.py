"""An orderly end: work begun is finished, and nothing else is begun."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from alembic import command

from bot.app.client import LONGEST_GOODBYE
from bot.sandbox.world import people
from bot.sandbox.world.model import Interaction
from bot.store.engine.database import Database, parse_url
from bot.store.engine.upgrade import alembic_config
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply

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


async def test_presses_that_come_while_the_bot_ends_are_told_and_hold_up_nothing(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    replies, acknowledge = host.bot.services.replies, host.bot.services.replies.acknowledge
    pressed: list[Interaction] = []

    async def slowly(interaction: discord.Interaction[Any]) -> None:
        await asyncio.sleep(0.3)
        await acknowledge(interaction)

    async def press_without_a_pause() -> None:
        while host.driver.sandbox.gateway.connected:
            pressed.append(people.press(host.driver.world, person, post.raw, play.custom_id))
            await asyncio.sleep(0.1)

    monkeypatch.setattr(replies, "acknowledge", slowly)
    post = next(seen for seen in reversed(table.posts) if seen.buttons)
    play = next(button for button in post.buttons if button.label == "Play")
    person = host.driver.user("Bob")
    pressing = asyncio.create_task(press_without_a_pause())
    await asyncio.sleep(0)

    async with asyncio.timeout(LONGEST_GOODBYE / 2):
        await host.bot.drain()
    pressed.append(people.press(host.driver.world, person, post.raw, play.custom_id))
    await asyncio.sleep(0.05)
    pressing.cancel()
    await host.driver.stop_bot()

    assert [each.follow for each in pressed if not each.follow] == [], "all are answered"
    assert BACK in Reply(host.driver.world, pressed[-1]).text


async def test_messages_still_being_drawn_are_left_to_the_next_process(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    drawing = asyncio.Event()

    async def never_ends(*given: object) -> None:
        drawing.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr("bot.notify.sending.delivery.write_post", never_ends)
        await host.driver.slash(
            "Ann", "table note", {"text": "Well met", "public": True}, at=table.at
        )
        host.bot.sender.wake()
        await asyncio.wait_for(drawing.wait(), 20)
        async with asyncio.timeout(LONGEST_GOODBYE / 2):
            await host.bot.drain()
    async with host.store.reading() as reads:
        rows = [row for row in await reads.outbox(table.match) if row.state != "sent"]
    assert [(row.state, row.attempts, row.doubtful) for row in rows] == [("waiting", 0, False)]

    await host.restart()
    await host.quiet()
    assert len([seen for seen in table.posts if "Well met" in seen.text]) == 1


async def test_a_message_on_its_way_arrives_before_the_end(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    under_way, arrives = asyncio.Event(), asyncio.Event()
    send = discord.abc.Messageable.send

    async def slowly(*given: Any, **named: Any) -> discord.Message:
        under_way.set()
        await arrives.wait()
        return await send(*given, **named)

    monkeypatch.setattr(discord.abc.Messageable, "send", slowly)
    await host.driver.slash("Ann", "table note", {"text": "Hear", "public": True}, at=table.at)
    host.bot.sender.wake()
    await asyncio.wait_for(under_way.wait(), 20)
    drained = asyncio.create_task(host.bot.drain())
    await asyncio.sleep(0.05)
    assert not drained.done()
    arrives.set()
    await drained

    async with host.store.reading() as reads:
        assert {row.state for row in await reads.outbox(table.match)} == {"sent"}


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
