"""One transaction: everything that can be read or changed in it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    ScalarSelect,
    Table,
    Text,
    bindparam,
    exists,
    func,
    or_,
    select,
)

from bot.store.clocks import CLOCKS_ON_SHEET, ClockReads, ClockWrites
from bot.store.engine.errors import Conflict
from bot.store.engine.leases import LeaseReads, LeaseWrites
from bot.store.engine.queries import Row, is_given, refusing_duplicates
from bot.store.engine.schema import RowId, metadata
from bot.store.engine.sheet import Form, Part, Sheet
from bot.store.erasure import ForgettingWrites
from bot.store.journal import JournalReads, JournalWrites
from bot.store.match.choices import (
    ANSWERED_ON_SHEET,
    READER,
    CheckpointRow,
    NewChoice,
    Numbers,
    choices,
)
from bot.store.match.events import GlanceRow, NewEvent, events, glances
from bot.store.match.match_rows import MatchChange
from bot.store.match.record import RecordReads
from bot.store.match.results import LAST_FINISH_HERE, ResultReads, ResultWrites
from bot.store.match.seats import SEATS_ON_SHEET, SeatRow, seats
from bot.store.notes import NoteReads, NoteWrites
from bot.store.outbox.rows import NewOutbox
from bot.store.outbox.sending import WAITING_ON_SHEET, OutboxReads, OutboxWrites
from bot.store.people import PeopleReads, PeopleWrites, PlayerRow, players
from bot.store.posts import PostReads, PostWrites
from bot.store.queue import (
    DRAFTS_ON_SHEET,
    UNDONE_ON_SHEET,
    WISHES_ON_SHEET,
    QueueReads,
    QueueWrites,
)
from bot.store.reminders import REMINDERS_ON_SHEET, ReminderReads, ReminderWrites
from bot.store.requests import REQUESTS_ON_SHEET, RequestReads, RequestWrites
from bot.store.servers import ServerReads, ServerWrites
from engine.core.saving.record import PLAN

idempotency = Table(
    "idempotency",
    metadata,
    Column("key", Text, primary_key=True),
    Column("match_id", RowId, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
    Index(None, "match_id"),
)


def _highest(
    column: ColumnElement[int], match: ColumnElement[int], *where: ColumnElement[bool]
) -> ScalarSelect[int]:
    return select(func.max(column)).where(is_given(match), *where).scalar_subquery()


METADATA = metadata
"""Every table: each module imported here has added its own."""


class Submission(Row, frozen=True, kw_only=True):
    """Everything one transaction stores for an act."""

    choices: tuple[NewChoice, ...] = ()
    checkpoints: tuple[CheckpointRow, ...] = ()
    events: tuple[NewEvent, ...] = ()
    outbox: tuple[NewOutbox, ...] = ()
    void_from: int | None = None
    """Number of the first choice to void before the rest, with its events and checkpoints."""
    change: MatchChange = MatchChange()
    key: str | None = None
    """The idempotency key: the id of the interaction."""
    at: int


NUMBERS = Part(
    Numbers,
    (
        _highest(choices.c.number, choices.c.match_id).label("last_choice"),
        _highest(
            choices.c.number,
            choices.c.match_id,
            choices.c.user_id == READER,
            choices.c.kind != PLAN,
            choices.c.voided_version.is_(None),
        ).label("own_choice"),
        _highest(events.c.position, events.c.match_id).label("last_event"),
        LAST_FINISH_HERE.label("last_finish"),
        exists().where(idempotency.c.key == bindparam("key", type_=Text)).label("seen"),
    ),
)
GLANCE = Part(
    GlanceRow,
    tuple(glances.c),
    (is_given(glances.c.match_id), glances.c.user_id == READER),
)
PEOPLE = Part(
    PlayerRow,
    tuple(players.c),
    (
        or_(
            players.c.user_id == READER,
            players.c.user_id.in_(select(seats.c.user_id).where(is_given(seats.c.match_id))),
        ),
    ),
)
SHEET = Form(
    NUMBERS,
    ANSWERED_ON_SHEET,
    GLANCE,
    PEOPLE,
    SEATS_ON_SHEET,
    WISHES_ON_SHEET,
    UNDONE_ON_SHEET,
    DRAFTS_ON_SHEET,
    CLOCKS_ON_SHEET,
    REQUESTS_ON_SHEET,
    REMINDERS_ON_SHEET,
    WAITING_ON_SHEET,
)
"""The parts of a match's sheet: the few rows of many tables that most presses need."""


class Reads(
    RecordReads,
    ResultReads,
    QueueReads,
    ClockReads,
    NoteReads,
    OutboxReads,
    PostReads,
    ReminderReads,
    RequestReads,
    PeopleReads,
    ServerReads,
    JournalReads,
    LeaseReads,
):
    """A transaction that reads a snapshot and changes nothing."""

    async def open_sheet(self, match_id: int, *, reader: int = 0, key: str = "") -> None:
        """Read at once a match's small rows, for one of its people and an interaction.

        From here on this transaction reads them from memory. If there is no such match, nothing is
        read.
        """
        self._sheet = None
        match = await self.find_match(match_id)
        if match is None:
            return
        rows = await self._execute_built(
            SHEET.statement, {"match_id": match_id, "reader": reader, "key": key}
        )
        sheet = Sheet(match_id, reader, key, SHEET.read(rows), match)
        known = {row.user_id for row in sheet.rows[PlayerRow]}
        here = {reader, *(row.user_id for row in sheet.rows[SeatRow] if row.user_id is not None)}
        sheet.rows[PlayerRow] += [PlayerRow(user_id=each) for each in here - known]
        self._sheet = sheet

    async def was_answered(self, key: str) -> bool:
        """Return whether an interaction was answered before, by its idempotency key."""
        sheet = self._sheet
        if sheet is not None and sheet.key == key and (known := sheet.get(Numbers)):
            return known[0].seen
        found = select(idempotency.c.key).where(idempotency.c.key == key)
        return await self._value(found) is not None

    async def find_damages(self) -> list[str]:
        """List the faults that SQLite finds in its file; empty for PostgreSQL."""
        if self._connection.dialect.name != "sqlite":
            return []
        found = await self._connection.exec_driver_sql("PRAGMA quick_check(5)")
        return [line for line in found.scalars() if line != "ok"]


class Transaction(
    Reads,
    ForgettingWrites,
    ResultWrites,
    QueueWrites,
    ClockWrites,
    NoteWrites,
    OutboxWrites,
    PostWrites,
    ReminderWrites,
    RequestWrites,
    PeopleWrites,
    ServerWrites,
    JournalWrites,
    LeaseWrites,
):
    """A transaction that changes data, all or nothing."""

    async def save_choice(
        self, match_id: int, expected_version: int, submission: Submission
    ) -> int:
        """Store the result of an act, and return the match's new version.

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
        if submission.key is not None:
            await self.remember(submission.key, match_id, at=at)
        await self.add_outbox(match_id, submission.outbox)
        return version

    async def forget_answered(self, *, before: int, most: int) -> int:
        """Delete the keys of interactions answered before a time; return their number."""
        old = select(idempotency.c.key).where(idempotency.c.at < before).limit(most)
        return await self._delete(idempotency, idempotency.c.key.in_(old))

    async def remember(self, key: str, match_id: int | None, *, at: int) -> None:
        """Record that an interaction was answered; raise `Conflict` if it already was."""
        with refusing_duplicates(Conflict("This was answered already. Show that answer again.")):
            await self._insert(idempotency, [{"key": key, "match_id": match_id, "at": at}])
