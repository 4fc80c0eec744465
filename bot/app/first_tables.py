"""Tables that stand ready for a newcomer to the local page, in the language of its server."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.app.client import TableBot
from bot.lobby import lobby, lobby_post
from bot.lobby.homes import Place
from bot.lobby.match_start import start
from bot.lobby.options import language_of
from bot.matches.live import Live
from bot.sandbox import Sandbox
from bot.services import Services
from bot.services.changes import changes_match
from bot.services.sentences import LANGUAGE
from bot.store import ENDED, OPEN, MatchChange, Status, Transaction
from bot.ui import screens
from bot.ui.markup import bot_words, mention_channel
from bot.workers.tours import usual
from engine.core.game import Game
from engine.games import GAMES

READY = 10.0
"""Seconds to wait for the first question of the prepared table."""
ALL: tuple[Status, ...] = (*OPEN, *ENDED)
"""The statuses of all matches."""


async def prepare_tables(bot: TableBot, sandbox: Sandbox) -> int | None:
    """Open a table of every game, unless the database has any; return the place to show first.

    That is the newest table; None, the first screen, if the database had none.
    """
    async with bot.services.store.reading() as reads:
        rows = await reads.matches_with_status(*ALL)
    if rows:
        return rows[-1].channel_id
    guild, person = next(iter(bot.guilds)), int(sandbox.world.people()[0].id)
    spoken = guild.preferred_locale
    await open_tables(bot, person)
    if guild.preferred_locale != spoken:  # the first reader came meanwhile
        await open_anew(bot, person)
    return None


async def open_tables(bot: TableBot, person: int) -> None:
    """Open a table of every game for one person, and post the way to each."""
    channel = next(iter(next(iter(bot.guilds)).text_channels))
    locale = language_of(channel.guild.preferred_locale)
    threads = [await prepare_table(bot, channel, game, person) for game in GAMES.values()]
    words = bot_words(locale)
    lines = [
        words.say("choose-table", place=mention_channel(thread), game=game.name(locale))
        for game, thread in zip(GAMES.values(), threads, strict=True)
    ]
    await channel.send(
        view=screens.layout(screens.text("\n".join([words.say("choose-game"), *lines])))
    )


async def open_anew(bot: TableBot, person: int) -> None:
    """Put tables in the server's present language in place of untouched ones in another."""
    async with bot.services.store.reading() as reads:
        rows = await reads.matches_with_status(*ALL)
        touched = [await reads.count_answered(row.id, person) for row in rows]
    if len(rows) != len(GAMES) or any(touched):
        return
    guild = next(iter(bot.guilds))
    for row in rows:
        await put_away(bot.services, row.id)
        thread = guild.get_thread(row.channel_id or 0)
        if thread is not None:
            await thread.delete()
    async for message in next(iter(guild.text_channels)).history():
        if message.author.id == bot.own_id:
            await message.delete()
    await open_tables(bot, person)


@changes_match
async def put_away(services: Services, transaction: Transaction, live: Live) -> MatchChange:
    """Close a table that nobody has played at, without a word."""
    await transaction.drop_reminders(live.row.id)
    return MatchChange(status="closed", paused=None, channel_id=None)


async def prepare_table(
    bot: TableBot, channel: discord.TextChannel, game: Game[Any], person: int
) -> int:
    """Open and start a table with computer players for one person; return its thread."""
    locale = language_of(channel.guild.preferred_locale)
    thread = await channel.create_thread(
        name=bot_words(locale).say("first-table", game=game.name(locale)),
        type=discord.ChannelType.public_thread,
    )
    match_id = await lobby.open_lobby(
        bot.services,
        game=game.key,
        host=person,
        place=Place(thread.id, channel.guild.id, True, None),
        options={"seats": len(game.suggested), **usual(game.key), LANGUAGE: locale},
    )
    member = await bot.fetch_user(person)
    await lobby.join(bot.services, match_id, member, "sandbox")
    await lobby.choose_seat(bot.services, match_id, person, game.suggested[0])
    await lobby_post.post_lobby(bot.services, match_id)
    # Its thread keeps its name, which tells a newcomer where to go.
    await start(bot.services, match_id, person)
    await lobby_post.refresh_lobby(bot.services, match_id)
    await first_question(bot, match_id, person)
    return thread.id


async def first_question(bot: TableBot, match_id: int, user_id: int) -> None:
    """Wait until the computers have played up to the newcomer's first question."""
    for _ in range(int(READY * 10)):
        live = await bot.services.matches.look(match_id)
        seat = live.seat_of(user_id)
        if seat in live.match.pending or live.match.over:
            return
        await asyncio.sleep(0.1)
