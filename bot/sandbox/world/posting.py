"""Posting, editing and deleting messages, with their viewers, notifications and files."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox import wire
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.checks.kinds import Kind
from bot.sandbox.checks.messages import Draft
from bot.sandbox.world.logbook import Notification, SeenFile, strings_in
from bot.sandbox.world.mentions import notified_users
from bot.sandbox.world.model import THREADS, Channel, ChannelType, Flag, Interaction, Message
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.returned_components import fill
from bot.sandbox.world.world import World

NONCE_MEMORY = 5 * 60
REPLY = 19
COMMAND_REPLY = 20
OLD_MESSAGE = 60 * 60
MOST_PRIVATE = 50


def post(
    world: World,
    channel: Channel,
    author_id: str,
    draft: Draft,
    *,
    interaction: Interaction | None = None,
    ephemeral: bool = False,
) -> Message:
    """Put a new message into a channel; the same nonce within minutes returns the old one."""
    if draft.enforce_nonce and draft.nonce is not None:
        earlier = _same_nonce(world, channel, author_id, draft.nonce)
        if earlier is not None:
            return earlier
    if not ephemeral:
        # A private answer neither wakes an archived thread nor is stopped by a locked one.
        wake_thread(world, channel)
    message = Message(
        id=world.new_id(),
        channel_id=channel.id,
        author_id=author_id,
        at=world.clock.now(),
        type=REPLY if draft.reply_to else 0,
        flags=draft.flags & ~Flag.EPHEMERAL,
        nonce=draft.nonce,
        reply_to=draft.reply_to,
    )
    if interaction is not None:
        _answer_to(world, message, interaction, ephemeral=ephemeral)
    fill(world, message, draft)
    if not message.is_loading and not message.ephemeral_for:
        _notify(world, channel, message, draft)
    world.keep(message)
    show(world, message, "message")
    return message


def _answer_to(
    world: World, message: Message, interaction: Interaction, *, ephemeral: bool
) -> None:
    message.interaction_id = interaction.id
    message.interaction_type = interaction.type
    message.invoked_by = interaction.user_id
    message.invoked = interaction.invoked
    if interaction.invoked:
        message.type = COMMAND_REPLY
    if ephemeral:
        message.flags |= Flag.EPHEMERAL
        message.ephemeral_for = interaction.user_id
        _forget_old_private(world, interaction.user_id)


def edit(world: World, message: Message, draft: Draft) -> Message:
    """Change a message; a mention added by an edit notifies nobody."""
    was_loading = message.is_loading
    message.flags = (draft.flags | (message.flags & Flag.EPHEMERAL)) & ~Flag.LOADING
    fill(world, message, draft)
    if not was_loading:
        message.edited_at = world.clock.now()
    world.keep(message)
    show(world, message, "edit")
    return message


def delete(world: World, message: Message) -> None:
    """Delete a message, with its files."""
    viewers = who_sees(world, message)
    for file in message.attachments:
        world.forget_file(file.id)
    channel = world.channels.get(message.channel_id)
    if channel is not None and message.id in channel.pins:
        channel.pins.remove(message.id)
        world.keep(channel)
    world.forget(message)
    body = {"channel_id": message.channel_id, "message_id": message.id}
    world.live.tell("message_gone", body, viewers)


def refuse_old_edit(world: World, message: Message, retry_after: float) -> None:
    """Throttle edits of messages that are older than an hour."""
    if world.clock.now() - message.at > OLD_MESSAGE:
        raise Rejected(30046, headers={"Via": "1.1 sandbox"}, retry_after=retry_after)


def who_sees(world: World, message: Message) -> frozenset[str]:
    """Return the people who see a message."""
    if message.ephemeral_for:
        return frozenset({message.ephemeral_for})
    channel = world.channels.get(message.channel_id)
    return frozenset() if channel is None else world.viewers(channel)


def show(world: World, message: Message, kind: str, viewers: frozenset[str] | None = None) -> None:
    """Log what people see of a message, and tell their pages."""
    eyes = who_sees(world, message) if viewers is None else viewers
    texts = [message.content, *strings_in(message.embeds), *strings_in(message.components)]
    if message.invoked:
        texts.append(message.invoked)
    files = [
        SeenFile(file.filename, file.description, world.files[file.id])
        for file in message.attachments
    ]
    shown = [text for text in texts if text]
    world.log.show(kind, message.id, world.clock.now(), eyes, shown, files)
    body = {"channel_id": message.channel_id, "message_id": message.id}
    world.live.tell("message", body, eyes)


def let_in(world: World, thread: Channel, user_id: str) -> bool:
    """Add a person to a thread, who then sees all its messages; False if already in."""
    state = thread.thread
    if state is None:
        raise Rejected(50024)
    if user_id in state.members:
        return False
    could_see = user_id in world.viewers(thread)
    state.members.append(user_id)
    world.keep(thread)
    if not could_see and user_id in world.viewers(thread):
        reveal(world, thread, user_id)
    world.live.tell("channel", {"channel_id": thread.id})
    return True


def reveal(world: World, channel: Channel, user_id: str) -> None:
    """Log that a person can now read a channel with its whole history."""
    only = frozenset({user_id})
    world.log.show("channel", channel.id, world.clock.now(), only, [channel.name])
    for message in world.history(channel.id):
        show(world, message, "message", only)


def wake_thread(world: World, channel: Channel) -> None:
    """Unarchive a thread that gets a message; a locked one stays closed."""
    state = channel.thread
    if state is None:
        return
    if state.archived:
        if state.locked:
            raise Rejected(50083)
        state.archived = False
        world.dispatch("THREAD_UPDATE", wire.channel_json(world, channel), channel.guild_id)
        world.live.tell("channel", {"channel_id": channel.id})
    state.active_at = world.clock.now()
    world.keep(channel)


def text_displays(components: list[Json]) -> Iterator[str]:
    """Yield the texts of V2 components in reading order."""
    for component in components:
        if component.get("type") == Kind.TEXT:
            yield str(component["content"])
        yield from text_displays(component.get("components") or [])


def _forget_old_private(world: World, user_id: str) -> None:
    """Drop old private answers, as a reloaded client does."""
    for message in list(world.messages.private_to[user_id].values())[:-MOST_PRIVATE]:
        delete(world, message)


def _same_nonce(world: World, channel: Channel, author_id: str, nonce: str) -> Message | None:
    since = world.clock.now() - NONCE_MEMORY
    for message in reversed(world.messages.values()):
        if message.at < since:
            return None
        if (message.nonce, message.channel_id, message.author_id) == (nonce, channel.id, author_id):
            return message
    return None


def _notify(world: World, channel: Channel, message: Message, draft: Draft) -> None:
    """Notify the users that a new message mentions; in a DM its owner."""
    silent = bool(message.flags & Flag.SILENT)
    texts = [message.content, *text_displays(message.components)]
    if channel.type == ChannelType.DM:
        heard, reason = list(channel.recipients), "dm"
        if message.interaction_id is not None or message.author_id != world.bot_id:
            heard = []
    else:
        guild = world.guild(channel.guild_id or "")
        eligible = _reachable(world, channel)
        allowed = world.permissions_of(channel, message.author_id)
        reason = "mention"
        heard = notified_users(
            texts,
            draft.allowed,
            guild,
            eligible,
            may_ring_everyone=bool(allowed & Permission.MENTION_EVERYONE),
        )
        if channel.type in THREADS:
            for user_id in heard:
                let_in(world, channel, user_id)
    message.heard = [who for who in heard if not world.users[who].bot]
    for user_id in message.heard:
        world.log.notifications.append(
            Notification(
                user_id,
                channel.id,
                message.id,
                reason,
                silent,
                "\n".join(text for text in texts if text),
                world.clock.now(),
            )
        )


def _reachable(world: World, channel: Channel) -> frozenset[str]:
    """Return the users who can be mentioned; a private thread adds those of its channel."""
    if channel.type == ChannelType.PRIVATE_THREAD and channel.parent_id in world.channels:
        return world.viewers(world.channels[channel.parent_id])
    return world.viewers(channel)
