"""A missing player is reminded: by their settings, once each time, until they act."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.notify import reminders
from bot.services import Services
from bot.store import ReminderRow
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen
from tests.e2e.test_notices import rung

HOUR, DAY = 3600, 24 * 3600
PEOPLE, FACTIONS = ("Ann", "Bob"), ("marquise", "eyrie")
WAITED = "This table waits for you"


async def two(host: Host, notices: str = "channel", **settings: str) -> Table:
    """Open a table at which Ann is awaited."""
    await host.driver.slash("Ann", "settings change", {"notices": notices, **settings})
    return await host.open_table(PEOPLE, FACTIONS)


def posted(table: Table) -> list[Seen]:
    return [post for post in table.posts if WAITED in post.text]


def written(host: Host, person: str = "Ann") -> list[Seen]:
    return [m for m in host.driver.messages("dm", person) if "You are waited for" in m.text]


async def pass_hours(host: Host, hours: int, step: int = 1) -> None:
    for _ in range(0, hours, step):
        await host.pass_time(step * HOUR)


async def test_a_player_who_is_missing_is_reminded_after_12_24_and_48_hours(host: Host) -> None:
    table = await two(host)
    await host.pass_time(12 * HOUR - 60)
    assert posted(table) == []

    counted = []
    for hours in (12, 20, 24, 40, 48, 71):
        await host.pass_time(hours * HOUR - (host.now() - 1_800_000_000) + 60)
        counted.append(len(posted(table)))

    assert counted == [1, 1, 2, 2, 3, 3]
    assert len(rung(host, "Ann", "channel")) == 1 + 3
    assert rung(host, "Bob", "channel") == []


async def test_an_act_begins_the_count_anew(host: Host) -> None:
    table = await two(host)
    await host.pass_time(11 * HOUR)
    await host.driver.slash(
        "Ann", "act", {"answer": "Build a sawmill in clearing 2 (mouse)"}, at=table.at
    )
    await host.pass_time(11 * HOUR)
    assert posted(table) == []

    await host.pass_time(2 * HOUR)
    assert len(posted(table)) == 1

    await host.driver.slash("Ann", "root done", at=table.at)
    await host.pass_time(11 * HOUR)
    assert len(posted(table)) == 1, "now the table waits for Bob"
    await host.pass_time(2 * HOUR)
    assert len(rung(host, "Bob", "channel")) == 2


async def test_after_three_days_without_the_bot_one_message_is_sent(host: Host) -> None:
    table = await two(host, "both", reminders="6")
    store = host.store
    await host.driver.stop_bot()
    await store.close()
    host.clock.advance(3 * DAY)
    await host.driver.start_bot()
    await host.pass_time(1)
    assert (len(posted(table)), len(written(host))) == (1, 1)

    await host.pass_time(5 * HOUR)
    assert (len(posted(table)), len(written(host))) == (1, 1)
    await host.pass_time(HOUR)
    assert (len(posted(table)), len(written(host))) == (2, 2)


async def test_several_tables_are_one_message(host: Host) -> None:
    await host.driver.slash("Ann", "settings change", {"notices": "dm"})
    tables = [await host.open_table(PEOPLE, FACTIONS) for _ in range(3)]
    for number, table in enumerate(tables):
        assert "Ann" in await table.asked()
        await host.pass_time(60 * number)

    await host.pass_time(12 * HOUR)
    await host.pass_time(HOUR)

    (letter,) = written(host)
    assert all(f"Root {table.match}" in letter.text for table in tables)
    assert [button.label for button in letter.buttons] == [
        f"Play Root {table.match}" for table in tables
    ]
    opened = await host.driver.press("Ann", letter, f"Play Root {tables[1].match}")
    assert f"Root {tables[1].match}" in opened.text


@pytest.mark.parametrize(("notices", "reminders"), [("none", "usual"), ("both", "0")])
async def test_a_player_who_wants_no_reminders_gets_none(
    host: Host, notices: str, reminders: str
) -> None:
    table = await two(host, notices, reminders=reminders)

    await pass_hours(host, 60, step=12)

    assert posted(table) == []
    assert written(host) == []


async def test_quiet_hours_and_being_away_put_reminders_off(host: Host) -> None:
    table = await two(host, zone="Berlin", reminders="1")
    evening = datetime.fromtimestamp(host.now(), UTC)
    assert (evening.hour, evening.minute) == (8, 0)

    await host.driver.slash("Ann", "settings change", {"quiet": "9-17"})
    await pass_hours(host, 7)
    assert posted(table) == [], "in Berlin it is nine o'clock when the bot begins"
    await pass_hours(host, 2)
    assert len(posted(table)) > 0

    count = len(posted(table))
    reply = await host.driver.slash("Ann", "settings away", {"until": "3 days"})
    assert "no reminders" in reply.text
    await pass_hours(host, 48, step=12)
    assert len(posted(table)) == count
    await pass_hours(host, 36, step=12)
    assert len(posted(table)) > count


async def test_the_others_are_told_who_is_away(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "settings away", {"until": "2 weeks"})
    await host.quiet()
    assert "Ann is away until" in table.posts[-1].text
    assert "Ann is away until" in (await table.play("Bob")).text

    await host.driver.slash("Bob", "settings away", {"until": "2 weeks"})
    await host.quiet()
    assert "Bob is away" not in table.posts[-1].text, "nobody waits for Bob yet"
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    assert "Bob is away until" in table.posts[-1].text

    await host.driver.slash("Bob", "settings away", {"until": "back"})
    assert "is away" not in (await table.play("Ann")).text


async def test_nobody_is_reminded_of_a_table_that_rests_and_then_all_begins_anew(
    host: Host,
) -> None:
    table = await two(host)
    await host.pass_time(11 * HOUR)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    await host.driver.press("Bob", table.posts[-1], "Agree")
    await pass_hours(host, 96, step=24)
    assert posted(table) == []

    await host.driver.slash("Bob", "table resume", at=table.at)
    await host.pass_time(11 * HOUR)
    assert posted(table) == []
    await host.pass_time(2 * HOUR)
    assert len(posted(table)) == 1


@pytest.mark.parametrize(
    ("command", "values", "said"),
    [
        ("settings change", {"quiet": "at night"}, "such as 22-7"),
        ("settings change", {"zone": "Berlim"}, "Europe/Berlin"),
        ("settings change", {"reminders": "often"}, "0 for no reminders"),
        ("settings away", {"until": "soon"}, "a number of days"),
        ("settings away", {"until": "2020-01-01"}, "not ahead of us"),
        ("settings away", {"until": "400"}, "90 days are the most"),
    ],
)
async def test_what_is_not_understood_is_answered_with_what_is(
    host: Host, command: str, values: dict[str, str], said: str
) -> None:
    assert said in (await host.driver.slash("Ann", command, values)).text


async def test_what_is_set_can_be_chosen_while_typing_and_is_said_back(host: Host) -> None:
    zones = await host.driver.autocomplete(
        "Ann", "settings change", {"zone": "berl"}, focused="zone"
    )
    assert list(zones.values()) == ["Europe/Berlin"]
    days = await host.driver.autocomplete("Ann", "settings away", {"until": "4"}, focused="until")
    assert "4d" in days.values()

    values = {"zone": "Europe/Berlin", "quiet": "22:30-7", "reminders": "6", "notices": "dm"}
    said = (await host.driver.slash("Ann", "settings change", values)).text
    for line in ("22:30 – 07:00 (Europe/Berlin", "every 6 hours", "a direct message; nobody"):
        assert line in said


async def test_a_table_that_discord_keeps_waiting_holds_up_no_other(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third change of a thread within ten minutes waits for the rest of them."""
    slow, other = await two(host), await two(host)
    goes_on, done = asyncio.Event(), []

    async def change_thread(services: Services, row: ReminderRow) -> None:
        if row.match_id == slow.match:
            await goes_on.wait()
        done.append((row.match_id, row.kind))

    monkeypatch.setitem(reminders.KINDS, "thread", ("do", change_thread))
    async with host.store.transaction() as transaction:
        for match, kind in (
            (slow.match, "thread:1"),
            (slow.match, "thread:2"),
            (other.match, "thread"),
        ):
            await transaction.set_reminder(match, kind, due_at=host.now())

    begun = await host.bot.reminders.begin_due()
    await host.driver.settle(0.1)
    assert done == [(other.match, "thread")]

    goes_on.set()
    await asyncio.gather(*begun)
    assert done[1:] == [(slow.match, "thread:1"), (slow.match, "thread:2")]
