"""The worth of positions and answers of Runewars to players that look ahead."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.core.choices.questions import OneOf, Question
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.runewars.advice.evaluation.heroics import (
    chance_of_any,
    duel_odds,
    duel_worth,
    odds_against,
)
from engine.runewars.advice.evaluation.lookahead_bias import NEVER
from engine.runewars.advice.evaluation.terms import GUESSES
from engine.runewars.board import Battle, Fighter
from engine.runewars.data.cards import FATE, QUESTS, TACTICS
from engine.runewars.pieces import CIRCLE, WINTER, OrderNumber, TacticId
from engine.runewars.rules.heroes.quest_actions import Challenge
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.state import RunewarsState
from engine.selfplay import chance_of
from tests.ai.steady import steady_player
from tests.runewars.kit import RunewarsTestTable, area

GAME: Any = GAMES["runewars"]
SETUP = Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed"})
CONQUER, RECRUIT = OrderNumber(3), OrderNumber(5)


def questions(every: int = 1, most: int = 500) -> Iterator[tuple[Match[RunewarsState], Question]]:
    rng = random.Random(6)
    match = Match.new(GAME, SETUP, chance_of(6), keep="step")
    for number in range(most):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        if number % every == 0:
            yield match, question
        match.submit(seat, question.id, random_answer(question.form, rng))


def test_a_seats_own_reasons_come_from_what_it_can_see() -> None:
    compared = 0
    for match, _ in questions(25):
        for seat in map(Seat, range(4)):
            other = match.state.copy()
            GAME.rehide(other, seat, random.Random(7), GAME.secrets_shown(match.state, seat))
            if match.state.factions and GAME.view(other, seat) == GAME.view(match.state, seat):
                assert GAME.terms(other, seat) == GAME.terms(match.state, seat)
                compared += 1
    assert compared > 30


def test_what_is_kept_of_the_map_changes_nothing() -> None:
    """A decision keeps what the map tells, and so what it guessed of tokens when it began."""
    kept: dict[Seat, dict[Any, Any]] = {Seat(seat): {} for seat in range(4)}
    found = 0
    for match, _ in questions(7):
        for seat, known in kept.items():
            if not match.state.factions:
                continue
            reasons = GAME.terms(match.state, seat, known)
            if match.over:
                continue
            assert GAME.terms(match.state, seat, {GUESSES: known[GUESSES]}) == reasons
            assert GAME.terms(match.state, seat, known) == reasons
            found += 1
    assert found > 100
    assert all(len(known) < found / 4 for known in kept.values()), "maps are alike again and again"


def test_an_end_is_worth_more_than_anything_before_it() -> None:
    match = next(match for match, _ in questions(100) if match.state.factions)
    state = match.state.copy()
    state.winners = (Seat(1),)
    assert GAME.terms(state, Seat(1))["victory"] > 500 > 0 > GAME.terms(state, Seat(0))["victory"]


def test_the_yield_of_land_counts() -> None:
    match = next(match for match, question in questions() if question.kind == "orders")
    state = match.state.copy()
    area = next(a for a in state.land.areas if state.holder[a] == 0 and a not in state.strongholds)
    before = GAME.terms(state, Seat(0))["land"]
    state.units[area].clear()
    state.holder[area] = -1
    assert GAME.terms(state, Seat(0))["land"] <= before


def test_influence_counts_but_a_hoard_of_it_does_not() -> None:
    match = next(match for match, question in questions() if question.kind == "orders")
    state = match.state.copy()
    before = GAME.terms(state, Seat(0))
    state.influence[0] += 4
    after = GAME.terms(state, Seat(0))
    assert after["influence"] - before["influence"] > 2
    state.influence[0] += 40
    rich = GAME.terms(state, Seat(0))["influence"]
    state.influence[0] += 40
    assert GAME.terms(state, Seat(0))["influence"] == rich, "a hoard serves nobody"


def orders() -> Iterator[tuple[RunewarsState, Question]]:
    for match, question in questions():
        if question.kind == "orders":
            yield match.state.copy(), question


def test_areas_to_activate_are_weighed_together_as_they_are_one_by_one() -> None:
    liked = 0
    for match, question in questions(most=2000):
        if question.kind in ("order.mobilize.primary", "order.conquer.primary"):
            assert isinstance(question.form, OneOf)
            options, state = question.form.options, match.state
            alone = [GAME.inclination(state, question, each) for each in options]
            assert GAME.inclinations(state, question, options) == pytest.approx(alone)
            liked += max(alone) > 0.1
    assert liked > 10


def test_nobody_conquers_with_nothing() -> None:
    state, question = next(orders())
    for units in state.units:
        units.clear()
    assert GAME.inclination(state, question, ChooseOrder(CONQUER)) == NEVER
    assert GAME.carried_out(state, question, ChooseOrder(CONQUER)) is None


def test_nobody_recruits_when_nothing_comes_after() -> None:
    state, question = next(orders())
    usual = GAME.inclination(state, question, ChooseOrder(RECRUIT))
    state.season, state.year = WINTER, 6
    state.victory.clear()
    assert GAME.inclination(state, question, ChooseOrder(RECRUIT)) == NEVER < usual
    assert GAME.carried_out(state, question, ChooseOrder(RECRUIT)) is None


def test_a_card_for_ones_own_turn_gains_nothing_by_a_battle() -> None:
    match, question = next(questions())
    state = match.state.copy()
    state.battle = Battle(1, 0, 1, {0: [Fighter(0)], 1: [Fighter(0)]})
    own = next(n for n, card in enumerate(TACTICS) if card.when == ("your_turn",))
    fights = next(n for n, card in enumerate(TACTICS) if card.when == ("battle_step",))
    assert GAME.inclination(state, question, PlayTactic(TacticId(own))) == 0
    assert GAME.inclination(state, question, PlayTactic(TacticId(fights))) > 0


@pytest.mark.parametrize(("mine", "theirs"), [(1, 4), (2, 5)])
def test_odds_come_before_a_duel(mine: int, theirs: int) -> None:
    weak, strong = duel_odds(mine, theirs, CIRCLE, 1), duel_odds(theirs, mine, CIRCLE, 1)
    assert weak.won < 0.1
    assert weak.fell > 0.6
    assert (weak.won, weak.fell) == pytest.approx((strong.fell, strong.won))


def test_few_heroes_defeat_a_dragon_in_four_rounds() -> None:
    quest = next(each for each in QUESTS if each.opponent == "dragon" and each.damage_to_win == 4)
    assert odds_against(quest, 4).won < 0.1 < odds_against(quest, 4).fell


def test_a_hopeless_duel_is_left() -> None:
    for match, _ in questions(10, 900):
        state = match.state.copy()
        seats: Mapping[int, Any] = {hero.seat: hero for hero in state.heroes}
        if len(seats) > 1:
            break
    else:
        pytest.fail("no two seats ever had a hero")
    weak, strong = list(seats.values())[:2]
    weak.damage, strong.damage = 0, 0
    even = duel_worth(state, Challenge(weak.hero, strong.hero))
    weak.damage = 3
    assert duel_worth(state, Challenge(weak.hero, strong.hero)) < min(0, even)


def test_more_cards_find_a_symbol_more_often() -> None:
    gold = sum(card.destiny == "gold" for card in FATE) / len(FATE)
    assert chance_of_any(("gold",), 1) == pytest.approx(gold)
    assert chance_of_any(("gold",), 3) > chance_of_any(("gold",), 1)


def test_a_hero_is_drawn_more_to_a_quest_for_a_dragon_rune() -> None:
    table = RunewarsTestTable("daqan", "latari", "uthuk", "waiqar")
    hero = table.hero("daqan", "ronan", "DA")

    def drawn(key: str) -> float:
        number = next(n for n, quest in enumerate(QUESTS) if quest.key == key)
        table.state.quests[0] = [number]
        worths = []
        for place in ("DA", QUESTS[number].areas[0]):
            hero.area = area(place)
            worths.append(GAME.terms(table.state, Seat(0))["heroes"])
        away, there = worths
        return float(there - away)

    usual, for_a_rune = drawn("q05"), drawn("h1")
    assert for_a_rune > 1.5 * usual > 0


@pytest.mark.parametrize(("own", "best"), [(9, 7), (3, 0)])
def test_whoever_can_surely_outbid_all_rivals_for_a_rune_does_so_and_others_save(
    own: int, best: int
) -> None:
    bids = []
    for seed in range(5):
        table = RunewarsTestTable("daqan", "latari", "uthuk", "waiqar")
        table.influence(daqan=own, latari=6, uthuk=3, waiqar=2)
        table.season("councils_midwinter_offer")
        assert table.match is not None
        player = steady_player(seed)
        bids.append(player.answer(table.match, table.question("daqan")))
    assert [getattr(bid, "influence", None) for bid in bids].count(best) >= 4


def test_the_reasons_for_an_order_are_all_that_it_is_worth() -> None:
    """A tip that is better by something without a name could not say why."""
    kinds: dict[str, int] = {}
    for match, question in questions(3, 900):
        kind = question.kind.partition(".")[0]
        if kind not in ("orders", "order", "quests") or kinds.get(kind, 0) >= 2:
            continue
        kinds[kind] = kinds.get(kind, 0) + 1
        thinker = steady_player(3)
        for each in thinker.think(match, question, mixed=False).weighed:
            assert sum(each.terms.values()) == pytest.approx(each.worth, abs=0.001)
    assert kinds.keys() == {"orders", "order", "quests"}


def test_a_high_order_costs_the_bonuses_of_those_still_to_come() -> None:
    state, question = next(orders())
    found = GAME.carried_out(state, question, ChooseOrder(OrderNumber(8)))
    assert found is not None
    assert found[1]["bonuses"] < 0
    strategize = GAME.carried_out(state, question, ChooseOrder(OrderNumber(1)))
    assert strategize is not None
    assert strategize[1] == {}, "nothing is lost by playing the lowest first"
