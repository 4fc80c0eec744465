"""The Clergy's own board: the cathedral track, the blind bag, the Penitents (HCC)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClergyView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.change_marks import halo
from render.layout.alt_text import counted_line
from render.layout.page import LEFT, RIGHT, TEXT
from render.lettering import fitting
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import (
    CATHEDRAL_BEES,
    CATHEDRAL_COST,
    CATHEDRAL_POINTS,
    CATHEDRALS,
    FLOWERS,
)
from render.root.text.names import name_of
from render.theme import NEUTRAL, hue_of

_SPACE = 112
_GAP, _ACROSS = 16, 4
_WIDE = (RIGHT - LEFT - _GAP) / 2


def lay_out(page: Page, view: RootView, seat: SeatView, board: ClergyView) -> None:
    """Lay out the track, the bees' gains, the flowers left in the bag, and Penitence."""
    hue = hue_of(seat.key)
    page.section("sheet-cathedrals")
    _track(page, seat, board)
    page.section("sheet-supply", page.words.say("sheet-bees", n=board.bees))
    x = page.count("warrior", seat.warriors, LEFT, hue)
    page.count("bee", board.bees, x + 60)
    page.y += 84
    page.section("sheet-blind-bag", str(sum(number for _, number in board.bag)))
    page.tally(
        (
            (
                f"flowers {suit}",
                sprites.tile(f"token-flower_{suit}", seat.key, 64, page.words),
                f"{number} / {FLOWERS[suit]}",
            )
            for suit, number in board.bag
        ),
        step=200,
    )
    page.section("sheet-penitence")
    boxes = (("penitent", board.penitent), ("heretic", board.heretic))
    high = 94 + 84 * max(1, *(-(-len(seats) // _ACROSS) for _, seats in boxes))
    for place, (name, seats) in enumerate(boxes):
        _faithful(page, view, name, seats, LEFT + place * (_WIDE + _GAP), high)
    page.y += high + 10


def _track(page: Page, seat: SeatView, board: ClergyView) -> None:
    """Lay out the cathedrals from the left: flowers to spend above, points on them, bees below."""
    hue = hue_of(seat.key)
    step = (RIGHT - LEFT) / CATHEDRALS
    built = CATHEDRALS - board.cathedrals
    for place in range(CATHEDRALS):
        middle = LEFT + (place + 0.5) * step
        group = f"cathedral {place}"
        box = page.caption(f"cost {place}", str(CATHEDRAL_COST[place]), middle - 20, page.y + 20)
        page.sheet.put(
            f"cost {place}", sprite("token-flowers", 40, hue), box.right + 30, page.y + 20
        )
        box = page.space(middle - _SPACE / 2, page.y + 48, _SPACE)
        points = f"+{CATHEDRAL_POINTS[board.track][place]}"
        if place == built:
            page.sheet.put("ground", halo(_SPACE - 8, square=True), *box.middle)
        if place >= built:
            page.sheet.put(group, sprite("building-cathedral", 90, hue), *box.middle)
            page.sheet.number(group, points, box.right - 4, box.bottom - 10, 38, "m")
        else:
            page.caption(group, points, *box.middle, size=46, fill=theme.FADED)
        if CATHEDRAL_BEES[board.track][place]:
            look = "" if place < built else "faded"
            page.sheet.put(f"bee {place}", sprite("bee", 52, look=look), middle, box.bottom + 36)
    page.y += _SPACE + 48 + 72


def _faithful(
    page: Page, view: RootView, name: str, seats: tuple[Seat, ...], x: float, high: int
) -> None:
    """Lay out one box of markers: the Penitents, or the Heretics (HCC.2.6)."""
    fill = "#fff3c4" if name == "penitent" else "#e3dccb"
    back = panel(round(_WIDE), high, 16, fill, theme.RULE_LINE, 3)
    page.sheet.put("ground", back, x + _WIDE / 2, page.y + high / 2)
    box = page.sheet.put(name, sprite(name, 64), x + 50, page.y + 48)
    title = page.words.say(f"sheet-{name}")
    size = fitting(title, "serif", 38, TEXT, _WIDE - 110)
    page.sheet.text(name, title, box.right + 16, page.y + 48, face="serif", size=size)
    for place, seat in enumerate(seats):
        head = sprites.head(view.seats[seat].key, 76)
        left, top = x + 56 + place % _ACROSS * 94, page.y + 128 + place // _ACROSS * 84
        page.sheet.put(f"{name} {place}", head, left, top, sprites.SHADOW)


def describe(view: RootView, seat: SeatView, board: ClergyView, words: Words) -> Iterator[str]:
    """Describe cathedrals, bees, the bag, and the Penitents and Heretics (HCC)."""
    yield words.say("text-cathedrals", n=board.cathedrals)
    yield words.say("text-bees", n=board.bees)
    flowers = counted_line(((words.say(f"suit-{suit}"), n) for suit, n in board.bag), words)
    yield words.say("text-blind-bag", flowers=flowers or words.say("text-none"))
    for message, seats in (("text-penitent", board.penitent), ("text-heretic", board.heretic)):
        if seats:
            yield words.say(
                message, who=", ".join(name_of(view.seats[each], words) for each in seats)
            )


def key_numbers(seat: SeatView, board: ClergyView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    built = CATHEDRALS - board.cathedrals
    return [("building-cathedral", built, hue), ("penitent", len(board.penitent), NEUTRAL)]
