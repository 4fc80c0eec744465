"""An order that can do nothing is not offered as if it could."""

from __future__ import annotations

import pytest

from bot.play.menus.prompt_builder import build_prompt
from bot.ui.wording import Wording
from tests.runewars.kit import (
    GAME,
    Activate,
    AreaId,
    ChooseOrder,
    OrderNumber,
    RunewarsTestTable,
    area,
    choose_orders,
    daqan_at_home,
)

MOBILIZE, CONQUER = 2, 3


TABLE = daqan_at_home


def menu(table: RunewarsTestTable, locale: str = "en"):
    """Build the menu that the Daqan see."""
    daqan = table.seat("daqan")
    wording = Wording(GAME, locale, GAME.view(table.state, daqan))
    return build_prompt(
        table.question("daqan"), wording, lambda each: GAME.facts(table.state, daqan, each)
    )


def said_beside(table: RunewarsTestTable, number: int) -> str:
    """Write the text of the menu beside an order."""
    daqan, option = table.seat("daqan"), ChooseOrder(OrderNumber(number))
    wording = Wording(GAME, "en", GAME.view(table.state, daqan))
    return wording.option_facts(option, GAME.facts(table.state, daqan, option))


@pytest.mark.parametrize("number", [MOBILIZE, CONQUER])
def test_an_order_to_march_stops_nobody_while_every_unit_lies_under_a_token(table, number):
    table.activate("daqan", "DB")

    table.order("daqan", number)

    assert table.asked("daqan") is None


def test_an_army_under_its_token_may_still_be_moved_by_cards(table):
    table.activate("daqan", "DB")
    table.tactics("daqan", "forced_march")

    table.order("daqan", CONQUER)

    shown = menu(table)
    assert shown.title == "Conquer: nobody can march. Anything else?"
    assert [entry.label for entry in shown.entries] == ["Play Forced March", "Activate nothing"]


@pytest.mark.parametrize("number", [MOBILIZE, CONQUER])
def test_an_order_that_nobody_could_carry_out_says_so_when_it_is_chosen(table, number):
    assert "march" in said_beside(table, number)
    table.activate("daqan", "DB")
    assert said_beside(table, number).startswith("would do nothing as the board stands")

    table.play(choose_orders)
    last = [entry.label for entry in menu(table).entries[-6:]]
    assert any(label.startswith(str(number)) for label in last), "behind those that do something"


def test_every_order_says_so_where_it_would_do_nothing(table):
    """For each card, the rules offer something exactly if the menu says so."""
    table.take_off("DB", "footman", 2)
    table.state.strongholds.clear()
    table.influence(daqan=0)
    table.dials("daqan", food=0, wood=0, ore=0)
    harvest = GAME.facts(table.state, table.seat("daqan"), ChooseOrder(OrderNumber(4)))

    assert harvest["idle"] == "no", "home areas yield something without units too"
    for number in (1, MOBILIZE, CONQUER, 5, 6, 7, 8):
        assert said_beside(table, number).startswith("would do nothing"), number


def test_marches_that_nobody_could_make_are_not_listed_but_taken_from_a_command(table):
    table.order("daqan", MOBILIZE)
    shown = menu(table)

    listed = " ".join(entry.label for entry in shown.entries)
    assert "2B" in listed
    assert "5B" not in listed
    assert "would change nothing and are left out" in shown.why
    table.choose("daqan", "activate:5B")
    assert table.state.activated[AreaId(area("5B"))]


def test_a_hero_alone_may_go_along_with_a_march(table):
    table.activate("daqan", "DB")
    table.hero("daqan", "silhouette", "2B")

    table.order("daqan", MOBILIZE)

    labels = [entry.detail for entry in menu(table).entries]
    assert any(label.startswith("1 hero") for label in labels)


def test_no_second_march_is_offered_where_only_a_second_battle_could_come(table):
    table.units("uthuk", "2B", berserker=1)
    table.state.flags["turn.battled"] = 1
    daqan = table.seat("daqan")
    facts = GAME.facts(table.state, daqan, table_option("2B"))

    assert facts["coming"] == 0


def table_option(key: str):
    """Return the option to activate an area."""

    return Activate(AreaId(area(key)))


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_a_question_with_nothing_left_says_why_it_is_asked(table, locale):
    table.tactics("daqan", "ambush")

    table.order("daqan", 6)

    shown = menu(table, locale)
    assert [len(shown.entries), bool(shown.why)] == [1, True]
    assert shown.why == GAME.words(locale).say("nothing-fits")


def test_a_battle_as_good_as_lost_is_none_to_choose_an_order_for(table):
    table.units("neutral", "2B", giant=6)

    for number in (MOBILIZE, CONQUER):
        assert said_beside(table, number).startswith("march without a battle")


def test_a_harvest_that_turns_no_dial_says_so(table):
    harvest = ChooseOrder(OrderNumber(4))
    given = GAME.facts(table.state, table.seat("daqan"), harvest)
    table.dials("daqan", **{key: int(given[key]) for key in ("food", "wood", "ore")})

    assert said_beside(table, 4).startswith("no dial moves")


def test_what_a_city_gave_is_not_denied_afterwards(table):
    table.tactics("daqan", "forced_march")
    table.city("DB", "tamalir")

    table.order("daqan", 6)
    table.choose("daqan", "DB:influence")

    assert menu(table).title == "Rally Support: no city has anything for you now. Anything else?"
