"""`/mytables`, `/next`, `/settings away`: the reader's own tables, and being away from them all."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.commands import Cog
from bot.notify import table_news, turn_clocks, waiting_times
from bot.services import Interaction
from bot.store import Transaction
from bot.tables import own_tables
from bot.ui import limits, typed_times
from bot.ui.components import Choices
from bot.ui.markup import mention_time
from bot.ui.preferences import preferences_of
from bot.ui.typed_names import offer

OFFERED_DAYS = (1, 2, 3, 5, 7, 14, 21)


class OwnTables(Cog):
    @app_commands.command()
    async def mytables(self, interaction: Interaction) -> None:
        """Your tables, those that wait for you first."""
        await self.services.replies.defer(interaction)
        await own_tables.show_tables(interaction)

    @app_commands.command()
    async def next(self, interaction: Interaction) -> None:
        """Go to the question that has waited longest for you."""
        await self.services.replies.defer(interaction)
        await own_tables.show_next(interaction)


class Absence(Cog):
    group = "settings"

    @app_commands.command()
    @app_commands.describe(until="A date (2027-02-14), a number of days, or back")
    async def away(self, interaction: Interaction, until: str) -> None:
        """On holiday? No reminders, and the others know."""
        await self.services.replies.defer(interaction)
        user, now = interaction.user.id, self.services.clock()
        preferences = await self.services.people.preferences(user)
        moment = typed_times.away_until(until, now, preferences.zone)
        found = await own_tables.sittings(self.services, user)
        async with self.services.store.transaction() as transaction:
            player = await transaction.set_player(user, {"away_until": moment})
            await waiting_times.plan_anew(transaction, user, preferences_of(player), now)
            await turn_clocks.follow_absence(transaction, user, moment, now)
            if moment:
                await self._tell(transaction, found, user, mention_time(moment, "D"), now)
        self.services.notifier.wake()
        said = "away-set" if moment else "away-over"
        await self.services.answer(interaction, said, until=mention_time(moment, "D"))

    async def _tell(
        self,
        transaction: Transaction,
        found: Sequence[own_tables.Sitting],
        user: int,
        until: str,
        now: int,
    ) -> None:
        """Tell the tables that wait for a person the end of their absence."""
        for each in found:
            if each.live is not None and user in waiting_times.missing_people(each.live):
                await table_news.tell(
                    transaction, each.live, "away", now, who=each.seat.name, until=until
                )

    @away.autocomplete("until")
    async def days(self, interaction: Interaction, current: str) -> Choices:
        words = self.services.words.of(interaction)
        counted = current.isdecimal() and len(current) <= 2
        days = [int(current)] if counted and 0 < int(current) <= 90 else OFFERED_DAYS
        named = {f"{each}d": words.say("away-days", days=each) for each in days}
        named |= {"back": words.say("away-back")}
        found = offer(named.items(), "" if counted else current)
        if not found and 0 < len(current) <= limits.CHOICE_NAME:
            found = [app_commands.Choice(name=current, value=current)]
        return found
