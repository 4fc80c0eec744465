"""Landmarks on the board: drawn, named, and in nobody's way however full a clearing is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.root.game import GAME
from engine.root.hooks.landmarks import LANDMARKS
from render.canvas import LONGEST_ALT, has_drawing
from render.root import words_of
from render.root.board.picture import lay_out_board
from render.root.text.text_board import alt_text, text_board
from tests.render.comparing import collisions
from tests.render.positions import PEOPLED, crowded, crowded_new

MAPS = ("autumn", "winter", "lake", "mountain")
STANDING = sorted(set(LANDMARKS) - {"paths"})


def with_landmarks(view):
    """Put one of the landmarks into each clearing of the map."""
    clearings = tuple(
        each if each.name else replace(each, landmarks=(STANDING[each.number % len(STANDING)],))
        for each in view.clearings
    )
    return replace(view, clearings=clearings)


def test_every_landmark_has_a_drawing_and_names():
    assert {key for key in STANDING if GAME.words("en").has(f"landmark-{key}")} == {*STANDING}
    assert len(STANDING) == 8
    for key in STANDING:
        assert has_drawing(f"landmark-{key}")
        for locale in ("en", "de", "es"):
            assert words_of(locale).say(f"landmark-{key}")


@pytest.mark.parametrize("woodland", MAPS)
@pytest.mark.parametrize("filled", [crowded, lambda w: crowded_new(w, PEOPLED)])
def test_a_landmark_finds_room_in_the_fullest_clearing(woodland, filled):
    placed = lay_out_board(with_landmarks(filled(woodland)), words_of("en"))
    assert [(a.group, b.group) for a, b in collisions(placed)] == []
    assert sum(each.group.startswith("landmark-") for each in placed) == 12


def test_landmarks_are_told_to_who_sees_no_picture():
    words = words_of("en")
    view = with_landmarks(crowded("winter"))
    assert len(alt_text(view, words)) <= LONGEST_ALT
    assert "the Lost City" in text_board(view, words)
