"""Discord is away, refuses, or takes permission back: nothing is lost, and nothing is silent."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.notify.sending.failures import HOUR, PAUSES, is_passing
from bot.operator.doctor import late_messages
from bot.sandbox.world.permissions import Permission
from bot.store import NotReachable
from tests.e2e.driver import PATIENCE
from tests.e2e.host import Host, Table

EDIT_REPLY = r"PATCH /webhooks/\d+/[^/]+/messages/@original"
SEND = r"POST /channels/\d+/messages"


async def two(host: Host) -> Table:
    """Open a table of two people; it is Ann's turn, and everything is sent."""
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.quiet()
    return table


async def test_an_outage_of_hours_loses_no_post_and_is_over_within_two_minutes(host: Host) -> None:
    table = await two(host)
    before = len(table.posts)
    host.driver.fail_next(503, where=SEND, times=1000)
    await host.driver.slash("Ann", "table note", {"text": "Hello", "public": True}, at=table.at)
    for _ in range(90):
        await host.pass_time(120)
    assert len(table.posts) == before
    async with host.store.reading() as reads:
        assert await reads.outbox_age(host.now()) >= 3 * HOUR, "the operator hears of it"
        (said,) = await late_messages(reads, host.now())
    assert said.startswith("1 message waits, the oldest for 180 minutes (")
    assert "503" in said

    host.driver.sandbox.rest.faults.clear()
    await host.pass_time(PAUSES[-1])

    (post,) = table.posts[before:]
    assert "Hello" in post.text


async def test_what_discord_refuses_for_good_holds_up_nothing(host: Host) -> None:
    host.forgiven.append("is given up")
    table = await two(host)
    before = len(table.posts)
    host.driver.fail_next(400, where=SEND, times=1, code=50035)
    for text in ("Hello", "Again"):
        await host.driver.slash("Ann", "table note", {"text": text, "public": True}, at=table.at)
    await host.quiet()

    (post,) = table.posts[before:]
    assert "Again" in post.text


@pytest.mark.parametrize(("status", "code"), [(401, 0), (400, 40003), (403, 40003)])
async def test_what_discord_refuses_for_a_while_is_sent_after_it(
    host: Host, status: int, code: int
) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    table = await two(host)
    await host.pass_time(3 * PAUSES[-1])
    await host.restart()
    host.driver.fail_next(status, where="POST /users/@me/channels", times=1, code=code)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    await host.pass_time(PAUSES[0])

    (letter,) = host.driver.messages("dm", "Bob")
    assert "it is your turn" in letter.text


async def test_a_picture_is_left_out_before_the_words_are(host: Host) -> None:
    table = await two(host)
    before = len(table.posts)
    host.driver.fail_next(413, where=SEND, times=1, code=40005)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    posts = table.posts[before:]
    assert [("Bob" in post.text, bool(post.raw.attachments)) for post in posts] == [(True, False)]
    assert posts[0].buttons, "the fixed buttons stay"


async def test_a_letter_is_sent_without_its_picture_too(host: Host) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    table = await two(host)
    await host.pass_time(3 * PAUSES[-1])
    await host.restart()
    letters = host.driver.channel("dm", user="Bob")
    host.driver.fail_next(413, where=f"POST /channels/{letters.id}/messages", code=40005)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()

    (letter,) = host.driver.messages("dm", "Bob")
    assert ("it is your turn" in letter.text, bool(letter.raw.attachments)) == (True, False)


async def test_only_the_newest_position_of_a_table_is_drawn(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "alliance"])
    await host.quiet()
    before = len(table.posts)
    host.driver.fail_next(503, where=SEND, times=1)
    for person in ("Ann", "Bob"):
        await host.driver.slash(person, "root done", at=table.at)
        while person in await table.asked():
            await host.driver.slash(person, "root done", at=table.at)
    for _ in range(3):
        await host.pass_time(PAUSES[0])

    posts = table.posts[before:]
    assert ["· Bob (" in post.text for post in posts] == [True, False]
    assert [bool(post.raw.attachments) for post in posts] == [False, True]


