"""The health port: liveness and readiness of the bot, and its metrics for Prometheus.

It listens on this machine only unless HEALTH_HOST says otherwise, and shows only numbers.
"""

from __future__ import annotations

import asyncio
import math
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app.client import TableBot
from bot.app.settings import Home
from bot.operator.backups import newest_backup
from bot.operator.failures import Trouble
from bot.store import OPEN, StoreError

PATIENCE = 3
"""Most seconds for a healthy database to answer."""


@asynccontextmanager
async def health_port(bot: TableBot, home: Home) -> AsyncIterator[None]:
    """Serve /healthz, /readyz and /metrics, if a port is set."""
    host, port = home.settings.health_host, home.settings.health_port
    if port is None:
        yield
        return
    runner = web.AppRunner(application(bot, home), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except socket.gaierror as error:
        await runner.cleanup()
        raise Trouble(
            f"HEALTH_HOST {host} is no address of this machine ({error.strerror}). Write 127.0.0.1 "
            "for this machine alone, or 0.0.0.0 for everywhere."
        ) from None
    except OSError as error:
        await runner.cleanup()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise Trouble(
            f"HEALTH_PORT {port} cannot be used ({reason}). Stop what listens there, or write "
            "another number."
        ) from None
    try:
        yield
    finally:
        await runner.cleanup()


def application(bot: TableBot, home: Home) -> web.Application:
    """Build the web application of a bot."""

    async def healthz(_: web.Request) -> web.Response:
        return _answer(await troubles(bot))

    async def readyz(_: web.Request) -> web.Response:
        waiting = [] if bot.is_ready() else ["Discord's gateway is not connected."]
        leaving = ["The bot is about to end."] if bot.services.leaving else []
        return _answer([*waiting, *leaving, *await troubles(bot)])

    async def metrics(_: web.Request) -> web.Response:
        await measure(bot)
        made = await asyncio.to_thread(newest_backup, home)
        bot.services.metrics.backup_age.set(math.inf if made is None else time.time() - made[1])
        body = generate_latest(bot.services.metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    pages = web.Application()
    pages.router.add_get("/healthz", healthz)
    pages.router.add_get("/readyz", readyz)
    pages.router.add_get("/metrics", metrics)
    return pages


def _answer(troubles: list[str]) -> web.Response:
    return web.Response(text="\n".join(troubles) or "ok", status=503 if troubles else 200)


async def troubles(bot: TableBot) -> list[str]:
    """Name the troubles that keep the bot from playing."""
    found = [f"{name}: {reason}" for name, reason in sorted(bot.health.ended.items())]
    try:
        async with asyncio.timeout(PATIENCE), bot.services.store.reading() as reads:
            await reads.outbox_age(0)
    except TimeoutError:
        found.append(f"The database does not answer within {PATIENCE} s.")
    except StoreError as error:
        found.append(f"The database: {error}")
    return found


async def measure(bot: TableBot) -> None:
    """Set the gauges, which are looked up rather than counted.

    While the database does not answer, those of it are no numbers, and all others go on.
    """
    metrics, now = bot.services.metrics, bot.services.clock()
    age, counted = math.nan, dict.fromkeys(OPEN, math.nan)
    with suppress(TimeoutError, StoreError):
        async with asyncio.timeout(PATIENCE), bot.services.store.reading() as reads:
            age = await reads.outbox_age(now)
            found = await reads.count_matches()
            counted = {status: found.get(status, 0) for status in OPEN}
    metrics.outbox_age.set(age)
    for task, restarts in bot.health.restarts.items():
        metrics.restarts.labels(task).set(restarts)
    metrics.drawing.set(bot.services.pictures.waiting)
    for status, count in counted.items():
        metrics.tables.labels(status).set(count)
