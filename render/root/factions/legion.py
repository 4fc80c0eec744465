"""The Legion's own board: the campaign, colonies, and the Spoils box (QL)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import LegionView, RootView, SeatView
from render import theme
from render.canvas import panel, sprite
from render.layout.alt_text import counted_line
from render.layout.page import LEFT, RIGHT
from render.lettering import shorten
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page, suit_number
from render.root.printed import COLONIES, SPOILS_A_POINT, SPOILS_A_POINT_OTHERWISE, card_of, suit_of
from render.root.text.names import name_of
from render.theme import NEUTRAL, hue_of

_HIGH = 150


def lay_out(page: Page, view: RootView, seat: SeatView, board: LegionView) -> None:
    """Lay out the campaign card with its icons, the colonies left, and the spoils."""
    hue = hue_of(seat.key)
    page.section("sheet-campaign")
    _campaign(page, seat, board)
    page.section("sheet-colonies")
    for place in range(COLONIES):
        look = "" if place < board.colonies else "faded"
        image = sprite("token-colony", 84, hue, look=look)
        page.sheet.put(f"colony {place}", image, LEFT + 44 + place * 104, page.y + 44)
    page.y += 12
    page.count("warrior", seat.warriors, LEFT + COLONIES * 104 + 60, hue)
    page.y += 88
    _spoils(page, view, board)


def _campaign(page: Page, seat: SeatView, board: LegionView) -> None:
    """Draw the standard with the campaign's suit beside the card (QL.2.5)."""
    flag = page.sheet.put(
        "standard", sprite("campaign", 130, hue_of(seat.key)), LEFT + 75, page.y + 76
    )
    if board.suit:
        badge = sprites.badge(board.suit, "", 66, page.words)
        x, y = flag.middle
        page.sheet.put("standard", badge, x + 8, y - 12, sprites.SHADOW)
    if board.campaign is None:
        page.y += _HIGH + 10
        return
    card = card_of(board.campaign)
    left, wide = LEFT + 170, RIGHT - LEFT - 170
    slip = panel(wide, _HIGH, 16, theme.SUITS[card.suit].tint, theme.RULE_LINE, 3)
    page.sheet.put("ground", slip, left + wide / 2, page.y + _HIGH / 2)
    badge = sprites.badge(card.suit, "", 76, page.words)
    page.sheet.put("card suit", badge, left + 64, page.y + _HIGH / 2, sprites.SHADOW)
    name = shorten(card.name, "title", 42, wide - 150)
    page.sheet.text("card name", name, left + 130, page.y + 44, face="title", size=42)
    for place, suit in enumerate(card.cost):
        x, y = left + 156 + place * 62, page.y + 106
        if suit == "any":
            page.sheet.put(f"icon {place}", sprite("cost-any", 52), x, y)
        else:
            page.sheet.put(
                f"icon {place}", sprites.badge(suit, "", 52, page.words), x, y, sprites.SHADOW
            )
    if card.item is not None:
        image = sprite(f"item-{card.item}", 72)
        page.sheet.put("card item", image, left + wide - 62, page.y + 98)
    page.y += _HIGH + 10


def _spoils(page: Page, view: RootView, board: LegionView) -> None:
    """Draw the spoils by owner, their number, and the points they will score (QL.6.2)."""
    total = sum(number for *_, number in board.spoils)
    suit = "" if board.campaign is None else suit_of(board.campaign)
    points = total // SPOILS_A_POINT.get(suit, SPOILS_A_POINT_OTHERWISE)
    page.section("sheet-spoils", page.words.say("sheet-spoils-score", n=total, points=points))
    for place, (owner, kind, number) in enumerate(board.spoils):
        key = view.side(owner).key
        x, y = LEFT + place % 3 * 284, page.y + place // 3 * 92 + 42
        group = f"spoil {place}"
        page.sheet.put(group, sprites.head(key, 66), x + 36, y, sprites.SHADOW)
        image = sprite(sprites.lying(kind), 62, hue_of(key))
        box = page.sheet.put(group, image, x + 112, y)
        page.sheet.text(group, f"× {number}", box.right + 12, y, face="bold", size=40)
    page.y += 92 * max(1, -(-len(board.spoils) // 3))


def describe(view: RootView, seat: SeatView, board: LegionView, words: Words) -> Iterator[str]:
    """Describe the campaign, colonies and spoils (QL)."""
    if board.campaign is not None:
        suit = words.say(f"suit-{board.suit}") if board.suit else words.say("text-none")
        yield words.say("text-campaign", card=card_of(board.campaign).name, suit=suit)
    yield words.say("text-colonies", n=board.colonies)
    spoils = ", ".join(
        words.say(
            "text-spoil", who=name_of(view.side(owner), words), pieces=pieces_of(kind, n, words)
        )
        for owner, kind, n in board.spoils
    )
    yield words.say("text-spoils", spoils=spoils or words.say("text-none"))


def pieces_of(kind: str, number: int, words: Words) -> str:
    """Name a number of pieces of a kind, or items, which may be spoils too (QL.2.2.III)."""
    if words.has(f"piece-{kind}"):
        return words.say(f"piece-{kind}", n=number)
    return counted_line([(words.say(f"item-{kind}"), number)], words)


def key_numbers(seat: SeatView, board: LegionView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    campaign = suit_number(board.suit, words) if board.suit else ("campaign", "–", hue)
    return [campaign, ("spoils", sum(number for *_, number in board.spoils), NEUTRAL)]
