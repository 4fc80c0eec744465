"""Crossings of two rules in a clearing, decided by the Law's own word (Law 1.1, 1.5)."""

from __future__ import annotations

import pytest

from tests.reading import read
from tests.root.kit import (
    ALLIED,
    FACTIONS,
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    Battle,
    Clearing,
    Craft,
    Glide,
    Instigate,
    MinisterAction,
    Revolt,
    RootTestTable,
    Strike,
    Use,
    VagabondMove,
    battle_with,
    day,
    export,
    expose,
    has_martial_law,
    hide,
    hire_service,
    hired_table,
    holds,
    ministers,
    names_of,
    removing,
    riverfolk_table,
    singing,
    stack,
    stand,
    supporters,
    wander,
    warlord,
)

# The Ferry and pawns


def test_a_vagabond_with_riverboats_may_take_the_ferry_as_well():
    table = RootTestTable("riverfolk", "vagabond", "eyrie", map="lake")
    wander(table, 1, "boot", "boot")
    hire_service(table, "vagabond", service="boats")
    day(table)

    table.choose("vagabond", VagabondMove(Clearing(12)), ["vagabond: ferry"])

    assert table.board("vagabond").place == 12
    assert table.state.landmarks["ferry"] == 12
    assert len(table.hand("vagabond")) == 1


def test_an_ally_goes_the_way_that_the_vagabond_goes():
    table = RootTestTable("riverfolk", "vagabond", "eyrie", map="lake")
    board = wander(table, 1, "boot", "boot")
    board.relations[table.seat("riverfolk")] = ALLIED
    table.place(1, riverfolk=1)
    hire_service(table, "vagabond", service="boats")
    day(table)

    ally = f"vagabond: {table.seat('riverfolk')}:1"
    table.choose("vagabond", VagabondMove(Clearing(12)), ["vagabond: river", ally])

    assert table.warriors("riverfolk", 12) == 1
    assert table.state.landmarks["ferry"] == 1


@pytest.mark.parametrize(("way", "ferry", "cards"), [("ferry", 12, 1), ("glide", 1, 0)])
def test_a_harrier_on_the_shore_glides_or_takes_the_ferry(way, ferry, cards):
    table = RootTestTable(map="lake")
    wander(table, 1, "torch", "boot", character="harrier")
    day(table)

    table.choose("vagabond", Glide(Clearing(12)), ["vagabond: ..."])
    assert table.match is not None
    read(table.match, table.question("vagabond"))
    table.choose("vagabond", way)

    assert table.board("vagabond").place == 12
    assert table.state.landmarks["ferry"] == ferry
    assert len(table.hand("vagabond")) == cards


# Hirelings and rules about players


@pytest.mark.parametrize(
    ("hireling", "controller"), [("bandit_gangs", "eyrie"), ("spring_uprising", "")]
)
def test_a_player_who_cannot_be_battled_can_be_struck(hireling, controller):
    table = hired_table(hireling, controller, "vagabond", "eyrie", "marquise")
    wander(table, RABBIT, "crossbow")
    table.place(RABBIT, **{hireling: 1}, eyrie=1)
    day(table)

    table.choose("vagabond", Strike(table.seat(hireling), "warrior"))

    assert table.warriors(hireling, RABBIT) == 0


def test_the_stoic_protector_shields_from_a_strike():
    table = hired_table("stoic_protector", "eyrie", "vagabond", "eyrie", "marquise")
    wander(table, RABBIT, "crossbow")
    table.place(RABBIT, eyrie=1, marquise=1)
    table.state.hired[0].pawn = RABBIT
    day(table)

    assert [each.enemy for each in table.options("vagabond", Strike)] == [table.seat("marquise")]


def test_the_vagrant_makes_players_battle_and_no_hireling():
    table = hired_table("forest_patrol", "", "vagabond", "eyrie", "marquise")
    wander(table, RABBIT, "torch", character="vagrant")
    table.place(RABBIT, eyrie=1, marquise=1, forest_patrol=1)
    day(table)

    players = {table.seat("vagabond"), table.seat("eyrie"), table.seat("marquise")}
    assert {each.defender for each in table.options("vagabond", Instigate)} == players


def test_a_hireling_of_the_supply_declares_no_martial_law():
    table = hired_table("forest_patrol", "", "alliance", "eyrie", "marquise")
    table.place(RABBIT, forest_patrol=3)
    assert not has_martial_law(table.state, table.seat("alliance"), RABBIT)

    table.state.hand_over(table.seat("forest_patrol"), table.seat("eyrie"))
    assert has_martial_law(table.state, table.seat("alliance"), RABBIT)


