"""`python -m bot doctor`: which matches cannot be taken up, why, and how they may go on."""

from __future__ import annotations

from bot.matches.last_good import last_good
from bot.matches.live import SetAside, take_up
from bot.store import MatchRow, Reads
from engine.core.errors import Refused


async def examine(reads: Reads) -> list[str]:
    """Try to take up every match that goes on; return a line on each that cannot be."""
    found = []
    for row in await reads.matches_with_status("running", "paused"):
        loaded = await reads.load_match(row.id)
        assert loaded is not None, "it was just found"
        try:
            take_up(loaded)
        except SetAside as trouble:
            found.append(await _diagnosis(reads, row, trouble))
    return found


async def _diagnosis(reads: Reads, row: MatchRow, trouble: SetAside) -> str:
    """Describe the fault of a match, and its last good position."""
    cause = trouble.__cause__
    wrong = f"{type(cause).__name__}: {cause}"
    try:
        good = await last_good(reads, row.id)
    except Refused:
        way = "no sound position is left: restore a backup, or run a newer Warmoot"
    else:
        lost = len(good.live.lost)
        way = (
            f"last good position: after choice {good.number}, {lost} choice"
            f"{'' if lost == 1 else 's'} would be taken back; whoever sits there can go on from "
            "it by the button in its thread"
        )
    return f"match {row.id} ({row.game}, {row.status}): error {trouble.number}, {wrong}; {way}"
