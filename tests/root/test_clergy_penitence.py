"""Penitents and Heretics: mercy in battle, honey, repentance, and plans for interruptions."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    ALLIED,
    CLERGY_SEATS,
    DAMAGE,
    FOX,
    GAME,
    HIVE_PLAN,
    MOUSE,
    RABBIT,
    REPENT,
    BecameHeretic,
    CardTaken,
    CardTakenWas,
    Craft,
    Drew,
    HoneyTasted,
    Played,
    Removed,
    Repented,
    RootTestTable,
    battle,
    cathedral,
    holds,
    lay_flowers,
    penitent,
    penitents,
    wander,
)

TABLE = partial(RootTestTable, *CLERGY_SEATS)


@pytest.fixture
def planned() -> RootTestTable:
    """Return a table where plans answer interruptions."""
    return RootTestTable(*CLERGY_SEATS, responses="planned")


# Mercy (HCC.2.6.I)


def test_hits_of_the_clergy_do_not_touch_a_penitent_attacker(table: RootTestTable) -> None:
    penitent(table, "eyrie")
    table.place(RABBIT, clergy=3, eyrie=3)

    played = table.play(battle("eyrie", "clergy", RABBIT), dice=[2, 2])

    assert table.warriors("eyrie", RABBIT) == 3
    assert table.warriors("clergy", RABBIT) == 1
    assert played.only(BecameHeretic).seat == table.seat("eyrie")


def test_some_tables_make_the_attacker_a_heretic_before_its_losses() -> None:
    table = RootTestTable(*CLERGY_SEATS, mercy="flip")
    penitent(table, "eyrie")
    table.place(RABBIT, clergy=3, eyrie=3)

    table.play(battle("eyrie", "clergy", RABBIT), dice=[2, 2])

    assert table.warriors("eyrie", RABBIT) == 1
    assert table.warriors("clergy", RABBIT) == 1
    assert penitents(table) == []


@pytest.mark.parametrize("mercy", ["literal", "flip"])
def test_an_attacker_who_hits_nothing_stays_penitent(mercy: str) -> None:
    table = RootTestTable(*CLERGY_SEATS, mercy=mercy)
    penitent(table, "eyrie")
    table.place(RABBIT, clergy=3, eyrie=1)

    table.play(battle("eyrie", "clergy", RABBIT), dice=[0, 0])

    assert penitents(table) == ["eyrie"]
    assert table.warriors("eyrie", RABBIT) == 1


def test_an_ambush_spares_a_penitent(table: RootTestTable) -> None:
    penitent(table, "eyrie")
    table.place(RABBIT, clergy=1, eyrie=2)
    table.give("clergy", "ambush_rabbit")

    played = table.play(
        battle("eyrie", "clergy", RABBIT), answers=["clergy: ambush_rabbit"], dice=[1, 0]
    )

    assert [each.seat for each in played.told(Removed)] == [table.seat("clergy")]
    assert table.warriors("eyrie", RABBIT) == 2


def with_a_penitent_ally(table: RootTestTable, answers: list[str], dice: list[int]) -> Played:
    """Have the Vagabond attack the Clergy with two warriors of a Penitent ally."""
    board = wander(table, MOUSE, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    penitent(table, "marquise")
    table.place(MOUSE, marquise=2, clergy=4)
    return table.play(battle("vagabond", "clergy", MOUSE), answers, dice)


def test_a_penitent_ally_takes_no_hit_for_the_vagabond_who_damages_items() -> None:
    table = RootTestTable(*CLERGY_SEATS)

    with_a_penitent_ally(table, ["vagabond: seat:1", "vagabond: boot=1 torch=1"], [2, 2])

    assert table.warriors("marquise", MOUSE) == 2
    assert count_damaged(table) == 2
    assert table.board("vagabond").relations[table.seat("marquise")] == ALLIED


def test_an_ambush_of_the_clergy_damages_items_beside_a_penitent_ally() -> None:
    table = RootTestTable(*CLERGY_SEATS)
    table.give("clergy", "ambush_mouse")

    with_a_penitent_ally(
        table,
        answers=["vagabond: seat:1", "clergy: ambush_mouse", "vagabond: boot=1 torch=1"],
        dice=[0, 0],
    )

    assert table.warriors("marquise", MOUSE) == 2
    assert count_damaged(table) == 2


@pytest.mark.parametrize("ally", ["even", "items", "warriors"])
def test_no_plan_lets_a_penitent_ally_take_the_hits(planned: RootTestTable, ally: str) -> None:
    planned.state.plans[planned.seat("vagabond")]["damage"] = DAMAGE.default() | {"ally": ally}
    planned.state.current = planned.seat("vagabond")

    with_a_penitent_ally(planned, answers=["vagabond: seat:1"], dice=[2, 2])

    assert planned.warriors("marquise", MOUSE) == 2
    assert count_damaged(planned) == 2


def test_a_heretic_ally_may_still_take_the_hits() -> None:
    table = RootTestTable(*CLERGY_SEATS)
    board = wander(table, MOUSE, "sword", "boot", "torch")
    board.relations[table.seat("marquise")] = ALLIED
    table.place(MOUSE, marquise=2, clergy=4)

    table.play(
        battle("vagabond", "clergy", MOUSE),
        answers=["vagabond: seat:1", "vagabond: warriors=2"],
        dice=[2, 2],
    )

    assert table.warriors("marquise", MOUSE) == 0
    assert count_damaged(table) == 0


def count_damaged(table: RootTestTable) -> int:
    """Count the Vagabond's damaged items."""
    return sum("damaged" in key for key in holds(table.board("vagabond")))


