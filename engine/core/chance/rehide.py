"""Dealing hidden cards anew: the part of every game's `rehide` that handles piles."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from functools import cache
from math import factorial

from engine.core.chance.draws import Rng

SHORT = 1 << 30
"""Below this, a division takes the interpreter a third of the time."""


def deal_anew(piles: Sequence[MutableSequence[int]], rng: Rng, keep: Iterable[int] = ()) -> None:
    """Shuffle the cards of several piles together, except those kept; each pile keeps its size.

    The unknown pool is sorted first, so that the real deal leaves no trace.
    """
    kept = set(keep)
    if kept:
        places = [[i for i, card in enumerate(pile) if card not in kept] for pile in piles]
        pool = [pile[i] for pile, free in zip(piles, places, strict=True) for i in free]
        dealt = iter(draw_all(pool, rng))
        for pile, free in zip(piles, places, strict=True):
            for i in free:
                pile[i] = next(dealt)
        return
    cards, begin = draw_all([card for pile in piles for card in pile], rng), 0
    for pile in piles:
        end = begin + len(pile)
        pile[:] = cards[begin:end]
        begin = end


def draw_all(pool: list[int], rng: Rng) -> list[int]:
    """Return the cards of a pool in random order, and empty it.

    One random number fixes the whole order, as forks deal thousands of times: divided by the number
    of cards left, its remainder is the place of the next one.
    """
    pool.sort()
    take = pool.pop
    order = rng.randrange(factorial(len(pool)))
    dealt = []
    for product, counts in divisors(len(pool)):
        order, part = divmod(order, product)
        for left in counts:
            dealt.append(take(part % left))
            part //= left
    return dealt


@cache
def divisors(count: int) -> Sequence[tuple[int, Sequence[int]]]:
    """Return the numbers from `count` down to 1 in groups, each after its short product."""
    groups: list[tuple[int, list[int]]] = [(1, [])]
    for left in range(count, 0, -1):
        product, counts = groups[-1]
        if product * left < SHORT:
            groups[-1] = product * left, [*counts, left]
        else:
            groups.append((left, [left]))
    return groups
