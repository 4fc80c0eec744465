"""One clearing close up: its pieces, drawn large and named, its ruler, its neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.language.words import Words
from engine.root.view import ClearingView, CorvidsView, RootView, SeatView, VagabondView
from render.boxes import Box, Placed, Point, Sheet
from render.canvas import Picture, sprite
from render.layout.close_up import (
    COLUMN,
    EDGE,
    HIGH,
    PICTURE,
    Window,
    height_for,
    land,
    nearest_free,
    page_of,
    round_spot,
    scene,
)
from render.layout.column import Entry, describe_entries, lay_out_entries
from render.root.board import sprites
from render.root.board.burrow import lay_out_burrow
from render.root.board.clearings import Lens, lay_out_clearing, strengths, tied_seats
from render.root.board.geometry import Ground, ground_of
from render.root.board.marks import fresh_names
from render.root.board.measures import FRAME, HEIGHT, PLATE, WIDTH, badge_of
from render.root.board.scenery import scenery_svg
from render.root.text.hirelings import sides
from render.root.text.names import items_line, keys_of, letter_of, name_of
from render.root.text.text_board import pieces_in, tunnels
from render.theme import NEUTRAL, hue_of

ZOOM = 2.25
BADGE, SMALL_SHIELD = 112, 58
"""Sizes of a neighbour's badge, and of its ruler's shield."""
_REACH = 2 * (PLATE + 8)
"""Size of the part of a clearing without veil."""


def focus_picture(view: RootView, place: int, words: Words) -> Picture:
    """Draw a clearing close up, with everything in it in words beside it."""
    ground = ground_of(view.map, view.opened)
    column, entries = Sheet(), entries_of(view, view.clearing(place), words)
    bottom = lay_out_entries(column, entries, COLUMN, PICTURE - 30, EDGE + 8)
    window = window_on(ground, place, high=height_for(bottom))
    middle = window.at(ground.place(place))
    shown = scene(
        land(scenery_svg(view.map, view.opened), (WIDTH, HEIGHT), window),
        window,
        lay_out_around(view, window, [place], words),
        [round_spot(middle, _REACH * ZOOM / 2)],
        lay_out_focus(view, place, window, words),
    )
    return Picture(page_of(shown, column, bottom + EDGE), describe_entries(entries))


def window_on(ground: Ground, place: int, *, high: int = HIGH) -> Window:
    """Open a window on a clearing; the Burrow hangs over the map's lower edge."""
    below = HEIGHT - 60 if ground.underground(place) else FRAME[3]
    frame = Box(FRAME[0], FRAME[1], FRAME[2], below)
    return Window.on(ground.place(place), ZOOM, frame, high=high)


def lay_out_around(
    view: RootView, window: Window, but: Sequence[int], words: Words
) -> Iterator[Placed]:
    """Lay out the other clearings, as much of them as the window shows."""
    ground = ground_of(view.map, view.opened)
    keys = keys_of(view)
    for clearing in view.clearings:
        middle = window.at(ground.place(clearing.number))
        reach = Box.around(*middle, 330 * window.zoom)
        if clearing.number in but or not reach.overlaps(window.box):
            continue
        lens = Lens(middle, window.zoom)
        if clearing.name:
            yield from lay_out_burrow(clearing, ground, keys, frozenset(), words, lens)
        else:
            yield from lay_out_clearing(clearing, ground, keys, words, lens=lens)


def lay_out_focus(view: RootView, place: int, window: Window, words: Words) -> list[Placed]:
    """Lay out the clearing itself, and the destinations of the ways from it."""
    ground = ground_of(view.map, view.opened)
    keys = keys_of(view)
    clearing, fresh = view.clearing(place), fresh_names(view, place)
    lens = Lens(window.at(ground.place(place)), ZOOM)
    if ground.underground(place):
        placed = list(lay_out_burrow(clearing, ground, keys, fresh, words, lens))
    else:
        placed = list(lay_out_clearing(clearing, ground, keys, words, fresh, lens))
    taken = [each.box for each in placed if each.group != "ground"]
    taken.append(Box.disc(*lens.middle, _REACH * ZOOM))
    for number in neighbours(view, ground, place):
        placed += _signpost(view, ground, place, number, window, taken, words)
    return placed


