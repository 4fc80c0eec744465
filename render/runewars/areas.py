"""What stands in one area, laid out so that nothing overlaps.

Three rows: the banner of who holds it above, its name, its units and what it yields across the
middle, its stronghold or city and heroes below. What finds no room in its row moves to another;
only then everything but the name and the banner shrinks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import Words
from engine.runewars.pieces import UnitId
from engine.runewars.view import FACEDOWN, AreaView, HeroView, RunewarsView
from render import theme
from render.boxes import Box, Placed
from render.canvas import numeral, sprite
from render.marking import halo
from render.runewars import figures
from render.runewars.geometry import Ground
from render.runewars.names import army, named

TOP, MIDDLE, BOTTOM = 0, 1, 2
"""The rows of an area."""

_MARGIN = 5
_LARGEST = 50
"""The height of a row where there is room."""
_NAME = 42
"""The size of an area's name in hexes of the usual height."""
_USUAL = 62.0
_GAP = 3


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in an area that is drawn at the size its row leaves."""

    name: str
    draw: Callable[[int], Image.Image]
    rows: tuple[int, ...]
    """The rows it may lie in, the best first."""
    least: float = 0.0
    """The part of its size that it keeps however crowded the area is."""


@dataclass(frozen=True, slots=True)
class Troop:
    """Units of one kind, standing or routed."""

    unit: UnitId
    number: int
    routed: bool


@dataclass(frozen=True, slots=True)
class Strip:
    """The room of a row."""

    left: float
    right: float
    y: float


def lay_out_area(
    view: RunewarsView, area: AreaView, ground: Ground, words: Words, fresh: frozenset[str]
) -> Iterator[Placed]:
    """Lay out an area; what is named in `fresh` has just changed and is outlined.

    Names: `unit bowman`, `hero 3`, `rune`.
    """
    key, (x, y) = area.key, ground.place(area.hex)
    yield from _ring(view, area, ground)
    high = min(_LARGEST, (2 * ground.high - 2 * _MARGIN) / 3)
    name = figures.label(key, round(_NAME * max(0.55, min(1.3, ground.high / _USUAL))))
    left = x - ground.half_width(name.height / 2) + 10
    yield Placed(f"name {key}", Box.around(left + name.width / 2, y, *name.size), name)
    pips = [kind for kind, number in area.yields for _ in range(number)]
    stack = yield from _yields(f"yield {key}", pips, ground, x, y, high)
    strips = _strips(ground, x, y, high, left + name.width + _GAP, stack)
    things = _things(view, area, words)
    troops = _troops(area)
    laid, boxes = _pack(things, troops, strips, high)
    for thing, box, image in laid:
        group = f"{thing.name} {key}"
        if thing.name in fresh:
            yield Placed(group, box, halo(round(max(box.width, box.height)) - 6, square=False))
        yield Placed(group, box, image)
    hue = army(view, area.owner)
    for troop, box in zip(troops, boxes, strict=True):
        yield from _troop(troop, box, hue, key, fresh)


def _ring(view: RunewarsView, area: AreaView, ground: Ground) -> Iterator[Placed]:
    """Ring the area in its controller's colour, and dashed in red where a battle was joined."""
    size = round(ground.wide), round(ground.high)
    box = Box.around(*ground.place(area.hex), 2 * ground.wide, 2 * ground.high)
    fought = any(each.kind == "battle" and each.to == area.area for each in view.changes)
    if area.controller is not None:
        yield Placed("ground", box, figures.ring(*size, army(view, area.controller).coat))
    if fought or (view.battle is not None and view.battle.area == area.area):
        yield Placed("ground", box, figures.ring(*size, "#ffd23e", alarm=True))


