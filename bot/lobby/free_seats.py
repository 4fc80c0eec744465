"""Free seats of a lobby: numbers and factions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from bot.lobby.options import (
    BY_CHOICE,
    CHOOSE,
    OptionWords,
    pool_of,
    seats_wanted,
    value_of,
    with_variants,
)
from bot.services import Services
from bot.services.sentences import locale_of_table
from bot.store import MatchRow, SeatRow
from bot.ui.markup import bot_words
from engine.core.errors import Refused
from engine.games import GAMES

ORDER = "order"
"""Key in a rematch's options: the people of the old table in their new order of play."""


def check_choice(row: MatchRow) -> None:
    """Raise `Refused` where factions are not chosen freely."""
    if value_of(row, CHOOSE) != BY_CHOICE:
        raise Refused(f"seat-by-{value_of(row, CHOOSE)}")


def check_free(row: MatchRow, others: Sequence[SeatRow], plays: str) -> None:
    """Raise `Refused` for a faction that is taken, or not in this table's pool."""
    kind, _, variant = plays.partition(":")
    named = OptionWords.of(row.game, locale_of_table(row))
    known = {each.key: each.variants for each in GAMES[row.game].seat_kinds}
    if kind not in known or (variant and variant not in known[kind]):
        raise Refused("seat-unknown", what=plays)
    if kind not in pool_of(row):
        raise Refused("seat-left-out", what=named.plays(plays))
    if plays not in free_kinds(row, others):
        raise Refused("seat-taken", what=named.plays(plays))


def number_for(row: MatchRow, seats: Sequence[SeatRow], user_id: int) -> int:
    """Return a person's seat number: the one assigned by a rematch, or the first free one."""
    order = row.options.get(ORDER, ())
    if user_id in order:
        wanted = int(order.index(user_id))
        if wanted < seats_wanted(row) and all(seat.number != wanted for seat in seats):
            return wanted
    return free_number(seats)


def free_number(seats: Sequence[SeatRow]) -> int:
    """Return the lowest free number."""
    taken = {seat.number for seat in seats}
    return next(number for number in range(len(taken) + 1) if number not in taken)


def free_kinds(row: MatchRow, seats: Sequence[SeatRow]) -> list[str]:
    """List the free factions; one with variants may be played twice, as different ones."""
    played = [seat.plays for seat in seats if seat.plays]
    taken = [plays.partition(":")[0] for plays in played]
    return [
        key
        for kind in GAMES[row.game].seat_kinds
        if kind.key in pool_of(row) and taken.count(kind.key) < (2 if kind.variants else 1)
        for key in (kind.key, *with_variants(kind))
        if key == kind.key or key not in played
    ]


def first_free(row: MatchRow, seats: Sequence[SeatRow]) -> str | None:
    """Return the first suggested faction that nobody plays, otherwise any.

    None where factions are not chosen freely.
    """
    if value_of(row, CHOOSE) != BY_CHOICE:
        return None
    taken = {seat.plays.partition(":")[0] for seat in seats if seat.plays}
    free = [key for key in free_kinds(row, seats) if ":" not in key]
    wanted = [*(key for key in GAMES[row.game].suggested if key in free), *free]
    return next((key for key in wanted if key not in taken), next(iter(wanted), None))


def new_to(row: MatchRow, seats: Sequence[SeatRow], played: Collection[str]) -> str | None:
    """Return the easiest free faction that a person has not played yet; None if there is none.

    `played` are the ones they have played (`marquise`, `vagabond:thief`).
    """
    if value_of(row, CHOOSE) != BY_CHOICE:
        return None
    known = {plays.partition(":")[0] for plays in played}
    free = [key for key in free_kinds(row, seats) if ":" not in key and key not in known]
    wanted = [*(key for key in GAMES[row.game].suggested if key in free), *free]
    return next(iter(wanted), None)


COMPUTER = "greedy"
"""A computer of the level set by the table's option; others name a level of their own. The word is
older than the levels, and stored."""


def unready(row: MatchRow, seats: Sequence[SeatRow]) -> list[str]:
    """Name the players who have not agreed to the options yet."""
    return [seat.name for seat in seats if seat.accepted != row.options_version]


def computer_seat(
    services: Services,
    row: MatchRow,
    seats: Sequence[SeatRow],
    plays: str = "",
    level: str = COMPUTER,
) -> SeatRow:
    count = sum(seat.computer is not None for seat in seats) + 1
    return SeatRow(
        match_id=row.id,
        number=free_number(seats),
        computer=level,
        name=bot_words(locale_of_table(row)).say("computer-name", number=count),
        plays=plays or first_free(row, seats),
        accepted=row.options_version,
        joined_at=services.clock(),
    )


def nobodys_seat(row: MatchRow, mine: SeatRow, offered: int) -> SeatRow:
    """Return a seat that its holder gives up: a computer's, offered since a time."""
    words = bot_words(locale_of_table(row))
    name = words.say("computer-name", number=mine.number + 1)
    return msgspec.structs.replace(
        mine, user_id=None, computer=COMPUTER, name=name, stands_in=None, offered=offered
    )
