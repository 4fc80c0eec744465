"""Finding a message that may have been sent before the process died."""

from __future__ import annotations

import logging

import discord

from bot.services import Services
from bot.ui.components import controls_on

log = logging.getLogger(__name__)
LOOK_BACK = 50
"""Number of messages of a channel searched for one that may have been sent."""


async def find_sent(
    services: Services, channel: discord.abc.Messageable, part: str
) -> discord.Message | None:
    """Look in a channel's history for a message of ours with a control whose id has this part.

    Where the bot may not read the history, there is none: twice is better than never, and Discord
    drops the second for some minutes.
    """
    try:
        async for message in channel.history(limit=LOOK_BACK):
            if message.author.id == services.discord.own_id and any(
                part in control.custom_id for control in controls_on(message)
            ):
                return message
    except discord.Forbidden as error:
        log.info("a message with %s is not looked for: %s", part, error)
    return None
