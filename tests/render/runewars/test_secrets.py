"""Secrets of pictures and texts: cards in hand, facedown tokens, others' Rewards."""

import random
from functools import cache

import pytest
from msgspec.structs import replace

from engine.core.match import Match
from engine.core.seats import Seat
from engine.runewars.game import GAME
from engine.runewars.pieces import OrderNumber
from engine.runewars.sight.rehide import rehide_runewars
from engine.runewars.view import DRAGON, FACEDOWN, FALSE
from engine.selfplay import PLAYERS
from render.games import RENDERERS
from tests.render.runewars.positions import new_match, position

RUNEWARS = RENDERERS["runewars"]


def shown(view):
    """Draw and write everything a viewer may ask for."""
    pictures = [
        RUNEWARS.board(view),
        RUNEWARS.hand(view),
        *(RUNEWARS.sheet(view, seat.seat) for seat in view.seats),
    ]
    texts = RUNEWARS.alt(view), RUNEWARS.text(view)
    return (*((each.image.tobytes(), each.alt) for each in pictures), *texts)


@cache
def played(seed: int, answers: int) -> Match:
    match = new_match(3, seed, exploration="on")
    player = PLAYERS["random"](random.Random(seed))
    for _ in range(answers):
        if match.over or not match.pending:
            break
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, player.answer(match, question))
    return match


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(2)])
@pytest.mark.parametrize("answers", [60, 190])
def test_a_viewer_is_shown_the_same_whatever_it_cannot_know(answers, viewer):
    match = played(4, answers)
    seen, dealt = GAME.view(match.state, viewer), set()
    for seed in range(4):
        state = match.state.copy()
        rehide_runewars(state, viewer, random.Random(seed))
        faces = tuple(rune.dragon for rune in state.runes.values())
        dealt.add((faces, tuple(map(tuple, state.tactics)), tuple(state.objectives)))
        view = GAME.view(state, viewer)
        assert view == seen
    assert len(dealt) > 1, "something was dealt anew"
    assert shown(view) == shown(seen)


def test_what_a_viewer_knows_of_runes_is_shown_to_it_alone():
    view = position(4)
    area = next(each for each in view.areas if each.rune == FACEDOWN)
    drawn = {}
    for kind in (FACEDOWN, DRAGON, FALSE):
        known = tuple(replace(each, rune=kind) if each is area else each for each in view.areas)
        seen = replace(view, areas=known)
        drawn[kind] = RUNEWARS.board(seen).image.tobytes(), RUNEWARS.text(seen)
    assert len({pixels for pixels, _ in drawn.values()}) == 3
    assert "which you know to be a dragon rune" in drawn[DRAGON][1]
    assert "which you know to be false" in drawn[FALSE][1]
    assert "which you know" not in drawn[FACEDOWN][1]


def test_the_public_view_knows_no_rune_that_lies_face_down():
    for area in position(4).areas:
        if area.rune and not area.rune_shown:
            assert area.rune == FACEDOWN


def test_the_board_shows_no_hand():
    view = position(4, viewer=Seat(1))
    other = replace(
        view, hand=(), fresh=(), playable=frozenset({"omen"}), quests=(), objective=None,
        orders_left=(), sealed=OrderNumber(3),
    )  # fmt: skip
    assert RUNEWARS.board(view).image.tobytes() == RUNEWARS.board(other).image.tobytes()
    assert RUNEWARS.text(view) == RUNEWARS.text(other)
    assert RUNEWARS.alt(view) == RUNEWARS.alt(other)
