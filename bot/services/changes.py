"""Changes of a match other than its position, made while the match is locked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.matches.live import Live
from bot.services.services import Services
from bot.store import MatchChange, Transaction

P = ParamSpec("P")
Write = Callable[Concatenate[Services, Transaction, Live, P], Awaitable[MatchChange]]
Change = Callable[Concatenate[Services, int, P], Coroutine[Any, Any, Live]]


def changes_match(write: Write[P]) -> Change[P]:
    """Make a function that changes a locked match in one transaction, callable with its number.

    It may raise `Refused` with nothing changed; it returns the changed match.
    """

    @wraps(write)
    async def change(
        services: Services, match_id: int, /, *given: P.args, **named: P.kwargs
    ) -> Live:
        async def carry_out(transaction: Transaction, live: Live) -> MatchChange:
            return await write(services, transaction, live, *given, **named)

        return await services.matches.change(match_id, carry_out)

    return change
