"""Penitents and Heretics: mercy in battle, honey, the hive, and plans for what interrupts."""

from __future__ import annotations

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
    BattleBegan,
    Battled,
    BecameHeretic,
    CardTaken,
    CardTakenWas,
    Craft,
    Drew,
    HoneyTasted,
    Loss,
    Played,
    Removed,
    Repented,
    RootTable,
    RootTestTable,
    Rule,
    battle,
    cathedral,
    fight,
    holds,
    in_bag,
    lay_flowers,
    legion_board,
    penitent,
    penitents,
    remove,
    wander,
)


@pytest.fixture
def table() -> RootTestTable:
    """Return a table where the Clergy sit with the four base factions."""
    return RootTestTable(*CLERGY_SEATS)


@pytest.fixture
def planned() -> RootTestTable:
    """Return a table where plans answer what would interrupt somebody."""
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
    assert damaged(table) == 2
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
    assert damaged(table) == 2


@pytest.mark.parametrize("ally", ["even", "items", "warriors"])
def test_no_plan_lets_a_penitent_ally_take_the_hits(planned: RootTestTable, ally: str) -> None:
    planned.state.plans[planned.seat("vagabond")]["damage"] = DAMAGE.default() | {"ally": ally}
    planned.state.current = planned.seat("vagabond")

    with_a_penitent_ally(planned, answers=["vagabond: seat:1"], dice=[2, 2])

    assert planned.warriors("marquise", MOUSE) == 2
    assert damaged(planned) == 2


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
    assert damaged(table) == 0


def damaged(table: RootTestTable) -> int:
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


def promised(table: RootTestTable, key: str, card: str) -> int:
    """Return the points that a menu says beside a card to craft."""
    facts = GAME.facts(table.state, table.seat(key), Craft(table.card(card, key)))
    return int(facts["points"])


def test_the_menu_counts_the_honey_of_the_clergy(table: RootTestTable) -> None:
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox", "mouse")
    table.give("clergy", "anvil", "codebreakers")
    table.start("clergy", "offer")

    assert promised(table, "clergy", "anvil") == 2 + 1
    assert promised(table, "clergy", "codebreakers") == 1


def test_the_menu_counts_the_honey_of_a_penitents_first_card(table: RootTestTable) -> None:
    penitent(table, "marquise")
    table.build(MOUSE, "marquise", "workshop")
    table.build(FOX, "marquise", "workshop")
    table.give("marquise", "codebreakers", "anvil")
    table.start("marquise", "craft")

    assert promised(table, "marquise", "anvil") == 2 + 1
    table.choose("marquise", Craft(table.card("codebreakers", "marquise")))
    assert promised(table, "marquise", "anvil") == 2


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


def test_who_holds_cards_is_asked_whatever_they_are(table: RootTestTable) -> None:
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


# The hive (HCC.2.5)


def destroyed_by(table: RootTestTable, key: str, clearing: int) -> Rule:
    """Return the rule of a cathedral's removal in somebody's own turn."""

    async def rule(t: RootTable) -> None:
        t.state.current = table.seat(key)
        await remove(t, [Loss(table.seat("clergy"), clearing, table.seat(key), 0, ("cathedral",))])

    return rule


@pytest.mark.parametrize(
    ("plan", "enemies", "warriors", "battles"),
    [
        ({}, 3, 4, 1),
        ({}, 4, 4, 0),
        ({"battle": "always"}, 5, 4, 1),
        ({"battle": "never"}, 1, 4, 0),
        ({"warriors": "2"}, 1, 2, 1),
        ({"warriors": "0"}, 1, 0, 0),
    ],
)
def test_a_plan_answers_for_the_hive(
    planned: RootTestTable, plan: dict[str, str], enemies: int, warriors: int, battles: int
) -> None:
    cathedral(planned, FOX)
    planned.place(FOX, eyrie=enemies)
    planned.state.plans[planned.seat("clergy")]["hive"] = HIVE_PLAN.default() | plan

    played = planned.play(destroyed_by(planned, "eyrie", FOX), dice=[0, 0])

    assert planned.warriors("clergy", FOX) == warriors
    assert len(played.told(BattleBegan)) == battles


def attacked_into_an_ambush(table: RootTestTable, answers: list[str], dice: list[int]) -> Played:
    """Have the Clergy attack with one warrior beside a cathedral, which both fall to an ambush."""
    cathedral(table, FOX)
    table.place(FOX, clergy=1, eyrie=5)
    table.give("eyrie", "ambush_fox")
    table.state.current = table.seat("clergy")
    return table.play(battle("clergy", "eyrie", FOX), ["eyrie: ambush_fox", *answers], dice)


