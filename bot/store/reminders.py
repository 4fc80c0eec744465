"""Acts due at a time: reminders, deadlines, ends of windows."""

from __future__ import annotations

from msgspec import field
from msgspec.structs import replace
from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    func,
    select,
    tuple_,
)

from bot.store.engine.queries import Json, Queries, Row, is_given, only_given
from bot.store.engine.schema import Plain, RowId, metadata, of_match
from bot.store.engine.sheet import Part

reminders = Table(
    "reminders",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("user_id", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("about", Plain, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("match_id", "user_id", "kind"),
    Index(None, "due_at"),
    sqlite_autoincrement=True,
)


WHOLE_TABLE = 0
"""The `user_id` of a reminder that is about nobody in particular."""


class ReminderRow(Row, frozen=True, kw_only=True):
    """An act due at a time; one of each kind for each person at a table."""

    id: int
    match_id: int
    user_id: int
    kind: str
    due_at: int
    about: Json = field(default_factory=dict)
    tries: int = 0
    """Number of times its handling has begun; back to 0 when it is set again."""


NEW = 1 << 62
"""Id of a reminder not yet in the database: it sorts behind all others."""
REMINDERS_ON_SHEET = Part(ReminderRow, tuple(reminders.c), (is_given(reminders.c.match_id),))


class ReminderReads(Queries):
    async def reminders(self, match_id: int) -> tuple[ReminderRow, ...]:
        """Return a match's reminders in order of due time."""
        if (known := self._on_sheet(match_id, ReminderRow)) is not None:
            return tuple(sorted(known, key=lambda row: (row.due_at, row.id)))
        return await self._all(
            ReminderRow,
            select(reminders)
            .where(reminders.c.match_id == match_id)
            .order_by(reminders.c.due_at, reminders.c.id),
        )

    async def reminders_of(self, user_id: int, *kinds: str) -> tuple[ReminderRow, ...]:
        """Return a person's reminders at all tables, in order of due time."""
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
    async def set_reminder(
        self,
        match_id: int,
        kind: str,
        *,
        due_at: int,
        user_id: int = WHOLE_TABLE,
        about: Json = None,
        tries: int = 0,
    ) -> None:
        """Set a reminder; one of the same kind for the same person is moved to the new time."""
        values = {
            "match_id": match_id, "user_id": user_id, "kind": kind, "due_at": due_at,
            "about": {} if about is None else about, "tries": tries,
        }  # fmt: skip
        sheet, known = self._sheet_of(match_id), self._on_sheet(match_id, ReminderRow)
        if sheet is None or known is None:
            await self._upsert(reminders, "match_id", "user_id", "kind", **values)
            return
        same = [row for row in known if (row.user_id, row.kind) == (user_id, kind)]
        number = same[0].id if same else NEW
        known[:] = [row for row in known if row not in same]
        known.append(ReminderRow(id=number, **values))
        sheet.changed[ReminderRow, user_id, kind] = values

    async def drop_reminders(
        self, match_id: int, *, kind: str | None = None, user_id: int | None = None
    ) -> int:
        """Delete reminders of a match, of a kind, of a person; return their number."""
        sheet, known = self._sheet_of(match_id), self._on_sheet(match_id, ReminderRow)
        if sheet is not None and known is not None:
            gone = [
                row for row in known if kind in (None, row.kind) and user_id in (None, row.user_id)
            ]
            for row in gone:
                known.remove(row)
                sheet.changed[ReminderRow, row.user_id, row.kind] = None
            return len(gone)
        wanted = {"match_id": match_id, "kind": kind, "user_id": user_id}
        return await self._delete_equal(reminders, **only_given(wanted))

    async def postpone_reminder(self, taken: ReminderRow, *, until: int) -> ReminderRow:
        """Keep a taken reminder until it is handled; return the row to drop then."""
        row = replace(taken, due_at=until, tries=taken.tries + 1)
        await self.set_reminder(
            row.match_id, row.kind,
            due_at=until, user_id=row.user_id, about=row.about, tries=row.tries,
        )  # fmt: skip
        return row

    async def drop_reminder(self, postponed: ReminderRow) -> bool:
        """Delete a postponed reminder, unless it was set or taken again meanwhile."""
        await self.flush_reminders()
        self._drop_from_sheet(ReminderRow)
        names = ("match_id", "user_id", "kind", "due_at", "tries")
        gone = await self._delete_equal(
            reminders, **{name: getattr(postponed, name) for name in names}
        )
        return gone == 1

    async def flush_reminders(self) -> None:
        """Write the sheet's set and dropped reminders to the database."""
        if (sheet := self._sheet) is None or not sheet.changed:
            return
        changed, sheet.changed = sheet.changed, {}
        gone = [key[1:] for key, values in changed.items() if values is None]
        if gone:
            each = tuple_(reminders.c.user_id, reminders.c.kind).in_(gone)
            await self._delete(reminders, reminders.c.match_id == sheet.match_id, each)
        kept = [values for values in changed.values() if values is not None]
        if kept:
            await self._upsert_all(reminders, ("match_id", "user_id", "kind"), kept)

    async def take_reminders(self, now: int, *, limit: int) -> tuple[ReminderRow, ...]:
        """Take due reminders, the oldest first; the transaction's commit deletes them.

        Their effects are therefore written in the same transaction. With several bots each reminder
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
