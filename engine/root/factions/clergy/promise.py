"""The looks of the Clergy's actions (HCC.5.1), by which a search chooses what it tries.

There are a hundred and more, mostly moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.factions.clergy.actions import Crusade, Mission, Swarm
from engine.root.factions.clergy.board import (
    FLOWER,
    SUIT_OF_FLOWER,
    bag,
    cathedrals,
    flowers_at,
)
from engine.root.factions.clergy.evaluation import distances
from engine.root.factions.clergy.hand_worth import gain_of_craft
from engine.root.factions.clergy.outlook import FAR_AWAY, ON_THE_WAY, SCORES
from engine.root.pieces import BIRD, PieceKind, suits_of
from engine.root.rules.dominance import ActivateDominance, TakeDominance
from engine.root.rules.placing import can_place
from engine.root.rules.rule import targets
from engine.root.state import RootState

ALWAYS = 9.0
"""All but moves and swarms are few, and always worth a try."""
OFF_THE_TRACK, DOMINANCE = (ActivateDominance, TakeDominance), 0.0
"""The promise of leaving the score track, which is right once a match, and of cards for it."""
SWARM, EACH_NEXT = 1.0, 0.4
"""The promise of a swarm for the card that is least missed, and less for each better card."""
SETTLED, LEFT = 0.6, 0.4
"""The promise of a warrior where flowers of a further suit can then be placed, and the reverse."""
FETCHING, FORSAKEN = 0.5, 0.25
"""The promise of each warrior for flowers without a carrier, and the reverse."""
PAYS = 0.8
"""The promise of a flower at a cathedral of another suit, where it can pay for a card."""
HOME_ALONE = 0.2
"""The deduction for a cathedral that is left without a warrior."""
BATTLE, NO_BATTLE = 0.35, 0.65
"""A crusade without a battle is half a mission."""
IDLE = 0.04
"""The deduction for each warrior that moves without a flower."""


def promise(state: RootState, seat: Seat, options: Sequence[Option]) -> list[float]:
    """Return how promising each option looks."""
    if not any(isinstance(each, (Mission, Crusade)) for each in options):
        return []
    moves = Moves(state, seat)
    missed = rank_cards(state, seat, options)
    found = []
    for option in options:
        if isinstance(option, Swarm):
            found.append(SWARM - EACH_NEXT * missed[option.clearing].index(option.card))
        elif isinstance(option, Mission):
            found.append(moves.look(option.origin, option.to, option.warriors))
        elif isinstance(option, Crusade):
            look = moves.look(option.origin, option.to, option.warriors)
            found.append(look + moves.battle(option.to, option.warriors))
        else:
            found.append(DOMINANCE if isinstance(option, OFF_THE_TRACK) else ALWAYS)
    return found


def rank_cards(state: RootState, seat: Seat, options: Sequence[Option]) -> dict[int, list[int]]:
    """Rank the cards of each clearing's swarms: the least missed first."""
    found: dict[int, list[int]] = {}
    for option in options:
        if isinstance(option, Swarm):
            found.setdefault(option.clearing, []).append(option.card)
    missed: Callable[[int], float] = lambda card: gain_of_craft(state, seat, card)  # noqa: E731
    for cards in found.values():
        cards.sort(key=missed)
    return found


class Moves:
    """Looks at moves from one position."""

    def __init__(self, state: RootState, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._homes = set(cathedrals(state, seat))
        self._warriors = [row[seat] for row in state.warriors]
        self._ways = distances(state.map, state.opened)
        self._flowers = {
            c: [kind for kind, n in flowers_at(state, seat, c).items() for _ in range(n)]
            for c, row in enumerate(state.tokens) if row
        }  # fmt: skip
        self._carried: dict[tuple[int, int], list[float]] = {}
        self._battles: dict[int, int] = {}
        left = bag(state, seat)
        total = max(1, sum(left.values()))
        self._drawn = {suit: left[FLOWER[suit]] / total for suit in FLOWER if suit != BIRD}
        fields = {c for c in state.woodland.clearings if can_place(state, seat, c)} - self._homes
        self._fields = fields
        outside = [c for c in fields if self._warriors[c]]
        self._outside = [suit for c in outside for suit in suits_of(state.suits[c])]

    def look(self, origin: int, to: int, warriors: int) -> float:
        """Return how promising a move looks: by the flowers it carries and the places it takes."""
        carried = self._gains(origin, to)[:warriors]
        value = sum(carried) - IDLE * (warriors - len(carried))
        rest = self._warriors[origin] - warriors
        if not rest:
            value -= HOME_ALONE if origin in self._homes else self._open(origin, LEFT, alone=1)
        if not self._warriors[to]:
            value += self._open(to, SETTLED, alone=0)
        waiting = len(self._flowers.get(to, ())) - self._warriors[to]
        if to not in self._homes and waiting > 0:
            value += FETCHING * min(warriors, waiting)
        behind = len(self._flowers.get(origin, ())) - len(carried) - rest
        if origin not in self._homes and behind > 0:
            value -= FORSAKEN * min(warriors, behind)
        return value

    def battle(self, clearing: int, warriors: int) -> float:
        """Return how much a battle adds to the promise of a move."""
        if clearing not in self._battles:
            state, seat = self._state, self._seat
            facing = [state.warriors[clearing][each] for each in targets(state, seat, clearing)]
            self._battles[clearing] = min(facing, default=-1)
        weakest = self._battles[clearing]
        if weakest < 0:
            return -NO_BATTLE
        return BATTLE * (1 + min(2, self._warriors[clearing] + warriors - weakest))

    def _open(self, clearing: int, worth: float, *, alone: int) -> float:
        """Value a place for flowers of suits that no other clearing, or one alone, provides."""
        suits = suits_of(self._state.suits[clearing]) if clearing in self._fields else ()
        return worth * sum(
            2 * self._drawn.get(suit, 0.0) for suit in suits if self._outside.count(suit) <= alone
        )

    def _gains(self, origin: int, to: int) -> list[float]:
        """List the gains of carrying flowers from one clearing to another, the best first."""
        if (origin, to) not in self._carried:
            here = self._flowers.get(origin, ())
            gains = [self._worth(kind, to) - self._worth(kind, origin) for kind in here]
            self._carried[origin, to] = sorted((g for g in gains if g > 0), reverse=True)
        return self._carried[origin, to]

    def _worth(self, kind: str, clearing: int) -> float:
        """Value a flower by its distance from a cathedral where it scores."""
        suit = SUIT_OF_FLOWER[PieceKind(kind)]
        altars = [c for c in self._homes if suit == BIRD or suit in self._state.suits[c]]
        steps = min((self._ways[clearing][c] for c in altars), default=9)
        if not steps:
            return SCORES
        value = ON_THE_WAY[steps] if steps < len(ON_THE_WAY) else FAR_AWAY
        return max(value, PAYS) if clearing in self._homes else value
