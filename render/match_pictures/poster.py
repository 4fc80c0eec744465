"""The poster of a finished match: the winners, everybody's result, and the course of the match.

Landscape, because Discord limits a picture's height: the winner large at the left, the rest beside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from PIL import Image

from engine.core.language.words import Words
from render import theme
from render.boxes import Box, Placed, Sheet, paint
from render.canvas import Picture, blank, disc, kept, panel, rasterise, sprite, with_shadow
from render.lettering import fitting, legible, shorten, wrap, wrap_whole
from render.match_pictures.course import Course, Side
from render.match_pictures.plot import Plot
from render.strokes import wobble

WIDTH, HEIGHT = 1650, 1100
EDGE = 26
STAGE = 600
"""Width of the winner's side."""
LEFT, RIGHT = EDGE + STAGE + 34, WIDTH - EDGE - 22
BOARD = 500, 333
LIST_TOP, GRAPH_TOP = 58, 452
MOST_LINES = 3
SHADOW = 8


@dataclass(frozen=True, slots=True)
class About:
    """Facts on a poster that no view has: people, number, day, and superlatives."""

    number: int
    day: date | None
    """Day of the end; None if unknown."""
    players: tuple[str, ...]
    """People by seat."""
    lines: tuple[str, ...] = ()
    """Superlatives, the best first; there is room for three."""


def poster_picture(course: Course, board: Image.Image, about: About, words: Words) -> Picture:
    """Draw the poster, 1650 by 1100, legible at a width of 360."""
    image = paint(blank(WIDTH, HEIGHT), lay_out_poster(course, board, about, words))
    return Picture(image, poster_alt(course, about, words))


def lay_out_poster(course: Course, board: Image.Image, about: About, words: Words) -> list[Placed]:
    """Lay out the poster without overlaps between different groups."""
    sheet = Sheet()
    winners = [course.sides[seat] for seat in course.winners] or [course.sides[course.rank()[0]]]
    frame = panel(
        WIDTH - 2 * EDGE + 16, HEIGHT - 2 * EDGE + 16, 26, theme.PAPER_LIGHT, theme.INK, 4
    )
    sheet.put("ground", frame, WIDTH / 2, HEIGHT / 2)
    _stage(sheet, course, winners, about, words)
    _board(sheet, board)
    _standings(sheet, course, about)
    bottom = _lines(sheet, about.lines)
    _graph(sheet, course, bottom)
    return sheet.placed


# The winner


def _stage(
    sheet: Sheet, course: Course, winners: Sequence[Side], about: About, words: Words
) -> None:
    """Draw the winner before rays of their colour, crowned, with the names below."""
    x = EDGE + STAGE / 2
    high = HEIGHT - 2 * EDGE
    sheet.put("ground", rays(winners[0].hue, STAGE, high), x, HEIGHT / 2)
    text = words.say("poster-match", game=course.game, number=str(about.number))
    fill = winners[0].hue.text
    _line(sheet, "match", text, x, EDGE + 52, ("bold", 44, 28), fill)
    _busts(sheet, winners, x)
    alone = len(winners) == 1
    (large, low), (small, lowest) = ((100, 734), (58, 826)) if alone else ((72, 724), (42, 834))
    for place, side in enumerate(reversed(winners)):
        _line(sheet, f"winner {place}", side.name, x, low - 76 * place, ("title", large, 44), fill)
    players = [legible(about.players[seat], "serif") for seat in reversed(course.winners)]
    for place, player in enumerate(filter(None, players)):
        above = lowest - 48 * place
        _line(sheet, f"people {place}", player, x, above, ("serif", small, 34), fill)
    wins = words.say("poster-wins", who=winners[0].name, n=len(winners))
    wins = f"{wins} {course.ending}"
    size, parts = wrap_whole(wins, "bold", 42, 30, STAGE - 56, 2)
    if size < 36:
        size, parts = wrap_whole(wins, "bold", 36, 30, STAGE - 56, 3)
    for number, part in enumerate(parts):
        y = 912 + (number - (len(parts) - 1) / 2) * size * 1.12
        _line(sheet, f"wins {number}", part, x, y, ("bold", size, 30), fill)
    _line(sheet, "foot", when(course, about, words), x, HEIGHT - EDGE - 56, ("plain", 40, 26), fill)
    rule = panel(STAGE - 120, 4, 2, fill, fill, 0)
    sheet.put("ground", rule, x, 974)


