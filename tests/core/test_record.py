"""Saved matches: the last checkpoint and the choices since; and rules that changed in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core.chance.draws import KeyedChance
from engine.core.choices.actions import Done, Option
from engine.core.errors import Diverged, Refused
from engine.core.match import Match
from engine.core.saving.codec import NewerSchema, decode_state, encode_state
from engine.core.saving.record import Head, MatchRecord
from engine.core.seats import Seat
from tests.core import toy
from tests.core.conftest import KEY, ToyMatch, answer, begin
from tests.core.toy import GAME, Card, Light, Rolled, Show, ToyState, ToyTable, Trade

ANN, BOB = Seat(0), Seat(1)


def stored(record: MatchRecord) -> MatchRecord:
    """Write a record as bytes and read it back."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=MatchRecord)


def load(record: MatchRecord) -> ToyMatch:
    """Load a stored record."""
    return Match.load(GAME, stored(record), KeyedChance(KEY))


@pytest.fixture
def halfway() -> ToyMatch:
    """Begin a match in which Ann has lit a lantern and is asked for a trade."""
    match = begin(chance=KeyedChance(KEY))
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 1})
    answer(match, ANN, Trade())
    return match


# Saving and loading


def test_a_loaded_match_is_the_same_match(halfway: ToyMatch) -> None:
    loaded = load(halfway.record())
    assert loaded.state == halfway.state
    assert loaded.pending == halfway.pending
    assert loaded.record() == halfway.record()


def test_a_record_keeps_the_checkpoints_of_this_turn_only(halfway: ToyMatch) -> None:
    record = halfway.record()
    assert [checkpoint.after for checkpoint in record.checkpoints] == [0, 2]
    assert [choice.number for choice in record.choices] == [1, 2, 3]
    answer(halfway, ANN, ())
    answer(halfway, ANN, Done())
    record = halfway.record()
    assert [checkpoint.after for checkpoint in record.checkpoints] == [5]
    assert record.choices == ()
    assert halfway.first_checkpoint() == 5


def test_a_match_loaded_from_its_last_checkpoint_alone_goes_on(halfway: ToyMatch) -> None:
    record = halfway.record()
    short = msgspec.structs.replace(record, checkpoints=(halfway.last_checkpoint(),))
    loaded = load(short)
    assert loaded.state == halfway.state
    assert loaded.head() == halfway.head()
    loaded.undo(ANN)
    with pytest.raises(Refused, match="undo-nothing"):
        loaded.undo(ANN)


def test_the_same_chance_is_repeated(halfway: ToyMatch) -> None:
    answer(halfway, ANN, ())
    record = halfway.record()
    rolls = []
    for match in (halfway, load(record), load(record)):
        answer(match, ANN, toy.Roll())
        rolls.append([told.event for told in match.told])
    assert rolls[0] == rolls[1] == rolls[2]
    assert isinstance(rolls[0][0], Rolled)


def test_fingerprints_are_stable() -> None:
    """If this fails, every running match loses the choices since its last checkpoint."""
    match = begin(chance=KeyedChance(KEY))
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 1, "blue": 1})
    answer(match, ANN, Trade())
    answer(match, ANN, (Card(match.state.hands[ANN][0]),))
    assert [choice.fingerprint for choice in match.choices] == GOLDEN


GOLDEN = [
    -5161541155580504394,
    -9112852250153274933,
    -5161541155580504394,
    -7785235220074924548,
]


# Rules that changed


@pytest.fixture
def saved(halfway: ToyMatch) -> MatchRecord:
    """Return a record of two steps whose choices are between its only checkpoint and the end."""
    answer(halfway, ANN, (Card(halfway.state.hands[ANN][0]),))
    record = halfway.record()
    return msgspec.structs.replace(record, checkpoints=record.checkpoints[:1])


