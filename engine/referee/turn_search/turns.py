"""Following turns: ever more widely, with as little taken over or read otherwise as possible."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from engine.core.seats import Setup
from engine.referee.matching import Reading, as_read
from engine.referee.record.contents import Record, Turn
from engine.referee.recorded_position import Ledger
from engine.referee.turn_parts import Sheet, rewrite
from engine.referee.turn_search.follower import LEFT_OVER, Follower
from engine.referee.turn_search.lines import Line
from engine.referee.turn_search.steps import NARROW, WIDE, WIDEST
from engine.referee.turn_search.trial_results import Explored
from engine.root.state import RootState

ENOUGH, AHEAD = 60_000, 3
"""Trials of a record, about 20 seconds of them, after which it is followed less widely: each turn
adds its share, and the first ones may borrow those of a few others."""
LEAST = 2500
"""Trials that each turn may use, however many those before it used."""
MOST, HASTY = 2 * ENOUGH, 200
"""Trials after which a record is followed in haste, and then those of a turn before only the best
line is followed. In haste, actions without a play are taken over together, and no reading is sure.
"""
RIVAL = 2.0
"""Extra cost of a turn without a reading that makes it the only one."""
WORSE = 0.5
"""Extra cost allowed to a turn for each further action taken over."""
EXACT = ((WIDE, True), (WIDEST, True))
"""First attempts at our own record, before anything in it may be otherwise."""
MOST_FORCED = 12
"""Actions of one turn that are taken over one by one, before all the rest together."""


@dataclass
class Search:
    """Progress of the search through the turns of a record, and its limits."""

    setup: Setup
    letters: list[str]
    record: Record
    tried: int = 0
    allowed: float = ENOUGH
    """Trials after which this turn is followed less widely."""
    explored: Explored | None = None
    """Trials from the position in which the turn began."""

    def allow(self, number: int, turns: int) -> None:
        """Give a turn its share of all trials."""
        self.allowed = ENOUGH * min(1, (number + AHEAD) / turns)

    @property
    def ours(self) -> bool:
        """Return whether the record tells how cards were shuffled, as our own do."""
        return bool(self.record.shuffles)

    @property
    def hasty(self) -> bool:
        """Return whether the record has taken so long that it is only to be finished."""
        return self.tried > MOST

    def run(
        self,
        state: RootState,
        sheet: Sheet,
        width: int,
        forced: frozenset[int] = frozenset(),
        barred: Container[Reading] = (),
        bound: float = inf,
        *,
        exact: bool | None = None,
    ) -> Told:
        """Follow a turn once, dropping lines of play that cost as much as `bound` or more.

        Unless `exact` says otherwise, the first search takes cards and chance from our own record.
        """
        if self.explored is None or self.explored.state is not state:
            self.explored = Explored(state)
        exact = self.ours and (width == NARROW if exact is None else exact)
        follower = Follower(self, sheet, self.explored, forced, barred, exact=exact)
        follower.most = HASTY if self.hasty else follower.most
        line = follower.follow(state, sheet.full, width, bound)
        self.tried += follower.tried
        return Told(line, follower)


class Told(NamedTuple):
    """A turn as one line of play tells it."""

    line: Line
    follower: Follower

    @property
    def sheet(self) -> Sheet:
        return self.follower.sheet

    @property
    def total(self) -> float:
        """Cost of telling the turn like this."""
        return self.follower.total(self.line)

    @property
    def left(self) -> list[int]:
        """Actions that the line leaves out."""
        return self.sheet.open_actions(self.line.left)

    @property
    def says_more(self) -> bool:
        """True if something happens in it of which the turn says nothing."""
        steps = self.line.told.all() if self.line.told and self.sheet.current else []
        return any(each.action is None for step in steps for each in step.taken)


def follow_turn(search: Search, state: RootState, sheet: Sheet) -> Told:
    """Return the best line of play, with as little taken over as possible."""
    most = 0 if search.hasty else max(search.allowed, search.tried + LEAST)
    starts = [search.run(state, sheet, NARROW)]
    for width, exact in (*(EXACT if search.ours else ()), (WIDE, False), (WIDEST, False)):
        last = starts[-1]
        astray = last.left or last.total >= LEFT_OVER or (exact and last.says_more)
        if astray and search.tried < most:
            wider = search.run(state, sheet, width, bound=last.total, exact=exact)
            if wider.total < last.total:
                starts.append(wider)
    begun: set[int] = set()
    ends: list[Told] = []
    for start in starts[::-1]:
        first = start.left[:1]
        if begun.isdisjoint(first) and (not ends or search.tried < most):
            begun.update(first)
            ends.append(with_rest_taken_over(search, state, start, most))
    return min(ends, key=lambda end: end.total)


def with_rest_taken_over(search: Search, state: RootState, best: Told, most: float) -> Told:
    """Return the best line that takes over, one by one, the actions that the first leaves out."""
    forced: frozenset[int] = frozenset()
    for _ in range(MOST_FORCED):
        late = [each for each in best.left if each not in forced]
        if not late:
            break
        forced |= {*late} if search.hasty else {late[0]}
        worst = best.total + WORSE
        told = search.run(state, best.sheet, NARROW, forced, bound=worst)
        if len(told.left) > len(late) - 1 and search.tried < most:
            told = search.run(state, best.sheet, WIDE, forced, bound=worst)
        if told.total > worst:
            break
        best = told
    return best


def as_meant(
    search: Search, state: RootState, turn: Turn, before: Ledger, told: Told
) -> tuple[Told, list[int], Ledger | None]:
    """Follow a turn with one clearing in place of another if that tells it better.

    Return also the actions read like that, and the ledger after them.
    """
    best: tuple[Told, list[int], Ledger | None] = (told, [], None)
    for actions, changed in () if search.hasty else rewrite(turn.actions, before):
        ledger = before.copy()
        most = best[0].total - RIVAL
        other = search.run(state, Sheet(actions, turn.letter, ledger, turn.drawn), WIDE, bound=most)
        if other.total + RIVAL < best[0].total:
            best = (other, changed, ledger)
    return best


def only_readings(search: Search, told: Told, state: RootState) -> frozenset[int]:
    """Return the actions not read as written, but in the only way that fits the turn.

    If the turn can be told as well with another reading, an action is ambiguous.
    """
    line, sheet = told.line, told.sheet
    read: dict[int, set[Reading]] = {}
    for step in line.told.all() if line.told else []:
        for each in step.taken:
            if each.slip and each.slip != "owner" and each.action is not None:
                read.setdefault(each.action, set()).add(as_read(each.action, each.unit))
    sure: set[int] = set()
    for action, barred in () if search.hasty else read.items():
        most = told.total + RIVAL + 0.01
        rival = search.run(state, sheet, NARROW, told.follower.forced, barred, most)
        less = sheet.tells_less(rival.line.left, line.left, action)
        if less or rival.total > told.total + RIVAL:
            sure.add(action)
    return frozenset(sure)