def neighbours(view: RootView, ground: Ground, place: int) -> list[int]:
    """List the neighbours of a clearing, by paths for everybody or by tunnels for the Duchy."""
    dug = tunnels(view)
    if ground.underground(place):
        return dug
    burrow = [each.number for each in view.clearings if each.name] if place in dug else []
    return [*ground.beside(place), *burrow]


def _signpost(
    view: RootView,
    ground: Ground,
    place: int,
    number: int,
    window: Window,
    taken: list[Box],
    words: Words,
) -> Iterator[Placed]:
    """Place a neighbour's number, suit and ruler at its badge, or where the way to it leaves."""
    there, group = view.clearing(number), f"next {number}"
    if not there.name:
        own = window.at(badge_of(ground.place(number)).middle)
        size = round(96 * window.zoom)
        box = Box.around(*own, size)
        if box.inside(window.box) and not box.overlaps_any(taken):
            taken.append(box)
            yield Placed(group, box, sprites.badge(there.suit, str(number), size, words))
            return
    far = exit_of([window.at(point) for point in ground.way(place, number)], window.inner(70))
    wide = BADGE + SMALL_SHIELD
    found = nearest_free(far, wide, BADGE, taken, window.inner(8))
    if found is None:
        return
    taken.append(found)
    x, y = found.middle
    if there.name:
        mound = sprite("burrow", BADGE, hue_of(view.side(there.ruler or 0).key), sprites.SHADOW)
        yield Placed(group, Box.around(x, y, BADGE, mound.height - 2 * sprites.SHADOW), mound)
        return
    badge = sprites.badge(there.suit, str(number), BADGE, words)
    yield Placed(group, Box.around(found.left + BADGE / 2, y, BADGE), badge)
    if (shield := shield_of(view, there, SMALL_SHIELD, words)) is not None:
        middle = found.right - SMALL_SHIELD / 2
        yield Placed(group, Box.around(middle, y + BADGE * 0.08, SMALL_SHIELD), shield)


def exit_of(line: Sequence[Point], inner: Box) -> Point:
    """Return the last point of a way, from its start on, that lies in a box."""
    last = line[0]
    for x, y in line:
        if not (inner.left <= x <= inner.right and inner.top <= y <= inner.bottom):
            break
        last = (x, y)
    return last


def shield_of(
    view: RootView, clearing: ClearingView, size: int, words: Words
) -> Image.Image | None:
    """Return the ruler's shield, or that of a tie; None where nobody could rule."""
    if clearing.ruler is not None:
        key = view.side(clearing.ruler).key
        return sprites.shield(hue_of(key), letter_of(key, words), size)
    return sprites.shield(NEUTRAL, "=", size) if tied_seats(clearing) else None


# The text beside it


def entries_of(view: RootView, clearing: ClearingView, words: Words) -> list[Entry]:
    """List the entries about a clearing."""
    return [
        _title(view, clearing, words),
        _rule(view, clearing, words),
        *_holders(view, clearing, words),
        _next(view, clearing, words),
    ]


def _title(view: RootView, clearing: ClearingView, words: Words) -> Entry:
    if clearing.name:
        owner = view.side(clearing.ruler or 0).key
        mound = sprite("burrow", 78, hue_of(owner), sprites.SHADOW)
        return Entry(mound, words.say(f"focus-{clearing.name}"), shadow=sprites.SHADOW)
    badge = sprites.badge(clearing.suit, str(clearing.number), 78, words)
    parts = [words.say("text-slots", n=clearing.open_slots)] if clearing.slots else []
    parts += [words.say("text-ruin")] * clearing.ruin
    parts += [words.say("text-scorched")] * clearing.scorched
    parts += [words.say(f"landmark-{each}") for each in clearing.landmarks]
    title = words.say(
        "focus-clearing", number=clearing.number, suit=words.say(f"suit-{clearing.suit}")
    )
    return Entry(badge, title, "; ".join(parts), shadow=sprites.SHADOW)


