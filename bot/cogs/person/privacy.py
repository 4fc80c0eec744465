"""`/settings data`: a person's stored data, and its deletion."""

from __future__ import annotations

import io
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.cogs.commands import Cog
from bot.cogs.history.stats import RATINGS
from bot.history.personal_data import data_of, delete_all
from bot.services import Interaction
from bot.store import OPEN
from bot.ui import screens
from bot.ui.components import Pressed, Row, on_press
from bot.ui.rows import RED, button, row_of

FILE = "mydata.json"


class Privacy(Cog):
    """A person's own data."""

    group = "settings"

    @app_commands.command()
    async def data(self, interaction: Interaction) -> None:
        """What is stored of you? As a file, with a way to delete it."""
        await self.services.replies.defer(interaction)
        async with self.services.store.reading() as reads:
            data = await data_of(reads, interaction.user.id)
        words = self.services.words.of(interaction)
        content = words.say(
            "mydata",
            open=sum(each["status"] in OPEN for each in data["tables"]),
            over=sum(each["status"] not in OPEN for each in data["tables"]),
            choices=data["choices"],
            notes=len(data["notes"]),
            imported=len(data["imported"]),
        )
        written = msgspec.json.format(msgspec.json.encode(data), indent=2)
        file = discord.File(io.BytesIO(written), FILE)
        row = danger_row("forgetme", words.say("label-forget-me"))
        shown: Any = discord.ui.File(file)
        await self.services.replies.show(
            interaction, (screens.layout(screens.text(content), shown, row), [file])
        )


def danger_row(kind: str, label: str) -> Row:
    return row_of(button(kind, 0, label, style=RED))


@on_press("forgetme")
async def forget_press(interaction: Interaction, given: Pressed) -> None:
    """Ask for confirmation before anything is deleted."""
    services = interaction.client.services
    words = services.words.of(interaction)
    row = danger_row("forgetmenow", words.say("label-forget-me-now"))
    await services.replies.say(interaction, words.say("mydata-sure"), row)


@on_press("forgetmenow")
async def forget_for_good(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    await delete_all(services, interaction.user.id)
    RATINGS.forget()
    services.refusals.pop(interaction.user.id, None)
    await services.answer(interaction, "mydata-gone")
