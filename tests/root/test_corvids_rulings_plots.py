"""The rulings of the Corvids' snares, extortion and raids."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    ALLIED,
    FOX,
    MOUSE,
    RABBIT,
    Build,
    CardTaken,
    Clearing,
    Convert,
    EffectUsed,
    March,
    PieceKind,
    RaidSprung,
    Revolt,
    RootTestTable,
    Slip,
    Spread,
    VagabondMove,
    battle,
    can_leave,
    can_place,
    corvids_and_vagabond,
    corvids_table,
    flip,
    hide,
    may_follow,
    show,
    stack,
    sympathy,
)

KEEP = 1


TABLE = corvids_table


@pytest.fixture
def wanderers() -> RootTestTable:
    return corvids_and_vagabond()


@pytest.mark.ruling("seed:C10")
def test_a_face_up_snare_lets_enemies_in_but_not_out(table):
    show(table, FOX, "snare")
    table.place(FOX, marquise=1)
    table.place(MOUSE, marquise=1)
    table.board("marquise").actions = 3

    table.start("marquise", "daylight")

    assert March(Clearing(MOUSE), Clearing(FOX), 1) in table.options("marquise", March)
    refusal = table.refused("marquise", March(Clearing(FOX), Clearing(MOUSE), 1))
    assert (refusal.key, refusal.law) == ("move-held", "13.7.2")


@pytest.mark.ruling("seed:C10")
def test_a_face_up_snare_lets_no_enemy_place_anything(table):
    show(table, FOX, "snare")
    table.place(FOX, marquise=3)
    table.build(FOX, "marquise", "sawmill")
    table.build(RABBIT, "marquise", "sawmill")
    table.board("marquise").actions = 3

    table.start("marquise", "birdsong")
    assert table.pieces("marquise", FOX) == ["sawmill"]
    assert table.pieces("marquise", RABBIT) == ["sawmill", "wood"]

    refusal = table.refused("marquise", Build(PieceKind("workshop"), Clearing(FOX)))
    assert (refusal.key, refusal.law) == ("place-barred", "13.7.2")
    assert not can_place(table.state, table.seat("eyrie"), FOX)
    assert can_place(table.state, table.seat("corvids"), FOX)
    assert can_leave(table.state, table.seat("corvids"), FOX)


@pytest.mark.ruling("seed:C11")
def test_a_snare_at_the_keep_closes_the_field_hospitals(table):
    show(table, KEEP, "snare")
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, marquise=1, eyrie=3)
    table.give("marquise", "anvil")

    played = table.play(battle("eyrie", "marquise", FOX), ["marquise: pass"], dice=[1, 0])

    assert table.state.supply[table.seat("marquise")] == 25
    assert table.hand("marquise") == ["anvil"]
    assert played.told(EffectUsed) == []


@pytest.mark.ruling("seed:C12")
def test_a_revolt_removes_a_snare_first_and_then_places_its_pieces(table):
    sympathy(table, FOX)
    show(table, FOX, "snare")
    stack(table, "anvil", "foxfolk_steel")

    table.start("alliance", "revolt")
    table.choose("alliance", Revolt(Clearing(FOX)))

    assert table.pieces("corvids", FOX) == []
    assert table.pieces("alliance", FOX) == ["base_fox", "sympathy"]
    assert table.warriors("alliance", FOX) == 1
    assert table.score("alliance") == 1


@pytest.mark.ruling("seed:C13")
def test_sympathy_cannot_spread_to_a_face_up_snare(table):
    sympathy(table, MOUSE)
    show(table, FOX, "snare")
    stack(table, "anvil")

    table.start("alliance", "sympathy")

    assert Spread(Clearing(FOX)) not in table.options("alliance", Spread)
    assert table.refused("alliance", Spread(Clearing(FOX))).law == "13.7.2"


@pytest.mark.ruling("seed:C14")
def test_a_vagabond_gets_out_of_a_snare_by_slipping_alone(wanderers):
    show(wanderers, RABBIT, "snare")

    wanderers.start("vagabond", "slip")
    assert Slip(1) in wanderers.options("vagabond", Slip)
    assert wanderers.options("vagabond", VagabondMove) == []

    wanderers.start("vagabond", "daylight")
    refusal = wanderers.refused("vagabond", VagabondMove(Clearing(1)))
    assert (refusal.key, refusal.law) == ("pawn-held", "13.7.2")


@pytest.mark.ruling("seed:C14")
def test_a_vagabond_carries_no_allies_out_of_a_snare(wanderers):
    eyrie = wanderers.seat("eyrie")
    wanderers.board("vagabond").relations[eyrie] = ALLIED
    wanderers.place(RABBIT, eyrie=2)
    assert may_follow(wanderers.state, eyrie, RABBIT, 1)

    show(wanderers, RABBIT, "snare")

    assert not may_follow(wanderers.state, eyrie, RABBIT, 1)
    wanderers.start("vagabond", "slip")
    wanderers.choose("vagabond", Slip(1))
    assert wanderers.board("vagabond").place == 1
    assert wanderers.warriors("eyrie", RABBIT) == 2


@pytest.mark.ruling("seed:C15")
def test_the_cult_cannot_convert_at_a_face_up_snare():

    table = corvids_table("lizards", "marquise")
    table.board("lizards").outcast = "fox"
    table.board("lizards").acolytes = 2
    table.state.supply[table.seat("lizards")] -= 2
    table.place(FOX, marquise=1)
    table.place(6, marquise=1)
    show(table, FOX, "snare")

    table.start("lizards", "conspiracies")

    assert [each.clearing for each in table.options("lizards", Convert)] == [6]


@pytest.mark.ruling("seed:C16")
def test_a_facedown_snare_does_nothing(table):
    hide(table, FOX, "snare", marquise=1)
    marquise = table.seat("marquise")

    assert can_place(table.state, marquise, FOX)
    assert can_leave(table.state, marquise, FOX)


@pytest.mark.ruling("seed:C17")
def test_extortion_robs_everybody_with_faction_pieces_there(wanderers):
    hide(wanderers, RABBIT, "extortion", corvids=1, eyrie=1)
    wanderers.give("eyrie", "anvil")
    wanderers.give("vagabond", "sword")
    wanderers.give("alliance", "bake_sale")

    played = flip(wanderers, RABBIT)

    assert wanderers.hand("corvids") == ["anvil", "sword"]
    assert wanderers.hand("eyrie") == wanderers.hand("vagabond") == []
    assert wanderers.hand("alliance") == ["bake_sale"]
    assert len(played.told(CardTaken)) == 2
    assert wanderers.pieces("corvids", RABBIT) == ["extortion"]


@pytest.mark.ruling("seed:C17")
def test_extortion_takes_nothing_from_an_empty_hand_and_one_at_random(table):
    hide(table, RABBIT, "extortion", corvids=1, eyrie=1, marquise=1)
    table.give("eyrie", "anvil", "sword", "bake_sale")

    played = flip(table, RABBIT, dice=[1])

    assert table.hand("corvids") == ["sword"]
    assert played.only(CardTaken).source == table.seat("eyrie")


@pytest.mark.ruling("seed:C18")
@pytest.mark.parametrize("lies", ["face down", "face up"])
def test_a_raid_removed_in_battle_brings_warriors_around_but_not_to_the_keep(table, lies):
    hide(table, 5, "raid") if lies == "face down" else show(table, 5, "raid")
    table.build(KEEP, "marquise", "keep")
    table.place(5, eyrie=2)

    played = table.play(battle("eyrie", "corvids", 5), dice=[0, 0])

    assert table.pieces("corvids", 5) == []
    assert table.score("eyrie") == 1
    assert [table.warriors("corvids", c) for c in (1, 2, 5)] == [0, 1, 0]
    assert played.only(RaidSprung).clearing == 5


@pytest.mark.ruling("seed:C20")
def test_the_corvids_choose_where_a_raid_goes_that_the_supply_cannot_fill(table):
    hide(table, 12, "raid", eyrie=2)
    table.place(2, corvids=13)

    table.play(battle("eyrie", "corvids", 12), answers=["corvids: 4=1 10=1"], dice=[0, 0])

    assert [table.warriors("corvids", c) for c in (4, 7, 9, 10, 11)] == [1, 0, 0, 1, 0]
    assert table.state.supply[table.seat("corvids")] == 0


@pytest.mark.ruling("seed:C20")
@pytest.mark.parametrize(
    ("first", "placed"), [("plots", [9, 11]), ("few", [4, 7]), ("many", [4, 10])]
)
def test_at_a_table_with_plans_the_plan_says_where(first, placed):
    table = corvids_table(responses="planned")
    table.state.plans[table.seat("corvids")]["raid"] = {"first": first}
    table.state.current = table.seat("eyrie")
    hide(table, 12, "raid", eyrie=2)
    hide(table, 9, "snare")
    show(table, 11, "bomb")
    table.place(2, corvids=12)
    table.place(10, corvids=1)

    table.play(battle("eyrie", "corvids", 12), dice=[0, 0])

    gained = [c for c in (4, 7, 9, 10, 11) if table.warriors("corvids", c) > (c == 10)]
    assert gained == placed


@pytest.mark.ruling("seed:C21")
def test_a_raid_beside_a_tunnel_sends_nobody_into_the_burrow():
    table = corvids_table("duchy", "marquise")
    table.build(FOX, "duchy", "tunnel")
    table.place(FOX, duchy=2)
    hide(table, FOX, "raid")
    burrow = len(table.state.suits) - 1

    table.play(battle("duchy", "corvids", FOX), dice=[0, 0])

    assert table.pieces("corvids", FOX) == []
    assert table.warriors("corvids", burrow) == 0
    assert [table.warriors("corvids", c) for c in (4, 7)] == [1, 1]
