"""One area close up: its pieces, drawn large and named, its holder, its neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.language.words import Words
from engine.runewars.view import FACEDOWN, AreaView, FighterView, RunewarsView
from render.boxes import Box, Placed, Point, Sheet
from render.canvas import Picture, sprite
from render.layout.alt_text import counted_line
from render.layout.close_up import (
    COLUMN,
    EDGE,
    HIGH,
    PICTURE,
    WIDE,
    Window,
    height_for,
    land,
    nearest_free,
    page_of,
    scene,
)
from render.layout.column import Entry, describe_entries, lay_out_entries
from render.runewars.board import sprites
from render.runewars.board.areas import holder_of, lay_out_area
from render.runewars.board.geometry import FRAME, HEIGHT, WIDTH, Ground, ground_of
from render.runewars.board.marks import fresh_names
from render.runewars.board.scenery import scenery_svg
from render.runewars.printed import HEROES, STRENGTH_DAMAGED, STRENGTH_UNDAMAGED
from render.runewars.text.names import army, name_of, place_name, thing_name, unit_name
from render.runewars.text.seats import hero_line
from render.runewars.text.text_board import neighbours, neighbours_in_words
from render.strokes import towards

ACROSS = 2.0
"""Width of a close-up in hexes, measured from tip to tip."""
_ICON = 68
_SIGN = 64


def focus_picture(view: RunewarsView, place: int, words: Words) -> Picture:
    """Draw an area close up, with everything in it in words beside it."""
    area, ground = view.area(place), ground_of(view)
    column, entries = Sheet(), entries_of(view, area, words)
    bottom = lay_out_entries(column, entries, COLUMN, PICTURE - 30, EDGE + 8)
    window = window_on(ground, area, height_for(bottom))
    shown = scene(
        land(scenery_svg(view), (WIDTH, HEIGHT), window),
        window,
        lay_out_around(view, window, [place], words),
        [seen_through(ground, window).corners(area.hex)],
        lay_out_focus(view, place, window, words),
    )
    return Picture(page_of(shown, column, bottom + EDGE), describe_entries(entries))


def window_on(ground: Ground, area: AreaView, high: int = HIGH) -> Window:
    """Open a window on an area."""
    zoom = max(WIDE / (ACROSS * 2 * ground.wide), high / (FRAME[3] - FRAME[1]))
    return Window.on(ground.place(area.hex), round(zoom, 3), Box(*FRAME), high=high)


def seen_through(ground: Ground, window: Window) -> Ground:
    """Return the geometry of the board as seen through a window."""
    return replace(
        ground,
        wide=ground.wide * window.zoom,
        high=ground.high * window.zoom,
        origin=window.at(ground.origin),
        zoom=window.zoom,
    )


def lay_out_around(
    view: RunewarsView, window: Window, but: Sequence[int], words: Words
) -> Iterator[Placed]:
    """Lay out the other areas, as much of them as the window shows."""
    near = seen_through(ground_of(view), window)
    for area in view.areas:
        hexagon = Box.around(*near.place(area.hex), 2 * near.wide, 2 * near.high)
        if area.area not in but and hexagon.overlaps(window.box):
            yield from lay_out_area(view, area, near, words, frozenset())


def lay_out_focus(view: RunewarsView, place: int, window: Window, words: Words) -> list[Placed]:
    """Lay out the area itself, and the names of its neighbours."""
    area, near = view.area(place), seen_through(ground_of(view), window)
    placed = list(lay_out_area(view, area, near, words, fresh_names(view, place)))
    middle = near.place(area.hex)
    taken = [each.box for each in placed if each.group != "ground"]
    taken.append(Box.around(*middle, 1.5 * near.wide, 2 * near.high))
    for there, _ in neighbours(view, area):
        own = [each for each in lay_out_area(view, there, near, words, frozenset())
               if each.group in (f"name {there.key}", f"banner {there.key}")]  # fmt: skip
        if all(each.box.inside(window.box) for each in own):
            placed += own
            taken += [each.box for each in own]
            continue
        wanted = towards(middle, near.place(there.hex), 0.66)
        placed += _signpost(view, there, wanted, window, taken)
    return placed


def _signpost(
    view: RunewarsView, there: AreaView, wanted: Point, window: Window, taken: list[Box]
) -> Iterator[Placed]:
    """Write a neighbour's name and its holder where the way to it leads."""
    name = sprites.label(there.key, _SIGN)
    standing = sum(number for _, number in there.standing)
    holder = holder_of(there)
    held = bool(there.standing or there.routed) or holder is not None
    faction = "neutral" if holder is None else view.seats[holder].faction
    flag = sprites.banner(faction, str(standing) if standing else "", _SIGN - 8)
    width = name.width + (flag.width + 8 if held else 0)
    box = nearest_free(wanted, width, _SIGN, taken, window.inner(8))
    if box is None:
        return
    taken.append(box)
    group, y = f"next {there.key}", box.middle[1]
    yield Placed(group, Box.around(box.left + name.width / 2, y, *name.size), name)
    if held:
        yield Placed(group, Box.around(box.right - flag.width / 2, y, *flag.size), flag)


# The text beside it


