"""The database: everything the bot stores, and the only place that speaks SQL."""

from bot.store.clocks import ClockRow
from bot.store.engine.database import place_of
from bot.store.engine.errors import (
    Busy,
    ChannelTaken,
    Conflict,
    NewerSchema,
    NotOurs,
    NotReachable,
    NotWritable,
    StoreError,
)
from bot.store.engine.leases import LeaseRow
from bot.store.engine.upgrade import known_schema
from bot.store.journal import StoredJournal
from bot.store.match.choices import CheckpointRow, ChoiceRow, NewChoice
from bot.store.match.events import EventRow, GlanceRow, NewEvent
from bot.store.match.match_rows import (
    ENDED,
    GOING,
    OPEN,
    REOPENS,
    RESTING,
    MatchChange,
    MatchRow,
    NewMatch,
    Status,
)
from bot.store.match.record import LoadedMatch, MatchExport
from bot.store.match.results import LeaverRow, ResultRow
from bot.store.match.seats import HolderRow, SeatRow
from bot.store.notes import NoteRow
from bot.store.outbox.rows import NewOutbox, OutboxRow
from bot.store.people import PlayerRow
from bot.store.posts import LETTER, PostRow
from bot.store.queue import DraftRow, UndoneRow, WishRow
from bot.store.reminders import WHOLE_TABLE, ReminderRow
from bot.store.requests import RequestRow
from bot.store.servers import ServerRow
from bot.store.store import Store
from bot.store.transaction import Reads, Submission, Transaction

__all__ = [
    "ENDED",
    "GOING",
    "LETTER",
    "OPEN",
    "REOPENS",
    "RESTING",
    "WHOLE_TABLE",
    "Busy",
    "ChannelTaken",
    "CheckpointRow",
    "ChoiceRow",
    "ClockRow",
    "Conflict",
    "DraftRow",
    "EventRow",
    "GlanceRow",
    "HolderRow",
    "LeaseRow",
    "LeaverRow",
    "LoadedMatch",
    "MatchChange",
    "MatchExport",
    "MatchRow",
    "NewChoice",
    "NewEvent",
    "NewMatch",
    "NewOutbox",
    "NewerSchema",
    "NotOurs",
    "NotReachable",
    "NotWritable",
    "NoteRow",
    "OutboxRow",
    "PlayerRow",
    "PostRow",
    "Reads",
    "ReminderRow",
    "RequestRow",
    "ResultRow",
    "SeatRow",
    "ServerRow",
    "Status",
    "Store",
    "StoreError",
    "StoredJournal",
    "Submission",
    "Transaction",
    "UndoneRow",
    "WishRow",
    "known_schema",
    "place_of",
]
