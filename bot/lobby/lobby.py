"""The lobby: its seats, factions and options.

Joining means being ready. An option changed after a player joined needs their OK. Joining adds a
public nonce to the match's key: the id of the interaction, given by Discord.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import msgspec

from bot.lobby.free_seats import (
    check_choice,
    check_free,
    computer_seat,
    first_free,
    number_for,
    unready,
)
from bot.lobby.homes import RETAG, Place
from bot.lobby.hosts import check_host, next_host
from bot.lobby.invitations import may_join
from bot.lobby.options import DRAFT, seats_wanted
from bot.lobby.servers import log_to_server
from bot.notify.outbox import Post, to_channel
from bot.notify.reminders import UNTIL_DONE
from bot.notify.table_news import LINE
from bot.services import Services
from bot.store import (
    MatchChange,
    MatchRow,
    NewMatch,
    NewOutbox,
    Reads,
    SeatRow,
    Status,
    Transaction,
)
from bot.ui.markup import mention_user
from engine.core.chance.draws import seal
from engine.core.errors import Refused
from engine.games import GAMES

GRACE, GRACE_SECONDS = "grace", 60
SHOW = "chosen"
"""Reminder to show a lobby's present state: each change sets it, as the process may die before."""
SILENCE, SILENCE_SECONDS = "silence", 7 * 24 * 3600
SECRET_BYTES = 32


async def open_lobby(
    services: Services, *, game: str, host: int, place: Place, options: dict[str, Any]
) -> int:
    """Open a lobby and return the match's number.

    Raises `ChannelTaken` where an open match has the channel.
    """
    now = services.clock()
    async with services.store.transaction() as transaction:
        match_id = await create_lobby(transaction, game, host, place, options, now)
        who = mention_user(host)
        await log_to_server(transaction, place.guild, match_id, "opened", now, who=who)
    return match_id


async def create_lobby(
    transaction: Transaction, game: str, host: int, place: Place, options: dict[str, Any], now: int
) -> int:
    """Store a new lobby with its sealed secret; return its number."""
    secret = secrets.token_bytes(SECRET_BYTES)
    new = NewMatch(
        game=game,
        schema=GAMES[game].schema,
        host_id=host,
        secret=secret,
        secret_hash=seal(secret),
        guild_id=place.guild,
        channel_id=place.channel,
        thread=place.thread,
        parent_id=place.parent,
        options=options,
        at=now,
    )
    match_id = await transaction.create_match(new)
    await transaction.set_reminder(match_id, SHOW, due_at=now + UNTIL_DONE)
    await transaction.set_reminder(match_id, SILENCE, due_at=now + SILENCE_SECONDS)
    return match_id


# Changing a lobby


@dataclass
class Lobby:
    """A lobby during a change, which is stored in one transaction."""

    transaction: Transaction
    row: MatchRow
    seats: list[SeatRow]
    posts: list[NewOutbox] = field(default_factory=list)
    """Messages for its channel."""
    status: Status = "lobby"

    def seat_of(self, user_id: int) -> SeatRow | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def replace(self, seat: SeatRow, **changes: Any) -> None:
        self.seats[self.seats.index(seat)] = msgspec.structs.replace(seat, **changes)

    def set_option(self, key: str, value: Any) -> None:
        """Set an option, or remove it (None)."""
        options = {name: each for name, each in self.row.options.items() if name != key}
        if value is not None:
            options[key] = value
        self.row = msgspec.structs.replace(self.row, options=options)

    @property
    def complete(self) -> bool:
        """True when every seat is taken and everybody has agreed to the options."""
        return len(self.seats) >= seats_wanted(self.row) and not unready(self.row, self.seats)

    def post(
        self, kind: str, mentions: Sequence[int], now: int, line: str = "", **args: Any
    ) -> None:
        if self.row.channel_id is None:
            return
        post = Post(self.row.id, kind, 0, 0, tuple(mentions), line=line, args=args)
        self.posts.append(to_channel(post, self.row.channel_id, now))


async def lobby_of(services: Services, match_id: int) -> tuple[MatchRow, tuple[SeatRow, ...]]:
    """Return a lobby and its seats; raise `Refused` if the match has begun or is closed."""
    async with services.store.reading() as reads:
        return await read_lobby(reads, match_id)


