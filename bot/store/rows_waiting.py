"""The rows of what is still to be sent, awaited or remembered around a match, and of people."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from bot.store.row import Json, Row

Target: TypeAlias = Literal["channel", "user"]
OutboxState: TypeAlias = Literal["waiting", "in flight", "sent", "failed"]

WHOLE_TABLE = 0
"""The `user_id` of a reminder that is about nobody in particular."""


# What is to be sent


class NewOutbox(Row, frozen=True, kw_only=True):
    """A message that must be sent once."""

    kind: str
    target: Target
    target_id: int
    payload: bytes
    marker: str
    """What it is known by in the channel's history."""
    due_at: int


class OutboxRow(NewOutbox, frozen=True, kw_only=True):
    """A message to send, as it is stored. Its id is the nonce that Discord is given."""

    id: int
    match_id: int | None
    state: OutboxState
    attempts: int
    doubtful: bool
    """True where it may have been sent already: look for the marker first."""
    claimed_at: int | None = None
    message_id: int | None = None
    error: str | None = None


# What surrounds a match


class PlanRow(Row, frozen=True, kw_only=True):
    """What a seat decided in advance; None where it takes the decision back."""

    seat: int
    kind: str
    plan: Json


class WishRow(Row, frozen=True, kw_only=True):
    """A choice that a seat has queued for its next turn."""

    match_id: int
    seat: int
    position: int
    kind: str
    keys: tuple[str, ...]
    footing: int
    """What it depends on, as a fingerprint: a queue stops where that has changed."""
    said: str
    """How it reads, in the language of whoever queued it."""
    about: Json = field(default_factory=dict)
    """Whether it waits for the seat's own turn, and why the queue stopped here, if it did."""


class UndoneRow(Row, frozen=True, kw_only=True):
    """A choice that was taken back and could be made again; the highest position comes first."""

    match_id: int
    position: int
    seat: int
    kind: str
    keys: tuple[str, ...]


class ClockRow(Row, frozen=True, kw_only=True):
    """A seat's time, in seconds; since when it runs, None while it stands."""

    match_id: int
    seat: int
    left: int
    """What is left for this turn."""
    bank: int
    """What is left for the whole match, used when the turn's time is over."""
    since: int | None = None
    """May lie ahead: it stands until then, while its player is away."""
    rested: int | None = None
    """Until when it has stood, or stands, for an absence; that is possible once."""


class GlanceRow(Row, frozen=True, kw_only=True):
    """What somebody has seen of a match: up to which event, and after which choice."""

    match_id: int
    user_id: int
    position: int
    choice: int
    at: int


class DraftRow(Row, frozen=True, kw_only=True):
    """A half-made choice."""

    match_id: int
    seat: int
    question: int
    draft: bytes


class NoteRow(Row, frozen=True, kw_only=True):
    """Something a seat wrote down; it moves to a substitute."""

    id: int
    match_id: int
    seat: int
    text: str
    public: bool
    at: int


LETTER = "letter"
"""The kind of post that is somebody's letter about a match; its state names them."""


class PostRow(Row, frozen=True, kw_only=True):
    """A message of the bot that it may want to find again."""

    message_id: int
    match_id: int
    kind: str
    channel_id: int
    at: int
    state: Json = field(default_factory=dict)


class ReminderRow(Row, frozen=True, kw_only=True):
    """Something to do at a time; one of each kind for each person at a table."""

    id: int
    match_id: int
    user_id: int
    kind: str
    due_at: int
    about: Json = field(default_factory=dict)


class RequestRow(Row, frozen=True, kw_only=True):
    """A question to the people of a table, outside the rules: undo, substitute, options."""

    id: int
    match_id: int
    kind: str
    about: Json
    answers: dict[str, Json]
    opened_at: int
    due_at: int | None = None


class PlayerRow(Row, frozen=True, kw_only=True):
    """A person, at all tables."""

    user_id: int
    name: str = ""
    settings: dict[str, Json] = field(default_factory=dict)
    told_dm_closed: bool = False


class ServerRow(Row, frozen=True, kw_only=True):
    """A Discord server and what its moderators have set."""

    guild_id: int
    settings: dict[str, Json] = field(default_factory=dict)


class ResultRow(Row, frozen=True, kw_only=True):
    """How a seat fared in a match that is over."""

    match_id: int
    seat: int
    game: str
    guild_id: int | None = None
    user_id: int | None = None
    """None for a computer, and for somebody who has had their data deleted."""
    name: str
    plays: str
    place: int
    """1 for those who won; equal where seats ended alike."""
    score: int
    won: bool
    finished_at: int
    rated: bool = True
    """False for computers, and for a substitute who came too late."""


class LeaverRow(Row, frozen=True, kw_only=True):
    """Somebody who had left a match before it ended, and is rated as the last."""

    match_id: int
    position: int
    seat: int
    game: str
    guild_id: int | None = None
    user_id: int | None = None
    """None for somebody who has had their data deleted."""
