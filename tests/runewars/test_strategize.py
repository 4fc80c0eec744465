"""Strategize: moves given are carried out together, in the position at that time."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    AREA_OF,
    GAME,
    AreaId,
    HeroStayed,
    RunewarsTestTable,
    StepTo,
    UnitsMoved,
    UnitsStayed,
)

STRATEGIZE = 1


@pytest.fixture
def table() -> RunewarsTestTable:
    """Return a table with the Daqan beside an empty area, into which beasts could be driven."""
    table = RunewarsTestTable(neutrals="left")
    for owner, home in {"daqan": "DA", "latari": "LA", "uthuk": "UA", "waiqar": "WA"}.items():
        table.stronghold(owner, home)
    table.units("daqan", "2A", footman=3)
    table.units("neutral", "3B", giant=1)
    table.tactics("daqan", "turn_the_beasts")
    return table


BEASTS = ["daqan: play:turn_the_beasts", "latari: area:3A"]
"""The giants of 3B are driven into 3A; the player on the left chooses for them."""


def give(table: RunewarsTestTable, *answers: str):
    """Give moves of Strategize, then drive the giants into 3A and set out."""
    return table.order("daqan", STRATEGIZE, [*answers, *BEASTS, "daqan: done"])


def test_a_step_into_an_area_that_has_turned_neutral_is_dropped_aloud(table):
    played = give(table, "daqan: step:2A:3A", "daqan: footman=2")

    assert table.army("3A") == {"giant.routed": 1}
    assert table.holder("3A") is None, "nobody allies neutrals for nothing"
    assert table.army("2A") == {"footman": 3}
    stayed = played.only(UnitsStayed)
    assert (stayed.to, stayed.count) == (AREA_OF["3A"], 2)
    assert played.audience(UnitsStayed) == [None]
    assert not played.told(UnitsMoved)


def test_units_whose_step_was_dropped_may_go_elsewhere(table):
    answers = ["daqan: step:2A:3A", "daqan: footman=3", *BEASTS]

    table.order("daqan", STRATEGIZE, [*answers, "daqan: step:2A:2B", "daqan: footman=3"])
    table.choose("daqan", "done")

    assert table.army("2B") == {"footman": 3}


def test_a_heros_step_into_an_area_that_has_turned_neutral_is_dropped_aloud(table):
    hero = table.hero("daqan", "silhouette", "2A")

    played = give(table, "daqan: send:silhouette:3A")

    assert table.state.hero(hero.hero).area == AREA_OF["2A"]
    assert played.only(HeroStayed).to == AREA_OF["3A"]


def test_other_steps_are_carried_out_all_the_same(table):
    played = give(
        table, "daqan: step:2A:3A", "daqan: footman=1", "daqan: step:2A:2B", "daqan: footman=2"
    )

    assert table.army("2B") == {"footman": 2}
    assert played.only(UnitsStayed).count == 1


def test_allies_do_not_go_where_those_who_led_them_no_longer_go(table):
    table.units("daqan", "2A", giant=1)
    table.tactics("daqan", "forced_march")
    answers = ["daqan: step:2A:3A", "daqan: footman=3", "daqan: step:2A:3A"]
    march = ["daqan: play:forced_march", "daqan: marchto:2A:2B", "daqan: footman=3"]

    played = table.order("daqan", STRATEGIZE, [*answers, *march])
    played.events += table.choose("daqan", "done").events

    assert played.only(UnitsStayed).count == 1, "the giant; the others have marched"
    assert table.army("3A") == {}
    assert table.army("2A") == {"giant": 1}


def test_a_step_names_only_those_who_were_not_sent_elsewhere(table):
    def there() -> object:
        step = StepTo(AreaId(AREA_OF["2A"]), AreaId(AREA_OF["2B"]))
        return GAME.facts(table.state, table.seat("daqan"), step)["there"]

    table.order("daqan", STRATEGIZE, ["daqan: step:2A:3A", "daqan: footman=2"])
    assert there() == "footman=1"
    table.state.pending.clear()
    assert there() == "footman=3"


def test_a_bonus_is_asked_for_as_long_as_it_draws_something(table):
    """Its question promised cards to dials without a tactics icon, too."""
    daqan = table.seat("daqan")

    def asked() -> tuple[str, str]:
        question = table.question("daqan")
        said = Wording(GAME, "en", GAME.view(table.state, daqan))
        return said.question(question), said.why(question)

    table.tactics("daqan", "tax_gatherers")
    table.dials("daqan", food=1, wood=7, ore=1)
    table.order("daqan", STRATEGIZE, ["daqan: step:2A:2B", "daqan: footman=1", "daqan: done"])
    assert asked()[0] == "Strategize: do you draw Tactics cards?"
    table.choose("daqan", "drill")
    assert asked()[0] == "Strategize: anything more?"
    assert asked()[1].startswith("The bonus offers nothing more")


def test_those_who_may_go_are_not_said_to_stand_where_they_would_go(table):
    table.order("daqan", STRATEGIZE)
    step = StepTo(AreaId(AREA_OF["2A"]), AreaId(AREA_OF["2B"]))
    said = Wording(GAME, "en", GAME.view(table.state, table.seat("daqan")))

    beside = said.option_facts(step, GAME.facts(table.state, table.seat("daqan"), step))

    assert beside == "up to 3 Footmen"
