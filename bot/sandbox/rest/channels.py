"""REST routes for channels, threads and DMs."""

from __future__ import annotations

from bot.sandbox import wire
from bot.sandbox.checks.body import Form
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.checks.messages import read_message
from bot.sandbox.rest.requests import Answer, Call, RestRoute
from bot.sandbox.world import places, posting
from bot.sandbox.world.model import THREADS, Channel, ChannelType, Tag
from bot.sandbox.world.permissions import Permission

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def get_channel(call: Call) -> Answer:
    """GET /channels/{channel}"""
    channel = call.world.channel(call["channel"])
    call.world.require(channel)
    return wire.channel_json(call.world, channel)


def edit_channel(call: Call) -> Answer:
    """PATCH /channels/{channel}"""
    world = call.world
    channel = world.channel(call["channel"])
    if channel.type == ChannelType.DM:
        raise Rejected(50003)
    form = call.form
    if not form.is_object():
        form.done()
    if channel.thread is not None:
        _edit_thread(call, channel)
    else:
        world.require(channel, Permission.MANAGE_CHANNELS)
        name = form.text("name", least=1, most=100)
        topic = form.text("topic", most=4096 if channel.type == ChannelType.FORUM else 1024)
        tags = _tags(call) if form.has_value("available_tags") else None
        form.done()
        channel.name = channel.name if name is None else name
        channel.topic = topic if form.has("topic") else channel.topic
        channel.tags = channel.tags if tags is None else tags
    places.keep_changed(world, channel)
    return wire.channel_json(world, channel)


def _edit_thread(call: Call, channel: Channel) -> None:
    """Rename, archive, lock or reopen a thread."""
    world, form, thread = call.world, call.form, channel.thread
    assert thread is not None
    own = thread.owner_id == world.bot_id
    reopening = form.value.get("archived") is False
    if thread.archived and not reopening:
        raise Rejected(50083)
    locking = form.has("locked") and bool(form.value["locked"]) != thread.locked
    needs_power = not own or locking or (thread.locked and reopening)
    world.require(channel, *([Permission.MANAGE_THREADS] if needs_power else []))
    name = form.text("name", least=1, most=100)
    minutes = form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    tags = [str(tag.value) for tag in form.each("applied_tags", most=5)]
    flags = {
        key: form.flag(key) for key in ("archived", "locked", "invitable") if form.has_value(key)
    }
    form.done()
    channel.name = channel.name if name is None else name
    thread.minutes = thread.minutes if minutes is None else minutes
    if form.has_value("applied_tags"):
        thread.tags = tags
    thread.locked = flags.get("locked", thread.locked)
    thread.invitable = flags.get("invitable", thread.invitable)
    if "archived" in flags:
        thread.archived = flags["archived"]
        thread.archived_at = world.clock.now()
        thread.active_at = world.clock.now()


def _tags(call: Call) -> list[Tag]:
    tags = []
    for entry in call.form.each("available_tags", most=20):
        if entry.is_object():
            name = entry.text("name", least=1, most=20, required=True)
            known = entry.snowflake("id")
            tags.append(Tag(id=known or call.world.new_id(), name=name or ""))
    return tags


def delete_channel(call: Call) -> Answer:
    """DELETE /channels/{channel}"""
    channel = call.world.channel(call["channel"])
    if channel.type == ChannelType.DM:
        raise Rejected(50003)
    power = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
    call.world.require(channel, power)
    answer = wire.channel_json(call.world, channel)
    places.remove(call.world, channel)
    return answer


def open_dm(call: Call) -> Answer:
    """POST /users/@me/channels"""
    user_id = call.form.snowflake("recipient_id", required=True)
    call.form.done()
    user = call.world.users.get(user_id or "")
    if user is None or user.bot:
        raise Rejected(50033)
    return wire.channel_json(call.world, call.world.dm_with(user.id))


def create_thread(call: Call) -> Answer:
    """POST /channels/{channel}/threads, in a forum together with its first message"""
    world = call.world
    parent = world.channel(call["channel"])
    form = call.form
    if parent.type not in (ChannelType.TEXT, ChannelType.NEWS, ChannelType.FORUM):
        raise Rejected(50024)
    if not form.is_object():
        form.done()
    kind = ChannelType.PUBLIC_THREAD
    if parent.type != ChannelType.FORUM:
        chosen = form.one_of("type", [int(thread) for thread in THREADS])
        kind = ChannelType(chosen or ChannelType.PRIVATE_THREAD)
        private = kind == ChannelType.PRIVATE_THREAD
        power = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        world.require(parent, power)
    else:
        # A post of a forum is a message, so that is the permission it needs.
        world.require(parent, Permission.SEND_MESSAGES)
    name, minutes = _thread_head(form)
    tags = [str(tag.value) for tag in form.each("applied_tags", most=5)]
    unknown = set(tags) - {tag.id for tag in parent.tags}
    if unknown:
        form.at("applied_tags").fault("FORUM_TAG_UNKNOWN", "Unknown tag")
    form.done()
    if parent.requires_tag and not tags:
        raise Rejected(40067)
    draft = None
    if parent.type == ChannelType.FORUM:
        if not form.has_value("message"):
            form.at("message").fault("BASE_TYPE_REQUIRED", "This field is required")
        form.done()
        draft = read_message(world, form.at("message"), call.uploads)
    invitable = form.flag("invitable") if form.has_value("invitable") else True
    thread = places.open_thread(world, parent, kind, name, minutes, invitable=invitable, tags=tags)
    body = wire.channel_json(world, thread)
    if draft is not None:
        first = posting.post(world, thread, world.bot_id, draft)
        body["message"] = wire.message_json(world, first)
    return body


