"""Choosing the factions in play: by reach, by lot, or off setup cards (Law 5.2, 19.8.1, 19.8.2)."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from itertools import combinations
from typing import Any, Protocol

from engine.core.chance.lots import Lots
from engine.core.errors import Refused
from engine.core.seats import Setup
from engine.root.hooks.faction import FACTIONS

ENOUGH_REACH = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
"""The least reach that all factions should add up to, by the number of players (5.2)."""
SECOND_REACH = 2
"""The reach of a second Vagabond (5.2.2)."""
SECOND, TWO = "second_vagabond", "two"
"""The option to shuffle both Vagabond cards in, and its value for that (19.8.1)."""
INSURGENTS, STAY = "insurgents", "kept"
"""The option to keep insurgents for two beside hirelings, and its value for that (19.8.2.I)."""
HOMELAND, BY_LOT = "homeland_vagabonds", "dealt"
"""The option to deal the Homeland's characters too, and its value for that (19.8.2.III)."""


class Shuffler(Protocol):
    """A shuffler of cards: a lobby's lots, or a match."""

    def shuffle(self, items: MutableSequence[Any], /) -> None: ...


def is_militant(card: str) -> bool:
    """Return whether a setup card is militant; the others are insurgent."""
    return FACTIONS[faction_of(card)].militant


def faction_of(card: str) -> str:
    """Return the faction of a setup card; a Vagabond's card also names the character."""
    return card.partition(":")[0]


# By lot (5.2)


def deal_factions(
    seats: int, pool: Sequence[str], lots: Lots, options: Mapping[str, str]
) -> Sequence[str]:
    """Deal a mix of factions with enough reach, if the pool has one (5.2)."""
    mixes = list(combinations(with_seconds(pool, seats), seats))
    reaching = [mix for mix in mixes if reach_of(mix) >= ENOUGH_REACH[seats]]
    dealt = list(lots.pick(reaching or mixes))
    lots.shuffle(dealt)
    return _with_characters(dealt, lots, options)


def reach_of(factions: Sequence[str]) -> int:
    """Add up the reach of some factions; a second Vagabond's is smaller (5.2.2)."""
    firsts = dict.fromkeys(factions)
    seconds = len(factions) - len(firsts)
    return sum(FACTIONS[key].reach for key in firsts) + SECOND_REACH * seconds


def with_seconds(pool: Sequence[str], wanted: int) -> list[str]:
    """Return the pool; if it is too small, double the cards that two may play."""
    twice = [key for key in pool if FACTIONS[key].characters]
    return [*pool, *twice] if len(pool) < wanted else list(pool)


# Setup cards (19.8.2)


def setup_cards(
    seats: int, pool: Sequence[str], lots: Shuffler, options: Mapping[str, str]
) -> Sequence[str]:
    """Deal one setup card more than there are players, a militant first (19.8.2)."""
    militants = [key for key in pool if is_militant(key)]
    insurgents = [key for key in pool if not is_militant(key)]
    # 19.8.2.I Two players draft among militants, unless the table has left out too many of them.
    if not keeps_insurgents(options, seats) and len(militants) > seats:
        insurgents = []
    lots.shuffle(militants)
    first = [militants.pop()] if militants else []
    others = with_seconds([*militants, *insurgents], seats + 1 - len(first))
    lots.shuffle(others)
    return _with_characters([*first, *others][: seats + 1], lots, options)


def keeps_insurgents(options: Mapping[str, str], seats: int) -> bool:
    """Return whether insurgents are dealt too: to two players only beside hirelings (19.8.2.I)."""
    hired = options.get("hirelings", "none") != "none"
    return seats > 2 or (hired and options.get(INSURGENTS) == STAY)


def choosable(cards: Sequence[str], taken: Sequence[str]) -> Sequence[str]:
    """List the cards that may be chosen: the last is locked if it is an insurgent's.

    It opens when any militant has been chosen (19.8.2.II).
    """
    locked = is_militant(cards[0]) and not any(is_militant(card) for card in taken)
    last = cards[-1]
    return [
        card
        for card in cards
        if card not in taken and not (locked and card == last and not is_militant(card))
    ]


def _with_characters(cards: Sequence[str], lots: Shuffler, options: Mapping[str, str]) -> list[str]:
    """Deal a character to each Vagabond card, of the Homeland only on demand (19.8.2.III)."""
    every = options.get(HOMELAND) == BY_LOT
    characters = {
        key: list(FACTIONS[key].characters if every else FACTIONS[key].dealt_characters)
        for key in cards
    }
    for each in characters.values():
        lots.shuffle(each)
    return [f"{key}:{characters[key].pop()}" if characters[key] else key for key in cards]


# The pool of a match (19.8.1)


def pool_of(given: Setup) -> tuple[str, ...]:
    """Return the factions of a draft's setup cards, the Vagabond twice if the table says so."""
    kept = [key for key in FACTIONS if not given.pool or key in given.pool]
    if given.options.get(SECOND) == TWO:
        kept += [key for key in kept if FACTIONS[key].characters]
    return tuple(kept)


def is_enough(pool: Sequence[str], seats: int, options: Mapping[str, str]) -> bool:
    """Return whether a pool holds the setup cards that a number of players needs (19.8.2)."""
    militants = sum(is_militant(key) for key in pool)
    return len(pool) > seats and militants > (0 if keeps_insurgents(options, seats) else seats)


def check_pool(given: Setup) -> None:
    """Raise `Refused` for a pool without the setup cards to deal."""
    for key in given.pool:
        if key not in FACTIONS:
            raise Refused("setup-faction", faction=key, possible=" · ".join(FACTIONS))
    pool, wanted = pool_of(given), len(given.seats) + 1
    militants = [key for key in pool if is_militant(key)]
    # 19.8.2 The first card is a militant's, and there is one more card than players.
    if not militants:
        every = " ".join(key for key in FACTIONS if is_militant(key))
        raise Refused("setup-pool-insurgent", law="19.8.2", militants=every)
    # 19.8.2.I Two players choose among militants alone.
    alone = not keeps_insurgents(given.options, len(given.seats))
    if alone and len(militants) < wanted:
        raise Refused("setup-pool-two", law="19.8.2.I", cards=len(militants), wanted=wanted)
    if len(pool) < wanted:
        raise Refused("setup-pool", law="19.8.2", cards=len(pool), wanted=wanted)
