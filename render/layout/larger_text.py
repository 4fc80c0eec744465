"""Larger numbers and names on request: each grows in its place as far as there is room.

The layout is the usual one; then its numbers and names grow until the next step would touch another
sprite, or the edge of their panel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.boxes import Box, Placed
from render.lettering import is_number, written_large

STEPS = (1.3, 1.2, 1.12)
"""Factors of growth, the largest first."""
RULE = "rule"
"""Group of the line behind a title, which gives way to it."""
_BEFORE_RULE = 24
_GAP, _MARGIN = 3, 8
"""Distance of grown text from its neighbours, and from the edge of its panel."""


def grow(placed: Sequence[Placed], width: float, high: float) -> list[Placed]:
    """Return the layout of a sheet with its numbers and names as large as fits."""
    sheet = Box(0, 0, width, high)
    panels = [each.box for each in placed if each.group == "ground" and not each.box.round]
    found = list(placed)
    for place, each in enumerate(placed):
        larger = _larger(each, found, place, panels, sheet)
        if larger is not None:
            found[place] = larger
    return [_behind_text(each, found) if each.group == RULE else each for each in found]


def _behind_text(rule: Placed, all_: Sequence[Placed]) -> Placed:
    """Return a rule cut where the title before it has grown into it."""
    line = rule.box
    ends = [
        other.box.right + _BEFORE_RULE
        for other in all_
        if other.group not in ("ground", RULE) and other.box.overlaps(line)
    ]
    cut = round(max(ends, default=line.left) - line.left)
    if not 0 < cut < rule.image.width:
        return rule
    image = rule.image.crop((cut, 0, rule.image.width, rule.image.height))
    return Placed(rule.group, Box(line.left + cut, line.top, line.right, line.bottom), image)


def _larger(
    each: Placed, all_: Sequence[Placed], place: int, panels: Sequence[Box], sheet: Box
) -> Placed | None:
    """Return a number or name at the largest size that fits; None if it cannot grow."""
    if each.group in ("ground", RULE):
        return None
    room = _room(each.box, panels, sheet)
    near = [
        other.box
        for index, other in enumerate(all_)
        if index != place and other.group not in ("ground", RULE) and _near(other.box, each.box)
        if other.group != each.group or not other.box.overlaps(each.box)
    ]
    for step in STEPS:
        image = written_large(each.image, step)
        if image is None:
            return None
        for box in _places(each, *image.size):
            wide = Box(box.left - _GAP, box.top, box.right + _GAP, box.bottom)
            if box.inside(room) and not wide.overlaps_any(near):
                return Placed(each.group, box, image)
    return None


def _places(each: Placed, width: float, high: float) -> Iterator[Box]:
    """Yield places for a larger text: a number about its middle, a name from its start.

    A title only grows from its start: all titles of a sheet begin at one edge.
    """
    box = each.box
    x, y = box.middle
    left, right = box.left + width / 2, box.right - width / 2
    if each.group.startswith("title "):
        yield Box.around(left, y, width, high)
        return
    middles = (x, left, right) if is_number(each.image) else (left, right, x)
    for middle in middles:
        yield Box.around(middle, y, width, high)


def _near(one: Box, other: Box) -> bool:
    """Return whether two boxes may touch if one of them grows."""
    reach = 0.2 * max(other.width, other.height) + 6
    wide = Box(other.left - reach, other.top - reach, other.right + reach, other.bottom + reach)
    return Box(*one[:4]).overlaps(wide)


def _room(box: Box, panels: Sequence[Box], sheet: Box) -> Box:
    """Return the smallest panel around a box, without its margin."""
    on = [panel for panel in panels if box.inside(panel)]
    panel = min(on, key=lambda each: each.width * each.height, default=sheet)
    return Box(
        panel.left + _MARGIN, panel.top + _MARGIN, panel.right - _MARGIN, panel.bottom - _MARGIN
    )