def _rule(view: RootView, clearing: ClearingView, words: Words) -> Entry:
    """Return the ruler, and the margin of its rule (Law 2.5)."""
    strength = strengths(clearing)
    ranked = sorted(strength, key=lambda seat: -strength[seat])
    size = 68
    if clearing.ruler is None:
        rivals = tied_seats(clearing)
        if not rivals:
            empty = sprites.shield(NEUTRAL, "–", size)
            return Entry(empty, words.say("focus-unruled"), shadow=sprites.SHADOW)
        who = ", ".join(name_of(view.side(seat), words) for seat in rivals)
        why = words.say("focus-level", who=who, n=strength[rivals[0]])
        shield = sprites.shield(NEUTRAL, "=", size)
        return Entry(shield, words.say("focus-unruled"), why, shadow=sprites.SHADOW)
    ruler = clearing.ruler
    others = [seat for seat in ranked if seat != ruler]
    mine = strength[ruler]
    if not others:
        why = words.say("focus-alone", n=mine)
    else:
        other, theirs = name_of(view.side(others[0]), words), strength[others[0]]
        kind = "focus-more" if mine > theirs else "focus-though"
        why = words.say(kind, n=mine, theirs=theirs, other=other)
    key = view.side(ruler).key
    shield = sprites.shield(hue_of(key), letter_of(key, words), size)
    title = words.say("focus-rules", who=name_of(view.side(ruler), words))
    return Entry(shield, title, why, shadow=sprites.SHADOW)


def _holders(view: RootView, clearing: ClearingView, words: Words) -> Iterator[Entry]:
    """Name each seat's pieces there."""
    fresh = " ".join(fresh_names(view, clearing.number))
    for number, seat in sides(view):
        pieces = list(pieces_in(clearing, number, words))
        if pieces:
            image = sprites.head(seat.key, 68)
            known = _known(view, clearing, seat, words) if isinstance(seat, SeatView) else ()
            text = "; ".join([", ".join(pieces), *known])
            marked = f"warriors {seat.key}" in fresh
            yield Entry(image, name_of(seat, words), text, marked, sprites.SHADOW)
    if clearing.ruin and (found := _under_ruin(view, clearing, words)):
        yield Entry(sprite("building-ruin", 64), words.say("text-ruin"), found)


def _known(view: RootView, clearing: ClearingView, seat: SeatView, words: Words) -> Iterator[str]:
    """Describe the viewer's knowledge of a facedown plot there (Law 13.2.2)."""
    board = seat.board
    if not isinstance(board, CorvidsView):
        return
    for place, kind in board.facedown or ():
        if place == clearing.number:
            yield words.say("focus-plot", kind=words.say(f"plot-{kind}"))
    for place, kinds in board.denied:
        if place == clearing.number and kinds and not board.facedown:
            names = ", ".join(words.say(f"plot-{kind}") for kind in kinds)
            yield words.say("text-denied", clearing=place, kinds=names)


def _under_ruin(view: RootView, clearing: ClearingView, words: Words) -> str:
    """Describe the items that the viewer, a Vagabond, saw under the ruin (Law 9.7.3)."""
    board = None if view.seat is None else view.seats[view.seat].board
    if not isinstance(board, VagabondView):
        return ""
    items = dict(board.known_ruins).get(clearing.number, ())
    counts = [(item, items.count(item)) for item in dict.fromkeys(items)]
    return words.say("focus-under", items=items_line(counts, words)) if counts else ""


def _next(view: RootView, clearing: ClearingView, words: Words) -> Entry:
    """Name the neighbours and their rulers."""
    named = []
    for number in neighbours(view, ground_of(view.map, view.opened), clearing.number):
        there = view.clearing(number)
        ruler = None if there.ruler is None else view.side(there.ruler)
        who = words.say("focus-nobody") if ruler is None else name_of(ruler, words)
        if there.name:
            named.append(words.say(f"place-{there.name}"))
        else:
            suit = words.say(f"suit-{there.suit}")
            named.append(words.say("focus-beside", number=number, suit=suit, who=who))
    text = "; ".join(named) or words.say("text-none")
    return Entry(sprite("signpost", 70), words.say("focus-next"), text)
