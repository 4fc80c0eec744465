"""What a match that is over leaves, packed.

Positions: each says only how it differs from the one before. Rows: field by field, for values of
one field are alike.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import accumulate, pairwise
from typing import Any

import msgspec

PACKED = b"\xc1"
"""Begins what is packed: nothing that msgpack writes begins so."""
WINDOW = 1 << 15
"""Bytes of the position before that zlib looks back on."""


def pack(states: Iterable[bytes]) -> Iterator[bytes]:
    """Pack the positions of a match, oldest first."""
    before = b""
    for state in states:
        packer = zlib.compressobj(9, zdict=before[-WINDOW:])
        yield PACKED + packer.compress(state) + packer.flush()
        before = state


def unpack(states: Iterable[bytes]) -> Iterator[bytes]:
    """Yield positions as they were, oldest first; those that are not packed as they are."""
    before = b""
    for state in states:
        if state.startswith(PACKED):
            state = zlib.decompressobj(zdict=before[-WINDOW:]).decompress(state[1:])
        yield state
        before = state


def pack_columns(columns: Mapping[str, list[Any]], rising: Collection[str]) -> bytes:
    """Pack rows, given by their fields; of `rising` ones only the steps are written."""
    steps = {
        name: [after - before for before, after in pairwise([0, *values])]
        if name in rising
        else values
        for name, values in columns.items()
    }
    return zlib.compress(msgspec.msgpack.encode(steps), 9)


def unpack_columns(packed: bytes, rising: Collection[str]) -> dict[str, list[Any]]:
    """Return the fields of rows as they were."""
    steps: dict[str, list[Any]] = msgspec.msgpack.decode(zlib.decompress(packed))
    return {
        name: list(accumulate(values)) if name in rising else values
        for name, values in steps.items()
    }
