"""Left half done by a process that dies: a thread without its table, a post of before."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cogs.look import notes
from bot.lobby import lobby
from bot.notify.reminders import UNTIL_DONE
from bot.sandbox.world import places
from bot.sandbox.world.model import ChannelType
from bot.seating import votes
from bot.store import StoreError
from bot.tables import substitutes
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen
from tests.e2e.test_seating import stand_in, three


def die(*_: Any, **named: Any) -> Any:
    """Stand in for the death of the process."""
    raise StoreError("died")


async def open_and_die(host: Host, monkeypatch: pytest.MonkeyPatch) -> str:
    """Have Ann open a table, and the process die before it is stored; return its thread."""
    await host.wake()
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "open_lobby", die)
        await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")
    await host.come_back()
    (thread,) = host.driver.threads()
    return thread.id


@pytest.mark.parametrize("forum", [False, True])
async def test_a_table_tried_again_takes_the_thread_opened_before_a_crash(
    host: Host, monkeypatch: pytest.MonkeyPatch, forum: bool
) -> None:
    await host.wake()
    if forum:
        guild = next(iter(host.driver.world.guilds.values()))
        home = places.add_channel(host.driver.world, guild, "games", ChannelType.FORUM)
        async with host.store.transaction() as work:
            await work.set_server(int(guild.id), {"home": int(home.id)})
    left = await open_and_die(host, monkeypatch)

    await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")

    assert [thread.id for thread in host.driver.threads()] == [left]
    assert (await host.row(1)).channel_id == int(left)
    await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")
    assert len(host.driver.threads()) == 2, "it is a table's by now"


async def test_a_thread_in_which_people_have_written_is_left_to_them(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = await open_and_die(host, monkeypatch)
    host.driver.say("Bob", "where is the table?", at=left)

    await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")

    assert (await host.row(1)).channel_id != int(left)
    assert len(host.driver.threads()) == 2


# Votes, and seats on offer


async def decided(host: Host, person: str, verb: str, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Have a table asked for a pause, and the process die once a person has answered."""
    table = await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.quiet()
    with monkeypatch.context() as patch:
        patch.setattr(votes, "show", die)
        await host.driver.press(person, asked(table), verb)
    await host.come_back()
    return table


def asked(table: Table) -> Seen:
    """Return the post that asks for a pause."""
    (post,) = [each for each in table.posts if "asks for a pause" in each.text]
    return post


async def test_a_vote_decided_before_a_crash_leaves_no_buttons(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await decided(host, "Bob", "Agree", monkeypatch)
    assert (await host.row(table.match)).status == "paused"

    await host.pass_time(UNTIL_DONE)

    assert asked(table).buttons == []
    assert "Agreed." in asked(table).text


async def test_an_answer_given_before_a_crash_is_shown(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await decided(host, "Bob", "Refuse", monkeypatch)

    await host.pass_time(UNTIL_DONE)

    assert "✘ Bob" in asked(table).text
    assert [button.label for button in asked(table).buttons] == ["Agree", "Refuse"]


async def test_a_vote_whose_end_discord_would_not_show_is_shown_once_it_does(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob", "Cem"], ["marquise", "eyrie", "alliance"])
    await host.driver.slash("Ann", "table pause", at=table.at)
    await host.pass_time(20 * 60)
    host.driver.fail_next(429, where="PATCH /channels", times=100)
    await host.driver.press("Bob", asked(table), "Agree")
    await host.pass_time(UNTIL_DONE)
    host.driver.sandbox.rest.faults.clear()

    await host.pass_time(2 * UNTIL_DONE)

    assert asked(table).buttons == []
    assert "Agreed." in asked(table).text


@pytest.mark.parametrize("how", ["taken over", "taken back", "kept"])
async def test_a_seat_no_longer_offered_leaves_no_buttons_after_a_crash(
    host: Host, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    table = await three(host)
    await host.driver.slash("Ann", "table substitute", at=table.at)
    await host.quiet()
    (offer,) = [each for each in table.posts if "🪑" in each.text]
    buttons = {button.label for button in offer.buttons}
    with monkeypatch.context() as patch:
        patch.setattr(substitutes, "show_offers", die)
        if how == "taken over":
            await host.driver.slash("Eve", "table join", at=table.at)
        elif how == "taken back":
            await stand_in(table, "Ann", "back")
            await host.driver.slash("Ann", "play", at=table.at)
        else:
            await host.driver.press("Bob", offer, "Stop looking")
    await host.come_back()

    await host.pass_time(UNTIL_DONE)

    assert len(buttons - {button.label for button in offer.buttons}) == 2


# Notes


async def test_a_public_note_deleted_before_a_crash_leaves_no_post(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    note = {"text": "no new clearings please", "public": "True"}
    kept = await host.driver.slash("Ann", "table note", note, at=table.at)
    await host.quiet()
    assert any("no new clearings" in post.text for post in table.posts)
    (listed,) = kept.selects
    with monkeypatch.context() as patch:
        patch.setattr(notes, "withdraw", die)
        await host.driver.choose("Ann", kept, listed.custom_id, [*listed.options][:1])
    await host.come_back()

    await host.pass_time(UNTIL_DONE)

    assert not any("no new clearings" in post.text for post in table.posts)
