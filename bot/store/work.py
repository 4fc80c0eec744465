"""One transaction: all that can be read, and all that can be changed, in one of them."""

from __future__ import annotations

from sqlalchemy import select

from bot.store.around import AroundReads, AroundWrites
from bot.store.errors import Conflict
from bot.store.forgetting import ForgettingReads, ForgettingWrites
from bot.store.outbox import OutboxReads, OutboxWrites
from bot.store.part import refusing_duplicates
from bot.store.people import PeopleReads, PeopleWrites
from bot.store.record import RecordReads, RecordWrites
from bot.store.rows import Submission
from bot.store.slow import SlowReads, SlowWrites
from bot.store.tables_waiting import idempotency


class Reads(RecordReads, OutboxReads, AroundReads, SlowReads, PeopleReads, ForgettingReads):
    """A transaction that sees one moment and changes nothing."""

    async def seen(self, key: str) -> bytes | None:
        """Return the outcome stored under an idempotency key; None for a key never seen."""
        outcome: bytes | None = await self._value(
            select(idempotency.c.outcome).where(idempotency.c.key == key)
        )
        return outcome


class Work(
    Reads,
    RecordWrites,
    OutboxWrites,
    AroundWrites,
    SlowWrites,
    PeopleWrites,
    ForgettingWrites,
):
    """A transaction that changes something; all of it or nothing."""

    async def save_choice(
        self, match_id: int, expected_version: int, submission: Submission
    ) -> int:
        """Store what came of somebody's act, and return the match's new version.

        Raises `Conflict` where the match is no longer at `expected_version`, or where the
        interaction was already answered; then nothing is stored.
        """
        at = submission.at
        version = await self.change_match(match_id, expected_version, submission.change, at=at)
        if submission.void_from is not None:
            await self.void_choices(match_id, version, first=submission.void_from)
        await self.add_choices(match_id, version, submission.choices)
        for checkpoint in submission.checkpoints:
            await self.add_checkpoint(match_id, checkpoint)
        await self.add_events(match_id, submission.events)
        for plan in submission.plans:
            await self.set_plan(match_id, plan)
        for seat, question in submission.done_drafts:
            await self.drop_drafts(match_id, seat=seat, question=question)
        if submission.key is not None:
            await self.remember(submission.key, match_id, submission.outcome, at=at)
        await self.add_outbox(match_id, submission.outbox)
        return version

    async def remember(self, key: str, match_id: int | None, outcome: bytes, *, at: int) -> None:
        """Store the outcome of an interaction; raise `Conflict` where it has one already."""
        with refusing_duplicates(Conflict("This was answered already. Show that answer again.")):
            await self._insert(
                idempotency, [{"key": key, "match_id": match_id, "outcome": outcome, "at": at}]
            )

    async def forget_keys(self, *, before: int) -> int:
        """Delete outcomes stored before a time; return how many. Discord repeats only soon."""
        return await self._delete(idempotency, idempotency.c.at < before)
