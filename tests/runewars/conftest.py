"""The table that tests of Runewars sit down at."""

import pytest

from tests.runewars.kit import RunewarsTestTable


@pytest.fixture
def table(request: pytest.FixtureRequest) -> RunewarsTestTable:
    """Return what a module's `TABLE` makes, else a table of all four factions."""
    made: RunewarsTestTable = getattr(request.module, "TABLE", RunewarsTestTable)()
    return made
