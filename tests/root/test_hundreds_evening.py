"""The Hundreds' evening, and others' effects on them (Law 14.2.2, 14.6)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    OTHER_FOX,
    OTHER_MOUSE,
    RABBIT,
    Clearing,
    Convert,
    DrewCards,
    Incite,
    MobRolled,
    Oppressed,
    PieceKind,
    Strike,
    aid,
    cathedral,
    conspire,
    exiles,
    favor,
    hide,
    hoard,
    hundreds_table,
    in_hoard,
    lay_flowers,
    mob,
    penitents,
    use,
    wander,
    warlord,
)

ON_FOX, ON_RABBIT, ON_MOUSE = 0, 1, 2


TABLE = hundreds_table


# Evening (14.6)


@pytest.mark.ruling("expansion:LH53")
def test_a_mob_is_incited_by_a_warrior_where_none_lies(table):
    warlord(table, FOX)
    table.build(RABBIT, "hundreds", "stronghold")
    table.place(MOUSE, hundreds=1)
    mob(table, MOUSE)
    table.give("hundreds", "arms_trader")

    table.start("hundreds", "incite")

    assert [each.clearing for each in table.options("hundreds", Incite)] == [FOX]
    bird = table.card("arms_trader", "hundreds")
    assert table.why("hundreds", Incite(bird, Clearing(MOUSE)))[0] == "mob-there"
    assert table.why("hundreds", Incite(bird, Clearing(RABBIT)))[0] == "mob-nobody"
    mob(table, 1, 2, 3, 4)
    table.start("hundreds", "incite")
    assert table.asked("hundreds") != "hundreds.incite"


@pytest.mark.ruling("expansion:LH54")
def test_a_jubilant_warlord_rolls_up_to_four_times(table):
    warlord(table, FOX, mood="jubilant")
    table.give("hundreds", "arms_trader")
    table.start("hundreds", "incite")
    bird = table.card("arms_trader", "hundreds")

    played = table.choose(
        "hundreds", Incite(bird, Clearing(FOX)),
        ["hundreds: roll", "hundreds: roll", "hundreds: roll", "hundreds: done", "..."],
        [ON_FOX, ON_MOUSE, ON_FOX],
    )  # fmt: skip

    assert len(played.told(MobRolled)) == 3
    assert table.pieces("hundreds", MOUSE) == ["mob"]
    assert table.pieces("hundreds", 12) == ["mob"]

    elsewhere = hundreds_table()
    warlord(elsewhere, FOX, mood="jubilant")
    elsewhere.place(MOUSE, hundreds=1)
    elsewhere.give("hundreds", "arms_trader")
    elsewhere.start("hundreds", "incite")
    bird = elsewhere.card("arms_trader", "hundreds")
    quiet = elsewhere.choose("hundreds", Incite(bird, Clearing(MOUSE)), ["..."])
    assert not quiet.told(MobRolled)


@pytest.mark.ruling("expansion:LH55")
def test_a_mob_razes_in_the_next_birdsong_and_not_before(table):
    table.state.ruins.clear()
    mob(table, FOX)
    table.build(7, "marquise", "sawmill")
    table.start("hundreds", "raze", dice=[ON_MOUSE])
    assert table.pieces("hundreds", 7) == ["mob"]
    assert table.pieces("marquise", 7) == ["sawmill"]

    table.start("hundreds", "raze", ["..."], dice=[ON_FOX])

    assert table.pieces("marquise", 7) == []


@pytest.mark.ruling("expansion:LH56")
def test_an_oppressed_clearing_has_nothing_of_any_enemy():
    table = hundreds_table("corvids", "vagabond", "marquise")
    table.build(1, "hundreds", "stronghold")
    mob(table, 2)
    table.place(3, hundreds=1)
    hide(table, 3, "bomb")
    table.place(4, hundreds=1)
    wander(table, 4)
    table.place(6, hundreds=1)
    table.state.ruins.setdefault(6, [])

    played = table.start("hundreds", "oppress", ["..."])

    assert played.only(Oppressed).count == 2


@pytest.mark.ruling("expansion:LH57")
@pytest.mark.parametrize(("clearings", "points"), [(0, 0), (2, 1), (3, 2), (5, 3), (6, 4), (9, 4)])
def test_oppression_scores_by_steps(table, clearings, points):
    for clearing in range(1, clearings + 1):
        table.place(clearing, hundreds=1)

    table.start("hundreds", "oppress", ["..."])

    assert table.score("hundreds") == points


@pytest.mark.ruling("expansion:LH58")
@pytest.mark.parametrize(("crowd", "alive", "cards"), [(1, True, 2), (2, True, 3), (2, False, 2)])
def test_a_rowdy_warlord_draws_more_among_enemies(table, crowd, alive, cards):
    table.board("hundreds").mood = "rowdy"
    if alive:
        warlord(table, FOX, mood="rowdy")
    table.place(FOX, marquise=1, eyrie=crowd)

    played = table.start("hundreds", "draw", ["..."])

    assert len(played.only(DrewCards).cards) == cards


# Others' effects (14.2.2)


@pytest.mark.ruling("expansion:LH42")
def test_nobody_turns_the_warlord_by_conversion_or_propaganda():
    table = hundreds_table("lizards", "marquise")
    warlord(table, FOX, 1)
    table.place(FOX, lizards=1)
    conspire(table, "fox", 3)
    assert table.options("lizards", Convert)
    table.state.add_warriors(0, FOX, 1 - table.state.warriors[FOX][0])
    conspire(table, "fox", 3)

    assert not table.options("lizards", Convert)


@pytest.mark.ruling("expansion:LH43")
def test_a_strike_finds_nothing_where_the_warlord_guards_a_stronghold():
    table = hundreds_table("vagabond", "marquise")
    wander(table, FOX, "crossbow")
    warlord(table, FOX)
    table.build(FOX, "hundreds", "stronghold")
    table.place(FOX, marquise=1)

    table.start("vagabond", "daylight", ["vagabond: ..."])

    assert [each.enemy for each in table.options("vagabond", Strike)] == [table.seat("marquise")]
    table.refused("vagabond", Strike(table.seat("hundreds"), PieceKind("stronghold")))


@pytest.mark.ruling("expansion:LH44")
@pytest.mark.parametrize(("others", "sent"), [(3, 2), (1, 1)])
def test_false_orders_send_half_but_never_the_warlord(others, sent):
    table = exiles("hundreds", "marquise", "eyrie", "vagabond")
    warlord(table, FOX, others)
    table.craft("marquise", "false_orders")
    table.turn("marquise", ["marquise: ..."])

    table.choose("marquise", use(table, "false_orders"), ["marquise: ..."])
    assert table.question("marquise").context["count"] == sent
    table.choose("marquise", table.options("marquise")[0], ["..."])

    assert table.board("hundreds").warlord == FOX
    assert table.warriors("hundreds", FOX) == others + 1 - sent


@pytest.mark.ruling("expansion:LH45")
def test_the_warlord_is_never_the_price_of_a_card(table):
    warlord(table, FOX)
    table.place(MOUSE, hundreds=1)
    table.craft("hundreds", "tax_collector")
    table.start("hundreds", "craft", ["..."])

    table.choose("hundreds", "use:tax_collector", ["..."])

    assert table.warriors("hundreds", MOUSE) == 0
    assert table.warriors("hundreds", FOX) == 1


@pytest.mark.ruling("expansion:LH59")
def test_aid_takes_nothing_from_the_hoard():
    table = hundreds_table("vagabond", "marquise")
    wander(table, OTHER_MOUSE, "boot")
    table.place(OTHER_MOUSE, hundreds=1)
    hoard(table, "sword", "bag")
    table.give("vagabond", "mouse_in_a_sack")
    table.start("vagabond", "daylight", ["vagabond: ..."])

    table.choose("vagabond", aid(table, "mouse_in_a_sack", "hundreds"), ["..."])

    assert in_hoard(table) == ["bag", "sword"]


@pytest.mark.ruling("expansion:LH61")
def test_the_warlord_is_no_warrior_of_the_supply(table):
    table.state.supply[table.seat("hundreds")] = 0
    table.build(FOX, "hundreds", "stronghold")

    table.start("hundreds", "recruit", ["..."])

    assert table.warriors("hundreds", FOX) == 0


# With others


@pytest.mark.ruling("expansion:X4")
def test_a_favor_of_the_hundreds_takes_the_keep_and_all_may_place_there(table):
    table.build(FOX, "marquise", "keep")

    async def rule(t):
        await favor("fox")(t, table.seat("hundreds"))

    table.play(rule)
    assert table.score("hundreds") == 1
    table.place(FOX, hundreds=1)
    table.give("hundreds", "arms_trader")
    table.start("hundreds", "incite")
    assert table.options("hundreds", Incite)


@pytest.mark.ruling("expansion:X13")
def test_the_warlord_counts_for_martial_law(table):
    warlord(table, FOX, 2)
    table.give("alliance", "anvil")
    table.board("alliance").supporters.append(table.take("foxfolk_steel"))

    table.start("alliance", "sympathy", ["..."])

    spread = {each.clearing for each in table.options("alliance") if hasattr(each, "clearing")}
    assert OTHER_FOX in spread
    assert FOX not in spread


@pytest.mark.ruling("expansion:X26")
def test_a_partner_s_pawn_spoils_no_oppression():
    table = hundreds_table("vagabond", "marquise")
    table.place(OTHER_FOX, hundreds=1)
    wander(table, OTHER_FOX)
    assert table.start("hundreds", "oppress", ["..."]).only(Oppressed).count == 0
    table.state.partner[table.seat("vagabond")] = table.seat("hundreds")

    assert table.start("hundreds", "oppress", ["..."]).only(Oppressed).count == 1


@pytest.mark.ruling("expansion:X24")
def test_a_player_who_is_not_hostile_scores_no_infamy_for_the_warlord_but_for_what_follows():
    table = hundreds_table("vagabond", "marquise")
    wander(table, FOX, "sword", "sword", "sword", "boot")
    warlord(table, FOX)
    table.build(FOX, "hundreds", "stronghold")
    table.start("vagabond", "daylight", ["vagabond: ..."])
    fight = next(each for each in table.options("vagabond") if "battle" in each.key())

    table.choose("vagabond", fight, ["..."], [2, 0])

    assert table.board("hundreds").warlord == 0
    assert table.pieces("hundreds", FOX) == []
    assert table.score("vagabond") == 2


@pytest.mark.ruling("expansion:X49")
def test_a_penitent_s_mobs_raze_flowers_all_the_same():
    table = hundreds_table("clergy", "marquise", "eyrie")
    table.state.ruins.clear()
    penitents(table)
    table.board("clergy").penitent.append(table.seat("hundreds"))
    mob(table, FOX)
    lay_flowers(table, FOX, "fox", "bird")

    table.start("hundreds", "raze", ["..."], dice=[ON_FOX])

    assert table.pieces("clergy", FOX) == []
    assert table.score("hundreds") == 2
    assert "hundreds" not in penitents(table)


@pytest.mark.ruling("expansion:X50")
def test_a_razed_cathedral_rouses_the_hive_once_the_razing_is_over():
    table = hundreds_table("clergy", "marquise", "eyrie", hive="later")
    table.state.ruins.clear()
    mob(table, FOX)
    cathedral(table, FOX)

    played = table.start("hundreds", "raze", ["..."], dice=[ON_FOX])

    assert table.pieces("clergy", FOX) == []
    assert table.score("hundreds") == 1
    assert played.told(MobRolled)
    assert table.asked("clergy") == "clergy.hive"
