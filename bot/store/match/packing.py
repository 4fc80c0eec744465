"""Positions of a match that is over, packed: each says only how it differs from the one before."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

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
