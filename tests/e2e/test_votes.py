"""Votes of a table's people while those people change, and long after they were asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_fields

from bot.notify.reminders import UNTIL_DONE
from bot.seating.automatic_pauses import EMPTY
from bot.store import MatchChange, RequestRow, Transaction
from bot.tables.pause import VOTE, request_pause
from engine.core.errors import Refused
from tests.e2e.crashing import sent_twice
from tests.e2e.driver import PATIENCE
from tests.e2e.going_back import agree, ask_to_go_back, end_turn, turn_of
from tests.e2e.host import Host, Table
from tests.e2e.on_postgres import OnPostgres
from tests.e2e.seen import Seen
from tests.e2e.test_seating import leave, stand_in, three
from tests.store.conftest import postgres_server, postgres_with_tables  # noqa: F401 - fixtures

HOUR = 3600
OLD = 2 * HOUR
"""Seconds after which Discord no longer lets a message be edited."""


async def ask_to_close(host: Host, people: list[str]) -> Table:
    """Have the first of some people ask the others to end their match."""
    table = await host.open_table(
        people, ["marquise", "eyrie", "alliance"][: len(people)], options={"seating": "joined"}
    )
    await host.driver.slash(people[0], "table close", at=table.at)
    await host.quiet()
    return table


async def replace(table: Table, person: str, by: str) -> None:
    """Have a person look for a substitute, and somebody take their seat."""
    await table.host.driver.slash(person, "table substitute", at=table.at)
    await table.host.quiet()
    await table.host.driver.slash(by, "table join", at=table.at)
    await table.host.pass_time(60)


def posts_of(table: Table, part: str) -> list[Seen]:
    """Return the posts of a request, oldest first."""
    return [post for post in table.posts if part in post.text]


async def requests(table: Table) -> tuple[RequestRow, ...]:
    async with table.host.store.reading() as reads:
        return await reads.requests(table.match)


# Voters who change


async def test_whoever_takes_a_seat_over_is_asked_in_place_of_its_holder(host: Host) -> None:
    table = await ask_to_close(host, ["Ann", "Bob", "Cem"])
    for old, new in (("Bob", "Dee"), ("Cem", "Eve")):
        await replace(table, old, new)

    assert (await host.row(table.match)).status == "running"
    asked = posts_of(table, "asks to end")
    assert [f"<@{host.driver.user(who)}>" in asked[-1].text for who in ("Dee", "Eve")] == [
        False, True,
    ]  # fmt: skip
    assert "… Dee" in asked[-1].text
    assert "Bob" not in asked[-1].text
    late = await host.driver.press("Bob", asked[0], "Agree")
    assert "only those named" in late.text

    await host.driver.press("Dee", asked[0], "Agree")
    assert (await host.row(table.match)).status == "running"
    await host.driver.press("Eve", asked[-1], "Agree")
    await host.quiet()

    assert (await host.row(table.match)).status == "closed"
    assert all(not post.buttons for post in posts_of(table, "asks to end"))


async def test_whoever_takes_an_empty_seat_is_asked_what_all_must_agree_to(host: Host) -> None:
    table = await ask_to_close(host, ["Ann", "Bob", "Cem"])
    await leave(table, "Cem")
    await host.driver.slash("Dee", "table join", at=table.at)
    await host.quiet()

    await host.driver.press("Bob", posts_of(table, "asks to end")[0], "Agree")
    assert (await host.row(table.match)).status == "running"

    await host.driver.press("Dee", posts_of(table, "asks to end")[-1], "Refuse")
    await host.quiet()
    assert await requests(table) == ()
    assert (await host.row(table.match)).status == "running"


async def test_a_new_voter_has_an_hour_before_silence_agrees(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    await ask_to_go_back(table, person)
    turn = (await table.live()).match.state.turn
    await host.pass_time(12 * HOUR - 120)

    voters = (await requests(table))[0].about["voters"]
    live = await table.live()
    first = next(seat.name for seat in live.seats if seat.user_id in voters)
    await replace(table, first, "Dee")
    await host.pass_time(HOUR - 120)

    assert (await table.live()).match.state.turn == turn
    await host.pass_time(120)
    assert (await table.live()).match.state.turn < turn


async def test_of_several_who_ask_the_same_at_once_one_does(
    tmp_path: Path,
    dice: None,
    postgres_with_tables: str,  # noqa: F811 - the fixture
) -> None:
    people = ["Ann", "Bob", "Cem"]
    async with OnPostgres(tmp_path, postgres_with_tables) as host:
        table = await host.open_table(people, ["marquise", "eyrie", "alliance"])
        users = [int(host.driver.user(person)) for person in people]
        services = host.bot.services
        asking = (request_pause(services, table.match, user) for user in users)
        done = await asyncio.gather(*asking, return_exceptions=True)
        await host.quiet()

        refused = [each.key for each in done if isinstance(each, Refused)]
        assert refused == ["request-open"] * 2
        assert len(await requests(table)) == len(posts_of(table, "asks for a pause")) == 1


async def test_who_leaves_as_the_table_is_asked_is_not_waited_for(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])
    bob, transaction = int(host.driver.user("Bob")), host.store.transaction

    @contextlib.asynccontextmanager
    async def after_bob_has_left() -> AsyncIterator[Transaction]:
        monkeypatch.setattr(host.store, "transaction", transaction)
        async with transaction() as elsewhere:  # as another process would
            row = await elsewhere.find_match(table.match)
            assert row is not None
            (seat,) = [each for each in await elsewhere.seats(table.match) if each.user_id == bob]
            await elsewhere.change_seat(replace_fields(seat, user_id=None, computer="easy"))
            await elsewhere.change_match(row.id, row.version, MatchChange(), at=host.now())
        async with transaction() as work:
            yield work

    await host.driver.slash("Ann", "table info", at=table.at)
    monkeypatch.setattr(host.store, "transaction", after_bob_has_left)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()

    people = {int(host.driver.user(each)) for each in ("Ann", "Cem")}
    assert {*(await requests(table))[0].about["voters"]} == people


async def test_what_all_have_agreed_to_is_done_soon_after_a_crash(host: Host) -> None:
    table = await three(host)
    person = await turn_of(table)
    await end_turn(table, person)
    await ask_to_go_back(table, person)
    turn = (await table.live()).match.state.turn
    *others, last = sorted({"Ann", "Bob", "Cem"} - {person})
    await agree(table, *others)

    host.die_at = "loaded"
    host.driver.patience = 0.5
    with contextlib.suppress(AssertionError):  # a dead bot does not answer
        await agree(table, last)
    host.driver.patience = PATIENCE
    await host.driver.until(lambda: host.died)
    await host.come_back()
    await host.pass_time(UNTIL_DONE)

    assert (await table.live()).match.state.turn < turn
    assert await requests(table) == ()


async def test_a_request_that_nobody_is_left_to_decide_is_closed(host: Host) -> None:
    table = await ask_to_close(host, ["Ann", "Bob"])

    for person in ("Ann", "Bob"):
        await leave(table, person)
    await host.pass_time(60)

    assert await requests(table) == ()
    assert (await host.row(table.match)).status == "paused", "it is not over"
    assert "something else has happened" in posts_of(table, "to end this match")[0].text


async def test_a_pause_is_pointless_at_a_match_that_rests_already(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    for person in ("Ann", "Bob", "Cem"):
        await stand_in(table, person, "back")

    await host.driver.press("Cem", posts_of(table, "asks for a pause")[0], "Agree")

    assert (await host.row(table.match)).paused == EMPTY
    assert "something else has happened" in posts_of(table, "asks for a pause")[0].text


# Long after


async def test_a_pause_agreed_on_late_is_told_and_leaves_no_buttons(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.pass_time(OLD)

    await host.driver.press("Cem", posts_of(table, "asks for a pause")[0], "Agree")
    await host.quiet()

    assert (await host.row(table.match)).paused == VOTE
    assert "The match rests, as agreed" in table.posts[-1].text
    assert posts_of(table, "asks for a pause") == []


async def test_a_request_refused_late_is_told_and_leaves_no_buttons(host: Host) -> None:
    table = await ask_to_close(host, ["Ann", "Bob"])
    await host.pass_time(OLD)

    await host.driver.press("Bob", posts_of(table, "asks to end")[0], "Refuse")
    await host.quiet()

    assert "was not agreed to" in table.posts[-1].text
    assert posts_of(table, "asks to end") == []


async def test_a_request_is_posted_once_whatever_dies(host: Host) -> None:
    table = await three(host)
    await sent_twice(host, "Ann", "table pause", at=table.at)

    asked = posts_of(table, "asks for a pause")
    assert len(asked) == 1
    await host.driver.press("Bob", asked[0], "Agree")
    assert (await host.row(table.match)).status == "paused"
