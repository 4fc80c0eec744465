"""Options and place of a new table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.lobby.homes import IN_THREADS, TO_PLAY, Place, home_of, open_thread, place_of
from bot.lobby.options import (
    POOL,
    SEATS,
    USUAL_SEATS,
    carry_over,
    check_preset,
    language_of,
    preset_options,
    room_of,
)
from bot.lobby.servers import settings_of
from bot.services import Interaction
from bot.services.sentences import LANGUAGE, locale_of
from bot.store import OPEN, ChannelTaken
from bot.ui.markup import bot_words
from engine.core.errors import Refused
from engine.games import GAMES


async def options_of_new(
    interaction: Interaction, key: str, seats: int | None, preset: str | None
) -> dict[str, Any]:
    """Return a new table's options: the server's, a preset's, the number of seats requested."""
    services, game = interaction.client.services, GAMES[key]
    async with services.store.reading() as reads:
        settings = await settings_of(reads, interaction.guild_id)
    options = carry_over(game, settings.defaults.get(key, {}))
    options.setdefault(LANGUAGE, language_of(settings.language or interaction.guild_locale))
    if preset is not None:
        locale = locale_of(interaction)
        options |= preset_options(game, preset, locale)
    if seats is not None:
        options[SEATS] = seats
    wanted = int(options.setdefault(SEATS, min(USUAL_SEATS, game.seats[-1])))
    if wanted not in game.seats:
        name = game.name(locale_of(interaction))
        raise Refused("seats-of-game", game=name, least=game.seats[0], most=game.seats[-1])
    if room_of(game, options.get(POOL, [kind.key for kind in game.seat_kinds])) < wanted:
        del options[POOL]
    if preset is not None:
        check_preset(game, options)
    return options


async def place_of_new(interaction: Interaction, game: str, where: str, locale: str) -> Place:
    """Return the place of the table, opening a thread for it if wanted."""
    services, channel = interaction.client.services, interaction.channel
    assert interaction.channel_id is not None
    if interaction.guild_id is None or where == "here" or isinstance(channel, discord.Thread):
        if interaction.guild_id is not None:
            check_permissions(interaction, thread=False)
        async with services.store.reading() as reads:
            there = await reads.match_in_channel(interaction.channel_id)
        if there is not None and there.status in OPEN:
            raise ChannelTaken("taken")
        parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
        in_thread = isinstance(channel, discord.Thread)
        return Place(interaction.channel_id, interaction.guild_id, in_thread, parent_id)
    home = await home_of(services, interaction.guild_id)
    if home is None:
        check_permissions(interaction, thread=True)
    parent = home or channel
    host = interaction.user.display_name
    words, named = bot_words(locale), GAMES[game].name(locale)
    name = words.say("thread-name", game=named, host=host)
    thread = await open_thread(services, parent, name, game, locale)
    return place_of(thread)


def check_permissions(interaction: Interaction, *, thread: bool) -> None:
    """Raise `BotMissingPermissions` with the permissions missing to play here."""
    have = interaction.app_permissions
    needed = (*TO_PLAY, *IN_THREADS) if thread else TO_PLAY
    missing = [name for name in needed if not getattr(have, name)]
    if missing:
        raise app_commands.BotMissingPermissions(missing)
