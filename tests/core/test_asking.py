"""Questions that a rule may ask, those that are skipped, and answers that are refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.chance.draws import KeyedChance
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, OneOf, SomeOf, SomeOfKinds
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat
from tests.core.conftest import KEY, answer, begin, begin_with
from tests.core.toy import GAME, Auction, Card, Light, Raid, Roll, ToyTable, Trade, trade

ANN, BOB, CEM = Seat(0), Seat(1), Seat(2)
RED, BLUE, TWIN = Card(1), Card(2), Card(2)


def test_one_of_several_is_asked_and_given_back() -> None:
    chosen: list[Option] = []

    async def rule(t: ToyTable) -> None:
        chosen.append(await t.choose(ANN, "toy.one", [RED, BLUE], colour="red"))
        await t.choose(BOB, "toy.next", [RED, BLUE])

    match = begin_with(rule)
    assert match.pending[ANN].context == {"colour": "red"}
    answer(match, ANN, BLUE)
    assert chosen == [BLUE]
    assert list(match.pending) == [BOB]


def test_publicly_forced_decisions_are_skipped() -> None:
    found: list[Any] = []

    async def rule(t: ToyTable) -> None:
        found.append(await t.choose(ANN, "toy.one", [RED]))
        found.append(await t.choose_some(ANN, "toy.some", [], least=0, most=3))
        found.append(await t.choose_some(ANN, "toy.some", [RED, BLUE], least=2, most=9))
        found.append(await t.choose_some(ANN, "toy.some", [BLUE, TWIN, TWIN], least=2, most=2))
        found.append(await t.amounts(ANN, "toy.many", {"red": 0}, least=0, most=3))
        found.append(await t.amounts(ANN, "toy.many", {"red": 2, "blue": 1}, least=5, most=5))
        found.append(await t.amounts(ANN, "toy.many", {"red": 4}, least=3, most=3))

    match = begin_with(rule)
    assert not match.pending
    assert found == [
        RED, (), (RED, BLUE), (BLUE, TWIN), {}, {"red": 2, "blue": 1}, {"red": 3},
    ]  # fmt: skip


def test_a_secret_decision_is_asked_even_when_it_is_forced() -> None:
    async def rule(t: ToyTable) -> None:
        await t.choose(ANN, "toy.one", [RED], public=False)
        await t.choose_some(ANN, "toy.some", [], least=0, most=3, public=False)
        await t.choose_some(ANN, "toy.some", [RED], least=1, most=1, public=False)
        await t.amounts(ANN, "toy.many", {"red": 2}, least=2, most=2, public=False)

    match = begin_with(rule)
    for given in (RED, (), (RED,), {"red": 2}):
        assert not match.pending[ANN].public
        assert not match.pending[ANN].decides()
        answer(match, ANN, given)
    assert not match.pending


def test_bounds_are_cut_to_what_there_is() -> None:
    async def rule(t: ToyTable) -> None:
        await t.choose_some(ANN, "toy.some", [RED, BLUE], least=1, most=9)
        await t.amounts(ANN, "toy.many", {"red": 2, "blue": 0, "green": 1}, least=1, most=9)

    match = begin_with(rule)
    assert match.pending[ANN].form == SomeOf([RED, BLUE], 1, 2)
    answer(match, ANN, (RED,))
    assert match.pending[ANN].form == Amounts({"red": 2, "green": 1}, 1, 3)


def test_asking_with_nothing_to_choose_from_is_a_bug() -> None:
    async def rule(t: ToyTable) -> None:
        await t.choose(ANN, "toy.one", [], public=False)

    with pytest.raises(LookupError, match="nothing to choose from"):
        begin_with(rule)


@pytest.mark.parametrize(
    ("form", "decides"),
    [
        (OneOf([RED, BLUE]), True),
        (OneOf([RED]), False),
        (SomeOf([RED, BLUE], 0, 1), True),
        (SomeOf([RED, BLUE], 1, 1), True),
        (SomeOf([RED, BLUE], 2, 2), False),
        (SomeOf([BLUE, TWIN], 1, 1), False),
        (SomeOf([RED, BLUE], 0, 0), False),
        (Amounts({"red": 2}, 0, 2), True),
        (Amounts({"red": 2, "blue": 1}, 2, 2), True),
        (Amounts({"red": 2}, 1, 1), False),
        (Amounts({"red": 2, "blue": 1}, 3, 3), False),
    ],
)
def test_a_question_knows_whether_it_decides_anything(form: Any, decides: bool) -> None:
    async def rule(t: ToyTable) -> None:
        await t.choose_sealed("toy.sealed", {ANN: form})

    assert begin_with(rule).pending[ANN].decides() is decides


# What an answer must be


def test_some_of_a_list_come_back_in_the_order_offered() -> None:
    form = SomeOf([RED, BLUE, TWIN], 1, 3)
    assert form.accepts((BLUE, RED)) == (RED, BLUE)
    assert form.accepts((TWIN, BLUE)) == (BLUE, TWIN)
    assert form.accepts([BLUE]) == (BLUE,)  # type: ignore[arg-type]
    assert form.accepts(()) is None
    assert form.accepts((RED, RED)) is None
    assert form.accepts(RED) is None
    assert SomeOf([RED, BLUE], 0, 1).accepts((RED, BLUE)) is None


def test_amounts_are_checked_against_each_bound_and_the_total() -> None:
    form = Amounts({"red": 2, "blue": 1}, 1, 2)
    assert form.accepts({"blue": 1, "red": 1}) == {"red": 1, "blue": 1}
    assert form.accepts({"red": 1, "blue": 0}) == {"red": 1}
    for wrong in ({}, {"red": 3}, {"blue": 2}, {"red": -1, "blue": 1}, {"green": 1}, (RED,)):
        assert form.accepts(wrong) is None
    assert form.accepts({"red": 2, "blue": 1}) is None


def test_one_of_a_list_must_be_one_of_it() -> None:
    form = OneOf([RED, BLUE])
    assert form.accepts(Card(2)) is BLUE
    for wrong in (Card(3), Done(), (RED,), {"red": 1}):
        assert form.accepts(wrong) is None


def test_a_refusal_leaves_everything_untouched() -> None:
    match = begin()
    before, told, record = match.state.copy(), list(match.told), match.record()
    asked = match.pending[ANN]

    for wrong in (Card(3), Raid(ANN), (), {"red": 1}):
        with pytest.raises(Refused) as refused:
            match.submit(ANN, asked.id, wrong)
        assert (refused.value.key, refused.value.law) == ("toy-not-offered", "1.1")
    with pytest.raises(Refused, match="question-closed"):
        match.submit(BOB, asked.id, Roll())

    assert (match.state, match.told, match.record()) == (before, told, record)
    assert match.pending == {ANN: asked}
    match.submit(ANN, asked.id, Roll())


# Responses


def respond_rule(usable: list[Card], found: list[Any], **how: Any) -> Any:
    """A rule that offers Bob a response, then asks Cem something."""

    async def rule(t: ToyTable) -> None:
        plan_response = lambda: usable[0] if usable else None  # noqa: E731
        found.append(await t.respond(BOB, "toy.shield", usable, plan=plan_response, **how))
        await t.choose(CEM, "toy.next", [RED, BLUE])

    return rule


@pytest.mark.parametrize("usable", [[], [RED]])
def test_a_live_response_is_asked_of_the_unable_too(usable: list[Card]) -> None:
    found: list[Any] = []
    match = begin_with(respond_rule(usable, found, if_public=True), responses="live")
    assert list(match.pending) == [BOB]
    assert not match.pending[BOB].public
    answer(match, BOB, usable[0] if usable else Pass())
    assert found == [usable[0] if usable else None]


def test_a_response_that_is_publicly_impossible_is_not_asked() -> None:
    found: list[Any] = []
    match = begin_with(respond_rule([RED], found, if_public=False), responses="live")
    assert found == [None]
    assert list(match.pending) == [CEM]


def test_a_forced_response_can_be_declined_only_by_the_unable() -> None:
    found: list[Any] = []
    match = begin_with(respond_rule([RED], found, if_public=True, forced=True), responses="live")
    with pytest.raises(Refused):
        answer(match, BOB, Pass())
    match = begin_with(respond_rule([], found, if_public=True, forced=True), responses="live")
    answer(match, BOB, Pass())
    assert found == [None]


@pytest.mark.parametrize("usable", [[], [RED]])
def test_at_a_table_with_plans_nobody_waits_for_a_response(usable: list[Card]) -> None:
    found: list[Any] = []
    match = begin_with(respond_rule(usable, found, if_public=True))
    assert found == [usable[0] if usable else None]
    assert list(match.pending) == [CEM]
    assert match.responses == [usable[0].key() if usable else None]


def test_a_plan_cannot_respond_with_what_is_not_usable() -> None:
    async def rule(t: ToyTable) -> None:
        await t.respond(BOB, "toy.shield", [RED], if_public=True, plan=lambda: BLUE)

    with pytest.raises(AssertionError, match="what is usable"):
        begin_with(rule)


def test_of_equal_cards_the_one_is_taken_that_the_record_names() -> None:
    """Twins share a name: whichever is pressed, a reloaded match holds the same one."""

    class Twin(Option, frozen=True, gc=False, tag="toy.twin"):
        face: str
        number: int = msgspec.field(default=0)

        def key(self) -> str:
            return f"toy.twin:{self.face}"

    found: list[Any] = []

    async def rule(t: ToyTable) -> None:
        twins = [Twin("fox", 1), Twin("fox", 2), Twin("hare", 3)]
        found.append(await t.choose(ANN, "toy.twins", twins))
        found.append(await t.choose_some(ANN, "toy.twins", twins, least=1, most=2))

    match = begin_with(rule)
    answer(match, ANN, Twin("fox", 2))
    answer(match, ANN, (Twin("fox", 2), Twin("hare", 3)))
    assert found == [Twin("fox", 1), (Twin("fox", 1), Twin("hare", 3))]


def test_a_menu_goes_on_after_an_action() -> None:
    match = begin()
    answer(match, ANN, Light())
    assert isinstance(match.pending[ANN].form, Amounts)
    answer(match, ANN, {"red": 2})
    assert match.state.points == [1, 0, 0]
    assert match.pending[ANN].kind == "toy.act"


def test_some_of_kinds_are_at_most_so_many_of_each() -> None:
    form = SomeOfKinds([RED, BLUE, TWIN], 1, 2, ["warm", "cold", "cold"], {"cold": 1})
    assert form.accepts((RED, BLUE)) == (RED, BLUE)
    assert form.accepts((BLUE, TWIN)) is None
    assert form.find_excess((BLUE, TWIN)) == "cold"
    assert form.accepts((RED,)) == (RED,)


@pytest.mark.parametrize("loaded", [False, True])
def test_the_number_of_a_question_tells_nothing_of_what_others_were_asked(loaded: bool) -> None:
    """Ann trades two cards, which asks her for the top one too, or none: nobody sees that."""
    numbers = []
    for traded in (2, 0):
        match = begin_with(ask_all_in_turn)
        if loaded:
            match = Match.load(GAME, match.record(), KeyedChance(KEY))
        answer(match, ANN, tuple(CARDS[:traded]))
        if traded:
            answer(match, ANN, CARDS[0])
        numbers.append(match.pending[BOB].id)
    assert numbers[0] == numbers[1]


CARDS = (Card(7), Card(8))


async def ask_all_in_turn(t: ToyTable) -> None:
    t.state.hands[ANN] = [each.card for each in CARDS]
    await trade(t, ANN, Trade())
    await t.choose(BOB, "toy.trade", [Card(1), Card(2)], public=False)


def test_no_two_questions_of_a_match_have_the_same_number() -> None:
    match = begin()
    answer(match, ANN, Auction())
    numbers = [question.id for question in match.pending.values()]
    for seat in (ANN, BOB, CEM):
        answer(match, seat, {})
    numbers.append(match.pending[ANN].id)
    answer(match, ANN, Done())
    numbers.append(match.pending[BOB].id)
    assert len(set(numbers)) == len(numbers)


def test_a_match_stored_when_all_shared_their_numbers_goes_on_with_new_ones() -> None:
    match = begin()
    record = match.record()
    open_ = ((ANN, 41),)
    head = msgspec.structs.replace(record.head, open=open_, next_question=42, next_questions=())
    loaded = Match.load(GAME, msgspec.structs.replace(record, head=head), KeyedChance(KEY))

    assert loaded.pending[ANN].id == 41, "its buttons still fit"
    answer(loaded, ANN, Auction())
    assert sorted(each.id for each in loaded.pending.values()) == [42, 43, 44]
    assert loaded.head().next_question > 44, "for a version to which one may go back"
