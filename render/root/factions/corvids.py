"""The Corvids' own board: plots on the map and in supply, and types ruled out by guesses (Law 13).

A facedown plot's type comes from `CorvidsView.facedown`, which only their own view holds.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import CorvidsView, RootView, SeatView
from render import theme
from render.boxes import Box
from render.canvas import panel, sprite
from render.layout.page import LEFT, RIGHT
from render.root.board import sprites
from render.root.factions.frame import KeyNumber, Page
from render.root.printed import PLOT_KINDS, PLOTS, PLOTS_OF_A_KIND
from render.theme import hue_of

_WIDE, _HIGH = RIGHT - LEFT, 92


def lay_out(page: Page, view: RootView, seat: SeatView, board: CorvidsView) -> None:
    """Lay out each plot on the map with its clearing, then the supply."""
    hue = hue_of(seat.key)
    page.section("sheet-plots", page.words.say("sheet-plot-cost", n=board.next_plot))
    lying = list(plots_on_map(view, seat.seat))
    if not lying:
        page.sheet.text(
            "no plots", page.words.say("sheet-nothing"), LEFT, page.y + 34,
            face="italic", size=32, fill=theme.FADED,
        )  # fmt: skip
        page.y += 76
    for place, (clearing, kind) in enumerate(lying):
        _plot(page, view, seat, board, clearing, kind, LEFT, page.y + place * (_HIGH + 10))
    page.y += (_HIGH + 10) * len(lying)
    page.section("sheet-supply")
    x = page.count("warrior", seat.warriors, LEFT, hue)
    page.count("token-plot", f"{board.plots} / {PLOTS}", x + 60, hue)
    page.y += 84
    if board.supply is not None:
        page.tally(
            (
                (
                    f"supply {kind}",
                    sprites.tile(f"token-{kind}", seat.key, 64, page.words),
                    f"{number} / {PLOTS_OF_A_KIND}",
                )
                for kind, number in board.supply
            ),
            step=200,
        )


def plots_on_map(view: RootView, corvids: int) -> Iterator[tuple[int, str]]:
    """Yield the clearings of plots: face up with their kind, face down as `plot`."""
    for clearing in view.clearings:
        for owner, kind in clearing.tokens:
            if owner == corvids and kind in ("plot", *PLOT_KINDS):
                yield clearing.number, kind


def _plot(
    page: Page, view: RootView, seat: SeatView, board: CorvidsView, clearing: int, kind: str,
    x: float, y: float,
) -> None:  # fmt: skip
    """Lay out one plot: its clearing, and its type or the types ruled out."""
    group, middle = f"plot {clearing}", y + _HIGH / 2
    back = panel(round(_WIDE), _HIGH, 14, theme.PAPER_LIGHT, theme.RULE_LINE, 3)
    page.sheet.put("ground", back, x + _WIDE / 2, middle)
    badge = sprites.badge(view.clearing(clearing).suit, str(clearing), 84, page.words)
    page.sheet.put(f"{group} badge", badge, x + 56, middle, sprites.SHADOW)
    tile = sprites.tile(f"token-{kind}", seat.key, 72, page.words)
    box = page.sheet.put(group, tile, x + 152, middle, sprites.SHADOW)
    own = [each for number, each in board.facedown or () if number == clearing]
    known = next(iter(own), "") if kind == "plot" else kind
    left = box.right + 16
    if known and kind == "plot":
        face = sprites.tile(f"token-{known}", seat.key, 56, page.words)
        left = page.sheet.put(f"{group} own", face, left + 28, middle, sprites.SHADOW).right + 14
    name = page.words.say(f"plot-{known}") if known else page.words.say("sheet-hidden")
    fill = theme.INK if known else theme.FADED
    box = page.sheet.text(group, name, left, middle, face="bold", size=34, fill=fill)
    if kind == "plot":
        _ruled_out(page, seat, board, clearing, box, x + _WIDE - 16)


def _ruled_out(
    page: Page, seat: SeatView, board: CorvidsView, clearing: int, after: Box, right: float
) -> None:
    """Cross out the types that wrong guesses have ruled out (13.2.4)."""
    kinds = next((each for number, each in board.denied if number == clearing), ())
    for place, kind in enumerate(reversed(kinds)):
        x, y = right - 26 - place * 56, after.middle[1]
        group = f"denied {clearing} {kind}"
        page.sheet.put(group, sprite(f"token-{kind}", 48, hue_of(seat.key)), x, y)
        page.sheet.put(group, sprite("denied", 52), x, y)


def describe(view: RootView, seat: SeatView, board: CorvidsView, words: Words) -> Iterator[str]:
    """Describe plots in supply and wrong guesses, never a facedown plot's type (Law 13)."""
    yield words.say("text-plots", n=board.plots)
    for clearing, kinds in board.denied:
        if kinds:
            names = ", ".join(words.say(f"plot-{kind}") for kind in kinds)
            yield words.say("text-denied", clearing=clearing, kinds=names)


def key_numbers(seat: SeatView, board: CorvidsView, words: Words) -> list[KeyNumber]:
    hue = hue_of(seat.key)
    return [("token-plot", board.plots, hue), ("warrior", seat.warriors, hue)]
