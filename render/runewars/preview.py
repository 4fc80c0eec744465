"""Preview of a step or an activation: origin and destination, and the odds of a battle."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.previews import Preview
from engine.core.language.percentages import percent
from engine.core.language.words import Words
from engine.runewars.view import RunewarsView
from render.boxes import Box, Placed, Sheet
from render.canvas import Picture, sprite
from render.change_marks import arrow
from render.layout.close_up import (
    COLUMN,
    EDGE,
    PICTURE,
    WIDE,
    Window,
    height_for,
    land,
    page_of,
    scene,
)
from render.layout.column import Entry, describe_entries, lay_out_entries
from render.runewars.board import sprites
from render.runewars.board.areas import lay_out_area
from render.runewars.board.close_up import entries_of as close_entries
from render.runewars.board.close_up import lay_out_around, seen_through
from render.runewars.board.geometry import FRAME, HEIGHT, WIDTH, ground_of
from render.runewars.board.marks import fresh_names, way_between
from render.runewars.board.scenery import scenery_svg
from render.runewars.text.names import area_name, army, name_of

_ACROSS, _DEEP = 4.6, 4.4
"""Least width and height of a window, in half hexes."""


def preview_picture(view: RunewarsView, preview: Preview, words: Words) -> Picture:
    """Draw the areas an option affects, with its possible results beside them."""
    column, entries = Sheet(), list(entries_of(view, preview, words))
    bottom = lay_out_entries(column, entries, COLUMN, PICTURE - 30, EDGE + 8)
    window = window_on(view, preview.places, height_for(bottom))
    near = seen_through(ground_of(view), window)
    shown = scene(
        land(scenery_svg(view), (WIDTH, HEIGHT), window),
        window,
        lay_out_around(view, window, preview.places, words),
        [near.corners(view.area(each).hex) for each in preview.places],
        lay_out_preview(preview, window, words),
    )
    return Picture(page_of(shown, column, bottom + EDGE), describe_entries(entries))


def window_on(view: RunewarsView, places: tuple[int, ...], high: int) -> Window:
    """Open a window on all areas that an option affects."""
    ground = ground_of(view)
    middles = [ground.place(view.area(each).hex) for each in places]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    across = max(xs) - min(xs) + _ACROSS * ground.wide
    deep = max(ys) - min(ys) + _DEEP * ground.high
    frame = Box(*FRAME)
    zoom = max(min(WIDE / across, high / deep), high / frame.height, WIDE / frame.width)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Window.on(middle, round(zoom, 3), frame, high=high)


def lay_out_preview(preview: Preview, window: Window, words: Words) -> list[Placed]:
    """Lay out the areas, and the way between them as an arrow."""
    view: RunewarsView = preview.view
    near = seen_through(ground_of(view), window)
    pieces = [
        each
        for place in preview.places
        for each in lay_out_area(view, view.area(place), near, words, fresh_names(view, place))
    ]
    rings = [each for each in pieces if each.group == "ground"]
    solid = [each for each in pieces if each.group != "ground"]
    return [*rings, *_arrows(view, window), *solid]


def _arrows(view: RunewarsView, window: Window) -> Iterator[Placed]:
    near = seen_through(ground_of(view), window)
    for change in view.changes:
        if change.origin is not None and change.to is not None:
            line = way_between(view, near, change.origin, change.to)
            image, (left, top) = arrow(line, army(view, change.seat).coat, False)
            yield Placed("ground", Box(left, top, left + image.width, top + image.height), image)


def entries_of(view: RunewarsView, preview: Preview, words: Words) -> Iterator[Entry]:
    """List the moves, or the battle that would follow with its odds."""
    place = preview.places[-1]
    for change in preview.view.changes:
        if change.origin is None or change.to is None:
            continue
        message = "preview-hero" if change.kind == "hero" else "preview-step"
        title = words.say(
            message,
            origin=area_name(view, change.origin, words),
            to=area_name(view, change.to, words),
        )
        sign = sprites.sign(view.seats[change.seat].faction, 68)
        yield Entry(sign, title, shadow=sprites.SHADOW)
    if preview.sides:
        at = area_name(view, place, words)
        text = "" if preview.chance is None else _chance(preview.chance, words)
        yield Entry(sprite("battle", 64), words.say("preview-battle", at=at), text)
    for side in preview.sides:
        faction = "" if side.seat is None else view.seats[side.seat].faction
        text = words.say("preview-side", n=side.strength, lost=side.lost or 0.0)
        title = name_of(view, side.seat, words)
        yield Entry(sprites.sign(faction, 68), title, text, shadow=sprites.SHADOW)
    if preview.sides:
        yield Entry(None, "", words.say("preview-unseen"))
        return
    yield from close_entries(view, view.area(place), words)[:-1]


def _chance(chance: float, words: Words) -> str:
    return words.say("preview-chance", chance=percent(chance))