def test_a_coalition_is_not_won_by_what_hirelings_rule():
    table = hired_table("forest_patrol", "vagabond", "vagabond", "eyrie", "marquise", "duchy")
    vagabond = table.seat("vagabond")
    table.state.dominance[vagabond] = table.take("dominance_fox")
    table.state.partner[vagabond] = table.seat("eyrie")
    wander(table, RABBIT, "boot")
    for clearing in (1, 6, 8):
        table.place(clearing, forest_patrol=1)

    table.turn("vagabond", ["..."])

    assert table.winners == []


# Clearings of several suits


def test_a_base_lost_in_the_lost_city_takes_every_supporter():
    table = RootTestTable("alliance", "eyrie", "marquise")
    stand(table, "lost_city", 10)
    table.build(10, "alliance", "base_mouse")
    table.build(4, "alliance", "base_rabbit")
    stack(table, "ambush_fox", "ambush_rabbit", "ambush_mouse")

    table.play(removing("eyrie", "alliance", 10, "base_mouse"))

    assert supporters(table) == []


def test_the_lost_city_takes_a_second_base_where_a_slot_is_open():
    table = RootTestTable("alliance", "eyrie", "marquise")
    stand(table, "lost_city", 11)
    table.build(11, "alliance", "base_mouse", "sympathy")
    stack(table, "ambush_fox", "ambush_rabbit", "ambush_mouse")
    table.start("alliance", "revolt")

    table.choose(
        "alliance",
        Revolt(Clearing(11)),
        ["alliance: ambush_fox ambush_rabbit", "alliance: rabbit"],
    )

    assert table.pieces("alliance", 11) == ["base_mouse", "base_rabbit", "sympathy"]
    table.start("alliance", "draw")
    assert len(table.hand("alliance")) == 3, "each of the two brings a card"


def test_elsewhere_a_base_keeps_every_other_out():
    table = RootTestTable("alliance", "eyrie", "marquise")
    table.build(MOUSE, "alliance", "base_fox", "sympathy")
    stack(table, "ambush_mouse", "sword", "anvil")
    table.start("alliance", "revolt")

    assert table.why("alliance", Revolt(Clearing(MOUSE))) == ("revolt-base-here", "8.4.1.I")


# Pieces removed by their own side


def test_field_hospitals_save_a_warrior_paid_to_the_tax_collector():
    table = RootTestTable("alliance", "eyrie", "marquise")
    table.place(RABBIT, marquise=1)
    table.build(1, "marquise", "keep")
    table.craft("marquise", "tax_collector")
    table.give("marquise", "ambush_rabbit")
    table.start("marquise", "daylight")

    table.choose("marquise", Use(table.card("tax_collector")), ["marquise: ambush_rabbit"])

    assert table.warriors("marquise", 1) == 1


# Factions with their own ways to pay for crafting


def tinkers(*seats: str) -> RootTestTable:
    """Return a table where the first seat has a fox icon of the Frog Tinkers to spend."""
    table = hired_table("frog_tinkers", seats[0], *seats)
    table.state.hired[0].cards = [table.take("ambush_fox")]
    return table


def test_a_vagabond_spends_the_tinkers_icon_where_his_hammer_does_not_do():
    table = tinkers("vagabond", "eyrie", "marquise")
    board = wander(table, OTHER_FOX, "hammer", "boot")
    table.give("vagabond", "foxfolk_steel", "anvil")
    day(table)

    table.choose("vagabond", Craft(table.card("foxfolk_steel", "vagabond")))

    assert holds(board) == ["boot", "hammer-exhausted", "sword"]
    assert table.state.hired[0].cards == [], "it is spent"
    assert not table.options("vagabond", Craft), "and cannot be spent again"


def test_the_tinkers_icon_stays_where_a_hammer_does():
    table = tinkers("vagabond", "eyrie", "marquise")
    wander(table, OTHER_FOX, "hammer", "boot")
    table.give("vagabond", "anvil")
    day(table)

    table.choose("vagabond", Craft(table.card("anvil", "vagabond")))

    assert names_of(table.state.hired[0].cards) == ["ambush_fox"]


def test_the_riverfolk_export_by_the_tinkers_icon():
    table = tinkers("riverfolk", "eyrie", "marquise")
    table.board("riverfolk").funds[table.seat("riverfolk")] = 1
    table.state.supply[table.seat("riverfolk")] -= 1
    table.give("riverfolk", "anvil")
    table.start("riverfolk", "daylight")

    table.choose("riverfolk", export(table, "anvil"))

    assert sum(table.board("riverfolk").funds) == 1, "no fund was placed"
    assert sum(table.board("riverfolk").payments) == 1
    assert table.state.hired[0].cards == []


# Snares


