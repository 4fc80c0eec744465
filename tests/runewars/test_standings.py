"""Everybody's standing: what is counted while runes are hidden, and what decided the match."""

from __future__ import annotations

from typing import Any

import pytest

from bot.history.results import places_of
from bot.notify.end_post import before_the_result
from bot.ui.wording import Wording
from render.games import RENDERERS
from tests.runewars.kit import (
    GAME,
    RunesCounted,
    RunewarsTestTable,
    RunewarsWon,
    TieBroken,
    begin_year,
    check_victory,
    load_words,
)

LANGUAGES = ("en", "de", "es")


@pytest.fixture
def table() -> RunewarsTestTable:
    """Return a table where Latari and Waiqar have four dragon runes each, and false ones too."""
    table = RunewarsTestTable()
    homes = {"daqan": "D", "latari": "L", "uthuk": "U", "waiqar": "W"}
    for owner, letter in homes.items():
        table.stronghold(owner, f"{letter}A")
    table.units("latari", "8B", archer=1)
    table.units("latari", "8C", archer=1)
    table.units("waiqar", "7B", reanimate=1)
    for key in ("LA", "LB", "LC", "8B", "WA", "WB", "WC", "7B"):
        table.rune(key)
    table.rune("8C", dragon=False)
    table.state.year = 7
    table.influence(latari=2, waiqar=5)
    return table


def scores(table: RunewarsTestTable) -> dict[str, int]:
    """Return the numbers of the standings, by faction."""
    return dict(zip(table.state.keys, GAME.scores(table.state), strict=True))


def course(table: RunewarsTestTable, locale: str = "en"):
    """Return the course of the match, of which only this moment was seen."""
    packages = ("render.match_pictures", "render.runewars", "engine.runewars")
    view = GAME.view(table.state, None)
    renderer: Any = RENDERERS["runewars"]
    return renderer.course([view, view], load_words(packages, locale))


def test_while_runes_are_hidden_areas_with_a_token_are_counted_and_named(table):
    assert scores(table) == {"daqan": 0, "latari": 5, "uthuk": 0, "waiqar": 4}
    wording = Wording(GAME, "en", GAME.view(table.state, None))

    assert wording.score(table.state, table.seat("latari")) == "5 areas with a rune token"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_standings_tell_no_face_of_a_hidden_token(table, seat):
    seen = [scores(table), course(table).counts[0]]
    for rune in table.state.runes.values():
        rune.dragon = not rune.dragon

    assert [scores(table), course(table).counts[0]] == seen


def test_the_graph_has_no_winning_line_while_runes_are_hidden(table):
    counted = course(table).counts[0]

    assert counted.title == "Areas with a rune token"
    assert not counted.goal


def test_in_the_end_dragon_runes_are_counted_and_the_tie_is_told(table):
    played = table.play(begin_year)

    assert {each.seat: each.count for each in played.told(RunesCounted)} == {
        table.seat(key): count for key, count in scores(table).items()
    }
    assert scores(table) == {"daqan": 0, "latari": 4, "uthuk": 0, "waiqar": 4}
    assert played.only(RunewarsWon).by == "count"
    assert played.only(TieBroken) == TieBroken(table.seat("waiqar"), "influence")
    places = places_of(GAME.scores(table.state), table.state.winners)
    assert dict(zip(table.state.keys, places, strict=True)) == {
        "waiqar": 1, "latari": 2, "daqan": 3, "uthuk": 3,
    }  # fmt: skip


@pytest.mark.parametrize("locale", LANGUAGES)
def test_poster_graph_and_board_say_what_decided(table, locale):
    table.play(begin_year)

    told = course(table, locale)

    waiqar = table.seat("waiqar")
    assert (told.final(waiqar), told.place(waiqar)) == (4, 1)
    wording = Wording(GAME, locale, GAME.view(table.state, None))
    assert told.standing(waiqar) == wording.score(table.state, waiqar)
    assert told.ending == wording.say("won-count-influence")
    text = RENDERERS["runewars"].alt(GAME.view(table.state, None), locale)
    assert wording.score(table.state, waiqar) in text


def test_the_final_post_counts_nobodys_runes_a_second_time(table):
    """Its headline tells who won and how, and each place the dragon runes."""
    ended = table.play(begin_year).events

    assert {type(each) for each in ended} >= {RunesCounted, TieBroken, RunewarsWon}
    assert before_the_result(GAME, ended) == []


def test_equal_influence_leaves_the_tie_to_what_all_began_with(table):
    table.influence(latari=3, waiqar=3)

    assert table.play(begin_year).only(TieBroken).by == "start"
    assert GAME.ending(table.state) == "count-start"


def test_a_player_who_has_most_runes_alone_wins_without_a_tie(table):
    table.rune("DA")
    table.state.runes.pop(next(iter(table.state.runes)))

    assert not table.play(begin_year).told(TieBroken)
    assert GAME.ending(table.state) == "count"


def test_a_victory_card_that_holds_is_won_with_every_rune_shown(table):
    for key in ("8C", "UA"):
        table.state.runes.pop(key, None)
    table.units("latari", "8A", archer=1)
    table.units("latari", "8D", archer=1)
    table.rune("8A")
    table.rune("8D")
    table.state.victory["spring"] = [int(table.seat("latari")), 6]

    async def rule(t) -> None:
        check_victory(t, "spring")

    table.play(rule)

    assert scores(table)["latari"] == 6
    assert scores(table)["waiqar"] == 4
    assert all(rune.faceup for rune in table.state.runes.values())


def test_a_dragon_throne_counts_in_the_end(table):
    table.token("DA", "dragon_throne", faceup=True)

    table.play(begin_year)

    daqan = GAME.view(table.state, None).seats[table.seat("daqan")]
    assert daqan.dragons == scores(table)["daqan"] == 1
