"""Finding one's own tables again: all at once, the most urgent one, from anywhere."""

from __future__ import annotations

import msgspec

from bot.tables.own_tables import sittings
from engine.core.choices.actions import PASS
from engine.core.choices.questions import OneOf
from tests.e2e.host import Host, Table
from tests.e2e.test_places import lose

HOUR = 3600


async def two(host: Host, first: str, second: str) -> Table:
    """Open a table whose first person is awaited."""
    return await host.open_table([first, second], ["marquise", "eyrie"])


def order(text: str, *tables: Table) -> list[int]:
    """Return the numbers of tables in the order of a text."""
    return sorted((table.match for table in tables), key=lambda m: text.index(f"Root {m}**"))


async def test_what_waits_longest_comes_first_with_what_is_asked_and_the_way_there(
    host: Host,
) -> None:
    bobs = await two(host, "Bob", "Ann")
    await host.pass_time(60)
    older = await two(host, "Ann", "Bob")
    since = host.now()
    await host.pass_time(HOUR)
    newer = await two(host, "Ann", "Cem")

    listed = await host.driver.slash("Ann", "mytables", at="dm")

    assert listed.private
    assert order(listed.text, bobs, older, newer) == [older.match, newer.match, bobs.match]
    assert f"waits for you, asked <t:{since}:R>" in listed.text
    post = [post for post in older.posts if post.pictures][-1]
    assert f"/{older.at}/{post.id})" in listed.text
    assert f"**Root {bobs.match}** waits for the Marquise" in listed.text
    assert [button.label for button in listed.buttons] == [
        f"Play Root {older.match}", f"Play Root {newer.match}",
    ]  # fmt: skip
    same = await host.driver.slash("Ann", "mytables")
    assert same.text == listed.text

    opened = await host.driver.press("Ann", same, f"Play Root {newer.match}")
    assert f"Root {newer.match}" in opened.text
    assert opened.selects or opened.buttons


async def test_next_opens_the_most_urgent_question_anywhere(host: Host) -> None:
    older = await two(host, "Ann", "Bob")
    await host.pass_time(HOUR)
    newer = await two(host, "Ann", "Bob")
    await host.restart()

    assert f"Root {older.match}" in (await host.driver.slash("Ann", "next", at="dm")).text
    await host.driver.slash("Ann", "root done", at=older.at)
    assert f"Root {newer.match}" in (await host.driver.slash("Ann", "next", at=older.at)).text
    await host.driver.slash("Ann", "root done", at=newer.at)
    await host.quiet()

    nothing = await host.driver.slash("Ann", "next")
    assert "Nothing waits for you" in nothing.text
    assert f"**Root {newer.match}** waits for the Eyrie" in nothing.text


async def test_lobbies_rests_and_lost_channels_are_listed_as_such(host: Host) -> None:
    lobby = await host.open_lobby(["Bob", "Ann"], ["marquise", "eyrie"], seats=3)
    values = {"option": "responses", "value": "live"}
    await host.driver.slash("Bob", "table option", values, at=lobby.at)
    resting = await two(host, "Ann", "Bob")
    await host.driver.slash("Ann", "table pause", at=resting.at)
    await host.quiet()
    await host.driver.press("Bob", resting.posts[-1], "Agree")
    homeless = await two(host, "Ann", "Bob")
    await lose(homeless)

    listed = await host.driver.slash("Ann", "mytables")

    assert f"**Root {lobby.match}** has changed its options" in listed.text
    assert f"**Root {resting.match}** rests" in listed.text
    assert f"**Root {homeless.match}** has lost its channel" in listed.text
    assert [button.label for button in listed.buttons] == [f"New place for Root {homeless.match}"]
    assert "You sit at no table" in (await host.driver.slash("Eve", "mytables")).text


async def test_what_is_asked_is_told_to_nobody_else(host: Host) -> None:
    table = await two(host, "Ann", "Bob")
    await host.driver.slash("Ann", "mytables", at=table.at)

    assert not any("waits for you" in sight for sight in host.driver.visible_to("Bob"))


async def test_a_response_that_holds_up_the_table_is_listed_even_where_one_can_only_pass(
    host: Host,
) -> None:
    table = await host.open_table(
        ["Ann", "Bob"], ["marquise", "eyrie"], options={"responses": "live"}
    )
    live = await table.live()
    ((seat, asked),) = live.match.pending.items()
    live.match.pending[seat] = msgspec.structs.replace(
        asked, form=OneOf([PASS]), response=True, timed=False
    )

    (sitting,) = await sittings(host.bot.services, live.seats[seat].user_id or 0)
    assert sitting.asked is not None
    live.match.pending[seat] = msgspec.structs.replace(live.match.pending[seat], timed=True)
    (sitting,) = await sittings(host.bot.services, live.seats[seat].user_id or 0)
    assert sitting.asked is None
