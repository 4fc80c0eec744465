"""The looks of battles and moves, by which a search chooses what it tries of a long menu.

They are rough: of what they choose, the battles themselves are fought in trials.
"""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.rules.battle.hits import HIGHER_ROLL, LOWER_ROLL
from engine.root.rules.rule import adjacent, ruler, targets
from engine.root.state import RootState

BATTLE, EACH_MORE, MOST_MORE = 0.6, 0.3, 2
"""A battle, and for each warrior more than the defender, up to some, or fewer."""
SPOILS = 0.7
"""Each building or token that may fall in a battle, or where a move could begin one."""
REACHED = 0.3
"""The part of that for a move that would bring more warriors than stand there."""
RULED, SITE = 0.5, 0.3
"""Rule of a clearing that is won or lost, and an open slot there."""
GUARD, BARE = 0.6, 0.5
"""A warrior for buildings or tokens that have none though enemies are near, and the reverse."""
FEW = 2
"""Warriors from which buildings and tokens count as guarded."""
IDLE = 0.02
"""The deduction for each warrior that moves."""
KILLED, FALLEN = 0.25, 0.35
"""The gain from an enemy warrior removed in a battle, and the cost of an own one."""
SCUFFLE = 0.2
"""The worth of a battle against somebody without pieces to remove, a Vagabond."""
FUTILE, NOBODY_THERE = -0.3, -0.5
"""The least worth of a battle, which may be declined, and that of having come where none can be."""


class Looks:
    """Looks at battles and moves from one position."""

    def __init__(self, state: RootState, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._near: dict[int, bool] = {}

    def battle(self, clearing: int, defender: Seat) -> float:
        """Return how promising a battle looks: by both sides' warriors and what may fall."""
        state = self._state
        mine, theirs = state.warriors[clearing][self._seat], state.warriors[clearing][defender]
        more = max(-MOST_MORE, min(MOST_MORE, mine - theirs))
        fall = len(state.pieces_of(defender, clearing)) if theirs <= FEW else 0
        return BATTLE + EACH_MORE * more + SPOILS * fall

    def move(self, origin: int, to: int, warriors: int) -> float:
        """Return how promising a move looks: by rule, guards and enemies that it comes to."""
        state, seat = self._state, self._seat
        have, there = state.warriors[origin][seat], state.warriors[to][seat]
        value = -IDLE * warriors
        value += self._won(to, warriors) - self._lost(origin, warriors)
        if state.pieces_of(seat, to) and there < FEW and self._endangered(to):
            value += GUARD / (1 + there)
        rest = have - warriors
        if rest < FEW and state.pieces_of(seat, origin) and self._endangered(origin):
            value -= BARE / (1 + rest)
        foe = sum(state.warriors[to]) - there
        if there + warriors > foe:
            enemies = (s for s in range(len(state.strength[to])) if s != seat)
            value += REACHED * SPOILS * sum(len(state.pieces_of(each, to)) for each in enemies)
        return value

    def _won(self, clearing: int, warriors: int) -> float:
        """Value the rule that some more warriors would win."""
        row = self._state.strength[clearing]
        most = max(n for side, n in enumerate(row) if side != self._seat)
        if ruler(self._state, clearing) == self._seat or row[self._seat] + warriors <= most:
            return 0.0
        return RULED + SITE * (self._state.open_slots(clearing) > 0)

    def _lost(self, clearing: int, warriors: int) -> float:
        """Value the rule that would be lost without some warriors."""
        row = self._state.strength[clearing]
        left = row[self._seat] - warriors
        most = max(n for side, n in enumerate(row) if side != self._seat)
        if ruler(self._state, clearing) != self._seat or left > most:
            return 0.0
        return RULED + SITE * (self._state.open_slots(clearing) > 0)

    def _endangered(self, clearing: int) -> bool:
        """Return whether enemy warriors are in a clearing or beside it."""
        if clearing not in self._near:
            state, seat = self._state, self._seat
            around = (clearing, *adjacent(state, seat, clearing))
            self._near[clearing] = any(
                sum(state.warriors[each]) > state.warriors[each][seat] for each in around
            )
        return self._near[clearing]


def battle_to_come(state: RootState, seat: Seat, clearing: int, warriors: int) -> float:
    """Estimate the gain in points from the best battle once some more warriors have come."""
    mine = state.warriors[clearing][seat] + warriors
    gains = [battle_gain(state, clearing, mine, each) for each in targets(state, seat, clearing)]
    return max(FUTILE, *gains) if gains else NOBODY_THERE


def battle_gain(state: RootState, clearing: int, mine: int, defender: Seat) -> float:
    """Estimate the gain in points from a battle of some warriors, by both rolls on average."""
    theirs = state.warriors[clearing][defender]
    pieces = len(state.pieces_of(defender, clearing))
    if not theirs and not pieces:
        return SCUFFLE
    gain = 0.0
    for roll, chance in enumerate(HIGHER_ROLL):
        hits = min(roll, mine) + (not theirs)
        gain += chance * (KILLED * min(theirs, hits) + min(pieces, max(0, hits - theirs)))
    for roll, chance in enumerate(LOWER_ROLL):
        gain -= chance * FALLEN * min(roll, theirs, mine)
    return gain