def test_the_battle_goes_on_with_the_warriors_of_the_hive(table: RootTestTable) -> None:
    played = attacked_into_an_ambush(table, ["clergy: 4", "clergy: pass"], [3, 1])

    assert played.only(Battled).dealt == 3
    assert table.warriors("eyrie", FOX) == 2
    assert table.warriors("clergy", FOX) == 3


def test_the_hives_own_battle_waits_until_this_one_is_over(table: RootTestTable) -> None:
    played = attacked_into_an_ambush(table, ["clergy: 4", "clergy: yes"], [3, 1, 0, 0])

    order = [type(each) for each in played.events if isinstance(each, (BattleBegan, Battled))]
    assert order == [BattleBegan, Battled, BattleBegan, Battled]


def test_some_tables_let_the_hive_rise_when_the_battle_is_over() -> None:
    table = RootTestTable(*CLERGY_SEATS, hive="later")

    played = attacked_into_an_ambush(table, ["clergy: 4", "clergy: pass"], [3, 1])

    assert played.told(Battled) == []
    assert table.warriors("clergy", FOX) == 4
    assert table.warriors("eyrie", FOX) == 5


def test_a_plan_lets_the_hive_rise_in_the_middle_of_a_battle(planned: RootTestTable) -> None:
    cathedral(planned, FOX)
    planned.place(FOX, clergy=1, eyrie=5)
    planned.give("eyrie", "ambush_fox")
    planned.state.plans[planned.seat("eyrie")]["ambush"] = {"when": "always"}

    played = planned.play(battle("clergy", "eyrie", FOX), dice=[2, 1])

    assert played.only(Battled).dealt == 2


@pytest.mark.parametrize(("hive", "at_once"), [("now", 3), ("later", 0)])
def test_the_hive_rises_before_the_deed_that_poked_it_goes_on(hive: str, at_once: int) -> None:
    table = RootTestTable(*CLERGY_SEATS, hive=hive)
    cathedral(table, FOX)
    table.place(FOX, eyrie=2)
    lay_flowers(table, FOX, "fox")
    order: list[int] = []

    async def rule(t: RootTable) -> None:
        await fight(t, table.seat("eyrie"), table.seat("clergy"), FOX)
        order.append(t.state.warriors[FOX][table.seat("clergy")])

    table.play(rule, answers=["clergy: 3", "clergy: pass"], dice=[2, 0])

    assert order == [at_once]
    assert table.warriors("clergy", FOX) == 3
    assert table.score("eyrie") == 2


def test_a_lost_cathedral_returns_to_the_track_with_its_price(table: RootTestTable) -> None:
    cathedral(table, FOX, MOUSE, RABBIT)
    assert table.board_seen("clergy", None).bees == 1

    table.play(destroyed_by(table, "eyrie", FOX), ["clergy: pass"])

    assert table.board_seen("clergy", None).cathedrals == 3
    assert table.board_seen("clergy", None).bees == 0


# With other factions


def test_flowers_in_the_legions_spoils_are_not_in_the_bag() -> None:
    table = RootTestTable("clergy", "legion")
    legion = table.seat("legion")
    board = legion_board(table.state, legion)
    board.campaign, board.suit = table.take("cobbler"), "rabbit"
    table.place(RABBIT, legion=3)
    cathedral(table, RABBIT)
    lay_flowers(table, RABBIT, "mouse")
    table.state.current = legion

    table.play(battle("legion", "clergy", RABBIT), ["clergy: pass"], dice=[1, 0])

    assert table.pieces("clergy", RABBIT) == []
    assert in_bag(table)["mouse"] == 2
    assert table.board_seen("clergy", None).cathedrals == 4


def test_no_crafting_at_a_cathedral_beside_a_colony() -> None:
    table = RootTestTable("clergy", "legion")
    cathedral(table, FOX)
    lay_flowers(table, FOX, "fox")
    table.give("clergy", "anvil")
    craft = Craft(table.card("anvil", "clergy"))

    table.start("clergy", "act")
    assert craft in table.options("clergy")
    table.build(FOX, "legion", "colony")
    table.start("clergy", "act")

    assert table.refused("clergy", craft).key == "worship-flowers"
