"""The registry of pictures: one line per game."""

from __future__ import annotations

from typing import Any, Protocol

from render.canvas import Picture
from render.root import RENDERER as ROOT
from render.runewars import RENDERER as RUNEWARS


class Renderer(Protocol):
    """Shows a game as one seat sees it; `view` is the game's own kind of view."""

    def board(self, view: Any, locale: str = "en") -> Picture:
        """Draw the board, with its alt text."""

    def sheet(self, view: Any, seat: int, locale: str = "en") -> Picture:
        """Draw everything that lies open on a seat's board, and to its own seat the rest."""

    def hand(self, view: Any, locale: str = "en") -> Picture:
        """Draw the viewer's own hand."""

    def focus(self, view: Any, place: int, locale: str = "en") -> Picture:
        """Draw a place close up, with everything in it named; alt text likewise."""

    def alt(self, view: Any, locale: str = "en") -> str:
        """Say the position in at most 1,000 characters."""

    def text(self, view: Any, locale: str = "en") -> str:
        """Describe the whole table in lines under headings."""


RENDERERS: dict[str, Renderer] = {"root": ROOT, "runewars": RUNEWARS}
