"""The Jailor, whose cards stand for items: Coerce (Law 26.12)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOREST,
    GAME,
    HOSTILE,
    OTHER_FOX,
    OTHER_MOUSE,
    QUEST_POINTS,
    Aided,
    AidedByCard,
    BuyCard,
    CardId,
    Clearing,
    Coerce,
    CompleteQuest,
    Craft,
    Discarded,
    Explore,
    Item,
    QuestId,
    Repair,
    RootTestTable,
    Scored,
    ServiceBought,
    Strike,
    Use,
    VagabondMove,
    aid,
    battle_with,
    buy,
    day,
    holds,
    post,
    prices,
    riverfolk_table,
    wander,
)

MOUSE_CARD, FOX_CARD = "mouse_in_a_sack", "anvil"
GUARD, ESCORT = QuestId(13), QuestId(10)
"""Quests of mice: a torch and a sword, and two boots."""


def coerce(table: RootTestTable, card: str, key: str = "vagabond") -> Coerce:
    """Return the coercion by a card of the hand."""
    return Coerce(CardId(table.card(card, key)))


def jailor(table: RootTestTable, *items: str, place: int = OTHER_MOUSE) -> None:
    """Begin the Jailor's Daylight with four points and one card of the mice."""
    wander(table, place, *items, character="jailor")
    table.give("vagabond", MOUSE_CARD)
    table.points(vagabond=4)
    day(table)


# What a card is for


def test_without_a_ready_item_a_card_repairs(table: RootTestTable) -> None:
    jailor(table, "sword-damaged", "boot-exhausted")

    played = table.choose(
        "vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.repair:sword:ready"]
    )

    assert holds(table.board("vagabond")) == ["boot-exhausted", "sword"]
    assert table.discarded() == [MOUSE_CARD]
    assert table.score("vagabond") == 3
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("Discarded") < kinds.index("Repaired") < kinds.index("Scored")


def test_a_card_moves_him_and_keeps_the_boot(table: RootTestTable) -> None:
    jailor(table, "boot")

    table.choose("vagabond", coerce(table, MOUSE_CARD), [f"vagabond: vagabond.move:{OTHER_FOX}"])

    assert table.board("vagabond").place == OTHER_FOX
    assert holds(table.board("vagabond")) == ["boot"]


@pytest.mark.ruling("expansion:HV9")
def test_among_hostile_warriors_it_is_one_boot_of_two(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "boot", "torch", character="jailor")
    board.relations[table.seat("eyrie")] = HOSTILE
    table.place(OTHER_FOX, eyrie=1)
    table.give("vagabond", MOUSE_CARD)
    day(table)
    assert table.why("vagabond", VagabondMove(Clearing(OTHER_FOX)))[0] == "boots-needed"

    table.choose("vagabond", coerce(table, MOUSE_CARD), [f"vagabond: vagabond.move:{OTHER_FOX}"])

    assert holds(board) == ["boot-exhausted", "torch"]


def test_a_card_starts_a_battle(table: RootTestTable) -> None:
    jailor(table, "sword-exhausted", "boot")
    table.place(OTHER_MOUSE, eyrie=1)
    eyrie = battle_with(table, "eyrie")
    assert table.why("vagabond", eyrie) == ("item-needed", "9.5.2")

    table.choose("vagabond", coerce(table, MOUSE_CARD), [f"vagabond: {eyrie.key()}"], dice=[1, 0])

    assert table.warriors("eyrie", OTHER_MOUSE) == 0
    assert table.score("vagabond") == 4 - 1


def test_a_card_strikes_and_explores(table: RootTestTable) -> None:
    jailor(table, "boot")
    table.place(OTHER_MOUSE, eyrie=1)
    table.state.ruins[OTHER_MOUSE] = ["bag"]
    assert table.options("vagabond", Strike) == []
    assert table.options("vagabond", Explore) == []

    table.choose("vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.explore"])

    assert holds(table.board("vagabond")) == ["bag", "boot"]
    assert table.score("vagabond") == 4 + 1 - 1


