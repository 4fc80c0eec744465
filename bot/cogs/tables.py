"""Opening, joining, and leaving tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import limits, lobby, lobby_post, pausing, screens
from bot.components import Pick, Pressed, custom_id, on_press
from bot.store import ChannelTaken
from bot.mine import show_tables
from engine.core.refused import Refused
from engine.games import GAMES

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
THREAD_DAYS = 7
PERMISSIONS = ("view_channel", "send_messages", "attach_files", "embed_links")


class Tables(commands.Cog):
    """Tables: opening and finding them."""

    table = app_commands.Group(name="table", description="Open, join and find tables")

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @table.command()
    @app_commands.describe(
        game="Which game?",
        where="A new thread, or the channel you are in?",
        seats="How many seats? Computers can fill them.",
    )
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        where: Literal["thread", "here"] = "thread",
        seats: app_commands.Range[int, 2, 6] = lobby.USUAL_SEATS,
    ) -> None:
        """Open a table: others join with a button."""
        await self.bot.defer(interaction)
        key = game or next(iter(GAMES))
        if key not in GAMES:
            raise Refused("no-game", game=key)
        check_permissions(interaction, thread=where == "thread")
        channel_id, thread = await self._place(interaction, key, where)
        match_id = await lobby.open_lobby(
            self.bot,
            game=key,
            host=interaction.user.id,
            guild=interaction.guild_id,
            channel=channel_id,
            thread=thread,
            options={"seats": seats},
        )
        await lobby.join(self.bot, match_id, interaction.user, str(interaction.id))
        await lobby_post.post_lobby(self.bot, match_id)
        await self.bot.say(
            interaction, self.bot.say_in(interaction, "table-opened", channel=f"<#{channel_id}>")
        )

    @new.autocomplete("game")
    async def game_choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        named = [(key, game.name(str(interaction.locale))) for key, game in GAMES.items()]
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in named
            if current.lower() in name.lower()
        ]

    async def _place(self, interaction: Interaction, game: str, where: str) -> tuple[int, bool]:
        """Return where the table stands, opening a thread for it if wanted."""
        channel = interaction.channel
        assert interaction.channel_id is not None
        if where == "here" or isinstance(channel, discord.Thread):
            async with self.bot.store.reading() as reads:
                there = await reads.match_in_channel(interaction.channel_id)
            if there is not None and there.status in ("lobby", "running", "paused"):
                raise ChannelTaken("taken")
            return interaction.channel_id, isinstance(channel, discord.Thread)
        name = self.bot.say_in(
            interaction, "thread-name", game=GAMES[game].name("en"),
            host=interaction.user.display_name,
        )  # fmt: skip
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(
            name=limits.fit(name, limits.THREAD_NAME), type=discord.ChannelType.public_thread
        )
        return thread.id, True

    @table.command(name="list")
    async def mine(self, interaction: Interaction) -> None:
        """List the tables you sit at, and what they wait for."""
        await self.bot.defer(interaction)
        await show_tables(interaction)

    @table.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        """Take a free seat at this table; joining is being ready."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await do_join(interaction, match_id)

    @table.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Give your seat up before the match begins."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await do_leave(interaction, match_id)

    @table.command()
    @app_commands.describe(
        faction="What do you want to play?", table="Which table? Leave it out in its own thread."
    )
    async def seat(self, interaction: Interaction, faction: str, table: str | None = None) -> None:
        """Choose what you play."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await lobby.choose_seat(self.bot, match_id, interaction.user.id, faction)
        await lobby_post.refresh_lobby(self.bot, match_id)
        await self.bot.say(interaction, self.bot.say_in(interaction, "seat-chosen"))

    @seat.autocomplete("faction")
    async def faction_choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what is still free at this table."""
        async with self.bot.store.reading() as reads:
            row = await reads.match_in_channel(interaction.channel_id or 0)
            seats = await reads.seats(row.id) if row else ()
        if row is None:
            return []
        others = [seat for seat in seats if seat.user_id != interaction.user.id]
        named = [(key, kind_name(row.game, key)) for key in lobby.free_kinds(row, others)]
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in named
            if current.lower() in name.lower()
        ][: limits.AUTOCOMPLETE]

    @table.command()
    @app_commands.describe(
        option="Which option?",
        value="Its new value",
        table="Which table? Leave it out in its own thread.",
    )
    async def option(
        self, interaction: Interaction, option: str, value: str, table: str | None = None
    ) -> None:
        """Change a table option; whoever has joined must agree to it."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await do_change_option(interaction, match_id, option, value)

    @option.autocomplete("option")
    async def option_choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the options of the game."""
        keys = ["seats", *(option.key for game in GAMES.values() for option in game.options)]
        return [
            app_commands.Choice(name=key, value=key)
            for key in dict.fromkeys(keys)
            if current in key
        ]

    @option.autocomplete("value")
    async def value_choices(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the values of the option already chosen."""
        key = interaction.namespace.option
        values = [
            value
            for game in GAMES.values()
            for value in (
                [str(n) for n in game.seats]
                if key == "seats"
                else next((each.choices for each in game.options if each.key == key), ())
            )
        ]
        return [app_commands.Choice(name=v, value=v) for v in values if current in v]

    @table.command()
    @app_commands.describe(
        faction="What shall it play?", table="Which table? Leave it out in its own thread."
    )
    async def computer(
        self, interaction: Interaction, faction: str = "", table: str | None = None
    ) -> None:
        """Let a computer player take a free seat."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await do_add_computer(interaction, match_id, faction)

    @table.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Begin the match; computers fill the seats left."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await do_start(interaction, match_id)

    @table.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask the others for a pause: no reminders, no clock."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await pausing.request_pause(self.bot, match_id, interaction.user.id)
        await self.bot.say(interaction, self.bot.say_in(interaction, "pause-asked"))

    @table.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a match go on that rests by agreement."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        await pausing.resume(self.bot, match_id, interaction.user.id)
        await self.bot.say(interaction, self.bot.say_in(interaction, "resumed"))


def kind_name(game: str, key: str) -> str:
    """Write what a seat may play, with its variant."""
    words = GAMES[game].words("en")
    kind, _, variant = key.partition(":")
    name = words.say(f"faction-{kind}")
    return f"{name} ({words.say(f'character-{variant}')})" if variant else name


def check_permissions(interaction: Interaction, *, thread: bool) -> None:
    """Raise `BotMissingPermissions` that names what is missing to play here."""
    have = interaction.app_permissions
    needed = [
        *PERMISSIONS,
        *(("create_public_threads", "send_messages_in_threads") if thread else ()),
    ]
    missing = [name for name in needed if not getattr(have, name)]
    if missing:
        raise app_commands.BotMissingPermissions(missing)


# What the buttons of a lobby do


async def do_join(interaction: Interaction, match_id: int) -> None:
    """Join, and offer to choose what to play."""
    bot = interaction.client
    await lobby.join(bot, match_id, interaction.user, str(interaction.id))
    await lobby_post.refresh_lobby(bot, match_id)
    await bot.say(interaction, bot.say_in(interaction, "joined"))


async def do_leave(interaction: Interaction, match_id: int) -> None:
    """Leave the lobby."""
    bot = interaction.client
    await lobby.leave(bot, match_id, interaction.user.id)
    await lobby_post.refresh_lobby(bot, match_id)
    await bot.say(interaction, bot.say_in(interaction, "left"))


async def do_start(interaction: Interaction, match_id: int) -> None:
    """Begin the match."""
    bot = interaction.client
    await lobby.start(bot, match_id, interaction.user.id)
    await lobby_post.refresh_lobby(bot, match_id)
    await lobby_post.name_thread(bot, match_id)
    await bot.say(interaction, bot.say_in(interaction, "started"))


async def do_add_computer(interaction: Interaction, match_id: int, plays: str) -> None:
    """Give a computer a seat."""
    bot = interaction.client
    await lobby.add_computer(bot, match_id, interaction.user.id, plays)
    await lobby_post.refresh_lobby(bot, match_id)
    await bot.say(interaction, bot.say_in(interaction, "computer-joined"))


async def do_change_option(
    interaction: Interaction, match_id: int, option: str, value: str
) -> None:
    """Change an option, and ask those who joined for their OK by one mention."""
    bot = interaction.client
    asked = await lobby.change_option(bot, match_id, interaction.user.id, option, value)
    await lobby_post.refresh_lobby(bot, match_id)
    if asked:
        row, _ = await lobby.lobby_of(bot, match_id)
        async with bot.store.transaction() as work:
            await work.add_outbox(match_id, [lobby.mention_for_ok(row, asked, bot.clock())])
        bot.courier.wake()
    await bot.say(interaction, bot.say_in(interaction, "option-changed"))


@on_press("join")
async def join_press(interaction: Interaction, given: Pressed) -> None:
    """Take a seat, or agree to changed options."""
    await do_join(interaction, given.match)


@on_press("leave")
async def leave_press(interaction: Interaction, given: Pressed) -> None:
    """Give the seat up."""
    await do_leave(interaction, given.match)


@on_press("start")
async def start_press(interaction: Interaction, given: Pressed) -> None:
    """Begin the match."""
    await do_start(interaction, given.match)


@on_press("computer")
async def computer_press(interaction: Interaction, given: Pressed) -> None:
    """Give a computer a seat."""
    await do_add_computer(interaction, given.match, "")


@on_press("reopen")
async def reopen_press(interaction: Interaction, given: Pressed) -> None:
    """Open a closed lobby again."""
    await lobby.reopen(interaction.client, given.match)
    await lobby_post.refresh_lobby(interaction.client, given.match)
    await interaction.client.say(interaction, interaction.client.say_in(interaction, "reopened"))


@on_press("chooseseat")
async def seat_press(interaction: Interaction, given: Pressed) -> None:
    """Show what may be played."""
    bot = interaction.client
    row, seats = await lobby.lobby_of(bot, given.match)
    others = [seat for seat in seats if seat.user_id != interaction.user.id]
    options = [
        discord.SelectOption(
            label=limits.fit(kind_name(row.game, key), limits.OPTION_TEXT), value=key
        )
        for key in lobby.free_kinds(row, others)[: limits.SELECT_OPTIONS]
    ]
    select = pick_from(custom_id("seatpick", given.match), options)
    await bot.show(
        interaction,
        (screens.layout(screens.text(bot.say_in(interaction, "choose-seat")), select), []),
    )


@on_press("seatpick")
async def seat_picked(interaction: Interaction, given: Pressed) -> None:
    """Play what was chosen."""
    bot = interaction.client
    await lobby.choose_seat(bot, given.match, interaction.user.id, given.values[0])
    await lobby_post.refresh_lobby(bot, given.match)
    await bot.say(interaction, bot.say_in(interaction, "seat-chosen"))


@on_press("options")
async def options_press(interaction: Interaction, given: Pressed) -> None:
    """Show the table options to change."""
    bot = interaction.client
    row, seats = await lobby.lobby_of(bot, given.match)
    lobby.check_host(row, interaction.user.id)
    words = GAMES[row.game].words(str(interaction.locale))
    rows = []
    for option in lobby.options_that_matter(row, seats):
        chosen = row.options.get(option.key, option.choices[0])
        options = [
            discord.SelectOption(
                label=limits.fit(
                    f"{words.say(f'option-{option.key}')}: "
                    f"{words.say(f'option-{option.key}-{choice}')}",
                    limits.OPTION_TEXT,
                ),
                value=choice,
                default=choice == chosen,
            )
            for choice in option.choices
        ]
        rows.append(pick_from(custom_id("optionpick", given.match, 0, option.key), options))
    await bot.show(
        interaction,
        (screens.layout(screens.text(bot.say_in(interaction, "choose-options")), *rows), []),
    )


@on_press("optionpick")
async def option_picked(interaction: Interaction, given: Pressed) -> None:
    """Change the option chosen."""
    await do_change_option(interaction, given.match, given.rest, given.values[0])


def pick_from(
    identity: str, options: list[discord.SelectOption]
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Return a row with a list to choose one from."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(Pick(discord.ui.Select(custom_id=identity, options=options)))
    return row


async def setup(bot: TableBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Tables(bot))
