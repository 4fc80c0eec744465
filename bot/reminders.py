"""Reminders: rows with a due time, done once, however long the bot was away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from bot import lobby, lobby_post
from bot.news import News, Post, awaited_people
from bot.store import NewOutbox, ReminderRow
from engine.core.refused import Refused

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)
AT_ONCE = 20
LONGEST_REST = 30.0


class Reminders:
    """Takes reminders that are due and does what they are for."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot

    async def run(self) -> None:
        """Do what is due until cancelled."""
        while True:
            try:
                await self.do_due()
                async with self._bot.store.reading() as reads:
                    due = await reads.next_reminder_due()
                rest = LONGEST_REST if due is None else due - self._bot.clock()
            except Exception:
                log.exception("the reminders could not be read; trying again")
                rest = LONGEST_REST
            await asyncio.sleep(max(0.2, min(LONGEST_REST / 10, rest)))

    async def do_due(self) -> None:
        """Do everything that is due now."""
        async with self._bot.store.transaction() as work:
            rows = await work.take_reminders(self._bot.clock(), limit=AT_ONCE)
            for row in rows:
                wanted = (await work.player(row.user_id)).settings.get("nudges", True)
                if row.kind == News.NUDGE and wanted and (message := await self._nudge(row)):
                    await work.add_outbox(row.match_id, [message])
        for row in rows:
            try:
                await self._act(row)
            except Refused as refusal:
                log.info("table %d: %s is no longer possible: %s", row.match_id, row.kind, refusal)
        if rows:
            self._bot.courier.wake()

    async def _nudge(self, row: ReminderRow) -> NewOutbox | None:
        """Mention somebody who was just here when their turn came, and is still awaited."""
        live = self._bot.desk.peek(row.match_id)
        if live is None or row.user_id not in awaited_people(live) or not live.row.channel_id:
            return None
        post = Post(row.match_id, "nudge", live.match.state.turn, 0, (row.user_id,))
        return NewOutbox(
            kind="nudge",
            target="channel",
            target_id=live.row.channel_id,
            payload=msgspec.msgpack.encode(post),
            marker=f"nudge:{row.match_id}:{row.id}",
            due_at=self._bot.clock(),
        )

    async def _act(self, row: ReminderRow) -> None:
        """Begin a match whose grace is over, or close a lobby that fell silent."""
        if row.kind == lobby.GRACE:
            await lobby.start(self._bot, row.match_id)
        elif row.kind == lobby.SILENCE:
            await lobby.close(self._bot, row.match_id)
        else:
            return
        await lobby_post.refresh_lobby(self._bot, row.match_id)
