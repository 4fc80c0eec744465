"""The hall: all tables of a server, those with open seats first, with the time each has waited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.lobby.options import seats_wanted
from bot.services import Services
from bot.store import MatchRow, SeatRow
from bot.ui.markup import escape, mention_channel, mention_time
from engine.core.language.words import Words

STUCK = 3 * 24 * 3600
"""Seconds without a move after which a table counts as stuck."""
LISTS = ("open", "stuck", "resting", "running")


@dataclass(frozen=True, slots=True)
class Entry:
    """A table of the hall."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    list: str
    free: int


async def tables_of(services: Services, guild_id: int) -> list[Entry]:
    """List the open tables of a server, in the order of the lists."""
    async with services.store.reading() as reads:
        rows = await reads.matches_of_guild(guild_id)
        seated = await reads.seats_of([row.id for row in rows])
    entries = [entry_of(row, seated.get(row.id, ()), services.clock()) for row in rows]
    return sorted(entries, key=lambda each: (LISTS.index(each.list), each.row.updated_at))


def entry_of(row: MatchRow, seats: tuple[SeatRow, ...], now: int) -> Entry:
    if row.status == "lobby":
        return Entry(row, seats, "open", max(0, seats_wanted(row) - len(seats)))
    free = sum(bool(seat.offered) for seat in seats)
    if row.status == "paused":
        return Entry(row, seats, "resting", free)
    if free:
        return Entry(row, seats, "open", free)
    return Entry(row, seats, "stuck" if now - row.updated_at >= STUCK else "running", 0)


def write_hall(services: Services, entries: Sequence[Entry], words: Words) -> list[str]:
    """Write the hall, a line for each table below the heading of its list."""
    lines: list[str] = []
    for name in LISTS:
        here = [each for each in entries if each.list == name]
        if here:
            lines.append(words.say(f"hall-{name}", count=len(here)))
            lines += [line_of(services, each, words) for each in here]
    return lines or [words.say("hall-empty")]


def line_of(services: Services, entry: Entry, words: Words) -> str:
    """Write a table's line: number, place, people, and its state."""
    row = entry.row
    people = ", ".join(each.name for each in entry.seats if each.user_id is not None)
    where = mention_channel(row.channel_id) if row.channel_id else words.say("hall-no-place")
    since = mention_time(row.updated_at, "R")
    state = words.say(f"hall-line-{entry.list}", free=entry.free, since=since)
    return f"- **{services.words.row_name(row)}** {where} · {escape(people) or '–'} · {state}"
