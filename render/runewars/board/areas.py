"""The contents of one area, laid out without overlaps.

Three rows: the banner of its holder above, its name, units and yield across the middle, its
stronghold or city and heroes below. Things without room in their row move to another; only then
everything but the name and the banner shrinks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.pieces import UnitId
from engine.runewars.view import FACEDOWN, AreaView, HeroView, RunewarsView
from render import theme
from render.boxes import Box, Placed
from render.canvas import sprite
from render.change_marks import halo
from render.lettering import numeral
from render.runewars.board import sprites
from render.runewars.board.geometry import Ground
from render.runewars.board.packing import BOTTOM, GAP, MIDDLE, TOP, Strip, Thing, pack
from render.runewars.text.changes import ghosts_in
from render.runewars.text.names import army, thing_name

_MARGIN = 5
_LARGEST = 50
"""Height of a row where there is room."""
_NAME = 42
"""Size of an area's name in hexes of the usual height."""
_USUAL = 62.0
_UPPER, _LOW = (TOP, BOTTOM, MIDDLE), (BOTTOM, TOP, MIDDLE)
"""Rows for things that belong above the units, and below them, the best first."""


@dataclass(frozen=True, slots=True)
class Troop:
    """Units of one kind, standing or routed."""

    unit: UnitId
    number: int
    routed: bool


def lay_out_area(
    view: RunewarsView,
    area: AreaView,
    ground: Ground,
    words: Words,
    fresh: frozenset[str],
    *,
    ghosts: bool = False,
) -> Iterator[Placed]:
    """Lay out an area; the things named in `fresh` have just changed and are outlined.

    Names: `unit 3` by its type, `hero 1` by its seat, `rune`. With `ghosts`, destroyed units are
    drawn and not only counted.
    """
    key, (x, y) = area.key, ground.place(area.hex)
    yield from _ring(view, area, ground)
    zoom = ground.zoom
    high = min(_LARGEST * zoom, (2 * ground.high - 2 * _MARGIN * zoom) / 3)
    name = sprites.label(key, round(_NAME * min(1.3 * zoom, ground.high / _USUAL)))
    left = x - ground.half_width(name.height / 2) + 10 * zoom
    yield Placed(f"name {key}", Box.around(left + name.width / 2, y, *name.size), name)
    pips = [kind for kind, number in area.yields for _ in range(number)]
    stack = yield from _yields(f"yield {key}", pips, ground, x, y, high)
    strips = _strips(ground, x, y, high, left + name.width + GAP, stack)
    things = _things(view, area, words, ghosts)
    troops = _troops(area)
    laid, boxes = pack(things, [troop.number for troop in troops], strips, high)
    for thing, box, image in laid:
        group = f"{thing.name} {key}"
        if thing.name in fresh:
            yield Placed(group, box, halo(round(max(box.width, box.height)) - 6, square=False))
        yield Placed(group, box, image)
    hue = army(view, area.owner)
    for troop, box in zip(troops, boxes, strict=True):
        yield from _troop(troop, box, hue, key, fresh)


def _ring(view: RunewarsView, area: AreaView, ground: Ground) -> Iterator[Placed]:
    """Ring the area in its controller's colour, and in yellow dashes where a battle was joined."""
    size = round(ground.wide / ground.zoom), round(ground.high / ground.zoom)
    box = Box.around(*ground.place(area.hex), 2 * ground.wide, 2 * ground.high)
    fought = any(each.kind == "battle" and each.to == area.area for each in view.changes)
    if area.controller is not None:
        yield Placed(
            "ground", box, sprites.ring(*size, army(view, area.controller).coat, False, ground.zoom)
        )
    if fought or (view.battle is not None and view.battle.area == area.area):
        yield Placed("ground", box, sprites.ring(*size, "#ffd23e", True, ground.zoom))


def _yields(
    group: str, pips: Sequence[str], ground: Ground, x: float, y: float, high: float
) -> Generator[Placed, None, Box]:
    """Stack the area's yield in its right corner; return the room of the stack."""
    size = round(min(high * 0.42, ground.high * 0.25))
    column = len(pips) * size
    right = x + ground.half_width(column / 2) - 7 * ground.zoom
    for place, kind in enumerate(pips):
        box = Box.around(right - size / 2, y + (place - (len(pips) - 1) / 2) * size, size)
        yield Placed(group, box, sprite(kind, size))
    return Box(right - size * bool(pips), y - column / 2, right, y + column / 2)


def _strips(
    ground: Ground, x: float, y: float, high: float, left: float, stack: Box
) -> tuple[Strip, Strip, Strip]:
    """Return the room of the three rows."""
    off = ground.high - _MARGIN * ground.zoom - high / 2
    reach = ground.half_width(off + high * 0.36) - 6 * ground.zoom
    right = x + reach
    if stack.bottom > y + off - high / 2:
        right = min(right, stack.left - GAP)
    return (
        Strip(x - reach, right, y - off),
        Strip(left, stack.left - GAP, y),
        Strip(x - reach, right, y + off),
    )


