"""Opening, joining, and leaving tables."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.lobby import lobby, post
from bot.lobby.free_seats import free_kinds
from bot.lobby.homes import IN_THREADS, TO_PLAY, Place, home_of, open_thread, place_of
from bot.lobby.options import (
    BY_CHOICE,
    CHOOSE,
    HOUSE,
    LANGUAGES,
    LEVELS_OPTION,
    POOL,
    SEATS,
    USUAL_SEATS,
    OptionWords,
    carried,
    check_preset,
    chosen,
    find_option,
    option_value,
    options_that_matter,
    preset_options,
    presets_named,
    read_game,
    room_of,
)
from bot.lobby.options_screen import do_change_option
from bot.lobby.post import table_info
from bot.lobby.servers import check_may_open, settings_of
from bot.play.asking import show_prompt
from bot.services import Interaction
from bot.services.sentences import LANGUAGE
from bot.store import OPEN, ChannelTaken, MatchRow, SeatRow
from bot.tables import closing
from bot.tables import pause as pausing
from bot.tables.lobby_presses import do_add_computer, do_choose, do_join, do_leave, do_start
from bot.ui.components import Choices
from bot.ui.markup import mention_channel
from bot.ui.typed_names import offered
from engine.core.errors import Refused
from engine.games import GAMES


class Tables(Cog):
    """Tables: opening and finding them."""

    table = app_commands.Group(name="table", description="Open, join and find tables")

    @table.command()
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
        key = (
            read_game(game, self.services.words.locale(interaction)) if game else next(iter(GAMES))
        )
        await check_may_open(interaction)
        options = await self._options(interaction, key, seats, preset)
        place = await self._place(interaction, key, where, str(options[LANGUAGE]))
        match_id = await lobby.open_lobby(
            self.services,
            game=key,
            host=interaction.user.id,
            place=place,
            options=options,
        )
        await lobby.join(self.services, match_id, interaction.user, str(interaction.id))
        try:
            await post.post_lobby(self.services, match_id)
        except discord.Forbidden:
            if interaction.guild_id is not None:
                raise
            await self._show_alone(interaction, match_id)
            return
        channel = mention_channel(place.channel)
        await self.services.answer(interaction, "table-opened", channel=channel)

    async def _show_alone(self, interaction: Interaction, match_id: int) -> None:
        """Show the lobby in the answer itself: this person's direct messages take no letters."""
        row, seats = await lobby.lobby_of(self.services, match_id)
        screen = post.lobby_screen(self.services, row, seats)
        await self.services.replies.show(interaction, (screen, []))

    @new.autocomplete("game")
    async def game_choices(self, interaction: Interaction, current: str) -> Choices:
        locale = self.services.words.locale(interaction)
        return offered([(key, game.name(locale)) for key, game in GAMES.items()], current)

    @new.autocomplete("preset")
    async def preset_choices(self, interaction: Interaction, current: str) -> Choices:
        locale = self.services.words.locale(interaction)
        try:
            game = GAMES[read_game(interaction.namespace.game or next(iter(GAMES)), locale)]
        except Refused:
            return []
        return offered(presets_named(game, locale), current)

    async def _options(
        self, interaction: Interaction, key: str, seats: int | None, preset: str | None
    ) -> dict[str, Any]:
        """Return the options a table opens with: the server's, a preset's, the seats asked for."""
        game = GAMES[key]
        async with self.services.store.reading() as reads:
            settings = await settings_of(reads, interaction.guild_id)
        options = carried(game, settings.defaults.get(key, {}))
        options.setdefault(LANGUAGE, language_of(settings.language or interaction.guild_locale))
        if preset is not None:
            locale = self.services.words.locale(interaction)
            options |= preset_options(game, preset, locale)
        if seats is not None:
            options[SEATS] = seats
        wanted = int(options.setdefault(SEATS, min(USUAL_SEATS, game.seats[-1])))
        if wanted not in game.seats:
            name = game.name(self.services.words.locale(interaction))
            raise Refused("seats-of-game", game=name, least=game.seats[0], most=game.seats[-1])
        if room_of(game, options.get(POOL, [kind.key for kind in game.seat_kinds])) < wanted:
            del options[POOL]
        if preset is not None:
            check_preset(game, options)
        return options

    async def _place(self, interaction: Interaction, game: str, where: str, locale: str) -> Place:
        """Return where the table stands, opening a thread for it if wanted."""
        channel = interaction.channel
        assert interaction.channel_id is not None
        if interaction.guild_id is None or where == "here" or isinstance(channel, discord.Thread):
            if interaction.guild_id is not None:
                check_permissions(interaction, thread=False)
            async with self.services.store.reading() as reads:
                there = await reads.match_in_channel(interaction.channel_id)
            if there is not None and there.status in OPEN:
                raise ChannelTaken("taken")
            parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
            in_thread = isinstance(channel, discord.Thread)
            return Place(interaction.channel_id, interaction.guild_id, in_thread, parent_id)
        home = await home_of(self.services, interaction.guild)
        if home is None:
            check_permissions(interaction, thread=True)
        parent = home or channel
        host = interaction.user.display_name
        words, named = self.services.words.load(locale), GAMES[game].name(locale)
        name = words.say("thread-name", game=named, host=host)
        thread = await open_thread(self.services, parent, name, game, locale)
        return place_of(thread)

    @table.command()
    @about_table
    async def join(self, interaction: Interaction, match_id: int) -> None:
        """Sit down at this table."""
        await do_join(interaction, match_id)

    @table.command()
    @about_table
    async def leave(self, interaction: Interaction, match_id: int) -> None:
        """Give your seat up, so that others can have it."""
        await do_leave(interaction, match_id)

    @table.command()
    @app_commands.describe(faction="What do you want to play?")
    @about_table
    async def seat(self, interaction: Interaction, match_id: int, faction: str) -> None:
        """What do you want to play here?"""
        await do_choose(interaction, match_id, faction)

    @table.command()
    @app_commands.describe(faction="What shall it play?", level="How well? Else as the table says.")
    @about_table
    async def computer(
        self,
        interaction: Interaction,
        match_id: int,
        faction: str = "",
        level: str = "",
    ) -> None:
        """Give a free seat to a computer."""
        await do_add_computer(interaction, match_id, faction, level)

    @computer.autocomplete("level")
    async def level_choices(self, interaction: Interaction, current: str) -> Choices:
        found = await self._lobby_meant(interaction)
        if found is None:
            return []
        words = OptionWords.of(found[0].game, self.services.words.locale(interaction))
        option = LEVELS_OPTION
        return offered([(each, words.value(option, each)) for each in option.choices], current)

    @seat.autocomplete("faction")
    @computer.autocomplete("faction")
    async def faction_choices(self, interaction: Interaction, current: str) -> Choices:
        found = await self._lobby_meant(interaction)
        if found is None or chosen(found[0], CHOOSE) != BY_CHOICE:
            return []
        row, seats = found
        words = OptionWords.of(row.game, self.services.words.locale(interaction))
        own = None if interaction.command is self.computer else interaction.user.id
        others = [seat for seat in seats if own is None or seat.user_id != own]
        return offered(words.introduced(free_kinds(row, others)), current)

    async def _lobby_meant(
        self, interaction: Interaction
    ) -> tuple[MatchRow, tuple[SeatRow, ...]] | None:
        """Return the lobby of this channel, or the one that is named; None where there is none."""
        try:
            match_id = await self.services.finder.match_here(
                interaction, interaction.namespace.table
            )
            return await lobby.lobby_of(self.services, match_id)
        except Refused:
            return None

    @table.command()
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
        words = OptionWords.of(row.game, self.services.words.locale(interaction))
        named = {
            option.key: words.line(option, option_value(row, seats, option))
            for option in options_that_matter(row, seats)
        }
        named |= {
            key: self.services.words.say(interaction, f"option-{key}") for key in (HOUSE, POOL)
        }
        return offered(named.items(), current)

    @option.autocomplete("value")
    async def value_choices(self, interaction: Interaction, current: str) -> Choices:
        found = await self._lobby_meant(interaction)
        if found is None:
            return []
        game, locale = found[0].game, self.services.words.locale(interaction)
        option = find_option(game, interaction.namespace.option or "", locale)
        if option is None:
            return []
        words = OptionWords.of(game, locale)
        return offered([(each, words.value(option, each)) for each in option.choices], current)

    @table.command()
    @about_table
    async def info(self, interaction: Interaction, match_id: int) -> None:
        """The players, options and house rules of a table."""
        await self.services.replies.say(interaction, await table_info(interaction, match_id))

    @table.command()
    @about_table
    async def close(self, interaction: Interaction, match_id: int) -> None:
        """Close your lobby, or ask everybody to end the match."""
        said = await closing.close(self.services, match_id, interaction.user.id)
        await self.services.answer(interaction, said)

    @table.command()
    @about_table
    async def start(self, interaction: Interaction, match_id: int) -> None:
        """Begin the match; computers fill the seats left."""
        await do_start(interaction, match_id)

    @table.command()
    @about_table
    async def pause(self, interaction: Interaction, match_id: int) -> None:
        """Need a rest? Ask the others: no reminders, no clock."""
        await pausing.request_pause(self.services, match_id, interaction.user.id)
        await self.services.answer(interaction, "pause-asked")

    @table.command()
    @about_table
    async def resume(self, interaction: Interaction, match_id: int) -> None:
        """Go on with a match that rests by agreement."""
        await pausing.resume(self.services, match_id, interaction.user.id)
        resumed = self.services.words.say(interaction, "resumed")
        await show_prompt(interaction, match_id, heard=[resumed])


def language_of(locale: object) -> str:
    """Return the language for a table in which we have words, from a locale or from a setting."""
    wanted = str(locale or "")
    return next((each for each in (wanted, wanted.partition("-")[0]) if each in LANGUAGES), "en")


def check_permissions(interaction: Interaction, *, thread: bool) -> None:
    """Raise `BotMissingPermissions` that names what is missing to play here."""
    have = interaction.app_permissions
    needed = (*TO_PLAY, *IN_THREADS) if thread else TO_PLAY
    missing = [name for name in needed if not getattr(have, name)]
    if missing:
        raise app_commands.BotMissingPermissions(missing)
