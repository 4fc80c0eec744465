"""The looks of the Keepers' actions (Law 15.4 to 15.6), by which a search chooses what it tries.

There are a hundred and more, mostly moves: one for each card, way and number of warriors.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.keepers.actions import (
    Decamp,
    Encamp,
    Gather,
    KeepersMove,
    KeepersRecruit,
    Shift,
    Travel,
)
from engine.root.factions.keepers.board import (
    COLUMNS,
    board_of,
    relics_in,
    shows,
    type_of,
    value_of,
)
from engine.root.factions.keepers.ground import Ground, recovered_some_day
from engine.root.pieces import BIRD
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.rules.rule import targets
from engine.root.state import RootState

ALWAYS = 9.0
"""Battles, delving, recovering and crafting are few, and always worth a try."""
DOMINANCE = 0.0
"""The promise of leaving the score track, which is right once a match, and of cards for it."""
CAMP, HOME_FOR = 1.5, 0.8
"""The promise of a waystation, and of each relic near that it could take."""
STRIKE = 0.5
"""The promise of taking a waystation back."""
RECRUIT, EACH_NEXT = 1.6, 0.5
"""The promise of a recruit for the first card at a waystation, and less for each further one."""
GATHER, CROWDED, SHIFT = 3.0, 0.3, 0.5
"""The promise of a card for the Retinue, less for each in its column, and that of a shift."""
REACHED, WINS, DIGS = 0.4, 0.3, 0.25
"""The promise of coming where relics lie in a forest beside: for ruling there, for a card that can
then delve, and for the first to come."""
ABANDONED, FORSAKEN = 0.3, 0.35
"""The deduction for a clearing, or a relic, that is left without a warrior."""
HUNGRY = 0.25
"""The deduction for each warrior beyond three in a clearing (15.6.1)."""
WILD_SPENT = 0.3
"""The deduction for a bird where a card of the clearing's suit would do."""
RETURNED = 0.1
"""The deduction for each warrior that leaves relics in forests beside."""


def promise(state: RootState, seat: Seat, options: Sequence[Option]) -> list[float]:
    """Return how promising each option looks."""
    if not any(isinstance(each, (KeepersMove, Travel, Gather, Encamp)) for each in options):
        return []
    ground = Ground(state, seat)
    moves = Moves(ground)
    recruits: Counter[int] = Counter()
    found = []
    for option in options:
        match option:
            case KeepersMove(card, origin, to, warriors) | Travel(card, origin, to, warriors):
                wild = WILD_SPENT * (SUIT_OF[card] == BIRD)
                found.append(moves.look(origin, to, warriors) - wild)
            case Encamp(clearing, building):
                near = (clearing, *ground.beside(clearing))
                found.append(CAMP + HOME_FOR * moves.relics_of(shows(building), near))
            case Decamp():
                found.append(STRIKE)
            case KeepersRecruit(_, clearing):
                found.append(RECRUIT - EACH_NEXT * recruits[clearing])
                recruits[clearing] += 1
            case Gather(_, column):
                cards = board_of(state, seat).retinue[COLUMNS.index(column)]
                found.append(GATHER - CROWDED * len(cards))
            case ActivateDominance() | TakeDominance():
                found.append(DOMINANCE)
            case Shift():
                found.append(SHIFT)
            case _:
                found.append(ALWAYS)
    return found


class Moves:
    """Looks at moves from one position."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        state, seat = ground.state, ground.seat
        self._relics = {
            c: found for c in state.woodland.clearings if (found := relics_in(state, seat, c))
        }
        self._delves = ground.served(COLUMNS.index("delve"), ready=True)
        buried = board_of(state, seat).buried
        self._buried: Counter[int] = Counter()
        self._near: dict[int, list[str]] = {c: [] for c in state.woodland.clearings}
        for relic in buried:
            for clearing in state.woodland.forest_borders[relic.forest]:
                self._buried[clearing] += 1
                self._near[clearing].append(type_of(relic.kind))
        self._facing: dict[int, int] = {}

    def relics_of(self, kind: str, clearings: Sequence[int]) -> int:
        """Count the relics of a type in some clearings, and in forests beside the first."""
        here = sum(type_of(r) == kind for c in clearings for r in self._relics.get(c, ()))
        return here + self._near[clearings[0]].count(kind)

    def look(self, origin: int, to: int, warriors: int) -> float:
        """Return how promising a move looks: by the relics it carries and those it comes to."""
        ground = self._ground
        have = ground.state.warriors[origin][ground.seat]
        there = ground.state.warriors[to][ground.seat]
        carried = self._gains(origin, to)[:warriors]
        value = sum(carried) + self._reached(to, there, warriors)
        rest = have - warriors
        left = len(self._relics.get(origin, ())) - len(carried)
        if left > 0 and rest < left:
            value -= FORSAKEN * min(warriors, left - rest)
        if not rest:
            camped = origin in ground.camps
            value -= ABANDONED * (camped or (origin in ground.ruled and self._buried[origin] > 0))
        value -= RETURNED * min(1, self._buried[origin]) * warriors * (rest < 2)
        return value - HUNGRY * max(0, there + warriors - 3)

    def _reached(self, to: int, there: int, warriors: int) -> float:
        """Value coming to a clearing beside relics in forests."""
        if not self._buried[to]:
            return 0.1 * (to in self._ground.camps and there < 2)
        if to not in self._facing:
            ground = self._ground
            rows = ground.state.strength[to]
            self._facing[to] = sum(rows[each] for each in targets(ground.state, ground.seat, to))
        wins = there + warriors > self._facing[to]
        value = REACHED * min(1.0, warriors / 2) + WINS * wins * (to not in self._ground.ruled)
        return value + DIGS * (not there) + DIGS * (to in self._delves and wins)

    def _gains(self, origin: int, to: int) -> list[float]:
        """List the gains of carrying relics from one clearing to another, the best first."""
        ground, gains = self._ground, []
        for relic in self._relics.get(origin, ()):
            kind = type_of(relic)
            chances = [
                recovered_some_day(ground, c, kind, manned=True) * ground.lasts(c)
                for c in (to, origin)
            ]
            gains.append((chances[0] - chances[1]) * (value_of(relic) + 1))
        return sorted((gain for gain in gains if gain > 0), reverse=True)
