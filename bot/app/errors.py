"""The guard: every command and press is answered, whatever happens behind it."""

from __future__ import annotations

import logging
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.cogs.look.log import has_reasons
from bot.matches.live import Live, SetAside, error_number
from bot.play.back_button import way_back
from bot.services import Interaction, Services, tracing
from bot.services.refusals import Explained
from bot.services.sentences import locale_of
from bot.store import ChannelTaken, StoreError
from bot.tables.broken_matches import offer_last_good, set_aside
from bot.ui.components import HANDLERS, LOADS_READER, OPENS_FORM, Handler, Pressed, Row, pressed_in
from bot.ui.markup import bot_words
from bot.ui.rows import button, row_of
from engine.core.errors import Refused

log = logging.getLogger(__name__)

TOO_LATE = (10062, 40060, 10015, 50027)
"""Discord's codes for an answer after three seconds, for a second one, and after 15 minutes."""
NO_SUCH_EMOJI = "Invalid emoji"
"""Discord's message for a control with an emoji it does not have."""


class Guard:
    """Answers with a sentence where something was refused or went wrong."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def take_press(self, interaction: Interaction) -> None:
        """Answer a press by the address of its control; one that is not ours is outdated."""
        given = pressed_in(interaction)
        if given is None:
            await self.explain(interaction, Refused("outdated-menu"))
        else:
            await self(interaction, HANDLERS.get(given.kind), given)

    async def __call__(
        self, interaction: Interaction, handler: Handler | None, given: Pressed
    ) -> None:
        """Run a control's handler; an unknown control is outdated."""
        interaction.extras["match"] = given.match
        with self._services.acts.doing(given.kind, interaction.extras, interaction.user.id):
            await self._answer(interaction, handler, given)

    async def _answer(
        self, interaction: Interaction, handler: Handler | None, given: Pressed
    ) -> None:
        try:
            if given.kind in LOADS_READER:
                await self._services.replies.acknowledge(interaction)
            elif given.kind not in OPENS_FORM:
                await self._services.replies.defer(interaction)
            if self._services.leaving:
                raise Refused("leaving")
            if handler is None:
                raise Refused("outdated-menu")
            await handler(interaction, given)
            await self._mention_closed_dm(interaction)
        except Exception as error:
            await self.explain(interaction, error)

    async def on_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Explain the failure of a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.explain(interaction, cause)
        self._services.acts.finish()

    async def explain(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Tell the reader the reason for a failure, and a way out."""
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            log.warning("answered too late, or twice: %s", error)
            return
        if isinstance(error, discord.HTTPException) and NO_SUCH_EMOJI in error.text:
            # An operator may delete emojis; from now on everything is shown without them.
            self._services.emojis.ids = {}
        if isinstance(error, Refused):
            match_id = interaction.extras.get("match", 0)
            self._services.refusals[interaction.user.id] = Explained(error, match_id)
        sentence = self.sentence(interaction, error)
        live = self._services.matches.peek(interaction.extras.get("match", 0))
        rows = [] if live is None else self._back(interaction, live)
        if isinstance(error, Refused) and live and has_reasons(live, interaction.user.id, error):
            rows.append(self._why(interaction))
        if isinstance(error, SetAside):
            await self._set_aside(error)
            words = bot_words(locale_of(interaction))
            rows = [offer_last_good(words, error.match)]
        try:
            await self._services.replies.defer(interaction)
            await self._services.replies.say(interaction, sentence, *rows)
        except discord.HTTPException as failure:
            log.warning("could not explain %s: %s", type(error).__name__, failure)

    async def _set_aside(self, trouble: SetAside) -> None:
        """Tell the table; the user being answered learns it from that answer."""
        try:
            await set_aside(self._services, trouble)
        except StoreError as error:
            log.warning("match %d could not be set aside: %s", trouble.match, error)

    def _back(self, interaction: discord.Interaction[Any], live: Live) -> list[Row]:
        """Offer the way back to the presser's question."""
        words = bot_words(locale_of(interaction))
        return way_back(live, live.seat_of(interaction.user.id), words)

    def _why(self, interaction: discord.Interaction[Any]) -> Row:
        """Offer the rule behind a refusal, and the alternatives."""
        label = self._services.words.say(interaction, "label-why")
        return row_of(button("refused", interaction.extras["match"], label))

    def sentence(self, interaction: discord.Interaction[Any], error: Exception) -> str:
        """Write an error as one clear sentence."""
        if isinstance(error, SetAside):
            known = error.number in self._services.traced
            blame(interaction, error.number, None if known else error)
            self._services.traced.add(error.number)
        if isinstance(error, Refused):
            return self._services.words.refusal(interaction, error)
        if isinstance(error, ChannelTaken):
            return self._services.words.say(interaction, "channel-taken")
        if isinstance(error, StoreError):
            log.warning("database: %s", error)
            return self._services.words.say(interaction, "database-trouble")
        if isinstance(error, app_commands.BotMissingPermissions):
            missing = ", ".join(
                self._services.words.say(interaction, f"permission-{name}")
                for name in error.missing_permissions
            )
            return self._services.words.say(interaction, "missing-permissions", permissions=missing)
        if isinstance(error, discord.Forbidden):
            return self._services.words.say(interaction, "forbidden")
        if isinstance(error, app_commands.AppCommandError):
            log.info("command: %s", type(error).__name__)
            return self._services.words.say(interaction, "command-trouble")
        number = error_number(interaction.extras.get("match", 0), error)
        blame(interaction, number, error)
        return self._services.words.say(interaction, "trouble", number=number)

    async def _mention_closed_dm(self, interaction: Interaction) -> None:
        """Tell a player once that their direct messages are closed."""
        player = interaction.extras.get("player")
        player = player or await self._services.people.player(interaction.user.id)
        if player.told_dm_closed or not player.settings.get("dm_closed"):
            return
        async with self._services.store.transaction() as transaction:
            row = await transaction.hold_player(interaction.user.id)
            if row.told_dm_closed:  # by a simultaneous press
                return
            await transaction.save_player(msgspec.structs.replace(row, told_dm_closed=True))
        await interaction.followup.send(
            self._services.words.say(interaction, "dm-closed"), ephemeral=True
        )


def blame(interaction: discord.Interaction[Any], number: str, error: Exception | None) -> None:
    """Log an error with the match, the user, and their act, but no text they typed.

    None stands for one whose traceback is in the log already.
    """
    data: Any = interaction.data or {}
    command = interaction.command
    did = f"/{command.qualified_name}" if command else data.get("custom_id", "?")
    match, user = interaction.extras.get("match", 0), interaction.user.id
    if (act := tracing.current()) is not None:
        act.error = number
    log.error("error %s: match %s, user %d, %s", number, match, user, did, exc_info=error)
