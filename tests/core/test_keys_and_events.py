"""The saved form of options, steps and events: keys, names and fields."""

from __future__ import annotations

import random
from itertools import product

import msgspec
import pytest

from engine.core.agenda import STEPS, entry, step, step_alias
from engine.core.choices.actions import MOST_KEY_LENGTH, Done, Option, Pass, Yes, fields_of
from engine.core.choices.questions import Amounts, OneOf, SomeOf, answer_from_keys, answer_keys
from engine.core.events import Envelope, Event, events_for
from engine.core.match import Match
from engine.core.saving.codec import decode_events, encode_events
from engine.core.seats import Seat
from tests.core.conftest import RULES, answer, any_rule, begin, begin_with
from tests.core.toy import GAME, Card, Drew, Raid, Shown, Sold, ToyTable, act

ANN, BOB = Seat(0), Seat(1)


# Tags


@pytest.mark.parametrize("kind", [Event, Option])
def test_a_class_writes_the_tag_it_is_saved_by(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match="needs tag"):
        type("Nameless", (kind,), {})


@pytest.mark.parametrize("kind", [Drew, Raid])
def test_no_class_is_saved_by_its_parents_tag(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match="must not inherit"):
        type("Heir", (kind,), {})


# Keys


def test_a_key_is_the_tag_and_the_fields() -> None:
    assert Raid(BOB).key() == "toy.raid:1"
    assert Card(12).key() == "toy.card:12"
    assert [each.key() for each in (Done(), Pass(), Yes())] == ["done", "pass", "yes"]


def test_a_class_names_its_command_and_the_types_of_its_fields() -> None:
    assert Raid.path == "toy raid"
    assert Card.path == ""
    assert dict(fields_of(Raid)) == {"target": "Seat"}


@pytest.mark.parametrize("number", [0, 7, 54, 10**6])
def test_keys_are_short_plain_text(number: int) -> None:
    key = Card(number).key()
    assert key.isascii()
    assert len(key) <= MOST_KEY_LENGTH


def test_some_of_a_list_reads_back_from_its_keys() -> None:
    rng = random.Random(1)
    for _ in range(200):
        offered = [Card(rng.randint(0, 5)) for _ in range(rng.randint(1, 8))]
        form = SomeOf(offered, 0, len(offered))
        chosen = form.accepts(tuple(rng.sample(offered, rng.randint(0, len(offered)))))
        assert chosen is not None
        assert answer_from_keys(form, answer_keys(chosen)) == chosen, offered


def test_amounts_read_back_from_their_keys() -> None:
    kinds, most = ("fox", "hare", "owl"), range(4)
    for bounds in (dict(zip(kinds, row, strict=True)) for row in product(most, repeat=3)):
        form = Amounts(bounds, 0, sum(bounds.values()))
        for row in product(*(range(bound + 1) for bound in bounds.values())):
            amounts = dict(zip(kinds, row, strict=True))
            assert answer_from_keys(form, answer_keys(amounts)) == form.accepts(amounts), bounds


@pytest.mark.parametrize(
    ("form", "keys"),
    [
        (OneOf([Card(1), Card(2)]), ["toy.card:3"]),
        (OneOf([Card(1), Card(2)]), ["toy.card:1", "toy.card:2"]),
        (OneOf([Card(1)]), []),
        (SomeOf([Card(1), Card(2)], 1, 1), ["toy.card:1", "toy.card:2"]),
        (SomeOf([Card(1), Card(2)], 0, 2), ["toy.card:1", "toy.card:1"]),
        (Amounts({"fox": 2}, 0, 2), ["fox=3"]),
        (Amounts({"fox": 2}, 0, 2), ["owl=1"]),
        (Amounts({"fox": 2}, 0, 2), ["fox"]),
        (Amounts({"fox": 2}, 0, 2), ["fox=many"]),
    ],
)
def test_keys_that_were_not_offered_read_as_nothing(
    form: OneOf | SomeOf | Amounts, keys: list[str]
) -> None:
    assert answer_from_keys(form, keys) is None


