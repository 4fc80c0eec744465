"""Lines: public sentences to a table about its people and its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.matches.live import Live
from bot.matches.news import awaited_people
from bot.notify.outbox import FAREWELL, Letter, Post, letter_to, queue_post, wish_mention
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
    """Tell a table, and the players awaited now, that choices were taken back."""
    mentions = await wish_mention(transaction, awaited_people(live))
    await tell(transaction, live, "fell-back", now, mentions=mentions)


async def tell_went_on(transaction: Transaction, live: Live, now: int) -> None:
    """Tell a table that it resumes from its last good position, with the number of lost choices.

    The awaited players are called, unless the match is paused.
    """
    people = awaited_people(live) if live.row.status == "running" else []
    mentions = await wish_mention(transaction, people)
    await tell(transaction, live, "went-on", now, mentions=mentions, count=len(live.lost))
    await write_letters(transaction, live, people, now)


async def write_letters(
    transaction: Transaction, live: Live, awaited: Sequence[int], now: int
) -> None:
    """Write to awaited players of a match that goes on again, if they want letters."""
    players = await transaction.players(awaited)
    for user, player in players.items():
        seat = live.seat_of(user)
        if seat is not None and preferences_of(player).by_letter:
            letter = letter_to(
                user, Letter(live.row.id, "asked", seat, rings=True), live.row.version + 1, now
            )
            await transaction.add_outbox(live.row.id, [letter])


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
