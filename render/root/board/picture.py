"""The picture of the board: the land, the pieces on it, and the column beside it."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import RootView
from render.boxes import Box, Placed, Sheet, paint
from render.canvas import BUSY, Picture
from render.change_marks import halo
from render.layout.larger_text import grow
from render.root.board import sprites
from render.root.board.burrow import lay_out_burrow
from render.root.board.clearings import Keys, lay_out_clearing
from render.root.board.forests import lay_out_forest
from render.root.board.geometry import Ground, ground_of
from render.root.board.marks import (
    fresh_names,
    lay_out_arrows,
    lay_out_battles,
    lay_out_counts,
    lay_out_ghosts,
)
from render.root.board.measures import HEIGHT, PLATE, WIDTH
from render.root.board.scenery import scenery
from render.root.board.strips import lay_out_side
from render.root.board.track import lay_out_track
from render.root.hirelings import lay_out_bandits
from render.root.text.changes import fresh_since, gains_of, latest_ways, since_lines
from render.root.text.names import keys_of
from render.root.text.text_board import alt_text

_PAWN = 64
"""Greatest size of a pawn in a forest."""


def board_picture(view: RootView, words: Words, large: bool = False) -> Picture:
    """Draw the board as one seat sees it, 1650 by 1100, legible at a width of 360."""
    placed = lay_out_board(view, words)
    image = paint(
        scenery(view.map, view.opened).copy(), grow(placed, WIDTH, HEIGHT) if large else placed
    )
    return Picture(image, alt_text(view, words), BUSY)


def since_picture(before: RootView, after: RootView, words: Words) -> Picture:
    """Draw the board with all its changes since an earlier look."""
    image = paint(scenery(after.map, after.opened).copy(), lay_out_board(after, words, before))
    text = " ".join([*since_lines(before, after, words), alt_text(after, words)])
    return Picture(image, text, BUSY)


def lay_out_board(view: RootView, words: Words, before: RootView | None = None) -> list[Placed]:
    """Lay out everything on the land and beside it, without overlaps between different groups.

    With an earlier view, the changes since are marked instead of the latest events.
    """
    sheet = lay_out_map(view, words, before)
    gains = {} if before is None else gains_of(before, view)
    sheet.add(lay_out_side(view, words, gains))
    sheet.add(lay_out_track(view, words))
    return sheet.placed


def lay_out_map(view: RootView, words: Words, before: RootView | None = None) -> Sheet:
    """Lay out the pieces on the land."""
    ground = ground_of(view.map)
    keys = keys_of(view)
    sheet = Sheet()
    clearings = Sheet()
    for clearing in view.clearings:
        fresh = _fresh(before, view, clearing.number)
        if ground.underground(clearing.number):
            clearings.add(lay_out_burrow(clearing, ground, keys, fresh, words))
        else:
            clearings.add(lay_out_clearing(clearing, ground, keys, words, fresh))
    clearings.add(_wanderers(view, before, ground, keys))
    clearings.add(lay_out_bandits(view, ground, keys))
    rings = [each for each in clearings if each.group == "ground"]
    pieces = [each for each in clearings if each.group != "ground"]
    taken = [
        *(each.box for each in pieces),
        *(Box.disc(x, y, 2 * PLATE) for x, y in ground.clearings[1:]),
    ]
    marks = lay_out_battles if before is None else lay_out_ghosts
    beside = list(marks(view, ground, keys, taken))
    ways = None if before is None else latest_ways(view)
    dice = [each for each in beside if each.group != "ground"]
    sheet.add(each for each in beside if each.group == "ground")
    sheet.add(rings)
    sheet.add(lay_out_arrows(view, ground, keys, ways))
    sheet.add(pieces)
    sheet.add(dice)
    sheet.add(lay_out_counts(view, ground, keys, [*taken, *(each.box for each in dice)], ways))
    return sheet


def _fresh(before: RootView | None, view: RootView, place: int) -> frozenset[str]:
    """Return the names of things to outline in a place."""
    return fresh_names(view, place) if before is None else fresh_since(before, view, place)


def _wanderers(view: RootView, before: RootView | None, ground: Ground, keys: Keys) -> Sheet:
    """Place the pawns in forests (Law 2.4.1), two in one forest side by side.

    Where relics lie as well, all of them share the room (15.2.1).
    """
    sheet = Sheet()
    relics = dict(view.forests)
    here: dict[int, list[Seat]] = {}
    for seat in view.seats:
        if seat.pawn < 0:
            here.setdefault(seat.pawn, []).append(seat.seat)
    for hireling in view.hirelings:
        if hireling.place is not None and hireling.place < 0:
            here.setdefault(hireling.place, []).append(hireling.side)
    for forest, pieces in relics.items():
        wanderers = here.pop(-forest, [])
        fresh = _fresh(before, view, -forest)
        sheet.add(lay_out_forest(forest, pieces, wanderers, ground, keys, fresh))
    for place, seats in here.items():
        x, y = ground.place(place)
        size = int(min(_PAWN, 2 * (ground.room[-place] + 1) / len(seats) - 1))
        for index, pawn in enumerate(seats):
            middle = x + (index - (len(seats) - 1) / 2) * (size + 1)
            group = f"pawn {keys[pawn]} forest {-place}"
            box = Box.disc(middle, y, size)
            if f"pawn {keys[pawn]}" in _fresh(before, view, place):
                sheet.placed.append(Placed(group, box, halo(size, square=False)))
            sheet.placed.append(Placed(group, box, sprites.pawn(keys[pawn], size)))
    return sheet
