"""Handling messages that could not be sent: trying again, holding for an hour, or giving up.

No message is given up because Discord or the network is down. A refusal that a second attempt
cannot change is final at once, so that the next message can be sent.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.matches.live import SetAside
from bot.notify.outbox import MUTED, letters_about
from bot.notify.sending import closed_letters, lost_places
from bot.notify.writers import ToHolder, Written, writes
from bot.services import Services, tracing
from bot.store import MatchChange, OutboxRow, StoreError, Transaction
from bot.ui import screens

log = logging.getLogger(__name__)

PAUSES = (5, 15, 60, 120)
"""Seconds before each further attempt: posts resume within two minutes after Discord is back."""
OUR_ATTEMPTS = 5
"""Attempts to write a message despite a fault of ours: a new version may have fixed it."""
HOUR = 3600
DAY_OF_ATTEMPTS = 24
"""Hourly attempts without permission before the place counts as lost."""
AWAY = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, StoreError)
"""Errors raised where Discord, the network or the database is down; time-outs included."""
PASSING = (401, 408, 429)
"""Statuses of refusals that end: a token being replaced, a time-out, too many requests."""
TOO_FAST = (40003, 40004, 40006, 40062, 130000)
"""Error codes of what Discord takes again later: too many new letters, an overload, a pause."""
CLOSED_DM, NO_ACCESS, NO_CHANNEL, NO_PERMISSION = 50007, 50001, 10003, 50013
NO_SERVER_SHARED, NO_RECIPIENT, NO_SUCH_USER = 50278, 50033, 10013
NO_LETTERS = (CLOSED_DM, NO_SERVER_SHARED, NO_RECIPIENT, NO_SUCH_USER)
"""Error codes of people who cannot be written to: closed, gone from the server, or deleted."""
LOCKED_THREAD = 50083


async def handle_failure(services: Services, row: OutboxRow, error: Exception) -> None:
    """Decide by the error how to go on with an unsent message."""
    if is_passing(error):
        log.warning("message %d waits: %s", row.id, error)
        await try_again(services, row, tracing.describe(error))
    elif isinstance(error, SetAside):
        await _wait_for_repair(services, row)
    elif isinstance(error, discord.HTTPException):
        await _handle_refusal(services, row, error)
    else:
        log.error("message %d could not be written", row.id, exc_info=error)
        if row.attempts < OUR_ATTEMPTS:
            await try_again(services, row, tracing.describe(error))
        else:
            await give_up(services, row, tracing.describe(error))


def is_passing(error: Exception) -> bool:
    """Return whether an error is unrelated to the message: another attempt may succeed."""
    if isinstance(error, discord.HTTPException) and (
        error.status in PASSING or error.code in TOO_FAST
    ):
        return True
    return isinstance(error, AWAY)


def is_about_content(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses the message's content, not its sender or destination."""
    return error.status in (400, 413)


async def whole_or_words(
    send: Callable[[screens.Screen], Awaitable[discord.Message]], screen: screens.Screen
) -> discord.Message:
    """Send a message, without its picture where Discord refuses pictures."""
    try:
        return await send(screen)
    except discord.HTTPException as error:
        if not screen[1] or not is_about_content(error):
            raise
        log.warning("a message goes without its picture: %s", error)
        return await send(screens.without_pictures(screen))


async def _handle_refusal(services: Services, row: OutboxRow, error: discord.HTTPException) -> None:
    """Act on a refusal by Discord: hold the message, move it to another place, or give it up."""
    if error.code in NO_LETTERS:
        if row.target == "channel":  # a table in direct messages continues in replies alone
            await give_up(services, row, "closed DM")
            return
        await closed_letters.give_up(services, row)
    elif error.code == NO_CHANNEL:
        await lost_places.readdress(services, row, "channel gone")
    elif error.code == LOCKED_THREAD:
        if await lost_places.unlock(services, row.target_id):
            await try_again(services, row, "thread archived", in_doubt=False)
        else:
            await lost_places.readdress(services, row, "thread locked")
    elif error.code in (NO_ACCESS, NO_PERMISSION) and row.target == "channel":
        await _hold_without_permission(services, row, error)
    else:
        log.error("message %d is given up: %s", row.id, error)
        await give_up(services, row, f"{error}")


async def try_again(
    services: Services, row: OutboxRow, error: str, *, in_doubt: bool = True
) -> None:
    """Try again after a pause; `in_doubt` where the message may have arrived all the same."""
    again = services.clock() + PAUSES[min(row.attempts, len(PAUSES)) - 1]
    async with services.store.transaction() as transaction:
        await transaction.mark_failed(row, error=error, retry_at=again, doubtful=in_doubt)


async def _wait_for_repair(services: Services, row: OutboxRow) -> None:
    """Put off a message about a match that cannot be loaded, without holding up later ones.

    Those of a table fall due at the same moment, and so leave in their order.
    """
    now, pause = services.clock(), PAUSES[-1]
    async with services.store.transaction() as transaction:
        await transaction.readdress(row, row.target_id, due_at=now - now % pause + pause)


async def give_up(services: Services, row: OutboxRow, error: str) -> None:
    """Record that a message will not be sent."""
    async with services.store.transaction() as transaction:
        await transaction.mark_failed(row, error=error, retry_at=None)


# A channel in which the bot may not write


async def _hold_without_permission(
    services: Services, row: OutboxRow, error: discord.HTTPException
) -> None:
    """Try again each hour, and tell the players at once; after a day the place counts as lost."""
    if row.attempts > DAY_OF_ATTEMPTS:
        await lost_places.readdress(services, row, error.text)
        return
    log.warning("message %d waits for permission: %s", row.id, error)
    now = services.clock()
    async with services.store.transaction() as transaction:
        await transaction.mark_failed(row, error=f"{error}", retry_at=now + HOUR, held=True)
        match = await transaction.find_match(row.match_id or 0)
        if match is None or MUTED in match.options or match.channel_id != row.target_id:
            return
        options = match.options | {MUTED: now}
        await transaction.change_match(
            match.id, match.version, MatchChange(options=options), at=now
        )
        letters = letters_about(await transaction.seats(match.id), MUTED, match.version + 1, now)
        await transaction.add_outbox(match.id, letters)
    services.notifier.wake()


@writes(ToHolder, MUTED)
async def write_muted(to: ToHolder) -> Written:
    """Tell a player why the table is silent; None once it no longer is."""
    if MUTED not in to.match.options:
        return None
    return to.screen(to.words.say("letter-muted", table=to.table, place=to.place))


async def unmute(transaction: Transaction, row: OutboxRow, now: int) -> None:
    """Record that the bot may write at a table again."""
    match = await transaction.find_match(row.match_id or 0)
    if match is not None and MUTED in match.options and match.channel_id == row.target_id:
        options = {key: value for key, value in match.options.items() if key != MUTED}
        await transaction.change_match(
            match.id, match.version, MatchChange(options=options), at=now
        )
