"""The Marquise's own board: three tracks of buildings, wood and warriors in supply (Law 6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import MarquiseView, RootView, SeatView
from render import theme
from render.canvas import sprite
from render.change_marks import halo
from render.layout.page import LEFT
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import (
    MARQUISE_BUILDINGS,
    MARQUISE_COST,
    MARQUISE_POINTS,
    RECRUITER_DRAWS,
    WOOD,
)
from render.theme import hue_of

_SPACE, _STEP, _FIRST = 88, 104, 236


def lay_out(page: Page, view: RootView, seat: SeatView, board: MarquiseView) -> None:
    """Lay out the building tracks; an empty space shows the points scored."""
    page.section("sheet-buildings")
    _costs(page)
    left = dict(board.tracks)
    for kind in MARQUISE_BUILDINGS:
        _track(page, seat, kind, left.get(kind, 0))
    page.section("sheet-supply")
    hue = hue_of(seat.key)
    x = page.count("warrior", seat.warriors, LEFT, hue)
    page.count("token-wood", f"{board.wood} / {WOOD}", x + 50, hue)
    page.y += 76


def _costs(page: Page) -> None:
    """Write the cost in wood above each column (6.5.4)."""
    for place, cost in enumerate(MARQUISE_COST):
        x = _FIRST + place * _STEP + _SPACE / 2
        box = page.caption(f"cost {place}", str(cost), x - 18, page.y + 18, size=36)
        page.sheet.put(f"cost {place}", sprite("token-wood", 36), box.right + 22, page.y + 18)
    page.y += 48


def _track(page: Page, seat: SeatView, kind: str, left: int) -> None:
    """Lay out one row: built ones leave their points visible, the next one to build is framed."""
    words, hue = page.words, hue_of(seat.key)
    line = page.y + _SPACE / 2
    page.row_name(f"row {kind}", words.say(f"sheet-{kind}"), line, _FIRST - LEFT - 12)
    built = len(MARQUISE_COST) - left
    for place, points in enumerate(MARQUISE_POINTS[kind]):
        x = _FIRST + place * _STEP
        group = f"{kind} {place}"
        box = page.space(x, page.y, _SPACE)
        middle, y = box.middle
        if place == built:
            page.sheet.put("ground", halo(_SPACE - 8, square=True), middle, y)
        if place >= built:
            page.sheet.put(group, sprite(f"building-{kind}", 68, hue), middle, y)
        else:
            page.caption(group, f"+{points}", middle, y, size=40, fill=theme.FADED)
        edge = middle + _SPACE / 2 - 6
        if place >= built:
            page.sheet.number(group, f"+{points}", edge, page.y + _SPACE - 10, 34, "m")
        if kind == "recruiter" and place + 1 in RECRUITER_DRAWS:
            page.sheet.put(group, sprite("cards", 36), edge, page.y + 10)
    page.y += _SPACE + 18


def describe(view: RootView, seat: SeatView, board: MarquiseView, words: Words) -> Iterator[str]:
    """Name the wood and the buildings left."""
    yield words.say("text-wood-left", n=board.wood)
    left = ", ".join(words.say(f"piece-{kind}", n=n) for kind, n in board.tracks if n)
    if left:
        yield words.say("text-tracks", buildings=left)


def key_numbers(seat: SeatView, board: MarquiseView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    return [("token-wood", WOOD - board.wood, hue), ("warrior", seat.warriors, hue)]
