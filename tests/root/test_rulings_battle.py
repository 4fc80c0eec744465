"""The rulings of battle among the core rules, C01 to C13: each situation and its outcome."""

from __future__ import annotations

import pytest

from tests.root.kit import FOX, RABBIT, Ambushed, Battled, Foiled, OneCard, battle


@pytest.mark.ruling("core:C01")
def test_nobody_deals_more_rolled_hits_than_it_has_warriors(table):
    table.place(RABBIT, marquise=1, eyrie=4)

    fight = table.play(battle("marquise", "eyrie", RABBIT), dice=[3, 2])

    assert fight.only(Battled).dealt == 1
    assert fight.only(Battled).suffered == 2
    assert table.warriors("eyrie", RABBIT) == 3
    assert table.warriors("marquise", RABBIT) == 0


@pytest.mark.ruling("core:C02")
def test_two_warriors_deal_three_hits_to_a_lonely_building(table):
    table.place(RABBIT, eyrie=2)
    table.build(RABBIT, "marquise", "sawmill")

    fight = table.play(battle("eyrie", "marquise", RABBIT), dice=[3, 0])

    assert fight.only(Battled).dealt == 3
    assert table.pieces("marquise", RABBIT) == []
    assert table.score("eyrie") == 1


@pytest.mark.ruling("core:C03")
def test_a_lonely_token_falls_even_to_a_double_zero(table):
    table.place(RABBIT, eyrie=1)
    table.build(RABBIT, "marquise", "wood")

    fight = table.play(battle("eyrie", "marquise", RABBIT), dice=[0, 0])

    assert fight.only(Battled).dealt == 1
    assert table.pieces("marquise", RABBIT) == []
    assert table.score("eyrie") == 1


@pytest.mark.ruling("core:C04")
def test_a_defender_who_dies_in_the_battle_was_not_defenseless(table):
    table.place(RABBIT, eyrie=3, marquise=1)
    table.build(RABBIT, "marquise", "sawmill")

    fight = table.play(battle("eyrie", "marquise", RABBIT), dice=[1, 0])

    assert fight.only(Battled).dealt == 1
    assert table.warriors("marquise", RABBIT) == 0
    assert table.pieces("marquise", RABBIT) == ["sawmill"]


@pytest.mark.ruling("core:C05")
def test_a_building_alone_may_ambush(table):
    table.place(FOX, eyrie=3)
    table.build(FOX, "marquise", "sawmill")
    table.give("marquise", "ambush_fox")

    fight = table.play(battle("eyrie", "marquise", FOX), ["marquise: ambush_fox"], dice=[0, 0])

    assert fight.only(Ambushed).seat == table.seat("marquise")
    assert table.warriors("eyrie", FOX) == 1


@pytest.mark.ruling("core:C06")
def test_the_defender_has_one_ambush_foiled_or_not(table):
    table.place(FOX, marquise=3, eyrie=5)
    table.give("marquise", "ambush_fox", "ambush_bird")
    table.give("eyrie", "ambush_bird")

    fight = table.play(battle("eyrie", "marquise", FOX), ["marquise: ambush_fox", "eyrie: ..."])
    assert table.asked("marquise") is None, "nobody asks for a second ambush"
    foiled = table.choose("eyrie", "ambush_bird", dice=[0, 0])

    assert len(fight.told(Ambushed)) == 1
    assert foiled.told(Ambushed) == []
    assert len(foiled.told(Foiled)) == 1
    assert table.hand("marquise") == ["ambush_bird"]
    assert table.warriors("eyrie", FOX) == 5


@pytest.mark.ruling("core:C07")
def test_an_ambush_that_takes_all_attackers_ends_the_battle(table):
    table.place(FOX, marquise=2, eyrie=1)
    table.build(FOX, "marquise", "sawmill")
    table.give("eyrie", "ambush_fox")

    fight = table.play(battle("marquise", "eyrie", FOX), ["eyrie: ambush_fox"])

    assert table.warriors("marquise", FOX) == 0
    assert table.pieces("marquise", FOX) == ["sawmill"]
    assert fight.told(Battled) == []


@pytest.mark.ruling("core:C08")
def test_ambush_hits_go_on_to_a_piece_of_the_attackers_choice(table):
    table.place(FOX, marquise=1, eyrie=1)
    table.build(FOX, "marquise", "sawmill", "wood")
    table.give("eyrie", "ambush_fox")

    fight = table.play(battle("marquise", "eyrie", FOX), ["eyrie: ambush_fox", "marquise: wood"])

    assert table.warriors("marquise", FOX) == 0
    assert table.pieces("marquise", FOX) == ["sawmill"]
    assert table.score("eyrie") == 1
    assert fight.told(Battled) == []


@pytest.mark.ruling("core:C09")
def test_an_ambush_lowers_the_cap_of_the_roll(table):
    table.place(FOX, marquise=3, eyrie=4)
    table.give("eyrie", "ambush_fox")

    fight = table.play(battle("marquise", "eyrie", FOX), ["eyrie: ambush_fox"], dice=[3, 1])

    assert fight.only(Battled).dealt == 1


@pytest.mark.ruling("core:C10")
def test_an_ambush_must_match_the_clearing_and_a_bird_always_does(table):
    table.place(FOX, eyrie=3, marquise=1)
    table.give("marquise", "ambush_rabbit", "ambush_bird")

    table.play(battle("eyrie", "marquise", FOX), ["marquise: ..."])
    refusal = table.refused("marquise", OneCard(table.card("ambush_rabbit", "marquise")))
    table.choose("marquise", "ambush_bird", dice=[0, 0])

    assert refusal.law == "4.3.1"
    assert table.warriors("eyrie", FOX) == 1


@pytest.mark.ruling("core:C11")
def test_field_hospitals_at_the_keep_let_the_battle_go_on(table):
    keep = 1
    table.build(keep, "marquise", "keep")
    table.place(keep, marquise=2, eyrie=1)
    table.give("eyrie", "ambush_fox")
    table.give("marquise", "anvil")

    fight = table.play(
        battle("marquise", "eyrie", keep),
        ["eyrie: ambush_fox", "marquise: pass", "marquise: anvil"],
        dice=[1, 0],
    )

    assert fight.only(Battled).dealt == 1
    assert table.warriors("marquise", keep) == 2
    assert table.warriors("eyrie", keep) == 0


@pytest.mark.ruling("core:C12")
@pytest.mark.parametrize(("lost", "kept"), [("sawmill", "wood"), ("wood", "sawmill")])
def test_warriors_fall_first_then_what_their_owner_picks(table, lost, kept):
    table.place(RABBIT, eyrie=3, marquise=2)
    table.build(RABBIT, "marquise", "sawmill", "wood")

    table.play(battle("eyrie", "marquise", RABBIT), [f"marquise: {lost}"], dice=[3, 0])

    assert table.warriors("marquise", RABBIT) == 0
    assert table.pieces("marquise", RABBIT) == [kept]


@pytest.mark.ruling("core:C13")
def test_the_defender_scores_for_a_building_of_the_attacker(table):
    table.state.current = table.seat("eyrie")
    table.place(RABBIT, eyrie=1, marquise=3)
    table.build(RABBIT, "eyrie", "roost")

    table.play(battle("eyrie", "marquise", RABBIT), dice=[3, 2])

    assert table.warriors("eyrie", RABBIT) == 0
    assert table.pieces("eyrie", RABBIT) == []
    assert table.score("marquise") == 1
