"""Who plays which faction, by lot or by draft (5.2, 19.8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.core.chance.lots import Lots
from engine.root.factions.base import FACTIONS

ENOUGH_REACH = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
"""What the reach of all factions should add up to, by the number of players (5.2)."""
MILITANT_REACH = 7
"""Setup cards with a red name and a sword are those of the factions with this reach or more."""


def is_militant(card: str) -> bool:
    """Return whether a setup card is militant; the others are insurgent."""
    return FACTIONS[_faction(card)].reach >= MILITANT_REACH


def deal_factions(seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
    """Deal a mix of factions with enough reach, if the pool has one (5.2)."""
    mixes = list(combinations(_enough(pool, seats), seats))
    reaching = [
        mix for mix in mixes if sum(FACTIONS[key].reach for key in mix) >= ENOUGH_REACH[seats]
    ]
    dealt = list(lots.pick(reaching or mixes))
    lots.shuffle(dealt)
    return _with_characters(dealt, lots)


def setup_cards(seats: int, pool: Sequence[str], lots: Lots) -> Sequence[str]:
    """Deal one setup card more than there are players, a militant first (19.8.2)."""
    militants = [key for key in pool if is_militant(key)]
    insurgents = [key for key in pool if not is_militant(key)]
    # 19.8.2.I Two players draft among militants, unless the table has left out too many of them.
    if seats == 2 and len(militants) > seats:
        insurgents = []
    lots.shuffle(militants)
    first = [militants.pop()] if militants else []
    others = _enough([*militants, *insurgents], seats + 1 - len(first))
    lots.shuffle(others)
    return _with_characters([*first, *others][: seats + 1], lots)


def choosable(cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
    """List the cards that may be chosen: the last is locked while it is the last insurgent's.

    It opens when any militant has been chosen (19.8.2.II).
    """
    locked = is_militant(cards[0]) and not any(is_militant(card) for card in taken)
    last = cards[-1]
    return [
        card
        for card in cards
        if card not in taken and not (locked and card == last and not is_militant(card))
    ]


def _enough(pool: Sequence[str], wanted: int) -> list[str]:
    """Return the pool, with a second card of who may play twice if it is too small otherwise."""
    twice = [key for key in pool if FACTIONS[key].characters]
    return [*pool, *twice] if len(pool) < wanted else list(pool)


def _with_characters(cards: Sequence[str], lots: Lots) -> list[str]:
    """Deal a character to each Vagabond card (19.8.2.III)."""
    characters = {key: list(FACTIONS[key].characters) for key in cards}
    for each in characters.values():
        lots.shuffle(each)
    return [f"{key}:{characters[key].pop()}" if characters[key] else key for key in cards]


def _faction(card: str) -> str:
    return card.partition(":")[0]
