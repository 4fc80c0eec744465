"""The Riverfolk's offer: their prices, and the cards of their open hand (Law 11.2.6)."""

from __future__ import annotations

from collections import Counter

from engine.core.language.words import Words
from engine.root.view import RiverfolkView, RootView, SeatView
from render import theme
from render.boxes import Sheet, paint
from render.canvas import Picture, blank, panel
from render.layout.cards import EDGE, WIDE, lay_out_faces
from render.lettering import fitting, shorten
from render.root.board import sprites
from render.root.hand import face_of
from render.root.printed import card_of
from render.theme import hue_of

SERVICES = "riverfolk.services"
"""Kind of the question what to buy."""
_TOP, _TAG = 96, 92


def shop_picture(view: RootView, words: Words, cards: Words) -> Picture | None:
    """Draw the prices above the open hand; None at a table without the Riverfolk.

    `words` are those of the picture, `cards` the game's, with the cards' texts.
    """
    sellers = [seat for seat in view.seats if isinstance(seat.board, RiverfolkView)]
    if not sellers:
        return None
    sheet, high = lay_out_shop(view, sellers[0], words, cards)
    return Picture(paint(blank(WIDE, high), sheet.placed), shop_alt(sellers[0], words))


def lay_out_shop(view: RootView, seller: SeatView, words: Words, cards: Words) -> tuple[Sheet, int]:
    """Lay out the title, three prices and the cards; return the height."""
    sheet = Sheet()
    sheet.put("head", sprites.head(seller.key, 76), EDGE + 38, _TOP / 2, sprites.SHADOW)
    title = shorten(words.say("shop-title"), "title", 52, WIDE - 160)
    sheet.text("title", title, EDGE + 92, _TOP / 2, face="title", size=52)
    top = _TOP + _lay_out_prices(sheet, seller, words)
    hand = seller.open_hand or ()
    twins = Counter(card_of(card).key for card in hand)
    kinds = sorted(dict.fromkeys(card_of(card) for card in hand), key=lambda c: (c.suit, c.name))
    if not kinds:
        sheet.text("empty", words.say("shop-empty"), EDGE + 8, top + 44, face="serif", size=40)
        return sheet, round(top + 96)
    faces = [face_of(view, card, twins[card.key], words, cards) for card in kinds]
    return sheet, round(lay_out_faces(sheet, faces, top) + 8)


def _lay_out_prices(sheet: Sheet, seller: SeatView, words: Words) -> int:
    """Lay out the price of each service, side by side; return the height."""
    board, hue = seller.board, hue_of(seller.key)
    assert isinstance(board, RiverfolkView), "only the Riverfolk sell"
    wide = (WIDE - 2 * EDGE - 28) / 3
    middle = _TOP + _TAG / 2
    for place, (service, price) in enumerate(board.prices):
        left = EDGE + place * (wide + 14)
        back = panel(round(wide), _TAG - 8, 16, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
        sheet.put("ground", back, left + wide / 2, middle)
        marker = panel(60, 60, 28, hue.coat, theme.INK, 4)
        sheet.put(f"price {service}", marker, left + wide - 46, middle)
        sheet.text(
            f"price {service}", str(price), left + wide - 46, middle,
            face="number", size=46, fill=hue.text, anchor="m",
        )  # fmt: skip
        name, room = words.say(f"sheet-service-{service}"), wide - 104
        size = fitting(name, "serif", 40, 26, room)
        name = shorten(name, "serif", size, round(room))
        sheet.text(f"service {service}", name, left + 18, middle, face="serif", size=size)
    return _TAG + 12


def shop_alt(seller: SeatView, words: Words) -> str:
    """Describe the goods and their prices."""
    board = seller.board
    assert isinstance(board, RiverfolkView), "only the Riverfolk sell"
    names = [card_of(card).name for card in seller.open_hand or ()]
    cards = ", ".join(names) or words.say("text-none")
    return words.say("shop-alt", cards=cards, **dict(board.prices))
