"""PostgreSQL: its connections, and the beginning and end of transactions there."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as QueueTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.engine.errors import Busy, NotReachable, StoreError
from bot.store.engine.schema import to_json
from bot.store.engine.sqlite import CONNECTIONS, QUEUE_SECONDS


class Server:
    """The connections to a PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        self._url = url
        try:
            self._engine = create_async_engine(
                url,
                # Opening a connection costs more than most transactions, so all stay open.
                pool_size=CONNECTIONS,
                max_overflow=0,
                pool_timeout=QUEUE_SECONDS,
                pool_pre_ping=True,
                connect_args=connection_options(url),
                json_serializer=to_json,
                json_deserializer=msgspec.json.decode,
            )
        except ModuleNotFoundError as error:
            raise StoreError("PostgreSQL needs one more package: pip install asyncpg") from error
        # A reader sees a snapshot, as in SQLite.
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def begin(self, *, writes: bool) -> AsyncConnection:
        """Connect and begin a transaction."""
        connection = (self._engine if writes else self._reading).connect()
        try:
            await connection.start()
        except (OSError, DBAPIError) as error:  # shut for maintenance it lets nobody in either
            raise unreachable(place(self._url), error) from error
        except QueueTimeout as error:
            raise Busy(f"{place(self._url)} is asked too much at once. Try again.") from error
        try:
            await connection.begin()
        except BaseException:
            await asyncio.shield(connection.close())
            raise
        return connection

    async def end(self, connection: AsyncConnection, *, commits: bool) -> None:
        """End a transaction; closing a connection that did not commit rolls back."""
        try:
            if commits:
                await connection.commit()
        finally:
            await asyncio.shield(connection.close())

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def connection_options(url: URL) -> dict[str, Any]:
    """Return the driver's options; behind PgBouncer, no statement may outlive its transaction.

    The next transaction there may get a connection where another's statement has the same name.
    """
    if url.query.get("prepared_statement_cache_size") != "0":
        return {}
    return {"statement_cache_size": 0, "prepared_statement_name_func": lambda: ""}


def place(url: URL) -> str:
    """Name a database without its password."""
    return url.render_as_string(hide_password=True)


def unreachable(where: str, error: Any) -> NotReachable:
    """Return the error for an operator whose server cannot be used."""
    # SQLAlchemy's own text begins with a class and ends with a link.
    first = next(iter(str(error).splitlines()), type(error).__name__)
    said = re.sub(r"^\([\w.]+\) ", "", first)
    return NotReachable(
        f"{where} does not let us in ({said}). Check that the server runs, and the name and "
        "password in DATABASE_URL."
    )
