"""Beside the map: whose turn it is, one slim strip per seat, the shared items, the score track."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.sight.view import (
    AllianceView,
    ClergyView,
    CorvidsView,
    DuchyView,
    EyrieView,
    LizardsView,
    MarquiseView,
    RootView,
    SeatView,
    VagabondView,
)
from render import theme
from render.boxes import Box, Placed, Sheet
from render.canvas import numeral, panel, shorten, sprite, text_width, with_shadow
from render.marking import gained
from render.root.board import heads
from render.root.board.geometry import FRAME, HEIGHT, WIDTH
from render.root.printed import CATHEDRALS, ROOSTS, WOOD, suit_of
from render.root.text.names import in_order, letter_of, short_name, suit_letter
from render.theme import NEUTRAL, hue_of

LEFT, RIGHT = FRAME[2] + 30, WIDTH - 12
MIDDLE = (LEFT + RIGHT) / 2
ACROSS = RIGHT - LEFT
HEAD_HIGH = 96
FOOT_HIGH = 132
PHASES = ("birdsong", "daylight", "evening")
NUMBER = 56
"""Numbers that decide something: at least 11 pixels high in the smallest post."""

_COLUMN = 105
"""From one number of a strip to the next: two digits fit, within the frame of whose turn it is."""

_TALL = 150
"""From this height on a strip has room for a gain below the points."""

KeyNumber = tuple[str, int | str, theme.Hue]
"""A drawing, the number or letter beside it, and its colour."""


def lay_out_side(view: RootView, words: Words, gains: Mapping[Seat, int] | None = None) -> Sheet:
    """Lay out the column beside the map; `gains` are points won or lost since an earlier look."""
    sheet = Sheet()
    _header(sheet, view, words)
    order = in_order(view)
    top, bottom = FRAME[1] + HEAD_HIGH + 14, HEIGHT - 12 - FOOT_HIGH - 12
    gap = 12
    high = min(186, (bottom - top - gap * (len(order) - 1)) / len(order))
    spare = bottom - top - high * len(order)
    step = high + spare / max(1, len(order) - 1) if len(order) > 1 else high
    step = min(step, high + 26)
    for place, seat in enumerate(order):
        gain = (gains or {}).get(seat.seat, 0)
        _strip(sheet, view, seat, words, top + place * step, high, gain)
    _footer(sheet, view, words)
    return sheet


def _header(sheet: Sheet, view: RootView, words: Words) -> None:
    """Say the round and the phase; the current phase's sign is lit."""
    top = FRAME[1]
    back = panel(ACROSS, HEAD_HIGH, 18, theme.INK, theme.INK, 0)
    sheet.put("ground", back, MIDDLE, top + HEAD_HIGH / 2)
    if view.phase == "over":
        _winners(sheet, view, words, top)
        return
    sheet.text(
        "round",
        words.say("board-round", round=view.round),
        LEFT + 20,
        top + 31,
        face="title",
        size=33,
        fill=theme.PAPER_LIGHT,
    )
    text = words.say(f"phase-{view.phase}")
    size = _fitting(text, 38, 28, ACROSS - 40, "bold")
    sheet.text("phase", text, LEFT + 20, top + 69, face="bold", size=size, fill=theme.GOLD)
    for place, phase in enumerate(PHASES):
        x, y = RIGHT - 128 + place * 50, top + 31
        lit = phase == view.phase
        back = panel(46, 46, 23, theme.PAPER_LIGHT if lit else "#4a3d31", theme.INK, 0)
        sheet.put("ground", back, x, y)
        sheet.put(f"phase {phase}", sprite(f"phase-{phase}", 36, look="" if lit else "faded"), x, y)


def _winners(sheet: Sheet, view: RootView, words: Words, top: float) -> None:
    """Name who won where the round stood."""
    text = " + ".join(short_name(view.seats[seat], words) for seat in view.winners)
    sheet.put("crown", sprite("crown", 66), LEFT + 50, top + 46)
    left, room = LEFT + 96, ACROSS - 110
    size = _fitting(text, 35, 20, room)
    text = shorten(text, "title", size, room)
    white = theme.PAPER_LIGHT
    sheet.text("won", text, left, top + 32, face="title", size=size, fill=white)
    wins = words.say("board-wins", n=len(view.winners))
    size = _fitting(wins, 34, 24, room, "bold")
    sheet.text("wins", wins, left, top + 69, face="bold", size=size, fill=theme.GOLD)