def _yields(
    group: str, pips: Sequence[str], ground: Ground, x: float, y: float, high: float
) -> Generator[Placed, None, Box]:
    """Stack what the area yields in its right corner; return the room of the stack."""
    size = round(min(high * 0.42, ground.high * 0.25))
    column = len(pips) * size
    right = x + ground.half_width(column / 2) - 7
    for place, kind in enumerate(pips):
        box = Box.around(right - size / 2, y + (place - (len(pips) - 1) / 2) * size, size)
        yield Placed(group, box, sprite(kind, size))
    return Box(right - size * bool(pips), y - column / 2, right, y + column / 2)


def _strips(
    ground: Ground, x: float, y: float, high: float, left: float, stack: Box
) -> tuple[Strip, Strip, Strip]:
    """Return the room of the three rows."""
    off = ground.high - _MARGIN - high / 2
    reach = ground.half_width(off + high * 0.36) - 6
    right = x + reach
    if stack.bottom > y + off - high / 2:
        right = min(right, stack.left - _GAP)
    return (
        Strip(x - reach, right, y - off),
        Strip(left, stack.left - _GAP, y),
        Strip(x - reach, right, y + off),
    )


# What there is


def _things(view: RunewarsView, area: AreaView, words: Words) -> list[Thing]:
    """List what lies in the area beside its units, the most important first."""
    found = [*_held(view, area), *_built(view, area, words)]
    if area.rune:
        private = area.rune != FACEDOWN and not area.rune_shown
        kind = area.rune
        found.append(
            Thing("rune", lambda size: figures.rune(kind, private, size), (TOP, BOTTOM, MIDDLE))
        )
    if view.battle is not None and view.battle.area == area.area:
        found.append(Thing("battle", lambda size: sprite("battle", size), (MIDDLE, BOTTOM, TOP)))
    found += _heroes(view, area)
    found += _losses(view, area)
    if area.activated:
        hues = tuple(army(view, seat) for seat in area.activated)
        found.append(
            Thing("activated", lambda size: figures.seal(hues, size), (TOP, BOTTOM, MIDDLE))
        )
    if area.exploration:
        down = area.exploration == FACEDOWN
        letter = "" if down else named("exploration", area.exploration, words)[0]
        found.append(
            Thing(
                "exploration",
                lambda size: figures.exploration(letter, size),
                (BOTTOM, TOP, MIDDLE),
            )
        )
    if area.left:
        found.append(Thing("left", lambda size: sprite("left", size), (BOTTOM, TOP, MIDDLE)))
    return found


