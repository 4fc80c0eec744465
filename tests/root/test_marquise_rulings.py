"""The rulings of the Marquise, M01 to M12: each situation as written, and its outcome."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    RABBIT,
    Clearing,
    Craft,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    EffectUsed,
    ExtraAction,
    Overwork,
    Recruit,
    Revolt,
    RootTestTable,
    Scored,
    Spread,
    battle,
    can_place,
    clear_buildings,
    clear_tokens,
    decree,
    favor,
    march,
    marquise_build,
    marquise_daylight,
    removing,
    stack,
    sympathy,
)

KEEP = 1


def removed_by(table: RootTestTable, suit: str):
    """Return the rule of a Favor card crafted by the Eyrie."""
    resolve = favor(suit)

    async def rule(t):
        t.state.current = table.seat("eyrie")
        await resolve(t, t.state.current)

    return rule


@pytest.mark.ruling("base:M01")
def test_field_hospitals_cost_a_card_per_clearing(table):
    table.build(KEEP, "marquise", "keep")
    for clearing in (2, 7, 9, 11):
        table.place(clearing, marquise=1)
    table.give("marquise", "sword", "investments", "armorers", "anvil")

    table.play(
        removed_by(table, "mouse"),
        ["marquise: sword", "marquise: investments", "marquise: armorers", "marquise: ..."],
    )

    assert table.asked("marquise") == "marquise.hospitals"
    assert [option.key() for option in table.options("marquise")] == ["pass"]
    assert table.warriors("marquise", KEEP) == 3
    assert table.hand("marquise") == ["anvil"]


@pytest.mark.ruling("base:M02")
def test_ambush_and_battle_are_two_events_for_field_hospitals(table):
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, marquise=4, eyrie=4)
    table.give("eyrie", "ambush_fox")
    table.give("marquise", "anvil", "foxfolk_steel")

    played = table.play(
        battle("marquise", "eyrie", FOX),
        ["eyrie: ambush_fox", "marquise: pass", "marquise: anvil", "marquise: foxfolk_steel"],
        dice=[2, 2],
    )

    assert len(played.told(EffectUsed)) == 2
    assert table.warriors("marquise", KEEP) == 4
    assert table.hand("marquise") == []


@pytest.mark.ruling("base:M03")
def test_no_field_hospitals_when_the_keep_falls_in_the_same_moment(table):
    table.build(KEEP, "marquise", "keep")
    table.place(KEEP, marquise=2)
    table.place(FOX, marquise=1)
    table.give("marquise", "anvil", "armorers")

    table.play(removed_by(table, "fox"))

    assert table.asked("marquise") is None
    assert table.hand("marquise") == ["anvil", "armorers"]
    assert table.state.supply[table.seat("marquise")] == 25
    assert table.score("eyrie") == 1


@pytest.mark.ruling("base:M04")
def test_nobody_else_places_pieces_at_the_keep_but_all_may_come_and_fight(table):
    table.build(KEEP, "marquise", "keep")
    table.build(KEEP, "eyrie", "roost")
    table.place(RABBIT, eyrie=2)
    sympathy(table, KEEP, 10)
    stack(table, "anvil", "foxfolk_steel", "armorers")

    table.start("alliance", "revolt")
    assert table.refused("alliance", Revolt(Clearing(KEEP))).law == "6.2.2"
    clear_tokens(table.state, KEEP)
    table.build(KEEP, "marquise", "keep")
    table.start("alliance", "sympathy")
    assert table.refused("alliance", Spread(Clearing(KEEP))).law == "6.2.2"

    decree(table, recruit="protection_racket", move="bake_sale")
    table.start("eyrie", "resolve")
    fox = table.board("eyrie").decree[0][0]
    assert table.refused("eyrie", DecreeRecruit(fox, Clearing(KEEP))).law == "6.2.2"

    clear_buildings(table.state, KEEP)
    decree(table, move="a_visit_to_friends", build="root_tea_fox")
    table.start("eyrie", "resolve")
    _, moving, _, building = (cards[0] if cards else 0 for cards in table.board("eyrie").decree)
    table.choose("eyrie", DecreeMove(moving, Clearing(RABBIT), Clearing(KEEP), 2))
    assert table.warriors("eyrie", KEEP) == 2
    assert table.refused("eyrie", DecreeBuild(building, Clearing(KEEP))).law == "6.2.2"

    fight = table.play(battle("eyrie", "marquise", KEEP), dice=[0, 0])
    assert fight.told(Scored)[0].points == 1, "the keep is a token and has fallen"


@pytest.mark.ruling("base:M05")
def test_wood_beyond_a_clearing_she_does_not_rule_pays_for_nothing(table):
    table.build(9, "marquise", "sawmill", "sawmill", "wood", "wood")
    table.build(RABBIT, "marquise", "sawmill")
    table.build(FOX, "marquise", "wood")
    table.place(FOX, marquise=1)
    marquise_daylight(table)

    refusal = table.refused("marquise", marquise_build("sawmill", FOX))
    table.place(4, marquise=1)
    marquise_daylight(table)

    assert refusal.law == "6.5.4.II"
    assert refusal.args_of_words == {"clearing": FOX, "cost": 3, "have": 1}
    assert marquise_build("sawmill", FOX) in table.options("marquise")


@pytest.mark.ruling("base:M06")
def test_a_sawmill_yields_wood_even_where_an_enemy_rules(table):
    table.build(FOX, "marquise", "sawmill")
    table.place(FOX, eyrie=3)

    table.start("marquise", "birdsong")

    assert table.pieces("marquise", FOX) == ["sawmill", "wood"]


@pytest.mark.ruling("base:M07")
def test_recruit_is_once_per_turn_whatever_is_spent(table):
    table.build(FOX, "marquise", "recruiter")
    table.give("marquise", "armorers")
    marquise_daylight(table)

    table.choose("marquise", Recruit())
    table.choose("marquise", ExtraAction(table.card("armorers")))
    refusal = table.refused("marquise", Recruit())

    assert refusal.law == "6.5.3"
    assert table.warriors("marquise", FOX) == 1


@pytest.mark.ruling("base:M08")
def test_only_a_bird_card_buys_one_more_action(table):
    table.give("marquise", "anvil", "armorers")
    marquise_daylight(table)

    refusal = table.refused("marquise", ExtraAction(table.card("anvil")))
    table.choose("marquise", ExtraAction(table.card("armorers")))

    assert refusal.law == "6.5"
    assert table.board("marquise").actions == 4


@pytest.mark.ruling("base:M09")
def test_overwork_yields_one_wood_however_many_sawmills(table):
    table.build(FOX, "marquise", "sawmill", "sawmill")
    table.give("marquise", "anvil")
    marquise_daylight(table)

    table.choose("marquise", Overwork(Clearing(FOX), table.card("anvil")))

    assert table.pieces("marquise", FOX) == ["sawmill", "sawmill", "wood"]


@pytest.mark.ruling("base:M10")
def test_crafting_is_over_after_the_first_march(table):
    table.build(FOX, "marquise", "workshop")
    table.place(FOX, marquise=1)
    table.give("marquise", "anvil")
    table.board("marquise").actions = 3
    table.start("marquise", "craft")
    assert Craft(table.card("anvil")) in table.options("marquise")

    table.choose("marquise", march(FOX, MOUSE, 1), ["marquise: done"])
    refusal = table.refused("marquise", Craft(table.card("anvil")))

    assert refusal.law == "6.5"


@pytest.mark.ruling("base:M11")
def test_field_hospitals_are_for_marquise_warriors_alone(table):
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, alliance=2)
    table.give("marquise", "anvil")

    with pytest.raises(AssertionError, match="nobody asked"):
        table.play(removing("eyrie", "alliance", FOX, warriors=2), ["marquise: anvil"])

    assert table.warriors("alliance", FOX) == table.warriors("marquise", KEEP) == 0


@pytest.mark.ruling("base:M12")
def test_an_enemy_cannot_put_a_piece_of_its_own_for_one_of_hers_at_the_keep(table):
    table.build(KEEP, "marquise", "keep")
    table.place(KEEP, marquise=1)

    enemies = [table.seat(key) for key in ("eyrie", "alliance", "vagabond")]

    assert not any(can_place(table.state, enemy, KEEP) for enemy in enemies)
    assert can_place(table.state, table.seat("marquise"), KEEP)
