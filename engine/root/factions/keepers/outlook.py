"""What a position is worth to the Keepers (Law 15) for the players that look ahead.

Waystations draw cards, recruit, and are where relics are recovered; relics are worth what they will
bring there, as far as warriors hold them until then.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.keepers.board import (
    COLUMNS,
    board_of,
    relics_beside,
    relics_in,
    shows,
    type_of,
    value_of,
    waystations,
    waystations_in,
    waystations_left,
)
from engine.root.factions.keepers.evaluation import (
    NEXT_COLUMN,
    RULED,
    guessed,
    missing_types,
    retinue_worth,
)
from engine.root.pieces import BIRD, suits_of
from engine.root.rules.rule import adjacent, ruler
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

BANDS = (0.0, 0.5, 0.95, 1.3, 1.35)
"""What so many warriors in one clearing are worth: they guard, rule, delve and carry."""
CAMPS = (0.0, 3.6, 5.8, 7.4)
"""What none to three waystations bring while most of the match is left: a card each Evening, and
warriors for cards; without any, nobody is recruited."""
CAMP_LATE = 0.15
"""How much of that remains at the very end."""
HELD = ((0.3, 0.55, 0.8, 0.92), (0.8, 0.95, 1.0, 1.0))
"""How likely a piece stands until it is used, by its guards: with rivals near, or without."""
AT_CAMP, TO_CAMP, CARRIED, FAR = 0.65, 0.5, 0.38, 0.25
"""How likely a relic that is held is recovered: where a waystation shows it, where one could be
placed, beside such a place, and else. To recover it now must gain, though it costs a card."""
NO_CARD = 0.6
"""What is left of that where no card of the last column is of its suit."""
CARD_LOST = 1.0
"""What recovering it will cost where too few clearings of the suit are ruled by then."""
LATER = 0.7
"""How much of it is left where the third column is busy with others."""
DELVED = (0.3, 0.2, 0.12)
"""How much of a relic's points is counted in a forest, for the first cards that could delve it."""
LASTS = 0.3
"""How much of what the Retinue is worth remains at the very end."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position by relics on their way, and by what camps and cards can do for them."""
    time = max(0.0, 1 - max(state.points) / POINTS_TO_WIN)
    left = LASTS + (1 - LASTS) * time
    value = sum(BANDS[min(row[seat], len(BANDS) - 1)] for row in state.warriors)
    ruled = [each for each in state.woodland.clearings if ruler(state, each) == seat]
    value += RULED * len(ruled) + (CAMP_LATE + (1 - CAMP_LATE) * time) * camps_worth(state, seat)
    value += left * retinue_worth(state, seat) + missing_types(state, seat)
    return value + relics_to_come(state, seat, ruled, left) + left * to_delve(state, seat, ruled)


def camps_worth(state: RootState, seat: Seat) -> float:
    """Value the waystations, the best held first: the more there are, the less adds another."""
    chances = sorted((held(state, seat, camp) for camp in waystations(state, seat)), reverse=True)
    return sum(chance * (CAMPS[place + 1] - CAMPS[place]) for place, chance in enumerate(chances))


def held(state: RootState, seat: Seat, clearing: int) -> float:
    """Estimate how likely a waystation or a relic stands until it has been used."""
    guards = min(state.warriors[clearing][seat], len(HELD[0]) - 1)
    around = (clearing, *adjacent(state, seat, clearing))
    quiet = all(sum(state.warriors[each]) == state.warriors[each][seat] for each in around)
    return HELD[quiet][guards]


def relics_to_come(state: RootState, seat: Seat, ruled: Sequence[int], left: float) -> float:
    """Value the relics on the map by how likely they are recovered: some with each card for it."""
    found = []
    cards = board_of(state, seat).retinue[COLUMNS.index("recover")]
    suits_ready = {SUIT_OF[card] for card in cards}
    for clearing in state.woodland.clearings:
        if not (kinds := relics_in(state, seat, clearing)):
            continue
        suits = set(suits_of(state.suits[clearing]))
        alike = sum(not suits.isdisjoint(suits_of(state.suits[each])) for each in ruled)
        chance = held(state, seat, clearing)
        if BIRD not in suits_ready and suits.isdisjoint(suits_ready):
            chance *= NO_CARD
        for kind in kinds:
            worth = value_of(kind) + NEXT_COLUMN - left * CARD_LOST * (alike < value_of(kind))
            found.append(chance * recovered_some_day(state, seat, clearing, kind) * worth)
    found.sort(reverse=True)
    ready = len(cards)
    return sum(found[:ready]) + LATER * sum(found[ready:])


def recovered_some_day(state: RootState, seat: Seat, clearing: int, kind: str) -> float:
    """Estimate how likely a relic is recovered that nobody takes before."""
    if takes(state, seat, clearing, kind):
        return AT_CAMP
    could_show = any(shows(each) == type_of(kind) for each in waystations_left(state, seat))
    if could_show and state.open_slots(clearing) > 0 and state.warriors[clearing][seat]:
        return TO_CAMP
    near = adjacent(state, seat, clearing) if state.warriors[clearing][seat] else ()
    return CARRIED if any(takes(state, seat, each, kind) for each in near) else FAR


def takes(state: RootState, seat: Seat, clearing: int, kind: str) -> bool:
    """Return whether a waystation in a clearing shows a relic's type."""
    return type_of(kind) in {shows(each) for each in waystations_in(state, seat, clearing)}


def to_delve(state: RootState, seat: Seat, ruled: Sequence[int]) -> float:
    """Value the best relics in forests beside clearings that are held."""
    near: dict[tuple[int, str], float] = {}
    for clearing in ruled:
        if state.warriors[clearing][seat]:
            for each in relics_beside(state, seat, clearing):
                near[each.forest, each.shown] = guessed(each.shown)
    ready = len(board_of(state, seat).retinue[COLUMNS.index("delve")])
    best = sorted(near.values(), reverse=True)[:ready]
    return sum(share * worth for share, worth in zip(DELVED, best, strict=False))
