"""Sends the outbox, each message once, and records where it went.

A message that may have been sent already (the process died in between) is first looked for in the
channel by its marker: the number of its outbox row, in the ids of its buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import discord

from bot.notify.announcements import (
    PINNED,
    Letter,
    Post,
    decode_letter,
    decode_post,
)
from bot.notify.outgoing import write_letter, write_post
from bot.notify.sending import letters
from bot.notify.sending.edits import is_past_editing, is_young
from bot.notify.sending.failures import handle_failure, is_about_content, unmute
from bot.notify.turn_posts import write_running
from bot.services import Services
from bot.store import OutboxRow, PostRow, StoreError
from bot.ui import screens

log = logging.getLogger(__name__)

AT_ONCE = 20
PAUSE = 2
"""Seconds after which the outbox is read again where that failed."""
LONGEST_REST, SHARED_REST = 30.0, 10.0
"""Seconds between two looks at the outbox; others may have written to one that is shared."""
KEPT = 10
"""Seconds between two notes that messages in flight are not lost."""
STALE = 30
"""Seconds without such a note after which the process that sent a message counts as dead."""
LATE = 60
"""Seconds after which a post that something kept from being sent is left to a newer one."""
SUMMED_UP = ("turn", "call", "running", "nudge")
"""Kinds of posts of which a later turn post tells all."""
AFTER_TURNS = ("turn", "finished")
"""Kinds of posts with which goes what only the turn before needed: no press waits for that."""
LOOK_BACK = 50
"""Messages of a channel searched for one that may have been sent."""


class Sender:
    """Sends the outbox, in order for each channel and person."""

    def __init__(
        self, services: Services, passing: Callable[[str], None] = lambda name: None
    ) -> None:
        self._services = services
        self._wake = asyncio.Event()
        self._called = False
        self._passing = passing
        self._flying: dict[int, asyncio.Task[None]] = {}
        """Messages that are on their way, by their numbers."""

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

    async def landed(self) -> None:
        """Wait until what is on its way has arrived."""
        await asyncio.gather(*self._flying.values(), return_exceptions=True)

    async def _send_due(self, flying: dict[int, asyncio.Task[None]]) -> None:
        """Begin to send what is due; where all of that is on its way, rest until there is more."""
        free = AT_ONCE - len(flying)
        rows = await self._claim(free)
        # A message so slow that it seems lost is not sent a second time.
        for row in (each for each in rows if each.id not in flying):
            flying[row.id] = asyncio.create_task(self._send(row))
            flying[row.id].add_done_callback(partial(self._landed, flying, row.id))
        if len(rows) < free or not free:
            await self._rest()

    def _landed(
        self, flying: dict[int, asyncio.Task[None]], row_id: int, task: asyncio.Task[None]
    ) -> None:
        """Free the slot of a message, sent or not, for the next one."""
        del flying[row_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("message %d stays in flight until that is stale", row_id, exc_info=error)
        self._wake.set()

    async def _claim(self, most: int) -> Sequence[OutboxRow]:
        if not most or self._services.leaving:
            return ()
        async with self._services.store.transaction() as transaction:
            now = self._services.clock()
            rows = await transaction.claim_outbox(now, limit=most, stale_after=STALE)
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
            if row.target == "user":
                await self._send_letter(row, decode_letter(row.payload))
            else:
                await self._send_post(row, decode_post(row.payload))
            late = max(0, self._services.clock() - row.due_at)
            self._services.metrics.posted.observe(late)
        except Exception as error:
            try:
                await handle_failure(self._services, row, error)
            except StoreError as trouble:  # it stays in flight, and is taken up when that is stale
                log.warning("message %d: %s, and %s", row.id, error, trouble)

    # Posts

    async def _send_post(self, row: OutboxRow, post: Post) -> None:
        """Send a message to a channel, or edit the running one, and remember it."""
        channel = self._services.discord.place(row.target_id)
        found = await self._find(channel, row) if row.doubtful else None
        if found is None and await self._is_summed_up(row):
            await self._note_sent(row, None, post)
            return
        if found is None and post.kind == "running":
            found = await self._edit_running(channel, row, post)
        if found is None and post.kind == "call":
            await self._edit_running(channel, row, post)
        if found is None:
            written = await write_post(self._services, row, post)
            if written is None:
                await self._note_sent(row, None, post)
                return
            message = await self._post(channel, row, post, written)
            found = message.id
            if post.kind in PINNED:
                await self._pin(message)
        self._passing("sent")
        await self._note_sent(row, found, post)

    async def _is_summed_up(self, row: OutboxRow) -> bool:
        """Return whether a post is late, and a newer one waits that tells all of it."""
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
        """Send a message; without its picture where Discord takes it with none."""
        view, files = screen
        try:
            return await channel.send(
                view=view,
                files=files,
                nonce=row.id,
                silent=post.kind == "running",
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, replied_user=False,
                    roles=[discord.Object(role) for role in post.roles],
                    users=[discord.Object(user) for user in post.mentions],
                ),
            )  # fmt: skip
        except discord.HTTPException as error:
            if not files or not is_about_content(error):
                raise
            log.warning("message %d goes without its picture: %s", row.id, error)
            return await self._post(channel, row, post, screens.without_pictures(screen))

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

        It tells of all turns since then: those of computers pass without a post of their own.
        """
        async with self._services.store.reading() as reads:
            latest = await reads.latest_post(post.match, "running")
            turn = await reads.latest_post(post.match, "turn")
        if latest is None or (turn is not None and turn.message_id > latest.message_id):
            return None
        if not is_young(self._services, latest) or latest.channel_id != channel.id:
            return None
        marker = latest.state.get("marker", 0)
        view, files = await write_running(self._services, row, post, marker)
        try:
            message = channel.get_partial_message(latest.message_id)
            await message.edit(view=view, attachments=files)
        except discord.HTTPException as error:
            if not is_past_editing(error):
                raise
            return None
        return latest.message_id

    async def _find(self, channel: discord.PartialMessageable, row: OutboxRow) -> int | None:
        """Look in the channel's history for a message that carries this row's marker."""
        mark = f":{row.match_id}:{row.id}:"
        async for message in channel.history(limit=LOOK_BACK):
            if message.author.id == self._services.discord.own_id and any(
                mark in identity for identity in identities(message)
            ):
                return message.id
        return None

    async def _note_sent(self, row: OutboxRow, message_id: int | None, post: Post) -> None:
        now = self._services.clock()
        async with self._services.store.transaction() as transaction:
            await transaction.mark_sent(row, message_id=message_id)
            if message_id is None:
                return
            if row.attempts > 1:
                await unmute(transaction, row, now)
            older = await transaction.post(message_id)
            state = {"turn": post.turn, "upto": post.upto, "marker": row.id, "about": post.about}
            if older is not None:
                state["marker"] = older.state.get("marker", row.id)
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

    # Letters

    async def _send_letter(self, row: OutboxRow, letter: Letter) -> None:
        """Send a direct message; where they are closed, tell the player once."""
        written = await write_letter(self._services, row, letter)
        if written is not None:
            channel = await self._services.discord.create_dm(discord.Object(row.target_id))
            found = await self._find(channel, row) if row.doubtful else None  # type: ignore[arg-type]
            await letters.deliver(self._services, channel, row, letter, written, found)
        async with self._services.store.transaction() as transaction:
            await transaction.mark_sent(row, message_id=None)


def identities(message: discord.Message) -> Iterator[str]:
    queue: list[Any] = list(message.components)
    while queue:
        component = queue.pop()
        identity = getattr(component, "custom_id", None)
        if identity:
            yield identity
        queue.extend(getattr(component, "children", ()))
