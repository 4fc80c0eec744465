"""The lobby's post: always present and correct, despite failures and simultaneous presses."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.lobby import lobby_post as lobby_post
from bot.matches.matches import Matches
from bot.notify.reminders import UNTIL_DONE
from bot.store import StoreError, Transaction
from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen


async def lobby(host: Host, *people: str, seats: int) -> Table:
    factions = ["marquise", "eyrie", "alliance", "duchy"][: len(people)]
    return await host.open_lobby(people, factions, seats=seats)


def about_it(post: Seen) -> bool:
    return any(button.label == "About this table" for button in post.buttons)


def newest(table: Table) -> Seen:
    """Return the newest post with the lobby's buttons."""
    return next(post for post in reversed(table.posts) if about_it(post))


def lines(host: Host, table: Table) -> list[str]:
    """Return the lines of the seats in the newest post."""
    names = {f"<@{user.id}>": user.name for user in host.driver.world.people()}
    seats = [line for line in newest(table).text.splitlines() if line[:1].isdigit()]
    return [names.get(line.split()[1], line.split()[1]) for line in seats]


async def test_a_deleted_post_is_posted_anew(host: Host) -> None:
    table = await lobby(host, "Ann", seats=3)
    host.driver.delete_message(newest(table))

    await host.driver.slash("Bob", "table join", at=table.at)

    assert lines(host, table) == ["Ann", "Bob", "open"]


