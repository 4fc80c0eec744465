"""Updating sent messages, as long as Discord allows editing them."""

from __future__ import annotations

import logging

import discord

from bot.notify.sending.failures import is_passing
from bot.services import Services
from bot.store import PostRow
from bot.ui import limits
from bot.ui.components import controls_on

log = logging.getLogger(__name__)
OFTEN_EDITED = 30046
"""Discord's error code for a message older than an hour that was edited too often since."""


def is_young(services: Services, post: PostRow) -> bool:
    """Return whether a message may still be edited."""
    return services.clock() - post.at <= limits.EDIT_SECONDS


def is_past_editing(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses to edit a message, now or forever: a new one is needed."""
    return isinstance(error, discord.NotFound) or error.code == OFTEN_EDITED


async def edit_post(
    services: Services, post: PostRow, view: discord.ui.LayoutView, *, again: bool = False
) -> None:
    """Update a message to its present text, unless it is gone or not ours.

    `again` raises a refusal that ends, so that a reminder stays due until the message is updated.
    """
    try:
        await _message(services, post).edit(view=view)
    except discord.HTTPException as error:
        if again and is_passing(error) and not is_past_editing(error):
            raise
        log.info("message %d is not brought up to date: %s", post.message_id, error)


async def delete_post(services: Services, post: PostRow, *, again: bool = False) -> None:
    """Delete a message, as `edit_post` updates it."""
    try:
        await _message(services, post).delete()
    except discord.HTTPException as error:
        if again and is_passing(error):
            raise
        log.info("message %d is not deleted: %s", post.message_id, error)


async def delete_if_pressable(services: Services, post: PostRow, kind: str) -> bool:
    """Delete a message that still has a control of a kind; return whether it had one.

    For one that is too old to be edited. A refusal that ends is raised.
    """
    place = services.discord.place(post.channel_id)
    try:
        message = await place.fetch_message(post.message_id)
        if not any(each.custom_id.startswith(f"{kind}:") for each in controls_on(message)):
            return False
        await message.delete()
    except discord.HTTPException as error:
        if is_passing(error):
            raise
        log.info("message %d is not deleted: %s", post.message_id, error)
        return False
    return True


def _message(services: Services, post: PostRow) -> discord.PartialMessage:
    return services.discord.place(post.channel_id).get_partial_message(post.message_id)
