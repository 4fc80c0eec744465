"""Provable chance: every draw is an HMAC of the match's key over an epoch and a counter.

Neither the operator, whose secret is published as a hash before anybody joins, nor a player, whose
nonce is public, can choose the dice. Epoch and counter are part of the state.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any, Protocol

import msgspec


class Chance(Protocol):
    """The source of dice and shuffles; a test or a recorded real game may dictate them."""

    def draw(self, sides: int, epoch: int, counter: int) -> int:
        """Return a number from 0 to `sides - 1`."""
        ...


class Rng(Protocol):
    """The part of a random source that a fork or a computer player needs."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to `stop - 1`."""
        ...


class Drawn(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One draw as it happened, for later verification."""

    sides: int
    value: int
    epoch: int
    counter: int


def shuffle(items: MutableSequence[Any], draw: Callable[[int], int]) -> None:
    """Put `items` in random order, in place; `draw(sides)` gives the numbers."""
    for last in range(len(items) - 1, 0, -1):
        other = draw(last + 1)
        items[last], items[other] = items[other], items[last]


def seal(secret: bytes) -> str:
    """Return the hash of the operator's secret that is posted when the lobby opens."""
    return hashlib.sha256(secret).hexdigest()


def match_key(secret: bytes, nonces: Sequence[str]) -> bytes:
    """Derive the match's key from the operator's secret and each player's public nonce."""
    return hmac.digest(secret, "\n".join(nonces).encode(), "sha256")


BLOCK = 64
"""Block size of SHA-256 in bytes."""


class KeyedChance:
    """The chance of a real match."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        # HMAC as RFC 2104 defines it; the two hashes of the key are kept for all draws.
        block = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block))

    def draw(self, sides: int, epoch: int, counter: int) -> int:
        """Return an unbiased number from 0 to `sides - 1`; the same for the same arguments."""
        limit = (1 << 64) - (1 << 64) % sides
        attempt = 0
        while True:
            message = b"%d:%d:%d" % (epoch, counter, attempt)
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(message)
            outer.update(inner.digest())
            number = int.from_bytes(outer.digest()[:8], "big")
            if number < limit:
                return number % sides
            attempt += 1


class RngChance:
    """Chance from a random source: for forks, which never carry the key."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def draw(self, sides: int, epoch: int, counter: int) -> int:
        """Return the source's next number from 0 to `sides - 1`."""
        return self._rng.randrange(sides)


class DictatedChance:
    """Draws dictated in advance, in order; after them, another chance or none."""

    __slots__ = ("_then", "_told")

    def __init__(self, told: Iterable[int], then: Chance | None = None) -> None:
        self._told = list(told)[::-1]
        self._then = then

    def tell(self, *values: int) -> None:
        """Dictate the next draws, before those dictated earlier."""
        self._told.extend(reversed(values))

    def draw(self, sides: int, epoch: int, counter: int) -> int:
        """Return the next dictated number; LookupError if there is none and no other chance."""
        if self._told:
            value = self._told.pop()
            if not 0 <= value < sides:
                raise LookupError(f"dictated {value}, but there are {sides} sides")
            return value
        if self._then is None:
            raise LookupError(f"nobody dictated a draw of {sides} sides")
        return self._then.draw(sides, epoch, counter)


def verify(key: bytes, drawn: Iterable[Drawn]) -> list[Drawn]:
    """Return the draws that the key does not explain; an honest match has none."""
    chance = KeyedChance(key)
    return [one for one in drawn if chance.draw(one.sides, one.epoch, one.counter) != one.value]
