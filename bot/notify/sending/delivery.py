"""Delivering one message of the outbox to Discord: posts and letters, found again in doubt.

A message that may have been sent already (the process died in between) is first looked for in the
channel by its mark, in the ids of its buttons.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.notify.outbox import PINNED, Letter, Post, decode_letter, decode_post, mark_of
from bot.notify.sending import closed_letters, letters
from bot.notify.sending.edits import is_past_editing, is_young
from bot.notify.sending.failures import unmute, whole_or_words
from bot.notify.sending.finding import find_sent
from bot.notify.turn_posts import write_running
from bot.notify.writers import write_letter, write_post
from bot.services import Services
from bot.store import OutboxRow, PostRow
from bot.ui import screens

log = logging.getLogger(__name__)

W = TypeVar("W")

LATE = 60
"""Seconds after which a delayed post is dropped in favour of a newer one."""
SUMMED_UP = ("turn", "call", "running", "nudge")
"""Kinds of posts that a later turn post covers."""
AFTER_TURNS = ("turn", "finished")
"""Kinds of posts that also delete checkpoints and drafts of the last turn: no press waits then."""


class Delivery:
    """Sends a message, and records where it went."""

    def __init__(self, services: Services, passing: Callable[[str], None]) -> None:
        self._services = services
        self._passing = passing
        self.being_written: set[OutboxRow] = set()
        """Messages of which nothing has been sent, as they are being written and drawn."""

    async def send(self, row: OutboxRow) -> None:
        """Send a message to its channel or person."""
        if row.target == "user":
            await self._send_letter(row, decode_letter(row.payload))
        else:
            await self._send_post(row, decode_post(row.payload))

    async def _send_post(self, row: OutboxRow, post: Post) -> None:
        """Send a message to a channel, or edit the running one, and remember it."""
        channel = self._services.discord.place(row.target_id)
        found = await self._find(channel, row)
        if found is None and await self._is_summed_up(row):
            await self._note_sent(row, None, post)
            return
        if found is None and post.kind == "running":
            found = await self._edit_running(channel, row, post)
        if found is None and post.kind == "call":
            await self._edit_running(channel, row, post)
        if found is None:
            written = await self._write(row, write_post(self._services, row, post))
            if written is None:
                await self._note_sent(row, None, post)
                return
            message = await self._post(channel, row, post, written)
            found = message.id
            if post.kind in PINNED:
                await self._pin(message)
        self._passing("sent")
        await self._note_sent(row, found, post)

    async def _write(self, row: OutboxRow, writing: Awaitable[W]) -> W:
        self.being_written.add(row)
        try:
            return await writing
        finally:
            self.being_written.discard(row)

    async def _is_summed_up(self, row: OutboxRow) -> bool:
        """Return whether a post is late and a waiting newer one covers it."""
        if row.kind not in SUMMED_UP or self._services.clock() - row.due_at <= LATE:
            return False
        async with self._services.store.reading() as reads:
            return await reads.turn_post_waits_after(row)

    async def _post(
        self,
        channel: discord.PartialMessageable,
        row: OutboxRow,
        post: Post,
        screen: screens.Screen,
    ) -> discord.Message:
        async def send(screen: screens.Screen) -> discord.Message:
            view, files = screen
            return await channel.send(
                view=view,
                files=files,
                nonce=mark_of(row),
                silent=post.kind == "running",
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, replied_user=False,
                    roles=[discord.Object(role) for role in post.roles],
                    users=[discord.Object(user) for user in post.mentions],
                ),
            )  # fmt: skip

        return await whole_or_words(send, screen)

    async def _pin(self, message: discord.Message) -> None:
        """Pin a message where that is allowed and there is room."""
        try:
            await message.pin()
        except discord.HTTPException as error:
            log.info("message %d could not be pinned: %s", message.id, error)

    async def _edit_running(
        self, channel: discord.PartialMessageable, row: OutboxRow, post: Post
    ) -> int | None:
        """Edit the running message since the last turn post; None if there is none young enough.

        It covers all turns since then: those of computers get no post of their own.
        """
        async with self._services.store.reading() as reads:
            latest = await reads.latest_post(post.match, "running")
            turn = await reads.latest_post(post.match, "turn")
        if latest is None or (turn is not None and turn.message_id > latest.message_id):
            return None
        if not is_young(self._services, latest) or latest.channel_id != channel.id:
            return None
        marker = latest.state.get("marker", 0)
        writing = write_running(self._services, row, post, marker)
        view, files = await self._write(row, writing)
        try:
            message = channel.get_partial_message(latest.message_id)
            await message.edit(view=view, attachments=files)
        except discord.HTTPException as error:
            if not is_past_editing(error):
                raise
            return None
        return latest.message_id

    async def _find(self, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
        """Look for a message in doubt by its mark; return its id."""
        if not row.doubtful:
            return None
        found = await find_sent(self._services, channel, f":{row.match_id}:{mark_of(row)}:")
        return None if found is None else found.id

    async def _note_sent(self, row: OutboxRow, message_id: int | None, post: Post) -> None:
        now = self._services.clock()
        async with self._services.store.transaction() as transaction:
            if message_id is not None:
                await unmute(transaction, row, now)
            await transaction.mark_sent(row, message_id=message_id)
            if message_id is None:
                return
            older = await transaction.post(message_id)
            mark = mark_of(row) if older is None else older.state.get("marker", mark_of(row))
            state = {"turn": post.turn, "upto": post.upto, "marker": mark, "about": post.about}
            if post.kind in AFTER_TURNS:
                await transaction.drop_checkpoints(post.match)
                await transaction.drop_old_drafts(post.match)
            await transaction.save_post(
                PostRow(
                    message_id=message_id,
                    match_id=post.match,
                    kind=post.kind,
                    channel_id=row.target_id,
                    at=older.at if older is not None else now,
                    state=state,
                )
            )
        self._passing("noted")

    async def _send_letter(self, row: OutboxRow, letter: Letter) -> None:
        """Send a direct message; where they are closed, tell the player once."""
        arrived = False
        written = await self._write(row, write_letter(self._services, row, letter))
        if written is not None:
            channel = await self._services.discord.create_dm(discord.Object(row.target_id))
            found = await self._find(channel, row)
            arrived = await letters.deliver(self._services, channel, row, letter, written, found)
        async with self._services.store.transaction() as transaction:
            await transaction.mark_sent(row, message_id=None)
            if arrived:
                await closed_letters.note_open(transaction, row.target_id)
