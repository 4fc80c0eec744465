"""Trials: playing on without the record, the menus and the checkpoints of a match.

A search works on spots. From a spot it may try any number of answers, each of which leads to
another spot, so trials can start from trials. Nothing of the real deal is in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from engine.core.chance.draws import Chance, DictatedChance, Rng
from engine.core.choices.plans import Plan
from engine.core.choices.questions import Answer, Question
from engine.core.driver import Driver
from engine.core.game import Game
from engine.core.hooks.state import S
from engine.core.saving.checkpoints import PlanChange
from engine.core.seats import Seat, Setup
from engine.core.simulation.forks import TRIES, forget_plans, secrets_seen
from engine.core.simulation.retracing import Given, asks_alike, choices_known, find_course
from engine.core.table import T

FINE = 1 << 32
OUTCOMES = 3
"""Times that an answer is tried if chance has a part in it, in each deal with other chance."""


class Spot(Generic[S]):
    """A stage of a search: a position between two steps, and the answers since.

    `base` is never changed. `state` is the position itself, for valuing.
    """

    __slots__ = (
        "base",
        "chance",
        "drawn",
        "ended",
        "given",
        "listings",
        "outcome",
        "responses",
        "sealed",
        "state",
        "trial",
        "worth",
    )

    def __init__(
        self,
        base: S,
        state: S,
        given: tuple[Given, ...] = (),
        drawn: tuple[int, ...] = (),
        responses: tuple[str | None, ...] = (),
        *,
        chance: bool = False,
        sealed: bool = False,
        outcome: int = 0,
    ) -> None:
        self.base = base
        self.state = state
        self.given = given
        self.drawn = drawn
        self.responses = responses
        """Responses by plan that led to it; those after them are by plan."""
        self.chance = chance
        """True if chance had a part in reaching it."""
        self.sealed = sealed
        """True if it was reached by anything that a match would not take back freely."""
        self.outcome = outcome
        """Number of the outcome of chance by which it goes on."""
        self.ended = False
        """True if the match is over here, or another turn is about to begin."""
        self.listings: list[Any] = []
        """Lists that the first step from here makes, shared by all trials from here."""
        self.trial: Trial[S] | None = None
        """A trial at this spot with its questions open, made at the first look."""
        self.worth: float | None = None
        """Its worth to the seat that searches, once it is valued."""

    @property
    def outcomes(self) -> range:
        """Numbers of the outcomes of chance in its deal."""
        first = self.outcome - self.outcome % OUTCOMES
        return range(first, first + OUTCOMES)

    def by(self, outcome: int) -> Spot[S]:
        """Return the same spot, to go on by another outcome of chance."""
        same = Spot(
            self.base, self.state, self.given, self.drawn, self.responses,
            chance=self.chance, sealed=self.sealed, outcome=outcome,
        )  # fmt: skip
        same.listings = self.listings  # a step lists before anything is drawn
        return same


class Outcome:
    """Chance that falls alike in all trials with it, as long as the same number was drawn before.

    So the trials compared differ by the choice alone, not by luck.
    """

    __slots__ = ("_numbers", "_rng")

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._numbers: dict[int, int] = {}

    def draw(self, sides: int, epoch: int, counter: int) -> int:
        """Return a number from 0 to `sides - 1`, always the same for a counter."""
        if counter not in self._numbers:
            self._numbers[counter] = self._rng.randrange(FINE)
        return self._numbers[counter] * sides // FINE


class Trial(Driver[S]):
    """Runs the rules from a spot to the next question, menu, or beginning of a turn."""

    def __init__(self, game: Game[S], setup: Setup, spot: Spot[S], then: Chance) -> None:
        chance = DictatedChance(spot.drawn, then)
        super().__init__(game, setup, chance, spot.base.copy(), keep="nothing", fingerprints=False)
        self.values: list[int] = []
        """All numbers drawn since the spot's base."""
        self.halted = False
        """True where the next step is a menu or begins a turn."""
        self._begun = 0
        self.past.listings = spot.listings
        self._said = list(spot.responses)
        self.drive()
        for seat, answer in spot.given:
            if not self.give(seat, answer):
                raise LookupError(f"{answer} is not offered here")

    def draw(self, sides: int) -> int:
        """Draw a number, and note it."""
        value = super().draw(sides)
        self.values.append(value)
        return value

    def respond_by_plan(
        self, seat: Seat, usable: Sequence[T], plan: Callable[[], T | None]
    ) -> T | None:
        """Respond as it was on the way to the spot, then by plan."""
        self.dictated = [self._said.pop(0)] if self._said else None
        return super().respond_by_plan(seat, usable, plan)

    def halts_before(self, name: str) -> bool:
        """Return whether the trial ends before a step: never before its first one."""
        self.halted = self._begun > 0 and (name in self.game.menus or name in self.game.turn_steps)
        self._begun += not self.halted
        return self.halted


