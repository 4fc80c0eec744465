"""Public events since a post, told in brief."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from bot.history.log import turn_so_far
from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.notify.outbox import Post
from bot.services import Services
from bot.services.sentences import name_players, name_seats
from bot.store import Reads
from bot.ui.summaries import digest, turns_in
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from bot.workers.scheduling import Rank
from engine.core.events import Event
from engine.core.language.words import Words
from render.games import RENDERERS

log = logging.getLogger(__name__)

TURNS, TURN_LINE, RECAP = 6, 240, 1500
"""Turns in a turn post, and most characters of each and of all; headlines may take more."""


async def board_of(services: Services, live: Live, view: Any, locale: str) -> DrawnPicture | None:
    """Draw the board; None where that fails, because a post without a picture beats no post."""
    try:
        return await services.pictures.draw(
            RENDERERS[live.row.game].board,
            name_players(live, view),
            locale,
            rank=Rank.POSTED,
            table=live.row.id,
        )
    except Exception:
        log.exception("match %d: the board could not be drawn", live.row.id)
        return None


async def outcome_of(
    services: Services, live: Live, events: Sequence[Event], before: Sequence[Event], locale: str
) -> DrawnPicture | None:
    """Draw the last rolls and reveals among public events; None without any, or if that fails.

    `before` are the events of the turn until then.
    """
    renderer = RENDERERS[live.row.game]
    view = live.match.game.highlight(live.match.view(None), events, before)
    if not renderer.list_outcomes(view):
        return None
    key = (live.row.id, renderer.list_outcomes(view), locale)
    try:
        return await services.pictures.draw_once(
            key, partial(renderer.outcome, view, locale), Rank.POSTED
        )
    except Exception:
        log.exception("match %d: what was rolled could not be drawn", live.row.id)
        return None


async def public_events(services: Services, post: Post) -> list[Event]:
    """Return the public events since the last turn post.

    The running message and calls continue after the last call.
    """
    async with services.store.reading() as reads:
        since = await find_start(reads, post)
        upto = post.upto if post.kind in ("turn", "finished") else None
        rows = await reads.events(post.match, since=since, upto=upto, public=True)
    return events_in(rows)


async def find_start(reads: Reads, post: Post) -> int:
    """Return the number of the choice after which a post's events begin."""
    since = await last_told(reads, post.match)
    if post.kind in ("running", "call"):
        return max(since, await last_told(reads, post.match, "call"))
    return since


async def begun_before(services: Services, post: Post, wording: Wording) -> list[Event]:
    """Return the public events of the turn under way before a post begins."""
    async with services.store.reading() as reads:
        since = await find_start(reads, post)
        last = await reads.last_position(post.match, upto=since)
        return await turn_so_far(reads, post.match, wording, before=last + 1)


async def last_told(reads: Reads, match_id: int, kind: str = "turn") -> int:
    """Return the number of the last choice covered by posts of a kind; -1 for none."""
    last = await reads.latest_post(match_id, kind)
    return -1 if last is None else last.state.get("upto", -1)


def recap(
    wording: Wording, events: Sequence[Event], words: Words, recent: int = TURNS, told: int = 0
) -> str:
    """Write the events, a line for each of the last turns.

    Earlier turns, and the first `told` events, are reduced to their headlines.
    """
    turns = len(turns_in(wording, events, told))
    shown = digest(wording, events, TURN_LINE, recent=recent, told=told)
    while recent > 1 and sum(map(len, shown)) > RECAP:
        recent -= 1
        shown = digest(wording, events, TURN_LINE, recent=recent, told=told)
    lines = [f"- {line}" for line in shown]
    if turns > len(shown):
        lines.insert(0, f"-# {words.say('earlier-lines', count=turns - len(shown))}")
    return "\n".join(lines)


def headline(live: Live, wording: Wording, words: Any, post: Post) -> str:
    match = live.match
    if post.kind == "finished":
        names = name_seats(live, match.state.winners, wording)
        by = wording.say(f"won-{match.game.ending(match.state)}")
        return str(words.say("post-won", names=names, by=by))
    who = name_seats(live, post.seats, wording) or name_awaited(live, wording)
    return str(words.say("post-turn", who=who, time=wording.time(match.state)))


def name_awaited(live: Live, wording: Wording, rung: Collection[int] = ()) -> str:
    people = [seat for seat in live.called_seats() if live.user_of(seat) is not None]
    return name_seats(live, people, wording, rung)
