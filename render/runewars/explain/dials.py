"""The three dials: their positions, the spaces that count, and the yield of the next space."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.language.words import Words
from engine.runewars.pieces import FOOD, Resource
from engine.runewars.view import RunewarsView
from render import theme
from render.boxes import Sheet, paint
from render.canvas import Picture, blank, panel, sprite
from render.change_marks import FRESH
from render.lettering import wrap
from render.runewars.board import sprites
from render.runewars.printed import DIAL_MOST, SHEETS, UNITS, dial_icons
from render.runewars.text.names import army, name_of, unit_name

WIDE = 900
_EDGE, _HEAD, _SPACE, _GAP = 24, 100, 88, 7
_TEXT, _LEADING = 30, 36


def dials_picture(view: RunewarsView, words: Words) -> Picture | None:
    """Draw the viewer's dials; None before it has a faction."""
    if faction_of(view) not in SHEETS:
        return None
    assert view.seat is not None
    seat = view.seats[view.seat]
    sheet = Sheet()
    hue = army(view, seat.seat)
    sheet.put("ground", panel(WIDE, _HEAD, 1, hue.coat, theme.INK, 0), WIDE / 2, _HEAD / 2)
    sheet.put("sign", sprites.sign(seat.faction, 78), 66, _HEAD / 2, sprites.SHADOW)
    title = words.say("dials-title", who=name_of(view, seat.seat, words))
    sheet.text("title", title, 122, _HEAD / 2, face="title", size=42, fill=hue.text)
    y = float(_HEAD + 16)
    for resource, value in seat.dials:
        y = _dial(sheet, view, resource, value, words, y)
    told = [next_space(view, resource, value, words) for resource, value in seat.dials]
    text = " ".join([f"{title}.", *told])
    return Picture(paint(blank(WIDE, round(y)), sheet), text)


def _dial(
    sheet: Sheet, view: RunewarsView, resource: Resource, value: int, words: Words, top: float
) -> float:
    """Lay out a dial with its spaces, the present one golden, and the yield of the next one."""
    faction = faction_of(view)
    for step, icons in enumerate(dial_icons(view, faction, resource)[: DIAL_MOST + 1]):
        x, y = _EDGE + step * (_SPACE + _GAP) + _SPACE / 2, top + _SPACE / 2
        sheet.put("ground", _space(step, value), x, y)
        group = f"dial {resource} {step}"
        inset = 15 if step == value + 1 else 8
        left, line = x - _SPACE / 2 + inset, y - 35 + inset
        sheet.text(group, str(step), left, line, face="bold", size=27)
        for icon in icons:
            sheet.put(group, _icon(icon, faction), x + 8, y + 10)
    line = top + _SPACE + 28
    sheet.put(f"icon {resource}", sprite(resource, 60), _EDGE + 32, line + 8)
    lines = wrap(next_space(view, resource, value, words), "plain", _TEXT, WIDE - 2 * _EDGE - 84, 4)
    for place, text in enumerate(lines):
        group = f"said {resource} {place}"
        sheet.text(group, text, _EDGE + 80, line + place * _LEADING, size=_TEXT)
    return line + max(2, len(lines)) * _LEADING + 6


def faction_of(view: RunewarsView) -> str:
    """Return the viewer's faction."""
    assert view.seat is not None, "a spectator has no dials"
    return view.seats[view.seat].faction


def _space(step: int, value: int) -> Image.Image:
    """Return a space: the present one golden, the next one outlined, higher ones dark."""
    fill = theme.PAPER_LIGHT if step < value else theme.GOLD if step == value else theme.PAPER_DEEP
    image = panel(_SPACE, _SPACE, 14, fill, theme.INK if step <= value else theme.RULE_LINE, 4)
    if step != value + 1:
        return image
    outer = panel(_SPACE, _SPACE, 14, FRESH, theme.INK, 3).copy()
    inner = panel(_SPACE - 18, _SPACE - 18, 8, theme.PAPER_LIGHT, theme.INK, 2)
    outer.alpha_composite(inner, (9, 9))
    return outer


def _icon(icon: str, faction: str) -> Image.Image:
    unit = next((n for n, each in enumerate(UNITS) if each.key == icon), None)
    if unit is None:
        return sprite(icon, 50)
    return sprites.unit(unit, theme.army_of(faction), 56)


def next_space(view: RunewarsView, resource: Resource, value: int, words: Words) -> str:
    """Write the position of one of the viewer's dials, and the yield of its next space."""
    name = words.say(f"resource-{resource}")
    where = words.say("dials-at", resource=name[0].upper() + name[1:], value=value)
    if value >= DIAL_MOST:
        return f"{where} {words.say('dials-most')}"
    brings = _brings(dial_icons(view, faction_of(view), resource)[value + 1], resource, words)
    feeds = words.say("dials-feeds", n=value + 1) if resource == FOOD else ""
    told = words.say("dials-next", value=value + 1, what=brings)
    return " ".join(each for each in (where, told, feeds) if each)


def _brings(icons: Sequence[str], resource: Resource, words: Words) -> str:
    units = {each.key: number for number, each in enumerate(UNITS)}
    named = words.say(f"resource-{resource}")
    told = [
        words.say("dials-unit", unit=unit_name(units[icon], words), resource=named)
        if icon in units
        else words.say(f"dials-{icon}")
        for icon in icons
    ]
    return "; ".join(told) or words.say("dials-nothing")
