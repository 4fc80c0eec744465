"""Requests: votes of a table's people outside the rules, such as on a pause or an undo.

A request is posted in the table's channel with two buttons, and shows who has answered. It is
carried when enough have agreed, or when its time is over and silence counts as consent. Its act is
done once: a reminder stays due until it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from bot.matches.live import Live
from bot.notify.outbox import Post, queue_post, to_channel
from bot.notify.reminders import UNTIL_DONE, does_when_due
from bot.notify.sending.edits import is_young
from bot.seating.request_kinds import (
    BY,
    REQUESTS,
    VOTERS,
    Fate,
    outcome_of,
    silence_agrees,
)
from bot.seating.request_posts import (
    AGREE,
    REFUSE,
    REQUEST,
    messages_of,
    show,
    show_soon,
    tell_fate,
)
from bot.services import Interaction, Services
from bot.store import MatchChange, ReminderRow, RequestRow, Transaction
from bot.ui.components import Pressed, on_press
from engine.core.errors import Refused

DUE = REQUEST
"""Kind of the reminder that looks at a request again, followed by a colon and its number."""
HOUR = 3600


# Opening and answering


async def ask(
    services: Services,
    match_id: int,
    kind: str,
    about: dict[str, Any],
    *,
    voters: Callable[[Live], Collection[int]],
    by: int,
    hours: int | None = None,
) -> None:
    """Open a vote of people at a table, chosen as its seats are held at that moment.

    Raises `Refused` where the same is asked already. The requester has agreed by asking.
    """
    alone: int | None = None

    async def write(transaction: Transaction, live: Live) -> MatchChange:
        nonlocal alone
        people, now = sorted(voters(live)), services.clock()
        due = now + HOUR * (REQUESTS[kind].hours if hours is None else hours)
        others = [user for user in people if user != by]
        if any(each.kind == kind for each in await transaction.requests(match_id)):
            raise Refused("request-open")
        asked = about | {VOTERS: people, BY: by}
        request = await transaction.open_request(match_id, kind, asked, at=now, due_at=due)
        if by in people:
            await transaction.answer_request(request, str(by), True)
        await plan_review(transaction, match_id, request, due if others else now)
        if others:
            await queue_post(transaction, live.row, _call(live, request, others), now)
        alone = None if others else request
        return MatchChange()

    await services.matches.change(match_id, write, unseen=True)
    if alone is not None:
        await settle(services, match_id, alone)


async def answer(
    services: Services, match_id: int, request_id: int, user_id: int, yes: bool
) -> None:
    """Take a voter's answer; raise `Refused` if the user isn't asked or the vote is closed."""
    async with services.store.transaction() as transaction:
        request = await transaction.request(request_id)
        if request is None or request.match_id != match_id:
            raise Refused("request-closed")
        if user_id not in request.about[VOTERS]:
            raise Refused("request-not-you")
        answered = await transaction.answer_request(request_id, str(user_id), yes)
        if answered is not None:
            await _finish_after_a_crash(transaction, answered, services.clock())
            await show_soon(transaction, answered, None, services.clock())
    await settle(services, match_id, request_id)


async def _finish_after_a_crash(transaction: Transaction, request: RequestRow, now: int) -> None:
    """Plan the review of a request that is decided: nobody else answers if this process dies."""
    if outcome_of(request, now) is not None:
        soon = now + UNTIL_DONE
        due = soon if request.due_at is None else min(soon, request.due_at)
        await plan_review(transaction, request.match_id, request.id, due)


async def settle(services: Services, match_id: int, request_id: int, *, news: bool = True) -> None:
    """Carry a request out, or close it, where it is decided.

    Without `news` its message is left alone until then: an edit would tell of a secret choice.
    """
    async with services.store.reading() as reads:
        request = await reads.request(request_id)
    if request is None:
        return
    kind, carried = REQUESTS[request.kind], outcome_of(request, services.clock())
    fate: Fate | None = None if carried is None else "carried" if carried else "dropped"
    over = is_past(request, await services.matches.look(request.match_id))
    if over or not request.about[VOTERS] or await kind.stale(services, request):
        fate = "stale"
    elif carried:
        await kind.perform(services, request)
    if fate is not None:
        await close(services, request, fate)
    if news or fate is not None:
        await show(services, request, fate)


async def close(services: Services, request: RequestRow, fate: Fate) -> None:
    """Close a request; if its message cannot show that it failed, tell the requester."""
    live = await services.matches.look(request.match_id)
    plain = fate == "carried" or is_past(request, live)
    shown = any(is_young(services, post) for post in await messages_of(services, request))
    now = services.clock()
    async with services.store.transaction() as transaction:
        if await forget(transaction, request):
            await show_soon(transaction, request, fate, now, told=plain or not shown)
            if not (plain or shown):
                await tell_fate(transaction, live, request, fate, now)
    services.notifier.wake()


def is_past(request: RequestRow, live: Live) -> bool:
    """Return whether the end of the match has settled a request: its post says so to all."""
    return live.match.over and not REQUESTS[request.kind].outlives


async def close_all(transaction: Transaction, match_id: int, now: int) -> None:
    """Close the requests of a table that is closed; their messages show that soon."""
    for request in await transaction.requests(match_id):
        await forget(transaction, request)
        if request.kind in REQUESTS:
            fate: Fate = "carried" if outcome_of(request, now) else "stale"
            await show_soon(transaction, request, fate, now, told=True)


async def plan_review(transaction: Transaction, match_id: int, request: int, due: int) -> None:
    """Plan the time at which a request is looked at again."""
    await transaction.set_reminder(match_id, f"{DUE}:{request}", due_at=due)


async def forget(transaction: Transaction, request: RequestRow) -> bool:
    """Delete a request with its reminder; return whether it was open."""
    await transaction.drop_reminders(request.match_id, kind=f"{DUE}:{request.id}")
    return await transaction.close_request(request.id)


async def ask_no_more(transaction: Transaction, match_id: int, user_id: int, now: int) -> None:
    """Remove a leaving player from a table's requests; those decided by that are done soon."""
    for request in await _open_requests(transaction, match_id):
        if user_id not in request.about[VOTERS]:
            continue
        voters = [each for each in request.about[VOTERS] if each != user_id]
        left = request.about | {VOTERS: voters}
        await transaction.change_request(request.id, about=left)
        if outcome_of(msgspec.structs.replace(request, about=left), now) is not None:
            await plan_review(transaction, match_id, request.id, now)


