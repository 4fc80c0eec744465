"""The contents of one clearing, laid out without overlaps (Law 2.2 to 2.5).

Warriors and pawns in the upper half, building slots across the middle, tokens on the lower rim,
the number and suit at the upper left, the ruler's shield at the upper right.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClearingView
from render import theme
from render.boxes import Box, Placed, Point
from render.change_marks import halo
from render.root.board import sprites
from render.root.board.geometry import Ground
from render.root.board.measures import PLATE, badge_of
from render.root.printed import RELIC_TYPES
from render.root.text.names import letter_of
from render.theme import NEUTRAL, hue_of

Keys = Mapping[Seat, str]
"""Each seat's key, e.g. 1: `eyrie`."""


_ROOM: dict[int, tuple[int, tuple[Point, ...]]] = {
    1: (94, ((0, -41),)),
    2: (74, ((-41, -32), (40, -32))),
    3: (62, ((-66, -12), (-8, -62), (64, -14))),
    4: (54, ((-69, -8), (-33, -62), (22, -62), (69, -8))),
    5: (50, ((-60, -8), (-1, -8), (58, -8), (-33, -60), (24, -60))),
    6: (44, ((-71, -6), (-24, -6), (23, -6), (70, -6), (-26, -54), (24, -54))),
    7: (39, ((-70, -4), (-24, -4), (22, -4), (68, -4), (-48, -46), (-4, -46), (40, -46))),
    8: (
        36,
        ((-74, -4), (-37, -4), (0, -4), (37, -4), (74, -4), (-42, -44), (-2, -44), (38, -44)),
    ),
    **{
        number: (
            30,
            (
                *((x, -1) for x in (-74, -37, 0, 37, 74)),
                *((x, -37) for x in (-57, -19, 19, 57)),
                *((-19, -71), (18, -71)),
            )[:number],
        )
        for number in (9, 10, 11)
    },
}
"""By the number of kinds of piece: their size, and their places around the clearing's middle."""

_SLOTS = {1: (58, 47), 2: (56, 46), 3: (46, 43)}
"""By the number of slots: their size, and their line below the clearing's middle."""
_RIM = {3: (50, 112), 4: (44, 116), 5: (41, 117), 6: (39, 117), 7: (35, 118)}
"""By the number of kinds of token: their size, and distance from the clearing's middle."""
_NUMBERS = {50: 42, 44: 38, 41: 34, 39: 33, 35: 30}
"""By the size of a token: the size of its number."""
_CROWDED = 6
"""Most kinds of token before all flowers of a clearing are bunched, and all relics."""
_BUNCHES = (
    ("token-flower_", "token-flowers"),
    *((f"token-{relic}", "token-relics") for relic in RELIC_TYPES),
)
SHIELD = 60
"""Size of a ruler's shield."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Position of a clearing in a picture, and its magnification relative to the board."""

    middle: Point
    zoom: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """Return the point at an offset from the clearing's middle."""
        return self.middle[0] + x * self.zoom, self.middle[1] + y * self.zoom

    def size(self, size: float) -> int:
        """Return a size in pixels of this picture."""
        return round(size * self.zoom)


def lay_out_clearing(
    view: ClearingView,
    ground: Ground,
    keys: Keys,
    words: Words,
    fresh: frozenset[str] = frozenset(),
    lens: Lens | None = None,
) -> Iterator[Placed]:
    """Lay out a clearing; the things named in `fresh` have just changed and are outlined.

    Names: `warriors eyrie`, `pawn vagabond`, `building sawmill`, `token wood`, `rule`.
    """
    lens = lens or Lens(ground.clearings[view.number])
    yield from lay_out_rule(view, lens, keys, words, "rule" in fresh)
    yield from _troops(view, lens, keys, fresh)
    yield from _slots(view, lens, keys, words, fresh)
    yield from _tokens(view, lens, keys, words, fresh)
    yield from _badge(view, lens, words)


def _badge(view: ClearingView, lens: Lens, words: Words) -> Iterator[Placed]:
    """Lay out the badge with number and suit; the ears take room of their own above the face."""
    box = badge_of((0.0, 0.0))
    group = f"badge {view.number}"
    image = sprites.badge(view.suit, str(view.number), lens.size(box.width), words)
    yield Placed(group, Box.disc(*lens.at(*box.middle), lens.size(92)), image)
    left, top = lens.at(box.left, box.top)
    ears = Box(left, top, left + lens.size(box.width), top + lens.size(34))
    yield Placed(group, ears, sprites.NOTHING)


def strengths(view: ClearingView) -> Counter[Seat]:
    """Count the pieces that decide rule: each seat's warriors and buildings (Law 2.5)."""
    strength: Counter[Seat] = Counter(dict(view.warriors))
    strength.update(Seat(owner) for owner, _ in view.buildings)
    for side, controller in view.held_by:
        strength[controller] += strength.pop(side, 0)
    return strength


def tied_seats(view: ClearingView) -> list[Seat]:
    """List the seats tied for most warriors and buildings; empty where a single one has most."""
    strength = strengths(view)
    most = max(strength.values(), default=0)
    best = [seat for seat, number in sorted(strength.items()) if number == most > 0]
    return best if len(best) > 1 and view.ruler is None else []


