"""The migrations lead from nothing to exactly the tables of the code."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Text, inspect

from bot.store import OPEN, MatchRow, Store, StoreError
from bot.store.engine import database
from bot.store.engine.database import Database, parse_url
from bot.store.engine.upgrade import alembic_config
from bot.store.match.match_rows import matches
from bot.store.transaction import METADATA
from tests.store.samples import load, open_match


@pytest.fixture
async def bare(url: str) -> AsyncIterator[Database]:
    """A database without tables."""
    opened = Database(parse_url(url))
    yield opened
    await opened.close()


async def run(opened: Database, work: object) -> object:
    """Run synchronous work in a transaction."""
    async with opened.writing() as connection:
        return await connection.run_sync(work)  # type: ignore[arg-type]


def tables(connection: Connection) -> set[str]:
    """Return the names of all tables."""
    return set(inspect(connection).get_table_names())


def differences(connection: Connection) -> list[object]:
    """Return the differences between the database and the code."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, METADATA))


async def test_the_changes_make_the_tables_that_the_code_knows(bare: Database) -> None:
    assert await run(bare, tables) == set()

    await bare.migrate()

    assert await run(bare, tables) == {*METADATA.tables, "alembic_version"}
    assert await run(bare, differences) == []


async def test_a_database_of_the_present_form_is_not_touched(bare: Database) -> None:
    await bare.migrate()
    await bare.migrate()

    assert await run(bare, differences) == []


async def test_the_changes_can_be_taken_back(bare: Database) -> None:
    await bare.migrate()

    await run(bare, lambda connection: command.downgrade(alembic_config(connection), "base"))

    assert await run(bare, tables) == {"alembic_version"}
    await bare.migrate()
    assert await run(bare, differences) == []


async def test_a_database_from_before_ratings_counted_rounds_keeps_all_it_says(
    bare: Database,
) -> None:
    await run(bare, lambda connection: command.upgrade(alembic_config(connection), "0002"))
    await run(bare, fill_old_form)

    await bare.migrate()

    assert await run(bare, differences) == []
    assert await run(bare, held) == [(11, 0, None), (12, 0, None), (13, 1, 0), (14, 0, None)]
    rated: Any = await run(bare, lambda c: [*c.exec_driver_sql("SELECT rated FROM results")])
    assert [bool(each[0]) for each in rated] == [True]


def fill_old_form(connection: Connection) -> None:
    """Store a match in the old schema: Bob has left, Cem has stood in for him, Dee sits there."""
    for statement in (
        "INSERT INTO matches (id, version, game, schema, status, thread, host_id, options,"
        " options_version, secret, secret_hash, nonces, first_kept, turn, created_at, updated_at)"
        " VALUES (1, 1, 'root', 1, 'running', false, 11, '{}', 1, '', '', '[]', 0, '', 1, 1)",
        *(
            f"INSERT INTO seats (match_id, number, user_id, name, nonce, accepted, joined_at)"
            f" VALUES (1, {seat}, {user}, '', '', 0, 1)"
            for seat, user in ((0, 11), (1, 14))
        ),
        *(
            f"INSERT INTO holders (match_id, user_id, seat, since)"
            f" VALUES (1, {user}, {seat}, {since})"
            for user, seat, since in ((11, 0, 5), (12, 1, 5), (13, 1, 7), (14, 1, 9))
        ),
        "INSERT INTO results (match_id, seat, game, name, plays, place, score, won, finished_at)"
        " VALUES (1, 0, 'root', 'Ann', 'any', 1, 30, true, 9)",
    ):
        connection.exec_driver_sql(statement)


def held(connection: Connection) -> list[tuple[object, ...]]:
    """Return the first and last rounds in which people held seats, by person."""
    found = connection.exec_driver_sql(
        "SELECT user_id, from_round, to_round FROM holders ORDER BY user_id"
    )
    return [tuple(row) for row in found]


