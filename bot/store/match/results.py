"""Results of matches for each seat, and the people who left before the end."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    Table,
    Text,
    bindparam,
    func,
    select,
    true,
)

from bot.store.engine.queries import Queries, Row, columns, is_given
from bot.store.engine.schema import metadata, of_match
from bot.store.match.choices import READER, Numbers
from bot.store.match.match_rows import matches

results = Table(
    "results",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("plays", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("turn", Integer),
    Column("map", Text),
    Column("deck", Text),
    Column("won_by", Text),
    Index(None, "user_id"),
    Index(None, "guild_id", "finished_at"),
)


leavers = Table(
    "leavers",
    metadata,
    of_match(key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("user_id", BigInteger),
    Index(None, "user_id"),
    Index(None, "guild_id"),
)


class ResultRow(Row, frozen=True, kw_only=True):
    """A seat's result in a match that is over."""

    match_id: int
    seat: int
    game: str
    guild_id: int | None = None
    user_id: int | None = None
    """None for a computer, and for a person whose data was deleted."""
    name: str
    plays: str
    place: int
    """1 for winners; equal where seats tie."""
    score: int
    won: bool
    finished_at: int
    rated: bool = True
    """False for computers, and for a substitute who came too late."""
    turn: int | None = None
    """Place in the turn order, from 1; None in a game where it changes."""
    map: str | None = None
    deck: str | None = None
    won_by: str | None = None
    """The kind of victory; like the three above, None if its record no longer told an upgrade."""


class LeaverRow(Row, frozen=True, kw_only=True):
    """A person who left a match before it ended, and is rated as last."""

    match_id: int
    position: int
    seat: int
    game: str
    guild_id: int | None = None
    user_id: int | None = None
    """None for a person whose data was deleted."""


LAST_FINISH = select(func.max(results.c.finished_at))
LAST_FINISH_HERE = LAST_FINISH.where(
    matches.c.id == bindparam("match_id", type_=BigInteger),
    results.c.game == matches.c.game,
    results.c.user_id == READER,
).scalar_subquery()
"""Time at which the sheet's reader last finished a match of its game."""
LAST_FINISH = LAST_FINISH.where(is_given(results.c.user_id), is_given(results.c.game))


class ResultReads(Queries):
    async def has_finished(self, user_id: int, game: str, *, since: int = 0) -> bool:
        """Return whether a person has played a match of a game to its end, after `since`."""
        sheet, known = self._sheet, None
        if sheet is not None and sheet.reader == user_id and sheet.match.game == game:
            known = sheet.get(Numbers)
        if known is not None:
            return (known[0].last_finish or 0) > since
        return (await self._value(LAST_FINISH, user_id=user_id, game=game) or 0) > since

    async def results(
        self, *, game: str | None = None, guild_id: int | None = None, user_id: int | None = None
    ) -> tuple[ResultRow, ...]:
        """Return the results of a game's, server's or person's matches, oldest first.

        With `user_id`, all seats of the matches that this person has played.
        """
        found = select(results)
        if game is not None:
            found = found.where(results.c.game == game)
        if guild_id is not None:
            found = found.where(results.c.guild_id == guild_id)
        if user_id is not None:
            own = select(results.c.match_id).where(results.c.user_id == user_id)
            found = found.where(results.c.match_id.in_(own))
        order = (results.c.finished_at, results.c.match_id, results.c.seat)
        return await self._all(ResultRow, found.order_by(*order))

    async def leavers(
        self, *, game: str | None = None, guild_id: int | None = None, user_id: int | None = None
    ) -> tuple[LeaverRow, ...]:
        """Return the rows of people who left before the end, of a game, a server, or one person."""
        found = select(leavers)
        wanted = {leavers.c.game: game, leavers.c.guild_id: guild_id, leavers.c.user_id: user_id}
        for column, value in wanted.items():
            if value is not None:
                found = found.where(column == value)
        return await self._all(LeaverRow, found.order_by(leavers.c.match_id, leavers.c.position))

    async def results_of_person(self, user_id: int) -> tuple[ResultRow, ...]:
        """Return a person's results, oldest first."""
        mine = select(results).where(results.c.user_id == user_id)
        return await self._all(ResultRow, mine.order_by(results.c.finished_at))

    async def departures_of_person(self, user_id: int) -> tuple[LeaverRow, ...]:
        """Return the matches that a person left before their end, oldest first."""
        mine = select(leavers).where(leavers.c.user_id == user_id)
        return await self._all(LeaverRow, mine.order_by(leavers.c.match_id))


class ResultWrites(ResultReads):
    async def add_results(self, rows: Sequence[ResultRow], left: Sequence[LeaverRow] = ()) -> None:
        """Store a match's results and leavers; repeated calls store them once."""
        for row in rows:
            await self._upsert(results, "match_id", "seat", **columns(row))
        for leaver in left:
            await self._upsert(leavers, "match_id", "position", **columns(leaver))

    async def drop_results(self, match_id: int) -> int:
        """Delete the results of a match that goes on; return the number of seats."""
        await self._delete(leavers, leavers.c.match_id == match_id)
        return await self._delete(results, results.c.match_id == match_id)