async def ask_besides(
    transaction: Transaction, live: Live, user_id: int, before: int | None, now: int
) -> None:
    """Ask the new holder of a seat what its holder `before` is asked, and what all must agree to.

    They have at least an hour for it. Call this before `ask_no_more`: a request in which nobody
    else is asked would be decided without them.
    """
    for request in await _open_requests(transaction, live.row.id):
        voters = request.about[VOTERS]
        theirs = before in voters or REQUESTS[request.kind].needs == "all"
        if not theirs or user_id in voters:
            continue
        about = request.about | {VOTERS: [*voters, user_id]}
        await transaction.change_request(request.id, about=about)
        await _leave_an_hour(transaction, request, now)
        await queue_post(transaction, live.row, _call(live, request.id, [user_id]), now)


async def ask_again(transaction: Transaction, live: Live, channel: int, now: int) -> None:
    """Ask in a table's new place what is still open; who has yet to answer has an hour for it."""
    for request in await _open_requests(transaction, live.row.id):
        waits = [each for each in request.about[VOTERS] if str(each) not in request.answers]
        await _leave_an_hour(transaction, request, now)
        post = to_channel(_call(live, request.id, waits), channel, now)
        await transaction.add_outbox(live.row.id, [post])


def _call(live: Live, request: int, people: Sequence[int]) -> Post:
    """Return the message that asks people for their answer to a request."""
    turn = live.match.state.turn
    return Post(live.row.id, REQUEST, turn, 0, tuple(people), about=request)


async def _leave_an_hour(transaction: Transaction, request: RequestRow, now: int) -> None:
    """Put the end of a request off where it is less than an hour away."""
    due = now + HOUR
    if request.due_at is not None and request.due_at < due:
        await transaction.change_request(request.id, due_at=due)
        await plan_review(transaction, request.match_id, request.id, due)


async def _open_requests(transaction: Transaction, match_id: int) -> list[RequestRow]:
    """Return a table's requests of kinds that this version knows."""
    return [each for each in await transaction.requests(match_id) if each.kind in REQUESTS]


@does_when_due(DUE)
async def when_over(services: Services, row: ReminderRow) -> None:
    """Decide a request whose time is over, or finish one that was carried before a crash."""
    request_id = int(row.kind.partition(":")[2])
    async with services.store.transaction() as transaction:
        request = await transaction.request(request_id)
        later = request is not None and await _put_off(services, transaction, request)
    await settle(services, row.match_id, request_id, news=later)


async def _put_off(services: Services, transaction: Transaction, request: RequestRow) -> bool:
    """Keep the review of an undecided request at its end; return whether that is later now."""
    match, before = await transaction.find_match(request.match_id), request.due_at or 0
    homeless = match is None or match.channel_id is None
    due = max(before, time_to_refuse(request, services, homeless=homeless))
    if due > before:
        await transaction.change_request(request.id, due_at=due)
    if outcome_of(msgspec.structs.replace(request, due_at=due), services.clock()) is None:
        await plan_review(transaction, request.match_id, request.id, due)
    return due > before


def time_to_refuse(request: RequestRow, services: Services, *, homeless: bool) -> int:
    """Return the earliest time at which silence may agree; 0 where silence never decides.

    Nobody could answer while the bot was off, so everybody has at least an hour after its start;
    and nobody can at a table without a place.
    """
    now = services.clock()
    open_still = outcome_of(msgspec.structs.replace(request, due_at=None), now) is None
    if not (open_still and silence_agrees(request)):
        return 0
    return (now if homeless else services.began) + HOUR


@on_press(AGREE, REFUSE)
async def answer_request(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    yes = given.kind == AGREE
    await answer(services, given.match, int(given.rest), interaction.user.id, yes)
    await services.answer(interaction, "request-noted")
