"""The log: a table's events, read by pages, filtered, or since a moment.

Everything starts from the events that one seat, or a spectator, has heard. A page reads from the
database only the events it shows; a filter reads the whole match once.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace

from bot.history.log_entries import (
    LINE,
    ROUND,
    TURN,
    Entry,
    LoggedEvent,
    Narrowed,
    entries_of,
    events_for_seat,
)
from bot.store import Reads
from bot.ui import limits
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.saving.codec import decode_events
from engine.core.seats import Seat

AT_ONCE = 120
"""Events read in one go."""
OF_A_TURN = 60
"""Public events read in one go, to find the turn under way: most turns have fewer."""
PAGE = limits.TEXT_TOTAL - 500
"""Most characters of a page, leaving room for the lines above it."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the log, and the positions where its neighbours begin; None if there is none."""

    lines: tuple[str, ...]
    older: int | None
    newer: int | None


# Writing


# Pages


async def page_before(
    reads: Reads, match_id: int, seat: Seat | None, wording: Wording, *, before: int
) -> Page:
    """Return the last page of events before a position."""
    entries: list[Entry] = []
    events: list[LoggedEvent] = []
    first = before
    while first > 1 and length(entries) < 2 * PAGE:
        rows = await reads.events(match_id, before=first, limit=AT_ONCE)
        if not rows:
            break
        first = rows[0].position
        events = events_for_seat(rows, seat) + events
        entries = entries_of(wording, events, Narrowed())
    above, round_ = await headings_before(reads, match_id, wording, before=first)
    entries = [*above, *entries_of(wording, events, Narrowed(), round_)]
    page = page_of(entries, before=before)
    more = await reads.events(match_id, after=before - 1, limit=1)
    return replace(page, newer=before - 1 if more else None)


async def page_after(
    reads: Reads, match_id: int, seat: Seat | None, wording: Wording, *, after: int
) -> Page:
    """Return the first page of events after a position."""
    above, round_ = await headings_before(reads, match_id, wording, before=after + 1)
    entries: list[Entry] = []
    events: list[LoggedEvent] = []
    last = after
    while length(entries) < 2 * PAGE:
        rows = await reads.events(match_id, after=last, limit=AT_ONCE)
        if not rows:
            break
        last = rows[-1].position
        events += events_for_seat(rows, seat)
        entries = entries_of(wording, events, Narrowed(), round_)
    page = page_of([*above, *entries], after=after)
    return replace(page, older=after + 1 if after else None)


async def search_page(
    reads: Reads,
    match_id: int,
    seat: Seat | None,
    wording: Wording,
    wanted: Narrowed,
    *,
    before: int | None = None,
    after: int | None = None,
) -> Page:
    events = events_for_seat(await reads.events(match_id), seat)
    return page_of(entries_of(wording, events, wanted), before=before, after=after)


async def headings_before(
    reads: Reads, match_id: int, wording: Wording, *, before: int
) -> tuple[list[Entry], int]:
    """Return the headings under which a position stands, and its round (0: before the first)."""
    found: dict[int, Entry] = {}
    async for each in events_before(reads, match_id, before=before):
        if TURN not in found and wording.is_heading(each.event):
            heading = wording.heading(each.event)
            found[TURN] = Entry(each.position, TURN, f"**{heading}**")
        begun = wording.game.round_of(each.event)
        if begun is not None:
            heading = f"### {wording.say('round', round=begun)}"
            found[ROUND] = Entry(each.position, ROUND, heading)
            return [found[level] for level in sorted(found)], begun
    return list(found.values()), 0


async def events_before(
    reads: Reads, match_id: int, *, before: int, at_once: int = AT_ONCE
) -> AsyncIterator[LoggedEvent]:
    """Yield public events before a position, latest first."""
    first = before
    while first > 1:
        rows = await reads.events(match_id, before=first, limit=at_once, public=True)
        if not rows:
            return
        first = rows[0].position
        for row in reversed(rows):
            for told in reversed(decode_events(row.event)):
                yield LoggedEvent(row.position, told.event, row.choice)


async def turn_under_way(
    reads: Reads, match_id: int, wording: Wording, *, before: int
) -> list[Event]:
    """Return the heading of the turn under way at a position; nothing before the first turn."""
    return (await turn_so_far(reads, match_id, wording, before=before))[:1]


async def turn_so_far(reads: Reads, match_id: int, wording: Wording, *, before: int) -> list[Event]:
    """Return the public events of the turn under way at a position, from its heading on."""
    found: list[Event] = []
    async for each in events_before(reads, match_id, before=before, at_once=OF_A_TURN):
        found.insert(0, each.event)
        if wording.is_heading(each.event):
            return found
    return []


def page_of(
    entries: Sequence[Entry], *, before: int | None = None, after: int | None = None
) -> Page:
    """Cut a page out of the log: the last lines before a position, or the first after one."""
    lines = [i for i, each in enumerate(entries) if each.level == LINE]
    if after is not None:
        chosen = fill_page([i for i in lines if entries[i].position > after], entries)
    else:
        inside = [i for i in lines if before is None or entries[i].position < before]
        chosen = fill_page(inside[::-1], entries)[::-1]
    if not chosen:
        return Page((), None, None)
    first, last = chosen[0], chosen[-1]
    shown = [*context_of(entries, first), *entries[first : last + 1]]
    if last == lines[-1]:  # the turn that has just begun is shown below
        shown += entries[last + 1 :]
    older = entries[first].position if first > lines[0] else None
    newer = None
    if last < lines[-1]:  # remarks appended to the last line are shown as well
        newer = max(entries[last].position, entries[last + 1].position - 1)
    return Page(tuple(limits.fit(each.text, PAGE // 2) for each in shown), older, newer)


def fill_page(numbers: Sequence[int], entries: Sequence[Entry]) -> list[int]:
    """Keep the first lines that fit a page together, and all lines of one position."""
    kept: list[int] = []
    room = PAGE
    for number in numbers:
        room -= len(entries[number].text) + 1
        if kept:
            between = range(min(kept[-1], number) + 1, max(kept[-1], number))
            room -= sum(len(entries[i].text) + 1 for i in between)
        if room < 0 and kept:
            break
        kept.append(number)
    return kept


def context_of(entries: Sequence[Entry], first: int) -> list[Entry]:
    """Return the headings above a line, the round's first."""
    above: dict[int, Entry] = {}
    for each in reversed(entries[:first]):
        if each.level < min([LINE, *above]):
            above[each.level] = each
        if each.level == ROUND:
            break
    return [above[level] for level in sorted(above)]


def length(entries: Sequence[Entry]) -> int:
    return sum(len(each.text) + 1 for each in entries)


# A reader's place in the log
