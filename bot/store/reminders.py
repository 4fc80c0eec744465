"""What is to be done at a time: reminders, deadlines, ends of windows."""

from __future__ import annotations

from msgspec import field
from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Table,
    Text,
    UniqueConstraint,
    func,
    select,
)

from bot.store.engine.queries import Json, Queries, Row, named
from bot.store.engine.schema import Plain, RowId, metadata, of_match

reminders = Table(
    "reminders",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("user_id", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("about", Plain, nullable=False),
    UniqueConstraint("match_id", "user_id", "kind"),
    Index(None, "due_at"),
    sqlite_autoincrement=True,
)


WHOLE_TABLE = 0
"""The `user_id` of a reminder that is about nobody in particular."""


class ReminderRow(Row, frozen=True, kw_only=True):
    """Something to do at a time; one of each kind for each person at a table."""

    id: int
    match_id: int
    user_id: int
    kind: str
    due_at: int
    about: Json = field(default_factory=dict)


class ReminderReads(Queries):
    """Reading what is to be done at a time."""

    async def reminders(self, match_id: int) -> tuple[ReminderRow, ...]:
        """Return a match's reminders in the order of their time."""
        return await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.match_id == match_id)
            .order_by(reminders.c.due_at, reminders.c.id),
        )

    async def reminders_of(self, user_id: int, *kinds: str) -> tuple[ReminderRow, ...]:
        """Return a person's reminders at all tables, in the order of their time."""
        return await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.user_id == user_id, reminders.c.kind.in_(kinds))
            .order_by(reminders.c.due_at, reminders.c.id),
        )

    async def next_reminder_due(self) -> int | None:
        """Return when the next reminder of all matches is due; None where there is none."""
        due: int | None = await self._value(select(func.min(reminders.c.due_at)))
        return due


class ReminderWrites(ReminderReads):
    """Setting, dropping and taking reminders."""

    async def set_reminder(
        self,
        match_id: int,
        kind: str,
        *,
        due_at: int,
        user_id: int = WHOLE_TABLE,
        about: Json = None,
    ) -> None:
        """Do something at a time; a reminder of this kind for this person moves to it."""
        await self._upsert(
            reminders,
            "match_id",
            "user_id",
            "kind",
            match_id=match_id,
            user_id=user_id,
            kind=kind,
            due_at=due_at,
            about={} if about is None else about,
        )

    async def drop_reminders(
        self, match_id: int, *, kind: str | None = None, user_id: int | None = None
    ) -> int:
        """Delete reminders of a match, of a kind, of a person; return how many."""
        wanted = {"match_id": match_id, "kind": kind, "user_id": user_id}
        return await self._delete_equal(reminders, **named(wanted))

    async def drop_reminder(self, row: ReminderRow, *, due_at: int) -> bool:
        """Delete a reminder that is due at `due_at`; one that was set anew meanwhile stays."""
        gone = await self._delete_equal(
            reminders, match_id=row.match_id, user_id=row.user_id, kind=row.kind, due_at=due_at
        )
        return gone == 1

    async def take_reminders(self, now: int, *, limit: int) -> tuple[ReminderRow, ...]:
        """Take reminders that are due, the oldest first; they are gone when this commits.

        So what they lead to is written in the same transaction. With several bots each reminder
        goes to one of them.
        """
        due = await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.due_at <= now)
            .order_by(reminders.c.due_at, reminders.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True),
        )
        await self._delete(reminders, reminders.c.id.in_([row.id for row in due]))
        return due
