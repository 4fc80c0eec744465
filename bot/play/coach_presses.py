"""What the coach's buttons do: reading on in the rules, and going on without the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.cogs.look.helping import show_rules, words_meant
from bot.play import asking
from bot.play.returning import way_back
from bot.ui import screens
from bot.ui.components import Pressed, on_press
from bot.ui.preferences import preferences_of
from engine.core.language.rulebook import CARD
from engine.games import GAMES

if TYPE_CHECKING:
    from bot.app.client import TableBot

Interaction = discord.Interaction["TableBot"]


@on_press("coachread")
async def read_on(interaction: Interaction, given: Pressed) -> None:
    """Show the section about the question, with a way back to it."""
    bot: TableBot = interaction.client
    live = await bot.desk.look(given.match)
    words = bot.words(bot.locale(interaction))
    back = way_back(live, live.seat_of(interaction.user.id), words)
    if not given.rest.startswith(CARD):
        await show_rules(interaction, given.match, given.rest, back)
        return
    wording = await words_meant(interaction, given.match)
    name, text = wording.game.rule(given.rest, wording.words)
    await bot.show(interaction, screens.notice(f"**{name}**\n{text}", *back))


@on_press("coachoff")
async def go_without(interaction: Interaction, given: Pressed) -> None:
    """Remember that somebody knows this game, and show their question without the coach."""
    bot = interaction.client
    game = (await bot.desk.look(given.match)).row.game
    async with bot.store.transaction() as work:
        player = await work.player(interaction.user.id)
        known = {*preferences_of(player).known, game}
        settings = player.settings | {"known": sorted(known)}
        await work.save_player(msgspec.structs.replace(player, settings=settings))
    name = GAMES[game].name(bot.locale(interaction))
    heard = [bot.say_in(interaction, "coach-off", game=name)]
    await asking.show_prompt(interaction, given.match, heard=heard)
