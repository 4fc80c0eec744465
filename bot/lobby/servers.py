"""A Discord server's settings by its moderators: the home of tables, opening rights, language.

Moderators close, move and pause tables and replace seats; they never see a hand.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.matches.commands import PendingCommit
from bot.notify.outbox import Post, to_channel
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Interaction, Services
from bot.store import Reads, ServerRow, Transaction
from bot.ui.markup import Markup, mention_role, mention_time
from engine.core.errors import Refused

HOUR = 3600
LOG = "log"


class ServerSettings(msgspec.Struct, frozen=True):
    """A server's settings, stored in the database under the same names."""

    home: int | None = None
    """Channel or forum in which tables open; None for the channel where /table new is typed."""
    opener: int | None = None
    """Role that may open tables; None for everybody."""
    moderator: int | None = None
    """Role that moderates tables, besides the members who manage the server."""
    most: int = 0
    """Most tables open at once; 0 for no limit."""
    each: int = 0
    """Most tables open with the same host; 0 for no limit."""
    language: str | None = None
    """Language of new tables; None for the server's."""
    defaults: dict[str, dict[str, str]] = {}
    """Options of new tables by game, where they differ from the usual ones."""
    players: int | None = None
    """Role of people looking for players."""
    cooldown: int = 12
    """Hours between two calls of that role."""
    called_at: int = 0
    log: int | None = None
    """Channel for the log of the server's tables."""

    @property
    def call_again_at(self) -> int:
        """Time at which that role may be mentioned again."""
        return self.called_at + HOUR * self.cooldown


def server_settings(row: ServerRow) -> ServerSettings:
    """Read a server's settings; unset ones have their defaults."""
    known = {key: value for key, value in row.settings.items() if value is not None}
    return msgspec.convert(known, ServerSettings)


async def settings_of(reads: Reads, guild_id: int | None) -> ServerSettings:
    """Return a server's settings; outside servers, the defaults."""
    return ServerSettings() if guild_id is None else server_settings(await reads.server(guild_id))


async def change_settings(
    services: Services, guild_id: int, changes: dict[str, Any]
) -> ServerSettings:
    async with services.store.transaction() as transaction:
        return server_settings(await transaction.set_server(guild_id, changes))


async def change_default(
    services: Services, guild_id: int, game: str, option: str, value: str
) -> None:
    """Change an option with which a game's tables open, whatever others change at once."""
    async with services.store.transaction() as transaction:
        held = await transaction.set_server(guild_id, {})
        defaults = server_settings(held).defaults
        chosen = defaults.get(game, {}) | {option: value}
        await transaction.set_server(guild_id, {"defaults": defaults | {game: chosen}})


async def role_to_call(transaction: Transaction, guild_id: int | None, now: int) -> int | None:
    """Return the role of people looking for players, and record that it is mentioned now.

    None if there is none, or it was mentioned lately.
    """
    settings = await settings_of(transaction, guild_id)
    if guild_id is None or settings.players is None:
        return None
    if now < settings.call_again_at:
        return None
    await transaction.set_server(guild_id, {"called_at": now})
    return settings.players


def moderates(interaction: Interaction, settings: ServerSettings) -> bool:
    """Return whether the user moderates the tables of this server."""
    if interaction.guild_id is None:
        return False
    may = interaction.permissions
    return may.manage_guild or may.manage_threads or has_role(interaction, settings.moderator)


def has_role(interaction: Interaction, role: int | None) -> bool:
    return any(each.id == role for each in getattr(interaction.user, "roles", ()))


async def is_moderator(interaction: Interaction) -> bool:
    """Return whether the user moderates the tables here, by permission or by the server's role."""
    async with interaction.client.services.store.reading() as reads:
        return moderates(interaction, await settings_of(reads, interaction.guild_id))


async def check_may_open(interaction: Interaction) -> None:
    """Raise `Refused` if the user may not open a table here, or no further one."""
    services = interaction.client.services
    if interaction.guild_id is None:
        return
    async with services.store.reading() as reads:
        settings = await settings_of(reads, interaction.guild_id)
        opened = await reads.matches_of_guild(interaction.guild_id)
    if moderates(interaction, settings):
        return
    if settings.opener is not None and not has_role(interaction, settings.opener):
        raise Refused("open-role", role=mention_role(settings.opener))
    if settings.most and len(opened) >= settings.most:
        raise Refused("open-full", most=settings.most)
    own = sum(row.host_id == interaction.user.id for row in opened)
    if settings.each and own >= settings.each:
        raise Refused("open-own", most=settings.each)


# The log channel


async def log_to_server(
    transaction: Transaction,
    guild_id: int | None,
    match_id: int,
    message: str,
    now: int,
    **args: str,
) -> None:
    """Log a table's event in its server's log channel, if there is one.

    `message` names the sentence `log-<message>`; it and its arguments are public.
    """
    settings = await settings_of(transaction, guild_id)
    if settings.log is None:
        return
    said = (message, *(part for name, value in args.items() for part in (name, value)))
    post = Post(match_id, LOG, 0, 0, said=said)
    await transaction.add_outbox(match_id, [to_channel(post, settings.log, now)])


async def log_beginning_and_end(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Log in the server's channel that a match has begun, or has ended."""
    live = commit.live
    if commit.before.turn < 0:
        who = ", ".join(seat.name for seat in live.seats)
        await log_to_server(transaction, live.row.guild_id, live.row.id, "begun", now, who=who)
    elif live.match.over:
        who = ", ".join(live.seats[seat].name for seat in live.match.state.winners)
        await log_to_server(transaction, live.row.guild_id, live.row.id, "finished", now, who=who)


@writes(ToChannel, LOG)
async def write_log(to: ToChannel) -> Written:
    name, *args = to.post.said
    given = dict(zip(args[::2], args[1::2], strict=True))
    table = Markup(f"**{to.table}** {to.place}".strip())
    line = to.words.say(f"log-{name}", table=table, **given)
    return to.brief(f"-# {mention_time(to.row.due_at, 'f')} {line}")
