"""The background of a seat's strip beside the board."""

from __future__ import annotations

from PIL import Image

from render import theme
from render.canvas import kept, panel, with_shadow
from render.theme import Hue


@kept
def strip_back(width: int, high: int, hue: Hue, frame: int) -> Image.Image:
    """Return a strip with its colour down the left edge, or all around for the seat on turn.

    `frame` is the width of that frame in pixels; 0 where it is not the seat's turn.
    """
    if frame:
        outer = panel(width, high, 18, hue.coat, theme.INK, 4).copy()
        inner = panel(width - 2 * frame, high - 2 * frame, 10, "#ffe9a3", theme.INK, 2)
        outer.alpha_composite(inner, (frame, frame))
        return with_shadow(outer, 5)
    outer = panel(width, high, 18, theme.PAPER_LIGHT, theme.RULE_LINE, 3).copy()
    outer.alpha_composite(panel(11, high - 24, 5, hue.coat, theme.INK, 2), (0, 12))
    return outer
