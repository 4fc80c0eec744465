"""The draft beside the map: the setup cards with their owners and locks (Law 19.8)."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.root.view import RootView, SetupCardView
from render import theme
from render.boxes import Box, Sheet
from render.canvas import panel, sprite
from render.lettering import fitting, shorten, text_width
from render.root.board import sprites
from render.root.text.names import card_name
from render.theme import hue_of

TITLE = 44
GAP = 8
_LEAST = 22
"""Smallest size of a name."""


def lay_out_draft(
    sheet: Sheet, view: RootView, words: Words, left: float, right: float, top: float, high: float
) -> float:
    """Lay out the setup cards in a column under a heading; return its lower end."""
    sheet.text("draft", words.say("board-draft"), left + 8, top + TITLE / 2, face="title", size=32)
    y = top + TITLE
    for place, card in enumerate(view.draft):
        _card(sheet, view, card, words, Box(left, y, right, y + high), f"setup card {place}")
        y += high + GAP
    return y


def _card(
    sheet: Sheet, view: RootView, card: SetupCardView, words: Words, place: Box, group: str
) -> None:
    """Lay out one card: the faction's head and name; a sword, a lock, or the owner."""
    key = card.card.partition(":")[0]
    hue, middle, high = hue_of(key), place.middle[1], place.height
    free = card.taken is None and not card.locked
    paper, line = (hue.tint, hue.coat) if free else (theme.PAPER_DEEP, theme.RULE_LINE)
    back = panel(round(place.width), round(high), 14, paper, line, 4)
    sheet.put("ground", back, *place.middle)
    size = round(high - 16)
    box = sheet.put(group, sprites.head(key, size, 0), place.left + 14 + size / 2, middle)
    drawing = "tick" if card.taken is not None else "lock" if card.locked else ""
    drawing = drawing or ("battle" if card.militant else "")
    end, mark = place.right - 12.0, round(high * 0.5)
    if drawing:
        end = sheet.put(f"{group} mark", sprite(drawing, mark), end - mark / 2, middle).left
    room = end - box.right - 18
    name = card_name(card.card, words)
    if card.proposed:
        told = f"{name} ({words.say('board-proposed')})"
        name = told if text_width(told, "title", _LEAST) <= room else f"{name} *"
    owner = "" if card.taken is None else view.seats[card.taken].player
    lines = [name, owner] if owner else [name]
    fill = theme.INK if free else theme.FADED
    most = min(34, round(high * (0.36 if owner else 0.5)))
    for number, each in enumerate(lines):
        wanted = fitting(each, "title", most, _LEAST, room)
        text = shorten(each, "title", wanted, round(room))
        y = place.top + high * (number + 1) / (len(lines) + 1)
        sheet.text(
            f"{group} {number}", text, box.right + 10, y, face="title", size=wanted, fill=fill
        )
