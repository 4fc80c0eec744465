"""Plans: checked, recorded like choices, and asked instead of people."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.errors import Refused
from engine.core.events import Envelope
from engine.core.match import Match
from engine.core.saving.record import PLAN
from engine.core.seats import Seat
from engine.games import GAMES
from tests.core.conftest import answer, begin, unshuffled
from tests.core.toy import GAME, Light, Raid, Raided
from tests.replicas import replicate

ANN, BOB = Seat(0), Seat(1)
AMBUSH = PlanKind(
    "ambush",
    (
        PlanField("when", ("always", "never"), "always"),
        PlanField("clearings", ("1", "2", "3"), "", many=True),
    ),
)


def test_a_plan_is_completed_with_defaults() -> None:
    assert AMBUSH.default() == {"when": "always", "clearings": ""}
    assert AMBUSH.check({"clearings": " 1  3 "}) == {"when": "always", "clearings": "1 3"}


@pytest.mark.parametrize("plan", [{"when": "later"}, {"clearings": "1 9"}, {"if": "always"}])
def test_a_plan_that_is_not_offered_is_refused(plan: dict[str, str]) -> None:
    with pytest.raises(Refused, match="plan-value"):
        AMBUSH.check(plan)


def test_plans_of_computers_are_mixed_among_what_is_about_as_good() -> None:
    kind = PlanKind(
        "ambush",
        (
            PlanField("when", ("strength", "always", "never"), "strength"),
            PlanField("least", ("1", "2", "3", "4"), "2", mixed=("1", "2", "2", "3")),
        ),
    )
    drawn = [kind.mix(random.Random(seed)) for seed in range(40)]
    assert all(plan is not None and kind.check(plan) == plan for plan in drawn)
    least = Counter(plan["least"] for plan in drawn if plan is not None)
    assert set(least) == {"1", "2", "3"}
    assert least["2"] > least["1"]
    assert AMBUSH.mix(random.Random(1)) is None, "nothing to mix: the default stays"


@pytest.mark.parametrize("kind", [kind for game in GAMES.values() for kind in game.plan_kinds])
def test_what_is_mixed_is_offered(kind: PlanKind) -> None:
    assert all(set(field.mixed) <= set(field.choices) for field in kind.fields)


def test_a_match_refuses_a_plan_of_no_known_kind() -> None:
    match = begin()
    record = match.record()
    with pytest.raises(Refused, match="plan-kind"):
        match.change_plan(ANN, "ambush", {})
    with pytest.raises(Refused, match="plan-value"):
        match.change_plan(ANN, "shield", {"when": "later"})
    assert match.record() == record


def test_a_plan_is_recorded_as_a_choice() -> None:
    match = begin()
    match.change_plan(BOB, "shield", {"when": "never"})
    (choice,) = match.choices
    assert (choice.kind, choice.seat, choice.keys) == (PLAN, BOB, ("shield", "when=never"))
    assert match.pending[ANN].id == 1, "the open question stays open"


def test_a_plan_holds_across_saving_and_loading_between_two_answers() -> None:
    match = begin(chance=unshuffled())
    answer(match, ANN, Light())
    match.change_plan(BOB, "shield", {"when": "never"})
    loaded = Match.load(GAME, match.record(), unshuffled())
    assert loaded.state.plans[BOB] == {"shield": {"when": "never"}}
    assert loaded.record() == match.record()
    answer(loaded, ANN, {"red": 2})
    again = Match.load(GAME, loaded.record(), unshuffled())
    assert again.state == loaded.state
    assert again.record() == loaded.record()


def test_a_plan_saved_before_its_kind_grew_has_the_defaults_of_new_fields() -> None:
    state = begin().state
    state.plans[BOB]["ambush"] = {"when": "never"}
    assert plan_of(state, BOB, AMBUSH) == {"when": "never", "clearings": ""}
    assert plan_of(state, ANN, AMBUSH) == AMBUSH.default()
    assert state.plans[BOB]["ambush"] == {"when": "never"}, "the state keeps what was decided"


@pytest.mark.parametrize(("when", "shielded"), [("always", True), ("never", False)])
def test_a_plan_answers_for_whoever_made_it(when: str, shielded: bool) -> None:
    match = begin()
    match.state.hands[BOB][:] = [0, 5]
    match.change_plan(BOB, "shield", {"when": when})
    assert answer(match, ANN, Raid(BOB)) == [Raided(ANN, BOB, shielded)]


def test_a_changed_plan_counts_in_forks_and_replicas() -> None:
    match = begin(chance=unshuffled())
    match.change_plan(BOB, "shield", {"when": "never"})
    replica = replicate(match, unshuffled())
    assert replica.state == match.state
    replica.submit(ANN, replica.pending[ANN].id, Raid(BOB))
    assert replica.told == [Envelope(Raided(ANN, BOB, False))]
