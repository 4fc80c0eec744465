"""Messages of a turn under way: the seat to play, the players called, the events so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.matches.live import Live
from bot.notify import turn_clocks
from bot.notify.outbox import FELL_BACK, WINDOW, Post
from bot.notify.recap import (
    begun_before,
    board_of,
    headline,
    name_awaited,
    outcome_of,
    public_events,
)
from bot.notify.story import Heard, Told, read_story
from bot.notify.waiting_times import missing_people
from bot.notify.writers import ToTable, Written, to_table, writes
from bot.services import Services
from bot.services.sentences import labels_of, name_seats, wording_of
from bot.store import ClockRow, PlayerRow, Reads
from bot.ui import limits, screens
from bot.ui.emojis import icon_of_seat
from bot.ui.markup import Markup, mention_time
from bot.ui.preferences import preferences_of
from bot.ui.summaries import digest
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.language.words import Words

RUNNING, RUNNING_LINE = 8, 480
"""Most lines of the running message, and, if there are more, characters of each turn's line."""


@writes(ToTable, "turn")
async def write_turn(to: ToTable) -> Written:
    """Write whose turn it is: first what happened to them, the board, then the others."""
    services, live, post = to.services, to.live, to.post
    view = services.matches.commits.views.pop(to.row.marker, None) or live.match.view(None)
    told = await read_story(services, live, to.wording, post, post.seats or live.called_seats())
    view = live.match.game.highlight(view, told.heard.events)
    wording = wording_of(live, to.locale, view)
    own = told.own(live, wording)
    others = told.others(live, wording, len(own))
    return to.screen(
        call_by_name(to),
        f"## {emblem(to)}{headline(live, wording, to.words, post)}",
        *setup_lines(told.heard, to.words),
        *(wording.message(each) for each in live.match.game.matter(live.match.state)),
        own,
        *wording.warnings(),
        *await read_awaited_lines(services, live, to.words),
        picture=None if await is_outdated(to) else await board_of(services, live, view, to.locale),
        below=others,
    )


def call_by_name(to: ToTable) -> str:
    """Write who is called and why: a phone shows little more of a post than its first words."""
    if not to.post.mentions:
        return ""
    live = to.live
    current = live.match.game.current(live.match.state)
    theirs = current is not None and live.user_of(current) == to.post.mentions[0]
    why = "several" if len(to.post.mentions) > 1 else "turn" if theirs else "asked"
    return to.words.say("post-called", mentions=Markup(to.mentions), why=why)


async def is_outdated(to: ToTable) -> bool:
    """Return whether the next turn's post already waits: only its picture is worth drawing."""
    async with to.services.store.reading() as reads:
        return await reads.turn_post_waits_after(to.row)


def emblem(to: ToTable) -> str:
    """Write the icon of the only seat to play, if Discord has it."""
    if len(to.post.seats) != 1:
        return ""
    return to.services.emojis.write(icon_of_seat(to.wording, to.post.seats[0]))


def setup_lines(heard: Heard, words: Words) -> list[str]:
    """Write that a match is being set up, or has just been; empty later on."""
    if heard.setting_up:
        return [words.say("post-setting-up")]
    return [words.say("post-set-up")] if heard.set_up else []


@writes(ToTable, "call", "nudge")
async def write_call(to: ToTable) -> Written:
    """Call the players asked, with the events that led to it; None once all have answered."""
    who = name_awaited(to.live, to.wording, to.post.mentions)
    if not who:
        return None
    nudge = to.post.kind == "nudge"
    heard = await read_story(to.services, to.live, to.wording, to.post, to.live.called_seats())
    view = to.live.match.game.highlight(to.live.match.view(None), heard.heard.events)
    return to.screen(
        to.words.say(f"post-{to.post.kind}", who=who),
        f"## {title_under_way(to)}",
        *([] if nudge else subject_of(to, heard)),
        *await read_awaited_lines(to.services, to.live, to.words),
        picture=None if nudge else await board_of(to.services, to.live, view, to.locale),
    )


def title_under_way(to: ToTable) -> str:
    """Write when it is, and whose turn; where all choose at once, when it is."""
    live, wording = to.live, to.wording
    time, current = wording.time(live.match.state), live.match.game.current(live.match.state)
    if current is None:
        return time
    person = live.user_of(current) is not None
    whose = name_seats(live, [current], wording) if person else wording.seat(current)
    return to.words.say("post-under-way", time=time, whose=whose)


def subject_of(to: ToTable, told: Told) -> list[str]:
    """Write the subject of a call: the battle, the reason, the preceding events, and the question.

    An edit of an older post notifies nobody, so the weightiest events are repeated here.
    """
    match, wording = to.live.match, to.wording
    lines = [wording.message(each) for each in match.game.matter(match.state)]
    lines += causes_in_public(to.live, wording)
    own = told.own(to.live, wording)
    lines += [own, told.others(to.live, wording, len(own))]
    return lines + public_questions(to.live, wording)