def test_a_quest_asks_which_item_the_card_spares(table: RootTestTable) -> None:
    jailor(table, "torch", "sword")
    table.state.quests = [GUARD]
    quest = CompleteQuest(GUARD, QUEST_POINTS)
    table.match = None
    day(table)

    table.choose(
        "vagabond", coerce(table, MOUSE_CARD), [f"vagabond: {quest.key()}", "vagabond: torch"]
    )

    assert holds(table.board("vagabond")) == ["sword-exhausted", "torch"]


def test_a_quest_that_lacks_one_item_needs_no_question(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", "torch", character="jailor")
    table.give("vagabond", MOUSE_CARD)
    table.state.quests = [ESCORT, GUARD]
    day(table)
    assert table.why("vagabond", CompleteQuest(GUARD, QUEST_POINTS))[0] == "quest-items"

    table.choose(
        "vagabond",
        coerce(table, MOUSE_CARD),
        [f"vagabond: {CompleteQuest(GUARD, QUEST_POINTS).key()}"],
    )

    assert holds(table.board("vagabond")) == ["boot", "torch-exhausted"]
    assert table.score("vagabond") == 0, "the quest's point, which is lost again"


def test_a_card_is_the_item_of_an_aid(table: RootTestTable) -> None:
    jailor(table, "boot")
    table.place(OTHER_MOUSE, eyrie=1)
    table.give("vagabond", "armorers")
    table.match = None
    day(table)

    played = table.choose(
        "vagabond",
        coerce(table, MOUSE_CARD),
        [f"vagabond: {aid(table, 'armorers', 'eyrie').key()}"],
    )

    assert holds(table.board("vagabond")) == ["boot"]
    assert table.hand("eyrie") == ["armorers"]
    assert played.told(Aided) == []
    assert played.only(AidedByCard).to == table.seat("eyrie")
    assert table.score("vagabond") == 4 + 1 - 1


def test_the_card_spent_cannot_be_given_or_crafted_as_well(table: RootTestTable) -> None:
    jailor(table, "hammer-exhausted")
    table.place(OTHER_MOUSE, eyrie=1)
    table.choose("vagabond", coerce(table, MOUSE_CARD))

    assert table.asked("vagabond") == "vagabond.coerce"
    kinds = {type(option) for option in table.options("vagabond")}
    assert kinds == {VagabondMove, type(battle_with(table, "eyrie")), Strike}


def test_a_card_is_a_hammer(table: RootTestTable) -> None:
    wander(table, OTHER_FOX, "hammer", "boot", character="jailor")
    table.give("vagabond", "sword", FOX_CARD)
    day(table)
    craft = Craft(CardId(table.card("sword", "vagabond")))
    assert table.why("vagabond", craft) == ("craft-hammers", "9.5.8")

    table.choose("vagabond", coerce(table, FOX_CARD), [f"vagabond: {craft.key()}"])

    assert holds(table.board("vagabond")) == ["boot", "hammer-exhausted", "sword"]
    assert table.score("vagabond") == 2 - 1


# Conditions and cost


def test_he_coerces_once_a_turn_and_again_in_the_next(table: RootTestTable) -> None:
    jailor(table, "sword-damaged", "boot")
    table.give("vagabond", "armorers")
    table.match = None
    day(table)
    table.choose("vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.repair:sword:ready"])
    assert table.why("vagabond", coerce(table, "armorers")) == ("coerce-once", "26.12.2")

    table.state.used.clear()
    table.match = None
    day(table)
    assert table.options("vagabond", Coerce) == [coerce(table, "armorers")]


