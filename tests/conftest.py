"""What all tests share: rulings that wait for something not built are skipped aloud."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what waits for a faction or deck that is not built yet, and say for which."""
    for item in items:
        waits = item.get_closest_marker("waits_for")
        if waits is not None:
            item.add_marker(pytest.mark.skip(reason=f"waits for {waits.args[0]}"))
