"""The effects of Tactics cards in a battle: the reader's own by card, others' by number (7.3).

Only effects that change the winner count: blows before the first Fate card, and strength in the
tally.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.runewars.advice.battles.lines import Hit, Line, Lines, likely_ones, strike
from engine.runewars.data.cards import TACTICS


class Play(NamedTuple):
    """The effect of a Tactics card, and the chance that its holder plays it to that effect."""

    chance: float
    hit: Hit = Hit()
    """Blow to the enemy before the first Fate card."""
    strength: int = 0


PLAYS: Mapping[str, Play] = {
    "summon_lightning": Play(0.85, Hit(damage=4)),
    "flank_attack": Play(0.7, Hit(routs=2)),
    "reinforcements": Play(0.25, strength=2),
    "hold_the_line": Play(0.5, strength=2),
}
"""Cards that decide battles, as observed in 800 of them; no other changed the odds."""
COPIES = Counter(tactic.key for tactic in TACTICS)
DEFENDERS = frozenset(tactic.key for tactic in TACTICS if tactic.side == "defender")


RARE = 0.01
"""Chance below which a result of the first cards is left out: each makes a battle of its own."""


class Hand(NamedTuple):
    """A side's Tactics cards as the reader sees them."""

    unknown: int = 0
    known: tuple[str, ...] = ()


NO_CARDS = Hand()


def plays(hand: Hand, *, attacks: bool) -> Iterator[Play]:
    """Yield the plays that a hand may make in a battle; an unknown card is any of the deck."""
    useful = {key: play for key, play in PLAYS.items() if not (attacks and key in DEFENDERS)}
    for key in hand.known:
        if key in useful:
            yield useful[key]
    for _ in range(hand.unknown):
        for key, play in useful.items():
            yield play._replace(chance=play.chance * COPIES[key] / len(TACTICS))


def play_first_cards(line: Line, against: Sequence[Play]) -> Lines:
    """Return the possible remainders of a line after the enemy's first cards."""
    lines: Lines = {line: 1.0}
    for play in against:
        if play.hit == Hit():
            continue
        found: Lines = {}
        for here, chance in lines.items():
            for left, likely in ((strike(here, play.hit), play.chance), (here, 1 - play.chance)):
                found[left] = found.get(left, 0.0) + chance * likely
        lines = found
    return likely_ones(lines, RARE)


def card_strengths(own: Sequence[Play]) -> dict[int, float]:
    """Return the chances of the strength that a side's cards add."""
    added = {0: 1.0}
    for play in own:
        if not play.strength:
            continue
        found: dict[int, float] = {}
        for before, chance in added.items():
            for more, likely in ((play.strength, play.chance), (0, 1 - play.chance)):
                found[before + more] = found.get(before + more, 0.0) + chance * likely
        added = found
    return added
