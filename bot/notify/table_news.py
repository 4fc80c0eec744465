"""Lines: public sentences to a table about its people and its place."""

from __future__ import annotations

from typing import Any

from bot.matches.live import Live
from bot.matches.news import awaited_people, responding_people
from bot.notify.outbox import (
    FAREWELL,
    FELL_BACK,
    RESPOND,
    Letter,
    Post,
    letter_to,
    queue_post,
    respond_marker,
    wish_mention,
)
from bot.notify.writers import ToChannel, Written, to_table, writes
from bot.store import Transaction
from bot.ui.markup import Markup
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording

LINE = "line"
BY, SEAT = "by", "seat"
"""Arguments worded only when sent: the decider's name, and a seat's faction."""
COMPOSED = {"what", "agreed", "until", "place"}
"""Arguments worded, or turned into mentions, before they were stored."""
BY_MODERATOR = 0
"""In place of a person: a moderator of the server decided it."""


async def tell(
    transaction: Transaction,
    live: Live,
    line: str,
    now: int,
    mentions: tuple[int, ...] = (),
    **args: Any,
) -> None:
    """Queue a line for a table within a transaction; `line` names the sentence."""
    post = Post(live.row.id, LINE, live.match.state.turn, 0, mentions, line=line, args=args)
    await queue_post(transaction, live.row, post, now)


async def tell_fell_back(transaction: Transaction, live: Live, now: int) -> None:
    """Tell a table that choices were taken back, and call whoever decides again."""
    mentions = await call_awaited(transaction, live, now)
    post = Post(live.row.id, FELL_BACK, live.match.state.turn, 0, mentions)
    await queue_post(transaction, live.row, post, now)


async def tell_went_on(transaction: Transaction, live: Live, now: int) -> None:
    """Tell a table that it resumes from its last good position, with the number of lost choices."""
    mentions = await call_awaited(transaction, live, now)
    await tell(transaction, live, "went-on", now, mentions=mentions, count=len(live.lost))


async def call_awaited(transaction: Transaction, live: Live, now: int) -> tuple[int, ...]:
    """Write to the awaited players, unless the match is paused; return those to mention."""
    if live.row.status != "running":
        return ()
    await write_letters(transaction, live, now)
    return await wish_mention(transaction, awaited_people(live))


async def write_letters(transaction: Transaction, live: Live, now: int) -> None:
    """Write to awaited players of a match that goes on again, if they want letters.

    Those who are asked in secret are told in no other way.
    """
    secret = {user: question for question, user in responding_people(live).items()}
    for user, player in (await transaction.players([*awaited_people(live), *secret])).items():
        seat, wishes = live.seat_of(user), preferences_of(player)
        assert seat is not None, "who is awaited has a seat"
        if user in secret and not wishes.silence:
            letter = Letter(live.row.id, RESPOND, seat, rings=True)
            marker = respond_marker(live.row.id, secret[user])
        elif user not in secret and wishes.by_letter:
            letter = Letter(live.row.id, "asked", seat, rings=True, alone=not wishes.by_mention)
            marker = ""
        else:
            continue
        post = letter_to(user, letter, live.row.version + 1, now, marker)
        await transaction.add_outbox(live.row.id, [post])


def name_of(live: Live, user_id: int) -> str:
    """Return the name of a player here; empty for a moderator."""
    return next((seat.name for seat in live.seats if seat.user_id == user_id), "")


@writes(ToChannel, LINE, FAREWELL)
async def write_line(to: ToChannel) -> Written:
    """Write a line, in the table's language."""
    if to.match.setup is None:
        return to.brief(line_of(to))
    begun = await to_table(to.services, to.row, to.post)
    return begun.screen(to.mentions, line_of(to, begun.wording), over=begun.live.match.over)


def line_of(to: ToChannel, wording: Wording | None = None) -> str:
    """Return the sentence of a line; before a match begins, seats have no faction."""
    args = {"table": to.table} | dict(to.post.args)
    args |= {name: Markup(args[name]) for name in COMPOSED & args.keys()}
    if SEAT in args and wording is not None:
        args["plays"] = wording.seat(args.pop(SEAT))
    if args.get(BY) == "":
        args[BY] = to.words.say("a-moderator")
    return to.words.say(f"line-{to.post.line}", **args)
