"""What is seen of a seat that has not chosen a faction: the cards it may choose from (Law 19.8)."""

from __future__ import annotations

from engine.root.view import RootView, SeatView, UndecidedView
from render.layout.page import LEFT, RIGHT
from render.root.setup_cards import lay_out_draft
from render.root.sheets.frame import Page

HIGH = 110


def undecided_sheet(page: Page, view: RootView, seat: SeatView, board: UndecidedView) -> None:
    """Lay out the setup cards."""
    page.y = lay_out_draft(page.sheet, view, page.words, LEFT, RIGHT, page.y, HIGH)
