"""Dealing hidden cards anew: the part of every game's `rehide` that handles piles."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from math import factorial

from engine.core.chance.draws import Rng


def deal_anew(piles: Sequence[MutableSequence[int]], rng: Rng, keep: Iterable[int] = ()) -> None:
    """Shuffle the cards of several piles together, except those kept; each pile keeps its size.

    The unknown pool is sorted first, so that the real deal leaves no trace. One random number fixes
    the whole order, as forks deal thousands of times.
    """
    kept = set(keep)
    places = [
        [i for i, card in enumerate(pile) if card not in kept] if kept else range(len(pile))
        for pile in piles
    ]
    pool = [pile[i] for pile, free in zip(piles, places, strict=True) for i in free]
    pool.sort()
    left = len(pool)
    order = rng.randrange(factorial(left))
    take = pool.pop
    for pile, free in zip(piles, places, strict=True):
        for i in free:
            order, chosen = divmod(order, left)
            pile[i] = take(chosen)
            left -= 1
