"""The rulings of hireling cards, HI35 to HI50: the effects of each side."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    ALLIED,
    CARDS,
    HIRELINGS,
    OTHER_FOX,
    RABBIT,
    Battled,
    CardTaken,
    Craft,
    Drew,
    HirelingWay,
    ItemTaken,
    Loss,
    Move,
    Moved,
    Removed,
    RootTestTable,
    Scored,
    UseHireling,
    acting,
    battle,
    battles,
    campaign,
    card_of,
    commonest,
    craft,
    end_of_turn,
    enter,
    hire,
    hired_table,
    hireling_options,
    hiring,
    in_box,
    legal_moves,
    map_of,
    removal,
    remove,
    river_clearings,
    ruler,
    setting_up,
    singing,
    targets,
    wander,
)


def reenter(table: RootTestTable, by: str, owner: str, *losses: tuple[int, int]):
    async def rule(t):
        seats = table.seat(owner), table.seat(by)
        await remove(t, [Loss(seats[0], clearing, seats[1], n) for clearing, n in losses])

    return rule


def ways_of(table: RootTestTable, key: str) -> list[str]:
    """List a hireling's ways for its controller."""
    seat = card_of(table, key).controller
    return list(HIRELINGS[key].ways(table.state, table.seat(key), seat))


@pytest.mark.ruling("setup:HI35")
def test_the_patrol_keeps_one_of_the_fallen_and_marches_or_brings_them_back():
    table = hired_table("forest_patrol", "eyrie")
    table.play(setting_up(table, "forest_patrol", "marquise"))
    assert [table.warriors("forest_patrol", c) for c in range(1, 13)] == [1] * 12
    table.state.phase = "daylight"
    table.play(reenter(table, "alliance", "forest_patrol", (5, 1), (7, 1), (8, 1)))
    assert card_of(table, "forest_patrol").kept == 1, "one for all that fell at once"
    assert table.state.supply[table.seat("forest_patrol")] == 2
    assert ways_of(table, "forest_patrol") == ["march", "rescue"]
    table.play(acting(table, "forest_patrol", "rescue"), ["eyrie: 1"])
    assert (table.warriors("forest_patrol", 1), card_of(table, "forest_patrol").kept) == (2, 0)
    table.place(9, marquise=1)
    table.play(
        acting(table, "forest_patrol", "march"),
        ["eyrie: 1:9:2", f"eyrie: 9:{table.seat('marquise')}"],
        dice=[1, 0],
    )
    assert table.warriors("marquise", 9) == 0


@pytest.mark.ruling("setup:HI36")
def test_physicians_bring_the_fallen_of_a_clearing_back_for_a_matching_card():
    table = hired_table("feline_physicians", "eyrie")
    table.place(5, eyrie=3)
    table.place(7, eyrie=1)
    table.give("eyrie", "ambush_rabbit", "ambush_fox")
    fallen = reenter(table, "alliance", "eyrie", (5, 3))
    table.play(fallen, ["eyrie: ..."])
    assert [o.key() for o in table.options("eyrie")] == ["card:ambush_rabbit", "pass"]
    table.choose("eyrie", "ambush_rabbit")
    assert table.warriors("eyrie", 7) == 4
    assert table.discarded() == ["ambush_rabbit"]


@pytest.mark.ruling("setup:HI36")
def test_physicians_bring_back_neither_acolytes_nor_spoils():
    table = hired_table("feline_physicians", "lizards", "lizards", "eyrie", "legion")
    table.place(1, lizards=1)
    table.place(8, lizards=4, eyrie=4)
    table.give("lizards", "anvil", "ambush_fox")
    table.play(battle("eyrie", "lizards", 8), ["lizards: pass"], dice=[2, 0])
    assert (table.board("lizards").acolytes, table.asked("lizards")) == (2, None)

    campaign(table, "foxfolk_steel")
    table.play(removal(table, "lizards", 8, 2))
    assert (in_box(table), table.asked("lizards")) == (2, None)