@pytest.fixture
def new_rule(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Option], Any], None]:
    """Replace how an action of the toy is carried out."""
    return lambda action, rule: monkeypatch.setitem(toy.PERFORM, action, rule)


def fallen_back(record: MatchRecord) -> tuple[ToyMatch, int]:
    """Load as the bot does: drop choices that do not fit; return how many were lost."""
    lost = 0
    while True:
        try:
            return load(record), lost
        except Diverged as diverged:
            lost += len(record.since(record.checkpoints[-1])) - diverged.fits
            record = record.fallback(diverged.fits)


def test_unchanged_rules_lose_nothing(saved: MatchRecord, halfway: ToyMatch) -> None:
    match, lost = fallen_back(saved)
    assert lost == 0
    assert match.state == halfway.state


def test_a_question_asked_no_longer(saved: MatchRecord, new_rule: Any) -> None:
    async def trade(t: ToyTable, seat: Seat, _: Trade) -> None:
        """Nothing is traded any more."""

    new_rule(Trade, trade)
    with pytest.raises(Diverged, match="choice 4") as diverged:
        load(saved)
    assert diverged.value.fits == 3
    match, lost = fallen_back(saved)
    assert lost == 1
    assert match.pending[ANN].kind == "toy.act"


def test_a_question_with_other_options(saved: MatchRecord, new_rule: Any) -> None:
    async def light(t: ToyTable, seat: Seat, _: Light) -> None:
        """Three lanterns may be lit at once."""
        await t.amounts(seat, "toy.light", t.state.lanterns[seat], least=1, most=3)

    new_rule(Light, light)
    match, lost = fallen_back(saved)
    assert lost == 3
    assert match.pending[ANN].kind == "toy.light"
    assert [choice.number for choice in match.choices] == [1]


def test_a_question_that_is_only_called_otherwise_loses_nothing(
    saved: MatchRecord, halfway: ToyMatch, new_rule: Any
) -> None:
    """A menu may be renamed while matches are running."""

    async def light(t: ToyTable, seat: Seat, _: Light) -> None:
        lit = await t.amounts(seat, "toy.kindle", t.state.lanterns[seat], least=1, most=2)
        for colour, count in lit.items():
            t.state.lanterns[seat][colour] -= count
        t.state.points[seat] += sum(lit.values()) // 2
        t.tell(toy.Lit(seat, sum(lit.values())))

    new_rule(Light, light)
    match, lost = fallen_back(saved)
    assert lost == 0
    assert match.state == halfway.state
    assert "toy.kindle" in [choice.kind for choice in match.choices]
    assert fallen_back(match.record())[1] == 0


def test_an_event_more_between_two_questions(saved: MatchRecord, new_rule: Any) -> None:
    async def trade(t: ToyTable, seat: Seat, _: Trade) -> None:
        """Trading is announced."""
        t.tell(toy.Lit(seat, 0))
        await toy.trade(t, seat, _)

    new_rule(Trade, trade)
    assert fallen_back(saved)[1] == 1


def test_the_last_choice_leads_elsewhere(new_rule: Any) -> None:
    """No choice was made after it, so only its effects can tell."""

    async def light(t: ToyTable, seat: Seat, _: Light) -> None:
        """Lighting is announced first."""
        t.tell(toy.Lit(seat, 0))
        await toy.light(t, seat, _)

    match = begin(chance=KeyedChance(KEY))
    answer(match, ANN, Light())
    new_rule(Light, light)
    with pytest.raises(Diverged, match="choice 1 leads elsewhere"):
        load(match.record())
    again, lost = fallen_back(match.record())
    assert (again.pending[ANN].kind, lost) == ("toy.act", 1)


