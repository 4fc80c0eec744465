"""How much of a large sample is tried: a share in `make test`, all of it in `make torture`.

make torture               # everything
make torture SHARE=0.5 SEED=7   # another half
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

SHARE = float(os.environ.get("SHARE") or 0.25)
SEED = int(os.environ.get("SEED") or 0)

torture = pytest.mark.torture


def share(sample: Sequence[T], least: int = 1) -> list[T]:
    """Return a share of a sample, spread evenly, and at least so many: another for each `SEED`."""
    many = min(len(sample), max(least, math.ceil(len(sample) * SHARE)))
    stride = len(sample) / max(many, 1)
    start = random.Random(SEED).uniform(0, stride)
    return [sample[int(start + number * stride)] for number in range(many)]
