"""Shares of large samples: a part is tried in `make test`, all of it in `make torture`.

make torture               # everything
make torture SHARE=0.5 SEED=7   # another half

The numbers tried are added up in `torture.json`, over all runs. A failure's name repeats it.
"""

from __future__ import annotations

import fcntl
import json
import math
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")

WHOLE = "SHARE" in os.environ
"""True in `make torture`, which sets its share itself."""
SHARE = float(os.environ.get("SHARE") or 0.15)
SEED = int(os.environ.get("SEED") or 0)

torture = pytest.mark.torture


def thousandth(sample: Sequence[T]) -> list[T]:
    """Return a share of a large sample, of which `make test` tries a thousandth."""
    return share(sample, of=0.001)


def share(sample: Sequence[T], least: int = 1, of: float = 0.15) -> list[T]:
    """Return a share of a sample, spread evenly, of a least size: another for each `SEED`.

    `make test` tries the share `of` it, `make torture` the one requested.
    """
    many = min(len(sample), max(least, math.ceil(len(sample) * (SHARE if WHOLE else of))))
    stride = len(sample) / max(many, 1)
    start = random.Random(SEED).uniform(0, stride)
    return [sample[int(start + number * stride)] for number in range(many)]


def tally(what: str, number: int = 1) -> None:
    """Add a number tried to the figures of all runs so far; in `make torture` only."""
    if "TALLY" not in os.environ:
        return
    with Path(os.environ["TALLY"]).open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        figures = json.loads(file.read() or "{}")
        figures[what] = figures.get(what, 0) + number
        file.truncate(0)
        file.write(json.dumps(figures, indent=2, sort_keys=True) + "\n")


def done_before(case: str) -> bool:
    """Return whether an interrupted run with the same seed has done a case already."""
    if "RESUME" not in os.environ:
        return False
    with Path(os.environ["RESUME"]).open("a+") as file:
        file.seek(0)
        return f"{SEED} {case}" in file.read().splitlines()


def note_done(case: str) -> None:
    """Record that a case is done, for a resumed run."""
    if "RESUME" in os.environ:
        with Path(os.environ["RESUME"]).open("a") as file:
            file.write(f"{SEED} {case}\n")
