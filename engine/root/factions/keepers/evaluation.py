"""The worth of a position to the Keepers (Law 15) for the greedy player: relics under way."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.keepers.board import (
    TYPES,
    VALUES,
    board_of,
    filled_columns,
    relics_beside,
    relics_in,
    shows,
    type_of,
    value_of,
    waystations_in,
)
from engine.root.pieces import BIRD, suits_of
from engine.root.rules.rule import ruled_clearings, rulers
from engine.root.state import RootState

RULED, WAYSTATION = 0.25, 0.7
"""The yield of each on the map in later turns."""
WARRIORS = (0.0, 0.25, 0.6, 0.95, 1.0)
"""Worth of warriors in one clearing, by their number; a fourth cannot live off the land."""
CARDS_OF_A_COLUMN = (0.0, 1.1, 2.1, 3.1, 3.8, 4.2, 4.5, 4.6, 4.7, 4.8, 4.9)
"""Worth of a column of the Retinue by its cards."""
SERVED, WILD = 0.04, 0.1
"""A card's gain from each clearing of its suit with Keepers, and from being a bird."""
GUARDED, AT_WAYSTATION = (0.1, 0.25, 0.33, 0.36), 0.1
"""The part of a relic's points counted on the map: by the warriors with it, and at a waystation."""
NEXT_COLUMN = 2 / 3
"""A relic's contribution to filling a column."""
IN_REACH = 0.12
"""The part of a relic's points counted in a forest beside a clearing that is held."""
MEAN_VALUE = sum(VALUES) / len(VALUES)


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Keepers' position in points."""
    rule = rulers(state)
    most = len(WARRIORS) - 1
    value = sum(WARRIORS[min(row[seat], most)] for row in state.warriors if row)
    value += RULED * len(ruled_clearings(state, seat))
    value += retinue_worth(state, seat) + missing_types(state, seat)
    for clearing in state.woodland.clearings:
        value += relics_worth(state, seat, clearing)
        if rule[clearing] == seat and state.warriors[clearing][seat]:
            near = relics_beside(state, seat, clearing)
            value += IN_REACH * max((guess_value(each.shown) for each in near), default=0.0)
    return value


def guess_value(shown: str) -> float:
    """Return a relic's visible value: the mean of its type while it is face down."""
    return MEAN_VALUE if shown in TYPES else float(value_of(shown))


def retinue_worth(state: RootState, seat: Seat) -> float:
    """Value the cards that can act, and the clearings where they can."""
    value = 0.0
    places = [each for each in state.woodland.clearings if state.strength[each][seat]]
    held = [suit for each in places for suit in suits_of(state.suits[each])]
    for column in board_of(state, seat).retinue:
        value += CARDS_OF_A_COLUMN[len(column)]
        for card in column:
            value += WILD if SUIT_OF[card] == BIRD else SERVED * min(3, held.count(SUIT_OF[card]))
    return value


def missing_types(state: RootState, seat: Seat) -> float:
    """Value recovered relics by their part of the next column."""
    recovered = board_of(state, seat).recovered
    filled = filled_columns(recovered)
    counts = (sum(type_of(kind) == relic for kind in recovered) for relic in TYPES)
    return 0.5 * sum(count > filled for count in counts)


def relics_worth(state: RootState, seat: Seat, clearing: int) -> float:
    """Value the waystations of a clearing and its relics, the more the safer and nearer home."""
    here = waystations_in(state, seat, clearing)
    value = WAYSTATION * len(here)
    guards = min(state.warriors[clearing][seat], len(GUARDED) - 1)
    shown = {shows(kind) for kind in here}
    for kind in relics_in(state, seat, clearing):
        share = GUARDED[guards] + AT_WAYSTATION * (type_of(kind) in shown)
        value += share * (value_of(kind) + NEXT_COLUMN)
    return value
