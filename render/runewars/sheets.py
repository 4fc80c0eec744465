"""A faction's sheet: dials with their icons, units, orders, strongholds, Titles and heroes."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.language.words import Words
from engine.runewars.pieces import Resource
from engine.runewars.view import HeroView, RunewarsView, SeatView
from render import theme
from render.canvas import Picture, panel, sprite
from render.layout.page import HEADER, LEFT, RIGHT, WIDTH, Page
from render.lettering import shorten, text_width, wrap
from render.runewars.board import sprites
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
from render.runewars.text.names import (
    area_name,
    army,
    hero_name,
    name_of,
    reward_name,
    thing_name,
    unit_name,
)
from render.runewars.text.seats import hero_line, seat_line

_SPACE = 118
_UNIT_HIGH = 132
_HERO_HIGH = 152


def sheet_picture(view: RunewarsView, seat: int, words: Words, large: bool = False) -> Picture:
    """Draw all open information of a seat; to its own seat also its heroes' Rewards."""
    page = lay_out_sheet(view, seat, words)
    whose = view.seats[seat]
    lines = [seat_line(view, whose, words)]
    lines += [hero_line(view, hero, words) for hero in view.heroes if hero.seat == seat]
    return Picture(page.paint(16, large), "\n".join(lines)[:1000])


def lay_out_sheet(view: RunewarsView, seat: int, words: Words) -> Page:
    """Lay out a seat's sheet from top to bottom."""
    page, whose = Page(words), view.seats[seat]
    _header(page, view, whose)
    if whose.faction in SHEETS:
        page.section("sheet-dials")
        for resource, value in whose.dials:
            _dial(page, view, whose.faction, resource, value)
        page.section("sheet-units")
        _units(page, view, whose)
    page.section("sheet-orders")
    lay_out_orders(page, whose.orders)
    left = words.say("sheet-strongholds-left", n=STRONGHOLDS - whose.strongholds)
    page.section("sheet-realm", left)
    _realm(page, view, whose)
    heroes = [hero for hero in view.heroes if hero.seat == seat]
    if heroes:
        page.section("sheet-heroes")
        for hero in heroes:
            _hero(page, view, hero)
    return page


def _header(page: Page, view: RunewarsView, seat: SeatView) -> None:
    """Name the seat on a band of its colour, with runes, influence and cards."""
    hue, sheet, middle = army(view, seat.seat), page.sheet, HEADER / 2
    sheet.put("ground", panel(WIDTH, HEADER, 1, hue.coat, theme.INK, 0), WIDTH / 2, middle)
    sheet.put("ground", panel(WIDTH, 8, 1, theme.INK, theme.INK, 0), WIDTH / 2, HEADER)
    sheet.put("sign", sprites.sign(seat.faction, 118), 90, middle, sprites.SHADOW)
    right = WIDTH - 34.0
    entries = [
        ("quests", seat.quests), ("tactics", seat.tactics), ("influence", seat.influence),
        ("rune", seat.rune_areas),
    ]  # fmt: skip
    if seat.dragons is not None and seat.rune_areas:
        entries.insert(3, ("rune-dragon", seat.dragons))
    for icon, number in entries:
        box = sheet.text(
            icon, str(number), right, middle, face="number", size=56, fill=hue.text, anchor="r"
        )
        right = sheet.put(icon, sprite(icon, 66), box.left - 42, middle).left - 22
    size, name = 60, name_of(view, seat.seat, page.words)
    while size > 34 and text_width(name, "title", size) > right - 168:
        size -= 2
    sheet.text("name", name, 168, middle, face="title", size=size, fill=hue.text)
    page.y = HEADER + 14


def _dial(page: Page, view: RunewarsView, faction: str, resource: Resource, value: int) -> None:
    """Lay out a dial with the icons of every space; the present one and all lower ones count."""
    sheet, y = page.sheet, page.y
    sheet.put(f"dial {resource}", sprite(resource, 74), LEFT + 44, y + _SPACE / 2)
    hue = theme.army_of(faction)
    for step, icons in enumerate(dial_icons(view, faction, resource)[: DIAL_MOST + 1]):
        x = LEFT + 106 + step * (_SPACE + 11)
        counted, now = step <= value, step == value
        fill = theme.GOLD if now else theme.PAPER_LIGHT if counted else theme.PAPER_DEEP
        space = panel(_SPACE, _SPACE - 8, 16, fill, theme.INK if counted else theme.RULE_LINE, 4)
        sheet.put("ground", space, x + _SPACE / 2, y + _SPACE / 2)
        group = f"dial {resource} {step}"
        sheet.text(group, str(step), x + 12, y + 24, face="bold", size=26, fill=theme.FADED)
        for icon in icons:
            unit = next((n for n, each in enumerate(UNITS) if each.key == icon), None)
            image = sprite(icon, 68) if unit is None else sprites.unit(unit, hue, 76)
            sheet.put(group, image, x + _SPACE / 2 + 8, y + _SPACE / 2 + 4)
    page.y += _SPACE + 4


