"""The table for tests of Runewars."""

import pytest

from tests.runewars.kit import RunewarsTestTable


@pytest.fixture
def table(request: pytest.FixtureRequest) -> RunewarsTestTable:
    """Return the result of a module's `TABLE`, or else a table of all four factions."""
    made: RunewarsTestTable = getattr(request.module, "TABLE", RunewarsTestTable)()
    return made
