"""`/admin`: the operator's questions and notices from within Discord.

It exists only in the operator's own server, if the settings name one, and refuses everybody else.
"""

from __future__ import annotations

import asyncio
import logging
from importlib.metadata import version

import discord
from discord import app_commands

from bot.app.client import TableBot
from bot.app.settings import Settings
from bot.history import mistake_reports
from bot.matches.live import ASIDE
from bot.notify.operator_notices import notify_all
from bot.notify.outbox import MUTED
from bot.operator.doctor import late_messages
from bot.operator.health import troubles
from bot.services import Interaction
from bot.services.sentences import name_of_table
from bot.store import GOING, OPEN
from bot.ui.markup import mention_time
from engine.core.errors import Refused

log = logging.getLogger(__name__)
LISTED = 20
"""Most tables in trouble listed."""


class Admin(app_commands.Group):
    """The operator's commands."""

    def __init__(self, bot: TableBot, operator: int) -> None:
        super().__init__(
            name="admin",
            description="Look after this bot",
            guild_only=True,
            default_permissions=discord.Permissions(administrator=True),
        )
        self._bot = bot
        self._operator = operator

    async def _begin(self, interaction: Interaction) -> None:
        """Acknowledge a command; raise `Refused` for everybody else."""
        await self._bot.services.replies.defer(interaction)
        if interaction.user.id != self._operator:
            raise Refused("only-operator")

    @app_commands.command()
    async def health(self, interaction: Interaction) -> None:
        """Is the bot well, and how much is there to do?"""
        await self._begin(interaction)
        await self._bot.services.replies.say(
            interaction, "\n".join(await self._health(interaction))
        )

    async def _health(self, interaction: Interaction) -> list[str]:
        bot, services = self._bot, self._bot.services
        words, now = services.words.of(interaction), services.clock()
        wrong = await troubles(bot)
        async with services.store.reading() as reads:
            counted = await reads.count_matches()
            waits = await reads.outbox_age(now)
        reports = await asyncio.to_thread(mistake_reports.waiting, services.reports)
        tables = {status: counted.get(status, 0) for status in OPEN}
        return [
            words.say("admin-since", version=version("warmoot"),
                      since=mention_time(services.began, "R")),
            *(f"⚠️ {words.say('admin-wrong', what=each)}" for each in wrong),
            *([] if wrong else [words.say("admin-well")]),
            words.say("admin-tables", **tables),
            words.say("admin-waits", seconds=waits,
                      pictures=services.pictures.waiting, reviews=services.matches.unreviewed),
            *([words.say("admin-mistakes", count=reports)] if reports else []),
        ]  # fmt: skip

    @app_commands.command()
    async def trouble(self, interaction: Interaction) -> None:
        """Which tables cannot go on, and why?"""
        await self._begin(interaction)
        services = self._bot.services
        words = services.words.of(interaction)
        async with services.store.reading() as reads:
            rows = await reads.matches_with_status(*GOING)
            late = await late_messages(reads, services.clock())
        lines = [
            words.say("admin-aside", table=name_of_table(row), number=row.options[ASIDE])
            for row in rows
            if ASIDE in row.options
        ]
        lines += [
            words.say("admin-muted", table=name_of_table(row),
                      since=mention_time(row.options[MUTED], "R"))
            for row in rows
            if MUTED in row.options
        ]  # fmt: skip
        lines += [
            words.say("admin-stuck", match=match) for match in services.matches.computing.resting
        ]
        more = len(lines) - LISTED
        lines = lines[:LISTED] + ([words.say("admin-more", count=more)] if more > 0 else [])
        lines += [words.say("admin-wrong", what=each) for each in late]
        said = "\n".join(f"- {each}" for each in lines) or words.say("admin-no-trouble")
        await services.replies.say(interaction, said)

    @app_commands.command()
    @app_commands.describe(text="What shall stand at every open table?")
    async def notice(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 1000]
    ) -> None:
        """Post a notice at all open tables, before maintenance for instance."""
        await self._begin(interaction)
        services = self._bot.services
        count, until = await notify_all(services, text, interaction.id)
        log.warning("user %d sent a notice to %d tables", interaction.user.id, count)
        await services.answer(
            interaction, "admin-noticed", count=count, until=mention_time(until, "R")
        )


def offer(bot: TableBot, settings: Settings) -> None:
    """Add `/admin` for the operator's server, where the settings name both."""
    if settings.operator is not None and settings.operator_server is not None:
        server = discord.Object(settings.operator_server)
        bot.tree.add_command(Admin(bot, settings.operator), guild=server)


async def publish(bot: TableBot, settings: Settings) -> None:
    """Publish `/admin` in the operator's server; without it everything else works as well."""
    if settings.operator is None or settings.operator_server is None:
        return
    try:
        await bot.tree.sync(guild=discord.Object(settings.operator_server))
    except discord.HTTPException as error:
        log.warning("/admin cannot be offered in OPERATOR_SERVER: %s", error)
