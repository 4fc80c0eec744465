"""`/moves`, `/odds`: possible moves, and the public odds of a battle."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.cogs.look.board import table_meant
from bot.cogs.look.pages import open_for_reader, pages
from bot.matches.live import Live
from bot.play.pictures.close_up import choices, find_place, offer_places
from bot.services import Interaction
from bot.ui import screens
from bot.ui.components import Choices
from bot.ui.typed_names import refuse_name
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.messages import Message
from engine.core.seats import Seat


class OddsCommands(Cog):
    """Weighing moves and battles."""

    @app_commands.command()
    @app_commands.rename(origin="from")
    @app_commands.describe(origin="From where? Leave it out to see them all.")
    @about_table
    async def moves(
        self, interaction: Interaction, match_id: int, origin: str | None = None
    ) -> None:
        """Where could you move, and why not elsewhere?"""
        live, seat, wording = await open_for_reader(interaction, match_id)
        if seat is None:
            raise Refused("no-seat")
        place = None if origin is None else find_place(wording, origin)
        lines = wording.game.reach(live.match.state, seat, place)
        await show_lines(interaction, wording, lines)

    @app_commands.command()
    @app_commands.describe(
        attacker="Who attacks? Usually you.",
        defender="Who is attacked?",
        where="In which place?",
    )
    @about_table
    async def odds(
        self,
        interaction: Interaction,
        match_id: int,
        attacker: str | None = None,
        defender: str | None = None,
        where: str | None = None,
    ) -> None:
        """Who could win this battle?"""
        live, own, wording = await open_for_reader(interaction, match_id)
        sides = [
            None if each is None else find_seat(live, wording, each)
            for each in (attacker, defender)
        ]
        if attacker is None and sides[1] != own:
            sides[0] = own
        place = None if where is None else find_place(wording, where)
        lines = wording.game.odds(live.match.state, sides[0], sides[1], place, own)
        await show_lines(interaction, wording, lines)

    @moves.autocomplete("origin")
    @odds.autocomplete("where")
    async def places(self, interaction: Interaction, current: str) -> Choices:
        """Offer the places of the map."""
        found = await table_meant(interaction)
        if found is None:
            return []
        return offer_places(found[2], current)

    @odds.autocomplete("attacker")
    @odds.autocomplete("defender")
    async def seats(self, interaction: Interaction, current: str) -> Choices:
        """Offer the seats of this table."""
        found = await table_meant(interaction)
        if found is None:
            return []
        live, _, wording = found
        names = [wording.seat(seat.number) for seat in live.seats]
        return choices([name for name in names if current.lower() in name.lower()])


def find_seat(live: Live, wording: Wording, text: str) -> Seat:
    """Find a seat by its faction or player; raise `Refused` with the possible names."""
    low = text.lower().strip()
    names = [(Seat(seat.number), wording.seat(seat.number), seat.name) for seat in live.seats]
    for exactly in (True, False):
        for seat, plays, name in names:
            heard = (plays.lower(), name.lower())
            if low in heard if exactly else any(low in each for each in heard):
                return seat
    raise refuse_name("no-such-seat", text, [f"{plays} ({name})" for _, plays, name in names])


async def show_lines(interaction: Interaction, wording: Wording, lines: Sequence[Message]) -> None:
    """Show an answer: its heading, then a line for each thing."""
    first, *rest = [wording.message(line) for line in lines]
    whole = "\n".join([first, *(f"- {line}" for line in rest)])
    shown, *more = pages(whole)
    more = more if await interaction.client.services.replies.say(interaction, shown) else []
    for page in more:
        view, _ = screens.notice(page)
        await interaction.followup.send(view=view, ephemeral=True)
