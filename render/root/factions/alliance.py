"""The Alliance's own board: supporters, officers, bases, the sympathy track (Law 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import AllianceView, RootView, SeatView
from render import theme
from render.canvas import sprite
from render.change_marks import halo
from render.layout.page import LEFT
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import BASES, SYMPATHY, SYMPATHY_COST, SYMPATHY_POINTS, suit_of
from render.theme import NEUTRAL, hue_of

_SPACE, _STEP, _FIRST = 96, 160, 170


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
    """Lay out the track, a row for each cost, with that beside it (8.4.2)."""
    hue, placed = hue_of(seat.key), SYMPATHY - board.sympathy
    costs = list(dict.fromkeys(SYMPATHY_COST))
    for row, cost in enumerate(costs):
        y = page.y + row * (_SPACE + 12)
        box = page.caption(f"cost {cost}", str(cost), LEFT + 22, y + _SPACE / 2, size=44)
        page.sheet.put(
            f"cost {cost}", sprite("supporters", 44, hue), box.right + 34, y + _SPACE / 2
        )
        spaces = [place for place, each in enumerate(SYMPATHY_COST) if each == cost]
        for column, place in enumerate(spaces):
            box = page.space(_FIRST + column * _STEP, y, _SPACE)
            group, points = f"sympathy {place}", f"+{SYMPATHY_POINTS[place]}"
            if place == placed:
                page.sheet.put("ground", halo(_SPACE - 8, square=True), *box.middle)
            if place >= placed:
                page.sheet.put(group, sprite("token-sympathy", 76, hue), *box.middle)
                page.sheet.number(group, points, box.right - 4, box.bottom - 8, 36, "m")
            else:
                page.caption(group, points, *box.middle, size=42, fill=theme.FADED)
    page.y += len(costs) * (_SPACE + 12) + 4


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
