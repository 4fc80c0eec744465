"""The draft beside the map: the setup cards, whose they are, and which is locked (Law 19.8)."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.root.view import RootView, SetupCardView
from render import theme
from render.boxes import Sheet
from render.canvas import panel, shorten, sprite, text_width
from render.root.board import heads
from render.root.board.side import fitting
from render.root.text.names import card_name, letter_of
from render.theme import hue_of

TITLE = 44
GAP = 8
_LEAST = 22
"""The smallest letters of a name."""


def lay_out_draft(
    sheet: Sheet, view: RootView, words: Words, left: float, right: float, top: float, high: float
) -> float:
    """Lay the setup cards in a column, each so high, under a heading; return where it ends."""
    sheet.text("draft", words.say("board-draft"), left + 8, top + TITLE / 2, face="title", size=32)
    y = top + TITLE
    for place, card in enumerate(view.draft):
        _card(sheet, view, card, words, left, right, y, high, f"setup card {place}")
        y += high + GAP
    return y


def _card(
    sheet: Sheet,
    view: RootView,
    card: SetupCardView,
    words: Words,
    left: float,
    right: float,
    top: float,
    high: float,
    group: str,
) -> None:
    """Lay out one card: the faction's head and name; a sword, a lock, or whose it is."""
    key = card.card.partition(":")[0]
    hue, middle = hue_of(key), top + high / 2
    free = card.taken is None and not card.locked
    paper, line = (hue.tint, hue.coat) if free else (theme.PAPER_DEEP, theme.RULE_LINE)
    back = panel(round(right - left), round(high), 14, paper, line, 4)
    sheet.put("ground", back, (left + right) / 2, middle)
    size = round(high - 16)
    box = sheet.put(group, heads.head(key, size, 0), left + 14 + size / 2, middle)
    end = right - 12.0
    mark = round(high * 0.62)
    if card.taken is not None:
        owner = view.seats[card.taken]
        image = heads.shield(hue, letter_of(f"seat{card.taken + 1}", words), mark)
        end = sheet.put(f"{group} of {owner.key}", image, end - mark / 2, middle).left
        end = sheet.put(group, sprite("tick", mark), end - mark / 2 - 2, middle).left
    else:
        drawing = "lock" if card.locked else "battle" if card.militant else ""
        if drawing:
            end = sheet.put(group, sprite(drawing, mark), end - mark / 2, middle).left
    room = end - box.right - 18
    name = card_name(card.card, words)
    if card.proposed:
        told = f"{name} ({words.say('board-proposed')})"
        name = told if text_width(told, "title", _LEAST) <= room else f"{name} *"
    wanted = fitting(name, min(34, round(high * 0.5)), _LEAST, room)
    text = shorten(name, "title", wanted, round(room))
    fill = theme.INK if free else theme.FADED
    sheet.text(group, text, box.right + 10, middle, face="title", size=wanted, fill=fill)
