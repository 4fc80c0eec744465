"""Compression of the data of matches that are over.

Positions are stored as differences from the one before, rows field by field, because the values of
one field are alike.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import accumulate, pairwise
from typing import Any

import msgspec

PACKED = b"\xc1"
"""First byte of packed data: msgpack never writes it."""
WINDOW = 1 << 15
"""Bytes of the previous position used as zlib's dictionary."""


def pack(states: Iterable[bytes]) -> Iterator[bytes]:
    """Pack the positions of a match, oldest first."""
    before = b""
    for state in states:
        packer = zlib.compressobj(9, zdict=before[-WINDOW:])
        yield PACKED + packer.compress(state) + packer.flush()
        before = state


def unpack(states: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the original positions, oldest first; unpacked ones pass unchanged."""
    before = b""
    for state in states:
        if state.startswith(PACKED):
            state = zlib.decompressobj(zdict=before[-WINDOW:]).decompress(state[1:])
        yield state
        before = state


def pack_columns(columns: Mapping[str, list[Any]], rising: Collection[str]) -> bytes:
    """Pack rows, given as columns; for `rising` columns only the differences are written."""
    steps = {
        name: [after - before for before, after in pairwise([0, *values])]
        if name in rising
        else values
        for name, values in columns.items()
    }
    return zlib.compress(msgspec.msgpack.encode(steps), 9)


def unpack_columns(packed: bytes, rising: Collection[str]) -> dict[str, list[Any]]:
    """Return the original columns of packed rows."""
    steps: dict[str, list[Any]] = msgspec.msgpack.decode(zlib.decompress(packed))
    return {
        name: list(accumulate(values)) if name in rising else values
        for name, values in steps.items()
    }
