"""The turn clock: time runs while somebody is awaited, and then a computer plays their turn."""

from __future__ import annotations

import pytest

from bot.store import ClockRow
from bot.ui.typed_times import away_until
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on
from tests.e2e.seen import Seen
from tests.e2e.test_seating import leave
from tests.torture import WHOLE, torture

HOUR, DAY = 3600, 24 * 3600
SEEN = 60 if WHOLE else 4
"""Number of turns to see begin."""


async def timed(host: Host, clock: str = "1d", bank: str = "0") -> Table:
    """Open a table with clocks at which Ann is awaited."""
    return await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"clock": clock, "bank": bank}
    )


async def clock_of(table: Table, seat: int) -> ClockRow:
    async with table.host.store.reading() as reads:
        return (await reads.clocks(table.match))[seat]


def timeouts(table: Table) -> list[Seen]:
    return [post for post in table.posts if "is up, so a computer plays" in post.text]


async def test_the_clock_is_shown_and_a_computer_plays_when_it_runs_out(host: Host) -> None:
    table = await timed(host)
    ends = host.now() + DAY
    assert f"Ann's time runs out <t:{ends}:R>" in table.posts[-1].text

    await host.pass_time(DAY - 60)
    assert timeouts(table) == []
    await host.pass_time(120)

    (post,) = timeouts(table)
    assert "Ann" in post.text
    assert list(await table.asked()) == ["Bob"]
    assert f"Bob's time runs out <t:{host.now() + DAY}:R>" in table.posts[-1].text


async def test_the_bank_is_used_after_the_time_of_the_turn_and_only_once(host: Host) -> None:
    table = await timed(host, bank="2d")
    await host.pass_time(2 * DAY)
    assert timeouts(table) == []
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    spent = await clock_of(table, 0)
    assert (spent.left, spent.bank, spent.since) == (DAY, DAY, None)
    assert (await clock_of(table, 1)).since == host.now()


async def test_a_pause_stops_the_clock_and_a_restart_does_not(host: Host) -> None:
    table = await timed(host)
    await host.pass_time(20 * HOUR)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    await host.driver.press("Bob", table.posts[-1], "Agree")
    await host.pass_time(5 * DAY)
    assert timeouts(table) == []

    await host.driver.slash("Bob", "table resume", at=table.at)
    await host.quiet()
    assert f"<t:{host.now() + 4 * HOUR}:R>" in table.posts[-1].text
    await host.restart()
    await host.pass_time(4 * HOUR + 60)
    assert len(timeouts(table)) == 1


async def test_being_away_stops_the_clock_once_for_two_weeks_at_most(host: Host) -> None:
    table = await timed(host)
    await host.pass_time(20 * HOUR)
    await host.driver.slash("Ann", "settings away", {"until": "30"})
    stops = host.now() + 14 * DAY
    await host.pass_time(14 * DAY)
    assert timeouts(table) == []
    await host.driver.slash("Ann", "settings away", {"until": "back"})
    await host.driver.slash("Ann", "settings away", {"until": "30"})
    await host.quiet()
    assert f"<t:{stops + 4 * HOUR}:R>" in (await table.play("Bob")).text

    await host.pass_time(4 * HOUR + 60)
    assert len(timeouts(table)) == 1


async def test_a_player_who_is_back_early_has_what_was_left(host: Host) -> None:
    table = await timed(host)
    await host.pass_time(20 * HOUR)
    await host.driver.slash("Ann", "settings away", {"until": "7"})
    await host.pass_time(DAY)
    await host.driver.slash("Ann", "settings away", {"until": "back"})

    assert f"<t:{host.now() + 4 * HOUR}:R>" in (await table.play("Bob")).text
    await host.pass_time(4 * HOUR + 60)
    assert len(timeouts(table)) == 1


async def test_an_absence_that_is_shortened_stops_the_clock_no_longer(host: Host) -> None:
    table = await timed(host)
    await host.pass_time(20 * HOUR)
    await host.driver.slash("Ann", "settings away", {"until": "10"})
    await host.driver.slash("Ann", "settings away", {"until": "2"})
    back = away_until("2", host.now(), "UTC")

    assert f"<t:{back + 4 * HOUR}:R>" in (await table.play("Bob")).text


async def test_a_table_without_a_clock_waits_for_ever(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    assert "time runs out" not in table.posts[-1].text

    await host.pass_time(30 * DAY)

    assert list(await table.asked()) == ["Ann"]
    assert timeouts(table) == []


async def test_while_the_bot_is_off_nobody_loses_their_turn(host: Host) -> None:
    table = await timed(host, bank="2d")
    store = host.store
    await host.driver.stop_bot()
    await store.close()
    host.clock.advance(4 * DAY)
    await host.driver.start_bot()

    await host.pass_time(HOUR - 60)
    assert timeouts(table) == []
    assert list(await table.asked()) == ["Ann"]
    await host.pass_time(120)
    assert len(timeouts(table)) == 1


async def test_a_player_who_leaves_and_comes_back_has_no_new_clock(host: Host) -> None:
    table = await timed(host, bank="2d")
    await host.pass_time(30 * HOUR)
    await leave(table, "Bob")
    await leave(table, "Ann")

    await host.driver.slash("Ann", "table back", at=table.at)
    await host.quiet()

    clock = await clock_of(table, 0)
    assert (clock.left, clock.bank) == (HOUR, 42 * HOUR), "the hour of whoever is back"


@pytest.mark.long
@torture
async def test_each_turn_begins_with_its_time_for_who_is_awaited_in_both(host: Host) -> None:
    options = {"map": "fixed", "setup": "usual", "clock": "7d"}
    people = ["Ann", "Bob"]
    table = await host.open_table(people, ["daqan", "uthuk"], options=options, game="runewars")
    readers = {name: Reader() for name in people}
    both = 0
    for _ in range(60):
        turn, before = (await table.live()).match.state.turn, set(await table.asked())
        await host.pass_time(HOUR)
        await play_on(table, readers, answers=1)
        await host.quiet()
        stayed = before & set(await table.asked())
        if (await table.live()).match.state.turn == turn or not stayed:
            continue
        for name in stayed:
            both += 1
            clock = await clock_of(table, people.index(name))
            assert (clock.left, clock.since) == (7 * DAY, host.now())
        if both >= SEEN:
            break
    assert both
