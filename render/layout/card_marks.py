"""Marks of cards in a hand: a gold frame if playable now, a blue corner if spendable.

A card that is both has both.
"""

from __future__ import annotations

from PIL import Image

from engine.core.language.words import Words
from render import theme
from render.boxes import Sheet
from render.canvas import corner, kept, panel

CORNER = 44
_INSIDE = "#fffdf4"
_SIZE, _APART = 28, 38


@kept
def card_back(wide: int, high: int, rim: int, playable: bool) -> Image.Image:
    """Return an empty card, framed if it is playable."""
    if playable:
        image = panel(wide, high, 18, theme.GOLD, theme.INK, 3).copy()
        inner = panel(wide - 2 * rim, high - 2 * rim, 10, _INSIDE, theme.INK, 2)
        image.alpha_composite(inner, (rim, rim))
        return image
    return panel(wide, high, 18, theme.PAPER_LIGHT, theme.RULE_LINE, 3)


def with_corner(card: Image.Image) -> Image.Image:
    """Mark a card as one that can be spent."""
    marked = card.copy()
    marked.alpha_composite(corner(CORNER, theme.SPENT), (0, card.height - CORNER))
    return marked


def legend(
    sheet: Sheet, words: Words, left: float, top: float, *, playable: bool, spendable: bool
) -> float:
    """Explain a hand's marks, below each other; return their lower end."""
    blank = panel(34, 26, 6, theme.PAPER_LIGHT, theme.INK, 2).copy()
    blank.alpha_composite(corner(18, theme.SPENT, 2), (0, 26 - 18))
    for mark, image, there in (
        ("played", panel(34, 26, 6, theme.GOLD, theme.INK, 2), playable),
        ("spent", blank, spendable),
    ):
        if there:
            middle = top + _APART / 2
            sheet.put("legend", image, left + 17, middle)
            text = words.say(f"hand-legend-{mark}")
            sheet.text("legend", text, left + 46, middle, size=_SIZE, fill=theme.FADED)
            top += _APART
    return top
