"""Shuffled piles: no notation tells them, but our own records may, once a match is over.

Each pile is a comment of its own, `//! Shuffled: anvil tunnels …`, from the bottom to the top.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from engine.root.data.cards import KEY_OF_CARD
from engine.root.state import RootState

SHUFFLED = "//! Shuffled:"
Shuffle = tuple[str, ...]
"""Contents of a shuffled pile, by name, in order."""


def shuffle_of(pile: Sequence[Any], state: RootState) -> Shuffle:
    """Name the contents of a pile: cards of the deck by their keys, anything else by itself."""
    if pile is state.deck:
        return tuple(KEY_OF_CARD[card] for card in pile)
    return tuple(map(str, pile))


def arrange(pile: MutableSequence[Any], state: RootState, known: Sequence[Shuffle]) -> bool:
    """Order a pile like a known shuffle of the same contents; return whether there was one."""
    names = shuffle_of(pile, state)
    order = next((each for each in known if sorted(each) == sorted(names)), None)
    if order is None:
        return False
    places: dict[str, list[Any]] = {}
    for name, thing in zip(names, pile, strict=True):
        places.setdefault(name, []).append(thing)
    pile[:] = [places[name].pop() for name in order]
    return True


def write_shuffle(shuffle: Shuffle) -> str:
    """Write a shuffled pile as a line of a record."""
    return f"{SHUFFLED} {' '.join(shuffle)}"


def read_shuffle(line: str) -> Shuffle:
    """Read a line that `write_shuffle` wrote."""
    return tuple(line.removeprefix(SHUFFLED).split())
