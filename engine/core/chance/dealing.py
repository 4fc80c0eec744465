"""Dealing hidden cards anew: what every game's `rehide` does with its piles."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from math import factorial

from engine.core.chance.draws import Rng


def deal_anew(piles: Sequence[MutableSequence[int]], rng: Rng, keep: Iterable[int] = ()) -> None:
    """Shuffle the cards of several piles among them, except those kept; sizes stay.

    The unknown pool is sorted first, so that the real deal leaves no trace; one random number
    stands for the whole order: forks deal thousands of times.
    """
    kept = set(keep)
    slots = [(p, i) for p in piles for i, card in enumerate(p) if card not in kept]
    pool = sorted([pile[index] for pile, index in slots])
    order = rng.randrange(factorial(len(pool)))
    for pile, index in slots:
        order, chosen = divmod(order, len(pool))
        pile[index] = pool.pop(chosen)
