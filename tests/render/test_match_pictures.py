"""Pictures of a whole match: graph, poster and timeline of hidden facts."""

import re
from dataclasses import replace as changed
from datetime import date
from functools import cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.language.words import load_words
from engine.core.seats import Seat
from render.boxes import Box, Sheet
from render.canvas import LARGEST
from render.games import RENDERERS
from render.lettering import legible, text_width
from render.match_pictures.course import Count, ends_of, lead_changes
from render.match_pictures.graph import lay_out_graph
from render.match_pictures.plot import spread
from render.match_pictures.poster import About, lay_out_poster, poster_alt
from render.match_pictures.timeline import (
    COLUMN,
    SLIP,
    SMALLEST,
    Note,
    Slip,
    add_notes,
    lay_out_timeline,
    split_new,
    width_of,
)
from render.root.board.column import lay_out_header
from render.theme import NEUTRAL
from tests.render.comparing import check_gallery, collisions, written_elsewhere
from tests.render.gallery_whole import gallery
from tests.render.whole import own, public, whole
from tests.root.kit import RootTestTable
from tests.torture import share, torture

GAMES = ("root", "runewars")
RUNEWARS = Path(__file__).parents[2] / "engine" / "runewars" / "words"
LOCALES = ("en", "de", "es")
SHEET = Box(0, 0, 1650, 1100)
LINES = (
    "Es wurden 41 Schlachten geschlagen, und in sieben davon lag jemand mit einer Karte auf der"
    " Lauer, die niemand erwartet hatte.",
    "The best turn was worth 9 points.",
    "The Eyrie lost most pieces: 14 of 41.",
    "A fourth line that finds no room.",
)
WON = [*product(LOCALES, ("count-influence", "count-start", "victory"), [(0,), (0, 1)])]
every = pytest.mark.parametrize("game", GAMES)
spoken = pytest.mark.parametrize("locale", LOCALES)


def whole_of(game: str) -> Any:
    """Return a game's renderer with what it draws a whole match from."""
    return RENDERERS[game]


def words(game, locale):
    return load_words(("render.match_pictures", f"render.{game}", f"engine.{game}"), locale)


@cache
def last_board(game):
    return RENDERERS[game].board(public(game)[-1]).image


def about(game):
    seats = len(public(game)[-1].seats)
    names = ("Ann", "Bob the Impossibly Long-Winded", "Chrétien", "Dörte", "Émile", "W" * 40)
    return About(12345, date(2026, 11, 21), names[:seats], LINES)


def untidy(placed, sheet=SHEET):
    """List overlaps, and sprites outside the picture."""
    crossing = [(a.group, b.group) for a, b in collisions(placed)]
    return crossing + [each.group for each in placed if not each.box.inside(sheet)]


# Nothing overlaps, nothing is cut off


@every
@spoken
def test_a_graph_is_tidy_small_and_told(game, locale):
    course = whole_of(game).course(public(game), words(game, locale))
    assert untidy(lay_out_graph(course, words(game, locale))) == []

    picture = RENDERERS[game].graph(public(game), locale)

    assert picture.image.size == (1650, 1100)
    assert len(picture.encode()) < LARGEST
    assert len(picture.alt) <= 1000
    assert all(side.name in picture.alt for side in course.sides)


@every
@spoken
def test_a_poster_is_tidy_small_and_told(game, locale):
    course = whole_of(game).course(public(game), words(game, locale))
    placed = lay_out_poster(course, last_board(game), about(game), words(game, locale))
    assert untidy(placed) == []

    picture = RENDERERS[game].poster(public(game), about(game), locale)

    assert picture.image.size == (1650, 1100)
    assert len(picture.encode()) < LARGEST
    assert len(picture.alt) <= 1000
    assert "Ann" in picture.alt
    assert "12345" in picture.alt


@every
@spoken
def test_what_was_hidden_is_tidy_and_told(game, locale):
    veil = whole_of(game).veil(own(game), words(game, locale))
    for page in range(2):
        sheet, high = lay_out_timeline(veil, words(game, locale), page)
        assert untidy(sheet, Box(0, 0, width_of(veil), high)) == []
        picture = RENDERERS[game].timeline(own(game), locale, page)
        assert picture.image.size == (width_of(veil), high)
        assert len(picture.encode()) < LARGEST
        assert len(picture.alt) <= 1000


def test_an_open_hand_is_nothing_that_others_did_not_know():
    """The Riverfolk's first hand stood among what nobody else knew (11.2.3)."""
    table = RootTestTable("riverfolk", "marquise")
    for hand in table.state.hands:
        hand.clear()
    table.give("riverfolk", "sappers")
    table.give("marquise", "armorers")
    began = [
        replace(table.game.view(table.state, table.seat(key)), current=table.seat(key), round=1)
        for key in ("riverfolk", "marquise")
    ]

    (row,) = whole_of("root").veil(began, words("root", "en")).rows

    assert [[slip.text for slip in cell] for cell in row.cells] == [[], ["Armorers"]]


