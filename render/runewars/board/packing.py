"""Packing the contents of an area: three rows, filled so that the smallest thing is largest.

Things without room in their row move to another; only then everything shrinks, and last of all the
things that keep their size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.boxes import Box

TOP, MIDDLE, BOTTOM = 0, 1, 2
"""The rows of an area."""

GAP = 3


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in an area, drawn at the size its row allows."""

    name: str
    draw: Callable[[int], Image.Image]
    rows: tuple[int, ...]
    """The rows it may lie in, the best first."""
    least: float = 0.0
    """The share of its size that it keeps even in a crowded area."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The room of a row."""

    left: float
    right: float
    y: float


@dataclass(frozen=True, slots=True)
class Cell:
    """The room for units of a kind; in a wide one their number stands beside them."""

    high: int
    wide: int

    def across(self, width: float) -> int:
        """Return the number of such cells that fit side by side."""
        return max(0, int((width + 1) // (self.wide + 1)))

    def room(self, width: float, high: float) -> int:
        """Return the number of cells that fit, in one line or several above each other."""
        return self.across(width) * max(1, int((high + 1) // (self.high + 1)))


Rows = dict[int, list[tuple[Thing, Image.Image]]]

_SHARES = (1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38, 0.32, 0.26, 0.2, 0.15, 0.1)
"""Sizes tried one after another, as shares of a row's height."""
_DIRE = 0.2
"""Share from which things that keep their size have to shrink as well."""
_BALANCE = 0.9
"""Size of other things relative to units, whose kinds are harder to tell."""
_LARGE = 1.4
"""Most of a row's height for a unit if the row below is empty."""
_SMALL, _WIDER, _WORTH = 34, 1.62, 0.72
"""Units below the first size have their number beside them, in cells wider by the second factor,
if they keep the third share of their size."""
_FILLED = (MIDDLE, BOTTOM, TOP)
"""Rows for units, in order of preference."""


def pack(
    things: Sequence[Thing], numbers: Sequence[int], strips: Sequence[Strip], high: float
) -> tuple[list[tuple[Thing, Box, Image.Image]], list[Box]]:
    """Find the sizes at which everything fits and the smallest thing is largest; place everything.

    `numbers` are the numbers of units of each kind.
    """
    best: tuple[float, Rows, Cell] | None = None
    for share in _SHARES:
        if best is not None and best[0] >= high * share:
            break
        rows = _rows(things, strips, high, share)
        if rows is None:
            continue
        cell = _cell(rows, numbers, strips, high)
        score = min(high * share, cell.high * _BALANCE)
        if best is None or score > best[0]:
            best = score, rows, cell
    assert best is not None, "at the smallest size everything fits"
    _, rows, cell = best
    return _set(rows, len(numbers), cell, strips, high)


def _rows(
    things: Sequence[Thing], strips: Sequence[Strip], high: float, share: float
) -> Rows | None:
    """Give each thing a row with room for it; None if there is no room for one."""
    rows: Rows = {TOP: [], MIDDLE: [], BOTTOM: []}
    for thing in things:
        part = max(share, thing.least * min(1.0, share / _DIRE))
        image = _drawn(thing, high * 0.96 * part, strips)
        fitting = (row for row in thing.rows if image.width <= _free(row, rows, strips))
        row = thing.rows[0] if len(thing.rows) == 1 else next(fitting, None)
        if row is None and share > _SHARES[-1]:
            return None
        row = thing.rows[0] if row is None else row
        rows[row].append((thing, image))
    return rows


def _drawn(thing: Thing, size: float, strips: Sequence[Strip]) -> Image.Image:
    """Draw a thing at a size, smaller where it would be wider than its widest row."""
    image = thing.draw(round(size))
    widest = max(strips[row].right - strips[row].left for row in thing.rows)
    while image.width > widest and size > 8:
        size *= min(0.95, widest / image.width)
        image = thing.draw(int(size))
    return image


def _free(row: int, rows: Rows, strips: Sequence[Strip]) -> float:
    """Return the free width of a row."""
    taken = sum(image.width + GAP for _, image in rows[row])
    return strips[row].right - strips[row].left - taken


def _cell(rows: Rows, numbers: Sequence[int], strips: Sequence[Strip], high: float) -> Cell:
    """Return the largest cell of which enough fit."""
    count = len(numbers)
    if not count:
        return Cell(round(high), round(high))
    if not rows[BOTTOM]:
        large = round(min(_LARGE * high, _free(MIDDLE, rows, strips) / count - 1))
        if large > high:
            return Cell(large, large)
    free = [_free(row, rows, strips) for row in _FILLED]
    square = _largest(free, count, high, 1.0)
    if square.high >= _SMALL or all(number == 1 for number in numbers):
        return square
    wide = _largest(free, count, high, _WIDER)
    return wide if wide.high >= _WORTH * square.high else square


def _largest(free: Sequence[float], count: int, high: float, wider: float) -> Cell:
    """Return the largest cell of a shape of which `count` fit; of no size if none does."""
    for size in range(round(high), 4, -1):
        cell = Cell(size, round(size * wider))
        if sum(cell.room(width, high) for width in free) >= count:
            return cell
    return Cell(0, 0)


def _set(
    rows: Rows, troops: int, cell: Cell, strips: Sequence[Strip], high: float
) -> tuple[list[tuple[Thing, Box, Image.Image]], list[Box]]:
    """Place everything side by side, each row centred in its strip."""
    things: list[tuple[Thing, Box, Image.Image]] = []
    boxes: list[Box] = []
    for row in _FILLED:
        strip, free = strips[row], _free(row, rows, strips)
        here = min(troops - len(boxes), cell.room(free, high))
        lines = -(-here // max(1, cell.across(free)))
        columns = -(-here // max(1, lines))
        taken = sum(image.width + GAP for _, image in rows[row])
        width = taken + columns * (cell.wide + 1) - (1 if columns else GAP)
        x = (strip.left + strip.right - width) / 2
        for thing, image in rows[row]:
            things.append((thing, Box.around(x + image.width / 2, strip.y, *image.size), image))
            x += image.width + GAP
        for place in range(here):
            line, column = divmod(place, columns)
            y = strip.y + (line - (lines - 1) / 2) * (cell.high + 1)
            y += max(0.0, (cell.high - high) / 2)
            left = x + column * (cell.wide + 1)
            boxes.append(Box.around(left + cell.wide / 2, y, cell.wide, cell.high))
    return things, boxes
