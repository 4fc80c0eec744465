"""Marks of the latest events on the map: arrows, battle dice, losses, outlines, and ghosts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.seats import Seat
from engine.root.view import Change, RootView
from render import theme
from render.boxes import Box, Placed, Point
from render.canvas import kept, rasterise, sprite, with_shadow
from render.change_marks import arrow, finely
from render.lettering import cap_middle, text_sprite
from render.root.board import sprites
from render.root.board.clearings import Keys
from render.root.board.geometry import Ground
from render.root.board.measures import BURROW, FRAME, PLATE, badge_of
from render.theme import NEUTRAL, Hue, hue_of

_DICE = (56, 44)
"""Sizes of a die: the smaller one where there is little room."""
Ways = frozenset[tuple[Seat, int, int]]
"""Moves as seat, origin and destination."""
_SHORTEST = 12
"""Least points of an arrow's line, 4 pixels apart."""


def fresh_names(view: RootView, place: int) -> frozenset[str]:
    """Return the names of changes at a place, as used by `lay_out_clearing`."""
    names = set()
    for change in view.changes:
        if change.to != place or change.kind not in ("move", "place"):
            continue
        if change.piece in ("warrior", "pawn") and change.seat is not None:
            word = "warriors" if change.piece == "warrior" else "pawn"
            names.add(f"{word} {view.side(change.seat).key}")
        elif change.piece:
            names.update((f"building {change.piece}", f"token {change.piece}"))
    return frozenset(names)


def lay_out_arrows(
    view: RootView, ground: Ground, keys: Keys, only: Ways | None = None
) -> Iterator[Placed]:
    """Draw each move as an arrow from origin to destination, along the path if there is one.

    Arrows lie under the pieces; moves of one faction along the same way share an arrow. `only` are
    the ways to draw if there are too many.
    """
    for seat, origin, to in _moves(view.changes, only):
        line = way_between(ground, origin, to)
        if len(line) < 2:
            continue
        under = ground.underground(origin) or ground.underground(to)
        image, corner = arrow(line, hue_of(keys[seat]).coat, under)
        box = Box(corner[0], corner[1], corner[0] + image.width, corner[1] + image.height)
        yield Placed("ground", box, image)


