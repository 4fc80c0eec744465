"""A figure: a measured value, and its target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """One line of the table that `make bench` prints, and one entry of `bench.json`."""

    name: str
    value: float
    unit: str
    reach: str
    """The target, with its sign: `< 80`, `≥ 25`; empty if there is none."""


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values lies: 0.5 is the median."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
