"""Seats: their present players, and all who have known a seat's secrets, with their rounds."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Index,
    Integer,
    Table,
    Text,
    false,
    select,
)

from bot.store.engine.errors import Conflict
from bot.store.engine.queries import Queries, Row, columns, is_given
from bot.store.engine.schema import metadata, of_match
from bot.store.engine.sheet import Part
from bot.store.match.match_rows import OPEN, MatchRow, Status, matches
from bot.store.match.matches import WITHOUT_SECRET

seats = Table(
    "seats",
    metadata,
    of_match(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("computer", Text),
    Column("name", Text, nullable=False),
    Column("plays", Text),
    Column("nonce", Text, nullable=False),
    Column("accepted", Integer, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("stands_in", Text),
    Column("offered", BigInteger, nullable=False, server_default="0"),
    Index(None, "user_id"),
)


holders = Table(
    "holders",
    metadata,
    of_match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("barred", Boolean, nullable=False, server_default=false()),
    Column("from_round", Integer, nullable=False, server_default="0"),
    Column("to_round", Integer),
)


SEATS = select(seats).where(is_given(seats.c.match_id)).order_by(seats.c.number)


class SeatRow(Row, frozen=True, kw_only=True):
    """A place at the table. With both a user and a computer, the computer is a stand-in."""

    match_id: int
    number: int
    user_id: int | None = None
    computer: str | None = None
    name: str
    plays: str | None = None
    nonce: str = ""
    accepted: int = 0
    joined_at: int
    stands_in: str | None = None
    """End of a computer's play for the seat's user: after this `turn`, or when they are `back`."""
    offered: int = 0
    """Time since which a substitute is sought for this seat; 0 if none is."""


class HolderRow(Row, frozen=True, kw_only=True):
    """A person who holds or has held a seat, and has known its secrets."""

    match_id: int
    user_id: int
    seat: int
    since: int
    barred: bool = False
    """True for a player who was voted out: they cannot take the seat back."""
    from_round: int = 0
    """First round they played, plus the number of rounds they were gone. 0: from the start."""
    to_round: int | None = None
    """Round in which they left; None while they hold the seat."""


SEATS_ON_SHEET = Part(SeatRow, tuple(seats.c), (is_given(seats.c.match_id),))


class SeatReads(Queries):
    async def seats(self, match_id: int) -> tuple[SeatRow, ...]:
        """Return the seats of a match by number."""
        if (known := self._on_sheet(match_id, SeatRow)) is not None:
            return tuple(sorted(known, key=lambda row: row.number))
        return await self._all(SeatRow, SEATS, match_id=match_id)

    async def seats_of(self, match_ids: Collection[int]) -> dict[int, tuple[SeatRow, ...]]:
        """Return the seats of several matches at once."""
        rows = await self._all(
            SeatRow,
            select(seats)
            .where(seats.c.match_id.in_(match_ids))
            .order_by(seats.c.match_id, seats.c.number),
        )
        found: dict[int, tuple[SeatRow, ...]] = dict.fromkeys(match_ids, ())
        for row in rows:
            found[row.match_id] += (row,)
        return found

    async def matches_of_user(
        self, user_id: int, statuses: Collection[Status] = OPEN
    ) -> tuple[MatchRow, ...]:
        """Return the matches in which a person holds a seat, oldest first."""
        seated = select(seats.c.match_id).where(seats.c.user_id == user_id)
        return await self._all(
            MatchRow,
            select(*WITHOUT_SECRET)
            .where(matches.c.id.in_(seated), matches.c.status.in_(statuses))
            .order_by(matches.c.id),
        )

    async def holders(self, match_id: int) -> tuple[HolderRow, ...]:
        """Return everybody who holds or has held a seat of a match, by seat, the earliest first."""
        found = select(holders).where(holders.c.match_id == match_id)
        order = (holders.c.seat, holders.c.since, holders.c.user_id)
        return await self._all(HolderRow, found.order_by(*order))

    async def holdings(self, match_id: int, user_id: int) -> tuple[HolderRow, ...]:
        """Return the seats a person holds or has held, and so whose secrets they know.

        A person forgotten in the middle of a match is recorded there only under a pseudonym.
        """
        secret = await self._value(select(matches.c.secret).where(matches.c.id == match_id))
        known_as = (user_id, veil(secret or b"", user_id))
        return await self._all(
            HolderRow,
            select(holders)
            .where(holders.c.match_id == match_id, holders.c.user_id.in_(known_as))
            .order_by(holders.c.since, holders.c.seat),
        )

    async def holdings_of_person(self, user_id: int) -> tuple[HolderRow, ...]:
        """Return the seats a person holds or has held, oldest first."""
        mine = select(holders).where(holders.c.user_id == user_id)
        return await self._all(HolderRow, mine.order_by(holders.c.since, holders.c.match_id))


class SeatWrites(SeatReads):
    async def change_seat(self, seat: SeatRow) -> None:
        """Replace a seat's row: a computer or a substitute takes it, or options are accepted."""
        self._drop_from_sheet(SeatRow)
        changed = await self._update(
            seats,
            seats.c.match_id == seat.match_id,
            seats.c.number == seat.number,
            values=columns(seat),
        )
        if changed != 1:
            raise Conflict(f"Match {seat.match_id} has no seat {seat.number}. Load it again.")

    async def remove_seat(self, match_id: int, number: int) -> None:
        """Remove a seat, with its drafts, when a person leaves the lobby."""
        self._drop_from_sheet()
        await self._delete_equal(seats, match_id=match_id, number=number)

    async def set_seats(self, match_id: int, rows: Sequence[SeatRow]) -> None:
        """Replace all seats after a shuffle, and delete the drafts of the old ones."""
        self._drop_from_sheet()
        await self._delete_equal(seats, match_id=match_id)
        await self._insert(seats, [columns(row) for row in rows])

    async def add_holder(self, holder: HolderRow) -> None:
        """Record that a person knows a seat's secrets, from the start or as substitute."""
        await self._upsert(holders, "match_id", "user_id", "seat", **columns(holder))

    async def end_holding(
        self, match_id: int, user_id: int, seat: int, *, in_round: int, barred: bool
    ) -> None:
        """Record the round in which a person left a seat, and whether they may come back."""
        values = {"to_round": in_round, "barred": barred}
        await self._update(holders, *_one(match_id, user_id, seat), values=values)

    async def resume_holding(self, holder: HolderRow, user_id: int, *, in_round: int) -> None:
        """Record that a person is back in a seat of theirs, under their id again.

        Rounds of absence do not count; a player from the start still counts as one.
        """
        gone = 0 if holder.to_round is None else in_round - holder.to_round
        since = holder.from_round + gone if holder.from_round else 0
        here = _one(holder.match_id, holder.user_id, holder.seat)
        values = {"user_id": user_id, "from_round": since, "to_round": None}
        await self._update(holders, *here, values=values)

    async def lift_veils(self, match_id: int) -> None:
        """Delete pseudonymous holders: the match is over, and has no secrets any more."""
        await self._delete(holders, holders.c.match_id == match_id, holders.c.user_id < 0)

    async def lift_veils_of_finished(self, *, before: int) -> None:
        """Delete pseudonymous holders of matches that ended before a time: nobody goes back now."""
        ended = select(matches.c.id).where(
            matches.c.status == "finished", matches.c.updated_at < before
        )
        await self._delete(holders, holders.c.user_id < 0, holders.c.match_id.in_(ended))


def veil(secret: bytes, user_id: int) -> int:
    """Return a forgotten person's pseudonym within one match; below zero, unlike ids."""
    digest = hmac.digest(secret, b"holder %d" % user_id, "sha256")
    return ~(int.from_bytes(digest[:8], "big") >> 1)


def _one(match_id: int, user_id: int, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (
        holders.c.match_id == match_id,
        holders.c.user_id == user_id,
        holders.c.seat == seat,
    )
