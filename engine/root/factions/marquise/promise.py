"""The looks of the Marquise's actions (Law 6.5), by which a search chooses what it tries.

There are a hundred and more, mostly marches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.marquise.actions import (
    Build,
    ExtraAction,
    March,
    MarquiseBattle,
    Overwork,
)
from engine.root.factions.marquise.board import POINTS
from engine.root.pieces import BIRD
from engine.root.rules.battle.looks import Looks
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.state import RootState

ALWAYS = 9.0
"""Crafts and the recruit are few, and always worth a try."""
DOMINANCE = 0.0
"""The promise of leaving the score track, which is right once a match, and of cards for it."""
BUILD, EACH_POINT, CROWDED = 1.2, 0.5, 0.25
"""The promise of a building, for each of its points, and less for each further site of a kind."""
OVERWORK, EACH_NEXT, WILD_SPENT = 1.4, 0.5, 0.5
"""The promise of the first card for wood, less for each further one, and for a bird."""
EXTRA = 1.6
"""The promise of a bird card for an action, less for each further one."""


def promise(state: RootState, seat: Seat, options: Sequence[Option]) -> list[float]:
    """Return how promising each option looks."""
    looks = Looks(state, seat)
    seen: Counter[str] = Counter()
    found = []
    for option in options:
        match option:
            case March(origin, to, warriors):
                found.append(looks.move(origin, to, warriors))
            case MarquiseBattle(clearing, defender):
                found.append(looks.battle(clearing, defender))
            case Build(building, _):
                points = POINTS[building][state.count(seat, building)]
                found.append(BUILD + EACH_POINT * points - CROWDED * seen[building])
                seen[building] += 1
            case Overwork(_, card):
                wild = WILD_SPENT * (SUIT_OF[card] == BIRD)
                found.append(OVERWORK - EACH_NEXT * seen["overwork"] - wild)
                seen["overwork"] += 1
            case ExtraAction():
                found.append(EXTRA - EACH_NEXT * seen["extra"])
                seen["extra"] += 1
            case ActivateDominance() | TakeDominance():
                found.append(DOMINANCE)
            case _:
                found.append(ALWAYS)
    return found
