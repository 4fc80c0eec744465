"""A server with many tables: their places, who may open them, and finding them."""

from __future__ import annotations

import asyncio

import pytest

from bot.cogs.tables import find, server
from bot.lobby.servers import ServerSettings, settings_of
from bot.notify.sending import failures
from bot.sandbox.world import places
from bot.sandbox.world.model import Channel, ChannelType, Guild, Overwrite
from bot.sandbox.world.permissions import Permission
from bot.services import Interaction
from engine.games import GAMES
from tests.e2e.crashing import sent_twice
from tests.e2e.host import Host, Table
from tests.e2e.seen import Reply
from tests.torture import WHOLE, torture

DAY = 24 * 3600
MANY = 30 if WHOLE else 21
"""Number of tables in one server: more than a list of them holds."""


def guild_of(host: Host) -> Guild:
    return next(iter(host.driver.world.guilds.values()))


def forum(host: Host, *, tags: bool = True) -> Channel:
    """Give the server a forum in which the bot may or may not create tags."""
    made = places.add_channel(host.driver.world, guild_of(host), "games", ChannelType.FORUM)
    if tags:
        bot = Overwrite(id=host.driver.world.bot_id, person=True, allow=Permission.MANAGE_CHANNELS)
        made.overwrites.append(bot)
        places.keep_changed(host.driver.world, made)
    return made


def role(host: Host, person: str) -> str:
    """Give a person a role of their own, without permissions; return its id."""
    guild = guild_of(host)
    places.grant(host.driver.world, guild, host.driver.user(person), Permission.ADD_REACTIONS)
    return guild.roles[-1].id


async def page(host: Host, name: str, person: str = "Ann") -> Reply:
    """Open a page of the server's settings."""
    screen = await host.driver.slash(person, "moderate setup")
    return await host.driver.press(person, screen, name)


async def set_server(host: Host, name: str, key: str, *values: str) -> Reply:
    """Choose a setting on one of the pages."""
    screen = await page(host, name)
    select = next(s for s in screen.selects if s.custom_id.endswith(f":{key}"))
    return await host.driver.choose("Ann", screen, select.custom_id, list(values))


async def test_every_option_of_a_game_has_a_default_for_a_server(host: Host) -> None:
    """Those beyond what a message holds had none."""
    await host.wake()
    for game in GAMES.values():
        screen, seen = await page(host, "Options"), set()
        listed = next(each for each in screen.selects if each.custom_id.endswith(":game"))
        for value in [each for each in listed.options if each.partition(".")[0] == game.key]:
            shown = await host.driver.choose("Ann", screen, listed.custom_id, [value])
            seen |= {each.custom_id.rpartition(f".{game.key}.")[2] for each in shown.selects}
            screen = await page(host, "Options")
        assert {option.key for option in game.options if not option.needs} <= seen


async def test_of_two_defaults_chosen_at_once_both_are_kept(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, read = await page(host, "Options"), find.settings_here

    async def read_at_once(interaction: Interaction) -> ServerSettings:
        found = await read(interaction)
        await asyncio.sleep(0.1)
        return found

    monkeypatch.setattr(server, "settings_here", read_at_once)
    await asyncio.gather(
        *(
            host.driver.choose("Ann", screen, f"serverpick:0:0:option.root.{key}", [value])
            for key, value in (("deck", "exiles_partisans"), ("map", "winter"))
        )
    )

    async with host.store.reading() as reads:
        settings = await settings_of(reads, int(guild_of(host).id))
    assert settings.defaults == {"root": {"deck": "exiles_partisans", "map": "winter"}}


async def open_one(host: Host, person: str) -> Reply:
    return await host.driver.slash(person, "table new", {"game": "root", "seats": 2})


async def test_a_table_of_another_server_is_for_those_who_sit_there(host: Host) -> None:
    """A number is easily guessed: what a private server plays is nobody else's to see."""
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    elsewhere = places.add_server(host.driver.world, "Elsewhere")
    places.add_channel(host.driver.world, elsewhere, "lounge")
    number = {"table": str(table.match), "words": True}

    strange = await host.driver.slash("Cem", "board", number, at="lounge")
    own = await host.driver.slash("Bob", "board", number, at="lounge")
    near = await host.driver.slash("Cem", "board", number)

    assert "There is no table called" in strange.message.text
    assert "Marquise" in own.message.text
    assert "Marquise" in near.message.text


async def test_a_table_in_direct_messages_is_for_those_who_sit_there_or_are_invited(
    host: Host,
) -> None:
    await host.wake()
    await host.driver.slash("Ann", "table new", {"seats": 3}, at="dm")
    await host.driver.slash("Ann", "table invite", {"player": "@Bob"}, at="dm")
    number = {"table": "1"}

    strange = await host.driver.slash("Eve", "table join", number)
    own = await host.driver.slash("Ann", "table info", number)
    guest = await host.driver.slash("Bob", "table join", number)

    assert "There is no table called" in strange.text
    assert "Root 1" in own.text
    assert "You have a seat" in guest.text
    assert "Root 1" in (await host.driver.slash("Bob", "table info", number)).text
    assert "There is no table called" in (await host.driver.slash("Eve", "table info", number)).text


async def test_a_home_channel_gives_each_table_a_thread_there(host: Host) -> None:
    home = host.driver.channel("table-talk")
    await set_server(host, "Places", "home", home.id)

    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], at="tables")

    assert host.driver.channel(table.at).parent_id == home.id


