"""Creating, changing and deleting servers, channels and threads, and telling the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.sandbox import wire
from bot.sandbox.checks.errors import Rejected
from bot.sandbox.world import permissions, posting
from bot.sandbox.world.model import (
    THREADS,
    Channel,
    ChannelType,
    Guild,
    Overwrite,
    Role,
    ThreadState,
    User,
)
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import World

MOST_ACTIVE_THREADS = 1000
FURNITURE = {
    "de": {
        "The Clearing": "Die Lichtung",
        "tables": "tische",
        "Where games are set up and played": "Wo Partien vorbereitet und gespielt werden",
        "table-talk": "tischgespräche",
        "For everything else": "Für alles andere",
    },
    "es-ES": {
        "The Clearing": "El claro",
        "tables": "mesas",
        "Where games are set up and played": "Donde se preparan y se juegan las partidas",
        "table-talk": "charla",
        "For everything else": "Para todo lo demás",
    },
}
"""Names and topics of the first server in other languages."""


def furnish(world: World, bot_name: str, people: Sequence[str], server: str) -> None:
    """Set up an empty world: the bot, some people, one server with a few channels."""
    bot = User(id=world.new_id(), name=bot_name, bot=True)
    world.keep(bot)
    for name in people:
        world.keep(User(id=world.new_id(), name=name))
    guild = add_server(world, server)
    guild.new = True
    world.keep(guild)
    for name, topic in (
        ("tables", "Where games are set up and played"),
        ("table-talk", "For everything else"),
    ):
        add_channel(world, guild, name, topic=topic)


def add_server(world: World, name: str) -> Guild:
    """Create a server owned by the first person, with everybody as a member."""
    guild_id, bot_role = world.new_id(), world.new_id()
    owner = world.people()[0]
    guild = Guild(
        id=guild_id,
        name=name,
        owner_id=owner.id,
        roles=[
            Role(id=guild_id, name="@everyone", permissions=int(permissions.USUAL)),
            Role(id=bot_role, name=world.bot.name, permissions=int(permissions.INVITED)),
        ],
        members={user.id: [] for user in world.people()} | {world.bot_id: [bot_role]},
    )
    world.keep(guild)
    world.dispatch("GUILD_CREATE", wire.guild_json(world, guild), guild.id)
    return guild


def add_channel(
    world: World,
    guild: Guild,
    name: str,
    kind: ChannelType = ChannelType.TEXT,
    *,
    topic: str | None = None,
) -> Channel:
    """Create a channel at the end of a server's list."""
    position = sum(channel.guild_id == guild.id for channel in world.channels.values())
    channel = Channel(
        id=world.new_id(),
        type=kind,
        name=name,
        guild_id=guild.id,
        position=position,
        topic=topic,
    )
    world.keep(channel)
    world.dispatch("CHANNEL_CREATE", wire.channel_json(world, channel), guild.id)
    _show_name(world, channel)
    return channel


def open_thread(
    world: World,
    parent: Channel,
    kind: ChannelType,
    name: str,
    minutes: int,
    *,
    invitable: bool = True,
    tags: Sequence[str] = (),
    thread_id: str | None = None,
    owner_id: str | None = None,
) -> Channel:
    """Open a thread, by the bot unless another owner is named."""
    guild_id = parent.guild_id or ""
    if len(world.threads_of(guild_id)) >= MOST_ACTIVE_THREADS:
        raise Rejected(160006)
    owner = owner_id or world.bot_id
    thread = Channel(
        id=thread_id or world.new_id(),
        type=kind,
        name=name,
        guild_id=guild_id,
        parent_id=parent.id,
        thread=ThreadState(
            owner_id=owner,
            members=[owner],
            active_at=world.clock.now(),
            minutes=minutes,
            invitable=invitable,
            tags=list(tags),
        ),
    )
    world.keep(thread)
    payload = wire.channel_json(world, thread) | {"newly_created": True}
    world.dispatch("THREAD_CREATE", payload, guild_id)
    _show_name(world, thread)
    return thread


def keep_changed(world: World, channel: Channel) -> None:
    """Store a changed channel and tell everybody."""
    world.keep(channel)
    name = "THREAD_UPDATE" if channel.type in THREADS else "CHANNEL_UPDATE"
    world.dispatch(name, wire.channel_json(world, channel), channel.guild_id)
    _show_name(world, channel)


