"""The table that tests of Root sit down at."""

from functools import partial

import pytest

from tests.root.kit import EVERYBODY, RootTestTable

BASE = partial(RootTestTable, *EVERYBODY)


@pytest.fixture
def table(request: pytest.FixtureRequest) -> RootTestTable:
    """Return what a module's `TABLE` makes, else the four base factions with nothing on the map."""
    made: RootTestTable = getattr(request.module, "TABLE", BASE)()
    return made
