"""Reasons of a tip: what an answer gains, and what it costs by itself."""

from __future__ import annotations

import pytest

from bot.play.coach import tips
from bot.ui.wording import Wording
from bot.workers.computers import Advice, advice_of
from bot.workers.worker_messages import Opinion, Reply
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import (
    Amounts,
    OneOf,
    Question,
    QuestionId,
    SomeOf,
    answer_keys,
)
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.root.factions.corvids.setup_card import FirstPlot
from engine.root.pieces import CardId, PieceKind
from engine.root.rules.hands import OneCard
from tests.bot.test_computers import begin
from tests.root.kit import RootTestTable


def test_a_price_is_no_gain_by_being_lower_than_another() -> None:
    question = Question(QuestionId(1), Seat(0), "test", OneOf([Done(), Pass()]), False, {})
    cheap = Opinion(5.0, answer_keys(Done()), {"influence": 2.0, "land": 4.0, "army": 1.0})
    dear = Opinion(4.0, answer_keys(Pass()), {"influence": 1.0, "land": 3.0, "army": 2.0})
    before = {"influence": 3.0, "land": 3.0, "army": 1.0}
    assert advice_of(question, Reply([cheap, dear], [], "", before)).terms == {"land": 1.0}
    assert advice_of(question, Reply([dear, cheap], [], "", before)).terms == {
        "influence": -1.0, "army": 1.0,
    }  # fmt: skip


def test_what_must_be_lost_is_named_where_it_is_less() -> None:
    question = Question(QuestionId(1), Seat(0), "test", OneOf([Done(), Pass()]), False, {})
    few = Opinion(5.0, answer_keys(Done()), {"army": 2.0})
    many = Opinion(4.0, answer_keys(Pass()), {"army": 1.0})
    advice = advice_of(question, Reply([few, many], [], "", {"army": 3.0}))
    wording = Wording(GAMES["runewars"], "en", None)
    assert (advice.terms, advice.spared) == ({}, {"army": 1.0})
    spending = advice._replace(answer=Pass())
    assert tips.spared_of(wording, spending) == ["strength of your army"]
    assert tips.spared_of(wording, advice) == [], "that stopping spends nothing goes without saying"


def test_trifles_are_named_where_nothing_weighs_more() -> None:
    wording = Wording(GAMES["runewars"], "en", None)
    trifles = Advice(Pass(), 0.12, Done(), spared={"hunger": 0.1})
    assert tips.spared_of(wording, trifles) == ["units starved in winter"]
    assert tips.spared_of(wording, trifles._replace(gain=0.05)) == [], "about as good"
    weighty = trifles._replace(gain=2.0, terms={"army": 1.9})
    assert tips.spared_of(wording, weighty) == []


def test_what_the_rest_of_a_line_spends_is_no_price_of_its_first_step() -> None:
    question = Question(QuestionId(1), Seat(0), "test", OneOf([Done(), Pass()]), False, {})
    before = {"hand": 3.0, "army": 2.0}
    later = Opinion(
        5.0, answer_keys(Done()), {"hand": 1.0, "army": 1.0}, {"hand": 3.0, "army": 1.5}
    )
    other = Opinion(4.0, answer_keys(Pass()), before)

    advice = advice_of(question, Reply([later, other], [], "", before))

    assert advice.terms == {"army": -0.5}, "the cards go later"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Pay with this wood: 1 from clearing 5 (rabbit)"),
        ("de", "Zahl mit diesem Holz: 1 aus Lichtung 5 (Hase)"),
        ("es", "Paga con esta madera: 1 del claro 5 (conejo)"),
    ],
)
def test_a_payment_is_advised_in_a_sentence(locale: str, said: str) -> None:
    table = RootTestTable("marquise", "eyrie")
    wording = Wording(GAMES["root"], locale, GAMES["root"].view(table.state, Seat(0)))
    bounds = {"5": 2, "1": 1}
    asked = Question(
        QuestionId(1), Seat(0), "marquise.pay", Amounts(bounds, 1, 1), True, {"clearing": 5}
    )  # fmt: skip
    assert tips.name_choice(wording.words, wording, asked, {"5": 1}) == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Discard Anvil (fox)"),
        ("de", "Wirf ab: Anvil (Fuchs)"),
        ("es", "Descarta Anvil (zorro)"),
    ],
)
def test_a_choice_of_several_is_advised_by_its_verb(locale: str, said: str) -> None:
    """ "Choose this: Anvil" told neither what becomes of the card nor why one is asked."""
    table = RootTestTable("marquise", "eyrie")
    wording = Wording(GAMES["root"], locale, GAMES["root"].view(table.state, Seat(0)))
    card = OneCard(CardId(table.take("anvil")))
    asked = Question(QuestionId(1), Seat(0), "discard", SomeOf([card], 1, 1), False, {})
    assert tips.name_choice(wording.words, wording, asked, (card,)) == said


@pytest.mark.parametrize(("locale", "said"), [("en", "Bomb"), ("de", "Bombe"), ("es", "Bomba")])
def test_a_tip_begins_as_a_sentence(locale: str, said: str) -> None:
    """It had read "Tip: bomb."."""
    table = RootTestTable("corvids", "eyrie")
    wording = Wording(GAMES["root"], locale, GAMES["root"].view(table.state, Seat(0)))
    bomb = FirstPlot(PieceKind("bomb"))
    asked = Question(QuestionId(1), Seat(0), "corvids.first_plot", OneOf([bomb]), False, {})
    assert tips.name_choice(wording.words, wording, asked, bomb) == said


def test_marches_are_advised_by_their_verb() -> None:
    match = begin(0, Setup("runewars", GAMES["runewars"].suggested, {"map": "fixed"}))
    wording = Wording(GAMES["runewars"], "en", match.view(Seat(0)))
    area = match.view(Seat(0)).areas[0].area
    asked = Question(
        QuestionId(1), Seat(0), "march.units", Amounts({}, 0, 0), False, {"area": area}
    )  # fmt: skip
    said = wording.say("q-march-units.tip", **wording.context(asked), what="2 Knights")
    assert said.startswith("March into ")
    assert said.endswith(" with 2 Knights")


def test_two_ways_to_the_same_gain_it_both() -> None:
    question = Question(QuestionId(1), Seat(0), "test", OneOf([Done(), Pass()]), False, {})
    both = [Opinion(5.0, answer_keys(option), {"dials": 4.0}) for option in (Done(), Pass())]
    assert advice_of(question, Reply(both, [], "", {"dials": 1.0})).terms == {"dials": 3.0}


@pytest.mark.parametrize(("key", "reason"), [("root", "board"), ("runewars", "army")])
def test_a_price_is_named_as_what_is_left(key: str, reason: str) -> None:
    match = begin(0, Setup(key, GAMES[key].suggested, {}))
    wording = Wording(GAMES[key], "en", match.view(Seat(0)))
    assert "stronger" in tips.term(wording, reason, "")
    assert "weaker" in tips.term(wording, reason, ".price")
