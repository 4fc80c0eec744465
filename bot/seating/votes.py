"""Requests: votes of a table's people outside the rules, such as on a pause or an undo.

A request is posted in the table's channel with two buttons, and shows who has answered. It is
carried when enough have agreed, or when its time is over and silence counts as consent. Its act is
done once: a reminder stays due until it is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.outbox import Post, queue_post
from bot.notify.reminders import does_when_due
from bot.notify.sending.edits import edit_post, is_young
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Interaction, Services
from bot.store import PostRow, ReminderRow, RequestRow, Transaction
from bot.ui import screens
from bot.ui.components import Pressed, on_press
from bot.ui.markup import mention_time
from bot.ui.rows import button, row_of
from engine.core.errors import Refused
from engine.core.language.words import Words

DUE = "request"
HOUR = 3600
VOTERS, BY, SILENCE = "voters", "by", "silence"
"""Keys in `about`: the voters, the requester, and the meaning of silence if the table sets it."""
Fate = Literal["carried", "dropped", "stale"]


async def _never(services: Services, request: RequestRow) -> bool:
    return False


@dataclass(frozen=True)
class RequestKind:
    """A kind of request. Its message is `request-<key>`."""

    key: str
    needs: Literal["all", "most"]
    """Consent that carries it: of all voters, or of more than half of them."""
    silence: bool
    """True where silence counts as consent when the time is over."""
    hours: int
    perform: Callable[[Services, RequestRow], Awaitable[None]]
    """Carries out the request; it must be safe to repeat, as after a crash."""
    fields: Callable[[Services, Live, RequestRow, str], dict[str, Any]] = lambda *_: {}
    """Returns the arguments of its message other than `by`, in a language."""
    stale: Callable[[Services, RequestRow], Awaitable[bool]] = _never
    """Returns whether another event at the table has made the request pointless."""


REQUESTS: dict[str, RequestKind] = {}


def may_request(kind: RequestKind) -> RequestKind:
    REQUESTS[kind.key] = kind
    return kind


# Opening and answering


async def ask(
    services: Services,
    match_id: int,
    kind: str,
    about: dict[str, Any],
    *,
    voters: Sequence[int],
    by: int,
    hours: int | None = None,
) -> int:
    """Open a vote of people at a table; return the request's id.

    Raises `Refused` where the same is asked already. The requester has agreed by asking.
    """
    live = await services.matches.look(match_id)
    now = services.clock()
    due = now + HOUR * (REQUESTS[kind].hours if hours is None else hours)
    others = [user for user in voters if user != by]
    async with services.store.transaction() as transaction:
        if any(each.kind == kind for each in await transaction.requests(match_id)):
            raise Refused("request-open")
        asked = about | {VOTERS: [*voters], BY: by}
        request = await transaction.open_request(match_id, kind, asked, at=now, due_at=due)
        if by in voters:
            await transaction.answer_request(request, str(by), True)
        await transaction.set_reminder(match_id, f"{DUE}:{request}", due_at=due if others else now)
        if others:
            turn = live.match.state.turn
            post = Post(match_id, "request", turn, 0, tuple(others), about=request)
            await queue_post(transaction, live.row, post, now)
    services.notifier.wake()
    if not others:
        await settle(services, match_id, request)
    return request


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
        await transaction.answer_request(request_id, str(user_id), yes)
    await settle(services, match_id, request_id)


def outcome_of(request: RequestRow, now: int) -> bool | None:
    """Return whether a request is carried; None while it is open."""
    kind = REQUESTS[request.kind]
    voters = request.about[VOTERS]
    given = [request.answers.get(str(user)) for user in voters]
    yes, no = given.count(True), given.count(False)
    over = request.due_at is not None and now >= request.due_at
    if over and silence_agrees(request):
        yes = len(voters) - no
    enough = len(voters) if kind.needs == "all" else len(voters) // 2 + 1
    if yes >= enough:
        return True
    return False if over or no > len(voters) - enough else None


def silence_agrees(request: RequestRow) -> bool:
    """Return whether silence counts as agreement."""
    return bool(request.about.get(SILENCE, REQUESTS[request.kind].silence))


async def settle(services: Services, match_id: int, request_id: int) -> None:
    async with services.store.reading() as reads:
        request = await reads.request(request_id)
    if request is None:
        return
    kind, carried = REQUESTS[request.kind], outcome_of(request, services.clock())
    fate: Fate | None = None if carried is None else "carried" if carried else "dropped"
    if await kind.stale(services, request):
        fate = "stale"
    elif carried:
        await kind.perform(services, request)
    if fate is not None:
        await close(services, request, fate)
    await show(services, request, fate)


async def close(services: Services, request: RequestRow, fate: Fate) -> None:
    """Close a request; if its message cannot show that it failed, tell the requester."""
    live = await services.matches.look(request.match_id)
    shown = await _message_of(services, request) is not None
    async with services.store.transaction() as transaction:
        if await forget(transaction, request) and fate != "carried" and not shown:
            who = table_news.name_of(live, request.about[BY])
            await table_news.tell(transaction, live, f"request-{fate}", services.clock(), who=who)
    services.notifier.wake()


async def forget(transaction: Transaction, request: RequestRow) -> bool:
    """Delete a request with its reminder; return whether it was open."""
    await transaction.drop_reminders(request.match_id, kind=f"{DUE}:{request.id}")
    return await transaction.close_request(request.id)


async def ask_no_more(transaction: Transaction, match_id: int, user_id: int, now: int) -> None:
    """Remove a leaving player from a table's requests; those decided by that are done soon."""
    for request in await transaction.requests(match_id):
        voters = request.about.get(VOTERS, [])
        if user_id not in voters or request.kind not in REQUESTS:
            continue
        left = request.about | {VOTERS: [each for each in voters if each != user_id]}
        await transaction.change_request(request.id, about=left)
        if outcome_of(msgspec.structs.replace(request, about=left), now) is not None:
            await transaction.set_reminder(match_id, f"{DUE}:{request.id}", due_at=now)


