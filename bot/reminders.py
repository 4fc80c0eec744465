"""Reminders: rows with a due time, done once, however long the bot was away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
import msgspec

from bot import lobby, lobby_post
from bot.news import IDLE, LOCK, Letter, News, Post, awaited_people
from bot.store import NewOutbox, ReminderRow, Work
from engine.core.refused import Refused

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)
AT_ONCE = 20
UNTIL_DONE = 60
"""Seconds after which something is tried again that may have been cut short."""
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
        """Do everything that is due now.

        What is more than a message stays due until it is done: the process may die in between.
        """
        async with self._bot.store.transaction() as work:
            rows = await work.take_reminders(self._bot.clock(), limit=AT_ONCE)
            for row in rows:
                if row.kind == IDLE:
                    await self._nudge_in_private(work, row)
                    continue
                if row.kind != News.NUDGE:
                    again = self._bot.clock() + UNTIL_DONE
                    await work.set_reminder(row.match_id, row.kind, due_at=again)
                    continue
                if message := await self._nudge(row):
                    await work.add_outbox(row.match_id, [message])
        for row in rows:
            if row.kind not in (News.NUDGE, IDLE):
                await self._act(row)
        if rows:
            self._bot.courier.wake()

    async def _nudge_in_private(self, work: Work, row: ReminderRow) -> None:
        """Write to somebody who has long had only their turn to end, unless they opted out."""
        wanted = (await work.player(row.user_id)).settings.get("nudges", True)
        seats = await work.seats(row.match_id)
        seat = next((each.number for each in seats if each.user_id == row.user_id), None)
        if not wanted or seat is None:
            return
        letter = NewOutbox(
            kind="letter",
            target="user",
            target_id=row.user_id,
            payload=msgspec.msgpack.encode(Letter(row.match_id, IDLE, seat)),
            marker=f"idle:{row.match_id}:{row.id}",
            due_at=self._bot.clock(),
        )
        await work.add_outbox(row.match_id, [letter])

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
        """Begin a match, close a silent lobby, or lock a thread; then it is no longer due."""
        match_id = row.match_id
        try:
            if row.kind == lobby.GRACE:
                await lobby.start(self._bot, match_id)
            elif row.kind == lobby.SILENCE:
                await lobby.close(self._bot, match_id)
            elif row.kind == LOCK:
                await lobby_post.lock_thread(self._bot, match_id)
        except (Refused, discord.HTTPException) as error:
            log.info("table %d: %s is not possible: %s", match_id, row.kind, error)
        async with self._bot.store.transaction() as work:
            await work.drop_reminders(match_id, kind=row.kind)
        await lobby_post.refresh_lobby(self._bot, match_id)
        if row.kind == lobby.GRACE:
            await lobby_post.name_thread(self._bot, match_id)
