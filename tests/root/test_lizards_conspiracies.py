"""The Lizard Cult's conspiracies (Law 10.4.3): their effects, costs and refusals."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    CONSPIRACY_COST,
    FACTIONS,
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    Battle,
    Battled,
    CardId,
    Clearing,
    Conspired,
    Convert,
    Crusade,
    CrusadeMove,
    CultRecruit,
    Done,
    EffectUsed,
    PieceKind,
    Removed,
    Sanctify,
    Scored,
    Use,
    conspiracy_options,
    conspire,
    cult_table,
    gardens,
    outcast,
    sympathy,
)

TABLE = cult_table


# Conspiracies (10.4.3)


@pytest.mark.parametrize(
    ("acolytes", "hated", "offered"),
    [
        (1, False, set()),
        (1, True, {Crusade, CrusadeMove, Convert}),
        (2, False, {Crusade, CrusadeMove, Convert}),
        (2, True, {Crusade, CrusadeMove, Convert, Sanctify}),
        (3, False, {Crusade, CrusadeMove, Convert, Sanctify}),
    ],
)
def test_conspiracies_cost_two_or_three_acolytes_and_one_less_in_hatred(
    table, acolytes, hated, offered
):
    table.build(FOX, "marquise", "sawmill")
    table.place(FOX, marquise=1, lizards=3)
    outcast(table, "fox", hated=hated, acolytes=acolytes)
    table.state.phase = "birdsong"

    options = conspiracy_options(table.state, table.seat("lizards"))

    assert {type(each) for each in options} == offered


def test_without_enough_acolytes_nobody_is_asked(table):
    table.place(FOX, marquise=1, lizards=3)
    table.give("lizards", "sword")

    conspire(table, "fox", 1)

    assert table.asked("lizards") == "lizards.rituals"


def test_conspiracies_stand_apart_from_rituals_and_end_with_done(table):
    table.place(FOX, marquise=1, lizards=3)
    table.give("lizards", "anvil")
    conspire(table, "fox", 2)
    assert not table.options("lizards", CultRecruit)

    table.choose("lizards", Done())

    assert table.asked("lizards") == "lizards.rituals"
    assert table.options("lizards", CultRecruit)


def test_several_conspiracies_are_paid_one_by_one_until_the_acolytes_are_gone(table):
    table.place(FOX, marquise=1, eyrie=1)
    table.give("lizards", "sword")
    conspire(table, "fox", 4)

    table.choose("lizards", Convert(Clearing(FOX), table.seat("marquise")))
    assert table.asked("lizards") == "lizards.conspiracies"
    table.choose("lizards", Convert(Clearing(FOX), table.seat("eyrie")))

    assert table.asked("lizards") == "lizards.rituals"
    assert table.warriors("lizards", FOX) == 2
    assert table.board("lizards").acolytes == 0
    assert table.state.supply[table.seat("lizards")] == 23


def test_a_crusade_battles_in_an_outcast_clearing(table):
    table.place(FOX, marquise=2, lizards=3)
    table.place(RABBIT, marquise=2, lizards=3)
    conspire(table, "fox", 2)
    marquise = table.seat("marquise")
    assert table.options("lizards", Crusade) == [Crusade(Clearing(FOX), marquise)]

    played = table.choose("lizards", Crusade(Clearing(FOX), marquise), dice=[2, 1])

    assert played.only(Conspired) == Conspired(table.seat("lizards"), "crusade", 2)
    assert played.only(Battled).dealt == 2
    assert table.warriors("lizards", FOX) == 2
    assert table.board("lizards").acolytes == 0


def test_a_crusade_moves_out_of_an_outcast_clearing_and_may_battle_there(table):
    table.place(FOX, lizards=3)
    table.place(MOUSE, marquise=2)
    table.give("lizards", "sword")
    conspire(table, "fox", 2)
    move = CrusadeMove(Clearing(FOX), Clearing(MOUSE), 2)

    table.choose("lizards", move)
    assert table.asked("lizards") == "lizards.crusade"
    fight = Battle(Clearing(MOUSE), table.seat("marquise"))
    assert table.options("lizards") == [fight, Done()]
    played = table.choose("lizards", fight, dice=[2, 0])

    assert played.only(Battled).dealt == 2
    assert table.warriors("lizards", MOUSE) == 2
    assert table.warriors("marquise", MOUSE) == 0


def test_the_battle_after_a_crusades_move_may_be_left_out(table):
    table.place(FOX, lizards=3)
    table.place(MOUSE, marquise=2)
    table.give("lizards", "sword")
    conspire(table, "fox", 2)

    table.choose("lizards", CrusadeMove(Clearing(FOX), Clearing(MOUSE), 2))
    played = table.choose("lizards", Done())

    assert not played.told(Battled)
    assert table.asked("lizards") == "lizards.rituals"


def test_a_crusade_to_where_no_enemy_is_asks_for_no_battle(table):
    table.place(FOX, lizards=3)
    table.give("lizards", "sword")
    conspire(table, "fox", 2)

    table.choose("lizards", CrusadeMove(Clearing(FOX), Clearing(MOUSE), 2))

    assert table.warriors("lizards", MOUSE) == 2
    assert table.asked("lizards") == "lizards.rituals"


def test_a_crusades_move_needs_rule_and_begins_in_an_outcast_clearing(table):
    table.place(FOX, lizards=1, marquise=2)
    table.place(MOUSE, lizards=3)
    table.place(4, marquise=1)
    conspire(table, "fox", 2)
    rest = [each.to for each in table.options("lizards", CrusadeMove)]

    assert rest == [MOUSE]  # ruled by the Cult; 4 is not
    assert table.why("lizards", CrusadeMove(Clearing(FOX), Clearing(4), 1)) == (
        "move-no-rule",
        "4.2.1",
    )
    inwards = CrusadeMove(Clearing(MOUSE), Clearing(FOX), 1)
    assert table.why("lizards", inwards) == ("conspiracy-where", "10.4.3")


def test_converting_scores_nothing_and_lets_field_hospitals_answer(table):
    table.build(1, "marquise", "keep")
    table.place(FOX, marquise=2)
    table.give("marquise", "anvil")
    table.give("lizards", "sword")
    conspire(table, "fox", 2)

    played = table.choose(
        "lizards", Convert(Clearing(FOX), table.seat("marquise")), ["marquise: anvil"]
    )

    assert (table.warriors("marquise", FOX), table.warriors("lizards", FOX)) == (1, 1)
    assert table.warriors("marquise", 1) == 1
    assert played.only(EffectUsed).effect == "field_hospitals"
    assert not played.told(Scored)


def test_sanctifying_scores_a_point_and_places_a_garden_of_the_outcast(table):
    table.build(FOX, "marquise", "sawmill", "workshop")
    table.give("lizards", "sword")
    conspire(table, "fox", 3)

    played = table.choose("lizards", Sanctify(Clearing(FOX), PieceKind("workshop")))

    assert played.only(Removed).by == table.seat("lizards")
    assert table.score("lizards") == 1
    assert table.pieces("lizards", FOX) == ["garden_fox"]
    assert table.pieces("marquise", FOX) == ["sawmill"]
    assert table.state.open_slots(FOX) == 0


def test_a_token_or_a_ruin_cannot_be_sanctified(table):
    sympathy(table, FOX)
    table.build(1, "marquise", "keep")
    table.place(FOX, lizards=1)
    conspire(table, "fox", 3)

    assert table.options("lizards", Sanctify) == []
    sanctify = Sanctify(Clearing(FOX), PieceKind("sympathy"))
    assert table.why("lizards", sanctify) == ("sanctify-nothing", "10.4.3.III")


def test_without_gardens_of_the_outcast_nothing_is_sanctified(table):
    gardens(table, 12, 12, FOX, FOX, 1)
    table.build(6, "marquise", "sawmill")
    table.place(6, lizards=1)
    conspire(table, "fox", 3)

    sanctify = Sanctify(Clearing(6), PieceKind("sawmill"))
    assert table.why("lizards", sanctify) == ("garden-none-left", "1.5.1")


def test_conspiracies_are_refused_with_reasons(table):
    table.place(FOX, lizards=2, marquise=1)
    table.place(1, eyrie=1)
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")
    conspire(table, "fox", 2)

    assert table.why("lizards", Crusade(Clearing(RABBIT), marquise)) == (
        "conspiracy-where",
        "10.4.3",
    )
    assert table.why("lizards", Crusade(Clearing(FOX), eyrie)) == ("battle-no-target", "4.3")
    assert table.why("lizards", Crusade(Clearing(1), eyrie)) == ("battle-nobody", "4.3")
    assert table.why("lizards", Convert(Clearing(FOX), eyrie)) == ("convert-nobody", "10.4.3.II")
    assert table.why("lizards", Sanctify(Clearing(FOX), PieceKind("roost"))) == (
        "acolytes-short",
        "10.4.3",
    )
    table.give("lizards", "sword", "anvil")
    table.choose("lizards", Done())
    assert table.why("lizards", Convert(Clearing(FOX), marquise)) == ("conspiracy-when", "10.4.3")


def test_an_effect_of_birdsong_is_offered_along_with_the_conspiracies(table):
    table.place(FOX, lizards=3, marquise=1)
    table.craft("lizards", "royal_claim")

    conspire(table, "fox", 2)

    assert Use(CardId(table.card("royal_claim"))) in table.options("lizards")


def test_the_menu_says_what_a_conspiracy_costs(table):
    outcast(table, "fox", hated=True, acolytes=2)
    cult, own = table.seat("lizards"), FACTIONS["lizards"]
    crusade = Crusade(Clearing(FOX), table.seat("marquise"))

    assert own.facts(table.state, cult, crusade) == {"cost": CONSPIRACY_COST[Crusade] - 1}
    assert own.menu_context(table.state, cult) == {"acolytes": 2, "suit": "fox", "hated": "yes"}
    table.place(FOX, lizards=2, marquise=1)
    assert GAME.facts(table.state, cult, crusade) == {"mine": 2, "theirs": 1, "cost": 1}
