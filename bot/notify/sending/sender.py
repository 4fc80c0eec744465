"""Sends the outbox, each message once: what is due, in order for each channel and person."""

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
"""Posts on their way, and letters: a letter whose picture can wait takes no place of a post."""
PAUSE = 2
"""Seconds after which the outbox is read again where that failed."""
LONGEST_REST, SHARED_REST = 30.0, 10.0
"""Seconds between two looks at the outbox; others may have written to one that is shared."""
KEPT = 10
"""Seconds between two notes that messages in flight are not lost."""
STALE = 30
"""Seconds without such a note after which the process that sent a message counts as dead."""


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
        """Messages that are on their way, by their numbers."""
        self._free = {"channel": AT_ONCE, "user": AT_ONCE}
        """How many more may be on their way, to each kind of target."""

    def wake(self) -> None:
        """Wake up: there may be something to send."""
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
        """Note again and again that what is slow is not lost."""
        while True:
            await asyncio.sleep(KEPT)
            if not self._flying:
                continue
            try:
                async with self._services.store.transaction() as transaction:
                    await transaction.keep_outbox(tuple(self._flying), now=self._services.clock())
            except StoreError as error:
                log.warning("messages in flight could not be kept: %s", error)

    async def wait_for_sent(self) -> None:
        """Wait until what is on its way has arrived."""
        await asyncio.gather(*self._flying.values(), return_exceptions=True)

    async def _send_due(self, flying: dict[int, asyncio.Task[None]]) -> None:
        """Begin to send what is due; where all of that is on its way, rest until there is more."""
        free = {target: left for target, left in self._free.items() if left}
        most = min(free.values(), default=0)
        only = next(iter(free), None) if len(free) < len(self._free) else None
        rows = await self._claim(most, only)
        # A message so slow that it seems lost is not sent a second time.
        for row in (each for each in rows if each.id not in flying):
            self._free[row.target] -= 1
            flying[row.id] = asyncio.create_task(self._send(row))
            flying[row.id].add_done_callback(partial(self._free_slot, flying, row))
        if len(rows) < most or not most:
            await self._rest()

    def _free_slot(
        self, flying: dict[int, asyncio.Task[None]], row: OutboxRow, task: asyncio.Task[None]
    ) -> None:
        """Free the slot of a message, sent or not, for the next one."""
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
            rows = await transaction.claim_outbox(now, limit=most, stale_after=STALE, target=target)
        self._passing("claimed")
        return rows

    async def _rest(self) -> None:
        """Sleep until something is due or was added, or may follow what was sent."""
        due = await self._next_due()
        while True:
            # What is due already waits for what is being sent, and that wakes us.
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
            due = await self._next_due()
            if due is not None and due <= self._services.clock():
                return

    async def _next_due(self) -> int | None:
        async with self._services.store.reading() as reads:
            return await reads.next_outbox_due()

    async def _send(self, row: OutboxRow) -> None:
        with self._services.acts.doing(f"message {row.kind}", {"match": row.match_id or 0}):
            await self._send_or_hold(row)

    async def _send_or_hold(self, row: OutboxRow) -> None:
        """Send a message, and note how late it is; what fails is tried again, or given up."""
        try:
            await self._delivery.send(row)
            late = max(0, self._services.clock() - row.due_at)
            self._services.metrics.posted.observe(late)
        except Exception as error:
            try:
                await handle_failure(self._services, row, error)
            except StoreError as trouble:  # it stays in flight, and is taken up when that is stale
                log.warning("message %d: %s, and %s", row.id, error, trouble)