def _units(page: Page, view: RunewarsView, seat: SeatView) -> None:
    """Lay out the types of unit: initiative, health, numbers on the board and in supply."""
    hue, sheet, words = army(view, seat.seat), page.sheet, page.words
    step = (RIGHT - LEFT) / 2
    for place, (unit, left) in enumerate(seat.supply):
        facts = UNITS[unit]
        x, y = LEFT + place % 2 * step, page.y + place // 2 * _UNIT_HIGH
        group = f"unit {facts.key}"
        sheet.put(group, sprites.unit(unit, hue, 70), x + 38, y + 42)
        name = shorten(unit_name(unit, words), "title", 32, 300)
        sheet.text(group, name, x + 84, y + 24, face="title", size=32)
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
        sheet.text(f"{group} facts", shorten(said, "plain", 27, 400), x + 84, y + 60, size=27)
        ability = words.say(f"unit-{facts.key.replace('_', '-')}.text")
        for row, line in enumerate(wrap(ability, "plain", 23, round(step) - 110, 2)):
            sheet.text(f"{group} {row}", line, x + 84, y + 90 + row * 25, size=23, fill=theme.FADED)
        supply = words.say("sheet-left", left=left, all=facts.figures)
        sheet.text(
            f"{group} left", supply, x + step - 24, y + 24, face="bold", size=28,
            fill=theme.FADED, anchor="r",
        )  # fmt: skip
    page.y += -(-len(seat.supply) // 2) * _UNIT_HIGH


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
    text = shorten(said, "bold", 32, RIGHT - LEFT - 90)
    page.sheet.text(group, text, LEFT + 80, page.y + 32, face="bold", size=32)
    page.y += 64


def _hero(page: Page, view: RunewarsView, hero: HeroView) -> None:
    """Lay out a hero: attributes with training, health, place, Rewards."""
    sheet, words, facts = page.sheet, page.words, HEROES[hero.hero]
    group, y = f"hero {hero.hero}", page.y
    back = panel(RIGHT - LEFT, _HERO_HIGH - 10, 16, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
    sheet.put("ground", back, (LEFT + RIGHT) / 2, y + _HERO_HIGH / 2 - 4)
    image = sprites.hero(army(view, hero.seat), 1, hero.routed, 84)
    sheet.put(group, image, LEFT + 58, y + 68)
    state = "routed" if hero.routed else "commander" if hero.commander else "none"
    said = words.say(
        "sheet-hero",
        hero=hero_name(hero.hero, words),
        place=area_name(view, hero.area, words),
        state=state,
    )
    sheet.text(group, shorten(said, "title", 34, 620), LEFT + 116, y + 32, face="title", size=34)
    room = RIGHT - LEFT - 140
    text = shorten(words.say(f"hero-{facts.key.replace('_', '-')}.text"), "italic", 27, room)
    sheet.text(f"{group} text", text, LEFT + 116, y + 76, face="italic", size=27, fill=theme.FADED)
    rewards = shorten(_rewards(hero, words), "plain", 27, room)
    sheet.text(f"{group} rewards", rewards, LEFT + 116, y + 112, size=27)
    x, training, whole = RIGHT - 20.0, dict(hero.training), str(facts.health)
    numbers: Sequence[tuple[str, str]] = (
        *((each, str(value + training.get(each, 0))) for each, value in facts.attributes.items()),
        ("health", f"{facts.health - hero.damage}/{whole}" if hero.damage else whole),
    )
    for icon, number in reversed(numbers):
        box = sheet.text(f"{group} {icon}", number, x, y + 32, face="number", size=40, anchor="r")
        x = sheet.put(f"{group} {icon}", sprite(icon, 42), box.left - 28, y + 32).left - 18
    page.y += _HERO_HIGH


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
