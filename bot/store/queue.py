"""A seat's coming choices: its queue, a half-made choice, and choices to redo."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import field
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    Table,
    Text,
    exists,
    func,
    select,
)

from bot.store.engine.queries import Json, Queries, Row, columns, is_given, only_given
from bot.store.engine.schema import Plain, metadata, of_match
from bot.store.engine.sheet import Part

wishes = Table(
    "wishes",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("keys", Plain, nullable=False),
    Column("footing", BigInteger, nullable=False),
    Column("said", Text, nullable=False),
    Column("about", Plain, nullable=False),
)


undone = Table(
    "undone",
    metadata,
    of_match(key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("keys", Plain, nullable=False),
)


drafts = Table(
    "drafts",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", Integer, primary_key=True, autoincrement=False),
    Column("draft", LargeBinary, nullable=False),
    ForeignKeyConstraint(
        ["match_id", "seat"], ["seats.match_id", "seats.number"], ondelete="CASCADE"
    ),
)


WISHES = select(wishes).where(is_given(wishes.c.match_id))
WISHES = WISHES.order_by(wishes.c.seat, wishes.c.position)
WISHES_OF_SEAT = WISHES.where(is_given(wishes.c.seat))


class WishRow(Row, frozen=True, kw_only=True):
    """A choice that a seat has queued for its next turn."""

    match_id: int
    seat: int
    position: int
    kind: str
    keys: tuple[str, ...]
    footing: int
    """Fingerprint of its preconditions: a queue stops where they have changed."""
    said: str
    """Its text, in the language of the player who queued it."""
    about: Json = field(default_factory=dict)
    """Notes: whether it waits for the seat's own turn, and why the queue stopped here, if so."""


class UndoneRow(Row, frozen=True, kw_only=True):
    """An undone choice that can be redone; the highest position comes first."""

    match_id: int
    position: int
    seat: int
    kind: str
    keys: tuple[str, ...]


class DraftRow(Row, frozen=True, kw_only=True):
    """A half-made choice."""

    match_id: int
    seat: int
    question: int
    draft: bytes


WISHES_ON_SHEET = Part(WishRow, tuple(wishes.c), (is_given(wishes.c.match_id),))
UNDONE_ON_SHEET = Part(UndoneRow, tuple(undone.c), (is_given(undone.c.match_id),))
DRAFTS_ON_SHEET = Part(DraftRow, tuple(drafts.c), (is_given(drafts.c.match_id),))


class QueueReads(Queries):
    async def wishes(self, match_id: int, seat: int | None = None) -> tuple[WishRow, ...]:
        """Return the queued choices of one seat or of all, each seat's in order."""
        if (known := self._on_sheet(match_id, WishRow)) is not None:
            mine = (row for row in known if seat in (None, row.seat))
            return tuple(sorted(mine, key=lambda row: (row.seat, row.position)))
        if seat is None:
            return await self._all(WishRow, WISHES, match_id=match_id)
        return await self._all(WishRow, WISHES_OF_SEAT, match_id=match_id, seat=seat)

    async def last_undone(self, match_id: int) -> UndoneRow | None:
        """Return the last undone choice not yet redone; None where there is none."""
        if (known := self._on_sheet(match_id, UndoneRow)) is not None:
            return max(known, key=lambda row: row.position, default=None)
        return await self._first(
            UndoneRow,
            select(undone)
            .where(undone.c.match_id == match_id)
            .order_by(undone.c.position.desc())
            .limit(1),
        )

    async def draft(self, match_id: int, seat: int, question: int) -> bytes | None:
        """Return a half-made choice; None where there is none."""
        if (known := self._on_sheet(match_id, DraftRow)) is not None:
            mine = (row.draft for row in known if (row.seat, row.question) == (seat, question))
            return next(mine, None)
        found: bytes | None = await self._value(
            select(drafts.c.draft).where(
                drafts.c.match_id == match_id,
                drafts.c.seat == seat,
                drafts.c.question == question,
            )
        )
        return found


class QueueWrites(QueueReads):
    async def set_wishes(self, match_id: int, seat: int, rows: Sequence[WishRow]) -> None:
        """Replace a seat's queue; an empty `rows` clears it."""
        known = self._on_sheet(match_id, WishRow)
        if known is None or any(row.seat == seat for row in known):
            await self._delete_equal(wishes, match_id=match_id, seat=seat)
        await self._insert(wishes, [columns(row) for row in rows])
        if known is not None:
            known[:] = [*(row for row in known if row.seat != seat), *rows]

    async def add_undone(self, match_id: int, seat: int, kind: str, keys: Sequence[str]) -> None:
        """Store an undone choice, so that it can be redone."""
        highest = select(func.max(undone.c.position)).where(undone.c.match_id == match_id)
        position = (await self._value(highest) or 0) + 1
        row = UndoneRow(
            match_id=match_id, position=position, seat=seat, kind=kind, keys=tuple(keys)
        )
        await self._insert(undone, [columns(row)])
        self._drop_from_sheet(UndoneRow)

    async def drop_undone(self, match_id: int, *, position: int | None = None) -> int:
        """Delete one undone choice, or all of a match; return their number."""
        if self._on_sheet(match_id, UndoneRow) == []:
            return 0
        self._drop_from_sheet(UndoneRow)
        wanted = {"match_id": match_id, "position": position}
        return await self._delete_equal(undone, **only_given(wanted))

    async def save_draft(self, draft: DraftRow) -> None:
        """Store a half-made choice."""
        self._drop_from_sheet(DraftRow)
        await self._upsert(drafts, "match_id", "seat", "question", **columns(draft))

    async def drop_old_drafts(self, match_id: int) -> None:
        """Delete half-made choices of questions older than the same seat's latest one."""
        later = drafts.alias("later")
        newer = exists().where(
            later.c.match_id == match_id,
            later.c.seat == drafts.c.seat,
            later.c.question > drafts.c.question,
        )
        self._drop_from_sheet(DraftRow)
        await self._delete(drafts, drafts.c.match_id == match_id, newer)

    async def drop_drafts(
        self, match_id: int, *, seat: int | None = None, question: int | None = None
    ) -> int:
        """Delete half-made choices of a match, a seat or a question; return their number."""
        if (known := self._on_sheet(match_id, DraftRow)) is not None:
            gone = [
                row
                for row in known
                if seat in (None, row.seat) and question in (None, row.question)
            ]
            known[:] = [row for row in known if row not in gone]
            if not gone:
                return 0
        wanted = {"match_id": match_id, "seat": seat, "question": question}
        return await self._delete_equal(drafts, **only_given(wanted))
