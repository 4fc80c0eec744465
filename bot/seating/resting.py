"""Why a match rests by itself: it has no place, or nobody plays it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.commands import FOR_THE_TURN
from bot.notify.announcements import HOMELESS
from bot.store import MatchChange, SeatRow

EMPTY = "empty"
"""Why a match rests that nobody plays any more."""
BY_ITSELF = (HOMELESS, EMPTY)
"""What ends a rest as soon as it is no longer so; all other rests end when somebody says so."""


def reason_to_rest(seats: Sequence[SeatRow], channel_id: int | None) -> str | None:
    """Explain why a match cannot go on; None where it can."""
    if channel_id is None:
        return HOMELESS
    return None if is_played(seats) else EMPTY


def is_played(seats: Sequence[SeatRow]) -> bool:
    """Return whether anybody plays, or does again after this turn; computers alone do not."""
    return any(
        seat.user_id is not None and (seat.computer is None or seat.stands_in == FOR_THE_TURN)
        for seat in seats
    )


def rest_or_go_on(seats: Sequence[SeatRow], channel_id: int | None) -> MatchChange:
    """Pause a match that cannot go on, and resume any other."""
    reason = reason_to_rest(seats, channel_id)
    return MatchChange(status="paused" if reason else "running", paused=reason)
