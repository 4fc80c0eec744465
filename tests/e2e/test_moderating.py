"""Moderators look after a server's tables: publicly, and without seeing a hand."""

from __future__ import annotations

import pytest

from bot.sandbox.world.permissions import Permission
from bot.tables import moderation
from engine.core.errors import Refused
from tests.e2e.ending import BUILD
from tests.e2e.host import Host, Table
from tests.e2e.playing import confirmed
from tests.e2e.seen import Reply

COMMANDS = ("close", "reopen", "pause", "resume", "move")


async def table_with_moderator(host: Host) -> Table:
    """Have Dee moderate the server; Ann owns it, so she does too."""
    table = await host.open_table(
        ["Bob", "Cem"], ["marquise", "eyrie"], options={"seating": "joined"}
    )
    host.driver.grant("Dee", Permission.MANAGE_THREADS)
    return table


async def moderate(table: Table, command: str, *, person: str = "Dee", **values: str) -> Reply:
    reply = await table.host.driver.slash(
        person, f"moderate {command}", {"table": "Root 1"} | values, at="table-talk"
    )
    await table.host.quiet()
    return reply


def told(table: Table) -> list[str]:
    """Return the announcements at the table that name a moderator."""
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

    await end(table)

    assert (await host.row(table.match)).status == "closed"
    assert any("moderator has closed" in text for text in told(table))
    again = await moderate(table, "close")
    assert "over" in again.text or "closed" in again.text


async def end(table: Table, person: str = "Dee") -> Reply:
    """End a match as a moderator, with the confirmation."""
    asked = await moderate(table, "close", person=person)
    done = await table.host.driver.press(person, asked, "Yes, end the match")
    await table.host.quiet()
    return done


async def test_a_moderator_is_asked_and_told_what_would_be_lost(host: Host) -> None:
    table = await table_with_moderator(host)

    asked = await moderate(table, "close")

    assert (await host.row(table.match)).status == "running"
    for part in ("without a result", "Round 1", "Bob, Cem", "30 days", "/moderate reopen"):
        assert part in asked.text
    kept = await host.driver.press("Dee", asked, "Let it go on")
    assert "the match goes on" in kept.text
    assert (await host.row(table.match)).status == "running"
    assert told(table) == []


async def test_an_ended_match_goes_on_where_it_stopped(host: Host) -> None:
    table = await table_with_moderator(host)
    await confirmed(table, "Bob", await host.driver.slash("Bob", "act", BUILD, at=table.at))
    before = (await table.live()).match.head()
    done = await end(table)
    refused = await host.driver.slash("Bob", "marquise recruit", at=table.at)
    refused = await confirmed(table, "Bob", refused)
    assert "moderators can let it go on" in refused.text
    await host.pass_time(60)
    await host.pass_time(60)
    thread = host.driver.channel(table.at).thread
    assert thread is not None
    assert (thread.archived, thread.locked) == (True, True)
    host.clock.advance(20 * 24 * 3600)
    await host.restart()

    await host.driver.press("Dee", done, "Take it back")
    await host.quiet()

    row = await host.row(table.match)
    assert (row.status, row.paused, row.result) == ("running", None, None)
    thread = host.driver.channel(table.at).thread
    assert thread is not None
    assert (thread.archived, thread.locked) == (False, False)
    assert (await table.live()).match.head() == before
    assert any("goes on where it stopped" in text for text in told(table))
    assert (await table.play("Bob")).buttons
    await host.pass_time(40 * 24 * 3600)
    assert (await host.row(table.match)).status == "running"
    again = await moderate(table, "reopen")
    assert "nothing to take back" in again.text


async def test_what_is_hidden_stays_hidden_while_the_end_can_be_taken_back(host: Host) -> None:
    table = await table_with_moderator(host)
    await end(table)

    for command in ("reveal", "verify"):
        reply = await host.driver.slash("Bob", f"match {command}", at=table.at)
        assert "What is hidden stays hidden until then" in reply.text
    async with host.store.reading() as reads:
        exported = await reads.export_match(table.match)
        assert exported is not None
        assert (exported.secret, exported.choices) == (None, ())
    offered = await host.driver.autocomplete(
        "Dee", "moderate reopen", focused="table", at="table-talk"
    )
    assert list(offered) == ["Root 1"]

    await host.pass_time(31 * 24 * 3600)

    late = await moderate(table, "reopen")
    assert "nothing to take back" in late.text
    assert (await host.row(table.match)).status == "closed"
    assert "stays hidden" not in (await host.driver.slash("Bob", "match verify", at=table.at)).text


