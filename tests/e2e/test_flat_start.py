"""The start waits for no table: those where somebody acts are reviewed at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.app.client import TableBot
from tests.e2e.host import Host
from tests.e2e.playing import Reader, play_on
from tests.e2e.test_setting_aside import break_last_choice


async def test_the_first_to_act_acts_at_a_table_that_is_up_to_date(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    second = await host.open_table(["Ann", "Cem"], ["marquise", "eyrie"])
    review, goes_on = TableBot._review_table, asyncio.Event()

    async def slowly(bot: TableBot, match: int) -> None:
        await goes_on.wait()
        await review(bot, match)

    monkeypatch.setattr(TableBot, "_review_table", slowly)
    await host.restart()
    assert host.matches.unreviewed == 2, "it answers before it has looked at any"
    await play_on(first, {"Ann": Reader(), "Bob": Reader()}, answers=2)
    assert host.matches.unreviewed == 1

    goes_on.set()
    await host.quiet()
    assert host.matches.unreviewed == 0
    assert await second.asked()


async def test_a_table_in_trouble_holds_up_no_other(host: Host) -> None:
    host.forgiven += ["cannot be taken up", "error 1-"]
    broken = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await play_on(broken, {"Ann": Reader(), "Bob": Reader()}, answers=4)
    whole = await host.open_table(["Ann", "Cem"], ["marquise", "eyrie"])
    await break_last_choice(broken)
    await host.restart()
    await host.quiet()
    assert "set aside" in broken.posts[-1].text
    await play_on(whole, {"Ann": Reader(), "Cem": Reader()}, answers=2)


async def test_nothing_is_kept_of_a_match_at_which_nobody_acts(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await play_on(table, {"Ann": Reader(), "Bob": Reader()}, answers=2)
    await host.quiet()
    assert not list(host.matches._acting._wanted)
    assert not host.matches.computing.tasks
    assert not host.matches.computing._wanted