@does_when_due(DUE)
async def when_over(services: Services, row: ReminderRow) -> None:
    """Decide a request whose time is over, or finish one that was carried before a crash."""
    request_id = int(row.kind.partition(":")[2])
    async with services.store.transaction() as transaction:
        request = await transaction.request(request_id)
        if request is not None and (due := time_to_refuse(request, services)) > services.clock():
            await transaction.change_request(request_id, due_at=due)
            await transaction.set_reminder(row.match_id, row.kind, due_at=due)
    await settle(services, row.match_id, request_id)


def time_to_refuse(request: RequestRow, services: Services) -> int:
    """Return the earliest time at which silence may agree; 0 where silence never decides.

    Nobody could answer while the bot was off, so everybody has at least an hour after its start.
    """
    open_still = outcome_of(msgspec.structs.replace(request, due_at=None), services.clock()) is None
    return services.began + HOUR if open_still and silence_agrees(request) else 0


# Showing


@writes(ToChannel, "request")
async def write_request(to: ToChannel) -> Written:
    """Write a request with its buttons; None where it is already closed."""
    async with to.services.store.reading() as reads:
        request = await reads.request(to.post.about)
    if request is None:
        return None
    return await request_screen(to.services, request, None, to.row.id, to.mentions)


async def request_screen(
    services: Services, request: RequestRow, fate: Fate | None, marker: int, mentions: str = ""
) -> screens.Screen:
    """Build a request's message: the proposal, its deadline, the answers so far."""
    live = await services.matches.look(request.match_id)
    locale = services.words.table_locale(live.row)
    words = services.words.load(locale)
    fields = REQUESTS[request.kind].fields(services, live, request, locale)
    by = name_of(live, request.about[BY], words)
    said = [mentions, words.say(f"request-{request.kind}", by=by, **fields)]
    said += [vote_line(words, live, request, user) for user in request.about[VOTERS]]
    if fate is not None:
        said.append(words.say(f"request-{fate}"))
        return screens.notice(screens.join_lines(*said))
    if request.due_at is not None:
        silence = "consent" if silence_agrees(request) else "refusal"
        said.append(words.say(f"request-until-{silence}", until=mention_time(request.due_at, "R")))
    row = row_of(
        *(
            button(
                verb, request.match_id, words.say(f"label-{verb}"), question=marker, rest=request.id
            )
            for verb in ("agree", "refuse")
        )
    )
    return screens.notice(screens.join_lines(*said), row)


def vote_line(words: Words, live: Live, request: RequestRow, user: int) -> str:
    given = request.answers.get(str(user))
    how = "waits" if given is None else "agrees" if given else "refuses"
    return words.say(f"request-{how}", who=name_of(live, user, words))


def name_of(live: Live, user: int, words: Words) -> str:
    """Name a user at a table; without a seat here, as a moderator."""
    found = next((seat.name for seat in live.seats if seat.user_id == user), None)
    return found or words.say("a-moderator")


async def _message_of(services: Services, request: RequestRow) -> PostRow | None:
    """Return the message of a request while it may still be edited."""
    async with services.store.reading() as reads:
        sent = await reads.posts(request.match_id, "request")
    post = next((each for each in sent if each.state.get("about") == request.id), None)
    return post if post is not None and is_young(services, post) else None


async def show(services: Services, request: RequestRow, fate: Fate | None) -> None:
    """Update the message of a request while it may still be edited."""
    post = await _message_of(services, request)
    if post is None:
        return
    view, _ = await request_screen(services, request, fate, post.state.get("marker", 0))
    await edit_post(services, post, view)


@on_press("agree", "refuse")
async def answer_request(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    yes = given.kind == "agree"
    await answer(services, given.match, int(given.rest), interaction.user.id, yes)
    await services.answer(interaction, "request-noted")
