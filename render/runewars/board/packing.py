"""Packing the contents of an area: its units first, everything else where they leave room.

Units stand in lines below the area's name, each kind as a chip. Other things fill the rest of the
hex, all of one size. What gives way in a crowded area is, in this order: the size of other things,
the yield, the size of the chips.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from PIL import Image

from render.boxes import Box
from render.layout.shelves import GAP, shelve

USUAL = 62.0
"""Half the height of a usual hex: sizes below are for such a hex, and grow with it."""
EDGE = 3.0
"""Distance of things from the sides of their hex."""
LARGEST = 46
"""Size of other things where there is room."""
PIP = 16
"""Size of a resource of the yield."""

_CHIP = 38
"""Height of a chip whose number a phone shows in letters of 9 pixels."""
Stage = tuple[tuple[int, ...], int, bool]
"""Sizes to try: of chips, the least of other things; whether the area is roomy."""

_STAGES: tuple[Stage, ...] = (
    ((54, 52, 50, 48, 46, 44, 42), 34, True),
    ((50, 48, 46, 44, 42, 40, _CHIP), 26, True),
    ((42, 40, _CHIP), 21, True),
    ((42, 40, _CHIP, 36), 18, False),
    ((40, _CHIP, 36, 34), 15, False),
    ((_CHIP, 36, 34, 32, 30), 12, False),
    ((34, 32, 30, 28, 26), 8, False),
    ((28, 26, 24, 22, 19, 16, 13), 4, False),
)
_MOST_LINES, _CUTS = 4, 4
"""Most lines of units, and most ways tried to cut a row of kinds into lines."""


Lines = tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in an area besides its units, drawn at the size that its room allows."""

    name: str
    draw: Callable[[int], Image.Image]
    wide: bool = False
    """Wider than it is high."""
    crowded: Callable[[int], Image.Image] | None = None
    """Its drawing in a crowded area, as wide as it is high."""

    def ratio(self) -> float:
        """Return its width as a share of its height."""
        return self.draw(LARGEST).width / LARGEST + 0.05 if self.wide else 1.0


@dataclass(frozen=True, slots=True)
class Hexagon:
    """The room of an area: half the width and height of a hex with flat top, around (0, 0)."""

    wide: float
    high: float

    @property
    def scale(self) -> float:
        """Its size, relative to a usual hex."""
        return self.high / USUAL

    @property
    def end(self) -> float:
        """The lowest height for things."""
        return self.high - EDGE * self.scale

    def half(self, top: float, bottom: float) -> float:
        """Return half the width of a rectangle between two heights."""
        off = max(abs(top), abs(bottom))
        return self.wide * (1 - off / (2 * self.high)) - EDGE * self.scale

    def off(self, half: float) -> float:
        """Return the greatest distance from the middle at which a rectangle of a width fits."""
        return 2 * self.high * (1 - (half + EDGE * self.scale) / self.wide)

    def holds(self, box: Box) -> bool:
        """Return whether a rectangle lies inside, at a distance from the sides."""
        half = self.half(box.top, box.bottom) + 0.5
        deep = self.end + 0.5
        return box.left >= -half and box.right <= half and box.top >= -deep and box.bottom <= deep


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes and places of everything in an area, relative to its middle."""

    chip: int
    kinds: tuple[Box, ...]
    things: tuple[Box, ...]
    crowded: bool
    pips: tuple[Box, ...]
    """Places of the yield; none if there is no room."""


@lru_cache(maxsize=2048)
def plan(
    room: Hexagon,
    plate: Box,
    chips: tuple[float, ...],
    loose: tuple[float, ...],
    tight: tuple[float, ...],
    pips: int,
) -> Plan:
    """Find places for units and things, given the widths of chips and things by their heights.

    `plate` is the room of the area's name; things in a crowded area are as wide as `tight` says.
    """
    for heights, least, roomy in _STAGES:
        taken = [plate, *_stack(room, plate, pips if roomy else 0)]
        shares, size = loose if roomy else tight, max(4, round(least * room.scale))
        for chip, lines in product(heights, range(1, _MOST_LINES + 1)):
            high = round(chip * room.scale)
            found = [
                (places, boxes)
                for boxes in _armies(room, taken, high, chips, lines)
                if (places := _largest(room, [*taken, *boxes], shares, size)) is not None
            ]
            if found:
                places, boxes = max(found, key=lambda each: _height(each[0]))
                pile = taken[1:] or _leftover(room, [plate, *boxes, *places], pips)
                return Plan(high, boxes, places, not roomy, tuple(pile))
    raise AssertionError("at the smallest sizes everything fits")


def _armies(
    room: Hexagon, taken: Sequence[Box], high: int, chips: Sequence[float], count: int
) -> Iterator[Lines]:
    """Yield ways to set units in so many lines below the name, the first of what is there."""
    if not chips:
        yield ()
        return
    widths = [round(ratio * high) for ratio in chips]
    first = taken[0].bottom + GAP
    spare = room.end - first - count * (high + GAP) + GAP
    if spare < -0.5:
        return
    for split in _cuts(len(widths), count)[:_CUTS]:
        for top in (first + spare / 2, first):
            boxes = tuple(_lines(room, taken[1:], widths, split, top, high))
            if all(room.holds(box) for box in boxes):
                yield boxes


@lru_cache(maxsize=1024)
def _cuts(kinds: int, count: int) -> tuple[tuple[int, ...], ...]:
    """List the ways to cut a row of kinds into lines, the most even first."""
    if count == 1:
        return ((kinds,),) if kinds else ()
    found = [
        (first, *rest)
        for first in range(1, kinds - count + 2)
        for rest in _cuts(kinds - first, count - 1)
    ]
    return tuple(sorted(found, key=lambda cut: (max(cut) - min(cut), cut[::-1])))


def _lines(
    room: Hexagon,
    stack: Sequence[Box],
    widths: Sequence[int],
    split: Sequence[int],
    top: float,
    high: int,
) -> Iterator[Box]:
    """Set units side by side in lines, centred if they do not reach the stack on their right."""
    start = 0
    for count in split:
        line = widths[start : start + count]
        start += count
        across = sum(line) + GAP * (count - 1)
        beside = [box.left for box in stack if box.top < top + high and box.bottom > top]
        x = min(-across / 2, min(beside, default=room.wide) - GAP - across)
        for width in line:
            yield Box(x, top, x + width, top + high)
            x += width + GAP
        top += high + GAP


def _stack(room: Hexagon, plate: Box, pips: int) -> list[Box]:
    """Stack the yield in the right corner, below a name that reaches as far."""
    size = PIP * room.scale
    high = pips * size
    top, right = -high / 2, room.half(-high / 2, high / 2) - 4 * room.scale
    if plate.right > right - size - GAP and plate.bottom > top:
        top = plate.bottom + GAP
        right = room.half(top, top + high) - 4 * room.scale
    tops = [top + n * size for n in range(pips)]
    return [Box(right - size, top, right, top + size) for top in tops]


def _leftover(room: Hexagon, taken: Sequence[Box], pips: int) -> Lines:
    """Scatter the yield where there is room; otherwise leave it out."""
    return shelve(room, taken, (1.0,) * pips, round(0.7 * PIP * room.scale)) or ()


def _height(places: Lines) -> float:
    return places[0].height if places else 0.0


def _largest(
    room: Hexagon, taken: Sequence[Box], things: Sequence[float], least: int
) -> Lines | None:
    """Place things as large as they go; return None if not even the least size does."""
    best = None
    for size in range(least, round(LARGEST * room.scale) + 1):
        places = shelve(room, taken, things, size)
        if places is None:
            break
        best = places
    return best
