"""The end of a match: winners, places, and the buttons for what may follow."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.history.results import places_of
from bot.matches.live import Live
from bot.notify.announcements import Post
from bot.notify.writers import board_of, happened, headline, mentions_of, public_events, writes
from bot.services import Services
from bot.store import OutboxRow, Reads
from bot.ui import screens
from bot.ui.components import Press, custom_id
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.language.words import Words
from engine.core.saving.codec import decode_told

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
BUTTONS = (("rematch", "🔁"), ("reveal", "👁"), ("export", "💾"), ("verify", "🎲"))
"""What can be done when a match is over; its log is among the fixed buttons."""
SHOWN = (("graph", "📈"), ("poster", "🏆"), ("replay", "🎞"), ("timeline", "🃏"))
"""The pictures there are of the whole match."""


@writes("finished")
async def write_end(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write the winners and how they won, all places, some statistics, and the last board.

    None where the match goes on: its end was taken back.
    """
    live = await services.matches.look(post.match)
    if not live.match.over:
        return None
    locale = services.words.table_locale(live.row)
    last = await public_events(services, post)
    async with services.store.reading() as reads:
        whole, began = await told_to_all(reads, post.match)
    view = live.match.game.highlight(live.match.view(None), last)
    wording = Wording(live.match.game, locale, view)
    words = services.words.load(locale)
    content = screens.joined_lines(
        mentions_of(post),
        f"## {headline(live, wording, words, post)}",
        *places(live, wording, words),
        f"-# {lasted(live, wording, words, row.due_at - began)}",
        *(f"- {wording.message(each)}" for each in live.match.game.tally(whole)),
    )
    picture = await board_of(services, live, view, locale)
    return screens.post(
        content,
        services.words.labels(locale),
        post.match,
        row.id,
        picture=picture,
        below=happened(wording, last, words),
        rows=[after_row(post.match, words), after_row(post.match, words, SHOWN)],
        over=True,
    )


async def told_to_all(reads: Reads, match_id: int) -> tuple[list[Event], int]:
    """Return all public events of a match, and when they began."""
    rows = await reads.events(match_id, public=True)
    began = rows[0].at if rows else 0
    return [told.event for row in rows for told in decode_told(row.event)], began


def places(live: Live, wording: Wording, words: Words) -> list[str]:
    """List how everybody fared, the winners first."""
    match = live.match
    scores = list(match.game.scores(match.state))
    ranked = places_of(scores, match.state.winners)
    order = sorted(range(len(scores)), key=lambda seat: (ranked[seat], seat))
    return [
        words.say(
            "end-place",
            place=ranked[seat],
            who=live.seats[seat].name,
            plays=wording.seat(seat),
            score=wording.score(match.state, seat),
        )
        for seat in order
    ]


def lasted(live: Live, wording: Wording, words: Words, seconds: int) -> str:
    """Write the round in which a match ended, and how long it took."""
    return duration(
        wording.say("round", round=live.match.game.rounds(live.match.state)), words, seconds
    )


def duration(rounds: str, words: Words, seconds: int) -> str:
    """Write a duration in minutes, hours or days."""
    if seconds < 2 * HOUR:
        return words.say("end-minutes", rounds=rounds, minutes=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words.say("end-hours", rounds=rounds, hours=round(seconds / HOUR))
    return words.say("end-days", rounds=rounds, days=round(seconds / DAY))


def after_row(
    match_id: int, words: Words, kinds: Sequence[tuple[str, str]] = BUTTONS
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Build the buttons for a match that is over."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for kind, emoji in kinds:
        row.add_item(
            Press.button(custom_id(kind, match_id), words.say(f"label-{kind}"), emoji=emoji)
        )
    return row
