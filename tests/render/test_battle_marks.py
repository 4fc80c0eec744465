"""Dice and losses lie beside their own clearing: over no other, and tied across none."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from engine.core.seats import Seat
from engine.root.view import Change
from render.boxes import Box
from render.root import words_of
from render.root.board.geometry import ground_of
from render.root.board.measures import PLATE
from render.root.board.picture import lay_out_board
from tests.render.positions import FOUR, MAPS, crowded, crowded_new, random_position
from tests.torture import share, torture

WORDS = words_of("en")


def fought_in(view, clearing):
    """Show a battle in a clearing with losses of both sides; return its marks."""
    changes = (
        Change("battle", Seat(0), clearing, rolls=(3, 1)),
        Change("remove", Seat(0), clearing, None, 2, "warrior"),
        Change("remove", Seat(1), clearing, None, 1, "warrior"),
    )
    placed = lay_out_board(replace(view, changes=changes), WORDS)
    return [each for each in placed if each.group.startswith(("dice", "lost"))]


def nearest_to(line, point):
    """Return the distance of a point from a line between two others."""
    (x, y), (x2, y2) = line
    steps = [(x + (x2 - x) * n / 40, y + (y2 - y) * n / 40) for n in range(41)]
    return min(math.dist(step, point) for step in steps)


@torture
@pytest.mark.parametrize("woodland", share(MAPS))
def test_the_marks_of_a_battle_hang_over_no_other_clearing(woodland):
    ground = ground_of(woodland)
    for view in (crowded(woodland), crowded_new(woodland)):
        for one in range(1, 13):
            for mark in fought_in(view, one):
                line = ground.place(one), mark.box.middle
                for other in set(range(1, 13)) - {one}:
                    there = ground.place(other)
                    assert not mark.box.overlaps(Box.disc(*there, 2 * PLATE)), (one, other)
                    assert nearest_to(line, there) > PLATE - 8, (one, other)


@pytest.mark.parametrize("woodland", MAPS)
def test_a_mark_is_nearer_to_its_own_clearing_wherever_there_is_room(woodland):
    ground = ground_of(woodland)
    marks = [
        math.dist(ground.place(each), mark.box.middle)
        < min(math.dist(ground.place(n), mark.box.middle) for n in range(1, 13) if n != each)
        for each in range(1, 13)
        for mark in fought_in(random_position(3, woodland, FOUR, 0.5), each)
    ]
    assert len(marks) == 12 * 4
    assert sum(marks) >= 0.85 * len(marks)


def test_what_its_owner_spends_is_no_loss():
    view, clearing = random_position(3), 5
    changes = (
        Change("spend", Seat(0), clearing, None, 2, "wood"),
        Change("remove", Seat(1), clearing, None, 1, "warrior"),
    )

    placed = lay_out_board(replace(view, changes=changes), WORDS)

    lost = [each.group for each in placed if each.group.startswith("lost")]
    assert lost == [f"lost {view.seats[1].key} {clearing}"]
