"""Writes what the sender sends: turn posts, the running message, the end, and letters.

Public texts come from the public view and from events that everybody may know; a letter comes from
its reader's view.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any

import discord

from bot.history.log import under_way
from bot.matches.live import Live
from bot.notify import awaited
from bot.notify.announcements import IDLE, NOBODY, WINDOW, Letter, Post, only_ending
from bot.services import Services
from bot.store import OutboxRow, Reads
from bot.ui import limits, screens
from bot.ui.wording import Wording
from bot.workers.pictures import Drawn
from engine.core.events import Event
from engine.core.language.words import Words
from engine.core.saving.codec import decode_told
from engine.core.seats import Seat
from render.games import RENDERERS

log = logging.getLogger(__name__)

TURNS, TURN_LINE, HAPPENED = 6, 240, 1500
"""Turns told of in a turn post, and the characters of each and of all; headlines may take more."""
LED = 2
"""Turns told of in a call: what led to it."""
RUNNING, RUNNING_LINE = 8, 480
"""Lines of the running message; where there would be more, the characters of each turn's line."""


Writer = Callable[["Services", OutboxRow, Post], Awaitable["screens.Screen | None"]]
LetterWriter = Callable[
    ["Services", OutboxRow, Letter, Live, Wording], Awaitable["screens.Screen | None"]
]
WRITERS: dict[str, Writer] = {}
"""The writer of each kind of channel message; it returns None where nothing is left to say."""
LETTER_WRITERS: dict[str, LetterWriter] = {}
"""The writer of each kind of letter to the holder of the seat it is about."""
GuestWriter = Callable[["Services", OutboxRow, Letter], Awaitable["screens.Screen | None"]]
GUEST_WRITERS: dict[str, GuestWriter] = {}
"""The writer of each kind of letter to people without a seat, from public facts alone."""


def writes(*kinds: str) -> Callable[[Writer], Writer]:
    """Register who writes messages of these kinds."""

    def register(writer: Writer) -> Writer:
        WRITERS.update(dict.fromkeys(kinds, writer))
        return writer

    return register


def writes_letter(*kinds: str) -> Callable[[LetterWriter], LetterWriter]:
    """Register who writes letters of these kinds."""

    def register(writer: LetterWriter) -> LetterWriter:
        LETTER_WRITERS.update(dict.fromkeys(kinds, writer))
        return writer

    return register


def writes_letter_to_guests(*kinds: str) -> Callable[[GuestWriter], GuestWriter]:
    """Register who writes letters of these kinds to people without a seat."""

    def register(writer: GuestWriter) -> GuestWriter:
        GUEST_WRITERS.update(dict.fromkeys(kinds, writer))
        return writer

    return register


