"""What chance or a reveal has decided for a reader's last press, from public events alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.history.log_entries import heard_in
from bot.matches.live import Live
from bot.store import Reads
from bot.ui.wording import Wording
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


async def read_decided(reads: Reads, live: Live, wording: Wording, before: Moment) -> Any | None:
    """Return a seat's view that shows what was decided since a moment; None for nothing.

    A fight is told from where it began, so that what came before the roll is on its card.
    """
    rows = await reads.events(live.row.id, since=before.began, public=True)
    game, decided = live.match.game, RENDERERS[live.row.game].decided
    earlier, now = (
        game.highlight(wording.view, [each.event for each in heard_in(part, None)])
        for part in ([row for row in rows if row.choice <= before.known], rows)
    )
    return now if decided(now) != decided(earlier) else None
