"""Writing what the courier sends: turn posts, the running message, the end, and letters.

Public texts come from the public view and from events that everybody may know; a letter comes from
its reader's view.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import discord

from bot import limits, plans, screens
from bot.components import Press, custom_id
from bot.drawing import Drawn
from bot.live import Live
from bot.news import IDLE, Letter, Post, only_ending
from bot.store import OutboxRow
from bot.wording import Wording
from engine.core.codec import decode_told
from engine.core.events import Event
from engine.core.seats import Seat
from render.games import RENDERERS

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from bot.app import TableBot

TURNS, TURN_LINE, HAPPENED = 6, 240, 1500
"""Turns told of in a turn post, and the characters of each and of all."""
LETTERS = 900


async def write_post(bot: TableBot, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write a message for the channel; None where there is nothing to say any more."""
    if post.kind == "options":
        return await write_options(bot, post)
    live = await bot.desk.look(post.match)
    locale = await bot.table_locale(live.row)
    view = bot.desk.views.pop(row.marker, None) or live.match.view(None)
    if post.kind == "running":
        told = await public_events(bot, post)
        return (await write_running(bot, post, row.id), []) if told else None
    if post.kind == "note":
        return await write_note(bot, post, row.id)
    events = await public_events(bot, post)
    view = live.match.game.highlight(view, events)
    wording = Wording(live.match.game, locale, view)
    words = bot.words(locale)
    labels = bot.labels_in(locale)
    mentions = " ".join(f"<@{user}>" for user in post.mentions)
    if post.kind in ("call", "nudge"):
        line = words.say(f"post-{post.kind}", who=who_is_awaited(live, wording))
        content = screens.joined_lines(mentions, line)
        return screens.post(content, labels, post.match, row.id)
    content = screens.joined_lines(
        mentions,
        f"## {headline(live, wording, words, post)}",
        *(f"⚠️ {threat}" for threat in wording.threats()),
    )
    picture = await board_of(bot, live, view, locale)
    below = happened(wording, events, words)
    return screens.post(content, labels, post.match, row.id, picture=picture, below=below)


async def board_of(bot: TableBot, live: Live, view: Any, locale: str) -> Drawn | None:
    """Draw the board; None where that fails, for a post without a picture beats no post."""
    try:
        return await bot.drawings.draw(RENDERERS[live.row.game].board, view, locale)
    except Exception:
        log.exception("match %d: the board could not be drawn", live.row.id)
        return None


async def write_options(bot: TableBot, post: Post) -> screens.Screen | None:
    """Ask those who joined for their OK to changed options; None once the lobby is over."""
    async with bot.store.reading() as reads:
        lobby = await reads.find_match(post.match)
    if lobby is None or lobby.status != "lobby":
        return None
    words = bot.words(await bot.table_locale(lobby))
    mentions = " ".join(f"<@{user}>" for user in post.mentions)
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(Press.button(custom_id("join", post.match), words.say("label-join")))
    content = screens.joined_lines(mentions, words.say("post-options"))
    return screens.layout(screens.text(content), row), []


async def write_running(bot: TableBot, post: Post, marker: int) -> Any:
    """Write the running message: all lines of this turn so far."""
    live = await bot.desk.look(post.match)
    locale = await bot.table_locale(live.row)
    wording = Wording(live.match.game, locale, live.match.view(None))
    lines = wording.lines(await public_events(bot, post)) or [bot.words(locale).say("nothing-yet")]
    kept = limits.fit_lines([f"- {line}" for line in lines], limits.TEXT_TOTAL - 300)
    view, _ = screens.post("\n".join(kept), bot.labels_in(locale), post.match, marker)
    return view


async def write_note(bot: TableBot, post: Post, marker: int) -> screens.Screen | None:
    """Write a note for everybody; None where it was deleted meanwhile."""
    live = await bot.desk.look(post.match)
    async with bot.store.reading() as reads:
        notes = await reads.notes(post.match)
    note = next((each for each in notes if each.id == post.about), None)
    if note is None:
        return None
    locale = await bot.table_locale(live.row)
    wording = Wording(live.match.game, locale, live.match.view(None))
    who = f"{live.seats[note.seat].name} ({wording.seat(note.seat)})"
    content = bot.words(locale).say("post-note", who=who, text=note.text)
    return screens.post(content, bot.labels_in(locale), post.match, marker)


