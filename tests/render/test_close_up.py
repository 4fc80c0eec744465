"""Close-ups and previews: everything in a place is named, and nothing overlaps."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from engine.core.choices.previews import Preview
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.pieces import Clearing
from engine.root.view import CorvidsView
from engine.selfplay import PLAYERS, chance_of
from render.boxes import Box
from render.canvas import fit_alt
from render.games import RENDERERS
from render.layout.close_up import COLUMN, EDGE, HIGH, PICTURE, TALLEST
from render.layout.column import describe_entries
from render.root import words_of
from render.root.board.clearings import strengths, tied_seats
from render.root.board.close_up import ZOOM, entries_of, lay_out_focus, window_on
from render.root.board.geometry import ground_of
from render.root.preview import entries_of as changes_of
from render.root.preview import lay_out_preview
from render.root.preview import window_on as preview_window
from render.runewars import words_of as runewars_words
from render.runewars.board.close_up import lay_out_focus as lay_out_area_focus
from render.runewars.board.close_up import window_on as area_window
from render.runewars.board.geometry import ground_of as runewars_ground
from tests.render.boards import NEW
from tests.render.comparing import collisions, same_pixels
from tests.render.gallery import plotting
from tests.render.positions import MAPS, NEW_SIX, crowded, crowded_new, random_position
from tests.render.runewars.positions import crowded as crowded_areas
from tests.render.runewars.staged import area, battle_view, staged_view
from tests.root.kit import RootTestTable, hire_service
from tests.torture import share, torture

ROOT, RUNEWARS = RENDERERS["root"], RENDERERS["runewars"]
WORDS = words_of("en")
LOCALES = ("en", "de", "es")


@torture
@pytest.mark.parametrize("woodland", share(MAPS))
def test_nothing_overlaps_in_any_close_up_of_a_crowded_wood(woodland):
    for view in (crowded(woodland), crowded_new(woodland), random_position(3, woodland, NEW)):
        for clearing in view.clearings:
            window = window_on(ground_of(woodland), clearing.number)
            placed = lay_out_focus(view, clearing.number, window, WORDS)
            crossing = collisions(placed, slack=1.5 * ZOOM)
            assert [(a.group, b.group) for a, b in crossing] == [], clearing.number
            for each in placed:
                if each.group != "ground":
                    assert each.box.inside(window.box), each.group


@pytest.mark.parametrize("woodland", MAPS)
def test_every_neighbour_is_signposted(woodland):
    view = random_position(5, woodland, busy=0.4)
    ground = ground_of(woodland)
    for number in range(1, 13):
        placed = lay_out_focus(view, number, window_on(ground, number), WORDS)
        groups = {each.group for each in placed}
        assert {f"next {each}" for each in ground.beside(number)} <= groups


@pytest.mark.parametrize("locale", LOCALES)
def test_the_column_names_every_piece_and_fits(locale):
    words = words_of(locale)
    view = crowded_new("autumn")
    picture = ROOT.focus(view, 3, locale)
    assert picture.image.width == PICTURE
    assert HIGH + 2 * EDGE <= picture.image.height < 2 * TALLEST
    said = " ".join(
        f"{each.title}: {each.text}" for each in entries_of(view, view.clearing(3), words)
    )
    for _, kind in (*view.clearing(3).buildings, *view.clearing(3).tokens):
        name = words.say(f"piece-{kind}", n=3 if kind.startswith("flower") else 1)
        assert name in said or kind == "wood"
    assert len(picture.alt) <= 1000
    assert picture.alt == told_of(view, 3, locale)


def told_of(view, place, locale="en"):
    """Return the alt text of a close-up without drawing it."""
    return fit_alt(describe_entries(list(entries_of(view, view.clearing(place), words_of(locale)))))


def test_a_close_up_says_who_rules_and_why():
    view = random_position(11, "autumn", NEW_SIX, 0.4)
    assert "Cult rules: 13 warriors and buildings against 7 of Corvids." in told_of(view, 11)
    assert "The Burrow" in ROOT.focus(view, 13).alt
    bare = replace(view.clearing(4), warriors=(), buildings=(), ruler=None)
    empty = replace(view, clearings=(*view.clearings[:3], bare, *view.clearings[4:]))
    assert "Nobody rules" in told_of(empty, 4)


def test_a_facedown_plot_is_named_to_its_own_seat_alone():
    view = random_position(3, keys=NEW_SIX, busy=0.6)
    lain = next(
        each.number for each in view.clearings if (3, "plot") in each.tokens and not each.name
    )
    own = plotting(view, 3)
    board = own.seats[3].board
    assert isinstance(board, CorvidsView)
    kind = dict(board.facedown or ())[Clearing(lain)]
    assert f"yours to know: {kind}" in told_of(own, lain)
    assert "yours to know" not in told_of(view, lain)


def test_areas_are_named_with_what_the_viewer_knows_of_their_runes():
    mine = staged_view("spring", Seat(0))
    assert "which you know to be a dragon rune" in RUNEWARS.focus(mine, area("5A")).alt
    theirs = staged_view("spring", Seat(1))
    assert "rune token face down." in RUNEWARS.focus(theirs, area("5A")).alt + "."
    said = RUNEWARS.focus(mine, area("DA")).alt
    for part in ("DA: 2 × food, wood", "Daqan controls it", "2 Bowmen", "Stronghold of Daqan",
                 "Diplomat", "Silhouette", "Next to: DB, DC"):  # fmt: skip
        assert part in said


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_nothing_overlaps_in_close_ups_of_areas(season):
    words = runewars_words("de")
    for view in (staged_view(season), battle_view(), crowded_areas(staged_view(), "eight")):
        for each in view.areas[::3]:
            window = area_window(runewars_ground(view), each, HIGH)
            placed = lay_out_area_focus(view, each.area, window, words)
            assert [(a.group, b.group) for a, b in collisions(placed)] == [], each.key


# Previews


@cache
def previews_in(game: str, seats: tuple[str, ...], seed: int) -> list[tuple[object, Preview]]:
    """Play at random and preview an option of each kind."""
    rules, found = GAMES[game], {}
    options = {"map": "fixed", "setup": "usual"} if game == "runewars" else {}
    match = Match.new(rules, Setup(game, seats, options), chance_of(seed), keep="nothing")
    player = PLAYERS["random"](Random(seed))
    for _ in range(500):
        if not match.pending:
            break
        seat, question = next(iter(match.pending.items()))
        for option in getattr(question.form, "options", ()):
            if type(option).__name__ not in found:
                before = match.view(seat)
                if (what := rules.preview(match.state, seat, option)) is not None:
                    assert match.view(seat) == before, "previewing changes nothing"
                    found[type(option).__name__] = before, what
        match.submit(seat, question.id, player.answer(match, question))
    return list(found.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_moves_and_battles_of_root_are_drawn_before_they_happen(locale):
    kinds = previews_in("root", ("duchy", "marquise", "eyrie"), 4)
    assert len(kinds) >= 6
    for number, (view, what) in enumerate(kinds):
        if LOCALES[number % len(LOCALES)] == locale:
            assert ROOT.preview(view, what, locale).image.width == PICTURE
        window = preview_window(what.view, what.places, HIGH)
        for each in lay_out_preview(what, window, words_of(locale)):
            if each.group != "ground":
                assert each.box.inside(Box(0, 0, COLUMN, PICTURE)), each.group
    battles = [what for _, what in kinds if what.sides]
    assert battles
    for what in battles:
        for side in what.sides:
            assert sum(chance for _, chance in side.hits) == pytest.approx(1)


def test_a_move_says_what_it_does_to_rule():
    alts = [
        describe_entries(list(changes_of(view, what, WORDS)))
        for view, what in previews_in("root", ("marquise", "eyrie", "alliance", "vagabond"), 3)
    ]
    assert any("from Marquise to nobody" in alt or ", as before" in alt for alt in alts)
    assert any("→" in alt for alt in alts)
    assert any("Hits of " in alt and "%)" in alt for alt in alts)


def test_a_path_that_was_opened_is_open_in_a_preview_too():
    view = random_position(3, "mountain", NEW)
    road = ground_of("mountain").closed[0]
    drawn = [
        ROOT.preview(each, Preview(road, each)).image
        for each in (replace(view, opened=()), replace(view, opened=(road,)))
    ]
    assert not same_pixels(*drawn)


def test_hired_warriors_count_for_their_hirer_where_rule_is_explained():
    table = RootTestTable("marquise", "alliance", "riverfolk")
    table.place(5, marquise=1, riverfolk=3, alliance=2)
    table.place(10, marquise=1, riverfolk=1, alliance=2)
    hire_service(table, "marquise")
    view = table.game.view(table.state, None)

    def told(clearing: int) -> str:
        return describe_entries(list(entries_of(view, view.clearing(clearing), WORDS)))

    assert strengths(view.clearing(5)) == {Seat(0): 4, Seat(1): 2}
    assert "Marquise rules: 4 warriors and buildings against 2 of Alliance." in told(5)
    assert tied_seats(view.clearing(10)) == [Seat(0), Seat(1)]


def test_steps_and_battles_of_runewars_are_drawn_before_they_happen():
    kinds = previews_in("runewars", ("daqan", "latari", "uthuk", "waiqar"), 8)
    assert kinds
    for view, what in kinds:
        assert RUNEWARS.preview(view, what).image.width == PICTURE