async def test_a_process_that_died_before_the_post_leaves_no_table_without_one(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(lobby_post, "post_lobby", nothing)
        await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")
    at = host.driver.threads()[-1].id
    table = Table(host, 1, at)

    await host.driver.slash("Bob", "table join", at=at)

    assert lines(host, table) == ["Ann", "Bob", "open"]


@pytest.mark.parametrize("dies", ["before it is sent", "before that is recorded"])
async def test_a_new_table_is_shown_once_whatever_dies(
    host: Host, monkeypatch: pytest.MonkeyPatch, dies: str
) -> None:
    await host.wake()
    where = {"before it is sent": (lobby_post, "lobby_screen"),
             "before that is recorded": (Transaction, "save_post")}[dies]  # fmt: skip
    with monkeypatch.context() as patch:
        patch.setattr(*where, die)
        await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")
    table = Table(host, 1, host.driver.threads()[-1].id)
    await host.come_back()

    for _ in range(3):
        await host.pass_time(UNTIL_DONE)

    assert sum(about_it(post) for post in table.posts) == 1
    await host.driver.press("Bob", newest(table), "Join")
    assert lines(host, table) == ["Ann", "Bob", "open"]


@pytest.mark.parametrize("shown", [True, False])
async def test_a_host_that_was_down_for_days_posts_anew_only_what_was_not_shown(
    host: Host, monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    table = await lobby(host, "Ann", "Bob", seats=3)
    with monkeypatch.context() as patch:
        if not shown:
            patch.setattr(lobby_post, "lobby_screen", die)
        await host.driver.slash("Bob", "table leave", at=table.at)
    host.clock.advance(2 * 24 * 3600)
    await host.come_back()

    for _ in range(2):
        await host.pass_time(UNTIL_DONE)

    assert sum(about_it(post) for post in table.posts) == (1 if shown else 2)
    assert lines(host, table) == ["Ann", "open", "open"]


async def test_a_lobby_closed_before_a_crash_can_be_opened_again_from_its_post(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(host, "Ann", seats=3)
    with monkeypatch.context() as patch:
        patch.setattr(lobby_post, "refresh_lobby", die)
        await host.driver.slash("Ann", "table close", at=table.at)
    await host.come_back()
    await host.pass_time(UNTIL_DONE)

    await host.driver.press("Ann", newest(table), "Reopen")
    assert (await host.row(table.match)).status == "lobby"


async def test_a_lobby_that_discord_would_not_show_is_shown_a_little_later(host: Host) -> None:
    table = await lobby(host, "Ann", seats=3)
    host.driver.fail_next(503, where="PATCH /channels", times=1)
    await host.driver.slash("Bob", "table join", at=table.at)
    host.driver.sandbox.rest.faults.clear()

    await host.pass_time(UNTIL_DONE)

    assert lines(host, table) == ["Ann", "Bob", "open"]


async def test_a_table_filled_with_computers_begins_even_after_a_crash(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seats were taken, so that nobody could join, and it did not begin."""
    table = await lobby(host, "Ann", "Bob", seats=3)
    with monkeypatch.context() as patch:
        patch.setattr(Matches, "begin", die)
        await host.driver.slash("Ann", "table start", at=table.at)
    await host.come_back()
    await host.pass_time(UNTIL_DONE)

    assert (await host.row(table.match)).status == "running"


async def test_a_match_that_began_before_a_crash_is_shown_as_begun(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(host, "Ann", "Bob", seats=2)
    with monkeypatch.context() as patch:
        patch.setattr(lobby_post, "refresh_lobby", die)
        await host.driver.slash("Ann", "table start", at=table.at)
    await host.come_back()
    await host.pass_time(UNTIL_DONE)

    assert (await host.row(table.match)).status == "running"
    assert [button.label for button in newest(table).buttons] == ["About this table"]


def die(*_: Any, **named: Any) -> Any:
    """Stand in for the death of the process."""
    raise StoreError("died")


async def nothing(*_: Any) -> None:
    """Stand in for the code that a crash prevented."""


async def test_of_two_who_join_at_once_both_are_shown(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(host, "Ann", seats=3)
    edit, slow = discord.PartialMessage.edit, [0.1, 0.0]

    async def slowly(message: discord.PartialMessage, **given: Any) -> Any:
        await asyncio.sleep(slow.pop(0))
        return await edit(message, **given)

    monkeypatch.setattr(discord.PartialMessage, "edit", slowly)
    post = newest(table)
    await asyncio.gather(
        host.driver.press("Bob", post, "Join"), host.driver.press("Cem", post, "Join")
    )

    assert sorted(lines(host, table)) == ["Ann", "Bob", "Cem"]


async def test_a_player_who_has_joined_is_told_so_even_where_the_post_cannot_be_changed(
    host: Host,
) -> None:
    table = await lobby(host, "Ann", seats=3)
    host.driver.fail_next(403, where="/messages/", code=50013)

    reply = await host.driver.press("Bob", newest(table), "Join")

    assert "You have a seat" in reply.text


async def test_computers_make_room_where_seats_become_fewer(host: Host) -> None:
    table = await lobby(host, "Ann", seats=4)
    for _ in range(3):
        await host.driver.press("Ann", newest(table), "Add computer")
    assert "All seats are taken" in (await host.driver.press("Bob", newest(table), "Join")).text

    for seats in ("2", "3"):
        option = {"option": "seats", "value": seats}
        await host.driver.slash("Ann", "table option", option, at=table.at)

    assert lines(host, table) == ["Ann", "Computer", "open"]


async def test_fewer_seats_show_everybody_who_sits_there(host: Host) -> None:
    table = await lobby(host, "Ann", "Bob", "Cem", "Dee", seats=4)
    await host.driver.slash("Bob", "table leave", at=table.at)

    await host.driver.slash("Ann", "table option", {"option": "seats", "value": "3"}, at=table.at)

    assert lines(host, table) == ["Ann", "Cem", "Dee"]


async def test_changed_options_are_announced_once_whatever_dies(host: Host) -> None:
    table = await lobby(host, "Ann", "Bob", seats=3)
    host.die_at = "sent"
    await host.driver.slash("Ann", "table option", {"option": "clock", "value": "1d"}, at=table.at)
    await host.driver.settle(0.1)
    host.clock.advance(3600)
    await host.come_back()

    await host.pass_time(120)

    assert sum("is asked to" in post.text for post in table.posts) == 1


async def test_changed_options_are_agreed_to_where_they_are_told(host: Host) -> None:
    table = await lobby(host, "Ann", "Bob", "Cem", seats=4)
    await host.driver.slash("Ann", "table option", {"option": "clock", "value": "1d"}, at=table.at)
    await host.quiet()
    post = table.posts[-1]
    assert "is now **1 day a turn**; it was off" in post.text

    change = {"option": "computers", "value": "hard"}
    await host.driver.slash("Ann", "table option", change, at=table.at)
    stranger = await host.driver.press("Dee", post, "Agree")
    bob = await host.driver.press("Bob", post, "Agree")
    assert "seat" in stranger.text
    assert "You agree to the options as they stand" in bob.text
    assert [button.label for button in post.buttons] == ["Agree"], "Cem has not agreed yet"

    await host.driver.press("Cem", newest(table), "Join")
    await host.driver.press("Cem", post, "Agree")
    assert "Everybody agrees to the options as they stand" in post.text
    assert "Turn clock: 1 day a turn" in post.text
    assert "Computer players: hard" in post.text, "it was changed after the post"
    assert post.buttons == []
    assert lines(host, table) == ["Ann", "Bob", "Cem", "open"]
