"""Clocks of a match that is played by the clock."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table, select

from bot.store.engine.queries import Queries, Row, columns, is_given
from bot.store.engine.schema import metadata, of_match
from bot.store.engine.sheet import Part
from bot.store.match.match_rows import matches

clocks = Table(
    "clocks",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("left", Integer, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("since", BigInteger),
    Column("rested", BigInteger),
)


class ClockRow(Row, frozen=True, kw_only=True):
    """A seat's time, in seconds."""

    match_id: int
    seat: int
    left: int
    """Seconds left for this turn."""
    bank: int
    """Seconds left for the whole match, used when the turn's time is over."""
    since: int | None = None
    """Time the clock runs from; None while stopped. In the future while its player is away."""
    rested: int | None = None
    """End of the one stop allowed for an absence; None while unused."""


CLOCKS_ON_SHEET = Part(ClockRow, tuple(clocks.c), (is_given(clocks.c.match_id),))


class ClockReads(Queries):
    async def clocks(self, match_id: int) -> tuple[ClockRow, ...]:
        """Return the clocks of a match by seat; none where it is played without clocks."""
        if (known := self._on_sheet(match_id, ClockRow)) is not None:
            return tuple(sorted(known, key=lambda row: row.seat))
        return await self._all(
            ClockRow, select(clocks).where(clocks.c.match_id == match_id).order_by(clocks.c.seat)
        )

    async def running_clocks(self) -> tuple[ClockRow, ...]:
        """Return the running clocks of all matches being played."""
        going = select(clocks).join(matches, matches.c.id == clocks.c.match_id)
        running = (matches.c.status == "running") & clocks.c.since.is_not(None)
        return await self._all(ClockRow, going.where(running).order_by(*clocks.primary_key))


class ClockWrites(ClockReads):
    async def save_clock(self, clock: ClockRow) -> None:
        """Set a seat's clock."""
        if (known := self._on_sheet(clock.match_id, ClockRow)) is not None:
            known[:] = [*(row for row in known if row.seat != clock.seat), clock]
        await self._upsert(clocks, "match_id", "seat", **columns(clock))
