"""The chance to win by a dominance card, for computer players (Law 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import BIRD, NOBODY
from engine.root.rules.dominance import CLEARINGS_TO_RULE
from engine.root.rules.rule import adjacent, ruler
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

DOMINANCE_PACE = 3.0
"""Points of the leader per round, to estimate the rounds left; `WARNED` was fitted with it."""
MOST_ROUNDS, ONCE_MORE = 4, 0.1
"""The most rounds counted, and the weight of each after the first as a further try: a seat driven
off once mostly is again."""
WARNED = 0.55
"""The part of a chance to hold that is left once all rivals know of it. Of 78 cards activated by
normal players 26 won, though 0.85 was foretold."""
FROM_AFAR, NOBODY_LEFT = 2, 1
"""The force that comes within a round where no enemy with more is near, and where none has a turn
before: it can hardly be lost, and the fewer warriors hold it, the sooner."""
STEADY, STEEP = 1.0, 0.6
"""Logistic parameters of holding a clearing: at equal forces, and per warrior of difference."""
TAKEN, OUT_OF_REACH = 0.35, 0.08
"""Chance to rule another clearing by the next turn: with enough pieces near, and without."""
ROOTED = 3
"""The warriors that a piece is worth which rules alone, such as a garden: all must fall."""
HANDED_OVER = 0.03
"""Chance to rule another clearing without a turn before: others fight about it."""
AFTERWARDS = 0.3
"""The part of a rival's chance to win that is left once it did not at its next Birdsong."""


def chance_to_dominate(state: RootState, seat: Seat, suit: str) -> float:
    """Estimate the chance that a seat meets its card at one of its next Birdsongs."""
    once = chance_to_hold(state, seat, suit)
    leader = max(state.points)
    rounds = max(1.0, min(MOST_ROUNDS, (POINTS_TO_WIN - leader) / DOMINANCE_PACE))
    return float(1 - (1 - WARNED * once) ** (1 + ONCE_MORE * (rounds - 1)))


def rival_dominates(state: RootState, rival: Seat, viewer: Seat) -> float:
    """Estimate the chance that a rival wins by its card, at its next Birdsong or later.

    Until then only those count whose turn comes before, and it takes no clearing itself.
    """
    suit = CARDS[state.dominance[rival]].suit
    later = chance_to_hold(state, rival, suit)
    if state.current == rival:
        return later
    soon = chance_to_hold(state, rival, suit, turns_before(state, rival, viewer))
    return soon + (1 - soon) * AFTERWARDS * later


def turns_before(state: RootState, rival: Seat, viewer: Seat) -> list[Seat]:
    """List the rival's enemies whose turn comes before its own; the viewer has just had its own."""
    order, current = state.order, state.current
    acting = order.index(viewer if current == NOBODY else current)
    after = [*order[acting:], *order[:acting]][: (order.index(rival) - acting) % len(order)]
    return [Seat(each) for each in after if each != viewer and state.is_enemy(rival, each)]


def chance_to_hold(
    state: RootState, seat: Seat, suit: str, against: Sequence[Seat] | None = None
) -> float:
    """Estimate the chance that it rules those clearings after the others' next turns.

    If only some are `against` it, it has no turn itself.
    """
    if suit == BIRD:
        pairs = state.woodland.opposite.items()
        return max(
            chance_to_rule(state, seat, one, against) * chance_to_rule(state, seat, other, against)
            for one, other in pairs
        )
    chances = sorted(
        (chance_to_rule(state, seat, clearing, against) for clearing in state.woodland.clearings
         if suit in state.suits[clearing]),
        reverse=True,
    )  # fmt: skip
    if len(chances) < CLEARINGS_TO_RULE:
        return 0.0
    product = 1.0
    for chance in chances[:CLEARINGS_TO_RULE]:
        product *= chance
    spare = chances[CLEARINGS_TO_RULE] if len(chances) > CLEARINGS_TO_RULE else 0.0
    return product + (1 - product) * product * spare


def chance_to_rule(
    state: RootState, seat: Seat, clearing: int, against: Sequence[Seat] | None = None
) -> float:
    """Estimate the chance that a seat rules a clearing after a round, or after some turns."""
    mine = state.strength[clearing][seat]
    beside = adjacent(state, seat, clearing)
    if ruler(state, clearing) != seat:
        if against is not None:
            return HANDED_OVER
        near = mine + max((state.warriors[other][seat] for other in beside), default=0)
        rival = max(n for other, n in enumerate(state.strength[clearing]) if other != seat)
        return TAKEN if near > rival else OUT_OF_REACH
    if FACTIONS[state.factions[seat]].always_rules(state, seat, clearing):
        mine += ROOTED
    chance, most = 1.0, 0
    for other in state.enemies(seat) if against is None else against:
        force = state.strength[clearing][other]
        force += max((state.warriors[each][other] for each in beside), default=0)
        most = max(most, force)
        if force:
            chance *= chance_against(mine, force)
    afar = FROM_AFAR if against is None or against else NOBODY_LEFT
    return chance if most >= afar else chance_against(mine, afar)


def chance_against(mine: int, force: int) -> float:
    """Estimate the chance to hold a clearing for a round against one enemy's force."""
    return 1 / (1 + exp(-STEEP * (mine - force) - STEADY))
