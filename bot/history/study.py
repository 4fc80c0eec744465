"""Studying a finished match turn by turn, in public view or with all hands open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.history.log_entries import events_in
from bot.matches.live import Live
from bot.services import Services
from bot.services.sentences import name_seats
from bot.store import ENDED, CheckpointRow
from bot.ui import limits
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.language.words import Words
from engine.core.saving.codec import decode_state
from engine.core.seats import Seat

HAND, HAPPENED = 500, 1500
"""Most characters of a hand, and of the events before a position."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a match: the beginning of a turn, or the end."""

    index: int
    of: int
    """Number of positions; the first has index 0."""
    state: Any
    events: tuple[Event, ...]
    """Public events since the previous position."""


def check_ended(live: Live) -> None:
    """Raise `Refused` for a match that goes on: its secrets stay hidden."""
    if live.row.status not in ENDED:
        raise Refused("study-not-over")


async def position_at(
    services: Services, live: Live, index: int | None = None, round_: int | None = None
) -> Position:
    """Return a moment by its index (from the end if negative), or the first of a round."""
    check_ended(live)
    match_id, game = live.row.id, live.match.game
    async with services.store.reading() as reads:
        kept = await reads.kept_checkpoints(match_id)
    of = len(kept) + 1
    if round_ is not None:
        rounds = [game.rounds(state_of(live, each)) for each in kept]
        if round_ not in rounds:
            raise Refused("no-round", round=round_, last=max(rounds, default=0))
        index = rounds.index(round_)
    index = (index or 0) % of
    since = kept[index - 1].after if index else -1
    upto = kept[index].after if index < len(kept) else None
    async with services.store.reading() as reads:
        rows = await reads.events(match_id, since=since, upto=upto, public=True)
    events = tuple(events_in(rows))
    state = state_of(live, kept[index]) if index < len(kept) else live.match.state
    return Position(index, of, state, events)


def state_of(live: Live, kept: CheckpointRow) -> Any:
    return decode_state(live.match.game, kept.state)


def title_of(live: Live, at: Position, wording: Wording, words: Words) -> str:
    game = live.match.game
    time = wording.time(at.state)
    if at.index + 1 == at.of:
        return words.say("study-end", time=time, number=at.index + 1, of=at.of)
    current = game.current(at.state)
    if current is None:
        return words.say("study-begin", time=time, number=at.index + 1, of=at.of)
    who = name_seats(live, [current], wording)
    return words.say("study-turn", time=time, who=who, number=at.index + 1, of=at.of)


def hands_of(live: Live, at: Position, wording: Wording, words: Words) -> list[str]:
    """Write every hand at a position."""
    game = live.match.game
    lines = []
    for seat in range(len(live.seats)):
        cards = " / ".join(game.hand_lines(game.view(at.state, Seat(seat)), wording.words))
        who = name_seats(live, [seat], wording)
        said = words.say("study-hand", who=who, cards=cards or words.say("study-no-hand"))
        lines.append(f"- {limits.fit(said, HAND)}")
    return lines
