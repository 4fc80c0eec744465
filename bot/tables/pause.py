"""Pausing a table by vote, and resuming it when any of its people wants it."""

from __future__ import annotations

from bot.matches.live import Live
from bot.matches.news import awaited_people
from bot.notify import table_news
from bot.notify.outbox import Post, queue_post, wish_mention
from bot.seating import votes
from bot.seating.automatic_pauses import reason_to_rest
from bot.seating.request_kinds import RequestKind, may_request
from bot.services import Services
from bot.services.changes import changes_match
from bot.store import MatchChange, RequestRow, Transaction
from engine.core.errors import Refused

PAUSE, VOTE = "pause", "vote"
"""The kind of request, and the reason for the pause."""


async def request_pause(services: Services, match_id: int, user_id: int) -> None:
    def voters(live: Live) -> set[int]:
        if live.seat_of(user_id) is None:
            raise Refused("no-seat")
        if live.row.status != "running":
            raise Refused("not-running")
        return live.humans() | {user_id}

    await votes.ask(services, match_id, PAUSE, {}, voters=voters, by=user_id)


@changes_match
async def pause(services: Services, transaction: Transaction, live: Live, why: str) -> MatchChange:
    """Pause a match and say so, unless it is paused already; a solo player reads it in the reply.

    The request's own message may be too far up by now, and beyond editing.
    """
    if live.row.status != "running":
        return MatchChange()
    if len(live.people()) > 1:
        await table_news.tell(transaction, live, "agreed-rest", services.clock())
    return MatchChange(status="paused", paused=why)


@changes_match
async def resume(
    services: Services, transaction: Transaction, live: Live, user_id: int
) -> MatchChange:
    """Resume a match and call the awaited players; a solo player is told in the reply."""
    if live.seat_of(user_id) is None:
        raise Refused("no-seat")
    if live.row.status != "paused":
        raise Refused("not-paused")
    if live.row.paused != VOTE:
        raise Refused(f"paused-{live.row.paused}")
    change = go_on(live)
    if live.people() != {user_id}:
        await call(transaction, live, services.clock())
    return change


def go_on(live: Live) -> MatchChange:
    """Resume a paused match; raise `Refused` where it has no place, or nobody plays."""
    if reason := reason_to_rest(live.seats, live.row.channel_id):
        raise Refused(f"paused-{reason}")
    return MatchChange(status="running", paused=None)


async def call(transaction: Transaction, live: Live, now: int) -> None:
    """Call the awaited players after a pause, by each one's settings."""
    await table_news.write_letters(transaction, live, now)
    if people := awaited_people(live):
        mentions = await wish_mention(transaction, people)
        post = Post(live.row.id, "call", live.match.state.turn, 0, mentions)
        await queue_post(transaction, live.row, post, now)


async def _perform(services: Services, request: RequestRow) -> None:
    await pause(services, request.match_id, VOTE)


async def _is_stale(services: Services, request: RequestRow) -> bool:
    """Return whether a match rests already, other than by this request."""
    row = (await services.matches.look(request.match_id)).row
    return row.status != "running" and row.paused != VOTE


may_request(
    RequestKind(PAUSE, needs="most", silence=False, hours=24, perform=_perform, stale=_is_stale)
)
