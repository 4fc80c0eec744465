"""Changing the options of a lobby: the host decides, and everybody who has joined must agree."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.lobby.free_seats import first_free
from bot.lobby.hosts import check_host
from bot.lobby.lobby import Lobby, check_no_draft, hold_lobby
from bot.lobby.lots import renumber
from bot.lobby.options import (
    CHOOSE,
    HOUSE,
    MOST_OF_HOUSE,
    POOL,
    SEATS,
    option_value,
    pool_of,
    read_option,
    room_of,
    seats_wanted,
)
from bot.services import Services
from bot.store import MatchRow, SeatRow
from engine.core.errors import Refused
from engine.games import GAMES


async def change_option(
    services: Services, match_id: int, user_id: int, key: str, value: str, locale: str = "en"
) -> None:
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        check_no_draft(lobby.row)
        option, meant = read_option(lobby.row.game, key, value, locale)
        same = option_value(lobby.row, lobby.seats, option) == meant
        if option.key == SEATS:
            _make_do(lobby, int(meant))
        lobby.set_option(option.key, meant)
        if same:
            return
        if option.key == CHOOSE:
            lobby.seats = seat_anew(lobby.row, lobby.seats, keep=False)
        _ask_anew(lobby, user_id, services.clock())


async def set_pool(services: Services, match_id: int, user_id: int, kinds: Sequence[str]) -> None:
    """Set the pool of factions; players of others get free ones."""
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        check_no_draft(lobby.row)
        check_room(lobby.row, kinds, seats_wanted(lobby.row))
        every = [kind.key for kind in GAMES[lobby.row.game].seat_kinds]
        pool = [key for key in every if key in kinds]
        lobby.set_option(POOL, None if pool == every else pool)
        lobby.seats = seat_anew(lobby.row, lobby.seats, keep=True)
        _ask_anew(lobby, user_id, services.clock())


async def set_house_rules(services: Services, match_id: int, user_id: int, text: str) -> None:
    text = " ".join(text.split())
    if len(text) > MOST_OF_HOUSE:
        raise Refused("house-long", most=MOST_OF_HOUSE, length=len(text))
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        lobby.set_option(HOUSE, text or None)
        _ask_anew(lobby, user_id, services.clock())


def _make_do(lobby: Lobby, seats: int) -> None:
    """Change the number of seats; if it falls, the computers added last make room.

    Raises `Refused` where it is less than the number of people, or more than the pool allows.
    """
    people = sum(seat.user_id is not None for seat in lobby.seats)
    if seats < people:
        raise Refused("seats-taken", seats=seats, taken=people)
    check_room(lobby.row, pool_of(lobby.row), seats)
    people_first = sorted(lobby.seats, key=lambda seat: (seat.user_id is None, seat.number))
    lobby.seats = people_first[:seats]
    if any(seat.number >= seats for seat in lobby.seats):
        lobby.seats = renumber(sorted(lobby.seats, key=lambda seat: seat.number))


def check_room(row: MatchRow, pool: Sequence[str], seats: int) -> None:
    """Raise `Refused` where the pool is too small for the seats."""
    room = room_of(GAMES[row.game], pool)
    if room < seats:
        raise Refused("pool-small", seats=seats, room=room)


def seat_anew(row: MatchRow, seats: Sequence[SeatRow], *, keep: bool) -> list[SeatRow]:
    """Assign free factions to seats, first come, first served."""
    found: list[SeatRow] = []
    for seat in sorted(seats, key=lambda each: each.number):
        allowed = (seat.plays or "").partition(":")[0] in pool_of(row)
        plays = seat.plays if keep and allowed else None
        found.append(msgspec.structs.replace(seat, plays=plays))
    for place, seat in enumerate(found):
        if seat.plays is None:
            found[place] = msgspec.structs.replace(seat, plays=first_free(row, found))
    return found


def _ask_anew(lobby: Lobby, user_id: int, now: int) -> None:
    """Ask the joined people for their OK, without mentioning again those who owe one already."""
    before, version = lobby.row.options_version, lobby.row.options_version + 1
    lobby.row = msgspec.structs.replace(lobby.row, options_version=version)
    mentions = []
    for seat in list(lobby.seats):
        if seat.user_id in (user_id, None):
            lobby.replace(seat, accepted=version)
        elif seat.accepted == before:
            mentions.append(seat.user_id)
    if mentions:
        lobby.post("options", mentions, now)
