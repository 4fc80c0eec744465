"""A settled host makes no full garbage collections while people play."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from bot.app.client import settle_down


@pytest.fixture
def interpreter() -> Iterator[None]:
    """Restore the interpreter's settings."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def looked_through_all() -> int:
    """Return the number of full garbage collections."""
    return int(gc.get_stats()[2]["collections"])


async def test_a_thousand_presses_look_through_all_at_most_once(interpreter: None) -> None:
    await settle_down()
    assert gc.get_freeze_count() > 0
    before, left = looked_through_all(), list[list[list[object]]]()

    for _ in range(1000):
        left.append([[] for _ in range(300)])

    assert looked_through_all() - before <= 1
