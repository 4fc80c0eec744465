"""Chances as a player reads them."""

from __future__ import annotations

from fractions import Fraction

SPACED = "\N{NO-BREAK SPACE}%"
UNSPACED = ("en",)
"""Languages whose per cent sign follows its number at once."""
UNSURE = (0.0005, 0.9995)
"""The chances between which nothing is certain."""


def percent(chance: float | Fraction) -> str:
    """Write a chance as a percentage that does not break; 0 and 100 only if as good as certain."""
    rounded = round(chance * 100)
    if UNSURE[0] < chance < UNSURE[1]:
        rounded = min(99, max(1, rounded))
    return f"{rounded}{SPACED}"


def write_percents(text: str, locale: str) -> str:
    """Write the percentages of a text as its language does: English sets no space."""
    return text.replace(SPACED, "%") if locale.partition("-")[0] in UNSPACED else text