def entries_of(view: RunewarsView, area: AreaView, words: Words) -> list[Entry]:
    """List the entries about an area."""
    return [
        _title(area, words),
        _held(view, area, words),
        *_units(view, area, words),
        *_built(view, area, words),
        *_heroes(view, area, words),
        *_tokens(view, area, words),
        _next(view, area, words),
    ]


def _title(area: AreaView, words: Words) -> Entry:
    name = sprites.label(area.key, 56)
    yields = [(words.say(f"resource-{kind}"), n) for kind, n in area.yields]
    text = counted_line(yields, words) or words.say("focus-barren")
    return Entry(name, place_name(area, words), text)


def _held(view: RunewarsView, area: AreaView, words: Words) -> Entry:
    """Return the area's controller, and whose home it is."""
    home = "" if area.home is None else words.say("text-home", who=name_of(view, area.home, words))
    if area.controller is None:
        wild = words.say("focus-wild") if area.neutral else home
        return Entry(sprites.sign("", _ICON), words.say("focus-free"), wild, shadow=sprites.SHADOW)
    title = words.say("focus-controls", who=name_of(view, area.controller, words))
    image = sprites.sign(view.seats[area.controller].faction, _ICON)
    return Entry(image, title, home, shadow=sprites.SHADOW)


def _units(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Entry]:
    """Name the units: the numbers standing and routed, and their damage."""
    hue, fresh = army(view, area.owner), fresh_names(view, area.area)
    standing, routed = dict(area.standing), dict(area.routed)
    for unit in dict.fromkeys((*standing, *routed)):
        lying = standing.get(unit, 0) == 0
        n = standing.get(unit, 0) + routed.get(unit, 0)
        notes = []
        if routed.get(unit, 0):
            notes.append(words.say("text-routed", n=routed[unit]))
        if damage := _damage(view, area, unit):
            notes.append(words.say("text-damage", n=damage))
        title = words.say("text-units", n=n, unit=unit_name(unit, words))
        image = sprites.unit(unit, hue, _ICON, lying)
        if area.owner != area.controller:
            notes.insert(0, words.say("focus-of", who=name_of(view, area.owner, words)))
        yield Entry(image, title, ", ".join(notes), f"unit {unit}" in fresh)


def _damage(view: RunewarsView, area: AreaView, unit: int) -> int:
    """Count the damage on units of a kind in the battle under way."""
    battle = view.battle
    if battle is None or battle.area != area.area:
        return 0
    mine: Sequence[FighterView] = (
        battle.attackers if battle.attacker == area.owner else battle.defenders
    )
    return sum(each.damage for each in mine if each.unit == unit)


def _built(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Entry]:
    """Name the stronghold with its development, and the city."""
    built = area.stronghold
    if built is not None:
        hue = army(view, built.seat)
        image = sprites.stronghold(hue, built.damaged, bool(built.development), _ICON)
        title = words.say(
            "text-stronghold",
            who=name_of(view, built.seat, words),
            damaged="yes" if built.damaged else "no",
        )
        strength = STRENGTH_DAMAGED if built.damaged else STRENGTH_UNDAMAGED
        notes = [words.say("focus-strength", n=strength)]
        if built.development:
            notes.append(thing_name("development", built.development, words))
        yield Entry(image, title[:1].upper() + title[1:], ", ".join(notes))
    if area.city:
        city = thing_name("city", area.city, words)
        yield Entry(sprite("city", _ICON), words.say("focus-city", city=city))


def _heroes(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Entry]:
    """Name the heroes with their player and their open cards."""
    for hero in view.heroes:
        if hero.area == area.area:
            image = sprites.hero(army(view, hero.seat), 1, hero.routed, _ICON)
            title, _, rest = hero_line(view, hero, words).partition(": ")
            name = thing_name("hero", HEROES[hero.hero].key, words)
            who = words.say("focus-of", who=name_of(view, hero.seat, words))
            yield Entry(image, name, f"{who}; {rest}" if title else who)


def _tokens(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Entry]:
    """Name runes as the viewer knows them, activations, exploration tokens, abandoned Rewards."""
    if area.rune:
        private = area.rune != FACEDOWN and not area.rune_shown
        shown = "no" if private else "yes"
        text = words.say(f"text-rune-{area.rune}", shown=shown)
        yield Entry(sprites.rune(area.rune, private, _ICON), words.say("focus-runes"), text)
    if area.activated:
        hues = tuple(army(view, seat) for seat in area.activated)
        who = ", ".join(name_of(view, seat, words) for seat in area.activated)
        yield Entry(sprites.seal(hues, _ICON), words.say("focus-activated"), who)
    if area.exploration:
        key = area.exploration
        name = "" if key == FACEDOWN else thing_name("exploration", key, words)
        text = name or words.say("text-exploration")
        yield Entry(sprites.exploration(key, name, _ICON), words.say("focus-exploration"), text)
    if area.left:
        yield Entry(sprite("left", _ICON), "", words.say("text-left", n=area.left))


def _next(view: RunewarsView, area: AreaView, words: Words) -> Entry:
    """Name the neighbours, and the border between."""
    text = ", ".join(neighbours_in_words(view, area, words)) or words.say("text-none")
    return Entry(sprite("signpost", 70), words.say("focus-next"), text)
