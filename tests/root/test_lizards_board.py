"""The Lizard Cult (Law 10): rule, losses, Evening, and its view."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FACTIONS,
    FOX,
    GAME,
    MOUSE,
    NOBODY,
    RABBIT,
    AcolytesGained,
    CardId,
    Clearing,
    Craft,
    CultRecruit,
    Discarded,
    Done,
    Drew,
    EffectUsed,
    Fight,
    LastRng,
    Loss,
    Match,
    Move,
    RevealedReturned,
    RngChance,
    RootTestTable,
    Seat,
    Setup,
    Use,
    battle,
    cult_table,
    gardens,
    legal_moves,
    lose_souls,
    lost_souls,
    outcast,
    remove,
    removing,
    ruler,
    take_hits,
)

TABLE = cult_table


# Rule (10.2.4)


def test_a_garden_beats_the_lords_of_the_forest(table):
    table.place(FOX, eyrie=1)
    gardens(table, FOX)
    assert table.state.strength[FOX].count(1) == 2

    assert ruler(table.state, FOX) == table.seat("lizards")


def test_without_a_garden_the_cult_rules_as_everybody(table):
    table.place(FOX, lizards=1, marquise=1)
    assert ruler(table.state, FOX) == NOBODY

    table.place(FOX, lizards=1)

    assert ruler(table.state, FOX) == table.seat("lizards")


def test_rule_by_a_garden_lets_the_cult_move_and_keeps_others_from_it(table):
    gardens(table, FOX)
    table.place(FOX, lizards=1, marquise=8)

    assert Move(Clearing(FOX), Clearing(4), 1) in legal_moves(
        table.state, table.seat("lizards"), Move
    )
    assert legal_moves(table.state, table.seat("marquise"), Move) == []


# Losses (10.2.3, 10.2.5)


def test_a_warrior_that_falls_while_defending_becomes_an_acolyte(table):
    table.place(FOX, lizards=3, marquise=4)

    played = table.play(battle("marquise", "lizards", FOX), dice=[2, 0])

    assert table.board("lizards").acolytes == 2
    assert table.state.supply[table.seat("lizards")] == 22
    assert played.only(AcolytesGained) == AcolytesGained(table.seat("lizards"), 2, 2)


def test_a_warrior_ambushed_while_attacking_goes_to_the_supply(table):
    table.place(FOX, lizards=2, marquise=1)
    table.give("marquise", "ambush_fox")

    table.play(battle("lizards", "marquise", FOX), ["marquise: ambush_fox"])

    assert table.board("lizards").acolytes == 0
    assert table.state.supply[table.seat("lizards")] == 25


def test_what_no_battle_removes_makes_no_acolytes(table):
    table.place(FOX, lizards=3)

    table.play(removing("marquise", "lizards", FOX, warriors=3))

    assert table.board("lizards").acolytes == 0
    assert table.state.supply[table.seat("lizards")] == 25


def test_only_the_defenders_losses_are_marked_as_defending(table):
    table.place(FOX, lizards=1, marquise=1)
    fight = Fight(table.seat("marquise"), table.seat("lizards"), Clearing(FOX))
    losses: list[Loss] = []

    async def rule(t):
        for side in (fight.attacker, fight.defender):
            losses.extend(await take_hits(t, fight, side, 1))

    table.play(rule)

    assert [(loss.owner, loss.defending) for loss in losses] == [
        (table.seat("marquise"), False),
        (table.seat("lizards"), True),
    ]


def test_each_garden_removed_costs_a_random_card(table):
    gardens(table, FOX, FOX)
    table.give("lizards", "anvil", "sword", "cobbler")

    async def rule(t):
        loss = Loss(table.seat("lizards"), FOX, table.seat("eyrie"), 0, ("garden_fox",) * 2)
        await remove(t, [loss])

    played = table.play(rule, dice=[1, 0])

    assert [len(event.cards) for event in played.told(Discarded)] == [1, 1]
    assert len(played.told(EffectUsed)) == 2
    assert table.hand("lizards") == ["cobbler"]
    assert lost_souls(table) == ["anvil", "sword"]
    assert table.score("eyrie") == 2


def test_a_garden_lost_with_an_empty_hand_costs_nothing(table):
    gardens(table, FOX)
    table.place(FOX, marquise=2)

    played = table.play(battle("marquise", "lizards", FOX), dice=[0, 0])

    assert table.pieces("lizards", FOX) == []
    assert not played.told(EffectUsed)


# Evening (10.6)


def test_in_evening_the_revealed_cards_come_back_before_crafting(table):
    outcast(table, "fox")
    gardens(table, FOX)
    table.give("lizards", "anvil", "sword")
    table.deck()
    table.start("lizards", "rituals")
    anvil = CardId(table.card("anvil", "lizards"))
    table.choose("lizards", CultRecruit(anvil, Clearing(FOX)))
    assert table.revealed("lizards") == ["anvil"]
    assert Craft(anvil) not in table.options("lizards")

    played = table.choose("lizards", Done())

    assert played.only(RevealedReturned).cards == (anvil,)
    assert table.hand("lizards") == ["anvil", "sword"]
    assert table.asked("lizards") == "lizards.craft"
    table.choose("lizards", Craft(anvil))
    assert table.score("lizards") == 2
    assert lost_souls(table) == ["anvil"]


def test_cobbler_is_offered_at_the_start_of_evening_before_the_cards_come_back(table):
    table.craft("lizards", "cobbler")
    table.place(FOX, lizards=2)
    table.give("lizards", "anvil", "sword")
    table.deck()
    table.start("lizards", "rituals")
    table.choose("lizards", CultRecruit(CardId(table.card("anvil", "lizards")), Clearing(FOX)))

    table.choose("lizards", Done())
    assert table.revealed("lizards") == ["anvil"]
    table.choose("lizards", Use(CardId(table.card("cobbler"))), ["lizards: 8:7:1"])

    assert table.warriors("lizards", MOUSE) == 1
    assert table.hand("lizards") == ["anvil", "sword"]


@pytest.mark.parametrize(("suit", "crafts"), [("fox", True), ("mouse", False)])
def test_only_gardens_of_the_outcast_craft(table, suit, crafts):
    outcast(table, suit)
    gardens(table, FOX)
    table.give("lizards", "anvil")
    table.deck()

    table.start("lizards", "return")

    assert (table.asked("lizards") == "lizards.craft") == crafts


def test_a_garden_crafts_for_the_suit_of_its_clearing(table):
    outcast(table, "fox")
    table.build(MOUSE, "lizards", "garden_fox")  # as a Lost City would make it
    table.give("lizards", "anvil", "sword")

    table.start("lizards", "return")

    assert [table.state.suits[c] for c in FACTIONS["lizards"].crafting_clearings(
        table.state, table.seat("lizards")
    )] == ["mouse"]  # fmt: skip


def test_two_gardens_in_a_clearing_craft_twice(table):
    outcast(table, "fox")
    gardens(table, FOX, FOX)
    table.give("lizards", "anvil", "protection_racket", "foxfolk_steel")
    table.start("lizards", "return")
    steel = Craft(CardId(table.card("foxfolk_steel", "lizards")))
    assert steel in table.options("lizards")

    table.choose("lizards", Craft(CardId(table.card("anvil", "lizards"))))

    assert table.refused("lizards", steel).key == "craft-cost"


@pytest.mark.parametrize(
    ("places", "cards"),
    [((), 1), ((FOX,), 1), ((FOX, FOX), 2), ((FOX, 12, RABBIT, 5), 3), ((8, 8, 5, 5, 7, 7), 4)],
)
def test_two_gardens_of_a_suit_draw_a_card_more(table, places, cards):
    gardens(table, *places)

    played = table.start("lizards", "draw")

    assert played.told(Drew)[0].count == cards


def test_the_hand_is_discarded_down_to_five_with_what_came_back(table):
    table.give("lizards", "anvil", "sword", "cobbler", "armorers", "sappers")
    table.board("lizards").revealed.append(table.take("foxfolk_steel"))
    table.deck("codebreakers")

    table.start("lizards", "return", answers=["lizards: anvil sword"])

    assert table.hand("lizards") == [
        "armorers",
        "cobbler",
        "codebreakers",
        "foxfolk_steel",
        "sappers",
    ]
    assert lost_souls(table) == ["anvil", "sword"]


# Views, commands, saves


def test_everybody_sees_the_whole_board(table):
    outcast(table, "rabbit", hated=True, acolytes=2)
    gardens(table, FOX, FOX)
    lose_souls(table, "dominance_fox")
    table.board("lizards").revealed.append(table.take("anvil"))
    table.board("lizards").scored.append("fox")

    seen = table.board_seen("lizards", None)

    assert seen == table.board_seen("lizards", "lizards") == table.board_seen("lizards", "marquise")
    assert dict(seen.gardens) == {"fox": 3, "rabbit": 5, "mouse": 5}
    assert (seen.outcast, seen.hated, seen.acolytes) == ("rabbit", True, 2)
    assert (seen.lost_souls, seen.revealed) == (
        (table.card("dominance_fox"),), (table.card("anvil"),)
    )  # fmt: skip
    assert seen.scored == ("fox",)


def test_the_lost_souls_can_be_looked_through_where_the_cult_plays(table):
    lose_souls(table, "anvil", "tax_collector", "tax_collector")
    view, words = GAME.view(table.state, table.seat("eyrie")), GAME.words("en")

    assert "lost_souls" in GAME.subjects(view)
    assert len(GAME.look("lost_souls", view, words)) == 2
    assert GAME.look("lost_souls", view, words)[1].endswith("×2")
    without = GAME.view(RootTestTable("marquise", "eyrie").state, None)
    assert "lost_souls" not in GAME.subjects(without)
    assert GAME.look("lost_souls", without, words) == []


def test_a_card_that_came_back_is_known_to_be_in_the_hand(table):
    anvil = CardId(table.card("anvil"))
    table.give("lizards", "anvil")
    cult = table.seat("lizards")
    told = [RevealedReturned(cult, (anvil,))]
    view = GAME.view(table.state, table.seat("eyrie"))

    lines = GAME.knowledge(told, view)

    assert [(line.id, line.args["card"]) for line in lines] == [("knows-hand-sure", anvil)]
    lose_souls(table, "foxfolk_steel")
    table.board("lizards").lost_souls += table.state.hands[cult]
    assert GAME.knowledge(told, GAME.view(table.state, table.seat("eyrie"))) == []


def test_cards_and_warriors_on_the_board_are_counted(table):
    before = GAME.census(table.state)
    outcast(table, "fox", acolytes=3)
    lose_souls(table, "anvil")
    table.board("lizards").revealed.append(table.take("sword"))

    assert GAME.census(table.state) == before


def test_a_match_of_the_cult_is_saved_with_its_board():
    setup = Setup("root", ("lizards", "marquise"), {"setup": "usual"})
    match = Match.new(GAME, setup, RngChance(LastRng()), keep="step")

    loaded = Match.load(GAME, match.record(), RngChance(LastRng()))

    assert loaded.state == match.state
    assert loaded.state.boards[Seat(0)].start


def test_the_greedy_worth_of_a_board_grows_with_gardens_and_acolytes(table):
    cult, own = table.seat("lizards"), FACTIONS["lizards"]
    bare = own.evaluate(table.state, cult)
    outcast(table, "fox", acolytes=1)
    with_acolyte = own.evaluate(table.state, cult)
    gardens(table, FOX, 12)

    assert bare < with_acolyte < own.evaluate(table.state, cult)