def members_changed(
    world: World, thread: Channel, *, added: Sequence[str] = (), removed: Sequence[str] = ()
) -> None:
    """Tell the bot about people who joined a thread or left it."""
    state = thread.thread
    assert state is not None
    payload = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": len(state.members),
        "added_members": [
            wire.thread_member_json(thread, user_id) | {"presence": None, "member": None}
            for user_id in added
        ],
        "removed_member_ids": list(removed),
    }
    # Without the members intent the bot is told only of its own coming and going.
    if world.bot_id in (*added, *removed):
        world.dispatch("THREAD_MEMBERS_UPDATE", payload, thread.guild_id)
    world.live.tell("channel", {"channel_id": thread.id})


def remove(world: World, channel: Channel) -> None:
    """Delete a channel or thread with everything in it."""
    for below in [c for c in world.channels.values() if c.parent_id == channel.id]:
        remove(world, below)
    for message in [m for m in world.messages.values() if m.channel_id == channel.id]:
        posting.delete(world, message)
    viewers = world.viewers(channel)
    payload = wire.channel_json(world, channel)
    world.forget(channel)
    name = "THREAD_DELETE" if channel.type in THREADS else "CHANNEL_DELETE"
    world.dispatch(name, payload, channel.guild_id)
    world.live.tell("channel_gone", {"channel_id": channel.id}, viewers)


def settle_language(world: World, locale: str) -> None:
    """Have each new server take the language of the first reader, as that of its owner."""
    for guild in [each for each in world.guilds.values() if each.new]:
        changed = guild.locale != locale
        words = FURNITURE.get(locale, {})
        guild.new, guild.locale = False, locale
        guild.name = words.get(guild.name, guild.name)
        world.keep(guild)
        _rename_channels(world, guild, words)
        if changed:
            world.dispatch("GUILD_UPDATE", wire.settings_json(world, guild), guild.id)


def _rename_channels(world: World, guild: Guild, words: Mapping[str, str]) -> None:
    """Give the channels of a server the names and topics of another language."""
    for channel in [each for each in world.channels.values() if each.guild_id == guild.id]:
        if channel.name in words:
            channel.name = words[channel.name]
            channel.topic = words.get(channel.topic or "", channel.topic)
            keep_changed(world, channel)


def remove_server(world: World, guild: Guild) -> None:
    """Remove the bot from a server, with all its channels."""
    for channel in [c for c in world.channels.values() if c.guild_id == guild.id]:
        if channel.id in world.channels:
            remove(world, channel)
    world.forget(guild)
    world.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": False}, guild.id)


def deny(world: World, channel: Channel, permission: Permission, *, denied: bool = True) -> None:
    """Take a permission from the bot in one channel, or give it back."""
    for overwrite in channel.overwrites:
        if overwrite.id == world.bot_id:
            break
    else:
        overwrite = Overwrite(id=world.bot_id, person=True)
        channel.overwrites.append(overwrite)
    if denied:
        overwrite.deny |= permission
    else:
        overwrite.deny &= ~permission
    keep_changed(world, channel)


def grant(world: World, guild: Guild, user_id: str, permission: Permission) -> None:
    """Give a person a role with a permission, such as a moderator's, and the access it brings."""
    hidden = [c for c in world.channels.values() if user_id not in world.viewers(c)]
    role = Role(id=world.new_id(), name=str(permission.name), permissions=int(permission))
    guild.roles.append(role)
    guild.members[user_id].append(role.id)
    world.keep(guild)
    payload = {"guild_id": guild.id, "role": wire.role_json(role, len(guild.roles) - 1)}
    world.dispatch("GUILD_ROLE_CREATE", payload, guild.id)
    for channel in hidden:
        if user_id in world.viewers(channel):
            posting.reveal(world, channel, user_id)


def _show_name(world: World, channel: Channel) -> None:
    """Log that everybody who can see a channel reads its name and topic."""
    texts = [channel.name, channel.topic or ""]
    viewers = world.viewers(channel)
    world.log.show("channel", channel.id, world.clock.now(), viewers, texts)
    world.live.tell("channel", {"channel_id": channel.id}, viewers)
