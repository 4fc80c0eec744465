"""Sizes of matches in the database: open ones, finished ones, and a year of them.

One match of four is played by computers at their quickest, and copied often enough that pages and
indexes are as large as in a large file. Rows deleted after a month (messages, interactions) are
counted with open matches only.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from bench.figure import Figure
from bench.host_bot import TablePlan, begin_table
from bench.starting import columns, running
from bot.app.client import TableBot
from bot.app.housekeeping import tidy
from bot.matches.commands import AnswerQuestion
from bot.sandbox import Sandbox, redirect
from bot.sandbox.world import places
from engine.ai.players import GreedyPlayer

OPEN_FOR = 150
"""Number of choices of the open match: it is well under way."""
COPIES = 100
STAYS = (
    "matches",
    "seats",
    "choices",
    "checkpoints",
    "events",
    "packed_events",
    "holders",
    "results",
)
GOES = ("outbox", "idempotency", "reminders")
"""Tables whose rows are deleted within a month after the end of a match."""
A_WEEK, AT_ONCE = 40, 120
"""Matches that a busy server begins in a week, and has open at once."""
NAMES = ("Ann", "Bob", "Cem", "Dee")


def figures() -> list[Figure]:
    """Play a match, and measure its size under way and at its end."""
    logging.basicConfig(level=logging.ERROR)
    return asyncio.run(measure())


async def measure() -> list[Figure]:
    sandbox = Sandbox(users=NAMES, keep_log=0)
    restore = redirect(await sandbox.start())
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "one.sqlite"
            guild = next(iter(sandbox.world.guilds.values()))
            channel = places.add_channel(sandbox.world, guild, "table")
            users = [(int(user.id), user.name) for user in sandbox.world.people()]
            async with running(file) as bot:
                assert bot.uploading is not None, "it has begun"
                await bot.uploading
                bot.services.leaving = True  # nothing is sent: posts are not measured
                await begin_table(bot, TablePlan(int(channel.id), users))
                choices = await play(bot, OPEN_FOR)
                async with bot.services.store.transaction() as work:
                    await work.drop_checkpoints(1)  # as with each post of a turn
                open_kib = measure_size(file, (*STAYS, *GOES))
                choices += await play(bot, 5000)
                await tidy(bot.services.store, bot.services.clock())
                over_kib = measure_size(file, STAYS)
    finally:
        restore()
        await sandbox.stop()
    year = (52 * A_WEEK * over_kib + AT_ONCE * open_kib) / 1024
    return [
        Figure("growth.open", open_kib, "KiB a match", "< 150"),
        Figure("growth.over", over_kib, "KiB a match", "< 60"),
        Figure("growth.choices", choices, "in that match", ""),
        Figure("growth.year", year, "MiB", ""),
    ]


async def play(bot: TableBot, most: int) -> int:
    """Play on the first match, or to its end; return the number of choices made."""
    matches, mind = bot.services.matches, GreedyPlayer(Random(3))
    for made in range(most):
        live = await matches.look(1)
        if live.match.over:
            return made
        seat, question = next(iter(live.match.pending.items()))
        command = AnswerQuestion(question.id, mind.answer(live.match, question))
        key = f"{live.match.head().next_choice}"
        await matches.execute(1, command, user_id=live.user_of(seat), key=key)
    return most


def measure_size(file: Path, tables: Sequence[str]) -> float:
    """Return the KiB taken by another match like the first one."""
    copied = file.with_name("copied.sqlite")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copied)) as base:
        source.backup(base)
        before = pages(base)
        for number in range(2, COPIES + 2):
            for table in tables:
                copy(base, table, number)
        base.commit()
        grown = pages(base) - before
    copied.unlink()
    return grown / COPIES / 1024


def copy(base: sqlite3.Connection, table: str, number: int) -> None:
    """Copy the first match's rows of a table to another match."""
    of = "id" if table == "matches" else "match_id"
    anew = {
        of: "?1",
        "channel_id": "channel_id + ?1",
        "key": "key || ':' || ?1",
        "marker": "marker || ':' || ?1",
    }
    kept = [name for name in columns(base, table) if name == of or name != "id"]
    base.execute(
        f"INSERT INTO {table} ({', '.join(kept)}) "
        f"SELECT {', '.join(anew.get(name, name) for name in kept)} FROM {table} WHERE {of} = 1",
        (number,),
    )


def pages(base: sqlite3.Connection) -> int:
    """Return the bytes of a database, without free pages."""
    counted, size, free = (
        base.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("page_count", "page_size", "freelist_count")
    )
    return int((counted - free) * size)
