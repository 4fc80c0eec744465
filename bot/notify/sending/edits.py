"""Updating sent messages, as long as Discord allows editing them."""

from __future__ import annotations

import logging

import discord

from bot.services import Services
from bot.store import PostRow
from bot.ui import limits

log = logging.getLogger(__name__)
OFTEN_EDITED = 30046
"""Discord's error code for a message older than an hour that was edited too often since."""


def is_young(services: Services, post: PostRow) -> bool:
    """Return whether a message may still be edited."""
    return services.clock() - post.at <= limits.EDIT_SECONDS


def is_past_editing(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses to edit a message, now or forever: a new one is needed."""
    return isinstance(error, discord.NotFound) or error.code == OFTEN_EDITED


async def edit_post(services: Services, post: PostRow, view: discord.ui.LayoutView) -> None:
    """Update a message to its present text, unless it is gone or not ours."""
    message = services.discord.place(post.channel_id).get_partial_message(post.message_id)
    try:
        await message.edit(view=view)
    except discord.HTTPException as error:
        log.info("message %d is not brought up to date: %s", post.message_id, error)
