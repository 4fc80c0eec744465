"""Lines over the columns of a match: a colour, a dash, a marker and a silhouette per seat."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PIL import Image

from render import theme
from render.boxes import Box, Placed, Point, Sheet
from render.canvas import rasterise, sprite
from render.lettering import fitting, shorten
from render.match_pictures.course import Count, Course, Values
from render.theme import Hue

DASHES = ("", "22 15", "3 15", "30 14 3 14", "12 12", "40 12")
SHAPES = ("circle", "square", "diamond", "triangle", "pentagon", "down")
APART = 5
"""Gap in pixels between lines at the same height, so that neither hides the other."""
STEPS = (1, 2, 5, 10, 20, 50, 100)
MOST_MARKERS = 14


class Plot:
    """A count in a box: axis, goal, lines and their ends.

    `unit` is the height of the numbers; with `names`, the ends are named.
    """

    def __init__(
        self, course: Course, count: Count, box: Box, unit: int, names: bool = True
    ) -> None:
        self.course, self.count, self.box, self.unit, self.names = course, count, box, unit, names
        counted = [value for line in count.values for value in line if value is not None]
        top = max([count.goal, 1, *counted])
        self.step = next((each for each in STEPS if top / each <= 6.2), STEPS[-1])
        self.top = math.ceil(top / self.step) * self.step

    def x(self, column: int) -> float:
        """Return the x coordinate of a column."""
        return self.box.left + self.box.width * column / max(1, len(self.course.columns) - 1)

    def y(self, value: float) -> float:
        """Return the y coordinate of a value."""
        return self.box.bottom - self.box.height * value / self.top

    def lay_out(self) -> Sheet:
        """Lay out the count: the grid with its numbers, the lines, the ends."""
        sheet = Sheet()
        sheet.placed.append(Placed("ground", self._drawn_box(), self._drawn()))
        for value in range(0, self.top + 1, self.step):
            sheet.text(
                f"scale {value}",
                str(value),
                self.box.left - self.unit * 0.55,
                self.y(value),
                face="bold",
                size=round(self.unit * 0.72),
                fill=theme.FADED,
                anchor="r",
            )
        self._goal(sheet)
        self._ends(sheet)
        return sheet

    def _goal(self, sheet: Sheet) -> None:
        if self.count.goal and self.count.icon:
            size = round(self.unit * 1.1)
            x = self.box.left + size * 0.9
            sheet.put("goal", sprite(self.count.icon, size), x, self.y(self.count.goal))

    # Everything without letters, as one drawing

    def _drawn_box(self) -> Box:
        edge = self.unit
        box = self.box
        return Box(box.left - edge, box.top - edge, box.right + edge, box.bottom + edge)

    def _drawn(self) -> Image.Image:
        box = self._drawn_box()
        parts = [*self._grid()]
        for seat in reversed(range(len(self.course.sides))):
            parts += self._line(seat)
        return rasterise(
            f'<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linejoin="round"'
            f' stroke-linecap="round" viewBox="{box.left:.0f} {box.top:.0f} {box.width:.0f}'
            f' {box.height:.0f}">{"".join(parts)}</svg>',
            round(box.width),
        )

    def _grid(self) -> Iterator[str]:
        left, right = self.box.left, self.box.right
        for value in range(0, self.top + 1, self.step):
            y = self.y(value)
            colour, width = (theme.FADED, 4) if value == 0 else (theme.RULE_LINE, 2.5)
            yield _path([(left, y), (right, y)], colour, width)
        for column in range(1, len(self.course.columns)):
            x, y = self.x(column), self.box.bottom
            yield _path([(x, y), (x, y + self.unit * 0.2)], theme.FADED, 3)
        if self.count.goal:
            y = self.y(self.count.goal)
            yield _path([(left, y), (right, y)], theme.ALARM, 4, "14 12")

    def _line(self, seat: int) -> Iterator[str]:
        hue = self.course.sides[seat].hue
        points = self.points(seat)
        thick = max(6.0, self.unit * 0.18)
        dash = DASHES[seat % len(DASHES)]
        if len(points) > 1:
            yield _path(points, theme.INK, thick + 5, dash)
            yield _path(points, hue.coat, thick, dash)
        every = math.ceil(len(self.course.columns) / MOST_MARKERS)
        last = len(points) - 1
        for place, point in enumerate(points):
            if (last - place) % every == 0:
                yield marker(SHAPES[seat % len(SHAPES)], point, self.unit * 0.26, hue)

    def points(self, seat: int) -> list[Point]:
        """Return the line of a seat, as long as it is counted."""
        aside = (seat - (len(self.course.sides) - 1) / 2) * APART
        values: Values = self.count.values[seat]
        return [
            (self.x(column), self.y(value) + aside)
            for column, value in enumerate(values)
            if value is not None
        ]

    # The ends of the lines

    def _ends(self, sheet: Sheet) -> None:
        """Place a silhouette with the number at the end of each line, without overlaps."""
        seats = [seat for seat in range(len(self.course.sides)) if self.points(seat)]
        high = min(self.unit * 2.1, (self.box.height + self.unit * 2) / max(1, len(seats)))
        wanted = {seat: self.points(seat)[-1][1] for seat in seats}
        order = sorted(seats, key=lambda seat: (wanted[seat], seat))
        places = spread(
            [wanted[seat] for seat in order],
            high,
            self.box.top - self.unit + high / 2,
            self.box.bottom + self.unit - high / 2,
        )
        for seat, y in zip(order, places, strict=True):
            self._end(sheet, seat, y, high)

    def _end(self, sheet: Sheet, seat: int, y: float, high: float) -> None:
        side, group = self.course.sides[seat], f"end {seat} {self.count.title}"
        size = round(high * 0.86)
        x, tip = self.box.right + self.unit * 1.1, self.points(seat)[-1]
        self._tie(sheet, tip, (x + size / 2, y), side.hue)
        box = sheet.put(group, side.head(size), x + size / 2, y)
        if seat in self.course.winners and self.count is self.course.counts[0]:
            crown = sprite("crown", round(size * 0.46))
            sheet.put(group, crown, x + size / 2, y - size / 2 + crown.height / 2)
        if not self.names:
            return
        last = self.count.values[seat][-1]
        instead = self.course.last_mark(seat) if last is None else None
        if instead is not None:
            icon = sprite(instead.icon, round(size * 0.86))
            box = sheet.put(group, icon, box.right + 12 + icon.width / 2, y)
        else:
            text = "–" if last is None else str(last)
            numbers = round(min(high * 0.86, 82))
            box = sheet.text(group, text, box.right + 12, y, face="number", size=numbers)
        self._name(sheet, group, side.name, box.right + 14, y)

    def _name(self, sheet: Sheet, group: str, name: str, x: float, y: float) -> None:
        right = self.box.right + self.unit * NAMED
        room = round(right - x)
        size = fitting(name, "plain", round(self.unit * 0.8), 26, room)
        sheet.text(group, shorten(name, "plain", size, room), x, y, size=size)

    def _tie(self, sheet: Sheet, tip: Point, end: Point, hue: Hue) -> None:
        """Connect the end of a line with its silhouette if that had to move."""
        (x1, y1), (x2, y2) = tip, end
        left, top = min(x1, x2) - 6, min(y1, y2) - 6
        width, high = abs(x2 - x1) + 12, abs(y2 - y1) + 12
        image = rasterise(
            f'<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" fill="none"'
            f' viewBox="{left:.1f} {top:.1f} {width:.1f} {high:.1f}">'
            f"{_path([tip, end], hue.shade, 3.5, '2 9')}</svg>",
            max(1, round(width)),
        )
        box = Box.around(left + width / 2, top + high / 2, image.width, image.height)
        sheet.placed.append(Placed("ground", box, image))


NAMED = 8.0
"""Width of the named ends beyond the lines, in units."""


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Move sorted positions apart by at least a distance, between two limits."""
    places: list[float] = []
    for each in wanted:
        places.append(max(each, top, places[-1] + apart if places else top))
    limit = bottom
    for index in reversed(range(len(places))):
        places[index] = min(places[index], limit)
        limit = places[index] - apart
    return places


def marker(shape: str, at: Point, size: float, hue: Hue) -> str:
    """Draw a marker of a shape as SVG."""
    x, y = at
    dye = f'fill="{hue.coat}" stroke="{theme.INK}" stroke-width="3"'
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {dye}/>'
    count, turn = {
        "square": (4, math.pi / 4), "diamond": (4, 0.0), "triangle": (3, -math.pi / 2),
        "pentagon": (5, -math.pi / 2), "down": (3, math.pi / 2),
    }[shape]  # fmt: skip
    far = size * (1.32 if count == 3 else 1.18)
    corners = [
        (
            x + far * math.cos(turn + k * math.tau / count),
            y + far * math.sin(turn + k * math.tau / count),
        )
        for k in range(count)
    ]
    data = "L".join(f"{cx:.1f} {cy:.1f}" for cx, cy in corners)
    return f'<path d="M{data}Z" {dye}/>'


def _path(points: Sequence[Point], colour: str, width: float, dash: str = "") -> str:
    data = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="M{data}" stroke="{colour}" stroke-width="{width:.1f}"{dashed}/>'
