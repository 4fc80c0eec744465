"""Hirelings on the board: drawn, named, and in nobody's way however full a clearing is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.game import GAME
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.pieces import Clearing, Place
from engine.root.view import HirelingView
from render.canvas import LONGEST_ALT, has_drawing
from render.games import RENDERERS
from render.root import lay_out_sheet, words_of
from render.root.board.clearings import strengths, tied_seats
from render.root.board.picture import lay_out_board
from render.root.board.sprites import art_of
from render.root.text.seats import seat_line
from render.root.text.text_board import alt_text, text_board
from render.theme import hue_of
from tests.render.comparing import collisions
from tests.render.positions import NEW_SIX, PEOPLED, crowded, crowded_new, random_position

MAPS = ("autumn", "winter", "lake", "mountain")
LOCALES = ("en", "de", "es")


def hired(view, *keys: str, paths=(), place=None):
    """Bring hirelings to a table: the first in the supply, the others to the first seats."""
    first = len(view.seats)
    found = tuple(
        HirelingView(
            side=Seat(first + number),
            key=key,
            demoted=HIRELINGS[key].demoted,
            controller=Seat(number - 1) if number else None,
            markers=number,
            warriors=HIRELINGS[key].warriors,
            pieces=(),
            place=Place(place) if place and key == "exile" else None,
            paths=paths if key == "highway_bandits" else (),
        )
        for number, key in enumerate(keys)
    )
    return replace(view, hirelings=found, spaces=(8, 12))


def standing(view, *keys: str):
    """Put warriors of these hirelings into each clearing of the map, of nobody more than nine."""
    view = hired(view, *keys)
    more = tuple((each.side, 2) for each in view.hirelings)
    clearings = tuple(
        each
        if each.name
        else replace(each, warriors=(*((seat, min(9, n)) for seat, n in each.warriors), *more))
        for each in view.clearings
    )
    return replace(view, clearings=clearings)


def test_every_hireling_has_a_head_a_colour_and_names():
    assert len(HIRELINGS) == 32
    for key, hireling in HIRELINGS.items():
        assert has_drawing(art_of(key))
        assert hue_of(key) == hue_of(hireling.card)
        assert all(
            has_drawing(f"building-{kind}") or has_drawing(f"token-{kind}")
            for kind in (*hireling.buildings, *hireling.tokens)
        )
        for locale in LOCALES:
            name = f"faction-{key.replace('_', '-')}"
            assert words_of(locale).say(f"{name}.letter")
            assert GAME.words(locale).say(f"{name}.line")


def test_hirelings_at_one_table_have_letters_of_their_own_and_of_no_faction():
    words = words_of("en")
    letters = {
        key: words.say(f"faction-{key.replace('_', '-')}.letter")
        for key, each in HIRELINGS.items()
        if each.warriors
    }
    cards = {HIRELINGS[key].card: letter for key, letter in letters.items()}
    assert len(set(cards.values())) == len(cards)


@pytest.mark.parametrize("woodland", MAPS)
@pytest.mark.parametrize("filled", [crowded, lambda w: crowded_new(w, PEOPLED)])
def test_hirelings_find_room_in_the_fullest_clearing(woodland, filled):
    view = standing(filled(woodland), "vault_keepers", "popular_band", "river_roamers")
    placed = lay_out_board(view, words_of("en"))
    assert [(a.group, b.group) for a, b in collisions(placed)] == []
    heads = {each.group for each in placed if each.group.startswith("warriors river_roamers")}
    assert len(heads) == 12, "none is left out"


@pytest.mark.parametrize("woodland", MAPS)
def test_bandits_stand_on_paths_and_an_exile_in_a_forest(woodland):
    paths = ((Clearing(4), Clearing(9)),) if woodland == "autumn" else ()
    view = hired(
        crowded(woodland), "popular_band", "highway_bandits", "exile", paths=paths, place=-1
    )
    placed = lay_out_board(view, words_of("de"))
    assert any(each.group.startswith("pawn exile") for each in placed)
    assert sum("highway_bandits path" in each.group for each in placed) == len(paths)
    assert sum(each.group.startswith("hireling ") for each in placed) >= 3
    assert [
        (a.group, b.group)
        for a, b in collisions(placed)
        if "hireling" in a.group + b.group or "path" in a.group + b.group
    ] == []


def test_hirelings_are_told_to_who_sees_no_picture():
    view = standing(crowded("winter"), "vault_keepers", "popular_band", "river_roamers")
    for locale in LOCALES:
        words = words_of(locale)
        assert len(alt_text(view, words)) <= LONGEST_ALT
        told = text_board(view, words)
        for each in view.hirelings:
            assert words.say(f"faction-{each.key.replace('_', '-')}") in told
    assert "Vault Keepers: nobody's" in text_board(view, words_of("en"))


def test_hirelings_among_the_spoils_are_drawn_and_told():
    view = hired(random_position(3, keys=NEW_SIX), "vault_keepers")
    legion = view.seats[NEW_SIX.index("legion")]
    side = view.hirelings[0].side
    spoils = ((Seat(0), "warrior", 1), (side, "warrior", 2), (side, "vault", 1))
    legion = replace(legion, board=replace(legion.board, spoils=spoils))
    seats = [legion if each.seat == legion.seat else each for each in view.seats]
    view = replace(view, seats=tuple(seats))

    page = lay_out_sheet(view, legion.seat, words_of("en"))
    assert len({each.group for each in page.sheet if each.group.startswith("spoil ")}) == 3
    told = seat_line(view, legion, words_of("en"))
    assert "spoils: Marquise 1 warrior, Vault Keepers 2 warriors, Vault Keepers vault" in told


def test_hirelings_count_for_their_controllers_where_rule_is_explained():
    view = hired(crowded("autumn"), "river_roamers", "vault_keepers")
    free, held = view.hirelings
    assert held.controller is not None
    rival = next(each.seat for each in view.seats if each.seat != held.controller)
    clearing = replace(
        view.clearing(5), warriors=((held.side, 2), (rival, 2), (free.side, 1)), buildings=(),
        tokens=(), ruler=None, held_by=((held.side, held.controller),),
    )  # fmt: skip
    assert strengths(clearing) == {held.controller: 2, rival: 2, free.side: 1}
    assert sorted(tied_seats(clearing)) == sorted([held.controller, rival])

    owned = replace(clearing, warriors=((free.side, 3), (rival, 1)), ruler=free.side, held_by=())
    whole = replace(view, clearings=(*view.clearings[:4], owned, *view.clearings[5:]))
    text = RENDERERS["root"].focus(whole, 5, "en").alt
    assert "River Roamers" in text
