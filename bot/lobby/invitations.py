"""Invitations and blocks: limits on who may join a table.

An invitation is a letter with a button, or a mention at the table where letters are closed. If one
of two people has blocked the other, neither can join a table where the other sits; blocks are never
disclosed.
"""

from __future__ import annotations

import discord

from bot.lobby.options import DRAFT, seats_wanted
from bot.notify.outbox import NOBODY, Letter, letter_to
from bot.notify.writers import Outgoing, ToChannel, ToGuest, Written, writes
from bot.services import Services
from bot.services.finder import INVITED
from bot.store import OPEN, MatchChange, MatchRow, Reads, SeatRow, Transaction
from bot.ui import screens
from bot.ui.rows import GREEN, button, row_of
from engine.core.errors import Refused

ENTRY, INVITED_ONLY = "entry", "invited"
"""The table option that limits who may join, and its value for invited people only."""
MOST = 20
"""Most invitations to a table: enough for friends, too few to pester a server."""


# Who may join


async def may_join(reads: Reads, row: MatchRow, user_id: int) -> None:
    """Raise `Refused` if the user may not sit down: uninvited, or blocked by or from a player."""
    people = {seat.user_id for seat in await reads.seats(row.id)}
    if people & await _apart_from(reads, user_id):
        raise Refused("cannot-join")
    only_guests = row.options.get(ENTRY) == INVITED_ONLY
    if only_guests and user_id not in (row.host_id, *row.options.get(INVITED, ())):
        raise Refused("invited-only")


async def _apart_from(reads: Reads, user_id: int) -> frozenset[int]:
    """Return the people kept apart from a user, whichever of the two blocked the other."""
    return await reads.blocked_people(user_id) | await reads.people_blocking(user_id)


# Inviting


async def invite(services: Services, match_id: int, by: int, guest: discord.abc.User) -> None:
    """Invite a person, once, to a table with a free seat; only seated players may."""
    now = services.clock()
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(match_id)
        if row is None:
            raise Refused("no-match", match=match_id)
        seats = await transaction.seats(match_id)
        await _check_may_invite(transaction, row, seats, by, guest)
        guests = [*row.options.get(INVITED, ()), guest.id]
        change = MatchChange(options=row.options | {INVITED: guests})
        await transaction.change_match(match_id, row.version, change, at=now)
        letter = Letter(match_id, INVITED, NOBODY)
        marker = f"invited:{match_id}:{guest.id}"
        await transaction.add_outbox(match_id, [letter_to(guest.id, letter, 0, now, marker)])
    services.notifier.wake()


async def _check_may_invite(
    transaction: Transaction,
    row: MatchRow,
    seats: tuple[SeatRow, ...],
    by: int,
    guest: discord.abc.User,
) -> None:
    """Raise `Refused` if there is no seat to offer, or the guest cannot come."""
    people = {seat.user_id for seat in seats}
    guests = row.options.get(INVITED, ())
    if by not in people and by != row.host_id:
        raise Refused("no-seat")
    if not is_open(row, seats):
        raise Refused("nobody-wanted" if row.status == "lobby" else "no-open-seat")
    if guest.bot:
        raise Refused("invite-bot")
    if guest.id in people:
        raise Refused("sits-here", who=guest.display_name)
    if guest.id in guests:
        raise Refused("invited-already", who=guest.display_name)
    if await transaction.holdings(row.id, guest.id) or people & await _apart_from(
        transaction, guest.id
    ):
        raise Refused("cannot-invite", who=guest.display_name)
    if len(guests) >= MOST:
        raise Refused("invited-many", most=MOST)


def is_open(row: MatchRow, seats: tuple[SeatRow, ...]) -> bool:
    """Return whether a person could sit down at a table now."""
    if row.status == "lobby":
        return DRAFT not in row.options and len(seats) < seats_wanted(row)
    return row.status in OPEN and any(seat.offered for seat in seats)


@writes(ToGuest, INVITED)
async def write_invitation(to: ToGuest) -> Written:
    return await _invitation(to, "letter-invited")


@writes(ToChannel, INVITED)
async def write_mention(to: ToChannel) -> Written:
    """Mention an invited person at the table because their direct messages are closed."""
    return await _invitation(to, "post-invited", to.mentions)


async def _invitation(to: Outgoing, line: str, mentions: str = "") -> Written:
    """Describe the table, with a button that leads there; None where it is full or closed."""
    match = to.match
    async with to.services.store.reading() as reads:
        seats = await reads.seats(match.id)
    if not is_open(match, seats):
        return None
    names = ", ".join(seat.name for seat in seats if seat.user_id is not None)
    said = to.words.say(line, table=to.table, place=to.place, names=names)
    label = to.words.say("label-join" if match.status == "lobby" else "label-take-seat")
    join = button("join", match.id, label, question=to.mark, style=GREEN)
    return screens.notice(screens.join_lines(mentions, said), row_of(join))


# Blocking


async def block(services: Services, user_id: int, other: discord.abc.User) -> None:
    """Block a person: the two never sit at the same table from now on."""
    if other.id == user_id:
        raise Refused("block-yourself")
    async with services.store.transaction() as transaction:
        await transaction.block(user_id, other.id, at=services.clock())


async def unblock(services: Services, user_id: int, other: discord.abc.User) -> None:
    async with services.store.transaction() as transaction:
        if not await transaction.unblock(user_id, other.id):
            raise Refused("not-blocked", who=other.display_name)


async def list_blocked(services: Services, user_id: int) -> list[int]:
    """List the people a user has blocked."""
    async with services.store.reading() as reads:
        return sorted(await reads.blocked_people(user_id))