async def public_events(bot: TableBot, post: Post) -> list[Event]:
    """Return what everybody may know of what happened since the last turn post."""
    async with bot.store.reading() as reads:
        last = await reads.latest_post(post.match, "turn")
        since = last.state.get("upto", -1) if last is not None else -1
        rows = await reads.events(post.match)
    heard = [row for row in rows if row.choice > since and row.heard_by(None)]
    if post.kind in ("turn", "finished"):
        heard = [row for row in heard if row.choice <= post.upto]
    return [told.event for row in heard for told in decode_told(row.event)]


def happened(wording: Wording, events: Iterable[Event], words: Any) -> str:
    """Write what happened, a line for each turn, the last ones in full."""
    turns = [f"- {limits.fit(line, TURN_LINE)}" for line in wording.digest(events)]
    shown = limits.fit_lines(turns, HAPPENED)[-TURNS:]
    if len(turns) > len(shown):
        shown.insert(0, f"-# {words.say('earlier-lines', count=len(turns) - len(shown))}")
    return "\n".join(shown)


def headline(live: Live, wording: Wording, words: Any, post: Post) -> str:
    """Write whose turn it is, or who has won."""
    match = live.match
    if post.kind == "finished":
        names = ", ".join(
            f"{live.seats[seat].name} ({wording.seat(seat)})" for seat in match.state.winners
        )
        by = wording.say(f"won-{match.state.won_by}")
        return str(words.say("post-won", names=names, by=by))
    time = wording.say("round", round=match.game.rounds(match.state))
    return str(words.say("post-turn", who=who_is_awaited(live, wording), time=time))


def who_is_awaited(live: Live, wording: Wording) -> str:
    """Name the people who are awaited, with what they play."""
    return ", ".join(
        f"{live.seats[seat].name} ({wording.seat(seat)})"
        for seat in live.awaited()
        if live.user_of(seat) is not None
    )


async def write_letter(bot: TableBot, row: OutboxRow, letter: Letter) -> screens.Screen | None:
    """Write a direct message: the hand as picture and text; None for who left the seat."""
    live = await bot.desk.look(letter.match)
    if live.user_of(letter.seat) != row.target_id:
        return None
    player = await bot.player(row.target_id)
    locale = player.settings.get("locale", "en")
    own = Seat(letter.seat)
    view = live.view(own)
    wording = Wording(live.match.game, locale, view)
    renderer = RENDERERS[live.row.game]
    words = bot.words(locale)
    if letter.kind == IDLE:
        return idle_letter(bot, row, live, locale) if only_ending(live, row.target_id) else None
    reads = player.settings.get("display") == "text"
    drawn = None if reads else await bot.drawings.draw(renderer.hand, view, locale, can_wait=True)
    content = screens.joined_lines(
        f"**{words.say(f'letter-{letter.kind}', table=bot.table_name(live))}**",
        limits.fit(hand_text(wording), LETTERS),
        plans.drawn_line(live, own, wording, letter.plans, words) if letter.plans else "",
        f"<#{live.row.channel_id}>" if live.row.channel_id else "",
        *(f"⚠️ {threat}" for threat in wording.threats()),
    )
    labels = bot.labels_in(locale)
    rows = plans.plan_row(live, own, wording, letter.plans, words)
    return screens.post(content, labels, letter.match, row.id, picture=drawn, rows=rows)


def idle_letter(bot: TableBot, row: OutboxRow, live: Live, locale: str) -> screens.Screen:
    """Remind somebody that only the end of their turn is left."""
    content = screens.joined_lines(
        f"**{bot.words(locale).say('letter-idle', table=bot.table_name(live))}**",
        f"<#{live.row.channel_id}>" if live.row.channel_id else "",
    )
    return screens.post(content, bot.labels_in(locale), live.row.id, row.id)


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