@pytest.mark.parametrize(
    ("hireling", "answers"),
    [("furious_protector", []), ("riverfolk_flotilla", ["corvids: pass", "eyrie: done"])],
)
def test_a_snare_holds_the_pawn_of_an_enemys_hireling(hireling, answers):
    table = hired_table(hireling, "eyrie", "corvids", "eyrie", "marquise")
    table.state.hired[0].pawn = MOUSE
    table.build(MOUSE, "corvids", "snare")

    table.play(singing(table, hireling), answers)

    assert table.state.hired[0].pawn == MOUSE


# Hired warriors


def test_the_captain_battles_with_hired_warriors_alone():
    table = riverfolk_table("duchy", "eyrie")
    hire_service(table, "duchy")
    ministers(table, "captain")
    table.place(MOUSE, riverfolk=2, eyrie=1)
    table.start("duchy", "parliament")

    table.choose("duchy", MinisterAction("captain"), ["duchy: ..."])

    battle = Battle(Clearing(MOUSE), table.seat("eyrie"))
    assert table.options("duchy") == [battle]


# Allies


def test_an_allied_warlord_falls_after_his_rats_and_is_no_rat_of_the_supply():
    table = RootTestTable("vagabond", "hundreds", "eyrie", "marquise")
    board = wander(table, RABBIT, "sword", "boot", "torch")
    board.relations[table.seat("hundreds")] = ALLIED
    warlord(table, RABBIT)
    table.place(RABBIT, hundreds=1, eyrie=4)
    supply = table.state.supply[table.seat("hundreds")]
    day(table)

    hundreds = f"vagabond: seat:{table.seat('hundreds')}"
    table.choose(
        "vagabond",
        battle_with(table, "eyrie"),
        [hundreds, "vagabond: warriors=2", "vagabond: boot=1", "..."],
        dice=[3, 3],
    )

    assert table.warriors("hundreds", RABBIT) == 0
    assert table.board("hundreds").warlord == 0, "in battle he can be removed (14.2.2)"
    assert table.state.supply[table.seat("hundreds")] == supply + 1


WARRIORS = [key for key, each in FACTIONS.items() if each.warriors]


@pytest.mark.parametrize("ally", WARRIORS)
def test_no_ally_gains_or_loses_a_warrior_of_its_box_in_his_battle(ally):
    enemy = "marquise" if ally != "marquise" else "eyrie"
    table = RootTestTable("vagabond", ally, enemy, "riverfolk" if ally != "riverfolk" else "duchy")
    board = wander(table, RABBIT, "sword", "boot", "torch", "bag")
    board.relations[table.seat(ally)] = ALLIED
    if FACTIONS[ally].leaders:
        warlord(table, RABBIT)
    table.place(RABBIT, **{ally: 3 - FACTIONS[ally].leaders, enemy: 5})
    before = GAME.census(table.state)

    together = [f"vagabond: seat:{table.seat(ally)}", "vagabond: warriors=3", "..."]
    day(table)
    table.choose("vagabond", battle_with(table, enemy), together, dice=[3, 3])

    assert table.warriors(ally, RABBIT) == 0
    assert GAME.census(table.state) == before


@pytest.mark.ruling("seed:H32")
@pytest.mark.parametrize(
    ("responses", "plan", "answers"),
    [("live", "never", ["clergy: flower_fox=1"]), ("planned", "always", [])],
)
def test_allied_clergyfolk_carry_the_flowers_they_like(responses, plan, answers):
    table = RootTestTable("vagabond", "clergy", "marquise", responses=responses)
    table.state.plans[table.seat("clergy")]["flowers"] = {"carry": plan}
    board = wander(table, RABBIT, "boot")
    board.relations[table.seat("clergy")] = ALLIED
    table.place(RABBIT, clergy=2)
    table.build(RABBIT, "clergy", "flower_fox", "cathedral")
    day(table)

    ally = f"vagabond: {table.seat('clergy')}:1"
    table.choose("vagabond", VagabondMove(Clearing(OTHER_FOX)), [ally, *answers, "..."])

    assert table.warriors("clergy", OTHER_FOX) == 1
    assert table.pieces("clergy", OTHER_FOX) == ["flower_fox"]


# The last step of a turn


def test_a_vagabond_exposes_with_the_card_just_drawn_before_he_checks_his_items():
    table = RootTestTable("corvids", "vagabond", "marquise")
    wander(table, FOX, "sword", *["boot"] * 6)
    hide(table, FOX, "bomb", corvids=1)
    table.deck("anvil", "sword")
    table.start("vagabond", "evening")
    assert table.hand("vagabond") == ["anvil"]

    table.choose("vagabond", expose(FOX, "bomb"), ["vagabond: anvil"])

    assert table.score("vagabond") == 1
    assert table.asked("vagabond") == "vagabond.capacity"
    assert table.refused("vagabond", expose(FOX, "raid")).law == "1.4.3", "the last step (9.6.4)"