async def write_post(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write a message for the channel; None where there is nothing to say any more."""
    return await WRITERS[post.kind](services, row, post)


@writes("turn")
async def write_turn(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write the present turn, the events since, and the board."""
    live = await services.matches.look(post.match)
    locale = services.words.table_locale(live.row)
    view = services.matches.commits.views.pop(row.marker, None) or live.match.view(None)
    events = await public_events(services, post)
    view = live.match.game.highlight(view, events)
    wording = Wording(live.match.game, locale, view)
    words = services.words.load(locale)
    content = screens.joined_lines(
        mentions_of(post),
        f"## {headline(live, wording, words, post)}",
        *(f"⚠️ {threat}" for threat in wording.threats()),
        *await awaited.facts(services, live, words),
    )
    picture = await board_of(services, live, view, locale)
    begun = await turn_under_way(services, post, wording)
    told = len(begun) + await told_by(services, post, "call")
    below = happened(wording, [*begun, *events], words, told=told)
    labels = services.words.labels(locale)
    return screens.post(content, labels, post.match, row.id, picture=picture, below=below)


@writes("call", "nudge")
async def write_call(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write the mentions of the players asked, and the events that led to it."""
    live = await services.matches.look(post.match)
    locale = services.words.table_locale(live.row)
    wording = Wording(live.match.game, locale, live.match.view(None))
    words = services.words.load(locale)
    who = who_is_awaited(live, wording)
    if not who:  # answered while this waited to be sent
        return None
    content = screens.joined_lines(
        mentions_of(post),
        words.say(f"post-{post.kind}", who=who),
        *await about(services, live, post, wording),
        *await awaited.facts(services, live, words),
    )
    return screens.post(content, services.words.labels(locale), post.match, row.id)


async def about(services: Services, live: Live, post: Post, wording: Wording) -> list[str]:
    """Write the subject of a call: the battle, the events before it, the question if it is public.

    An edit of an older post notifies nobody, so headlines are told although it tells them. Where
    there is none of that, at least whose turn is under way is said.
    """
    match = live.match
    begun = await turn_under_way(services, post, wording)
    led = [*begun, *await public_events(services, post)]
    told = len(begun) + await told_by(services, post, "running")
    lines = [wording.message(each) for each in match.game.matter(match.state)]
    lines.append(happened(wording, led, services.words.load(wording.locale), LED, told))
    lines += asked_in_public(live, wording)
    if any(lines):
        return lines
    headings = [wording.heading(each) for each in led if wording.is_heading(each)]
    if headings:
        return [f"**{headings[-1]}**"]
    return [f"**{wording.say('round', round=match.game.rounds(match.state))}**"]


def asked_in_public(live: Live, wording: Wording) -> list[str]:
    """Write the questions of the people who may be named, where those are public anyway."""
    asked = [live.match.pending[seat] for seat in live.called() if live.user_of(seat) is not None]
    titles = [f"**{wording.question(each)}**" for each in asked if each.public]
    return list(dict.fromkeys(titles))


def mentions_of(post: Post) -> str:
    """Write the mentions of a message."""
    return " ".join(f"<@{user}>" for user in post.mentions)


async def board_of(services: Services, live: Live, view: Any, locale: str) -> Drawn | None:
    """Draw the board; None where that fails, for a post without a picture beats no post."""
    try:
        return await services.pictures.draw(RENDERERS[live.row.game].board, view, locale)
    except Exception:
        log.exception("match %d: the board could not be drawn", live.row.id)
        return None


@writes("running")
async def write_first_lines(
    services: Services, row: OutboxRow, post: Post
) -> screens.Screen | None:
    """Write a new running message; None where everything in it was taken back."""
    told = await public_events(services, post)
    return (await write_running(services, post, row.id), []) if told else None


async def write_running(services: Services, post: Post, marker: int) -> Any:
    """Write the running message: all of this turn so far."""
    live = await services.matches.look(post.match)
    locale = services.words.table_locale(live.row)
    wording = Wording(live.match.game, locale, live.match.view(None))
    words = services.words.load(locale)
    begun, events = (
        await turn_under_way(services, post, wording),
        await public_events(services, post),
    )
    lines = running_lines(wording, begun, events) or [words.say("nothing-yet")]
    kept = limits.fit_lines([f"- {line}" for line in lines], limits.TEXT_TOTAL - 300)
    content = screens.joined_lines(*kept, await public_line(services, live, words))
    labels, over = services.words.labels(locale), live.match.over
    view, _ = screens.post(content, labels, post.match, marker, over=over)
    return view


def running_lines(wording: Wording, begun: Sequence[Event], events: Sequence[Event]) -> list[str]:
    """Write the events so far, shortened where they have become many.

    Every die and card stands in the acting player's reply, and in the log.
    """
    lines = wording.lines(events)
    if len(lines) <= RUNNING:
        return lines
    return wording.digest([*begun, *events], RUNNING_LINE, told=len(begun))


async def public_line(services: Services, live: Live, words: Words) -> str:
    """Tell everybody that a window is open, naming nobody; empty where none is."""
    if not any(each.timed for each in live.match.pending.values()):
        return ""
    async with services.store.reading() as reads:
        rows = await reads.reminders(live.row.id)
    due = [row.due_at for row in rows if row.kind.startswith(f"{WINDOW}:")]
    return words.say("window-public", until=f"<t:{max(due)}:R>") if due else ""


async def public_events(services: Services, post: Post) -> list[Event]:
    """Return the public events since the last turn post.

    The running message and calls go on after what the last call has told.
    """
    async with services.store.reading() as reads:
        since = await told_before(reads, post)
        upto = post.upto if post.kind in ("turn", "finished") else None
        rows = await reads.events(post.match, since=since, upto=upto, public=True)
    return [told.event for row in rows for told in decode_told(row.event)]


async def told_by(services: Services, post: Post, kind: str) -> int:
    """Count the public events among those of a post that one of another kind has told of."""
    async with services.store.reading() as reads:
        since, upto = await told_before(reads, post), await told_already(reads, post.match, kind)
        rows = await reads.events(post.match, since=since, upto=upto, public=True)
    return sum(len(decode_told(row.event)) for row in rows)


async def told_before(reads: Reads, post: Post) -> int:
    """Return the number of the choice after which a post begins to tell."""
    since = await told_already(reads, post.match)
    if post.kind in ("running", "call"):
        return max(since, await told_already(reads, post.match, "call"))
    return since


async def turn_under_way(services: Services, post: Post, wording: Wording) -> list[Event]:
    """Return the heading of the turn under way where a post begins."""
    async with services.store.reading() as reads:
        since = await told_before(reads, post)
        last = await reads.last_position(post.match, upto=since)
        return await under_way(reads, post.match, wording, before=last + 1)


async def told_already(reads: Reads, match_id: int, kind: str = "turn") -> int:
    """Return the number of the last choice that a post of a kind has told of; -1 for none."""
    last = await reads.latest_post(match_id, kind)
    return -1 if last is None else last.state.get("upto", -1)


def happened(
    wording: Wording, events: Sequence[Event], words: Words, recent: int = TURNS, told: int = 0
) -> str:
    """Write the events, a line for each of the last turns.

    Of earlier turns, and of the first `told` events, only the headlines.
    """
    turns = len(wording.turns(events, told))
    shown = wording.digest(events, TURN_LINE, recent=recent, told=told)
    while recent > 1 and sum(map(len, shown)) > HAPPENED:
        recent -= 1
        shown = wording.digest(events, TURN_LINE, recent=recent, told=told)
    lines = [f"- {line}" for line in shown]
    if turns > len(shown):
        lines.insert(0, f"-# {words.say('earlier-lines', count=turns - len(shown))}")
    return "\n".join(lines)


def headline(live: Live, wording: Wording, words: Any, post: Post) -> str:
    """Write the present turn, or the winners."""
    match = live.match
    if post.kind == "finished":
        names = named(live, match.state.winners, wording)
        by = wording.say(f"won-{match.game.ending(match.state)}")
        return str(words.say("post-won", names=names, by=by))
    time = wording.say("round", round=match.game.rounds(match.state))
    who = named(live, post.seats, wording) or who_is_awaited(live, wording)
    return str(words.say("post-turn", who=who, time=time))


def who_is_awaited(live: Live, wording: Wording) -> str:
    """Name the awaited people, with their factions."""
    people = [seat for seat in live.called() if live.user_of(seat) is not None]
    return named(live, people, wording)


def named(live: Live, seats: Iterable[int], wording: Wording) -> str:
    """Name the players of some seats, with their factions."""
    return ", ".join(f"{live.seats[seat].name} ({wording.seat(seat)})" for seat in seats)


async def write_letter(services: Services, row: OutboxRow, letter: Letter) -> screens.Screen | None:
    """Write a direct message; None if the receiver has left the seat."""
    if letter.seat == NOBODY:
        return await GUEST_WRITERS[letter.kind](services, row, letter)
    live = await services.matches.look(letter.match)
    if live.seats[letter.seat].user_id != row.target_id:
        return None
    preferences = await services.people.preferences(row.target_id)
    wording = Wording(live.match.game, preferences.language, live.view(Seat(letter.seat)))
    return await LETTER_WRITERS[letter.kind](services, row, letter, live, wording)


@writes_letter(IDLE)
async def write_idle(
    services: Services, row: OutboxRow, letter: Letter, live: Live, wording: Wording
) -> screens.Screen | None:
    """Remind a player that only the end of their turn is left; None where it is not."""
    if not only_ending(live, row.target_id):
        return None
    words, table = services.words.load(wording.locale), services.words.table_name(live)
    content = screens.joined_lines(
        f"**{words.say('letter-idle', table=table)}**",
        f"<#{live.row.channel_id}>" if live.row.channel_id else "",
    )
    return screens.post(content, services.words.labels(wording.locale), live.row.id, row.id)


def hand_text(wording: Wording) -> str:
    """Write the reader's hand, a line for each kind of card."""
    return "\n".join(f"- {line}" for line in wording.game.hand_lines(wording.view, wording.words))


def identities(message: discord.Message) -> Iterator[str]:
    """List the custom ids of a message's buttons, at any depth."""
    queue: list[Any] = list(message.components)
    while queue:
        component = queue.pop()
        identity = getattr(component, "custom_id", None)
        if identity:
            yield identity
        queue.extend(getattr(component, "children", ()))
