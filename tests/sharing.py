"""Results shared between tests: compiled SQL, rasterised drawings.

A bot opens one database and compiles its statements once; a test that opens a new one would spend a
sixth of its time on compiling them again. And a bot draws one map at a time; the tests draw all
maps with all their arrows, more than its caches hold, in each of their processes.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from time import thread_time
from typing import Any

import resvg_py
from sqlalchemy import Engine

from bot.store.engine import sqlite

DRAWINGS = 4096
"""Most drawings kept by a process."""
LONG = 0.004
"""Least seconds of rasterising for a drawing to be shared with the other processes."""

_engine = sqlite._engine
_rasterise = resvg_py.svg_to_bytes


@cache
def _first() -> Engine:
    """Return the engine whose dialect and compiled statements all others use."""
    engine = _engine(lambda: sqlite3.connect(":memory:"))
    engine.connect().close()  # the dialect asks the library for its features
    return engine


def _engine_like_the_first(connect: Callable[[], sqlite3.Connection]) -> Engine:
    engine = _engine(connect)
    engine.dialect, engine._compiled_cache = _first().dialect, _first()._compiled_cache
    return engine


def share_compiled() -> None:
    """Have every SQLite database of this process use the statements compiled by another."""
    sqlite._engine = _engine_like_the_first


def share_drawings(folder: Path) -> None:
    """Rasterise each drawing once; share slow ones with other processes in a folder."""

    @lru_cache(DRAWINGS)
    def rasterised(**how: Any) -> bytes:
        left = folder / sha256(repr(sorted(how.items())).encode()).hexdigest()
        if left.exists():
            return left.read_bytes()
        began = thread_time()
        png = bytes(_rasterise(**how))
        if thread_time() - began > LONG:
            write_whole(left, png)
        return png

    setattr(resvg_py, "svg_to_bytes", rasterised)  # noqa: B010 - it takes fewer kinds of arguments


@contextmanager
def one_at_a_time(folder: Path, what: str) -> Iterator[None]:
    """Hold back the other processes, which then find done what they would all do at once."""
    with (folder / f"{what}.lock").open("w") as file:
        fcntl.lockf(file, fcntl.LOCK_EX)
        yield


def write_whole(file: Path, data: bytes) -> None:
    """Write a file that other processes may read at any moment."""
    begun = file.with_suffix(f".{os.getpid()}")
    begun.write_bytes(data)
    begun.rename(file)
