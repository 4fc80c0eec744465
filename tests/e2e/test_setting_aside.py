"""A match that cannot be loaded as stored: set aside alone, and opened again."""

from __future__ import annotations

import logging
import re
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from bot.matches.live import ASIDE
from bot.notify.outbox import HOMELESS, Letter, Post, letter_to, queue_post
from bot.notify.sending.failures import PAUSES
from bot.operator.doctor import broken_matches
from engine.ai.players import GreedyPlayer
from engine.core.match import Match
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, play_on, played

HOUR = 3600
NUMBER = re.compile(r"\d+-[0-9A-F]{6}")
NONSENSE = "UPDATE choices SET kind = 'rewind', keys = '[\"x\"]' WHERE number = :last"
"""A choice that no rules could replay."""


@pytest.fixture
async def table(host: Host) -> Table:
    """A table in the middle of a turn; errors in its log are expected."""
    host.forgiven += ["cannot be taken up", "error 1-"]
    return await played(host, 8)


async def change(host: Host, statement: str, **values: object) -> None:
    async with host.store.transaction() as work:
        await work._connection.execute(text(statement), values)


async def break_last_choice(table: Table) -> int:
    """Spoil the last choice, so that it cannot be made again; return its number."""
    async with table.host.store.reading() as reads:
        last = (await reads.choices(table.match))[-1].number
    # If a step ended with it, it would not be replayed.
    later = "DELETE FROM checkpoints WHERE after >= :last AND match_id = :match"
    await change(table.host, later, last=last, match=table.match)
    await change(table.host, NONSENSE + " AND match_id = :match", last=last, match=table.match)
    return last


async def examined(host: Host) -> list[str]:
    async with host.store.reading() as reads:
        return await broken_matches(reads)


