"""The Lizard Cult's rituals (Law 10.5): their effects and refusals; and the Cult's view."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FACTIONS,
    FOX,
    MOUSE,
    RABBIT,
    BuildGarden,
    CardId,
    Clearing,
    CultRecruit,
    Done,
    Played,
    RitualPerformed,
    RootTestTable,
    Sacrifice,
    ScoreGardens,
    cult_table,
    gardens,
    lost_souls,
    ritual_options,
    usable_ambushes,
)

TABLE = cult_table


def rituals(table: RootTestTable, *cards: str) -> Played:
    """Begin the rituals with these cards, and an ambush that keeps the menu open."""
    table.give("lizards", *cards, "ambush_mouse")
    return table.start("lizards", "rituals")


def card(table: RootTestTable, key: str) -> CardId:
    """Return the number of a card the Cult holds."""
    return CardId(table.card(key, "lizards"))


# Rituals (10.5)


def test_a_garden_is_built_in_a_matching_clearing_that_the_cult_rules(table):
    table.place(FOX, lizards=1)
    table.place(12, lizards=1, marquise=1)
    table.place(RABBIT, lizards=1)
    rituals(table, "anvil")
    anvil = card(table, "anvil")
    assert table.options("lizards", BuildGarden) == [BuildGarden(anvil, Clearing(FOX))]

    played = table.choose("lizards", BuildGarden(anvil, Clearing(FOX)))

    assert table.pieces("lizards", FOX) == ["garden_fox"]
    assert played.only(RitualPerformed) == RitualPerformed(table.seat("lizards"), anvil, "build")
    assert table.revealed("lizards") == ["anvil"]
    assert lost_souls(table) == []


def test_a_warrior_is_recruited_in_any_matching_clearing(table):
    table.place(12, marquise=5)
    rituals(table, "anvil")
    anvil = card(table, "anvil")
    places = [each.clearing for each in table.options("lizards", CultRecruit) if each.card == anvil]
    assert places == [1, 6, 8, 12]

    table.choose("lizards", CultRecruit(anvil, Clearing(12)))

    assert table.warriors("lizards", 12) == 1
    assert table.revealed("lizards") == ["anvil"]


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_gardens_of_a_suit_score_what_their_track_shows(table, count, points):
    gardens(table, *(FOX, FOX, 12, 12, 6)[:count])
    rituals(table, "anvil")

    table.choose("lizards", ScoreGardens(card(table, "anvil")))

    assert table.score("lizards") == points
    assert lost_souls(table) == ["anvil"]
    assert table.revealed("lizards") == []


def test_each_suit_scores_once_a_turn(table):
    gardens(table, FOX, FOX, RABBIT, RABBIT)
    rituals(table, "anvil", "foxfolk_steel", "cobbler")
    cult = table.seat("lizards")

    table.choose("lizards", ScoreGardens(card(table, "anvil")))
    refused = table.why("lizards", ScoreGardens(card(table, "foxfolk_steel")))
    assert refused == ("score-once", "10.5.3")
    table.choose("lizards", ScoreGardens(card(table, "cobbler")))
    assert table.score("lizards") == 4

    table.start("lizards", "return")
    assert table.board("lizards").scored == []
    options = ritual_options(table.state, cult)
    assert ScoreGardens(card(table, "foxfolk_steel")) in options


def test_gardens_that_score_are_offered_first_and_those_that_do_not_last(table):
    gardens(table, FOX, FOX, MOUSE)
    rituals(table, "anvil", "royal_claim")

    offered = table.options("lizards")

    assert offered[0] == ScoreGardens(card(table, "anvil"))
    assert offered[-2:] == [ScoreGardens(card(table, "ambush_mouse")), Done()]


def test_a_sacrificed_bird_makes_a_warrior_of_the_supply_an_acolyte(table):
    rituals(table, "royal_claim")

    table.choose("lizards", Sacrifice(card(table, "royal_claim")))

    assert table.board("lizards").acolytes == 1
    assert table.state.supply[table.seat("lizards")] == 24
    assert table.revealed("lizards") == ["royal_claim"]


def test_rituals_are_refused_with_reasons(table):
    table.build(1, "marquise", "keep")
    table.place(FOX, lizards=1, marquise=1)
    table.place(12, lizards=1)
    gardens(table, 12, 12)
    rituals(table, "anvil", "royal_claim", "foxfolk_steel")
    anvil, bird, mouse = (card(table, key) for key in ("anvil", "royal_claim", "ambush_mouse"))

    assert table.why("lizards", BuildGarden(anvil, Clearing(FOX))) == ("garden-no-rule", "10.5.1")
    assert table.why("lizards", BuildGarden(anvil, Clearing(12))) == ("garden-no-slot", "2.2.3")
    assert table.why("lizards", BuildGarden(anvil, Clearing(MOUSE))) == ("ritual-suit", "10.5")
    assert table.why("lizards", CultRecruit(anvil, Clearing(1))) == ("place-barred", "6.2.2")
    assert table.why("lizards", CultRecruit(anvil, Clearing(RABBIT))) == ("ritual-suit", "10.5")
    assert table.why("lizards", CultRecruit(bird, Clearing(FOX))) == ("ritual-bird", "10.2.2")
    assert table.why("lizards", ScoreGardens(bird)) == ("ritual-bird", "10.2.2")
    assert table.why("lizards", ScoreGardens(mouse)) == ("score-no-garden", "10.5.3")
    assert table.why("lizards", Sacrifice(anvil)) == ("sacrifice-bird", "10.5.4")
    refused = table.why("lizards", Sacrifice(CardId(table.card("sappers"))))
    assert refused == ("card-not-held", "10.5")
    table.choose("lizards", CultRecruit(anvil, Clearing(FOX)))
    assert table.why("lizards", ScoreGardens(anvil)) == ("ritual-revealed", "10.5")
    table.start("lizards", "return")
    assert table.why("lizards", ScoreGardens(anvil)) == ("ritual-when", "10.5")


def test_with_all_five_gardens_out_no_more_are_built(table):
    gardens(table, FOX, FOX, 12, 12, 6)
    table.place(1, lizards=1)
    rituals(table, "anvil")

    build = BuildGarden(card(table, "anvil"), Clearing(1))
    assert table.why("lizards", build) == ("garden-none-left", "1.5.1")


def test_with_an_empty_supply_nobody_is_recruited_or_sacrificed(table):
    table.place(FOX, lizards=25)
    rituals(table, "anvil", "royal_claim")

    recruit = CultRecruit(card(table, "anvil"), Clearing(FOX))
    assert table.why("lizards", recruit) == ("no-warriors", "1.5.1")
    refused = table.why("lizards", Sacrifice(card(table, "royal_claim")))
    assert refused == ("no-warriors", "1.5.1")


def test_a_revealed_ambush_cannot_be_played_until_it_comes_back(table):
    rituals(table, "sword")
    cult = table.seat("lizards")
    assert len(usable_ambushes(table.state, cult, MOUSE)) == 1

    table.choose("lizards", CultRecruit(card(table, "ambush_mouse"), Clearing(MOUSE)))
    assert usable_ambushes(table.state, cult, MOUSE) == []
    table.deck()
    table.choose("lizards", Done())

    assert len(usable_ambushes(table.state, cult, MOUSE)) == 1


def test_the_menu_says_what_gardens_score(table):
    gardens(table, FOX, FOX, 12)
    own, cult = FACTIONS["lizards"], table.seat("lizards")
    anvil = CardId(table.card("anvil"))

    assert own.facts(table.state, cult, ScoreGardens(anvil)) == {"points": 2}
    assert own.facts(table.state, cult, BuildGarden(anvil, Clearing(12))) == {
        "gardens": 4,
        "points": 3,
    }
    assert own.facts(table.state, cult, Sacrifice(anvil)) == {}
