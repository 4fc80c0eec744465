"""Messages that must be sent once: stored with the events they announce, claimed by a sender.

The messages of one channel or person leave in the order in which they were written.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    or_,
    select,
)

from bot.store.engine.queries import Queries, Row, columns, is_given
from bot.store.engine.sheet import Part
from bot.store.outbox.rows import NewOutbox, OutboxRow, Waiting, outbox

LONGEST_PAUSE = 2 * 3600
"""Most seconds by which a message already tried is put off."""


class _Id(Row, frozen=True):
    id: int


def _claimable(*of_target: ColumnElement[bool]) -> Select[Any]:
    """Build the query for messages that are due, with no earlier one that must be sent first."""
    now = bindparam("now", type_=BigInteger)
    # A clock that was ahead until corrected wrote times too far in the future.
    ahead = outbox.c.claimed_at > bindparam("ahead", type_=BigInteger)
    stale = and_(
        outbox.c.state == "in flight",
        or_(
            outbox.c.claimed_at <= bindparam("stale_since"),
            outbox.c.claimed_at > bindparam("stale_until"),
        ),
    )
    waits = outbox.c.state == "waiting"
    new = and_(waits, outbox.c.attempts == 0, outbox.c.due_at <= now)
    again = and_(waits, outbox.c.attempts > 0, or_(outbox.c.claimed_at <= now, ahead))
    ready = or_(new, again, stale)
    earlier = outbox.alias("earlier")
    behind = exists().where(
        earlier.c.target == outbox.c.target,
        earlier.c.target_id == outbox.c.target_id,
        earlier.c.id < outbox.c.id,
        or_(
            earlier.c.state == "in flight",
            and_(
                earlier.c.state == "waiting",
                or_(earlier.c.attempts > 0, earlier.c.due_at <= now),
            ),
        ),
    )
    found = select(outbox.c.id).where(ready, ~behind, *of_target).order_by(outbox.c.id)
    return found.limit(bindparam("most", type_=Integer)).with_for_update(skip_locked=True)


CLAIMABLE = _claimable()
CLAIMABLE_OF_TARGET = _claimable(is_given(outbox.c.target))
CLAIMED = {
    "doubtful": or_(outbox.c.doubtful, outbox.c.state == "in flight"),
    "state": "in flight",
    "attempts": outbox.c.attempts + 1,
    "claimed_at": bindparam("now", type_=BigInteger),
}
WAITING_ON_SHEET = Part(
    Waiting,
    (outbox.c.marker,),
    (is_given(outbox.c.match_id), outbox.c.state == "waiting", outbox.c.attempts == 0),
)
SENT = (
    outbox.update()
    .where(outbox.c.id == bindparam("row", type_=BigInteger))
    .values(state="sent", message_id=bindparam("sent_as", type_=BigInteger), error=None)
)
WITHDRAWN = outbox.delete().where(
    is_given(outbox.c.match_id),
    is_given(outbox.c.marker),
    outbox.c.state == "waiting",
    outbox.c.attempts == 0,
)
LATER_TURN = (
    select(outbox.c.id)
    .where(
        is_given(outbox.c.match_id),
        is_given(outbox.c.target),
        is_given(outbox.c.target_id),
        outbox.c.id > bindparam("row", type_=BigInteger),
        outbox.c.kind.in_(("turn", "finished")),
        outbox.c.state == "waiting",
    )
    .limit(1)
)
NEXT_TRY = select(
    func.min(case((outbox.c.attempts > 0, outbox.c.claimed_at), else_=outbox.c.due_at))
).where(outbox.c.state == "waiting")
OLDEST = select(func.min(outbox.c.due_at)).where(outbox.c.state.in_(("waiting", "in flight")))
MESSAGES = select(outbox).where(is_given(outbox.c.match_id)).order_by(outbox.c.id)


class OutboxReads(Queries):
    async def next_outbox_try(self) -> int | None:
        """Return when the next waiting message is to be sent; None where none waits."""
        at: int | None = await self._value(NEXT_TRY)
        return at

    async def outbox_age(self, now: int) -> int:
        """Return the seconds for which the oldest unsent message has been due."""
        due: int | None = await self._value(OLDEST)
        return 0 if due is None else max(0, now - due)

    async def overdue_outbox(self, due_before: int) -> tuple[OutboxRow, ...]:
        """Return the messages still to be sent that were due before a time, oldest first."""
        return await self._all(
            OutboxRow,
            select(outbox)
            .where(outbox.c.state.in_(("waiting", "in flight")), outbox.c.due_at < due_before)
            .order_by(outbox.c.id),
        )

    async def turn_post_waits_after(self, row: OutboxRow) -> bool:
        """Return whether a newer post of a turn, or of the end, waits for the same channel."""
        here = {"match_id": row.match_id, "target": row.target, "target_id": row.target_id}
        return await self._value(LATER_TURN, **here, row=row.id) is not None

    async def outbox(self, match_id: int) -> tuple[OutboxRow, ...]:
        """Return the stored messages of a match, in the order they were written."""
        return await self._all(OutboxRow, MESSAGES, match_id=match_id)


class OutboxWrites(OutboxReads):
    async def add_outbox(self, match_id: int | None, messages: Sequence[NewOutbox]) -> None:
        """Store messages, in order."""
        fresh = {"match_id": match_id, "state": "waiting", "attempts": 0, "doubtful": False}
        self._drop_from_sheet(Waiting)
        await self._insert(outbox, [columns(each) | fresh for each in messages])

    async def outbox_has(self, match_id: int, marker: str) -> bool:
        """Return whether a message was stored under a marker, sent or not."""
        found = select(outbox.c.id).where(outbox.c.match_id == match_id, outbox.c.marker == marker)
        return await self._value(found.limit(1)) is not None

    async def withdraw_outbox(self, match_id: int, *, marker: str) -> int:
        """Delete the waiting messages under a marker; return their number."""
        if (known := self._on_sheet(match_id, Waiting)) is not None:
            if all(row.marker != marker for row in known):
                return 0
            self._drop_from_sheet(Waiting)
        gone = await self._execute_built(WITHDRAWN, {"match_id": match_id, "marker": marker})
        return gone.rowcount

    async def claim_outbox(
        self, now: int, *, limit: int, stale_after: int = 60, target: str | None = None
    ) -> tuple[OutboxRow, ...]:
        """Claim due messages for a kind of target, at most one for each channel or person.

        A message in flight for longer than `stale_after` seconds is taken over from a bot that
        died, marked `doubtful`. With several bots each message goes to one of them.
        """
        times = {
            "now": now,
            "stale_since": now - stale_after,
            "stale_until": now + stale_after,
            "ahead": now + LONGEST_PAUSE,
        }
        if target is None:
            found = await self._all(_Id, CLAIMABLE, **times, most=limit)
        else:
            found = await self._all(_Id, CLAIMABLE_OF_TARGET, **times, most=limit, target=target)
        if not found:
            return ()
        taken = outbox.update().where(outbox.c.id.in_([row.id for row in found])).values(CLAIMED)
        rows = await self._all(OutboxRow, taken.returning(outbox), now=now)
        return tuple(sorted(rows, key=lambda row: row.id))

    async def keep_outbox(self, numbers: Collection[int], *, now: int) -> None:
        """Record that messages are still being sent."""
        sending = (outbox.c.id.in_(numbers), outbox.c.state == "in flight")
        await self._update(outbox, *sending, values={"claimed_at": now})

    async def mark_sent(self, claimed: OutboxRow, *, message_id: int | None) -> None:
        """Record that a message was sent, or found in the channel, with its Discord id."""
        await self._execute_built(SENT, {"row": claimed.id, "sent_as": message_id})

    async def mark_failed(
        self,
        claimed: OutboxRow,
        *,
        error: str,
        retry_at: int | None,
        doubtful: bool = False,
        held: bool = False,
    ) -> bool:
        """Record that sending failed: for good, or to be tried again at `retry_at`.

        `doubtful` means that it may have arrived all the same, `held` that it is not late until
        then. A bot that has taken the message over meanwhile is not disturbed: False is returned.
        """
        failed = await self._update(
            outbox,
            outbox.c.id == claimed.id,
            outbox.c.state == "in flight",
            outbox.c.attempts == claimed.attempts,
            values={
                "state": "failed" if retry_at is None else "waiting",
                "claimed_at": retry_at,
                "due_at": retry_at if held and retry_at is not None else claimed.due_at,
                "doubtful": claimed.doubtful or doubtful,
                "error": error,
            },
        )
        return failed == 1

    async def give_back(self, claimed: OutboxRow) -> None:
        """Have a claimed message wait as if it had not been claimed: nothing of it was sent."""
        await self._update(
            outbox,
            outbox.c.id == claimed.id,
            outbox.c.state == "in flight",
            outbox.c.attempts == claimed.attempts,
            values={"state": "waiting", "attempts": claimed.attempts - 1},
        )

    async def readdress(self, claimed: OutboxRow, channel_id: int, *, due_at: int) -> None:
        """Hold an unsent message for another channel, or a later time, as if it were new."""
        doubtful = claimed.doubtful and channel_id == claimed.target_id
        await self._update(
            outbox,
            outbox.c.id == claimed.id,
            outbox.c.state == "in flight",
            outbox.c.attempts == claimed.attempts,
            values=_fresh(channel_id, due_at) | {"doubtful": doubtful},
        )

    async def retarget_outbox(
        self, match_id: int, channel_id: int, *, due_at: int, besides: Collection[str] = ()
    ) -> int:
        """Redirect messages for a match's old channel to a new one; return their number.

        `besides` names the kinds that never go to the match's channel.
        """
        return await self._update(
            outbox,
            outbox.c.match_id == match_id,
            outbox.c.kind.not_in(besides),
            outbox.c.target == "channel",
            outbox.c.state == "waiting",
            values=_fresh(channel_id, due_at),
        )

    async def forget_settled(self, *, before: int, most: int) -> int:
        """Delete messages from before a time that were sent or given up; return their number."""
        old = (
            select(outbox.c.id)
            .where(outbox.c.state.in_(("sent", "failed")), outbox.c.due_at < before)
            .limit(most)
        )
        return await self._delete(outbox, outbox.c.id.in_(old))

    async def withdraw_kinds(self, match_id: int, kinds: Collection[str]) -> int:
        """Delete waiting messages of some kinds, because later news covers them."""
        return await self._delete(
            outbox,
            outbox.c.match_id == match_id,
            outbox.c.kind.in_(kinds),
            outbox.c.state == "waiting",
        )


def _fresh(channel_id: int, due_at: int) -> dict[str, Any]:
    """Return the column values of a message not yet tried."""
    return {
        "target_id": channel_id,
        "state": "waiting",
        "due_at": due_at,
        "attempts": 0,
        "doubtful": False,
        "error": None,
    }
