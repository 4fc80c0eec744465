"""Following turns: ever more widely, with as little taken over and read otherwise as can be."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from engine.core.seats import Setup
from engine.referee.following.explored import Explored
from engine.referee.following.follower import Follower
from engine.referee.following.lines import Line
from engine.referee.following.steps import NARROW, WIDE, WIDEST
from engine.referee.ledger import Ledger
from engine.referee.matching import Reading, as_read
from engine.referee.record.reading import Record, Turn
from engine.referee.sheet import Sheet, rewritten
from engine.root.state import RootState

ENOUGH, AHEAD = 60_000, 3
"""Trials that a record may take before it is followed less widely, about 20 seconds of them: each
turn adds its share, and the first ones may borrow those of a few others."""
LEAST = 2500
"""Trials that each turn may take, whatever those before it took."""
MOST, HASTY = 2 * ENOUGH, 200
"""Trials behind which a record is followed in haste, and then those of a turn before only the best
line is: what no play is found for at once is taken over together, and no reading is called sure."""
RIVAL = 2.0
"""How much worse a turn must be told without a reading for it to be the only one."""
WORSE = 0.5
"""How much more a turn may cost once another of its actions is taken over."""
EXACT = ((WIDE, True),)
"""How a record of ours is followed before anything in it may be otherwise."""
MOST_FORCED = 12
"""How many actions of one turn are taken over one by one before the rest are, together."""


@dataclass
class Search:
    """How far the turns of a record are followed, and how far they have been."""

    setup: Setup
    letters: list[str]
    record: Record
    tried: int = 0
    allowed: float = ENOUGH
    """Trials after which this turn is followed less widely."""
    explored: Explored | None = None
    """What was tried from the position that the turn began in."""

    def allow(self, number: int, turns: int) -> None:
        """Give a turn its share of all trials."""
        self.allowed = ENOUGH * min(1, (number + AHEAD) / turns)

    @property
    def ours(self) -> bool:
        """Return whether the record tells how cards were shuffled, as ours do."""
        return bool(self.record.shuffles)

    @property
    def hasty(self) -> bool:
        """Return whether the record has taken so long that it is only to be ended."""
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
        """Follow a turn once, no line of play that costs as much as `bound`.

        Unless `exact` says otherwise, cards and chance are at first as a record of ours has them.
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
        """What it costs to tell the turn so."""
        return self.follower.total(self.line)

    @property
    def left(self) -> list[int]:
        """The actions that it leaves out."""
        return self.sheet.open(self.line.left)

    @property
    def says_more(self) -> bool:
        """Whether something happens in it of which the turn says nothing."""
        steps = self.line.told.all() if self.line.told and self.sheet.current else []
        return any(each.action is None for step in steps for each in step.taken)


def followed(search: Search, state: RootState, sheet: Sheet) -> Told:
    """Return the best line of play, with as little taken over as can be."""
    most = 0 if search.hasty else max(search.allowed, search.tried + LEAST)
    starts = [search.run(state, sheet, NARROW)]
    for width, exact in (*EXACT[: search.ours], (WIDE, False), (WIDEST, False)):
        astray = starts[-1].left or (exact and starts[-1].says_more)
        if astray and search.tried < most:
            wider = search.run(state, sheet, width, bound=starts[-1].total, exact=exact)
            if wider.total < starts[-1].total:
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
    """Return the best line of those that take over what the first leaves, one by one."""
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
    """Follow a turn with one clearing for another where that tells it better.

    Return also the actions that are read so, and the ledger behind them.
    """
    best: tuple[Told, list[int], Ledger | None] = (told, [], None)
    for actions, changed in () if search.hasty else rewritten(turn.actions, before):
        ledger = before.copy()
        most = best[0].total - RIVAL
        other = search.run(state, Sheet(actions, turn.letter, ledger, turn.drawn), WIDE, bound=most)
        if other.total + RIVAL < best[0].total:
            best = (other, changed, ledger)
    return best


def only_readings(search: Search, told: Told, state: RootState) -> frozenset[int]:
    """Return the actions that are not read as written, but in the only way that fits the turn.

    Where the turn can be told with another reading just as well, an action is ambiguous.
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
