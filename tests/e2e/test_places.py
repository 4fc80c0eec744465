"""The place of a match: moved by its people, or lost and replaced."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot.app.client import TableBot
from bot.matches import loaded
from bot.matches.live import Live, SetAside, take_up
from bot.notify.outbox import HOMELESS
from bot.notify.sending import failures
from bot.sandbox import wire
from bot.sandbox.world import places as sandbox_places
from bot.sandbox.world.model import Channel, ChannelType
from bot.sandbox.world.permissions import Permission
from bot.store import LoadedMatch
from bot.tables import places
from tests.e2e.going_back import ask_to_go_back, end_turn
from tests.e2e.host import Host, Table
from tests.e2e.playing import ann_first
from tests.e2e.seen import Seen

HOUR = 3600


async def lose(table: Table) -> None:
    """Have a moderator delete the table's thread."""
    table.host.driver.delete_channel(table.at)
    await homeless(table)


async def homeless(table: Table) -> None:
    """Wait until the bot knows that a place is gone, and has told the players."""
    for _ in range(100):
        if (await table.host.row(table.match)).channel_id is None:
            break
        await asyncio.sleep(0.02)
    await table.host.quiet()


def letters(host: Host, person: str) -> list[Seen]:
    """Return the letters that offer a new place."""
    found = host.driver.messages("dm", person)
    return [each for each in found if any(b.label == "Open a new place" for b in each.buttons)]


def open_threads(host: Host) -> list[Channel]:
    return [thread for thread in host.driver.threads() if thread.thread]


async def rehomed(table: Table) -> str:
    """Return the present thread of a match, and look there from now on."""
    row = await table.host.row(table.match)
    assert row.channel_id is not None
    table.at = str(row.channel_id)
    return table.at


async def build(table: Table) -> None:
    """Have Ann act in a way she may take back."""
    await table.host.driver.slash(
        "Ann", "act", {"answer": "Build a sawmill in clearing 2 (mouse)", "table": "1"}, at="dm"
    )


# A place that is gone


async def test_a_lost_match_goes_on_in_a_new_thread(host: Host) -> None:
    table = await ann_first(host)
    await build(table)
    await lose(table)
    row = await host.row(table.match)
    assert (row.status, row.paused, row.channel_id) == ("paused", HOMELESS, None)
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]
    assert "/table move" in (await host.driver.slash("Ann", "play", at="dm")).text

    reply = await host.driver.press("Bob", letters(host, "Bob")[0], "Open a new place")
    await host.quiet()

    assert f"<#{await rehomed(table)}>" in reply.text
    row = await host.row(table.match)
    assert (row.status, row.paused, row.thread) == ("running", None, True)
    assert host.driver.channel(table.at).name == "Root 1 · Ann, Bob"
    first = table.posts[0]
    assert "· Ann (" in first.text
    assert "Root 1 goes on here" in first.text
    assert "by Bob" in first.text
    assert first.pictures
    assert first.id in host.driver.channel(table.at).pins
    assert {n.reason for n in host.driver.notified("Ann")[-1:]} == {"mention"}
    await host.driver.slash("Ann", "root done", at=table.at)
    await host.quiet()
    assert "· Bob (" in table.posts[-1].text
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]


async def test_two_thumbs_open_one_place(host: Host) -> None:
    table = await ann_first(host)
    await lose(table)
    press = host.driver.press

    await asyncio.gather(
        press("Ann", letters(host, "Ann")[0], "Open a new place"),
        press("Bob", letters(host, "Bob")[0], "Open a new place"),
    )
    await host.quiet()
    again = await press("Bob", letters(host, "Bob")[0], "Open a new place")

    assert len(open_threads(host)) == 1
    assert f"<#{await rehomed(table)}>" in again.text
    assert len(table.posts) == 1


async def test_only_who_plays_here_opens_a_place(host: Host) -> None:
    table = await ann_first(host)
    await lose(table)
    letter = letters(host, "Ann")[0]
    letter.raw.channel_id = host.driver.channel("tables").id

    reply = await host.driver.press("Eve", letter, "Open a new place")

    assert "no seat" in reply.text
    assert open_threads(host) == []


