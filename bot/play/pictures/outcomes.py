"""Outcomes of chance or a reveal since a reader's last press, from public events alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.history.log_entries import events_for_seat
from bot.matches.live import Live
from bot.store import Reads
from bot.ui.wording import Wording
from engine.core.events import Event
from render.games import RENDERERS


class Moment(NamedTuple):
    """A moment of a match, as numbers of choices."""

    began: int
    """The last choice before the action that is under way."""
    known: int
    """The last choice of all."""
    turn: int
    """The last choice before the turn that is under way."""


def moment_of(live: Live) -> Moment:
    """Return the present moment of a match."""
    match = live.match
    return Moment(
        match.last_checkpoint().after, match.head().next_choice - 1, match.first_checkpoint()
    )


class Since(NamedTuple):
    """Public events of the turn and of the action under way, up to a moment and up to now.

    A fight is told from the start of the action, so that its card shows what preceded the roll.
    """

    turn: tuple[Event, ...]
    begun: tuple[Event, ...]
    """Events of the turn before the action began."""
    earlier: tuple[Event, ...]
    now: tuple[Event, ...]


async def read_since(reads: Reads, live: Live, before: Moment) -> Since:
    """Read the public events of a moment's turn: before it, and since its action began."""
    turn = min(before.turn, before.began)
    rows = await reads.events(live.row.id, since=turn, public=True)
    action = [row for row in rows if row.choice > before.began]
    parts = (
        [row for row in rows if row.choice <= before.known],
        [row for row in rows if row.choice <= before.began],
        [row for row in action if row.choice <= before.known],
        action,
    )
    return Since(*(tuple(each.event for each in events_for_seat(part, None)) for part in parts))


def view_of_decision(live: Live, wording: Wording, since: Since) -> Any | None:
    """Return a seat's view of the outcomes since a moment; None if there are none."""
    game, decided = live.match.game, RENDERERS[live.row.game].list_outcomes
    earlier, now = (
        game.highlight(wording.view, part, since.begun) for part in (since.earlier, since.now)
    )
    return now if decided(now) != decided(earlier) else None
