"""Long-running tasks are restarted, and the health port reports the bot's state."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app.settings import Home, Settings
from bot.app.supervision import PAUSES, Health, supervise
from bot.operator.failures import Trouble
from bot.operator.health import health_port
from bot.store import NotReachable
from tests.e2e.host import Host


async def test_a_task_that_ends_starts_again_after_growing_pauses() -> None:
    health, pauses, runs = Health(), [], 0
    enough = asyncio.Event()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        assert "sender" in health.ended
        assert not health.running

    async def run() -> None:
        nonlocal runs
        runs += 1
        assert health.running == {"sender"}
        assert not health.ended
        if runs == 2:
            return
        if runs == 7:
            enough.set()
            await asyncio.sleep(60)
        raise OSError("the disk is gone")

    task = asyncio.create_task(supervise("sender", run, health, sleep=sleep))
    await enough.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert health.restarts == {"sender": 6}
    assert not health.running


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def get(port: int, page: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session:
        answer = await session.get(f"http://127.0.0.1:{port}{page}")
        return answer.status, await answer.text()


async def test_the_port_tells_health_and_figures(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.wake()
    port = free_port()
    home = Home(Settings(health_port=port, backups=str(tmp_path / "backups")), None, (tmp_path,))
    async with health_port(host.bot, home):
        assert await get(port, "/healthz") == (200, "ok")
        assert await get(port, "/readyz") == (200, "ok")
        status, figures = await get(port, "/metrics")
        assert status == 200
        assert 'warmoot_open_tables{status="running"} 0.0' in figures
        assert "warmoot_database_seconds_count" in figures
        assert "warmoot_backup_age_seconds +Inf" in figures
        assert re.search(r"process_resident_memory_bytes [1-9]", figures)
        assert 'warmoot_task_restarts{task="sender"} 0.0' in figures, "or nothing is seen to grow"

        (tmp_path / "backups").mkdir()
        (tmp_path / "backups" / "warmoot-20260101T030000Z.sqlite").touch()
        host.bot.health.restarts["sender"] = 2
        _, figures = await get(port, "/metrics")
        assert 'warmoot_task_restarts{task="sender"} 2.0' in figures
        assert re.search(r"warmoot_backup_age_seconds \d", figures)
        host.bot.health.restarts.clear()

        host.bot.health.ended["sender"] = "OSError: the disk is gone"
        assert await get(port, "/healthz") == (503, "sender: OSError: the disk is gone")
        host.bot.health.ended.clear()

        def away() -> None:
            raise NotReachable("nobody is there")

        monkeypatch.setattr(host.bot.services.store, "reading", away)
        assert await get(port, "/readyz") == (503, "The database: nobody is there")

        with pytest.raises(Trouble, match=f"HEALTH_PORT {port}"):
            async with health_port(host.bot, home):
                pass


async def test_figures_go_on_while_the_database_is_away(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.wake()

    def away() -> Any:
        raise NotReachable("nobody is there")

    port = free_port()
    async with health_port(host.bot, Home(Settings(health_port=port), None, (tmp_path,))):
        with monkeypatch.context() as database:
            database.setattr(host.bot.services.store, "reading", away)
            status, figures = await get(port, "/metrics")
        back = (await get(port, "/metrics"))[1]

    assert status == 200
    assert "warmoot_outbox_age_seconds NaN" in figures
    assert 'warmoot_open_tables{status="running"} NaN' in figures
    assert "process_resident_memory_bytes" in figures
    assert 'warmoot_open_tables{status="running"} 0.0' in back


async def test_a_host_that_is_no_address_is_named(host: Host, tmp_path: Path) -> None:
    await host.wake()
    settings = Settings(health_port=free_port(), health_host="300.1.1.1")
    with pytest.raises(Trouble, match=r"HEALTH_HOST 300\.1\.1\.1 is no address"):
        async with health_port(host.bot, Home(settings, None, (tmp_path,))):
            pass


async def test_a_bot_without_the_port_listens_nowhere(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.wake()
    loop, opened = asyncio.get_running_loop(), []
    create = loop.create_server

    async def listen(*given: Any, **options: Any) -> Any:
        opened.append(given)
        return await create(*given, **options)

    monkeypatch.setattr(loop, "create_server", listen)
    async with health_port(host.bot, Home(Settings(), None, (tmp_path,))):
        assert opened == []
    async with health_port(host.bot, Home(Settings(health_port=free_port()), None, (tmp_path,))):
        assert len(opened) == 1, "with one it would be noticed"


async def test_the_database_is_away_for_a_moment_and_posts_go_on(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.forgiven.append("the outbox could not be read")
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    sender, failures = host.bot.sender, 0
    look = sender._next_try

    async def away() -> int | None:
        nonlocal failures
        if failures < 2:
            failures += 1
            raise NotReachable("nobody is there")
        return await look()

    monkeypatch.setattr("bot.notify.sending.sender.PAUSE", 0.01)
    monkeypatch.setattr(sender, "_next_try", away)
    before = len(table.posts)
    await host.driver.slash("Ann", "table note", {"text": "Hello", "public": True}, at=table.at)
    await host.quiet()
    await host.driver.slash("Ann", "table note", {"text": "Again", "public": True}, at=table.at)
    await host.quiet()

    assert failures == 2
    assert len(table.posts) == before + 2
    assert host.bot.health.running == {"sender", "reminders", "housekeeping"}
    assert not any(host.bot.health.restarts.values())
