"""The contents of one area, laid out without overlaps.

Its holder's badge and its name stand at the top, its units below them, everything else where they
leave room. A phone shows a hex 38 pixels wide: each kind of unit is a chip with its drawing and its
number, in every area.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.runewars.pieces import UnitId
from engine.runewars.view import FACEDOWN, AreaView, HeroView, RunewarsView
from render.boxes import Box, Placed, Point
from render.canvas import sprite
from render.change_marks import halo
from render.runewars.board import sprites
from render.runewars.board.chips import Chip, chip_of, glow
from render.runewars.board.geometry import Ground
from render.runewars.board.packing import Hexagon, Thing, plan
from render.runewars.text.names import army, thing_name

_OVER = 2
"""Width by which a name may reach into the margin on either side: its outline is pale."""
_BADGE, _APART = 36, 2
"""Size of the badge of an area's holder, and its distance from the name, in a usual hex."""
_LABEL = 42
"""Size of an area's name: 9 pixels on a phone."""
_MANY = 5
"""From so many kinds of units on an area is crowded."""


@dataclass(frozen=True, slots=True)
class Troop:
    """Units of one kind."""

    unit: UnitId
    standing: int
    routed: int


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
    room, middle = Hexagon(ground.wide, ground.high), ground.place(area.hex)
    yield from _ring(view, area, ground)
    troops = _troops(area)
    name = _name(view, area, room, len(troops) < _MANY)
    chips = [_chip(troop) for troop in troops]
    things = _things(view, area, words, ghosts)
    pips = [kind for kind, number in area.yields for _ in range(number)]
    laid = plan(
        room,
        _around([each.box for each in name]),
        tuple(each.ratio() for each in chips),
        tuple(thing.ratio() for thing in things),
        tuple(1.0 if thing.crowded else thing.ratio() for thing in things),
        len(pips),
    )
    placed = list(name)
    for kind, box in zip(pips, laid.pips, strict=False):
        placed.append(Placed(f"yield {area.key}", box, sprite(kind, round(box.height))))
    for thing, box in zip(things, laid.things, strict=True):
        placed += _thing(thing, box, laid.crowded, area.key, thing.name in fresh)
    for troop, each, box in zip(troops, chips, laid.kinds, strict=True):
        placed += _troop(troop, each, laid.chip, box, area.key, f"unit {troop.unit}" in fresh)
    yield from _set(placed, middle)


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


def _set(placed: Sequence[Placed], middle: Point) -> Iterator[Placed]:
    """Move things laid out around (0, 0) to the middle of their hex."""
    x, y = middle
    for each in placed:
        left, top, right, bottom, _ = each.box
        yield Placed(each.group, Box(left + x, top + y, right + x, bottom + y), each.image)


