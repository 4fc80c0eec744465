"""The table that tests of Root sit down at."""

import pytest

from tests.root.kit import EVERYBODY, RootTestTable


@pytest.fixture
def table() -> RootTestTable:
    """Return a table of the four base factions with nothing on the map (see `RootTestTable`)."""
    return RootTestTable(*EVERYBODY)
