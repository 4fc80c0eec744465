"""The stored form of a message until it is sent: its subject, time and destination."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.matches.live import Live
from bot.store import MatchRow, NewOutbox, OutboxRow, SeatRow, Transaction
from bot.ui.preferences import preferences_of
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import OneOf
from engine.core.events import Event
from engine.core.seats import Seat

PATIENCE = 60
"""Seconds after which a reversible step appears in the running message."""
LOCK, TABLE_TALK = "lock", 24 * 3600
"""A finished match's thread is closed and locked after a day for talk."""
IDLE = "idle"
"""The private nudge of a player who can only end their turn."""
WINDOW = "window"
"""The reminder that ends a response window, followed by a colon and the question's number."""
RESPOND = "respond"
"""The letter that asks for a response; nobody else is told."""
SEATED = "seated"
"""The letter to the player who took a seat over."""
LOST, HOMELESS = "lost", "homeless"
"""The letter to players of a table whose channel is gone, and the reason for its pause."""
MUTED = "muted"
"""The letter to players of a table where the bot may not write; in its options, the start time."""
MOVED, FAREWELL = "moved", "farewell"
"""The first post in a table's new place, and the last one in its old place."""
APART = (LOST, MUTED, "waiting")
"""Letters apart from the one letter about a match, which each later one replaces."""
PINNED = ("note", MOVED)
FELL_BACK = "fell-back"
"""The post of a table whose last choices an updated bot asks for again."""
LOOKING = "looking"
"""The call for people who look for a game."""
ELSEWHERE = (FAREWELL, LOOKING, "log")
"""Kinds of messages that do not go to the table's channel."""
LEAST_MARK = 10**17
"""Marks have 18 digits, all that the address of a control has room for."""
NOBODY = -1
"""In place of a seat: a letter to a person without one, such as an invitation."""


class Marked(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a message's subject that posts and letters share."""

    mark: int = 0
    """A number that tells the message from all others on Discord; 0 before it is queued."""


class Post(Marked, frozen=True):
    """The subject of a message in the channel; its text is written when it is sent."""

    match: int
    kind: str
    """`turn`, `call`, `running`, `finished`, `note` or another kind that has a writer."""
    turn: int = 0
    upto: int = 0
    """The number of the last choice it tells of."""
    mentions: tuple[int, ...] = ()
    recap: bool = False
    """True where computers have played since."""
    about: int = 0
    """The number of the note or request that is posted."""
    said: tuple[str, ...] = ()
    """A notice's text; for a server's log a message, then names and values of its arguments."""
    line: str = ""
    """Message id of a `line`."""
    args: dict[str, Any] = {}
    """Arguments of that message."""
    roles: tuple[int, ...] = ()
    """Roles to mention."""
    seats: tuple[int, ...] = ()
    """Seats to play when this was stored; the match may have moved on before it is sent."""


class Letter(Marked, frozen=True):
    """The subject of a direct message."""

    match: int
    kind: str
    """`turn`, `drawn`, `asked`, `next`, `over`, or another kind that has a writer."""
    seat: int
    plans: tuple[str, ...] = ()
    """Kinds of plan relevant to the cards drawn."""
    rings: bool = False
    """True where it should notify; most letters arrive silently."""
    alone: bool = False
    """True where nothing else tells its reader that the table waits: where letters are refused,
    they are mentioned there."""


def only_ending(live: Live, user_id: int) -> bool:
    """Return whether a seat is asked, but can only go on or end."""
    seat = live.seat_of(user_id)
    asked = None if seat is None else live.match.pending.get(seat)
    if asked is None or not isinstance(asked.form, OneOf):
        return False
    return all(isinstance(option, (Done, Pass)) for option in asked.form.options)


def to_channel(post: Post, channel_id: int, now: int, marker: str = "") -> NewOutbox:
    """Return a message to a channel, due at `now`; a marker allows withdrawing it."""
    return NewOutbox(
        kind=post.kind,
        target="channel",
        target_id=channel_id,
        payload=_encode(post),
        marker=marker or f"{post.kind}:{post.match}:{post.line}:{post.about}:{now}",
        due_at=now,
    )


async def queue_post(
    transaction: Transaction, row: MatchRow, post: Post, now: int, marker: str = ""
) -> None:
    """Queue a message to a table, unless it has lost its channel."""
    if row.channel_id is not None:
        await transaction.add_outbox(row.id, [to_channel(post, row.channel_id, now, marker)])


async def wish_mention(transaction: Transaction, people: Iterable[int]) -> tuple[int, ...]:
    """Return the people among these who want to be mentioned."""
    players = await transaction.players(sorted(people))
    return tuple(user for user, row in players.items() if preferences_of(row).by_mention)


def letter_to(user: int, letter: Letter, mark: int, now: int, marker: str = "") -> NewOutbox:
    """Return a direct message that is due at once; `mark` makes it unique for its reader."""
    return NewOutbox(
        kind="letter",
        target="user",
        target_id=user,
        payload=_encode(letter),
        marker=marker or f"dm:{letter.match}:{mark}:{user}",
        due_at=now,
    )


def respond_marker(match_id: int, question: int) -> str:
    """Return the marker of the letter that asks for a response."""
    return f"{RESPOND}:{match_id}:{question}"


def plans_drawn(live: Live, seat: Seat, events: Sequence[Event]) -> tuple[str, ...]:
    """Name the plans relevant to the cards a seat has just drawn, where plans decide."""
    if not live.match.planned or live.match.over:
        return ()
    return tuple(live.match.game.plans_for(events, seat))


def letters_about(seats: Sequence[SeatRow], kind: str, version: int, now: int) -> list[NewOutbox]:
    """Return a letter of one kind to everybody who holds a seat of a table."""
    return [
        letter_to(seat.user_id, Letter(seat.match_id, kind, seat.number), version, now)
        for seat in seats
        if seat.user_id is not None
    ]


def _encode(subject: Marked) -> bytes:
    """Store a message's subject with a mark that no number of other messages shows in.

    Outbox rows are numbered, and letters that nobody else may know of are among them.
    """
    marked = msgspec.structs.replace(subject, mark=LEAST_MARK + secrets.randbelow(9 * LEAST_MARK))
    return msgspec.msgpack.encode(marked, enc_hook=str)


def mark_of(row: OutboxRow) -> int:
    """Return the number that tells a message from all others, in its buttons and its nonce."""
    return msgspec.msgpack.decode(row.payload, type=Marked).mark or row.id  # of an older version


def decode_post(payload: bytes) -> Post:
    """Read the subject of a message in the channel."""
    return msgspec.msgpack.decode(payload, type=Post)


def decode_letter(payload: bytes) -> Letter:
    return msgspec.msgpack.decode(payload, type=Letter)
