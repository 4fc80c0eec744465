"""The Keepers' setup card (Law 19.8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import (
    TWO_BETWEEN,
    Homeland,
    choose_homeland,
    fitting,
    homelands,
    possible_homelands,
    touches,
)
from engine.root.factions.keepers.board import COLUMNS, GARRISON, RETAINERS, board_of, forests_of
from engine.root.factions.keepers.relics import bury, every_relic, far_forests, spread
from engine.root.factions.keepers.retinue import tuck
from engine.root.pieces import Clearing
from engine.root.rules.placing import place_warriors
from engine.root.state import RootState, RootTable

HOME = Homeland(TWO_BETWEEN, edge=True)


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Bury the relics, place eight warriors in two homelands, tuck the Faithful Retainers."""
    state = t.state

    # One relic face down in each forest.
    relics, forests = every_relic(), forests_of(state)
    t.shuffle(relics)
    bury(t, seat, relics[: len(forests)], forests[: len(relics)])

    # Two adjacent homelands on the map edge, four warriors in each.
    first = await choose_homeland(t, seat, first_homelands(state, seat))
    second = await choose_homeland(t, seat, second_homelands(state, seat, first))
    for home in (first, second):
        place_warriors(t, seat, home, GARRISON)

    # The other relics, spread over the forests that touch neither.
    left = relics[len(forests) :]
    bury(t, seat, left, spread(t, far_forests(state, (first, second)), len(left)))

    # A Faithful Retainer in each column.
    for column, card in zip(COLUMNS, RETAINERS, strict=True):
        tuck(board_of(state, seat), column, card)


def first_homelands(state: RootState, seat: int) -> Sequence[Clearing]:
    """List the clearings beside another possible one, or the nearest to that."""
    free = possible_homelands(state, seat)
    good = fitting(state, seat, HOME, free)
    return [each for each in good if touches(state, each, good)] or homelands(state, seat, HOME)


def second_homelands(state: RootState, seat: int, first: Clearing) -> Sequence[Clearing]:
    """List the clearings that fit best beside the first homeland, or else others (19.8.3.III)."""
    free = [each for each in possible_homelands(state, seat) if each != first]
    near = [each for each in free if touches(state, each, (first,))]
    return homelands(state, seat, HOME, near or free)
