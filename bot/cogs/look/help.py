"""`/help`: five lines to begin with, and every command by its purpose or former name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.cogs.commands import Cog
from bot.cogs.look.former_commands import FORMER, INSTEAD
from bot.cogs.look.rules import show_cards, show_rules, table_meant
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.tables.own_tables import show_next, show_tables
from bot.ui import limits
from bot.ui.command_words import describe
from bot.ui.components import Choices, Pressed, Row, on_press
from bot.ui.rows import button, row_of
from bot.ui.typed_names import means, offer, refuse_name
from engine.core.language.words import Words

SHOWN = 12
"""Most commands listed where several fit."""
ALL = "all"
GOES = ("next", "tables", "rules", "cards", ALL)
"""Destinations of the buttons below the five lines."""

Named = dict[str, str]
"""Purposes of the commands, by full name."""


class HelpCommand(Cog):
    @app_commands.command()
    @app_commands.describe(find="Which command? Former names are found too.")
    async def help(self, interaction: Interaction, find: str | None = None) -> None:
        """How does one play here? In five lines."""
        await self.services.replies.defer(interaction)
        words = self.services.words.of(interaction)
        named = commands_named(interaction)
        said = words.say("help") if not find else "\n".join(write_findings(named, find, words))
        await self.services.replies.say(interaction, said, go_row(words))

    @help.autocomplete("find")
    async def names(self, interaction: Interaction, current: str) -> Choices:
        """Offer commands by present and former names."""
        typed = plain(current)
        former = [(old, f"/{old} → /{new}") for old, new in FORMER.items()]
        present = [
            (path, f"/{path} · {about}") for path, about in commands_named(interaction).items()
        ]
        return offer([*former, *present] if typed else present, typed)


def plain(text: str) -> str:
    """Convert typed text to the form of a command's full name."""
    return " ".join(text.lower().replace("/", " ").split())


def commands_named(interaction: Interaction) -> Named:
    """Return the purpose of every command, in the reader's language."""
    language = locale_of(interaction).partition("-")[0]
    return dict(_walk(interaction.client.tree.get_commands(), language))


def _walk(commands: Any, language: str) -> Iterator[tuple[str, str]]:
    for each in commands:
        if isinstance(each, app_commands.Group):
            yield from _walk(each.commands, language)
        elif isinstance(each, app_commands.Command):
            about = describe(language, Location.command_description, each)
            yield each.qualified_name, about or each.description


def write_findings(named: Named, text: str, words: Words) -> list[str]:
    """Write a command's present name, or the ones that fit; raise `Refused` with similar ones."""
    typed = plain(text)
    if typed in FORMER:
        return [now_called(named, typed, words)]
    if typed in named:
        return [line(typed, named)]
    fitting = [path for path, about in named.items() if means(typed, f"{path} {about}")]
    if not fitting:
        raise refuse_name("no-command", text, [f"/{each}" for each in (*FORMER, *named)])
    lines = [line(path, named) for path in fitting[:SHOWN]]
    more = len(fitting) - SHOWN
    return [*lines, words.say("help-more", count=more)] if more > 0 else lines


def now_called(named: Named, old: str, words: Words) -> str:
    new = FORMER[old]
    if old in INSTEAD:
        label = words.say(f"label-{INSTEAD[old]}")
        return words.say("help-button", old=old, label=label, new=new)
    return words.say("help-now", old=old, new=new, about=named[new])


def line(path: str, named: Named) -> str:
    return f"- **/{path}** · {named[path]}"


def overview(named: Named) -> str:
    """List the top-level commands, then the groups with theirs."""
    single = [line(path, named) for path in named if " " not in path]
    groups: dict[str, list[str]] = {}
    for path in named:
        head, _, rest = path.partition(" ")
        if rest:
            groups.setdefault(head, []).append(rest)
    grouped = [f"- **/{head}** {', '.join(rest)}" for head, rest in groups.items()]
    return limits.fit("\n".join([*single, *grouped]), limits.TEXT_TOTAL - 100)


def go_row(words: Words) -> Row:
    return row_of(*(button("helpgo", 0, words.say(f"label-help-{to}"), rest=to) for to in GOES))


@on_press("helpgo")
async def go(interaction: Interaction, given: Pressed) -> None:
    """Go where a button below the help leads."""
    services = interaction.client.services
    if given.rest == "next":
        await show_next(interaction)
    elif given.rest == "tables":
        await show_tables(interaction)
    elif given.rest == "rules":
        await show_rules(interaction, await table_meant(interaction, None), "")
    elif given.rest == "cards":
        await show_cards(interaction, await table_meant(interaction, None), "")
    else:
        words = services.words.of(interaction)
        said = overview(commands_named(interaction))
        await services.replies.say(interaction, said, go_row(words))
