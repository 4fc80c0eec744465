"""Things of one height set on shelves, wherever something else leaves room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from render.boxes import Box

GAP = 2.0
"""Distance of things from each other."""


class Room(Protocol):
    """A room that is symmetric around (0, 0)."""

    @property
    def end(self) -> float:
        """The lowest height for things; the highest is as far from the middle."""

    def half(self, top: float, bottom: float) -> float:
        """Return half the width of a rectangle between two heights."""


def shelve(
    room: Room, taken: Sequence[Box], things: Sequence[float], size: int
) -> tuple[Box, ...] | None:
    """Set things of a height on shelves between what is there; None if there is no room for one.

    `things` are their widths as shares of the height.
    """
    if not things:
        return ()
    edges = {room.end, *(box.bottom + GAP + size for box in taken), *(box.bottom for box in taken)}
    for foot in sorted((edge for edge in edges if edge <= room.end), reverse=True):
        found = _shelved(room, taken, things, size, foot)
        if found is not None:
            return found
    return None


def _shelved(
    room: Room, taken: Sequence[Box], things: Sequence[float], size: int, foot: float
) -> tuple[Box, ...] | None:
    """Set things on shelves, the lowest of which ends at `foot`."""
    spans: list[_Span] = []
    while foot - size >= -room.end:
        spans += (_Span(left, right, foot) for left, right in _free(room, taken, foot - size, foot))
        foot -= size + GAP
    for number, ratio in enumerate(things):
        wide = ratio * size
        span = next((each for each in spans if each.left_over >= wide), None)
        if span is None:
            return None
        span.take(number, wide)
    placed = dict(item for span in spans for item in span.set(size))
    return tuple(placed[number] for number in range(len(things)))


@dataclass(slots=True)
class _Span:
    """A free part of a shelf, and the things on it."""

    left: float
    right: float
    foot: float
    left_over: float = 0.0
    on: tuple[tuple[int, float], ...] = ()

    def __post_init__(self) -> None:
        self.left_over = self.right - self.left

    def take(self, number: int, wide: float) -> None:
        """Set a thing on the shelf."""
        self.on = (*self.on, (number, wide))
        self.left_over -= wide + GAP

    def set(self, size: int) -> Iterator[tuple[int, Box]]:
        """Yield the places of the things on it, centred."""
        x = (self.left + self.right - sum(wide + GAP for _, wide in self.on) + GAP) / 2
        for number, wide in self.on:
            yield number, Box(x, self.foot - size, x + wide, self.foot)
            x += wide + GAP


def _free(
    room: Room, taken: Sequence[Box], top: float, bottom: float
) -> Iterator[tuple[float, float]]:
    """Yield the free parts between two heights, from the left."""
    half = room.half(top, bottom)
    left = -half
    for box in sorted(box for box in taken if box.top < bottom and box.bottom > top):
        if box.left - GAP - left > 1:
            yield left, box.left - GAP
        left = max(left, box.right + GAP)
    if half - left > 1:
        yield left, half
