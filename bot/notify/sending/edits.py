"""Messages that were sent are brought up to date while Discord lets old ones be edited."""

from __future__ import annotations

import logging

import discord

from bot.services import Services
from bot.store import PostRow
from bot.ui import limits

log = logging.getLogger(__name__)
OFTEN_EDITED = 30046
"""What Discord says of a message older than an hour that was edited often since."""


def is_young(services: Services, post: PostRow) -> bool:
    """Return whether a message may still be edited."""
    return services.clock() - post.at <= limits.EDIT_SECONDS


def is_past_editing(error: discord.HTTPException) -> bool:
    """Return whether Discord takes no edit of a message, now or ever: write another."""
    return isinstance(error, discord.NotFound) or error.code == OFTEN_EDITED


async def edit_post(services: Services, post: PostRow, view: discord.ui.LayoutView) -> None:
    """Show a message as it would be written now; one that is gone, or not ours, stays as it is."""
    message = services.discord.place(post.channel_id).get_partial_message(post.message_id)
    try:
        await message.edit(view=view)
    except discord.HTTPException as error:
        log.info("message %d is not brought up to date: %s", post.message_id, error)