@pytest.mark.ruling("setup:HI37")
def test_the_dynasty_comes_back_together_marches_where_it_rules_or_fights_twice():
    table = hired_table("last_dynasty", "marquise")
    table.play(acting(table, "last_dynasty", "return"), ["marquise: 9"])
    assert table.warriors("last_dynasty", 9) == 5
    assert ways_of(table, "last_dynasty") == ["dynasty"]
    table.play(acting(table, "last_dynasty", "dynasty"), ["marquise: ..."])
    assert {(o.to, o.warriors) for o in table.options("marquise", Move)} == {
        (1, 5), (4, 5), (12, 5),
    }  # fmt: skip
    table.place(9, eyrie=7)
    assert ways_of(table, "last_dynasty") == ["fight_twice"]
    enemy = f"marquise: 9:{table.seat('eyrie')}"
    played = table.play(acting(table, "last_dynasty", "fight_twice"), [enemy, enemy], dice=[0] * 4)
    assert len(played.told(Battled)) == 2
    assert set(map_of("autumn").edge) == {1, 2, 3, 4, 5, 6, 7, 8, 9}


@pytest.mark.ruling("setup:HI38")
def test_nobles_win_ties_with_an_own_piece_and_score_per_three_clearings():
    table = hired_table("bluebird_nobles", "marquise", "marquise", "alliance", "lizards")
    for clearing in range(1, 9):
        table.place(clearing, marquise=1)
    table.place(1, lizards=1)
    assert ruler(table.state, 1) == table.seat("marquise")
    table.place(9, lizards=1, alliance=1)
    assert ruler(table.state, 9) == -1, "nothing of hers there"
    assert table.play(singing(table, "bluebird_nobles")).only(Scored).points == 2
    table.state.hand_over(table.seat("bluebird_nobles"), -1)
    assert ruler(table.state, 1) == -1


@pytest.mark.ruling("setup:HI38")
def test_a_token_or_a_pawn_is_a_piece_that_wins_ties_beside_other_hirelings():
    table = hired_table("bluebird_nobles", "riverfolk", "riverfolk", "marquise", "vagabond")
    hire(table, "street_band", "riverfolk")
    riverfolk, vagabond = table.seat("riverfolk"), table.seat("vagabond")
    table.place(8, street_band=1, marquise=1)
    assert ruler(table.state, 8) == -1, "a hireling is no piece of theirs"
    table.build(8, "riverfolk", "post_fox")
    assert ruler(table.state, 8) == riverfolk
    table.state.remove_token(riverfolk, 8, "post_fox")
    assert ruler(table.state, 8) == -1

    for key in ("bluebird_nobles", "street_band"):
        table.state.hand_over(table.seat(key), vagabond)
    assert ruler(table.state, 8) == -1
    table.board("vagabond").place = 8
    assert ruler(table.state, 8) == vagabond


@pytest.mark.ruling("setup:HI39")
def test_the_uprising_costs_a_card_to_battle_and_sweeps_or_gathers():
    table = hired_table("spring_uprising", "marquise", "marquise", "eyrie", "vagabond")
    table.play(hiring(table, "spring_uprising", "marquise"), ["marquise: 5"], dice=[0, 1])
    assert table.warriors("spring_uprising", 5) == 1, "a rabbit was rolled"
    table.place(5, eyrie=2, marquise=1)
    uprising = table.seat("spring_uprising")
    table.give("eyrie", "ambush_fox")
    from_eyrie = legal_battles(table, "eyrie")
    assert uprising not in from_eyrie, "no card matches"
    table.give("eyrie", "ambush_rabbit")
    assert uprising in legal_battles(table, "eyrie")
    table.play(battle("eyrie", "spring_uprising", 5), ["eyrie: ambush_rabbit"], dice=[0, 0])
    assert table.discarded() == ["ambush_rabbit"]

    table.play(singing(table, "spring_uprising"), ["marquise: hireling.gather:5"], dice=[1])
    assert table.warriors("spring_uprising", 5) == 2
    played = table.play(singing(table, "spring_uprising"), ["marquise: hireling.rise:5"], dice=[1])
    assert (table.warriors("eyrie", 5), table.warriors("marquise", 5)) == (0, 1)
    assert table.warriors("spring_uprising", 5) == 1
    assert not played.told(Scored)