def lay_out_rule(
    view: ClearingView, lens: Lens, keys: Keys, words: Words, fresh: bool = False
) -> Iterator[Placed]:
    """Ring the clearing in its ruler's colour, or dashed in the colours of a tie (2.5)."""
    rivals = tied_seats(view)
    if view.ruler is None and not rivals:
        return
    size = lens.size(SHIELD)
    if view.ruler is not None:
        key = keys[view.ruler]
        ring = sprites.ring(view.number, (key,), lens.zoom)
        shield = sprites.shield(hue_of(key), letter_of(key, words), size)
    else:
        ring = sprites.ring(view.number, tuple(keys[seat] for seat in rivals), lens.zoom)
        shield = sprites.shield(NEUTRAL, "=", size)
    yield Placed("ground", Box.disc(*lens.middle, 2 * PLATE * lens.zoom), ring)
    box = Box.disc(*lens.at(85, -83), size)
    if fresh:
        yield Placed(f"rule {view.number}", box, halo(size, square=False))
    yield Placed(f"rule {view.number}", box, shield)


def _troops(view: ClearingView, lens: Lens, keys: Keys, fresh: frozenset[str]) -> Iterator[Placed]:
    """Lay out the warriors of each faction, counted, and the pawns."""
    stacks = [*((seat, number) for seat, number in view.warriors if number)]
    troops = [*stacks, *((seat, 0) for seat in view.pawns)]
    if not troops:
        return
    printed, places = _ROOM[min(len(troops), max(_ROOM))]
    size = lens.size(printed)
    for (seat, number), place in zip(troops, places, strict=False):
        key, (x, y) = keys[seat], lens.at(*place)
        name = f"{'warriors' if number else 'pawn'} {key}"
        group = f"{name} {view.number}"
        box = Box.disc(x, y, size)
        if name in fresh:
            yield Placed(group, box, halo(size, square=False))
        yield Placed(group, box, sprites.head(key, size) if number else sprites.pawn(key, size))
        if number:
            drop = (0.1, 0.14)[len(troops) - 1] if len(troops) < 3 else 0
            yield from lay_out_number(group, key, box, number, drop, lens.zoom)


def lay_out_number(
    group: str, key: str, box: Box, number: int, drop: float, zoom: float
) -> Iterator[Placed]:
    """Put a number at the lower right of a piece, large enough to read in a small picture.

    On small pieces it hides much of the head, so there its outline has the faction's colour.
    """
    width = box.width / zoom
    size = min(56, 22 + width * 0.45)
    if number > 9 and width < 60:
        size *= 0.9 if width > 45 else 0.84
    outline = theme.INK if width > 56 else hue_of(key).shade
    image = sprites.count(number, round(size * zoom), outline)
    right = max(box.right + box.width * 0.05, box.middle[0] + image.width / 2)
    if width < 60:
        right = max(box.right, box.middle[0] + image.width / 2)
    bottom = box.bottom + box.width * drop
    yield Placed(group, Box(right - image.width, bottom - image.height, right, bottom), image)


def _slots(
    view: ClearingView, lens: Lens, keys: Keys, words: Words, fresh: frozenset[str]
) -> Iterator[Placed]:
    """Lay out the buildings, the ruin and the open slots in a row (2.2.3, 2.2.4)."""
    standing = [*((owner, kind) for owner, kind in view.buildings)]
    drawn: list[tuple[str, str]] = [
        (f"building-{kind}", keys[Seat(owner)]) for owner, kind in standing
    ]
    drawn.extend([("building-ruin", "")] * view.ruin)
    drawn.extend([("slot", "")] * (view.slots - len(drawn)))
    printed, line = _SLOTS.get(len(drawn), (150 // max(1, len(drawn)) - 4, 45))
    size = lens.size(printed)
    for place, (name, key) in enumerate(drawn):
        across = (place - (len(drawn) - 1) / 2) * (printed + 4)
        box = Box.around(*lens.at(across, line), size)
        group = f"slot {place} {view.number}"
        if name.replace("-", " ", 1) in fresh:
            yield Placed(group, box, halo(size - 8, square=True))
        yield Placed(group, box, sprites.tile(name, key, size, words))


def _tokens(
    view: ClearingView, lens: Lens, keys: Keys, words: Words, fresh: frozenset[str]
) -> Iterator[Placed]:
    """Lay the tokens on the lower rim, one heap per kind.

    The warlord, a special warrior, is marked there too (14.2.2).
    """
    lying = (*view.standouts, *view.tokens)
    heaps = Counter((f"token-{kind}", keys[Seat(owner)]) for owner, kind in lying)
    if view.scorched:
        heaps["token-scorched", ""] = 1
    heaps.update((f"landmark-{each}", "") for each in view.landmarks)
    names = [(name, key, number) for (name, key), number in _bunched(heaps).items()]
    printed, rim = _RIM[min(max(len(names), min(_RIM)), max(_RIM))]
    size, step = lens.size(printed), 2 * math.asin((printed + 1.5) / 2 / rim)
    for place, (name, key, number) in enumerate(names):
        angle = math.pi / 2 - (place - (len(names) - 1) / 2) * step
        x, y = lens.at(rim * math.cos(angle), rim * math.sin(angle))
        box = Box.disc(x, y, size)
        group = f"{name} {place} {view.number}"
        if name.replace("-", " ", 1) in fresh:
            yield Placed(group, box, halo(size - 4, square=False))
        yield Placed(group, box, sprites.tile(name, key, size, words))
        if number > 1:
            high = _NUMBERS[printed] if number < 10 else _NUMBERS[printed] * 3 // 4
            image = sprites.count(number, lens.size(high))
            down = (size - image.height) / 2 + 1 if printed > 41 else 0
            yield Placed(group, Box.around(x, y + down, image.width, image.height), image)


def _bunched(heaps: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    """Bunch flowers, and relics, where they leave the other tokens no room."""
    if len(heaps) <= _CROWDED:
        return heaps
    found: Counter[tuple[str, str]] = Counter()
    for (name, key), number in heaps.items():
        bunch = next((each for start, each in _BUNCHES if name.startswith(start)), name)
        found[bunch, key] += number
    return found
