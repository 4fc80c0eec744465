"""Masked numbers: in a button, a number that counts what happened in secret would tell of it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

HALF = 20
"""Bits of each half of a masked number."""
FIRST = 1 << 2 * HALF
"""The first masked number: smaller ones stand in older messages, and are as they seem."""
ROUNDS = range(4)


@dataclass(frozen=True, slots=True)
class Mask:
    """A match's way to mask numbers: without its key nobody can compare or count them."""

    key: bytes

    def hide(self, number: int) -> int:
        """Mask a number; the same number always looks the same."""
        left, right = number >> HALF, number % (1 << HALF)
        for turn in ROUNDS:
            left, right = right, left ^ self._mix(turn, right)
        return FIRST | left << HALF | right

    def reveal(self, shown: int) -> int:
        """Return the number behind a masked one."""
        if shown < FIRST:
            return shown
        left, right = (shown - FIRST) >> HALF, shown % (1 << HALF)
        for turn in reversed(ROUNDS):
            left, right = right ^ self._mix(turn, left), left
        return left << HALF | right

    def _mix(self, turn: int, half: int) -> int:
        given = bytes([turn]) + half.to_bytes(3, "big")
        digest = hashlib.blake2b(given, key=self.key, digest_size=3, person=b"buttons").digest()
        return int.from_bytes(digest, "big") % (1 << HALF)
