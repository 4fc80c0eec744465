"""Letters: everybody has at most one about a match; a new one replaces it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.notify.outbox import APART, Letter, mark_of
from bot.notify.sending.edits import is_past_editing
from bot.notify.sending.failures import is_about_content, whole_or_words
from bot.services import Services
from bot.store import LETTER, OutboxRow, PostRow
from bot.ui import limits

if TYPE_CHECKING:
    from bot.ui.screens import Screen

log = logging.getLogger(__name__)


async def deliver(
    services: Services,
    channel: discord.DMChannel,
    row: OutboxRow,
    letter: Letter,
    written: Screen,
    found: int | None,
) -> bool:
    """Replace a person's last letter with a new one; `found` is its message if already sent.

    An edit notifies nobody, so a letter that rings is a new message, and the old one is deleted.
    Returns False for an edit, which succeeds where new letters are refused.
    """
    old = None if letter.kind in APART else await letter_before(services, row)
    young = old is not None and services.clock() - old.at <= limits.EDIT_SECONDS
    if found is None and young and not letter.rings and await rewrite(channel, old, written):
        return False

    async def send(screen: Screen) -> discord.Message:
        view, files = screen
        quietly = not letter.rings
        return await channel.send(view=view, files=files, nonce=mark_of(row), silent=quietly)

    if found is None:
        found = (await whole_or_words(send, written)).id
    if letter.kind not in APART and (old is None or old.message_id != found):
        await replace(services, channel, row, found, old)
    return True


async def letter_before(services: Services, row: OutboxRow) -> PostRow | None:
    """Return a person's present letter about a match; None where there is none."""
    async with services.store.reading() as reads:
        letters = await reads.posts(row.match_id or 0, LETTER)
    mine = [each for each in letters if each.state.get("user") == row.target_id]
    return mine[-1] if mine else None


async def rewrite(channel: discord.DMChannel, old: PostRow | None, written: Screen) -> bool:
    """Change the text of a letter; return whether that was possible, or a new one is needed."""
    view, files = written
    if old is None:
        return False
    try:
        await channel.get_partial_message(old.message_id).edit(view=view, attachments=files)
    except discord.HTTPException as error:
        if not (is_past_editing(error) or is_about_content(error)):
            raise
        for file in files:
            file.reset()
        return False
    return True


async def replace(
    services: Services,
    channel: discord.DMChannel,
    row: OutboxRow,
    message_id: int,
    old: PostRow | None,
) -> None:
    """Record the present letter, and delete the one before it."""
    letter = PostRow(
        message_id=message_id,
        match_id=row.match_id or 0,
        kind=LETTER,
        channel_id=channel.id,
        at=services.clock(),
        state={"user": row.target_id},
    )
    async with services.store.transaction() as transaction:
        await transaction.save_post(letter)
        if old is not None:
            await transaction.drop_post(old.message_id)
    if old is None:
        return
    try:
        await channel.get_partial_message(old.message_id).delete()
    except discord.HTTPException as error:
        log.info("cannot delete letter %d: %s", old.message_id, error)
