"""The column beside the map: its measures, the round above, the shared items below."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.root.view import RootView
from render import theme
from render.boxes import Sheet
from render.canvas import panel, sprite
from render.lettering import fitting, shorten
from render.root.board import sprites
from render.root.board.measures import FRAME, HEIGHT, WIDTH
from render.root.hirelings import lay_out_hired
from render.root.printed import suit_of
from render.root.text.names import short_name

LEFT, RIGHT = FRAME[2] + 30, WIDTH - 12
MIDDLE = (LEFT + RIGHT) / 2
ACROSS = RIGHT - LEFT
HEAD_HIGH = 96
FOOT_HIGH = 132
PHASES = ("birdsong", "daylight", "evening")


def lay_out_header(sheet: Sheet, view: RootView, words: Words) -> None:
    """Draw the round and the phase, with the current phase's sign lit."""
    top = FRAME[1]
    back = panel(ACROSS, HEAD_HIGH, 18, theme.INK, theme.INK, 0)
    sheet.put("ground", back, MIDDLE, top + HEAD_HIGH / 2)
    if view.phase == "over":
        _winners(sheet, view, words, top)
        return
    sheet.text(
        "round",
        words.say("board-round", round=view.round),
        LEFT + 20,
        top + 31,
        face="title",
        size=33,
        fill=theme.PAPER_LIGHT,
    )
    text = words.say(f"phase-{view.phase}")
    free = any(each.controller is None for each in view.hirelings)
    size = fitting(text, "bold", 38, 24, ACROSS - 40 - 145 * free)
    sheet.text("phase", text, LEFT + 20, top + 69, face="bold", size=size, fill=theme.GOLD)
    for place, phase in enumerate(PHASES):
        x, y = RIGHT - 128 + place * 50, top + 31
        lit = phase == view.phase
        back = panel(46, 46, 23, theme.PAPER_LIGHT if lit else "#4a3d31", theme.INK, 0)
        sheet.put("ground", back, x, y)
        sheet.put(f"phase {phase}", sprite(f"phase-{phase}", 36, look="" if lit else "faded"), x, y)
    if view.hirelings:
        lay_out_hired(sheet, view, None, RIGHT - 145, top + 73)


def _winners(sheet: Sheet, view: RootView, words: Words, top: float) -> None:
    """Draw the winners instead of the round."""
    who = " + ".join(short_name(view.seats[seat], words) for seat in view.winners)
    sheet.put("crown", sprite("crown", 66), LEFT + 50, top + 46)
    left, room = LEFT + 96, ACROSS - 110
    size = fitting(who, "title", 35, 20, room)
    text = shorten(who, "title", size, room)
    white = theme.PAPER_LIGHT
    sheet.text("won", text, left, top + 32, face="title", size=size, fill=white)
    wins = words.say("board-wins", who=who, n=len(view.winners))
    size = fitting(wins, "bold", 34, 24, room)
    sheet.text("wins", wins, left, top + 69, face="bold", size=size, fill=theme.GOLD)


def lay_out_footer(sheet: Sheet, view: RootView, words: Words) -> None:
    """Show the shared items, taken ones faded, and the dominance cards beside the map."""
    top = HEIGHT - 12 - FOOT_HIGH
    back = panel(ACROSS, FOOT_HIGH, 18, theme.PAPER_DEEP, theme.RULE_LINE, 3)
    sheet.put("ground", back, MIDDLE, top + FOOT_HIGH / 2)
    forged = dict(view.forge)
    for place, (item, left) in enumerate(view.item_supply):
        number = left or forged.get(item, 0)
        x, y = LEFT + 31 + place * ((ACROSS - 16) / len(view.item_supply)), top + 34
        look = "" if number else "faded"
        sheet.put(f"item {item}", sprite(f"item-{item}", 42, look=look), x, y)
        if not left and number:  # on the Forge, marked with its sign
            sheet.put(f"item {item}", sprite("landmark-legendary_forge", 24), x + 10, y - 13)
        if number > 1:
            sheet.number(f"item {item}", number, x + 8, y + 19, 42, "m")
    line = top + 98
    x = LEFT + 14.0
    for icon, number in (("deck", view.deck), ("discard", len(view.discard))):
        box = sheet.put(icon, sprite(icon, 38), x + 19, line)
        box = sheet.text(icon, str(number), box.right + 5, line, face="number", size=34)
        x = box.right + 14
    step = 44 if len(view.available) <= 3 else 38
    for place, card in enumerate(view.available):
        middle = RIGHT - 28 - (len(view.available) - 1 - place) * step
        group = f"available {place}"
        box = sheet.put(group, sprite("dominance", step - 2), middle, line)
        badge = sprites.badge(suit_of(card), "", round(step * 0.6), words)
        sheet.put(group, badge, middle, box.middle[1] - 4, sprites.SHADOW)
