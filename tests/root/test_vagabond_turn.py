"""The Vagabond: setup, and a turn from Birdsong to Daylight (Law 9.3 to 9.6)."""

from tests.root.kit import (
    CARDS_INSTEAD,
    FACTIONS,
    FOREST,
    HOSTILE,
    INDIFFERENT,
    OTHER_FOX,
    OTHER_MOUSE,
    QUEST_POINTS,
    RABBIT,
    Amounts,
    Clearing,
    CompleteQuest,
    Craft,
    Explore,
    Item,
    ItemTaken,
    PieceKind,
    Place,
    QuestId,
    Refreshed,
    Repair,
    Repaired,
    RootTable,
    RootTestTable,
    RuinSeen,
    Rule,
    Slip,
    Strike,
    VagabondMove,
    aid,
    battle_with,
    day,
    holds,
    on_track,
    ready,
    relation,
    wander,
)

# Setup


def setting_up(*keys: str) -> Rule:
    """Return the setup of Vagabonds, in this order."""

    async def rule(t: RootTable) -> None:
        for key in keys:
            await FACTIONS["vagabond"].set_up(t, t.state.seat_of(key))

    return rule


def test_setup_lays_out_quests_and_ruins() -> None:
    table = RootTestTable("marquise", "vagabond:tinker")
    table.play(setting_up("vagabond"), ["vagabond: -3"])

    board = table.board("vagabond")
    assert board.place == -3
    assert holds(board) == ["bag", "boot", "hammer", "torch"]
    assert len(table.state.quests) == 3
    assert len(table.state.quest_deck) == 12
    assert sorted(item for under in table.state.ruins.values() for item in under) == [
        "bag", "boot", "hammer", "sword",
    ]  # fmt: skip


def test_two_vagabonds_share_quests_and_double_the_ruins() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie", setup="usual")
    table.play(setting_up("vagabond", "vagabond2"))

    one, other = table.board("vagabond"), table.board("vagabond2")
    assert one.character != other.character
    assert len(table.state.quests) == 3
    assert [len(under) for under in table.state.ruins.values()] == [2, 2, 2, 2]
    assert [step for step in one.relations if step != INDIFFERENT] == [-2, -2]


# Birdsong


def test_refresh_flips_three_and_two_per_tea(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "tea", *["boot-exhausted"] * 4, *["torch-exhausted"] * 3)

    table.turn("vagabond")
    form = table.question("vagabond").form
    assert isinstance(form, Amounts)
    assert form.least == form.most == 5
    played = table.choose("vagabond", "boot-exhausted=4 torch-exhausted=1")

    assert ready(board, "boot") == 4
    assert len(played.only(Refreshed).items) == 5


def test_tea_flipped_up_does_not_refresh_more(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, *["tea-exhausted"] * 2, *["boot-exhausted"] * 3)

    table.turn("vagabond", ["vagabond: tea-exhausted=2 boot-exhausted=1"])

    assert holds(board) == ["boot", "boot-exhausted", "boot-exhausted", "tea", "tea"]


