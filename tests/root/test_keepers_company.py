"""The Keepers among others: the Clergy, the Legion, both decks, and hidden values."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    CARRY,
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    TROPHIES,
    Battled,
    BecameHeretic,
    EffectUsed,
    RootTestTable,
    ScorchEarth,
    battle,
    bury,
    campaign,
    cathedral,
    census,
    column,
    day,
    decamp,
    delve,
    encamp,
    exiles,
    hold,
    in_box,
    keepers_battle,
    keepers_day,
    keepers_recruit,
    keepers_table,
    move_warriors,
    odds,
    penitent,
    relics,
    relics_by_forest,
    removal,
    retinue,
    use,
    wander,
    waystation,
)

SEATS = ("keepers", "marquise", "eyrie", "alliance")


@pytest.mark.ruling("expansion:X54")
def test_penitent_keepers_must_still_battle_the_clergy():
    table = keepers_table("clergy", "marquise", "eyrie")
    table.place(12, keepers=3, clergy=1)
    penitent(table, "keepers")
    retinue(table, "delve", "anvil")
    bury(table, 5, "figure_1")
    keepers_day(table, "delve", ["keepers: ..."])

    assert table.why("keepers", delve(table, "anvil", 12))[0] == "delve-battle"
    fight = table.choose(
        "keepers", keepers_battle(table, "anvil", 12, "clergy"), ["keepers: ..."], dice=[1, 0]
    )
    assert fight.only(Battled).dealt == 1
    assert fight.only(BecameHeretic).seat == table.seat("keepers")


@pytest.mark.ruling("seed:H31")
def test_the_hives_battle_waits_until_the_delving_is_over():
    table = keepers_table("clergy", "marquise", "eyrie")
    cathedral(table, 12)
    table.place(12, keepers=6)
    retinue(table, "delve", "anvil")
    bury(table, 5, "figure_1")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose(
        "keepers", keepers_battle(table, "anvil", 12, "clergy"), ["clergy: 4", "..."], dice=[1, 0]
    )
    assert table.asked("keepers") == "keepers.then_delve", "one action is not interrupted (1.4.2)"
    table.choose("keepers", "-5:figure", ["clergy: ..."])

    assert relics_by_forest(table) == {}
    assert table.asked("clergy") == "clergy.avenge"


def test_a_relic_is_no_spoil_but_a_warrior_beside_it_is():
    table = keepers_table("legion", "marquise", "eyrie")
    campaign(table, "anvil")
    hold(table, 1, [FOX])
    relics(table, FOX, "figure_1")
    before = census(table.state)

    table.play(removal(table, "keepers", FOX, 1, "figure_1"), ["legion: -2"])

    assert in_box(table) == 1
    assert table.score("legion") == 2
    assert relics_by_forest(table) == {2: 1}
    assert census(table.state) == before


@pytest.mark.ruling("expansion:X63")
def test_coffin_makers_keep_the_encamped_warrior_from_decamping():
    table = exiles(*SEATS)
    table.craft("eyrie", "coffin_makers")
    hold(table, 1, [FOX])
    table.state.supply[table.seat("keepers")] = 0
    table.give("keepers", "anvil")
    retinue(table, "recover", "retainer")
    relics(table, FOX, "figure_1")
    keepers_day(table, "encamp", ["keepers: ..."])

    table.choose("keepers", encamp(FOX, "figure", "tablet"), ["keepers: ..."])

    assert table.state.coffins == [table.seat("keepers")]
    refused = table.why("keepers", decamp(FOX, "figure", "tablet"))
    assert refused == ("no-warriors", "21.23")


@pytest.mark.ruling("expansion:HV11")
def test_no_relic_moves_onto_earth_that_a_partner_scorched(table_of_partners):
    """Nothing may be moved there (26.6.2), which no partner's own rule overrides (1.1.2)."""
    table = table_of_partners
    day(table)
    table.choose("vagabond", ScorchEarth(), ["vagabond: ..."])
    assert table.warriors("keepers", 12) == 3

    keepers_day(table, "delve", ["keepers: ..."])

    assert table.why("keepers", delve(table, "anvil", 12)) == ("entry-barred", "26.6.2")


def test_relics_move_beside_a_partner_who_has_scorched_nothing(table_of_partners):
    table = table_of_partners
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", delve(table, "anvil", 12), ["keepers: ..."])

    assert table.pieces("keepers", 12) == ["figure_1"]


@pytest.fixture
def table_of_partners():
    """Return a table where the Scoundrel has joined the Keepers, who could delve beside him."""
    table = keepers_table("vagabond", "marquise", "eyrie")
    table.state.partner[table.seat("vagabond")] = table.seat("keepers")
    wander(table, 12, "torch", "torch", character="scoundrel")
    table.place(12, keepers=3)
    retinue(table, "delve", "anvil")
    retinue(table, "recover", "retainer")
    bury(table, 5, "figure_1")
    return table


@pytest.mark.ruling("expansion:X67")
def test_soup_kitchens_let_relics_help_at_the_check():
    table = exiles(*SEATS)
    table.craft("keepers", "soup_kitchens")
    hold(table, 1, [12])
    relics(table, 7, "tablet_1")
    relics(table, 3, "tablet_2")
    table.place(7, marquise=1)
    bury(table, 5, "figure_3")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", delve(table, "anvil", 12))

    assert column(table, "delve") == ["anvil"]


