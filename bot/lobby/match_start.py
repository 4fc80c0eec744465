"""The beginning of a match: filling the seats left with computers, drawing lots, or drafting."""

from __future__ import annotations

from bot.lobby.draft import DRAWN, begin_draft, seat_to_pick
from bot.lobby.free_seats import computer_seat, unready
from bot.lobby.hosts import check_host
from bot.lobby.lobby import Lobby, give_grace, hold_lobby
from bot.lobby.lots import Dealt, deal, lots_of, lots_post, nonces_of, setup_of
from bot.lobby.options import BY_DRAFT, CHOOSE, DRAFT, drafts_within, seats_wanted, value_of
from bot.matches.live import decode_draws
from bot.services import Services
from bot.store import Conflict, MatchRow
from engine.core.errors import Refused
from engine.games import GAMES

TRIES = 3


async def start(services: Services, match_id: int, user_id: int | None = None) -> None:
    """Begin the match, or first its draft. Without `user_id`, the period of grace is over."""
    async with services.locks.starting.of(match_id):
        for attempt in range(TRIES):
            try:
                await _start_once(services, match_id, user_id)
                return
            except Conflict:
                if attempt + 1 == TRIES:
                    raise


async def _start_once(services: Services, match_id: int, user_id: int | None) -> None:
    async with hold_lobby(services, match_id) as lobby:
        check_startable(lobby, user_id)
        while len(lobby.seats) < seats_wanted(lobby.row):
            lobby.seats.append(computer_seat(services, lobby.row, lobby.seats))
        if drafts_before(lobby.row) and DRAFT not in lobby.row.options:
            await begin_draft(lobby, services.clock())
        drafting = DRAFT in lobby.row.options
        ready = not drafting or seat_to_pick(lobby.row, lobby.seats) is None
        if ready:
            dealt = await deal_for(lobby)
            setup = setup_of(lobby.row, dealt.seats)
            GAMES[lobby.row.game].check_setup(setup)
            await give_grace(lobby, services.clock())  # this process may die before it begins
    if ready:
        row = lobby.row
        nonces, posts = nonces_of(dealt.seats), lots_post(row, services.clock())
        await services.matches.begin(row, dealt.seats, setup, nonces, lots=dealt.drawn, posts=posts)


def drafts_before(row: MatchRow) -> bool:
    """Return whether a draft is held before the match begins."""
    return value_of(row, CHOOSE) == BY_DRAFT and not drafts_within(row)


def check_startable(lobby: Lobby, user_id: int | None) -> None:
    """Raise `Refused` if the match cannot begin yet, or this person may not begin it."""
    if user_id is not None:
        check_host(lobby.row, user_id)
    if not any(seat.user_id for seat in lobby.seats):
        raise Refused("lobby-empty")
    if waiting := unready(lobby.row, lobby.seats):
        raise Refused("lobby-not-ready", names=", ".join(waiting))
    if user_id is None and len(lobby.seats) < seats_wanted(lobby.row):
        raise Refused("lobby-not-full")
    drafting = DRAFT in lobby.row.options and seat_to_pick(lobby.row, lobby.seats) is not None
    if user_id is not None and drafting:
        raise Refused("drafting")


async def deal_for(lobby: Lobby) -> Dealt:
    if DRAFT in lobby.row.options:
        return Dealt(tuple(lobby.seats), decode_draws(lobby.row.options[DRAFT][DRAWN]))
    lots = await lots_of(lobby.transaction, lobby.row.id, lobby.seats)
    return deal(lobby.row, lobby.seats, lots)