def test_a_damaged_item_is_refreshed_but_stays_damaged(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot-damaged-exhausted", "tea-exhausted")

    table.turn("vagabond")

    assert holds(board) == ["boot-damaged", "tea"]


def test_he_slips_once_even_among_the_hostile(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX)
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(OTHER_MOUSE, marquise=1)

    table.turn("vagabond")
    table.choose("vagabond", Slip(Place(OTHER_MOUSE)))

    assert board.place == OTHER_MOUSE


def test_a_second_slip_is_refused(table: RootTestTable) -> None:
    wander(table, OTHER_FOX, "boot", "boot")

    table.turn("vagabond")
    table.choose("vagabond", Slip(Place(FOREST)))
    refusal = table.refused("vagabond", Slip(Place(RABBIT)))

    assert (refusal.key, refusal.law) == ("slip-once", "9.4.2")


def test_he_leaves_a_forest_by_boot_but_never_enters_one(table: RootTestTable) -> None:
    board = wander(table, FOREST, "boot", "boot")

    day(table)
    assert [o.to for o in table.options("vagabond", VagabondMove)] == [1, 2, 5, 10]
    table.choose("vagabond", VagabondMove(Clearing(2)))
    assert board.place == 2
    refusal = table.refused("vagabond", VagabondMove(Clearing(FOREST)))

    assert (refusal.key, refusal.law) == ("move-no-forest", "9.2.10")


# Daylight


def test_exploring_takes_the_item_and_opens_the_slot(table: RootTestTable) -> None:
    board = wander(table, 10, "torch")
    table.state.ruins[10] = ["hammer"]
    slots = table.state.open_slots(10)

    day(table)
    table.choose("vagabond", Explore())

    assert holds(board) == ["hammer", "torch-exhausted"]
    assert table.score("vagabond") == 1
    assert 10 not in table.state.ruins
    assert table.state.open_slots(10) == slots + 1


def test_two_items_under_a_ruin_are_seen_by_the_explorer_alone() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie")
    board = wander(table, 10, "torch", "torch")
    wander(table, 4, "torch", key="vagabond2", character="ranger")
    table.state.ruins[10] = ["hammer", "boot"]

    day(table)
    played = table.choose("vagabond", Explore(), ["vagabond: boot"])
    assert played.audience(RuinSeen) == [(table.seat("vagabond"),)]
    assert played.only(ItemTaken).item == "boot"
    assert table.match is not None
    view = table.match.view
    assert view(table.seat("vagabond")).seats[1].board.known_ruins == ((10, ("hammer",)),)
    assert view(table.seat("vagabond2")).seats[1].board.known_ruins == ()
    assert view(None).seats[1].board.known_ruins == ()

    table.choose("vagabond", Explore())
    assert holds(board) == ["boot", "hammer", "torch-exhausted", "torch-exhausted"]
    assert table.score("vagabond") == 2
    assert 10 not in table.state.ruins


def test_no_second_ruin_item_of_a_kind() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond", "eyrie")
    board = wander(table, 10, "torch", "boot")
    board.ruin_items = ["boot"]
    table.state.ruins[10] = ["boot", "boot"]

    day(table)
    table.choose("vagabond", Explore())

    assert holds(board) == ["boot", "torch-exhausted"]
    assert table.score("vagabond") == 0
    assert table.state.ruins[10] == ["boot", "boot"]


def test_repair_keeps_the_side(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "hammer", "hammer", "tea-damaged", "sword-damaged-exhausted")

    day(table)
    played = table.choose("vagabond", Repair(Item("tea"), "ready"))
    table.choose("vagabond", Repair(Item("sword"), "exhausted"))

    assert played.only(Repaired).items == ("tea",)
    assert holds(board) == ["hammer-exhausted", "hammer-exhausted", "sword-exhausted", "tea"]
    assert on_track(board, "tea") == 1


def test_he_crafts_with_hammers_and_keeps_the_item(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "hammer", "hammer")
    table.give("vagabond", "root_tea_mouse")

    day(table)
    table.choose("vagabond", Craft(table.card("root_tea_mouse", "vagabond")))

    assert holds(board) == ["hammer", "hammer-exhausted", "tea"]
    assert table.score("vagabond") == 2
    assert table.state.items["tea"] == 1


def test_a_forest_is_no_place_for_deeds(table: RootTestTable) -> None:
    wander(table, FOREST, "boot", "sword", "torch", "crossbow", "hammer")
    table.give("vagabond", "mouse_in_a_sack", "root_tea_mouse")
    table.place(OTHER_FOX, marquise=1)

    day(table)
    fox = table.seat("marquise")
    for action, law in (
        (battle_with(table, "marquise"), "9.5.2"),
        (Explore(), "9.5.3"),
        (aid(table, "mouse_in_a_sack", "marquise"), "9.5.4"),
        (Strike(fox, PieceKind("warrior")), "9.5.6"),
        (Craft(table.card("root_tea_mouse", "vagabond")), "9.5.8"),
    ):
        refusal = table.refused("vagabond", action)
        assert (refusal.key, refusal.law) == ("pawn-in-forest", law)


def test_aid_to_the_hostile_takes_items_but_mends_nothing(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot")
    board.relations[table.seat("marquise")] = HOSTILE
    table.place(OTHER_MOUSE, marquise=1)
    table.state.crafted_items[table.seat("marquise")] = ["coins"]
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "marquise"), ["vagabond: coins"])

    assert relation(table, "marquise") == HOSTILE
    assert table.score("vagabond") == 0
    assert holds(board) == ["boot-exhausted", "coins"]


def test_aid_needs_a_matching_card_and_somebody_there(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot")
    table.place(OTHER_MOUSE, marquise=1)
    table.give("vagabond", "anvil", "mouse_in_a_sack")

    day(table)

    assert table.refused("vagabond", aid(table, "anvil", "marquise")).key == "aid-card"
    assert table.refused("vagabond", aid(table, "mouse_in_a_sack", "eyrie")).key == "aid-nobody"


def test_strike_takes_warriors_before_buildings(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "crossbow")
    table.place(OTHER_MOUSE, marquise=1)
    table.build(OTHER_MOUSE, "marquise", "sawmill")

    day(table)
    refusal = table.refused("vagabond", Strike(table.seat("marquise"), PieceKind("sawmill")))
    assert refusal.key == "strike-warriors-first"
    table.choose("vagabond", Strike(table.seat("marquise"), PieceKind("warrior")))

    assert relation(table, "marquise") == HOSTILE


def test_a_quest_needs_its_clearing_and_its_items(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "tea", "boot")
    table.state.quests = [0, 11]  # a fox quest, and two swords in a mouse clearing

    day(table)
    fox = table.refused("vagabond", CompleteQuest(QuestId(0), QUEST_POINTS))
    swords = table.refused("vagabond", CompleteQuest(QuestId(11), QUEST_POINTS))

    assert (fox.key, swords.key) == ("quest-suit", "quest-items")
    assert swords.args_of_words["missing"] == "sword sword"


def test_the_quest_deck_may_run_out(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "sword", "sword")
    table.state.quests, table.state.quest_deck = [11], []

    day(table)
    table.choose("vagabond", CompleteQuest(QuestId(11), CARDS_INSTEAD))

    assert table.state.quests == []
    assert board.completed == [11]
