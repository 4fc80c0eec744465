"""Hirelings on the Ferry, at the Pass, at the Elder Treetop (Law 22, 24, 25)."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    FACTIONS,
    GAME,
    HIRELINGS,
    NOBODY,
    ControlWaned,
    Drew,
    EffectUsed,
    FerryMoved,
    HirelingGained,
    Loss,
    Removed,
    RootTestTable,
    Scored,
    Seat,
    add_side,
    end_of_turn,
    fight,
    move_warriors,
    place_building,
    remove,
)

PATROL = "forest_patrol"
SHORE, FAR_SHORE, PASS = 1, 12, 10


def hire(table: RootTestTable, by: str, markers: int = 2) -> Seat:
    """Give a seat control of the Forest Patrol since an earlier turn."""
    add_side(table.state, HIRELINGS[PATROL])
    side = Seat(table.state.sides.index(PATROL))
    own = table.state.hireling(side)
    own.waits, own.markers = False, markers
    table.state.hand_over(side, table.seat(by))
    table.state.spaces, table.state.earned = [], [0] * len(table.state.factions)
    table.state.turn = 5
    return side


def station(table: RootTestTable, side: Seat, clearing: int, count: int) -> None:
    """Put warriors of a hireling on the map."""
    table.state.supply[side] -= count
    table.state.add_warriors(side, clearing, count)


@pytest.mark.ruling("setup:MP15")
def test_a_hireling_takes_the_ferry_along_and_nobody_draws():
    table = RootTestTable("eyrie", "duchy", map="lake")
    side = hire(table, "eyrie")
    station(table, side, SHORE, 2)
    table.state.current = table.seat("eyrie")

    async def rule(t):
        await move_warriors(t, side, SHORE, FAR_SHORE, 2)

    played = table.play(rule)

    assert table.state.landmarks["ferry"] == FAR_SHORE
    assert played.told(FerryMoved)
    assert table.state.warriors[FAR_SHORE][side] == 2
    assert not played.told(Drew)


@pytest.mark.ruling("setup:MP30")
def test_the_pass_scores_before_a_hireling_is_handed_on():
    table = RootTestTable("eyrie", "duchy", map="mountain")
    side = hire(table, "eyrie", markers=1)
    station(table, side, PASS, 2)
    seat = table.seat("eyrie")
    table.state.current, table.state.phase = seat, "evening"
    table.state.agenda[:] = [("turn.enter_stage", (seat, len(FACTIONS["eyrie"].stages)))]

    played = table._start(["..."], ())

    kinds = [type(event) for event in played.events]
    assert played.only(Scored).cause == "tower", "ruled by the hireling alone"
    assert kinds.index(Scored) < kinds.index(ControlWaned) < kinds.index(HirelingGained)
    assert table.state.hireling(side).controller == table.seat("duchy")
    said = Wording(GAME, "en", table.match.view(None)).event(played.only(ControlWaned))
    assert said == "The Forest Patrol left the Eyrie."


@pytest.mark.ruling("setup:MP30")
def test_the_point_of_the_pass_brings_a_hireling_at_the_end_of_the_same_turn():
    table = RootTestTable("eyrie", "duchy", map="mountain")
    side = hire(table, "duchy")
    table.state.hand_over(side, NOBODY)
    table.state.spaces = [4]
    table.points(eyrie=3)
    table.place(PASS, eyrie=2)

    played = end_of_turn(table, "eyrie", ["..."])

    assert table.score("eyrie") == 4
    assert played.only(HirelingGained).seat == table.seat("eyrie")
    assert table.state.earned == [0, 0]


@pytest.mark.ruling("setup:LM15")
def test_the_treetop_brings_a_hirelings_controller_nothing():
    table = RootTestTable("eyrie", "duchy", "keepers")
    side = hire(table, "eyrie")
    table.state.landmarks["elder_treetop"] = 1

    async def build(t):
        place_building(t, table.seat("duchy"), 1, "market")
        place_building(t, table.seat("duchy"), 1, "citadel")

    async def raze(t):
        await remove(t, [Loss(table.seat("duchy"), 1, side, 0, ("citadel", "market"))])

    table.play(build)
    assert table.state.perch is not None
    played = table.play(raze)

    assert len(played.told(Removed)) == 2
    assert table.score("eyrie") == 0
    assert not played.told(Scored)


def test_a_hireling_that_is_attacked_enlists_no_arbiter():
    table = RootTestTable("eyrie", "duchy", "vagabond:arbiter", responses="planned")
    side = hire(table, "duchy")
    station(table, side, 5, 2)
    table.place(5, eyrie=2)
    table.board("vagabond").place = 5

    async def rule(t):
        await fight(t, table.seat("eyrie"), side, 5)

    played = table.play(rule, dice=[0, 0])

    assert table.score("vagabond") == 0
    assert not played.told(EffectUsed)
