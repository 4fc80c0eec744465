"""Stories of the seats since a player last chose: their own affairs first, then the weightiest.

A public post tells them by seat, called seats first; a private one addresses its reader in the
second person. Every loss and point has its cause; smaller deeds follow while there is room.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.history.log import events_before, turn_under_way
from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.notify.outbox import Post
from bot.notify.recap import find_start, last_told
from bot.services import Services
from bot.services.sentences import name_seats
from bot.store import Reads
from bot.ui import limits
from bot.ui.markup import Markup
from bot.ui.option_wording import join
from bot.ui.summaries import in_a_row, turns_in
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.language.messages import Tale
from engine.core.seats import Seat

MOST, ROOM = 1500, 620
"""Most characters for the other seats' stories, and for a post that also has smaller deeds."""
LEAST = 60
"""Least characters for a line of smaller deeds."""


@dataclass(frozen=True, slots=True)
class Heard:
    """Public events since a player last chose or was told, without the setup."""

    events: tuple[Event, ...]
    begun: tuple[Event, ...] = ()
    """The heading of the turn under way before them."""
    set_up: bool = False
    """True where the first turn of the match is among them."""
    setting_up: bool = False
    """True where no turn has begun yet."""


async def read_since(reads: Reads, match_id: int, wording: Wording, choice: int) -> Heard:
    """Return the public events of choices after a given one."""
    rows = await reads.events(match_id, since=choice, public=True)
    events = events_in(rows)
    before = (await reads.last_position(match_id, upto=choice)) + 1
    begun = await turn_under_way(reads, match_id, wording, before=before)
    return without_setup(wording, begun, events)


def without_setup(wording: Wording, begun: Sequence[Event], events: Sequence[Event]) -> Heard:
    """Return events without those before the first turn; `begun` is the heading before them."""
    if begun:
        return Heard(tuple(events), tuple(begun))
    for number, event in enumerate(events):
        if wording.is_heading(event):
            return Heard(tuple(events[number:]), set_up=True)
    return Heard((), setting_up=True)


async def own_since(reads: Reads, live: Live, wording: Wording, seat: int, told: int) -> Heard:
    """Return the public events since a seat's holder last chose, otherwise since `told`."""
    user = live.seats[seat].user_id
    number = None if user is None else await reads.last_number_of(live.row.id, user)
    heard = await read_since(reads, live.row.id, wording, told if number is None else number)
    return without_own_turn(live, wording, heard, seat)


def without_own_turn(live: Live, wording: Wording, heard: Heard, seat: int) -> Heard:
    """Leave out the rest of a seat's own turn where only computers could answer in it.

    The reply to its last choice has waited for them, and told it.
    """
    alone = len(live.people()) == 1
    if not (alone and any(getattr(each, "seat", None) == seat for each in heard.begun)):
        return heard
    headings = (number for number, each in enumerate(heard.events) if wording.is_heading(each))
    later = next(headings, len(heard.events))
    return replace(heard, events=heard.events[later:], begun=())


async def read_missed(reads: Reads, live: Live, wording: Wording, user: int, seat: Seat) -> Heard:
    """Return the public events since a player last chose."""
    number = await reads.last_number_of(live.row.id, user)
    if number is None or number == await reads.last_number(live.row.id):
        return Heard(())
    heard = await read_since(reads, live.row.id, wording, number)
    return without_own_turn(live, wording, heard, seat)


async def read_own_turn(reads: Reads, live: Live, wording: Wording, user: int, seat: Seat) -> Heard:
    """Return the public events since the turn began in which a player last chose.

    If that turn was another's, or nobody's, those since the choice.
    """
    number = await reads.last_number_of(live.row.id, user)
    if number is None:
        return Heard(())
    events: list[Event] = []
    later = 0
    last = await reads.last_position(live.row.id)
    async for each in events_before(reads, live.row.id, before=last + 1):
        if each.choice >= number:
            later += 1
        elif wording.is_heading(each.event):
            if getattr(each.event, "seat", None) == seat:
                return Heard(tuple(reversed(events)), (each.event,))
            break
        events.append(each.event)
    return Heard(tuple(reversed(events[:later])))


# In public, by seat


