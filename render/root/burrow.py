"""The Burrow, a clearing without suit, paths or slots: a mound at the map's lower edge (12.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engine.core.words import Words
from engine.root.view import ClearingView
from render import theme
from render.boxes import Box, Placed
from render.canvas import cap_middle, shorten, sprite, text_sprite, text_width
from render.marking import halo
from render.root import heads
from render.root.geometry import BURROW, Ground
from render.root.plates import Keys
from render.theme import hue_of

_HEAD, _NUMBER = 66, 52
_CHAMBER = (-70, 13)
"""Where warriors stand, from the mound's middle."""
_BOARD = (59, 15, 94)
"""Where its name is written, and how wide it may be."""


def lay_out_burrow(
    view: ClearingView, ground: Ground, keys: Keys, fresh: frozenset[str], words: Words
) -> Iterator[Placed]:
    """Lay out the mound with its name, and the warriors in it; only the Duchy is ever there."""
    group = "burrow"
    x, y = ground.place(view.number)
    owner = "" if view.ruler is None else keys[view.ruler]
    yield Placed(group, Box.around(x, y, *BURROW), _mound(words.say(f"board-{view.name}"), owner))
    for seat, number in view.warriors:
        box = Box.disc(x + _CHAMBER[0], y + _CHAMBER[1], _HEAD)
        if f"warriors {keys[seat]}" in fresh:
            yield Placed(group, box, halo(_HEAD, square=False))
        yield Placed(group, box, heads.head(keys[seat], _HEAD))
        count = heads.count(number, _NUMBER)
        left = box.middle[0] + (4 if number > 9 else 12)
        there = Box.around(left + count.width / 2, box.bottom - count.height / 2, 0)
        yield Placed(group, there, count)


@lru_cache(maxsize=32)
def _mound(name: str, owner: str) -> Image.Image:
    """Return the empty mound with a name on its board."""
    image = sprite("burrow", BURROW[0], hue_of(owner) if owner else None, heads.SHADOW).copy()
    x, y, room = _BOARD
    size = 28
    while size > 22 and text_width(name, "title", size) > room:
        size -= 1
    text = text_sprite(shorten(name, "title", size, room), "title", size, theme.INK)
    left = image.width // 2 + x - text.width // 2
    image.alpha_composite(text, (left, round(image.height / 2 + y - cap_middle("title", size))))
    return image
