"""Waiting for computers: where only they may still respond in secret, they soon have."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.history.log_entries import events_for_seat
from bot.matches.live import Live
from bot.services import Interaction, Services
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.language.messages import Retold
from engine.core.seats import Seat

AT_MOST = 20.0
"""Seconds to wait for computers before the reader has to press Play again."""
LOOK_AGAIN = 0.1
"""Seconds between two looks: computers think without holding the match."""


def responds_at_once(live: Live) -> bool:
    """Return whether a match waits for nothing but secret responses of computers."""
    awaited = live.awaited_seats()
    return (
        bool(awaited) and not live.called_seats() and all(live.user_of(s) is None for s in awaited)
    )


async def responses(
    interaction: Interaction, live: Live, seat: Seat, began: int
) -> tuple[Sequence[Event | Retold], Sequence[Event]]:
    """Wait until computers have responded; return the events that a seat heard.

    Those of the turn under way are retold; those of later turns stand apart. `began` is the last
    choice before that turn, which helps to tell them.
    """
    services: Services = interaction.client.services
    match_id, now, since = live.row.id, live, live.match.head().next_choice - 1
    for _ in range(round(AT_MOST / LOOK_AGAIN)):
        async with services.matches.queue(match_id):
            now = await services.matches.look(match_id)
        if not responds_at_once(now):
            break
        await asyncio.sleep(LOOK_AGAIN)
    async with services.store.reading() as reads:
        rows = await reads.events(match_id, since=began)
    wording = services.words.wording(interaction, now, seat)
    earlier, later = (
        [each.event for each in events_for_seat(part, seat)]
        for part in ([r for r in rows if r.choice <= since], [r for r in rows if r.choice > since])
    )
    present, after = split_at_turn(wording, later)
    return wording.retell(present, earlier), after


def split_at_turn(wording: Wording, events: Sequence[Event]) -> tuple[Sequence[Event], ...]:
    """Part events into those of the turn under way and those since the next one began."""
    ends = next((n for n, each in enumerate(events) if wording.is_heading(each)), len(events))
    return events[:ends], events[ends:]
