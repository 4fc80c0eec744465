"""The worth of a position to the Keepers (Law 15) for the players that look ahead.

Relics are worth more with each step on their way: within reach in a forest, delved, in a clearing
with a waystation of their type, recovered. Cards are there to be spent on them: an Evening replaces
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.keepers.board import (
    COLUMN_BONUS,
    COLUMNS,
    TYPES,
    board_of,
    filled_columns,
    relics_in,
    shows,
    type_of,
    value_of,
    waystations,
    waystations_in,
    waystations_left,
)
from engine.root.factions.keepers.evaluation import guess_value, missing_types
from engine.root.pieces import BIRD, Suit, suits_of
from engine.root.rules.rule import adjacent, ruler
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

BANDS = (0.0, 0.5, 0.95, 1.35)
"""Worth of warriors in one clearing, by their number: they guard, rule, delve and carry."""
TO_MARCH = 0.3
"""The worth of each further one while cards can move it: it cannot live off the land (15.6.1)."""
RULED = 0.25
"""The worth of ruling a clearing: it keeps cards that delve beside it, or recover in its suit."""
CAMPS = (0.0, 2.6, 4.4, 5.8)
"""The worth of none to three waystations while most of the match is left: a card each Evening, and
warriors for cards; without any, there is no recruiting."""
CAMP_LATE = 0.15
"""The part of that which remains at the very end."""
HELD = ((0.4, 0.65, 0.85, 0.92), (0.85, 0.95, 1.0, 1.0))
"""Chance that a piece stays until it is used, by its guards: with rivals near, or without."""
NOW, NOW_CARRIED, NOW_DELVED = 0.93, 0.85, 0.8
"""Chance to recover a relic this turn if all its cards are ready: in its own clearing, from a
clearing beside, and from a forest."""
AT_CAMP, TO_CAMP, CARRIED, FAR = 0.62, 0.54, 0.42, 0.2
"""Chance to recover a held relic in later turns: with a waystation of its type there, where one
could be placed, beside such a clearing, and elsewhere."""
IN_FOREST, NEAR_FOREST, FAR_FOREST = 0.24, 0.12, 0.04
"""The same in a forest: beside a clearing that is held, a move away from one, and elsewhere."""
HOMELY = 0.1
"""Its increase if a waystation of the relic's type is there already, or could be."""
BUSY = (1.0, 1.0, 0.85, 0.7, 0.55, 0.4, 0.3)
"""The part of that which counts for one relic after the other: a turn brings home about two."""
NEXT_CARD = (1.15, 0.75, 0.45, 0.25, 0.15)
"""The worth of each card of a column: losing one of several costs little."""
IDLE, WILD = 0.35, 1.2
"""The weight of a card that serves no clearing with Keepers, and of a bird."""
CARD_LOST = 0.4
"""The cost of recovering where too few clearings of a suit are ruled: a card is lost."""
LASTS = 0.35
"""The part of the cards' future use that remains at the very end."""
ENCAMP, DELVE, RECOVER = 1, 6, 7
"""The indices of these stages in the turn."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position by relics on their way, and by the camps and cards that help them."""
    time = max(0.0, 1 - max(state.points) / POINTS_TO_WIN)
    left = LASTS + (1 - LASTS) * time
    value = sum(BANDS[min(row[seat], len(BANDS) - 1)] for row in state.warriors)
    if state.current == seat and state.stage <= RECOVER:
        value += TO_MARCH * sum(max(0, row[seat] - len(BANDS) + 1) for row in state.warriors)
    ruled = [each for each in state.woodland.clearings if ruler(state, each) == seat]
    value += RULED * len(ruled) + (CAMP_LATE + (1 - CAMP_LATE) * time) * camps_worth(state, seat)
    value += left * retinue_worth(state, seat) + missing_types(state, seat)
    return value + relics_to_come(state, seat, ruled, left)


def camps_worth(state: RootState, seat: Seat) -> float:
    """Value the waystations, the best held first: each further one adds less."""
    chances = sorted(
        (chance_to_last(state, seat, camp) for camp in waystations(state, seat)), reverse=True
    )
    return sum(chance * (CAMPS[place + 1] - CAMPS[place]) for place, chance in enumerate(chances))


