"""The table fixture for tests of Root."""

from functools import partial

import pytest

from tests.root.kit import EVERYBODY, RootTestTable

BASE = partial(RootTestTable, *EVERYBODY)


@pytest.fixture
def table(request: pytest.FixtureRequest) -> RootTestTable:
    """Return a table by the module's `TABLE`, else of the four base factions, on an empty map."""
    made: RootTestTable = getattr(request.module, "TABLE", BASE)()
    return made
