"""Looking: the board, one's hand, everything open, the log, odds and reachable moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import limits, posts, screens
from bot.components import Pressed, on_press
from bot.live import Live
from bot.wording import Wording
from engine.core.codec import decode_told
from engine.core.events import heard
from engine.core.seats import Seat
from render.games import RENDERERS

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
LOG_LINES = 60


class Looking(commands.Cog):
    """Looking at the table and at one's own seat, to oneself alone."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def board(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the board as you see it."""
        await self.bot.defer(interaction)
        await show_board(interaction, await self.bot.match_here(interaction, table))

    @app_commands.command()
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show your hand, to you alone."""
        await self.bot.defer(interaction)
        await show_hand(interaction, await self.bot.match_here(interaction, table))

    @app_commands.command()
    async def text(self, interaction: Interaction, table: str | None = None) -> None:
        """Describe the whole table in words."""
        await self.bot.defer(interaction)
        await show_text(interaction, await self.bot.match_here(interaction, table))

    @app_commands.command()
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Tell what has happened, as far as you may know."""
        await self.bot.defer(interaction)
        await show_log(interaction, await self.bot.match_here(interaction, table))

    @app_commands.command()
    @app_commands.describe(seat="Whose board? Everything open lies there.")
    async def look(
        self, interaction: Interaction, seat: str | None = None, table: str | None = None
    ) -> None:
        """Look at a seat's board: what it has built, crafted and kept open."""
        await self.bot.defer(interaction)
        live, own, wording = await looking(
            interaction, await self.bot.match_here(interaction, table)
        )
        whose = find_seat(live, wording, seat, own)
        picture = await posts.draw(
            RENDERERS[live.row.game].sheet, wording.view, whose, wording.locale
        )
        await show_picture(interaction, picture, "sheet")

    @look.autocomplete("seat")
    async def seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the seats of this table."""
        live = next(
            (
                each
                for _, each in self.bot.desk.at_hand()
                if each.row.channel_id == interaction.channel_id
            ),
            None,
        )
        if live is None:
            return []
        wording = await self.bot.wording(interaction, live, None)
        names = [wording.seat(seat.number) for seat in live.seats]
        return [
            app_commands.Choice(name=name, value=name)
            for name in names
            if current.lower() in name.lower()
        ][: limits.AUTOCOMPLETE]


async def looking(interaction: Interaction, match_id: int) -> tuple[Live, Seat | None, Wording]:
    """Return a match, the reader's seat if any, and words from what they may see."""
    live = await interaction.client.desk.look(match_id)
    seat = live.seat_of(interaction.user.id)
    return live, seat, await interaction.client.wording(interaction, live, seat)


def find_seat(live: Live, wording: Wording, name: str | None, own: Seat | None) -> int:
    """Find the seat that is meant; one's own, or the first, if none is named."""
    if name:
        for seat in live.seats:
            if name.lower() in (wording.seat(seat.number).lower(), seat.name.lower()):
                return seat.number
    return own if own is not None else 0


async def show_picture(interaction: Interaction, picture: Any, name: str) -> None:
    """Show a picture, or its description to those who read."""
    bot = interaction.client
    player = await bot.player(interaction.user.id)
    reads = player.settings.get("display") == "text"
    text_first = limits.fit(picture.alt, limits.TEXT_TOTAL) if reads else ""
    await bot.show(interaction, screens.pictured("", picture, name, text_first=text_first))


async def show_board(interaction: Interaction, match_id: int) -> None:
    """Draw the board from the reader's view."""
    live, seat, wording = await looking(interaction, match_id)
    view = live.match.game.highlight(wording.view, heard(live.match.told, seat))
    picture = await posts.draw(RENDERERS[live.row.game].board, view, wording.locale)
    await show_picture(interaction, picture, "board")


async def show_hand(interaction: Interaction, match_id: int) -> None:
    """Draw the reader's hand."""
    live, seat, wording = await looking(interaction, match_id)
    if seat is None:
        await interaction.client.say(interaction, interaction.client.say_in(interaction, "no-hand"))
        return
    picture = await posts.draw(RENDERERS[live.row.game].hand, wording.view, wording.locale)
    await show_picture(interaction, picture, "hand")


async def show_text(interaction: Interaction, match_id: int) -> None:
    """Describe the table in as many messages as it takes."""
    live, _, wording = await looking(interaction, match_id)
    whole = RENDERERS[live.row.game].text(wording.view, wording.locale)
    first, *rest = pages(whole)
    await interaction.client.say(interaction, first)
    for page in rest:
        view, _ = screens.notice(page)
        await interaction.followup.send(view=view, ephemeral=True)


async def show_log(interaction: Interaction, match_id: int) -> None:
    """Tell the last of what the reader may know of what happened."""
    _, seat, wording = await looking(interaction, match_id)
    async with interaction.client.store.reading() as reads:
        rows = await reads.events(match_id)
    events = [told.event for row in rows if row.heard_by(seat) for told in decode_told(row.event)]
    lines = [f"- {line}" for line in wording.lines(events)][-LOG_LINES:]
    text = "\n".join(limits.fit_lines(lines, limits.TEXT_TOTAL - 100))
    fallback = interaction.client.say_in(interaction, "nothing-yet")
    await interaction.client.say(interaction, text or fallback)


def pages(text: str) -> list[str]:
    """Split a text at line ends into parts that fit a message."""
    parts: list[str] = []
    lines: list[str] = []
    room = limits.TEXT_TOTAL - 50
    for line in text.splitlines():
        if room < len(line) + 1:
            parts.append("\n".join(lines))
            lines, room = [], limits.TEXT_TOTAL - 50
        lines.append(line)
        room -= len(line) + 1
    return [*parts, "\n".join(lines)]


@on_press("hand")
async def hand_press(interaction: Interaction, given: Pressed) -> None:
    """Show the presser's hand."""
    await show_hand(interaction, given.match)


@on_press("board")
async def board_press(interaction: Interaction, given: Pressed) -> None:
    """Show the board as it is now."""
    await show_board(interaction, given.match)


@on_press("text")
async def text_press(interaction: Interaction, given: Pressed) -> None:
    """Describe the table."""
    await show_text(interaction, given.match)


@on_press("log")
async def log_press(interaction: Interaction, given: Pressed) -> None:
    """Tell what has happened."""
    await show_log(interaction, given.match)


async def setup(bot: TableBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Looking(bot))
