"""The draft: when all have joined, the seats pick their factions one after the other.

The game decides the cards on offer, the order of picks, and which cards are locked. The state of a
draft is in the lobby's row, with its cards and lots, and in the seats that have picked.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.lobby.hosts import check_host
from bot.lobby.lobby import GRACE, Lobby, end_draft, give_grace, hold_lobby
from bot.lobby.lots import lots_of, renumber, shuffle_seats
from bot.lobby.options import DRAFT, OptionWords, game_options, pool_to_deal, value_of
from bot.matches.live import encode_draws
from bot.notify.outbox import Post, queue_post
from bot.notify.reminders import writes_when_due
from bot.services import Services
from bot.services.sentences import locale_of_table
from bot.store import MatchRow, ReminderRow, SeatRow, Transaction
from engine.core.errors import Refused
from engine.core.seats import JOINED, SEATING
from engine.games import GAMES

CARDS, DRAWN = "cards", "drawn"
PATIENCE = 24 * 3600
"""Seconds of silence after which the picker is asked again."""


# The state of a draft


def cards_of(row: MatchRow) -> list[str]:
    return list(row.options[DRAFT][CARDS])


def order_of(row: MatchRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """List the seats in the order of their picks; their numbers may have a gap."""
    places = sorted(seats, key=lambda seat: seat.number)
    return [places[place] for place in GAMES[row.game].draft_order(len(seats))]


def seat_to_pick(row: MatchRow, seats: Sequence[SeatRow]) -> SeatRow | None:
    """Return the seat to pick next; None when all have picked."""
    return next((seat for seat in order_of(row, seats) if seat.plays is None), None)


def pickable(row: MatchRow, seats: Sequence[SeatRow]) -> list[str]:
    """List the factions that may be picked now."""
    taken = [seat.plays for seat in order_of(row, seats) if seat.plays is not None]
    return list(GAMES[row.game].draftable(cards_of(row), taken))


# Acts in a draft


async def begin_draft(lobby: Lobby, now: int) -> None:
    """Draw the order of play and the cards on offer, and call the first picker."""
    row, game = lobby.row, GAMES[lobby.row.game]
    await lobby.transaction.drop_reminders(row.id, kind=GRACE)
    lots = await lots_of(lobby.transaction, row.id, lobby.seats)
    seats = renumber(sorted(lobby.seats, key=lambda seat: seat.number))
    if value_of(row, SEATING) != JOINED:
        seats = shuffle_seats(seats, lots)
    pool = pool_to_deal(row, len(seats))
    cards = game.draft_cards(len(seats), pool, lots, game_options(row))
    lobby.seats = [msgspec.structs.replace(seat, plays=None) for seat in seats]
    lobby.set_option(DRAFT, {CARDS: [*cards], DRAWN: [*map(list, encode_draws(lots.drawn))]})
    await go_on(lobby, now)


async def pick(services: Services, match_id: int, user_id: int, card: str) -> None:
    async with hold_lobby(services, match_id) as lobby:
        seat = _require_picker(lobby)
        if seat.user_id != user_id:
            raise Refused("draft-not-you", who=seat.name)
        if card not in pickable(lobby.row, lobby.seats):
            named = OptionWords.of(lobby.row.game, locale_of_table(lobby.row))
            raise Refused("draft-not-now", what=named.plays(card))
        lobby.replace(seat, plays=card)
        await go_on(lobby, services.clock())


async def pick_for(services: Services, match_id: int, user_id: int, meant: int | None) -> str:
    """Have the computer pick, on the picker's or the host's request; return the picker's name.

    Raises `Refused` where that is no longer the seat `meant`: a second press is not for the next.
    """
    async with hold_lobby(services, match_id) as lobby:
        seat = _require_picker(lobby)
        if meant not in (None, seat.number):
            raise Refused("draft-not-you", who=seat.name)
        if seat.user_id != user_id:
            check_host(lobby.row, user_id)
        lobby.replace(seat, plays=computers_pick(lobby.row, lobby.seats))
        await go_on(lobby, services.clock())
    return seat.name


async def call_off(services: Services, match_id: int, user_id: int) -> None:
    """End a draft, so that seats and options can be changed again; only the host may."""
    async with hold_lobby(services, match_id) as lobby:
        check_host(lobby.row, user_id)
        _require_picker(lobby)
        end_draft(lobby, services.clock())


def computers_pick(row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Return a computer's pick: the best card for newcomers, otherwise the first."""
    free = pickable(row, seats)
    suggested = GAMES[row.game].suggested
    known = [card for card in free if card.partition(":")[0] in suggested]
    return min(known, key=lambda card: suggested.index(card.partition(":")[0]), default=free[0])


async def go_on(lobby: Lobby, now: int) -> None:
    """Have computers pick, then call the next person; when all have picked, the match begins.

    The last card is assigned without a call.
    """
    while (seat := seat_to_pick(lobby.row, lobby.seats)) is not None:
        if seat.user_id is not None and len(pickable(lobby.row, lobby.seats)) > 1:
            break
        lobby.replace(seat, plays=computers_pick(lobby.row, lobby.seats))
    if seat is None:
        await lobby.transaction.drop_reminders(lobby.row.id, kind=DRAFT)
        await give_grace(lobby, now, seconds=0)
    else:
        assert seat.user_id is not None
        lobby.post(DRAFT, (seat.user_id,), now)
        await lobby.transaction.set_reminder(lobby.row.id, DRAFT, due_at=now + PATIENCE)


def _require_picker(lobby: Lobby) -> SeatRow:
    """Return the seat to pick next; raise `Refused` where there is no draft."""
    seat = seat_to_pick(lobby.row, lobby.seats) if DRAFT in lobby.row.options else None
    if seat is None:
        raise Refused("no-draft")
    return seat


@writes_when_due(DRAFT)
async def ask_again(services: Services, transaction: Transaction, row: ReminderRow) -> None:
    """Ask a picker again after a day of silence."""
    match = await transaction.find_match(row.match_id)
    if match is None or match.status != "lobby" or DRAFT not in match.options:
        return
    seat = seat_to_pick(match, await transaction.seats(match.id))
    if seat is None or seat.user_id is None or match.channel_id is None:
        return
    now = services.clock()
    await queue_post(transaction, match, Post(match.id, DRAFT, 0, 0, (seat.user_id,)), now)
    await transaction.set_reminder(match.id, DRAFT, due_at=now + PATIENCE)
