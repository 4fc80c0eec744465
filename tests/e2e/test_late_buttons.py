"""Buttons that are of no more use go: of old posts after a crash, and where a match is over."""

from __future__ import annotations

import pytest

from bot.notify.reminders import UNTIL_DONE
from bot.seating import request_posts, votes
from bot.tables import absence
from tests.e2e.ending import two, win
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen
from tests.e2e.test_interrupted import asked, die
from tests.e2e.test_ladder import asked as asked_how
from tests.e2e.test_ladder import stuck
from tests.e2e.test_seating import stand_in, three, told

OLD, LONG = 55 * 60, 3 * 3600
"""Seconds after which a post is too old to be edited, and that a host is down."""


def pauses(table: Table) -> list[Seen]:
    return [post for post in table.posts if "asks for a pause" in post.text]


async def asked_for_a_pause(host: Host, *, seconds: int = 0) -> Table:
    """Have Ann ask for a pause, and let some time pass."""
    table = await three(host)
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.pass_time(seconds)
    return table


# A vote decided as the process dies


async def test_an_old_vote_decided_before_a_crash_is_taken_away(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked_for_a_pause(host, seconds=OLD)
    with monkeypatch.context() as patch:
        patch.setattr(votes, "show", die)
        await host.driver.press("Bob", asked(table), "Agree")
    await host.come_back()

    await host.pass_time(UNTIL_DONE)

    assert pauses(table) == []
    assert (await host.row(table.match)).status == "paused"


async def test_a_vote_that_failed_before_a_long_outage_is_taken_away_with_a_word(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked_for_a_pause(host)
    await host.driver.press("Bob", asked(table), "Refuse")
    with monkeypatch.context() as patch:
        patch.setattr(votes, "show", die)
        await host.driver.press("Cem", asked(table), "Refuse")
    host.clock.advance(LONG)
    await host.come_back()

    await host.pass_time(UNTIL_DONE)

    assert pauses(table) == []
    assert len(told(table, "request of Ann was not agreed to")) == 1


async def test_an_old_vote_that_failed_before_a_crash_is_told_of_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await asked_for_a_pause(host, seconds=OLD)
    await host.driver.press("Bob", asked(table), "Refuse")
    with monkeypatch.context() as patch:
        patch.setattr(votes, "show", die)
        await host.driver.press("Cem", asked(table), "Refuse")
    await host.come_back()

    await host.pass_time(UNTIL_DONE)

    assert pauses(table) == []
    assert len(told(table, "request of Ann was not agreed to")) == 1


async def test_a_vote_shown_before_a_long_outage_stays_as_it_is(host: Host) -> None:
    table = await asked_for_a_pause(host)
    await host.driver.press("Bob", asked(table), "Agree")
    await host.quiet()
    host.clock.advance(LONG)
    await host.restart()

    await host.pass_time(UNTIL_DONE)

    assert "Agreed." in asked(table).text
