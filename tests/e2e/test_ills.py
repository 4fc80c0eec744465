"""A table under every ill at once, in virtual time: nothing lost, nothing doubled, nobody silent.

Each case is a seed; a failure's name repeats it: `SHARE=1 pytest 'tests/e2e/test_ills.py::…[17]'`.
"""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.notify.sending import sender
from bot.store import NotReachable, StoreError
from bot.store.engine.sqlite import File
from engine.ai.players import RandomPlayer
from engine.core.errors import Refused
from tests.e2e.host import Host, Killed, Table
from tests.torture import SHARE, done_before, note_done, share, tally, torture

CASES = range(2000)
ACTS = 10
"""Acts of people in each case; every other one under an ill."""
POINTS = ("loaded", "applied", "written", "committed", "claimed", "sent", "noted")
SEND = r"POST /channels/\d+/messages"
MINUTE = 60
PATIENT = 8
"""How often a busy machine is waited for once more."""


class Ills:
    """What befalls a table, by chance."""

    def __init__(self, table: Table, rng: random.Random, patch: pytest.MonkeyPatch) -> None:
        self.table, self.host, self.rng, self.patch = table, table.host, rng, patch
        self.mind = RandomPlayer(rng)
        self.acknowledged: list[int] = []
        self.keys = count()
        self.left: int | None = None
        """How many statements are executed before the process dies."""
        self.ills: tuple[Callable[[], Awaitable[None]], ...] = (
            self.killed_at_a_point,
            self.killed_at_a_statement,
            self.discord_is_away,
            self.discord_loses_an_answer,
            self.discord_is_asked_too_much,
            self.database_is_away,
            self.post_is_deleted,
            self.clock_jumps,
        )

    async def act(self) -> bool:
        """Answer at random for the first who is asked; return whether that was stored."""
        live = await self.table.live()
        asked = [(seat, live.user_of(seat)) for seat in sorted(live.match.pending)]
        seat, user = next((each for each in asked if each[1] is not None), (None, None))
        if seat is None or user is None or live.match.over:
            return False
        question = live.match.pending[seat]
        answer = self.mind.answer(live.match, question)
        number = live.match.head().next_choice
        key = f"key {next(self.keys)}"
        try:
            await self.host.submit(live.row.id, user, int(question.id), answer, key=key)
        except Refused:
            return False
        self.acknowledged.append(number)
        return True

    async def killed_at_a_point(self) -> None:
        """The process dies at a point of a submit or of sending."""
        await self._die(self.rng.choice(POINTS))

    async def killed_at_a_statement(self) -> None:
        """The process dies before some statement."""
        self.left = self.rng.randrange(40)
        await self._die("")
        self.left = None

    def before_statement(self, *_: Any) -> None:
        """Die where that is due; whoever is dead does nothing more."""
        if self.left is not None:
            self.left -= 1
            self.host.died |= self.left < 0
        if self.host.died:
            raise Killed

    async def _die(self, point: str) -> None:
        self.host.die_at = point
        with contextlib.suppress(Killed):
            await self.act()
            await self.host.driver.settle(0.03)
        self.host.die_at = ""

    async def discord_is_away(self) -> None:
        """Discord answers nothing but errors, for minutes or hours."""
        self.host.driver.fail_next(503, where=SEND, times=1 << 20)
        await self.act()
        for _ in range(self.rng.randint(1, 6)):
            await pass_time(self.host, self.rng.randint(1, 30) * MINUTE)
        self.host.driver.sandbox.rest.faults.clear()

    async def discord_loses_an_answer(self) -> None:
        """A message arrives, and the answer says that it didn't."""
        self.host.driver.sandbox.fail_next(503, where=SEND, after=True)
        await self.act()
        await pass_time(self.host, 0)

    async def discord_is_asked_too_much(self) -> None:
        """Discord answers that there were too many messages."""
        self.host.driver.sandbox.rest.rate_limit.on = True
        await self.act()
        await pass_time(self.host, 0)
        self.host.driver.sandbox.rest.rate_limit.on = False

    async def database_is_away(self) -> None:
        """The database lets nobody in; whoever acts is told so and acts again."""
        real = File.begin

        async def away(self: File, *, writes: bool) -> Any:
            raise NotReachable("the database is away")

        await self.act()
        self.patch.setattr(File, "begin", away)
        await self.host.driver.settle(0.05)
        with pytest.raises(StoreError):
            await self.host.row(self.table.match)
        self.host.clock.advance(self.rng.randint(1, 10 * MINUTE))
        self.patch.setattr(File, "begin", real)

    async def post_is_deleted(self) -> None:
        """Somebody deletes the newest post."""
        posts = self.table.posts
        if posts:
            self.host.driver.delete_message(posts[-1])
        await self.act()

    async def clock_jumps(self) -> None:
        """The machine's clock is put forward."""
        self.host.clock.advance(self.rng.choice((5, 90, 3600, 86400)))
        await self.act()


@torture
@pytest.mark.parametrize("case", share(CASES) if SHARE > 0.25 else share(CASES[:2]))
async def test_nothing_is_lost_or_doubled_whatever_befalls(
    host: Host, case: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if done_before(name := f"ills {case}"):
        return
    monkeypatch.setattr(sender, "PAUSE", 0.01)
    host.forgiven += ["could not be read", "stays in flight", "could not be written"]
    rng = random.Random(case)
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
    """Act, and let every other act meet an ill; at the end all is well again."""
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


async def pass_time(host: Host, seconds: float) -> None:
    """Pass time; on a busy machine drawing what was done meanwhile takes long."""
    host.clock.advance(seconds)
    await host.bot.reminders.do_due()
    for _ in range(PATIENT):
        with contextlib.suppress(AssertionError):
            await host.quiet()
            return
        # What was being sent while time jumped counts as lost, and is looked for a little later.
        host.clock.advance(sender.STALE + 1)
    await host.quiet()


async def check(table: Table, acknowledged: list[int]) -> None:
    """Compare what is stored with what was acknowledged and with what stands in the channel."""
    async with table.host.store.reading() as reads:
        numbers = [each.number for each in await reads.choices(table.match, voided=True)]
        rows = await reads.outbox(table.match)
    assert numbers == sorted(set(numbers)), "no choice is stored twice"
    assert set(acknowledged) <= set(numbers), "what was acknowledged is stored"
    assert [row for row in rows if row.state not in ("sent", "failed")] == []
    marks = Counter(mark for post in table.posts for mark in marks_of(post))
    turns = [row for row in rows if row.kind == "turn" and row.message_id is not None]
    assert turns, "turns are handed over"
    assert {row.id: marks[row.id] for row in turns if marks[row.id] > 1} == {}, "once each"
    newest = turns[-1]
    assert marks[newest.id] == 1 or newest.message_id not in known(table), "nobody waits unasked"


def marks_of(post: Any) -> set[int]:
    """Return the numbers of the outbox rows that a post stands for."""
    found = (each.custom_id.split(":") for each in post.buttons)
    return {int(parts[2]) for parts in found if parts[0] == "play" and parts[2].isdigit()}


def known(table: Table) -> set[int]:
    """Return the messages that stand in the channel."""
    return {int(post.raw.id) for post in table.posts}
