"""The last good position of a match that cannot be loaded in its stored state."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.matches.live import Live, chance_of, choice_of, mask_of
from bot.store import CheckpointRow, Reads
from engine.core.chance.draws import KeyedChance
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.saving.codec import NewerSchema
from engine.core.saving.record import Checkpoint, Choice, Head, MatchRecord
from engine.core.seats import Setup
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class LastGood:
    """A match at its last loadable position; `live.lost` names the choices after it."""

    live: Live
    after: int
    """Number of the choice before the checkpoint used; later checkpoints are unusable."""
    checkpoints: tuple[CheckpointRow, ...]
    """Checkpoints from there on, to replace the unsound ones in the database."""
    number: int
    """Number of the last valid choice."""


async def last_good(reads: Reads, match_id: int) -> LastGood:
    """Find the last good position of a match; raise `Refused` if there is none.

    The checkpoints are tried from the last one back, and finally the beginning of the match; after
    each, as many choices as can still be replayed.
    """
    loaded = await reads.load_match(match_id)
    if loaded is None or loaded.match.setup is None:
        raise Refused("no-match", match=match_id)
    row = loaded.match
    earlier = [e for e in await reads.kept_checkpoints(match_id) if e.after < row.first_kept]
    choices = tuple(choice_of(each) for each in await reads.choices(match_id))
    setup = msgspec.msgpack.decode(loaded.match.setup, type=Setup)
    chance = chance_of(loaded)
    asked = max((choice.question for choice in choices), default=0)
    head = Head((), asked + 100, loaded.last_number + 1)
    stored = [Checkpoint(each.after, each.state) for each in (*earlier, *loaded.checkpoints)]
    for checkpoint in _positions(stored, row.game, setup, chance):
        record = MatchRecord(row.game, setup, (checkpoint,), choices, head)
        fits, match = _as_far_as_it_goes(record, chance)
        if match is None:
            continue
        numbers = [checkpoint.after, *(choice.number for choice in record.since(checkpoint))]
        lost = tuple(numbers[fits + 1 :])
        live = Live(row, loaded.seats, match, lost=lost, mask=mask_of(loaded))
        kept = _to_store(match, checkpoint)
        return LastGood(live, checkpoint.after, kept, numbers[fits])
    raise Refused("no-last-good")


def _positions(
    stored: list[Checkpoint], game: str, setup: Setup, chance: KeyedChance
) -> Iterator[Checkpoint]:
    """Yield the stored positions from the last one back, and finally the match's beginning."""
    yield from reversed(stored)
    try:
        yield Match.new(GAMES[game], setup, chance).last_checkpoint()
    except Exception:  # even the setup is impossible under these rules
        return


def _as_far_as_it_goes(record: MatchRecord, chance: KeyedChance) -> tuple[int, Match[Any] | None]:
    """Load a match from a position, with as many choices since as can be replayed."""
    since = record.since(record.checkpoints[0])
    if _attempt(record, (), chance) is None:
        return 0, None
    tried = range(1, len(since) + 1)
    # No choice can follow one that cannot be made.
    fits = bisect_left(tried, True, key=lambda n: _attempt(record, since[:n], chance) is None)
    return fits, _attempt(record, since[:fits], chance)


def _attempt(
    record: MatchRecord, since: tuple[Choice, ...], chance: KeyedChance
) -> Match[Any] | None:
    """Load a match with some choices after the position; None where that fails in any way."""
    last = record.checkpoints[0].after
    before = tuple(choice for choice in record.choices if choice.number <= last)
    shorter = msgspec.structs.replace(record, choices=before + since)
    try:
        match = Match.load(GAMES[record.game], shorter, chance)
        match.view(None)
    except NewerSchema:
        raise Refused("no-last-good") from None  # a newer bot can load the very last one
    except Exception:  # expected: this is a trial
        return None
    return match


def _to_store(match: Match[Any], since: Checkpoint) -> tuple[CheckpointRow, ...]:
    """Return the positions to store: the one it was loaded from, and those of the present turn."""
    rows = {since.after: CheckpointRow(after=since.after, state=since.state, kept=True)}
    for each in match.record().checkpoints:
        kept = each.after in (match.first_checkpoint(), since.after)
        rows[each.after] = CheckpointRow(after=each.after, state=each.state, kept=kept)
    return tuple(rows.values())
