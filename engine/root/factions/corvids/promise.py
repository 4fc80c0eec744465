"""The looks of the Corvids' actions (Law 13.4, 13.5), by which a search chooses what it tries.

There are eighty and more: each plot in each place, and moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.corvids.actions import (
    CorvidsBattle,
    CorvidsMove,
    CorvidsRecruit,
    LayPlot,
    Trick,
    price,
    recruit_places,
)
from engine.root.factions.corvids.board import PLOT, plots_on_map
from engine.root.factions.corvids.outlook import worth_of_flip
from engine.root.pieces import BIRD
from engine.root.rules.battle.looks import Looks
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.state import RootState

ALWAYS = 9.0
"""Crafts, flips and Exert are few, and always worth a try."""
DOMINANCE = 0.0
"""The promise of leaving the score track, which is right once a match, and of cards for it."""
RECRUIT, EACH_PLACE, WILD_SPENT = 3.0, 0.3, 0.5
"""The promise of recruiting, for each clearing where a warrior comes, and less for a bird."""
PLOT_LAID, KEPT, FITS = 1.4, 0.8, 0.25
"""The promise of a plot, for the warrior that is left to flip it, and by what it does there."""
TRICK = 0.2
RETURN, DESERT = 1.2, 1.0
"""The promise of coming to a facedown plot without a warrior, and the reverse."""
TURN = 2.0
"""The turns that a plot is taken to lie face up, to tell places apart."""


def promise(state: RootState, seat: Seat, options: Sequence[Option]) -> list[float]:
    """Return how promising each option looks."""
    looks = Looks(state, seat)
    hidden = {c for c, kind in plots_on_map(state, seat).items() if kind == PLOT}
    found = []
    for option in options:
        match option:
            case LayPlot(clearing, plot):
                found.append(look_of_plot(state, seat, clearing, plot))
            case CorvidsMove(origin, to, warriors):
                manned = state.warriors[to][seat]
                rest = state.warriors[origin][seat] - warriors
                comes = RETURN * (to in hidden and not manned)
                leaves = DESERT * (origin in hidden and not rest)
                found.append(looks.move(origin, to, warriors) + comes - leaves)
            case CorvidsBattle(clearing, defender):
                found.append(looks.battle(clearing, defender))
            case CorvidsRecruit(card, suit):
                places = len(recruit_places(state, seat, suit))
                found.append(RECRUIT + EACH_PLACE * places - WILD_SPENT * (SUIT_OF[card] == BIRD))
            case Trick():
                found.append(TRICK)
            case ActivateDominance() | TakeDominance():
                found.append(DOMINANCE)
            case _:
                found.append(ALWAYS)
    return found


def look_of_plot(state: RootState, seat: Seat, clearing: int, plot: str) -> float:
    """Return how promising a plot looks in a clearing."""
    rest = state.warriors[clearing][seat] - price(state, seat)
    fits = FITS * worth_of_flip(state, seat, clearing, plot, TURN)
    return PLOT_LAID + KEPT * (rest > 0) + fits
