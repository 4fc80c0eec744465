"""Hosting the local stand-in: on the same database, with a table ready for a newcomer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.app.client import TableBot
from bot.lobby import lobby, lobby_post
from bot.lobby.homes import Place
from bot.lobby.match_start import start
from bot.sandbox import Sandbox, redirect
from bot.store import Store, StoredJournal
from bot.ui import screens
from bot.ui.markup import mention_channel
from engine.core.game import Game
from engine.games import GAMES

READY = 10.0
"""Seconds to wait for the first question of the prepared table."""
NO_MORE_SERVERS = 0.1
"""Seconds the client waits for further servers; the stand-in's come at once."""


class PortTaken(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """The page's port is in use."""


@asynccontextmanager
async def host_sandbox(store: Store, port: int) -> AsyncIterator[Sandbox]:
    """Serve the stand-in, with its messages in the same database; undo all patches afterwards."""
    journal = await StoredJournal.open(store)
    sandbox = Sandbox(journal=journal)
    try:
        await sandbox.start(port)
    except OSError as error:
        await journal.close()
        raise PortTaken(
            f"Port {port} of this machine is in use. Is another Warmoot running? Stop it, or set "
            "SANDBOX_PORT to another number (0: any free one)."
        ) from error
    restore = redirect(sandbox.port)
    try:
        yield sandbox
    finally:
        restore()
        await sandbox.stop()
        await journal.close()


async def prepare_tables(bot: TableBot, sandbox: Sandbox) -> int | None:
    """Open a table of every game, unless the database has any; return the place to show first.

    That is the newest table; None, the first screen, if the database had none.
    """
    async with bot.services.store.reading() as reads:
        rows = await reads.matches_with_status("lobby", "running", "paused", "finished", "closed")
    if rows:
        return rows[-1].channel_id
    guild = next(iter(bot.guilds))
    channel = next(c for c in guild.text_channels)
    person = int(sandbox.world.people()[0].id)
    threads = [await prepare_table(bot, channel, game, person) for game in GAMES.values()]
    words = bot.services.words.load("en")
    lines = [
        words.say("choose-table", place=mention_channel(thread), game=game.name("en"))
        for game, thread in zip(GAMES.values(), threads, strict=True)
    ]
    await channel.send(
        view=screens.layout(screens.text("\n".join([words.say("choose-game"), *lines])))
    )
    return None


async def prepare_table(
    bot: TableBot, channel: discord.TextChannel, game: Game[Any], person: int
) -> int:
    """Open and start a table with computer players for one person; return its thread."""
    thread = await channel.create_thread(
        name=bot.services.words.load("en").say("first-table", game=game.name("en")),
        type=discord.ChannelType.public_thread,
    )
    match_id = await lobby.open_lobby(
        bot.services,
        game=game.key,
        host=person,
        place=Place(thread.id, channel.guild.id, True, None),
        options={"seats": len(game.suggested), "setup": "usual"},
    )
    member = await bot.fetch_user(person)
    await lobby.join(bot.services, match_id, member, "sandbox")
    await lobby.choose_seat(bot.services, match_id, person, game.suggested[0])
    await lobby_post.post_lobby(bot.services, match_id)
    # Its thread keeps its name, which tells a newcomer where to go.
    await start(bot.services, match_id)
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
