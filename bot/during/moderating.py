"""What moderators of a server do with its tables: said at the table, and without seeing a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot import lines, servers
from bot.before import lobby, lobby_post
from bot.during import closing, pausing
from bot.live import Live
from bot.store import OPEN, MatchChange, MatchRow, Work
from engine.core.refused import Refused

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
CLOSED = "mod-close"
"""What a table is told that a moderator closes."""
MODERATOR = "moderator"
"""Why a match rests that a moderator has paused."""


async def table_of_server(interaction: Interaction, table: str | None) -> MatchRow:
    """Return the table that a moderator means; raise `Refused` for others than moderators."""
    bot = interaction.client
    if not await servers.is_moderator(interaction):
        raise Refused("moderator-only")
    match_id = await bot.match_here(interaction, table)
    async with bot.store.reading() as reads:
        row = await reads.find_match(match_id)
    if row is None or row.guild_id != interaction.guild_id:
        raise Refused("not-of-server")
    return row


async def note(interaction: Interaction, row: MatchRow) -> None:
    """Tell the server's log which moderator did what."""
    bot, command = interaction.client, interaction.command
    async with bot.store.transaction() as work:
        await servers.log_to_server(
            work,
            row.guild_id,
            row.id,
            "moderated",
            bot.clock(),
            who=interaction.user.display_name,
            what=command.qualified_name if command else "",
        )
    bot.courier.wake()


async def close(bot: TableBot, row: MatchRow) -> None:
    """Close a lobby, or end a match without a result."""
    if row.status not in OPEN:
        raise Refused("close-over")
    if row.status == "lobby":
        await lobby.close(bot, row.id, said=CLOSED)
        await lobby_post.refresh_lobby(bot, row.id)
    else:
        await closing.end_match(bot, row.id, CLOSED)


async def pause(bot: TableBot, match_id: int) -> None:
    """Let a match rest until a moderator lets it go on."""

    async def rest(work: Work, live: Live) -> MatchChange:
        if live.row.status != "running":
            raise Refused("not-running")
        await lines.tell(work, live, "mod-pause", bot.clock())
        return MatchChange(status="paused", paused=MODERATOR)

    await bot.desk.change(match_id, rest)


async def resume(bot: TableBot, match_id: int) -> None:
    """Let a match go on that anybody has paused; without a place, or people, it cannot."""

    async def resumed(work: Work, live: Live) -> MatchChange:
        if live.row.status != "paused":
            raise Refused("not-paused")
        change = pausing.go_on(live)
        await lines.tell(work, live, "mod-resume", bot.clock())
        await pausing.call(work, live, bot.clock())
        return change

    await bot.desk.change(match_id, resumed)
