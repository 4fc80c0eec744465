"""Forgetting a person by the subcommand: told first, then done, and the others play on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.notify.sending.failures import PAUSES
from bot.store import LoadedMatch, Reads, Store
from bot.tables.forgetting import forget
from tests.e2e.ending import win
from tests.e2e.host import Host
from tests.e2e.test_export import taken
from tests.e2e.test_privacy import traces
from tests.e2e.test_seating import three, told
from tests.e2e.test_setting_aside import change
from tests.operator.test_backups import on_sqlite
from tests.store.test_golden_database import FIRST, fill

Shell = Callable[..., tuple[int, str, str]]
ANN, BOB = FIRST, FIRST + 1
"""The people of the golden matches' first two seats."""


async def names(url: str) -> set[tuple[int | None, str]]:
    """Return who sits in the first match, and by which name."""
    async with await Store.look_into(url) as store, store.reading() as reads:
        return {(seat.user_id, seat.name) for seat in await reads.seats(1)}


async def loaded(reads: Reads, match: int) -> LoadedMatch:
    found = await reads.load_match(match)
    assert found is not None
    return found


def test_what_is_kept_is_told_first_and_deleted_when_confirmed(
    shell: Shell, url: str, tmp_path: Path
) -> None:
    asyncio.run(fill(url))
    before = asyncio.run(names(url))

    code, said, _ = shell("forget", str(BOB))

    assert code == 0
    assert "seats in 4 matches that are over" in said
    assert "results: 4" in said
    assert "Nothing has been deleted" in said
    assert asyncio.run(names(url)) == before

    shell("backup")
    code, said, _ = shell("forget", str(BOB), "--yes")

    assert code == 0
    assert "was deleted" in said
    assert str(next((tmp_path / "backups").iterdir())) in said, "it would bring them back"
    assert asyncio.run(names(url)) == before - {(BOB, "Player 1")} | {(None, "somebody")}
    assert f"Nothing is kept of {BOB}" in shell("forget", str(BOB))[1]
    assert "results: 4" in shell("forget", str(ANN))[1]
    assert "every match that is being played can be taken up" in shell("doctor")[1]


@on_sqlite
def test_what_restoring_has_kept_is_named(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(fill(url))
    shell("backup", str(tmp_path / "mine.sqlite"))
    shell("restore", str(tmp_path / "mine.sqlite"))
    kept = [*map(str, tmp_path.glob("*.before-restore-*"))]

    said = shell("forget", str(BOB), "--yes")[1]

    assert kept
    assert [path for path in kept if path not in said] == []


def test_a_report_that_names_them_is_named(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(fill(url))
    (tmp_path / "reports").mkdir()
    for number, user in ((1, ANN), (2, 900)):
        (tmp_path / "reports" / f"{number}.json").write_text(f'{{"user": {user}}}')

    said = shell("forget", str(ANN), "--yes")[1]

    assert str(tmp_path / "reports" / "1.json") in said
    assert "2.json" not in said


def test_somebody_unknown_leaves_nothing_to_do(shell: Shell, url: str) -> None:
    asyncio.run(fill(url))

    code, said, _ = shell("forget", "999999999999999999", "--yes")

    assert (code, said.splitlines()[0]) == (
        0, "Nothing is kept of 999999999999999999 in the database.",
    )  # fmt: skip


@pytest.mark.parametrize("user", ["Bob", "12", "-3", "9" * 20])
def test_what_is_no_id_is_refused(shell: Shell, url: str, user: str) -> None:
    with pytest.raises(SystemExit):
        shell("forget", user)


async def test_who_sits_at_tables_leaves_them_and_the_others_play_on(host: Host) -> None:
    bob = host.driver.user("Bob")
    table = await three(host)
    lobby = await host.open_lobby(["Bob", "Ann"], ["marquise", "eyrie"], seats=3)
    alone = await host.open_lobby(["Bob"], ["marquise"], seats=3)
    await taken(host, "Bob")
    assert len(traces(host, bob)) > 5

    await forget(host.bot.services, int(bob))

    assert traces(host, bob) == []
    await host.pass_time(60)
    assert told(table, "Bob has left the seat of Eyrie")
    live = await table.live()
    assert [seat.user_id is None for seat in live.seats] == [False, True, False]
    assert live.seats[1].computer
    assert (await host.row(lobby.match)).host_id == int(host.driver.user("Ann"))
    assert bob not in lobby.posts[0].text + alone.posts[0].text
    assert (await host.row(alone.match)).status == "closed"
    for button in ("Reopen", "Join"):
        await host.driver.press("Cem", alone.posts[0], button)
    assert (await host.row(alone.match)).host_id == int(host.driver.user("Cem"))
    await win(table)
    assert (await host.row(table.match)).status == "finished"


async def test_the_subcommand_does_the_same_beside_no_host(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from bot.operator.console import main

    bob = host.driver.user("Bob")
    await three(host)
    path = tmp_path / "copy.sqlite"
    await host.store.backup(path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{path}")

    monkeypatch.setattr("sys.argv", ["warmoot", "forget", bob])
    assert await asyncio.to_thread(main) == 0
    assert "- Root 1 (running): they will leave it" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["warmoot", "forget", bob, "--yes"])
    assert await asyncio.to_thread(main) == 0

    with sqlite3.connect(path) as database:
        seats = database.execute("SELECT user_id, computer FROM seats ORDER BY number").fetchall()
        (waiting,) = database.execute(
            "SELECT count(*) FROM outbox WHERE state = 'waiting'"
        ).fetchone()
    assert [user is None for user, _ in seats] == [False, True, False]
    assert seats[1][1] is not None
    assert waiting, "the host tells the table at its next start"


async def test_who_sits_at_a_table_set_aside_leaves_it_too(host: Host) -> None:
    host.forgiven += ["cannot be taken up", "error 1-"]
    table, bob = await three(host), host.driver.user("Bob")
    await host.driver.slash("Bob", "table note", {"text": "watch the hawks"}, at=table.at)
    await host.driver.slash("Bob", "table pause", at=table.at)
    await host.quiet()
    kept = "UPDATE checkpoints SET state = :state"
    async with host.store.reading() as reads:
        (state,) = [row.state for row in (await loaded(reads, table.match)).checkpoints][-1:]
    await change(host, kept, state=b"\xc1")
    host.matches.forget(table.match)

    await forget(host.bot.services, int(bob))

    assert traces(host, bob) == []
    await change(host, kept, state=state)
    await host.pass_time(PAUSES[-1] + 1)
    assert told(table, "somebody has left the seat of Eyrie")
    assert told(table, "looks for a player")
    live = await table.live()
    assert [seat.user_id is None for seat in live.seats] == [False, True, False]
    assert live.seats[1].computer
    await host.driver.slash("Dee", "table join", at=table.at)
    assert (await table.live()).seats[1].name == "Dee"
