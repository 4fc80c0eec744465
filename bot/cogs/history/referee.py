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
from bot.services.sentences import locale_of
from bot.ui import screens
from bot.ui.limits import fit, fit_lines
from engine.core.language.words import Words

MOST_SAID, MOST_OF_ACTION, MOST_OF_REASON = 3000, 60, 250
"""Most characters of doubtful lines shown, of one action and of one reason; the file has all."""
AMBIGUOUS, OUT_OF_TURN = "ambiguous", "implied"
DOUBTFUL = ("refused", AMBIGUOUS)


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
        with self.services.file_worker.held_by(interaction.user.id):
            content = await file.read()
            locale = locale_of(interaction)
            found = await self.services.file_worker.run(
                judge_apart, game, content, file.filename, locale
            )
        words = self.services.words.of(interaction)
        text = screens.text("\n".join(verdict_lines(found, words)))
        report = io.BytesIO(msgspec.json.format(msgspec.json.encode(found), indent=1))
        attached = discord.File(report, "referee.json")
        shown: Any = discord.ui.File(attached)
        await self.services.replies.show(interaction, (screens.layout(text, shown), [attached]))


def verdict_lines(found: Mapping[str, Any], words: Words) -> list[str]:
    """Write how often each verdict was given, the end where the record tells another, then the
    doubtful lines that fit a message."""
    numbers = {key: int(found[key]) for key in ("actions", "accepted", "ambiguous", "refused")}
    share = 100 * numbers["accepted"] // max(1, numbers["actions"])
    lines = [words.say("refereed", game=fit(found["game"], MOST_OF_ACTION), share=share, **numbers)]
    lines.append(words.say("refereed-implied", implied=found["implied"], swaps=len(found["swaps"])))
    lines += [f"- ⚠️ {each}" for each in found["end"]["said"]]
    said = [line_said(each, words) for each in found["lines"] if is_doubtful(each)]
    return [*lines, *fit_lines([f"- {line}" for line in said], MOST_SAID)]


def is_doubtful(line: Mapping[str, Any]) -> bool:
    """Return whether a line is to be looked at: by its verdict, or as it is out of turn."""
    return line["verdict"] in DOUBTFUL or bool(line["action"] and line["verdict"] == OUT_OF_TURN)


def line_said(line: Mapping[str, Any], words: Words) -> str:
    """Write a doubtful line with its reason, and for an ambiguous one what it was read as."""
    doubt = line["verdict"] in DOUBTFUL
    ours = " ".join(line["ours"]) if line["verdict"] == AMBIGUOUS else ""
    return words.say(
        "refereed-line", line=line["line"], column=line["column"], verdict=line["verdict"],
        action=fit(line["action"], MOST_OF_ACTION), law=line["section"] or "none",
        cause=line["cause"] or ("unknown" if doubt else "none"),
        why=fit(line.get("why") or line.get("reading") or "none", MOST_OF_REASON),
        ours=fit(ours or "none", MOST_OF_ACTION),
    )  # fmt: skip
