"""Another level for the computers of a running table, by agreement."""

from __future__ import annotations

from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen

COMMAND = "table computer"


async def levels(table: Table) -> list[str]:
    live = await table.live()
    return [live.level_of(seat.number) for seat in live.seats if seat.computer]


async def test_who_plays_alone_gives_computers_another_level_at_once(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=3)
    assert await levels(table) == ["normal", "normal"]

    reply = await host.driver.slash("Ann", COMMAND, {"level": "hard"}, at=table.at)

    assert "**hard**" in reply.text
    assert await levels(table) == ["hard", "hard"]
    first = next(each for each in (await table.live()).seats if each.computer)
    ask = host.driver.autocomplete
    offered = await ask("Ann", COMMAND, {"faction": ""}, focused="faction", at=table.at)
    assert len(offered) == 2
    chosen = {"faction": str(first.number), "level": "easy"}
    await host.driver.slash("Ann", COMMAND, chosen, at=table.at)
    assert await levels(table) == ["easy", "hard"]
    info = await host.driver.slash("Ann", "table info", at=table.at)
    assert "(easy)" in info.text
    assert "(hard)" in info.text


async def test_all_who_play_must_agree_to_another_level(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], seats=3)

    reply = await host.driver.slash("Ann", COMMAND, {"level": "hard"}, at=table.at)
    await host.quiet()
    assert "as soon as all agree" in reply.text
    assert await levels(table) == ["normal"]

    await host.driver.press("Bob", request_of(table), "Agree")
    await host.quiet()
    assert await levels(table) == ["hard"]
    assert "Level of computers" in table.posts[-1].text


async def test_a_refused_level_says_the_way_out(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    reply = await host.driver.slash("Ann", COMMAND, at=table.at)
    assert "With `level:`" in reply.text
    reply = await host.driver.slash("Ann", COMMAND, {"level": "hard"}, at=table.at)
    assert "No computer plays here" in reply.text
    reply = await host.driver.slash("Eve", COMMAND, {"level": "godlike"}, at=table.at)
    assert "Possible: normal · easy · hard" in reply.text


async def test_who_does_not_play_here_changes_no_level(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)

    reply = await host.driver.slash("Eve", COMMAND, {"level": "easy"}, at=table.at)

    assert await levels(table) == ["normal"]
    assert "seat" in reply.text
    wrong = {"faction": "bears", "level": "easy"}
    reply = await host.driver.slash("Ann", COMMAND, wrong, at=table.at)
    assert "No computer plays “bears” here" in reply.text


def request_of(table: Table) -> Seen:
    return next(post for post in reversed(table.posts) if "another level" in post.text)
