"""Matches: finding, opening and changing them.

`New…` is a caller's input, `…Row` the stored result. All times are unix seconds.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from sqlalchemy import BigInteger, Integer, Update, bindparam, case, func, select

from bot.store.engine.errors import ChannelTaken, Conflict, StoreError
from bot.store.engine.queries import Queries, columns, is_given, refusing_duplicates
from bot.store.match.match_rows import GOING, OPEN, MatchChange, MatchRow, NewMatch, Status, matches

WITHOUT_SECRET = [column for column in matches.c if column.name != "secret"]
ONE_MATCH = select(*WITHOUT_SECRET).where(is_given(matches.c.id))
ONE_MATCH_ALONE = ONE_MATCH.with_for_update(key_share=True)
"""Locks the match, but not rows of others that refer to it: they would deadlock on PostgreSQL."""
MATCH_IN_CHANNEL = (
    select(*WITHOUT_SECRET)
    .where(is_given(matches.c.channel_id))
    .order_by(case((matches.c.status.in_(OPEN), 0), else_=1), matches.c.id.desc())
    .limit(1)
)


class MatchReads(Queries):
    async def find_match(self, match_id: int) -> MatchRow | None:
        """Return a match by its number; None where there is none.

        In a transaction that writes, no other can change this match until the transaction ends.
        """
        if (sheet := self._sheet_of(match_id)) is not None and sheet.match is not None:
            match: MatchRow = sheet.match
            return match
        found = ONE_MATCH_ALONE if self.locks else ONE_MATCH
        return await self._first(MatchRow, found, id=match_id)

    async def match_in_channel(self, channel_id: int) -> MatchRow | None:
        """Return the open match of a channel or thread, or else the last one played there."""
        return await self._first(MatchRow, MATCH_IN_CHANNEL, channel_id=channel_id)

    async def matches_of_guild(
        self, guild_id: int, statuses: Collection[Status] = OPEN
    ) -> tuple[MatchRow, ...]:
        """Return the matches of a Discord server, oldest first."""
        return await self._all(
            MatchRow,
            select(*WITHOUT_SECRET)
            .where(matches.c.guild_id == guild_id, matches.c.status.in_(statuses))
            .order_by(matches.c.id),
        )

    async def matches_with_status(self, *statuses: Status) -> tuple[MatchRow, ...]:
        """Return all matches with these statuses, of all servers, oldest first."""
        return await self._all(
            MatchRow,
            select(*WITHOUT_SECRET).where(matches.c.status.in_(statuses)).order_by(matches.c.id),
        )

    async def unfinished_matches(self) -> tuple[int, ...]:
        """Return the numbers of all matches under way, the last changed first."""
        going = select(matches.c.id).where(matches.c.status.in_(GOING))
        rows = await self._connection.execute(going.order_by(matches.c.updated_at.desc()))
        return tuple(row.id for row in rows)

    async def count_matches(self) -> dict[Status, int]:
        """Count the matches of each status, on all servers."""
        counted = select(matches.c.status, func.count().label("number")).group_by(matches.c.status)
        rows = await self._connection.execute(counted)
        return {row.status: row.number for row in rows}

    async def matches_hosted(self, user_id: int) -> tuple[MatchRow, ...]:
        """Return the open matches whose host a person is, oldest first."""
        mine = select(*WITHOUT_SECRET).where(
            matches.c.host_id == user_id, matches.c.status.in_(OPEN)
        )
        return await self._all(MatchRow, mine.order_by(matches.c.id))

    async def studies_of(self, user_id: int) -> tuple[MatchRow, ...]:
        """Return the matches that a person has imported, oldest first."""
        ended = matches.c.status.not_in(OPEN)
        nowhere = matches.c.guild_id.is_(None) & matches.c.channel_id.is_(None)
        mine = select(*WITHOUT_SECRET).where(matches.c.host_id == user_id, ended, nowhere)
        return await self._all(MatchRow, mine.order_by(matches.c.id))


class MatchWrites(MatchReads):
    locks = True

    async def create_match(self, new: NewMatch) -> int:
        """Open a lobby and return its number; raise `ChannelTaken` if the channel has a match."""
        values = columns(new)
        at = values.pop("at")
        with refusing_duplicates(_channel_taken()):
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

        Raises `Conflict` where the match has changed already, `ChannelTaken` for a taken channel.
        It must precede all other changes of a match in a transaction: it makes other transactions
        that change the same match wait.
        """
        version = expected_version + 1
        with refusing_duplicates(_channel_taken()):
            values = change.set_fields() | {"version": version, "updated_at": at}
            known = {"changed_id": match_id, "known_version": expected_version}
            changed = await self._first(MatchRow, _update(*values), **known, **values)
        if (sheet := self._sheet_of(match_id)) is not None:
            sheet.match = changed
        if changed is None:
            raise Conflict(
                f"Match {match_id} is no longer at version {expected_version}. Load it again."
            )
        return version

    async def drop_match(self, match_id: int) -> None:
        """Delete a match with everything that belongs to it."""
        await self._delete(matches, matches.c.id == match_id)


@cache
def _update(*names: str) -> Update:
    """Build the statement that changes fields of a match still at a known version."""
    here = matches.c.id == bindparam("changed_id", type_=BigInteger)
    still = matches.c.version == bindparam("known_version", type_=Integer)
    values = {name: bindparam(name, type_=matches.c[name].type) for name in names}
    return matches.update().where(here, still).values(values).returning(*WITHOUT_SECRET)


def _channel_taken() -> StoreError:
    return ChannelTaken("This channel already has an open match. Finish or close that one first.")
