"""The chronicle: a table's events, read by pages, filtered, or since a moment.

Everything starts from what one seat, or a spectator, has heard. A page reads from the database only
what it shows; narrowing it down reads the whole match once.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.matches.live import Live
from bot.store import EventRow, GlanceRow, Reads, Store
from bot.ui import limits
from bot.ui.wording import Wording, field_types, kebab
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.saving.codec import decode_events, decode_state
from engine.core.seats import Seat

AT_ONCE = 120
"""Events read in one go."""
PAGE = limits.TEXT_TOTAL - 500
"""Characters of a page, with room for what stands above it."""
LONGEST_FIND = 48
"""Characters that a search may take in a button's id."""
ROUND, TURN, LINE = range(3)
"""How high an entry stands: the heading of a round, of a turn, or a line."""


@dataclass(frozen=True, slots=True)
class Heard:
    """An event that a reader may know of, and its position in the record."""

    position: int
    event: Event


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log, or a heading in it."""

    position: int
    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Narrowed:
    """A filter for a log; without any field it keeps everything."""

    round: int = 0
    seat: int = -1
    topic: str = ""
    find: str = ""

    def __bool__(self) -> bool:
        return self != Narrowed()

    def written(self) -> str:
        """Write it for a control's id; raise `Refused` for a search that is too long."""
        find = base64.urlsafe_b64encode(self.find.encode()).decode().rstrip("=")
        if len(find) > LONGEST_FIND:
            raise Refused("find-long", text=self.find)
        return f"{self.round}.{self.seat}.{self.topic}.{find}"

    @classmethod
    def read(cls, written: str) -> Narrowed:
        """Read it from a control's id; raise `Refused` where it is none of ours."""
        try:
            round_, seat, topic, find = written.split(".")
            text = base64.urlsafe_b64decode(find + "=" * (-len(find) % 4)).decode()
            return cls(int(round_), int(seat), topic, text)
        except (ValueError, binascii.Error):
            raise Refused("outdated-menu") from None

    def keeps(self, game: Game[Any], event: Event) -> bool:
        """Return whether an event is of the topic and concerns the seat; text is searched later."""
        if self.topic and not isinstance(event, game.topics.get(self.topic, ())):
            return False
        return self.seat < 0 or self.seat in seats_in(event)


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the log, and the positions at which the next ones begin; None where none does."""

    lines: tuple[str, ...]
    older: int | None
    newer: int | None


def seats_in(event: Event) -> Iterator[int]:
    for name, kind, many in field_types(type(event)):
        if kind == "Seat":
            value = getattr(event, name)
            yield from value if many else (value,)


def heard_in(rows: Iterable[EventRow], seat: Seat | None) -> list[Heard]:
    """Return the events that a seat, or a spectator, may know of."""
    return [
        Heard(row.position, told.event)
        for row in rows
        if row.is_for(seat)
        for told in decode_events(row.event)
    ]


# Writing


def entries_of(
    wording: Wording, events: Iterable[Heard], wanted: Narrowed, round_: int = 0
) -> list[Entry]:
    """Write the log: a heading for each round and turn, and the lines below it.

    `round_` is the round before the first event. A turn that ended without a line says that nothing
    was done; any other heading below which nothing stands is left out, as is a line that says no
    more than that a round begins.
    """
    found: list[Entry] = []
    idle = ""
    for each in events:
        event, position = each.event, each.position
        begun = wording.game.round_of(event)
        if wording.is_heading(event):
            if idle and not wanted and found[-1].level == TURN:
                found.append(Entry(found[-1].position, LINE, f"- {idle}"))
            idle = wording.idle(event)
        if begun is not None and begun != round_:
            round_ = begun
            heading = f"### {wording.say('round', round=round_)}"
            put(found, Entry(position, ROUND, heading))
        if wanted.round and round_ != wanted.round:
            continue
        if wording.is_heading(event):
            put(found, Entry(position, TURN, f"**{wording.heading(event)}**"))
        elif begun is None and wanted.keeps(wording.game, event):
            write_line(found, wording, event, position, wanted)
    low = wanted.find.lower()
    kept = without_bare(each for each in found if each.level < LINE or low in each.text.lower())
    while wanted and kept and kept[-1].level < LINE:
        kept.pop()
    return kept


def write_line(
    found: list[Entry], wording: Wording, event: Event, position: int, wanted: Narrowed
) -> None:
    """Add an event as a line, or append it to the line it belongs to."""
    after = f"e-{kebab(type(event))}.after"
    follows = bool(found) and found[-1].level == LINE and wording.words.has(after)
    if follows and not wanted.topic and wanted.seat < 0:
        said = wording.say(after, **wording.fields(event))
        found[-1] = replace(found[-1], text=f"{found[-1].text} {said}")
    elif line := wording.event(event):
        found.append(Entry(position, LINE, f"- {line}"))


def put(found: list[Entry], heading: Entry) -> None:
    """Add a heading; it replaces empty ones of its level or lower."""
    while found and LINE > found[-1].level >= heading.level:
        found.pop()
    found.append(heading)


def without_bare(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out empty headings, except that of the current turn."""
    kept: list[Entry] = []
    for each in entries:
        if each.level < LINE:
            put(kept, each)
        else:
            kept.append(each)
    return kept


# Pages


async def page_before(
    reads: Reads, match_id: int, seat: Seat | None, wording: Wording, *, before: int
) -> Page:
    """Return the last page of events before a position."""
    entries: list[Entry] = []
    events: list[Heard] = []
    first = before
    while first > 1 and length(entries) < 2 * PAGE:
        rows = await reads.events(match_id, before=first, limit=AT_ONCE)
        if not rows:
            break
        first = rows[0].position
        events = heard_in(rows, seat) + events
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
    events: list[Heard] = []
    last = after
    while length(entries) < 2 * PAGE:
        rows = await reads.events(match_id, after=last, limit=AT_ONCE)
        if not rows:
            break
        last = rows[-1].position
        events += heard_in(rows, seat)
        entries = entries_of(wording, events, Narrowed(), round_)
    page = page_of([*above, *entries], after=after)
    return replace(page, older=after + 1 if after else None)


