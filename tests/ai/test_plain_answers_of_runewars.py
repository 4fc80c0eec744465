"""Positions of Runewars in which the right answer is plain, and players have to see it."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from engine.ai.levels import player_of
from engine.ai.lookahead import Thinker
from engine.core.choices.actions import Done
from engine.core.choices.questions import Amounts, OneOf, Question, QuestionId, answer_keys
from engine.core.seats import Scalar, Seat
from engine.games import GAMES
from engine.runewars.advice.evaluation.prospects import unit_worth
from engine.runewars.advice.evaluation.siting import marker_worth, tile_worth, token_worth
from engine.runewars.advice.evaluation.survey import Survey
from engine.runewars.board import Battle, Fighter, Rune
from engine.runewars.data.cards import TACTICS
from engine.runewars.data.tiles import AREA_OF, Placed
from engine.runewars.data.units import UNIT_OF
from engine.runewars.pieces import AreaId, TacticId
from engine.runewars.rules.battle.card_windows import Prepare
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.seasons.year import choose_orders
from engine.runewars.rules.setup.map import LayAt, LayMarker
from tests.ai.steady import steady_player
from tests.runewars.kit import RunewarsTestTable, area

GAME: Any = GAMES["runewars"]
DAQAN, UTHUK = Seat(0), Seat(2)


def table_at_home() -> RunewarsTestTable:
    """Set the ready map with a stronghold and some units in each home realm."""
    table = RunewarsTestTable("daqan", "latari", "uthuk", "waiqar")
    for key, unit in (("daqan", "footman"), ("latari", "warrior"), ("uthuk", "berserker")):
        home = f"{key[0].upper()}A"
        table.stronghold(key, home)
        table.units(key, home, **{unit: 3})
    table.stronghold("waiqar", "WA")
    table.units("waiqar", "WA", reanimate=3)
    return table


def beside_home(table: RunewarsTestTable) -> str:
    """Return an area that Daqan units reach in a step, where nobody is."""
    land = table.state.land
    return next(
        name
        for name in NAMES
        if (there := AREA_OF.get(name)) is not None
        and there in land.hex_of
        and any(not c for o, c in land.beside[there] if table.state.home_of(o) == DAQAN)
    )


NAMES = [f"{tile}{letter}" for tile in range(1, 10) for letter in "ABCD"]


def test_a_rune_token_is_laid_near_its_own_realm() -> None:
    table = table_at_home()
    near = AreaId(area(beside_home(table)))
    worths = {a: token_worth(table.state, DAQAN, a, dragon=True) for a in table.state.land.areas}
    away = [a for a in worths if table.state.home_of(a) not in (-1, DAQAN)]
    assert worths[near] > max(worths[a] for a in away)
    assert worths[near] > sum(worths.values()) / len(worths) + 2


def test_tiles_make_a_round_board() -> None:
    table = RunewarsTestTable()
    table.state.placed = [Placed("1", 0, 0, 0), Placed("2", 2, 0, 0), Placed("3", 4, 0, 0)]
    row, heap = LayAt("5", 7, 0, 0), LayAt("5", 3, -2, 0)
    assert tile_worth(table.state, heap) > tile_worth(table.state, row)


def test_home_realms_lie_apart() -> None:
    table = RunewarsTestTable()
    table.state.markers = [[0, 0, 1, 0]]
    near, far = LayMarker(3, 0, 4, 0), LayMarker(7, 0, 8, 0)
    assert marker_worth(table.state, far) > marker_worth(table.state, near)


def test_a_victory_card_tells_that_its_seat_has_six_dragon_runes() -> None:
    table = table_at_home()
    state = table.state
    held = [a for a in state.land.areas if state.home_of(a) == -1][:7]
    for a in held:
        state.runes[a] = Rune(dragon=True)
        table.units("uthuk", next(n for n in NAMES if AREA_OF.get(n) == a), berserker=1)
    for a in [a for a in state.land.areas if state.home_of(a) == -1][7:14]:
        state.runes[a] = Rune(dragon=False)

    def expected() -> float:
        return Survey(state, controllers(state), DAQAN).expected(UTHUK)

    assert expected() == pytest.approx(3.5)
    state.victory["summer"] = [int(UTHUK), 3]
    assert expected() == pytest.approx(6.0)


def test_armies_leave_a_unit_where_an_area_would_be_lost() -> None:
    table = table_at_home()
    near = beside_home(table)
    table.units("daqan", near, footman=2)
    bounds = {f"{near}.footman": 2, "DA.footman": 3}
    likely = armies(table, "march.units", bounds, area=area("2A"))
    assert likely[0] == {f"{near}.footman": 1, "DA.footman": 3}, "one stays; home stays anyway"
    assert {} in likely, "nobody has to go"
    assert all(sum(each.values()) <= 5 for each in likely)


def test_recruits_go_where_there_is_food_for_them() -> None:
    table = table_at_home()
    table.stronghold("daqan", "DB")
    table.dials("daqan", food=4)
    likely = armies(table, "recruit.place", {"DA": 4, "DB": 4}, unit=0)
    assert {"DA": 1, "DB": 3} in likely


def armies(
    table: RunewarsTestTable, kind: str, bounds: dict[str, int], **context: Scalar
) -> list[dict[str, int]]:
    """List the amounts that players try for a question to the Daqan Lords."""
    form = Amounts(bounds, 0, 4 if kind == "recruit.place" else sum(bounds.values()))
    found = GAME.likely(table.state, Question(QuestionId(1), DAQAN, kind, form, True, context))
    return [dict(each) for each in found]


def test_an_order_is_weighed_by_what_it_would_do() -> None:
    table = table_at_home()
    table.rune(beside_home(table))
    table.play(choose_orders)
    assert table.match is not None
    thinker = steady_player(1)
    thought = thinker.think(table.match, table.match.pending[DAQAN])
    best = thought.weighed[0]
    assert answer_keys(best.answer)[0] in {f"runewars.order:{march}" for march in (1, 2, 3)}
    assert best.terms["runes"] > thought.before["runes"] + 3, "and the tip can say so"


def test_a_false_rune_is_no_dragon_rune_and_yet_worth_something() -> None:
    table = table_at_home()
    before = GAME.terms(table.state, DAQAN)
    table.state.runes[area("DA")] = Rune(False, seen=[DAQAN])
    after = GAME.terms(table.state, DAQAN)
    assert after["decoys"] > before["decoys"] == 0
    assert after["runes"] == before["runes"]


def test_yields_count_for_little_when_nothing_comes_after() -> None:
    table = table_at_home()
    early = GAME.terms(table.state, DAQAN)
    table.state.year, table.state.season = 6, "winter"
    late = GAME.terms(table.state, DAQAN)
    for name in ("land", "army", "strongholds"):
        assert 0 < late[name] < 0.2 * early[name]


def test_a_rune_counts_for_more_when_it_decides() -> None:
    table = table_at_home()
    table.units("uthuk", beside_home(table), berserker=1)

    def gain_of_a_rune() -> float:
        state = table.state.copy()
        state.runes = {area("UA"): Rune(dragon=True, faceup=True)}
        before = sum(GAME.terms(state, DAQAN).values())
        state.runes[area("DA")] = Rune(dragon=True, faceup=True)
        return float(sum(GAME.terms(state, DAQAN).values()) - before)

    early = gain_of_a_rune()
    table.state.year, table.state.season = 6, "winter"
    assert gain_of_a_rune() > 1.3 * early


def test_no_area_is_activated_for_nothing() -> None:
    table = table_at_home()
    idle = sum(GAME.terms(table.state, DAQAN).values())
    table.activate("daqan", "DB")
    assert sum(GAME.terms(table.state, DAQAN).values()) < idle


def test_whoever_has_laid_a_victory_card_is_held_back_first() -> None:
    table = table_at_home()
    state = table.state
    free = [name for name in NAMES if AREA_OF.get(name) in state.land.hex_of][:6]
    for name in free:
        table.units("uthuk", name, berserker=1)
        state.runes[area(name)] = Rune(dragon=True, faceup=True)

    def gain_of_taking_one() -> float:
        later = state.copy()
        before = GAME.terms(later, DAQAN)["threat"]
        later.units[area(free[0])] = {}
        later.holder[area(free[0])] = -1
        return float(GAME.terms(later, DAQAN)["threat"] - before)

    unlaid = gain_of_taking_one()
    state.victory["summer"] = [int(UTHUK), 3]
    assert gain_of_taking_one() > 2 * unlaid > 0


def test_an_army_is_not_sent_to_be_beaten_because_an_order_allows_it() -> None:
    table = table_at_home()
    near = beside_home(table)
    table.stronghold("uthuk", near)
    table.units("uthuk", near, berserker=6)
    table.state.runes[area(near)] = Rune(dragon=True, faceup=True)
    table.play(choose_orders)
    assert table.match is not None
    thinker = steady_player(1)
    thought = thinker.think(table.match, table.match.pending[DAQAN])
    idle = sum(thought.before.values())
    assert min(each.worth for each in thought.weighed) > idle - 3, "nobody has to march"


def test_a_token_turned_up_in_one_deal_counts_as_it_was_guessed() -> None:
    table = table_at_home()
    state = table.state
    taken, other = [name for name in NAMES if AREA_OF.get(name) in state.land.hex_of][:2]
    kept: dict[Any, Any] = {}
    table.rune(taken)
    table.rune(other, dragon=False)
    before = GAME.terms(state, DAQAN, kept)["runes"]
    table.units("daqan", taken, footman=2)
    state.runes[area(taken)].seen.append(int(DAQAN))
    gained = GAME.terms(state, DAQAN, kept)["runes"] - before
    state.runes[area(taken)].dragon, state.runes[area(other)].dragon = False, True
    assert GAME.terms(state, DAQAN, kept)["runes"] - before == pytest.approx(gained)
    assert 6 < gained < 8, "half a dragon rune, whichever it is in this deal"


def fighters(**units: int) -> list[Fighter]:
    return [Fighter(UNIT_OF[key]) for key, count in units.items() for _ in range(count)]


def test_an_attack_led_by_a_single_unit_may_hold_nothing() -> None:
    table = table_at_home()
    place = area("2A")
    lines = {int(DAQAN): fighters(footman=1, giant=2), -1: fighters(beastman=1)}
    table.state.battle = Battle(place, int(DAQAN), -1, lines)
    alone = GAME.terms(table.state, DAQAN)["battle"]
    lines[int(DAQAN)] = fighters(footman=3, giant=2)
    two_more = 2 * unit_worth(UNIT_OF["footman"])
    assert GAME.terms(table.state, DAQAN)["battle"] > alone + two_more + 0.5


def test_no_card_is_wasted_on_a_battle_that_is_as_good_as_won() -> None:
    table = table_at_home()
    question = Question(QuestionId(1), DAQAN, "battle.cards", OneOf([Done()]), False, {})
    card = next(n for n, each in enumerate(TACTICS) if each.when == ("battle_step",))

    def worth(units: int) -> float:
        lines = {int(DAQAN): fighters(footman=units), -1: fighters(beastman=2)}
        table.state.battle = Battle(area("2A"), int(DAQAN), -1, lines)
        return float(GAME.inclination(table.state, question, Prepare(TacticId(card), 1)))

    assert worth(8) < 0.4 < worth(2), "a card in hand is worth that much"


def test_all_orders_are_played_out_before_some_are_in_further_deals() -> None:
    table = table_at_home()
    table.play(choose_orders)
    assert table.match is not None
    ticks = count()
    player = player_of("hard", random.Random(1), now=lambda: float(next(ticks)), budget=350.0)
    assert isinstance(player.player, Thinker)
    thought = player.player.think(table.match, table.match.pending[DAQAN])
    assert next(ticks) > 350, "time has run out"
    assert len(thought.weighed) == 8, "and yet every order was played out once"
