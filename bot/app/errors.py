"""The guard: every command and press is answered, whatever happens behind it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands

from bot.matches.live import SetAside, error_number
from bot.matches.setting_aside import offer_last_good, set_aside
from bot.play.returning import way_back
from bot.store import ChannelTaken, StoreError
from bot.ui import screens
from bot.ui.components import OPENS_FORM, Handler, Pressed, Row
from engine.core.errors import Refused

if TYPE_CHECKING:
    from bot.app.client import TableBot

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
NOBODY_ANSWERED = 1.5
"""Seconds after which a press that nothing of ours took is answered as outdated."""
MOST_REMEMBERED = 5000
"""People whose last refusal is remembered, by this process alone."""


@dataclass(frozen=True, slots=True)
class Explained:
    """What somebody was refused, and at which table (0: at none)."""

    refusal: Refused
    match: int


class Guard:
    """Answers with a sentence where something was refused or went wrong."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot
        self._taken: set[int] = set()
        self.refused: OrderedDict[int, Explained] = OrderedDict()
        """The last refusal of each person, for whoever asks why."""

    async def __call__(
        self, interaction: discord.Interaction[TableBot], handler: Handler | None, given: Pressed
    ) -> None:
        """Run what a control does; an unknown control is outdated."""
        self._taken.add(interaction.id)
        interaction.extras["match"] = given.match
        try:
            if given.kind not in OPENS_FORM:
                await self._bot.defer(interaction)
            if handler is None:
                raise Refused("outdated-menu")
            await handler(interaction, given)
            await self._mention_closed_dm(interaction)
        except Exception as error:
            await self.explain(interaction, error)
        finally:
            self._taken.discard(interaction.id)

    async def on_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Explain what went wrong in a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.explain(interaction, cause)

    async def explain(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Tell the reader why nothing happened, and what they can do."""
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION:
            log.warning("answered too late: %s", error)
            return
        if isinstance(error, Refused):
            self._remember(interaction, error)
        sentence = self.sentence(interaction, error)
        rows = self._back(interaction)
        if isinstance(error, SetAside):
            await self._set_aside(error)
            words = self._bot.words(self._bot.locale(interaction))
            rows = [offer_last_good(words, error.match)]
        try:
            await self._bot.defer(interaction)
            await self._bot.show(interaction, screens.notice(sentence, *rows))
        except discord.HTTPException as failure:
            log.warning("could not explain %r: %s", error, failure)

    async def _set_aside(self, trouble: SetAside) -> None:
        """Tell the table; whoever is answered now learns the same from their answer."""
        try:
            await set_aside(self._bot, trouble)
        except StoreError as error:
            log.warning("match %d could not be set aside: %s", trouble.match, error)

    def _back(self, interaction: discord.Interaction[Any]) -> list[Row]:
        """Offer the way back to what the presser is asked, if their match is at hand."""
        live = self._bot.desk.peek(interaction.extras.get("match", 0))
        if live is None:
            return []
        words = self._bot.words(self._bot.locale(interaction))
        return way_back(live, live.seat_of(interaction.user.id), words)

    def _remember(self, interaction: discord.Interaction[Any], refusal: Refused) -> None:
        """Keep a refusal until the same person is refused something else."""
        user, match = interaction.user.id, interaction.extras.get("match", 0)
        self.refused[user] = Explained(refusal, match)
        self.refused.move_to_end(user)
        while len(self.refused) > MOST_REMEMBERED:
            self.refused.popitem(last=False)

    def sentence(self, interaction: discord.Interaction[Any], error: Exception) -> str:
        """Write what went wrong as one clear sentence."""
        if isinstance(error, SetAside):
            blame(interaction, error.number, error)
        if isinstance(error, Refused):
            return self._bot.refusal(interaction, error)
        if isinstance(error, ChannelTaken):
            return self._bot.say_in(interaction, "channel-taken")
        if isinstance(error, StoreError):
            log.warning("database: %s", error)
            return self._bot.say_in(interaction, "database-trouble")
        if isinstance(error, app_commands.BotMissingPermissions):
            missing = ", ".join(
                self._bot.say_in(interaction, f"permission-{name}")
                for name in error.missing_permissions
            )
            return self._bot.say_in(interaction, "missing-permissions", permissions=missing)
        if isinstance(error, discord.Forbidden):
            return self._bot.say_in(interaction, "forbidden")
        if isinstance(error, app_commands.AppCommandError):
            log.info("command: %s", error)
            return self._bot.say_in(interaction, "command-trouble")
        number = error_number(interaction.extras.get("match", 0), error)
        blame(interaction, number, error)
        return self._bot.say_in(interaction, "trouble", number=number)

    async def catch_all(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press that nothing of ours took, after a moment."""
        if interaction.type is not discord.InteractionType.component:
            return
        await asyncio.sleep(NOBODY_ANSWERED)
        if interaction.id in self._taken or interaction.response.is_done():
            return
        await self.explain(interaction, Refused("outdated-menu"))

    async def _mention_closed_dm(self, interaction: discord.Interaction[TableBot]) -> None:
        """Tell a player once that their direct messages are closed."""
        player = await self._bot.player(interaction.user.id)
        if player.told_dm_closed or not player.settings.get("dm_closed"):
            return
        async with self._bot.store.transaction() as work:
            row = await work.player(interaction.user.id)
            if row.told_dm_closed:  # by a press at the same time
                return
            await work.save_player(msgspec.structs.replace(row, told_dm_closed=True))
        await interaction.followup.send(self._bot.say_in(interaction, "dm-closed"), ephemeral=True)


def blame(interaction: discord.Interaction[Any], number: str, error: Exception) -> None:
    """Log an error with the match, the user, and what they did; never with what they typed."""
    data: Any = interaction.data or {}
    command = interaction.command
    did = f"/{command.qualified_name}" if command else data.get("custom_id", "?")
    match, user = interaction.extras.get("match", 0), interaction.user.id
    log.error("error %s: match %s, user %d, %s", number, match, user, did, exc_info=error)
