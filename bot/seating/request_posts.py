"""The posts of a request: the proposal with two buttons, and who has answered."""

from __future__ import annotations

import msgspec

from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.reminders import UNTIL_DONE, does_when_due
from bot.notify.sending.edits import (
    delete_if_pressable,
    delete_post,
    edit_post,
    is_young,
)
from bot.notify.writers import ToChannel, Written, writes
from bot.seating.request_kinds import BY, REQUESTS, VOTERS, Fate, silence_agrees
from bot.services import Services
from bot.services.sentences import locale_of_table
from bot.store import PostRow, ReminderRow, RequestRow, Transaction
from bot.ui import screens
from bot.ui.markup import bot_words, mention_time
from bot.ui.rows import button, row_of
from engine.core.language.words import Words

REQUEST = "request"
"""The kind of its posts."""
AGREE, REFUSE = "agree", "refuse"
"""The kinds of its buttons."""
SHOW = "request-shown"
"""Reminder to show a request, followed by a colon and its number: each change of it sets one."""


@writes(ToChannel, REQUEST)
async def write_request(to: ToChannel) -> Written:
    """Write a request with its buttons; None where it is already closed."""
    async with to.services.store.reading() as reads:
        request = await reads.request(to.post.about)
    if request is None:
        return None
    return await request_screen(to.services, request, None, to.mark, to.mentions)


async def request_screen(
    services: Services, request: RequestRow, fate: Fate | None, marker: int, mentions: str = ""
) -> screens.Screen:
    """Build a request's message: the proposal, its deadline, the answers so far."""
    live = await services.matches.look(request.match_id)
    locale = locale_of_table(live.row)
    words = bot_words(locale)
    fields = REQUESTS[request.kind].fields(services, live, request, locale)
    by = name_in_words(live, request.about[BY], words)
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
            for verb in (AGREE, REFUSE)
        )
    )
    return screens.notice(screens.join_lines(*said), row)


def vote_line(words: Words, live: Live, request: RequestRow, user: int) -> str:
    given = request.answers.get(str(user))
    how = "waits" if given is None else "agrees" if given else "refuses"
    return words.say(f"request-{how}", who=name_in_words(live, user, words))


def name_in_words(live: Live, user: int, words: Words) -> str:
    """Name a user at a table; without a seat here, as a moderator."""
    return table_news.name_of(live, user) or words.say("a-moderator")


async def messages_of(services: Services, request: RequestRow) -> list[PostRow]:
    """Return the messages of a request: the first, and one for each later voter."""
    async with services.store.reading() as reads:
        sent = await reads.posts(request.match_id, REQUEST)
    return [each for each in sent if each.state.get("about") == request.id]


async def show(services: Services, request: RequestRow, fate: Fate | None) -> None:
    """Update the messages of a request while they may still be edited.

    An older one is deleted once the request is decided: its buttons no longer do anything, and the
    table is told by a line.
    """
    for post in await messages_of(services, request):
        if is_young(services, post):
            await _edit(services, request, fate, post)
        elif fate is not None:
            await delete_post(services, post)


async def _edit(
    services: Services,
    request: RequestRow,
    fate: Fate | None,
    post: PostRow,
    *,
    again: bool = False,
) -> None:
    view, _ = await request_screen(services, request, fate, post.state.get("marker", 0))
    await edit_post(services, post, view, again=again)


async def show_soon(
    transaction: Transaction,
    request: RequestRow,
    fate: Fate | None,
    now: int,
    *,
    told: bool = False,
) -> None:
    """Plan to show a changed request again, in case this process dies before it has done so.

    `told` where a line tells the table of its end.
    """
    closed = {"fate": fate, "told": told, "request": msgspec.to_builtins(request)}
    await transaction.set_reminder(
        request.match_id,
        f"{SHOW}:{request.id}",
        due_at=now + UNTIL_DONE,
        about=None if fate is None else closed,
    )


@does_when_due(SHOW)
async def show_again(services: Services, row: ReminderRow) -> None:
    """Show a request's present state, or its end, whatever process has failed to do so."""
    if row.about:
        closed = msgspec.convert(row.about["request"], RequestRow)
        await _show_end(services, closed, row.about["fate"], told=row.about.get("told", True))
        return
    async with services.store.reading() as reads:
        request = await reads.request(int(row.kind.partition(":")[2]))
    if request is not None:
        for post in await messages_of(services, request):
            if is_young(services, post):
                await _edit(services, request, None, post, again=True)


async def _show_end(services: Services, request: RequestRow, fate: Fate, *, told: bool) -> None:
    """Show the end of a request; an old message that does not show it by now is deleted."""
    for post in await messages_of(services, request):
        if is_young(services, post):
            await _edit(services, request, fate, post, again=True)
        elif await delete_if_pressable(services, post, AGREE) and not told:
            live = await services.matches.look(request.match_id)
            async with services.store.transaction() as transaction:
                await tell_fate(transaction, live, request, fate, services.clock())
            told = True


async def tell_fate(
    transaction: Transaction, live: Live, request: RequestRow, fate: Fate, now: int
) -> None:
    """Tell a table by a line that a request was not carried: its message cannot show it."""
    who = table_news.name_of(live, request.about[BY])
    await table_news.tell(transaction, live, f"request-{fate}", now, who=who)
