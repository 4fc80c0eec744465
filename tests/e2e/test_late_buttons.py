"""Buttons that are of no more use go: of old posts after a crash, and where a match is over."""

from __future__ import annotations

import pytest

from bot.notify.reminders import UNTIL_DONE
from bot.seating import votes
from bot.tables import absence
from tests.e2e.ending import two, win
from tests.e2e.going_back import agree, ask_to_go_back
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen
from tests.e2e.test_interrupted import asked, die
from tests.e2e.test_ladder import asked as asked_how
from tests.e2e.test_ladder import stuck
from tests.e2e.test_moderating import end, moderate, table_with_moderator
from tests.e2e.test_seating import three, told

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


@pytest.mark.parametrize(("before", "down"), [(0, LONG), (OLD, 0)])
async def test_an_old_vote_that_failed_before_a_crash_is_taken_away_with_a_word(
    host: Host, monkeypatch: pytest.MonkeyPatch, before: int, down: int
) -> None:
    table = await asked_for_a_pause(host, seconds=before)
    await host.driver.press("Bob", asked(table), "Refuse")
    with monkeypatch.context() as patch:
        patch.setattr(votes, "show", die)
        await host.driver.press("Cem", asked(table), "Refuse")
    host.clock.advance(down)
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


# The end of a match


async def test_the_end_of_a_match_closes_its_votes_and_offers(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "table close", at=table.at)
    await host.driver.slash("Bob", "table substitute", at=table.at)
    await host.quiet()

    await win(table)
    await host.pass_time(1)

    (vote,) = told(table, "asks to end this match")
    assert ("Closed:" in vote.text, vote.buttons) == (True, [])
    (offer,) = told(table, "🪑")
    assert not {"Take the seat", "Stop looking"} & {each.label for each in offer.buttons}


def on_offer(table: Table) -> list[Seen]:
    """Return the posts by which a seat can be taken."""
    return [post for post in table.posts if "Take the seat" in [b.label for b in post.buttons]]


async def test_a_seat_is_offered_again_once_the_end_is_taken_back(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Bob", "table substitute", at=table.at)
    await win(table)
    await host.pass_time(1)
    assert on_offer(table) == []

    await ask_to_go_back(table, "Ann")
    await agree(table, "Bob")

    (offer,) = on_offer(table)
    await host.driver.press("Eve", offer, "Take the seat")
    assert (await table.live()).seats[1].name == "Eve"


async def test_a_seat_is_offered_again_once_a_match_is_reopened(host: Host) -> None:
    table = await table_with_moderator(host)
    await host.driver.slash("Cem", "table substitute", at=table.at)
    await end(table)
    await host.pass_time(UNTIL_DONE)
    assert on_offer(table) == []

    await moderate(table, "reopen")
    await host.quiet()

    assert len(on_offer(table)) == 1


async def test_an_old_offer_goes_once_its_seat_is_taken(host: Host) -> None:
    table = await three(host)
    await host.driver.slash("Ann", "table substitute", at=table.at)
    await host.pass_time(OLD)

    await host.driver.slash("Eve", "table join", at=table.at)
    await host.pass_time(UNTIL_DONE)

    assert all("Take the seat" not in [b.label for b in post.buttons] for post in table.posts)
    assert len(told(table, "Eve takes over Marquise")) == 1


async def test_a_closed_table_has_no_votes_and_no_choices_about_the_missing(host: Host) -> None:
    table = await stuck(host)
    await host.driver.slash("Bob", "table pause", at=table.at)
    await host.driver.slash("Bob", "table close", at=table.at)
    await host.quiet()
    (vote,) = told(table, "asks to end this match")

    await host.driver.press("Cem", vote, "Agree")
    await host.driver.press("Ann", vote, "Agree")
    await host.pass_time(UNTIL_DONE)

    assert (await host.row(table.match)).status == "closed"
    assert "Agreed." in vote.text
    assert ("Closed:" in asked(table).text, asked(table).buttons) == (True, [])
    assert [post.buttons for post in asked_how(table)] == [[]]


# The post about missing players


async def test_choices_about_whoever_is_back_are_taken_away(host: Host) -> None:
    table = await stuck(host)
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.pass_time(1)

    (post,) = asked_how(table)
    assert ("is settled" in post.text, post.buttons) == (True, [])


async def test_an_old_post_about_whoever_is_back_is_taken_away(host: Host) -> None:
    table = await stuck(host)
    await host.pass_time(OLD)

    await host.driver.slash("Ann", "root done", at=table.at)
    await host.pass_time(1)

    assert asked_how(table) == []


async def test_a_decision_about_the_missing_is_shown_although_its_edit_was_lost(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await stuck(host)
    with monkeypatch.context() as patch:
        patch.setattr(absence, "_refresh", die)
        await host.driver.press("Bob", asked_how(table)[0], "Wait")
    await host.come_back()

    await host.pass_time(UNTIL_DONE)

    (post,) = asked_how(table)
    assert ("is settled" in post.text, post.buttons) == (True, [])
