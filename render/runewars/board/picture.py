"""The picture of the board: the land, the pieces on it, and the column beside it."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.runewars.view import RunewarsView
from render import theme
from render.boxes import Box, Placed, Sheet, paint
from render.canvas import BUSY, Picture
from render.layout.larger_text import grow
from render.runewars.board import sprites
from render.runewars.board.areas import lay_out_area
from render.runewars.board.geometry import HEIGHT, WIDTH, Ground, ground_of, kept_hexes, open_hexes
from render.runewars.board.marks import fresh_names, lay_out_arrows, lay_out_counts
from render.runewars.board.scenery import scenery
from render.runewars.board.strips import lay_out_side
from render.runewars.text.changes import fresh_since, gains_of, latest_ways, since_lines
from render.runewars.text.text_board import alt_text


def board_picture(view: RunewarsView, words: Words, large: bool = False) -> Picture:
    """Draw the board as one seat sees it, 1650 by 1100, legible at a width of 360."""
    placed = lay_out_board(view, words)
    image = paint(scenery(view), grow(placed, WIDTH, HEIGHT) if large else placed)
    return Picture(image, alt_text(view, words), BUSY)


def since_picture(before: RunewarsView, after: RunewarsView, words: Words) -> Picture:
    """Draw the board with all its changes since an earlier look."""
    image = paint(scenery(after), lay_out_board(after, words, before))
    text = " ".join([*since_lines(before, after, words), alt_text(after, words)])
    return Picture(image, text, BUSY)


def lay_out_board(
    view: RunewarsView, words: Words, before: RunewarsView | None = None
) -> list[Placed]:
    """Lay out everything on the land and beside it, without overlaps between different groups.

    With an earlier view, the changes since are marked instead of the latest events.
    """
    sheet = lay_out_map(view, words, before)
    gains = {} if before is None else gains_of(before, view)
    sheet.add(lay_out_side(view, words, gains))
    return sheet.placed


def lay_out_map(view: RunewarsView, words: Words, before: RunewarsView | None = None) -> Sheet:
    """Lay out the pieces on the land."""
    ground = ground_of(view)
    areas = Sheet()
    ghosts = before is not None
    for area in view.areas:
        if before is None:
            fresh = fresh_names(view, area.area)
        else:
            fresh = fresh_since(before, view, area.area)
        areas.add(lay_out_area(view, area, ground, words, fresh, ghosts=ghosts))
    ways = None if before is None else latest_ways(view)
    areas.add(_markers(view, ground))
    areas.add(_coordinates(view, ground))
    pieces = [each for each in areas if each.group != "ground"]
    sheet = Sheet()
    sheet.add(each for each in areas if each.group == "ground")
    sheet.add(lay_out_arrows(view, ground, ways))
    sheet.add(pieces)
    sheet.add(lay_out_counts(view, ground, [each.box for each in pieces], ways))
    return sheet


def _markers(view: RunewarsView, ground: Ground) -> Sheet:
    """Draw a banner on each hex with a home realm marker, with the number of its place.

    While the players lay the board, questions name hexes instead of places.
    """
    sheet = Sheet()
    size = round(min(60, ground.high) * 0.7 if view.building else 1.3 * ground.high)
    for marker in view.markers:
        text = "?" if view.building else str(marker.place + 1)
        for half, at in enumerate(marker.hexes):
            x, y = ground.place(at)
            box = Box.around(x, y - (ground.high * 0.36 if view.building else 0), size)
            image = sprites.home_marker(text, size)
            sheet.placed.append(Placed(f"marker {marker.place} {half}", box, image))
    return sheet


def _coordinates(view: RunewarsView, ground: Ground) -> Sheet:
    """Number the empty hexes of a board under construction, as questions name them."""
    sheet = Sheet()
    waiting = kept_hexes(view) if view.building else ()
    for q, r in (*open_hexes(view), *waiting):
        x, y = ground.place((q, r))
        y += ground.high * 0.42 * ((q, r) in waiting)
        text = f"{q} / {r}".replace("-", "−")
        size = round(min(34, ground.high * 0.62))
        sheet.text(f"hex {q} {r}", text, x, y, face="bold", size=size, fill=theme.FADED, anchor="m")
    return sheet
