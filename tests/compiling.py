"""SQL compiled once for all databases of a process: most tests open one of their own.

A bot opens one database and compiles its statements once. A test that opens one anew would spend
a sixth of its time on compiling the same again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import cache

from sqlalchemy import Engine

from bot.store.engine import sqlite

_engine = sqlite._engine


@cache
def _first() -> Engine:
    """Return the engine whose dialect and compiled statements all others use."""
    engine = _engine(lambda: sqlite3.connect(":memory:"))
    engine.connect().close()  # the dialect learns of the library what it wants to know
    return engine


def _engine_like_the_first(connect: Callable[[], sqlite3.Connection]) -> Engine:
    engine = _engine(connect)
    engine.dialect, engine._compiled_cache = _first().dialect, _first()._compiled_cache
    return engine


def share_compiled() -> None:
    """Have every SQLite database of this process use what another has compiled."""
    sqlite._engine = _engine_like_the_first
