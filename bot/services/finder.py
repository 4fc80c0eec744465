"""Finding the table that a command or press is about."""

from __future__ import annotations

from bot.matches.live import STUDY
from bot.services.sentences import AnyInteraction, name_of_table
from bot.store import MatchRow, Reads, Store
from engine.core.errors import Refused

INVITED = "invited"
"""In a match's options: the people invited."""


class Finder:
    """Finds the table that a command or press is about."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def match_here(self, interaction: AnyInteraction, table: str | None = None) -> int:
        """Return the match meant: named, or of this channel, or the reader's only one.

        Raises `Refused`, with a remedy, where that is none or several.
        """
        async with self._store.reading() as reads:
            return await self.find(reads, interaction, table)

    async def find(self, reads: Reads, interaction: AnyInteraction, table: str | None) -> int:
        """Return the match meant, as `match_here` does, within a transaction."""
        found = self._named(reads, interaction, table) if table else self._meant(reads, interaction)
        interaction.extras["match"] = match_id = await found
        return match_id

    async def _meant(self, reads: Reads, interaction: AnyInteraction) -> int:
        if interaction.channel_id is not None:
            here = await reads.match_in_channel(interaction.channel_id)
            if here is not None:
                return here.id
        own = await reads.matches_of_user(interaction.user.id)
        if len(own) == 1 and interaction.guild_id is None:
            return own[0].id
        if own:
            names = ", ".join(name_of_table(row) for row in own)
            raise Refused("which-table", tables=names)
        raise Refused("no-table-here")

    async def _named(self, reads: Reads, interaction: AnyInteraction, table: str) -> int:
        digits = "".join(sign for sign in table if sign.isdecimal())
        if digits:
            row = await reads.find_match(int(digits[:15]))
            if row is not None and await self._concerns(reads, row, interaction):
                return row.id
        raise Refused("no-match", match=table)

    async def _concerns(self, reads: Reads, row: MatchRow, interaction: AnyInteraction) -> bool:
        """Return whether a table is of this server, an imported one, or one the reader belongs to.

        A table in direct messages concerns nobody else.
        """
        here = row.guild_id is not None and row.guild_id == interaction.guild_id
        if here or STUDY in row.options:
            return True
        user_id = interaction.user.id
        seats = await reads.seats(row.id)
        held = await reads.holdings(row.id, user_id)
        invited = row.options.get(INVITED, ())
        return bool(held) or user_id in (row.host_id, *invited, *(seat.user_id for seat in seats))
