"""The second edition of our data: nearer to the real game, beside the first."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    FACTION_KEYS,
    GAME,
    HEROES,
    OBJECTIVES,
    OPTIONS,
    SEASON_CARDS,
    BattleTable,
    Done,
    Match,
    RunewarsState,
    Setup,
    begin_season,
    chance_of,
)

SECOND, FIRST = "second", "first"
GIVES_RUNES = {"councils_midwinter_offer", "power_for_the_pious"}


def begun(edition: str) -> RunewarsState:
    """Return a match at its first question, everything dealt."""
    setup = Setup("runewars", FACTION_KEYS, {**OPTIONS, "edition": edition})
    return Match.new(GAME, setup, chance_of(1)).state


def decks(edition: str) -> dict[str, list[str]]:
    state = begun(edition)
    drawn = [*state.season_discard, state.season_card]
    return {
        season: sorted(
            SEASON_CARDS[n].key
            for n in (*deck, *drawn)
            if n >= 0 and SEASON_CARDS[n].season == season
        )
        for season, deck in state.season_decks.items()
    }


def test_five_of_eight_winters_give_runes_and_one_is_long() -> None:
    first, second = decks(FIRST), decks(SECOND)
    assert [len(deck) for deck in first.values()] == [8] * 4
    assert [len(deck) for deck in second.values()] == [8] * 4
    assert sum(key in GIVES_RUNES for key in first["winter"]) == 2
    assert sum(key in GIVES_RUNES for key in second["winter"]) == 5
    assert ("long_winter" in first["spring"], "long_winter" in second["spring"]) == (False, True)
    assert first["summer"] == second["summer"]


@pytest.mark.parametrize(("edition", "ranging"), [(FIRST, False), (SECOND, True)])
def test_heroes_and_objectives_are_of_the_edition(edition: str, ranging: bool) -> None:
    state = begun(edition)
    heroes = {HEROES[n].key for n in (*state.hero_deck, *(h.hero for h in state.heroes))}
    assert ("ronan_ranging" in heroes) == ranging
    assert ("ronan" in heroes) == (not ranging)
    assert len(heroes) == 12
    aims = {OBJECTIVES[n].key for deck in state.objective_decks.values() for n in deck}
    aims |= {OBJECTIVES[n].key for n in state.objectives if n >= 0}
    assert ("master_builders_pride" in aims) == ranging


def test_after_a_long_winter_each_takes_two_orders_back() -> None:
    table = BattleTable(edition=SECOND)
    state = table.state
    state.orders = [[1, 4, 5, 7], [2, 3], [1, 2, 3], []]
    table.season_next("long_winter")

    table.play(lambda t: begin_season(t, 0))

    asked = {state.keys[seat]: question for seat, question in table.match.pending.items()}
    assert {question.kind for question in asked.values()} == {"spring.orders"}
    assert set(asked) == {state.keys[0], state.keys[2]}, "who played two takes them back unasked"
    for question in list(table.match.pending.values()):
        table.match.submit(question.seat, question.id, tuple(question.form.options[:2]))
    assert state.orders == [[5, 7], [], [3], []]


@pytest.mark.parametrize(("edition", "bonus"), [(FIRST, True), (SECOND, False)])
def test_who_declines_the_primary_ability_gets_no_bonus(edition: str, bonus: bool) -> None:
    table = BattleTable(edition=edition)
    table.units("daqan", "2A", bowman=2)
    table.dials("daqan", food=8, wood=8, ore=8)
    table.order("daqan", 1)
    question = table.match.pending[table.seat("daqan")]
    lost = [each.id for each in GAME.forfeits(table.match.state, question, Done())]
    assert lost == ([] if bonus else ["forfeit-bonus"])

    table.choose("daqan", "done")

    assert table.asks("daqan", "order.strategize.bonus") == bonus


def test_who_can_do_nothing_of_the_primary_ability_keeps_the_bonus() -> None:
    table = BattleTable(edition=SECOND)
    table.dials("daqan", food=8, wood=8, ore=8)
    table.order("daqan", 1)
    assert "drill" in " ".join(table.offered("daqan"))
