"""`/table invite`, `kick`, `host`, `standin` …: people at a table; `/settings block`."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.cogs.commands import ONE_OF_SEVERAL, Cog, about, match_meant
from bot.cogs.menus import send_invitation
from bot.lobby import hosts, invitations, lobby_post
from bot.matches.live import Live
from bot.seating.automatic_pauses import EMPTY
from bot.seating.presence import has_begun, look_at_begun
from bot.services import Interaction
from bot.tables import leaving, places, seats, substitutes
from bot.ui.components import Choices
from bot.ui.markup import Markup, mention_channel, mention_user
from bot.ui.typed_names import offer, refuse_name
from engine.core.errors import Refused

about_player = about(match_meant, ONE_OF_SEVERAL)


class SeatCommands(Cog):
    """People at a table."""

    group = "table"

    @app_commands.command()
    @app_commands.describe(player="Whom do you want at the table?")
    @about_player
    async def invite(self, interaction: Interaction, match_id: int, player: discord.User) -> None:
        """Invite somebody to this table."""
        await send_invitation(interaction, match_id, player)

    @app_commands.command()
    @app_commands.describe(player="Who is to be the host?")
    @about_player
    async def host(self, interaction: Interaction, match_id: int, player: discord.User) -> None:
        """Hand the table to somebody else as its host."""
        await hosts.hand_over(self.services, match_id, interaction.user.id, player.id)
        await lobby_post.refresh_lobby(self.services, match_id)
        await self.services.answer(interaction, "host-handed", who=player.display_name)

    @app_commands.command()
    @app_commands.describe(player="Who is to leave?")
    @about_player
    async def kick(self, interaction: Interaction, match_id: int, player: discord.User) -> None:
        """Somebody should go? In a lobby the host decides."""
        if await has_begun(self.services, match_id):
            await leaving.request_kick(self.services, match_id, interaction.user.id, player.id)
            await self.services.answer(interaction, "kick-asked")
            return
        await leaving.take_off_lobby(self.services, match_id, interaction.user.id, player.id)
        await lobby_post.refresh_lobby(self.services, match_id)
        await self.services.answer(interaction, "off-lobby", who=player.display_name)

    @app_commands.command()
    @about_player
    async def back(self, interaction: Interaction, match_id: int) -> None:
        """Take your seat back from the computer."""
        await substitutes.take_back(interaction, match_id)

    @app_commands.command()
    @app_commands.describe(until="For this turn, or until you are back?")
    @about_player
    async def standin(
        self, interaction: Interaction, match_id: int, until: Literal["turn", "back"]
    ) -> None:
        """Have a computer play for you for a while."""
        live = await look_at_begun(self.services, match_id)
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("no-seat")
        live = await seats.stand_in(
            self.services, match_id, seat, until=until, by=interaction.user.id
        )
        current = live.match.game.current(live.match.state)
        said, whose = "standing-in", ""
        if live.row.status == "paused":
            said = "standing-in-rests" if live.row.paused == EMPTY else "standing-in-later"
        elif until == "turn" and current is not None and current != seat:
            said, whose = "standing-in-meanwhile", live.seats[current].name
        await self.services.answer(interaction, said, whose=whose)

    @app_commands.command()
    @app_commands.describe(faction="Which seat? Yours, or one that a computer plays.")
    @about_player
    async def substitute(
        self, interaction: Interaction, match_id: int, faction: str | None = None
    ) -> None:
        """Find somebody for your seat, or for a computer's."""
        live = await look_at_begun(self.services, match_id)
        own = live.seat_of(interaction.user.id)
        if own is None:
            raise Refused("no-seat")
        seat = own if faction is None else await _find_seat(interaction, live, faction)
        await seats.seek_substitute(self.services, match_id, seat, by=interaction.user.id)
        await self.services.answer(interaction, "seat-offered")

    @substitute.autocomplete("faction")
    async def seats_to_offer(self, interaction: Interaction, current: str) -> Choices:
        try:
            match_id = await self.services.finder.match_here(
                interaction, interaction.namespace.table
            )
            names = _names(interaction, await self.services.matches.look(match_id))
        except Refused:
            return []
        return offer([(name, name) for name in names], current)

    @app_commands.command()
    @app_commands.describe(where="In this channel itself, or in a new thread of it?")
    @app_commands.guild_only()
    @about(places.match_to_move, ONE_OF_SEVERAL)
    async def move(
        self, interaction: Interaction, match_id: int, where: Literal["thread", "here"] = "here"
    ) -> None:
        """Go on with your match here, or in a thread of this channel."""
        place = await places.move_here(interaction, match_id, where, by=interaction.user.id)
        await self.services.answer(interaction, "rehomed", place=mention_channel(place))


def _names(interaction: Interaction, live: Live) -> dict[str, int]:
    """Return the seats for which a substitute may be sought, by name."""
    wording = interaction.client.services.words.wording(interaction, live, None)
    mine = (interaction.user.id, None)
    return {wording.seat(s.number): s.number for s in live.seats if s.user_id in mine}


async def _find_seat(interaction: Interaction, live: Live, faction: str) -> int:
    """Return the seat meant; raise `Refused` with the possible ones."""
    names = _names(interaction, live)
    found = {name.lower(): seat for name, seat in names.items()}
    if faction.lower() not in found:
        raise refuse_name("not-your-seat", faction, names)
    return found[faction.lower()]


class Blocking(Cog):
    """Not playing with somebody."""

    group = "settings"

    @app_commands.command()
    @app_commands.describe(player="With whom not? Leave it out to see your list.")
    async def block(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Never play with somebody; only you know."""
        await self.services.replies.defer(interaction)
        if player is not None:
            await invitations.block(self.services, interaction.user.id, player)
            await self.services.answer(interaction, "blocked", who=player.display_name)
            return
        people = await invitations.list_blocked(self.services, interaction.user.id)
        names = Markup(", ".join(mention_user(user) for user in people))
        said = "block-list" if people else "block-none"
        await self.services.answer(interaction, said, names=names)

    @app_commands.command()
    @app_commands.describe(player="With whom do you want to play again?")
    async def unblock(self, interaction: Interaction, player: discord.User) -> None:
        """Play with somebody again."""
        await self.services.replies.defer(interaction)
        await invitations.unblock(self.services, interaction.user.id, player)
        await self.services.answer(interaction, "unblocked", who=player.display_name)
