"""Invitations, tables for invited people only, and blocking people."""

from __future__ import annotations

from tests.e2e.host import Host, Table
from tests.e2e.seen import Seen


async def lobby(host: Host, **options: str) -> Table:
    """Have Ann open a table for three at which Bob sits."""
    return await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"], seats=3, options=options)


async def invite(table: Table, by: str, whom: str) -> str:
    reply = await table.host.driver.slash(by, "table invite", {"player": f"@{whom}"}, at=table.at)
    await table.host.quiet()
    return reply.text


def letters(host: Host, person: str) -> list[Seen]:
    return [each for each in host.driver.messages("dm", person) if "invited" in each.text]


async def people(table: Table) -> list[str]:
    async with table.host.store.reading() as reads:
        return [seat.name for seat in await reads.seats(table.match)]


# Invitations


async def test_an_invitation_is_a_letter_with_a_button(host: Host) -> None:
    table = await lobby(host)

    said = await invite(table, "Bob", "Cem")
    await host.restart()

    assert "Cem is invited" in said
    assert len(letters(host, "Cem")) == 1
    letter = letters(host, "Cem")[0]
    assert "Root 1" in letter.text
    assert "Ann, Bob" in letter.text
    assert f"<#{table.at}>" in letter.text
    await host.driver.press("Cem", letter, "Join")
    assert await people(table) == ["Ann", "Bob", "Cem"]


async def test_a_player_who_has_closed_letters_is_mentioned_at_the_table(host: Host) -> None:
    table = await lobby(host)
    host.driver.close_dms("Cem")

    await invite(table, "Ann", "Cem")

    mention = host.posts(table.at)[-1]
    assert f"<@{host.driver.user('Cem')}>" in mention.text
    assert [note.reason for note in host.driver.notified("Cem")] == ["mention"]
    assert host.driver.notified("Dee") == []
    await host.driver.press("Cem", mention, "Join")
    assert "Cem" in await people(table)


async def test_a_table_for_invited_people_lets_nobody_else_in(host: Host) -> None:
    table = await host.open_lobby(["Ann"], ["marquise"], seats=3, options={"entry": "invited"})

    refused = await host.driver.slash("Bob", "table join", at=table.at)
    assert "for invited people" in refused.text
    await invite(table, "Ann", "Bob")
    await host.driver.press("Bob", letters(host, "Bob")[0], "Join")

    assert await people(table) == ["Ann", "Bob"]


async def test_an_open_seat_of_a_private_table_is_for_invited_people_too(host: Host) -> None:
    table = await host.open_table(["Ann"], ["marquise"], seats=2, options={"entry": "invited"})
    await host.driver.slash("Ann", "table substitute", {"faction": "Eyrie"}, at=table.at)
    await host.quiet()
    offer = next(post for post in table.posts if "looks for a player" in post.text)

    refused = await host.driver.press("Bob", offer, "Take the seat")
    await invite(table, "Ann", "Bob")
    await host.driver.press("Bob", letters(host, "Bob")[0], "Take the seat")

    assert "for invited people" in refused.text
    assert await people(table) == ["Ann", "Bob"]


async def test_nobody_is_invited_twice_or_in_vain(host: Host) -> None:
    table = await lobby(host)

    assert "no seat" in await invite(table, "Eve", "Cem")
    assert "sits at this table already" in await invite(table, "Ann", "Bob")
    await invite(table, "Ann", "Cem")
    assert "invited already" in await invite(table, "Bob", "Cem")
    await host.driver.slash("Ann", "table start", at=table.at)
    assert "none of its seats is open" in await invite(table, "Ann", "Dee")
    assert len(letters(host, "Cem")) == 1
    late = await host.driver.press("Cem", letters(host, "Cem")[0], "Join")
    assert "none of its seats is open" in late.text


