"""Upgrading a database to this version's schema."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.engine.errors import NewerSchema, NotOurs, StoreError


def upgrade(connection: Connection) -> None:
    """Apply the missing migrations, all in the caller's transaction."""
    scripts = known_scripts()
    if connection.dialect.name == "postgresql":
        # Two bot processes may start at once; the second waits and finds nothing left to do.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('warmoot schema'))")
    current = MigrationContext.configure(connection).get_current_revision()
    if current == scripts.get_current_head():
        return
    _refuse_unknown(connection, scripts, current)
    command.upgrade(alembic_config(connection), "head")
    _check_references(connection)


def outdated_schema(connection: Connection) -> str | None:
    """Return the schema version of a database `upgrade` would change; None for an empty one.

    Raises for a newer database, and for one of another program.
    """
    scripts = known_scripts()
    current = MigrationContext.configure(connection).get_current_revision()
    _refuse_unknown(connection, scripts, current)
    return None if current == scripts.get_current_head() else current


def known_schema() -> str:
    """Return this version's schema version."""
    head = known_scripts().get_current_head()
    assert head is not None, "there are migrations"
    return head


def check_schema(connection: Connection) -> None:
    """Raise where a database does not have this version's schema; change nothing."""
    scripts = known_scripts()
    current = MigrationContext.configure(connection).get_current_revision()
    if current != scripts.get_current_head():
        _refuse_unknown(connection, scripts, current)
        raise StoreError(
            "The database is empty or was written by an older Warmoot. Start the bot once: that "
            "upgrades its schema."
        )


@cache
def known_scripts() -> ScriptDirectory:
    """Return this version's migrations, read from their files once."""
    return ScriptDirectory.from_config(_config())


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's settings; there is no `alembic.ini`."""
    return _config(connection=connection)


def _config(**attributes: Connection) -> Config:
    config = Config(attributes=attributes)
    config.set_main_option("script_location", "bot.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _refuse_unknown(connection: Connection, scripts: ScriptDirectory, current: str | None) -> None:
    """Raise for a newer database, and for one of another program."""
    if current is None:
        if strangers := sorted({*inspect(connection).get_table_names()} - {"alembic_version"}):
            raise NotOurs(
                f"There is a database here already, with a table {strangers[0]!r} that is not "
                "Warmoot's. Name another database in DATABASE_URL."
            )
    elif current not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerSchema(
            f"The database was written by a newer Warmoot (schema {current!r}; this version knows "
            f"{scripts.get_current_head()!r}). Update Warmoot, or restore a backup made before."
        )


def _check_references(connection: Connection) -> None:
    """Raise where a migration of SQLite's tables left dangling references.

    Foreign keys are off while tables are rebuilt: dropping the old one would empty the others.
    """
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise StoreError(
                f"The database could not be updated: rows of {broken[0]} refer to nothing. It "
                "was left as it was; please report this."
            )