async def test_a_database_from_before_plans_were_choices_keeps_all_else(
    url: str, bare: Database
) -> None:
    await run(bare, lambda connection: command.upgrade(alembic_config(connection), "0003"))
    await run(bare, fill_with_plans)

    await bare.migrate()

    assert await run(bare, differences) == []
    assert "plans" not in await run(bare, tables)  # type: ignore[operator]
    async with await Store.open(url) as store, store.transaction() as work:
        match = await work.find_match(1)
        assert isinstance(match, MatchRow)
        assert (match.channel_id, match.turn) == (500, "3")
        assert await work.draft(1, 0, 9) == b"half"
        assert (await work.was_answered("77"), await work.was_answered("78")) == (True, False)
        await work.remember("78", 1, at=2)


def fill_with_plans(connection: Connection) -> None:
    """Store a match with everything that is dropped, and rows that stay."""
    half = "CAST('half' AS BLOB)" if connection.dialect.name == "sqlite" else "'half'"
    for statement in (
        "INSERT INTO matches (id, version, game, schema, status, channel_id, thread, host_id,"
        " options, options_version, secret, secret_hash, nonces, first_kept, turn,"
        " running_message_id, created_at, updated_at)"
        " VALUES (1, 1, 'root', 1, 'running', 500, false, 11, '{}', 1, '', '', '[]', 0, '3',"
        " 42, 1, 1)",
        "INSERT INTO seats (match_id, number, user_id, name, nonce, accepted, joined_at)"
        " VALUES (1, 0, 11, 'Ann', '', 0, 1)",
        "INSERT INTO plans (match_id, seat, kind, plan) VALUES (1, 0, 'ambush', '{}')",
        f"INSERT INTO drafts (match_id, seat, question, draft) VALUES (1, 0, 9, {half})",
        "INSERT INTO idempotency (key, match_id, outcome, at) VALUES ('77', 1, 'done', 1)",
    ):
        connection.exec_driver_sql(statement)


async def test_a_missing_column_would_be_noticed(bare: Database) -> None:
    await bare.migrate()
    await run(bare, lambda c: c.exec_driver_sql("ALTER TABLE seats DROP COLUMN accepted"))

    assert len(await run(bare, differences)) == 1  # type: ignore[arg-type]


async def test_the_changes_form_one_line(bare: Database) -> None:
    def heads(connection: Connection) -> list[str]:
        return ScriptDirectory.from_config(alembic_config(connection)).get_heads()

    assert len(await run(bare, heads)) == 1  # type: ignore[arg-type]


async def test_rebuilding_a_table_keeps_the_rows_that_refer_to_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(url) as store:
        match_id = await open_match(store)

    def rebuild(connection: Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        always: Any = "always" if connection.dialect.name == "sqlite" else "auto"
        with operations.batch_alter_table("matches", recreate=always) as batch:
            batch.add_column(Column("colour", Text))

    monkeypatch.setattr(database, "upgrade", rebuild)
    changed = Database(parse_url(url))
    await changed.migrate()
    await changed.close()
    monkeypatch.undo()

    async with await Store.open(url) as store:
        assert [each.user_id for each in (await load(store, match_id)).seats] == [11, 12]


async def test_a_change_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(url) as store:
        match_id = await open_match(store)

    def spoil(connection: Connection) -> None:
        Operations(MigrationContext.configure(connection)).drop_table("seats", if_exists=True)
        raise StoreError("half way")

    monkeypatch.setattr(database, "upgrade", spoil)
    changed = Database(parse_url(url))
    with pytest.raises(Exception, match=r"half way|depend"):
        await changed.migrate()
    await changed.close()
    monkeypatch.undo()

    async with await Store.open(url) as store:
        assert len((await load(store, match_id)).seats) == 2


def test_the_code_and_the_database_mean_the_same_by_an_open_match() -> None:
    (index,) = (each for each in matches.indexes if each.unique)
    condition = str(index.dialect_options["sqlite"]["where"])

    assert condition == f"status IN {OPEN}"
