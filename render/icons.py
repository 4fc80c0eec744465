"""Drawings as small pictures of their own: emojis of an application on Discord."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from PIL import Image, ImageFilter

from render import theme
from render.canvas import PACKED

SIDE, INNER = 128, 116
"""Side of an icon, and of its drawing; the rest is a light rim."""
_RIM = 9
"""Width of the rim that sets off ink on a dark ground; an odd number."""

DrawIcon = Callable[[], Image.Image]
"""Draws an icon, about `INNER` wide or high."""


@dataclass(frozen=True)
class Icon:
    """A transparent square, legible at 22 pixels on dark and on light."""

    image: Image.Image

    @cached_property
    def data(self) -> bytes:
        """The icon as PNG."""
        out = io.BytesIO()
        self.image.save(out, "PNG", compress_level=PACKED)
        return out.getvalue()

    @cached_property
    def digest(self) -> str:
        """A digest of its pixels, to recognise an unchanged icon."""
        return sha256(self.image.tobytes()).hexdigest()[:16]


def icon_of(drawing: Image.Image) -> Icon:
    """Return a drawing as an icon: as large as fits, with a light rim."""
    ink = drawing.crop(drawing.getchannel("A").getbbox() or (0, 0, *drawing.size))
    scale = INNER / max(ink.size)
    size = max(1, round(ink.width * scale)), max(1, round(ink.height * scale))
    ink = ink.resize(size, Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIDE, SIDE))
    square.alpha_composite(ink, ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2))
    rim = square.getchannel("A").filter(ImageFilter.MaxFilter(_RIM))
    whole = Image.new("RGBA", (SIDE, SIDE), theme.PAPER_LIGHT)
    whole.putalpha(rim.filter(ImageFilter.GaussianBlur(0.8)))
    whole.alpha_composite(square)
    return Icon(whole)
