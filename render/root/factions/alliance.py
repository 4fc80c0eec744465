"""The Alliance's own board: supporters, officers, bases, the sympathy track (Law 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import AllianceView, RootView, SeatView
from render import theme
from render.canvas import sprite
from render.change_marks import halo
from render.layout.page import LEFT, RIGHT
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import BASES, SYMPATHY, SYMPATHY_COST, SYMPATHY_POINTS, suit_of
from render.theme import NEUTRAL, hue_of

_SPACE = 96


def lay_out(page: Page, view: RootView, seat: SeatView, board: AllianceView) -> None:
    """Lay out the stack of supporters (its cards only for the Alliance), officers and tracks."""
    hue = hue_of(seat.key)
    page.section(
        "sheet-supporters", "" if board.supporter_cards else page.words.say("sheet-hidden")
    )
    x = page.count("supporters", board.supporters, LEFT, hue)
    if board.supporter_cards:
        suits = Counter(suit_of(card) for card in board.supporter_cards)
        for place, (suit, number) in enumerate(sorted(suits.items())):
            left = x + 70 + place * 130
            badge = sprites.badge(suit, "", 64, page.words)
            box = page.sheet.put(f"supporter {suit}", badge, left, page.y + 32, sprites.SHADOW)
            page.sheet.text(
                f"supporter {suit}", f"× {number}", box.right + 8, page.y + 34, face="bold", size=40
            )
    page.y += 76
    if board.supporter_cards:
        page.slips("supporter card", sorted(board.supporter_cards, key=suit_of))
    page.section("sheet-sympathy")
    _sympathy(page, seat, board)
    page.section("sheet-bases")
    _bases(page, seat, board)
    page.section("sheet-supply")
    x = page.count("warrior", seat.warriors, LEFT, hue)
    x = page.count("officer", board.officers, x + 60)
    page.y += 76


def _sympathy(page: Page, seat: SeatView, board: AllianceView) -> None:
    """Lay out the track in its groups of equal cost (8.4.2)."""
    hue = hue_of(seat.key)
    step = (RIGHT - LEFT) / SYMPATHY
    placed = SYMPATHY - board.sympathy
    top = page.y + 48
    for place, (cost, points) in enumerate(zip(SYMPATHY_COST, SYMPATHY_POINTS, strict=True)):
        x = LEFT + place * step + (step - _SPACE) / 2
        middle = x + _SPACE / 2
        group = f"sympathy {place}"
        if place == 0 or SYMPATHY_COST[place - 1] != cost:
            same = SYMPATHY_COST.count(cost)
            centre = middle + (same - 1) * step / 2
            box = page.caption(f"cost {place}", str(cost), centre - 18, page.y + 18, size=38)
            page.sheet.put(
                f"cost {place}", sprite("supporters", 38, hue), box.right + 28, page.y + 18
            )
        box = page.space(x, top, _SPACE)
        if place == placed:
            page.sheet.put("ground", halo(_SPACE - 8, square=True), *box.middle)
        if place >= placed:
            page.sheet.put(group, sprite("token-sympathy", 76, hue), *box.middle)
            edge = x + _SPACE - 8
            page.sheet.number(group, f"+{points}", edge, top + _SPACE - 8, 34, "m")
        else:
            page.caption(group, f"+{points}", *box.middle, size=42, fill=theme.FADED)
    page.y = top + _SPACE + 16


def _bases(page: Page, seat: SeatView, board: AllianceView) -> None:
    """Show the bases still on the board; those on the map are faded."""
    for place, base in enumerate(BASES):
        look = "" if base in board.bases else "faded"
        image = sprite(f"building-{base}", 84, hue_of(seat.key), look=look)
        page.sheet.put(base, image, LEFT + 44 + place * 110, page.y + 44)
    page.y += 96


def describe(view: RootView, seat: SeatView, board: AllianceView, words: Words) -> Iterator[str]:
    """Name supporters, officers, and the sympathy and bases left."""
    yield words.say("text-supporters", n=board.supporters)
    yield words.say("text-officers", n=board.officers)
    yield words.say("text-sympathy-left", n=board.sympathy)
    if board.bases:
        left = ", ".join(words.say(f"piece-{base}", n=1) for base in board.bases)
        yield words.say("text-tracks", buildings=left)


def key_numbers(seat: SeatView, board: AllianceView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    return [("supporters", board.supporters, hue), ("officer", board.officers, NEUTRAL)]