def causes_in_public(live: Live, wording: Wording) -> list[str]:
    """Write why each player who may be named is asked, from public facts.

    A reason that all of them share is written once, without their names.
    """
    asked = [seat for seat in live.called_seats() if live.user_of(seat) is not None]
    reasons = [wording.cause(live.match.state, live.match.pending[seat]) for seat in asked]
    if len(asked) > 1 and len({*reasons}) == 1:
        return [reasons[0]] if reasons[0] else []
    named = [name_seats(live, [seat], wording) for seat in asked]
    return [f"**{name}** – {why}" for name, why in zip(named, reasons, strict=True) if why]


def public_questions(live: Live, wording: Wording) -> list[str]:
    """Write the questions of players who may be named, where those are public anyway."""
    asked = [
        live.match.pending[seat] for seat in live.called_seats() if live.user_of(seat) is not None
    ]
    titles = [f"**{wording.question(each)}**" for each in asked if each.public]
    return list(dict.fromkeys(titles))


@writes(ToTable, FELL_BACK)
async def write_fell_back(to: ToTable) -> Written:
    """Write that an updated bot asks for the last choices again, and who decides what now."""
    live, wording = to.live, to.wording
    lines = [
        f"**{name_seats(live, [seat], wording)}** – {wording.question(asked)}"
        for seat in live.called_seats()
        if live.user_of(seat) is not None and (asked := live.match.pending[seat]).public
    ]
    return to.screen(to.mentions, to.words.say("line-fell-back"), *lines)


@writes(ToTable, "running")
async def write_first_lines(to: ToTable) -> Written:
    """Write a new running message; None where everything in it was taken back."""
    if not await public_events(to.services, to.post):
        return None
    return await _write_events(to, to.mark)


async def write_running(services: Services, row: Any, post: Post, marker: int) -> screens.Screen:
    """Rewrite a running message that bears the marker of its first row."""
    return await _write_events(await to_table(services, row, post), marker)


async def _write_events(to: ToTable, marker: int) -> screens.Screen:
    begun = await begun_before(to.services, to.post, to.wording)
    events = await public_events(to.services, to.post)
    lines = running_lines(to.wording, begun, events) or [to.words.say("nothing-yet")]
    kept = limits.fit_lines([f"- {line}" for line in lines], limits.TEXT_TOTAL - 300)
    content = screens.join_lines(*kept, await public_line(to.services, to.live, to.words))
    labels, over = labels_of(to.words), to.live.match.over
    picture = await outcome_of(to.services, to.live, events, begun, to.locale)
    return screens.post(
        content, labels, to.match.id, marker, picture=picture, over=over, accent=to.accent
    )


def running_lines(wording: Wording, begun: Sequence[Event], events: Sequence[Event]) -> list[str]:
    """Write the events so far, shortened once there are many.

    The acting player's reply and the log have every die and card.
    """
    lines = wording.lines(wording.retell(events, begun))
    if len(lines) <= RUNNING:
        return lines
    heading = begun[:1]
    return digest(wording, [*heading, *events], RUNNING_LINE, told=len(heading))


async def public_line(services: Services, live: Live, words: Words) -> str:
    """Tell everybody that a window is open, naming nobody; empty where none is."""
    if not any(each.timed for each in live.match.pending.values()):
        return ""
    async with services.store.reading() as reads:
        rows = await reads.reminders(live.row.id)
    due = [row.due_at for row in rows if row.kind.startswith(f"{WINDOW}:")]
    return words.say("window-public", until=mention_time(max(due), "R")) if due else ""


@dataclass(frozen=True, slots=True)
class Awaited:
    """The awaited players, by user id, and their clocks, by seat."""

    players: Mapping[int, PlayerRow]
    clocks: Mapping[int, ClockRow]


async def read_awaited_lines(services: Services, live: Live, words: Words) -> list[str]:
    """Read the awaited players, and write their lines with `write_awaited`."""
    async with services.store.reading() as reads:
        known = await read_awaited(reads, live)
    return write_awaited(live, known, words, services.clock())


async def read_awaited(reads: Reads, live: Live) -> Awaited:
    """Read the public facts about the awaited players."""
    people = missing_people(live)
    if not people:
        return Awaited({}, {})
    clocks = {clock.seat: clock for clock in await reads.clocks(live.row.id)}
    return Awaited(await reads.players(people), clocks)


def write_awaited(live: Live, awaited: Awaited, words: Words, now: int) -> list[str]:
    """Write a line for each running clock, and for each awaited player who is away."""
    lines = []
    for user, player in awaited.players.items():
        seat = live.seat_of(user)
        assert seat is not None, "who is awaited has a seat"
        who = live.seats[seat].name
        away = preferences_of(player).away_until
        if away > now:
            lines.append(words.say("is-away", who=who, until=mention_time(away, "D")))
        clock = awaited.clocks.get(seat)
        due = turn_clocks.runs_out(clock) if clock is not None else None
        if due is not None:
            lines.append(words.say("clock-runs", who=who, until=mention_time(due, "R")))
    return lines