def create_thread_from_message(call: Call) -> Answer:
    """POST /channels/{channel}/messages/{message}/threads: it gets the message's id"""
    world = call.world
    parent = world.channel(call["channel"])
    if parent.type not in (ChannelType.TEXT, ChannelType.NEWS):
        raise Rejected(50024)
    world.require(parent, Permission.CREATE_PUBLIC_THREADS)
    message = world.message(parent.id, call["message"])
    if message.id in world.channels:
        raise Rejected(160004)
    name, minutes = _thread_head(call.form)
    call.form.done()
    thread = places.open_thread(
        world, parent, ChannelType.PUBLIC_THREAD, name, minutes, thread_id=message.id
    )
    return wire.channel_json(world, thread)


def _thread_head(form: Form) -> tuple[str, int]:
    name = form.text("name", least=1, most=100, required=True)
    minutes = form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    return name or "", minutes or 4320


def _thread(call: Call) -> Channel:
    channel = call.world.channel(call["channel"])
    if channel.thread is None:
        raise Rejected(50024)
    call.world.require(channel)
    return channel


def add_member(call: Call) -> None:
    """PUT /channels/{channel}/thread-members/{user}"""
    world = call.world
    thread = _thread(call)
    if thread.thread_archived:
        raise Rejected(50083)
    user_id = world.bot_id if call["user"] == "@me" else world.user(call["user"]).id
    parent = world.channel(thread.parent_id or "")
    if not world.permissions_of(parent, user_id) & Permission.VIEW_CHANNEL:
        raise Rejected(50001)
    if posting.let_in(world, thread, user_id):
        places.members_changed(world, thread, added=[user_id])


def remove_member(call: Call) -> None:
    """DELETE /channels/{channel}/thread-members/{user}"""
    world = call.world
    channel = _thread(call)
    thread = channel.thread
    assert thread is not None
    if channel.thread_archived:
        raise Rejected(50083)
    user_id = world.bot_id if call["user"] == "@me" else call["user"]
    own = thread.owner_id == world.bot_id and channel.type == ChannelType.PRIVATE_THREAD
    if user_id != world.bot_id and not own:
        world.require(channel, Permission.MANAGE_THREADS)
    if user_id not in thread.members:
        raise Rejected(10007)
    thread.members.remove(user_id)
    world.keep(channel)
    places.members_changed(world, channel, removed=[user_id])


def list_members(call: Call) -> Answer:
    """GET /channels/{channel}/thread-members"""
    channel = _thread(call)
    members = channel.thread.members if channel.thread else []
    return [wire.thread_member_json(channel, user_id) for user_id in members]


def get_member(call: Call) -> Answer:
    """GET /channels/{channel}/thread-members/{user}"""
    channel = _thread(call)
    if channel.thread is None or call["user"] not in channel.thread.members:
        raise Rejected(10007)
    return wire.thread_member_json(channel, call["user"])


def archived_threads(call: Call) -> Answer:
    """GET /channels/{channel}/threads/archived/{privacy}"""
    world = call.world
    parent = world.channel(call["channel"])
    world.require(parent, Permission.READ_MESSAGE_HISTORY)
    private = call["privacy"] == "private"
    if private:
        world.require(parent, Permission.MANAGE_THREADS)
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    found = [
        channel
        for channel in list(world.channels.values())
        if channel.parent_id == parent.id
        and channel.type == kind
        and world.channel(channel.id).thread_archived
    ]
    found.sort(key=lambda channel: -(channel.thread.archived_at if channel.thread else 0))
    return _thread_list(call, found[: call.count("limit", 50, 100)])


def active_threads(call: Call) -> Answer:
    """GET /guilds/{guild}/threads/active"""
    guild = call.world.guild(call["guild"])
    mine = call.world.threads_of(guild.id)
    return _thread_list(call, [t for t in mine if call.world.permissions_of(t, call.world.bot_id)])


def _thread_list(call: Call, threads: list[Channel]) -> Json:
    bot_id = call.world.bot_id
    return {
        "threads": [wire.channel_json(call.world, thread) for thread in threads],
        "members": [
            wire.thread_member_json(thread, bot_id)
            for thread in threads
            if thread.thread and bot_id in thread.thread.members
        ],
        "has_more": False,
    }


MEMBER = "/channels/{channel}/thread-members/{user}"

ROUTES = [
    RestRoute("GET", "/channels/{channel}", get_channel),
    RestRoute("PATCH", "/channels/{channel}", edit_channel),
    RestRoute("DELETE", "/channels/{channel}", delete_channel),
    RestRoute("POST", "/users/@me/channels", open_dm),
    RestRoute("POST", "/channels/{channel}/threads", create_thread),
    RestRoute("POST", "/channels/{channel}/messages/{message}/threads", create_thread_from_message),
    RestRoute("PUT", MEMBER, add_member),
    RestRoute("DELETE", MEMBER, remove_member),
    RestRoute("GET", "/channels/{channel}/thread-members", list_members),
    RestRoute("GET", MEMBER, get_member),
    RestRoute("GET", "/channels/{channel}/threads/archived/{privacy}", archived_threads),
    RestRoute("GET", "/guilds/{guild}/threads/active", active_threads),
]