def test_a_name_is_written_as_far_as_the_typeface_has_its_signs():
    assert legible("🦊 Émile Жуков ✨", "bold") == "Émile Жуков"
    assert legible("𝓐𝓷𝓷", "serif") == "Ann"
    assert legible("漢字", "bold") == ""


def test_whose_name_cannot_be_written_stands_on_the_poster_by_what_they_played():
    course = whole_of("root").course(public("root"), words("root", "en"))
    nameless = changed(about("root"), players=("漢字",) * len(course.sides))
    placed = lay_out_poster(course, last_board("root"), nameless, words("root", "en"))
    assert untidy(placed) == []
    groups = {each.group for each in placed}
    assert {f"plays {seat}" for seat in range(len(course.sides))} <= groups
    assert not {"people 0", "person 0"} & groups
    assert "漢字" in RENDERERS["root"].poster(public("root"), nameless).alt


def test_a_poster_read_aloud_gives_one_place_to_who_had_as_much_and_ends_its_lines():
    course = whole_of("root").course(public("root"), words("root", "en"))
    runes = (Count("Runes", ((0, 1), (0, 2), (0, 2), (0, 5))),)
    even = changed(course, counts=runes, marks=(), sides=course.sides[:4], winners=(0,))
    lines = ("Not a single battle", "9 warriors fell")
    four = changed(about("root"), players=("Ann", "Bob", "Cem", "Dee"), lines=lines)
    alt = poster_alt(even, four, words("root", "en"))
    for standing in ("1. Ann", "2. Dee", "3. Bob", "3. Cem"):
        assert standing in alt
    assert alt.endswith("Not a single battle. 9 warriors fell.")


def test_a_coalition_stands_on_the_poster_name_by_name():
    course = whole_of("root").course(public("root"), words("root", "de"))
    both = changed(course, winners=(0, 2))
    placed = lay_out_poster(both, last_board("root"), about("root"), words("root", "de"))
    assert untidy(placed) == []
    groups = {each.group for each in placed}
    assert {"winner 0", "winner 1", "people 0", "people 1"} <= groups


def test_a_poster_without_lines_leaves_no_gap():
    words_en = words("root", "en")
    course = whole_of("root").course(public("root"), words_en)
    bare = changed(about("root"), lines=(), day=None)
    placed = lay_out_poster(course, last_board("root"), bare, words_en)
    assert untidy(placed) == []
    lowest = max(each.box.bottom for each in placed if each.group.startswith("end "))
    assert lowest > 960


@every
def test_a_match_that_has_just_begun_has_a_graph(game):
    view = replace(public(game)[0], winners=())
    course = whole_of(game).course([view], words(game, "en"))
    assert untidy(lay_out_graph(course, words(game, "en"))) == []


@pytest.mark.long
def test_the_same_match_gives_the_same_pixels_in_another_process():
    program = (
        "from hashlib import sha256\n"
        "from tests.render.test_match_pictures import GAMES, pictures\n"
        "print(*(sha256(pictures(game)).hexdigest() for game in GAMES))\n"
    )
    assert written_elsewhere(program).split() == [
        sha256(pictures(game)).hexdigest() for game in GAMES
    ]


def test_the_gallery_shows_today_s_pictures():
    """The reviewed gallery is what the code draws; `python -m tests.render.gallery_whole`."""
    check_gallery(gallery())


def pictures(game):
    """Draw all pictures of a match, for comparison."""
    renderer = RENDERERS[game]
    drawn = [
        renderer.graph(public(game)),
        renderer.poster(public(game), about(game)),
        renderer.timeline(own(game)),
    ]
    return b"".join(each.image.tobytes() for each in drawn)


# Contents


@every
def test_the_course_ends_where_the_match_ends(game):
    course = whole_of(game).course(public(game), words(game, "en"))
    last = public(game)[-1]
    held = [seat.points if game == "root" else seat.dragons for seat in last.seats]
    assert [course.final(seat) for seat in range(len(last.seats))] == held
    assert course.winners == last.winners
    assert all(0 <= mark.column < len(course.columns) for mark in course.marks)


def test_a_round_ends_where_the_next_one_begins():
    assert ends_of([(1, "a"), (1, "b"), (2, "c"), (2, "d")], lambda view: view[0]) == [
        (1, (2, "c")),
        (2, (2, "d")),
    ]
    assert ends_of([(1, "a")], lambda view: view[0]) == [(1, (1, "a"))]


def test_the_lead_changes_where_somebody_else_is_alone_ahead():
    count = Count("points", ((0, 3, 3, 3, 9), (0, 1, 3, 5, 6), (0, 0, 0, None, None)))
    marks = lead_changes(count, "crown", "takes the lead")
    assert [(mark.column, mark.seat) for mark in marks] == [(3, 1), (4, 0)]


def test_ends_of_lines_are_moved_apart_and_stay_between_two_edges():
    places = spread([5, 5, 98, 99], 20, 10, 90)
    assert places == [10, 30, 70, 90]


def test_a_player_who_gave_up_points_is_told_with_what_they_went_for():
    alt = RENDERERS["root"].graph(public("root")).alt
    assert "Duchy wins" not in alt
    assert "(plays a dominance card)" in alt


