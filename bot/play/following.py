"""Following computers: where only they may still respond in secret, their answer is soon there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.history.log import heard_in
from bot.matches.live import Live
from engine.core.seats import Seat

if TYPE_CHECKING:
    from bot.app.client import TableBot

Interaction = discord.Interaction["TableBot"]

AT_MOST = 20
"""So often computers may answer and store before a reader is left to press Play again."""


def responds_at_once(live: Live) -> bool:
    """Return whether a match waits for nothing but what computers respond in secret."""
    awaited = live.awaited()
    return bool(awaited) and not live.called() and all(live.user_of(s) is None for s in awaited)


async def responses(interaction: Interaction, live: Live, seat: Seat) -> list[str]:
    """Wait until computers have responded; return what a seat heard of it."""
    bot: TableBot = interaction.client
    match_id, now, since = live.row.id, live, live.match.head().next_choice - 1
    for _ in range(AT_MOST):
        async with bot.desk.queue(match_id):  # computers hold it while they think
            now = await bot.desk.look(match_id)
        if not responds_at_once(now):
            break
    async with bot.store.reading() as reads:
        rows = await reads.events(match_id, since=since)
    wording = await bot.wording(interaction, now, seat)
    return wording.lines(each.event for each in heard_in(rows, seat))
