"""An exhibit: a titled picture in a language, at the sizes it is sent and shown."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from render.canvas import Picture

DESKTOP = (525, 350)
"""Discord's limits of a picture's size in a channel."""
PHONE = 360
"""Width of a picture on a phone."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Something to look at; `private` pictures are shown to their player alone."""

    part: str
    """Part of the page."""
    title: str
    draw: Callable[[str], Picture]
    """Draws it in the language of a locale."""
    private: bool = False

    @property
    def name(self) -> str:
        """Return the name of its files."""
        words = f"{self.part} {self.title}".casefold()
        return "-".join("".join(c if c.isalnum() else " " for c in words).split())


@dataclass(frozen=True, slots=True)
class Hung:
    """A drawn exhibit: its files, largest first, and the time of drawing."""

    exhibit: Exhibit
    locale: str
    files: tuple[str, ...]
    sizes: tuple[tuple[int, int], ...]
    alt: str
    kibibytes: float
    milliseconds: float


def hang(exhibit: Exhibit, locale: str, folder: Path) -> Hung:
    """Draw an exhibit twice, the second time with warm sprites, and write it at every size."""
    exhibit.draw(locale)
    start = time.thread_time()
    picture = exhibit.draw(locale)
    data = picture.encode()
    spent = (time.thread_time() - start) * 1000
    sent = Image.open(io.BytesIO(data)).convert("RGB")
    files, sizes = [f"{locale}-{exhibit.name}.png"], [sent.size]
    (folder / files[0]).write_bytes(data)
    for suffix, size in shown(*sent.size):
        files.append(f"{locale}-{exhibit.name}-{suffix}.webp")
        sizes.append(size)
        small = sent.resize(size, Image.Resampling.LANCZOS)
        small.save(folder / files[-1], "WEBP", quality=90, method=0)
    return Hung(
        exhibit, locale, tuple(files), tuple(sizes), picture.alt, len(data) / 1024, spent
    )  # fmt: skip


def shown(width: int, high: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the sizes of a shown picture: on a desktop, and on a phone."""
    share = min(1.0, DESKTOP[0] / width, DESKTOP[1] / high)
    yield "desktop", (round(width * share), round(high * share))
    yield "phone", (PHONE, round(high * PHONE / width))