# Contents


def _things(view: RunewarsView, area: AreaView, words: Words, ghosts: bool) -> list[Thing]:
    """List the contents of the area other than its units, the most important first."""
    found = [*_held(view, area), *_built(view, area, words)]
    if area.rune:
        private = area.rune != FACEDOWN and not area.rune_shown
        kind = area.rune
        found.append(Thing("rune", lambda size: sprites.rune(kind, private, size), _UPPER))
    if view.battle is not None and view.battle.area == area.area:
        found.append(Thing("battle", lambda size: sprite("battle", size), (MIDDLE, BOTTOM, TOP)))
    if view.duel is not None and view.duel.attacker in area.heroes:
        found.append(Thing("duel", lambda size: sprite("duel", size), (MIDDLE, BOTTOM, TOP)))
    found += _heroes(view, area)
    found += ghosts_in(view, area) if ghosts else _losses(view, area)
    if area.activated:
        hues = tuple(army(view, seat) for seat in area.activated)
        found.append(Thing("activated", lambda size: sprites.seal(hues, size), _UPPER))
    if area.exploration:
        down = area.exploration == FACEDOWN
        letter = "" if down else thing_name("exploration", area.exploration, words)[0]
        found.append(
            Thing(
                "exploration",
                lambda size: sprites.exploration(letter, size),
                _LOW,
            )
        )
    if area.left:
        found.append(Thing("left", lambda size: sprite("left", size), _LOW))
    return found


def _held(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Draw the banner and number of the units there, or the controller's banner."""
    standing = sum(number for _, number in area.standing)
    if area.standing or area.routed:
        hue, text = army(view, area.owner), str(standing)
    elif area.controller is not None:
        hue, text = army(view, area.controller), ""
    else:
        return
    yield Thing(
        "banner", lambda size: sprites.banner(hue, hue.letter + text, size), (TOP,), least=1.0
    )


def _built(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Thing]:
    stronghold = area.stronghold
    if stronghold is not None:
        hue = army(view, stronghold.seat)
        yield Thing(
            "stronghold",
            lambda size: sprites.stronghold(
                hue, stronghold.damaged, bool(stronghold.development), size
            ),
            _LOW,
        )
    if area.city:
        name = thing_name("city", area.city, words)
        yield Thing("city", lambda size: sprites.city(name, size), (BOTTOM, TOP), least=0.7)


def _heroes(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Draw the heroes, one pawn per seat; routed ones lie."""
    here: dict[Seat, list[HeroView]] = {}
    for hero in view.heroes:
        if hero.area == area.area:
            here.setdefault(hero.seat, []).append(hero)
    for seat, heroes in here.items():
        yield Thing(f"hero {seat}", _pawn(view, seat, heroes), _LOW)


def _pawn(
    view: RunewarsView, seat: Seat, heroes: Sequence[HeroView]
) -> Callable[[int], Image.Image]:
    hue, number, routed = army(view, seat), len(heroes), all(hero.routed for hero in heroes)
    return lambda size: sprites.hero(hue, number, routed, size)


def _losses(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Draw the number of each seat's units just destroyed there."""
    lost: dict[Seat | None, int] = {}
    for change in view.changes:
        if change.kind == "destroy" and change.to == area.area:
            lost[change.seat] = lost.get(change.seat, 0) + change.count
    for seat, number in lost.items():
        yield Thing(f"lost {seat}", _plaque(view, seat, number), _UPPER)


def _plaque(view: RunewarsView, seat: Seat | None, number: int) -> Callable[[int], Image.Image]:
    hue = army(view, seat)
    return lambda size: sprites.lost(hue, number, size)


def _troops(area: AreaView) -> list[Troop]:
    """List the units by kind, the standing first."""
    standing = [Troop(unit, number, False) for unit, number in area.standing if number]
    return [*standing, *(Troop(unit, number, True) for unit, number in area.routed if number)]


def _troop(
    troop: Troop, box: Box, hue: theme.Hue, key: str, fresh: frozenset[str]
) -> Iterator[Placed]:
    """Draw units of one kind with their number beside them, or at their lower right."""
    group = f"{'routed' if troop.routed else 'units'} {troop.unit} {key}"
    size, beside = round(box.height), box.width > box.height
    figure = Box(box.left, box.top, box.left + size, box.bottom)
    if f"unit {troop.unit}" in fresh:
        yield Placed(group, figure, halo(size - 6, square=False))
    yield Placed(group, figure, sprites.unit(troop.unit, hue, size, troop.routed))
    if troop.number == 1:
        return
    scale = 0.98 if beside else max(0.62, 0.8 - size / 250)
    count = numeral(str(troop.number), round(size * scale), stroke=2 if size < 24 else 3)
    right, bottom = box.right, box.bottom - (size - count.height) / 2 * beside
    corner = Box(right - count.width, bottom - count.height, right, bottom)
    yield Placed(group, corner, count)
