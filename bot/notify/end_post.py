"""The end of a match: winners, places, and buttons for the next steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.history.log_entries import events_in
from bot.history.results import places_of
from bot.matches.live import Live
from bot.notify.recap import board_of, headline, public_events, recap
from bot.notify.writers import ToTable, Written, writes
from bot.store import Reads
from bot.ui.components import Row
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from engine.core.events import Event
from engine.core.game import Game
from engine.core.language.words import Words

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
BUTTONS = (("rematch", "🔁"), ("reveal", "👁"), ("export", "💾"), ("verify", "🎲"))
"""Buttons for a match that is over; its log is among the fixed ones."""
SHOWN = (("graph", "📈"), ("poster", "🏆"), ("replay", "🎞"), ("timeline", "🃏"))
"""Buttons for pictures of the whole match."""


@writes(ToTable, "finished")
async def write_end(to: ToTable) -> Written:
    """Write the winners and how they won, all places, some statistics, and the last board.

    None where the match goes on: its end was taken back.
    """
    services, live, post, words = to.services, to.live, to.post, to.words
    if not live.match.over:
        return None
    last = await public_events(services, post)
    async with services.store.reading() as reads:
        whole, began = await read_public_events(reads, post.match)
    game, match = live.match.game, live.match
    view = game.highlight(match.view(None), last)
    wording = Wording(game, to.locale, view)
    decisive = game.decided_by(whole, match.state.winners)
    return to.screen(
        to.mentions,
        f"## {headline(live, wording, words, post)}",
        *places(live, wording, words),
        f"-# {duration(wording.time(live.match.state), words, to.row.due_at - began)}",
        *(wording.message(each) for each in decisive),
        *(f"-# · {wording.message(each)}" for each in game.tally(whole)),
        picture=await board_of(services, live, view, to.locale),
        below=recap(wording, before_the_result(game, last), words),
        rows=[after_row(post.match, words), after_row(post.match, words, SHOWN)],
        over=True,
    )


async def read_public_events(reads: Reads, match_id: int) -> tuple[list[Event], int]:
    """Return all public events of a match, and their start time."""
    rows = await reads.events(match_id, public=True)
    began = rows[0].at if rows else 0
    return events_in(rows), began


def before_the_result(game: Game[Any], events: Sequence[Event]) -> list[Event]:
    """Leave out what the lines above tell: who won, how, and what was counted for it."""
    return [each for each in events if not isinstance(each, game.results)]


def places(live: Live, wording: Wording, words: Words) -> list[str]:
    """List everybody's result, the winners first."""
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


def duration(rounds: str, words: Words, seconds: int) -> str:
    """Write a duration in minutes, hours or days."""
    if seconds < 2 * HOUR:
        return words.say("end-minutes", rounds=rounds, minutes=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words.say("end-hours", rounds=rounds, hours=round(seconds / HOUR))
    return words.say("end-days", rounds=rounds, days=round(seconds / DAY))


def after_row(match_id: int, words: Words, kinds: Sequence[tuple[str, str]] = BUTTONS) -> Row:
    labels = ((kind, words.say(f"label-{kind}"), emoji) for kind, emoji in kinds)
    return row_of(*(button(kind, match_id, label, emoji=emoji) for kind, label, emoji in labels))
