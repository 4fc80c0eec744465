"""The Duchy's ministers one by one (Law 12.5.2, 12.5.3): their actions, and refusals."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.root.kit import (
    BURROW,
    CARDS,
    FOX,
    GAME,
    MINISTER_SECTION,
    MINISTERS,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RANK_OF,
    Battle,
    CardsRevealed,
    DuchyBoard,
    DuchyRecruit,
    MinisterAction,
    Move,
    SomeOf,
    Sway,
    cathedral,
    duchy_daylight,
    duchy_table,
    may_complete,
    ministers,
    most_revealed,
    parliament_options,
)

TABLE = duchy_table


# Parliament (12.5.2)


@pytest.mark.parametrize("minister", MINISTERS)
def test_a_player_who_can_do_nothing_says_so_with_the_section(table, minister):
    ministers(table, *MINISTERS)

    duchy_daylight(table)
    refusal = table.refused("duchy", MinisterAction(minister))

    assert (refusal.key, refusal.law) == ("minister-idle", MINISTER_SECTION[minister])


def test_an_unswayed_minister_does_not_act(table):
    duchy_daylight(table)

    assert table.refused("duchy", MinisterAction("earl")).key == "minister-not-swayed"


def test_the_foremole_builds_for_any_card_but_only_where_the_duchy_rules(table):
    ministers(table, "foremole")
    table.place(FOX, duchy=1)
    table.place(MOUSE, duchy=1, marquise=1)
    table.give("duchy", "sword", "cobbler")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("foremole"))
    assert {each.clearing for each in table.options("duchy")} == {FOX}
    table.choose("duchy", f"citadel:{FOX}", ["duchy: sword"])

    assert table.pieces("duchy", FOX) == ["citadel"]
    assert table.board("duchy").actions == 2, "the Assembly's actions are not used"


def test_the_captain_is_asked_even_where_only_one_battle_is_possible(table):
    ministers(table, "captain")
    table.place(FOX, duchy=2, eyrie=1)

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("captain"))

    assert table.asked("duchy") == "duchy.captain"
    assert len(table.options("duchy", Battle)) == 1


def test_the_marshal_takes_one_move(table):
    ministers(table, "marshal")
    table.place(BURROW, duchy=3)
    table.build(FOX, "duchy", "tunnel")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("marshal"), ["duchy: 13:8:2"])

    assert table.warriors("duchy", FOX) == 2
    assert table.state.current != table.seat("duchy"), "nothing was left to do"


def test_the_brigadier_may_stop_after_one(table):
    ministers(table, "brigadier", "earl")
    table.place(FOX, duchy=2, marquise=1)
    table.build(MOUSE, "duchy", "citadel")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("brigadier"), [f"duchy: {FOX}:{MOUSE}:1", "duchy: done"])

    assert table.warriors("duchy", MOUSE) == 1
    assert table.options("duchy", MinisterAction) == [MinisterAction("earl")]


@pytest.mark.ruling("seed:H31")
def test_the_hives_battle_waits_for_the_brigadiers_second():
    table = duchy_table("clergy", "marquise")
    ministers(table, "brigadier")
    cathedral(table, FOX)
    table.place(FOX, duchy=3)
    table.place(MOUSE, duchy=1, marquise=1)

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("brigadier"))
    table.choose("duchy", f"{FOX}:1", ["clergy: 4", "duchy: ..."], dice=[1, 0])
    assert table.asked("duchy") == "duchy.second_battle", "one action is not interrupted (1.4.2)"
    table.choose("duchy", f"{MOUSE}:2", ["clergy: ..."], dice=[1, 0])

    assert table.warriors("marquise", MOUSE) == 0
    assert table.asked("clergy") == "clergy.avenge"


def test_the_mayor_as_brigadier_fights_twice_or_moves_twice(table):
    ministers(table, "mayor", "brigadier")
    table.place(FOX, duchy=2)

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("mayor"))
    assert table.asked("duchy") == "duchy.brigadier", "nobody else could be imitated"
    table.choose("duchy", f"{FOX}:{MOUSE}:1")

    assert table.asked("duchy") == "duchy.second_move"
    assert table.options("duchy", Move)


@pytest.mark.parametrize(
    ("lord", "kind", "count", "points"),
    [("baron", "market", 2, 2), ("earl", "citadel", 3, 3), ("duchess", "tunnel", 3, 2)],
)
def test_lords_score_for_what_is_on_the_map(table, lord, kind, count, points):
    ministers(table, lord)
    for clearing in (FOX, RABBIT, MOUSE)[:count]:
        table.build(clearing, "duchy", kind)

    duchy_daylight(table, "parliament")
    assert GAME.facts(table.state, table.seat("duchy"), MinisterAction(lord))["points"] == points
    table.choose("duchy", MinisterAction(lord))

    assert table.score("duchy") == points


def test_a_minister_swayed_today_acts_tomorrow(table):
    for clearing in (FOX, OTHER_FOX, RABBIT, MOUSE):
        table.place(clearing, duchy=1)
    table.build(FOX, "duchy", "citadel")
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler", "sword")
    table.craft("duchy", "tax_collector")

    duchy_daylight(table, "sway")
    cards = ["anvil", "foxfolk_steel", "cobbler", "sword"]
    table.choose("duchy", Sway("earl"), ["duchy: " + " ".join(cards)])

    assert table.score("duchy") == 3
    assert table.options("duchy", MinisterAction) == []
    assert table.refused("duchy", MinisterAction("earl")).key == "duchy-passed"


def test_a_player_who_has_no_score_marker_is_offered_no_minister_who_only_scores(table):
    ministers(table, "banker", "earl", "baron", "duchess")
    table.build(FOX, "duchy", "citadel", "market")
    table.build(RABBIT, "duchy", "tunnel")
    table.build(OTHER_FOX, "duchy", "tunnel")
    table.build(MOUSE, "duchy", "tunnel")
    table.give("duchy", "anvil")
    seat = table.seat("duchy")
    assert len(parliament_options(table.state, seat)) == 4

    table.state.dominance[seat] = table.take("dominance_fox")

    assert parliament_options(table.state, seat) == []


# Swaying (12.5.3)


@pytest.mark.parametrize(("minister", "points"), [("captain", 1), ("banker", 2), ("baron", 3)])
def test_each_rank_has_its_price_and_its_points(table, minister, points):
    for clearing in (FOX, OTHER_FOX, RABBIT, MOUSE):
        table.place(clearing, duchy=1)
    cards = ["anvil", "foxfolk_steel", "cobbler", "sword"][: points + 1]
    table.give("duchy", *cards)

    duchy_daylight(table, "sway")
    facts = GAME.facts(table.state, table.seat("duchy"), Sway(minister))
    table.choose("duchy", Sway(minister), ["duchy: " + " ".join(cards)])

    assert (facts["cards"], facts["points"]) == (points + 1, points)
    assert table.score("duchy") == points
    assert table.board("duchy").crowns[RANK_OF[minister]] == 2


def test_swaying_asks_once_for_some_of_the_cards(table):
    for clearing in (FOX, OTHER_FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler", "armorers", "sword")
    duchy_daylight(table, "sway")
    table.choose("duchy", Sway("banker"))

    assert table.asked("duchy") == "duchy.sway_with"
    form = table.question("duchy").form
    assert isinstance(form, SomeOf)
    assert (form.least, form.most) == (3, 3)
    assert "card:sword" not in [each.key() for each in form.options], "no mouse clearing is open"
    played = table.choose("duchy", "cobbler armorers anvil")

    shown = [CARDS[card].key for card in played.only(CardsRevealed).cards]
    assert shown == ["armorers", "anvil", "cobbler"]


def test_more_cards_of_a_suit_than_clearings_are_refused_with_the_number(table):
    for clearing in (FOX, RABBIT, MOUSE):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler", "armorers")
    duchy_daylight(table, "sway")
    table.choose("duchy", Sway("banker"))

    refusal = table.refused("duchy", "anvil foxfolk_steel cobbler")

    assert (refusal.key, refusal.law) == ("too-many-alike", "12.5.3.II")
    assert refusal.args_of_words == {"suit": "fox", "most": 1}
    table.choose("duchy", "anvil cobbler armorers")
    assert table.score("duchy") == 2


def test_a_turn_that_an_earlier_version_began_still_asks_card_by_card(table):
    for clearing in (FOX, OTHER_FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler")
    saved = msgspec.to_builtins(table.board("duchy"))
    del saved["together"]
    table.state.boards[table.seat("duchy")] = msgspec.convert(saved, DuchyBoard)

    duchy_daylight(table, "sway")
    answers = ["duchy: anvil", "duchy: cobbler", "duchy: ..."]
    table.choose("duchy", Sway("banker"), answers)
    assert table.asked("duchy") == "duchy.convince"
    table.choose("duchy", "foxfolk_steel")
    assert table.score("duchy") == 2

    table.turn("duchy")
    assert table.board("duchy").together, "the next turn asks for all cards at once"


def test_tunnels_and_buildings_let_cards_be_revealed_as_warriors_do(table):
    table.build(FOX, "duchy", "tunnel")
    table.build(RABBIT, "duchy", "market")
    table.give("duchy", "anvil", "cobbler")

    duchy_daylight(table, "sway")

    assert Sway("marshal") in table.options("duchy", Sway)


def test_a_first_card_may_not_spoil_the_rest(table):
    hand = [table.card(key) for key in ("anvil", "foxfolk_steel", "armorers")]
    places = Counter(fox=1, rabbit=1)

    assert most_revealed(hand, places) == 2
    assert may_complete(hand, hand[2:], places, 2)
    assert not may_complete(hand, hand[:2], places, 2)
    assert not may_complete(hand, hand[:1], places, 3)


def test_a_crown_spent_is_gone_and_a_swayed_minister_stays(table):
    ministers(table, "captain", "marshal", "foremole")
    for clearing in (FOX, RABBIT):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "cobbler")
    duchy_daylight(table)

    assert table.refused("duchy", Sway("captain")).key == "sway-swayed"
    assert table.options("duchy", Sway) == []


def test_a_choice_in_the_middle_of_another_is_simply_not_offered(table):
    ministers(table, "marshal")
    table.place(FOX, duchy=2)

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("marshal"))

    assert table.refused("duchy", DuchyRecruit()).key == "duchy-passed"
    assert table.refused("duchy", MinisterAction("marshal")).key == "minister-acted"
    assert table.revealed("duchy") == []
