"""A log of Root as it is told: a deed with its price and points, equal deeds as one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.events import Moved, Placed, Removed, Scored
from engine.root.factions.eyrie.decree import DecreeFollowed
from engine.root.pieces import CardId, Clearing
from tests.root.kit import GAME, RootTestTable

MARQUISE, EYRIE = Seat(0), Seat(1)
RECRUITED = (
    DecreeFollowed(EYRIE, CardId(3), "recruit"), Placed(EYRIE, Clearing(3), "warrior", 1),
)  # fmt: skip
WOOD = tuple(Removed(MARQUISE, Seat(-1), Clearing(at), "wood", 1, "effect") for at in (1, 5))
WORKSHOP = Placed(MARQUISE, Clearing(9), "workshop", 1)


@pytest.fixture
def wording() -> Wording:
    table = RootTestTable("marquise", "eyrie", "alliance", "corvids")
    return Wording(GAME, "en", GAME.view(table.state, MARQUISE))


def told(wording: Wording, *events: Event) -> list[str]:
    return wording.lines(wording.retell(events))


def test_a_building_is_told_with_its_wood_and_its_points(wording: Wording) -> None:
    scored = Scored(MARQUISE, 2, 4, "build")

    assert told(wording, *WOOD, WORKSHOP, scored) == [
        "The Marquise built a workshop in clearing 9 (mouse) for 2 wood: +2, now 4."
    ]


def test_points_for_something_else_are_told_by_themselves(wording: Wording) -> None:
    scored = Scored(EYRIE, 2, 4, "build")

    built, points = told(wording, *WOOD, WORKSHOP, scored)

    assert built == "The Marquise built a workshop in clearing 9 (mouse) for 2 wood."
    assert points == "Eyrie: +2 points: building, now 4."


def test_what_the_decree_recruits_in_one_place_is_told_once(wording: Wording) -> None:
    assert told(wording, *RECRUITED, *RECRUITED) == [
        "The Eyrie placed 2 warriors in clearing 3 (rabbit)."
    ]


def test_a_card_of_the_decree_is_told_until_something_came_of_it(wording: Wording) -> None:
    card, _ = RECRUITED
    moved = Moved(EYRIE, Clearing(3), Clearing(7), "warrior", 4)

    assert told(wording, card) == ["Decree, Recruit: Crossbow (bird)."]
    assert told(wording, card, moved) == [
        "The Eyrie moved 4 warriors from clearing 3 (rabbit) to clearing 7 (mouse)."
    ]


def test_wood_that_was_taken_away_is_no_price(wording: Wording) -> None:
    lost = Removed(MARQUISE, EYRIE, Clearing(5), "wood", 1, "battle")

    assert told(wording, lost, WORKSHOP) == [
        "The Marquise lost 1 wood in clearing 5 (rabbit) to the Eyrie.",
        "The Marquise placed a workshop in clearing 9 (mouse).",
    ]


def test_equal_pieces_placed_in_several_clearings_are_told_at_once(wording: Wording) -> None:
    """The Marquise's setup was eleven lines, recruiting one for each recruiter."""
    warriors = [Placed(MARQUISE, Clearing(at), "warrior", 1) for at in (1, 5, 9)]
    wood = Placed(MARQUISE, Clearing(9), "wood", 1)

    assert told(wording, *warriors, wood) == [
        "The Marquise placed 1 warrior each in clearings 1, 5 and 9.",
        "The Marquise placed 1 wood in clearing 9 (mouse).",
    ]
    assert told(wording, warriors[0], replace(warriors[1], count=2)) == [
        "The Marquise placed 1 warrior in clearing 1 (fox).",
        "The Marquise placed 2 warriors in clearing 5 (rabbit).",
    ]


def test_points_of_the_evening_are_not_taken_for_those_of_the_last_deed(wording: Wording) -> None:
    """A move seemed to score three points: "You moved 1 warrior. (+3 for you)"."""
    moved = Moved(EYRIE, Clearing(3), Clearing(7), "warrior", 1)

    (line,) = told(wording, moved, Scored(EYRIE, 3, 9, "roosts"))

    assert line.endswith("to clearing 7 (mouse). (+3 for the Eyrie: roosts, now 9)")
