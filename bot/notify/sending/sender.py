"""Sends the due messages of the outbox, each once, in order for each channel and person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from bot.notify.sending.delivery import Delivery
from bot.notify.sending.failures import handle_failure
from bot.services import Services
from bot.store import OutboxRow, StoreError

log = logging.getLogger(__name__)

AT_ONCE = 20
"""Most posts, and most letters, being sent: a letter that waits for a picture blocks no post."""
PAUSE = 2
"""Seconds before the outbox is read again after a failure."""
LONGEST_REST, SHARED_REST = 30.0, 10.0
"""Most seconds between two checks of the outbox; a shared one may have other writers."""
KEPT = 10
"""Seconds between two signs of life for messages in flight."""
STALE = 30
"""Seconds without such a sign after which a message's process counts as dead."""


class Sender:
    """Sends the outbox, in order for each channel and person."""

    def __init__(
        self, services: Services, passing: Callable[[str], None] = lambda name: None
    ) -> None:
        self._services = services
        self._wake = asyncio.Event()
        self._called = False
        self._passing = passing
        self._delivery = Delivery(services, passing)
        self._flying: dict[int, asyncio.Task[None]] = {}
        """Messages being sent, by their numbers."""
        self._free = {"channel": AT_ONCE, "user": AT_ONCE}
        """Free slots for messages being sent, by kind of target."""
        self._kept = 0
        """Time of the last sign of life for messages being sent."""

    @property
    def sending(self) -> int:
        """Number of messages being written or sent."""
        return len(self._flying)

    def wake(self) -> None:
        """Wake up, because there may be something to send."""
        self._called = True
        self._wake.set()

    async def run(self) -> None:
        """Send messages as they fall due, until cancelled.

        A slow message holds up only later ones to the same channel or person.
        """
        flying = self._flying
        keeping = asyncio.create_task(self._keep())
        try:
            while True:
                try:
                    await self._send_due(flying)
                except Exception:
                    log.exception("the outbox could not be read; trying again")
                    await asyncio.sleep(PAUSE)
        finally:
            tasks = [keeping, *flying.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self) -> None:
        """Record regularly that slow messages are not lost."""
        while True:
            await asyncio.sleep(KEPT)
            if not self._flying:
                continue
            now = self._services.clock()
            try:
                async with self._services.store.transaction() as transaction:
                    await transaction.keep_outbox(tuple(self._flying), now=now)
                self._kept = now
            except StoreError as error:
                log.warning("messages in flight could not be kept: %s", error)

    async def finish(self) -> None:
        """Wait for the messages being sent; those still being written wait for the next process."""
        unsent = {row: self._flying[row.id] for row in self._delivery.being_written}
        for task in unsent.values():
            task.cancel()
        await asyncio.gather(*self._flying.values(), return_exceptions=True)
        try:
            async with self._services.store.transaction() as transaction:
                for row, task in unsent.items():
                    if task.cancelled():
                        await transaction.give_back(row)
        except StoreError as error:  # they are claimed again when stale
            log.warning("messages could not be given back: %s", error)

    async def _send_due(self, flying: dict[int, asyncio.Task[None]]) -> None:
        """Begin to send due messages; if all of them are being sent, sleep until there are more."""
        free = {target: left for target, left in self._free.items() if left}
        most = min(free.values(), default=0)
        only = next(iter(free), None) if len(free) < len(self._free) else None
        rows = await self._claim(most, only)
        for row in rows:
            self._free[row.target] -= 1
            # It may be due again as soon as its last attempt is recorded.
            flying[row.id] = asyncio.create_task(self._send(row, after=flying.get(row.id)))
            flying[row.id].add_done_callback(partial(self._free_slot, flying, row))
        if len(rows) < most or not most:
            await self._rest()

    def _free_slot(
        self, flying: dict[int, asyncio.Task[None]], row: OutboxRow, task: asyncio.Task[None]
    ) -> None:
        """Free the slot of a message, sent or not, for the next one."""
        if flying.get(row.id) is task:
            del flying[row.id]
        self._free[row.target] += 1
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("message %d stays in flight until that is stale", row.id, exc_info=error)
        self._wake.set()

    async def _claim(self, most: int, target: str | None) -> Sequence[OutboxRow]:
        """Claim messages to send: of one kind of target, or any."""
        if not most or self._services.leaving:
            return ()
        async with self._services.store.transaction() as transaction:
            now = self._services.clock()
            # After the machine has slept, those being sent would count as lost and be claimed
            # again, and their failure be taken for that of an earlier attempt.
            if keeps := bool(self._flying) and abs(now - self._kept) >= KEPT:
                await transaction.keep_outbox(tuple(self._flying), now=now)
            rows = await transaction.claim_outbox(now, limit=most, stale_after=STALE, target=target)
        if keeps:
            self._kept = now
        if rows:
            self._passing("claimed")
        return rows

    async def _rest(self) -> None:
        """Sleep until a message is due or added, or an earlier one has been sent."""
        due = await self._next_try()
        while True:
            # Due messages wait for those being sent, whose end wakes us.
            most = SHARED_REST if self._services.store.shared else LONGEST_REST
            pause = most if due is None else max(1.0, min(most, due - self._services.clock()))
            try:
                # `wait_for` of Python 3.11 can lose a cancellation, and the bot would never end.
                async with asyncio.timeout(pause):
                    await self._wake.wait()
            except TimeoutError:
                return
            finally:
                self._wake.clear()
            if self._called:
                self._called = False
                return
            due = await self._next_try()
            if due is not None and due <= self._services.clock():
                return

    async def _next_try(self) -> int | None:
        async with self._services.store.reading() as reads:
            return await reads.next_outbox_try()

    async def _send(self, row: OutboxRow, *, after: asyncio.Task[None] | None) -> None:
        if after is not None:
            await asyncio.wait([after])
        with self._services.acts.doing(f"message {row.kind}", {"match": row.match_id or 0}):
            await self._send_or_hold(row)

    async def _send_or_hold(self, row: OutboxRow) -> None:
        """Send a message, and record its delay; on failure it is tried again, or given up."""
        try:
            await self._delivery.send(row)
            late = max(0, self._services.clock() - row.due_at)
            self._services.metrics.posted.observe(late)
        except Exception as error:
            try:
                await handle_failure(self._services, row, error)
            except StoreError as trouble:  # it stays in flight, and is claimed again when stale
                log.warning("message %d: %s, and %s", row.id, error, trouble)