def legal_battles(table: RootTestTable, key: str) -> set[int]:
    return {each.defender for each in battles(table.state, table.seat(key), [5])}


@pytest.mark.ruling("setup:HI40")
def test_scouts_take_the_higher_die_in_defence_for_a_matching_card():
    table = hired_table("rabbit_scouts", "marquise", "marquise", "eyrie")
    table.place(5, eyrie=3, marquise=3)
    table.give("marquise", "ambush_rabbit")
    played = table.play(
        battle("eyrie", "marquise", 5),
        ["marquise: pass", "marquise: ambush_rabbit"],
        dice=[0, 2],
    )
    assert played.only(Battled).rolls == (0, 2)
    played = table.play(battle("marquise", "eyrie", 5), dice=[0, 2])
    assert played.only(Battled).rolls == (2, 0), "only in defence"


@pytest.mark.ruling("setup:HI41")
def test_the_exile_takes_items_roams_and_fights_with_as_many_as_it_has():
    table = hired_table("exile", "marquise", "marquise", "eyrie")
    table.play(setting_up(table, "exile", "marquise"), ["marquise: -1"])
    exile = card_of(table, "exile")
    assert (exile.pawn, exile.items) == (-1, ["club"] * 3)
    table.state.phase = "daylight"
    border = map_of("autumn").forest_borders[1]
    state, eyrie = table.state, table.seat("eyrie")
    state.crafted_items[eyrie] = ["boot", "sword"]
    state.exhausted.append((eyrie, "boot"))
    state.current = eyrie
    given = UseHireling("exile", HirelingWay("donate"))
    assert given not in hireling_options(state, eyrie, anytime=True), "not beside its forest"
    table.place(border[0], eyrie=2)
    assert given in hireling_options(state, eyrie, anytime=True)

    async def donate(t):
        await HIRELINGS["exile"].act(t, table.seat("exile"), eyrie, "donate")

    played = table.play(donate, ["eyrie: boot"])
    assert (played.only(Drew).count, table.score("eyrie")) == (1, 1)
    assert (exile.items, state.crafted_items[eyrie]) == (["club"] * 3 + ["boot"], ["sword"])

    fights = f"marquise: {border[0]}:{eyrie}"
    played = table.play(
        acting(table, "exile", "roam"), [fights, "eyrie: pass", "marquise: ..."], dice=[3, 1]
    )
    assert played.only(Battled).dealt == 3
    assert exile.exhausted == 3, "two for the battle, one for a hit"
    to = map_of("autumn").forest_adjacent[1][0]
    moved = table.choose("marquise", f"{-to}")
    assert moved.only(Moved).to == -to
    assert exile.exhausted == 0, "nothing is left to do: all refresh"


@pytest.mark.ruling("setup:HI41")
@pytest.mark.parametrize("seat", ["alliance", "riverfolk", "lizards"])
def test_the_exile_roams_in_a_daylight_with_nothing_else_to_do(seat):
    table = hired_table("exile", seat, seat, "marquise", "eyrie")
    exile = card_of(table, "exile")
    exile.items, exile.pawn = ["club"] * 3, -1
    table.start(seat, "rituals" if seat == "lizards" else "daylight")
    assert table.options(seat, UseHireling) == [UseHireling("exile", HirelingWay("roam"))]


