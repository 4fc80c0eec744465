"""The graph of a match: everybody's counts over its course, and its turning points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.language.words import Words
from render import theme
from render.boxes import Box, Placed, Sheet, paint
from render.canvas import Picture, blank, panel, sprite
from render.lettering import fitting, shorten, text_width
from render.match_pictures.course import Course, Mark
from render.match_pictures.plot import Plot

WIDTH, HEIGHT = 1650, 1100
LEFT, RIGHT = 124, 1222
TOP, FOOT = 208, 1066
UNIT = 48
"""Unit of a plot; the numbers of the axis are three quarters of it high."""
LANE, PILL = 48, 84
"""Height and width of a turning point."""
MOST_LANES = 3
LINE = 52
"""Height of a line of the legend."""
SECOND = 0.27
"""Share of the height for a second count."""


def graph_picture(course: Course, words: Words) -> Picture:
    """Draw the graph, 1650 by 1100, legible at a width of 360."""
    image = paint(blank(WIDTH, HEIGHT), lay_out_graph(course, words))
    return Picture(image, graph_alt(course, words))


def lay_out_graph(course: Course, words: Words) -> list[Placed]:
    """Lay out the graph without overlaps between different groups."""
    sheet = Sheet()
    lanes = lanes_of(course, column_step(course))
    legend = _legend(sheet, course)
    low = FOOT - LINE * legend - LANE * len(lanes) - 14 * bool(lanes)
    grouped = any(column.group for column in course.columns)
    axis = low - 62 - 54 * grouped
    back = panel(WIDTH - 48, round(low - 128), 18, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
    sheet.put("ground", back, WIDTH / 2, (128 + low) / 2)
    plots = _plots(sheet, course, axis)
    _header(sheet, course, words)
    _columns(sheet, course, plots[-1], axis)
    _lanes(sheet, course, plots[-1], lanes, low)
    for plot in plots:
        sheet.add(plot.lay_out())
    return sheet.placed


def column_step(course: Course) -> float:
    """Return the distance between two columns."""
    return (RIGHT - LEFT) / max(1, len(course.columns) - 1)


def _plots(sheet: Sheet, course: Course, axis: float) -> list[Plot]:
    """Divide the height among the counts; each but the first stands under its title."""
    if len(course.counts) == 1:
        return [Plot(course, course.counts[0], Box(LEFT, TOP, RIGHT, axis), UNIT)]
    split = axis - (axis - TOP) * SECOND
    first, second = course.counts
    sheet.text(
        "second title", second.title, LEFT, split - 42, face="title", size=36, fill=theme.INK
    )
    return [
        Plot(course, first, Box(LEFT, TOP, RIGHT, split - 104), UNIT),
        Plot(course, second, Box(LEFT, split + 10, RIGHT, axis), 40),
    ]


def _header(sheet: Sheet, course: Course, words: Words) -> None:
    """Draw the name of the count, the length of the match, and the winners."""
    back = panel(WIDTH - 48, 92, 18, theme.INK, theme.INK, 0)
    sheet.put("ground", back, WIDTH / 2, 66)
    title = words.say("graph-title", what=course.counts[0].title, span=course.span)
    room = WIDTH - 100
    if course.winners:
        names = " + ".join(course.sides[seat].name for seat in course.winners)
        wins = words.say("graph-wins", who=names, n=len(course.winners))
        size = fitting(wins, "bold", 46, 30, 700)
        text = shorten(wins, "bold", size, 700)
        box = sheet.text(
            "wins", text, WIDTH - 52, 66, face="bold", size=size, fill=theme.GOLD, anchor="r"
        )
        box = sheet.put("crown", sprite("crown", 60), box.left - 46, 64)
        room = round(box.left - 80)
    size = fitting(title, "title", 50, 32, room)
    title = shorten(title, "title", size, room)
    sheet.text("title", title, 52, 66, face="title", size=size, fill=theme.PAPER_LIGHT)


def _columns(sheet: Sheet, course: Course, plot: Plot, axis: float) -> None:
    """Write the names of the columns below the axis, as many as there is room for."""
    step = column_step(course)
    widest = max(text_width(column.label, "bold", 38) + 12 for column in course.columns)
    widest = max(widest, *(40 * bool(column.icon) for column in course.columns))
    every = next(n for n in (1, 2, 5, 10, 20, 50) if n * step >= widest or n == 50)
    for place, column in enumerate(course.columns):
        x = plot.x(place)
        if column.icon:
            size = round(min(44, step * every - 3))
            if place % every == 0:
                sheet.put(f"column {place}", sprite(column.icon, size), x, axis + 40)
        elif column.label and place % every == 0:
            sheet.text(
                f"column {place}", column.label, x, axis + 42, face="bold", size=38, anchor="m"
            )
        if column.group:
            _group(sheet, course, plot, place, axis)


def _group(sheet: Sheet, course: Course, plot: Plot, place: int, axis: float) -> None:
    """Write a group below its columns, on a band as wide as they are."""
    columns = course.columns
    length = next(
        (n for n, column in enumerate(columns[place + 1 :], 1) if column.group),
        len(columns) - place,
    )
    half = column_step(course) / 2
    left, right = plot.x(place) - half + 3, plot.x(place + length - 1) + half - 3
    band = panel(round(right - left), 40, 10, theme.PAPER_DEEP, theme.RULE_LINE, 0)
    sheet.put("ground", band, (left + right) / 2, axis + 88)
    text = shorten(columns[place].group, "bold", 30, round(right - left - 10))
    if len(text) > 1:
        sheet.text(
            f"group {place}", text, (left + right) / 2, axis + 88, face="bold", size=30, anchor="m"
        )


# Turning points


def lanes_of(course: Course, step: float) -> list[list[Mark]]:
    """Lay the turning points in as few lanes as keep them apart, leaving out those without room."""
    lanes: list[list[Mark]] = []
    for mark in course.marks:
        for lane in lanes:
            if (mark.column - lane[-1].column) * step >= PILL + 2:
                lane.append(mark)
                break
        else:
            if len(lanes) < MOST_LANES:
                lanes.append([mark])
    return lanes


def _lanes(
    sheet: Sheet, course: Course, plot: Plot, lanes: Sequence[Sequence[Mark]], top: float
) -> None:
    """Lay each turning point below its column: its seat and its drawing."""
    for number, lane in enumerate(lanes):
        y = top + 14 + LANE * (number + 0.5)
        for mark in lane:
            side = course.sides[mark.seat]
            x, group = plot.x(mark.column), f"mark {number} {mark.column}"
            back = panel(PILL, LANE - 4, (LANE - 4) // 2, side.hue.tint, side.hue.shade, 3)
            sheet.put(group, back, x, y)
            sheet.put(group, side.head(LANE - 6), x - PILL / 2 + LANE / 2 - 1, y)
            sheet.put(group, sprite(mark.icon, LANE - 12), x + PILL / 2 - LANE / 2 + 1, y)


def _legend(sheet: Sheet, course: Course) -> int:
    """Draw a legend of the turning points below everything; return its number of lines."""
    lines: list[list[tuple[str, str]]] = []
    room = 0
    for icon, text in {mark.icon: mark.text for mark in course.marks}.items():
        wide = text_width(text, "plain", 34) + 96
        if wide > room:
            lines.append([])
            room = WIDTH - 80
        lines[-1].append((icon, text))
        room -= wide
    for number, line in enumerate(reversed(lines)):
        x, y = 40.0, FOOT - 8 - number * LINE
        for icon, text in line:
            sheet.put(f"legend {icon}", sprite(icon, 42), x + 21, y)
            box = sheet.text(f"legend {icon}", text, x + 52, y, size=34)
            x = box.right + 44
    return len(lines)


def graph_alt(course: Course, words: Words) -> str:
    """Describe each seat's result, and as many turning points as an alt text has room for."""
    count = course.counts[0]
    standing = ", ".join(
        words.say("graph-standing", who=course.sides[seat].name, points=course.standing(seat))
        for seat in course.rank()
    )
    said = words.say("graph-alt", what=count.title, span=course.span, standing=standing)
    for mark in course.marks:
        when, who = course.columns[mark.column].said, course.sides[mark.seat].name
        line = words.say("graph-mark", when=when, who=who, what=mark.text)
        if len(said) + len(line) > 990:
            break
        said += f" {line}"
    return said
