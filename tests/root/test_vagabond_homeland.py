"""The Homeland's Cheat and Gladiator: Con and Duel (Law 26.10, 26.11); lots for characters."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    ALLIED,
    CARDS_INSTEAD,
    CHARACTERS,
    FOREST,
    GAME,
    HOSTILE,
    INDIFFERENT,
    OTHER_FOX,
    OTHER_MOUSE,
    QUEST_POINTS,
    CompleteQuest,
    Con,
    Damaged,
    DrewCards,
    Duel,
    Item,
    QuestId,
    QuestReturned,
    Removed,
    RootTestTable,
    Setup,
    aid,
    day,
    holds,
    penitent,
    relation,
    wander,
)

BOOTS, RUINED_SHED, HELP, ERRAND = QuestId(10), QuestId(4), QuestId(3), QuestId(0)
"""Quests: two boots (mouse); torch and hammer, boot and bag, tea and boot (fox)."""


# Cheat


def cheat(table: RootTestTable, *items: str, place: int = OTHER_FOX) -> None:
    """Begin the Cheat's Daylight with some quests face up."""
    wander(table, place, *items, character="cheat")
    table.state.quests, table.state.quest_deck = [RUINED_SHED, HELP, BOOTS], [7, 8]
    day(table)


def test_the_cheat_completes_a_quest_with_any_two_items(table: RootTestTable) -> None:
    cheat(table, "boot", "tea", "crossbow", "torch")

    played = table.choose(
        "vagabond", Con(RUINED_SHED, QUEST_POINTS), ["vagabond: tea=1 crossbow=1"]
    )

    board = table.board("vagabond")
    assert holds(board) == ["boot", "crossbow-exhausted", "tea-exhausted", "torch"]
    assert table.score("vagabond") == 1
    assert board.completed == []
    assert table.state.quests == [HELP, BOOTS, 8], "the new quest is drawn before the old returns"
    assert sorted(table.state.quest_deck) == [RUINED_SHED, 7]
    assert played.only(QuestReturned).quest == RUINED_SHED
    refusal = table.refused("vagabond", Con(HELP, QUEST_POINTS))
    assert (refusal.key, refusal.law) == ("con-once", "26.10.2")


def test_two_of_a_kind_will_do(table: RootTestTable) -> None:
    cheat(table, "boot", "boot", "boot")

    table.choose("vagabond", Con(RUINED_SHED, CARDS_INSTEAD))

    assert holds(table.board("vagabond")) == ["boot", "boot-exhausted", "boot-exhausted"]
    assert len(table.hand("vagabond")) == 2
    assert table.score("vagabond") == 0


@pytest.mark.ruling("expansion:HV1")
def test_a_conned_quest_counts_for_itself_and_for_no_later_one(table: RootTestTable) -> None:
    board = wander(table, OTHER_FOX, "boot", "bag", "torch", "tea", character="cheat")
    board.completed = [int(ERRAND)]
    table.state.quests, table.state.quest_deck = [RUINED_SHED, HELP, BOOTS], [7, 8]
    day(table)

    table.choose("vagabond", Con(RUINED_SHED, QUEST_POINTS), ["vagabond: torch=1 tea=1"])
    assert table.score("vagabond") == 2, "the errand, and this one"
    table.choose("vagabond", CompleteQuest(HELP, QUEST_POINTS))

    assert table.score("vagabond") == 2 + 2, "the errand and this one: the conned one is gone"
    assert board.completed == [ERRAND, HELP]


@pytest.mark.ruling("expansion:HV2")
def test_the_last_quest_comes_back_only_for_the_next_draw(table: RootTestTable) -> None:
    wander(table, OTHER_FOX, "boot", "torch", character="cheat")
    table.state.quests, table.state.quest_deck = [RUINED_SHED], []
    day(table)

    table.choose("vagabond", Con(RUINED_SHED, QUEST_POINTS))

    assert (table.state.quests, table.state.quest_deck) == ([], [RUINED_SHED])


