"""Base of commands: their services, and the table they are about."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.play.loading import load_typed
from bot.services import Client, Interaction, Services

IN_ITS_THREAD = "Which table? Leave it out in its own thread."
ONE_OF_SEVERAL = "Which table? Only where several are meant."
Run = Callable[..., Coroutine[Any, Any, None]]
Find = Callable[[Interaction, "str | None"], Awaitable[Any]]


GROUPS = {
    "table": "Open, join and find tables",
    "settings": "Choose how, when and where I write to you",
    "prepare": "Decide in advance",
    "match": "Look back at a match, or play it again",
}
"""Descriptions of the groups whose commands stand in several cogs."""


class Cog(commands.Cog):
    """A group of commands."""

    group = ""
    """Name of the group that holds the cog's commands; empty for top-level ones."""

    def __init__(self, services: Services) -> None:
        self.services = services


async def add_cog(client: Client, cog: Cog) -> None:
    """Add a cog, its commands under its group."""
    await client.add_cog(cog)
    if not cog.group:
        return
    group = client.tree.get_command(cog.group)
    if group is None:
        group = app_commands.Group(name=cog.group, description=GROUPS[cog.group])
        client.tree.add_command(group)
    assert isinstance(group, app_commands.Group), f"/{cog.group} is a command by itself"
    for command in cog.get_app_commands():
        client.tree.remove_command(command.name)
        group.add_command(command)


def about(
    find: Find, which: str = IN_ITS_THREAD, *, acknowledges: bool = False
) -> Callable[[Run], Any]:
    """Acknowledge a command, and pass it the result of `find` for its parameter `table`.

    The command takes that after the interaction, under a name of its own. With `acknowledges`,
    `find` itself acknowledges the command and loads the reader.
    """

    def decorate(run: Run) -> Any:
        signature = inspect.signature(run, eval_str=True)
        parameters = list(signature.parameters.values())
        del parameters[[each.name for each in parameters].index("interaction") + 1]
        table = inspect.Parameter("table", inspect.Parameter.KEYWORD_ONLY, default=None)
        parameters.append(table.replace(annotation=str | None))

        @wraps(run)
        async def command(*bound: Any, table: str | None = None, **given: Any) -> None:
            interaction: Interaction = bound[-1]
            if not acknowledges:
                await interaction.client.services.replies.defer(interaction)
            await run(*bound, await find(interaction, table), **given)

        command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        return app_commands.describe(table=which)(command)

    return decorate


async def match_meant(interaction: Interaction, table: str | None) -> int:
    """Return the number of the match meant."""
    return await interaction.client.services.finder.match_here(interaction, table)


about_table = about(match_meant)
about_play = about(load_typed, acknowledges=True)
"""Passes a command the `TableContext` of its reader."""
