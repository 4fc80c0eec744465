"""The rulings of the Clergy, H17 to H28: sacrilege, the hive, repentance, setup."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    CLERGY_SEATS,
    FOX,
    MOUSE,
    RABBIT,
    BattleBegan,
    BecameHeretic,
    Bloom,
    Clearing,
    Craft,
    Drew,
    FlowersDrawn,
    Loss,
    Repented,
    Reshuffled,
    RootTable,
    RootTestTable,
    Rule,
    Scored,
    Swarm,
    battle,
    cathedral,
    favor,
    flower,
    hire,
    in_bag,
    missing_for_dominance,
    mission,
    penitent,
    penitents,
    remove,
    rules,
)

TABLE = partial(RootTestTable, *CLERGY_SEATS)


def destroys(table: RootTestTable, key: str, clearing: int) -> Rule:
    """Return the rule of an effect that removes only a cathedral."""

    async def rule(t: RootTable) -> None:
        await remove(t, [Loss(table.seat("clergy"), clearing, table.seat(key), 0, ("cathedral",))])

    return rule


@pytest.mark.ruling("seed:H17")
def test_a_penitent_whose_favor_removes_a_warrior_is_a_heretic_at_once(
    table: RootTestTable,
) -> None:
    penitent(table, "marquise")
    table.build(FOX, "marquise", "workshop", "workshop")
    table.build(6, "marquise", "workshop")
    table.place(12, clergy=1, marquise=2)
    table.place(MOUSE, clergy=1, eyrie=2)
    table.place(FOX, marquise=2)
    table.give("marquise", "favor_of_the_foxes")

    table.start("marquise", "craft")
    played = table.choose("marquise", Craft(table.card("favor_of_the_foxes", "marquise")))

    assert played.only(BecameHeretic).seat == table.seat("marquise")
    assert penitents(table) == []
    assert played.told(Scored) == []  # no honey: the card was done when they lost it
    table.place(RABBIT, clergy=1)
    table.start("clergy", "act")
    assert table.refused("clergy", mission(MOUSE, FOX)).law == "4.2.1"


@pytest.mark.ruling("seed:H18")
def test_the_hive_answers_whoever_destroys_a_cathedral_in_battle() -> None:
    table = RootTestTable("clergy", "duchy", "marquise")
    penitent(table, "duchy")
    cathedral(table, FOX)
    table.place(FOX, clergy=2, duchy=3)

    played = table.play(
        battle("duchy", "clergy", FOX),
        answers=["clergy: 3", "clergy: yes"],
        dice=[3, 0, 1, 1],
    )

    assert played.only(BecameHeretic).seat == table.seat("duchy")
    battles = [(each.attacker, each.defender) for each in played.told(BattleBegan)]
    clergy, duchy = table.seat("clergy"), table.seat("duchy")
    assert battles == [(duchy, clergy), (clergy, duchy)]
    assert table.warriors("clergy", FOX) == 2
    assert table.warriors("duchy", FOX) == 2


@pytest.mark.ruling("seed:H18")
def test_the_hive_rises_where_the_last_piece_of_the_clergy_fell(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, eyrie=1)

    table.play(battle("eyrie", "clergy", FOX), ["clergy: 4", "clergy: pass"], dice=[0, 0])

    assert table.warriors("clergy", FOX) == 4
    assert table.score("eyrie") == 1


@pytest.mark.ruling("seed:H19")
def test_in_a_snare_the_hive_cannot_rise() -> None:
    table = RootTestTable("clergy", "corvids", "eyrie")
    penitent(table, "eyrie")
    cathedral(table, FOX)
    table.build(FOX, "corvids", "snare")
    table.place(FOX, eyrie=1)

    played = table.play(destroys(table, "eyrie", FOX))

    assert played.only(BecameHeretic).seat == table.seat("eyrie")
    assert table.match is not None
    assert not table.match.pending


@pytest.mark.ruling("seed:H19")
def test_warriors_that_stand_in_the_snare_may_still_battle() -> None:
    table = RootTestTable("clergy", "corvids", "eyrie")
    cathedral(table, FOX)
    table.build(FOX, "corvids", "snare")
    table.place(FOX, eyrie=1, clergy=1)

    played = table.play(destroys(table, "eyrie", FOX), answers=["clergy: yes"], dice=[1, 0])

    assert played.only(BattleBegan).defender == table.seat("eyrie")
    assert table.warriors("eyrie", FOX) == 0


@pytest.mark.ruling("seed:H20")
def test_two_cathedrals_poke_the_hive_twice(table: RootTestTable) -> None:
    cathedral(table, RABBIT, 10)
    resolve = favor("rabbit")

    async def rule(t: RootTable) -> None:
        t.state.current = table.seat("eyrie")
        await resolve(t, table.seat("eyrie"))

    table.play(rule, answers=["clergy: 4", "clergy: 2"])

    assert table.warriors("clergy", RABBIT) == 4
    assert table.warriors("clergy", 10) == 2
    assert table.score("eyrie") == 2


@pytest.mark.ruling("seed:H21")
def test_the_hive_places_no_more_than_the_supply_holds(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(RABBIT, clergy=13)

    table.play(destroys(table, "eyrie", FOX), answers=["clergy: ..."])
    assert [option.key() for option in table.options("clergy")] == [
        "clergy.hive:2", "clergy.hive:1", "pass",
    ]  # fmt: skip
    table.choose("clergy", "2")

    assert table.warriors("clergy", FOX) == 2
    assert table.state.supply[table.seat("clergy")] == 0


@pytest.mark.ruling("seed:H22")
def test_a_bird_repents_at_any_cathedral_and_a_wrong_suit_at_none(table: RootTestTable) -> None:
    cathedral(table, FOX, MOUSE)
    table.place(FOX, eyrie=1)
    table.place(MOUSE, eyrie=1)
    table.give("eyrie", "cobbler", "armorers")

    table.start("clergy", "repent", answers=["eyrie: ..."])
    assert [option.key() for option in table.options("eyrie")] == ["card:armorers", "pass"]
    played = table.choose("eyrie", "armorers")

    assert played.only(Repented).seat == table.seat("eyrie")
    assert penitents(table) == ["eyrie"]
    assert "armorers" in table.hand("clergy")
    assert table.hand("eyrie") == ["cobbler"]


@pytest.mark.ruling("seed:H22")
def test_a_rabbit_alone_does_not_repent(table: RootTestTable) -> None:
    cathedral(table, FOX, MOUSE)
    table.place(FOX, eyrie=1)
    table.give("eyrie", "cobbler")

    table.start("clergy", "repent", answers=["eyrie: ..."])

    assert [option.key() for option in table.options("eyrie")] == ["pass"]


@pytest.mark.ruling("seed:H23")
def test_a_hireling_alone_does_not_let_its_player_repent(table: RootTestTable) -> None:
    hire(table, "last_dynasty", "eyrie")
    table.place(FOX, last_dynasty=2)
    cathedral(table, FOX)
    table.give("eyrie", "anvil")

    table.start("clergy", "repent")

    assert table.asked("eyrie") != "clergy.repentance"
    assert penitents(table) == []


@pytest.mark.ruling("seed:H24")
def test_three_penitents_draw_through_a_new_deck(table: RootTestTable) -> None:
    penitent(table, "marquise", "eyrie", "vagabond")
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    table.deck("anvil")
    table.state.discard = [table.card("sword"), table.card("cobbler")]

    played = table.start("clergy", "birdsong")

    assert [each.seat for each in played.told(Drew)] == [
        table.seat("marquise"), table.seat("eyrie"), table.seat("vagabond"),
    ]  # fmt: skip
    assert played.only(Reshuffled).cards == 2
    assert table.hand("marquise") == ["anvil"]
    assert len(table.hand("eyrie")) == len(table.hand("vagabond")) == 1
    assert table.hand("alliance") == []


@pytest.mark.ruling("seed:H25")
def test_two_birds_bloom_one_after_the_other(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(RABBIT, clergy=1)
    table.give("clergy", "armorers", "sappers")

    table.start("clergy", "birdsong")
    first = table.choose("clergy", Bloom(table.card("armorers", "clergy")), dice=[3])
    second = table.choose("clergy", Bloom(table.card("sappers", "clergy")), dice=[3])

    assert first.only(FlowersDrawn).flowers == (flower("rabbit"),)
    assert second.only(FlowersDrawn).flowers == (flower("rabbit"),)
    assert table.pieces("clergy", RABBIT) == ["flower_rabbit", "flower_rabbit"]
    assert table.hand("clergy") == []


@pytest.mark.ruling("seed:H26")
def test_swarming_takes_a_card_that_matches_the_cathedral(table: RootTestTable) -> None:
    cathedral(table, FOX, 6)
    table.give("clergy", "cobbler", "armorers")

    table.start("clergy", "act")
    rabbit = Swarm(Clearing(FOX), table.card("cobbler", "clergy"))
    assert table.refused("clergy", rabbit).law == "HCC.5.1.II"
    bird = table.card("armorers", "clergy")
    assert table.options("clergy", Swarm) == [Swarm(Clearing(c), bird) for c in (6, FOX)]
    table.choose("clergy", Swarm(Clearing(6), bird))

    assert table.warriors("clergy", 6) == 2
    assert table.hand("clergy") == ["cobbler"]


@pytest.mark.ruling("seed:H27")
def test_first_flowers_go_outside_the_first_cathedrals_clearing(table: RootTestTable) -> None:
    home, foxes, rabbits, mice = FOX, 6, RABBIT, MOUSE
    table.set_up("clergy", home, foxes, rabbits, mice, mice, dice=[0, 0, 7])

    assert table.warriors("clergy", home) == 3
    assert table.pieces("clergy", home) == ["cathedral"]
    assert table.pieces("clergy", foxes) == ["flower_fox", "flower_fox"]
    assert table.pieces("clergy", mice) == ["flower_bird"]
    assert table.state.supply[table.seat("clergy")] == 9


@pytest.mark.ruling("seed:H27")
def test_first_flowers_without_a_place_go_back_into_the_bag(table: RootTestTable) -> None:
    table.set_up("clergy", FOX, FOX, RABBIT, MOUSE, RABBIT, dice=[0, 0, 7])

    assert table.warriors("clergy", FOX) == 4
    assert table.pieces("clergy", FOX) == ["cathedral"]
    assert in_bag(table) == {"fox": 3, "rabbit": 3, "mouse": 3, "bird": 1}


@pytest.mark.ruling("seed:H28")
def test_harbor_and_divine_right_move_but_never_rule(table: RootTestTable) -> None:
    penitent(table, "marquise")
    clergy = table.seat("clergy")
    cathedral(table, FOX, 6, 12)
    for clearing in (FOX, 6, 12):
        table.place(clearing, clergy=1, marquise=3)

    table.start("clergy", "act")

    assert mission(12, 7) in table.options("clergy")
    assert not any(rules(table.state, clergy, clearing) for clearing in (FOX, 6, 12))
    assert missing_for_dominance(table.state, clergy, "fox") == 3
