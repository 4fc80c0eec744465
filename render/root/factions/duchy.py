"""The Duchy's own board: ministers by rank, crowns, building tracks, tunnels (Law 12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import DuchyView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.alt_text import counted_line
from render.layout.page import LEFT, RIGHT
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

_WIDE = RIGHT - LEFT
_SPACE, _STEP, _FIRST = 98, 124, 360
_YIELDS = {"citadel": (CITADEL_WARRIORS, "warrior"), "market": (MARKET_CARDS, "cards")}


def lay_out(page: Page, view: RootView, seat: SeatView, board: DuchyView) -> None:
    """Lay out the nine ministers in their ranks, then the buildings on the map and in supply."""
    hue = hue_of(seat.key)
    page.section("sheet-ministers", page.words.say("sheet-swayed", n=len(board.swayed)))
    crowns = dict(board.crowns)
    for rank in RANKS:
        _rank(page, board, rank, crowns.get(rank, 0))
    page.section("sheet-buildings")
    tracks = dict(board.tracks)
    for kind in DUCHY_BUILDINGS:
        _track(page, seat, kind, DUCHY_TRACK - tracks.get(kind, 0))
    page.section("sheet-supply")
    x = page.count("warrior", seat.warriors, LEFT, hue)
    page.count("token-tunnel", f"{board.tunnels} / {TUNNELS}", x + 60, hue)
    page.y += 76
    page.show_revealed(board.revealed)


def _rank(page: Page, board: DuchyView, rank: str, crowns: int) -> None:
    """Lay out a rank: crowns left, cards to reveal, points; its ministers (12.5.3)."""
    y = page.y + 34
    back = panel(_WIDE, 68, 14, theme.PAPER_DEEP, theme.RULE_LINE, 3)
    page.sheet.put("ground", back, LEFT + _WIDE / 2, y)
    look = "" if crowns else "faded"
    crown = page.sheet.put(f"crown {rank}", sprite(f"crown-{rank}", 56, look=look), LEFT + 46, y)
    page.sheet.text(f"crowns {rank}", f"× {crowns}", crown.right + 8, y, face="bold", size=40)
    points = f"+{SWAY_POINTS[rank]}"
    right = page.sheet.text(
        f"points {rank}", points, RIGHT - 20, y, face="number", size=46, anchor="r"
    ).left
    right = page.sheet.text(
        f"cost {rank}", str(SWAY_COST[rank]), right - 40, y, face="number", size=46, anchor="r"
    ).left
    page.sheet.put(f"cost {rank}", sprite("cards", 48), right - 34, y)
    page.y += 78
    for minister in MINISTERS[rank]:
        _minister(page, board, minister, rank)
    page.y += 8


def _minister(page: Page, board: DuchyView, minister: str, rank: str) -> None:
    """Lay out a minister: crowned when swayed, ticked when the action is taken."""
    swayed, acted = minister in board.swayed, minister in board.acted
    group, y = f"minister {minister}", page.y + 28
    fill, line = (theme.GOLD, theme.INK) if swayed and not acted else ("#e9e2cf", theme.RULE_LINE)
    if not swayed:
        fill = theme.PAPER_LIGHT
    page.sheet.put("ground", panel(_WIDE, 56, 12, fill, line, 3), LEFT + _WIDE / 2, y)
    if swayed:
        page.sheet.put(group, sprite(f"crown-{rank}", 44), LEFT + 40, y)
    page.sheet.text(
        group, page.words.say(f"minister-{minister}"), LEFT + 78, y, face="bold", size=34,
        fill=theme.INK if swayed else theme.FADED,
    )  # fmt: skip
    if acted:
        page.sheet.put(group, sprite("tick", 40), RIGHT - 34, y)
    page.y += 62


def _track(page: Page, seat: SeatView, kind: str, built: int) -> None:
    """Lay out one track; each space shows the gain of that many on the map, framing the present."""
    words, hue = page.words, hue_of(seat.key)
    yields, icon = _YIELDS[kind]
    line = page.y + _SPACE / 2
    page.row_name(f"row {kind}", words.say(f"sheet-{kind}"), line, _FIRST - LEFT - 110)
    page.sheet.put(f"of {kind}", sprite(icon, 52, hue), _FIRST - 56, line)
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
