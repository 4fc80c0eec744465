"""Pictures of Root, and Root in words: everything from what one seat may see."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from engine.core.choices.previews import Preview
from engine.core.language.words import Words, load_words
from engine.root.view import FightView, RootView
from render.canvas import Picture
from render.icons import DrawIcon
from render.layout.portrait import portrait_picture
from render.layout.question_map import Lit
from render.match_pictures.course import Course
from render.match_pictures.timeline import Veil
from render.match_pictures.whole_match import WholeMatch, caption_of
from render.question_subject import Subject
from render.root.board.close_up import focus_picture
from render.root.board.picture import board_picture, since_picture
from render.root.explain import explain
from render.root.factions import FACTIONS
from render.root.factions.frame import Page
from render.root.fight import outcome_picture
from render.root.hand import hand_picture
from render.root.icons import drawings, icon_name, portrait_key, portrait_of
from render.root.match_pictures import WEIGHTS, course_of, turn_of, veil_of
from render.root.preview import preview_picture
from render.root.question import question_picture
from render.root.shop import SERVICES, shop_picture
from render.root.text.seats import seat_line
from render.root.text.text_board import alt_text, change_line, text_board
from render.theme import Hue


class RootRenderer(WholeMatch[RootView]):
    """The renderer of Root, as defined by `render/games.py`."""

    packages = ("render.root", "engine.root")

    def board(self, view: RootView, locale: str = "en", large: bool = False) -> Picture:
        """Draw the board."""
        return board_picture(view, words_of(locale), large)

    def sheet(self, view: RootView, seat: int, locale: str = "en", large: bool = False) -> Picture:
        """Draw a faction's sheet."""
        words = words_of(locale)
        page = lay_out_sheet(view, seat, words)
        return page.finish(10, seat_line(view, view.seats[seat], words), large)

    def hand(self, view: RootView, locale: str = "en", large: bool = False) -> Picture:
        """Draw the viewer's hand."""
        cards = load_words(("engine.root",), locale)
        return hand_picture(view, words_of(locale), cards, large)

    def focus(self, view: RootView, place: int, locale: str = "en") -> Picture:
        """Draw a clearing close up."""
        return focus_picture(view, place, words_of(locale))

    def preview(self, view: RootView, preview: Preview, locale: str = "en") -> Picture:
        """Draw an option's effect."""
        return preview_picture(view, preview, words_of(locale))

    def question(self, view: RootView, lit: Lit, locale: str = "en") -> Picture:
        """Draw the map with the clearings of a question lit."""
        return question_picture(view, lit, words_of(locale))

    def explain(self, view: RootView, subject: Subject, locale: str = "en") -> Picture | None:
        """Draw the subject of a question; None where its words suffice."""
        if subject.kind == SERVICES:
            cards = load_words(("engine.root",), locale)
            return shop_picture(view, words_of(locale), cards)
        return explain(view, subject, words_of(locale))

    def list_outcomes(self, view: RootView) -> tuple[FightView, ...]:
        """Return the fights and reveals that `view` shows."""
        return view.fights

    def outcome(self, view: RootView, locale: str = "en") -> Picture | None:
        """Draw the latest outcome; None if there is none."""
        return outcome_picture(view, words_of(locale))

    def drawings(self) -> Mapping[str, DrawIcon]:
        """Return the drawing function of each icon."""
        return drawings()

    def icon(self, type_name: str, value: Any, view: RootView) -> str:
        """Return the name of the icon for a value; empty if there is none."""
        return icon_name(type_name, value, view)

    def portrait(self, key: str, name: str) -> Picture:
        """Draw a card or faction as a small square."""
        return portrait_picture(portrait_of(key), name)

    def portrait_key(self, type_name: str, value: Any, view: RootView) -> str:
        """Return the key of a value's portrait, if choosing it needs one; otherwise empty."""
        return portrait_key(type_name, value)

    def portraits_of(self, subject: str, view: RootView) -> Sequence[str]:
        """Return nothing: the open things of Root are long piles of cards."""
        return ()

    def since(self, before: RootView, after: RootView, locale: str = "en") -> Picture:
        """Draw the board with its changes since an earlier look."""
        return since_picture(before, after, words_of(locale))

    def alt(self, view: RootView, locale: str = "en") -> str:
        """Describe the position in at most 1,000 characters."""
        return alt_text(view, words_of(locale))

    def text(self, view: RootView, locale: str = "en") -> str:
        """Describe the whole table in lines."""
        return text_board(view, words_of(locale))

    def course(self, views: Sequence[RootView], words: Words) -> Course:
        """Return the course of a match."""
        return course_of(views, words)

    def turn(self, view: RootView) -> tuple[Hue | None, Hashable]:
        """Return the colour of the seat whose turn begins, and the round."""
        return turn_of(view)

    def caption(self, view: RootView, words: Words) -> str:
        """Write the events, a line for each sentence."""
        return caption_of(view.changes, WEIGHTS, lambda each: change_line(view, each, words))

    def veil(self, views: Sequence[RootView], words: Words) -> Veil:
        """Return the hidden facts."""
        return veil_of(views, words)


def words_of(locale: str) -> Words:
    """Return the words on Root's pictures in a language."""
    return load_words(("render.root",), locale)


RENDERER = RootRenderer()


def lay_out_sheet(view: RootView, seat: int, words: Words) -> Page:
    """Lay out a seat's board as the viewer may see it: tracks, decks and boxes."""
    whose = view.seats[seat]
    page = Page(words)
    page.header(view, whose)
    FACTIONS[type(whose.board)].lay_out(page, view, whose, whose.board)
    page.show_crafted(whose)
    return page
