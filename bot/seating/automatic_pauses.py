"""Automatic pauses: a match without a place, or without players."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.commands import FOR_THE_TURN
from bot.notify.outbox import HOMELESS
from bot.store import MatchChange, SeatRow

EMPTY = "empty"
"""Reason for the pause of a match that nobody plays any more."""
BY_ITSELF = (HOMELESS, EMPTY)
"""Reasons whose pause ends as soon as they no longer apply; other pauses are ended by people."""


def reason_to_rest(seats: Sequence[SeatRow], channel_id: int | None) -> str | None:
    """Return the reason why a match cannot go on; None if it can."""
    if channel_id is None:
        return HOMELESS
    return None if is_played(seats) else EMPTY


def is_played(seats: Sequence[SeatRow]) -> bool:
    """Return whether a person plays, now or again after this turn."""
    return any(
        seat.user_id is not None and (seat.computer is None or seat.stands_in == FOR_THE_TURN)
        for seat in seats
    )


def rest_or_go_on(seats: Sequence[SeatRow], channel_id: int | None) -> MatchChange:
    """Pause a match that cannot go on, or resume one that can again."""
    reason = reason_to_rest(seats, channel_id)
    return MatchChange(status="paused" if reason else "running", paused=reason)