def chance_to_last(state: RootState, seat: Seat, clearing: int) -> float:
    """Estimate the chance that a waystation or a relic stays until it has been used."""
    guards = min(state.warriors[clearing][seat], len(HELD[0]) - 1)
    around = (clearing, *adjacent(state, seat, clearing))
    quiet = all(sum(state.warriors[each]) == state.warriors[each][seat] for each in around)
    return HELD[quiet][guards]


def retinue_worth(state: RootState, seat: Seat) -> float:
    """Value the cards that can act, in each column the most useful first."""
    places = [each for each in state.woodland.clearings if state.warriors[each][seat]]
    suits = {suit for each in places for suit in suits_of(state.suits[each])}
    value = 0.0
    for column in board_of(state, seat).retinue:
        use = sorted((usefulness(SUIT_OF[card], suits) for card in column), reverse=True)
        value += sum(NEXT_CARD[min(place, len(NEXT_CARD) - 1)] * n for place, n in enumerate(use))
    return value


def usefulness(suit: Suit, served: set[Suit]) -> float:
    """Return the weight of a card of the Retinue, by the suits of clearings with Keepers."""
    if suit == BIRD:
        return WILD
    return 1.0 if suit in served else IDLE


# Relics on their way


class Way(NamedTuple):
    """A relic's expected points in later turns, and if it is recovered in this one."""

    later: float
    now: float = 0.0
    buried: bool = False


class Hands(NamedTuple):
    """The clearings in which cards of a column are ready to act, and the number of these cards."""

    places: Set[int]
    cards: int


def relics_to_come(state: RootState, seat: Seat, ruled: Sequence[int], left: float) -> float:
    """Value the relics still to come, each by how far it has come; the nearest first."""
    move, delve, recover = (ready(state, seat, column) for column in range(len(COLUMNS)))
    yields = yields_of(state, seat)
    ways = [*on_the_map(state, seat, yields, ruled, move, recover),
            *in_forests(state, seat, ruled, yields, delve, recover)]  # fmt: skip
    value, delves, recovers = 0.0, delve.cards, recover.cards
    later: list[float] = []
    for way in sorted(ways, key=lambda each: each.later * left - each.now):
        if way.now > way.later * left and recovers and (delves or not way.buried):
            value += way.now
            recovers -= 1
            delves -= way.buried
        else:
            later.append(way.later * left)
    later.sort(reverse=True)
    return value + sum(worth * share for worth, share in zip(later, BUSY, strict=False))


def ready(state: RootState, seat: Seat, column: int) -> Hands:
    """Return where the cards of a column can still act this turn, by their suits."""
    if state.current != seat or state.stage > DELVE - 1 + column:
        return Hands(frozenset(), 0)
    board = board_of(state, seat)
    cards = [card for card in board.retinue[column] if card not in board.used]
    suits = {SUIT_OF[card] for card in cards}
    woodland = state.woodland.clearings
    fits = {c for c in woodland if BIRD in suits or not suits.isdisjoint(suits_of(state.suits[c]))}
    return Hands(fits, len(cards))


def yields_of(state: RootState, seat: Seat) -> Mapping[str, float]:
    """Return the addition to a relic's value by type: its share of the next column's bonus."""
    recovered = board_of(state, seat).recovered
    counts = {each: sum(type_of(kind) == each for kind in recovered) for each in TYPES}
    filled = filled_columns(recovered)
    missing = sum(count <= filled for count in counts.values())
    return {
        each: COLUMN_BONUS / missing if counts[each] <= filled else COLUMN_BONUS / 6
        for each in TYPES
    }


