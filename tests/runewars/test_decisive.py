"""Sentences on what decided a match of Runewars."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    GAME,
    AreaId,
    AreaTaken,
    AreaWon,
    BattleEnded,
    Event,
    Match,
    RngChance,
    RunesCounted,
    Seat,
    Setup,
    TieBroken,
    UnitId,
    UnitsDestroyed,
    YearBegan,
    area,
)
from tests.table import LastRng

DAQAN, LATARI, NEUTRAL = Seat(0), Seat(1), Seat(-1)
SETUP = Setup("runewars", ("daqan", "latari"))


def at(key: str) -> AreaId:
    return AreaId(area(key))


def sentences(events: list[Event], *winners: Seat, locale: str = "en") -> list[str]:
    match = Match.new(GAME, SETUP, RngChance(LastRng()))
    wording = Wording(GAME, locale, match.view(None))
    return [wording.message(each) for each in GAME.decided_by(events, winners)]


WAR: list[Event] = [
    YearBegan(2),
    BattleEnded(DAQAN, LATARI, at("4A")),
    UnitsDestroyed(LATARI, at("4A"), UnitId("archer"), 3),
    UnitsDestroyed(NEUTRAL, at("4A"), UnitId("beastman"), 9),
    AreaTaken(DAQAN, LATARI, at("4A"), "dragon"),
    BattleEnded(NEUTRAL, DAQAN, at("5A")),
    YearBegan(3),
    AreaWon(DAQAN, at("5A"), ""),
    UnitsDestroyed(LATARI, at("6A"), UnitId("archer"), 1),
]


def test_a_victory_before_the_count_names_the_last_rune() -> None:
    assert sentences(WAR, DAQAN) == [
        "Daqan won 1 of 2 battles.",
        "The last rune token on the way: 4A, taken from Latari in year 2.",
        "Latari paid most: 4 units destroyed, 3 of them in 4A.",
    ]


def test_the_runes_which_stand_beside_every_place_are_not_counted_again() -> None:
    """The last rune was never told: however a match is won, its runes are counted."""
    counted = [*WAR, RunesCounted(DAQAN, 4), RunesCounted(LATARI, 4), TieBroken(DAQAN, "influence")]
    assert sentences(counted, DAQAN) == sentences(WAR, DAQAN)


def test_a_player_who_won_no_battle_is_told_so() -> None:
    lost = [BattleEnded(LATARI, DAQAN, at("4A")), AreaWon(DAQAN, at("5A"), "dragon")]
    assert sentences(lost, DAQAN)[0] == "Daqan had the runes without winning a battle."


def test_a_player_who_never_fought_is_told_so() -> None:
    assert sentences([AreaWon(LATARI, at("5A"), "facedown")], LATARI) == [
        "Latari had the runes without a single battle.",
        "The last rune token on the way: 5A, won in year 1.",
    ]


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_every_language_names_the_same_places(locale: str) -> None:
    battles, rune, toll = sentences(WAR, DAQAN, locale=locale)
    assert "1" in battles
    assert "2" in battles
    assert "4A" in rune
    assert "4A" in toll
