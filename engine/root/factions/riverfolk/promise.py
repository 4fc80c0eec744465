"""The looks of the Riverfolk's actions (Law 11.5), by which a search chooses what it tries.

There are a hundred and more, mostly moves along paths and rivers, and all prices.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.factions.riverfolk.actions import (
    RiverfolkBattle,
    RiverfolkMove,
    RiverfolkRecruit,
    SetPrices,
)
from engine.root.factions.riverfolk.board import BOATS, HAND, MERCENARIES, post_in
from engine.root.factions.riverfolk.evaluation import FAIR
from engine.root.rules.battle.looks import Looks
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.state import RootState

ALWAYS = 9.0
"""Trade posts, crafts, exports and the draw are few, and always worth a try."""
DOMINANCE = 0.0
"""The promise of leaving the score track, which is right once a match, and of cards for it."""
RECRUIT, AT_POST = 0.3, 0.8
"""The promise of a recruit, and that at a trade post with one warrior or none."""


def promise(state: RootState, seat: Seat, options: Sequence[Option]) -> list[float]:
    """Return how promising each option looks."""
    looks = Looks(state, seat)
    found = []
    for option in options:
        match option:
            case RiverfolkMove(origin, to, warriors):
                found.append(looks.move(origin, to, warriors))
            case RiverfolkBattle(clearing, defender):
                found.append(looks.battle(clearing, defender))
            case RiverfolkRecruit(clearing):
                weak = post_in(state, seat, clearing) and state.warriors[clearing][seat] <= 1
                found.append(RECRUIT + AT_POST * bool(weak))
            case SetPrices(hand, boats, mercenaries):
                asked = {HAND: hand, BOATS: boats, MERCENARIES: mercenaries}
                found.append(-sum(abs(asked[each] - fair) for each, fair in FAIR.items()))
            case ActivateDominance() | TakeDominance():
                found.append(DOMINANCE)
            case _:
                found.append(ALWAYS)
    return found
