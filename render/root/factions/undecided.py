"""A seat without a faction: the setup cards it may choose from (Law 19.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.language.words import Words
from engine.root.view import RootView, SeatView, UndecidedView
from render.layout.page import LEFT, RIGHT
from render.root.factions.frame import KeyNumber, Page
from render.root.setup_cards import lay_out_draft

HIGH = 96


def lay_out(page: Page, view: RootView, seat: SeatView, board: UndecidedView) -> None:
    """Lay out the setup cards."""
    page.y = lay_out_draft(page.sheet, view, page.words, LEFT, RIGHT, page.y, HIGH)


def describe(view: RootView, seat: SeatView, board: UndecidedView, words: Words) -> Iterator[str]:
    """Report that no faction has been chosen yet."""
    yield words.say("text-undecided")


def key_numbers(seat: SeatView, board: UndecidedView, words: Words) -> list[KeyNumber]:
    return []
