"""The rulings of the Legion, L16 to L23 and L29 to L34: its Daylight, and the rest."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    AMBUSH_HITS,
    CARDS,
    FOX,
    MOUSE,
    RABBIT,
    Attack,
    Battled,
    ChangeTactics,
    Clearing,
    Colonize,
    Deescalate,
    Done,
    EffectUsed,
    Invade,
    OutragePaid,
    Relocate,
    Reshuffled,
    SpoilsReturned,
    attack,
    campaign,
    colonies,
    deescalate,
    invade,
    legion_table,
    lost_souls,
    names_of,
    refused_colony,
    relocate,
    removal,
    sympathy,
)

KEEP = 1


TABLE = legion_table


# Daylight


@pytest.mark.ruling("seed:L16")
def test_warriors_may_go_on_through_campaign_clearings_and_pay_outrage_in_each(table):
    campaign(table, "anvil")
    table.state.suits[MOUSE] = "fox"
    table.place(FOX, legion=2)
    sympathy(table, MOUSE, 12)
    table.give("legion", "foxfolk_steel", "protection_racket")
    table.start("legion", "invade")

    first = table.choose("legion", invade(FOX, MOUSE, 2), ["legion: foxfolk_steel"])
    second = table.choose("legion", invade(MOUSE, 12, 2), ["legion: protection_racket"])

    assert table.warriors("legion", 12) == 2
    assert first.only(OutragePaid).clearing == MOUSE
    assert second.only(OutragePaid).clearing == 12


@pytest.mark.ruling("seed:L17")
def test_no_move_of_invade_ends_outside_the_campaign(table):
    campaign(table, "anvil")
    table.place(4, legion=2)
    table.place(FOX, legion=2)
    table.start("legion", "invade")

    refusal = table.refused("legion", invade(FOX, 4, 2))

    assert refusal.law == "QL.5.1"
    assert {move.to for move in table.options("legion", Invade)} == {FOX, 12}


@pytest.mark.ruling("seed:L18")
def test_a_battle_is_due_in_each_campaign_clearing_with_an_enemy(table):
    campaign(table, "anvil")
    for clearing in (6, FOX, 12):
        table.place(clearing, legion=1)
    table.place(FOX, marquise=1)
    table.place(12, marquise=1)
    table.start("legion", "attack")

    assert {each.clearing for each in table.options("legion", Attack)} == {FOX, 12}
    assert table.refused("legion", "done").law == "QL.5.2"
    attack(table, 12, "marquise", dice=[0, 0])
    assert {each.clearing for each in table.options("legion", Attack)} == {FOX}
    assert table.refused("legion", Attack(Clearing(12), table.seat("marquise"))).law == "QL.5.2"
    assert table.options("legion", Done) == []
    attack(table, FOX, "marquise", dice=[0, 0])

    assert table.options("legion", Attack) == []
    assert table.options("legion", Done) == [Done()]


@pytest.mark.ruling("seed:L19")
def test_a_colony_without_warriors_neither_fights_nor_scores(table):
    campaign(table, "anvil")
    colonies(table, FOX)
    table.place(FOX, marquise=1)
    table.place(6, legion=2)
    table.start("legion", "attack")

    assert table.options("legion", Attack) == []
    assert [each.clearing for each in table.options("legion", Colonize)] == [6]
    assert refused_colony(table, FOX).law == "QL.5.3"


@pytest.mark.ruling("seed:L20")
def test_an_extra_hit_where_any_enemy_rules(table):
    campaign(table, "anvil")
    table.place(FOX, legion=1, marquise=1, eyrie=3)

    played = attack(table, FOX, "marquise", dice=[0, 0])

    assert played.only(Battled).dealt == 1
    assert played.only(EffectUsed).effect == "no_queens"


@pytest.mark.ruling("seed:L20")
def test_who_rules_is_looked_up_after_the_ambush(table):
    campaign(table, "anvil")
    table.place(FOX, legion=3, marquise=2)
    table.give("marquise", "ambush_fox")

    played = attack(table, FOX, "marquise", dice=[0, 0], answers=["marquise: ambush_fox"])

    assert table.warriors("legion", FOX) == 3 - AMBUSH_HITS
    assert played.only(Battled).dealt == 1


@pytest.mark.ruling("seed:L21")
@pytest.mark.parametrize(("enemy", "extra"), [("marquise", 0), ("eyrie", 1)])
def test_no_extra_hit_in_a_tie_unless_the_eyrie_rule_it(table, enemy, extra):
    campaign(table, "anvil")
    table.place(FOX, **{"legion": 2, enemy: 2})

    assert attack(table, FOX, enemy, dice=[0, 0]).only(Battled).dealt == extra


@pytest.mark.ruling("seed:L21")
def test_no_extra_hit_where_the_legion_rules(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2, marquise=1)

    assert attack(table, FOX, "marquise", dice=[0, 0]).only(Battled).dealt == 0


@pytest.mark.ruling("seed:L22")
def test_where_a_colony_stands_two_warriors_score(table):
    campaign(table, "anvil")
    colonies(table, FOX, 12)
    table.place(FOX, legion=2)
    table.place(12, legion=1)
    table.start("legion", "colonize")

    assert refused_colony(table, 12).key == "colonize-warriors"
    table.choose("legion", Colonize(Clearing(FOX)))

    assert table.score("legion") == 1
    assert table.pieces("legion", FOX) == ["colony"]
    assert table.options("legion", Colonize) == []


@pytest.mark.ruling("seed:L23")
def test_with_all_colonies_out_those_outside_the_campaign_may_be_lifted(table):
    campaign(table, "anvil")
    colonies(table, 1, 6, 12, 2, 3, 4)
    table.place(FOX, legion=2)
    table.place(1, legion=2)
    table.start("legion", "colonize")

    offered = {(each.origin, each.to) for each in table.options("legion", Relocate)}
    assert offered == {(2, FOX), (3, FOX), (4, FOX)}
    assert [each.clearing for each in table.options("legion", Colonize)] == [1]
    assert table.refused("legion", relocate(6, FOX)).law == "QL.5.3"
    assert refused_colony(table, FOX).key == "colonize-relocate"
    table.choose("legion", relocate(3, FOX))

    assert table.pieces("legion", FOX) == ["colony"]
    assert table.pieces("legion", 3) == []
    assert table.score("legion") == 0


# Bootstraps


@pytest.mark.ruling("seed:L29")
def test_a_colony_is_a_piece_so_that_nobody_lands(table):
    campaign(table, "ambush_fox")
    colonies(table, FOX)

    table.start("legion", "bootstraps")

    assert table.state.supply[table.seat("legion")] == 20


@pytest.mark.ruling("seed:L30")
def test_survivors_land_in_the_next_best_clearing_where_the_best_is_closed():
    table = legion_table("marquise", "corvids")
    campaign(table, "ambush_fox")
    table.give("legion", "anvil")
    table.build(KEEP, "marquise", "keep")
    table.build(2, "corvids", "snare")
    table.place(RABBIT, marquise=1)
    table.build(RABBIT, "marquise", "wood")
    table.place(6, marquise=2)
    for clearing in (3, 4, 7, 8, 9, 10, 11, 12):
        table.place(clearing, marquise=2, corvids=1)

    table.start("legion", "bootstraps")

    assert {option.clearing for option in table.options("legion")} == {RABBIT, 6}
    table.choose("legion", str(RABBIT))
    assert table.warriors("legion", RABBIT) == 3


# The end of the turn


@pytest.mark.ruling("seed:L31")
def test_deescalate_is_one_move_out_of_a_campaign_clearing(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2)
    table.place(MOUSE, legion=2)
    table.start("legion", "deescalate")

    assert {move.origin for move in table.options("legion", Deescalate)} == {FOX}
    assert {move.to for move in table.options("legion", Deescalate)} == {4, MOUSE}
    assert table.options("legion", Done) == [Done()]
    assert table.refused("legion", deescalate(MOUSE, 3, 1)).law == "QL.5.4"
    table.choose("legion", deescalate(FOX, 4, 2))

    assert table.warriors("legion", 4) == 2
    assert table.state.current != table.seat("legion")


@pytest.mark.ruling("seed:L32")
@pytest.mark.parametrize(("card", "drawn"), [("anvil", 2), ("ambush_fox", 1), ("cobbler", 1)])
def test_a_campaign_card_with_an_item_draws_one_more(table, card, drawn):
    campaign(table, card)

    table.start("legion", "draw")

    assert len(table.hand("legion")) == drawn


@pytest.mark.ruling("seed:L32")
def test_an_empty_deck_is_reshuffled_before_the_second_card(table):
    campaign(table, "anvil")
    table.discard("sword", "cobbler")
    table.deck("armorers")

    played = table.start("legion", "draw")

    assert played.told(Reshuffled) != []
    assert len(table.hand("legion")) == 2


@pytest.mark.ruling("seed:L33")
@pytest.mark.parametrize("old", ["anvil", "dominance_fox"])
def test_a_discarded_campaign_card_joins_the_lost_souls(old):
    table = legion_table("lizards", "eyrie")
    campaign(table, old)
    table.place(FOX, legion=1)
    table.give("legion", "sword")
    table.start("legion", "tactics")

    table.choose("legion", ChangeTactics(table.card("sword")))

    assert lost_souls(table) == [old]
    assert table.state.available == []
    assert CARDS[table.board("legion").campaign].key == "sword"


@pytest.mark.ruling("seed:L33")
def test_without_the_cult_a_discarded_dominance_card_becomes_available(table):
    campaign(table, "dominance_fox")
    table.place(FOX, legion=1)
    table.give("legion", "sword")
    table.start("legion", "tactics")

    table.choose("legion", ChangeTactics(table.card("sword")))

    assert names_of(table.state.available) == ["dominance_fox"]
    assert table.state.discard == []


@pytest.mark.ruling("seed:L34")
def test_thirty_points_by_spoils_win_before_they_return(table):
    campaign(table, "anvil")
    table.points(legion=28)
    table.place(FOX, marquise=4)
    table.play(removal(table, "marquise", FOX, 4))

    played = table.start("legion", "spoils")

    assert table.winners == ["legion"]
    assert played.told(SpoilsReturned) == []