@pytest.mark.ruling("setup:HI41")
def test_a_cult_without_cards_may_give_the_exile_an_item_before_its_daylight_ends():
    table = hired_table("exile", "eyrie", "lizards", "marquise", "eyrie")
    exile = card_of(table, "exile")
    exile.items, exile.pawn = ["club"] * 3, -1
    table.place(map_of("autumn").forest_borders[1][0], lizards=2)
    table.state.crafted_items[0] = ["sword"]

    table.start("lizards", "rituals")
    assert table.state.phase == "daylight"
    table.choose("lizards", UseHireling("exile", HirelingWay("donate")), ["..."])

    assert (table.score("lizards"), len(table.hand("lizards"))) == (1, 1)
    assert table.asked("lizards") == "lizards.rituals", "the card drawn may be revealed"


@pytest.mark.ruling("setup:HI42")
def test_the_brigand_takes_a_ruin_item_and_steals_for_a_tool():
    table = hired_table("brigand", "marquise", "marquise", "eyrie")
    table.play(setting_up(table, "brigand", "marquise"))
    assert sorted(i for items in table.state.ruins.values() for i in items) == [
        "bag", "boot", "hammer", "sword",
    ]  # fmt: skip
    table.place(6, marquise=1, eyrie=1)
    assert ways_of(table, "brigand") == ["search"]
    item = table.state.ruins[6][0]
    assert table.play(acting(table, "brigand", "search")).only(ItemTaken).item == item
    assert 6 not in table.state.ruins
    table.give("eyrie", "ambush_fox")
    assert ways_of(table, "brigand") == ["steal"]
    assert table.play(acting(table, "brigand", "steal")).told(CardTaken)
    assert table.hand("marquise") == ["ambush_fox"]
    assert not table.state.unexhausted(table.seat("marquise"))


@pytest.mark.ruling("setup:HI43")
def test_the_flotilla_trades_sails_and_fights_and_is_never_fought():
    starts = {"autumn": [4, 5, 7], "winter": [7, 10], "lake": [1], "mountain": [2, 4]}
    for key, clearings in starts.items():
        table = hired_table("riverfolk_flotilla", "", map=key)
        shores = river_clearings(table.state) & set(map_of(key).edge)
        assert sorted(shores) == clearings
        answers = ["eyrie: ..."] if len(clearings) > 1 else []
        table.play(setting_up(table, "riverfolk_flotilla", "eyrie"), answers)
        assert (table.asked("eyrie") == "hirelings.pawn") == bool(answers)
    table = hired_table("riverfolk_flotilla", "marquise")
    fleet = card_of(table, "riverfolk_flotilla")
    fleet.pawn = 7
    table.place(7, eyrie=1, marquise=1)
    table.place(11, eyrie=5)
    side, enemy = table.seat("riverfolk_flotilla"), table.seat("eyrie")
    assert side not in legal_targets(table, "eyrie", 7)
    played = table.play(
        singing(table, "riverfolk_flotilla"),
        ["marquise: yes", "eyrie: pass", "marquise: 11", f"marquise: 11:{enemy}"],
        dice=[3, 3],
    )
    assert [event.seat for event in played.told(Drew)] == [table.seat("marquise")]
    assert fleet.pawn == 11
    assert played.only(Battled).dealt == 3
    assert table.warriors("eyrie", 11) == 2


def legal_targets(table: RootTestTable, key: str, clearing: int) -> list[int]:
    return list(targets(table.state, table.seat(key), clearing))


@pytest.mark.ruling("setup:HI44")
def test_divers_move_from_and_to_the_river_without_rule():
    table = hired_table("otter_divers", "marquise")
    assert river_clearings(table.state) == {4, 5, 7, 10, 11}
    table.place(5, marquise=1, eyrie=2)
    table.place(2, eyrie=2)
    table.place(6, marquise=1, eyrie=3)
    table.place(3, eyrie=1)
    moves = legal_moves(table.state, table.seat("marquise"), Move)
    assert {(m.origin, m.to) for m in moves} == {(5, 1), (5, 2), (6, 11)}, "rivers are no paths"


