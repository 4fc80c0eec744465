"""An animated WebP, frame by frame: each frame holds only the changes since the last.

Frames are encoded one by one, so that a long picture can be drawn in parts, in other processes, and
put together at the end; only their bytes are kept.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops

BLOCK = 16
"""Side in pixels of the squares compared for changes: the encoder's block size."""
QUALITY = 72
_SLIGHT = 3
"""Largest difference, of 255, that does not count as a change."""
_ALPHA, _ANIMATED = 0x10, 0x02
_OVER = 0
"""Flags of a frame: blended over the last one, which is not disposed of."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame: an image at a corner within the picture, and its duration in milliseconds."""

    left: int
    top: int
    width: int
    high: int
    data: bytes
    """Chunks of the still picture: bits, and transparency."""
    lasts: int


def frame_of(image: Image.Image, before: Image.Image | None, lasts: int) -> Frame:
    """Encode a frame; blocks equal to `before` are transparent."""
    if before is None:
        return Frame(0, 0, *image.size, _chunks(image), lasts)
    changed = changed_blocks(image, before)
    spot = changed.getbbox() or (0, 0, 1, 1)
    box = (
        spot[0] * BLOCK,
        spot[1] * BLOCK,
        min(spot[2] * BLOCK, image.width),
        min(spot[3] * BLOCK, image.height),
    )
    part = image.crop(box)
    veil = changed.crop(spot).resize(
        ((spot[2] - spot[0]) * BLOCK, (spot[3] - spot[1]) * BLOCK), Image.Resampling.NEAREST
    )
    part.putalpha(veil.crop((0, 0, *part.size)))
    return Frame(box[0], box[1], *part.size, _chunks(part), lasts)


def changed_blocks(image: Image.Image, before: Image.Image) -> Image.Image:
    """Return a mask of the blocks, white where anything has changed."""
    apart = ImageChops.difference(image, before).convert("L")
    apart = apart.point([0] * _SLIGHT + [255] * (256 - _SLIGHT))
    return apart.reduce(BLOCK).point([0] + [255] * 255)


def _chunks(image: Image.Image) -> bytes:
    """Encode a still picture and keep its chunks of bits and transparency."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=0)
    return b"".join(
        _chunk(name, body) for name, body in _read(out.getvalue()) if name in _OF_A_FRAME
    )


_OF_A_FRAME = (b"ALPH", b"VP8 ", b"VP8L")


def _read(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the chunks of a WebP file: name and body."""
    at = 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        yield data[at : at + 4], data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _chunk(name: bytes, body: bytes) -> bytes:
    """Write a chunk of a RIFF file: its length, and padding to an even one."""
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def put_together(frames: Sequence[Frame]) -> bytes:
    """Put frames together as one animated WebP that plays once (the container format's `ANIM`)."""
    first = frames[0]
    size = _number(first.width - 1) + _number(first.high - 1)
    head = _chunk(b"VP8X", bytes([_ALPHA | _ANIMATED, 0, 0, 0]) + size)
    once = _chunk(b"ANIM", b"\xff\xff\xff\xff" + (1).to_bytes(2, "little"))
    parts = [b"WEBP", head, once, *(_chunk(b"ANMF", _frame(each)) for each in frames)]
    body = b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _frame(frame: Frame) -> bytes:
    """Write a frame: its position in pairs of pixels, its size, its duration, its bits."""
    return b"".join(
        (
            _number(frame.left // 2),
            _number(frame.top // 2),
            _number(frame.width - 1),
            _number(frame.high - 1),
            _number(frame.lasts),
            bytes([_OVER]),
            frame.data,
        )
    )


def _number(value: int) -> bytes:
    """Write a number in three bytes, as the format demands."""
    return value.to_bytes(3, "little")


def length_of(frames: Sequence[Frame]) -> int:
    """Return the bytes that frames take together, apart from a few in the header."""
    return sum(len(frame.data) + 24 for frame in frames)
