"""The Riverfolk's own board: funds by owner, trade posts, prices, the open hand (Law 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import RiverfolkView, RootView, SeatView
from render import theme
from render.canvas import panel
from render.layout.alt_text import counted_line
from render.layout.page import LEFT, RIGHT, TEXT
from render.lettering import fitting
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import FUNDS_A_POINT, POSTS_OF_A_SUIT, SERVICE_PRICES
from render.root.text.names import cards_line, name_of
from render.theme import hue_of

_GAP = 14
_WIDE = (RIGHT - LEFT - 2 * _GAP) / 3
_SPACE = 82
_ACROSS = 2
"""Owners side by side in a box."""
_ROW = 66
_PRICE = 56


def lay_out(page: Page, view: RootView, seat: SeatView, board: RiverfolkView) -> None:
    """Lay out the boxes with the owners of their warriors, the tracks, the prices and the hand."""
    page.section("sheet-funds", page.words.say("sheet-dividends", n=_dividends(board)))
    _boxes(page, view, board)
    page.section("sheet-posts")
    _posts(page, view, seat, board)
    page.section("sheet-services")
    _prices(page, seat, board)
    if seat.open_hand:
        page.section("sheet-open-hand")
        page.slips("hand", seat.open_hand)


def _dividends(board: RiverfolkView) -> int:
    """Return the points that the funds score while there is a trade post (11.4.2)."""
    placed = sum(POSTS_OF_A_SUIT - left for _, left in board.posts)
    standing = placed - sum(count for _, count in board.lost)
    return sum(count for _, count in board.funds) // FUNDS_A_POINT if standing else 0


def _boxes(page: Page, view: RootView, board: RiverfolkView) -> None:
    """Lay out Funds, Payments and Committed: a head and a number for each owner."""
    boxes = (("funds", board.funds), ("payments", board.payments), ("committed", board.committed))
    rows = max(-(-len(held) // _ACROSS) for _, held in boxes)
    high = 62 + _ROW * max(1, rows)
    for place, (name, held) in enumerate(boxes):
        x = LEFT + place * (_WIDE + _GAP)
        back = panel(round(_WIDE), high, 16, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
        page.sheet.put("ground", back, x + _WIDE / 2, page.y + high / 2)
        title = f"{page.words.say(f'sheet-box-{name}')} · {sum(count for _, count in held)}"
        size = fitting(title, "serif", 34, TEXT, _WIDE - 16)
        page.sheet.text(
            f"box {name}", title, x + _WIDE / 2, page.y + 30, face="serif", size=size, anchor="m"
        )
        _owners(page, view, name, held, x)
    page.y += high + 6


def _owners(
    page: Page, view: RootView, name: str, held: Sequence[tuple[Seat, int]], left: float
) -> None:
    """Show the owners of the warriors in a box, and their numbers."""
    step = (_WIDE - 24) / _ACROSS
    for place, (owner, count) in enumerate(held):
        x = left + 12 + place % _ACROSS * step
        y = page.y + 62 + place // _ACROSS * _ROW + _ROW / 2 - 6
        group = f"{name} {owner}"
        box = page.sheet.put(
            group, sprites.head(view.seats[owner].key, 58), x + 29, y, sprites.SHADOW
        )
        page.sheet.text(group, str(count), box.right + 6, y, face="number", size=44)


def _posts(page: Page, view: RootView, seat: SeatView, board: RiverfolkView) -> None:
    """Lay out three spaces per suit: with a post, open, or open with a warrior on it (11.2.1)."""
    hue, spaces, lost = hue_of(seat.key), dict(board.spaces), dict(board.lost)
    for place, (suit, left) in enumerate(board.posts):
        start = LEFT + place * (_WIDE + _GAP)
        open_spaces = POSTS_OF_A_SUIT - left
        for number in range(POSTS_OF_A_SUIT):
            box = page.space(start + number * (_SPACE + 8), page.y, _SPACE)
            group = f"space {suit} {number}"
            if number >= open_spaces:
                post = sprites.tile(f"token-post_{suit}", seat.key, 72, page.words)
                page.sheet.put(group, post, *box.middle, sprites.SHADOW)
            elif number < len(spaces[suit]):
                owner = view.seats[spaces[suit][number]].key
                page.sheet.put(group, sprites.head(owner, 62), *box.middle, sprites.SHADOW)
            else:
                badge = sprites.badge(suit, "", 48, page.words)
                page.sheet.put(group, badge, *box.middle, sprites.SHADOW)
        if lost[suit]:
            text = page.words.say("sheet-posts-lost", n=lost[suit])
            middle = start + (3 * _SPACE + 16) / 2
            page.caption(f"lost {suit}", text, middle, page.y + _SPACE + 22, size=TEXT)
    page.y += _SPACE + (40 if any(lost.values()) else 10)
    page.count("warrior", seat.warriors, LEFT, hue)
    page.y += 76


def _prices(page: Page, seat: SeatView, board: RiverfolkView) -> None:
    """Lay out the three tracks, with the marker on each price (11.6.2)."""
    hue = hue_of(seat.key)
    for service, price in board.prices:
        line = page.y + _PRICE / 2 + 4
        name = page.words.say(f"sheet-service-{service}")
        page.row_name(f"service {service}", name, line, 390)
        for place, each in enumerate(SERVICE_PRICES):
            x = LEFT + 420 + place * (_PRICE + 46)
            box = page.space(x, page.y, _PRICE + 8)
            group, now = f"price {service} {each}", each == price
            if now:
                page.sheet.put(
                    group, panel(_PRICE, _PRICE, 26, hue.coat, theme.INK, 4), *box.middle
                )
            fill = hue.text if now else theme.FADED
            page.caption(group, str(each), *box.middle, size=40, fill=fill)
        page.y += _PRICE + 20


def describe(view: RootView, seat: SeatView, board: RiverfolkView, words: Words) -> Iterator[str]:
    """Describe the boxes, crafting spaces, trade posts, prices and the open hand (Law 11)."""

    def whose(owners: Iterable[tuple[int, int]]) -> str:
        named = ((name_of(view.seats[owner], words), count) for owner, count in owners)
        return counted_line(named, words) or words.say("text-none")

    for name in ("funds", "payments", "committed"):
        yield words.say(f"text-{name}", held=whose(getattr(board, name)))
    on_spaces = Counter(owner for _, row in board.spaces for owner in row)
    if on_spaces:
        yield words.say("text-spaces", held=whose(sorted(on_spaces.items())))
    left = ", ".join(words.say(f"piece-post_{suit}", n=n) for suit, n in board.posts if n)
    if left:
        yield words.say("text-tracks", buildings=left)
    yield words.say("text-prices", **dict(board.prices))
    if seat.open_hand:
        yield words.say("text-open-hand", cards=cards_line(seat.open_hand))


def key_numbers(seat: SeatView, board: RiverfolkView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    posts = sum(POSTS_OF_A_SUIT - left for _, left in board.posts)
    posts -= sum(count for _, count in board.lost)
    return [("funds", sum(n for _, n in board.funds), hue), ("token-posts", posts, hue)]