def test_a_con_needs_two_ready_items_and_the_clearing(table: RootTestTable) -> None:
    cheat(table, "boot", "tea-exhausted", "torch-damaged")
    assert table.why("vagabond", Con(RUINED_SHED, QUEST_POINTS)) == ("con-items", "26.10.2")
    assert table.why("vagabond", Con(BOOTS, QUEST_POINTS)) == ("quest-suit", "9.5.5")
    assert table.why("vagabond", Con(ERRAND, QUEST_POINTS)) == ("quest-not-up", "9.5.5")


def test_nobody_else_cons(table: RootTestTable) -> None:
    wander(table, OTHER_FOX, "boot", "torch", character="thief")
    table.state.quests = [RUINED_SHED]
    day(table)

    why = table.why("vagabond", Con(RUINED_SHED, QUEST_POINTS))

    assert why == ("not-your-character", "26.10.2")


def test_where_the_quest_lies_in_the_deck_is_known_to_nobody(table: RootTestTable) -> None:
    cheat(table, "boot", "torch")
    table.choose("vagabond", Con(RUINED_SHED, QUEST_POINTS))

    for viewer in (*table.state.seats, None):
        seen = GAME.view(table.state, viewer)
        assert seen.quest_deck == 2
        assert RUINED_SHED not in seen.quests


def test_the_other_vagabond_may_complete_what_comes_back() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond")
    wander(table, OTHER_FOX, "boot", "tea", character="cheat")
    other = wander(table, OTHER_FOX, "torch", "hammer", key="vagabond2", character="tinker")
    table.state.quests, table.state.quest_deck = [RUINED_SHED], []
    day(table)
    table.choose("vagabond", Con(RUINED_SHED, QUEST_POINTS))
    table.state.quests, table.state.quest_deck = table.state.quest_deck, []

    table.start("vagabond2", "daylight")
    table.choose("vagabond2", CompleteQuest(RUINED_SHED, QUEST_POINTS))

    assert (table.score("vagabond"), table.score("vagabond2")) == (1, 1)
    assert other.completed == [RUINED_SHED]


# Gladiator


def duel(table: RootTestTable, enemy: str, item: str) -> Duel:
    """Return the duel with a seat's warrior for an item."""
    return Duel(table.seat(enemy), Item(item))


def test_the_gladiator_duels_for_a_card(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "hammer", character="gladiator")
    table.place(OTHER_MOUSE, eyrie=2)

    day(table)
    played = table.choose("vagabond", duel(table, "eyrie", "hammer"))

    assert holds(board) == ["boot", "hammer-damaged-exhausted"]
    assert table.warriors("eyrie", OTHER_MOUSE) == 1
    assert len(table.hand("vagabond")) == 1
    assert played.only(Damaged).items == ("hammer",)
    kinds = [type(event) for event in played.events]
    assert kinds.index(Removed) < kinds.index(DrewCards), "the removal comes first"
    assert relation(table, "eyrie") == INDIFFERENT
    assert table.score("vagabond") == 0


def test_he_duels_as_often_as_he_has_items(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "boot", character="gladiator")
    table.place(OTHER_MOUSE, eyrie=3)

    day(table)
    table.choose("vagabond", duel(table, "eyrie", "boot"))
    table.choose("vagabond", duel(table, "eyrie", "boot"))

    assert holds(board) == ["boot-damaged-exhausted", "boot-damaged-exhausted"]
    assert table.warriors("eyrie", OTHER_MOUSE) == 1


@pytest.mark.ruling("expansion:HV3")
@pytest.mark.parametrize("step", [HOSTILE, INDIFFERENT, ALLIED])
def test_a_duel_changes_no_relationship_and_is_no_infamy(table: RootTestTable, step: int) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "torch", character="gladiator")
    board.relations[table.seat("eyrie")] = step
    table.place(OTHER_MOUSE, eyrie=1)

    day(table)
    table.choose("vagabond", duel(table, "eyrie", "boot"))

    assert relation(table, "eyrie") == step
    assert table.score("vagabond") == 0


