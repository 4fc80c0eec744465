"""Pictures of Runewars, and Runewars in words: everything from what one seat may see."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from engine.core.choices.previews import Preview
from engine.core.language.words import Words, load_words
from engine.runewars.view import OutcomeView, RunewarsView
from render.canvas import Picture
from render.icons import DrawIcon
from render.layout.portrait import portrait_picture
from render.layout.question_map import Lit
from render.match_pictures.course import Course
from render.match_pictures.timeline import Veil
from render.match_pictures.whole_match import WholeMatch, caption_of
from render.question_subject import Subject
from render.runewars.board.close_up import focus_picture
from render.runewars.board.picture import board_picture, since_picture
from render.runewars.explain import explain
from render.runewars.hand import hand_picture
from render.runewars.icons import drawings, icon_name, portrait_key, portrait_of, portraits_of
from render.runewars.match_pictures import WEIGHTS, course_of, turn_of, veil_of
from render.runewars.outcome import outcome_picture
from render.runewars.preview import preview_picture
from render.runewars.question import question_picture
from render.runewars.sheets import sheet_picture
from render.runewars.text.text_board import alt_text, change_line, text_board
from render.theme import Hue


class RunewarsRenderer(WholeMatch[RunewarsView]):
    """The renderer of Runewars, as defined by `render/games.py`."""

    packages = ("render.runewars", "engine.runewars")

    def board(self, view: RunewarsView, locale: str = "en", large: bool = False) -> Picture:
        """Draw the board."""
        return board_picture(view, words_of(locale), large)

    def sheet(
        self, view: RunewarsView, seat: int, locale: str = "en", large: bool = False
    ) -> Picture:
        """Draw a faction's sheet."""
        return sheet_picture(view, seat, words_of(locale), large)

    def hand(self, view: RunewarsView, locale: str = "en", large: bool = False) -> Picture:
        """Draw the viewer's hand."""
        return hand_picture(view, words_of(locale), large)

    def focus(self, view: RunewarsView, place: int, locale: str = "en") -> Picture:
        """Draw an area close up."""
        return focus_picture(view, place, words_of(locale))

    def preview(self, view: RunewarsView, preview: Preview, locale: str = "en") -> Picture:
        """Draw an option's effect."""
        return preview_picture(view, preview, words_of(locale))

    def question(self, view: RunewarsView, lit: Lit, locale: str = "en") -> Picture:
        """Draw the map with the areas of a question lit."""
        return question_picture(view, lit, words_of(locale))

    def explain(self, view: RunewarsView, subject: Subject, locale: str = "en") -> Picture | None:
        """Draw the subject of a question; None where its words suffice."""
        return explain(view, subject, words_of(locale))

    def list_outcomes(self, view: RunewarsView) -> tuple[OutcomeView, ...]:
        """Return the fights and reveals that `view` shows."""
        return view.outcomes

    def outcome(self, view: RunewarsView, locale: str = "en") -> Picture | None:
        """Draw the latest outcome; None if there is none."""
        return outcome_picture(view, words_of(locale))

    def drawings(self) -> Mapping[str, DrawIcon]:
        """Return the drawing function of each icon."""
        return drawings()

    def icon(self, type_name: str, value: Any, view: RunewarsView) -> str:
        """Return the name of the icon for a value; empty if there is none."""
        return icon_name(type_name, value, view)

    def portrait(self, key: str, name: str) -> Picture:
        """Draw a card, unit, hero or faction as a small square."""
        return portrait_picture(portrait_of(key), name)

    def portrait_key(self, type_name: str, value: Any, view: RunewarsView) -> str:
        """Return the key of a value's portrait, if choosing it needs one; otherwise empty."""
        return portrait_key(type_name, value, view)

    def portraits_of(self, subject: str, view: RunewarsView) -> Sequence[str]:
        """Return the keys of the portraits of the heroes, cities or Titles in play."""
        return portraits_of(subject, view)

    def since(self, before: RunewarsView, after: RunewarsView, locale: str = "en") -> Picture:
        """Draw the board with its changes since an earlier look."""
        return since_picture(before, after, words_of(locale))

    def alt(self, view: RunewarsView, locale: str = "en") -> str:
        """Describe the position in at most 1,000 characters."""
        return alt_text(view, words_of(locale))

    def text(self, view: RunewarsView, locale: str = "en") -> str:
        """Describe the whole table in lines."""
        return text_board(view, words_of(locale))

    def course(self, views: Sequence[RunewarsView], words: Words) -> Course:
        """Return the course of a match."""
        return course_of(views, words)

    def turn(self, view: RunewarsView) -> tuple[Hue | None, Hashable]:
        """Return the colour of the seat whose turn begins, and the season."""
        return turn_of(view)

    def caption(self, view: RunewarsView, words: Words) -> str:
        """Write the events, a line for each sentence."""
        return caption_of(view.changes, WEIGHTS, lambda each: change_line(view, each, words))

    def veil(self, views: Sequence[RunewarsView], words: Words) -> Veil:
        """Return the hidden facts."""
        return veil_of(views, words)


def words_of(locale: str) -> Words:
    """Return the words on the pictures of Runewars, with the game's own behind them."""
    return load_words(("render.runewars", "engine.runewars"), locale)


RENDERER = RunewarsRenderer()
