"""Reminders: rows with a due time, handled once, however long the bot was away.

The handler of a reminder stands in the module that sets it, and is registered here by kind. A kind
may carry a number behind a colon, where a table needs several: `request:17`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import discord

from bot.matches.live import Live, SetAside, error_number
from bot.matches.match_locks import MatchLocks
from bot.notify.sending.failures import is_passing
from bot.services import Services
from bot.store import ReminderRow, Transaction
from engine.core.errors import Refused

log = logging.getLogger(__name__)
AT_ONCE = 20
UNTIL_DONE = 60
"""Seconds after which an interrupted reminder is tried again."""
DOUBLED = 6
"""Most times that this pause doubles, for one that fails again and again: up to about an hour."""
LONGEST_REST = 3.0
"""Most seconds between two checks for due reminders: new ones are noticed within that time."""

Write = Callable[[Services, Transaction, ReminderRow], Awaitable[None]]
WriteAtTable = Callable[[Services, Transaction, Live, ReminderRow], Awaitable[None]]
Do = Callable[[Services, ReminderRow], Awaitable[None]]
Handler = TypeVar("Handler", Write, WriteAtTable, Do)
How = Literal["write", "write at table", "do"]
KINDS: dict[str, tuple[How, Any]] = {}
"""Handlers of due reminders by kind, and the way each is called."""


def writes_when_due(kind: str) -> Callable[[Write], Write]:
    """Register a handler that only writes, in the transaction that drops the reminder."""
    return _registers(kind, "write")


def writes_at_table_when_due(kind: str) -> Callable[[WriteAtTable], WriteAtTable]:
    """Register a handler that writes and needs the position: it runs while the match is locked."""
    return _registers(kind, "write at table")


def does_when_due(kind: str) -> Callable[[Do], Do]:
    """Register a handler that does more than write: due until it is done, it may run twice."""
    return _registers(kind, "do")


def _registers(kind: str, how: How) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        if KINDS.setdefault(kind, (how, handler)) != (how, handler):
            raise ValueError(f"reminders of kind {kind} are handled twice")
        return handler

    return register


class Reminders:
    """Takes due reminders and runs their handlers."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._turns = MatchLocks()

    async def run(self) -> None:
        """Handle due reminders until cancelled."""
        while True:
            try:
                await self.begin_due()
                async with self._services.store.reading() as reads:
                    due = await reads.next_reminder_due()
                rest = LONGEST_REST if due is None else due - self._services.clock()
            except Exception:
                log.exception("the reminders could not be read; trying again")
                rest = LONGEST_REST
            await asyncio.sleep(max(0.2, min(LONGEST_REST, rest)))

    async def do_due(self) -> None:
        """Handle all reminders due now."""
        await asyncio.gather(*await self.begin_due())

    async def begin_due(self) -> list[asyncio.Task[None]]:
        """Begin to handle all reminders due now, those of one table in their order.

        They stay due until they are handled: the process may die in between. Each is handled by
        itself, so that neither one that fails, and is tried again later, nor one that Discord keeps
        waiting, such as the third change of a thread in ten minutes, holds up another table.
        """
        now = self._services.clock()
        begun: list[ReminderRow] = []
        async with self._services.store.transaction() as transaction:
            rows = await transaction.take_reminders(now, limit=AT_ONCE)
            for row in rows:
                if base(row) in KINDS:
                    until = now + UNTIL_DONE * 2 ** min(row.tries, DOUBLED)
                    begun.append(await transaction.postpone_reminder(row, until=until))
                else:
                    log.warning("match %d: nothing handles %s", row.match_id, row.kind)
        return [self._services.background.start(self._handle_in_turn(row)) for row in begun]

    async def _handle_in_turn(self, row: ReminderRow) -> None:
        async with self._turns.of(row.match_id):
            with self._services.acts.doing(f"reminder {base(row)}", {"match": row.match_id}):
                await self._handle(row)
        self._services.notifier.wake()

    async def _handle(self, row: ReminderRow) -> None:
        how, handler = KINDS[base(row)]
        try:
            if how == "do":
                await self._do(handler, row)
            elif how == "write":
                await self._write(handler, row)
            else:
                await self._write_at_table(handler, row)
        except Exception as error:
            # It stays due; a table in trouble must not hold up the others.
            if comes_later(error):
                log.warning("match %d: %s waits: %s", row.match_id, row.kind, error)
                return
            number = error_number(row.match_id, error)
            log.exception(
                "error %s: match %d: %s has failed; trying again", number, row.match_id, row.kind
            )

    async def _write(self, write: Write, row: ReminderRow) -> None:
        """Call a reminder's writer in the transaction that drops it."""
        async with self._services.store.transaction() as transaction:
            if await transaction.drop_reminder(row):
                await write(self._services, transaction, row)

    async def _write_at_table(self, write: WriteAtTable, row: ReminderRow) -> None:
        """Call a reminder's writer in the transaction that drops it, while the match is locked."""
        async with self._services.matches.lock(row.match_id):
            try:
                live = await self._services.matches.look(row.match_id)
            except Refused as error:
                if comes_later(error):
                    raise
                log.info("match %d: %s is not possible: %s", row.match_id, row.kind, error)
                live = None
            async with self._services.store.transaction() as transaction:
                if await transaction.drop_reminder(row) and live is not None:
                    await write(self._services, transaction, live, row)

    async def _do(self, do: Do, row: ReminderRow) -> None:
        try:
            await do(self._services, row)
        except (Refused, discord.HTTPException) as error:
            if comes_later(error):
                raise
            log.info("match %d: %s is not possible: %s", row.match_id, row.kind, error)
        async with self._services.store.transaction() as transaction:
            await transaction.drop_reminder(row)


def comes_later(error: Exception) -> bool:
    """Return whether what is due will be possible: Discord is back, or a match is mended."""
    return is_passing(error) or isinstance(error, SetAside)


def base(row: ReminderRow) -> str:
    """Return a reminder's kind without the number behind it."""
    return row.kind.partition(":")[0]
