"""A bot that is killed in the middle of its work; run by `test_crash.py` as its own process.

For each statement of a submission a child is forked that kills itself just before it; another child
then prints the stored data. The last line is about a bot killed right after its commit.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine
from itertools import count

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.store import Store
from tests.store.samples import checkpoint, choice, message, submit
from tests.store.samples import event as told

COMMITTED = 3
"""Exit code of a child that reached no statement to die at: it ends as suddenly, but later."""


def kill_before(statement: int) -> None:
    """Arrange that this process dies before its n-th statement from now on."""
    left = count(1)

    def die(*_: object) -> None:
        if next(left) == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", die)
    event.listen(Engine, "commit", die)


async def act(url: str, match_id: int, statement: int) -> None:
    """Submit everything a submission can hold, and die before one of its statements."""
    store = await Store.open(url)
    kill_before(statement)
    await submit(
        store,
        match_id,
        1,
        choices=(choice(1), choice(2)),
        checkpoints=(checkpoint(1), checkpoint(2)),
        events=(told(1, b"moved"), told(2, b"fought")),
        key="77",
        outbox=(message(b"1"), message(b"2")),
    )
    print("committed", flush=True)
    os._exit(COMMITTED)


async def look(url: str, match_id: int) -> None:
    """Print the stored parts of the submission."""
    async with await Store.open(url) as store, store.reading() as reads:
        loaded = await reads.load_match(match_id)
        assert loaded is not None
        print(
            loaded.match.version,
            loaded.last_number,
            len(loaded.checkpoints),
            len(await reads.events(match_id)),
            int(await reads.was_answered("77")),
            len(await reads.outbox(match_id)),
            flush=True,
        )


def in_child(work: Coroutine[None, None, None]) -> int:
    """Run a coroutine in a process of its own, to its end or its death; return its exit code."""
    child = os.fork()
    if child == 0:
        asyncio.run(work)
        os._exit(0)
    work.close()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(url: str, match_id: int) -> None:
    """Die before each statement in turn, until none is left."""
    for statement in count(1):
        end = in_child(act(url, match_id, statement))
        assert end in (-signal.SIGKILL, COMMITTED)
        assert in_child(look(url, match_id)) == 0
        if end == COMMITTED:
            return


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
