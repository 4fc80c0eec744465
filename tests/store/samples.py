"""Matches, seats, choices and messages for the tests of the store."""

from __future__ import annotations

from bot.store import (
    CheckpointRow,
    LoadedMatch,
    NewChoice,
    NewEvent,
    NewMatch,
    NewOutbox,
    SeatRow,
    Store,
    Submission,
)


def lobby(channel_id: int | None = 500, **changed: object) -> NewMatch:
    """Describe a lobby in a channel of server 7, opened by Ann (11)."""
    fields: dict[str, object] = {
        "game": "root",
        "schema": 1,
        "host_id": 11,
        "secret": b"\0" * 31 + b"\xff",
        "secret_hash": "ab" * 32,
        "guild_id": 7,
        "channel_id": channel_id,
        "options": {"map": "autumn", "seats": 4},
        "at": 1000,
    }
    return NewMatch(**(fields | changed))  # type: ignore[arg-type]


def seat(match_id: int, number: int, user_id: int | None, **changed: object) -> SeatRow:
    """Describe a seat taken at 1001."""
    fields: dict[str, object] = {
        "match_id": match_id,
        "number": number,
        "user_id": user_id,
        "name": f"Player {number}",
        "joined_at": 1001,
    }
    return SeatRow(**(fields | changed))  # type: ignore[arg-type]


async def open_match(store: Store, channel_id: int | None = 500) -> int:
    """Open a lobby with Ann (11) in seat 0 and Bob (12) in seat 1."""
    async with store.transaction() as work:
        opened = await work.create_match(lobby(channel_id))
        await work.set_seats(opened, [seat(opened, 0, 11), seat(opened, 1, 12)])
    return opened


async def load(store: Store, match_id: int) -> LoadedMatch:
    """Load a match that exists."""
    async with store.reading() as reads:
        loaded = await reads.load_match(match_id)
    assert loaded is not None
    return loaded


def choice(number: int, **changed: object) -> NewChoice:
    """Describe Ann's choice of this number: a march, made a minute after the one before."""
    fields: dict[str, object] = {
        "number": number,
        "question": number,
        "seat": 0,
        "user_id": 11,
        "kind": "marquise.daylight",
        "keys": ("march 3 7 2",),
        "fingerprint": -(2**63) + number,
        "at": 2000 + 60 * number,
    }
    return NewChoice(**(fields | changed))  # type: ignore[arg-type]


def checkpoint(after: int, *, kept: bool = False) -> CheckpointRow:
    """Describe the position after a choice."""
    return CheckpointRow(after=after, state=b"position %d" % after, kept=kept)


def event(choice: int, text: bytes, audience: tuple[int, ...] | None = None) -> NewEvent:
    """Describe an event of a choice."""
    return NewEvent(choice=choice, event=text, audience=audience, at=2000)


def message(text: bytes, channel: int = 500, **changed: object) -> NewOutbox:
    """Describe a message to a channel, due at 2000."""
    fields: dict[str, object] = {
        "kind": "turn",
        "target": "channel",
        "target_id": channel,
        "payload": text,
        "marker": "turn 1",
        "due_at": 2000,
    }
    return NewOutbox(**(fields | changed))  # type: ignore[arg-type]


async def submit(store: Store, match_id: int, version: int, **parts: object) -> int:
    """Store a submission at 2000 and return the new version."""
    async with store.transaction() as work:
        submission = Submission(**({"at": 2000} | parts))  # type: ignore[arg-type]
        return await work.save_choice(match_id, version, submission)