def lay_out_counts(
    view: RootView, ground: Ground, keys: Keys, taken: Sequence[Box], only: Ways | None = None
) -> Iterator[Placed]:
    """Write the number moved on each arrow that is long enough."""
    for (seat, origin, to), number in _moves(view.changes, only).items():
        line = way_between(ground, origin, to)
        if number < 1 or len(line) < 2:
            continue
        group = f"moved {keys[seat]} {origin} {to}"
        image = moved_tag(number, hue_of(keys[seat]))
        for x, y in sorted(line, key=lambda point: math.dist(point, line[len(line) // 2])):
            box = Box.around(x, y, image.width - 12, image.height - 12)
            if not box.overlaps_any(taken):
                taken = [*taken, box]
                yield Placed(group, box, image)
                break


@kept
def moved_tag(number: int, hue: Hue) -> Image.Image:
    """Return the number moved, on a disc in their colour."""
    image = sprite("shield-round", 50, hue).copy()
    text = text_sprite(str(number), "number", 40, hue.text)
    image.alpha_composite(
        text, (max(0, (50 - text.width) // 2), max(0, round(25 - cap_middle("number", 40))))
    )
    return with_shadow(image, sprites.SHADOW)


def lay_out_battles(
    view: RootView, ground: Ground, keys: Keys, taken: Sequence[Box]
) -> Iterator[Placed]:
    """Lay dice and losses next to their clearing, tied to it: the attacker's die is coloured.

    Where there is little room the dice lie below each other, or everything is smaller, so that they
    cannot seem to belong to another clearing.
    """
    occupied = list(taken)
    for number, change in enumerate(each for each in view.changes if each.kind == "battle"):
        if change.rolls is None or change.to is None:
            continue
        shapes = [(*turned, size) for size in _DICE for turned in _pair(size)]
        found, size = _first_spot(ground, change.to, shapes, occupied)
        if found is None:
            continue
        occupied.append(found)
        yield tether(ground.place(change.to), found)
        hue = NEUTRAL if change.seat is None else hue_of(keys[change.seat])
        for side, (roll, dye) in enumerate(zip(change.rolls, (hue, None), strict=True)):
            step = (side - 0.5) * (size + 6)
            across, down = (step, 0) if found.width > found.height else (0, step)
            box = Box.around(found.middle[0] + across, found.middle[1] + down, size)
            yield Placed(f"dice {number}", box, _die(roll, dye, size))
    for (seat, to), number in _losses(view.changes).items():
        found, wide = _first_spot(ground, to, [(84, 52, 84), (63, 39, 63)], occupied)
        if found is not None:
            occupied.append(found)
            yield tether(ground.place(to), found)
            yield Placed(f"lost {keys[seat]} {to}", found, _lost(keys[seat], number, wide))


def lay_out_ghosts(
    view: RootView, ground: Ground, keys: Keys, taken: Sequence[Box]
) -> Iterator[Placed]:
    """Lay out pale, crossed pieces beside the clearings they were removed from."""
    occupied = list(taken)
    for (place, seat, kind), number in _removed(view.changes).items():
        image = sprites.ghost(kind, keys[seat], number)
        wide, high = image.width - 2 * sprites.SHADOW, image.height - 2 * sprites.SHADOW
        here = ground.place(place)
        found = free_spot(ground, place, wide, high, occupied)
        if found is not None:
            occupied.append(found)
            yield tether(here, found)
            yield Placed(f"ghost {kind} {keys[seat]} {place}", found, image)


def _pair(size: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the room of two dice beside each other, and below each other."""
    return (2 * size + 8, size + 4), (size + 4, 2 * size + 8)


def _first_spot(
    ground: Ground, place: int, shapes: Sequence[tuple[int, int, int]], taken: Sequence[Box]
) -> tuple[Box | None, int]:
    """Find room nearest to a place for the first shape (width, height, size) that fits."""
    for wide, high, size in shapes:
        found = free_spot(ground, place, wide, high, taken, strict=True)
        if found is not None:
            return found, size
    wide, high, size = shapes[-1]
    return free_spot(ground, place, wide, high, taken), size


def _removed(changes: Sequence[Change]) -> Counter[tuple[int, Seat, str]]:
    """Count the removed pieces by place, seat and kind."""
    found: Counter[tuple[int, Seat, str]] = Counter()
    for change in changes:
        if change.kind == "remove" and change.seat is not None and change.to is not None:
            found[change.to, change.seat, change.piece or "warrior"] += max(1, change.count)
    return found


def _losses(changes: Sequence[Change]) -> Counter[tuple[Seat, int]]:
    """Count the pieces each seat lost in each place."""
    found: Counter[tuple[Seat, int]] = Counter()
    for (place, seat, _), number in _removed(changes).items():
        found[seat, place] += number
    return found


@kept
def _lost(key: str, number: int, wide: int) -> Image.Image:
    """Return a head with the number of its pieces lost."""
    image = Image.new("RGBA", (84, 52))
    image.alpha_composite(sprite("plaque", 84), (0, 0))
    image.alpha_composite(sprites.head(key, 42, 0), (5, 5))
    text = text_sprite(f"−{number}", "number", 36, theme.ALARM)
    image.alpha_composite(text, (46, max(0, round(26 - cap_middle("number", 36)))))
    if wide != image.width:
        image = image.resize((wide, wide * 52 // 84), Image.Resampling.LANCZOS)
    return with_shadow(image, sprites.SHADOW)


def tether(here: Point, box: Box) -> Placed:
    """Tie a box beside a clearing to it with a short line, under everything else."""
    x, y = box.middle
    far = math.dist(here, (x, y)) or 1.0
    here = (here[0] + (x - here[0]) * PLATE / far, here[1] + (y - here[1]) * PLATE / far)
    left, top = min(here[0], x) - 8, min(here[1], y) - 8
    width, high = round(abs(x - here[0]) + 16), round(abs(y - here[1]) + 16)
    ends = f"M{here[0] - left:.0f} {here[1] - top:.0f}L{x - left:.0f} {y - top:.0f}"
    image = rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}"'
        f' stroke-linecap="round"><path d="{ends}" stroke="{theme.INK}" stroke-width="10"/>'
        f'<path d="{ends}" stroke="{theme.PAPER_LIGHT}" stroke-width="4"/></svg>',
        width,
    )
    return Placed("ground", Box(left, top, left + width, top + high), image)


@kept
def _die(roll: int, hue: Hue | None, size: int) -> Image.Image:
    image = sprite("die", size, hue).copy()
    fill = theme.INK if hue is None else hue.text
    high = size - 6
    text = text_sprite(str(roll), "number", high, fill)
    top = round(size / 2 - cap_middle("number", high) - 2)
    image.alpha_composite(text, ((size - text.width) // 2, max(0, top)))
    return with_shadow(image, sprites.SHADOW)


def _moves(changes: Sequence[Change], only: Ways | None = None) -> dict[tuple[Seat, int, int], int]:
    """Add up moved warriors by seat, origin and destination; a pawn alone counts none."""
    found: dict[tuple[Seat, int, int], int] = {}
    for change in changes:
        if change.kind != "move" or change.seat is None:
            continue
        if change.origin is None or change.to is None or change.origin == change.to:
            continue
        key = (change.seat, change.origin, change.to)
        if only is not None and key not in only:
            continue
        number = change.count if change.piece != "pawn" else 0
        found[key] = found.get(key, 0) + number
    return found


def way_between(ground: Ground, origin: int, to: int) -> list[Point]:
    """Return the line from the rim of one place to the rim of the other."""
    clear = [
        point
        for point in finely(ground.way(origin, to))
        if _outside(point, ground, origin, PLATE - 24, 40)
        and _outside(point, ground, to, PLATE - 20, 44)
    ]
    if to < 0 or ground.underground(to):
        return clear
    end = ground.place(to)
    badge, shield = badge_of(end).middle, (end[0] + 85, end[1] - 83)
    bare = [
        point for point in clear if math.dist(point, badge) > 52 and math.dist(point, shield) > 38
    ]
    return bare if len(bare) >= _SHORTEST else clear


def _outside(point: Point, ground: Ground, place: int, plate: float, glade: float) -> bool:
    """Return whether a point lies beyond a clearing's plate, a forest's glade, or the Burrow."""
    middle = ground.place(place)
    if ground.underground(place):
        wide, high = abs(point[0] - middle[0]), abs(point[1] - middle[1])
        return wide > BURROW[0] / 2 + 2 or high > BURROW[1] / 2 + 2
    return math.dist(point, middle) > (plate if place > 0 else glade)


def free_spot(
    ground: Ground,
    place: int,
    width: float,
    high: float,
    taken: Sequence[Box],
    *,
    strict: bool = False,
) -> Box | None:
    """Find the free spot nearest to a place, within the frame.

    It is nearer to that place than to any other, to which it would otherwise seem to belong;
    without `strict` it may be farther off if there is no such spot. The way there passes over no
    other clearing.
    """
    here, frame = ground.place(place), Box(*FRAME)
    others = [there for there in ground.clearings[1:] if there != here]
    away: Box | None = None
    for far in range(PLATE - 10, 420 if not strict else 300, 8):
        reach = Box.around(*here, 2.3 * far + width + 2, 2 * far + high + 2)
        near = [each for each in taken if each.overlaps(reach)]
        for turn in range(40):
            angle = -math.pi / 4 + (turn + 1) // 2 * (-1) ** turn * math.pi / 20
            x = here[0] + far * math.cos(angle) * 1.15
            y = here[1] + far * math.sin(angle)
            box = Box.around(x, y, width, high)
            if not box.inside(frame) or box.overlaps_any(near):
                continue
            if any(_passes(here, (x, y), there) for there in others):
                continue
            if all(math.dist(here, (x, y)) < math.dist(there, (x, y)) for there in others):
                return box
            away = away or box
    return None if strict else away


def _passes(start: Point, end: Point, there: Point) -> bool:
    """Return whether a straight line passes over a clearing."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    part = ((there[0] - x) * dx + (there[1] - y) * dy) / (dx * dx + dy * dy or 1.0)
    part = min(1.0, max(0.0, part))
    return math.dist(there, (x + dx * part, y + dy * part)) < PLATE
