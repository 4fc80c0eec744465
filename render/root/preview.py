"""Preview of a move: origin, destination, number, and effect on rule; of a battle: its odds."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.core.choices.previews import Preview
from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import ClearingView, RootView
from render.boxes import Box, Placed, Point, Sheet
from render.canvas import Picture, sprite
from render.change_marks import arrow
from render.layout.close_up import (
    COLUMN,
    EDGE,
    PICTURE,
    Window,
    height_for,
    land,
    page_of,
    round_spot,
    scene,
)
from render.layout.column import Entry, before_after, chances_of, describe_entries, lay_out_entries
from render.root.board import sprites
from render.root.board.burrow import lay_out_burrow
from render.root.board.clearings import Lens, lay_out_clearing, strengths
from render.root.board.close_up import lay_out_around, shield_of
from render.root.board.geometry import ground_of
from render.root.board.marks import fresh_names, moved_tag, way_between
from render.root.board.measures import FRAME, HEIGHT, PLATE, WIDTH
from render.root.board.scenery import scenery_svg
from render.root.text.names import keys_of, name_of
from render.theme import hue_of

_CLOSEST = 2.25
_ROOM = 330
"""Size of a clearing with everything around it."""
_SHIELD = 56


def preview_picture(view: RootView, preview: Preview, words: Words) -> Picture:
    """Draw the places an option affects as they would be, with its changes beside them."""
    column, entries = Sheet(), list(entries_of(view, preview, words))
    bottom = lay_out_entries(column, entries, COLUMN, PICTURE - 30, EDGE + 8)
    window = window_on(preview.view, preview.places, height_for(bottom))
    ground = ground_of(view.map)
    radius = (PLATE + 8) * window.zoom
    shown = scene(
        land(scenery_svg(view.map, view.opened), (WIDTH, HEIGHT), window),
        window,
        lay_out_around(preview.view, window, preview.places, words),
        [round_spot(window.at(ground.place(each)), radius) for each in preview.places],
        lay_out_preview(preview, window, words),
    )
    return Picture(page_of(shown, column, bottom + EDGE), describe_entries(entries))


def window_on(view: RootView, places: tuple[int, ...], high: int) -> Window:
    """Open a window on all places that an option affects."""
    ground = ground_of(view.map)
    middles = [ground.place(each) for each in places]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    below = HEIGHT - 60 if any(ground.underground(each) for each in places) else FRAME[3]
    frame = Box(FRAME[0], FRAME[1], FRAME[2], below)
    zoom = min(_CLOSEST, 900 / (max(xs) - min(xs) + _ROOM), high / (max(ys) - min(ys) + _ROOM))
    zoom = max(zoom, high / frame.height, 900 / frame.width)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Window.on(middle, round(zoom, 3), frame, high=high)


def lay_out_preview(preview: Preview, window: Window, words: Words) -> list[Placed]:
    """Lay out the places as they would be, and the way between them as an arrow."""
    view: RootView = preview.view
    ground = ground_of(view.map)
    keys = keys_of(view)
    pieces: list[Placed] = []
    for place in preview.places:
        lens = Lens(window.at(ground.place(place)), window.zoom)
        fresh = fresh_names(view, place)
        clearing = view.clearing(place)
        if clearing.name:
            pieces += lay_out_burrow(clearing, ground, keys, fresh, words, lens)
        else:
            pieces += lay_out_clearing(clearing, ground, keys, words, fresh, lens)
    rings = [each for each in pieces if each.group == "ground"]
    solid = [each for each in pieces if each.group != "ground"]
    return [*rings, *_arrows(view, window), *solid]


def _arrows(view: RootView, window: Window) -> Iterator[Placed]:
    """Draw the way of the moving pieces, with their number on it."""
    ground = ground_of(view.map)
    for change in view.changes:
        if change.kind != "move" or change.origin is None or change.to is None:
            continue
        if change.seat is None:
            continue
        key = view.side(change.seat).key
        line: list[Point] = [
            window.at(point) for point in way_between(ground, change.origin, change.to)
        ]
        if len(line) < 2:
            continue
        under = ground.underground(change.origin) or ground.underground(change.to)
        image, (left, top) = arrow(line, hue_of(key).coat, under)
        yield Placed("ground", Box(left, top, left + image.width, top + image.height), image)
        tag = moved_tag(change.count, hue_of(key))
        x, y = line[len(line) // 2]
        yield Placed("ground", Box.around(x, y, *tag.size), tag)


# The text beside it


def entries_of(view: RootView, preview: Preview, words: Words) -> Iterator[Entry]:
    """List the changes of rule in each place, or the possible hits of a battle."""
    after: RootView = preview.view
    for change in after.changes:
        if change.kind == "move" and change.seat is not None and change.origin is not None:
            key = view.side(change.seat).key
            title = words.say(
                "preview-move",
                pieces=words.say("piece-warrior", n=change.count),
                origin=_where(view.clearing(change.origin), words),
                to=_where(view.clearing(change.to or 0), words),
            )
            yield Entry(sprites.head(key, 68), title, shadow=sprites.SHADOW)
    if not preview.sides:
        for place in preview.places:
            yield _rule(view, view.clearing(place), after.clearing(place), words)
        return
    clearing = view.clearing(preview.places[0])
    yield Entry(sprite("battle", 64), words.say("preview-battle", at=_where(clearing, words)))
    for side in preview.sides:
        assert side.seat is not None, "every side of a battle in Root is a seat"
        seat = view.side(side.seat)
        text = words.say("piece-warrior", n=side.strength) if side.strength else ""
        title = words.say("preview-hits", who=name_of(seat, words))
        chances = chances_of(side.hits, words)
        yield Entry(sprites.head(seat.key, 68), title, text, shadow=sprites.SHADOW, chances=chances)
    yield Entry(None, "", words.say("preview-unseen"))


def _where(clearing: ClearingView, words: Words) -> str:
    if clearing.name:
        return words.say(f"place-{clearing.name}")
    return words.say(
        "preview-place", number=clearing.number, suit=words.say(f"suit-{clearing.suit}")
    )


def _rule(view: RootView, then: ClearingView, now: ClearingView, words: Words) -> Entry:
    """Show the ruler's shield before and after, and the strengths that decide it."""
    shields = [_shield(view, each, words) for each in (then, now)]
    names = [_ruler(view, each.ruler, words) for each in (then, now)]
    if then.ruler == now.ruler:
        title = words.say("preview-stays", at=_where(now, words), who=names[1])
    else:
        title = words.say("preview-turns", at=_where(now, words), old=names[0], new=names[1])
    before, after = strengths(then), strengths(now)
    counts = [
        words.say(
            "preview-strength",
            who=name_of(view.side(seat), words),
            before=before[seat],
            after=after[seat],
            changed="yes" if before[seat] != after[seat] else "no",
        )
        for seat in dict.fromkeys((*after, *before))
        if before[seat] or after[seat]
    ]
    return Entry(before_after(*shields), title, ", ".join(counts))


def _shield(view: RootView, clearing: ClearingView, words: Words) -> Image.Image:
    return shield_of(view, clearing, _SHIELD, words) or sprite("shield", _SHIELD, look="faded")


def _ruler(view: RootView, ruler: Seat | None, words: Words) -> str:
    return words.say("focus-nobody") if ruler is None else name_of(view.side(ruler), words)
