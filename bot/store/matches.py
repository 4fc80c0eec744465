"""Matches, their seats, and who has held them."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence

from sqlalchemy import case, select

from bot.store.errors import ChannelTaken, Conflict, StoreError
from bot.store.part import Part, refusing_duplicates
from bot.store.row import columns
from bot.store.rows import ENDED, OPEN, HolderRow, MatchChange, MatchRow, NewMatch, SeatRow, Status
from bot.store.tables import holders, matches, seats

_WITHOUT_SECRET = [column for column in matches.c if column.name != "secret"]


class MatchReads(Part):
    """Finding matches."""

    async def find_match(self, match_id: int) -> MatchRow | None:
        """Return a match by its number; None where there is none.

        In a transaction that writes, nobody else changes this match until the transaction ends.
        """
        found = select(*_WITHOUT_SECRET).where(matches.c.id == match_id)
        return await self._first(MatchRow, found.with_for_update() if self.locks else found)

    async def match_in_channel(self, channel_id: int) -> MatchRow | None:
        """Return the open match of a channel or thread; else the last one that was played there."""
        open_first = case((matches.c.status.in_(OPEN), 0), else_=1)
        return await self._first(
            MatchRow,
            select(*_WITHOUT_SECRET)
            .where(matches.c.channel_id == channel_id)
            .order_by(open_first, matches.c.id.desc()),
        )

    async def matches_of_user(
        self, user_id: int, statuses: Collection[Status] = OPEN
    ) -> tuple[MatchRow, ...]:
        """Return the matches in which a person holds a seat, oldest first."""
        seated = select(seats.c.match_id).where(seats.c.user_id == user_id)
        return await self._all(
            MatchRow,
            select(*_WITHOUT_SECRET)
            .where(matches.c.id.in_(seated), matches.c.status.in_(statuses))
            .order_by(matches.c.id),
        )

    async def matches_of_guild(
        self, guild_id: int, statuses: Collection[Status] = OPEN
    ) -> tuple[MatchRow, ...]:
        """Return the matches of a Discord server, oldest first."""
        return await self._all(
            MatchRow,
            select(*_WITHOUT_SECRET)
            .where(matches.c.guild_id == guild_id, matches.c.status.in_(statuses))
            .order_by(matches.c.id),
        )

    async def matches_with_status(self, *statuses: Status) -> tuple[MatchRow, ...]:
        """Return all matches of these kinds, of all servers, oldest first."""
        return await self._all(
            MatchRow,
            select(*_WITHOUT_SECRET).where(matches.c.status.in_(statuses)).order_by(matches.c.id),
        )

    async def seats(self, match_id: int) -> tuple[SeatRow, ...]:
        """Return the seats of a match by number."""
        return await self._all(
            SeatRow, select(seats).where(seats.c.match_id == match_id).order_by(seats.c.number)
        )

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

    async def held_by(self, match_id: int, user_id: int) -> tuple[HolderRow, ...]:
        """Return the seats that a person holds or has held: they know their secrets.

        Whoever was forgotten in the middle of a match is known to it under their veil alone.
        """
        secret = await self._value(select(matches.c.secret).where(matches.c.id == match_id))
        known_as = (user_id, veil(secret or b"", user_id))
        return await self._all(
            HolderRow,
            select(holders)
            .where(holders.c.match_id == match_id, holders.c.user_id.in_(known_as))
            .order_by(holders.c.since, holders.c.seat),
        )


class MatchWrites(MatchReads):
    """Opening and changing matches and their seats."""

    locks = True

    async def create_match(self, new: NewMatch) -> int:
        """Open a lobby and return its number; raise `ChannelTaken` if the channel has a match."""
        values = columns(new)
        at = values.pop("at")
        with refusing_duplicates(_taken()):
            return await self._insert_numbered(
                matches,
                values
                | {
                    "version": 1,
                    "status": "lobby",
                    "options_version": 1,
                    "nonces": [],
                    "first_kept": 0,
                    "turn": "",
                    "created_at": at,
                    "updated_at": at,
                },
            )

    async def change_match(
        self, match_id: int, expected_version: int, change: MatchChange, *, at: int
    ) -> int:
        """Change a match that is still at `expected_version`; return its new version.

        Raises `Conflict` where somebody else was faster, `ChannelTaken` for a taken channel.
        Whatever else one transaction changes about a match, this comes first: it makes all
        others who want to change the same match wait. At its end nobody needs to be known under
        a veil any more.
        """
        version = expected_version + 1
        with refusing_duplicates(_taken()):
            changed = await self._update(
                matches,
                matches.c.id == match_id,
                matches.c.version == expected_version,
                values=change.named() | {"version": version, "updated_at": at},
            )
        if changed != 1:
            raise Conflict(
                f"Match {match_id} is no longer at version {expected_version}. Load it again."
            )
        if change.status in ENDED:
            await self._delete(holders, holders.c.match_id == match_id, holders.c.user_id < 0)
        return version

    async def add_seat(self, seat: SeatRow) -> None:
        """Give somebody a seat; raise `Conflict` where it is taken."""
        with refusing_duplicates(
            Conflict(f"Seat {seat.number} of match {seat.match_id} is taken. Load the match again.")
        ):
            await self._insert(seats, [columns(seat)])

    async def change_seat(self, seat: SeatRow) -> None:
        """Replace all that is known of a seat: a computer or a substitute takes it, or an OK."""
        changed = await self._update(
            seats,
            seats.c.match_id == seat.match_id,
            seats.c.number == seat.number,
            values=columns(seat),
        )
        if changed != 1:
            raise Conflict(f"Match {seat.match_id} has no seat {seat.number}. Load it again.")

    async def remove_seat(self, match_id: int, number: int) -> None:
        """Take a seat away, with its plans and drafts: somebody left the lobby."""
        await self._delete(seats, seats.c.match_id == match_id, seats.c.number == number)

    async def set_seats(self, match_id: int, rows: Sequence[SeatRow]) -> None:
        """Replace all seats, after they were shuffled; plans and drafts of the old are gone."""
        await self._delete(seats, seats.c.match_id == match_id)
        await self._insert(seats, [columns(row) for row in rows])

    async def add_holder(self, holder: HolderRow) -> None:
        """Remember that somebody has known a seat's secrets, from the start or as substitute."""
        await self._upsert(holders, "match_id", "user_id", "seat", **columns(holder))


def veil(secret: bytes, user_id: int) -> int:
    """Return what one match alone knows a person by who was forgotten; below zero, unlike ids."""
    digest = hmac.digest(secret, b"holder %d" % user_id, "sha256")
    return ~(int.from_bytes(digest[:8], "big") >> 1)


def _taken() -> StoreError:
    return ChannelTaken("This channel already has an open match. Finish or close that one first.")
