"""What chance or a reveal has decided for a reader's last press, from public events alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.history.log_entries import heard_in
from bot.matches.live import Live
from bot.store import Reads
from bot.ui.wording import Wording
from engine.core.events import Event
from render.games import RENDERERS


class Moment(NamedTuple):
    """A moment of a match, by numbers of choices."""

    began: int
    """The last choice before the action that is under way."""
    known: int
    """The last choice of all."""


def moment_of(live: Live) -> Moment:
    """Note where a match is."""
    return Moment(live.match.last_checkpoint().after, live.match.head().next_choice - 1)


class Since(NamedTuple):
    """What everybody heard of the action under way: up to a moment, and up to now."""

    earlier: tuple[Event, ...]
    now: tuple[Event, ...]


async def read_since(reads: Reads, live: Live, before: Moment) -> Since:
    """Read what everybody heard from where the action of a moment began.

    A fight is told from there, so that what came before the roll is on its card.
    """
    rows = await reads.events(live.row.id, since=before.began, public=True)
    earlier = [row for row in rows if row.choice <= before.known]
    return Since(*(tuple(e.event for e in heard_in(part, None)) for part in (earlier, rows)))


def decided_in(live: Live, wording: Wording, since: Since) -> Any | None:
    """Return a seat's view that shows what was decided since a moment; None for nothing."""
    game, decided = live.match.game, RENDERERS[live.row.game].decided
    earlier, now = (game.highlight(wording.view, part) for part in since)
    return now if decided(now) != decided(earlier) else None
