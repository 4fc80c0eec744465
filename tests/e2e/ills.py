"""Faults of a table, its bot, its database and Discord, each by itself, at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest

from bot.sandbox.world.permissions import Permission
from bot.store import Conflict, StoreError
from bot.store.engine import sqlite
from bot.store.engine.sqlite import File
from bot.tables import seats
from engine.ai.players import RandomPlayer
from engine.core.errors import Refused
from tests.e2e.host import Host, Killed, Table
from tests.e2e.on_postgres import OnPostgres

POINTS = ("loaded", "applied", "written", "committed", "claimed", "sent", "noted")
SEND = r"POST /channels/\d+/messages"
MINUTE = 60
PATIENT = 8
"""Number of further waits on a busy machine."""
WRITING = (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
STALE = 30
"""Seconds after which a message in flight counts as lost."""


class Ills:
    """Random faults of a table."""

    def __init__(self, table: Table, rng: random.Random, patch: pytest.MonkeyPatch) -> None:
        self.table, self.host, self.rng, self.patch = table, table.host, rng, patch
        self.mind = RandomPlayer(rng)
        self.acknowledged: list[int] = []
        self.keys = count()
        self.lost = 0
        """Number of times the table has lost its place."""
        self.left: int | None = None
        """Number of statements until the process dies; None if it does not."""
        self.ills: tuple[Callable[[], Awaitable[None]], ...] = (
            self.killed_at_a_point,
            self.killed_at_a_statement,
            self.discord_is_away,
            self.discord_is_away_while_a_computer_plays,
            self.discord_loses_an_answer,
            self.discord_is_asked_too_much,
            self.discord_is_slow_and_out_of_order,
            self.database_is_away,
            self.database_is_full,
            self.database_is_read_only,
            self.answer_is_given_twice,
            self.two_answers_at_once,
            self.post_is_deleted,
            self.thread_is_deleted,
            self.permission_is_taken,
            self.clock_jumps,
        )

    async def act(self) -> bool:
        """Answer at random for the first person asked; return whether that was stored."""
        return await self.answer(f"key {next(self.keys)}")

    async def answer(self, key: str) -> bool:
        """Answer under a key; if the database refuses, nothing else happens."""
        try:
            live = await self.table.live()
            asked = [(seat, live.user_of(seat)) for seat in sorted(live.match.pending)]
            seat, user = next((each for each in asked if each[1] is not None), (None, None))
            if seat is None or user is None or live.match.over:
                return False
            question = live.match.pending[seat]
            answer = self.mind.answer(live.match, question)
            number = live.match.head().next_choice
            await self.host.submit(live.row.id, user, int(question.id), answer, key=key)
        except (Refused, StoreError):
            return False
        self.acknowledged.append(number)
        return True

    # The process

    async def killed_at_a_point(self) -> None:
        """The process dies at a point of a submit or of sending."""
        await self._die(self.rng.choice(POINTS))

    async def killed_at_a_statement(self) -> None:
        """The process dies before a random statement."""
        self.left = self.rng.randrange(40)
        await self._die("")
        self.left = None

    def before_statement(self, *_: Any) -> None:
        """Die if it is time; the dead do nothing more."""
        if self.left is not None:
            self.left -= 1
            self.host.died |= self.left < 0
        if self.host.died:
            raise Killed

    async def _die(self, point: str) -> None:
        self.host.die_at = point
        # A death at a commit is that of a task of its own, for which this one waits.
        with contextlib.suppress(asyncio.CancelledError):
            await self.act()
            await self.host.driver.settle(0.03)
        self.host.die_at = ""

    # Discord

    async def discord_is_away(self) -> None:
        """Discord answers only errors, for minutes or hours."""
        self.host.driver.fail_next(503, where=SEND, times=1 << 20)
        await self.act()
        for _ in range(self.rng.randint(1, 6)):
            await pass_time(self.host, self.rng.randint(1, 30) * MINUTE)
        self.host.driver.sandbox.rest.faults.clear()

    async def discord_is_away_while_a_computer_plays(self) -> None:
        """A computer plays a person's turn, and nobody can be told for a while."""
        live = await self.table.live()
        held = [seat for seat in sorted(live.match.pending) if live.user_of(seat) is not None]
        self.host.driver.fail_next(503, where=SEND, times=1 << 20)
        services = self.host.bot.services
        for seat in held[:1]:
            await seats.stand_in(services, self.table.match, seat, until="turn", by=None)
        for _ in range(self.rng.randint(1, 4)):
            await pass_time(self.host, self.rng.randint(1, 30) * MINUTE)
        self.host.driver.sandbox.rest.faults.clear()

    async def discord_loses_an_answer(self) -> None:
        """A message arrives, but the answer is an error."""
        self.host.driver.sandbox.fail_next(503, where=SEND, after=True)
        await self.act()
        await pass_time(self.host, 0)

    async def discord_is_asked_too_much(self) -> None:
        """Discord's rate limit is hit, that of a route or the global one."""
        sandbox = self.host.driver.sandbox
        sandbox.fail_next(429, where=SEND, times=self.rng.randint(1, 3))
        sandbox.rest.faults[-1].retry_after = 0.02
        sandbox.rest.faults[-1].overall = self.rng.random() < 0.5
        await self.act()
        await pass_time(self.host, 0)

    async def discord_is_slow_and_out_of_order(self) -> None:
        """Requests are answered late, and later ones before earlier ones."""
        rest, usual = self.host.driver.sandbox.rest, self.host.driver.sandbox.rest.delay
        rest.delay = lambda: self.rng.uniform(0, 0.08)
        for _ in range(3):
            await self.act()
        await pass_time(self.host, 0)
        rest.delay = usual

    # The database

    async def database_is_away(self) -> None:
        """The database refuses connections; people who act are told so and act again."""
        await self.act()
        if isinstance(self.host, OnPostgres):
            await self.host.close_server(closed=True)
            await self._meet_trouble()
            await self.host.close_server(closed=False)
            return

        async def away(self: File, *, writes: bool) -> Any:
            raise StoreError("the database is away")

        with self.patch.context() as patch:
            patch.setattr(File, "begin", away)
            await self._meet_trouble()

    async def database_is_full(self) -> None:
        """No page can be added to the file."""
        await self._write_under("PRAGMA max_page_count=1", "PRAGMA max_page_count=1000000000")

    async def database_is_read_only(self) -> None:
        """The database is read-only, as on a standby or in a file owned by another user."""
        if isinstance(self.host, OnPostgres):
            await self.host.make_read_only(made=True)
            await self._meet_trouble()
            await self.host.make_read_only(made=False)
        else:
            await self._write_under("PRAGMA query_only=ON", "PRAGMA query_only=OFF")

    async def _write_under(self, worse: str, well: str) -> None:
        """Begin each writing transaction on the file with a statement."""
        if isinstance(self.host, OnPostgres):
            return
        begin, ill = sqlite._begin_writing, True

        async def begun(raw: sqlite3.Connection) -> None:
            raw.execute(worse if ill else well)
            await begin(raw)

        self.patch.setattr(sqlite, "_begin_writing", begun)
        await self._meet_trouble()
        ill = False  # from now on each connection is repaired when used

    async def _meet_trouble(self) -> None:
        """Act, and try to send, while the database is in trouble for up to ten minutes."""
        for _ in range(2):
            await self.act()
            self.host.clock.advance(self.rng.randint(1, 5 * MINUTE))
            self.host.bot.sender.wake()
            await self.host.driver.settle(0.03)

    # People

    async def answer_is_given_twice(self) -> None:
        """The same interaction arrives again, at once and later: it counts as one answer."""
        key = f"key {next(self.keys)}"
        before = len(self.acknowledged)
        if await self.answer(key):
            stored = await self.choices()
            await self.answer(key)
            assert await self.choices() == stored, "the same interaction is one answer"
            del self.acknowledged[before + 1 :]

    async def two_answers_at_once(self) -> None:
        """Two answers to one question arrive at once, or the same press twice."""
        before = len(await self.choices())
        done = await asyncio.gather(self.act(), self.act())
        del self.acknowledged[len(self.acknowledged) - sum(done) + 1 :]
        assert len(await self.choices()) >= before + any(done)

    async def choices(self) -> list[int]:
        """List the numbers of the stored choices."""
        async with self.host.store.reading() as reads:
            return [each.number for each in await reads.choices(self.table.match, voided=True)]

    async def post_is_deleted(self) -> None:
        """Somebody deletes the newest post."""
        posts = self.table.posts
        if posts:
            self.host.driver.delete_message(posts[-1])
        await self.act()

    async def thread_is_deleted(self) -> None:
        """A moderator deletes the table's thread, perhaps while a message is sent there."""
        gone = self.table.at
        point = self.rng.choice(("claimed", "sent", "noted"))
        self.host.meanwhile[point] = lambda: self.host.driver.delete_channel(gone)
        await self.act()
        await pass_time(self.host, 0)
        if self.host.meanwhile.pop(point, None) is not None:
            self.host.driver.delete_channel(gone)
        await pass_time(self.host, 2 * MINUTE)
        row = await self.host.row(self.table.match)
        if row.status in ("running", "paused"):
            assert row.channel_id is None, "a table without a place rests"
            self.lost += 1
            await self._open_a_new_place()

    async def _open_a_new_place(self) -> None:
        for person in ("Ann", "Bob"):
            letters = self.host.driver.messages("dm", person)
            offered = [
                each for each in letters if any(b.label == "Open a new place" for b in each.buttons)
            ]
            assert len(offered) == self.lost, "each is told once of each loss, with a way on"
        await self.host.driver.press("Ann", offered_to(self.host, "Ann"), "Open a new place")
        row = await self.host.row(self.table.match)
        assert row.channel_id is not None
        self.table.at = str(row.channel_id)
        await pass_time(self.host, 0)

    async def permission_is_taken(self) -> None:
        """The bot may not write in the table's place, for some hours."""
        for permission in WRITING:
            self.host.driver.revoke(permission, at="tables")
        await self.act()
        for _ in range(self.rng.randint(1, 3)):
            await pass_time(self.host, 61 * MINUTE)
        for permission in WRITING:
            self.host.driver.revoke(permission, at="tables", back=True)
        await pass_time(self.host, 61 * MINUTE)

    async def clock_jumps(self) -> None:
        """The machine's clock is set forward or back."""
        seconds = self.rng.choice((5, 90, 3600, 86400))
        if self.rng.random() < 0.5:
            self.host.clock.advance(seconds)
            await self.act()
            return
        self.host.behind += seconds
        await self.act()
        await pass_time(self.host, 0)
        self.host.behind -= seconds


def offered_to(host: Host, person: str) -> Any:
    """Return a person's letter that offers a new place."""
    letters = host.driver.messages("dm", person)
    return next(
        e for e in reversed(letters) if any(b.label == "Open a new place" for b in e.buttons)
    )


async def pass_time(host: Host, seconds: float) -> None:
    """Advance time; on a busy machine drawing the news takes long."""
    host.clock.advance(seconds)
    with contextlib.suppress(StoreError, Conflict):
        await host.bot.reminders.do_due()
    for _ in range(PATIENT):
        with contextlib.suppress(AssertionError):
            await host.quiet()
            return
        # Messages being sent during the jump count as lost, and are looked for a little later.
        host.clock.advance(STALE + 1)
    await host.quiet()
