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
    VALUES,
    board_of,
    filled_columns,
    relics_in,
    type_of,
    value_of,
)
from engine.root.factions.keepers.evaluation import guess_value, missing_types
from engine.root.factions.keepers.ground import Ground, recovered_some_day
from engine.root.pieces import BIRD, suits_of
from engine.root.rules.menus import is_past
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

BANDS = (0.0, 0.5, 0.95, 1.35)
"""Worth of warriors in one clearing, by their number: they guard, rule, delve and carry."""
TO_MARCH = 0.3
"""The worth of each further one while cards can move it: it cannot live off the land (15.6.1)."""
RULED = 0.25
"""The worth of ruling a clearing, beyond the cards that it keeps."""
CAMPS = (0.0, 2.6, 4.4, 5.8)
"""The worth of none to three waystations while most of the match is left: a card each Evening, and
warriors for cards; without any, there is no recruiting."""
PITCHED_LATER = 0.4
"""The part of that for one that could be placed next turn: it brings no card this Evening."""
CAMP_LATE = 0.15
"""The part of that which remains at the very end."""
NOW, NOW_CARRIED, NOW_DELVED = 0.93, 0.85, 0.85
"""Chance to recover a relic this turn if all its cards are ready: in its own clearing, from a
clearing beside, and from a forest."""
IN_FOREST, CONTESTED, NEAR_FOREST, FAR_FOREST = 0.17, 0.13, 0.11, 0.04
"""The same in a forest: beside a clearing that is held, one where enemies rule, a move away from
either, and elsewhere. To delve is half of the work."""
HOMELY = 0.1
"""Its increase if a waystation of the relic's type is there already, or could be."""
UNFIT = 0.65
"""The part of that which is left where no card of the Retinue fits the clearing."""
BUSY = (0.78, 0.78, 0.66, 0.54, 0.42, 0.31, 0.23, 0.15, 0.08)
"""The part of that which counts for one relic after the other: a turn brings home about two."""
NEXT_CARD = (
    (1.0, 0.7, 0.48, 0.26, 0.13),
    (1.0, 0.78, 0.57, 0.35, 0.17),
    (1.0, 0.74, 0.57, 0.35, 0.17),
)
"""The worth of each card of a column: losing one of several costs little."""
IDLE, MARCHES, WILD = 0.4, 0.7, 1.2
"""The weight of a card that serves no clearing with Keepers, of one that can recover nowhere but
march, and of a bird."""
CARD_LOST = 0.5
"""The cost of a card that is lost where too few clearings are ruled."""
LASTS = 0.35
"""The part of the cards' future use that remains at the very end."""
STEPS = ("move", "delve", "recover")
"""The stages in which the cards of each column act."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position by relics on their way, and by the camps and cards that help them."""
    time = max(0.0, 1 - max(state.points) / POINTS_TO_WIN)
    left = LASTS + (1 - LASTS) * time
    ground = Ground(state, seat)
    value = sum(BANDS[min(row[seat], len(BANDS) - 1)] for row in state.warriors)
    if state.current == seat and not is_past(state, seat, "recover"):
        value += TO_MARCH * sum(max(0, row[seat] - len(BANDS) + 1) for row in state.warriors)
    value += RULED * len(ground.ruled)
    value += (CAMP_LATE + (1 - CAMP_LATE) * time) * camps_worth(ground)
    value += left * retinue_worth(ground) + missing_types(state, seat)
    return value + relics_to_come(ground, left)


def camps_worth(ground: Ground) -> float:
    """Value the waystations, the best held first: each further one adds less."""
    chances = [ground.lasts(c) for c, found in ground.camps.items() for _ in found]
    if ground.free:
        chances += [PITCHED_LATER] * (len(CAMPS) - 1 - len(chances))
    chances.sort(reverse=True)
    return sum(chance * (CAMPS[place + 1] - CAMPS[place]) for place, chance in enumerate(chances))


def retinue_worth(ground: Ground) -> float:
    """Value the cards that can act, in each column the most useful first."""
    state = ground.state
    here = {suit for each in ground.manned for suit in suits_of(state.suits[each])}
    homes = {suit for each in ground.camps for suit in suits_of(state.suits[each])}
    board, value = board_of(state, ground.seat), 0.0
    for place, worths in enumerate(NEXT_CARD):
        marching = MARCHES if place == COLUMNS.index("recover") and homes else 1.0
        weights = {BIRD: WILD, **dict.fromkeys(here, marching)}
        if marching < 1:
            weights |= dict.fromkeys(homes, 1.0)
        use = sorted((weights.get(SUIT_OF[c], IDLE) for c in board.retinue[place]), reverse=True)
        value += sum(worths[min(n, len(worths) - 1)] * weight for n, weight in enumerate(use))
    return value


# Relics on their way


class Prospect(NamedTuple):
    """A relic's expected points in later turns, and if it is recovered in this one."""

    later: float
    now: float = 0.0
    buried: bool = False
    kept: int = 0
    """The clearing where it can be recovered without losing the card."""


class Hands(NamedTuple):
    """The clearings in which cards of a column are ready to act, and the number of these cards."""

    places: Set[int]
    cards: int


