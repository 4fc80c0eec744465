"""Lines: public sentences to a table about its people and its place."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.matches.live import Live
from bot.matches.news import awaited_people
from bot.notify.announcements import Post
from bot.notify.writers import mentions_of, writes
from bot.services import Services
from bot.store import NewOutbox, OutboxRow, Transaction
from bot.ui import screens
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording
from engine.core.language.words import Words

LINE = "line"
BY, SEAT = "by", "seat"
"""Arguments that are put into words late: who decided it, and what a seat plays."""
BY_MODERATOR = 0
"""In place of a person: somebody who looks after the server decided it."""


async def tell(
    transaction: Transaction,
    live: Live,
    said: str,
    now: int,
    mentions: tuple[int, ...] = (),
    **args: Any,
) -> None:
    """Queue a line for a table within a transaction; `said` names the sentence.

    A table that has lost its channel gets none.
    """
    post = Post(live.row.id, LINE, live.match.state.turn, 0, mentions, line=said, args=args)
    if live.row.channel_id is not None:
        await transaction.add_outbox(live.row.id, [message(post, live.row.channel_id, now)])


async def tell_fell_back(transaction: Transaction, live: Live, now: int) -> None:
    """Tell a table, and the players awaited now, that choices were taken back."""
    awaited = await transaction.players(awaited_people(live))
    rung = (user for user, row in awaited.items() if preferences_of(row).by_mention)
    await tell(transaction, live, "fell-back", now, mentions=tuple(rung))


async def tell_went_on(transaction: Transaction, live: Live, now: int) -> None:
    """Tell a table that it resumes from its last good position, with the lost choices."""
    await tell(transaction, live, "went-on", now, count=len(live.lost))


def message(post: Post, channel_id: int, now: int, marker: str = "") -> NewOutbox:
    """Return a message to a channel, due at once; a marker allows withdrawing it."""
    return NewOutbox(
        kind=post.kind,
        target="channel",
        target_id=channel_id,
        payload=msgspec.msgpack.encode(post),
        marker=marker or f"{post.kind}:{post.match}:{post.line}:{post.about}:{now}",
        due_at=now,
    )


def name_of(live: Live, user_id: int) -> str:
    """Return the name of a player here; empty for a moderator."""
    return next((seat.name for seat in live.seats if seat.user_id == user_id), "")


@writes(LINE)
async def write_line(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write a line, in the table's language."""
    async with services.store.reading() as reads:
        match = await reads.find_match(post.match)
    assert match is not None, "a message belongs to a match"
    locale = services.words.table_locale(match)
    if match.setup is None:
        return screens.notice(
            said(services.words.load(locale), post, None, services.words.row_name(match))
        )
    live = await services.matches.look(post.match)
    wording = Wording(live.match.game, locale, live.match.view(None))
    line = said(services.words.load(locale), post, wording, services.words.table_name(live))
    mentioned = screens.joined_lines(mentions_of(post), line)
    labels, over = services.words.labels(locale), live.match.over
    return screens.post(mentioned, labels, post.match, row.id, over=over)


def said(words: Words, post: Post, wording: Wording | None, table: str) -> str:
    """Return the sentence of a line; before a match begins, no seat has a faction yet."""
    args = {"table": table} | dict(post.args)
    if SEAT in args and wording is not None:
        args["plays"] = wording.seat(args.pop(SEAT))
    if args.get(BY) == "":
        args[BY] = words.say("a-moderator")
    return words.say(f"line-{post.line}", **args)