async def narrowed_page(
    reads: Reads,
    match_id: int,
    seat: Seat | None,
    wording: Wording,
    wanted: Narrowed,
    *,
    before: int | None = None,
    after: int | None = None,
) -> Page:
    events = heard_in(await reads.events(match_id), seat)
    return page_of(entries_of(wording, events, wanted), before=before, after=after)


async def headings_before(
    reads: Reads, match_id: int, wording: Wording, *, before: int
) -> tuple[list[Entry], int]:
    """Return the headings under which a position stands, and its round (0: before the first)."""
    found: dict[int, Entry] = {}
    async for each in told_before(reads, match_id, before=before):
        if TURN not in found and wording.is_heading(each.event):
            heading = wording.heading(each.event)
            found[TURN] = Entry(each.position, TURN, f"**{heading}**")
        begun = wording.game.round_of(each.event)
        if begun is not None:
            heading = f"### {wording.say('round', round=begun)}"
            found[ROUND] = Entry(each.position, ROUND, heading)
            return [found[level] for level in sorted(found)], begun
    return list(found.values()), 0


async def told_before(reads: Reads, match_id: int, *, before: int) -> AsyncIterator[Heard]:
    """Yield public events before a position, latest first."""
    first = before
    while first > 1:
        rows = await reads.events(match_id, before=first, limit=AT_ONCE)
        if not rows:
            return
        first = rows[0].position
        for each in reversed(heard_in(rows, None)):
            yield each


async def turn_under_way(
    reads: Reads, match_id: int, wording: Wording, *, before: int
) -> list[Event]:
    """Return the heading of the turn under way at a position; nothing before the first turn."""
    async for each in told_before(reads, match_id, before=before):
        if wording.is_heading(each.event):
            return [each.event]
    return []


def page_of(
    entries: Sequence[Entry], *, before: int | None = None, after: int | None = None
) -> Page:
    """Cut a page out of the log: the last lines before a position, or the first after one."""
    lines = [i for i, each in enumerate(entries) if each.level == LINE]
    if after is not None:
        chosen = fitting([i for i in lines if entries[i].position > after], entries)
    else:
        inside = [i for i in lines if before is None or entries[i].position < before]
        chosen = fitting(inside[::-1], entries)[::-1]
    if not chosen:
        return Page((), None, None)
    first, last = chosen[0], chosen[-1]
    shown = [*context_of(entries, first), *entries[first : last + 1]]
    if last == lines[-1]:  # the turn that has just begun stands below
        shown += entries[last + 1 :]
    older = entries[first].position if first > lines[0] else None
    newer = entries[last].position if last < lines[-1] else None
    return Page(tuple(limits.fit(each.text, PAGE // 2) for each in shown), older, newer)


def fitting(numbers: Sequence[int], entries: Sequence[Entry]) -> list[int]:
    """Keep the first of these lines that fit a page together, and all of one position."""
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


# What somebody has seen


async def seen_upto(reads: Reads, match_id: int, user_id: int) -> GlanceRow:
    """Return the position a person has seen: of their last look, or after their last choice."""
    glance = await reads.glance(match_id, user_id)
    moved = await moved_upto(reads, match_id, user_id)
    if glance is None:
        return GlanceRow(match_id=match_id, user_id=user_id, position=moved, choice=0, at=0)
    return msgspec.structs.replace(glance, position=max(glance.position, moved))


async def moved_upto(reads: Reads, match_id: int, user_id: int) -> int:
    """Return the position of the last event that came of somebody's own last choice."""
    number = await reads.last_number_of(match_id, user_id)
    return 0 if number is None else await reads.last_position(match_id, upto=number)


async def choice_seen(reads: Reads, match_id: int, user_id: int, *, moved: bool) -> int:
    """Return the last choice whose effects a person has seen, or with `moved` their own last."""
    number = await reads.last_number_of(match_id, user_id) or 0
    glance = None if moved else await reads.glance(match_id, user_id)
    return number if glance is None else max(number, glance.choice)


async def table_then(
    reads: Reads, live: Live, seat: Seat | None, choice: int
) -> tuple[Any, list[Event]] | None:
    """Return a seat's view at the nearest checkpoint before a choice, and its events since.

    None where no checkpoint is so early.
    """
    kept = await reads.checkpoint_before(live.row.id, choice + 1)
    if kept is None:
        return None
    game = live.match.game
    rows = await reads.events(live.row.id, since=kept.after)
    state = decode_state(game, kept.state)
    return game.view(state, seat), [each.event for each in heard_in(rows, seat)]


async def note_glance(store: Store, match_id: int, user_id: int, now: int) -> None:
    """Record that a person has seen the table as it is now, unless already recorded."""
    async with store.reading() as reads:
        glance = await new_glance(reads, match_id, user_id, now)
    if glance is not None:
        async with store.transaction() as transaction:
            await transaction.save_glance(glance)


async def new_glance(reads: Reads, match_id: int, user_id: int, now: int) -> GlanceRow | None:
    """Return what to record where a person sees the table; None where that is recorded."""
    position = await reads.last_position(match_id)
    known = await reads.glance(match_id, user_id)
    choice = await reads.last_number(match_id)
    if known is not None and (known.position, known.choice) == (position, choice):
        return None
    return GlanceRow(match_id=match_id, user_id=user_id, position=position, choice=choice, at=now)