async def test_a_forum_shows_by_tags_how_each_table_stands(host: Host) -> None:
    await host.wake()
    home = forum(host)
    await set_server(host, "Places", "home", home.id)

    table = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"], at="tables")
    assert tags(host, home, table) == {"Root", "Seats open"}

    await host.driver.slash("Ann", "table close", at=table.at)
    await host.pass_time(1)
    assert tags(host, home, table) == {"Root", "Finished"}
    await host.driver.press("Bob", table.posts[-1], "Reopen")
    await host.pass_time(1)
    assert tags(host, home, table) == {"Root", "Seats open"}

    await host.driver.slash("Ann", "table start", at=table.at)
    await host.pass_time(1)
    assert tags(host, home, table) == {"Root", "Running"}
    host.driver.grant("Dee", Permission.MANAGE_THREADS)
    asked = await host.driver.slash("Dee", "moderate close", at=table.at)
    await host.driver.press("Dee", asked, "Yes, end the match")
    await host.pass_time(1)
    assert tags(host, home, table) == {"Root", "Finished"}


async def test_a_thread_and_its_tags_speak_the_tables_language(host: Host) -> None:
    await host.wake()
    home = forum(host)
    await set_server(host, "Places", "home", home.id)
    await host.driver.slash("Bob", "settings change", {"language": "de"})

    table = await host.open_lobby(["Bob"], ["marquise"], seats=2, at="tables")

    assert tags(host, home, table) == {"Root", "Seats open"}
    assert "Bob's table" in (host.driver.channel(table.at).name or "")


async def test_a_forum_without_tags_says_which_it_needs(host: Host) -> None:
    await host.wake()
    home = forum(host, tags=False)

    said = await set_server(host, "Places", "home", home.id)

    assert "Root · Runewars · Seats open · Running · Finished" in said.text
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], at="tables")
    assert tags(host, home, table) == set()


async def test_a_forum_that_demands_a_tag_says_so_where_the_bot_may_make_none(host: Host) -> None:
    await host.wake()
    home = forum(host, tags=False)
    home.requires_tag = True
    places.keep_changed(host.driver.world, home)
    await set_server(host, "Places", "home", home.id)

    said = await host.driver.slash("Ann", "table new", {"game": "Root"}, at="tables")

    assert "wants a tag on each post" in said.text
    assert "Root · Seats open" in said.text


def tags(host: Host, home: Channel, table: Table) -> set[str]:
    """Return the names of a table's tags."""
    thread = host.driver.channel(table.at).thread
    assert thread is not None
    return {tag.name for tag in home.tags if tag.id in thread.tags}


async def test_only_moderators_change_the_settings(host: Host) -> None:
    refused = await host.driver.slash("Bob", "moderate setup")
    shown = await host.driver.slash("Ann", "moderate setup")

    assert "Only moderators" in refused.text
    assert "Only moderators" not in shown.text


async def test_a_role_opens_tables_where_one_is_set(host: Host) -> None:
    await host.wake()
    key = role(host, "Bob")
    await set_server(host, "People", "opener", key)

    assert "table-opened" not in (await open_one(host, "Cem")).text
    assert f"<@&{key}>" in (await open_one(host, "Cem")).text
    assert "Your table stands in" in (await open_one(host, "Bob")).text
    assert "Your table stands in" in (await open_one(host, "Ann")).text, "she moderates"


async def test_a_server_has_only_so_many_tables(host: Host) -> None:
    await set_server(host, "People", "most", "2")
    await open_one(host, "Bob")
    await open_one(host, "Bob")

    assert "2 tables open" in (await open_one(host, "Cem")).text


async def test_a_table_that_is_opened_again_counts_too(host: Host) -> None:
    await set_server(host, "People", "most", "1")
    table = await host.open_lobby(["Bob"], ["marquise"], seats=2)
    await host.driver.slash("Bob", "table close", at=table.at)
    await open_one(host, "Cem")

    assert "1 table open" in (await host.driver.press("Bob", table.posts[-1], "Reopen")).text
    assert (await host.row(table.match)).status == "closed"


async def test_a_person_hosts_only_so_many_tables(host: Host) -> None:
    await set_server(host, "People", "each", "1")
    await open_one(host, "Bob")

    assert "You host 1" in (await open_one(host, "Bob")).text
    assert "Your table stands in" in (await open_one(host, "Cem")).text


async def test_tables_open_with_the_options_of_the_server(host: Host) -> None:
    await set_server(host, "Options", "option.root.deck", "exiles_partisans")

    table = await host.open_table(["Bob", "Cem"], ["marquise", "eyrie"])

    assert (await table.live()).match.setup.options["deck"] == "exiles_partisans"


