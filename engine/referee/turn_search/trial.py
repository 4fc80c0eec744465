"""Running the rules from a position, step by step, with dictated chance."""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import Any

from engine.core.choices.questions import Answer, Question
from engine.core.driver import Driver
from engine.core.events import Event
from engine.core.seats import Seat, Setup
from engine.core.table import Table
from engine.referee.record.shuffles import Shuffle, arrange
from engine.root.events import BattleBegan, Battled
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.game import GAME
from engine.root.hooks.faction import Faction, overriding
from engine.root.pieces import Fight
from engine.root.rules.battle.hits import DIE, cap
from engine.root.state import RootState

TURN = "turn.begin_turn"
Given = tuple[Seat, Answer]


class Undictated(Exception):  # noqa: N818 - the search goes on from it
    """Chance is needed that was not dictated; `why` is `die` or `pick`."""

    def __init__(self, sides: int, why: str, at: int, most: int) -> None:
        super().__init__(why)
        self.sides = sides
        self.most = most
        """Die's number beyond which no side of the battle deals more hits."""
        self.at = at
        """Number of draws before this one, in the whole match."""
        self.why = why


def most_rolled(state: RootState, events: Sequence[Event]) -> int:
    """Return the number of the die beyond which no side of the last battle deals more hits.

    A mob, an ally or the Arbiter may add to what a side could deal alone (14.7.1, 26.5.2).
    """
    began = next(event for event in reversed(events) if isinstance(event, BattleBegan))
    sides = (began.attacker, began.defender)
    adding = [side for side, _ in overriding(state.sides, Faction.before_roll)]
    if any(side in sides or helps_others(state.boards[side]) for side in adding):
        return DIE - 1
    fight = Fight(*sides, began.clearing)
    return min(DIE - 1, max(cap(state, fight, side) for side in sides))


def helps_others(board: object) -> bool:
    """Return whether a board is the Arbiter's, who fights for other defenders (26.5.2)."""
    return isinstance(board, VagabondBoard) and board.character == "arbiter"


class NoChance:
    """Chance for a trial, which draws by itself and never asks this."""

    def draw(self, sides: int, epoch: int, counter: int) -> int:
        raise AssertionError("a trial dictates what is drawn")


class StackedTable(Table[RootState]):
    """A table that always shuffles alike: the record decides later who gets which card.

    A pile whose order the record knows is put in that order.
    """

    def __init__(self, runner: Trial, state: RootState, known: Sequence[Shuffle]) -> None:
        super().__init__(runner, state)
        self.known = known

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Arrange a pile in an order that depends only on its contents."""
        if not arrange(cards, self.state, self.known):
            random.Random(len(cards)).shuffle(cards)


class Trial(Driver[RootState]):
    """Runs one step from a position, to its next question or its end."""

    def __init__(
        self,
        setup: Setup,
        base: RootState,
        given: Sequence[Given],
        drawn: Sequence[int],
        listings: list[Any],
        shuffles: Sequence[Shuffle] = (),
    ) -> None:
        """`listings` are the lists that trials from the same base share."""
        super().__init__(GAME, setup, NoChance(), base.copy(), keep="nothing", fingerprints=False)
        self.table = StackedTable(self, self.state, shuffles)
        self._dictated = list(drawn)[::-1]
        self._begun = 0
        self.events: list[Event] = []
        self.past.listings = listings
        self.drive()
        for seat, answer in given:
            self.answer(seat, answer)
        self._next: Question | None = None

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Answer an open question."""
        question = self.pending[seat]
        accepted = question.form.accepts(answer)
        assert accepted is not None, "what is tried was offered"
        self._gather()
        self._take(question, accepted)

    def _gather(self) -> None:
        self.events += [each.event for each in self.told]
        self.told = []

    def all_events(self) -> list[Event]:
        """Return the events since the base."""
        self._gather()
        return self.events

    def halts_before(self, name: str) -> bool:
        """Return whether the step is over."""
        self._begun += 1
        return self._begun > 1

    def draw(self, sides: int) -> int:
        """Return the dictated number; raise `Undictated` if there is none."""
        self.state.counter += 1
        if sides == 1:
            return 0
        if not self._dictated:
            rolls = sides == DIE and self._rolls()
            most = most_rolled(self.state, self.events) if rolls else sides - 1
            raise Undictated(sides, "die" if rolls else "pick", self.state.counter - 1, most)
        return self._dictated.pop() % sides

    def _rolls(self) -> bool:
        """Return whether a battle waits for its dice."""
        self._gather()
        battles = [e for e in self.events if isinstance(e, (BattleBegan, Battled))]
        return bool(battles) and isinstance(battles[-1], BattleBegan)

    @property
    def asks(self) -> bool:
        """True if a question is open; its options are not listed for that."""
        return self._unlisted is not None or bool(self._pending)

    @property
    def next_question(self) -> Question | None:
        """The question to answer next, if any is open."""
        if self._next is None and self.asks:
            pending = self.pending
            self._next = pending[min(pending)]
        return self._next
