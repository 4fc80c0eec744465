"""Matches and their seats."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import case, select

from bot.store.errors import ChannelTaken, Conflict, StoreError
from bot.store.holding import HoldingReads, HoldingWrites
from bot.store.part import refusing_duplicates
from bot.store.row import columns
from bot.store.rows import OPEN, MatchChange, MatchRow, NewMatch, SeatRow, Status
from bot.store.tables import matches, seats

_WITHOUT_SECRET = [column for column in matches.c if column.name != "secret"]


class MatchReads(HoldingReads):
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


class MatchWrites(HoldingWrites, MatchReads):
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
        others who want to change the same match wait.
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


def _taken() -> StoreError:
    return ChannelTaken("This channel already has an open match. Finish or close that one first.")
