"""The Vagabond: the numbered rulings of the reference (Law 9)."""

import pytest

from tests.root.kit import (
    AMIABLE,
    FRIENDLY,
    HOSTILE,
    INDIFFERENT,
    OTHER_FOX,
    OTHER_MOUSE,
    QUESTS,
    RABBIT,
    Amounts,
    Battled,
    CardTaken,
    CardTakenWas,
    Clearing,
    CompleteQuest,
    Craft,
    ItemsLost,
    ItemTaken,
    PieceKind,
    QuestId,
    Reward,
    RootTable,
    RootTestTable,
    Strike,
    VagabondMove,
    aid,
    battle,
    battle_with,
    day,
    favor,
    holds,
    item_limit,
    relation,
    wander,
)

# Infamy and hostility


@pytest.mark.ruling("base:V01")
def test_killing_three_and_a_building_of_an_indifferent_faction_scores_four(
    table: RootTestTable,
) -> None:
    wander(table, OTHER_MOUSE, "sword", "sword-exhausted", "sword-exhausted", "sword-exhausted")
    table.place(OTHER_MOUSE, marquise=3)
    table.build(OTHER_MOUSE, "marquise", "sawmill")
    table.craft("vagabond", "brutal_tactics")

    day(table)
    table.choose("vagabond", battle_with(table, "marquise"), ["vagabond: yes"], dice=[3, 0])

    assert relation(table, "marquise") == HOSTILE
    assert table.warriors("marquise", OTHER_MOUSE) == 0
    assert table.pieces("marquise", OTHER_MOUSE) == []
    assert table.score("vagabond") == 4  # 2 warriors + the building, twice


@pytest.mark.ruling("base:V02")
def test_a_defender_who_kills_gains_an_enemy_but_no_infamy(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "sword", "boot")
    table.place(OTHER_MOUSE, marquise=3)
    table.state.current = table.seat("marquise")

    table.play(battle("marquise", "vagabond", OTHER_MOUSE), ["vagabond: boot=1"], dice=[1, 1])

    assert table.warriors("marquise", OTHER_MOUSE) == 2
    assert relation(table, "marquise") == HOSTILE
    assert table.score("vagabond") == 0


@pytest.mark.ruling("base:V03")
def test_a_strike_at_the_hostile_earns_no_infamy(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "crossbow")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(OTHER_MOUSE, marquise=2)

    day(table)
    table.choose("vagabond", Strike(table.seat("marquise"), PieceKind("warrior")))

    assert table.warriors("marquise", OTHER_MOUSE) == 1
    assert table.score("vagabond") == 0


@pytest.mark.ruling("base:V04")
@pytest.mark.parametrize("how", ["strike", "battle"])
def test_a_building_alone_scores_and_has_no_witness(table: RootTestTable, how: str) -> None:
    wander(table, OTHER_MOUSE, "crossbow", "sword")
    table.build(OTHER_MOUSE, "marquise", "sawmill")

    day(table)
    if how == "strike":
        table.choose("vagabond", Strike(table.seat("marquise"), PieceKind("sawmill")))
    else:
        table.choose("vagabond", battle_with(table, "marquise"), dice=[1, 0])

    assert table.pieces("marquise", OTHER_MOUSE) == []
    assert table.score("vagabond") == 1
    assert relation(table, "marquise") == INDIFFERENT


