"""Who holds and who has held the seats of a match, from and to which round."""

from __future__ import annotations

import hmac

from sqlalchemy import ColumnElement, select

from bot.store.part import Part
from bot.store.row import columns
from bot.store.rows import HolderRow
from bot.store.tables import holders, matches


class HoldingReads(Part):
    """Reading who has known the secrets of which seat."""

    async def holders(self, match_id: int) -> tuple[HolderRow, ...]:
        """Return everybody who holds or has held a seat of a match, by seat, the first first."""
        found = select(holders).where(holders.c.match_id == match_id)
        order = (holders.c.seat, holders.c.since, holders.c.user_id)
        return await self._all(HolderRow, found.order_by(*order))

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


class HoldingWrites(HoldingReads):
    """Changing who holds a seat."""

    async def add_holder(self, holder: HolderRow) -> None:
        """Remember that somebody has known a seat's secrets, from the start or as substitute."""
        await self._upsert(holders, "match_id", "user_id", "seat", **columns(holder))

    async def end_holding(
        self, match_id: int, user_id: int, seat: int, *, in_round: int, barred: bool
    ) -> None:
        """Note in which round somebody has left a seat, and whether they may come back to it."""
        values = {"to_round": in_round, "barred": barred}
        await self._update(holders, *_one(match_id, user_id, seat), values=values)

    async def resume_holding(self, holder: HolderRow, user_id: int, *, in_round: int) -> None:
        """Note that somebody is back in a seat of theirs, known under their id again.

        The rounds in which they were gone are not theirs; who began the match has begun it.
        """
        gone = 0 if holder.to_round is None else in_round - holder.to_round
        since = holder.from_round + gone if holder.from_round else 0
        here = _one(holder.match_id, holder.user_id, holder.seat)
        values = {"user_id": user_id, "from_round": since, "to_round": None}
        await self._update(holders, *here, values=values)

    async def lift_veils(self, match_id: int) -> None:
        """Forget those known under a veil alone: the match is over, and has no secrets any more."""
        await self._delete(holders, holders.c.match_id == match_id, holders.c.user_id < 0)


def veil(secret: bytes, user_id: int) -> int:
    """Return what one match alone knows a person by who was forgotten; below zero, unlike ids."""
    digest = hmac.digest(secret, b"holder %d" % user_id, "sha256")
    return ~(int.from_bytes(digest[:8], "big") >> 1)


def _one(match_id: int, user_id: int, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (
        holders.c.match_id == match_id,
        holders.c.user_id == user_id,
        holders.c.seat == seat,
    )
