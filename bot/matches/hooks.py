"""Hooks for other rooms to store data in a match's transactions: passed in, never imported."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.matches.news import News
from bot.store import Transaction, WishRow

OnCommit: TypeAlias = Callable[[Transaction, PendingCommit, int], Awaitable[None]]
"""Called after the choices are stored: `(transaction, commit, now)`."""
OnChange: TypeAlias = Callable[[Transaction, Live, Live, int], Awaitable[None]]
"""Called after a table's people, place or pause changed: `(transaction, before, after, now)`."""


@dataclass(frozen=True, slots=True)
class Hooks:
    """The hooks of every commit; `bot.app.wiring` lists them."""

    announce: Callable[[Transaction, PendingCommit, int], Awaitable[News]]
    """Decides what is announced, before the choices are stored."""
    follow: Callable[[PendingCommit, Sequence[WishRow], int], None]
    """Makes queued choices, before anything is stored."""
    fell_back: Callable[[Transaction, Live, int], Awaitable[None]]
    """Tells a table that choices were taken back because today's rules do not ask for them."""
    went_on: Callable[[Transaction, Live, int], Awaitable[None]]
    """Tells a table that it resumes from its last good position."""
    on_commit: tuple[OnCommit, ...] = ()
    on_change: tuple[OnChange, ...] = ()

    async def run_on_commit(
        self, transaction: Transaction, commit: PendingCommit, now: int
    ) -> None:
        """Run the hooks of every commit."""
        for store in self.on_commit:
            await store(transaction, commit, now)

    async def run_on_change(self, transaction: Transaction, before: Live, now: int) -> Live:
        """Run the hooks of every change; return the changed table."""
        row = await transaction.find_match(before.row.id)
        assert row is not None, "it was just changed"
        after = replace(before, row=row, seats=await transaction.seats(row.id))
        for store in self.on_change:
            await store(transaction, before, after, now)
        return after