async def test_a_thread_opened_before_a_crash_is_used_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann_first(host)
    await lose(table)

    async def die(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    host.driver.patience = 0.5
    with monkeypatch.context() as patched:
        patched.setattr(places, "move", die)
        with pytest.raises(AssertionError):
            await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    host.driver.patience = 10.0
    assert len(open_threads(host)) == 1
    await host.come_back()
    assert (await host.row(table.match)).channel_id is None

    await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    await host.quiet()

    assert [thread.id for thread in open_threads(host)] == [await rehomed(table)]
    assert len(table.posts) == 1


@pytest.mark.parametrize("point", ["claimed", "sent", "noted"])
async def test_the_letters_and_the_post_come_once_through_a_crash(host: Host, point: str) -> None:
    table = await ann_first(host)
    if point == "claimed":
        host.die_at = point
        host.driver.delete_channel(table.at)
        await host.driver.until(lambda: host.died)
        await host.come_back()
        await host.pass_time(120)
        await homeless(table)
    else:
        await lose(table)
        host.die_at = point
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]

    with contextlib.suppress(AssertionError):  # a dead bot may not answer
        await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    if point != "claimed":
        await host.driver.until(lambda: host.died)
        await host.come_back()
    await host.pass_time(120)

    await rehomed(table)
    assert sum("goes on here" in post.text for post in table.posts) == 1


async def test_a_servers_home_is_where_the_new_thread_opens(host: Host) -> None:
    table = await ann_first(host)
    guild = next(iter(host.driver.world.guilds.values()))
    home = sandbox_places.add_channel(host.driver.world, guild, "games", ChannelType.FORUM)
    async with host.store.transaction() as work:
        await work.set_server(int(guild.id), {"home": int(home.id)})
    await lose(table)

    await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    await host.quiet()

    assert host.driver.channel(await rehomed(table)).parent_id == home.id
    assert "goes on here" in table.posts[-1].text


@pytest.mark.parametrize("forum", [False, True])
async def test_a_place_is_opened_by_a_process_that_does_not_listen_to_the_server(
    host: Host, monkeypatch: pytest.MonkeyPatch, forum: bool
) -> None:
    """Direct messages come to the first shard, whichever server the table is in."""
    table = await ann_first(host)
    guild = next(iter(host.driver.world.guilds.values()))
    parent = host.driver.channel("tables")
    if forum:
        parent = sandbox_places.add_channel(host.driver.world, guild, "games", ChannelType.FORUM)
        async with host.store.transaction() as work:
            await work.set_server(int(guild.id), {"home": int(parent.id)})
    await lose(table)
    monkeypatch.setattr(TableBot, "get_guild", lambda bot, number: None)

    await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    await host.quiet()

    assert host.driver.channel(await rehomed(table)).parent_id == parent.id


async def test_without_a_channel_for_it_the_way_out_is_a_command(host: Host) -> None:
    table = await ann_first(host)
    host.driver.delete_channel("tables")
    await homeless(table)
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]

    reply = await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    assert "/table move" in reply.text
    stranger = await host.driver.slash("Eve", "table move", {"table": "1"}, at="table-talk")
    assert "no seat" in stranger.text
    await host.driver.slash("Ann", "table move", at="table-talk")
    await host.quiet()

    row = await host.row(table.match)
    assert (row.status, row.thread) == ("running", False)
    assert "goes on here" in host.posts("table-talk")[-1].text


async def test_a_thread_deleted_while_the_bot_was_away_is_found_missing(host: Host) -> None:
    table = await ann_first(host)
    store = host.store
    await host.driver.stop_bot()
    await store.close()
    host.driver.delete_channel(table.at)
    await host.driver.start_bot()

    await host.driver.slash("Ann", "root done", {"table": "1"}, at="dm")
    await homeless(table)

    assert (await host.row(table.match)).paused == HOMELESS
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]
    await host.driver.press("Bob", letters(host, "Bob")[0], "Open a new place")
    await host.quiet()
    await rehomed(table)
    assert "· Bob (" in table.posts[-1].text
    assert len(table.posts) == 1


