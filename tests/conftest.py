"""What all tests share: rulings that wait for something not built are skipped aloud."""

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what waits for a faction or deck that is not built yet, and say for which."""
    for item in items:
        waits = item.get_closest_marker("waits_for")
        if waits is not None:
            item.add_marker(pytest.mark.skip(reason=f"waits for {waits.args[0]}"))


def pytest_collection_finish() -> None:
    """Look for garbage seldom, and never in what was loaded before the first test.

    A fifth of the time of tests with a bot went into walking catalogues and modules over again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
