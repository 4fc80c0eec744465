"""Pictures that explain a question: their content, their alt texts, and no secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai.players import RandomPlayer
from engine.core.choices.actions import fields_of
from engine.core.choices.questions import Amounts, Question
from engine.core.language.words import load_words
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.data.cards import CARDS
from engine.runewars.data.cards import FATE, QUESTS
from engine.runewars.pieces import QuestCardId
from engine.runewars.rules.heroes.heroes import attribute_of
from engine.runewars.sight.rehide import rehide_runewars
from engine.selfplay import chance_of
from render.canvas import LARGEST
from render.games import RENDERERS
from render.question_subject import Subject
from render.root import words_of as root_words
from render.root.shop import lay_out_shop
from render.runewars import words_of
from render.runewars.explain import heroes
from render.runewars.explain.dials import dials_picture, next_space
from render.runewars.text.names import hero_name
from tests.render.positions import OPEN_HAND, random_position
from tests.render.runewars.positions import duelled
from tests.render.runewars.staged import battle_view, holding, staged_view
from tests.root.kit import Battle, RootTestTable, battle, hire_service

LOCALES = ("en", "de", "es")
ROOT, RUNEWARS = RENDERERS["root"], RENDERERS["runewars"]
TABLES = (
    Setup("root", ("marquise", "eyrie", "alliance", "vagabond:tinker"), {"responses": "live"}),
    Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed"}),
)


def subject_of(question: Question) -> Subject:
    """Describe a question as the bot does."""
    options = () if isinstance(question.form, Amounts) else question.form.options
    types = {kind for option in options for kind in fields_of(type(option)).values()}
    return Subject(question.kind, frozenset(types), question.context)


def asked(setup: Setup, seed: int, most: int) -> Iterator[tuple[Match[Any], Question]]:
    """Play at random; yield every question."""
    match = Match.new(GAMES[setup.game], setup, chance_of(seed), keep="nothing", fingerprints=False)
    mind = RandomPlayer(random.Random(seed))
    for _ in range(most):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        yield match, question
        match.submit(seat, question.id, mind.answer(match, question))


@pytest.mark.parametrize("setup", TABLES, ids=lambda each: each.game)
def test_any_question_of_a_match_can_be_explained_or_left_to_its_words(setup):
    explained = set[str]()
    for match, question in asked(setup, 6, 500):
        if question.kind in explained:
            continue
        picture = RENDERERS[setup.game].explain(match.view(question.seat), subject_of(question))
        if picture is not None:
            explained.add(question.kind)
            laying = question.kind.startswith("setup.")
            assert picture.image.width == (1650 if laying else 900)
            assert len(picture.encode()) < LARGEST
            assert 20 < len(picture.alt) <= 1000
    wanted = {"root": {"battle.ambush"}, "runewars": {"quests.act"}}[setup.game]
    assert wanted <= explained


@pytest.mark.parametrize(
    ("laid", "kinds"),
    [
        ("built", {"setup.tile", "setup.place", "setup.marker", "setup.realm"}),
        ("fixed", {"setup.slot"}),
    ],
)
def test_whoever_lays_the_map_sees_it_as_far_as_it_is_laid(laid, kinds):
    seats, shown = ("daqan", "latari", "uthuk", "waiqar"), set[str]()
    setup = Setup("runewars", seats, {"map": laid, "setup": "choose"})
    for match, question in asked(setup, 6, 40):
        view, subject = match.view(question.seat), subject_of(question)
        if question.kind in kinds - shown:
            shown.add(question.kind)
            assert RUNEWARS.explain(view, subject).alt == RUNEWARS.board(view).alt
    assert shown == kinds


def test_the_battle_a_response_is_about_is_shown_with_both_sides():
    view = random_position(5, busy=0.7)
    there = next(each for each in view.clearings if len(each.warriors) > 1)
    attacker, defender = (seat for seat, _ in there.warriors[:2])
    context = {"clearing": there.number, "attacker": attacker, "defender": defender}
    told = ROOT.explain(view, Subject("battle.ambush", frozenset(), context)).alt
    assert told.startswith(f"Battle in {there.number} ({there.suit}). ")
    for _, number in there.warriors[:2]:
        assert f"{number} warrior" in told
    assert ROOT.explain(view, Subject("marquise.daylight", frozenset({"Clearing"}))) is None


def test_hired_warriors_are_shown_on_the_side_they_fight_for():
    table = RootTestTable("marquise", "eyrie", "riverfolk")
    table.place(5, marquise=1, riverfolk=4, eyrie=2)
    table.give("eyrie", "ambush_rabbit")
    hire_service(table, "marquise")
    table.play(battle("marquise", "eyrie", 5), ["eyrie: ..."])

    def told(defender: str) -> str:
        sides = {"attacker": table.seat("marquise"), "defender": table.seat(defender)}
        subject = Subject("battle.ambush", frozenset(), {"clearing": 5, **sides})
        return ROOT.explain(table.game.view(table.state, table.seat("eyrie")), subject).alt

    fight = Battle(clearing=5, defender=table.seat("eyrie"))
    shown = table.game.preview(table.state, table.seat("marquise"), fight)
    assert [each.strength for each in shown.sides] == [5, 2]
    assert "Marquise: 1 warrior, 4 warriors (Riverfolk). Eyrie: 2 warriors." in told("eyrie")
    assert "Marquise: 1 warrior. Riverfolk: 4 warriors." in told("riverfolk")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_dials_tell_what_the_next_space_of_each_brings(locale):
    view = staged_view("spring", Seat(0))
    picture = RUNEWARS.explain(view, Subject("spring.planting", frozenset({"Resource"})), locale)
    words = words_of(locale)
    for resource, value in view.seats[0].dials:
        assert next_space(view, resource, value, words) in picture.alt


def test_a_dial_brings_units_influence_cards_nothing_or_is_full():
    words, view = words_of("en"), staged_view("spring", Seat(0))
    said = [next_space(view, "food", value, words) for value in (2, 3, 6, 8)]
    assert said == [
        "Food stands at 2. At 3: Recruit with food brings 1 Footman more. "
        "In winter each of your areas then feeds 3 units.",
        "Food stands at 3. At 4: Acquire Power brings 1 influence more. "
        "In winter each of your areas then feeds 4 units.",
        "Food stands at 6. At 7: Strategize's bonus draws 1 Tactics card more. "
        "In winter each of your areas then feeds 7 units.",
        "Food stands at 8. It can rise no further.",
    ]
    assert next_space(view, "ore", 2, words) == "Ore stands at 2. At 3: an empty space."


def test_no_dials_before_there_is_a_faction():
    view = staged_view("spring", Seat(0))
    bare = replace(view.seats[0], faction="")
    assert dials_picture(replace(view, seats=(bare, *view.seats[1:])), words_of("en")) is None


def test_a_battle_shows_who_stands_lies_and_is_hurt():
    view = replace(battle_view(), seat=Seat(0))
    picture = RUNEWARS.explain(view, Subject("battle.cards", frozenset({"TacticId"})))
    assert picture.alt.startswith("Battle in ")
    assert view.battle is not None
    hurt = replace(view.battle.attackers[0], damage=2, routed=1)
    worse = replace(view, battle=replace(view.battle, attackers=(hurt, *view.battle.attackers[1:])))
    other = RUNEWARS.explain(worse, Subject("battle.cards"))
    assert other.image.height > RUNEWARS.explain(
        replace(view, battle=replace(view.battle, attackers=(replace(hurt, damage=0, routed=0),),
                                     defenders=())), Subject("battle.cards")
    ).image.height  # fmt: skip


@pytest.mark.parametrize("unit", [False, True])
def test_a_duel_shows_both_with_the_health_that_is_left(unit):
    view = duelled(unit)
    picture = RUNEWARS.explain(view, Subject("duel.start", frozenset()))
    assert "health left" in picture.alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hero_is_shown_with_its_quests_and_their_odds(locale):
    view = holding(staged_view("summer", Seat(0)))
    own = [each for each in view.heroes if each.seat == 0]
    view = replace(view, quests=(QuestCardId(0), QuestCardId(1)))
    picture = RUNEWARS.explain(view, Subject("quests.act", frozenset({"HeroId"})), locale)
    words = words_of(locale)
    assert hero_name(own[0].hero, words) in picture.alt
    for card in view.quests:
        assert words.say(f"quest-{QUESTS[card].key}") in picture.alt
    assert "%" in picture.alt
    assert RUNEWARS.explain(replace(view, heroes=()), Subject("x", frozenset({"HeroId"}))) is None


def test_the_odds_of_a_quest_are_those_of_the_best_card():
    gold = sum(each.destiny == "gold" for each in FATE) / len(FATE)
    blue = sum(each.destiny == "blue" for each in FATE) / len(FATE)
    assert heroes.odds_of(1) == pytest.approx([gold, blue, 1 - gold - blue])
    for cards in (2, 3, 5):
        odds = heroes.odds_of(cards)
        assert sum(odds) == pytest.approx(1)
        assert odds[0] > heroes.odds_of(cards - 1)[0]


def test_attributes_are_those_of_the_rules():
    seen = 0
    for match, question in asked(TABLES[1], 8, 700):
        for piece in match.state.heroes:
            if piece.seat == question.seat:
                shown = match.view(question.seat).hero(piece.hero)
                for attribute in ("strength", "agility", "wisdom"):
                    assert heroes.attribute_of(shown, attribute) == attribute_of(piece, attribute)
                seen += 1
    assert seen > 100


def test_another_seats_hidden_cards_change_nothing():
    questions = asked(TABLES[1], 6, 400)
    shown = 0
    for match, question in questions:
        picture = RUNEWARS.explain(match.view(question.seat), subject_of(question))
        if picture is None or shown == 12:
            continue
        shown += 1
        state = match.state.copy()
        rehide_runewars(state, question.seat, random.Random(2))
        again = RUNEWARS.explain(match.game.view(state, question.seat), subject_of(question))
        assert again.image.tobytes() == picture.image.tobytes()
        assert again.alt == picture.alt
    assert shown == 12


def test_what_is_for_sale_shows_prices_and_every_card_of_the_open_hand():
    view = random_position(3, keys=("riverfolk", "marquise", "eyrie", "vagabond"))

    shown = ROOT.explain(view, Subject("riverfolk.services"))

    assert shown is not None
    for card in OPEN_HAND:
        assert CARDS[card].name in shown.alt
    for _, price in view.seats[0].board.prices:
        assert str(price) in shown.alt
    cards = load_words(("engine.root",), "en")
    sheet, _ = lay_out_shop(view, view.seats[0], root_words("en"), cards)
    faces = {f"card {CARDS[each].key} sign 0" for each in OPEN_HAND}
    assert faces <= {each.group for each in sheet.placed}


def test_nothing_is_for_sale_at_a_table_without_the_riverfolk():
    assert ROOT.explain(random_position(3), Subject("riverfolk.services")) is None