def _fitting(text: str, most: int, least: int, room: float, face: str = "title") -> int:
    """Return the largest size at which a text fits, or the least there is."""
    size = most
    while size > least and text_width(text, face, size) > room:
        size -= 1
    return size


def _strip(
    sheet: Sheet,
    view: RootView,
    seat: SeatView,
    words: Words,
    top: float,
    high: float,
    gain: int,
) -> None:
    """Lay out one seat: head, name, points; hand, and the one or two numbers that matter."""
    hue = hue_of(seat.key)
    now = seat.seat == view.current and view.phase != "over"
    back = _strip_back(ACROSS, round(high), seat.key, now)
    sheet.put("ground", back, MIDDLE, top + high / 2)
    if now:
        sheet.put(f"turn {seat.key}", _pennant(seat.key), LEFT - 13, top + high / 2)
    mark = round(min(40, high * 0.35))
    lower = top + high - 17 - mark / 2
    size = round(min(96, high - mark - 36))
    upper = top + 9 + size / 2
    head = heads.head(seat.key, size)
    box = sheet.put(f"head {seat.key}", head, LEFT + 20 + size / 2, upper, heads.SHADOW)
    if seat.seat in view.winners:
        sheet.put(f"head {seat.key}", sprite("crown", 46), box.middle[0], box.top + 8)
    points = _standing(sheet, view, seat, words, upper, min(82, size + 10))
    if gain and high >= _TALL:
        gained(sheet, f"gain {seat.key}", gain, RIGHT - 16, upper + 47)
    elif gain:
        points = gained(sheet, f"gain {seat.key}", gain, points - 8, upper)
    left = LEFT + size + 28
    name = short_name(seat, words)
    room = points - left - 10
    face = _fitting(name, 33, 22, room)
    sheet.text(
        f"name {seat.key}",
        shorten(name, "title", face, round(room)),
        left,
        upper,
        face="title",
        size=face,
        fill=theme.INK,
    )
    numbers: list[KeyNumber] = [("cards", seat.cards, hue), *_key_numbers(seat, words)]
    for place, (icon, number, dye) in enumerate(numbers):
        x = LEFT + 12 + place * _COLUMN
        image = sprite(icon, mark, dye)
        where = sheet.put(f"{icon} {seat.key}", image, x + image.width / 2, lower)
        sheet.text(
            f"{icon} count {seat.key}",
            str(number),
            where.right + 3,
            lower,
            face="number",
            size=NUMBER,
        )


