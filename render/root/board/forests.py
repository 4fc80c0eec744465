"""Forests with tokens in them: relics and pawns in a ring around the middle (Law 2.4, 15.2.1)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.seats import Seat
from render.boxes import Box, Placed
from render.canvas import sprite
from render.change_marks import halo
from render.root.board import sprites
from render.root.board.clearings import Keys
from render.root.board.geometry import Ground
from render.theme import hue_of

_LARGEST = 56
"""Greatest size of a piece in a forest, in pixels."""
_GAP = 3


def lay_out_forest(
    forest: int,
    pieces: Sequence[tuple[int, str]],
    pawns: Sequence[Seat],
    ground: Ground,
    keys: Keys,
    fresh: frozenset[str] = frozenset(),
) -> Iterator[Placed]:
    """Lay the tokens of a forest, one heap per kind, and the pawns in it, side by side."""
    heaps = Counter((f"token-{kind}", keys[Seat(owner)]) for owner, kind in pieces)
    count = len(heaps) + len(pawns)
    size, places = ring_of(count, ground.room[forest])
    x, y = ground.place(-forest)
    middles = [(x + across, y + down) for across, down in places]
    for (name, key), middle in zip(heaps, middles, strict=False):
        group = f"{name} forest {forest}"
        box = Box.disc(*middle, size)
        if name.replace("-", " ", 1) in fresh:
            yield Placed(group, box, halo(size - 4, square=False))
        yield Placed(group, box, sprite(name, size, hue_of(key), sprites.SHADOW))
        if (number := heaps[name, key]) > 1:
            image = sprites.count(number, round(size * 0.56))
            low = box.bottom - size * 0.08 - image.height / 2
            yield Placed(group, Box.around(middle[0], low, image.width, image.height), image)
    for pawn, middle in zip(pawns, middles[len(heaps) :], strict=True):
        group = f"pawn {keys[pawn]} forest {forest}"
        box = Box.disc(*middle, size)
        if f"pawn {keys[pawn]}" in fresh:
            yield Placed(group, box, halo(size, square=False))
        yield Placed(group, box, sprites.pawn(keys[pawn], size))


def ring_of(count: int, room: float) -> tuple[int, list[tuple[float, float]]]:
    """Return the size of a number of discs that fit in a circle, and their middles."""
    if count < 2:
        return int(min(_LARGEST, 2 * room)), [(0.0, 0.0)]
    share = math.sin(math.pi / count)
    pitch = min(_LARGEST + _GAP, 2 * room * share / (1 + share))
    size, radius = int(pitch) - _GAP, pitch / 2 / share
    turn = 0.0 if count == 2 else -math.pi / 2
    angles = [turn + 2 * math.pi * place / count for place in range(count)]
    return size, [(radius * math.cos(each), radius * math.sin(each)) for each in angles]
