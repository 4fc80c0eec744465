"""The lines and headings of a log, written from what one seat, or a spectator, has heard."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.store import EventRow
from bot.ui.message_ids import field_types, kebab
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Game
from engine.core.saving.codec import decode_events
from engine.core.seats import Seat

LONGEST_FIND = 48
"""Most characters for a search in a button's id."""


ROUND, TURN, LINE = range(3)
"""Levels of entries: the heading of a round, of a turn, or a line."""


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event that a reader may know of, its position in the record, and the choice it follows."""

    position: int
    event: Event
    choice: int = 0


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

    def write(self) -> str:
        """Write the filter for a control's id; raise `Refused` if its search is too long."""
        find = base64.urlsafe_b64encode(self.find.encode()).decode().rstrip("=")
        if len(find) > LONGEST_FIND:
            raise Refused("find-long", text=self.find)
        return f"{self.round}.{self.seat}.{self.topic}.{find}"

    @classmethod
    def read(cls, written: str) -> Narrowed:
        """Read a filter from a control's id; raise `Refused` if it is not ours."""
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


def seats_in(event: Event) -> Iterator[int]:
    for name, kind, many in field_types(type(event)):
        if kind == "Seat":
            value = getattr(event, name)
            yield from value if many else (value,)


def events_in(rows: Iterable[EventRow]) -> list[Event]:
    """Return the events in rows, secrets included."""
    return [told.event for row in rows for told in decode_events(row.event)]


def events_for_seat(rows: Iterable[EventRow], seat: Seat | None) -> list[LoggedEvent]:
    """Return the events that a seat, or a spectator, may know of."""
    return [
        LoggedEvent(row.position, told.event)
        for row in rows
        if row.is_for(seat)
        for told in decode_events(row.event)
    ]


def entries_of(
    wording: Wording, events: Iterable[LoggedEvent], wanted: Narrowed, round_: int = 0
) -> list[Entry]:
    """Write the log: a heading for each round and turn, and the lines below it.

    `round_` is the round before the first event. A turn that ended without a line says that nothing
    was done; other headings without lines are left out, as are lines that only announce a round.
    """
    found: list[Entry] = []
    idle = ""
    last: Event | None = None
    for each in joined(wording, events):
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
            follows = last is not None and event.continues(last)
            if write_line(found, wording, event, position, wanted, follows=follows):
                last = event
    low = wanted.find.lower()
    kept = without_bare(each for each in found if each.level < LINE or low in each.text.lower())
    while wanted and kept and kept[-1].level < LINE:
        kept.pop()
    return kept


def joined(wording: Wording, events: Iterable[LoggedEvent]) -> Iterator[LoggedEvent]:
    """Yield events, each that says all of the one before in its place: no page parts the two."""
    told: LoggedEvent | None = None
    for each in events:
        if told is not None and wording.game.supersedes(each.event, told.event):
            each = replace(each, position=told.position)
        elif told is not None:
            yield told
        told = each
    if told is not None:
        yield told


def write_line(
    found: list[Entry],
    wording: Wording,
    event: Event,
    position: int,
    wanted: Narrowed,
    *,
    follows: bool,
) -> bool:
    """Add an event as a line, or to the last if it `follows`; return whether the line is new."""
    after = f"e-{kebab(type(event))}.after"
    follows = follows and bool(found) and found[-1].level == LINE and wording.words.has(after)
    if follows and not wanted.topic and wanted.seat < 0:
        said = wording.say(after, **wording.fields(event))
        found[-1] = replace(found[-1], text=f"{found[-1].text} {said}")
    elif line := wording.event(event):
        found.append(Entry(position, LINE, f"- {line}"))
        return True
    return False


def put(found: list[Entry], heading: Entry) -> None:
    """Add a heading, replacing empty ones of its level or lower."""
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