def test_the_aids_of_this_turn_still_count_after_a_duel(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "torch", "sword", character="gladiator")
    board.relations[table.seat("eyrie")] = 1
    table.place(OTHER_MOUSE, eyrie=2)
    table.give("vagabond", "mouse_in_a_sack")

    day(table)
    table.choose("vagabond", aid(table, "mouse_in_a_sack", "eyrie"), ["vagabond: torch"])
    table.choose("vagabond", duel(table, "eyrie", "boot"))

    assert board.aids[table.seat("eyrie")] == 1


def test_field_hospitals_save_the_fallen(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", "boot", character="gladiator")
    table.place(OTHER_MOUSE, marquise=1)
    table.build(1, "marquise", "keep")
    table.give("marquise", "mouse_in_a_sack")

    day(table)
    table.choose("vagabond", duel(table, "marquise", "boot"), ["marquise: mouse_in_a_sack"])

    assert table.warriors("marquise", 1) == 1
    assert len(table.hand("vagabond")) == 1


@pytest.mark.ruling("expansion:HV4")
def test_without_a_warrior_there_is_no_duel(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", "torch-exhausted", character="gladiator")
    table.build(OTHER_MOUSE, "marquise", "sawmill")
    table.place(OTHER_MOUSE, eyrie=1)

    day(table)

    assert table.why("vagabond", duel(table, "marquise", "boot")) == (
        "duel-no-warrior", "26.11.2",
    )  # fmt: skip
    assert table.why("vagabond", duel(table, "eyrie", "torch")) == ("item-needed", "26.11.2")


def test_nobody_duels_in_a_forest_or_as_another_character(table: RootTestTable) -> None:
    board = wander(table, FOREST, "boot", "torch", character="gladiator")
    table.place(OTHER_MOUSE, eyrie=1)
    day(table)
    assert table.why("vagabond", duel(table, "eyrie", "boot")) == ("pawn-in-forest", "26.11.2")

    board.character, board.place = "thief", OTHER_MOUSE
    table.match = None
    day(table)
    assert table.why("vagabond", duel(table, "eyrie", "boot"))[0] == "not-your-character"


def test_an_empty_deck_gives_no_card(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", "torch", character="gladiator")
    table.place(OTHER_MOUSE, eyrie=1)
    table.deck()

    day(table)
    table.choose("vagabond", duel(table, "eyrie", "boot"))

    assert table.hand("vagabond") == []
    assert table.warriors("eyrie", OTHER_MOUSE) == 0


def test_a_warlord_cannot_be_duelled_but_his_warriors_can() -> None:
    table = RootTestTable("hundreds", "eyrie", "vagabond")
    wander(table, OTHER_MOUSE, "boot", "torch", character="gladiator")
    board = table.board("hundreds")
    table.place(OTHER_MOUSE, hundreds=1)
    board.warlord = OTHER_MOUSE

    day(table)

    assert table.why("vagabond", duel(table, "hundreds", "boot"))[0] == "duel-no-warrior"


def test_a_penitent_may_duel_the_clergy() -> None:
    table = RootTestTable("clergy", "eyrie", "vagabond")
    wander(table, OTHER_MOUSE, "boot", "torch", character="gladiator")
    table.place(OTHER_MOUSE, clergy=1, eyrie=1)
    penitent(table, "vagabond")

    day(table)

    offered = {table.state.keys[option.enemy] for option in table.options("vagabond", Duel)}
    assert offered == {"clergy", "eyrie"}, "only the Clergy spare their Penitents (HCC.2.6.I)"


# Characters by choice and by lot (9.3.1, 19.8.2.III)


@pytest.mark.parametrize("character", ["cheat", "gladiator", "jailor"])
def test_a_seat_may_be_one_of_them(character: str) -> None:
    GAME.check_setup(Setup("root", ("marquise", f"vagabond:{character}")))

    table = partial(RootTestTable, "marquise", "vagabond")()
    table.set_up("vagabond", f"vagabond.character:{character}", f"place:{FOREST}")
    assert holds(table.board("vagabond")) == sorted(CHARACTERS[character].items)
