"""Cutting a tall picture into parts, each of which Discord shows as wide as a phone.

Discord bounds the height of a picture by some 350 pixels: a tall one would be shown narrow, and its
type be too small to read. A message shows the parts below each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

HIGHEST = 920
"""Greatest height of a part: a phone shows its 900 pixels of width as 352."""
MOST = 4
"""Greatest number of parts."""

Break = tuple[float, str]
"""A height at which a picture may be cut, and the title of what stands below it."""
Cuts = tuple[tuple[int, str], ...]
"""Heights at which a picture is cut, each with a description of the part below it."""


def cuts_for(high: float, breaks: Sequence[Break]) -> Cuts:
    """Choose as few cuts as needed, so that the highest part is as low as possible."""
    chosen: tuple[float, ...] = ()
    heights = sorted({y for y, _ in breaks if 0 < y < high})
    for count in range(min(MOST, len(heights) + 1)):
        chosen = min(combinations(heights, count), key=lambda cuts: _highest(cuts, high))
        if _highest(chosen, high) <= HIGHEST:
            break
    ends = (*chosen[1:], high)[: len(chosen)]
    return tuple(
        (round(top), ", ".join(dict.fromkeys(title for y, title in breaks if top <= y < end)))
        for top, end in zip(chosen, ends, strict=True)
    )


def _highest(cuts: Sequence[float], high: float) -> float:
    return max(below - above for above, below in pairwise((0.0, *cuts, high)))
