"""A faction's sheet: dials with their icons, units, orders, strongholds, Titles and heroes.

It is as wide as a hand: where a phone is 390 pixels wide, no type is smaller than 11 pixels.
"""

from __future__ import annotations

from PIL import Image

from engine.core.language.words import Words
from engine.runewars.pieces import Resource
from engine.runewars.view import HeroView, RunewarsView, SeatView
from render import theme
from render.canvas import Picture, panel, sprite
from render.layout.cards import WIDE
from render.layout.page import LEFT, Page
from render.lettering import fitting, shorten, wrap
from render.runewars.board import sprites
from render.runewars.explain.heroes import lay_out_hero
from render.runewars.hand import lay_out_orders
from render.runewars.printed import (
    DIAL_MOST,
    HEROES,
    QUESTS,
    SHEETS,
    STRENGTH_DAMAGED,
    STRENGTH_UNDAMAGED,
    STRONGHOLDS,
    UNITS,
    dial_icons,
)
from render.runewars.text.names import army, name_of, reward_name, thing_name, unit_name
from render.runewars.text.seats import hero_line, seat_line

_HEAD, _SPACE, _GAP = 112, 79, 7
_TEXT, _LEADING = 29, 34
_RIGHT = WIDE - LEFT
_UNIT = 124
"""Left edge of what is said about a unit."""


def sheet_picture(view: RunewarsView, seat: int, words: Words, large: bool = False) -> Picture:
    """Draw all open information of a seat; to its own seat also its heroes' Rewards."""
    page = lay_out_sheet(view, seat, words)
    whose = view.seats[seat]
    lines = [seat_line(view, whose, words)]
    lines += [hero_line(view, hero, words) for hero in view.heroes if hero.seat == seat]
    return page.finish(16, "\n".join(lines), large)


def lay_out_sheet(view: RunewarsView, seat: int, words: Words) -> Page:
    """Lay out a seat's sheet from top to bottom."""
    page, whose = Page(words, WIDE), view.seats[seat]
    _header(page, view, whose)
    if whose.faction in SHEETS:
        page.section("sheet-dials")
        for resource, value in whose.dials:
            _dial(page, view, whose.faction, resource, value)
        page.section("sheet-units")
        _units(page, view, whose)
    page.section("sheet-orders")
    lay_out_orders(page, whose.orders, across=2)
    left = words.say("sheet-strongholds-left", n=STRONGHOLDS - whose.strongholds)
    page.section("sheet-realm", left)
    _realm(page, view, whose)
    heroes = [hero for hero in view.heroes if hero.seat == seat]
    if heroes:
        page.section("sheet-heroes")
        for number, hero in enumerate(heroes):
            if number:
                page.may_break(page.y)
            _hero(page, view, hero)
    return page


def _header(page: Page, view: RunewarsView, seat: SeatView) -> None:
    """Name the seat on a band of its colour, with runes, influence and cards."""
    hue, sheet, middle = army(view, seat.seat), page.sheet, _HEAD / 2
    sheet.put("ground", panel(WIDE, _HEAD, 1, hue.coat, theme.INK, 0), WIDE / 2, middle)
    sheet.put("ground", panel(WIDE, 6, 1, theme.INK, theme.INK, 0), WIDE / 2, _HEAD)
    sheet.put("sign", sprites.sign(seat.faction, 84), 66, middle, sprites.SHADOW)
    right = _RIGHT + 8.0
    entries = [
        ("quests", seat.quests), ("tactics", seat.tactics), ("influence", seat.influence),
        ("rune", seat.rune_areas),
    ]  # fmt: skip
    if seat.dragons is not None and seat.rune_areas:
        entries.insert(3, ("rune-dragon", seat.dragons))
    for icon, number in entries:
        box = sheet.text(
            icon, str(number), right, middle, face="number", size=46, fill=hue.text, anchor="r"
        )
        right = sheet.put(icon, sprite(icon, 48), box.left - 30, middle).left - 14
    name, room = name_of(view, seat.seat, page.words), round(right - 124)
    size = fitting(name, "title", 46, _TEXT, room)
    name = shorten(name, "title", size, room)
    sheet.text("name", name, 120, middle, face="title", size=size, fill=hue.text)
    page.y = _HEAD + 8


def _dial(page: Page, view: RunewarsView, faction: str, resource: Resource, value: int) -> None:
    """Lay out a dial with the icons of every space; the present one and all lower ones count."""
    sheet, y = page.sheet, page.y
    sheet.put(f"dial {resource}", sprite(resource, 60), LEFT + 32, y + _SPACE / 2)
    hue = theme.army_of(faction)
    for step, icons in enumerate(dial_icons(view, faction, resource)[: DIAL_MOST + 1]):
        x = LEFT + 72 + step * (_SPACE + _GAP)
        counted, now = step <= value, step == value
        fill = theme.GOLD if now else theme.PAPER_LIGHT if counted else theme.PAPER_DEEP
        space = panel(_SPACE, _SPACE, 14, fill, theme.INK if counted else theme.RULE_LINE, 4)
        sheet.put("ground", space, x + _SPACE / 2, y + _SPACE / 2)
        group = f"dial {resource} {step}"
        for icon in icons:
            unit = next((n for n, each in enumerate(UNITS) if each.key == icon), None)
            image = sprite(icon, 46) if unit is None else sprites.unit(unit, hue, 52)
            sheet.put(group, image, x + _SPACE / 2 + 9, y + _SPACE / 2 + 9)
        sheet.text(group, str(step), x + 8, y + 20, face="number", size=_TEXT)
    page.y += _SPACE + _GAP


