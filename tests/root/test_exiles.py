"""The Exiles & Partisans deck: what its cards do in their owner's own turn."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.actions import Done
from engine.core.agenda import STEPS
from engine.root import GAME
from engine.root.cards import CARDS, DECKS
from engine.root.effects import Use
from engine.root.events import CardTakenWas, EffectUsed, Placed, Scored
from engine.root.exiles import EffectLost, EffectOf, WarriorsOf
from engine.root.moving import Move
from engine.root.vagabond.deeds import ExhaustedItem
from tests.root.exiles_table import crafted, exiles, pile
from tests.root.table import RootTestTable


@pytest.fixture
def table() -> RootTestTable:
    """Return a table of the base factions with the Exiles & Partisans deck."""
    return exiles()


def use(table: RootTestTable, key: str) -> Use:
    """Return the action of using a card."""
    return Use(table.card(key))


# The deck


def test_the_deck_is_the_published_one():
    deck = [CARDS[card] for card in DECKS["exiles_partisans"]]

    assert len(deck) == 54
    assert Counter(card.suit for card in deck) == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}


def test_the_cards_of_the_standard_deck_keep_their_numbers():
    assert DECKS["standard"] == tuple(range(54))
    assert [CARDS[number].key for number in (54, 55)] == ["loyal_vizier"] * 2


def test_cards_that_both_decks_have_are_the_same_cards():
    both = set(DECKS["standard"]) & set(DECKS["exiles_partisans"])

    kinds = Counter(CARDS[card].kind for card in both)
    assert kinds == {"item": 20, "ambush": 5, "dominance": 4}


def test_the_table_chooses_the_deck():
    standard, other = (RootTestTable(deck=deck) for deck in ("standard", "exiles_partisans"))
    for table in (standard, other):
        table.state.deck = []
        table.play(STEPS["setup.set_up_table"])

    assert sorted(cards_of(standard)) == sorted(DECKS["standard"])
    assert sorted(cards_of(other)) == sorted(DECKS["exiles_partisans"])


def cards_of(table: RootTestTable) -> list[int]:
    """List all cards that setup dealt."""
    return [*table.state.deck, *(card for hand in table.state.hands for card in hand)]


def test_both_decks_can_be_looked_up():
    names = {entry.key for entry in GAME.card_entries(GAME.words("en"))}

    assert {"royal_claim", "soup_kitchens", "anvil", "coffin_makers"} <= names
    assert len(names) == len({CARDS[card].key for deck in DECKS.values() for card in deck})


# Saboteurs


def test_saboteurs_discard_themselves_and_an_effect_of_an_enemy(table):
    table.craft("alliance", "saboteurs")
    table.craft("eyrie", "boat_builders", "tunnels")
    table.give("alliance", "anvil")
    table.turn("alliance")

    played = table.choose("alliance", use(table, "saboteurs"), ["alliance: 1:tunnels"])

    assert crafted(table, "alliance") == []
    assert crafted(table, "eyrie") == ["boat_builders"]
    assert pile(table) == ["saboteurs", "tunnels"]
    assert played.only(EffectLost).seat == table.seat("eyrie")


def test_saboteurs_come_before_what_begins_by_itself(table):
    table.craft("marquise", "saboteurs")
    table.craft("eyrie", "informants")
    table.build(3, "marquise", "sawmill")

    first = table.turn("marquise")

    assert table.asked("marquise") == "turn.start"
    assert first.told(Placed) == []

    then = table.choose("marquise", use(table, "saboteurs"))

    assert crafted(table, "eyrie") == []
    assert then.only(Placed).piece == "wood"


def test_who_goes_on_without_saboteurs_has_missed_the_start_of_birdsong(table):
    table.craft("marquise", "saboteurs", "false_orders")
    table.craft("eyrie", "informants")
    table.place(5, eyrie=1, marquise=1)
    table.turn("marquise", ["marquise: done"])

    assert use(table, "saboteurs") not in table.options("marquise", Use)
    refusal = table.refused("marquise", use(table, "saboteurs"))

    assert (refusal.key, refusal.law) == ("use-when", "1.4.1")
    assert use(table, "false_orders") in table.options("marquise", Use)


def test_nobody_is_stopped_by_saboteurs_without_a_target(table):
    table.craft("marquise", "saboteurs")
    table.place(5, marquise=1)

    table.turn("marquise")

    assert table.asked("marquise") == "marquise.daylight"


def test_saboteurs_spare_a_partner_in_a_coalition(table):
    table.craft("vagabond", "saboteurs")
    table.craft("eyrie", "informants")
    table.craft("marquise", "boat_builders")
    table.state.partner[table.seat("vagabond")] = table.seat("eyrie")
    table.board("vagabond").place = 5
    table.turn("vagabond")

    table.choose("vagabond", use(table, "saboteurs"))

    assert crafted(table, "eyrie") == ["informants"]
    assert crafted(table, "marquise") == []


def test_nobody_sees_which_twin_is_sabotaged(table):
    second = [card for card in DECKS["exiles_partisans"] if CARDS[card].key == "tunnels"][1]
    table.state.deck.remove(second)
    table.state.crafted[table.seat("eyrie")].append(second)
    table.craft("alliance", "saboteurs")
    table.craft("marquise", "informants")
    table.give("alliance", "anvil")
    table.turn("alliance")
    table.choose("alliance", use(table, "saboteurs"), ["alliance: ..."])

    shown = {option.card for option in table.options("alliance", EffectOf)}
    table.choose("alliance", "1:tunnels")

    assert second not in shown
    assert second in table.state.discard


# False Orders


def begin_orders(table: RootTestTable) -> None:
    """Let the Alliance lay False Orders in a Birdsong of theirs."""
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.turn("alliance")
    table.choose("alliance", use(table, "false_orders"), ["alliance: ..."])


def test_false_orders_send_half_rounded_up_wherever_their_owner_says(table):
    table.place(5, marquise=5, eyrie=6)
    begin_orders(table)

    table.choose("alliance", WarriorsOf(table.seat("marquise"), 5), ["alliance: 2"])

    assert table.warriors("marquise", 5) == 2
    assert table.warriors("marquise", 2) == 3
    assert crafted(table, "alliance") == []
    assert pile(table) == ["false_orders"]


def test_whoever_is_forced_to_move_pays_outrage(table):
    table.place(5, marquise=1)
    table.build(2, "alliance", "sympathy")
    table.give("marquise", "root_tea_mouse")
    begin_orders(table)

    table.choose("alliance", "2", ["marquise: root_tea_mouse"])

    assert table.warriors("marquise", 2) == 1
    assert table.hand("marquise") == []


@pytest.mark.parametrize(("reading", "reached"), [("forced", {1, 2, 10}), ("own", {1, 2})])
def test_forced_warriors_move_by_their_own_rights_unless_the_table_reads_the_first_print(
    reading, reached
):
    table = exiles(false_orders=reading)
    table.place(5, marquise=2)
    table.craft("marquise", "boat_builders")
    begin_orders(table)

    assert {option.clearing for option in table.options("alliance")} == reached


def test_the_first_print_lets_the_owner_of_the_card_go_by_theirs():
    table = exiles(false_orders="own")
    table.place(5, marquise=2)
    table.craft("alliance", "boat_builders")
    begin_orders(table)

    assert {option.clearing for option in table.options("alliance")} == {1, 2, 10}


def test_false_orders_need_an_enemy_warrior(table):
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.place(5, alliance=1)
    table.turn("alliance")

    assert table.refused("alliance", use(table, "false_orders")).key == "use-nothing"


def test_false_orders_are_for_birdsong(table):
    table.craft("alliance", "false_orders")
    table.give("alliance", "anvil")
    table.place(5, marquise=1)
    table.start("alliance", "daylight")

    assert table.refused("alliance", use(table, "false_orders")).key == "use-when"


# Swap Meet


def test_a_swap_takes_a_random_card_and_gives_any_back(table):
    table.craft("alliance", "swap_meet")
    table.give("alliance", "anvil")
    table.give("eyrie", "sword", "investments")
    table.turn("alliance")

    table.choose("alliance", use(table, "swap_meet"), ["alliance: ..."], dice=[1])
    assert table.asked("alliance") == "use.swap_meet_give"
    assert not table.question("alliance").public
    given = table.choose("alliance", "anvil")

    assert table.hand("alliance") == ["investments"]
    assert table.hand("eyrie") == ["anvil", "sword"]
    two = {table.seat("alliance"), table.seat("eyrie")}
    assert [set(each or ()) for each in given.audience(CardTakenWas)] == [two]


def test_swap_meet_is_open_once_a_turn(table):
    table.craft("alliance", "swap_meet")
    table.give("alliance", "anvil")
    table.give("eyrie", "sword")
    table.turn("alliance")
    table.choose("alliance", use(table, "swap_meet"), ["alliance: anvil"])

    assert table.refused("alliance", use(table, "swap_meet")).key == "use-once"


def test_the_card_just_taken_may_be_given_back(table):
    table.craft("alliance", "swap_meet")
    table.give("alliance", "anvil")
    table.give("eyrie", "sword")
    table.turn("alliance")

    table.choose("alliance", use(table, "swap_meet"), ["alliance: sword"])

    assert table.hand("eyrie") == ["sword"]


# Eyrie Émigré


def end_birdsong(table: RootTestTable) -> None:
    """Give the Alliance Eyrie Émigré, three warriors in 5, and let their Birdsong end."""
    table.craft("alliance", "eyrie_emigre")
    table.place(5, alliance=3)
    table.give("alliance", "anvil")
    table.turn("alliance", ["alliance: ..."])


def test_birdsong_ends_with_a_move_and_a_battle_there(table):
    table.place(2, marquise=2)
    end_birdsong(table)
    assert table.asked("alliance") == "use.eyrie_emigre"

    table.choose("alliance", Move(5, 2, 3), ["alliance: battle:2:0"], dice=[2, 0])

    assert table.warriors("marquise", 2) == 0
    assert crafted(table, "alliance") == ["eyrie_emigre"]
    assert table.asked("alliance") == "alliance.daylight"


def test_who_does_not_move_loses_the_emigre(table):
    table.place(2, marquise=2)
    end_birdsong(table)

    declined = table.choose("alliance", "pass")

    assert crafted(table, "alliance") == []
    assert pile(table) == ["eyrie_emigre"]
    assert declined.only(EffectLost).seat == table.seat("alliance")


def test_who_moves_where_nobody_can_be_fought_loses_the_emigre(table):
    table.place(2, marquise=2)
    end_birdsong(table)

    table.choose("alliance", Move(5, 1, 1))

    assert table.warriors("alliance", 1) == 1
    assert crafted(table, "alliance") == []


def test_who_cannot_move_loses_the_emigre_unasked(table):
    table.craft("alliance", "eyrie_emigre")
    table.give("alliance", "anvil")
    table.turn("alliance")

    assert crafted(table, "alliance") == []
    assert table.asked("alliance") == "alliance.daylight"


def test_the_emigre_comes_between_birdsong_and_daylight_once(table):
    table.place(2, marquise=2)
    table.craft("alliance", "saboteurs")
    table.craft("marquise", "tunnels")
    end_birdsong(table)
    assert table.asked("alliance") != "use.eyrie_emigre"
    assert {type(option) for option in table.options("alliance")} == {Use, Done}

    table.choose("alliance", "done", [f"alliance: {Move(5, 2, 3).key()}", "alliance: battle:2:0"])

    assert table.asked("alliance") == "alliance.daylight"
    assert table.state.phase == "daylight"


def test_the_vagabond_moves_his_pawn_as_an_emigre(table):
    table.craft("vagabond", "eyrie_emigre")
    table.board("vagabond").place = 5
    table.place(2, marquise=1)
    table.turn("vagabond")
    table.choose("vagabond", "done", ["vagabond: ..."])

    table.choose("vagabond", "2", ["vagabond: battle:2:0"], dice=[0, 0])

    assert table.board("vagabond").place == 2
    assert crafted(table, "vagabond") == ["eyrie_emigre"]


# Propaganda Bureau


def open_bureau(table: RootTestTable, *cards: str) -> None:
    """Give the Alliance Propaganda Bureau and cards, and begin their Daylight."""
    table.craft("alliance", "propaganda_bureau")
    table.give("alliance", *cards)
    table.start("alliance", "daylight")


def test_a_card_turns_an_enemy_warrior_in_a_matching_clearing(table):
    table.place(5, marquise=2, eyrie=1)
    table.place(2, marquise=1)
    open_bureau(table, "bake_sale")
    table.choose(
        "alliance", use(table, "propaganda_bureau"), ["alliance: bake_sale", "alliance: ..."]
    )

    offered = {(option.seat, option.clearing) for option in table.options("alliance", WarriorsOf)}
    table.choose("alliance", WarriorsOf(table.seat("eyrie"), 5))

    assert offered == {(table.seat("marquise"), 5), (table.seat("eyrie"), 5)}
    assert table.warriors("eyrie", 5) == 0
    assert table.warriors("alliance", 5) == 1
    assert pile(table) == ["bake_sale"]


def test_a_bird_matches_any_clearing(table):
    table.place(5, marquise=1)
    table.place(2, eyrie=1)
    open_bureau(table, "arms_trader")

    table.choose(
        "alliance", use(table, "propaganda_bureau"), ["alliance: arms_trader", "alliance: ..."]
    )

    assert len(table.options("alliance", WarriorsOf)) == 2


def test_without_a_matching_card_the_menu_alone_knows(table):
    table.place(5, marquise=1)
    open_bureau(table, "anvil")

    assert table.asked("alliance") == "alliance.daylight"
    assert not table.question("alliance").public
    assert table.options("alliance", Use) == []
    assert table.refused("alliance", use(table, "propaganda_bureau")).key == "use-nothing"


def bureau_at_the_keep(**options: str) -> RootTestTable:
    """Begin the Alliance's Daylight with only the keep's garrison to turn."""
    table = exiles(**options)
    table.place(5, marquise=1)
    table.build(5, "marquise", "keep")
    open_bureau(table, "bake_sale")
    return table


def test_where_nobody_may_place_nobody_is_turned():
    table = bureau_at_the_keep()

    assert table.refused("alliance", use(table, "propaganda_bureau")).key == "use-nothing"


def test_a_table_may_let_the_bureau_remove_anywhere():
    table = bureau_at_the_keep(propaganda="always")

    table.choose("alliance", use(table, "propaganda_bureau"), ["alliance: bake_sale"])

    assert table.warriors("marquise", 5) == 0
    assert table.warriors("alliance", 5) == 0


@pytest.mark.parametrize(("reading", "left"), [("may_place", 0), ("must_place", 1)])
def test_an_empty_supply_does_not_save_the_enemy_unless_the_table_says_so(reading, left):
    table = exiles(propaganda=reading)
    table.place(5, marquise=1)
    table.state.supply[table.seat("alliance")] = 0
    open_bureau(table, "bake_sale")

    if use(table, "propaganda_bureau") in table.options("alliance", Use):
        table.choose("alliance", use(table, "propaganda_bureau"), ["alliance: bake_sale"])

    assert table.warriors("marquise", 5) == left
    assert table.warriors("alliance", 5) == 0


# League of Adventurous Mice


def call_the_league(table: RootTestTable, *items: str) -> None:
    """Give the Marquise the League and crafted items, and begin her Daylight."""
    table.craft("marquise", "league_of_adventurous_mice")
    table.state.crafted_items[table.seat("marquise")] += items
    table.place(5, marquise=2)
    table.place(2, eyrie=1)
    table.board("marquise").actions = 3
    table.start("marquise", "daylight")


def test_an_exhausted_item_pays_for_a_move(table):
    call_the_league(table, "sword")

    table.choose("marquise", use(table, "league_of_adventurous_mice"), ["marquise: move:5:2:2"])

    assert table.warriors("marquise", 2) == 2
    assert table.board("marquise").actions == 3
    assert table.state.unexhausted(table.seat("marquise")) == []
    view = GAME.view(table.state, None).seats[table.seat("marquise")]
    assert (view.items, view.exhausted) == (("sword",), ("sword",))


def test_an_exhausted_item_pays_for_a_battle(table):
    table.place(5, eyrie=1)
    call_the_league(table, "sword", "tea")

    table.choose(
        "marquise", use(table, "league_of_adventurous_mice"),
        ["marquise: tea", "marquise: battle:5:1"], dice=[1, 0],
    )  # fmt: skip

    assert table.warriors("eyrie", 5) == 0
    assert table.state.unexhausted(table.seat("marquise")) == ["sword"]


def test_each_item_serves_once_and_the_league_once_a_turn(table):
    call_the_league(table, "sword", "sword")
    table.choose("marquise", use(table, "league_of_adventurous_mice"), ["marquise: move:5:2:1"])
    assert table.refused("marquise", use(table, "league_of_adventurous_mice")).key == "use-once"

    table.state.used.clear()
    assert table.state.unexhausted(table.seat("marquise")) == ["sword"]


def test_without_a_fresh_item_the_league_stays_at_home(table):
    table.state.exhausted.append((table.seat("marquise"), "sword"))
    call_the_league(table, "sword")

    assert table.refused("marquise", use(table, "league_of_adventurous_mice")).key == "use-nothing"


def test_a_vagabond_may_take_an_exhausted_item_which_arrives_face_up(table):
    marquise = table.seat("marquise")
    table.state.crafted_items[marquise] += ["sword", "sword"]
    table.state.exhausted.append((marquise, "sword"))
    table.board("vagabond").place = 5
    table.board("vagabond").items[0] = 1
    table.place(5, marquise=1)
    table.give("vagabond", "bake_sale")
    table.start("vagabond", "daylight")
    table.choose("vagabond", f"vagabond.aid:bake_sale:{marquise}", ["vagabond: ..."])
    if table.asked("vagabond") == "vagabond.exhaust":
        table.choose("vagabond", "boot", ["vagabond: ..."])

    table.choose("vagabond", ExhaustedItem("sword"))

    assert table.state.crafted_items[marquise] == ["sword"]
    assert table.state.unexhausted(marquise) == ["sword"]
    assert table.state.exhausted == []


# Charm Offensive


def test_charm_draws_a_card_and_lets_another_score(table):
    table.craft("marquise", "charm_offensive")
    table.deck("anvil", "sword", "bake_sale")
    table.board("marquise").actions = 3
    table.place(5, marquise=1)
    table.start("marquise", "daylight")

    charmed = table.choose("marquise", use(table, "charm_offensive"), ["marquise: 1"])

    assert table.score("eyrie") == 1
    assert table.hand("marquise")[0] == "anvil"
    assert charmed.told(EffectUsed)[0].effect == "charm_offensive"
    assert charmed.told(Scored)[0].seat == table.seat("eyrie")


def test_the_start_of_evening_is_past_once_anything_happened_in_it(table):
    table.craft("alliance", "charm_offensive")
    table.board("alliance").officers = 2
    table.state.supply[table.seat("alliance")] -= 2
    table.place(5, alliance=2)
    table.start("alliance", "operations")
    table.choose("alliance", "alliance.move:5:2:1")

    assert table.refused("alliance", use(table, "charm_offensive")).key == "use-when"
