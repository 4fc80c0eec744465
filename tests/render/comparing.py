"""Comparisons of pictures and layouts: equal pixels, and sprites that overlap."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from PIL import Image, ImageChops

from render.boxes import Placed


def same_pixels(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures are equal, pixel for pixel."""
    if one.size != other.size or one.mode != other.mode:
        return False
    return ImageChops.difference(one, other).getbbox() is None


def collisions(placed: Iterable[Placed], slack: float = 1.0) -> list[tuple[Placed, Placed]]:
    """List the forbidden pairs of sprites that overlap by more than `slack` pixels."""
    solid = [each for each in placed if each.group != "ground"]
    solid.sort(key=lambda each: each.box.left)
    found = []
    for number, one in enumerate(solid):
        for other in islice(solid, number + 1, None):
            if other.box.left >= one.box.right:
                break  # as do all further ones
            if one.group != other.group and one.box.overlaps(other.box, slack):
                found.append((one, other))
    return found