def test_the_card_matches_the_clearing_and_birds_always_do(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", character="jailor")
    table.give("vagabond", FOX_CARD, "armorers", MOUSE_CARD)

    day(table)

    assert {option.card for option in table.options("vagabond", Coerce)} == {
        table.card("armorers", "vagabond"),
        table.card(MOUSE_CARD, "vagabond"),
    }
    assert table.why("vagabond", coerce(table, FOX_CARD)) == ("coerce-card", "26.12.2")


@pytest.mark.ruling("expansion:HV5")
def test_in_a_forest_no_clearing_matches(table: RootTestTable) -> None:
    jailor(table, "boot", place=FOREST)

    assert table.why("vagabond", coerce(table, MOUSE_CARD)) == ("pawn-in-forest", "26.12.2")


def test_nobody_else_coerces(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot", character="thief")
    table.give("vagabond", MOUSE_CARD)
    day(table)

    assert table.why("vagabond", coerce(table, MOUSE_CARD)) == ("not-your-character", "26.12.2")


def surround(table: RootTestTable, *cards: str) -> None:
    """Begin the Jailor's Daylight where there is nothing to do but craft, with exhausted items."""
    wander(table, OTHER_MOUSE, "hammer-exhausted", character="jailor")
    table.give("vagabond", *cards)
    table.state.scorched = [each for each in range(1, 13) if each != OTHER_MOUSE]
    table.state.quests = []
    table.state.ruins.clear()
    day(table)


def test_no_card_is_spent_for_nothing(table: RootTestTable) -> None:
    surround(table, MOUSE_CARD, FOX_CARD)

    assert table.options("vagabond", Coerce) == []
    assert table.why("vagabond", coerce(table, MOUSE_CARD)) == ("coerce-nothing", "26.12.2")


def test_one_card_and_nobody_near_leave_nothing_to_ask(table: RootTestTable) -> None:
    surround(table, MOUSE_CARD)

    assert table.asked("vagabond") != "vagabond.daylight"


@pytest.mark.ruling("expansion:HV7")
def test_points_never_fall_below_zero(table: RootTestTable) -> None:
    jailor(table, "sword-damaged", "boot")
    table.points(vagabond=0)

    played = table.choose(
        "vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.repair:sword:ready"]
    )

    assert table.score("vagabond") == 0
    assert played.told(Scored) == []


@pytest.mark.ruling("expansion:HV6")
def test_the_thirtieth_point_wins_before_one_is_lost(table: RootTestTable) -> None:
    jailor(table, "boot")
    table.state.ruins[OTHER_MOUSE] = ["bag"]
    table.points(vagabond=29)

    table.choose("vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.explore"])

    assert table.winners == ["vagabond"]


@pytest.mark.ruling("expansion:HV7")
def test_in_a_coalition_there_is_no_point_to_lose(table: RootTestTable) -> None:
    jailor(table, "sword-damaged", "boot")
    table.state.partner[table.seat("vagabond")] = table.seat("eyrie")
    table.state.dominance[table.seat("vagabond")] = table.take("dominance_fox")

    table.choose("vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.repair:sword:ready"])

    assert table.score("vagabond") == 4


# What others may know


@pytest.mark.parametrize("card", [MOUSE_CARD, FOX_CARD])
def test_being_asked_tells_nobody_what_he_holds(table: RootTestTable, card: str) -> None:
    wander(table, OTHER_MOUSE, "boot-exhausted", character="jailor")
    table.give("vagabond", card)

    day(table)

    assert table.asked("vagabond") == "vagabond.daylight"


def test_without_cards_or_items_he_is_not_asked(table: RootTestTable) -> None:
    wander(table, OTHER_MOUSE, "boot-exhausted", character="jailor")

    day(table)

    assert table.asked("vagabond") != "vagabond.daylight"


def test_the_card_spent_is_seen_by_all(table: RootTestTable) -> None:
    jailor(table, "sword-damaged", "boot")

    played = table.choose(
        "vagabond", coerce(table, MOUSE_CARD), ["vagabond: vagabond.repair:sword:ready"]
    )

    assert played.audience(Discarded) == [None]
    assert GAME.view(table.state, None).discard != ()