def test_a_fallback_repeats_the_same_chance(new_rule: Any) -> None:
    """A deploy gives nobody a better die."""
    match = begin(chance=KeyedChance(KEY))
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 2})
    answer(match, ANN, toy.Roll())
    record = match.record()
    first = msgspec.structs.replace(record, checkpoints=record.checkpoints[:1])

    async def light(t: ToyTable, seat: Seat, _: Light) -> None:
        """Lanterns are lit unasked."""

    new_rule(Light, light)
    again, lost = fallen_back(first)
    assert lost == 2
    answer(again, ANN, toy.Roll())
    assert again.choices[-1].drawn == match.choices[-1].drawn


def test_what_is_asked_after_a_fallback_has_a_new_number(saved: MatchRecord, new_rule: Any) -> None:
    async def trade(t: ToyTable, seat: Seat, _: Trade) -> None:
        """Nothing is traded any more."""

    ((_, old),) = saved.head.open
    new_rule(Trade, trade)
    match, _ = fallen_back(saved)
    assert match.pending[ANN].id == saved.head.next_question > old


def test_an_open_question_with_other_options_has_a_new_number(
    halfway: ToyMatch, new_rule: Any
) -> None:
    """A button of the old question would mean something else now."""

    async def trade(t: ToyTable, seat: Seat, _: Trade) -> None:
        """Only one card can be traded."""
        hand = [Card(card) for card in t.state.hands[seat]]
        await t.choose(seat, "toy.trade", hand, public=False)

    old = halfway.pending[ANN].id
    record = halfway.record()
    assert load(record).pending[ANN].id == old
    new_rule(Trade, trade)
    loaded, lost = fallen_back(record)
    assert lost == 0
    assert loaded.pending[ANN].id == halfway.head().next_question
    with pytest.raises(Refused, match="question-closed"):
        loaded.submit(ANN, old, Card(loaded.state.hands[ANN][0]))


def test_a_choice_after_a_fallback_has_a_new_number(saved: MatchRecord, new_rule: Any) -> None:
    async def trade(t: ToyTable, seat: Seat, _: Trade) -> None:
        """Nothing is traded any more."""

    new_rule(Trade, trade)
    match, _ = fallen_back(saved)
    answer(match, ANN, Show())
    assert match.choices[-1].number == saved.head.next_choice


# The saved form


class NewToyState(ToyState):
    """Lanterns, two versions later: `weather` is new, `discard` is called `pile`."""

    weather: str = ""


class NewLanterns(toy.Lanterns):
    """The toy two schemas later."""

    schema = 3
    state_type = NewToyState
    upgrades = {  # noqa: RUF012
        1: lambda plain: plain.update(weather="calm"),
        2: lambda plain: plain.update(points=[2 * points for points in plain["points"]]),
    }


def test_an_old_state_is_upgraded_through_every_version() -> None:
    state = begin().state
    state.points[:] = [1, 2, 3]
    new = decode_state(NewLanterns(), encode_state(GAME, state))
    assert isinstance(new, NewToyState)
    assert (new.weather, new.points, new.hands) == ("calm", [2, 4, 6], state.hands)


def test_an_upgrade_begins_where_the_state_stands() -> None:
    class Second(NewLanterns):
        schema = 2

    state = decode_state(Second(), encode_state(GAME, begin().state))
    state.points[:] = [1, 2, 3]
    new = decode_state(NewLanterns(), encode_state(Second(), state))
    assert new.points == [2, 4, 6]


def test_a_state_of_a_newer_program_is_left_alone() -> None:
    blob = encode_state(NewLanterns(), begin().state)
    with pytest.raises(NewerSchema, match="schema 3, this program knows 1"):
        decode_state(GAME, blob)


def test_a_state_reads_back_as_it_was(halfway: ToyMatch) -> None:
    assert decode_state(GAME, encode_state(GAME, halfway.state)) == halfway.state


def test_a_head_written_before_prints_were_kept_still_reads() -> None:
    plain: dict[str, Any] = {"open": [(0, 3)], "next_question": 4, "next_choice": 2}
    assert msgspec.convert(plain, Head) == Head(((ANN, 3),), 4, 2)
