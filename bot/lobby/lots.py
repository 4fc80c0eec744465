"""Drawing by lot before a match begins: the order of seats and the factions.

The lots come from the key of the match, so nobody can choose them; `/match verify` explains each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.lobby.options import (
    BY_DRAFT,
    BY_LOT,
    CHOOSE,
    DRAFT,
    OptionWords,
    drafts_within,
    game_options,
    option_value,
    pool_of,
    pool_to_deal,
    value_of,
)
from bot.notify.outbox import Post, to_channel
from bot.notify.writers import ToTable, Written, writes
from bot.store import MatchRow, NewOutbox, SeatRow, Transaction
from bot.ui.markup import escape
from engine.core.chance.draws import Drawn, KeyedChance, match_key
from engine.core.chance.lots import Lots
from engine.core.seats import JOINED, SEATING, Setup
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Dealt:
    """The final seats, and the lots drawn for them."""

    seats: tuple[SeatRow, ...]
    drawn: tuple[Drawn, ...]


def nonces_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Return the players' nonces in an order that does not depend on the seating."""
    return tuple(sorted(seat.nonce for seat in seats if seat.nonce))


async def lots_of(transaction: Transaction, match_id: int, seats: Sequence[SeatRow]) -> Lots:
    loaded = await transaction.load_match(match_id)
    assert loaded is not None, "it was just found"
    return Lots(KeyedChance(match_key(loaded.secret, nonces_of(seats))))


def deal(row: MatchRow, seats: Sequence[SeatRow], lots: Lots) -> Dealt:
    """Draw all lots of a table that begins at once, without a draft."""
    game = GAMES[row.game]
    seated = renumber(sorted(seats, key=lambda seat: seat.number))
    if value_of(row, SEATING) != JOINED and not game.draws_order:
        seated = shuffle_seats(seated, lots)
    if value_of(row, CHOOSE) == BY_LOT:
        pool = pool_to_deal(row, len(seated))
        kinds = game.deal_kinds(len(seated), pool, lots, game_options(row))
        seated = [
            msgspec.structs.replace(seat, plays=plays)
            for seat, plays in zip(seated, kinds, strict=True)
        ]
    return Dealt(tuple(seated), tuple(lots.drawn))


def shuffle_seats(seats: Sequence[SeatRow], lots: Lots) -> list[SeatRow]:
    """Shuffle the seats by lot."""
    order = list(seats)
    lots.shuffle(order)
    return renumber(order)


def renumber(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Number the seats in the given order."""
    return [msgspec.structs.replace(seat, number=number) for number, seat in enumerate(seats)]


def setup_of(row: MatchRow, seats: Sequence[SeatRow]) -> Setup:
    options = {each.key: option_value(row, seats, each) for each in GAMES[row.game].options}
    if value_of(row, SEATING) == JOINED or DRAFT in row.options:
        options[SEATING] = JOINED
    plays = tuple(seat.plays or "" for seat in seats)
    return Setup(row.game, plays, options, pool_of(row) if drafts_within(row) else ())


def by_lot(row: MatchRow) -> bool:
    """Return whether `deal` leaves anything to lots."""
    seating = value_of(row, SEATING) != JOINED and not GAMES[row.game].draws_order
    return value_of(row, CHOOSE) == BY_LOT or seating


# Announcing the lots


def lots_post(row: MatchRow, now: int) -> list[NewOutbox]:
    """Return the message with the drawn lots; none after a draft, which announced them."""
    if row.channel_id is None or value_of(row, CHOOSE) == BY_DRAFT or not by_lot(row):
        return []
    return [to_channel(Post(row.id, "lots"), row.channel_id, now)]


@writes(ToTable, "lots")
async def write_lots(to: ToTable) -> Written:
    return to.screen(to.words.say("lots"), *seat_lines(to.match, to.live.seats, to.locale))


def seat_lines(row: MatchRow, seats: Sequence[SeatRow], locale: str) -> list[str]:
    """Write a line for each seat: its number, player and faction."""
    words = OptionWords.of(row.game, locale)
    return [
        f"{seat.number + 1}. {escape(seat.name)}"
        + (f" · {words.plays(seat.plays)}" if seat.plays else "")
        for seat in seats
    ]