@pytest.mark.ruling("setup:HI45")
def test_prophets_force_a_battle_or_a_move_or_spread():
    table = hired_table("warm_sun_prophets", "marquise")
    table.play(setting_up(table, "warm_sun_prophets", "eyrie"))
    assert [c for c in range(1, 13) if table.warriors("warm_sun_prophets", c)] == [6, 10, 11, 12]
    table.state.phase = "daylight"
    table.place(6, eyrie=3, alliance=1)
    table.build(6, "alliance", "sympathy")
    eyrie, alliance = table.seat("eyrie"), table.seat("alliance")
    answers = [f"marquise: {eyrie}:6", f"marquise: battle:6:{alliance}"]
    played = table.play(acting(table, "warm_sun_prophets", "preach"), answers, dice=[3, 3])
    assert played.only(Scored).seat == eyrie, "for the sympathy, as ever"
    table.play(acting(table, "warm_sun_prophets", "preach"), ["marquise: ..."])
    moves = table.options("marquise", Move)
    assert {move.warriors for move in moves} == {table.warriors("eyrie", 6)}, "all that can"
    table.play(reenter(table, "alliance", "warm_sun_prophets", (10, 1)))
    table.play(acting(table, "warm_sun_prophets", "spread"), ["marquise: ..."])
    assert {o.clearing for o in table.options("marquise")} == {*range(1, 13)} - {6, 11, 12}


@pytest.mark.ruling("setup:HI45")
@pytest.mark.parametrize("responses", ["live", "planned"])
def test_a_vagabond_whom_prophets_move_takes_allies_along_unless_he_only_plans(responses):
    seats = ("marquise", "vagabond", "eyrie")
    table = hired_table("warm_sun_prophets", "marquise", *seats, responses=responses)
    wander(table, RABBIT).relations[table.seat("eyrie")] = ALLIED
    table.place(RABBIT, eyrie=2, warm_sun_prophets=1)
    vagabond = table.seat("vagabond")

    preach = acting(table, "warm_sun_prophets", "preach")
    table.play(preach, [f"marquise: {vagabond}:{RABBIT}", f"marquise: vagabond.move:{OTHER_FOX}"])

    waits = [*table.match.pending] == [vagabond]
    assert waits == (responses == "live")
    assert table.board("vagabond").place == (RABBIT if waits else OTHER_FOX)


@pytest.mark.ruling("setup:HI46")
def test_envoys_take_the_commonest_suit_of_five_but_no_ambush():
    table = hired_table("lizard_envoys", "marquise")
    table.discard("birdy_bindle", "ambush_fox", "anvil", "sword", "ambush_mouse", "investments")
    keys = {CARDS[card].key for card in commonest(table.state)}
    assert "ambush_fox" not in keys
    assert "birdy_bindle" not in keys, "the sixth from the top"
    suits = [CARDS[card].suit for card in table.state.discard[-5:]]
    assert {CARDS[c].suit for c in commonest(table.state)} == {max(suits, key=suits.count)}


@pytest.mark.ruling("setup:HI47")
def test_bandits_take_one_of_all_that_pass_and_bring_their_controller_one():
    table = hired_table("highway_bandits", "marquise", "marquise", "eyrie", "vagabond")
    bandits = card_of(table, "highway_bandits")
    bandits.paths.append((1, 5))
    table.state.supply[table.seat("highway_bandits")] -= 1
    table.build(1, "marquise", "keep")
    table.place(1, eyrie=3, marquise=2)
    played = table.play(enter(table, "eyrie", 1, 5, 2))
    assert played.only(Removed).count == 1
    assert (table.warriors("eyrie", 1), table.warriors("eyrie", 5)) == (1, 1)
    table.play(enter(table, "marquise", 1, 5), ["marquise: yes"])
    assert table.warriors("marquise", 5) == 2
    table.play(enter(table, "eyrie", 5, 1))
    assert table.warriors("eyrie", 1) == 1, "the only one that moved"

    table.state.current = table.seat("marquise")
    table.play(acting(table, "highway_bandits", "camp"), ["marquise: ..."])
    paths = {(o.origin, o.to) for o in table.options("marquise")}
    assert (1, 5) not in paths
    assert (7, 8) not in paths, "no own piece at either end"
    assert (5, 10) not in paths, "a river"
    assert (1, 9) in paths


