"""The host tells systemd when it is ready, well, and about to stop; a socket stands in for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operator.systemd import notify, watchdog
from tests.e2e.host import Host
from tests.starting import PATIENCE, environment
from tests.torture import share, torture

FED = 0.05
"""Seconds between two signs of life in these tests."""


class Systemd:
    """A socket that receives notifications, and the environment of a unit told to use it."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(address.replace("@", "\0"))
        self.environment = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": str(int(FED * 4e6))}

    def told(self, *, within: float = PATIENCE) -> str:
        self.socket.settimeout(within)
        return self.socket.recv(100).decode()

    def waiting(self) -> list[str]:
        """Return the notifications that have arrived."""
        arrived = []
        with contextlib.suppress(BlockingIOError):
            while True:
                arrived.append(self.told(within=0))
        return arrived

    async def hears(self, *, seconds: float) -> list[str]:
        """Return the notifications of the next seconds."""
        self.waiting()
        await asyncio.sleep(seconds)
        return self.waiting()


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Systemd]:
    stand_in = Systemd(str(tmp_path / "notify"))
    for name, value in stand_in.environment.items():
        monkeypatch.setenv(name, value)
    yield stand_in
    stand_in.socket.close()


async def test_the_watchdog_is_fed_while_all_tasks_run(host: Host, systemd: Systemd) -> None:
    await host.wake()
    async with watchdog(host.bot):
        await asyncio.sleep(0)
        assert systemd.told() == "READY=1"
        assert set(await systemd.hears(seconds=20 * FED)) == {"WATCHDOG=1"}

        host.bot.health.ended["sender"] = "OSError: the disk is gone"
        assert await systemd.hears(seconds=10 * FED) == []

        host.bot.health.ended.clear()
        assert set(await systemd.hears(seconds=20 * FED)) == {"WATCHDOG=1"}
    assert await systemd.hears(seconds=5 * FED) == []


async def test_an_event_loop_that_hangs_does_not_feed_it(host: Host, systemd: Systemd) -> None:
    await host.wake()
    async with watchdog(host.bot):
        await asyncio.sleep(2 * FED)
        systemd.waiting()
        time.sleep(10 * FED)  # noqa: ASYNC251 - that is the fault
        assert systemd.waiting() == []


async def test_a_bot_not_yet_connected_is_not_ready(
    host: Host, systemd: Systemd, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.wake()
    connected = asyncio.Event()
    monkeypatch.setattr(host.bot, "wait_until_ready", connected.wait)
    async with watchdog(host.bot):
        assert await systemd.hears(seconds=5 * FED) == []
        connected.set()
        assert (await systemd.hears(seconds=5 * FED))[0] == "READY=1"


def test_abstract_sockets_and_no_systemd(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = Systemd(f"@warmoot-{os.getpid()}")
    monkeypatch.setenv("NOTIFY_SOCKET", stand_in.environment["NOTIFY_SOCKET"])
    notify("READY=1")
    assert stand_in.told() == "READY=1"
    stand_in.socket.close()
    notify("nobody listens any more: that ends no host")
    monkeypatch.delenv("NOTIFY_SOCKET")
    notify("nobody listens")


@pytest.mark.long
@torture
@pytest.mark.parametrize("ending", share([signal.SIGTERM, signal.SIGABRT]))
def test_a_host_tells_its_life_and_where_it_hung(
    tmp_path: Path, systemd: Systemd, ending: signal.Signals
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "--no-browser"], cwd=tmp_path, text=True,
        env=environment(tmp_path, **systemd.environment),
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        assert [systemd.told(), systemd.told()] == ["READY=1", "WATCHDOG=1"]
        process.send_signal(ending)
        _, said = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()

    assert ("STOPPING=1" in systemd.waiting()) == (ending is signal.SIGTERM)
    assert ("run_forever" in said) == (ending is signal.SIGABRT), "the watchdog ends it so"
