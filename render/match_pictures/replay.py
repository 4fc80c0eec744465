"""The replay of a match: an animation of the board after each turn, with a bar of turns below it.

A film is planned from all views; its frames are drawn in parts, so that other pictures need not
wait for a long match, and the person waiting can be told the progress.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from PIL import Image, ImageDraw

from render import theme
from render.lettering import cap_middle, fitting, shorten, text_sprite, text_width
from render.match_pictures.clip import Frame, frame_of
from render.theme import Hue

LARGEST = 8 * 1024 * 1024
"""Most bytes of a replay: Discord takes 10 MiB with a message, and some room is left."""
MOST = 220
"""Most frames; a longer match is shown with one for every second turn, or third."""
PART = 10
"""Frames drawn in one go."""
SCALE = 2
"""Factor by which boards are smaller than in a post."""
BAR, EDGE = 34, 8
CAPTION, WRITTEN = 46, 26
"""Height of the line with the events, and its smallest type: 11 pixels on a phone."""
WHOLE, QUICK, SLOW = 75_000, 350, 1200
"""Milliseconds for all turns together, and at least and at most for one of them."""
BATTLE, LAST = 1.7, 3000
"""Factor by which a turn with a battle lasts longer; milliseconds for the end."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A frame before it is drawn: the end of a turn, with its seat's colour and events."""

    hue: Hue | None
    begins_round: bool
    battle: bool
    acted: int | None = None
    """Seat whose turn it was."""
    caption: str = ""
    """Events of the turn, a line for each sentence: as many are shown as fit side by side."""


@dataclass(frozen=True, slots=True)
class Film:
    """All scenes of a replay, and its alt text."""

    scenes: tuple[Scene, ...]
    alt: str

    def lasts(self, place: int) -> int:
        """Return a frame's duration in milliseconds."""
        if place == len(self.scenes) - 1:
            return LAST
        pace = min(SLOW, max(QUICK, WHOLE // len(self.scenes)))
        return round(pace * BATTLE) if self.scenes[place].battle else pace

    def parts(self) -> list[range]:
        """Divide the frames into parts to be drawn one after the other."""
        count = len(self.scenes)
        return [range(first, min(count, first + PART)) for first in range(0, count, PART)]


def film_of(
    views: Sequence[Any],
    turn_of: Callable[[Any], tuple[Hue | None, Hashable]],
    alt: str,
    caption_of: Callable[[Any], str] = lambda view: "",
) -> Film:
    """Plan a replay of views that mark the changes of the last turn.

    `turn_of` returns the colour of the seat whose turn begins in a view, and its round;
    `caption_of` the events before it.
    """
    scenes: list[Scene] = []
    turn: tuple[Hue | None, Hashable] = None, None
    acted: int | None = None
    before: Hashable = None
    for view in views:
        hue, round_ = turn
        begins = round_ != before
        battle = any(each.kind == "battle" for each in view.changes)
        scenes.append(Scene(hue, begins, battle, acted, caption_of(view)))
        before, turn, acted = round_, turn_of(view), view.current
    return Film(tuple(scenes), alt)


def shoot(
    film: Film, first: int, boards: Iterable[Image.Image], before: Image.Image | None
) -> list[Frame]:
    """Draw the frames of a part from its boards; `before` is the board ahead of the first."""
    last = None if before is None else still(film, first - 1, before)
    frames = []
    for place, board in enumerate(boards, first):
        image = still(film, place, board)
        frames.append(frame_of(image, last, film.lasts(place)))
        last = image
    return frames


def still(film: Film, place: int, board: Image.Image) -> Image.Image:
    """Return one whole frame: the board, smaller, above the events and the bar."""
    small = board.reduce(SCALE)
    image = Image.new("RGB", (small.width, small.height + CAPTION + BAR), theme.INK)
    image.paste(small, (0, 0))
    image.paste(caption(film.scenes[place], small.width), (0, small.height))
    below = small.height + CAPTION
    image.paste(bar(film.scenes, small.width), (0, below))
    reached = _turn_x(len(film.scenes), small.width, place + 1)
    to_come = (max(0, small.width - EDGE - reached), BAR)
    veil = Image.new("L", to_come, 190)
    image.paste(Image.new("RGB", to_come, theme.INK), (reached, below), veil)
    return image


@lru_cache(maxsize=4)
def caption(scene: Scene, width: int) -> Image.Image:
    """Return the events in a line, on the colour of the seat that acted."""
    hue, room = scene.hue or theme.NEUTRAL, width - 4 * EDGE
    said = scene.caption.split("\n")
    while len(said) > 1 and text_width(" ".join(said), "bold", WRITTEN) > room:
        said.pop()
    line = " ".join(said)
    image = Image.new("RGB", (width, CAPTION), hue.coat)
    size = fitting(line, "bold", 30, WRITTEN, room)
    text = text_sprite(shorten(line, "bold", size, room), "bold", size, hue.text)
    image.paste(text, (2 * EDGE, round(CAPTION / 2 - cap_middle("bold", size))), text)
    return image


def _turn_x(count: int, width: int, place: int) -> int:
    """Return the x coordinate where a turn begins in the bar."""
    return round(EDGE + (width - 2 * EDGE) * place / max(1, count))


@lru_cache(maxsize=2)
def bar(scenes: Sequence[Scene], width: int) -> Image.Image:
    """Return the bar of turns: one field per turn in its colour, with a gap before each round."""
    image = Image.new("RGB", (width, BAR), theme.INK)
    draw = ImageDraw.Draw(image)
    for place, scene in enumerate(scenes):
        left, right = (_turn_x(len(scenes), width, each) for each in (place, place + 1))
        colour = theme.FADED if scene.hue is None else scene.hue.coat
        top = EDGE if scene.begins_round else EDGE + 5
        draw.rectangle((left, top, max(left, right - 2), BAR - EDGE - 1), fill=colour)
    return image


def choose_views(count: int, most: int = MOST) -> list[int]:
    """Choose views to show out of `count`, evenly spaced and always with the last one."""
    every = max(1, ceil(count / max(1, most)))
    places = list(range(count - 1, -1, -every))[::-1]
    return places if places[0] == 0 or count == 0 else [0, *places]