async def read_lobby(reads: Reads, match_id: int) -> tuple[MatchRow, tuple[SeatRow, ...]]:
    """Return a lobby and its seats, as a transaction sees them."""
    row = await reads.find_match(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    if row.status != "lobby":
        raise Refused("lobby-over")
    return row, await reads.seats(match_id)


@asynccontextmanager
async def hold_lobby(services: Services, match_id: int) -> AsyncIterator[Lobby]:
    """Lock a lobby for a change, and restart its period of silence.

    Raises `Refused` if the match has begun or is closed.
    """
    async with services.store.transaction() as transaction:
        row, seats = await read_lobby(transaction, match_id)
        lobby = Lobby(transaction, row, list(seats))
        yield lobby
        await _save(lobby, services.clock())
    services.notifier.wake()


async def _save(lobby: Lobby, now: int) -> None:
    """Store the lobby; its host is always a seated player, if there are any."""
    if heir := next_host(lobby.row, lobby.seats):
        lobby.row = msgspec.structs.replace(lobby.row, host_id=heir.user_id)
    row, transaction = lobby.row, lobby.transaction
    change = MatchChange(
        status=lobby.status,
        host_id=row.host_id,
        options=row.options,
        options_version=row.options_version,
    )
    version = await transaction.change_match(row.id, row.version, change, at=now)
    await transaction.set_seats(row.id, lobby.seats)
    if DRAFT not in row.options:
        await transaction.drop_reminders(row.id, kind=DRAFT)
    if lobby.status != "lobby":
        await transaction.drop_reminders(row.id)
        await transaction.set_reminder(row.id, RETAG, due_at=now)
    else:
        await transaction.set_reminder(row.id, SILENCE, due_at=now + SILENCE_SECONDS)
        if not lobby.complete:
            await transaction.drop_reminders(row.id, kind=GRACE)
    await transaction.set_reminder(row.id, SHOW, due_at=now + UNTIL_DONE)
    await transaction.add_outbox(row.id, lobby.posts)
    lobby.row = msgspec.structs.replace(row, version=version)


async def give_grace(lobby: Lobby, now: int, seconds: int = GRACE_SECONDS) -> None:
    """Schedule the start, once the last seat is taken and everybody has agreed."""
    if lobby.complete:
        await lobby.transaction.set_reminder(lobby.row.id, GRACE, due_at=now + seconds)


def check_no_draft(row: MatchRow) -> None:
    """Raise `Refused` during a draft, whose seats and options are fixed."""
    if DRAFT in row.options:
        raise Refused("drafting")


# Seats


async def join(services: Services, match_id: int, user: discord.abc.User, nonce: str) -> None:
    """Give a person the first free seat, or take their OK for changed options."""
    async with hold_lobby(services, match_id) as lobby:
        mine = lobby.seat_of(user.id)
        if mine is not None:
            lobby.replace(mine, accepted=lobby.row.options_version)
        else:
            check_no_draft(lobby.row)
            await may_join(lobby.transaction, lobby.row, user.id)
            if len(lobby.seats) >= seats_wanted(lobby.row):
                raise Refused("lobby-full")
            lobby.seats.append(
                SeatRow(
                    match_id=match_id,
                    number=number_for(lobby.row, lobby.seats, user.id),
                    user_id=user.id,
                    name=user.display_name,
                    plays=first_free(lobby.row, lobby.seats),
                    nonce=nonce,
                    accepted=lobby.row.options_version,
                    joined_at=services.clock(),
                )
            )
        await give_grace(lobby, services.clock())


async def leave(services: Services, match_id: int, user_id: int) -> None:
    """Give a seat up, which ends a draft."""
    async with hold_lobby(services, match_id) as lobby:
        mine = lobby.seat_of(user_id)
        if mine is None:
            raise Refused("no-seat")
        end_draft(lobby, services.clock())
        lobby.seats = [seat for seat in lobby.seats if seat.user_id != user_id]


def end_draft(lobby: Lobby, now: int) -> None:
    """Delete a draft with its picks and announce that; do nothing without a draft."""
    if DRAFT not in lobby.row.options:
        return
    lobby.set_option(DRAFT, None)
    lobby.seats = [msgspec.structs.replace(seat, plays=None) for seat in lobby.seats]
    lobby.post("draft-off", (), now)


async def choose_seat(services: Services, match_id: int, user_id: int, plays: str) -> None:
    """Choose a faction, perhaps with a character (`vagabond:tinker`)."""
    async with hold_lobby(services, match_id) as lobby:
        mine = lobby.seat_of(user_id)
        if mine is None:
            raise Refused("no-seat")
        check_choice(lobby.row)
        check_free(lobby.row, [seat for seat in lobby.seats if seat is not mine], plays)
        lobby.replace(mine, plays=plays)


async def add_computer(
    services: Services, match_id: int, user_id: int, plays: str, level: str
) -> None:
    """Give a computer a seat; only the host may."""
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        check_no_draft(lobby.row)
        if len(lobby.seats) >= seats_wanted(lobby.row):
            raise Refused("lobby-full")
        if plays:
            check_choice(lobby.row)
            check_free(lobby.row, lobby.seats, plays)
        lobby.seats.append(computer_seat(services, lobby.row, lobby.seats, plays, level))
        await give_grace(lobby, services.clock())


# Closing


async def close(
    services: Services, match_id: int, user_id: int | None = None, *, said: str = ""
) -> None:
    """Close a lobby, by its host or a moderator, or after a week of silence.

    It can be opened again. `said` names the sentence that gives the table the reason.
    """
    async with hold_lobby(services, match_id) as lobby:
        if user_id is not None:
            check_host(lobby.row, user_id)
        lobby.status = "closed"
        if said:
            lobby.post(LINE, (), services.clock(), said)
