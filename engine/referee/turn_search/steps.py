"""The steps of a turn, begun and answered for every outcome of chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from engine.core.choices.questions import answer_keys
from engine.core.seats import Setup
from engine.referee.changes import changes
from engine.referee.hidden_piles import Swap
from engine.referee.known_cards import provide
from engine.referee.record.contents import Record
from engine.referee.record.hirelings import letters_of_sides
from engine.referee.record.table_cards import deal_landmarks_told, known_piles
from engine.referee.takeover import force
from engine.referee.turn_parts import Left, Sheet
from engine.referee.turn_search.lines import Line
from engine.referee.turn_search.trial import Given, Trial, Undictated
from engine.referee.turn_search.trial_results import Begun, Came, Explored
from engine.root.state import RootState

NARROW, WIDE, WIDEST = 3, 12, 40
"""Lines of play followed at once: at first, and when those before do not suffice."""
FEW, MANY = 6, 8
"""Most outcomes of chance of which each is tried, and about how many are tried of more."""
STUMBLES = (LookupError, AssertionError, ValueError)
"""Errors that rules may raise in a position that they never lead to, but a record may have: each is
reported, as the rules may be at fault."""
DICE = [(low, high) for low in range(4) for high in range(low, 4)]


class Followed(Protocol):
    """The match whose turn is followed."""

    setup: Setup
    letters: list[str]
    record: Record


class Steps:
    """Runs the steps of one turn of a record."""

    def __init__(self, match: Followed, sheet: Sheet, explored: Explored, *, exact: bool) -> None:
        self.setup, self.letters, self.record = match.setup, match.letters, match.record
        self.piles = known_piles(match.record)
        self.sheet = sheet
        self.exact = exact
        """True if cards and chance are to be exactly those of our own record."""
        self.explored = explored
        """Trials of other searches of the turn."""

    def answer(self, line: Line, given: tuple[Given, ...], width: int) -> list[Came]:
        """Return the results of the last of some answers."""
        seat, answer = given[-1]

        def run() -> list[Came]:
            begun = (line.base, given, line.drawn, line.listings)
            return list(self.ways(line.trial.state, *begun, seen=line.seen, width=width))

        key = (seat, *answer_keys(answer), self.exact)
        return self.explored.answers(line.trial, key, run)

    def begin(self, state: RootState, left: Left, due: Sequence[int], width: int) -> Begun:
        """Begin the step at a position, after taking over the actions that are due."""

        def begin() -> Begun:
            base = state.copy()
            if not self.sheet.current:  # at setup: neither suits nor landmarks are dealt
                for clearing, suit in self.record.suits.items():
                    base.suits[clearing] = suit
                deal_landmarks_told(self.record, base)
            rest = self.force(base, left, due)
            swaps = tuple(self.provide(base, rest, width))
            listings: list[Any] = []
            ways = list(self.ways(base, base, (), (), listings, seen=0, width=width))
            return Begun(base, rest, tuple(due), swaps, listings, ways)

        key = (self.sheet, left, tuple(due), width == WIDEST, self.exact)
        return self.explored.step(state, key, begin)

    def force(self, base: RootState, left: Left, actions: Sequence[int]) -> Left:
        """Take over some actions as they are written; change `base`."""
        for action in actions:
            force(base, letters_of_sides(self.letters, base), self.sheet.rest(left, action))
            left = self.sheet.close(left, action)
        return left

    def provide(self, base: RootState, left: Left, width: int) -> list[Swap]:
        """Put things where the rest of the turn shows them; change `base`.

        Where the shuffles are known, the cards are right already, as long as nothing went
        otherwise.
        """
        if self.exact:
            return []
        return provide(base, self.letters, self.sheet, left, birds=width == WIDEST)

    def ways(
        self,
        before: RootState,
        base: RootState,
        given: tuple[Given, ...],
        drawn: tuple[int, ...],
        listings: list[Any],
        *,
        seen: int,
        width: int,
    ) -> Iterator[Came]:
        """Run a step, once for every outcome of chance."""
        waiting = [drawn]
        while waiting:
            drawn = waiting.pop(0)
            try:
                trial = Trial(self.setup, base, given, drawn, listings, self.piles)
            except Undictated as chance:
                waiting += [(*drawn, *more) for more in self.draws(chance, width)]
                continue
            except STUMBLES as error:
                self.explored.stumble(error)
                continue
            events = trial.all_events()
            units = changes(before, trial.state, events[seen:], self.letters)
            yield Came(drawn, trial, len(events), units)

    def draws(self, chance: Undictated, width: int) -> Sequence[tuple[int, ...]]:
        """List the outcomes to try: the one our own record tells, else those of dice or a pick."""
        drawn, number = self.sheet.drawn, chance.at - self.explored.state.counter
        if self.exact and number < len(drawn) and drawn[number] < chance.sides:
            return [(drawn[number],)]
        if chance.why == "die":
            return [dice for dice in DICE if max(dice) <= chance.most]
        # Of many outcomes, similar ones are neighbours.
        every = 1 if chance.sides <= FEW else max(2, chance.sides // MANY)
        return [(value,) for value in range(0, chance.sides, every)]