def when(course: Course, about: About, words: Words) -> str:
    """Write the round and the day of the end."""
    if about.day is None:
        return course.span
    return f"{course.span} · {words.say('poster-day', day=about.day)}"


def _busts(sheet: Sheet, winners: Sequence[Side], x: float) -> None:
    """Draw the winners' silhouettes on their discs, crowned, several side by side."""
    size = 430 if len(winners) == 1 else 268
    for place, side in enumerate(winners):
        middle = x + (place - (len(winners) - 1) / 2) * (size + 10)
        sheet.put(f"bust {place}", portrait(side, size), middle, 440, SHADOW)
        crown = sprite("crown", round(size * 0.42))
        sheet.put(f"bust {place}", crown, middle, 440 - size / 2 - size * 0.04)


def portrait(side: Side, size: int) -> Image.Image:
    """Return a large silhouette on a disc of its light tint, in a ring of ink and gold."""
    image = disc(size, theme.GOLD, theme.INK, 5).copy()
    inner = size - 34
    image.alpha_composite(disc(inner, side.hue.tint, theme.INK, 4), ((size - inner) // 2,) * 2)
    bust = side.bust(round(size * 0.7))
    image.alpha_composite(bust, ((size - bust.width) // 2, (size - bust.height) // 2))
    return with_shadow(image, SHADOW)


@kept
def rays(hue: theme.Hue, width: int, high: int) -> Image.Image:
    """Return a winner's background: rays from behind the head, leaves along the bottom."""
    x, y = width / 2, high * 0.38
    beams = "".join(
        f'<path d="M{x} {y}L{x + 1400} {y - 120}L{x + 1400} {y + 120}Z" fill="{hue.shade}"'
        f' fill-opacity=".34" transform="rotate({turn * 30} {x} {y})"/>'
        for turn in range(12)
    )
    leaves = "".join(
        f'<path d="{wobble((place * 56.0 - 10, high + 26.0), 62, f"leaf {place}", 0.1, 9)}"'
        f' fill="{hue.shade}" fill-opacity=".55"/>'
        for place in range(13)
    )
    image = rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}">'
        f'<rect width="{width}" height="{high}" fill="{hue.coat}"/>{beams}{leaves}'
        f'<rect x="2" y="2" width="{width - 4}" height="{high - 4}" rx="18" fill="none"'
        f' stroke="{theme.INK}" stroke-width="4"/></svg>',
        width,
    )
    # A clipping path would take six times as long, because the beams reach so far.
    image.putalpha(panel(width, high, 20, theme.INK, theme.INK, 0).getchannel("A"))
    return image


def _line(
    sheet: Sheet, group: str, text: str, x: float, y: float, type_: tuple[str, int, int], fill: str
) -> None:
    """Write a line in the middle of the stage, as large as fits within two limits."""
    face, size, least = type_
    room = STAGE - 56
    size = fitting(text, face, size, least, room)
    text = shorten(text, face, size, room)
    sheet.text(group, text, x, y, face=face, size=size, fill=fill, anchor="m")


# Beside the winner


def _board(sheet: Sheet, board: Image.Image) -> None:
    """Draw the last board, small, in a frame."""
    width, high = BOARD
    image = panel(width + 24, high + 24, 8, "#c19a5b", theme.INK, 4).copy()
    image.paste(board.resize(BOARD, Image.Resampling.LANCZOS), (12, 12))
    sheet.put(
        "board", with_shadow(image, SHADOW), RIGHT - width / 2 - 12, LIST_TOP + high / 2 + 8, SHADOW
    )


def _standings(sheet: Sheet, course: Course, about: About) -> None:
    """List everybody, the winners first: silhouette, person, faction, points."""
    ranked = course.rank()
    high = 366
    step = min(96.0, high / len(ranked))
    right = RIGHT - BOARD[0] - 24 - 30
    for place, seat in enumerate(ranked):
        side, y = course.sides[seat], LIST_TOP + step * (place + 0.5) - 4
        size = round(step * 0.86)
        box = sheet.put(f"seat {seat}", side.head(size), LEFT + size / 2, y)
        if seat in course.winners:
            crown = sprite("crown", round(size * 0.44))
            sheet.put(f"seat {seat}", crown, box.middle[0], box.top + size * 0.08)
        end = _points(sheet, course, seat, right, y, size)
        left, room = box.right + 14, round(end - box.right - 26)
        large = round(min(40, step * 0.44))
        small = round(large * 0.8)
        player = legible(about.players[seat], "bold")
        if not player:
            plays = shorten(side.name, "bold", large, room)
            sheet.text(f"plays {seat}", plays, left, y, face="bold", size=large)
            continue
        name = fitting(player, "bold", large, 28, room)
        person = shorten(player, "bold", name, room)
        sheet.text(f"person {seat}", person, left, y - step * 0.19, face="bold", size=name)
        plays = shorten(side.name, "plain", small, room)
        sheet.text(f"plays {seat}", plays, left, y + step * 0.23, size=small, fill=theme.FADED)


def _points(sheet: Sheet, course: Course, seat: int, right: float, y: float, size: int) -> float:
    """Write a seat's final count, or the goal it chose instead; return its left edge."""
    last = course.final(seat)
    instead = course.last_mark(seat) if last is None else None
    if instead is not None:
        image = sprite(instead.icon, round(size * 0.86))
        return sheet.put(f"points {seat}", image, right - image.width / 2, y).left
    text = "–" if last is None else str(last)
    left = sheet.text(
        f"points {seat}", text, right, y, face="number", size=round(size * 0.86), anchor="r"
    ).left
    if not course.icon:
        return left
    icon = sprite(course.icon, round(size * 0.5))
    return sheet.put(f"points {seat}", icon, left - 8 - icon.width / 2, y).left


def _graph(sheet: Sheet, course: Course, bottom: float) -> None:
    """Draw the first count small, with a silhouette at the end of each line."""
    back = panel(RIGHT - LEFT, round(bottom - GRAPH_TOP) + 44, 16, "#fffaf0", theme.RULE_LINE, 3)
    sheet.put("ground", back, (LEFT + RIGHT) / 2, (GRAPH_TOP + bottom) / 2)
    count = course.counts[0]
    sheet.text(
        "count", count.title, LEFT + 18, GRAPH_TOP + 8, face="title", size=32, fill=theme.FADED
    )
    box = Box(LEFT + 76, GRAPH_TOP + 58, RIGHT - 122, bottom - 26)
    sheet.add(Plot(course, count, box, 34, names=False).lay_out())


def _lines(sheet: Sheet, lines: Sequence[str]) -> float:
    """Write the superlatives, a star before each; return the lower limit of the graph above."""
    shown = [wrap(line, "serif", 33, RIGHT - LEFT - 64, 3) for line in lines[:MOST_LINES]]
    while sum(40 * len(parts) + 28 for parts in shown) > 270:
        shown.pop()
    high = sum(40 * len(parts) + 28 for parts in shown)
    top = HEIGHT - EDGE - 14 - high
    y = top + 20.0
    for place, parts in enumerate(shown):
        sheet.put(f"star {place}", sprite("victory", 40), LEFT + 22, y)
        for number, part in enumerate(parts):
            sheet.text(
                f"line {place} {number}", part, LEFT + 60, y + number * 40, face="serif", size=33
            )
        y += 40 * len(parts) + 28
    return top - 40


def poster_alt(course: Course, about: About, words: Words) -> str:
    """Describe the poster."""
    standing = "; ".join(
        words.say(
            "poster-standing",
            place=course.place(seat),
            who=about.players[seat],
            plays=course.sides[seat].name,
            points=course.standing(seat),
        )
        for seat in course.rank()
    )
    said = words.say(
        "poster-alt",
        game=course.game,
        number=str(about.number),
        when=when(course, about, words),
        winners=" + ".join(course.sides[seat].name for seat in course.winners),
        n=len(course.winners),
        how=course.ending,
        standing=standing,
    )
    return " ".join([said, *(f"{line}." for line in about.lines)])
