"""All objects of the pretend Discord, found by id and kept in the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from bot.sandbox.change_feed import Live
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.clock import Clock
from bot.sandbox.world import permissions
from bot.sandbox.world.journal import Journal
from bot.sandbox.world.logbook import Logbook
from bot.sandbox.world.messages import Messages
from bot.sandbox.world.model import (
    THREADS,
    Attachment,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Entity,
    Guild,
    Interaction,
    InteractionType,
    Message,
    User,
)
from bot.sandbox.world.permissions import Permission

E = TypeVar("E", bound=Entity)

DISCORD_EPOCH = 1_420_070_400
TOKEN_LIFE = 15 * 60
TOKEN_MEMORY = 2 * 60 * 60
KINDS: dict[str, type[Entity]] = {
    kind.__name__.lower(): kind
    for kind in (User, Guild, Channel, Message, Interaction, Command, Emoji)
}

GatewayListener = Callable[[str, Json, str | None], None]


class World:
    """The state of the pretend Discord.

    Private answers live in memory only, as they do in a real client. `bot_id` is the id of the
    application as well.
    """

    def __init__(self, clock: Clock, journal: Journal, *, keep_log: int | None = None) -> None:
        self.clock = clock
        self.journal = journal
        self.log = Logbook(keep_log)
        self.live = Live()
        self.base_url = ""
        self.gateway_listeners: list[GatewayListener] = []
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages = Messages()
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, Command] = {}
        self.emojis: dict[str, Emoji] = {}
        self.files: dict[str, bytes] = {}
        self.uploads: dict[str, Attachment] = {}
        """Files sent with a command."""
        self._last_id = 0
        self._shelves: dict[type[Entity], dict[str, Any]] = {
            User: self.users,
            Guild: self.guilds,
            Channel: self.channels,
            Message: self.messages,
            Interaction: self.interactions,
            Command: self.commands,
            Emoji: self.emojis,
        }
        self._load()

    # Ids and keeping

    def new_id(self) -> str:
        """Return a fresh id that carries the time, larger than every id before it."""
        born = int((self.clock.now() - DISCORD_EPOCH) * 1000) << 22
        self._last_id = max(self._last_id + 1, born)
        return str(self._last_id)

    def keep(self, thing: Entity) -> None:
        """Store a new or changed object, also in the journal."""
        self._shelves[type(thing)][thing.id] = thing
        self._last_id = max(self._last_id, int(thing.id))
        if _lasts(thing):
            self.journal.put(_key(thing), msgspec.json.encode(thing))

    def forget(self, thing: Entity) -> None:
        """Delete an object for good."""
        if self._shelves[type(thing)].pop(thing.id, None) is not None:
            self.journal.delete(_key(thing))

    def keep_file(self, file_id: str, content: bytes, *, lasting: bool = True) -> None:
        """Store the bytes of an attachment or emoji."""
        self.files[file_id] = content
        if lasting:
            self.journal.put(f"file/{file_id}", content)

    def forget_file(self, file_id: str) -> None:
        if self.files.pop(file_id, None) is not None:
            self.journal.delete(f"file/{file_id}")

    def entries(self) -> Iterator[tuple[str, bytes]]:
        """Yield everything that belongs in the journal now."""
        lasting_files = set(self.emojis)
        for shelf in self._shelves.values():
            for thing in shelf.values():
                if not _lasts(thing):
                    continue
                if isinstance(thing, Message):
                    lasting_files.update(file.id for file in thing.attachments)
                yield _key(thing), msgspec.json.encode(thing)
        for file_id, content in self.files.items():
            if file_id in lasting_files:
                yield f"file/{file_id}", content

    def replace_all(self, entries: Iterable[tuple[str, bytes]]) -> None:
        """Replace everything, here and in the journal, with these entries."""
        for key, _ in list(self.entries()):
            self.journal.delete(key)
        for shelf in (*self._shelves.values(), self.files):
            shelf.clear()
        for key, value in entries:
            self.journal.put(key, value)
        self._load()

    def _load(self) -> None:
        for key, value in self.journal.load():
            kind, _, name = key.partition("/")
            if kind == "file":
                self.files[name] = value
            else:
                thing = msgspec.json.decode(value, type=KINDS[kind])
                self._shelves[type(thing)][thing.id] = thing
            self._last_id = max(self._last_id, int(name))
        for shelf in self._shelves.values():
            ordered = sorted(shelf.items(), key=lambda entry: int(entry[0]))
            shelf.clear()
            for name, thing in ordered:
                shelf[name] = thing

    # Looking up, or refusing as Discord does

    @property
    def bot(self) -> User:
        return next(user for user in self.users.values() if user.bot)

    @property
    def bot_id(self) -> str:
        return self.bot.id

    def people(self) -> list[User]:
        """Return the pretend persons, oldest first."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, user_id: str) -> User:
        return _find(self.users, user_id, 10013)

    def guild(self, guild_id: str) -> Guild:
        return _find(self.guilds, guild_id, 10004)

    def channel(self, channel_id: str) -> Channel:
        """Find a channel; a thread silent for too long is archived first."""
        channel = _find(self.channels, channel_id, 10003)
        self._archive_if_silent(channel)
        return channel

    def message(self, channel_id: str, message_id: str) -> Message:
        """Find a message that everybody in the channel can see; ephemeral ones do not exist."""
        message = _find(self.messages, message_id, 10008)
        if message.channel_id != channel_id or message.ephemeral_for:
            raise Rejected(10008)
        return message

    def history(self, channel_id: str, viewer: str | None = None) -> list[Message]:
        """Return a channel's messages in order, with the ephemeral ones of one viewer."""
        return [
            message
            for message in self.messages.by_channel[channel_id].values()
            if message.channel_id == channel_id
            and (not message.ephemeral_for or message.ephemeral_for == viewer)
            and not (message.dismissed and message.ephemeral_for)
        ]

    def dm_with(self, user_id: str) -> Channel:
        """Find or open the DM between the bot and somebody."""
        for channel in self.channels.values():
            if channel.type == ChannelType.DM and user_id in channel.recipients:
                return channel
        channel = Channel(id=self.new_id(), type=ChannelType.DM, recipients=[user_id])
        self.keep(channel)
        self.live.tell("channel", {"channel_id": channel.id}, [user_id])
        return channel

    def threads_of(self, guild_id: str) -> list[Channel]:
        """Return the active threads of a server."""
        return [
            channel
            for channel in list(self.channels.values())
            if channel.guild_id == guild_id
            and channel.thread
            and not self.channel(channel.id).thread_archived
        ]

    # Permissions

    def permissions_of(self, channel: Channel, user_id: str) -> int:
        """Return a person's permissions in a channel, thread or DM."""
        if channel.guild_id is None:
            member = user_id == self.bot_id or user_id in channel.recipients
            return int(permissions.USUAL) if member else 0
        guild = self.guild(channel.guild_id)
        place = channel
        if channel.type in THREADS and channel.parent_id in self.channels:
            place = self.channels[channel.parent_id]
        allowed = permissions.in_channel(guild, place, user_id)
        if channel.type == ChannelType.PRIVATE_THREAD and channel.thread:
            inside = user_id in channel.thread.members or allowed & Permission.MANAGE_THREADS
            return allowed if inside else 0
        return allowed

    def viewers(self, channel: Channel) -> frozenset[str]:
        """Return the people who can read a channel."""
        return frozenset(
            user.id
            for user in self.people()
            if self.permissions_of(channel, user.id) & Permission.VIEW_CHANNEL
        )

    def require(self, channel: Channel, *needed: Permission) -> None:
        """Refuse unless the bot sees the channel and has the permissions."""
        allowed = self.permissions_of(channel, self.bot_id)
        if not allowed & Permission.VIEW_CHANNEL:
            raise Rejected(50001)
        if any(not allowed & permission for permission in needed):
            raise Rejected(50013)

    # Time

    def _archive_if_silent(self, channel: Channel) -> None:
        thread = channel.thread
        if thread is None or thread.archived:
            return
        deadline = thread.active_at + thread.minutes * 60
        if self.clock.now() >= deadline:
            thread.archived = True
            thread.archived_at = deadline
            self.keep(channel)

    def drop_old_interactions(self) -> None:
        """Delete interactions whose tokens expired long ago."""
        limit = self.clock.now() - TOKEN_MEMORY
        for interaction in list(self.interactions.values()):
            if interaction.at >= limit:
                break
            self.forget(interaction)

    def dispatch(self, name: str, payload: Json, guild_id: str | None) -> None:
        """Send a gateway event to the bot."""
        for listener in self.gateway_listeners:
            listener(name, payload, guild_id)


def _key(thing: Entity) -> str:
    return f"{type(thing).__name__.lower()}/{thing.id}"


def _lasts(thing: Entity) -> bool:
    """Return whether a restart keeps an object: not private answers, not half-typed options."""
    if isinstance(thing, Interaction):
        return thing.type != InteractionType.AUTOCOMPLETE
    return not (isinstance(thing, Message) and thing.ephemeral_for)


def _find(shelf: dict[str, E], name: str, code: int) -> E:
    try:
        return shelf[name]
    except KeyError:
        raise Rejected(code) from None
