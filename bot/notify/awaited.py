"""Public facts on the awaited players: their clocks, and whether they are away."""

from __future__ import annotations

from bot.matches.live import Live
from bot.notify import turn_clocks
from bot.notify.awaited_since import missing_people
from bot.services import Services
from bot.ui.preferences import preferences_of
from engine.core.language.words import Words


async def facts(services: Services, live: Live, words: Words) -> list[str]:
    """Write a line for each clock that runs, and for each awaited person who is away."""
    people = missing_people(live)
    if not people:
        return []
    now = services.clock()
    async with services.store.reading() as reads:
        players = await reads.players(people)
        running = {clock.seat: clock for clock in await reads.clocks(live.row.id)}
    lines = []
    for user in people:
        seat = live.seat_of(user)
        assert seat is not None, "who is awaited has a seat"
        who = live.seats[seat].name
        away = preferences_of(players[user]).away_until
        if away > now:
            lines.append(words.say("is-away", who=who, until=f"<t:{away}:D>"))
        due = turn_clocks.runs_out(running[seat]) if seat in running else None
        if due is not None:
            lines.append(words.say("clock-runs", who=who, until=f"<t:{due}:R>"))
    return lines
