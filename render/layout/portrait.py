"""Portraits: a card, hero or faction as a small square beside its text.

Discord shows it 85 pixels wide: a large drawing, a sign in the corner, a few facts below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.boxes import Sheet, paint
from render.canvas import Picture, blank
from render.layout.versus import Part

SIDE = 256
_CORNER, _FOOT, _RIM = 70, 54, 14
_FACTS_Y = SIDE - _FOOT / 2 - _RIM
NUMBER = 60
"""Size of a number: 20 pixels high when the square is 85 wide."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """Content of a portrait."""

    drawing: Image.Image
    tint: str
    corner: Image.Image | None = None
    facts: Sequence[Part] = ()
    """Costs or abilities: drawings and numbers in a row."""


def portrait_picture(portrait: Portrait, name: str) -> Picture:
    """Paint a portrait; its name suffices as alt text, because the text stands beside it."""
    sheet = Sheet()
    room = SIDE - 2 * _RIM - (_FOOT if portrait.facts else 0)
    middle = SIDE / 2 + (_CORNER / 4 if portrait.corner is not None else 0)
    inner = room - (_CORNER // 4 if portrait.corner is not None else 0)
    sheet.put("drawing", fit_square(portrait.drawing, inner - 8), middle, _RIM + room - inner / 2)
    if portrait.corner is not None:
        sheet.put(
            "corner", fit_square(portrait.corner, _CORNER), _CORNER / 2 + _RIM, _CORNER / 2 + 12
        )
    _lay_out_facts(sheet, portrait.facts)
    return Picture(paint(blank(SIDE, SIDE, portrait.tint), sheet), name)


def fit_square(drawing: Image.Image, size: int) -> Image.Image:
    """Return a drawing, cropped to its content, as large as fits a square."""
    ink = drawing.crop(drawing.getchannel("A").getbbox() or (0, 0, *drawing.size))
    scale = size / max(ink.size)
    wide, high = (max(1, round(each * scale)) for each in ink.size)
    return ink.resize((wide, high), Image.Resampling.LANCZOS)


def _lay_out_facts(sheet: Sheet, facts: Sequence[Part]) -> None:
    """Lay out the facts in the middle of the bottom."""
    size = min(_FOOT, (SIDE - 3 * _RIM) // max(1, len(facts)))
    share = (SIDE - 2 * _RIM) / max(1, len(facts))
    for place, fact in enumerate(facts):
        middle, group = _RIM + share * (place + 0.5), f"fact {place}"
        if fact.image is not None and fact.text:
            image = fit_square(fact.image, min(size, round(share / 2)))
            middle = sheet.put(group, image, middle - share / 4, _FACTS_Y).right + share / 4
        elif fact.image is not None:
            sheet.put(group, fit_square(fact.image, size), middle, _FACTS_Y)
        if fact.text:
            number = min(NUMBER, round(share * 0.8))
            sheet.text(
                group, fact.text, middle, _FACTS_Y, face="number", size=number, fill=fact.fill,
                anchor="m",
            )  # fmt: skip
