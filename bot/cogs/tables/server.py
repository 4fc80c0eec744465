"""`/moderate setup`: the pages of a server's settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.cogs.tables.find import settings_here
from bot.lobby import homes
from bot.lobby.servers import ServerSettings, change_default, change_settings, moderates
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.ui import screens
from bot.ui.components import Pressed, Row, custom_id, on_press
from bot.ui.rows import BLUE, button, choose_from, row_of
from engine.core.errors import Refused
from engine.core.hooks.lobby import TableOption
from engine.core.language.words import Words, locales
from engine.games import GAMES

NUMBERS = (0, 1, 2, 3, 5, 10, 20, 30, 50)
COOLDOWNS = (1, 6, 12, 24, 72)
ANY = "any"
PAGES = ("places", "people", "defaults")
IN_PAGE = 15
"""Most options of a game on a page: each takes two of the forty components of a message."""


# The pages of the setup


class GamePage(NamedTuple):
    """Some options of a game with which its tables open."""

    game: str
    name: str
    options: Sequence[TableOption]


async def show_page(interaction: Interaction, page: str, part: str = "", note: str = "") -> None:
    """Show a page of the server's settings, or a part of it, to people who may change them."""
    services = interaction.client.services
    settings = await settings_here(interaction)
    if not moderates(interaction, settings):
        raise Refused("moderators-only")
    words = services.words.of(interaction)
    if page == "defaults":
        rows = default_rows(settings, part, words, locale_of(interaction))
    else:
        rows = place_rows(settings, words) if page == "places" else people_rows(settings, words)
    turn = row_of(
        *(
            button(
                "serverpage", 0, words.say(f"server-page-{name}"),
                rest=name, style=BLUE if name == page else discord.ButtonStyle.secondary,
            )
            for name in PAGES
        )
    )  # fmt: skip
    said = screens.text(screens.join_lines(words.say(f"server-{page}"), note))
    await services.replies.show(interaction, (screens.layout(said, *rows, turn), []))


def place_rows(settings: ServerSettings, words: Words) -> list[Row]:
    """Offer the place where tables open, the log channel, and the language of tables."""
    speaks = [(ANY, words.say("server-language-any"))]
    speaks += [(each, words.say(f"language-{each}")) for each in locales("bot")]
    kinds = [discord.ChannelType.text, discord.ChannelType.forum]
    return [
        channel_row("home", settings.home, kinds, words),
        channel_row("log", settings.log, [discord.ChannelType.text], words),
        choice_row("language", speaks, settings.language or ANY, words),
    ]


def people_rows(settings: ServerSettings, words: Words) -> list[Row]:
    """Offer limits on opening tables, and the roles of openers, moderators and people to call."""
    rows = [role_row(key, getattr(settings, key), words) for key in ("opener", "moderator")]
    for key in ("most", "each"):
        many = [(str(n), words.say(f"server-{key}-value", count=n)) for n in NUMBERS]
        rows.append(choice_row(key, many, str(getattr(settings, key)), words))
    rows.append(role_row("players", settings.players, words))
    hours = [(str(n), words.say("server-cooldown-value", hours=n)) for n in COOLDOWNS]
    rows.append(choice_row("cooldown", hours, str(settings.cooldown), words))
    return rows


def pages_of_games(words: Words, locale: str) -> dict[str, GamePage]:
    """Lay out the options of all games, as many to a page as a message has room for."""
    pages = {}
    for key, game in GAMES.items():
        options = [each for each in game.options if not each.needs]
        for number, first in enumerate(range(0, len(options), IN_PAGE), start=1):
            name = game.name(locale)
            if number > 1:
                name = words.say("server-game-more", game=name, page=number)
            shown = options[first : first + IN_PAGE]
            pages[f"{key}.{number}"] = GamePage(key, name, shown)
    return pages


