"""People's rows and settings."""

from __future__ import annotations

from bot.store import PlayerRow, Store
from bot.ui.preferences import Preferences, preferences_of


class People:
    """Reads a person's row and settings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def player(self, user_id: int) -> PlayerRow:
        """Return a person's row."""
        async with self._store.reading() as reads:
            return await reads.player(user_id)

    async def preferences(self, user_id: int) -> Preferences:
        """Return a person's settings."""
        return preferences_of(await self.player(user_id))
