"""Moderators look after a server's tables: publicly, and without seeing a hand."""

from __future__ import annotations

import pytest

from bot.during import moderating
from bot.sandbox.permissions import Permission
from engine.core.refused import Refused
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply

COMMANDS = ("close", "pause", "resume", "move")


async def table_with_moderator(host: Host) -> Table:
    """Let Dee moderate the server; Ann owns it, so she does too."""
    host.driver.grant("Dee", Permission.MANAGE_THREADS)
    return await host.open_table(
        ["Bob", "Cem"], ["marquise", "eyrie"], options={"seating": "joined"}
    )


async def moderate(table: Table, command: str, **values: str) -> Reply:
    reply = await table.host.driver.slash(
        "Dee", f"moderate {command}", {"table": "Root 1"} | values, at="table-talk"
    )
    await table.host.quiet()
    return reply


def told(table: Table) -> list[str]:
    """Return what the table was told by moderator."""
    return [post.text for post in table.posts if "moderator" in post.text]


async def test_a_moderator_pauses_a_match_and_only_a_moderator_resumes_it(host: Host) -> None:
    table = await table_with_moderator(host)

    await moderate(table, "pause")
    player = await host.driver.slash("Bob", "table resume", at=table.at)
    assert "moderator" in (await table.play("Bob")).text
    await host.restart()
    assert (await host.row(table.match)).paused == "moderator"
    await moderate(table, "resume")

    assert "A moderator of this server lets the match rest" in player.text
    assert (await host.row(table.match)).status == "running"
    assert len(told(table)) == 2
    assert (await table.play("Bob")).buttons


async def test_a_moderator_closes_a_match(host: Host) -> None:
    table = await table_with_moderator(host)

    await moderate(table, "close")

    assert (await host.row(table.match)).status == "closed"
    assert any("closed, by moderator" in text for text in told(table))
    again = await moderate(table, "close")
    assert "over" in again.text or "closed" in again.text


async def test_a_moderator_closes_a_lobby(host: Host) -> None:
    host.driver.grant("Dee", Permission.MANAGE_THREADS)
    table = await host.open_lobby(["Bob"], ["marquise"], seats=2)

    await moderate(table, "close")

    assert (await host.row(table.match)).status == "closed"
    assert any("closed, by moderator" in text for text in told(table))


async def test_a_lobby_that_has_begun_meanwhile_is_not_said_to_be_closed(host: Host) -> None:
    host.driver.grant("Dee", Permission.MANAGE_THREADS)
    table = await host.open_lobby(["Bob", "Cem"], ["marquise", "eyrie"])
    lobby = await host.row(table.match)
    await host.driver.slash("Bob", "table start", at=table.at)

    with pytest.raises(Refused):
        await moderating.close(host.bot, lobby)

    await host.quiet()
    assert (await host.row(table.match)).status == "running"
    assert told(table) == []


async def test_a_moderator_moves_a_match(host: Host) -> None:
    table = await table_with_moderator(host)

    await moderate(table, "move", where="here")

    assert "moved by a moderator" in host.posts(table.at)[-1].text
    assert "moved by a moderator" in host.posts("table-talk")[-1].text


async def test_a_moderator_replaces_and_removes_people(host: Host) -> None:
    table = await table_with_moderator(host)

    await moderate(table, "replace", player="@Cem", by="computer")
    assert (await table.live()).seats[1].user_id is None
    await host.driver.slash("Cem", "table back", at=table.at)
    assert (await table.live()).seats[1].name == "Cem"
    await moderate(table, "replace", player="@Cem", by="substitute")
    assert (await table.live()).seats[1].offered
    await moderate(table, "kick", player="@Cem")

    assert (await table.live()).seats[1].user_id is None
    assert "known its secrets" in (await host.driver.slash("Cem", "table back", at=table.at)).text
    assert [sum(part in text for text in told(table)) for part in ("in place of", "taken off")] == [
        1, 1,
    ]  # fmt: skip
    nobody = await moderate(table, "kick", player="@Eve")
    assert "no seat at this table" in nobody.text


async def test_a_moderator_sees_no_hand_and_others_moderate_nothing(host: Host) -> None:
    table = await table_with_moderator(host)

    hand = await host.driver.press("Dee", table.posts[-1], "My hand")
    refused = [
        await host.driver.slash("Eve", f"moderate {each}", {"table": "1"}, at="table-talk")
        for each in COMMANDS
    ]

    assert "no seat" in hand.text
    assert all("Only moderators" in reply.text for reply in refused)
    assert (await host.row(table.match)).status == "running"
    offered = await host.driver.autocomplete(
        "Dee", "moderate pause", focused="table", at="table-talk"
    )
    assert list(offered) == ["Root 1"]
