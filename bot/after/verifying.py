"""Verifying a finished match: published hash, secret, nonces, every die and every shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Store
from engine.core.chance import Drawn, match_key, seal, verify
from engine.core.refused import Refused

SHOWN = 10
"""So many draws that do not hold are listed."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked, as lines to read, and whether all of it holds."""

    honest: bool
    lines: tuple[str, ...]


async def verify_match(store: Store, match_id: int) -> Report:
    """Check every draw of a match, voided choices included; raise `Refused` before its end."""
    async with store.reading() as reads:
        export = await reads.export_match(match_id)
    if export is None:
        raise Refused("no-match", match=match_id)
    if export.secret is None:
        raise Refused("not-over")
    row = export.match
    sealed = seal(export.secret) == row.secret_hash
    key = match_key(export.secret, row.nonces)
    drawn = [Drawn(*each) for choice in export.choices for each in choice.drawn]
    wrong = verify(key, drawn)
    gaps = missing_draws(drawn)
    lines = (
        f"Match {row.id}: {len(export.choices)} choices, {len(drawn)} draws.",
        f"Hash posted in the lobby: {row.secret_hash}",
        f"Secret: {export.secret.hex()} ({'fits' if sealed else 'DOES NOT FIT'} the hash)",
        f"Nonces of the players: {', '.join(row.nonces) or 'none'}",
        f"Draws that the key explains: {len(drawn) - len(wrong)} of {len(drawn)}.",
        *(f"Not explained: {one}" for one in wrong[:SHOWN]),
        *(f"Missing: draw {counter} of epoch {epoch}" for epoch, counter in gaps[:SHOWN]),
    )
    return Report(sealed and not wrong and not gaps, lines)


def missing_draws(drawn: Sequence[Drawn]) -> list[tuple[int, int]]:
    """List epoch and counter of draws that were made and not recorded: nobody may hide a die."""
    seen = {(one.epoch, one.counter) for one in drawn}
    last: dict[int, int] = {}
    for epoch, counter in seen:
        last[epoch] = max(counter, last.get(epoch, 0))
    return [
        (epoch, counter)
        for epoch, most in sorted(last.items())
        for counter in range(most)
        if (epoch, counter) not in seen
    ]
