"""What the end-to-end tests share: a bot at work with a database of its own."""

from __future__ import annotations

import logging
import os
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
    tmp_path_factory: pytest.TempPathFactory,
    caplog: pytest.LogCaptureFixture,
    dice: None,
) -> AsyncIterator[Host]:
    """Yield a bot that is logged in, with an empty database and a clock that stands still.

    What it logs as an error fails the test, unless the test has put it into `host.forgiven`.
    """
    share_between_processes(tmp_path_factory)
    async with Host(tmp_path) as ready:
        yield ready
    check_log(caplog, ready)


def share_between_processes(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Have the processes of a run leave to each other what they have made."""
    base = tmp_path_factory.getbasetemp()
    Host.shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "shared"
    Host.shared.mkdir(exist_ok=True)


def check_log(caplog: pytest.LogCaptureFixture, ready: Host) -> None:
    """Require that nothing was logged as an error but what is forgiven."""
    errors = [
        record.getMessage()
        for when in ("setup", "call", "teardown")
        for record in caplog.get_records(when)
        if record.levelno >= logging.ERROR
    ]
    assert [each for each in errors if not any(f in each for f in ready.forgiven)] == []
