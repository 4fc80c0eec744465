"""Dealing hidden cards anew: the part of every game's `rehide` that handles piles."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import cache
from itertools import chain, islice
from math import factorial

from engine.core.chance.draws import Rng

SHORT = 1 << 30
"""Below this, a division takes the interpreter a third of the time."""


orders = cache(factorial)
"""Return the number of orders of so many cards."""


def deal_anew(
    piles: Sequence[MutableSequence[int]], rng: Rng, keep: frozenset[int] | set[int] = frozenset()
) -> None:
    """Shuffle the cards of several piles together, except those kept; each pile keeps its size.

    The unknown pool is sorted first, so that the real deal leaves no trace.
    """
    pool = list(chain.from_iterable(piles))
    if keep and (kept := keep.intersection(pool)):
        pool = [card for card in pool if card not in kept]
        order_anew(pool, rng)
        dealt = iter(pool)
        for pile in piles:
            pile[:] = [card if card in kept else next(dealt) for card in pile]
        return
    order_anew(pool, rng)
    dealt = iter(pool)
    for pile in piles:
        pile[:] = islice(dealt, len(pile))


def order_anew(cards: list[int], rng: Rng) -> None:
    """Put cards in random order, in place, whatever their order was.

    One random number fixes the whole order, as forks deal thousands of times: divided by the number
    of cards left, its remainder is the place of the next one, which goes to the end.
    """
    cards.sort()
    order = rng.randrange(orders(len(cards)))
    for product, counts in divisors(len(cards)):
        order, part = divmod(order, product)
        for left in counts:
            cards.append(cards.pop(part % left))
            part //= left


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