def _standing(
    sheet: Sheet, view: RootView, seat: SeatView, words: Words, y: float, high: int
) -> float:
    """Show the points, or what took the score marker's place, no higher than that.

    Return how far left it reaches.
    """
    group = f"points {seat.key}"
    if seat.points is not None:
        text = str(seat.points)
        return sheet.text(group, text, RIGHT - 18, y, face="number", size=66, anchor="r").left
    if seat.partner is not None:
        friend = heads.head(view.seats[seat.partner].key, 50, 0)
        box = sheet.put(f"partner {seat.key}", friend, RIGHT - 42, y)
        return sheet.put(group, sprite("coalition", 64), box.left - 36, y).left
    box = sheet.put(group, sprite("dominance", high), RIGHT - 58, y + 4 * (high > 60))
    if seat.dominance is not None:
        badge = heads.badge(suit_of(seat.dominance), "", round(high * 0.54), words)
        sheet.put(group, badge, box.middle[0], box.middle[1] - high // 16, heads.SHADOW)
    return box.left


def _key_numbers(seat: SeatView, words: Words) -> list[KeyNumber]:
    """Choose the one or two numbers that matter most of a faction: drawing, number, colour."""
    hue = hue_of(seat.key)
    board = seat.board
    if isinstance(board, MarquiseView):
        return [("token-wood", WOOD - board.wood, hue), ("warrior", seat.warriors, hue)]
    if isinstance(board, EyrieView):
        decree = sum(len(column) for column in board.decree)
        return [("decree", decree, NEUTRAL), ("building-roost", ROOSTS - board.roosts, hue)]
    if isinstance(board, AllianceView):
        return [("supporters", board.supporters, hue), ("officer", board.officers, NEUTRAL)]
    if isinstance(board, LizardsView):
        outcast = _suit(board.outcast, words, "!" if board.hated else "")
        return [("acolyte", board.acolytes, hue), outcast]
    if isinstance(board, DuchyView):
        return [("minister", len(board.swayed), hue), ("warrior", seat.warriors, hue)]
    if isinstance(board, CorvidsView):
        return [("token-plot", board.plots, hue), ("warrior", seat.warriors, hue)]
    if isinstance(board, ClergyView):
        built = CATHEDRALS - board.cathedrals
        return [("building-cathedral", built, hue), ("penitent", len(board.penitent), NEUTRAL)]
    if isinstance(board, VagabondView):
        ready = sum(each.on_track + each.ready for each in board.items)
        return [("item-bag", ready, NEUTRAL), ("quest", len(board.completed), NEUTRAL)]
    campaign = _suit(board.suit, words) if board.suit else ("campaign", "–", hue)
    return [campaign, ("spoils", sum(number for *_, number in board.spoils), NEUTRAL)]


def _suit(suit: str, words: Words, mark: str = "") -> KeyNumber:
    """Show a suit that decides something by its outline and its letter."""
    return f"suit-{suit}", suit_letter(suit, words) + mark, theme.SUITS[suit]


@lru_cache(maxsize=128)
def _strip_back(width: int, high: int, key: str, now: bool) -> Image.Image:
    """Return a strip's ground: its colour down the left edge; bold all round for who is on turn."""
    hue = hue_of(key)
    if now:
        outer = panel(width, high, 18, hue.coat, theme.INK, 4).copy()
        outer.alpha_composite(panel(width - 20, high - 20, 10, "#ffe9a3", theme.INK, 2), (10, 10))
        return with_shadow(outer, 5)
    outer = panel(width, high, 18, theme.PAPER_LIGHT, theme.RULE_LINE, 3).copy()
    bar = panel(11, high - 24, 5, hue.coat, theme.INK, 2)
    outer.alpha_composite(bar, (0, 12))
    return outer


def _pennant(key: str) -> Image.Image:
    """Return the pointer at the strip of who is on turn."""
    return sprite("pennant", 34, hue_of(key))


def _footer(sheet: Sheet, view: RootView, words: Words) -> None:
    """Show the shared items, with what is gone faded, and the dominance cards beside the map."""
    top = HEIGHT - 12 - FOOT_HIGH
    back = panel(ACROSS, FOOT_HIGH, 18, theme.PAPER_DEEP, theme.RULE_LINE, 3)
    sheet.put("ground", back, MIDDLE, top + FOOT_HIGH / 2)
    for place, (item, number) in enumerate(view.item_supply):
        x, y = LEFT + 31 + place * ((ACROSS - 16) / len(view.item_supply)), top + 34
        look = "" if number else "faded"
        sheet.put(f"item {item}", sprite(f"item-{item}", 42, look=look), x, y)
        if number > 1:
            sheet.number(f"item {item}", number, x + 8, y + 19, 42, "m")
    line = top + 98
    x = LEFT + 14.0
    for icon, number in (("deck", view.deck), ("discard", len(view.discard))):
        box = sheet.put(icon, sprite(icon, 38), x + 19, line)
        box = sheet.text(icon, str(number), box.right + 5, line, face="number", size=34)
        x = box.right + 14
    step = 44 if len(view.available) <= 3 else 38
    for place, card in enumerate(view.available):
        middle = RIGHT - 28 - (len(view.available) - 1 - place) * step
        group = f"available {place}"
        box = sheet.put(group, sprite("dominance", step - 2), middle, line)
        badge = heads.badge(suit_of(card), "", round(step * 0.6), words)
        sheet.put(group, badge, middle, box.middle[1] - 4, heads.SHADOW)


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
        if not level and points != 30:
            size, face = (30, "number") if points % 5 == 0 else (23, "plain")
            fill = theme.INK if points % 5 == 0 else theme.FADED
            sheet.text(
                f"step {points}", str(points), x, line, face=face, size=size, fill=fill, anchor="m"
            )
        elif not level:
            sheet.put("step 30", sprite("crown", 34), x, line)
        _markers(sheet, level, words, x, line, bottom - top - 8)
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
        letter = numeral(letter_of(seat.key, words), round(size * 0.72), hue.text, 0)
        image.alpha_composite(letter, ((size - letter.width) // 2, (size - letter.height) // 2))
        sheet.placed.append(Placed(f"marker {seat.key}", Box.disc(x + dx, y + dy, size), image))


@lru_cache(maxsize=1)
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
