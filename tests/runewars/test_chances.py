"""Odds beside options: diplomacy, quests, marches, recruits that winter would starve."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    BLUE,
    FATE,
    GAME,
    GOLD,
    RED,
    SEASON_CARDS,
    UNLIKELY,
    Amounts,
    BattleTable,
    Bid,
    Done,
    OneOf,
    Question,
    QuestionId,
    RaiseDial,
    RecruitWith,
    Resource,
    RunewarsTestTable,
    Seat,
    symbol_chances,
)


def test_one_card_shows_the_share_of_each_symbol() -> None:
    symbols = [card.destiny for card in FATE]
    expected = [symbols.count(each) / len(symbols) for each in (GOLD, BLUE, RED)]

    assert symbol_chances(1) == pytest.approx(expected)


@pytest.mark.parametrize("cards", range(1, 7))
def test_more_cards_make_gold_likelier_and_red_rarer(cards: int) -> None:
    fewer, more = symbol_chances(cards), symbol_chances(cards + 1)

    assert sum(fewer) == pytest.approx(1)
    assert more[0] > fewer[0]
    assert more[2] < fewer[2]


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "four cases of five"), ("de", "vier von fünf"), ("es", "cuatro de cada cinco")],
)
def test_the_lesson_of_diplomacy_promises_no_more_than_the_cards(locale: str, told: str) -> None:
    """It had said five of six; the answer beside it said that they refuse in 20%."""
    assert 1 - symbol_chances(3)[2] == pytest.approx(4 / 5, abs=0.01)
    assert told in GAME.words(locale).say("learn-neutrals.why")


def test_recruits_that_winter_would_starve_are_counted() -> None:
    table = RunewarsTestTable()
    daqan = table.seat("daqan")
    table.stronghold("daqan", "DA")
    table.dials("daqan", food=3, wood=1, ore=1)
    option = RecruitWith(Resource("food"))
    calm = GAME.facts(table.state, daqan, option)
    table.units("daqan", "DA", footman=3)
    hungry = GAME.facts(table.state, daqan, option)

    assert calm["hungry"] == max(0, int(calm["count"]) - 3)
    assert hungry["hungry"] == hungry["count"]


def test_a_dial_whose_units_have_no_room_says_so_and_stands_apart() -> None:
    table = RunewarsTestTable()
    daqan = table.seat("daqan")
    table.stronghold("daqan", "DA")
    table.dials("daqan", food=3, wood=1, ore=1)
    table.units("daqan", "DA", footman=7)
    option = RecruitWith(Resource("food"))
    wording = Wording(GAME, "en", GAME.view(table.state, daqan))

    little = wording.price(option, GAME.facts(table.state, daqan, option))
    table.units("daqan", "DA", footman=1)
    none = GAME.facts(table.state, daqan, option)

    assert little == "3 Footmen; room for 1; 1 more than your food feeds in winter"
    assert wording.price(option, none) == "3 Footmen; your strongholds are full"
    assert UNLIKELY in none


def test_recruits_tell_how_many_of_them_winter_could_not_feed() -> None:
    table = RunewarsTestTable()
    daqan = table.seat("daqan")
    table.dials("daqan", food=3)
    table.units("daqan", "DA", footman=5)
    table.units("daqan", "DB", footman=1)
    form = Amounts({"DA": 3, "DB": 3}, 0, 3)
    asked = Question(QuestionId(1), daqan, "recruit.place", form, False, {})

    def outlook(**amounts: int) -> str:
        found = GAME.outlook(table.state, asked, amounts)
        return "" if found is None else Wording(GAME, "en", None).message(found)

    assert outlook(DA=2) == "2 more than your food feeds"
    assert outlook(DA=1, DB=3) == "2 more than your food feeds"
    assert outlook(DB=2) == ""


def test_winter_is_announced_to_its_victim_while_there_is_time() -> None:
    table = RunewarsTestTable()
    daqan = table.seat("daqan")
    table.dials("daqan", food=2)
    table.units("daqan", "DA", footman=4)
    table.units("daqan", "DB", footman=3)
    table.units("daqan", "DC", footman=2)
    asked = Question(QuestionId(1), daqan, "orders", OneOf([Done()]), False, {})

    def said(season: str, reader: Seat | None) -> str:
        table.state.season = season
        return Wording(GAME, "en", GAME.view(table.state, reader)).cause(table.state, asked)

    assert said("fall", daqan) == (
        "In winter 3 of your units starve if nothing changes: DA and DB each feed 2."
    )
    assert not said("spring", daqan)
    assert not said("fall", None), "each reads it alone"


def test_hunger_counts_those_who_stand_and_those_who_starve() -> None:
    table = RunewarsTestTable()
    daqan = table.seat("daqan")
    table.units("daqan", "DA", footman=5)
    form = Amounts({"footman": 5}, 2, 2)
    asked = Question(QuestionId(1), daqan, "winter.starve", form, False, {"area": AREA_OF["DA"]})

    said = Wording(GAME, "en", GAME.view(table.state, None)).cause(table.state, asked)

    assert said == "Winter: 5 units are in DA (Daqan), 3 of which can be fed; 2 starve."


def test_the_routed_of_a_battle_are_told_from_those_who_stand() -> None:
    table = BattleTable()
    table.line_up("uthuk", "daqan", "9A", uthuk="berserker berserker!", daqan="footman")
    daqan = table.seat("daqan")
    asked = Question(QuestionId(1), daqan, "battle.damage", OneOf([Done()]), False, {})

    said = Wording(GAME, "en", GAME.view(table.state, daqan)).cause(table.state, asked)

    assert "2 Berserkers (1 routed) against your 1 Footman," in said


def test_a_bid_shows_what_is_left_and_names_every_purse_and_who_decides_a_tie() -> None:
    table = RunewarsTestTable()
    table.influence(daqan=5, latari=2, uthuk=0, waiqar=7)
    table.state.titles["primarch"] = table.seat("latari")
    daqan = table.seat("daqan")
    asked = Question(QuestionId(1), daqan, "bid", OneOf([Bid(0), Bid(3)]), True, {})

    wording = Wording(GAME, "en", GAME.view(table.state, daqan))
    said = wording.cause(table.state, asked)

    assert GAME.facts(table.state, daqan, Bid(3))["left"] == 2
    assert said.startswith("You have 5 influence; the others have: ")
    for purse in ("Latari 2", "Uthuk 0", "Waiqar 7"):
        assert purse in said
    assert said.endswith("On a tie, Latari as Primarch names who wins it.")
    public = Wording(GAME, "en", GAME.view(table.state, None)).cause(table.state, asked)
    assert public.startswith("Influence: ")
    assert "Daqan 5" in public


def test_a_dial_tells_what_its_next_space_gives() -> None:
    table = RunewarsTestTable()
    daqan = table.seat("daqan")
    table.dials("daqan", food=3, wood=1, ore=1)

    risen = GAME.facts(table.state, daqan, RaiseDial(Resource("food")))
    table.state.season_card = next(n for n, c in enumerate(SEASON_CARDS) if c.key == "drought")
    fallen = GAME.facts(table.state, daqan, RaiseDial(Resource("food")))

    assert (risen["stands"], risen["next"], risen["falls"]) == (3, 4, "no")
    assert (fallen["stands"], fallen["next"], fallen["falls"]) == (3, 2, "yes")