# Steps


def test_a_step_is_named_after_its_module_and_itself() -> None:
    assert entry(act) == ("toy.act", ())
    assert entry(any_rule, 3) == ("conftest.any_rule", (3,))


def test_two_steps_cannot_share_a_name() -> None:
    async def act(t: ToyTable) -> None:
        """Another step with the name of one of the toy's."""

    with pytest.raises(ValueError, match=r"toy\.act"):
        step("toy.act")(act)
    assert STEPS["toy.act"] is not act


def test_a_renamed_step_keeps_its_old_name_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.core.agenda.STEPS", dict(STEPS))
    match = begin()
    state = match.between_steps()
    assert state is not None
    state.agenda[-1] = ("toy.action", ())
    with pytest.raises(KeyError):
        Match.at(GAME, match.setup, state.copy(), match._chance)
    monkeypatch.setitem(STEPS, "toy.action", act)
    assert Match.at(GAME, match.setup, state, match._chance).pending == match.pending


def test_an_alias_cannot_hide_a_step() -> None:
    with pytest.raises(ValueError, match=r"toy\.turn"):
        step_alias("toy.turn", act)


def test_what_is_put_on_the_agenda_last_happens_first() -> None:
    happened: list[str] = []

    async def note(t: ToyTable) -> None:
        happened.append("earlier" if happened else "later")

    async def both(t: ToyTable) -> None:
        RULES.append(note)
        t.then(end_with, "put first")
        t.then(any_rule, len(RULES) - 1)

    @step("test_keys_and_events.end_with")
    async def end_with(t: ToyTable, word: str) -> None:
        happened.append(word)

    try:
        begin_with(both)
    finally:
        del STEPS["test_keys_and_events.end_with"]
    assert happened == ["later", "put first"]


# Events


def test_events_read_back_with_their_audience() -> None:
    told = [
        Envelope(Drew(ANN, 3), (ANN,)),
        Envelope(Shown(5)),
        Envelope(Sold((1, 0, 2)), (ANN, BOB)),
    ]
    assert decode_events(encode_events(told)) == told


def test_events_whose_class_is_gone_are_left_out() -> None:
    written = msgspec.msgpack.encode([[["Forgotten", 1, "x"], None], [["ToyShown", 4], None]])
    assert decode_events(written) == [Envelope(Shown(4))]


def test_a_field_added_to_an_event_has_its_default_in_old_ones() -> None:
    class Grown(Event, frozen=True, gc=False, tag="TestGrown"):
        """An event whose second field is new."""

        seat: Seat
        why: str = "nothing"

    written = msgspec.msgpack.encode([[["TestGrown", 1], None]])
    assert decode_events(written) == [Envelope(Grown(BOB))]


def test_a_seat_hears_what_is_for_everybody_and_for_it() -> None:
    told = [Envelope(Drew(ANN, 3), (ANN,)), Envelope(Shown(5))]
    assert events_for(told, ANN) == [Drew(ANN, 3), Shown(5)]
    assert events_for(told, BOB) == events_for(told, None) == [Shown(5)]


def test_what_is_told_to_a_seat_is_not_in_the_others_news() -> None:
    match = begin()
    answer(match, ANN, next(o for o in match.pending[ANN].form.options if o.key() == "toy.draw"))  # type: ignore[union-attr]
    assert [type(event) for event in events_for(match.told, ANN)] == [Drew]
    assert events_for(match.told, BOB) == []


def test_option_classes_are_values() -> None:
    class Pair(Option, frozen=True, gc=False, tag="toy.pair"):
        """Two seats."""

        one: Seat
        other: Seat

    assert Pair(ANN, BOB) == Pair(ANN, BOB)
    assert Pair(ANN, BOB).key() == "toy.pair:0:1"
    assert Pair(ANN, BOB) in [Pair(ANN, BOB)]
