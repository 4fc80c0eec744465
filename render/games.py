"""The registry of pictures: one line per game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

from engine.core.choices.previews import Preview
from render.canvas import Picture
from render.canvas import blank as paper
from render.icons import DrawIcon, Icon, icon_of
from render.layout.portrait import SIDE
from render.layout.question_map import Lit, night
from render.match_pictures.clip import Frame
from render.match_pictures.poster import About
from render.match_pictures.replay import Film
from render.match_pictures.timeline import Note
from render.question_subject import Subject
from render.root import RENDERER as ROOT
from render.root.question import HIGH as ROOT_HIGH
from render.runewars import RENDERER as RUNEWARS
from render.runewars.question import HIGH as RUNEWARS_HIGH
from render.theme import Hue


class Renderer(Protocol):
    """Shows a game as one seat sees it; `view` is the game's own kind of view."""

    def board(self, view: Any, locale: str = "en", large: bool = False) -> Picture:
        """Draw the board, with its alt text; `large` lets numbers and names grow."""

    def sheet(self, view: Any, seat: int, locale: str = "en", large: bool = False) -> Picture:
        """Draw all open information on a seat's board, and to its own seat the rest."""

    def hand(self, view: Any, locale: str = "en", large: bool = False) -> Picture:
        """Draw the viewer's own hand."""

    def focus(self, view: Any, place: int, locale: str = "en") -> Picture:
        """Draw a place close up, naming everything in it, also in the alt text."""

    def preview(self, view: Any, preview: Preview, locale: str = "en") -> Picture:
        """Draw an option's effect on the places it touches, from its own seat's view."""

    def question(self, view: Any, lit: Lit, locale: str = "en") -> Picture:
        """Draw the map with the places of a question lit and all others dimmed, from a seat's view.

        Every such picture of a game has the same size: `Lit()` is the plain board, which can be
        sent first and replaced. The position is drawn once per process and cached; views without
        `highlight` share it, whatever is in hand.
        """

    def explain(self, view: Any, subject: Subject, locale: str = "en") -> Picture | None:
        """Draw the subject of a question other than places of the map, from its seat's view.

        It may be both sides of the battle or duel under way; the dials with the yield of the next
        space of each; heroes with attributes, quests within reach and their odds; the board while
        the map is laid. Otherwise None.
        """

    def list_outcomes(self, view: Any) -> tuple[Any, ...]:
        """Return the outcomes that `outcome` draws, to compare with an earlier view."""

    def outcome(self, view: Any, locale: str = "en") -> Picture | None:
        """Draw the outcomes of chance or reveals among the events that `view` shows.

        These are dice, hits and losses; cards turned over, step by step; orders revealed. They are
        public events, so a spectator's view serves for everybody. A fight is told from its start if
        the events reach back that far. None where nothing was decided.
        """

    def drawings(self) -> Mapping[str, DrawIcon]:
        """Return the drawing function of each icon of the game, by name."""

    def icon(self, type_name: str, value: Any, view: Any) -> str:
        """Return the name in `icons()` of the icon for a value of a field type; empty if none.

        A clearing and a card have their suit's, a seat its faction's.
        """

    def portrait(self, key: str, name: str) -> Picture:
        """Draw something with a name and a text, as a small square to stand beside them.

        `key` is that of a `CardEntry`, or of a faction; `name` is its alt text.
        """

    def portrait_key(self, type_name: str, value: Any, view: Any) -> str:
        """Return the key of a value's portrait, if choosing it needs one; otherwise empty.

        Portraits are for factions, cards on offer, and heroes not in play yet.
        """

    def portraits_of(self, subject: str, view: Any) -> Sequence[str]:
        """Return the keys of the portraits of a subject of `Game.look`; empty if it has none."""

    def turn(self, view: Any) -> tuple[Hue | None, Hashable]:
        """Return the colour of the seat whose turn it is, and its round or season."""

    def since(self, before: Any, after: Any, locale: str = "en") -> Picture:
        """Draw the board with its changes since an earlier look by the same seat.

        `after` shows the events in between, as the game's `highlight` does.
        """

    def alt(self, view: Any, locale: str = "en") -> str:
        """Describe the position in at most 1,000 characters."""

    def text(self, view: Any, locale: str = "en") -> str:
        """Describe the whole table in lines under headings."""

    # A whole match, from the public views at the beginning of each turn, and the last one

    def graph(self, views: Sequence[Any], locale: str = "en") -> Picture:
        """Draw everybody's counts over the course of the match, and its turning points."""

    def poster(self, views: Sequence[Any], about: About, locale: str = "en") -> Picture:
        """Draw the poster of a match that is over."""

    def film(self, views: Sequence[Any], locale: str = "en") -> Film:
        """Plan a replay, without drawing it; the views mark the changes of each turn."""

    def shoot(
        self, film: Film, first: int, views: Sequence[Any], before: Any, locale: str = "en"
    ) -> list[Frame]:
        """Draw the frames of a part of a replay, which follow the view `before`."""

    def timeline(
        self,
        views: Sequence[Any],
        locale: str = "en",
        page: int = 0,
        notes: Sequence[Note] = (),
    ) -> Picture:
        """Draw hidden facts, from seats' own views at the beginning of turns; `ROUNDS` a page."""


@cache
def _drawings() -> Mapping[str, DrawIcon]:
    return {name: draw for each in RENDERERS.values() for name, draw in each.drawings().items()}


def icon_names() -> Sequence[str]:
    """List the names of all games' icons, in the form Discord allows for an emoji."""
    return tuple(_drawings())


@cache
def digest_of_drawings() -> str:
    """Return a digest of everything that decides icons' pixels: if equal, none need be redrawn."""
    digest = sha256("".join(f"{each} {version(each)} " for each in ("Pillow", "resvg-py")).encode())
    folder = Path(__file__).parent
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".svg"):
            digest.update(f"{file.relative_to(folder)} ".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def draw_outdated(known: Mapping[str, str]) -> dict[str, tuple[str, bytes]]:
    """Draw icons by name; return digest and PNG of each whose digest differs from the known one.

    An emoji uploaded under the same name with another digest is outdated.
    """
    drawn = {name: icon_of(_drawings()[name]()) for name in known}
    return {
        name: (icon.digest, icon.data) for name, icon in drawn.items() if icon.digest != known[name]
    }


@cache
def icons() -> Mapping[str, Icon]:
    """Draw every icon of every game, by its name."""
    return {name: icon_of(draw()) for name, draw in _drawings().items()}


def blank(game: str) -> Picture:
    """Return a dark table, as placeholder for a question's picture."""
    return Picture(night(HIGH[game]), "")


def blank_portrait() -> Picture:
    """Return a sheet of paper, as placeholder for a portrait."""
    return Picture(paper(SIDE, SIDE), "")


HIGH = {"root": ROOT_HIGH, "runewars": RUNEWARS_HIGH}
RENDERERS: dict[str, Renderer] = {"root": ROOT, "runewars": RUNEWARS}
