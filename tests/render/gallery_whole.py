"""Pictures of a made-up match to look at; run as a module to redraw them.

Made up, because matches of computers change with every correction of the rules.
"""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace
from PIL import Image

from engine.core.seats import Seat
from engine.root.pieces import Place
from engine.root.view import Change, RootView
from render.games import RENDERERS
from render.match_pictures.poster import About
from tests.render.gallery import DESKTOP, FOLDER, PHONE, small
from tests.render.positions import FOUR, cards_named, random_position

POINTS = (
    (0, 2, 4, 5, 9, 14, 19, 23, 28),
    (0, 1, 3, 6, 10, 13, 16, 24, 30),
    (0, 0, 1, 3, 4, 8, 12, 20, 22),
    (0, 1, 2, 6, 7, 10, 11, None, None),
)
"""Points by seat, at the beginning of each round and at the end."""
LINES = (
    "23 battles were fought, 3 of them with an ambush.",
    "The Marquise lost most pieces: 14 of 41.",
    "The best turn was the Eyrie's in round 7: 8 points.",
)


def match() -> list[RootView]:
    """Make up the public views at the beginning of each round, and at the end."""
    base = random_position(5, "autumn", FOUR, 0.4)
    dominance = cards_named("dominance_bird")[0]
    views = []
    for place in range(len(POINTS[0])):
        seats = tuple(
            replace(
                seat,
                points=POINTS[seat.seat][place],
                dominance=dominance if POINTS[seat.seat][place] is None else None,
            )
            for seat in base.seats
        )
        fought = Change("battle", Seat(0), Place(base.clearings[3].number), rolls=(2, 1))
        news = (fought,) if place == 4 else ()
        view = replace(base, seats=seats, round=place + 1, changes=news, seat=None, hand=())
        views.append(replace(view, current=Seat(place % 4), order=tuple(map(Seat, range(4)))))
    last = len(views) - 1
    views[-1] = replace(
        views[-1], round=last, phase="over", winners=(Seat(1),), won_by="points", current=Seat(1)
    )
    return views


def gallery() -> dict[str, Image.Image]:
    """Draw the gallery: the graph on a desktop and a phone, and the poster."""
    root, views = RENDERERS["root"], match()
    graph = root.graph(views).image
    poster = root.poster(views, About(12, date(2026, 11, 21), ("Ann", "Bob", "Cem", "Dee"), LINES))
    return {
        "whole-graph-desktop": small(graph, DESKTOP),
        "whole-graph-phone": small(graph, PHONE),
        "whole-poster-desktop": small(poster.image, DESKTOP),
    }


if __name__ == "__main__":
    for name, image in gallery().items():
        image.save(FOLDER / f"{name}.webp", "WEBP", quality=80, method=6)
