"""Fixtures of the bot's tests: a bot at work, and a table of rules alone."""

from tests.e2e.conftest import dice as dice
from tests.e2e.conftest import host as host
from tests.root.conftest import table as table
