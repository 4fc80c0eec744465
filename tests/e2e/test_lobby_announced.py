"""Announcements of a lobby before its match begins."""

from __future__ import annotations

import pytest

from bot.lobby import lobby
from bot.lobby.lobby import GRACE
from bot.notify import reminders
from bot.services import Services
from bot.store import ReminderRow
from tests.e2e.host import Host
from tests.e2e.test_announcements import rung

# Before the match


async def test_changed_options_ask_those_who_joined_with_one_mention(host: Host) -> None:
    table = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"], seats=3)
    await host.quiet()
    before = len(rung(host, "Bob"))

    values = {"option": "responses", "value": "live"}
    await host.driver.slash("Ann", "table option", values, at=table.at)
    await host.quiet()
    early = await host.driver.slash("Ann", "table start", at=table.at)
    assert "Bob" in early.text
    assert len(rung(host, "Bob")) == before + 1

    await host.driver.press("Bob", table.posts[0], "Join")
    await host.driver.slash("Ann", "table start", at=table.at)
    await host.quiet()
    assert (await host.row(table.match)).status == "running"


async def test_the_lobby_says_how_responses_will_be_asked(host: Host) -> None:
    table = await host.open_lobby(["Ann"], ["marquise"], seats=2)
    assert "Responses: live" in table.posts[0].text

    await host.driver.press("Bob", table.posts[0], "Join")
    assert "Responses: by plan" in table.posts[0].text


async def test_the_last_seat_starts_a_minute_of_grace(host: Host) -> None:
    table = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.press("Bob", table.posts[0], "Join")
    await host.pass_time(30)
    assert (await host.row(table.match)).status == "lobby"

    await host.pass_time(61)
    assert (await host.row(table.match)).status == "running"
    assert "· Ann (" in table.posts[-1].text


async def test_a_table_that_has_a_free_seat_again_does_not_begin_by_itself(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"])
    how, begin = reminders.KINDS[GRACE]

    async def begin_late(services: Services, row: ReminderRow) -> None:
        await lobby.leave(services, row.match_id, int(host.driver.user("Bob")))
        await begin(services, row)

    monkeypatch.setitem(reminders.KINDS, GRACE, (how, begin_late))
    await host.pass_time(61)

    assert (await host.row(table.match)).status == "lobby"
    async with host.store.reading() as reads:
        assert [seat.name for seat in await reads.seats(table.match)] == ["Ann"]


async def test_a_silent_lobby_closes_after_a_week_and_opens_again(host: Host) -> None:
    table = await host.open_lobby(["Ann"], ["marquise"], seats=2)
    await host.pass_time(7 * 24 * 3600 + 60)
    assert (await host.row(table.match)).status == "closed"

    with_button = [p for p in table.posts if any(b.label == "Reopen" for b in p.buttons)]
    await host.driver.press("Bob", with_button[-1], "Reopen")
    assert (await host.row(table.match)).status == "lobby"