def _units(page: Page, view: RunewarsView, seat: SeatView) -> None:
    """Lay out the types of unit: initiative, health, special, number in supply."""
    hue, sheet, words, top = army(view, seat.seat), page.sheet, page.words, page.y
    for unit, left in seat.supply:
        facts, y = UNITS[unit], page.y
        if y > top:
            page.may_break(y)
        group = f"unit {facts.key}"
        sheet.put(group, sprites.unit(unit, hue, 76), LEFT + 42, y + 46)
        supply = words.say("sheet-left", left=left, all=facts.figures)
        end = sheet.text(
            f"{group} left", supply, _RIGHT, y + 24, face="bold", size=_TEXT,
            fill=theme.FADED, anchor="r",
        )  # fmt: skip
        room = end.left - _UNIT - 12
        name = unit_name(unit, words)
        size = fitting(name, "title", 36, _TEXT, room)
        sheet.text(group, name, _UNIT, y + 24, face="title", size=size)
        page.y = _write(page, group, _facts(unit, words), y + 64) + 10


def _facts(unit: int, words: Words) -> list[tuple[str, str]]:
    """Return initiative, health and traits of a type of unit, and its special in battle."""
    facts = UNITS[unit]
    traits = [
        words.say(message)
        for message, has in (("sheet-flying", facts.flying), ("sheet-fast", facts.fast))
        if has
    ]
    said = words.say(
        "sheet-unit",
        initiative=facts.initiative,
        health=facts.health,
        traits=", ".join(traits) or "none",
    )
    return [("bold", said), ("plain", words.say(f"unit-{facts.key.replace('_', '-')}.text"))]


def _write(page: Page, group: str, said: list[tuple[str, str]], y: float) -> float:
    """Write sentences below each other, in full; return their lower end."""
    lines = [
        (face, line) for face, text in said for line in wrap(text, face, _TEXT, _RIGHT - _UNIT, 9)
    ]
    for place, (face, line) in enumerate(lines):
        page.sheet.text(f"{group} {place}", line, _UNIT, y, face=face, size=_TEXT)
        y += _LEADING
    return y - _LEADING / 2


def _realm(page: Page, view: RunewarsView, seat: SeatView) -> None:
    """Lay out strongholds with their developments, Titles, the Objective, known Quests."""
    hue, words = army(view, seat.seat), page.words
    for area in view.areas:
        built = area.stronghold
        if built is None or built.seat != seat.seat:
            continue
        strength = STRENGTH_DAMAGED if built.damaged else STRENGTH_UNDAMAGED
        extra = thing_name("development", built.development, words) if built.development else "none"
        said = words.say("sheet-stronghold", place=area.key, strength=strength, development=extra)
        image = sprites.stronghold(hue, built.damaged, bool(built.development), 56)
        _line(page, f"stronghold {area.key}", image, said)
    for title in seat.titles:
        influence = dict(view.title_influence).get(title, 0)
        said = words.say("text-title-free", title=thing_name("title", title, words), n=influence)
        _line(page, f"title {title}", sprite(f"title-{title}", 52), said)
    if seat.victory:
        season = words.say(f"season-{seat.victory}")
        _line(page, "victory", sprite("victory", 54), words.say("text-victory-on", season=season))
    if seat.has_objective:
        _line(page, "objective", sprite("objective", 52), words.say("sheet-objective"))
    for quest in seat.known_quests:
        said = words.say("sheet-known-quest", quest=thing_name("quest", QUESTS[quest].key, words))
        _line(page, f"quest {quest}", sprite("quests", 52), said)


def _line(page: Page, group: str, image: Image.Image, said: str) -> None:
    """Show a drawing with a sentence beside it."""
    page.sheet.put(group, image, LEFT + 38, page.y + 32)
    lines = wrap(said, "bold", _TEXT, _RIGHT - LEFT - 80, 4)
    y = page.y + 32 - (len(lines) > 1) * _LEADING / 2
    for place, line in enumerate(lines):
        page.sheet.text(group, line, LEFT + 80, y + place * _LEADING, face="bold", size=_TEXT)
    page.y += max(64, 20 + len(lines) * _LEADING)


def _hero(page: Page, view: RunewarsView, hero: HeroView) -> None:
    """Lay out a hero: place, attributes, health, ability, Rewards."""
    words = page.words
    ability = thing_name("hero", HEROES[hero.hero].key + ".text", words)
    lines = [("italic", ability), ("plain", _rewards(hero, words))]
    page.y = lay_out_hero(page.sheet, view, hero, lines, words, page.y)


def _rewards(hero: HeroView, words: Words) -> str:
    """Return a hero's Rewards: the faceup ones, and for its own player the facedown ones."""
    shown = [reward_name(each, words) for each in hero.shown]
    facedown = hero.rewards - len(hero.shown)
    if hero.hidden is not None:
        own = (reward_name(each, words) for each in hero.hidden)
        shown += [words.say("sheet-hidden", reward=each) for each in own]
    elif facedown:
        shown.append(words.say("text-rewards", n=facedown))
    return words.say("sheet-rewards", rewards=", ".join(shown) or words.say("text-none"))
