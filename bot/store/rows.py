"""The rows of matches as the rest of the bot knows them: frozen, named, typed.

`New…` is what a caller hands in, `…Row` is what comes back. All times are unix seconds.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from bot.store.row import Json, Row
from bot.store.rows_waiting import NewOutbox, PlanRow

Status: TypeAlias = Literal["lobby", "running", "paused", "finished", "closed"]
OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
"""A match of these kinds holds its channel; there is at most one in each."""
ENDED: tuple[Status, ...] = ("finished", "closed")
"""Where nothing is played any more. A closed lobby may be opened again."""


REOPENS = "reopens"
"""In the result of a match that a moderator has ended: until when that can be taken back."""


# Matches


class NewMatch(Row, frozen=True, kw_only=True):
    """A lobby that opens. The secret's hash is posted at once, the secret only at the end."""

    game: str
    schema: int
    host_id: int
    secret: bytes
    secret_hash: str
    guild_id: int | None = None
    channel_id: int | None = None
    thread: bool = False
    parent_id: int | None = None
    options: dict[str, Json] = field(default_factory=dict)
    at: int

    def __repr__(self) -> str:
        """Leave the secret out of logs and tracebacks."""
        return f"NewMatch(game={self.game!r}, channel_id={self.channel_id!r})"


class MatchRow(Row, frozen=True, kw_only=True):
    """A match without its position, its seats and its secret."""

    id: int
    version: int
    """Grows with each change, undo included."""
    game: str
    schema: int
    """The form of the saved state."""
    status: Status
    guild_id: int | None
    channel_id: int | None
    """None where the match has lost its place."""
    thread: bool
    host_id: int
    options: dict[str, Json]
    options_version: int
    """Grows when an option changes; a seat's `accepted` says which one its player agreed to."""
    setup: bytes | None
    secret_hash: str
    nonces: tuple[str, ...]
    """The players' nonces as they went into the key when the match began."""
    head: bytes | None
    """The numbers that the match goes on with."""
    first_kept: int
    """The choice after which the first checkpoint of the current turn stands."""
    turn: str
    paused: str | None
    """Why the match rests: `vote`, `moderator`, `homeless` or `empty`; None where it does not."""
    parent_id: int | None
    """The channel that the table's thread belongs to."""
    running_message_id: int | None
    result: Json
    created_at: int
    updated_at: int

    @property
    def reopens_until(self) -> int | None:
        """Until when a match goes on after all that a moderator has ended; None for all others.

        So long what is secret in it stays secret.
        """
        return self.result.get(REOPENS) if self.status == "closed" and self.result else None


class MatchChange(Row, frozen=True, kw_only=True):
    """The fields of a match that change; what is not named stays."""

    schema: int | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    guild_id: int | UnsetType | None = UNSET
    channel_id: int | UnsetType | None = UNSET
    thread: bool | UnsetType = UNSET
    host_id: int | UnsetType = UNSET
    options: dict[str, Json] | UnsetType = UNSET
    options_version: int | UnsetType = UNSET
    setup: bytes | UnsetType = UNSET
    nonces: tuple[str, ...] | UnsetType = UNSET
    head: bytes | UnsetType = UNSET
    first_kept: int | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    paused: str | UnsetType | None = UNSET
    parent_id: int | UnsetType | None = UNSET
    running_message_id: int | UnsetType | None = UNSET
    result: Json | UnsetType = UNSET

    def named(self) -> dict[str, Json]:
        """Return only the fields that were set."""
        fields = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return {name: value for name, value in fields if value is not UNSET}


class SeatRow(Row, frozen=True, kw_only=True):
    """A place at the table. With both a user and a computer, the computer stands in for now."""

    match_id: int
    number: int
    user_id: int | None = None
    computer: str | None = None
    name: str
    plays: str | None = None
    nonce: str = ""
    accepted: int = 0
    joined_at: int
    stands_in: str | None = None
    """For how long a computer plays for the seat's user: `turn`, or until they are `back`."""
    offered: int = 0
    """Since when a substitute is sought for this seat; 0 where none is."""


class HolderRow(Row, frozen=True, kw_only=True):
    """Somebody who holds or has held a seat, and has known its secrets."""

    match_id: int
    user_id: int
    seat: int
    since: int
    barred: bool = False
    """True for who was voted out: they cannot take the seat back."""
    from_round: int = 0
    """Since which round they have played; later by the rounds they were gone. 0: from the start."""
    to_round: int | None = None
    """In which round they left; None while they sit here."""


# What was chosen and what came of it


class NewChoice(Row, frozen=True, kw_only=True):
    """One answer. Numbers grow and are never used twice, undo included."""

    number: int
    question: int
    seat: int
    user_id: int | None = None
    """Who answered; None for a computer."""
    kind: str
    keys: tuple[str, ...]
    fingerprint: int
    """64 bits, signed."""
    barrier: bool = False
    drawn: tuple[tuple[int, ...], ...] = ()
    at: int


class ChoiceRow(NewChoice, frozen=True, kw_only=True):
    """One answer as it is stored, and which version of the match began and ended it."""

    match_id: int
    version: int
    voided_version: int | None = None

    @property
    def voided(self) -> bool:
        """True where it was taken back; it stays, so that every die can be verified."""
        return self.voided_version is not None


class CheckpointRow(Row, frozen=True, kw_only=True):
    """The encoded state between two steps, and the number of the last choice before it."""

    after: int
    state: bytes
    kept: bool = False
    """True for the one that stays when its turn is over."""


class NewEvent(Row, frozen=True, kw_only=True):
    """Something that happened in consequence of a choice (0: the setup), and who may know."""

    choice: int
    audience: tuple[int, ...] | None = None
    """The seats that were told; None where everybody was."""
    event: bytes
    at: int


class EventRow(NewEvent, frozen=True, kw_only=True):
    """An event as it is stored; positions grow by one from 1 within a match."""

    match_id: int
    position: int
    voided_version: int | None = None

    def heard_by(self, seat: int | None) -> bool:
        """Return whether `seat` (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)


class LoadedMatch(Row, frozen=True, kw_only=True):
    """All that is needed to take a match up where it stands."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    secret: bytes
    checkpoints: tuple[CheckpointRow, ...]
    """Those of the current turn, oldest first."""
    choices: tuple[ChoiceRow, ...]
    """Those made since the first of these checkpoints and not voided."""
    last_number: int
    """The highest number ever given to a choice, voided ones included."""

    def __repr__(self) -> str:
        """Leave the secret and the position out of logs and tracebacks."""
        return f"LoadedMatch(id={self.match.id}, version={self.match.version})"


class MatchExport(Row, frozen=True, kw_only=True):
    """A match for its players to keep: what `verify` and the replay need."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    secret: bytes | None
    """None as long as the match is open."""
    choices: tuple[ChoiceRow, ...]
    checkpoint: CheckpointRow | None
    events: tuple[EventRow, ...]


class Submission(Row, frozen=True, kw_only=True):
    """What one transaction stores when somebody has acted."""

    choices: tuple[NewChoice, ...] = ()
    checkpoints: tuple[CheckpointRow, ...] = ()
    events: tuple[NewEvent, ...] = ()
    outbox: tuple[NewOutbox, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    done_drafts: tuple[tuple[int, int], ...] = ()
    """Seat and question of drafts that are no longer needed."""
    void_from: int | None = None
    """First void all choices from this number on, with their events and checkpoints."""
    change: MatchChange = MatchChange()
    key: str | None = None
    """The idempotency key: the id of the interaction."""
    outcome: bytes = b""
    """What is answered when the same interaction arrives again."""
    at: int
