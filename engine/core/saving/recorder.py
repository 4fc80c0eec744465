"""Noting what happens while rules draw, tell and ask.

Barriers (chance, a card seen, a sealed reveal, another seat's choice) are marked here; rules need
not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

from engine.core.chance.draws import Chance, Drawn
from engine.core.choices.actions import Option
from engine.core.choices.questions import Form, Question, QuestionId
from engine.core.events import Envelope
from engine.core.game import Game
from engine.core.hooks.state import S
from engine.core.saving.checkpoints import Past
from engine.core.saving.record import fingerprint, next_numbers
from engine.core.seats import Scalar, Seat, Setup
from engine.core.table import T

Listing = TypeVar("Listing")
Retention: TypeAlias = Literal["nothing", "step", "turn"]
"""Positions that stay at hand: none (rollouts), the current step's (forks), the turn's (undo)."""


class Recorder(Generic[S]):
    """Receives the calls of a rule's table, and keeps all since the last choice and checkpoint."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        chance: Chance,
        state: S,
        *,
        keep: Retention,
        fingerprints: bool,
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.keep = keep
        self.fingerprints = fingerprints
        responses = setup.options.get("responses", "planned")
        self.planned = responses != "live"
        """True if plans decide what would interrupt somebody."""
        self.windowed = responses == "window"
        """True if others' secret responses wait for the end of a window."""
        self.lapses: dict[Seat, Callable[[], Option | None]] = {}
        """Answers by plan to open responses, for when the window ends."""
        self.dictated: list[str | None] | None = None
        """Responses to repeat instead of asking plans: the re-deal test compares worlds like this.
        """
        self.past = Past()
        self._chance = chance
        self._next_questions = next_numbers(1, len(setup.seats))
        self._forget_last_choice()

    def _forget_last_choice(self) -> None:
        """Start noting anew."""
        self.told: list[Envelope] = []
        """Events since the last choice."""
        self.drawn: list[Drawn] = []
        """Draws since the last choice."""
        self.responses: list[str | None] = []
        """Responses by plan since the last choice, as keys."""
        self._told_from = 0
        self._barrier = False

    @property
    def passed_barrier(self) -> bool:
        """True if the last choice had uncertain effects: chance, a card seen, a response."""
        return self._barrier

    def question(
        self,
        seat: Seat,
        kind: str,
        form: Form,
        public: bool,
        context: dict[str, Scalar],
        response: bool = False,
    ) -> Question:
        """Number a new question."""
        number = self._number_for(seat)
        timed = response and self.waits_for(seat)
        return Question(number, seat, kind, form, public, context, response, timed)

    def _number_for(self, seat: Seat) -> QuestionId:
        """Return a number for a new question of a seat."""
        number = self._next_questions[seat]
        self._next_questions[seat] += len(self._next_questions)
        return QuestionId(number)

    def waits_for(self, seat: Seat) -> bool:
        """Return whether a response of `seat` waits for a window; never in its own turn."""
        return self.windowed and self.game.current(self.state) != seat

    def draw(self, sides: int) -> int:
        """Draw a number from 0 to `sides - 1`, and mark the barrier."""
        state = self.state
        value = self._chance.draw(sides, state.epoch, state.counter)
        if self.keep != "nothing":
            self.past.drawn.append(value)
            self.drawn.append(Drawn(sides, value, state.epoch, state.counter))
        state.counter += 1
        self._barrier = True
        return value

    def respond_by_plan(
        self, seat: Seat, usable: Sequence[T], plan: Callable[[], T | None]
    ) -> T | None:
        """Respond by plan, or repeat a dictated response; raise LookupError if it is not usable.

        Silence tells something too, so either is a barrier.
        """
        if self.dictated is None:
            response = plan()
        else:
            key = self.dictated.pop(0)
            found = [option for option in usable if option.key() == key]
            if key is not None and not found:
                raise LookupError(f"nothing usable is {key}")
            response = found[0] if found else None
        assert response is None or response in usable, "a plan responds with what is usable"
        self.responses.append(None if response is None else response.key())
        if self.keep != "nothing":
            self.past.responses.append((seat, response))
        self._barrier = True
        return response

    def emit(self, envelope: Envelope) -> None:
        """Note an event; one that is secret or cannot be unseen is a barrier."""
        self.told.append(envelope)
        if self.keep != "nothing":
            self.past.told.append(envelope)
        if envelope.audience is not None or envelope.event.reveals:
            self._barrier = True

    def barrier(self) -> None:
        """Mark that what has happened cannot be taken back freely."""
        self._barrier = True

    def list_once(self, make: Callable[[], Listing]) -> Listing:
        """Return the options that a step lists; forks from its beginning share the list."""
        listings = self.past.listings
        if listings is None:
            return make()
        if not listings:
            listings.append(make())
        listing: Listing = listings[0]
        return listing

    def _fingerprint(self, question: Question) -> int:
        """Hash a question, the chance used, and the events since the choice or step before it."""
        if not self.fingerprints:
            return 0
        return fingerprint(question, self.state.counter, self.told[self._told_from :])