async def test_a_match_that_cannot_be_taken_up_goes_on_from_its_last_good_position(
    host: Host, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    whole = await host.open_table(["Ann", "Cem"], ["marquise", "eyrie"])
    asked = list(await whole.asked())
    last = await break_last_choice(table)
    await host.restart()
    await host.quiet()

    told = [post for post in table.posts if "set aside" in post.text]
    assert len(told) == 1, "people are told"
    number = NUMBER.search(told[0].text)
    assert number is not None
    assert f"<@{host.driver.user('Bob')}>" in told[0].text

    caplog.clear()
    refused = await host.driver.slash("Ann", "play", at=table.at)
    assert number[0] in refused.text
    assert "try again" not in refused.text
    blamed = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    ann = host.driver.user("Ann")
    assert any(f"error {number[0]}: match 1, user {ann}, /play" in line for line in blamed)

    listed = await host.driver.slash("Ann", "mytables", at="dm")
    assert number[0] in listed.text, "her tables are listed"
    assert list(await whole.asked()) == asked, "the other one goes on"
    (line,) = await examined(host)
    assert all(part in line for part in ("match 1", number[0], "1 choice would be taken back"))

    stranger = await host.driver.press("Eve", told[0], "Go on from the last good position")
    assert "no seat" in stranger.text
    offered = await host.driver.press("Bob", told[0], "Go on from the last good position")
    assert "One choice" in offered.text
    await host.driver.press("Bob", offered, "Yes, do it")
    await host.quiet()

    assert await table.asked()
    assert "open again" in table.posts[-1].text or "open again" in table.posts[-2].text
    assert await examined(host) == []
    assert ASIDE not in (await host.row(table.match)).options
    async with host.store.reading() as reads:
        assert last not in [each.number for each in await reads.choices(table.match)]
    late = await host.driver.press("Ann", told[0], "Go on from the last good position")
    assert "nothing has to be mended" in late.text

    await host.restart()
    await play_on(table, {"Ann": Reader(), "Bob": Reader()}, answers=4)
    assert sum("is set aside" in post.text for post in table.posts) == 1


@pytest.mark.parametrize("since", ["the start", "a press"])
async def test_the_traceback_of_a_table_set_aside_is_logged_once(
    host: Host, table: Table, caplog: pytest.LogCaptureFixture, since: str
) -> None:
    await break_last_choice(table)
    if since == "the start":
        await host.restart()
        await host.quiet()
    else:
        host.matches.forget(table.match)

    replies = [await host.driver.slash(who, "play", at=table.at) for who in ("Ann", "Bob", "Ann")]

    assert len({reply.text for reply in replies}) == 1
    blamed = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert len(blamed) == (4 if since == "the start" else 3)
    assert [bool(each.exc_info) for each in blamed] == [True, *(False for _ in blamed[1:])]


@pytest.mark.parametrize("notices", ["channel", "dm"])
async def test_whoever_is_awaited_in_the_last_good_position_is_called(
    host: Host, table: Table, notices: str
) -> None:
    for person in ("Ann", "Bob"):
        await host.driver.slash(person, "settings change", {"notices": notices})
    await break_last_choice(table)
    await host.restart()
    await host.quiet()
    told = next(post for post in table.posts if "set aside" in post.text)
    before = {person: len(host.driver.notified(person)) for person in ("Ann", "Bob")}

    offered = await host.driver.press("Bob", told, "Go on from the last good position")
    await host.driver.press("Bob", offered, "Yes, do it")
    await host.quiet()

    (awaited,) = await table.asked()
    reason = "dm" if notices == "dm" else "mention"
    rung = [note.reason for note in host.driver.notified(awaited)[before[awaited] :]]
    assert rung == [reason]


@pytest.mark.parametrize("broken", ["after > 0", "after >= 0"], ids=["the later ones", "all"])
async def test_no_choice_is_lost_with_a_position_that_cannot_be_read(
    host: Host, table: Table, broken: str
) -> None:
    before = (await host.matches.look(table.match)).match.state
    await change(host, f"UPDATE checkpoints SET state = :state WHERE {broken}", state=b"\xc1")
    await host.restart()
    await host.quiet()

    refused = await host.driver.slash("Ann", "board", at=table.at)
    offered = await host.driver.press("Ann", refused, "Go on from the last good position")
    assert "No choice would be lost" in offered.text
    await host.driver.press("Ann", offered, "Yes, do it")

    assert (await host.matches.look(table.match)).match.state == before
    await host.restart()
    assert (await host.matches.look(table.match)).match.state == before
    await play_on(table, {"Ann": Reader(), "Bob": Reader()}, answers=4)


async def test_a_table_opens_by_itself_when_the_bot_is_mended(host: Host, table: Table) -> None:
    head = (await host.row(table.match)).head
    await change(host, "UPDATE matches SET head = :head", head=b"\xc1")
    await host.restart()
    await host.quiet()
    assert ASIDE in (await host.row(table.match)).options

    await change(host, "UPDATE matches SET head = :head", head=head)
    await host.restart()
    await host.quiet()

    assert await table.asked()
    assert ASIDE not in (await host.row(table.match)).options


async def test_what_waits_for_a_table_set_aside_holds_up_nothing(host: Host, table: Table) -> None:
    await host.driver.slash("Bob", "settings change", {"notices": "dm"})
    whole = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.pass_time(3600)
    await break_last_choice(table)
    bob, row = int(host.driver.user("Bob")), await host.row(table.match)
    async with host.store.transaction() as work:
        letter = Letter(table.match, "turn", 1, rings=True)
        await work.add_outbox(table.match, [letter_to(bob, letter, 99, host.now())])
        await queue_post(work, row, Post(table.match, "turn"), host.now())
    await host.restart()
    await host.quiet()
    assert any("set aside" in post.text for post in table.posts), "people are told"

    await host.driver.slash("Ann", "root done", {"table": str(whole.match)}, at="dm")
    await host.quiet()
    about = host.driver.notified("Bob")[-1]
    assert about.reason == "dm"
    assert "Root 2: it is your turn" in host.driver.messages("dm", "Bob")[-1].text
    before = len(table.posts)

    told = next(post for post in table.posts if "set aside" in post.text)
    offered = await host.driver.press("Bob", told, "Go on from the last good position")
    await host.driver.press("Bob", offered, "Yes, do it")
    await host.pass_time(PAUSES[-1])
    assert sum("· " in post.text for post in table.posts[before:]) == 1, "the turn is told"


async def test_a_table_set_aside_whose_place_is_deleted_rests_and_is_given_a_new_one(
    host: Host, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await break_last_choice(table)
    await host.restart()
    host.driver.delete_channel(table.at)
    caplog.clear()
    for _ in range(4):
        await host.pass_time(40)

    assert (await host.row(table.match)).paused == HOMELESS
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
    refused = await host.driver.slash("Ann", "play", {"table": str(table.match)}, at="dm")
    offered = await host.driver.press("Ann", refused, "Go on from the last good position")
    await host.driver.press("Ann", offered, "Yes, do it")
    await host.pass_time(PAUSES[-1])

    await host.driver.press("Ann", host.driver.messages("dm", "Ann")[-1], "Open a new place")
    await host.quiet()
    row = await host.row(table.match)
    assert row.status == "running"
    new = Table(host, table.match, str(row.channel_id))
    await play_on(new, {"Ann": Reader(), "Bob": Reader()}, answers=2)


async def test_what_falls_due_at_a_table_set_aside_is_done_once_it_is_open_again(
    host: Host, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    """A vote that ended meanwhile had stayed open for ever, and a clock had never run out."""
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    await break_last_choice(table)
    await host.restart()
    await host.quiet()
    caplog.clear()
    for _ in range(4):
        await host.pass_time(12 * HOUR)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []

    told = next(post for post in table.posts if "set aside" in post.text)
    offered = await host.driver.press("Bob", told, "Go on from the last good position")
    await host.driver.press("Bob", offered, "Yes, do it")
    await host.pass_time(2 * HOUR)

    async with host.store.reading() as reads:
        assert await reads.requests(table.match) == ()
    assert any("was not agreed to" in post.text for post in table.posts)


async def test_rules_that_raise_stop_their_own_match_alone(
    host: Host, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.forgiven.append("error 1-")
    broken = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    whole = await host.open_table(["Ann", "Cem"], ["marquise", "alliance"])
    before = (await broken.live()).match.state.copy()
    take = Match._take

    def raising(match: Match[Any], *given: Any) -> None:
        if "eyrie" in match.setup.seats:
            raise KeyError("a bug in the rules")
        take(match, *given)

    person, question = next(iter((await broken.asked()).items()))
    answer = GreedyPlayer(Random(1)).answer((await broken.live()).match, question)
    with monkeypatch.context() as broken_rules:
        broken_rules.setattr(Match, "_take", raising)
        reply = await Reader().answer(broken, person, question, answer)
        number = NUMBER.search(reply.text)
        assert number is not None
        assert f"error {number[0]}: match 1, user {host.driver.user(person)}" in caplog.text
        assert (await broken.live()).match.state == before
        await host.driver.slash("Cem", "hand", at=whole.at)
        assert await whole.asked()

    await play_on(whole, {"Ann": Reader(), "Cem": Reader()}, answers=3)
    await play_on(broken, {"Ann": Reader(), "Bob": Reader()}, answers=3)
