"""What keeps a match alive for weeks: wishes, choices to redo, clocks, glances, results."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select

from bot.store.part import Part
from bot.store.row import columns
from bot.store.rows_waiting import ClockRow, GlanceRow, LeaverRow, ResultRow, UndoneRow, WishRow
from bot.store.tables import choices, leavers, results
from bot.store.tables_waiting import clocks, glances, undone, wishes


class SlowReads(Part):
    """Reading what keeps a match alive."""

    async def wishes(self, match_id: int, seat: int | None = None) -> tuple[WishRow, ...]:
        """Return the choices that a seat, or every seat, has queued, each seat's in order."""
        found = select(wishes).where(wishes.c.match_id == match_id)
        if seat is not None:
            found = found.where(wishes.c.seat == seat)
        return await self._all(WishRow, found.order_by(wishes.c.seat, wishes.c.position))

    async def answered(self, match_id: int, user_id: int) -> dict[str, int]:
        """Count the questions of each kind that a person has answered in a match."""
        rows = await self._connection.execute(
            select(choices.c.kind, func.count())
            .where(
                choices.c.match_id == match_id,
                choices.c.user_id == user_id,
                choices.c.voided_version.is_(None),
            )
            .group_by(choices.c.kind)
        )
        return {str(kind): int(count) for kind, count in rows}

    async def has_finished(self, user_id: int, game: str, *, since: int = 0) -> bool:
        """Return whether a person has played a match of a game to its end, after `since`."""
        mine = (results.c.user_id == user_id, results.c.game == game)
        found = select(results.c.match_id).where(*mine, results.c.finished_at > since).limit(1)
        return await self._value(found) is not None

    async def last_undone(self, match_id: int) -> UndoneRow | None:
        """Return the choice that was taken back last and not made again; None where none was."""
        return await self._first(
            UndoneRow,
            select(undone).where(undone.c.match_id == match_id).order_by(undone.c.position.desc()),
        )

    async def clocks(self, match_id: int) -> tuple[ClockRow, ...]:
        """Return the clocks of a match by seat; none where it is played without."""
        return await self._all(
            ClockRow, select(clocks).where(clocks.c.match_id == match_id).order_by(clocks.c.seat)
        )

    async def glance(self, match_id: int, user_id: int) -> GlanceRow | None:
        """Return what somebody has seen of a match; None where they have never looked."""
        return await self._first(
            GlanceRow,
            select(glances).where(glances.c.match_id == match_id, glances.c.user_id == user_id),
        )

    async def results(
        self, *, game: str | None = None, guild_id: int | None = None, user_id: int | None = None
    ) -> tuple[ResultRow, ...]:
        """Return how matches ended, those of a game, a server or a person, the oldest first.

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
        """Return who had left matches before they ended, in a game, on a server, or one person."""
        found = select(leavers)
        wanted = {leavers.c.game: game, leavers.c.guild_id: guild_id, leavers.c.user_id: user_id}
        for column, value in wanted.items():
            if value is not None:
                found = found.where(column == value)
        return await self._all(LeaverRow, found.order_by(leavers.c.match_id, leavers.c.position))


class SlowWrites(SlowReads):
    """Changing what keeps a match alive."""

    async def set_wishes(self, match_id: int, seat: int, rows: Sequence[WishRow]) -> None:
        """Replace what a seat has queued; nothing where `rows` is empty."""
        await self._delete(wishes, wishes.c.match_id == match_id, wishes.c.seat == seat)
        await self._insert(wishes, [columns(row) for row in rows])

    async def add_undone(self, match_id: int, seat: int, kind: str, keys: Sequence[str]) -> None:
        """Remember a choice that was taken back, so that it can be made again."""
        highest = select(func.max(undone.c.position)).where(undone.c.match_id == match_id)
        position = (await self._value(highest) or 0) + 1
        row = UndoneRow(
            match_id=match_id, position=position, seat=seat, kind=kind, keys=tuple(keys)
        )
        await self._insert(undone, [columns(row)])

    async def drop_undone(self, match_id: int, *, position: int | None = None) -> int:
        """Forget one choice that was taken back, or all of a match; return how many."""
        where = [undone.c.match_id == match_id]
        if position is not None:
            where.append(undone.c.position == position)
        return await self._delete(undone, *where)

    async def save_clock(self, clock: ClockRow) -> None:
        """Set a seat's clock."""
        await self._upsert(clocks, "match_id", "seat", **columns(clock))

    async def save_glance(self, glance: GlanceRow) -> None:
        """Remember what somebody has seen of a match."""
        await self._upsert(glances, "match_id", "user_id", **columns(glance))

    async def add_results(self, rows: Sequence[ResultRow], left: Sequence[LeaverRow] = ()) -> None:
        """Store how a match ended, and who had left it; once, however often it is told."""
        for row in rows:
            await self._upsert(results, "match_id", "seat", **columns(row))
        for leaver in left:
            await self._upsert(leavers, "match_id", "position", **columns(leaver))

    async def drop_results(self, match_id: int) -> int:
        """Forget how a match ended, because it goes on; return how many seats there were."""
        await self._delete(leavers, leavers.c.match_id == match_id)
        return await self._delete(results, results.c.match_id == match_id)
