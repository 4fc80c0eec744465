"""The paper around a map covers drawings beyond it, and nothing within."""

from __future__ import annotations

from typing import Any

from PIL import Image, ImageChops

from render.canvas import rasterise
from render.layout.margin import ROUND, margin
from render.theme import PAPER

WIDE, HIGH, FRAME = 300, 260, (12, 12, 270, 230)
MEADOW = "#2f7d32"


def drawn(*parts: str) -> Image.Image:
    left, top, right, bottom = FRAME
    frame = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{ROUND}"'
    svg = "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" fill="none">',
            *(part.replace("FRAME", frame) for part in parts),
            '<rect FRAME stroke="#000" stroke-width="4"/></svg>'.replace("FRAME", frame),
        )
    )
    return rasterise(svg, WIDE).convert("RGB")


def test_a_map_with_a_margin_looks_as_if_it_were_clipped() -> None:
    clipped = drawn(
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        '<rect FRAME transform="translate(4 6)" fill="#c9b78f"/>',
        f'<rect FRAME fill="{MEADOW}"/>',
    )

    covered = drawn(
        f'<rect width="{WIDE}" height="{HIGH}" fill="{MEADOW}"/>', *margin(FRAME, WIDE, HIGH)
    )

    extrema: Any = ImageChops.difference(clipped, covered).getextrema()
    far = max(high for _, high in extrema)
    assert far < 24, "but for the softness of an edge"
