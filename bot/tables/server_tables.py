"""The hall: all tables of a server, those with open seats first, with the time each has waited.

And the call for players: a message with the role of those who look for a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.lobby.invitations import ENTRY, INVITED_ONLY, is_open
from bot.lobby.options import seats_wanted
from bot.lobby.servers import role_to_call, settings_of
from bot.notify.outbox import LOOKING, Post, to_channel
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Services
from bot.services.sentences import name_of_table
from bot.store import MatchRow, SeatRow
from bot.ui import screens
from bot.ui.markup import Markup, escape, mention_channel, mention_role, mention_time
from bot.ui.rows import button, row_of
from engine.core.errors import Refused
from engine.core.language.words import Words

STUCK = 3 * 24 * 3600
"""Seconds without a move after which a table counts as stuck."""
LISTS = ("open", "stuck", "resting", "running")


@dataclass(frozen=True, slots=True)
class Entry:
    """A table of the hall."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    list: str
    free: int


async def tables_of(services: Services, guild_id: int) -> list[Entry]:
    """List the open tables of a server, in the order of the lists."""
    async with services.store.reading() as reads:
        rows = await reads.matches_of_guild(guild_id)
        seated = await reads.seats_of([row.id for row in rows])
    entries = [entry_of(row, seated.get(row.id, ()), services.clock()) for row in rows]
    return sorted(entries, key=lambda each: (LISTS.index(each.list), each.row.updated_at))


def entry_of(row: MatchRow, seats: tuple[SeatRow, ...], now: int) -> Entry:
    if row.status == "lobby":
        return Entry(row, seats, "open", max(0, seats_wanted(row) - len(seats)))
    free = sum(bool(seat.offered) for seat in seats)
    if row.status == "paused":
        return Entry(row, seats, "resting", free)
    if free:
        return Entry(row, seats, "open", free)
    return Entry(row, seats, "stuck" if now - row.updated_at >= STUCK else "running", 0)


def write_hall(entries: Sequence[Entry], words: Words) -> list[str]:
    """Write the hall, a line for each table below the heading of its list."""
    lines: list[str] = []
    for name in LISTS:
        here = [each for each in entries if each.list == name]
        if here:
            lines.append(words.say(f"hall-{name}", count=len(here)))
            lines += [line_of(each, words) for each in here]
    return lines or [words.say("hall-empty")]


def line_of(entry: Entry, words: Words) -> str:
    """Write a table's line: number, place, people, and its state."""
    row = entry.row
    people = ", ".join(each.name for each in entry.seats if each.user_id is not None)
    where = mention_channel(row.channel_id) if row.channel_id else words.say("hall-no-place")
    since = mention_time(row.updated_at, "R")
    state = words.say(f"hall-line-{entry.list}", free=entry.free, since=since)
    return f"- **{name_of_table(row)}** {where} · {escape(people) or '–'} · {state}"


# Calling players


async def call_players(
    services: Services, match_id: int, guild_id: int | None, place: int, who: str
) -> None:
    """Call those who look for a game to a table with open seats; raise `Refused` if it is too soon.

    The message goes to the channel `place`, once it can be sent.
    """
    now = services.clock()
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(match_id)
        if row is None or row.guild_id != guild_id:
            raise Refused("not-of-server")
        settings = await settings_of(transaction, row.guild_id)
        if settings.players is None:
            raise Refused("no-players-role")
        if not is_open(row, await transaction.seats(match_id)):
            raise Refused("nobody-wanted")
        if row.options.get(ENTRY) == INVITED_ONLY:
            raise Refused("invited-only")
        if await role_to_call(transaction, row.guild_id, now) is None:
            raise Refused("called-lately", when=mention_time(settings.call_again_at, "R"))
        post = Post(match_id, LOOKING, args={"who": who}, roles=(settings.players,))
        await transaction.add_outbox(match_id, [to_channel(post, place, now)])
    services.notifier.wake()


@writes(ToChannel, LOOKING)
async def write_call(to: ToChannel) -> Written:
    """Call players, with a button to join; None where no seat is open any more."""
    async with to.services.store.reading() as reads:
        seats = await reads.seats(to.match.id)
    if not is_open(to.match, seats):
        return None
    roles = " ".join(mention_role(role) for role in to.post.roles)
    said = to.words.say(
        "looking-called", role=Markup(roles), table=to.table, where=Markup(to.place), **to.post.args
    )
    join = button("join", to.match.id, to.words.say("label-join"), question=to.mark)
    return screens.notice(said, row_of(join))
