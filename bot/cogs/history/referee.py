"""`/match referee`: judging the record of a game played elsewhere, line by line."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.cogs.commands import Cog
from bot.history.records import check_size, game_of, judge_apart
from bot.services import Interaction
from bot.ui import screens
from bot.ui.limits import fit, fit_lines
from engine.core.language.words import Words

MOST_SAID, MOST_OF_ACTION = 3000, 60
"""Most characters of doubtful lines shown, and of one action; the file has them all."""
DOUBTFUL = ("refused", "ambiguous")


class RefereeCommand(Cog):
    """Judging records of real games."""

    group = "match"

    @app_commands.command()
    @app_commands.describe(file="The record of a game: a .rootlog file")
    async def referee(self, interaction: Interaction, file: discord.Attachment) -> None:
        """What do the rules say of a game played elsewhere?"""
        await self.services.replies.defer(interaction)
        game = game_of(file.filename)
        check_size(game, file.size)
        with self.services.one_at_a_time(interaction.user.id):
            content = await file.read()
            found = await self.services.file_worker.run(judge_apart, game, content, file.filename)
        words = self.services.words.of(interaction)
        text = screens.text("\n".join(verdict_lines(found, words)))
        report = io.BytesIO(msgspec.json.format(msgspec.json.encode(found), indent=1))
        attached = discord.File(report, "referee.json")
        shown: Any = discord.ui.File(attached)
        await self.services.replies.show(interaction, (screens.layout(text, shown), [attached]))


def verdict_lines(found: Mapping[str, Any], words: Words) -> list[str]:
    """Write how often each verdict was given, then the doubtful lines that fit a message."""
    numbers = {key: int(found[key]) for key in ("actions", "accepted", "ambiguous", "refused")}
    share = 100 * numbers["accepted"] // max(1, numbers["actions"])
    lines = [words.say("refereed", game=fit(found["game"], MOST_OF_ACTION), share=share, **numbers)]
    lines.append(words.say("refereed-implied", implied=found["implied"], swaps=len(found["swaps"])))
    doubtful = [each for each in found["lines"] if each["verdict"] in DOUBTFUL]
    said = [
        words.say(
            "refereed-line", line=each["line"], column=each["column"], verdict=each["verdict"],
            action=fit(each["action"], MOST_OF_ACTION), law=each["section"] or "none",
            cause=each["cause"] or "unknown",
        )
        for each in doubtful
    ]  # fmt: skip
    return [*lines, *fit_lines([f"- {line}" for line in said], MOST_SAID)]
