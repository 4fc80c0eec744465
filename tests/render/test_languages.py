"""In every language: its own letters, no overlaps, and nothing outside its panel or picture."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from msgspec.structs import replace

from engine.core.language.words import load_words, locales
from engine.core.seats import Seat
from render.boxes import Box, Placed
from render.layout.page import WIDTH as PAGE_WIDTH
from render.root import lay_out_sheet, words_of
from render.root.board.close_up import entries_of
from render.root.board.picture import lay_out_board
from render.root.hand import lay_out_hand
from render.root.text.names import letter_of, suit_letter
from render.runewars import words_of as runewars_words
from render.runewars.board.picture import lay_out_board as runewars_board
from render.runewars.hand import lay_out_hand as runewars_hand
from render.runewars.sheets import lay_out_sheet as runewars_sheet
from render.theme import FACTIONS, SUITS
from tests.render.comparing import collisions
from tests.render.gallery import holding, plotting, supported
from tests.render.positions import FIVE, NEW_SIX, SIX, random_position
from tests.render.runewars.staged import battle_view, staged_view
from tests.render.runewars.staged import holding as runewars_holding

LOCALES = locales("render.root")
HIGHEST = 10_000
SLACK = 2
MAP = 1270
"""Right edge of the map of a board: pieces are on it, panels with words beside it."""


def outside(placed: list[Placed], sheet: Box) -> Iterator[str]:
    """Name things outside the picture, or over the edge of the panel they begin on."""
    panels = [each.box for each in placed if each.group == "ground" and each.box.width > 200]
    for each in placed:
        if each.group == "ground" or each.image.size == (1, 1):
            continue
        if not each.box.inside(sheet):
            yield f"{each.group} leaves the picture"
        if sheet.right > PAGE_WIDTH and each.box.left < MAP:
            continue
        x, y = each.box.left + 1, each.box.middle[1]
        on = [p for p in panels if p.left <= x <= p.right and p.top <= y <= p.bottom]
        if on and not each.group.startswith("turn "):
            nearest = min(on, key=lambda panel: panel.width * panel.height)
            if each.box.right > nearest.right + SLACK and nearest.right < sheet.right - 40:
                yield f"{each.group} leaves its panel"


def troubles(placed: list[Placed], width: int = PAGE_WIDTH) -> list[str]:
    """List all faults of a layout."""
    sheet = Box(0, 0, width, HIGHEST)
    crossing = [f"{one.group} / {other.group}" for one, other in collisions(placed)]
    return [*crossing, *outside(placed, sheet)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["setup", "birdsong", "daylight", "evening", "over"])
def test_boards_of_root_fit(locale, phase):
    words = words_of(locale)
    for keys in (FIVE, SIX, NEW_SIX):
        view = replace(random_position(5, keys=keys, busy=0.3), phase=phase)
        winners = (Seat(0), Seat(1)) if phase == "over" else ()
        assert troubles(lay_out_board(replace(view, winners=winners), words), 1650) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_hands_of_root_fit(locale):
    cards = load_words(("engine.root",), locale)
    view = plotting(holding(random_position(4, keys=NEW_SIX, busy=0.6)), 3)
    for seat in (Seat(0), Seat(3)):
        sheet, high = lay_out_hand(replace(view, seat=seat), words_of(locale), cards)
        assert troubles(sheet.placed) == []
        assert max(each.box.bottom for each in sheet) <= high


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("keys", [FIVE, NEW_SIX], ids=["old", "new"])
def test_sheets_of_root_fit(locale, keys):
    words = words_of(locale)
    for seed in (3, 4):
        view = plotting(random_position(seed, keys=keys, busy=0.6), 3)
        for seat in range(len(keys)):
            page = lay_out_sheet(supported(view, seat), seat, words)
            assert troubles(page.sheet.placed) == [], keys[seat]


@pytest.mark.parametrize("locale", LOCALES)
def test_boards_of_runewars_fit(locale):
    words = runewars_words(locale)
    for view in (staged_view(), staged_view("winter"), battle_view()):
        assert troubles(runewars_board(view, words), 1650) == []
    won = replace(staged_view(), winners=(Seat(0), Seat(2)))
    assert troubles(runewars_board(won, words), 1650) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_hands_and_sheets_of_runewars_fit(locale):
    words = runewars_words(locale)
    view = runewars_holding(staged_view("spring", Seat(0)))
    assert troubles(runewars_hand(view, words).sheet.placed) == []
    for seat in range(4):
        assert troubles(runewars_sheet(view, seat, words).sheet.placed) == [], seat


@pytest.mark.parametrize("locale", LOCALES)
def test_every_faction_and_suit_has_a_letter_of_its_own(locale):
    words = words_of(locale)
    letters = [letter_of(key, words) for key in FACTIONS]
    assert len(set(letters)) == len(letters)
    suits = [suit_letter(suit, words) for suit in SUITS]
    assert len(set(suits)) == len(suits)
    for key, letter in zip(FACTIONS, letters, strict=True):
        known = f"faction-{key}"
        if not key[-1].isdigit() and words.say(known).isalpha() and locale != "en":
            assert letter.lower() in words.say(known).lower(), key
    assert letter_of("legion", words).lower() in words.say("faction-legion").lower()
    for suit, letter in zip(SUITS, suits, strict=True):
        assert words.say(f"suit-{suit}").upper().startswith(letter)


def test_a_third_twin_has_the_letter_of_the_first():
    assert letter_of("vagabond3", words_of("de")) == "V"


@cache
def messages(package: str, locale: str) -> frozenset[str]:
    """Name all messages and attributes of a package's words in a language."""
    found: set[str] = set()
    for file in (files(package) / "words" / locale).iterdir():
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if said := re.match(r"([a-z][\w-]*) =", line):
                name = said[1]
                found.add(name)
            elif said := re.match(r" +\.([a-z]+) =", line):
                found.add(f"{name}.{said[1]}")
    return frozenset(found)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("package", ["render.root", "render.runewars"])
def test_pictures_say_the_same_in_every_language(package, locale):
    assert messages(package, locale) == messages(package, "en")


def test_a_close_up_speaks_one_language():
    view = random_position(11, keys=NEW_SIX, busy=0.4)
    said = " ".join(
        f"{e.title} {e.text}" for e in entries_of(view, view.clearings[4], words_of("de"))
    )
    assert "Lichtung 5 (Hase)" in said
    assert not {"rules", "warriors", "clearing", "rabbit"} & set(said.split())
