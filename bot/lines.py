"""Lines: what a table is told about its people and its place, in one public sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot import screens
from bot.live import Live
from bot.news import Post
from bot.posts import mentions_of, writes
from bot.store import NewOutbox, OutboxRow, Work
from bot.wording import Wording

if TYPE_CHECKING:
    from bot.app import TableBot

LINE = "line"
BY, SEAT = "by", "seat"
"""Arguments that are put into words late: who decided it, and what a seat plays."""
BY_MODERATOR = 0
"""In place of a person: somebody who looks after the server decided it."""


async def tell(
    work: Work,
    live: Live,
    said: str,
    now: int,
    *,
    mentions: tuple[int, ...] = (),
    place: int | None = None,
    **args: Any,
) -> None:
    """Tell a table something, in the transaction that does it; `said` names the sentence.

    Where the table has lost its channel, nobody is there to be told. `place` is another channel.
    """
    channel = live.row.channel_id if place is None else place
    if channel is None:
        return
    turn = live.match.state.turn
    post = Post(live.row.id, LINE, turn, 0, mentions, line=said, args=args)
    await work.add_outbox(live.row.id, [message(post, channel, now)])


def message(post: Post, channel_id: int, now: int) -> NewOutbox:
    """Return a message to a channel that is due at once."""
    return NewOutbox(
        kind=post.kind,
        target="channel",
        target_id=channel_id,
        payload=msgspec.msgpack.encode(post),
        marker=f"{post.kind}:{post.match}:{post.line}:{post.about}:{now}",
        due_at=now,
    )


def name_of(live: Live, user_id: int) -> str:
    """Return the name of somebody who plays here; empty for a moderator."""
    return next((seat.name for seat in live.seats if seat.user_id == user_id), "")


@writes(LINE)
async def write_line(bot: TableBot, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Write a line, in the table's language."""
    live = await bot.desk.look(post.match)
    locale = await bot.table_locale(live.row)
    words = bot.words(locale)
    args = dict(post.args)
    if SEAT in args:
        wording = Wording(live.match.game, locale, live.match.view(None))
        args["plays"] = wording.seat(args.pop(SEAT))
    if args.get(BY) == "":
        args[BY] = words.say("a-moderator")
    content = screens.joined_lines(mentions_of(post), words.say(f"line-{post.line}", **args))
    return screens.post(content, bot.labels_in(locale), post.match, row.id)
