"""The Exiles & Partisans deck: Partisans in battle, and the warriors that fall."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    CARDS_IN_BATTLE,
    FOX,
    GAME,
    NOBODY,
    RABBIT,
    Battled,
    CoffinsOpened,
    Discarded,
    EffectUsed,
    HandSifted,
    Loss,
    Scored,
    battle,
    campaign,
    census,
    coffins,
    exiles,
    lose_warriors,
    odds,
    remove,
    return_spoils,
    supplies,
    use,
)

TABLE = exiles


# Partisans


def test_partisans_deal_an_extra_hit_and_cost_all_cards_of_other_suits(table):
    table.place(FOX, marquise=1, eyrie=5)
    table.craft("marquise", "fox_partisans")
    table.give("marquise", "anvil", "sword", "arms_trader")

    fight = table.play(battle("marquise", "eyrie", FOX), ["marquise: yes"], dice=[1, 0])

    assert fight.only(Battled).dealt == 2
    assert table.hand("marquise") == ["anvil"]
    assert table.discarded() == ["arms_trader", "sword"]
    assert fight.only(HandSifted).suits == ("fox",)
    assert table.crafted("marquise") == ["fox_partisans"]


def test_a_table_may_keep_birds():
    table = exiles(partisans="keep_birds")
    table.place(FOX, marquise=1, eyrie=5)
    table.craft("marquise", "fox_partisans")
    table.give("marquise", "anvil", "sword", "arms_trader")

    table.play(battle("marquise", "eyrie", FOX), ["marquise: yes"], dice=[1, 0])

    assert table.hand("marquise") == ["anvil", "arms_trader"]


def test_partisans_defend_too(table):
    table.place(RABBIT, marquise=5, eyrie=1)
    table.craft("eyrie", "rabbit_partisans")

    fight = table.play(battle("marquise", "eyrie", RABBIT), ["eyrie: yes"], dice=[0, 0])

    assert fight.only(Battled).suffered == 1
    assert fight.told(HandSifted) == []


def test_partisans_stay_at_home_in_clearings_of_other_suits(table):
    table.place(RABBIT, marquise=1, eyrie=5)
    table.craft("marquise", "fox_partisans", "mouse_partisans")

    fight = table.play(battle("marquise", "eyrie", RABBIT), dice=[1, 0])

    assert fight.told(EffectUsed) == []
    assert fight.only(Battled).dealt == 1


def test_a_player_who_passes_keeps_the_hand(table):
    table.place(FOX, marquise=1, eyrie=5)
    table.craft("marquise", "fox_partisans")
    table.give("marquise", "sword")

    fight = table.play(battle("marquise", "eyrie", FOX), ["marquise: pass"], dice=[1, 0])

    assert fight.told(Discarded) == []
    assert table.hand("marquise") == ["sword"]


@pytest.mark.parametrize(
    ("when", "hand", "used"),
    [
        ("useful", "sword investments", True),
        ("useful", "sword investments saboteurs", False),
        ("useful", "dominance_mouse", False),
        ("useful", "dominance_fox false_orders", True),
        ("always", "sword investments ambush_mouse", True),
        ("never", "sword", False),
    ],
)
def test_the_plan_for_partisans_weighs_what_they_cost(when, hand, used):
    table = exiles(responses="planned")
    table.place(FOX, marquise=1, eyrie=5)
    table.craft("marquise", "fox_partisans")
    table.give("marquise", *hand.split())
    plan = CARDS_IN_BATTLE.check({"partisans": when})
    table.state.plans[table.seat("marquise")]["battle"] = plan

    fight = table.play(battle("marquise", "eyrie", FOX), dice=[1, 0])

    assert bool(fight.told(EffectUsed)) == used


def test_a_plan_made_before_there_were_partisans_is_still_good(table):
    table = exiles(responses="planned")
    table.place(FOX, marquise=1, eyrie=5)
    table.craft("marquise", "fox_partisans")
    table.state.plans[table.seat("marquise")]["battle"] = {"armorers": "never"}

    fight = table.play(battle("marquise", "eyrie", FOX), dice=[1, 0])

    assert fight.only(Battled).dealt == 2


def test_the_odds_of_a_battle_mention_partisans(table):
    table.place(FOX, marquise=2, eyrie=2)
    table.craft("eyrie", "fox_partisans", "rabbit_partisans")

    lines = odds(table.state, table.seat("marquise"), table.seat("eyrie"), FOX)

    assert [line.id for line in lines].count("odds-partisans") == 1


# Coffin Makers


def test_fallen_warriors_lie_on_coffin_makers_whoever_they_were(table):
    table.craft("alliance", "coffin_makers")
    table.place(FOX, marquise=3, eyrie=3)
    before = census(table.state)

    table.play(battle("marquise", "eyrie", FOX), dice=[2, 1])

    assert coffins(table) == {"eyrie": 2, "marquise": 1}
    assert supplies(table) == {"marquise": 22, "eyrie": 17, "alliance": 10, "vagabond": 0}
    assert census(table.state) == before
    assert dict(GAME.view(table.state, None).coffins) == {0: 1, 1: 2}


@pytest.mark.parametrize(("lying", "points"), [(4, 0), (5, 1), (11, 2)])
def test_every_five_of_them_score_at_the_start_of_birdsong_and_all_go_home(table, lying, points):
    table.craft("alliance", "coffin_makers")
    table.give("alliance", "anvil")
    marquise = table.seat("marquise")
    table.state.supply[marquise] -= lying
    table.state.coffins += [marquise] * lying

    turn = table.turn("alliance")

    assert table.score("alliance") == points
    assert table.state.coffins == []
    assert supplies(table)["marquise"] == 25
    assert turn.only(CoffinsOpened).count == lying


def test_nobody_else_opens_the_coffins(table):
    table.craft("alliance", "coffin_makers")
    table.state.supply[table.seat("marquise")] -= 5
    table.state.coffins += [table.seat("marquise")] * 5
    table.place(FOX, eyrie=1)

    turn = table.turn("marquise")

    assert turn.told(CoffinsOpened) == []
    assert len(table.state.coffins) == 5


def test_field_hospitals_save_warriors_from_the_coffins(table):
    table.craft("alliance", "coffin_makers")
    table.build(4, "marquise", "keep")
    table.place(FOX, marquise=2, eyrie=3)
    table.give("marquise", "anvil")
    before = census(table.state)

    table.play(battle("eyrie", "marquise", FOX), ["marquise: pass", "marquise: anvil"], dice=[2, 0])

    assert table.warriors("marquise", 4) == 2
    assert coffins(table) == {}
    assert census(table.state) == before


def test_officers_lie_on_coffin_makers_too(table):
    table.craft("marquise", "coffin_makers")
    table.build(FOX, "alliance", "base_fox")
    table.board("alliance").officers = 3
    table.state.supply[table.seat("alliance")] -= 3
    table.place(FOX, eyrie=2)

    table.play(battle("eyrie", "alliance", FOX), dice=[0, 0])

    assert coffins(table) == {"alliance": 2}


@pytest.mark.parametrize(("reading", "lying"), [("all", 3), ("removed", 2)])
def test_warriors_given_up_freely_lie_there_unless_the_table_says_otherwise(reading, lying):
    table = exiles(coffin_makers=reading)
    table.craft("alliance", "coffin_makers")
    table.place(FOX, marquise=3)
    marquise = table.seat("marquise")

    async def rule(t):
        await lose_warriors(t, marquise, FOX, 1)
        await remove(t, [Loss(marquise, FOX, table.seat("eyrie"), 2)])

    table.play(rule)

    assert coffins(table) == {"marquise": lying}
    assert supplies(table)["marquise"] == 25 - lying


def test_without_coffin_makers_warriors_go_home(table):
    table.place(FOX, marquise=1)

    async def rule(t):
        await remove(t, [Loss(table.seat("marquise"), FOX, NOBODY, 1)])

    table.play(rule)

    assert coffins(table) == {}
    assert supplies(table)["marquise"] == 25


def test_sabotaged_coffin_makers_let_the_warriors_go_home(table):
    table.craft("alliance", "saboteurs")
    table.craft("eyrie", "coffin_makers")
    table.give("alliance", "anvil")
    table.state.supply[table.seat("marquise")] -= 6
    table.state.coffins += [table.seat("marquise")] * 6
    table.turn("alliance")

    sabotaged = table.choose("alliance", use(table, "saboteurs"))

    assert table.state.coffins == []
    assert supplies(table)["marquise"] == 25
    assert sabotaged.only(CoffinsOpened).seat == table.seat("eyrie")
    assert sabotaged.told(Scored) == []


def test_what_lies_on_coffin_makers_can_be_looked_up(table):
    table.craft("alliance", "coffin_makers")
    table.state.coffins += [table.seat("marquise")] * 3
    words = GAME.words("en")

    lines = GAME.look("crafted", GAME.view(table.state, None), words)

    assert lines[-1] == "On Coffin Makers: 3 warriors of the Marquise"


def test_spoils_of_the_legion_reach_coffin_makers_only_when_they_are_returned():
    table = exiles("legion", "marquise", "eyrie", "alliance")
    table.craft("alliance", "coffin_makers")
    campaign(table, "anvil")
    table.state.current = table.seat("legion")
    table.place(FOX, legion=2, marquise=2)

    table.play(battle("legion", "marquise", FOX), dice=[2, 0])
    assert coffins(table) == {}

    async def rule(t):
        await return_spoils(t, table.seat("legion"))

    table.play(rule)
    assert coffins(table) == {"marquise": 2}


def test_acolytes_never_reach_coffin_makers():
    table = exiles("lizards", "marquise", "eyrie", "alliance")
    table.craft("alliance", "coffin_makers")
    table.place(FOX, lizards=2, marquise=3)

    table.play(battle("marquise", "lizards", FOX), dice=[1, 0])

    assert coffins(table) == {}
    assert table.board("lizards").acolytes == 1