@dataclass(frozen=True, slots=True)
class Told:
    """Contents of a post: events since each called seat last chose, and since the last post."""

    seats: tuple[int, ...]
    since_own: tuple[Heard, ...]
    heard: Heard
    fresh: Heard
    """Events also newer than the last call and running message: smaller deeds are told once."""

    def own(self, live: Live, wording: Wording) -> str:
        """Write what happened to the called seats, a line for each."""
        pairs = zip(self.seats, self.since_own, strict=True)
        lines = (own_story(live, wording, heard, seat) for seat, heard in pairs)
        return "\n".join(line for line in lines if line)

    def others(self, live: Live, wording: Wording, used: int) -> str:
        """Write what happened to the others, then smaller deeds if the post has room for them."""
        said = others_story(live, wording, self.heard, self.seats)
        names = {wording.seat(seat) for seat in self.seats}
        deeds = smaller_deeds(wording, self.fresh, ROOM - used - len(said), names)
        return "\n".join(part for part in (said, deeds) if part)


async def read_story(
    services: Services, live: Live, wording: Wording, post: Post, seats: Iterable[int]
) -> Told:
    """Read the contents of a post that calls some seats."""
    called = tuple(seat for seat in seats if live.user_of(seat) is not None)
    async with services.store.reading() as reads:
        told = await find_start(reads, post)
        heard = await read_since(reads, live.row.id, wording, told)
        own = [await own_since(reads, live, wording, seat, told) for seat in called]
        others = [await last_told(reads, live.row.id, kind) for kind in ("call", "running")]
        fresh = heard
        if (upto := max(others)) > told:
            fresh = await read_since(reads, live.row.id, wording, upto)
    return Told(called, tuple(own), heard, fresh)


def own_story(live: Live, wording: Wording, heard: Heard, seat: int) -> str:
    """Write what happened to a called seat, by its name; empty if nothing did."""
    tales = [each for each in tales_of(live, heard, seat) if each.seat == seat]
    return by_seat(wording, tales, {seat: name_seats(live, [seat], wording)})


def others_story(live: Live, wording: Wording, heard: Heard, called: Sequence[int]) -> str:
    """Write what happened to the seats not called, the weightiest first."""
    seat = called[0] if called else 0
    tales = [each for each in tales_of(live, heard, seat) if each.seat not in called]
    kept, length = [], 0
    for tale in sorted(tales, key=lambda each: -each.weight):
        length += len(wording.message(tale.message))
        if length > MOST:
            break
        kept.append(tale)
    said = by_seat(wording, kept, {}, start="- ")
    left = len(tales) - len(kept)
    return f"{said}\n-# {wording.say('more-steps', count=left)}" if left else said


def tales_of(live: Live, heard: Heard, seat: int) -> Sequence[Tale]:
    if not heard.events:
        return ()
    return live.match.game.story(live.match.state, heard.events, Seat(seat))


def by_seat(
    wording: Wording, tales: Iterable[Tale], names: Mapping[int, str], start: str = ""
) -> str:
    """Write a line for each seat: its name, then what happened to it in a row."""
    rows: dict[int, list[str]] = {}
    for tale in tales:
        deed = wording.deed(wording.message(tale.message), wording.seat(tale.seat))
        rows.setdefault(tale.seat, []).append(deed.removesuffix("."))
    return "\n".join(
        f"{start}**{names.get(seat) or wording.seat(seat)}** · {join(row)}"
        for seat, row in rows.items()
    )


def smaller_deeds(wording: Wording, heard: Heard, room: int, known: Collection[str]) -> str:
    """Write smaller deeds while there is room, except in turns of seats that know them."""
    rest: list[Event] = []
    busy: list[Event] = []
    heading = heard.begun[:1]
    for each in heard.events:
        if isinstance(each, wording.game.storied):
            busy += heading
        else:
            rest.append(each)
            heading = (each,) if wording.is_heading(each) else heading
    turns = turns_in(wording, [*heard.begun, *rest], len(heard.begun), busy)
    if len(turns) <= heard.set_up:
        return ""
    shown = [turn for turn in turns if turn.name not in known]
    lines: list[str] = []
    for number, turn in enumerate(shown):
        share = room // (len(shown) - number)
        if share < LEAST:
            break
        line = f"-# {in_a_row(wording, turn, share)}"
        room -= len(line)
        lines.append(line)
    return "\n".join(lines)


# To its reader alone


def own_tales(live: Live, wording: Wording, heard: Heard, seat: int) -> Markup:
    """Write to its holder what happened to a seat, in a row."""
    tales = [each for each in tales_of(live, heard, seat) if each.seat == seat]
    return Markup(" ".join(wording.message(each.message) for each in tales))


def write_story_to(live: Live, wording: Wording, heard: Heard, seat: int, most: int) -> list[str]:
    """Write what happened to the seats, first to the reader's own, in the second person."""
    own = own_tales(live, wording, heard, seat)
    tales = [each for each in tales_of(live, heard, seat) if each.seat != seat]
    rest = by_seat(wording, tales, {}, start="- ")
    return limits.fit_first([line for line in (own, *rest.splitlines()) if line], most)