async def test_access_lost_for_long_is_a_place_lost(host: Host) -> None:
    table = await ann_first(host)
    host.driver.revoke(Permission.SEND_MESSAGES, at="tables")
    host.driver.revoke(Permission.SEND_MESSAGES_IN_THREADS, at="tables")
    host.driver.revoke(Permission.VIEW_CHANNEL, at="tables")
    await host.driver.slash("Ann", "root done", {"table": "1"}, at="dm")
    await host.quiet()
    assert (await host.row(table.match)).status == "running", "it may be a moment's mistake"

    for _ in range(failures.DAY_OF_ATTEMPTS):
        await host.pass_time(failures.HOUR + 1)

    assert (await host.row(table.match)).paused == HOMELESS
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]
    await host.driver.slash("Bob", "table move", {"where": "thread"}, at="table-talk")
    await host.quiet()
    await rehomed(table)
    assert "· Bob (" in table.posts[-1].text


async def test_an_archived_thread_goes_on_and_a_locked_one_only_if_it_may_be_opened(
    host: Host,
) -> None:
    table = await ann_first(host)
    thread = host.driver.channel(table.at).thread
    assert thread is not None
    thread.archived = thread.locked = True
    await host.driver.slash("Ann", "root done", {"table": "1"}, at="dm")
    await host.quiet()
    await host.pass_time(10)
    assert "· Bob (" in table.posts[-1].text
    assert (await host.row(table.match)).status == "running"

    thread.archived = thread.locked = True
    host.driver.revoke(Permission.MANAGE_THREADS, at="tables")
    await host.driver.slash("Bob", "play", {"table": "1"}, at="dm")
    await host.driver.slash(
        "Bob", "table note", {"text": "Hello", "public": True, "table": "1"}, at="dm"
    )
    await homeless(table)

    assert (await host.row(table.match)).paused == HOMELESS
    await host.driver.press("Bob", letters(host, "Bob")[0], "Open a new place")
    await host.quiet()
    await rehomed(table)
    texts = [post.text for post in table.posts]
    assert sum("Hello" in text for text in texts) == 1, "what could not be posted is posted here"
    assert sum("goes on here" in text for text in texts) == 1


async def test_a_server_without_the_bot_pauses_its_matches(host: Host) -> None:
    table = await ann_first(host)
    guild = next(iter(host.driver.world.guilds.values()))
    sandbox_places.remove_server(host.driver.world, guild)
    await homeless(table)

    assert (await host.row(table.match)).paused == HOMELESS
    assert [len(letters(host, who)) for who in ("Ann", "Bob")] == [1, 1]
    reply = await host.driver.press("Ann", letters(host, "Ann")[0], "Open a new place")
    assert "/table move" in reply.text


async def test_a_server_that_invites_the_bot_again_finds_its_tables_where_they_were(
    host: Host,
) -> None:
    table = await ann_first(host)
    world, here = host.driver.world, host.driver.channel("tables")
    guild = next(iter(world.guilds.values()))
    asked = set(await table.asked())
    sandbox_places.deny(world, here, Permission.VIEW_CHANNEL)
    world.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": False}, guild.id)
    await homeless(table)

    sandbox_places.deny(world, here, Permission.VIEW_CHANNEL, denied=False)
    world.dispatch("GUILD_CREATE", wire.guild_json(world, guild), guild.id)
    await host.driver.until(lambda: "I am back in this server" in table.posts[-1].text)
    await host.quiet()

    row = await host.row(table.match)
    assert (str(row.channel_id), row.status, row.paused) == (table.at, "running", None)
    assert sum("I am back in this server" in post.text for post in table.posts) == 1
    await host.driver.slash("Ann", "root done", at=table.at)
    assert asked != set(await table.asked()), "its people play on"


async def test_what_was_asked_in_a_lost_place_is_asked_again_in_the_new_one(host: Host) -> None:
    options = {"seating": "joined"}
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], options=options)
    await end_turn(table, "Ann")
    await ask_to_go_back(table, "Ann")
    turn = (await table.live()).match.state.turn
    await lose(table)

    await host.pass_time(13 * HOUR)
    await host.driver.press("Bob", letters(host, "Bob")[0], "Open a new place")
    await host.quiet()
    await rehomed(table)
    await host.pass_time(HOUR - 60)

    assert (await table.live()).match.state.turn == turn, "nobody could refuse it"
    (asked,) = [post for post in table.posts if "asks to go back" in post.text]
    assert f"<@{host.driver.user('Bob')}>" in asked.text
    await host.driver.press("Bob", asked, "Refuse")
    await host.pass_time(HOUR)
    assert (await table.live()).match.state.turn == turn


