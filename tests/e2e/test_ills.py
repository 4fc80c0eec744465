"""A table under every ill at once, in virtual time: nothing lost, nothing doubled, nobody silent.

Each case is a seed; a failure's name repeats it:
`SHARE=1 pytest 'tests/e2e/test_ills.py::…[sqlite_url-17]'`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.notify.outbox import mark_of
from bot.notify.sending import sender
from tests.e2e.conftest import check_log
from tests.e2e.host import Host, Table
from tests.e2e.ills import MINUTE, Ills, pass_time
from tests.e2e.on_postgres import OnPostgres
from tests.store.conftest import (  # noqa: F401 - fixtures
    postgres_server,
    postgres_with_tables,
    reused_url,
    sqlite_url,
)
from tests.torture import WHOLE, done_before, note_done, tally, thousandth, torture

CASES = range(1000)
"""Cases on each of the two databases."""
ACTS = 10 if WHOLE else 8
"""Acts of people in each case; every other one during a fault."""
FORGIVEN = ("could not be read", "stays in flight", "could not be written", "is not possible")
FAILED = ("has failed; trying again", "failed", "ended (", "cannot be reviewed")
"""Errors logged while the database is in trouble, and tried again."""


@pytest.fixture
async def host(
    reused_url: str,  # noqa: F811 - the fixture
    tmp_path: Path,
    shared: Path,
    caplog: pytest.LogCaptureFixture,
    dice: None,
) -> AsyncIterator[Host]:
    """Yield a bot on each kind of database."""
    Host.shared = shared
    on_server = reused_url.startswith("postgresql")
    async with OnPostgres(tmp_path, reused_url) if on_server else Host(tmp_path) as ready:
        yield ready
    check_log(caplog, ready)


@torture
@pytest.mark.parametrize("case", thousandth(CASES))
async def test_nothing_is_lost_or_doubled_whatever_befalls(
    host: Host, case: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if done_before(name := f"ills {case} {type(host).__name__}"):
        return
    monkeypatch.setattr(sender, "PAUSE", 0.01)
    host.forgiven += [*FORGIVEN, *FAILED]
    rng = random.Random(case)
    host.driver.sandbox.rest.old_edit_pause = 0.01
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    ills = Ills(table, rng, monkeypatch)
    event.listen(Engine, "before_cursor_execute", ills.before_statement)
    try:
        await play(ills)
    finally:
        event.remove(Engine, "before_cursor_execute", ills.before_statement)
    await check(table, ills.acknowledged)
    note_done(name)


async def play(ills: Ills) -> None:
    """Act, with a fault at every other act; at the end all is well again."""
    host, rng = ills.host, ills.rng
    for number in range(ACTS):
        ill = rng.choice(ills.ills) if number % 2 else ills.act
        await ill()
        tally(ill.__name__)
        if host.died:
            await host.come_back()
            await pass_time(host, rng.randint(31, 200))
    host.driver.sandbox.rest.faults.clear()
    for _ in range(4):
        await pass_time(host, 2 * MINUTE)


async def check(table: Table, acknowledged: list[int]) -> None:
    """Compare the database with the acknowledged acts and with the channel."""
    async with table.host.store.reading() as reads:
        numbers = [each.number for each in await reads.choices(table.match, voided=True)]
        rows = await reads.outbox(table.match)
    assert numbers == sorted(set(numbers)), "no choice is stored twice"
    assert set(acknowledged) <= set(numbers), "what was acknowledged is stored"
    assert [row for row in rows if row.state not in ("sent", "failed")] == []
    marks = Counter(mark for post in table.posts for mark in marks_of(post))
    turns = [row for row in rows if row.kind == "turn" and row.message_id is not None]
    assert turns, "turns are handed over"
    assert {row.id: found for row in turns if (found := marks[mark_of(row)]) > 1} == {}, "once each"
    newest = turns[-1]
    assert marks[mark_of(newest)] == 1 or newest.message_id not in known(table), (
        "nobody waits unasked"
    )


def marks_of(post: Any) -> set[int]:
    """Return what a post is found again by."""
    found = (each.custom_id.split(":") for each in post.buttons)
    return {int(parts[2]) for parts in found if parts[0] == "play" and parts[2].isdigit()}


def known(table: Table) -> set[int]:
    """Return the messages in the channel."""
    return {int(post.raw.id) for post in table.posts}
