"""Notes written by the seats of a match."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, select

from bot.store.engine.queries import Queries, Row
from bot.store.engine.schema import RowId, metadata, of_match
from bot.store.match.seats import seats

notes = Table(
    "notes",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "match_id", "seat"),
    sqlite_autoincrement=True,
)


class NoteRow(Row, frozen=True, kw_only=True):
    """A seat's note; it passes to a substitute."""

    id: int
    match_id: int
    seat: int
    text: str
    public: bool
    at: int


class NoteReads(Queries):
    async def notes(self, match_id: int, *, seat: int | None = None) -> tuple[NoteRow, ...]:
        """Return the notes of a seat, oldest first; None stands for the public ones of all."""
        whose = notes.c.public.is_(True) if seat is None else notes.c.seat == seat
        return await self._all(
            NoteRow, select(notes).where(notes.c.match_id == match_id, whose).order_by(notes.c.id)
        )

    async def notes_of_person(self, user_id: int) -> tuple[NoteRow, ...]:
        """Return the notes of all seats a person holds, oldest first."""
        mine = notes.join(
            seats, (seats.c.match_id == notes.c.match_id) & (seats.c.number == notes.c.seat)
        )
        found = select(notes).select_from(mine).where(seats.c.user_id == user_id)
        return await self._all(NoteRow, found.order_by(notes.c.id))


class NoteWrites(NoteReads):
    async def add_note(self, match_id: int, seat: int, text: str, *, public: bool, at: int) -> int:
        """Add a note for a seat; return its id."""
        return await self._insert_numbered(
            notes, {"match_id": match_id, "seat": seat, "text": text, "public": public, "at": at}
        )

    async def drop_note(self, match_id: int, seat: int, note_id: int) -> bool:
        """Delete a note of this seat; return whether it existed."""
        gone = await self._delete(
            notes, notes.c.id == note_id, notes.c.match_id == match_id, notes.c.seat == seat
        )
        return gone == 1