@pytest.mark.ruling("expansion:X73")
def test_false_orders_let_the_keepers_take_relics_along():
    table = exiles(*SEATS)
    table.craft("marquise", "false_orders")
    hold(table, 3, [FOX])
    relics(table, FOX, "figure_1", "figure_2", "figure_3")
    table.turn("marquise", ["marquise: ..."])

    answers = [f"marquise: {MOUSE}", "keepers: figure_2 figure_3", "..."]
    table.choose("marquise", use(table, "false_orders"), answers)

    assert table.warriors("keepers", MOUSE) == 2
    assert table.pieces("keepers", MOUSE) == ["figure_2", "figure_3"]


@pytest.mark.ruling("expansion:X76")
def test_a_scouting_party_meets_no_ambush_and_one_hit_is_ignored(table):
    table.craft("marquise", "scouting_party")
    table.give("keepers", "ambush_fox")
    table.place(FOX, marquise=3, keepers=3)
    relics(table, FOX, "figure_1")

    fight = table.play(battle("marquise", "keepers", FOX), dice=[2, 0])

    assert fight.only(Battled).dealt == 1


@pytest.mark.ruling("expansion:X77")
def test_armorers_and_devout_knights_work_together(table):
    table.craft("keepers", "armorers")
    table.craft("marquise", "brutal_tactics")
    table.place(FOX, marquise=3, keepers=3)
    relics(table, FOX, "figure_1")

    answers = ["marquise: 1:brutal_tactics", "marquise: yes", "keepers: yes"]
    fight = table.play(battle("marquise", "keepers", FOX), answers, dice=[2, 0])

    assert fight.only(Battled).dealt == 0
    assert [each.effect for each in fight.told(EffectUsed)] == [
        "brutal_tactics", "armorers", "devout_knights",
    ]  # fmt: skip


@pytest.mark.ruling("expansion:X82")
def test_a_dominance_card_spent_or_lost_lies_beside_the_map(table):
    waystation(table, FOX, "figure", "tablet")
    table.give("keepers", "dominance_fox")
    retinue(table, "delve", "dominance_mouse")
    hold(table, 1, [9])
    keepers_day(table, "recruit", ["keepers: ..."])
    table.choose("keepers", keepers_recruit(table, "dominance_fox", FOX))
    assert len(table.state.available) == 1

    bury(table, 4, "figure_3")
    keepers_day(table, "delve", ["keepers: ..."])
    table.choose("keepers", delve(table, "dominance_mouse", 9))
    assert len(table.state.available) == 2


TABLE = partial(RootTestTable, *SEATS)


def test_a_value_that_was_seen_is_shuffled_back_when_the_table_goes_back(table):
    bury(table, 5, "figure_3")
    bury(table, 4, "figure_1", "figure_2")
    hold(table, 1, [12])
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])
    then = table.state.copy()
    table.choose("keepers", delve(table, "anvil", 12), ["keepers: -5:figure"])

    def put_last_first(kinds):
        kinds[:] = sorted(kinds, reverse=True)

    assert "facedown" in GAME.list_touched(then, table.state, [])
    GAME.shuffle_back(then, "facedown", put_last_first)

    kinds = [each.kind for each in then.boards[table.seat("keepers")].buried]
    assert kinds == ["figure_3", "figure_2", "figure_1"]


def test_forks_deal_the_hidden_values_anew_for_everybody(table):
    bury(table, 5, "figure_1", "tablet_2")
    bury(table, 4, "figure_3", seen=True)
    bury(table, 3, "figure_2", "figure_3")

    class Rng:
        def randrange(self, stop: int) -> int:
            return 0

    found = set()
    for observer in (None, table.seat("keepers"), table.seat("eyrie")):
        state = table.state.copy()
        GAME.rehide(state, observer, Rng())
        buried = state.boards[table.seat("keepers")].buried
        assert [(each.forest, each.shown) for each in buried] == [
            (5, "figure"), (5, "tablet"), (4, "figure_3"), (3, "figure"), (3, "figure"),
        ]  # fmt: skip
        found.add(tuple(each.kind for each in buried))
    assert len(found) == 1
    assert found != {("figure_1", "tablet_2", "figure_3", "figure_2", "figure_3")}


def test_the_odds_say_that_the_first_hit_is_ignored(table):
    table.place(OTHER_FOX, marquise=2, keepers=2)
    relics(table, OTHER_FOX, "figure_1")

    lines = odds(table.state, table.seat("marquise"), table.seat("keepers"), OTHER_FOX)

    assert "odds-first-ignored" in [each.id for each in lines]


@pytest.mark.parametrize(("plan", "carried"), [("valuable", ["tablet_3"]), ("none", [])])
def test_a_plan_says_what_is_carried_in_anothers_turn(plan, carried):
    table = keepers_table(responses="planned")
    hold(table, 2, [FOX])
    relics(table, FOX, "figure_1", "tablet_3")
    table.state.plans[table.seat("keepers")]["carry"] = CARRY.check({"relics": plan})
    table.state.current = table.seat("marquise")

    async def rule(t):
        await move_warriors(t, table.seat("keepers"), FOX, MOUSE, 1)

    table.play(rule)

    assert table.pieces("keepers", MOUSE) == carried


@pytest.mark.parametrize(("plan", "forest"), [("hard", 1), ("near", 3)])
def test_a_plan_says_where_relics_go_that_a_defender_takes(plan, forest):
    table = keepers_table(responses="planned")
    hold(table, 1, [12, 11])
    relics(table, 12, "figure_1")
    table.place(12, marquise=3)
    table.place(6, marquise=1)
    table.place(2, marquise=1)
    table.state.plans[table.seat("marquise")]["trophies"] = TROPHIES.check({"forest": plan})
    table.state.current = table.seat("keepers")

    table.play(battle("keepers", "marquise", 12), dice=[3, 3])

    assert relics_by_forest(table) == {forest: 1}
