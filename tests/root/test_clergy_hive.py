"""The hive of the Clergy, and Penitents among other factions (HCC.2.5)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    AT,
    CLERGY_SEATS,
    FOX,
    HIVE_PLAN,
    MOUSE,
    RABBIT,
    BattleBegan,
    Battled,
    Clearing,
    Craft,
    Loss,
    Played,
    RootTable,
    RootTestTable,
    Rule,
    VagabondMove,
    battle,
    battles,
    card_of,
    cathedral,
    day,
    fight,
    hire,
    holds,
    in_bag,
    lay_flowers,
    legion_board,
    mission,
    move_warriors,
    penitent,
    penitents,
    remove,
)

TABLE = partial(RootTestTable, *CLERGY_SEATS)


@pytest.fixture
def planned() -> RootTestTable:
    """Return a table where plans answer interruptions."""
    return RootTestTable(*CLERGY_SEATS, responses="planned")


# The hive (HCC.2.5)


def destroy_by(table: RootTestTable, key: str, clearing: int) -> Rule:
    """Return the rule of a cathedral's removal in the remover's own turn."""

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

    played = planned.play(destroy_by(planned, "eyrie", FOX), dice=[0, 0])

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

    table.play(destroy_by(table, "eyrie", FOX), ["clergy: pass"])

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


@pytest.mark.ruling("seed:H29")
def test_a_hirelings_player_turns_heretic_and_the_hive_answers_the_hireling() -> None:
    table = RootTestTable("clergy", "marquise", "eyrie", "alliance")
    hire(table, "last_dynasty", "eyrie")
    penitent(table, "eyrie", "marquise")
    cathedral(table, FOX)
    table.place(FOX, clergy=1, last_dynasty=4)

    table.play(fighting(table, "last_dynasty", "clergy"), ["clergy: 4", "clergy: ..."], [3, 0])

    assert penitents(table) == ["marquise"]
    table.choose("clergy", "yes", dice=[3, 0])
    assert table.warriors("last_dynasty", FOX) == 1, "four before, three by the hive"


@pytest.mark.ruling("seed:H29")
def test_a_hireling_of_the_supply_turns_nobody_heretic() -> None:
    table = RootTestTable("clergy", "marquise", "eyrie", "alliance")
    hire(table, "last_dynasty")
    penitent(table, "eyrie", "marquise")
    table.place(FOX, clergy=1, last_dynasty=4)

    table.play(fighting(table, "last_dynasty", "clergy"), dice=[1, 0])

    assert table.warriors("clergy", FOX) == 0
    assert penitents(table) == ["eyrie", "marquise"]


@pytest.mark.ruling("seed:H30")
def test_the_clergys_hireling_spares_penitents() -> None:
    table = RootTestTable("clergy", "marquise", "eyrie", "alliance")
    hire(table, "last_dynasty", "clergy")
    penitent(table, "eyrie")
    table.place(FOX, last_dynasty=3, eyrie=2, marquise=1)
    side = table.seat("last_dynasty")

    assert [each.defender for each in battles(table.state, side)] == [table.seat("marquise")]
    table.play(fighting(table, "eyrie", "last_dynasty"), dice=[1, 1])
    assert table.warriors("eyrie", FOX) == 2, "it removes no Penitent in its defence either"
    assert table.warriors("last_dynasty", FOX) == 2


@pytest.mark.ruling("seed:H29")
def test_a_bandit_that_takes_a_warrior_of_the_clergy_turns_its_controller_heretic() -> None:
    table = bandits("marquise")
    penitent(table, "marquise", "eyrie")
    table.place(1, clergy=2)

    table.play(moving(table, "clergy", 2))

    assert table.warriors("clergy", RABBIT) == 1
    assert penitents(table) == ["eyrie"]


@pytest.mark.ruling("seed:H30")
def test_the_clergys_bandits_take_nothing_of_penitents() -> None:
    table = bandits("clergy")
    penitent(table, "eyrie", "vagabond")
    table.place(1, eyrie=2, marquise=2)
    table.board("vagabond").place = 1
    table.board("vagabond").items[AT["boot"]] = 2

    table.play(moving(table, "eyrie", 2))
    table.play(moving(table, "marquise", 2))
    assert (table.warriors("eyrie", RABBIT), table.warriors("marquise", RABBIT)) == (2, 1)

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(RABBIT)))
    assert table.board("vagabond").place == RABBIT
    assert holds(table.board("vagabond")) == ["boot", "boot-exhausted"], "nothing is damaged"


def test_a_flower_stays_where_its_only_carrier_falls_to_bandits() -> None:
    table = bandits("marquise")
    table.place(1, clergy=3)
    lay_flowers(table, 1, "fox", "mouse")

    table.start("clergy", "act")
    table.choose("clergy", mission(1, RABBIT, 1))
    assert table.warriors("clergy", RABBIT) == 0
    assert table.pieces("clergy", 1) == ["flower_fox", "flower_mouse"]

    table.choose("clergy", mission(1, RABBIT, 2), ["clergy: flower_fox=1"])
    assert (table.warriors("clergy", RABBIT), table.pieces("clergy", RABBIT)) == (1, ["flower_fox"])


def bandits(controller: str) -> RootTestTable:
    """Return a table with a Highway Bandit on the path from 1 to 5."""
    table = TABLE()
    hire(table, "highway_bandits", controller)
    card_of(table, "highway_bandits").paths.append((1, RABBIT))
    table.state.supply[table.seat("highway_bandits")] -= 1
    return table


def moving(table: RootTestTable, key: str, warriors: int) -> Rule:
    """Return the rule of a move over that path."""

    async def rule(t: RootTable) -> None:
        t.state.current = table.seat(key)
        await move_warriors(t, table.seat(key), 1, RABBIT, warriors)

    return rule


def test_a_partner_that_removes_a_cathedral_does_not_poke_the_hive() -> None:
    table = RootTestTable("clergy", "vagabond:vagrant", "marquise")
    table.state.partner[table.seat("vagabond")] = table.seat("clergy")
    cathedral(table, FOX)
    table.place(FOX, marquise=3)
    credit = table.seat("vagabond")

    table.play(battle("marquise", "clergy", FOX, credit=credit), dice=[1, 0])

    assert table.pieces("clergy", FOX) == []
    assert table.asked("clergy") is None


def fighting(table: RootTestTable, attacker: str, defender: str) -> Rule:
    """Return the rule of a battle in which either side may be a hireling."""

    async def rule(t: RootTable) -> None:
        await fight(t, table.seat(attacker), table.seat(defender), FOX)

    return rule
