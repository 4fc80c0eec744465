"""`/table`: opening, joining and leaving tables."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.cogs.tables.new_table import options_of_new, place_of_new
from bot.lobby import lobby, lobby_post
from bot.lobby.free_seats import free_kinds
from bot.lobby.lobby_post import table_info
from bot.lobby.options import (
    BY_CHOICE,
    CHOOSE,
    HOUSE,
    LEVELS_OPTION,
    POOL,
    OptionWords,
    find_option,
    option_value,
    options_that_matter,
    presets_named,
    read_game,
    value_of,
)
from bot.lobby.options_screen import do_change_option
from bot.lobby.servers import check_may_open
from bot.play.open_question import show_prompt
from bot.seating.computer_levels import name_computers
from bot.seating.presence import look_at_begun
from bot.services import Interaction
from bot.services.sentences import LANGUAGE, locale_of
from bot.store import MatchRow, SeatRow
from bot.tables import closing
from bot.tables import pause as pausing
from bot.tables.lobby_presses import do_add_computer, do_choose, do_join, do_leave, do_start
from bot.ui.components import Choices
from bot.ui.markup import mention_channel
from bot.ui.typed_names import offer
from engine.core.errors import Refused
from engine.games import GAMES


class TableCommands(Cog):
    """Tables: opening, joining and leaving them."""

    group = "table"

    @app_commands.command()
    @app_commands.describe(
        game="Which game?",
        where="A new thread, or the channel you are in?",
        seats="How many seats? Computers can fill them.",
        preset="Play by options that belong together, as leagues do?",
    )
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        where: Literal["thread", "here"] = "thread",
        seats: app_commands.Range[int, 2, 6] | None = None,
        preset: str | None = None,
    ) -> None:
        """Start a table here: others join with a button."""
        await self.services.replies.defer(interaction)
        key = read_game(game, locale_of(interaction)) if game else next(iter(GAMES))
        await check_may_open(interaction)
        options = await options_of_new(interaction, key, seats, preset)
        async with self.services.locks.opening.of(interaction.guild_id or 0):
            place = await place_of_new(interaction, key, where, str(options[LANGUAGE]))
            match_id = await lobby.open_lobby(
                self.services,
                game=key,
                host=interaction.user.id,
                place=place,
                options=options,
            )
        await lobby.join(self.services, match_id, interaction.user, str(interaction.id))
        try:
            await lobby_post.post_lobby(self.services, match_id)
        except discord.Forbidden:
            if interaction.guild_id is not None:
                raise
            await self._show_alone(interaction, match_id)
            return
        channel = mention_channel(place.channel)
        await self.services.answer(interaction, "table-opened", channel=channel)

    async def _show_alone(self, interaction: Interaction, match_id: int) -> None:
        """Show the lobby in the answer itself, because this person's direct messages are closed."""
        row, seats = await lobby.lobby_of(self.services, match_id)
        screen = lobby_post.lobby_screen(row, seats)
        await self.services.replies.show(interaction, (screen, []))

    @new.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> Choices:
        locale = locale_of(interaction)
        return offer([(key, game.name(locale)) for key, game in GAMES.items()], current)

    @new.autocomplete("preset")
    async def preset_choices(self, interaction: Interaction, current: str) -> Choices:
        locale = locale_of(interaction)
        try:
            game = GAMES[read_game(interaction.namespace.game or next(iter(GAMES)), locale)]
        except Refused:
            return []
        return offer(presets_named(game, locale), current)

    @app_commands.command()
    @about_table
    async def join(self, interaction: Interaction, match_id: int) -> None:
        """Sit down at this table."""
        await do_join(interaction, match_id)

    @app_commands.command()
    @about_table
    async def leave(self, interaction: Interaction, match_id: int) -> None:
        """Give your seat up, so that others can have it."""
        await do_leave(interaction, match_id)

    @app_commands.command()
    @app_commands.describe(faction="What do you want to play?")
    @about_table
    async def seat(self, interaction: Interaction, match_id: int, faction: str) -> None:
        """What do you want to play here?"""
        await do_choose(interaction, match_id, faction)

    @app_commands.command()
    @app_commands.describe(faction="What shall it play?", level="How well? Else as the table says.")
    @about_table
    async def computer(
        self,
        interaction: Interaction,
        match_id: int,
        faction: str = "",
        level: str = "",
    ) -> None:
        """Give a free seat, or another level, to a computer."""
        await do_add_computer(interaction, match_id, faction, level)

    @computer.autocomplete("level")
    async def level_choices(self, interaction: Interaction, current: str) -> Choices:
        say, key = self.services.words.say, LEVELS_OPTION.key
        named = [(each, say(interaction, f"option-{key}-{each}")) for each in LEVELS_OPTION.choices]
        return offer(named, current)

    @seat.autocomplete("faction")
    @computer.autocomplete("faction")
    async def faction_choices(self, interaction: Interaction, current: str) -> Choices:
        found = await self._lobby_meant(interaction)
        if found is None and interaction.command is self.computer:
            return offer(await self._computers_here(interaction), current)
        if found is None or value_of(found[0], CHOOSE) != BY_CHOICE:
            return []
        row, seats = found
        words = OptionWords.of(row.game, locale_of(interaction))
        own = None if interaction.command is self.computer else interaction.user.id
        others = [seat for seat in seats if own is None or seat.user_id != own]
        return offer(words.introduce(free_kinds(row, others)), current)

    async def _computers_here(self, interaction: Interaction) -> list[tuple[str, str]]:
        """Name the computers of a running table; none where there is no such table."""
        try:
            table = interaction.namespace.table
            match_id = await self.services.finder.match_here(interaction, table)
            live = await look_at_begun(self.services, match_id)
        except Refused:
            return []
        return name_computers(live, locale_of(interaction))

    async def _lobby_meant(
        self, interaction: Interaction
    ) -> tuple[MatchRow, tuple[SeatRow, ...]] | None:
        """Return the lobby of this channel, or the one named; None if there is none."""
        try:
            match_id = await self.services.finder.match_here(
                interaction, interaction.namespace.table
            )
            return await lobby.lobby_of(self.services, match_id)
        except Refused:
            return None

    @app_commands.command()
    @app_commands.describe(
        option="Which option?",
        value="Its new value, or the text of the house rules",
    )
    @about_table
    async def option(
        self, interaction: Interaction, match_id: int, option: str, value: str
    ) -> None:
        """Play by other options? Whoever has joined must agree."""
        await self.services.replies.say(
            interaction, await do_change_option(interaction, match_id, option, value)
        )

    @option.autocomplete("option")
    async def option_choices(self, interaction: Interaction, current: str) -> Choices:
        found = await self._lobby_meant(interaction)
        if found is None:
            return []
        row, seats = found
        words = OptionWords.of(row.game, locale_of(interaction))
        named = {
            key: self.services.words.say(interaction, f"option-{key}") for key in (HOUSE, POOL)
        }
        named |= {
            option.key: words.line(option, option_value(row, seats, option))
            for option in options_that_matter(row, seats)
        }
        return offer(named.items(), current)

    @option.autocomplete("value")
    async def value_choices(self, interaction: Interaction, current: str) -> Choices:
        found = await self._lobby_meant(interaction)
        if found is None:
            return []
        game, locale = found[0].game, locale_of(interaction)
        option = find_option(game, interaction.namespace.option or "", locale)
        if option is None:
            return []
        words = OptionWords.of(game, locale)
        return offer([(each, words.value(option, each)) for each in option.choices], current)

    @app_commands.command()
    @about_table
    async def info(self, interaction: Interaction, match_id: int) -> None:
        """The players, options and house rules of a table."""
        await self.services.replies.say(interaction, await table_info(interaction, match_id))

    @app_commands.command()
    @about_table
    async def close(self, interaction: Interaction, match_id: int) -> None:
        """Close your lobby, or ask everybody to end the match."""
        said = await closing.close(self.services, match_id, interaction.user.id)
        await self.services.answer(interaction, said)

    @app_commands.command()
    @about_table
    async def start(self, interaction: Interaction, match_id: int) -> None:
        """Begin the match; computers fill the seats left."""
        await do_start(interaction, match_id)

    @app_commands.command()
    @about_table
    async def pause(self, interaction: Interaction, match_id: int) -> None:
        """Need a rest? Ask the others: no reminders, no clock."""
        await pausing.request_pause(self.services, match_id, interaction.user.id)
        await self.services.answer(interaction, "pause-asked")

    @app_commands.command()
    @about_table
    async def resume(self, interaction: Interaction, match_id: int) -> None:
        """Go on with a match that rests by agreement."""
        await pausing.resume(self.services, match_id, interaction.user.id)
        resumed = self.services.words.say(interaction, "resumed")
        await show_prompt(interaction, match_id, heard=[resumed])