@pytest.mark.ruling("base:V05")
def test_an_exhausted_sword_still_defends(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword-exhausted", "boot", "boot", "torch", "tea")
    table.place(OTHER_MOUSE, marquise=3)

    played = table.play(
        battle("marquise", "vagabond", OTHER_MOUSE), ["vagabond: boot=2 tea=1"], dice=[3, 2]
    )

    assert played.only(Battled).dealt == 3
    assert played.only(Battled).suffered == 1
    assert holds(board) == [
        "boot-damaged",
        "boot-damaged",
        "sword-exhausted",
        "tea-damaged",
        "torch",
    ]


@pytest.mark.ruling("base:V06")
def test_hits_beyond_the_last_item_are_ignored(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "torch-exhausted", "sword-damaged")
    table.place(OTHER_MOUSE, marquise=3)

    played = table.play(battle("marquise", "vagabond", OTHER_MOUSE), dice=[3, 1])

    assert played.only(Battled).dealt == 4  # three rolled, and he is defenseless
    assert holds(board) == ["boot-damaged", "sword-damaged", "torch-damaged-exhausted"]
    assert table.score("marquise") == 0


@pytest.mark.ruling("base:V07")
def test_an_ambushed_pawn_fights_on(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "sword", "sword", "boot", "torch")
    table.place(OTHER_MOUSE, marquise=3)
    table.give("marquise", "ambush_mouse")

    day(table)
    played = table.choose(
        "vagabond",
        battle_with(table, "marquise"),
        ["marquise: ambush_mouse", "vagabond: boot=1 torch=1", "vagabond: sword=1"],
        dice=[2, 1],
    )

    assert played.only(Battled).dealt == 2
    assert table.warriors("marquise", OTHER_MOUSE) == 1


# Aid


@pytest.mark.ruling("base:V08")
def test_unused_aids_lapse_at_the_end_of_the_turn(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "torch", "tea", "sword")
    board.relations[table.seat("marquise")] = AMIABLE
    table.place(OTHER_MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: sword"])
    table.turn("vagabond")
    table.choose("vagabond", aid(table, "root_tea_mouse", "marquise"), ["vagabond: sword"])

    assert relation(table, "marquise") == AMIABLE
    assert table.score("vagabond") == 0


@pytest.mark.ruling("base:V09")
def test_three_aids_in_a_turn_are_two_steps_and_three_points(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", "torch", "sword")
    table.place(OTHER_MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse", "armorers")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: boot"])
    assert (relation(table, "marquise"), table.score("vagabond")) == (AMIABLE, 1)
    table.choose("vagabond", aid(table, "root_tea_mouse", "marquise"), ["vagabond: torch"])
    assert (relation(table, "marquise"), table.score("vagabond")) == (AMIABLE, 1)
    table.choose("vagabond", aid(table, "armorers", "marquise"))
    assert (relation(table, "marquise"), table.score("vagabond")) == (FRIENDLY, 3)


@pytest.mark.ruling("base:V10")
def test_an_aided_players_item_arrives_face_up(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot")
    table.place(OTHER_MOUSE, eyrie=1)
    table.state.crafted_items[table.seat("eyrie")] = ["hammer", "tea"]
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    played = table.choose("vagabond", aid(table, "mouse_in_a_sack", "eyrie"), ["vagabond: hammer"])

    assert holds(board) == ["boot-exhausted", "hammer"]
    assert table.state.crafted_items[table.seat("eyrie")] == ["tea"]
    assert played.only(ItemTaken).source == "eyrie"
    assert table.hand("eyrie") == ["mouse_in_a_sack"]
    assert played.audience(CardTaken) == [None]
    assert played.audience(CardTakenWas) == [(table.seat("vagabond"), table.seat("eyrie"))]


# Items and capacity


@pytest.mark.ruling("base:V13")
def test_an_exhausted_bag_narrows_the_limit_and_counts_itself(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "bag", *["sword-exhausted"] * 8)
    table.place(OTHER_MOUSE, marquise=1)
    table.give("vagabond", "mouse_in_a_sack")
    assert item_limit(board) == 8

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"))
    assert item_limit(board) == 6
    form = table.question("vagabond").form
    assert isinstance(form, Amounts)
    assert dict(form.bounds) == {"bag-exhausted": 1, "sword-exhausted": 8}
    assert form.least == form.most == 3
    played = table.choose("vagabond", "bag-exhausted=1 sword-exhausted=2")

    assert holds(board) == ["sword-exhausted"] * 6
    assert len(played.only(ItemsLost).items) == 3


@pytest.mark.ruling("base:V14")
def test_hostile_buildings_do_not_slow_him_down(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot", "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.build(OTHER_MOUSE, "marquise", "sawmill")

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(OTHER_MOUSE)))

    assert holds(board) == ["boot", "boot-exhausted"]


def test_hostile_warriors_cost_a_second_boot(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot", "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(OTHER_MOUSE, marquise=1)
    table.place(RABBIT, marquise=1)

    day(table)
    table.choose("vagabond", VagabondMove(Clearing(OTHER_MOUSE)))

    assert holds(board) == ["boot-exhausted", "boot-exhausted"]


def test_one_boot_is_refused_among_the_hostile(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(OTHER_MOUSE, marquise=1)

    day(table)
    refusal = table.refused("vagabond", VagabondMove(Clearing(OTHER_MOUSE)))

    assert (refusal.key, refusal.law) == ("boots-needed", "9.2.9.III.b")


@pytest.mark.ruling("base:V18")
def test_a_card_of_several_suits_cannot_be_crafted(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "hammer", "hammer", "hammer")
    table.give("vagabond", "tax_collector")

    day(table)
    refusal = table.refused("vagabond", Craft(table.card("tax_collector", "vagabond")))

    assert (refusal.key, refusal.law) == ("craft-one-suit", "9.5.8")


@pytest.mark.ruling("base:V19")
def test_a_favor_card_costs_him_three_items(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword", "boot", "torch", "tea")

    async def rule(t: RootTable) -> None:
        await favor("mouse")(t, table.seat("marquise"))

    table.play(rule, ["vagabond: boot=1 torch=1 tea=1"])

    assert board.place == OTHER_MOUSE
    assert holds(board) == ["boot-damaged", "sword", "tea-damaged", "torch-damaged"]
    assert table.score("marquise") == 0


def test_a_favor_card_elsewhere_does_not_touch_him(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword", "boot", "torch", "tea")

    async def rule(t: RootTable) -> None:
        await favor("fox")(t, table.seat("marquise"))

    table.play(rule)

    assert holds(board) == ["boot", "sword", "tea", "torch"]


@pytest.mark.ruling("base:V20")
@pytest.mark.parametrize("reward", ["points", "cards"])
def test_the_third_fox_quest_is_worth_three_points_or_two_cards(
    table: RootTestTable, reward: str
) -> None:
    board = wander(table, OTHER_FOX, "tea", "coins", "boot")
    fox = [QuestId(i) for i, quest in enumerate(QUESTS) if quest.suit == "fox"]
    fundraising = next(quest for quest in fox if QUESTS[quest].items == ("tea", "coins"))
    board.completed = [int(quest) for quest in fox if quest != fundraising][:2]
    table.state.quests = [fundraising]
    table.state.quest_deck = [14]

    day(table)
    table.choose("vagabond", CompleteQuest(fundraising, Reward(reward)))

    assert holds(board) == ["boot", "coins-exhausted", "tea-exhausted"]
    assert table.score("vagabond") == (3 if reward == "points" else 0)
    assert len(table.state.hands[table.seat("vagabond")]) == (0 if reward == "points" else 2)
    assert board.completed[-1] == fundraising
    assert table.state.quests == [14]
