"""Leases: the assignment of gateway shards to processes, where several share a database.

Times are the database's, so that the clocks of the machines need not agree. The fence rises with
each claim: a process that slept through its lease finds another number there, and lets go.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Integer,
    Table,
    Text,
    cast,
    func,
    select,
    tuple_,
)
from sqlalchemy.dialects import postgresql

from bot.store.engine.queries import Queries, Row
from bot.store.engine.schema import metadata

leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("of", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("beat_at", BigInteger, nullable=False),
    Column("spare", Boolean, nullable=False),
    Column("wanted_by", Text),
)
EXPIRES = 30
"""Seconds without a heartbeat after which a lease is free."""


class LeaseRow(Row, frozen=True, kw_only=True):
    """A shard, and the process that has it."""

    shard: int
    of: int
    """Total number of shards."""
    holder: str
    """Name of the process; empty where none has the shard."""
    fence: int
    beat_at: int
    spare: bool = False
    """True where its holder took it, beyond its own share, in place of a process that was gone."""
    wanted_by: str | None = None
    """A process that started later and has no shard."""


def _now() -> ColumnElement[int]:
    return cast(func.extract("epoch", func.clock_timestamp()), BigInteger)


def _free() -> ColumnElement[bool]:
    return leases.c.beat_at <= _now() - EXPIRES


class LeaseReads(Queries):
    async def living_leases(self) -> tuple[LeaseRow, ...]:
        """Return the leases that have not expired."""
        return await self._all(LeaseRow, select(leases).where(~_free()).order_by(leases.c.shard))


class LeaseWrites(LeaseReads):
    """Claiming, keeping and handing on leases; of PostgreSQL only."""

    async def claim_shards(
        self, holder: str, *, of: int, most: int, spare: bool = False
    ) -> tuple[LeaseRow, ...]:
        """Take the first free shards; each goes to one process."""
        fresh = {"of": of, "holder": "", "fence": 0, "beat_at": 0, "spare": False}
        await self._connection.execute(
            postgresql.insert(leases).on_conflict_do_nothing(),
            [{"shard": shard} | fresh for shard in range(of)],
        )
        free = (
            select(leases.c.shard)
            .where(leases.c.shard < of, _free())
            .order_by(leases.c.shard)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        taken = {
            "of": of, "holder": holder, "fence": leases.c.fence + 1, "beat_at": _now(),
            "spare": spare, "wanted_by": None,
        }  # fmt: skip
        claimed = leases.update().where(leases.c.shard.in_(free)).values(taken)
        return await self._all(LeaseRow, claimed.returning(leases))

    async def beat(self, holder: str, held: Mapping[int, int]) -> tuple[LeaseRow, ...]:
        """Renew leases, by shard and fence; return those that are still the holder's."""
        mine = tuple_(leases.c.shard, leases.c.fence).in_(list(held.items()))
        kept = leases.update().where(leases.c.holder == holder, mine).values(beat_at=_now())
        return await self._all(LeaseRow, kept.returning(leases))

    async def want_shards(self, holder: str, *, of: int, most: int) -> int:
        """Ask for shards that others hold as spare; return the number asked for."""
        others = (
            select(leases.c.shard)
            .where(leases.c.shard < of, leases.c.spare, leases.c.wanted_by.is_(None))
            .order_by(leases.c.shard.desc())
            .limit(most)
        )
        return await self._update(leases, leases.c.shard.in_(others), values={"wanted_by": holder})

    async def hand_on(self, holder: str, shards: Collection[int]) -> None:
        """Give shards to the processes that want them."""
        await self._update(
            leases,
            leases.c.shard.in_(shards),
            leases.c.holder == holder,
            leases.c.wanted_by.is_not(None),
            values={
                "holder": leases.c.wanted_by, "fence": leases.c.fence + 1, "beat_at": _now(),
                "spare": False, "wanted_by": None,
            },
        )  # fmt: skip

    async def leases_of(self, holder: str) -> tuple[LeaseRow, ...]:
        """Return the leases of a process."""
        return await self._all(LeaseRow, select(leases).where(leases.c.holder == holder))

    async def release_shards(self, holder: str) -> None:
        """Give up all leases of a process that shuts down."""
        await self._update(leases, leases.c.holder == holder, values={"holder": "", "beat_at": 0})
