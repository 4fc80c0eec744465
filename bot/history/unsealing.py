"""Unsealing: once anybody has seen a finished match's secrets, it can no longer be resumed."""

from __future__ import annotations

from bot.matches.live import Live
from bot.services import Services
from bot.store import ENDED, MatchChange, MatchRow, Transaction
from bot.ui.markup import mention_time
from engine.core.errors import Refused

UNSEALED = "unsealed"
"""Key in a match's result: set once its secrets have been shown."""


def is_unsealed(row: MatchRow) -> bool:
    return bool((row.result or {}).get(UNSEALED))


async def unseal(services: Services, match_id: int) -> None:
    """Record that hands, plans or the secret of the dice, just read, are shown to somebody.

    Until then a match ended by mistake can go back. Raises `Refused` where it has been resumed
    meanwhile: the data read is then secret again.
    """
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
    if row is None or row.status not in ENDED:
        raise Refused("not-over")
    if row.reopens_until is not None:
        raise Refused("still-reopens", until=mention_time(row.reopens_until, "D"))
    if row.status == "closed" or is_unsealed(row):
        return

    async def remember(transaction: Transaction, live: Live) -> MatchChange:
        if not live.match.over:
            raise Refused("not-over")
        return MatchChange(result={**(live.row.result or {}), UNSEALED: True})

    await services.matches.change(match_id, remember)
