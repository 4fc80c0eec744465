"""Secrets of pictures and texts: the types of facedown plots (Law 13.2.2.I)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from engine.root.factions.corvids.board import PLOTS
from engine.root.game import GAME
from render.games import RENDERERS
from tests.render.gallery import plotting
from tests.render.positions import NEW_SIX, random_position
from tests.root.kit import corvids_table, hide, show

ROOT = RENDERERS["root"]
LYING = (5, 7, 8)


def assigned(kinds):
    """Set a table with three facedown plots of some types, and one face up."""
    table = corvids_table()
    for clearing, kind in zip(LYING, kinds, strict=True):
        hide(table, clearing, kind, corvids=1, eyrie=1)
    show(table, 12, "extortion", marquise=2)
    table.board("corvids").denied[5] = ["raid"]
    return table


def shown_to(table, viewer):
    """Draw and write everything a viewer may ask for."""
    view = GAME.view(table.state, viewer)
    corvids = table.seat("corvids")
    pictures = [ROOT.board(view), ROOT.sheet(view, corvids), ROOT.hand(view)]
    return (
        *((each.image.tobytes(), each.alt) for each in pictures),
        ROOT.alt(view),
        ROOT.text(view),
    )


@pytest.mark.parametrize("viewer", ["eyrie", "marquise", None])
def test_others_are_shown_the_same_whatever_lies_face_down(viewer):
    assignments = [kinds for kinds in permutations(PLOTS, len(LYING)) if kinds[0] != "raid"]
    first = assigned(assignments[0])
    seat = None if viewer is None else first.seat(viewer)
    expected = shown_to(first, seat)
    for kinds in assignments[1:]:
        assert shown_to(assigned(kinds), seat) == expected, kinds


def test_the_corvids_see_which_plot_is_which_apart_from_the_board():
    one, other = assigned(("bomb", "snare", "raid")), assigned(("snare", "bomb", "raid"))
    seat = one.seat("corvids")
    drawn = [shown_to(table, seat) for table in (one, other)]
    board, sheet, hand, alt, text = zip(*drawn, strict=True)
    assert board[0] == board[1]
    assert (alt[0], text[0]) == (alt[1], text[1])
    assert sheet[0][0] != sheet[1][0]
    assert hand[0] != hand[1]
    assert "Facedown plots: bomb in 5, snare in 7, raid in 8." in hand[0][1]


def test_a_board_drawn_from_the_corvids_view_may_be_posted_to_all():
    """The table's post is drawn from one view, so it must not show what only one seat knows."""
    view = random_position(3, keys=NEW_SIX, busy=0.7)
    corvids = NEW_SIX.index("corvids")
    own = plotting(view, corvids)
    board = own.seats[corvids].board
    assert board.facedown
    bare = replace(board, facedown=None, supply=None)
    seats = (*view.seats[:corvids], replace(view.seats[corvids], board=bare))
    public = replace(own, seats=(*seats, *view.seats[corvids + 1 :]))
    assert ROOT.board(own).image.tobytes() == ROOT.board(public).image.tobytes()
    assert ROOT.text(own) == ROOT.text(public)
    assert ROOT.alt(own) == ROOT.alt(public)
