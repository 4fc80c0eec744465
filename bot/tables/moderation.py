"""Moderators' acts on a server's tables: announced at the table, and without seeing a hand."""

from __future__ import annotations

from typing import Literal

from bot.lobby import lobby, lobby_post, servers
from bot.matches.live import Live
from bot.notify import table_news
from bot.seating.presence import seat_held
from bot.services import Interaction, Services
from bot.services.changes import changes_match
from bot.services.sentences import name_of_table
from bot.store import OPEN, MatchChange, MatchRow, Transaction
from bot.tables import closing, seats
from bot.tables import pause as pausing
from bot.ui.components import Pressed, on_press
from bot.ui.markup import bot_words, mention_time
from bot.ui.rows import RED, button, row_of
from engine.core.errors import Refused

CLOSED = "mod-close"
"""The message to a table closed by a moderator."""
MODERATOR = "moderator"
"""Reason for a pause by a moderator."""
Replacement = Literal["computer", "substitute"]


async def table_of_server(interaction: Interaction, table: str | None) -> MatchRow:
    """Return the table that a moderator means; raise `Refused` for other people."""
    if not await servers.is_moderator(interaction):
        raise Refused("moderator-only")
    return await find_moderated(
        interaction, await interaction.client.services.finder.match_here(interaction, table)
    )


async def find_moderated(interaction: Interaction, match_id: int) -> MatchRow:
    """Return a table for a moderator of its server; raise `Refused` for other people."""
    if not await servers.is_moderator(interaction):
        raise Refused("moderator-only")
    async with interaction.client.services.store.reading() as reads:
        row = await reads.find_match(match_id)
    if row is None or row.guild_id != interaction.guild_id:
        raise Refused("not-of-server")
    return row


async def note(interaction: Interaction, row: MatchRow, what: str = "") -> None:
    """Record a moderator's command in the server's log."""
    services, command = interaction.client.services, interaction.command
    async with services.store.transaction() as transaction:
        await servers.log_to_server(
            transaction,
            row.guild_id,
            row.id,
            "moderated",
            services.clock(),
            who=interaction.user.display_name,
            what=what or (command.qualified_name if command else ""),
        )
    services.notifier.wake()


# Ending a match


async def close(services: Services, row: MatchRow) -> None:
    """Close a lobby, or end a match without a result, so that it can be taken back."""
    if row.status not in OPEN:
        raise Refused("close-over")
    if row.status == "lobby":
        await lobby.close(services, row.id, said=CLOSED)
        await lobby_post.refresh_lobby(services, row.id)
    else:
        await closing.end_match(services, row.id, reopens=True)


async def needs_consent(services: Services, row: MatchRow, user_id: int) -> bool:
    """Return whether the table must agree, because the moderator plays or has played there."""
    live = await services.matches.look(row.id)
    async with services.store.reading() as reads:
        held = await reads.holdings(row.id, user_id)
    return bool(live.people() - {user_id}) and (bool(held) or live.seat_of(user_id) is not None)


async def ask_to_close(interaction: Interaction, row: MatchRow) -> None:
    """Ask a moderator to confirm the end of a match, or its table where they play in it."""
    services, user = interaction.client.services, interaction.user.id
    live = await services.matches.look(row.id)
    if await needs_consent(services, row, user):
        await closing.ask_table(services, live, user, reopens=True)
        await note(interaction, row)
        await services.answer(interaction, "close-asked-seated")
        return
    wording = services.words.wording(interaction, live, None)
    words = bot_words(wording.locale)
    question = words.say(
        "close-sure",
        table=name_of_table(live.row),
        time=wording.time(live.match.state),
        names=", ".join(seat.name for seat in live.seats),
    )
    buttons = row_of(
        button("modclose", row.id, words.say("label-close-sure"), style=RED),
        button("modkeep", row.id, words.say("label-close-not")),
    )
    await services.replies.say(interaction, question, buttons)


@on_press("modclose")
async def close_press(interaction: Interaction, given: Pressed) -> None:
    """End the match; offer to take that back."""
    services = interaction.client.services
    row = await find_moderated(interaction, given.match)
    if row.status not in OPEN:
        raise Refused("close-over")
    if await needs_consent(services, row, interaction.user.id):
        await ask_to_close(interaction, row)
        return
    await close(services, row)
    await note(interaction, row, "moderate close")
    label = services.words.say(interaction, "label-close-back")
    back = row_of(button("modreopen", row.id, label))
    until = mention_time(services.clock() + closing.REOPEN_SECONDS, "D")
    await services.replies.say(
        interaction, services.words.say(interaction, "close-done", until=until), back
    )


@on_press("modkeep")
async def keep_press(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    await services.answer(interaction, "close-not-done")


@on_press("modreopen")
async def reopen_press(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    row = await find_moderated(interaction, given.match)
    await closing.reopen(services, row.id)
    await note(interaction, row, "moderate reopen")
    await services.answer(interaction, "moderated")


# Freeing a seat


async def replace(
    services: Services, row: MatchRow, user_id: int, by: Replacement, moderator: int
) -> None:
    """Give a player's seat to a computer, or offer it to somebody."""
    seat = await seat_held(services, row.id, user_id)
    await _check_impartial(services, row, user_id, moderator)
    if by == "computer":
        await seats.replace(services, row.id, user_id, moderator)
    else:
        decided = table_news.BY_MODERATOR
        await seats.seek_substitute(services, row.id, seat, by=decided, moderator=moderator)


async def take_off(services: Services, row: MatchRow, user_id: int, moderator: int) -> None:
    """Remove a player from a match for good, and offer the seat."""
    await seat_held(services, row.id, user_id)
    await _check_impartial(services, row, user_id, moderator)
    await seats.take_off(services, row.id, user_id, moderator)


async def _check_impartial(services: Services, row: MatchRow, user_id: int, moderator: int) -> None:
    """Raise `Refused` for a moderator who frees a rival's seat: that is for the table to decide."""
    if user_id != moderator and await needs_consent(services, row, moderator):
        raise Refused("moderator-plays")


# Resting


@changes_match
async def pause(services: Services, transaction: Transaction, live: Live) -> MatchChange:
    """Pause a match until a moderator resumes it."""
    if live.row.status != "running":
        raise Refused("not-running")
    await table_news.tell(transaction, live, "mod-pause", services.clock())
    return MatchChange(status="paused", paused=MODERATOR)


@changes_match
async def resume(services: Services, transaction: Transaction, live: Live) -> MatchChange:
    """Resume a match that anybody paused; refuse where it has no place or no people."""
    if live.row.status != "paused":
        raise Refused("not-paused")
    change = pausing.go_on(live)
    await table_news.tell(transaction, live, "mod-resume", services.clock())
    await pausing.call(transaction, live, services.clock())
    return change