async def test_posts_that_piled_up_are_summed_up_by_the_newest(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "alliance"])
    await host.quiet()
    before = len(table.posts)
    host.driver.fail_next(503, where=SEND, times=1000)
    for person in ("Ann", "Bob", "Ann"):
        await host.driver.slash(person, "root done", at=table.at)
        await host.quiet()
        while person in await table.asked():
            await host.driver.slash(person, "root done", at=table.at)
            await host.quiet()
        await host.pass_time(130)
    host.driver.sandbox.rest.faults.clear()
    await host.pass_time(PAUSES[-1])

    (post,) = table.posts[before:]
    assert "· Bob (" in post.text
    assert "Round 2" in post.text
    assert post.text.count("Marquise") == 2, "both of the turns that passed unseen are told"


async def test_lost_permission_is_told_privately_once_and_looked_for_each_hour(host: Host) -> None:
    table = await two(host)
    before = len(table.posts)
    taken = (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
    for permission in taken:
        host.driver.revoke(permission, at="tables")
    await host.driver.slash("Ann", "root done", {"table": "1"}, at="dm")
    await host.quiet()
    await host.pass_time(HOUR + 1)
    await host.pass_time(HOUR + 1)

    for who in ("Ann", "Bob"):
        told = [post for post in host.driver.messages("dm", who) if "may not write" in post.text]
        assert len(told) == 1
    assert (await host.row(table.match)).status == "running"

    for permission in taken:
        host.driver.revoke(permission, at="tables", back=True)
    await host.pass_time(HOUR + 1)

    assert "Bob" in table.posts[-1].text
    assert len(table.posts) == before + 1
    assert "muted" not in (await host.row(table.match)).options


async def test_a_post_in_doubt_is_sent_where_the_history_may_not_be_read(host: Host) -> None:
    table = await two(host)
    before = len(table.posts)
    host.driver.revoke(Permission.READ_MESSAGE_HISTORY, at="tables")
    host.driver.fail_next(503, where=SEND, times=1)
    await host.driver.slash("Ann", "table note", {"text": "Hello", "public": True}, at=table.at)
    await host.quiet()

    await host.pass_time(PAUSES[0])

    (post,) = table.posts[before:]
    assert "Hello" in post.text
    assert "muted" not in (await host.row(table.match)).options


async def test_a_table_that_moved_away_from_silence_is_told_of_the_next(host: Host) -> None:
    table = await two(host)
    taken = (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
    note = {"text": "Hello", "public": True, "table": "1"}
    for permission in taken:
        host.driver.revoke(permission, at="tables")
    await host.driver.slash("Ann", "table note", note, at="dm")
    await host.quiet()
    await host.driver.slash("Ann", "table move", {"where": "thread"}, at="table-talk")
    await host.quiet()
    assert "muted" not in (await host.row(table.match)).options

    for permission in taken:
        host.driver.revoke(permission, at="table-talk")
    await host.driver.slash("Ann", "table note", note, at="dm")
    await host.quiet()

    for who in ("Ann", "Bob"):
        told = [post for post in host.driver.messages("dm", who) if "may not write" in post.text]
        assert len(told) == 2


def test_no_passing_trouble_is_final() -> None:
    def response(status: int) -> Any:
        return SimpleNamespace(status=status, reason="?")

    passing: list[discord.HTTPException] = [
        discord.DiscordServerError(response(status), "") for status in (500, 502, 503, 504)
    ]
    passing += [discord.HTTPException(response(status), "") for status in (401, 408, 429)]
    others = [TimeoutError(), aiohttp.ServerDisconnectedError(), OSError(), NotReachable("away")]
    assert [error for error in (*passing, *others) if not is_passing(error)] == []
    final = [discord.HTTPException(response(status), "") for status in (400, 413)]
    assert [error for error in (*final, ValueError()) if is_passing(error)] == []


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_an_answer_after_fifteen_minutes_is_no_error(
    host: Host, status: int, code: int
) -> None:
    """Errors in the log, which nobody can mend, fail a test."""
    table = await two(host)
    host.driver.fail_next(status, where=EDIT_REPLY, times=2, code=code)
    host.driver.patience = 0.5
    with contextlib.suppress(AssertionError):  # nobody can be answered
        await host.driver.slash("Ann", "hand", at=table.at)
    host.driver.patience = PATIENCE

    host.driver.sandbox.rest.faults.clear()
    assert (await host.driver.slash("Ann", "hand", at=table.at)).answered