def test_one_vagabonds_card_is_no_item_of_the_other() -> None:
    table = RootTestTable("marquise", "vagabond", "vagabond")
    other = wander(table, OTHER_MOUSE, "sword", key="vagabond2", character="thief")
    wander(table, OTHER_MOUSE, "sword-exhausted", "boot", character="jailor")
    table.give("vagabond", MOUSE_CARD)
    table.give("vagabond2", "armorers")
    day(table)

    table.choose(
        "vagabond",
        coerce(table, MOUSE_CARD),
        [f"vagabond: vagabond.battle:{table.seat('vagabond2')}", "vagabond2: pass", "..."],
        dice=[0, 0],
    )
    table.start("vagabond2", "daylight")

    assert holds(other) == ["sword"]
    assert table.why("vagabond2", coerce(table, "armorers", "vagabond2"))[0] == (
        "not-your-character"
    )


# In the middle of other actions


def shop(card: str, *items: str) -> RootTestTable:
    """Begin the Jailor's turn beside the Riverfolk, who sell cards for one item."""
    table = riverfolk_table()
    prices(table, 1, 1, 1)
    post(table, OTHER_MOUSE)
    wander(table, OTHER_MOUSE, *items, character="jailor")
    table.give("riverfolk", "sappers")
    table.give("vagabond", card)
    table.points(vagabond=4)
    table.turn("vagabond")
    return table


@pytest.mark.ruling("expansion:HV8")
def test_a_card_pays_for_a_service_without_items() -> None:
    table = shop(MOUSE_CARD, "boot-exhausted")
    assert table.asked("vagabond") == "riverfolk.services"

    played = table.choose("vagabond", buy(table, "sappers"), [f"vagabond: {MOUSE_CARD}"])

    assert "sappers" in table.hand("vagabond")
    assert MOUSE_CARD not in table.hand("vagabond")
    assert played.only(ServiceBought).price == 1
    assert table.score("vagabond") == 3


def test_he_may_pay_with_an_item_instead() -> None:
    table = shop(MOUSE_CARD, "boot", "torch")

    table.choose("vagabond", buy(table, "sappers"), ["vagabond: pass", "vagabond: boot=1", "..."])

    assert sorted(table.hand("vagabond")) == sorted([MOUSE_CARD, "sappers"])
    assert table.score("vagabond") == 4


def test_the_riverfolk_ask_him_whatever_he_holds() -> None:
    table = shop(FOX_CARD, "boot-exhausted")

    assert table.asked("vagabond") == "riverfolk.services"
    assert table.options("vagabond", BuyCard) == []
    assert table.why("vagabond", buy(table, "sappers"))[0] == "service-price"


def test_a_granted_move_takes_a_card_among_hostile_warriors(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "torch", "boot-exhausted", character="jailor")
    board.relations[table.seat("eyrie")] = HOSTILE
    table.place(OTHER_FOX, eyrie=1)
    table.craft("vagabond", "cobbler")
    table.give("vagabond", MOUSE_CARD)
    table.points(vagabond=4)
    table.start("vagabond", "evening")

    table.choose(
        "vagabond",
        Use(CardId(table.card("cobbler"))),
        [f"vagabond: vagabond.move:{OTHER_FOX}", f"vagabond: {MOUSE_CARD}", "..."],
    )

    assert board.place == OTHER_FOX
    assert holds(board) == ["boot-exhausted", "torch"]
    assert table.score("vagabond") == 3


def test_a_granted_move_elsewhere_asks_nothing(table: RootTestTable) -> None:
    board = wander(table, OTHER_MOUSE, "torch", character="jailor")
    table.craft("vagabond", "cobbler")
    table.give("vagabond", MOUSE_CARD)
    table.start("vagabond", "evening")

    table.choose(
        "vagabond",
        Use(CardId(table.card("cobbler"))),
        [f"vagabond: vagabond.move:{OTHER_FOX}"],
    )

    assert board.place == OTHER_FOX
    assert MOUSE_CARD in table.hand("vagabond")


def test_in_the_open_question_other_actions_are_refused_with_their_reason(
    table: RootTestTable,
) -> None:
    jailor(table, "sword-damaged", "boot")
    table.choose("vagabond", coerce(table, MOUSE_CARD))

    assert table.asked("vagabond") == "vagabond.coerce"
    refusal = table.refused("vagabond", Repair(Item("torch"), "ready"))
    assert (refusal.key, refusal.law) == ("repair-nothing", "9.5.7")