def test_a_coalition_is_marked_once_and_not_as_dominance_too():
    joined = [
        replace(
            view,
            seats=tuple(
                seat if seat.dominance is None else replace(seat, partner=Seat(0))
                for seat in view.seats
            ),
        )
        for view in public("root")
    ]
    alt = RENDERERS["root"].graph(joined).alt
    assert "(joins a coalition)" in alt
    assert "(plays a dominance card)" not in alt


@every
def test_graph_and_poster_tell_no_secret(game):
    """Drawn from somebody's own views they are the same, pixel for pixel."""
    renderer = RENDERERS[game]
    mine = [replace(turn.own, changes=turn.public.changes) for turn in whole(game)]
    assert renderer.graph(mine).image.tobytes() == renderer.graph(public(game)).image.tobytes()
    assert renderer.graph(mine).alt == renderer.graph(public(game)).alt


# Hidden facts


def test_what_is_new_is_parted_from_what_was_kept():
    fox, owl = Slip("suit-fox", "Fox", NEUTRAL, 3), Slip("suit-bird", "Owl", NEUTRAL)
    fresh, kept = split_new((fox, owl), (changed(fox, number=1),))
    assert [(slip.text, slip.number) for slip in fresh] == [("Fox", 2), ("Owl", 1)]
    assert [slip.text for slip in kept] == ["Fox"]


def test_every_hand_and_plot_stands_in_its_round():
    veil = whole_of("root").veil(own("root"), words("root", "en"))
    rows = {row.label: row for row in veil.rows}
    checked = plots = 0
    for view in own("root"):
        if view.seat is None or view.phase == "over":
            continue
        cell = rows[str(view.round)].cells[view.seat]
        cards = sum(slip.number for slip in cell if slip.icon.startswith("suit-"))
        assert cards == len(view.hand)
        checked += 1
        plots += sum(slip.icon == "token-plot" for slip in cell)
    assert checked > 50
    assert plots


@spoken
def test_the_name_of_every_card_is_to_be_read_whole(locale):
    written = "\n".join(each.read_text("utf-8") for each in RUNEWARS.glob(f"{locale}/*.ftl"))
    names = re.findall(r"^(?:tactic|quest|objective|reward)-[\w-]+ = (.+)$", written, re.MULTILINE)
    assert len(names) > 80
    room = COLUMN - 14 - SLIP - 20
    assert [name for name in names if text_width(name, "bold", SMALLEST) > room] == []


def test_notes_stand_with_the_seat_and_round_they_belong_to():
    veil = whole_of("root").veil(own("root"), words("root", "en"))
    told = add_notes(veil, (Note(2, 1, "Ambush: never"), Note(99, 0, "later")))
    assert told.rows[1].cells[1][-1].text == "Ambush: never"
    assert told.rows[0] == veil.rows[0]
    assert [row.label for row in told.rows] == [row.label for row in veil.rows]


@torture
@pytest.mark.parametrize(("locale", "how", "winners"), share(WON, of=0.3))
def test_a_poster_says_in_full_how_the_match_was_won(locale, how, winners):
    said = words("runewars", locale)
    course = whole_of("runewars").course(public("runewars"), said)
    won = changed(course, ending=said.say(f"won-{how}"), winners=winners)
    placed = lay_out_poster(won, last_board("runewars"), about("runewars"), said)
    assert untidy(placed) == []
    lines = [each for each in placed if each.group.startswith("wins ")]
    written = " ".join(each.image.info["written"][0] for each in lines)
    wins = said.say("poster-wins", who=course.sides[0].name, n=len(winners))
    assert written == f"{wins} {won.ending}"


@pytest.mark.parametrize(
    ("locale", "graph", "poster", "alone"),
    [
        ("en", "Keepers win", "win ", "win"),
        ("de", "Hüter gewinnen", "gewinnen ", "gewinnen"),
        ("es", "Ganan Guardianes", "ganan ", "ganan"),
    ],
)
def test_a_winner_said_as_many_wins_in_the_plural(locale, graph, poster, alone):
    """Graph, poster and board said "Keepers wins"."""
    said = words("root", locale)
    course = whole_of("root").course(public("root"), said)
    keepers = changed(course.sides[0], name=said.say("faction-keepers"))
    won = changed(course, sides=(keepers, *course.sides[1:]), winners=(0,))
    view = public("root")[-1]
    seats = tuple(replace(each, key="keepers", faction="keepers") for each in view.seats)
    header = Sheet()
    lay_out_header(header, replace(view, seats=seats, phase="over", winners=(Seat(0),)), said)

    placed = lay_out_poster(won, last_board("root"), about("root"), said)

    assert written("wins", lay_out_graph(won, said)) == graph
    assert written("wins 0", placed).startswith(poster)
    assert written("wins", header.placed) == alone


def written(group: str, placed: Any) -> str:
    """Return what is written in a group of a picture."""
    return str(next(each for each in placed if each.group == group).image.info["written"][0])
