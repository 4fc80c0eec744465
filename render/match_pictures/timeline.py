"""Timeline of hidden facts: for each round and seat the cards and plots nobody else saw.

Only for the end of a match: it is drawn from every seat's own views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engine.core.language.words import Words
from render import theme
from render.boxes import Sheet, paint
from render.canvas import Picture, blank, panel, sprite
from render.lettering import fitting, shorten
from render.match_pictures.course import Side
from render.theme import Hue

NARROWEST, COLUMN = 1650, 367
"""Least width of a picture, and of a seat's column: names of cards must fit."""
LEFT, EDGE = 150, 30
HEAD, NAMES = 124, 96
SLIP, KEPT, GAP = 44, 38, 6
SMALLEST = 21
"""Smallest type: the longest name of a card fits in every language."""
MOST = 14
"""Most names in a cell; the rest is counted."""
ROUNDS = 4
"""Rounds on a picture; a longer match takes several."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Something hidden: a drawing, its name, its colour, its number."""

    icon: str
    text: str
    hue: Hue
    number: int = 1


Cell = tuple[Slip, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A round: its heading, its name in words, and each seat's hidden things."""

    label: str
    said: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Veil:
    """All hidden facts, by rounds; `heading` stands above their numbers."""

    heading: str
    sides: tuple[Side, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Another hidden fact of a seat, such as a plan: its round and its text."""

    round: int
    seat: int
    text: str


def add_notes(veil: Veil, notes: Sequence[Note]) -> Veil:
    """Add notes to the cells of their rounds, where these exist."""
    rows = []
    for row in veil.rows:
        cells = list(row.cells)
        for note in notes:
            if str(note.round) == row.label:
                cells[note.seat] += (Slip("tick", note.text, theme.NEUTRAL),)
        rows.append(replace(row, cells=tuple(cells)))
    return replace(veil, rows=tuple(rows))


def timeline_picture(veil: Veil, words: Words, page: int = 0) -> Picture:
    """Draw a page of rounds of hidden facts, as wide and high as they need."""
    sheet, high = lay_out_timeline(veil, words, page)
    image = paint(blank(width_of(veil), high), sheet)
    return Picture(image, timeline_alt(veil, words, page))


def width_of(veil: Veil) -> int:
    """Return the width of the picture."""
    return max(NARROWEST, LEFT + EDGE + COLUMN * len(veil.sides))


def lay_out_timeline(veil: Veil, words: Words, page: int = 0) -> tuple[Sheet, int]:
    """Lay out a page of rounds; return its height."""
    sheet = Sheet()
    width = width_of(veil)
    _header(sheet, words, width)
    wide = (width - EDGE - LEFT) / max(1, len(veil.sides))
    _names(sheet, veil, wide)
    top = float(HEAD + NAMES)
    for place, row in enumerate(veil.rows):
        before = veil.rows[place - 1].cells if place else ((),) * len(row.cells)
        if place // ROUNDS == page:
            cells = [split_new(cell, known) for cell, known in zip(row.cells, before, strict=True)]
            high = _high(cells, int((wide - 14) // (KEPT + GAP)))
            fill = theme.PAPER_LIGHT if place % 2 else theme.PAPER_DEEP
            band = panel(width - 48, round(high) - 8, 14, fill, theme.RULE_LINE, 0)
            sheet.put("ground", band, width / 2, top + high / 2)
            _row(sheet, row, cells, place, top + 12, wide, words)
            top += high
    return sheet, round(top + 24)


def _header(sheet: Sheet, words: Words, width: int) -> None:
    """Draw the title and the legend of marks."""
    sheet.put("ground", panel(width - 48, 88, 18, theme.INK, theme.INK, 0), width / 2, 64)
    sheet.put("eye", sprite("eye", 62), 84, 64)
    x = float(width - 54)
    for message, small in (("hidden-kept", True), ("hidden-fresh", False)):
        said = words.say(message)
        fill = theme.PAPER_LIGHT
        box = sheet.text(message, said, x, 64, face="bold", size=30, fill=fill, anchor="r")
        wide = KEPT if small else SLIP + 26
        mark = panel(wide, KEPT if small else SLIP, 9, theme.PAPER_LIGHT, theme.FADED, 3)
        x = sheet.put(message, mark, box.left - 14 - wide / 2, 64).left - 34
    title = words.say("hidden-title")
    size = fitting(title, "title", 48, 30, x - 136)
    text = shorten(title, "title", size, round(x - 136))
    sheet.text("title", text, 136, 64, face="title", size=size, fill=theme.PAPER_LIGHT)


def _names(sheet: Sheet, veil: Veil, wide: float) -> None:
    """Write the seats above the columns."""
    y = HEAD + NAMES / 2
    size = fitting(veil.heading, "bold", 34, 22, LEFT - 40)
    sheet.text("heading", veil.heading, 28, y, face="bold", size=size, fill=theme.FADED)
    for seat, side in enumerate(veil.sides):
        left = LEFT + seat * wide
        box = sheet.put(f"head {seat}", side.head(76), left + 44, y)
        room = round(wide - 110)
        name = fitting(side.name, "title", 42, 24, room)
        text = shorten(side.name, "title", name, room)
        sheet.text(f"name {seat}", text, box.right + 14, y, face="title", size=name)


def _row(
    sheet: Sheet,
    row: Row,
    cells: Sequence[tuple[Cell, Cell]],
    place: int,
    top: float,
    wide: float,
    words: Words,
) -> None:
    """Lay out a round: its number, and for each seat new things by name and the rest small."""
    size = fitting(row.label, "number", 68, 30, LEFT - 60)
    sheet.text(f"round {place}", row.label, 46, top + 30, face="number", size=size)
    across = int((wide - 14) // (KEPT + GAP))
    for seat, (fresh, kept) in enumerate(cells):
        group, left = f"{place} {seat}", LEFT + seat * wide
        below = _fresh(sheet, group, fresh, left, top, round(wide - 14), words)
        for number, slip in enumerate(kept):
            x = left + (number % across + 0.5) * (KEPT + GAP)
            middle = below + (number // across + 0.5) * (KEPT + GAP)
            sheet.put(f"kept {group} {number}", _tab(slip, KEPT), x, middle)
        if not fresh and not kept:
            text, x, y = words.say("hidden-nothing"), left + 8, top + 24
            fill = theme.FADED
            sheet.text(f"none {group}", text, x, y, face="italic", size=30, fill=fill)


def split_new(cell: Cell, before: Cell) -> tuple[Cell, Cell]:
    """Split a seat's hidden things into those new since the round before, and those kept.

    Kept twins are listed singly.
    """
    known = Counter({(slip.icon, slip.text): slip.number for slip in before})
    fresh: list[Slip] = []
    kept: list[Slip] = []
    for slip in cell:
        old = min(slip.number, known[slip.icon, slip.text])
        if slip.number > old:
            fresh.append(replace(slip, number=slip.number - old))
        kept += [replace(slip, number=1)] * old
    return tuple(fresh), tuple(kept)


def _high(cells: Sequence[tuple[Cell, Cell]], across: int) -> float:
    """Return the height of a round, with `across` of the kept things side by side."""
    most = SLIP
    for fresh, kept in cells:
        names = min(MOST, len(fresh)) + (len(fresh) > MOST)
        most = max(most, names * (SLIP + GAP) + -(-len(kept) // across) * (KEPT + GAP))
    return most + 24.0


def _fresh(
    sheet: Sheet, group: str, cell: Cell, left: float, top: float, wide: int, words: Words
) -> float:
    """Lay out new things by name, one slip below the other; return their lower end."""
    for number, slip in enumerate(cell[:MOST]):
        y = top + SLIP / 2 + number * (SLIP + GAP)
        _slip(sheet, f"slip {group} {number}", slip, left, y, wide, words)
    rows = min(MOST, len(cell))
    if len(cell) > MOST:
        text = words.say("hidden-more", n=len(cell) - MOST)
        y = top + SLIP / 2 + rows * (SLIP + GAP)
        sheet.text(f"more {group}", text, left + 12, y, size=30, fill=theme.FADED)
        rows += 1
    return top + rows * (SLIP + GAP)


def _slip(
    sheet: Sheet, group: str, slip: Slip, left: float, y: float, wide: int, words: Words
) -> None:
    """Lay out one slip: its drawing on its colour, then its name."""
    paper = panel(wide, SLIP, 10, theme.PAPER_LIGHT, theme.INK, 2)
    sheet.put(group, paper, left + wide / 2, y)
    sheet.put(group, _tab(slip, SLIP), left + SLIP / 2, y)
    text = slip.text
    if slip.number > 1:
        text = words.say("hidden-count", n=slip.number, what=text)
    room = wide - SLIP - 20
    size = fitting(text, "bold", 30, SMALLEST, room)
    sheet.text(
        group, shorten(text, "bold", size, room), left + SLIP + 11, y, face="bold", size=size
    )


def _tab(slip: Slip, size: int) -> Image.Image:
    """Return a slip's drawing on its colour."""
    image = panel(size, size, 10, slip.hue.tint, theme.INK, 2).copy()
    icon = sprite(slip.icon, size - 10, slip.hue)
    image.alpha_composite(icon, ((size - icon.width) // 2, (size - icon.height) // 2))
    return image


def timeline_alt(veil: Veil, words: Words, page: int = 0) -> str:
    """Describe the hidden facts, round by round, in at most 1,000 characters."""
    said = ""
    for row in veil.rows[page * ROUNDS : (page + 1) * ROUNDS]:
        for side, cell in zip(veil.sides, row.cells, strict=True):
            if not cell:
                continue
            what = ", ".join(_said(slip, words) for slip in cell)
            line = words.say("hidden-alt-round", when=row.said, who=side.name, what=what)
            if len(said) + len(line) > 940:
                return words.say("hidden-alt", lines=said.strip())
            said += f" {line}"
    return words.say("hidden-alt", lines=said.strip())


def _said(slip: Slip, words: Words) -> str:
    if slip.number == 1:
        return slip.text
    return words.say("hidden-count", n=slip.number, what=slip.text)