def relics_to_come(ground: Ground, left: float) -> float:
    """Value the relics still to come, each by how far it has come; the nearest first."""
    move, delve, recover = (ready(ground, column) for column in range(len(COLUMNS)))
    yields = yields_of(ground)
    prospects = [
        *on_the_map(ground, yields, move, recover),
        *in_forests(ground, yields, delve, recover),
    ]
    value, delves, recovers = 0.0, delve.cards, recover.cards
    later: list[float] = []
    begun: set[int] = set()
    for each in sorted(prospects, key=lambda relic: relic.later * left - relic.now):
        free = each.kept in begun
        if each.now > each.later * left and (recovers or free) and (delves or not each.buried):
            value += each.now
            recovers -= not free
            delves -= each.buried
            if each.kept:
                begun.add(each.kept)
        else:
            later.append(each.later * left)
    later.sort(reverse=True)
    return value + sum(worth * share for worth, share in zip(later, BUSY, strict=False))


NOBODY_READY = Hands(frozenset(), 0)


def ready(ground: Ground, column: int) -> Hands:
    """Return where the cards of a column can still act this turn, by their suits."""
    state = ground.state
    if state.current != ground.seat or is_past(state, ground.seat, STEPS[column]):
        return NOBODY_READY
    board = board_of(state, ground.seat)
    cards = sum(card not in board.used for card in board.retinue[column])
    return Hands(ground.served(column, ready=True), cards)


def yields_of(ground: Ground) -> Mapping[str, float]:
    """Return the addition to a relic's value by type: its share of the next column's bonus."""
    recovered = board_of(ground.state, ground.seat).recovered
    counts = {each: sum(type_of(kind) == each for kind in recovered) for each in TYPES}
    filled = filled_columns(recovered)
    missing = sum(count <= filled for count in counts.values())
    return {
        each: COLUMN_BONUS / missing if counts[each] <= filled else COLUMN_BONUS / 6
        for each in TYPES
    }


def on_the_map(
    ground: Ground, yields: Mapping[str, float], move: Hands, recover: Hands
) -> Iterator[Prospect]:
    """Yield the prospect of each relic in a clearing."""
    state, seat = ground.state, ground.seat
    served: Set[int] | None = None
    for clearing in state.woodland.clearings:
        if not (kinds := relics_in(state, seat, clearing)):
            continue
        if served is None:
            served = ground.served(COLUMNS.index("recover"))
        chance = ground.lasts(clearing) * (1.0 if clearing in served else UNFIT)
        alike = ground.ruled_alike(clearing)
        for relic in kinds:
            kind, costs = type_of(relic), alike < value_of(relic)
            gain = value_of(relic) + yields[kind] - CARD_LOST * costs
            later = chance * recovered_some_day(ground, clearing, kind) * gain
            now = recovered_now(ground, clearing, kind, move, recover)
            yield Prospect(later, now * gain, kept=0 if costs else clearing)


def recovered_now(ground: Ground, clearing: int, kind: str, move: Hands, recover: Hands) -> float:
    """Estimate the chance to recover a relic in a clearing this turn, by the cards ready."""
    if not recover.cards:
        return 0.0
    takes = ground.takes[kind]
    if clearing in recover.places and (clearing in takes or could_now(ground, clearing, kind)):
        return NOW
    if not ground.state.warriors[clearing][ground.seat]:
        return 0.0
    if clearing in move.places or (clearing in recover.places and recover.cards > 1):
        beside = ground.beside(clearing)
        if any(each in takes and each in recover.places for each in beside):
            return NOW_CARRIED
    return 0.0


def could_now(ground: Ground, clearing: int, kind: str) -> bool:
    """Return whether a waystation that shows a type can still be placed this turn."""
    state = ground.state
    return (
        state.current == ground.seat
        and not is_past(state, ground.seat, "encamp")
        and clearing in ground.could_take[kind]
    )


def in_forests(
    ground: Ground, yields: Mapping[str, float], delve: Hands, recover: Hands
) -> Iterator[Prospect]:
    """Yield the prospect of each relic in a forest, by its visible kind."""
    state = ground.state
    borders = state.woodland.forest_borders
    served = ground.served(COLUMNS.index("delve"))
    at_once = {c for c in ground.manned if c in delve.places and c in recover.places}
    known: dict[tuple[int, str], Prospect] = {}
    for relic in board_of(state, ground.seat).buried:
        look = (relic.forest, relic.shown)
        if look not in known:
            kind, beside = type_of(relic.kind), borders[relic.forest]
            share, now = delved(ground, beside, kind, served, at_once)
            ruled = len([c for c in beside if c in ground.ruled])
            gain = guess_value(relic.shown) + yields[kind]
            gain -= CARD_LOST * chance_to_lose(relic.shown, ruled)
            known[look] = Prospect(share * gain, now * gain - CARD_LOST * (now > 0), buried=True)
        yield known[look]


def delved(
    ground: Ground, beside: Sequence[int], kind: str, served: Set[int], at_once: Set[int]
) -> tuple[float, float]:
    """Estimate the chances to recover a relic of a forest in later turns, and in this one."""
    takes, could = ground.takes[kind], ground.could_take[kind]
    share, now = FAR_FOREST, 0.0
    for each in beside:
        if each not in ground.near:
            continue
        share = max(share, NEAR_FOREST)
        if not ground.state.warriors[each][ground.seat]:
            continue
        chance = CONTESTED
        if each in ground.ruled:
            chance = IN_FOREST + HOMELY * (each in takes or each in could)
            chance *= ground.lasts(each)
        share = max(share, chance * (1.0 if each in served else UNFIT))
        if each in at_once and (each in takes or could_now(ground, each, kind)):
            now = max(now, NOW_DELVED if each in ground.ruled else NOW_DELVED / 2)
    return share, now


def chance_to_lose(shown: str, ruled: int) -> float:
    """Estimate the chance that delving a relic costs the card, by the ruled clearings beside."""
    if shown in TYPES:
        return sum(value > ruled for value in VALUES) / len(VALUES)
    return float(value_of(shown) > ruled)
