"""Checks of a hand's cards: complete, and readable on a phone that shows them 352 pixels wide."""

from __future__ import annotations

from render.boxes import Box, Sheet
from render.layout.cards import CARD_WIDE, WIDE, Face, lay_out_face
from render.lettering import text_width
from tests.render.comparing import collisions

PHONE, LEGIBLE = 352, 11
"""The width of a picture in a private reply in a window 390 pixels wide, and the least type."""


def readable(face: Face, text: str) -> None:
    """Fail unless name and effect are complete, in large enough type, without overlaps."""
    sheet, high = Sheet(), face.high()
    lay_out_face(sheet, face, 0, 0, high)
    assert collisions(sheet) == []
    assert all(each.box.inside(Box(0, 0, CARD_WIDE, high)) for each in sheet)
    lettered = [each for each in sheet if "written" in each.image.info]
    written = {each.group: each.image.info["written"] for each in lettered}
    for line, kind, size, *_ in written.values():
        assert size * PHONE / WIDE >= LEGIBLE
        assert text_width(line, kind, size) < CARD_WIDE
    assert "…" not in "".join(line for line, *_ in written.values())
    for kind, wanted in ((" name ", face.name), (" line ", text), (" note ", face.note)):
        lines = [written[group][0] for group in written if kind in group]
        assert " ".join(lines) == " ".join(wanted.split())
