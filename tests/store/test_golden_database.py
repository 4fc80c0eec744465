"""A database of an earlier version is upgraded, with all that its matches know.

`python -m tests.store.test_golden_database` writes one in the present schema. Do so when a
migration is to come, and keep the old ones: they are on people's machines.
"""

from __future__ import annotations

import asyncio
import csv
import gzip
import io
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, select

from bot.app.housekeeping import tidy
from bot.history.export_file import FileChoice, FileSeat, MatchFile
from bot.history.import_file import keep, replay
from bot.history.results import as_csv, results_of
from bot.matches.live import Live, take_up
from bot.store import MatchChange, Store, known_schema
from bot.store.engine.database import Database, file_of, parse_url
from bot.store.engine.upgrade import alembic_config
from engine.ai.players import RandomPlayer
from engine.core.chance.draws import KeyedChance, match_key, seal
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from tests.bot.played import BEGAN, NONCES, SECRET, choice

GOLDEN = Path(__file__).parent.parent / "golden" / "databases"
SERVER = 7
FIRST = 900_000_000_000_000_011
"""The person in each match's first seat."""
FOUR = ("vagabond:tinker", "eyrie", "marquise", "alliance")
MATCHES = (
    (1, Setup("root", ("eyrie", "alliance", "marquise"), {"map": "random", "deck": "random"})),
    (5, Setup("root", FOUR, {"setup": "usual", "deck": "exiles_partisans"})),
    (1, Setup("runewars", ("daqan", "uthuk"), {"setup": "usual", "map": "fixed"})),
    (1, Setup("root", ("eyrie", "marquise"), {"setup": "usual"})),
)
"""Setups, and by which random players the matches are played: the second ends in a coalition."""
LOST = len(MATCHES)
"""The match of which no position is kept."""


@pytest.fixture(params=sorted(GOLDEN.glob("*.sqlite.gz")), ids=lambda path: str(path.name)[:4])
async def old(request: pytest.FixtureRequest, tmp_path: Path, url: str) -> str:
    """A database as an earlier version has written it, of each kind."""
    there = file_of(parse_url(url))
    path = there or tmp_path / "old.sqlite"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    if there is None:
        await hand_over(f"sqlite+aiosqlite:///{path}", url)
    return url


async def hand_over(source: str, target: str) -> None:
    """Copy all rows into an empty database, in the schema they have."""
    rows: dict[str, list[dict[str, Any]]] = {}

    def read(connection: Connection) -> None:
        known = MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            rows[table.name] = [dict(row) for row in connection.execute(select(table)).mappings()]

    def write(connection: Connection) -> None:
        (schema,) = rows.pop("alembic_version")
        command.upgrade(alembic_config(connection), schema["version_num"])
        known = MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            if rows.get(table.name):
                connection.execute(table.insert(), rows[table.name])

    for url, work in ((source, read), (target, write)):
        database = Database(parse_url(url))
        async with database.writing() as connection:
            await connection.run_sync(work)
        await database.close()


async def test_results_of_before_tell_what_their_record_knows(old: str) -> None:
    async with await Store.open(old) as store, store.reading() as reads:
        rows = await reads.results(guild_id=SERVER)

    told = csv.DictReader(io.StringIO(as_csv(rows, ()).decode("utf-8-sig")))
    asked = ("match", "game", "map", "deck", "victory", "faction", "turn")
    assert [" ".join(line[each] or "-" for each in asked) for line in told] == [
        "1 root mountain standard points eyrie 2",
        "1 root mountain standard points alliance 3",
        "1 root mountain standard points marquise 1",
        "2 root autumn exiles_partisans coalition vagabond 3",
        "2 root autumn exiles_partisans points eyrie 2",
        "2 root autumn exiles_partisans points marquise 1",
        "2 root autumn exiles_partisans points alliance 4",
        "3 runewars fixed - count daqan -",
        "3 runewars fixed - count uthuk -",
        "4 root - - points eyrie -",
        "4 root - - points marquise -",
    ]


async def test_results_of_before_tell_what_they_would_tell_today(old: str) -> None:
    async with await Store.open(old) as store, store.reading() as reads:
        rows = await reads.results(guild_id=SERVER)
        stored = [await reads.load_match(number) for number in range(1, LOST)]

    matches = [take_up(each) for each in stored if each is not None]
    assert [row for live in matches for row in results_of(live, 0)] == [
        msgspec.structs.replace(row, finished_at=0) for row in rows if row.match_id != LOST
    ]


def write() -> None:
    """Write a database in which each of the matches is over."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "golden.sqlite"
        asyncio.run(fill(f"sqlite+aiosqlite:///{path}"))
        GOLDEN.mkdir(parents=True, exist_ok=True)
        packed = gzip.compress(path.read_bytes(), mtime=0)
        (GOLDEN / f"{known_schema()}.sqlite.gz").write_bytes(packed)


async def fill(url: str) -> None:
    """Store the matches and their results."""
    async with await Store.open(url) as store:
        for seed, setup in MATCHES:
            match, file = play(setup, seed)
            async with store.transaction() as work:
                number = await keep(work, replay(file), 0, BEGAN)
                row = await work.find_match(number)
                assert row is not None
                home = MatchChange(guild_id=SERVER, options={})
                await work.change_match(number, row.version, home, at=BEGAN)
                row = await work.find_match(number)
                assert row is not None
                seats = tuple(
                    msgspec.structs.replace(each, user_id=FIRST + each.number)
                    for each in await work.seats(number)
                )
                await work.set_seats(number, seats)
                await work.add_results(results_of(Live(row, seats, match), BEGAN + number))
        await tidy(store, BEGAN)
    database = Database(parse_url(url))
    async with database.writing() as connection:
        await connection.exec_driver_sql(f"DELETE FROM checkpoints WHERE match_id = {LOST}")
    await database.close()


def play(setup: Setup, seed: int) -> tuple[Match[Any], MatchFile]:
    """Play a match to its end at random."""
    match = Match.new(GAMES[setup.game], setup, KeyedChance(match_key(SECRET, NONCES)))
    mind = RandomPlayer(random.Random(seed))
    drawn = tuple((d.sides, d.value, d.epoch, d.counter) for d in match.drawn)
    made = [FileChoice(0, 0, 0, "setup", (), 0, True, drawn, BEGAN, False)]
    while not match.over:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, mind.answer(match, question))
        made.append(choice(match.choices[-1]))
    return match, MatchFile(
        complete=True, game=setup.game, schema=match.game.schema, setup=setup,
        seats=tuple(FileSeat(f"Player {seat}", False) for seat, _ in enumerate(setup.seats)),
        seal=seal(SECRET), secret=SECRET.hex(), nonces=NONCES, choices=tuple(made), events=(),
    )  # fmt: skip


if __name__ == "__main__":
    write()
