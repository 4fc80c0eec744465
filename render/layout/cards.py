"""Cards of a hand for a phone: two in a row, name and effect in full, as high as they need.

Where a window is 390 pixels wide, a private reply shows them 352 pixels wide: no type on them is
smaller than 11 pixels there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render import theme
from render.boxes import Sheet
from render.canvas import kept, panel
from render.layout import card_marks
from render.layout.versus import Part
from render.lettering import fitting, text_width, wrap

WIDE, EDGE, GAP, ACROSS = 900, 16, 10, 2
CARD_WIDE = (WIDE - 2 * EDGE - GAP) // ACROSS
TEXT, LEADING = 29, 33
"""Size of a card's text, and its line spacing."""
NAME, LONG_NAME, LEAST = 34, 31, 29
RIM = 11
"""Width of the golden frame."""
_COLUMN, _LEFT = 54, 108
"""Middle of the column of drawings, and left edge of the text."""
_ROOM = CARD_WIDE - _LEFT - 18
_PRICE, _TWINS, _MOST_LINES = 56, 46, 20


@dataclass(frozen=True, slots=True)
class Face:
    """Content of a card."""

    group: str
    name: str
    text: str
    signs: Sequence[Part]
    """Drawings below each other at the left."""
    price: Sequence[Part] = ()
    """Costs and gains, in a row."""
    note: str = ""
    number: int = 1
    """Number of copies held."""
    playable: bool = False
    spendable: bool = False
    tint: str = ""
    """Colour behind the drawings."""

    def name_size(self) -> int:
        """Return the size of the name, smaller for a long word."""
        if text_width(self.name, "title", NAME) <= _ROOM:
            return NAME
        words = self.name.split()
        return min(fitting(word, "title", LONG_NAME, LEAST, _ROOM) for word in words)

    def names(self) -> list[str]:
        """Return the name in lines."""
        return wrap(self.name, "title", self.name_size(), _ROOM, _MOST_LINES)

    def lines(self) -> list[str]:
        """Return the text in lines, in full."""
        return wrap(self.text, "plain", TEXT, _ROOM, _MOST_LINES)

    def notes(self) -> list[str]:
        """Return the note in lines."""
        return wrap(self.note, "bold", TEXT, _ROOM, _MOST_LINES) if self.note else []

    def high(self) -> int:
        """Return the least height."""
        written = 38 * len(self.names()) + LEADING * (len(self.notes()) + len(self.lines()))
        written += _PRICE if self.price else 6
        drawn = sum(part.image.height - 2 * part.shadow + 8 for part in self.signs if part.image)
        drawn += _TWINS * (self.number > 1) + card_marks.CORNER * self.spendable
        return max(written + 32, drawn + 26) + RIM * self.playable


def lay_out_faces(
    sheet: Sheet,
    faces: Sequence[Face],
    top: float,
    left: float = EDGE,
    across: int = ACROSS,
    between: Callable[[float], None] = lambda y: None,
) -> float:
    """Lay out cards in rows, each as high as its highest card; return their lower end.

    `between` is told the heights between the rows.
    """
    for start in range(0, len(faces), across):
        if start:
            between(top - GAP / 2)
        row = faces[start : start + across]
        high = max(face.high() for face in row)
        for place, face in enumerate(row):
            lay_out_face(sheet, face, left + place * (CARD_WIDE + GAP), top, high)
        top += high + GAP
    return top


def lay_out_face(sheet: Sheet, face: Face, x: float, y: float, high: int) -> None:
    """Lay out a card with its upper left corner at a place."""
    back = _back(high, face.playable, face.spendable, face.tint)
    sheet.put("ground", back, x + CARD_WIDE / 2, y + high / 2)
    line = y + 14 + RIM // 2 * face.playable
    for place, (image, _, _, shadow) in enumerate(face.signs):
        assert image is not None, "a sign is drawn"
        tall = image.height - 2 * shadow
        sheet.put(f"{face.group} sign {place}", image, x + _COLUMN, line + tall / 2, shadow)
        line += tall + 8
    if face.number > 1:
        sheet.text(
            f"{face.group} twins", f"×{face.number}", x + _COLUMN, line + 20,
            face="number", size=42, fill=theme.ALARM, anchor="m",
        )  # fmt: skip
    _write(sheet, face, x + _LEFT, y + 34 + RIM // 2 * face.playable)


def _write(sheet: Sheet, face: Face, left: float, line: float) -> None:
    """Write name, price, note and effect below each other."""
    size = face.name_size()
    for place, text in enumerate(face.names()):
        sheet.text(f"{face.group} name {place}", text, left, line, face="title", size=size)
        line += 38
    line += 4
    if face.price:
        _price(sheet, face, left, line + 4)
        line += _PRICE - 4
    written = [("note", text, theme.ALARM, "bold") for text in face.notes()]
    written += [("line", text, theme.INK, "plain") for text in face.lines()]
    for place, (kind, text, fill, typeface) in enumerate(written):
        group = f"{face.group} {kind} {place}"
        sheet.text(group, text, left, line, face=typeface, size=TEXT, fill=fill)
        line += LEADING


def _price(sheet: Sheet, face: Face, left: float, y: float) -> None:
    """Show a card's costs and gains."""
    for place, part in enumerate(face.price):
        group = f"{face.group} price {place}"
        if part.image is not None:
            wide = part.image.width - 2 * part.shadow
            left = sheet.put(group, part.image, left + wide / 2, y, part.shadow).right + 8
        if part.text:
            box = sheet.text(group, part.text, left, y, face="number", size=42, fill=part.fill)
            left = box.right + 12


@kept
def _back(high: int, playable: bool, spendable: bool, tint: str) -> Image.Image:
    """Return an empty card with its marks, and a tint behind its drawings."""
    image = card_marks.card_back(CARD_WIDE, high, RIM, playable).copy()
    if tint:
        rim = RIM if playable else 0
        band = panel(2 * _COLUMN - 14 - rim, high - 2 * rim - 6, 9, tint, theme.INK, 0)
        image.alpha_composite(band, (rim + 3, rim + 3))
    return card_marks.with_corner(image) if spendable else image
