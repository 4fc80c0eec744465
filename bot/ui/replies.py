"""Private replies: each shows what its reader pressed last, and nothing that comes late.

Whoever presses on in a reply has gone on: a picture or a tip that is then ready for an earlier
press would take away what they look at. Replies beside it are not concerned.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from bot.ui.screens import Screen

MOST_REMEMBERED = 5000
"""Replies whose last press is remembered; an older one can hardly be waiting for anything."""
REPLY = "reply"
"""Under which an interaction keeps the id of the reply that it is shown in."""


@dataclass(slots=True)
class Reply:
    """A reply: the last interaction in it, and a lock that lets one change of it end at a time.

    A picture takes longer on its way than the text that follows it.
    """

    latest: int
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)


class Replies:
    """The replies that readers look at, as far as this process knows."""

    def __init__(self) -> None:
        self._replies: OrderedDict[int, Reply] = OrderedDict()

    def pressed(self, interaction: discord.Interaction[Any], message_id: int) -> None:
        """Remember that somebody has pressed something in a reply."""
        self._of(interaction, message_id).latest = interaction.id

    def is_current(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether nothing else was pressed in an interaction's reply since."""
        reply = self._replies.get(interaction.extras.get(REPLY, 0))
        return reply is None or reply.latest == interaction.id

    async def show(self, interaction: discord.Interaction[Any], screen: Screen) -> bool:
        """Change an interaction's reply, and return whether it was not too late for that."""
        view, files = screen
        if REPLY not in interaction.extras:  # it is new: nobody can have pressed anything in it
            message = await interaction.edit_original_response(view=view, attachments=files)
            self._of(interaction, message.id)
            return True
        async with self._of(interaction, interaction.extras[REPLY]).changing:
            if not self.is_current(interaction):
                return False
            await interaction.edit_original_response(view=view, attachments=files)
            return True

    def _of(self, interaction: discord.Interaction[Any], message_id: int) -> Reply:
        """Return the reply with an id; the interaction that is first heard of in it is its last."""
        interaction.extras[REPLY] = message_id
        reply = self._replies.setdefault(message_id, Reply(interaction.id))
        self._replies.move_to_end(message_id)
        while len(self._replies) > MOST_REMEMBERED:
            self._replies.popitem(last=False)
        return reply
