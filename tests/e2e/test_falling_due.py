"""Due reminders: handled once, and a failure at one table holds up no other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.notify import reminders
from bot.services import Services
from bot.store import ReminderRow, Transaction
from tests.e2e.host import Host


async def left(host: Host, match: int) -> dict[str, int]:
    """Return the seconds until each of a match's reminders is due."""
    async with host.store.reading() as reads:
        return {row.kind: row.due_at - host.now() for row in await reads.reminders(match)}


async def test_what_fails_at_one_table_holds_up_nothing_else_and_is_tried_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    done: list[str] = []

    async def stumble(services: Services, row: ReminderRow) -> None:
        if not done.count("stumbles"):
            done.append("stumbles")
            raise ZeroDivisionError

    async def go_well(services: Services, row: ReminderRow) -> None:
        done.append(row.kind)

    monkeypatch.setitem(reminders.KINDS, "bad", ("do", stumble))
    monkeypatch.setitem(reminders.KINDS, "good", ("do", go_well))
    host.forgiven.append("bad has failed")
    async with host.store.transaction() as transaction:
        await transaction.set_reminder(table.match, "bad", due_at=host.now())
        await transaction.set_reminder(table.match, "good", due_at=host.now() + 1)

    await host.pass_time(5)

    assert done == ["stumbles", "good"]
    await host.pass_time(reminders.UNTIL_DONE)
    async with host.store.reading() as reads:
        left = {row.kind for row in await reads.reminders(table.match)}
    assert not left & {"bad", "good"}


async def test_a_handler_may_set_its_reminder_anew_for_any_moment(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    waits = [reminders.UNTIL_DONE, reminders.UNTIL_DONE - 1, reminders.UNTIL_DONE + 1]
    handled: list[int] = []

    async def wait_again(services: Services, row: ReminderRow) -> None:
        handled.append(services.clock())
        if waits:
            async with services.store.transaction() as transaction:
                due = services.clock() + waits.pop()
                await transaction.set_reminder(row.match_id, row.kind, due_at=due)

    monkeypatch.setitem(reminders.KINDS, "again", ("do", wait_again))
    async with host.store.transaction() as transaction:
        await transaction.set_reminder(table.match, "again", due_at=host.now())

    for _ in range(4):
        await host.pass_time(reminders.UNTIL_DONE + 1)

    assert len(handled) == 4


async def test_what_cannot_be_written_at_one_table_holds_up_nothing_else_and_rests_ever_longer(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    done: list[str] = []

    async def stumble(services: Services, transaction: Transaction, row: ReminderRow) -> None:
        await transaction.set_reminder(row.match_id, "half done", due_at=services.clock())
        raise KeyError(0)

    async def go_well(services: Services, transaction: Transaction, row: ReminderRow) -> None:
        done.append(row.kind)

    monkeypatch.setitem(reminders.KINDS, "bad", ("write", stumble))
    monkeypatch.setitem(reminders.KINDS, "good", ("write", go_well))
    host.forgiven.append("bad has failed")
    async with host.store.transaction() as transaction:
        await transaction.set_reminder(table.match, "bad", due_at=host.now())
        await transaction.set_reminder(table.match, "good", due_at=host.now())

    pauses = []
    for _ in range(3):
        await host.pass_time(1)
        pauses.append((await left(host, table.match))["bad"])
        host.clock.advance(pauses[-1])

    assert done == ["good"]
    assert pauses == [reminders.UNTIL_DONE, 2 * reminders.UNTIL_DONE, 4 * reminders.UNTIL_DONE]
    assert not {"good", "half done"} & set(await left(host, table.match))


@pytest.mark.parametrize(("status", "kept"), [(503, True), (403, False)])
async def test_what_discord_cannot_do_now_is_done_later(
    host: Host, monkeypatch: pytest.MonkeyPatch, status: int, kept: bool
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    done: list[int] = []

    async def lock(services: Services, row: ReminderRow) -> None:
        if not done:
            done.append(status)
            response: Any = SimpleNamespace(status=status, reason="on request")
            kind = discord.DiscordServerError if status >= 500 else discord.Forbidden
            raise kind(response, "on request")
        done.append(200)

    monkeypatch.setitem(reminders.KINDS, "lock", ("do", lock))
    async with host.store.transaction() as transaction:
        await transaction.set_reminder(table.match, "lock", due_at=host.now())

    await host.pass_time(1)

    assert ("lock" in await left(host, table.match)) is kept
    await host.pass_time(reminders.UNTIL_DONE)
    assert done == ([status, 200] if kept else [status])
    assert "lock" not in await left(host, table.match)
