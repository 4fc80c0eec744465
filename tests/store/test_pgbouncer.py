"""Behind PgBouncer in transaction mode: each transaction may get another connection."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Conflict, Store
from tests.store.samples import choice, message, open_match, submit

PGBOUNCER = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
AT_ONCE, ROUNDS = 8, 6


@pytest.fixture
def pooled_url(postgres_url: str) -> Iterator[str]:
    """An empty database behind a pool with fewer connections than there are transactions."""
    if PGBOUNCER is None:
        pytest.skip("no PgBouncer: apt install pgbouncer")
    server, _, name = postgres_url.rpartition("/")
    host, _, port = server.rpartition("@")[2].partition(":")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        ours = free.getsockname()[1]
    folder = Path(tempfile.mkdtemp(prefix="warmoot-pgbouncer-"))
    folder.chmod(0o755)  # PgBouncer refuses to run as root, and reads this as another user
    settings = folder / "pgbouncer.ini"
    settings.write_text(
        f"[databases]\n{name} = host={host} port={port} dbname={name} user=warmoot\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {ours}\nunix_socket_dir =\n"
        "auth_type = any\npool_mode = transaction\ndefault_pool_size = 3\n"
        "ignore_startup_parameters = extra_float_digits,jit\n"
    )
    quiet = subprocess.DEVNULL
    user = "nobody" if os.geteuid() == 0 else None
    pool = subprocess.Popen([PGBOUNCER, "-q", settings], user=user, stdout=quiet, stderr=quiet)
    try:
        asyncio.run(listening(ours))
        given = f"{server.rpartition('@')[0]}@127.0.0.1:{ours}/{name}"
        yield f"{given}?prepared_statement_cache_size=0"
    finally:
        pool.terminate()
        pool.wait(timeout=30)
        shutil.rmtree(folder)


async def listening(port: int) -> None:
    """Wait until a server listens at a port."""
    async with asyncio.timeout(15):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return


async def test_many_submit_read_and_send_at_once(pooled_url: str) -> None:
    async with await Store.open(pooled_url) as store, await Store.open(pooled_url) as other:
        matches = [await open_match(store, 500 + n) for n in range(AT_ONCE)]
        for number in range(1, ROUNDS + 1):
            done = await asyncio.gather(
                *(
                    submit(
                        where, match, number, choices=(choice(number),), key=f"{match}-{number}",
                        outbox=(message(b"x", channel=500 + n),),
                    )
                    for n, match in enumerate(matches)
                    for where in (store, other)
                ),
                return_exceptions=True,
            )  # fmt: skip
            assert [each for each in done if isinstance(each, Exception)] != done
            assert {type(each) for each in done} <= {int, Conflict, type(None)}
            await asyncio.gather(*(send(where) for where in (store, other)))
        for match in matches:
            async with store.reading() as reads:
                await reads.open_sheet(match, reader=11, key=f"{match}-1")
                assert await reads.was_answered(f"{match}-1")
                assert await reads.last_number(match) == ROUNDS
                assert {row.attempts for row in await reads.outbox(match)} == {1}


async def send(store: Store) -> None:
    """Claim due messages, and record that they are sent."""
    async with store.transaction() as work:
        rows = await work.claim_outbox(2000, limit=20)
    for row in rows:
        async with store.transaction() as work:
            await work.mark_sent(row, message_id=row.id)
