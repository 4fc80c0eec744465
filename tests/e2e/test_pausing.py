"""A table paused by vote: nothing happens until somebody resumes it."""

from __future__ import annotations

from bot.notify.outbox import HOMELESS
from bot.seating.automatic_pauses import EMPTY
from bot.tables.pause import VOTE
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen
from tests.e2e.test_places import lose
from tests.e2e.test_seating import stand_in

HOUR = 3600


async def three(host: Host) -> Table:
    return await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])


def request_of(table: Table) -> Seen:
    """Return the newest message of a request, open or decided."""
    return next(post for post in reversed(table.posts) if "pause" in post.text)


async def ask_for_pause(table: Table, person: str) -> None:
    await table.host.driver.slash(person, "table pause", at=table.at)
    await table.host.quiet()


async def test_more_than_half_let_the_table_rest(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    assert (await host.row(table.match)).status == "running"
    assert "✔ Ann" in request_of(table).text

    await host.driver.press("Cem", request_of(table), "Agree")

    row = await host.row(table.match)
    assert (row.status, row.paused) == ("paused", VOTE)
    assert "Agreed." in request_of(table).text
    assert request_of(table).buttons == []


async def test_nothing_happens_while_a_table_rests(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    await host.driver.press("Bob", request_of(table), "Agree")

    awaited = next(iter(await table.asked()))
    reply = await host.driver.slash(awaited, "root done", at=table.at)

    assert "/table resume" in reply.text
    assert "/table resume" in (await table.play(awaited)).text
    await host.driver.slash("Bob", "table resume", at=table.at)
    await host.quiet()
    assert (await host.row(table.match)).status == "running"
    assert "/table resume" not in (await table.play(awaited)).text


async def test_a_player_who_lets_a_table_go_on_reads_what_they_are_asked_in_the_reply(
    host: Host,
) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    await host.driver.press("Bob", request_of(table), "Agree")

    awaited = next(iter(await table.asked()))
    reply = await host.driver.slash(awaited, "table resume", at=table.at)
    await host.quiet()

    assert "The match goes on" in reply.text
    assert any(button.custom_id.startswith("tip:") for button in reply.buttons)
    assert f"You are asked: <@{host.driver.user(awaited)}>" in table.posts[-1].text


async def test_a_player_who_plays_with_computers_alone_is_not_called_besides(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)
    await ask_for_pause(table, "Ann")
    assert (await host.row(table.match)).status == "paused"
    before = len(table.posts)

    reply = await host.driver.slash("Ann", "table resume", at=table.at)
    await host.quiet()

    assert any(button.custom_id.startswith("tip:") for button in reply.buttons)
    assert len(table.posts) == before


async def test_silence_is_no_consent_to_a_pause(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    request = request_of(table)

    await host.pass_time(25 * HOUR)

    assert (await host.row(table.match)).status == "running"
    assert any("was not agreed to" in post.text for post in table.posts)
    assert request.id not in [post.id for post in table.posts], "nobody can agree any more"


async def test_only_those_named_decide(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")

    reply = await host.driver.press("Eve", request_of(table), "Agree")

    assert "only those named" in reply.text
    assert (await host.row(table.match)).status == "running"


async def test_a_vote_survives_a_restart(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    await host.restart()

    await host.driver.press("Bob", request_of(table), "Agree")

    assert (await host.row(table.match)).status == "paused"


# Several reasons at once


async def rests_because(table: Table) -> str | None:
    """Return the reason for a table's pause; None if it is not paused."""
    row = await table.host.row(table.match)
    assert (row.status == "paused") == (row.paused is not None)
    return row.paused


async def test_a_table_that_has_lost_its_place_meanwhile_cannot_simply_go_on(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    await host.driver.press("Bob", request_of(table), "Agree")
    await lose(table)

    reply = await host.driver.slash("Ann", "table resume", {"table": "1"}, at="table-talk")

    assert "lost its channel" in reply.text
    assert await rests_because(table) == VOTE
    await host.driver.slash("Bob", "table move", {"where": "here", "table": "1"}, at="table-talk")
    assert await rests_because(table) == VOTE
    await host.driver.slash("Bob", "table resume", at="table-talk")
    assert await rests_because(table) is None


async def test_a_player_who_is_back_at_a_table_without_a_place_gives_it_one_first(
    host: Host,
) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)
    await stand_in(table, "Ann", "back")
    await lose(table)
    assert await rests_because(table) == EMPTY

    await host.driver.slash("Ann", "table back", {"table": "1"}, at="table-talk")

    assert await rests_because(table) == HOMELESS
    await host.driver.slash("Ann", "table move", {"where": "here", "table": "1"}, at="table-talk")
    assert await rests_because(table) is None


async def test_computers_alone_do_not_go_on_in_a_new_place(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)
    await lose(table)
    values = {"until": "back", "table": "1"}
    await host.driver.slash("Ann", "table standin", values, at="table-talk")

    await host.driver.slash("Ann", "table move", {"where": "here", "table": "1"}, at="table-talk")

    assert await rests_because(table) == EMPTY
    await host.driver.slash("Ann", "table back", at="table-talk")
    assert await rests_because(table) is None


async def test_nobody_lets_a_table_go_on_that_only_computers_play(host: Host) -> None:
    table = await three(host)
    await ask_for_pause(table, "Ann")
    await host.driver.press("Bob", request_of(table), "Agree")
    for person in ("Ann", "Bob", "Cem"):
        await stand_in(table, person, "back")

    reply = await host.driver.slash("Ann", "table resume", at=table.at)

    assert "Nobody plays here" in reply.text
    assert await rests_because(table) == VOTE
