"""The state of a match before a command, and the announcements stored with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from bot.matches.live import Live
from bot.store import NewOutbox


@dataclass(frozen=True, slots=True)
class PositionBefore:
    """The state of a match before a command."""

    turn: int
    awaited: frozenset[int]
    """People who were awaited."""
    responses: frozenset[int] = frozenset()
    """Numbers of the responses that were open."""

    @classmethod
    def of(cls, live: Live) -> PositionBefore:
        """Return the present state of a match."""
        responses = frozenset(responding_people(live))
        return cls(live.match.state.turn, frozenset(awaited_people(live)), responses)

    @classmethod
    def nothing(cls) -> PositionBefore:
        """Return the state before the match began."""
        return cls(-1, frozenset())


@dataclass(slots=True)
class News:
    """Messages and reminders that a transaction stores in addition to the choice."""

    posts: list[NewOutbox] = field(default_factory=list)
    reminders: list[tuple[int, str, int]] = field(default_factory=list)
    """Person, kind, due time."""
    dropped: list[tuple[int | None, str]] = field(default_factory=list)
    """Person (None: everybody) and kind of reminders that are no longer needed."""
    replaced: list[str] = field(default_factory=list)
    """Markers of waiting messages that later news replaces."""
    views: dict[str, Any] = field(default_factory=dict)

    NUDGE: ClassVar[str] = "nudge"

    @property
    def outbox(self) -> tuple[NewOutbox, ...]:
        """Return the messages in the order they are to be sent."""
        return tuple(self.posts)


def awaited_people(live: Live) -> list[int]:
    """List the awaited people who may be named."""
    return [user for seat in live.called_seats() if (user := live.user_of(seat)) is not None]


def responding_people(live: Live) -> dict[int, int]:
    """Return the people asked for a response that holds up the table, by question."""
    asked = ((seat, question) for seat, question in live.match.pending.items())
    return {
        int(question.id): user
        for seat, question in asked
        if question.response and not question.timed and (user := live.user_of(seat)) is not None
    }
