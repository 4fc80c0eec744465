"""Areas that change hands are reported, with the rune token in them."""

from __future__ import annotations

import random

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    FACTION_KEYS,
    GAME,
    HEADLINE,
    NOBODY,
    AreaLost,
    AreaTaken,
    AreaWon,
    Event,
    Match,
    RandomPlayer,
    RunewarsState,
    RunewarsTestTable,
    Setup,
    area,
    chance_of,
    controller,
    controllers,
)

LOCALES = ("en", "de", "es")
STRATEGIZE, MOBILIZE = 1, 2


@pytest.fixture
def table() -> RunewarsTestTable:
    """Return a table where Daqan may march from 2A to 2B, and all are at home."""
    table = RunewarsTestTable()
    table.units("daqan", "2A", footman=2, knight=2)
    for home, owner in (("DA", "daqan"), ("LA", "latari"), ("UA", "uthuk"), ("WA", "waiqar")):
        table.stronghold(owner, home)
    return table


def said(table: RunewarsTestTable, event: Event, locale: str = "en") -> str:
    """Return the events, as everybody reads them."""
    return Wording(GAME, locale, GAME.view(table.state, None)).event(event)


def march(table: RunewarsTestTable, **units: int) -> list[Event]:
    """Have Daqan march from 2A into 2B."""
    chosen = " ".join(f"2A.{key}={count}" for key, count in units.items())
    events = table.order("daqan", MOBILIZE, ["daqan: activate:2B", f"daqan: {chosen}"]).events
    if table.asked("uthuk") == "retreat":
        where = table.options("uthuk")[0]
        events += table.choose("uthuk", where).events
    if table.asked("daqan") is None:  # nothing is left to march
        return events
    return events + table.choose("daqan", "done").events


def test_a_player_who_marches_away_with_the_last_unit_loses_the_area_and_its_rune_aloud(table):
    table.rune("2A")

    events = march(table, footman=2, knight=2)

    (lost,) = [each for each in events if isinstance(each, AreaLost)]
    assert said(table, lost) == "Daqan lost 2A with its rune token: nobody controls it now."
    assert [each.area for each in events if isinstance(each, AreaWon)] == [area("2B")]


def test_a_player_who_leaves_a_unit_behind_loses_nothing(table):
    assert not [each for each in march(table, footman=2) if isinstance(each, AreaLost)]


def test_an_area_that_was_fought_for_names_who_took_it_from_whom(table):
    table.units("uthuk", "2B", warrior=1)
    table.rune("2B")
    table.fate(*range(1, 20))

    events = march(table, knight=2)

    (taken,) = [each for each in events if isinstance(each, AreaTaken)]
    assert said(table, taken) == "Daqan took 2B with its rune token from Uthuk."


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rune", "dragon"), [("facedown", False), ("dragon", True)])
def test_only_a_rune_that_lies_faceup_is_called_what_it_is(table, locale, rune, dragon):
    table.rune("2A")
    table.state.runes[area("2A")].faceup = dragon

    (lost,) = [e for e in march(table, footman=2, knight=2) if isinstance(e, AreaLost)]

    assert lost.rune == rune
    dragons = ("dragon", "Drachen", "dragón")
    assert any(word in said(table, lost, locale) for word in dragons) == dragon


def owners(state: RunewarsState) -> dict[int, int]:
    """Return the controller of each area."""
    found = {each: controller(state, each) for each in state.land.areas}
    every = controllers(state)
    assert all(every[area] == owner for area, owner in found.items()), "all at once, as one by one"
    return {each: owner for each, owner in found.items() if owner != NOBODY}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_told_of_areas_adds_up_to_the_map_in_any_match(seats, seed):
    options = {"map": "fixed", "setup": "usual", "responses": "planned"}
    setup = Setup("runewars", FACTION_KEYS[:seats], options)
    match = Match.new(GAME, setup, chance_of(seed))
    mind = RandomPlayer(random.Random(seed))
    held: dict[int, int] | None = None
    changes = 0
    for _ in range(900):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, mind.answer(match, question))
        if held is None:
            held = owners(match.state) if match.state.known_control else None
            continue
        for each in (told.event for told in match.told):
            if isinstance(each, AreaLost):
                assert held.pop(each.area) == each.seat
            elif isinstance(each, AreaTaken):
                assert held[each.area] == each.loser
                held[each.area] = each.seat
            elif isinstance(each, AreaWon):
                assert each.area not in held
                held[each.area] = each.seat
            else:
                continue
            changes += 1
            assert each.weighs() == HEADLINE
        if not match.state.battle and question.kind == "orders":
            assert held == owners(match.state)
    assert changes > 1


# Before


def warned(table: RunewarsTestTable, answer: object) -> list[str]:
    """Return the warning to Daqan before it gives an answer."""
    question = table.question("daqan")
    wording = Wording(GAME, "en", GAME.view(table.state, table.seat("daqan")))
    return [wording.message(each) for each in GAME.forfeits(table.state, question, answer)]


def test_a_player_who_would_march_away_with_the_last_unit_reads_what_that_gives_up(table):
    table.rune("2A")
    table.order("daqan", MOBILIZE, ["daqan: activate:2B"])

    assert warned(table, {"2A.footman": 2, "2A.knight": 1}) == []
    assert warned(table, {"2A.footman": 2, "2A.knight": 2}) == [
        "Nobody of yours stays in 2A: you give it up with its dragon rune."
    ]


@pytest.mark.parametrize("keeps", ["stronghold", "routed"])
def test_an_area_held_by_a_stronghold_or_by_the_routed_is_not_given_up(table, keeps):
    if keeps == "stronghold":
        table.stronghold("daqan", "2A")
    else:
        table.units("daqan", "2A", bowman_routed=1)
    table.order("daqan", MOBILIZE, ["daqan: activate:2B"])

    assert warned(table, {"2A.footman": 2, "2A.knight": 2}) == []


def test_steps_of_one_order_are_reckoned_together(table):
    table.order("daqan", STRATEGIZE, ["daqan: step:2A:2B", "daqan: footman=2", "daqan: step:2A:2B"])

    assert len(warned(table, {"knight": 2})) == 1
    assert warned(table, {"knight": 1}) == []


def test_a_step_that_only_the_last_unit_can_take_is_warned_of_at_once(table):
    table.units("daqan", "2C", footman=1)
    table.order("daqan", STRATEGIZE)
    alone = [each for each in table.options("daqan") if each.key().startswith("runewars.step:2C:")]
    assert alone

    assert all("2C" in line for each in alone for line in warned(table, each))
    assert all(warned(table, each) for each in alone)


def test_every_march_that_gives_up_an_area_has_said_so_before():
    options = {"map": "fixed", "setup": "usual", "responses": "planned"}
    foretold = 0
    for seed in range(7, 17):
        if foretold > 1:
            break
        match = Match.new(GAME, Setup("runewars", FACTION_KEYS, options), chance_of(seed))
        mind = RandomPlayer(random.Random(seed))
        for _ in range(500):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            answer = mind.answer(match, question)
            lost = GAME.forfeits(match.state, question, answer)
            said = {each.args["area"] for each in lost if each.id == "forfeit-area"}
            before = owners(match.state)
            match.submit(seat, question.id, answer)
            if question.kind != "march.units" or not isinstance(answer, dict):
                continue
            left = {area(key.partition(".")[0]) for key in answer}
            now = owners(match.state)
            if match.state.battle is None and not match.state.pending:
                assert {a for a in left if before.get(a) == seat and a not in now} == said
                foretold += len(said)
    assert foretold