async def test_a_match_that_rested_by_vote_rests_again_when_it_is_opened(host: Host) -> None:
    table = await table_with_moderator(host)
    await moderate(table, "pause")
    await end(table)

    await moderate(table, "reopen")

    row = await host.row(table.match)
    assert (row.status, row.paused) == ("paused", "moderator")


async def test_a_moderator_who_plays_needs_the_consent_of_the_table(host: Host) -> None:
    table = await table_with_moderator(host)
    host.driver.grant("Bob", Permission.MANAGE_THREADS)

    said = await moderate(table, "close", person="Bob")

    assert "its people decide" in said.text
    assert (await host.row(table.match)).status == "running"
    request = next(post for post in reversed(table.posts) if "asks to end" in post.text)
    await host.driver.press("Cem", request, "Agree")
    await host.quiet()
    row = await host.row(table.match)
    assert row.status == "closed"
    assert row.reopens_until is not None


async def test_a_moderator_who_has_left_the_seat_needs_consent_too(host: Host) -> None:
    table = await table_with_moderator(host)
    host.driver.grant("Bob", Permission.MANAGE_THREADS)
    sure = await host.driver.slash("Bob", "table leave", at=table.at)
    await host.driver.press("Bob", sure, "Yes, leave")
    await host.quiet()

    said = await moderate(table, "close", person="Bob")

    assert "its people decide" in said.text
    assert (await host.row(table.match)).status == "running"


async def test_a_moderator_who_plays_alone_is_asked_too(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2)

    await end(table, "Ann")

    assert (await host.row(table.match)).reopens_until is not None


async def test_an_open_request_is_gone_when_an_ended_match_goes_on(host: Host) -> None:
    table = await table_with_moderator(host)
    await host.driver.slash("Bob", "table close", at=table.at)
    await host.quiet()
    await end(table)
    await moderate(table, "reopen")

    again = await host.driver.slash("Bob", "table close", at=table.at)

    assert "Everybody who plays here is asked" in again.text


async def test_a_moderator_closes_a_lobby(host: Host) -> None:
    table = await host.open_lobby(["Bob"], ["marquise"], seats=2)
    host.driver.grant("Dee", Permission.MANAGE_THREADS)

    await moderate(table, "close")

    assert (await host.row(table.match)).status == "closed"
    assert any("moderator has closed" in text for text in told(table))


async def test_a_lobby_that_has_begun_meanwhile_is_not_said_to_be_closed(host: Host) -> None:
    table = await host.open_lobby(["Bob", "Cem"], ["marquise", "eyrie"])
    host.driver.grant("Dee", Permission.MANAGE_THREADS)
    lobby = await host.row(table.match)
    await host.driver.slash("Bob", "table start", at=table.at)

    with pytest.raises(Refused):
        await moderation.close(host.bot.services, lobby)

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
    assert [sum(part in text for text in told(table)) for part in ("in place of", "off this")] == [
        1, 1,
    ]  # fmt: skip
    nobody = await moderate(table, "kick", player="@Eve")
    assert "no seat at this table" in nobody.text


@pytest.mark.parametrize("way", ["kick", "replace"])
async def test_a_moderator_takes_no_seat_that_a_moderator_has_freed(host: Host, way: str) -> None:
    table = await table_with_moderator(host)
    how = {"by": "substitute"} if way == "replace" else {}
    await moderate(table, way, player="@Bob", **how)

    refused = await host.driver.slash("Dee", "table join", at=table.at)

    assert "moderators see no hand" in refused.text
    hand = await host.driver.slash("Dee", "hand", at=table.at)
    assert "no seat" in hand.text
    await host.driver.slash("Eve", "table join", at=table.at)
    assert (await table.live()).seats[0].name == "Eve", "others may"


@pytest.mark.parametrize("way", ["kick", "replace"])
async def test_a_moderator_who_plays_frees_nobody_elses_seat(host: Host, way: str) -> None:
    table = await table_with_moderator(host)
    host.driver.grant("Bob", Permission.MANAGE_THREADS)
    how = {"by": "computer"} if way == "replace" else {}

    refused = await moderate(table, way, person="Bob", player="@Cem", **how)

    assert "/table kick asks the people of the table" in refused.text
    assert (await table.live()).seats[1].name == "Cem"
    await moderate(table, way, person="Bob", player="@Bob", **how)
    assert (await table.live()).seats[0].user_id is None, "his own is his to give up"


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
