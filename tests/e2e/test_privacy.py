"""A person's data: shown as a file, and deleted without traces in the database."""

from __future__ import annotations

import json
import sqlite3

from bot.app.housekeeping import tidy
from bot.notify.outbox import TABLE_TALK
from tests.e2e.ending import two, win
from tests.e2e.host import Host
from tests.e2e.seen import Reply
from tests.e2e.test_export import taken
from tests.e2e.test_seating import leave, take, three


def traces(host: Host, user: str) -> list[str]:
    """Search the whole database for a person's id, in numbers, texts and bytes."""
    found = []
    packed = int(user).to_bytes(8, "big")
    with sqlite3.connect(host.folder / "tables.sqlite") as database:
        tables = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        for table in tables:
            if table in ("journal", "sqlite_sequence", "alembic_version"):
                continue
            for row in database.execute(f'SELECT * FROM "{table}"'):
                for value in row:
                    inside = packed in value if isinstance(value, bytes) else user in str(value)
                    if inside:
                        found.append(f"{table}: {row!r}"[:300])
    return found


async def forget(host: Host, person: str) -> Reply:
    """Delete a person's data, as they would."""
    shown = await host.driver.slash(person, "settings data")
    sure = await host.driver.press(person, shown, "Delete all of it …")
    assert "cannot be taken back" in sure.text
    return await host.driver.press(person, sure, "Delete it for good")


async def test_everything_known_of_a_person_is_shown_as_a_file(host: Host) -> None:
    table = await two(host)
    await host.driver.slash("Ann", "table note", {"text": "Watch the Eyrie"}, at=table.at)
    await win(table)

    reply = await host.driver.slash("Ann", "settings data", at=table.at)

    assert reply.private
    assert "0 open, 1 over" in reply.text
    data = json.loads(reply.pictures[0].content)
    assert data["tables"][0]["plays"] == "marquise"
    assert [each["match_id"] for each in data["held"]] == [data["tables"][0]["table"]]
    assert data["results"][0]["won"] is True
    assert data["notes"][0]["text"] == "Watch the Eyrie"
    assert data["choices"] == 1
    assert "Bob" not in reply.pictures[0].content.decode()


async def test_deleted_data_leaves_no_trace_in_the_whole_database(host: Host) -> None:
    bob = host.driver.user("Bob")
    table = await two(host)
    await host.driver.press("Bob", table.posts[-1], "Board")
    await host.driver.slash("Bob", "table note", {"text": "Ann builds fast"}, at=table.at)
    await host.driver.slash("Bob", "settings change", {"display": "text"}, at=table.at)
    await win(table)
    await host.driver.press("Ann", table.posts[-1], "Rematch")
    await host.quiet()
    await taken(host, "Bob")
    assert len(traces(host, bob)) > 5

    reply = await forget(host, "Bob")

    assert "I know nothing of you" in reply.text
    assert traces(host, bob) == []
    async with host.store.reading() as reads:
        seats = await reads.seats(table.match)
        assert [seat.name for seat in seats] == ["Ann", "somebody"]
        assert await reads.find_match(3) is None, "what was imported is gone too"
    stats = await host.driver.slash("Ann", "match stats", at=table.at)
    assert "1 won" in stats.text
    assert "Bob" not in stats.text
    await host.restart()
    log = await host.driver.press("Ann", table.posts[-1], "Log")
    assert "Marquise" in log.text
    left = [each for each in traces(host, bob) if "coach" not in each]
    assert left == [], "but for what these tests tell every new bot about everybody"


async def test_a_player_who_is_needed_at_a_table_leaves_it_first(host: Host) -> None:
    table = await two(host)

    reply = await forget(host, "Bob")

    assert "still needed at Root 1" in reply.text
    assert table.at in reply.text
    assert (await table.live()).seat_of(int(host.driver.user("Bob"))) is not None
    assert traces(host, host.driver.user("Bob"))


async def test_a_player_who_has_known_a_seats_secrets_only_watches_even_when_forgotten(
    host: Host,
) -> None:
    bob = host.driver.user("Bob")
    table = await three(host)
    await leave(table, "Bob")
    await take(table, "Eve")
    await forget(host, "Bob")
    assert traces(host, bob) == []
    await leave(table, "Cem")

    assert "known its secrets" in (await take(table, "Bob")).text
    invited = await host.driver.slash("Ann", "table invite", {"player": "@Bob"}, at=table.at)
    assert "cannot be invited" in invited.text
    assert "no seat of yours" in (await host.driver.slash("Bob", "table back", at=table.at)).text
    await win(table)
    await tidy(host.store, host.now() + TABLE_TALK + 1)
    with sqlite3.connect(host.folder / "tables.sqlite") as database:
        assert database.execute("SELECT * FROM holders WHERE user_id < 0").fetchall() == []


async def test_a_closed_lobby_loses_the_seat_and_can_be_opened_again(host: Host) -> None:
    lobby = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"], seats=3)
    await host.pass_time(8 * 24 * 3600)
    assert (await host.row(lobby.match)).status == "closed"

    await forget(host, "Bob")

    async with host.store.reading() as reads:
        assert [seat.name for seat in await reads.seats(lobby.match)] == ["Ann"]
    await host.driver.press("Ann", lobby.posts[-1], "Reopen")
    assert (await host.row(lobby.match)).status == "lobby"


async def test_a_lobby_whose_host_is_forgotten_has_another_when_it_opens_again(host: Host) -> None:
    lobby = await host.open_lobby(["Ann", "Bob"], ["marquise", "eyrie"], seats=3)
    await host.pass_time(8 * 24 * 3600)
    await forget(host, "Ann")

    await host.driver.press("Cem", lobby.posts[-1], "Reopen")

    assert (await host.row(lobby.match)).host_id == int(host.driver.user("Bob"))


async def test_somebody_unknown_has_nothing_to_delete(host: Host) -> None:
    reply = await forget(host, "Eve")

    assert "I know nothing of you" in reply.text
