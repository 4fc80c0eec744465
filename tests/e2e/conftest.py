"""What the end-to-end tests share: a bot at work with a database of its own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.host import Host

USUAL_CHANCE = 1
"""Under which the first seat of two begins."""


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Make every match roll and draw the same; `parametrize(..., indirect=True)` says what."""
    key = b"chance %d" % getattr(request, "param", USUAL_CHANCE)
    for module in ("bot.matches.matches", "bot.matches.live", "bot.lobby.dealing"):
        monkeypatch.setattr(f"{module}.match_key", lambda secret, nonces: key)


@pytest_asyncio.fixture
async def host(
    tmp_path: Path,
    shared: Path,
    caplog: pytest.LogCaptureFixture,
    dice: None,
) -> AsyncIterator[Host]:
    """Yield a bot that is logged in, with an empty database and a clock that stands still.

    What it logs as an error fails the test, unless the test has put it into `host.forgiven`.
    """
    Host.shared = shared
    async with Host(tmp_path) as ready:
        yield ready
    check_log(caplog, ready)


def check_log(caplog: pytest.LogCaptureFixture, ready: Host) -> None:
    """Require that nothing was logged as an error but what is forgiven."""
    errors = [
        record.getMessage()
        for when in ("setup", "call", "teardown")
        for record in caplog.get_records(when)
        if record.levelno >= logging.ERROR
    ]
    assert [each for each in errors if not any(f in each for f in ready.forgiven)] == []