def _held(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Raise the banner of whose units stand there, with their number, or of who controls it."""
    standing = sum(number for _, number in area.standing)
    if area.standing or area.routed:
        hue, text = army(view, area.owner), str(standing)
    elif area.controller is not None:
        hue, text = army(view, area.controller), ""
    else:
        return
    yield Thing(
        "banner", lambda size: figures.banner(hue, hue.letter + text, size), (TOP,), least=1.0
    )


def _built(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Thing]:
    stronghold = area.stronghold
    if stronghold is not None:
        hue = army(view, stronghold.seat)
        yield Thing(
            "stronghold",
            lambda size: figures.stronghold(
                hue, stronghold.damaged, bool(stronghold.development), size
            ),
            (BOTTOM, TOP, MIDDLE),
        )
    if area.city:
        name = named("city", area.city, words)
        yield Thing("city", lambda size: figures.city(name, size), (BOTTOM, TOP), least=0.7)


def _heroes(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Stand up the heroes, one pawn per seat; routed ones lie."""
    here: dict[Seat, list[HeroView]] = {}
    for hero in view.heroes:
        if hero.area == area.area:
            here.setdefault(hero.seat, []).append(hero)
    for seat, heroes in here.items():
        yield Thing(
            f"hero {seat}", _pawn(view, seat, heroes), (BOTTOM, TOP, MIDDLE)
        )  # fmt: skip


def _pawn(
    view: RunewarsView, seat: Seat, heroes: Sequence[HeroView]
) -> Callable[[int], Image.Image]:
    hue, number, routed = army(view, seat), len(heroes), all(hero.routed for hero in heroes)
    return lambda size: figures.hero(hue, number, routed, size)


def _losses(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Say how many units of whom were just destroyed there."""
    lost: dict[Seat | None, int] = {}
    for change in view.changes:
        if change.kind == "destroy" and change.to == area.area:
            lost[change.seat] = lost.get(change.seat, 0) + change.count
    for seat, number in lost.items():
        yield Thing(f"lost {seat}", _plaque(view, seat, number), (TOP, BOTTOM, MIDDLE))


def _plaque(view: RunewarsView, seat: Seat | None, number: int) -> Callable[[int], Image.Image]:
    hue = army(view, seat)
    return lambda size: figures.lost(hue, number, size)


def _troops(area: AreaView) -> list[Troop]:
    """List the units by kind, the standing first."""
    standing = [Troop(unit, number, False) for unit, number in area.standing if number]
    return [*standing, *(Troop(unit, number, True) for unit, number in area.routed if number)]


# Where it goes


@dataclass(frozen=True, slots=True)
class Cell:
    """The room that units of a kind take; in a wide one their number stands beside them."""

    high: int
    wide: int

    def across(self, width: float) -> int:
        """Return how many such cells lie side by side."""
        return max(0, int((width + 1) // (self.wide + 1)))

    def room(self, width: float, high: float) -> int:
        """Return how many find room, in one line or several above each other."""
        return self.across(width) * max(1, int((high + 1) // (self.high + 1)))


Rows = dict[int, list[tuple[Thing, Image.Image]]]

_SHARES = (1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38, 0.32, 0.26, 0.2, 0.15, 0.1)
"""The sizes tried one after another, as parts of a row."""
_DIRE = 0.2
"""From this part on what keeps its size has to give way as well."""
_BALANCE = 1.1
"""Units may be so much smaller than what lies beside them."""
_LARGE = 1.4
"""How much of a row's height a unit may take where the row below is empty."""
_SMALL, _WIDER, _WORTH = 31, 1.62, 0.72
"""Units smaller than this have their number beside them if they stay so much of their size."""
_FILLED = (MIDDLE, BOTTOM, TOP)
"""The rows that units fill, in that order."""


def _pack(
    things: Sequence[Thing], troops: Sequence[Troop], strips: Sequence[Strip], high: float
) -> tuple[list[tuple[Thing, Box, Image.Image]], list[Box]]:
    """Find the sizes at which everything fits and the smallest thing is largest; set it."""
    best: tuple[float, Rows, Cell] | None = None
    for share in _SHARES:
        rows = _rows(things, strips, high, share)
        if rows is None:
            continue
        cell = _cell(rows, troops, strips, high)
        score = min(high * share, cell.high * _BALANCE)
        if best is None or score > best[0]:
            best = score, rows, cell
    assert best is not None, "at the smallest size everything fits"
    _, rows, cell = best
    return _set(rows, len(troops), cell, strips, high)


def _rows(
    things: Sequence[Thing], strips: Sequence[Strip], high: float, share: float
) -> Rows | None:
    """Give each thing a row with room for it; None where one finds none."""
    rows: Rows = {TOP: [], MIDDLE: [], BOTTOM: []}
    for thing in things:
        part = max(share, thing.least * min(1.0, share / _DIRE))
        image = _drawn(thing, high * 0.96 * part, strips)
        fitting = (row for row in thing.rows if image.width <= _free(row, rows, strips))
        row = thing.rows[0] if len(thing.rows) == 1 else next(fitting, None)
        if row is None and share > _SHARES[-1]:
            return None
        row = thing.rows[0] if row is None else row
        rows[row].append((thing, image))
    return rows


def _drawn(thing: Thing, size: float, strips: Sequence[Strip]) -> Image.Image:
    """Draw a thing at a size, smaller where it would be wider than its widest row."""
    image = thing.draw(round(size))
    widest = max(strips[row].right - strips[row].left for row in thing.rows)
    while image.width > widest and size > 8:
        size *= min(0.95, widest / image.width)
        image = thing.draw(int(size))
    return image


def _free(row: int, rows: Rows, strips: Sequence[Strip]) -> float:
    """Return the width that is left in a row."""
    taken = sum(image.width + _GAP for _, image in rows[row])
    return strips[row].right - strips[row].left - taken


def _cell(rows: Rows, troops: Sequence[Troop], strips: Sequence[Strip], high: float) -> Cell:
    """Return the largest cell of which enough find room."""
    count = len(troops)
    if not count:
        return Cell(round(high), round(high))
    if not rows[BOTTOM]:
        large = round(min(_LARGE * high, _free(MIDDLE, rows, strips) / count - 1))
        if large > high:
            return Cell(large, large)
    free = [_free(row, rows, strips) for row in _FILLED]
    square = _largest(free, count, high, 1.0)
    if square.high >= _SMALL or all(troop.number == 1 for troop in troops):
        return square
    wide = _largest(free, count, high, _WIDER)
    return wide if wide.high >= _WORTH * square.high else square


def _largest(free: Sequence[float], count: int, high: float, wider: float) -> Cell:
    """Return the largest cell of a shape of which so many fit; of no size where they do not."""
    for size in range(round(high), 4, -1):
        cell = Cell(size, round(size * wider))
        if sum(cell.room(width, high) for width in free) >= count:
            return cell
    return Cell(0, 0)


def _set(
    rows: Rows, troops: int, cell: Cell, strips: Sequence[Strip], high: float
) -> tuple[list[tuple[Thing, Box, Image.Image]], list[Box]]:
    """Set everything side by side, each row centred in its strip."""
    things: list[tuple[Thing, Box, Image.Image]] = []
    boxes: list[Box] = []
    for row in _FILLED:
        strip, free = strips[row], _free(row, rows, strips)
        here = min(troops - len(boxes), cell.room(free, high))
        lines = -(-here // max(1, cell.across(free)))
        columns = -(-here // max(1, lines))
        taken = sum(image.width + _GAP for _, image in rows[row])
        width = taken + columns * (cell.wide + 1) - (1 if columns else _GAP)
        x = (strip.left + strip.right - width) / 2
        for thing, image in rows[row]:
            things.append((thing, Box.around(x + image.width / 2, strip.y, *image.size), image))
            x += image.width + _GAP
        for place in range(here):
            line, column = divmod(place, columns)
            y = strip.y + (line - (lines - 1) / 2) * (cell.high + 1)
            y += max(0.0, (cell.high - high) / 2)
            left = x + column * (cell.wide + 1)
            boxes.append(Box.around(left + cell.wide / 2, y, cell.wide, cell.high))
    return things, boxes


def _troop(
    troop: Troop, box: Box, hue: theme.Hue, key: str, fresh: frozenset[str]
) -> Iterator[Placed]:
    """Draw units of one kind with their number beside them, or at their lower right."""
    group = f"{'routed' if troop.routed else 'units'} {troop.unit} {key}"
    size, beside = round(box.height), box.width > box.height
    figure = Box(box.left, box.top, box.left + size, box.bottom)
    if f"unit {troop.unit}" in fresh:
        yield Placed(group, figure, halo(size - 6, square=False))
    yield Placed(group, figure, figures.unit(troop.unit, hue, size, troop.routed))
    if troop.number == 1:
        return
    scale = 0.98 if beside else max(0.62, 0.8 - size / 250)
    count = numeral(str(troop.number), round(size * scale), stroke=2 if size < 24 else 3)
    right, bottom = box.right, box.bottom - (size - count.height) / 2 * beside
    corner = Box(right - count.width, bottom - count.height, right, bottom)
    yield Placed(group, corner, count)
