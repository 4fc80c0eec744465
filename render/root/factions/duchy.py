"""The Duchy's own board: ministers by rank, crowns, building tracks, tunnels (Law 12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import DuchyView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.alt_text import counted_line
from render.layout.page import LEFT, RIGHT
from render.lettering import shorten
from render.root.factions.frame import KeyNumber, Page, describe_revealed
from render.root.printed import (
    CITADEL_WARRIORS,
    DUCHY_BUILDINGS,
    DUCHY_TRACK,
    MARKET_CARDS,
    MINISTERS,
    RANKS,
    SWAY_COST,
    SWAY_POINTS,
    TUNNELS,
)
from render.theme import hue_of

_GAP = 16
_WIDE = (RIGHT - LEFT - 2 * _GAP) / 3
_SPACE, _STEP, _FIRST = 100, 160, 360
_YIELDS = {"citadel": (CITADEL_WARRIORS, "warrior"), "market": (MARKET_CARDS, "cards")}


def lay_out(page: Page, view: RootView, seat: SeatView, board: DuchyView) -> None:
    """Lay out the nine ministers in their ranks, then the buildings on the map and in supply."""
    hue = hue_of(seat.key)
    page.section("sheet-ministers", page.words.say("sheet-swayed", n=len(board.swayed)))
    crowns = dict(board.crowns)
    for place, rank in enumerate(RANKS):
        _rank(page, board, rank, crowns.get(rank, 0), LEFT + place * (_WIDE + _GAP))
    page.y += 90 + 3 * 72 + 14
    page.section("sheet-buildings")
    tracks = dict(board.tracks)
    for kind in DUCHY_BUILDINGS:
        _track(page, seat, kind, DUCHY_TRACK - tracks.get(kind, 0))
    page.section("sheet-supply")
    x = page.count("warrior", seat.warriors, LEFT, hue)
    page.count("token-tunnel", f"{board.tunnels} / {TUNNELS}", x + 60, hue)
    page.y += 76
    page.show_revealed(board.revealed)


def _rank(page: Page, board: DuchyView, rank: str, crowns: int, x: float) -> None:
    """Lay out a rank: crowns left, cards to reveal, points; its ministers (12.5.3)."""
    y = page.y + 40
    back = panel(round(_WIDE), 80, 14, theme.PAPER_DEEP, theme.RULE_LINE, 3)
    page.sheet.put("ground", back, x + _WIDE / 2, y)
    look = "" if crowns else "faded"
    crown = page.sheet.put(f"crown {rank}", sprite(f"crown-{rank}", 62, look=look), x + 46, y)
    box = page.sheet.text(f"crowns {rank}", f"× {crowns}", crown.right + 8, y, face="bold", size=40)
    points = f"+{SWAY_POINTS[rank]}"
    right = page.sheet.text(
        f"points {rank}", points, x + _WIDE - 20, y, face="number", size=48, anchor="r"
    ).left
    right = page.sheet.text(
        f"cost {rank}", str(SWAY_COST[rank]), right - 34, y, face="number", size=48, anchor="r"
    ).left
    page.sheet.put(f"cost {rank}", sprite("cards", 52), right - 32, y)
    assert box.right < right - 58
    for row, minister in enumerate(MINISTERS[rank]):
        _minister(page, board, minister, rank, x, page.y + 90 + row * 72)


def _minister(page: Page, board: DuchyView, minister: str, rank: str, x: float, top: float) -> None:
    """Lay out a minister: crowned when swayed, ticked when the action is taken."""
    swayed, acted = minister in board.swayed, minister in board.acted
    group = f"minister {minister}"
    fill, line = (theme.GOLD, theme.INK) if swayed and not acted else ("#e9e2cf", theme.RULE_LINE)
    if not swayed:
        fill = theme.PAPER_LIGHT
    slip = panel(round(_WIDE), 62, 12, fill, line, 3)
    page.sheet.put("ground", slip, x + _WIDE / 2, top + 31)
    name = page.words.say(f"minister-{minister}")
    left = x + (78 if swayed else 22)
    if swayed:
        page.sheet.put(group, sprite(f"crown-{rank}", 46), x + 40, top + 30)
    room = round(x + _WIDE - left - (62 if acted else 16))
    page.sheet.text(
        group, shorten(name, "bold", 34, room), left, top + 32, face="bold", size=34,
        fill=theme.INK if swayed else theme.FADED,
    )  # fmt: skip
    if acted:
        page.sheet.put(group, sprite("tick", 40), x + _WIDE - 34, top + 31)


def _track(page: Page, seat: SeatView, kind: str, built: int) -> None:
    """Lay out one track; each space shows the gain of that many on the map, framing the present."""
    words, hue = page.words, hue_of(seat.key)
    yields, icon = _YIELDS[kind]
    line = page.y + _SPACE / 2
    page.sheet.text(f"row {kind}", words.say(f"sheet-{kind}"), LEFT, line, face="serif", size=38)
    page.sheet.put(f"of {kind}", sprite(icon, 52, hue), _FIRST - 62, line)
    for place, number in enumerate(yields):
        group = f"{kind} {place}"
        box = page.space(_FIRST + place * _STEP, page.y, _SPACE)
        if place == built:
            frame = panel(_SPACE + 10, _SPACE + 10, 16, "", hue.coat, 6)
            page.sheet.put("ground", frame, *box.middle)
        if place > built:
            page.sheet.put(group, sprite(f"building-{kind}", 82, hue), *box.middle)
            page.sheet.number(group, number, box.right - 4, box.bottom - 10, 40, "m")
        else:
            fill = theme.INK if place == built else theme.FADED
            page.caption(group, str(number), *box.middle, size=50, fill=fill)
    page.y += _SPACE + 22


def describe(view: RootView, seat: SeatView, board: DuchyView, words: Words) -> Iterator[str]:
    """Describe ministers, crowns, tracks, tunnels and revealed cards (Law 12)."""
    swayed = ", ".join(
        words.say(
            "text-minister",
            name=words.say(f"minister-{each}"),
            acted="yes" if each in board.acted else "no",
        )
        for each in board.swayed
    )
    yield words.say("text-swayed", ministers=swayed or words.say("text-none"))
    crowns = ((words.say(f"rank-{rank}"), number) for rank, number in board.crowns)
    yield words.say("text-crowns", crowns=counted_line(crowns, words) or words.say("text-none"))
    left = ", ".join(words.say(f"piece-{kind}", n=n) for kind, n in board.tracks if n)
    if left:
        yield words.say("text-tracks", buildings=left)
    yield words.say("text-tunnels", n=board.tunnels)
    yield from describe_revealed(board.revealed, words)


def key_numbers(seat: SeatView, board: DuchyView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    return [("minister", len(board.swayed), hue), ("warrior", seat.warriors, hue)]
