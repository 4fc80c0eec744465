"""First screen of the local page: a board in mid-game, a table of each game, and a show."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.app.client import TableBot
from bot.app.demo_matches import scene_of
from bot.app.first_tables import open_anew, prepare_table
from bot.sandbox.checks.errors import Impossible
from bot.sandbox.web.first_screen import Door, Scene
from bot.ui.markup import bot_words, plain
from bot.workers.scheduling import Rank
from engine.core.game import Game
from engine.core.language.words import DEFAULT_LOCALE, locales
from engine.games import GAMES

STILL = (4, 24)
"""The show and scene on the first screen."""
WORDS = (
    "line", "watch", "watch-pitch", "told", "back", "next", "pause", "go-on", "another", "leave",
    "drawing", "first",
)  # fmt: skip
"""The words of the page by name."""


class BotFirstScreen:
    """Content of the first screen, and the effects of its buttons."""

    def __init__(self, bot: TableBot, newcomer: int) -> None:
        """`newcomer` is the person for whom the first tables stand ready."""
        self._bot, self._newcomer = bot, newcomer
        bot.add_listener(self.follow_language, "on_guild_update")
        self._entering = asyncio.Lock()
        """Held while a table is opened, so that two presses on a door open only one."""
        self.locales = sorted(locales("bot"), key=lambda locale: locale != DEFAULT_LOCALE)

    async def follow_language(self, before: discord.Guild, after: discord.Guild) -> None:
        """Speak the server's new language at the tables that stand ready."""
        if before.preferred_locale != after.preferred_locale:
            async with self._entering:
                await open_anew(self._bot, self._newcomer)

    def words(self, locale: str) -> dict[str, str]:
        words = bot_words(locale)
        return {name: plain(words.say(f"window-{name}")) for name in WORDS}

    def doors(self, locale: str) -> list[Door]:
        return [self._door(game, locale) for game in GAMES.values()]

    def _door(self, game: Game[Any], locale: str) -> Door:
        label = bot_words(locale).say("window-play", game=game.name(locale))
        return Door(game.key, plain(label), game.words(locale).say("pitch"))

    async def still(self, locale: str) -> Scene:
        return await self.scene(*STILL, locale)

    async def scene(self, show: int, number: int, locale: str) -> Scene:
        """Return a scene of a show, played and drawn in another process after waiting pictures."""
        game = next(iter(GAMES))
        return await self._bot.services.pictures.work(
            scene_of, game, show, number, locale, rank=Rank.LATER
        )

    async def enter(self, door: str, user_id: str) -> str:
        """Return the newest table of a game that a person can play at, or a new one."""
        if door not in GAMES:
            raise Impossible("there is no such door")
        user = int(user_id)
        async with self._entering:
            async with self._bot.services.store.reading() as reads:
                rows = await reads.matches_of_user(user)
            places = [row.channel_id for row in rows if row.game == door and row.channel_id]
            if places:
                return str(places[-1])
            channel = next(iter(next(iter(self._bot.guilds)).text_channels))
            return str(await prepare_table(self._bot, channel, GAMES[door], user))
