"""Private replies: each shows the result of its reader's last press, and nothing that comes late.

A further press in a reply supersedes it: a picture or a tip for an earlier press, ready only then,
would replace what they look at. Other replies are not affected.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

import discord
from cachetools import LRUCache

from bot.services import tracing
from bot.store import PlayerRow, Reads, Store, StoreError
from bot.ui import screens
from bot.ui.components import Row

log = logging.getLogger(__name__)
MOST_REMEMBERED = 5000
"""Replies whose last press is remembered; an older one hardly waits for anything."""
REPLY = "reply"
"""Key under which an interaction keeps the id of its reply."""


@dataclass(slots=True)
class Reply:
    """A reply: the last interaction in it, and a lock that makes its changes finish one by one.

    A picture takes longer on its way than the text that follows it.
    """

    latest: int
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    coming: list[asyncio.Task[Any]] = field(default_factory=list)
    """Tasks still working for it, useless after the next press."""
    shown: Any = None
    """Its reader's place in a question, as given to `show`."""


class Replies:
    """The replies that readers look at, as known to this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._replies: LRUCache[int, Reply] = LRUCache(MOST_REMEMBERED)

    def note_press(self, interaction: discord.Interaction[Any], message_id: int) -> None:
        """Record a press in a reply, and cancel tasks for earlier presses."""
        self._of(interaction, message_id).latest = interaction.id
        self.drop_late(interaction)

    def drop_late(self, interaction: discord.Interaction[Any]) -> None:
        """Cancel whatever would still be shown in an interaction's reply when it is ready."""
        reply = self._replies.get(interaction.extras.get(REPLY, 0))
        while reply is not None and reply.coming:
            reply.coming.pop().cancel()

    def drop_when_pressed(
        self, interaction: discord.Interaction[Any], *tasks: asyncio.Task[Any]
    ) -> None:
        """Cancel tasks when something else is pressed in an interaction's reply."""
        reply = self._replies.get(interaction.extras.get(REPLY, 0))
        if reply is None or reply.latest == interaction.id:
            if reply is not None:
                reply.coming = [each for each in reply.coming if not each.done()] + list(tasks)
            return
        for task in tasks:
            task.cancel()

    def is_current(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether nothing else was pressed in an interaction's reply since."""
        reply = self._replies.get(interaction.extras.get(REPLY, 0))
        return reply is None or reply.latest == interaction.id

    def shown(self, interaction: discord.Interaction[Any]) -> Any:
        """Return where its reader was when they pressed; None where nobody remembers."""
        reply = self._replies.get(interaction.extras.get(REPLY, 0))
        return None if reply is None else reply.shown

    async def show(
        self, interaction: discord.Interaction[Any], screen: screens.Screen, shown: Any = None
    ) -> bool:
        """Show something to the reader alone, in the deferred reply.

        Returns False where they have pressed something else there meanwhile, and it was dropped.
        """
        view, files = screen
        if REPLY not in interaction.extras:  # it is new: nobody can have pressed anything in it
            message = await interaction.edit_original_response(view=view, attachments=files)
            self._of(interaction, message.id).shown = shown
            return True
        reply = self._of(interaction, interaction.extras[REPLY])
        async with reply.changing:
            if not self.is_current(interaction):
                return False
            await interaction.edit_original_response(view=view, attachments=files)
            reply.shown = shown
            return True

    async def say(self, interaction: discord.Interaction[Any], content: str, *rows: Row) -> bool:
        """Reply with a text, and rows below it, to the reader alone, as `show` does."""
        return await self.show(interaction, screens.notice(content, *rows))

    async def defer(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge an interaction, and load its reader."""
        if not interaction.response.is_done():
            await self.acknowledge(interaction)
            await self.know_reader(interaction)

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> None:
        """Answer within three seconds; a press in the reader's own reply changes that reply."""
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            self.note_press(interaction, message.id)
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        tracing.note_acknowledged()

    async def know_reader(self, interaction: discord.Interaction[Any]) -> None:
        """Load the reader's settings; go on without them if the store fails."""
        try:
            async with self._store.reading() as reads:
                await self.meet(reads, interaction)
            await self.learn_language(interaction)
        except StoreError:
            log.warning("settings could not be read; going on without", exc_info=True)

    async def meet(self, reads: Reads, interaction: discord.Interaction[Any]) -> None:
        """Read the reader's row and settings within a transaction."""
        _know(interaction, await reads.player(interaction.user.id))

    async def learn_language(self, interaction: discord.Interaction[Any]) -> None:
        """Store the language of a reader's Discord where it is new, to write letters in it."""
        if interaction.extras["settings"].get("spoken", "en") == str(interaction.locale):
            return
        async with self._store.transaction() as transaction:
            spoken = {"spoken": str(interaction.locale)}
            player = await transaction.set_player(interaction.user.id, spoken)
        _know(interaction, player)

    def reads_text(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether the reader wants text rather than pictures."""
        return bool(interaction.extras.get("settings", {}).get("display") == "text")

    def reads_large(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether the reader wants larger numbers and names on pictures."""
        return bool(interaction.extras.get("settings", {}).get("scale") == "large")

    def _of(self, interaction: discord.Interaction[Any], message_id: int) -> Reply:
        """Return the reply with an id; the first interaction seen in it counts as its last."""
        interaction.extras[REPLY] = message_id
        return self._replies.setdefault(message_id, Reply(interaction.id))


def _know(interaction: discord.Interaction[Any], player: PlayerRow) -> None:
    """Keep the reader with their interaction."""
    interaction.extras["player"], interaction.extras["settings"] = player, player.settings
