"""Following computers: where only they may still respond in secret, their answer is soon there."""

from __future__ import annotations

from bot.history.log_entries import heard_in
from bot.matches.live import Live
from bot.services import Interaction, Services
from engine.core.seats import Seat

AT_MOST = 20
"""So often computers may answer and store before a reader is left to press Play again."""


def responds_at_once(live: Live) -> bool:
    """Return whether a match waits for nothing but what computers respond in secret."""
    awaited = live.awaited()
    return bool(awaited) and not live.called() and all(live.user_of(s) is None for s in awaited)


async def responses(interaction: Interaction, live: Live, seat: Seat) -> list[str]:
    """Wait until computers have responded; return the events a seat heard."""
    services: Services = interaction.client.services
    match_id, now, since = live.row.id, live, live.match.head().next_choice - 1
    for _ in range(AT_MOST):
        async with services.matches.queue(match_id):  # computers hold it while they think
            now = await services.matches.look(match_id)
        if not responds_at_once(now):
            break
    async with services.store.reading() as reads:
        rows = await reads.events(match_id, since=since)
    wording = services.words.wording(interaction, now, seat)
    return wording.lines(each.event for each in heard_in(rows, seat))