def on_the_map(
    state: RootState, seat: Seat, yields: Mapping[str, float], ruled: Sequence[int],
    move: Hands, recover: Hands,
) -> Iterator[Way]:  # fmt: skip
    """Yield the way of each relic in a clearing."""
    for clearing in state.woodland.clearings:
        if not (kinds := relics_in(state, seat, clearing)):
            continue
        chance = chance_to_last(state, seat, clearing)
        suits = set(suits_of(state.suits[clearing]))
        alike = sum(not suits.isdisjoint(suits_of(state.suits[each])) for each in ruled)
        for relic in kinds:
            kind = type_of(relic)
            gain = value_of(relic) + yields[kind]
            later = chance * recovered_some_day(state, seat, clearing, kind) * gain
            cost = CARD_LOST * (alike < value_of(relic))
            now = recovered_now(state, seat, clearing, kind, move, recover)
            yield Way(later, now * gain - cost)


def recovered_now(
    state: RootState, seat: Seat, clearing: int, kind: str, move: Hands, recover: Hands
) -> float:
    """Estimate the chance to recover a relic in a clearing this turn, by the cards ready."""
    if clearing in recover.places and takes_or_could(state, seat, clearing, kind):
        return NOW
    if not state.warriors[clearing][seat]:
        return 0.0
    if clearing in move.places and any(
        each in recover.places and takes(state, seat, each, kind)
        for each in adjacent(state, seat, clearing)
    ):
        return NOW_CARRIED
    return 0.0


def recovered_some_day(state: RootState, seat: Seat, clearing: int, kind: str) -> float:
    """Estimate the chance that a relic of a type is ever recovered, if nobody takes it before."""
    if takes(state, seat, clearing, kind):
        return AT_CAMP
    if not state.warriors[clearing][seat]:
        return FAR
    if could_take(state, seat, clearing, kind):
        return TO_CAMP
    near = adjacent(state, seat, clearing)
    return CARRIED if any(takes(state, seat, each, kind) for each in near) else FAR


def takes(state: RootState, seat: Seat, clearing: int, kind: str) -> bool:
    """Return whether a waystation in a clearing shows a relic's type."""
    return kind in {shows(each) for each in waystations_in(state, seat, clearing)}


def could_take(state: RootState, seat: Seat, clearing: int, kind: str) -> bool:
    """Return whether a waystation that shows a relic's type could be placed in a clearing."""
    left = waystations_left(state, seat)
    return state.open_slots(clearing) > 0 and any(shows(each) == kind for each in left)


def could_recover_at(state: RootState, seat: Seat, clearing: int, kind: str) -> bool:
    """Return whether a clearing has a waystation for a relic's type, or could have."""
    return takes(state, seat, clearing, kind) or could_take(state, seat, clearing, kind)


def takes_or_could(state: RootState, seat: Seat, clearing: int, kind: str) -> bool:
    """Return whether a waystation shows a relic's type, or could still be placed this turn."""
    if takes(state, seat, clearing, kind):
        return True
    if state.current != seat or state.stage > ENCAMP or not state.warriors[clearing][seat]:
        return False
    return could_take(state, seat, clearing, kind)


def in_forests(
    state: RootState, seat: Seat, ruled: Sequence[int], yields: Mapping[str, float],
    delve: Hands, recover: Hands,
) -> Iterator[Way]:  # fmt: skip
    """Yield the way of each relic in a forest, by its visible kind."""
    borders = state.woodland.forest_borders
    here = {each for each in ruled if state.warriors[each][seat]}
    manned = [each for each in state.woodland.clearings if state.warriors[each][seat]]
    near = {each for clearing in manned for each in (clearing, *adjacent(state, seat, clearing))}
    at_once = {c for c in manned if c in delve.places and c in recover.places}
    for relic in board_of(state, seat).buried:
        kind, beside = type_of(relic.kind), borders[relic.forest]
        gain = guess_value(relic.shown) + yields[kind]
        share, now = FAR_FOREST, 0.0
        if reached := [each for each in beside if each in here]:
            share = max(
                chance_to_last(state, seat, each)
                * (IN_FOREST + HOMELY * could_recover_at(state, seat, each, kind))
                for each in reached
            )
        elif not near.isdisjoint(beside):
            share = NEAR_FOREST
        if any(c in at_once and takes_or_could(state, seat, c, kind) for c in beside):
            now = NOW_DELVED if reached else NOW_DELVED / 2
        yield Way(share * gain, now * gain - CARD_LOST * (now > 0), buried=True)
