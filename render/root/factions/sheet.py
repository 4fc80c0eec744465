"""A faction's sheet, one picture per seat: tracks, decks and boxes of its board."""

from __future__ import annotations

from engine.core.language.words import Words
from engine.root.view import RootView
from render.canvas import Picture
from render.root.factions import FACTIONS
from render.root.factions.frame import Page
from render.root.text.seats import seat_line


def lay_out_sheet(view: RootView, seat: int, words: Words) -> Page:
    """Lay out a seat's board as the viewer may see it."""
    whose = view.seats[seat]
    page = Page(words)
    page.header(view, whose)
    FACTIONS[type(whose.board)].lay_out(page, view, whose, whose.board)
    page.show_crafted(whose)
    return page


def sheet_picture(view: RootView, seat: int, words: Words, large: bool = False) -> Picture:
    """Draw a seat's board."""
    page = lay_out_sheet(view, seat, words)
    return page.finish(10, seat_line(view, view.seats[seat], words), large)