class Trials(Generic[S]):
    """Tries answers from spots of one game at one table."""

    def __init__(self, game: Game[S], setup: Setup, rng: Rng) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self._chances: dict[int, Outcome] = {}
        self._deals = 0

    def _run(self, spot: Spot[S]) -> Trial[S]:
        """Run the rules from a spot's base to the spot, and on to where they stop."""
        chance = self._chances.setdefault(spot.outcome, Outcome(self.rng))
        return Trial(self.game, self.setup, spot, chance)

    def look(self, spot: Spot[S]) -> Trial[S]:
        """Return a trial at a spot, run to its questions if any are asked; only to be read."""
        if spot.trial is None:
            spot.trial = self._run(spot)
        return spot.trial

    def settle(self, spot: Spot[S]) -> Spot[S]:
        """Go on from a spot without answers: to a question, a new turn, or the end.

        A menu without options is skipped. `chance` covers only the way from here.
        """
        chance = False
        while not spot.ended:
            trial = self.look(spot)
            chance = chance or len(trial.values) > len(spot.drawn)
            spot = self._reach(spot, trial, spot.given, chance, sealed=spot.sealed)
            if trial.pending:
                break
        return spot

    def questions_at(self, spot: Spot[S]) -> dict[Seat, Question]:
        """Return the open questions at a settled spot."""
        return {} if spot.ended else self.look(spot).pending

    def take(
        self, spot: Spot[S], seat: Seat, answer: Answer, outcome: int | None = None
    ) -> Spot[S]:
        """Return the spot after an answer; raise LookupError if it is not possible.

        Chance falls as in the outcome that led to the spot, or as in the one given.
        """
        here = spot if outcome is None else spot.by(outcome)
        trial = self._run(here)
        drawn = len(trial.values)
        if not trial.give(seat, answer):
            raise LookupError(f"{answer} is not offered here")
        given = (*spot.given, (seat, answer))
        return self._reach(here, trial, given, len(trial.values) > drawn, sealed=False)

    def _reach(
        self,
        spot: Spot[S],
        trial: Trial[S],
        given: tuple[Given, ...],
        chance: bool,
        *,
        sealed: bool,
    ) -> Spot[S]:
        """Return the spot that a trial has reached: at questions, or between two steps."""
        state, sealed = trial.state, sealed or trial.passed_barrier
        if trial.pending:
            after = Spot(
                spot.base, state, given, tuple(trial.values), spot.responses,
                chance=chance, sealed=sealed, outcome=spot.outcome,
            )  # fmt: skip
            after.listings, after.trial = spot.listings, trial
            return after
        after = Spot(state, state, chance=chance, sealed=sealed, outcome=spot.outcome)
        after.ended = trial.over or not state.agenda or state.agenda[-1][0] in self.game.turn_steps
        return after

    def deal(self, match: Driver[S], seat: Seat) -> Spot[S] | None:
        """Return the current spot of `match`, with everything that `seat` cannot know dealt anew.

        None if the choices since the last step cannot be repeated in any deal tried. What others
        have sealed or planned is not in it.
        """
        outcome = self._deals * OUTCOMES
        self._deals += 1
        keep = secrets_seen(match, seat)
        given = choices_known(match, seat, sealed=False)
        for _ in range(TRIES):
            base = match.checkpoint_state()
            self.game.rehide(base, seat, self.rng, keep)
            course = find_course(match, base, seat, self.rng, given)
            if course is None:
                continue
            spot = Spot(
                base, base, course.given, tuple(match.past.drawn), course.responses or (),
                outcome=outcome,
            )  # fmt: skip
            try:
                trial = self._run(spot)
            except LookupError:
                continue
            if asks_alike(trial, match, seat):
                return self._forget_plans(spot, trial.state.plans, seat)
        return None

    def _forget_plans(self, spot: Spot[S], plans: Sequence[dict[str, Plan]], seat: Seat) -> Spot[S]:
        """Return the spot with others' plans, now `plans`, reset as if they had never decided."""
        if not spot.given:
            forget_plans(spot.base, seat)
            return spot
        others = [(Seat(other), kinds) for other, kinds in enumerate(plans) if other != seat]
        # Plans have had their effect up to here: they are forgotten from now on.
        forgotten = tuple((o, PlanChange(kind, {})) for o, kinds in others for kind in kinds)
        given = (*spot.given, *forgotten)
        found = Spot(spot.base, spot.base, given, spot.drawn, spot.responses, outcome=spot.outcome)
        found.state = self.look(found).state
        return found
