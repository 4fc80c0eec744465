"""The Lizard Cult's own board: gardens, the Outcast, acolytes, Lost Souls (Law 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import LizardsView, RootView, SeatView
from render import theme
from render.canvas import sprite
from render.layout.page import LEFT
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page, describe_revealed, suit_number
from render.root.printed import GARDEN_DRAW_FROM, GARDEN_POINTS, GARDENS, suit_of
from render.root.text.names import suits_line
from render.theme import hue_of

_SPACE, _STEP, _FIRST = 94, 108, 340


def lay_out(page: Page, view: RootView, seat: SeatView, board: LizardsView) -> None:
    """Lay out the three tracks; an empty space shows the points of its ritual."""
    words, hue = page.words, hue_of(seat.key)
    page.section("sheet-outcast", words.say("sheet-hated") if board.hated else "")
    badge = sprites.badge(board.outcast, "", 70, page.words)
    box = page.sheet.put("outcast", badge, LEFT + 40, page.y + 38, sprites.SHADOW)
    name = words.say(f"suit-{board.outcast}")
    box = page.sheet.text("outcast", name, box.right + 18, page.y + 38, face="serif", size=44)
    x = page.count("acolyte", board.acolytes, max(box.right + 50, 330), hue)
    page.count("warrior", seat.warriors, x + 70, hue)
    page.y += 84
    page.section("sheet-gardens")
    for suit, left in board.gardens:
        _track(page, seat, suit, left, suit in board.scored)
    if board.lost_souls:
        page.section("sheet-lost-souls", str(len(board.lost_souls)))
        suits = sorted(Counter(suit_of(card) for card in board.lost_souls).items())
        page.tally(
            (f"souls {suit}", sprites.badge(suit, "", 64, page.words), f"× {number}")
            for suit, number in suits
        )
        page.slips("lost soul", sorted(board.lost_souls, key=suit_of))
    page.show_revealed(board.revealed)


def _track(page: Page, seat: SeatView, suit: str, left: int, scored: bool) -> None:
    """Lay out the gardens of a suit, ticked once scored; two on the map draw a card (10.6.3)."""
    line = page.y + _SPACE / 2
    badge = sprites.badge(suit, "", 56, page.words)
    page.sheet.put(f"row {suit}", badge, LEFT + 32, line, sprites.SHADOW)
    name = page.words.say(f"suit-{suit}")
    box = page.sheet.text(f"row {suit}", name, LEFT + 72, line, face="serif", size=36)
    if scored:
        page.sheet.put(f"row {suit}", sprite("tick", 44), box.right + 30, line)
    built = GARDENS - left
    for place in range(GARDENS):
        group = f"garden {suit} {place}"
        box = page.space(_FIRST + place * _STEP, page.y, _SPACE)
        middle, y = box.middle
        points = f"+{GARDEN_POINTS[place + 1]}"
        edge = box.right
        if place >= built:
            name, hue = f"building-garden_{suit}", hue_of(seat.key)
            image = sprites.with_letter(name, 76, hue, 0, page.words)
            page.sheet.put(group, image, middle, y)
            page.sheet.number(group, points, edge, box.bottom - 8, 34, "m")
        else:
            now = place + 1 == built
            fill = theme.INK if now else theme.FADED
            page.caption(group, points, middle, y, size=46, fill=fill)
        if place + 1 == GARDEN_DRAW_FROM:
            page.sheet.put(group, sprite("cards", 40), edge - 2, box.top + 8)
    page.y += _SPACE + 20


def describe(view: RootView, seat: SeatView, board: LizardsView, words: Words) -> Iterator[str]:
    """Describe the Outcast, acolytes, gardens, Lost Souls and revealed cards (Law 10)."""
    outcast = words.say(f"suit-{board.outcast}")
    yield words.say("text-outcast", suit=outcast, hated="yes" if board.hated else "no")
    yield words.say("text-acolytes", n=board.acolytes)
    left = ", ".join(words.say(f"piece-garden_{suit}", n=n) for suit, n in board.gardens if n)
    if left:
        yield words.say("text-tracks", buildings=left)
    if board.lost_souls:
        yield words.say("text-lost-souls", suits=suits_line(board.lost_souls, words))
    yield from describe_revealed(board.revealed, words)
    if board.scored:
        suits = ", ".join(words.say(f"suit-{suit}") for suit in board.scored)
        yield words.say("text-scored", suits=suits)


def key_numbers(seat: SeatView, board: LizardsView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    outcast = suit_number(board.outcast, words, "!" if board.hated else "")
    return [("acolyte", board.acolytes, hue), outcast]
