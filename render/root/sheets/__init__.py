"""A faction's sheet, one picture per seat: tracks, decks and boxes of its board.

A faction joins by a view of its board and an entry in `SHEETS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.language.words import Words
from engine.root.view import (
    AllianceView,
    ClergyView,
    CorvidsView,
    DuchyView,
    EyrieView,
    HundredsView,
    KeepersView,
    LegionView,
    LizardsView,
    MarquiseView,
    RiverfolkView,
    RootView,
    SeatView,
    UndecidedView,
    VagabondView,
)
from render.canvas import Picture
from render.root.sheets.alliance import alliance_sheet
from render.root.sheets.clergy import clergy_sheet
from render.root.sheets.corvids import corvids_sheet
from render.root.sheets.duchy import duchy_sheet
from render.root.sheets.eyrie import eyrie_sheet
from render.root.sheets.frame import Page
from render.root.sheets.hundreds import hundreds_sheet
from render.root.sheets.keepers import keepers_sheet
from render.root.sheets.legion import legion_sheet
from render.root.sheets.lizards import lizards_sheet
from render.root.sheets.marquise import marquise_sheet
from render.root.sheets.riverfolk import riverfolk_sheet
from render.root.sheets.undecided import undecided_sheet
from render.root.sheets.vagabond import vagabond_sheet
from render.root.text.seats import seat_line

SHEETS: dict[type, Callable[[Page, RootView, SeatView, Any], None]] = {
    MarquiseView: marquise_sheet,
    EyrieView: eyrie_sheet,
    AllianceView: alliance_sheet,
    VagabondView: vagabond_sheet,
    LizardsView: lizards_sheet,
    DuchyView: duchy_sheet,
    CorvidsView: corvids_sheet,
    ClergyView: clergy_sheet,
    LegionView: legion_sheet,
    HundredsView: hundreds_sheet,
    KeepersView: keepers_sheet,
    UndecidedView: undecided_sheet,
    RiverfolkView: riverfolk_sheet,
}


def lay_out_sheet(view: RootView, seat: int, words: Words) -> Page:
    """Lay out a seat's board as the viewer may see it."""
    whose = view.seats[seat]
    page = Page(words)
    page.header(view, whose)
    SHEETS[type(whose.board)](page, view, whose, whose.board)
    page.crafted(whose)
    return page


def sheet_picture(view: RootView, seat: int, words: Words, large: bool = False) -> Picture:
    """Draw a seat's board."""
    page = lay_out_sheet(view, seat, words)
    alt = seat_line(view, view.seats[seat], words)
    return Picture(page.painted(10, large), alt[:1000])