def default_rows(settings: ServerSettings, part: str, words: Words, locale: str) -> list[Row]:
    """Offer a game's options, on a page by its key or the one with an option."""
    pages = pages_of_games(words, locale)
    found = (key for key, page in pages.items() if part in (key, *keys_of(page)))
    here = next(found, next(iter(pages)))
    named = [(key, page.name) for key, page in pages.items()]
    rows = [choice_row("game", named, here, words)]
    said = GAMES[pages[here].game].words(locale)
    chosen = settings.defaults.get(pages[here].game, {})
    for option, key in zip(pages[here].options, keys_of(pages[here]), strict=True):
        offered = [(value, option_text(said, option, value)) for value in option.choices]
        value = chosen.get(option.key, option.choices[0])
        rows.append(choice_row(f"option.{key}", offered, value, words))
    return rows


def keys_of(page: GamePage) -> list[str]:
    return [f"{page.game}.{option.key}" for option in page.options]


def option_text(said: Words, option: TableOption, value: str) -> str:
    return f"{said.say(f'option-{option.key}')}: {said.say(f'option-{option.key}-{value}')}"


def choice_row(key: str, offered: list[tuple[str, str]], chosen: str, words: Words) -> Row:
    message = f"server-{key}"
    head = f"{words.say(message)}: " if words.has(message) else ""
    named = [(value, f"{head}{label}") for value, label in offered]
    return choose_from("serverpick", 0, named, rest=key, chosen=[chosen])


def role_row(key: str, chosen: int | None, words: Words) -> Row:
    """Offer the server's roles for a setting, or none of them."""
    select: Any = discord.ui.RoleSelect(
        custom_id=custom_id("serverpick", 0, 0, key),
        placeholder=words.say(f"server-{key}"),
        min_values=0,
        default_values=[discord.Object(chosen)] if chosen else [],
    )
    return row_of(select)


def channel_row(
    key: str, chosen: int | None, kinds: list[discord.ChannelType], words: Words
) -> Row:
    """Offer the server's channels for a setting, or none of them."""
    select: Any = discord.ui.ChannelSelect(
        custom_id=custom_id("serverpick", 0, 0, key),
        placeholder=words.say(f"server-{key}"),
        channel_types=kinds,
        min_values=0,
        default_values=[discord.Object(chosen)] if chosen else [],
    )
    return row_of(select)


@on_press("serverpage")
async def page_turned(interaction: Interaction, given: Pressed) -> None:
    await show_page(interaction, given.rest if given.rest in PAGES else PAGES[0])


@on_press("serverpick")
async def store_pick(interaction: Interaction, given: Pressed) -> None:
    """Store a picked value, and show its page again."""
    services = interaction.client.services
    settings = await settings_here(interaction)
    if not moderates(interaction, settings) or interaction.guild_id is None:
        raise Refused("moderators-only")
    key, _, rest = given.rest.partition(".")
    value = given.values[0] if given.values else None
    if key == "game":
        await show_page(interaction, "defaults", value or "")
        return
    if key == "option":
        game, _, option = rest.partition(".")
        await change_default(services, interaction.guild_id, game, option, value or "")
        await show_page(interaction, "defaults", rest)
        return
    stored = None if value in (None, ANY) else value if key == "language" else int(value)
    await change_settings(services, interaction.guild_id, {key: stored})
    note = await note_on_tags(interaction) if key == "home" else ""
    page = "places" if key in ("home", "log", "language") else "people"
    await show_page(interaction, page, note=note)


async def note_on_tags(interaction: Interaction) -> str:
    """Return a line on tags the home forum still needs; empty if it needs none."""
    services = interaction.client.services
    forum = await homes.home_of(services, interaction.guild_id)
    if not isinstance(forum, discord.ForumChannel):
        return ""
    settings = await settings_here(interaction)
    spoken = settings.language or str(interaction.guild_locale or "en")
    missing = await homes.missing_tags(forum, spoken)
    if not missing:
        return ""
    return services.words.say(interaction, "server-tags-missing", tags=" · ".join(missing))
