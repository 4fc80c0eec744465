"""The column beside the map: the season, a slim strip per seat, the battle under way, the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.view import RunewarsView, SeatView
from render import theme
from render.boxes import Sheet
from render.canvas import panel, sprite
from render.change_marks import write_gain
from render.layout.strip import strip_back
from render.lettering import shorten, text_width
from render.runewars.board import sprites
from render.runewars.board.geometry import FRAME, HEIGHT, WIDTH
from render.runewars.board.tiles import tile_picture
from render.runewars.duel import duel_high, lay_out_duel
from render.runewars.fight import battle_high, lay_out_battle
from render.runewars.printed import SEASONS, SHEETS, season_key
from render.runewars.text.names import in_order, name_of, thing_name
from render.theme import army_of

LEFT, RIGHT = FRAME[2] + 30, WIDTH - 12
MIDDLE = (LEFT + RIGHT) / 2
ACROSS = RIGHT - LEFT
HEAD_HIGH, FOOT_HIGH, GAP = 112, 100, 12
HIGHEST = 208
"""Height of a strip where there is room."""
FOUR_ROWS = 180
"""Least height of a strip with a row of its own for orders and Titles."""
NUMBER = 56
"""Size of decisive numbers: at least 11 pixels high in the smallest post."""


def lay_out_side(
    view: RunewarsView, words: Words, gains: Mapping[Seat, int] | None = None
) -> Sheet:
    """Lay out the column beside the map; `gains` are areas with runes since an earlier look."""
    sheet = Sheet()
    _header(sheet, view, words)
    fight = battle_high(view, words, ACROSS) or duel_high(view)
    top, bottom = FRAME[1] + HEAD_HIGH + GAP, HEIGHT - 12 - FOOT_HIGH - GAP
    if fight:
        bottom -= fight + GAP
        lay_out = lay_out_battle if view.battle is not None else lay_out_duel
        lay_out(sheet, view, words, LEFT, bottom + GAP, ACROSS)
    seats = in_order(view)
    high = min(HIGHEST, (bottom - top - GAP * (len(seats) - 1)) / len(seats))
    for place, seat in enumerate(seats):
        gain = (gains or {}).get(seat.seat, 0)
        _strip(sheet, view, seat, words, top + place * (high + GAP), high, gain)
    _footer(sheet, view)
    return sheet


def _header(sheet: Sheet, view: RunewarsView, words: Words) -> None:
    """Draw the year, the season and its card, and the phase; or the winners."""
    top = FRAME[1]
    back = panel(ACROSS, HEAD_HIGH, 18, theme.INK, theme.INK, 0)
    sheet.put("ground", back, MIDDLE, top + HEAD_HIGH / 2)
    left, room = LEFT + 18, ACROSS - 30
    if view.season in SEASONS:
        sky = panel(88, 88, 44, "#f7edd4", theme.INK, 0)
        sheet.put("ground", sky, RIGHT - 56, top + HEAD_HIGH / 2)
        sheet.put("season", sprite(f"season-{view.season}", 68), RIGHT - 56, top + HEAD_HIGH / 2)
        room -= 92
    lines = _heading(view, words)
    for place, (text, face, size, fill) in enumerate(lines):
        least = size - 12
        while size > least and text_width(text, face, size) > room:
            size -= 1
        text = shorten(text, face, size, room)
        y = top + (27, 63, 95)[place] if len(lines) == 3 else top + (36, 78)[place]
        sheet.text(f"heading {place}", text, left, y, face=face, size=size, fill=fill)


def _heading(view: RunewarsView, words: Words) -> list[tuple[str, str, int, str]]:
    """Return the lines of the header: text, typeface, size, colour."""
    if view.winners:
        who = " + ".join(name_of(view, seat, words) for seat in view.winners)
        wins = words.say("board-wins", n=len(view.winners))
        return [(who, "title", 36, theme.PAPER_LIGHT), (wins, "bold", 36, theme.GOLD)]
    phase = words.say(f"phase-{view.phase}")
    if view.season not in SEASONS:
        name = words.say("runewars")
        return [(name, "title", 38, theme.PAPER_LIGHT), (phase, "bold", 36, theme.GOLD)]
    season = words.say(f"season-{view.season}")
    first = words.say("board-season", year=view.year, season=season)
    lines = [(first, "title", 34, theme.PAPER_LIGHT), (phase, "bold", 35, theme.GOLD)]
    if view.season_card is not None:
        lines.append((season_card(view, words), "bold", 26, "#e2d2ae"))
    return lines


def season_card(view: RunewarsView, words: Words) -> str:
    """Name the Season card in force."""
    assert view.season_card is not None, "a season has begun"
    return thing_name("season-card", season_key(view.season_card), words)


def _strip(
    sheet: Sheet,
    view: RunewarsView,
    seat: SeatView,
    words: Words,
    top: float,
    high: float,
    gain: int,
) -> None:
    """Lay out one seat: name and runes; influence and cards; dials; orders and titles."""
    now = seat.seat == view.current and not view.winners
    back = strip_back(ACROSS, round(high), army_of(seat.faction), 8 * now)
    sheet.put("ground", back, MIDDLE, top + high / 2)
    if now:
        pennant = sprite("pennant", 34, army_of(seat.faction))
        sheet.put(f"turn {seat.key}", pennant, LEFT - 13, top + high / 2)
    rows = 4 if high >= FOUR_ROWS else 3
    pitch = (high - 16) / rows
    lines = [top + 8 + pitch * (row + 0.5) for row in range(rows)]
    mark = round(min(40, pitch - 4))
    _title(sheet, view, seat, words, lines[0], round(min(50, pitch)), rows == 3, gain)
    if view.building:
        _tiles(sheet, view, seat, lines[1] - pitch / 2, pitch * (rows - 1))
        return
    counts = (
        ("influence", seat.influence),
        ("tactics", seat.tactics),
        ("quests", seat.quests),
    )
    _numbers(sheet, seat, counts, lines[1], mark, ACROSS / 3)
    dials = tuple(seat.dials)
    _numbers(sheet, seat, dials, lines[2], mark, 73 if rows == 3 else ACROSS / 3)
    if rows == 3:
        _orders(sheet, seat, RIGHT - 14, LEFT + 12 + 3 * 73, lines[2], round(min(40, pitch - 4)))
    else:
        _last_row(sheet, seat, lines[3], mark, round(min(42, pitch - 4)))


def _last_row(sheet: Sheet, seat: SeatView, y: float, mark: int, high: int) -> None:
    """Show strongholds, orders, and at the right Titles and a Victory card."""
    left = _honours(sheet, seat, RIGHT - 14, y, mark)
    hold = sprite("stronghold-count", mark, army_of(seat.faction))
    group = f"strongholds {seat.key}"
    box = sheet.put(group, hold, LEFT + 14 + mark / 2, y)
    box = sheet.text(group, str(seat.strongholds), box.right + 4, y, face="number", size=NUMBER)
    _orders(sheet, seat, left, box.right + 12, y, high)


def _tiles(sheet: Sheet, view: RunewarsView, seat: SeatView, top: float, high: float) -> None:
    """Show the tiles the seat has yet to lay, the home realm last."""
    at_home = any(area.home == seat.seat for area in view.areas)
    realm = () if at_home or seat.faction not in SHEETS else (seat.faction,)
    for place, tile in enumerate(seat.tiles or realm):
        image = tile_picture(tile, round(high - 8), ACROSS // 2 - 16)
        middle = LEFT + 8 + (place + 0.5) * (ACROSS - 8) / 2
        sheet.put(f"tile {tile} {seat.key}", image, middle, top + high / 2)


def _title(
    sheet: Sheet,
    view: RunewarsView,
    seat: SeatView,
    words: Words,
    y: float,
    size: int,
    honours: bool,
    gain: int,
) -> None:
    """Show sign, name and honours, and areas with a rune token; at the end dragon runes."""
    box = sheet.put(
        f"sign {seat.key}", sprites.sign(seat.faction, size), LEFT + 16 + size / 2, y,
        sprites.SHADOW,
    )  # fmt: skip
    decided = bool(view.winners) and seat.dragons is not None
    right = sheet.text(
        f"runes {seat.key}",
        str(seat.dragons if decided else seat.rune_areas),
        RIGHT - 16,
        y,
        face="number",
        size=min(58, size + 14),
        anchor="r",
    ).left
    icon = sprite("dragon-runes" if decided else "rune", min(44, size))
    right = sheet.put(f"runes {seat.key}", icon, right - 28, y).left
    if gain and not decided:
        right = write_gain(sheet, f"gain {seat.key}", gain, right - 6, y)
    if honours:
        room = right - box.right - 80
        count = max(1, len(seat.titles) + bool(seat.victory))
        right = _honours(sheet, seat, right - 8, y, round(min(size * 0.76, room / count - 4)))
    room = right - box.right - 16
    name, face = name_of(view, seat.seat, words), 33
    while face > 18 and text_width(name, "title", face) > room:
        face -= 1
    name = shorten(name, "title", face, round(room))
    fill = theme.FADED if seat.eliminated else theme.INK
    sheet.text(f"name {seat.key}", name, box.right + 9, y, face="title", size=face, fill=fill)


def _honours(sheet: Sheet, seat: SeatView, right: float, y: float, size: int) -> float:
    """Show Titles and a Victory card from the right; return their left edge."""
    signs = [f"title-{title}" for title in seat.titles] + ["victory"] * bool(seat.victory)
    for sign in reversed(signs):
        box = sheet.put(f"{sign} {seat.key}", sprite(sign, size), right - size / 2, y)
        right = box.left - 4
    return right


def _numbers(
    sheet: Sheet,
    seat: SeatView,
    entries: Sequence[tuple[str, int]],
    y: float,
    mark: int,
    step: float,
) -> None:
    """Show drawings with their numbers side by side."""
    for place, (icon, number) in enumerate(entries):
        x = LEFT + 12 + place * step
        box = sheet.put(f"{icon} {seat.key}", sprite(icon, mark), x + mark / 2, y)
        sheet.text(
            f"{icon} count {seat.key}",
            str(number),
            box.right + 3,
            y,
            face="number",
            size=min(NUMBER, mark + 16),
        )


def _orders(sheet: Sheet, seat: SeatView, right: float, left: float, y: float, high: int) -> None:
    """Show the orders of this year by their numbers, the latest at the right."""
    if not seat.orders:
        return
    step = min(high * 0.8 + 3, (right - left) / len(seat.orders))
    high = round(min(high, (step - 2) / 0.8))
    for place, number in enumerate(reversed(seat.orders)):
        image = sprites.order(number, high)
        x = right - place * step - image.width / 2
        sheet.put(f"order {seat.key} {place}", image, x, y)


def _footer(sheet: Sheet, view: RunewarsView) -> None:
    """Show the number of dragon runes that wins, and the decks."""
    top = HEIGHT - 12 - FOOT_HIGH
    back = panel(ACROSS, FOOT_HIGH, 18, theme.PAPER_DEEP, theme.RULE_LINE, 3)
    sheet.put("ground", back, MIDDLE, top + FOOT_HIGH / 2)
    entries = (
        ("dragon-runes", view.runes_to_win),
        ("tactics", view.tactics_deck),
        ("fate", view.fate_deck),
        ("quests", view.quest_deck),
        ("rewards", view.reward_deck),
        ("hero", view.hero_deck),
    )
    for place, (icon, number) in enumerate(entries):
        x, y = LEFT + 16 + place % 3 * 110, top + 27 + place // 3 * 46
        box = sheet.put(f"{icon} left", sprite(icon, 36), x + 18, y)
        sheet.text(f"{icon} left", str(number), box.right + 6, y, face="number", size=36)
