"""Fixtures of the end-to-end tests: a bot at work with a database of its own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.host import Host

USUAL_CHANCE = 1
"""A chance with which the first of two seats begins."""


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Make every match draw the same; `parametrize(..., indirect=True)` sets the chance."""
    key = b"chance %d" % getattr(request, "param", USUAL_CHANCE)
    for module in ("bot.matches.matches", "bot.matches.live", "bot.lobby.lots"):
        monkeypatch.setattr(f"{module}.match_key", lambda secret, nonces: key)


@pytest_asyncio.fixture
async def host(
    tmp_path: Path,
    shared: Path,
    caplog: pytest.LogCaptureFixture,
    dice: None,
) -> AsyncIterator[Host]:
    """Yield a bot that is logged in, with an empty database and a stopped clock.

    Errors it logs fail the test, unless the test has put them into `host.forgiven`.
    """
    Host.shared = shared
    async with Host(tmp_path) as ready:
        yield ready
    check_log(caplog, ready)


def check_log(caplog: pytest.LogCaptureFixture, ready: Host) -> None:
    """Require that only forgiven errors were logged."""
    errors = [
        record.getMessage()
        for when in ("setup", "call", "teardown")
        for record in caplog.get_records(when)
        if record.levelno >= logging.ERROR
    ]
    assert [each for each in errors if not any(f in each for f in ready.forgiven)] == []
