"""Pausing a table by vote, and resuming it when any of its people wants it."""

from __future__ import annotations

from bot.matches.live import Live
from bot.matches.news import awaited_people
from bot.notify.outbox import Letter, Post, letter_to, queue_post
from bot.seating import votes
from bot.seating.automatic_pauses import reason_to_rest
from bot.services import Services
from bot.services.changes import changes_match
from bot.store import MatchChange, RequestRow, Transaction
from bot.ui.preferences import preferences_of
from engine.core.errors import Refused

VOTE = "vote"


async def request_pause(services: Services, match_id: int, user_id: int) -> None:
    live = await services.matches.look(match_id)
    if live.seat_of(user_id) is None:
        raise Refused("no-seat")
    if live.row.status != "running":
        raise Refused("not-running")
    await votes.ask(services, match_id, "pause", {}, voters=sorted(live.humans()), by=user_id)


@changes_match
async def pause(services: Services, transaction: Transaction, live: Live, why: str) -> MatchChange:
    """Pause a match, unless it is paused already."""
    if live.row.status != "running":
        return MatchChange()
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
    """Call the awaited players after a pause or in a new place, by each one's settings."""
    people = awaited_people(live)
    players = await transaction.players(people)
    wished = {user: preferences_of(player) for user, player in players.items()}
    for user in people:
        seat = live.seat_of(user)
        if seat is not None and wished[user].by_letter:
            letter = Letter(live.row.id, "asked", seat, rings=True)
            await transaction.add_outbox(
                live.row.id, [letter_to(user, letter, live.row.version + 1, now)]
            )
    if people:
        mentions = tuple(user for user in people if wished[user].by_mention)
        post = Post(live.row.id, "call", live.match.state.turn, 0, mentions)
        await queue_post(transaction, live.row, post, now)


async def _perform(services: Services, request: RequestRow) -> None:
    await pause(services, request.match_id, VOTE)


votes.may_request(
    votes.RequestKind("pause", needs="most", silence=False, hours=24, perform=_perform)
)