async def test_the_player_awaited_is_called_in_the_new_place(host: Host) -> None:
    await host.driver.slash("Ann", "settings change", {"notices": "dm"})
    table = await ann_first(host)
    await host.pass_time(1000)
    await lose(table)
    before = len(host.driver.notified("Ann"))

    await host.driver.press("Bob", letters(host, "Bob")[0], "Open a new place")
    await host.quiet()

    assert list(await table.asked()) == ["Ann"]
    rung = host.driver.notified("Ann")[before:]
    assert [note.reason for note in rung] == ["dm"]
    assert f"<#{await rehomed(table)}>" in rung[0].text


async def test_a_match_set_aside_holds_up_no_other_where_the_bot_is_sent_away(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await ann_first(host)
    await host.open_table(["Cem", "Dee"], ["marquise", "eyrie"])

    def stumble(stored: LoadedMatch) -> Live:
        if stored.match.id == broken.match:
            raise SetAside(stored, ZeroDivisionError())
        return take_up(stored)

    monkeypatch.setattr(loaded, "take_up", stumble)
    host.matches.forget(broken.match)
    host.forgiven.append("match 1 cannot be paused")

    await host.bot.on_guild_remove(next(iter(host.bot.guilds)))

    assert (await host.row(2)).paused == HOMELESS


# Moving


async def test_a_match_moves_while_it_runs(host: Host) -> None:
    table = await ann_first(host)
    old = table.at
    await build(table)

    reply = await host.driver.slash("Bob", "table move", {"where": "thread"}, at="table-talk")
    await host.quiet()

    new = await rehomed(table)
    assert f"<#{new}>" in reply.text
    assert host.driver.channel(new).parent_id == host.driver.channel("table-talk").id
    farewell = host.posts(old)[-1]
    assert f"goes on in <#{new}>" in farewell.text
    assert "by Bob" in farewell.text
    assert len(table.posts) == 1
    await host.driver.press("Ann", farewell, "Play")
    await host.driver.slash("Ann", "root done", at=new)
    await host.pass_time(120)
    assert "· Bob (" in table.posts[-1].text
    assert "goes on in" in host.posts(old)[-1].text, "nothing more is said there"


async def test_what_waits_to_be_posted_goes_to_the_new_place(host: Host) -> None:
    table = await ann_first(host)
    old = table.at
    host.driver.fail_next(403, where=f"POST /channels/{old}/messages", code=50013)
    await host.driver.slash("Ann", "table note", {"text": "Deal!", "public": True}, at=table.at)
    await host.driver.slash("Ann", "table move", at="table-talk")
    await host.quiet()

    await rehomed(table)
    everywhere = [*host.posts(old), *table.posts]
    assert sum("Deal!" in post.text for post in everywhere) == 1
    assert sum("Deal!" in post.text for post in table.posts) == 1


async def test_a_move_is_refused_where_it_makes_no_sense(host: Host) -> None:
    table = await ann_first(host)
    await host.driver.slash("Cem", "table new", {"where": "here"}, at="table-talk")

    taken = await host.driver.slash("Ann", "table move", {"table": "1"}, at="table-talk")
    same = await host.driver.slash("Ann", "table move", at=table.at)
    lobby = await host.driver.slash("Cem", "table move", {"table": "2"}, at=table.at)
    stranger = await host.driver.slash("Eve", "table move", {"table": "1"}, at="tables")

    assert "already has a table" in taken.text
    assert "stands here already" in same.text
    assert "has not begun yet" in lobby.text
    assert "no seat" in stranger.text
    assert (await host.row(table.match)).channel_id == int(table.at)


async def test_a_table_that_was_moved_is_found_again_in_its_new_place(host: Host) -> None:
    table = await ann_first(host)
    world, here = host.driver.world, host.driver.channel("tables")
    guild = next(iter(world.guilds.values()))
    await host.driver.slash("Ann", "table move", {"where": "here", "table": "1"}, at="tables")
    await host.quiet()
    sandbox_places.deny(world, here, Permission.VIEW_CHANNEL)
    world.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": False}, guild.id)
    await homeless(table)

    sandbox_places.deny(world, here, Permission.VIEW_CHANNEL, denied=False)
    world.dispatch("GUILD_CREATE", wire.guild_json(world, guild), guild.id)
    await host.driver.until(lambda: "I am back in this server" in host.posts(here.id)[-1].text)
    await host.quiet()

    assert (await host.row(table.match)).channel_id == int(here.id)
