"""The Riverfolk among others: each faction, both decks, the Black Market (Law 11, 21)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    Attack,
    BecameHeretic,
    CardShown,
    CardTakenWas,
    Craft,
    Drew,
    Expose,
    FundsLost,
    HoneyTasted,
    OutragePaid,
    OutragePaidWith,
    Removed,
    Scored,
    Seat,
    aid,
    battle,
    campaign,
    cathedral,
    colonies,
    duchy_daylight,
    establish,
    export,
    favor,
    funds,
    hide,
    hire_service,
    in_box,
    in_supply,
    land,
    legion_table,
    ministers,
    mob,
    outcast,
    penitent,
    post,
    ready_pieces,
    relation,
    relics,
    removal,
    removing,
    return_spoils,
    riverfolk_table,
    supply_left,
    swim,
    sympathy,
    trade,
    wander,
    warlord,
    waystation,
)

TABLE = partial(riverfolk_table, "marquise", "eyrie", "alliance")


# The Alliance


@pytest.mark.ruling("expansion:X12")
def test_swimmers_into_sympathy_pay_from_the_open_hand(table):
    sympathy(table, MOUSE)
    table.place(4, riverfolk=4)
    funds(table, riverfolk=2)
    table.give("riverfolk", "sword", "anvil")
    trade(table)

    paid = table.choose("riverfolk", swim(4, MOUSE, 2), ["riverfolk: sword", "riverfolk: ..."])
    assert paid.only(OutragePaidWith).card == table.card("sword")
    assert len(paid.told(OutragePaid)) == 1

    drawn = table.choose("riverfolk", swim(4, MOUSE, 2), ["riverfolk: ..."])
    assert drawn.told(OutragePaid) == []
    assert len(table.board("alliance").supporters) == 2


# A Vagabond


@pytest.mark.ruling("expansion:X21")
def test_a_vagabond_aids_at_a_post_and_takes_an_item():
    table = riverfolk_table()
    post(table, FOX)
    wander(table, FOX, "boot")
    table.state.crafted_items[0] += ["tea"]
    table.give("vagabond", "anvil")
    table.start("vagabond", "daylight", ["vagabond: ..."])

    given = table.choose("vagabond", aid(table, "anvil", "riverfolk"), ["vagabond: tea", "..."])

    assert given.audience(CardTakenWas) == [None]
    assert table.hand("riverfolk") == ["anvil"]
    assert table.state.crafted_items[0] == []


@pytest.mark.ruling("expansion:X22")
def test_an_allied_vagabond_splits_the_hits_as_he_likes():
    table = riverfolk_table("marquise", "vagabond")
    wander(table, FOX, "sword", "sword", "boot", "tea")
    table.board("vagabond").relations[0] = 3
    table.place(FOX, riverfolk=3, marquise=3)
    table.state.current = table.seat("vagabond")

    table.play(
        battle("vagabond", "marquise", FOX, ally=0),
        ["vagabond: 0", "vagabond: ..."],
        dice=[2, 2],
    )

    assert table.asked("vagabond") == "vagabond.fallen"
    assert relation(table, "riverfolk") == 3


@pytest.mark.ruling("expansion:X23")
def test_a_coalition_partner_scores_nothing_for_posts():
    table = riverfolk_table()
    post(table, FOX)
    table.state.partner[table.seat("vagabond")] = 0

    assert table.play(removing("vagabond", "riverfolk", FOX, "post_fox")).told(Scored) == []


# The Cult and the Duchy


@pytest.mark.ruling("expansion:X34")
def test_hired_warriors_do_not_crusade_and_may_be_converted():
    table = riverfolk_table("lizards", "eyrie")
    outcast(table, "fox", acolytes=5)
    table.place(FOX, riverfolk=2, eyrie=1)
    hire_service(table, "lizards", "birdsong")
    table.start("lizards", "conspiracies", ["lizards: ..."])

    options = table.options("lizards")
    assert not [each for each in options if type(each).__name__ == "Crusade"]
    converts = {(e.clearing, e.enemy) for e in options if type(e).__name__ == "Convert"}
    assert (FOX, 0) in converts


@pytest.mark.ruling("expansion:X35")
def test_posts_mobs_and_relics_cannot_be_sanctified():
    table = riverfolk_table("lizards", "hundreds", "keepers")
    outcast(table, "fox", acolytes=5)
    post(table, FOX)
    mob(table, FOX)
    relics(table, FOX, "figure_1")
    table.build(1, "hundreds", "stronghold")
    waystation(table, 12, "figure", "tablet")
    table.start("lizards", "conspiracies", ["lizards: ..."])

    sanctified = {e.clearing for e in table.options("lizards") if type(e).__name__ == "Sanctify"}
    assert sanctified == {1, 12}


@pytest.mark.ruling("expansion:X39")
def test_moles_build_where_hired_warriors_rule_but_do_not_sway_by_them():
    table = riverfolk_table("duchy", "eyrie")
    table.place(len(table.state.warriors) - 1, duchy=1)
    table.place(FOX, riverfolk=3, eyrie=1)
    table.give("duchy", "anvil", "foxfolk_steel", "tax_collector")
    hire_service(table, "duchy")
    duchy_daylight(table)

    options = table.options("duchy")
    builds = {each.clearing for each in options if type(each).__name__ == "DuchyBuild"}
    assert FOX in builds
    ministers(table, "foremole")
    table.start("duchy", "sway", ["..."])
    assert not [e for e in table.match.pending.values() if "sway" in e.kind]


# The Corvids


@pytest.mark.ruling("expansion:X43")
def test_extortion_takes_a_random_card_that_all_see():
    table = riverfolk_table("corvids", "eyrie")
    hide(table, FOX, "extortion", corvids=1)
    table.place(FOX, riverfolk=1)
    table.give("riverfolk", "anvil", "sword")
    supply_left(table, "corvids", 0)
    table.start("corvids", "flip", ["corvids: ..."])

    flipped = table.choose("corvids", f"{FOX}", ["corvids: ..."], dice=[1])

    assert flipped.audience(CardTakenWas) == [None]
    assert table.hand("corvids") == ["sword"]


@pytest.mark.ruling("expansion:X44")
def test_an_exposure_by_the_riverfolk_shows_the_card_to_all():
    table = riverfolk_table("corvids", "eyrie")
    hide(table, FOX, "bomb")
    hide(table, 1, "raid")
    table.place(FOX, riverfolk=1)
    table.place(1, riverfolk=1)
    table.give("riverfolk", "anvil", "tax_collector")
    funds(table, riverfolk=1)
    trade(table)

    wrong = table.choose("riverfolk", Expose(FOX, "snare"), ["riverfolk: anvil", "riverfolk: ..."])
    assert wrong.audience(CardTakenWas) == [None]
    assert table.hand("corvids") == ["anvil"]
    right = table.choose("riverfolk", Expose(1, "raid"), ["riverfolk: tax_collector", "..."])
    assert right.audience(CardShown) == [None]
    assert table.hand("riverfolk") == ["tax_collector"]


@pytest.mark.ruling("expansion:X47")
def test_a_facedown_plot_spoils_a_clearing_and_a_bomb_spares_the_warlord():
    table = riverfolk_table("corvids", "hundreds")
    hide(table, FOX, "bomb", corvids=1)
    warlord(table, FOX, rats=2)
    post(table, FOX)
    table.start("hundreds", "oppress", ["..."])
    assert table.score("hundreds") == 0

    table.start("corvids", "flip", ["corvids: ..."])
    table.choose("corvids", f"{FOX}", ["..."])
    assert table.warriors("hundreds", FOX) == 1
    assert table.pieces("riverfolk", FOX) == []


# The Clergy


@pytest.mark.ruling("expansion:X51")
def test_a_hirer_that_pokes_the_hive_defends_with_the_hired():
    table = riverfolk_table("marquise", "clergy")
    cathedral(table, FOX)
    table.place(FOX, marquise=1, riverfolk=2)
    hire_service(table, "marquise")

    fight = table.play(
        battle("marquise", "clergy", FOX), ["clergy: 4", "clergy: yes"], dice=[1, 0, 3, 3]
    )

    fallen = {each.seat: each.count for each in fight.told(Removed) if each.piece == "warrior"}
    assert fallen[table.seat("marquise")] == 1
    assert fallen[Seat(0)] == 2
    assert fallen[table.seat("clergy")] == 3


@pytest.mark.ruling("expansion:X52")
def test_the_buyer_is_the_heretic_not_the_riverfolk():
    table = riverfolk_table("marquise", "clergy")
    penitent(table, "marquise", "riverfolk")
    table.place(FOX, riverfolk=2, clergy=1)
    hire_service(table, "marquise")

    fight = table.play(battle("marquise", "clergy", FOX), dice=[1, 0])

    assert fight.only(BecameHeretic).seat == table.seat("marquise")
    assert table.board("clergy").penitent == [0]


@pytest.mark.ruling("expansion:X53")
def test_mercy_binds_the_clergy_alone():
    table = riverfolk_table("marquise", "clergy")
    penitent(table, "riverfolk")
    post(table, FOX)

    async def rule(t):
        await favor("fox")(t, table.seat("clergy"))

    table.play(rule)
    assert table.pieces("riverfolk", FOX) == ["post_fox"]

    table.place(FOX, riverfolk=2, marquise=3)
    hire_service(table, "clergy")
    table.play(battle("clergy", "marquise", FOX), dice=[2, 2])
    assert table.warriors("riverfolk", FOX) == 0


@pytest.mark.ruling("expansion:X55")
def test_penitent_exporters_taste_the_honey_and_nobody_brokers():
    table = riverfolk_table("marquise", "clergy", deck="exiles_partisans")
    penitent(table, "riverfolk")
    table.craft("marquise", "murine_broker")
    table.craft("riverfolk", "master_engravers")
    post(table, FOX)
    funds(table, riverfolk=1)
    table.give("riverfolk", "anvil")
    trade(table)

    exported = table.choose("riverfolk", export(table, "anvil"), ["..."])

    assert len(exported.told(HoneyTasted)) == 1
    assert table.score("riverfolk") == 1
    assert exported.told(Drew) == []


# The Legion


@pytest.mark.ruling("expansion:X56")
def test_a_post_among_the_spoils_never_returns():
    table = legion_table("riverfolk", "eyrie")
    campaign(table, "anvil")
    post(table, FOX)
    funds(table, riverfolk=4)
    riverfolk = table.seat("riverfolk")

    played = table.play(removal(table, "riverfolk", FOX, 0, "post_fox"), ["riverfolk: ..."][:0])

    assert in_box(table) == 1
    assert table.score("legion") == 1
    assert played.only(FundsLost).count == 2
    assert in_supply(table.state, riverfolk, "post_fox") == 2

    async def rule(t):
        await return_spoils(t, table.seat("legion"))

    table.play(rule)
    assert in_supply(table.state, riverfolk, "post_fox") == 2
    assert table.board("riverfolk").lost["post_fox"] == 1


@pytest.mark.ruling("expansion:X58")
def test_a_colony_bars_recruits_and_no_garrison_or_craft():
    table = legion_table("riverfolk", "eyrie")
    colonies(table, MOUSE)
    table.place(MOUSE, riverfolk=2)
    funds(table, riverfolk=4)
    trade(table)

    assert table.why("riverfolk", land(MOUSE))[0] == "place-barred"
    table.choose("riverfolk", establish(MOUSE))
    assert table.warriors("riverfolk", MOUSE) == 3
    table.give("riverfolk", "codebreakers")
    trade(table)
    table.choose("riverfolk", Craft(table.card("codebreakers", "riverfolk")), ["..."])
    assert table.crafted("riverfolk") == ["codebreakers"]


@pytest.mark.ruling("expansion:X60")
def test_the_legion_with_hired_warriors():
    table = legion_table("riverfolk", "eyrie")
    campaign(table, "anvil")
    table.place(FOX, riverfolk=3, eyrie=1)
    hire_service(table, "legion")
    table.start("legion", "attack", ["legion: ..."])

    assert table.options("legion", Attack) == [Attack(FOX, table.seat("eyrie"))]
    assert "done" not in [each.key() for each in table.options("legion")]
    fight = table.choose("legion", Attack(FOX, table.seat("eyrie")), ["..."], dice=[0, 0])
    assert "no_queens" not in [getattr(each, "effect", "") for each in fight.events]
    table.start("legion", "colonize", ["..."])
    assert table.asked("legion") != "legion.colonize"


@pytest.mark.ruling("expansion:X61")
def test_the_legion_crafts_with_posts_and_whatever_else_enemies_built():
    table = legion_table("riverfolk", "hundreds", "keepers")
    colonies(table, FOX)
    post(table, FOX)
    mob(table, FOX)
    relics(table, FOX, "figure_1")
    table.build(FOX, "hundreds", "stronghold")
    waystation(table, FOX, "figure", "tablet")

    assert ready_pieces(table.state, table.seat("legion")) == {"fox": 5}
