"""The Burrow, a clearing without suit, paths or slots: a mound at the map's lower edge (12.2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.core.language.words import Words
from engine.root.view import ClearingView
from render import theme
from render.boxes import Box, Placed
from render.canvas import kept, sprite
from render.change_marks import halo
from render.lettering import cap_middle, shorten, text_sprite, text_width
from render.root.board import sprites
from render.root.board.clearings import Keys, Lens
from render.root.board.geometry import Ground
from render.root.board.measures import BURROW
from render.theme import hue_of

_HEAD, _NUMBER = 66, 52
_CHAMBER = (-70, 13)
"""Position of warriors, relative to the mound's middle."""
_BOARD = (59, 15, 94)
"""Position of its name, relative to the mound's middle, and the name's greatest width."""


def lay_out_burrow(
    view: ClearingView,
    ground: Ground,
    keys: Keys,
    fresh: frozenset[str],
    words: Words,
    lens: Lens | None = None,
) -> Iterator[Placed]:
    """Lay out the mound with its name, and the warriors in it, which are always the Duchy's."""
    group = "burrow"
    lens = lens or Lens(ground.place(view.number))
    owner = "" if view.ruler is None else keys[view.ruler]
    mound = _mound(words.say(f"board-{view.name}"), owner, lens.zoom)
    yield Placed(group, Box.around(*lens.middle, *(lens.size(each) for each in BURROW)), mound)
    for seat, number in view.warriors:
        size = lens.size(_HEAD)
        box = Box.disc(*lens.at(*_CHAMBER), size)
        if f"warriors {keys[seat]}" in fresh:
            yield Placed(group, box, halo(size, square=False))
        yield Placed(group, box, sprites.head(keys[seat], size))
        count = sprites.count(number, lens.size(_NUMBER))
        left = box.middle[0] + (4 if number > 9 else 12) * lens.zoom
        there = Box.around(left + count.width / 2, box.bottom - count.height / 2, 0)
        yield Placed(group, there, count)


@kept
def _mound(name: str, owner: str, zoom: float) -> Image.Image:
    """Return the empty mound with a name on its board."""
    width = round(BURROW[0] * zoom)
    image = sprite("burrow", width, hue_of(owner) if owner else None, sprites.SHADOW).copy()
    x, y, room = (round(each * zoom) for each in _BOARD)
    size = round(28 * zoom)
    while size > 22 * zoom and text_width(name, "title", size) > room:
        size -= 1
    text = text_sprite(shorten(name, "title", size, room), "title", size, theme.INK)
    left = image.width // 2 + x - text.width // 2
    image.alpha_composite(text, (left, round(image.height / 2 + y - cap_middle("title", size))))
    return image