async def called_table(host: Host) -> Table:
    """Open a table with free seats in a server where Eve wants to be called."""
    await host.wake()
    key = role(host, "Eve")
    places.deny(
        host.driver.world, host.driver.channel("tables"), Permission.MENTION_EVERYONE, denied=False
    )
    await set_server(host, "People", "players", key)
    return await host.open_lobby(["Bob"], ["marquise"], seats=3)


async def test_a_player_who_looks_for_players_calls_those_who_want_to_be_called(host: Host) -> None:
    table = await called_table(host)

    said = await host.driver.slash("Bob", "table call", at=table.at)
    assert "called" in said.text
    assert [note.reason for note in host.driver.notified("Eve")] == ["mention"]

    again = await host.driver.slash("Bob", "table call", at=table.at)
    assert "only lately" in again.text
    await host.pass_time(DAY)
    assert "is called" in (await host.driver.slash("Bob", "table call", at=table.at)).text

    await host.pass_time(DAY)
    private = {"option": "entry", "value": "invited"}
    await host.driver.slash("Bob", "table option", private, at=table.at)
    refused = await host.driver.slash("Bob", "table call", at=table.at)
    assert "for invited people" in refused.text, "nobody is called in vain"


def calls(table: Table) -> list[str]:
    return [post.text for post in table.posts if "looks for players" in post.text]


async def test_a_call_that_discord_refuses_now_is_made_later(host: Host) -> None:
    table = await called_table(host)
    host.driver.fail_next(
        403, where=f"POST /channels/{table.at}/messages", code=failures.NO_PERMISSION
    )

    said = await host.driver.slash("Bob", "table call", at=table.at)
    await host.quiet()
    assert "is called" in said.text
    assert calls(table) == []

    await host.pass_time(failures.HOUR)
    assert len(calls(table)) == 1
    assert [note.reason for note in host.driver.notified("Eve")] == ["mention"]


async def test_a_call_is_made_once_whatever_dies(host: Host) -> None:
    table = await called_table(host)

    await sent_twice(host, "Bob", "table call", at=table.at)

    assert len(calls(table)) == 1


async def test_nobody_is_called_to_a_table_that_has_filled_meanwhile(host: Host) -> None:
    table = await called_table(host)
    host.driver.fail_next(
        403, where=f"POST /channels/{table.at}/messages", code=failures.NO_PERMISSION
    )
    await host.driver.slash("Bob", "table call", at=table.at)
    for person in ("Ann", "Cem"):
        await host.driver.slash(person, "table join", at=table.at)

    await host.pass_time(failures.HOUR)

    assert calls(table) == []


async def test_a_log_channel_keeps_track_of_the_tables(host: Host) -> None:
    log = host.driver.channel("table-talk")
    await set_server(host, "Places", "log", log.id)

    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])

    lines = [post.text for post in host.posts(log.id)]
    assert any(f"Root {table.match}" in line and "begins: Ann, Bob" in line for line in lines)
    assert any("opens, hosted by" in line for line in lines)
    assert not [note for note in host.driver.notified("Ann") if note.channel_id == log.id]


async def test_the_hall_lists_open_seats_first_and_what_is_stuck(host: Host) -> None:
    running = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.pass_time(4 * DAY)
    lobby = await host.open_lobby(["Cem"], ["marquise"], seats=3)

    hall = await host.driver.slash("Eve", "table find")

    lines = hall.text
    assert lines.index(f"<#{lobby.at}>") < lines.index(f"<#{running.at}>")
    assert "2 seats free" in lines
    assert "Stuck" in lines
    await host.driver.press("Eve", hall, f"Join Root {lobby.match}")
    async with host.store.reading() as reads:
        assert len(await reads.seats(lobby.match)) == 2


@pytest.mark.long
@torture
async def test_many_tables_in_one_server_keep_apart(host: Host) -> None:
    """Each goes on by itself; the hall lists them, and nobody is told of a table not theirs."""
    tables = []
    for number in range(MANY):
        people = [("Ann", "Bob"), ("Cem", "Dee"), ("Bob", "Cem")][number % 3]
        tables.append(await host.open_table(people, ["marquise", "eyrie"]))
    for table in tables:
        person, _ = next(iter((await table.asked()).items()))
        assert (await table.play(person)).buttons
        await host.driver.slash(person, "root done", at=table.at)
    await host.quiet()

    hall = (await host.driver.slash("Eve", "table find")).text
    assert hall.count("<#") >= 20
    assert len({table.at for table in tables}) == MANY
    for table in tables:
        names = {seat.name for seat in (await table.live()).seats}
        mentioned = {name for name in ("Ann", "Bob", "Cem", "Dee", "Eve") for post in table.posts
                     if f"<@{host.driver.user(name)}>" in post.text}  # fmt: skip
        assert mentioned <= names
    assert host.driver.notified("Eve") == []