async def test_nobody_is_invited_to_a_table_without_a_free_seat(host: Host) -> None:
    table = await lobby(host, choose="draft")
    await host.driver.slash("Cem", "table join", at=table.at)
    assert "no seat free" in await invite(table, "Ann", "Dee")
    await host.driver.slash("Cem", "table leave", at=table.at)

    await invite(table, "Ann", "Dee")
    await host.driver.slash("Cem", "table join", at=table.at)
    await host.driver.slash("Cem", "table leave", at=table.at)
    await host.driver.press("Dee", letters(host, "Dee")[0], "Join")

    assert await people(table) == ["Ann", "Bob", "Dee"]


# Blocks


async def test_two_of_whom_one_blocks_the_other_never_sit_together(host: Host) -> None:
    await host.driver.slash("Ann", "settings block", {"player": "@Cem"}, at="tables")
    table = await lobby(host)
    other = await host.open_lobby(["Cem"], ["marquise"], seats=2)

    blocked = await host.driver.slash("Cem", "table join", at=table.at)
    blocker = await host.driver.slash("Ann", "table join", at=other.at)

    assert blocked.text == blocker.text == "You cannot join this table."
    assert "cannot be invited" in await invite(table, "Bob", "Cem")
    assert letters(host, "Cem") == []
    everything = " ".join(" ".join(sight.texts) for sight in host.driver.visible_to("Cem"))
    assert "block" not in everything.lower()


async def test_a_blocked_person_takes_no_seat_over(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await host.driver.slash("Ann", "settings block", {"player": "@Cem"}, at="tables")
    await host.driver.slash("Bob", "table substitute", at=table.at)
    await host.quiet()
    offer = next(post for post in table.posts if "looks for a player" in post.text)

    refused = await host.driver.press("Cem", offer, "Take the seat")
    assert refused.text == "You cannot join this table."
    await host.driver.slash("Ann", "settings unblock", {"player": "@Cem"}, at="tables")
    await host.driver.press("Cem", offer, "Take the seat")

    assert await people(table) == ["Ann", "Cem"]


async def test_the_list_is_ones_own(host: Host) -> None:
    nobody = await host.driver.slash("Ann", "settings block", at="tables")
    await host.driver.slash("Ann", "settings block", {"player": "@Cem"}, at="tables")
    listed = await host.driver.slash("Ann", "settings block", at="tables")
    theirs = await host.driver.slash("Cem", "settings block", at="tables")
    oneself = await host.driver.slash("Ann", "settings block", {"player": "@Ann"}, at="tables")
    other = await host.driver.slash("Ann", "settings unblock", {"player": "@Bob"}, at="tables")

    assert "play with everybody" in nobody.text
    assert f"<@{host.driver.user('Cem')}>" in listed.text
    assert "play with everybody" in theirs.text
    assert "cannot block yourself" in oneself.text
    assert "not on your list" in other.text
    assert all(reply.private for reply in (nobody, listed, theirs, oneself, other))


# In a lobby


async def test_a_host_takes_somebody_off_a_lobby_and_leaves_it_to_the_next(host: Host) -> None:
    table = await lobby(host)
    await host.driver.slash("Cem", "table join", at=table.at)
    refused = await host.driver.slash("Bob", "table kick", {"player": "@Cem"}, at=table.at)

    await host.driver.slash("Ann", "table kick", {"player": "@Cem"}, at=table.at)
    assert await people(table) == ["Ann", "Bob"]
    await host.driver.slash("Ann", "table leave", at=table.at)

    assert "Only the host of this table" in refused.text
    assert await people(table) == ["Bob"]
    assert (await host.row(table.match)).host_id == int(host.driver.user("Bob"))


async def test_a_player_who_joins_a_table_that_its_host_has_left_is_its_host(host: Host) -> None:
    table = await host.open_lobby(["Ann"], ["marquise"], seats=3)
    await host.driver.slash("Ann", "table leave", at=table.at)

    await host.driver.slash("Bob", "table join", at=table.at)
    await host.driver.slash("Ann", "table join", at=table.at)

    assert (await host.row(table.match)).host_id == int(host.driver.user("Bob"))