@pytest.mark.ruling("setup:HI35")
def test_a_patrol_that_falls_to_bandits_comes_on_its_card():
    table = hired_table("highway_bandits", "marquise", "marquise", "eyrie")
    card_of(table, "highway_bandits").paths.append((1, 5))
    hire(table, "forest_patrol", "eyrie")
    table.place(1, forest_patrol=2)
    table.play(enter(table, "forest_patrol", 1, 5, 2))
    assert table.warriors("forest_patrol", 5) == 1
    assert card_of(table, "forest_patrol").kept == 1
    assert table.state.supply[table.seat("forest_patrol")] == 10


@pytest.mark.ruling("setup:HI48")
def test_gangs_hide_beside_their_controller_and_bring_warriors():
    table = hired_table("bandit_gangs", "marquise")
    table.place(5, marquise=1, eyrie=1)
    table.play(hiring(table, "bandit_gangs", "marquise"), dice=[0])
    gangs = table.seat("bandit_gangs")
    assert table.warriors("bandit_gangs", 5) == 1
    assert gangs not in legal_targets(table, "eyrie", 5)
    table.place(7, bandit_gangs=1, eyrie=1)
    assert gangs in legal_targets(table, "eyrie", 7)
    table.play(acting(table, "bandit_gangs", "rally"))
    assert (table.warriors("marquise", 5), table.warriors("marquise", 7)) == (2, 1)
    table.state.supply[table.seat("marquise")] = 1
    table.play(acting(table, "bandit_gangs", "rally"), ["marquise: 7"])
    assert table.warriors("marquise", 7) == 2


@pytest.mark.ruling("setup:HI49")
def test_the_expedition_digs_in_then_marches_or_reinforces():
    table = hired_table("sunward_expedition", "marquise")
    side = "sunward_expedition"
    table.play(acting(table, side, "dig"), ["marquise: 5", "marquise: 2", "marquise: reinforce"])
    assert (table.warriors(side, 5), table.pieces(side, 5)) == (3, ["foothold"])
    table.play(acting(table, side, "dig"), ["marquise: ..."])
    assert 5 not in {o.clearing for o in table.options("marquise")}
    table.build(7, side, "foothold")
    table.build(8, side, "foothold")
    table.play(
        acting(table, side, "dig"),
        ["marquise: 7", "marquise: 1", "marquise: 3", "marquise: march", "marquise: done"],
    )
    assert not table.pieces(side, 7), "one is lifted first"
    assert table.warriors(side, 1) == 3


@pytest.mark.ruling("setup:HI50")
def test_artisans_give_the_card_of_a_crafted_item_back_past_five():
    table = hired_table("mole_artisans", "marquise")
    table.build(8, "marquise", "workshop")
    table.give("marquise", "anvil", "ambush_fox", "ambush_mouse", "ambush_rabbit", "sword")
    card = table.card("anvil", held_by="marquise")

    async def crafting(t):
        await craft(t, table.seat("marquise"), Craft(card))

    table.state.current = table.seat("marquise")
    table.play(crafting)
    assert table.discarded() == []
    assert card_of(table, "mole_artisans").cards == [card]
    table.give("marquise", "investments")
    end_of_turn(table, "marquise")
    assert len(table.hand("marquise")) == 6
    assert "anvil" in table.hand("marquise")