def _around(boxes: Sequence[Box]) -> Box:
    """Return the smallest rectangle around others."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


# The name, and the units


def _name(view: RunewarsView, area: AreaView, room: Hexagon, roomy: bool) -> list[Placed]:
    """Write the area's name at the top, and before it the badge of the seat that holds it.

    A wide one stands a little lower; among units of many kinds it is smaller instead.
    """
    high, size = round(_BADGE * room.scale), round(_LABEL * room.scale)
    holder = holder_of(area)
    badge = None if holder is None else sprites.banner(view.seats[holder].faction, "", high)
    wide = 0 if badge is None else badge.width + round(_APART * room.scale)
    name = sprites.label(area.key, size)
    most = 2 * (room.half(-room.end, high - room.end) + _OVER) - wide
    while not roomy and name.width > most:
        size -= 1
        name = sprites.label(area.key, size)
    top = max(-room.end, -room.off((wide + name.width) / 2 - _OVER))
    left, y = -(wide + name.width) / 2, top + max(high, name.height) / 2
    middle = left + wide + name.width / 2
    placed = [Placed(f"name {area.key}", Box.around(middle, y, *name.size), name)]
    if badge is not None:
        box = Box.around(left + badge.width / 2, y, *badge.size)
        placed.insert(0, Placed(f"banner {area.key}", box, badge))
    return placed


def holder_of(area: AreaView) -> Seat | None:
    """Return the seat that holds an area: whose units are there, or who controls it."""
    return area.owner if area.standing or area.routed else area.controller


def _troops(area: AreaView) -> list[Troop]:
    """List the units by kind."""
    standing, routed = dict(area.standing), dict(area.routed)
    troops = [
        Troop(unit, standing.get(unit, 0), routed.get(unit, 0))
        for unit in dict.fromkeys((*standing, *routed))
    ]
    return [troop for troop in troops if troop.standing or troop.routed]


def _chip(troop: Troop) -> Chip:
    """Return the chip of a kind: neutral units keep their colour in any army."""
    return chip_of(troop.unit, troop.standing, troop.routed)


def _troop(
    troop: Troop, chip: Chip, high: int, box: Box, key: str, fresh: bool
) -> Iterator[Placed]:
    """Draw units of one kind."""
    group = f"{'units' if troop.standing else 'routed'} {troop.unit} {key}"
    image = chip.draw(high)
    room = Box.around(*box.middle, *image.size)
    if fresh:
        yield Placed(group, room, glow(image.width, image.height))
    yield Placed(group, room, image)


# Contents


def _things(view: RunewarsView, area: AreaView, words: Words, ghosts: bool) -> list[Thing]:
    """List the contents of the area other than its units, the most important first."""
    found = [*_built(view, area, words)]
    if area.rune:
        private = area.rune != FACEDOWN and not area.rune_shown
        kind = area.rune
        found.append(Thing("rune", lambda size: sprites.rune(kind, private, size)))
    if view.battle is not None and view.battle.area == area.area:
        found.append(Thing("battle", lambda size: sprite("battle", size)))
    if view.duel is not None and view.duel.attacker in area.heroes:
        found.append(Thing("duel", lambda size: sprite("duel", size)))
    found += _heroes(view, area)
    found += _ghosts(view, area) if ghosts else _losses(view, area)
    if area.activated:
        hues = tuple(army(view, seat) for seat in area.activated)
        found.append(Thing("activated", lambda size: sprites.seal(hues, size)))
    if area.exploration:
        key = area.exploration
        name = "" if key == FACEDOWN else thing_name("exploration", key, words)
        found.append(Thing("exploration", lambda size: sprites.exploration(key, name, size)))
    if area.left:
        found.append(Thing("left", lambda size: sprite("left", size)))
    return found


def _built(view: RunewarsView, area: AreaView, words: Words) -> Iterator[Thing]:
    stronghold = area.stronghold
    if stronghold is not None:
        hue = army(view, stronghold.seat)
        yield Thing(
            "stronghold",
            lambda size: sprites.stronghold(
                hue, stronghold.damaged, bool(stronghold.development), size
            ),
        )
    if area.city:
        name = words.say(f"city-{area.city.replace('_', '-')}.short")
        yield Thing(
            "city",
            lambda size: sprites.city(name, size),
            wide=True,
            crowded=lambda size: sprite("city", size),
        )


def _heroes(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Draw the heroes, one pawn per seat; routed ones lie."""
    here: dict[Seat, list[HeroView]] = {}
    for hero in view.heroes:
        if hero.area == area.area:
            here.setdefault(hero.seat, []).append(hero)
    for seat, heroes in here.items():
        yield Thing(f"hero {seat}", _pawn(view, seat, heroes))


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
        yield Thing(f"lost {seat}", _plaque(view, seat, number), wide=True)


def _plaque(view: RunewarsView, seat: Seat | None, number: int) -> Callable[[int], Image.Image]:
    hue = army(view, seat)
    return lambda size: sprites.lost(hue, number, size)


def _ghosts(view: RunewarsView, area: AreaView) -> Iterator[Thing]:
    """Yield the ghosts of units destroyed in an area, one for each kind."""
    lost: Counter[tuple[Seat | None, int]] = Counter()
    for change in view.changes:
        if change.kind == "destroy" and change.to == area.area and change.unit is not None:
            lost[change.seat, change.unit] += max(1, change.count)
    for (seat, unit), number in lost.items():
        name = f"ghost {'neutral' if seat is None else seat} {unit}"
        yield Thing(name, _ghost(view, seat, unit, number), wide=True)


def _ghost(
    view: RunewarsView, seat: Seat | None, unit: int, number: int
) -> Callable[[int], Image.Image]:
    hue = army(view, seat)
    return lambda size: sprites.ghost(unit, hue, number, size)


def _thing(thing: Thing, box: Box, crowded: bool, key: str, fresh: bool) -> list[Placed]:
    """Draw a thing in its place, outlined if it has just changed."""
    draw = thing.crowded if crowded and thing.crowded else thing.draw
    image = draw(round(box.height))
    group = f"{thing.name} {key}"
    placed = [Placed(group, Box.around(*box.middle, *image.size), image)]
    if fresh:
        placed.insert(0, Placed(group, box, halo(round(max(box.width, box.height)) - 6, False)))
    return placed
