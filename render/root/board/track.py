"""The score track under the map."""

from __future__ import annotations

from PIL import Image

from engine.core.language.words import Words
from engine.root.view import RootView, SeatView
from render import theme
from render.boxes import Box, Placed, Sheet
from render.canvas import kept, panel, sprite
from render.lettering import numeral
from render.root.board.measures import FRAME, HEIGHT
from render.root.text.names import letter_of
from render.theme import hue_of

NUMBER, BESIDE_MARKERS = 44, 34
"""Size of every fifth number, and of one with two digits that has a marker beside it."""


def lay_out_track(view: RootView, words: Words) -> Sheet:
    """Lay out the score track under the map, from 0 to 30; level markers share a step."""
    sheet = Sheet()
    left, right = FRAME[0], FRAME[2]
    top, bottom = FRAME[3] + 12, HEIGHT - 12
    step = (right - left) / 31
    line = (top + bottom) / 2
    sheet.put("ground", _track(round(right - left), round(bottom - top)), (left + right) / 2, line)
    standing: dict[int, list[SeatView]] = {}
    for seat in view.seats:
        if seat.points is not None:
            standing.setdefault(min(30, seat.points), []).append(seat)
    for points in range(31):
        x = left + (points + 0.5) * step
        level = standing.get(points, [])
        if not level and points == 30:
            sheet.put("step 30", sprite("crown", 38), x, line)
        elif not level and points % 5 == 0:
            crowded = any(each in standing for each in (points - 1, points + 1))
            size = BESIDE_MARKERS if crowded and points >= 10 else NUMBER
            sheet.text(f"step {points}", str(points), x, line, face="number", size=size, anchor="m")
        elif not level:
            sheet.put(f"step {points}", panel(8, 8, 4, theme.FADED, theme.FADED, 0), x, line)
        _markers(sheet, level, words, x, line, bottom - top - 8)
        if points in view.spaces:
            sheet.put("ground", panel(round(step) - 4, 7, 3, theme.GOLD, theme.INK, 1), x, top + 6)
    return sheet


def _markers(
    sheet: Sheet, level: list[SeatView], words: Words, x: float, y: float, high: float
) -> None:
    """Lay the score markers of one step: one large, two above each other, more in two columns."""
    if not level:
        return
    rows = len(level) if len(level) <= 2 else (len(level) + 1) // 2
    columns = 1 if len(level) <= 2 else 2
    size = int(min(38 / columns, high / rows)) - 1
    for place, seat in enumerate(level):
        dx = (place % columns - (columns - 1) / 2) * (size + 1)
        dy = (place // columns - (rows - 1) / 2) * (size + 1)
        hue = hue_of(seat.key)
        image = panel(size, size, size // 2, hue.coat, theme.INK, 2).copy()
        letter = numeral(letter_of(seat.key, words), round(size * 0.92), hue.text, 0)
        image.alpha_composite(letter, ((size - letter.width) // 2, (size - letter.height) // 2))
        sheet.placed.append(Placed(f"marker {seat.key}", Box.disc(x + dx, y + dy, size), image))


@kept
def _track(width: int, high: int) -> Image.Image:
    """Return the bare track: steps on a plank, a mark where dominance becomes possible (3.3.1)."""
    image = panel(width, high, 16, "#e6cf9f", theme.INK, 3).copy()
    step = width / 31
    ten = panel(round(step), high - 8, 8, "#f3dc9a", theme.RULE_LINE, 0)
    image.alpha_composite(ten, (round(10 * step), 4))
    for number in range(1, 31):
        notch = panel(2, high - 18, 1, "#bfa26c", theme.INK, 0)
        image.alpha_composite(notch, (round(number * step) - 1, 9))
    return image