# Honey and indulgence (HCC.2.6.II, HCC.4.2)


def test_a_heretic_has_no_honey_and_draws_nothing(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    table.build(MOUSE, "marquise", "workshop")
    table.give("marquise", "codebreakers")

    assert table.start("clergy", "birdsong").told(Drew) == []
    table.start("marquise", "craft")
    played = table.choose("marquise", Craft(table.card("codebreakers", "marquise")))

    assert played.told(HoneyTasted) == []
    assert table.score("marquise") == 0


def points_shown(table: RootTestTable, key: str, card: str) -> int:
    """Return the points that a menu shows beside a card to craft."""
    facts = GAME.facts(table.state, table.seat(key), Craft(table.card(card, key)))
    return int(facts["points"])


def test_the_menu_counts_the_honey_of_the_clergy(table: RootTestTable) -> None:
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox", "mouse")
    table.give("clergy", "anvil", "codebreakers")
    table.start("clergy", "offer")

    assert points_shown(table, "clergy", "anvil") == 2 + 1
    assert points_shown(table, "clergy", "codebreakers") == 1


def test_the_menu_counts_the_honey_of_a_penitents_first_card(table: RootTestTable) -> None:
    penitent(table, "marquise")
    table.build(MOUSE, "marquise", "workshop")
    table.build(FOX, "marquise", "workshop")
    table.give("marquise", "codebreakers", "anvil")
    table.start("marquise", "craft")

    assert points_shown(table, "marquise", "anvil") == 2 + 1
    table.choose("marquise", Craft(table.card("codebreakers", "marquise")))
    assert points_shown(table, "marquise", "anvil") == 2


def test_honey_comes_again_next_turn(table: RootTestTable) -> None:
    penitent(table, "marquise")
    table.build(MOUSE, "marquise", "workshop")
    table.give("marquise", "codebreakers", "mouse_in_a_sack")

    table.start("marquise", "craft")
    table.choose("marquise", Craft(table.card("codebreakers", "marquise")))
    table.state.used.clear()
    table.state.activated.clear()
    table.start("marquise", "craft")
    played = table.choose("marquise", Craft(table.card("mouse_in_a_sack", "marquise")))

    assert played.only(HoneyTasted).seat == table.seat("marquise")


# Repentance (HCC.6.1)


def test_repentance_goes_round_clockwise_and_only_two_see_the_card(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1, eyrie=1, marquise=1)
    table.board("vagabond").place = FOX
    table.give("marquise", "anvil")
    table.give("eyrie", "armorers")
    table.give("vagabond", "foxfolk_steel")
    table.give("alliance", "sappers")

    table.start("clergy", "repent", answers=["marquise: ..."])
    played = table.choose("marquise", "anvil", answers=["eyrie: ..."])
    table.choose("eyrie", "pass", answers=["vagabond: ..."])
    table.choose("vagabond", "foxfolk_steel")

    pair = {table.seat("clergy"), table.seat("marquise")}
    assert played.audience(CardTaken) == [None]
    assert [set(seats or ()) for seats in played.audience(CardTakenWas)] == [pair]
    assert penitents(table) == ["marquise", "vagabond"]
    assert table.hand("alliance") == ["sappers"]


def test_a_player_who_holds_cards_is_asked_whatever_they_are(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, eyrie=1, marquise=1)
    table.give("marquise", "cobbler")

    table.start("clergy", "repent", answers=["marquise: ..."])

    assert [option.key() for option in table.options("marquise")] == ["pass"]
    assert table.asked("eyrie") is None


@pytest.mark.parametrize(
    ("when", "hand", "given"),
    [
        ("cheap", ("stand_and_deliver", "ambush_fox", "armorers"), "stand_and_deliver"),
        ("cheap", ("ambush_fox", "anvil", "armorers", "cobbler"), ""),
        ("cheap", ("favor_of_the_foxes", "dominance_fox"), ""),
        ("always", ("favor_of_the_foxes", "dominance_fox", "armorers"), "armorers"),
        ("always", ("armorers", "anvil"), "anvil"),
        ("always", ("armorers", "cobbler"), "armorers"),
        ("never", ("favor_of_the_foxes", "stand_and_deliver"), ""),
    ],
)
def test_a_plan_repents(
    planned: RootTestTable, when: str, hand: tuple[str, ...], given: str
) -> None:
    cathedral(planned, FOX)
    planned.place(FOX, eyrie=1)
    planned.give("eyrie", *hand)
    planned.state.plans[planned.seat("eyrie")]["repent"] = {"when": when}

    played = planned.start("clergy", "repent")

    assert len(played.told(Repented)) == bool(given)
    assert sorted(set(hand) - set(planned.hand("eyrie"))) == ([given] if given else [])


def test_no_heretic_gives_unasked_what_it_could_craft_now(planned: RootTestTable) -> None:
    cathedral(planned, FOX)
    planned.place(FOX, eyrie=1)
    planned.give("eyrie", "stand_and_deliver")
    for clearing in (MOUSE, 9, 11):
        planned.build(clearing, "eyrie", "roost")
        planned.state.suits[clearing] = "mouse"

    assert planned.start("clergy", "repent").told(Repented) == []
    assert planned.hand("eyrie") == ["stand_and_deliver"]


def test_no_heretic_gives_unasked_what_its_plan_parts_with_last(planned: RootTestTable) -> None:
    cathedral(planned, FOX)
    planned.place(FOX, eyrie=1)
    planned.give("eyrie", "stand_and_deliver")
    planned.state.plans[planned.seat("eyrie")]["spend"] = {"last": "stand_and_deliver"}

    assert planned.start("clergy", "repent").told(Repented) == []


def test_others_plan_whether_they_repent_and_the_clergy_plan_the_hive(
    table: RootTestTable,
) -> None:
    for key in CLERGY_SEATS:
        kinds = GAME.plans_of(table.state, table.seat(key))
        assert (REPENT in kinds) == (key != "clergy")
        assert (HIVE_PLAN in kinds) == (key == "clergy")
