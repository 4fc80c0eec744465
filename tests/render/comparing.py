"""Comparisons of pictures and layouts: equal pixels, the gallery, and sprites that overlap."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path

from PIL import Image, ImageChops

from render.boxes import Placed

SMALL = 525 / 1650
"""Pixels of the smallest post on a desktop for each of a board."""
GALLERY = Path(__file__).parents[1] / "golden" / "pictures"


def same_pixels(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures are equal, pixel for pixel."""
    if one.size != other.size or one.mode != other.mode:
        return False
    return ImageChops.difference(one, other).getbbox() is None


def ink_of(image: Image.Image) -> tuple[int, int, int, int]:
    """Return the box of what is drawn of a sprite: left, top, right, bottom."""
    found = image.getchannel("A").getbbox()
    assert found is not None, "something is drawn"
    return found


def height(placed: Placed) -> float:
    """Return the height of a sprite's ink, in the smallest post on a desktop."""
    assert placed.image is not None
    _, top, _, bottom = ink_of(placed.image)
    return (bottom - top) * SMALL


def check_gallery(pictures: Mapping[str, Image.Image]) -> None:
    """Check that the reviewed gallery shows what the code draws, seen from some way off."""
    for name, image in pictures.items():
        kept = Image.open(GALLERY / f"{name}.webp").convert("RGB")
        assert kept.size == image.size, name
        a, b = kept.resize((60, 40)).tobytes(), image.resize((60, 40)).tobytes()
        assert max(abs(x - y) for x, y in zip(a, b, strict=True)) < 24, name


def written_elsewhere(program: str) -> str:
    """Return what a program writes in another process, where hashes differ."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[2], env={"PYTHONHASHSEED": "77"},
    )  # fmt: skip
    return done.stdout.strip()


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
