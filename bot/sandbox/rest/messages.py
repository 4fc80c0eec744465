"""REST routes for messages, pins, reactions and the answers to interactions."""

from __future__ import annotations

from bot.sandbox import wire
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.checks.messages import read_message
from bot.sandbox.clock import iso
from bot.sandbox.rest import answers
from bot.sandbox.rest.requests import Answer, Call, RestRoute
from bot.sandbox.world import posting
from bot.sandbox.world.model import Channel, ChannelType, Message
from bot.sandbox.world.permissions import Permission

MOST_PINS = 250
QUIET_KINDS = (ChannelType.CATEGORY, ChannelType.FORUM)


def create_message(call: Call) -> Answer:
    """POST /channels/{channel}/messages"""
    world = call.world
    channel = call.world.channel(call["channel"])
    if channel.type in QUIET_KINDS:
        raise Rejected(50008)
    _require_write(call, channel)
    if not all(world.users[user_id].accepts_dms for user_id in channel.recipients):
        raise Rejected(50007)
    if channel.thread_archived and channel.thread and channel.thread.locked:
        raise Rejected(50083)
    draft = read_message(world, call.form, call.uploads)
    if draft.reply_to is not None:
        world.message(channel.id, draft.reply_to)
    message = posting.post(world, channel, world.bot_id, draft)
    return wire.message_json(world, message)


def _require_write(call: Call, channel: Channel) -> None:
    """Require the permissions this message needs: writing, files, links."""
    if channel.type == ChannelType.DM:
        call.world.require(channel)
        return
    write = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    needed = [write]
    if call.uploads:
        needed.append(Permission.ATTACH_FILES)
    if call.form.has_value("embeds") and call.form.value["embeds"]:
        needed.append(Permission.EMBED_LINKS)
    call.world.require(channel, *needed)


def list_messages(call: Call) -> Answer:
    """GET /channels/{channel}/messages, newest first"""
    channel = call.world.channel(call["channel"])
    call.world.require(channel, Permission.READ_MESSAGE_HISTORY)
    limit = call.count("limit", 50, 100)
    found = call.world.history(channel.id)
    query = call.query
    if "before" in query:
        found = [each for each in found if int(each.id) < int(query["before"])][-limit:]
    elif "after" in query:
        found = [each for each in found if int(each.id) > int(query["after"])][:limit]
    elif "around" in query:
        middle = int(query["around"])
        nearest = sorted(found, key=lambda each: abs(int(each.id) - middle))[:limit]
        found = sorted(nearest, key=lambda each: int(each.id))
    else:
        found = found[-limit:]
    return [wire.message_json(call.world, message) for message in reversed(found)]


def get_message(call: Call) -> Answer:
    """GET /channels/{channel}/messages/{message}"""
    channel, message = _message(call)
    call.world.require(channel, Permission.READ_MESSAGE_HISTORY)
    return wire.message_json(call.world, message)


def edit_message(call: Call) -> Answer:
    """PATCH /channels/{channel}/messages/{message}"""
    world = call.world
    channel, message = _message(call)
    if message.author_id != world.bot_id:
        raise Rejected(50005)
    if channel.thread_archived:
        raise Rejected(50083)
    world.require(channel)
    posting.refuse_old_edit(world, message, call.old_edit_pause)
    draft = read_message(world, call.form, call.uploads, message)
    return wire.message_json(world, posting.edit(world, message, draft))


def delete_message(call: Call) -> None:
    """DELETE /channels/{channel}/messages/{message}"""
    channel, message = _message(call)
    needed = [] if message.author_id == call.world.bot_id else [Permission.MANAGE_MESSAGES]
    call.world.require(channel, *needed)
    if channel.thread_archived:
        raise Rejected(50083)
    posting.delete(call.world, message)


def _message(call: Call) -> tuple[Channel, Message]:
    channel = call.world.channel(call["channel"])
    call.world.require(channel)
    return channel, call.world.message(channel.id, call["message"])


def typing(call: Call) -> None:
    """POST /channels/{channel}/typing"""
    channel = call.world.channel(call["channel"])
    call.world.require(channel)
    body = {"channel_id": channel.id}
    call.world.live.tell("typing", body, call.world.viewers(channel))


def list_pins(call: Call) -> Answer:
    """GET /channels/{channel}/messages/pins"""
    channel = call.world.channel(call["channel"])
    call.world.require(channel, Permission.READ_MESSAGE_HISTORY)
    limit = call.count("limit", 50, 50)
    pinned = [call.world.messages[name] for name in reversed(channel.pins)]
    items = [
        {"pinned_at": iso(each.at), "message": wire.message_json(call.world, each)}
        for each in pinned[:limit]
    ]
    return {"items": items, "has_more": len(pinned) > limit}


def pin(call: Call) -> None:
    """PUT /channels/{channel}/messages/pins/{message}"""
    channel, message = _pinnable(call)
    if message.id in channel.pins:
        return
    if len(channel.pins) >= MOST_PINS:
        raise Rejected(30003)
    channel.pins.append(message.id)
    call.world.keep(channel)
    _tell_pins(call, channel)


def unpin(call: Call) -> None:
    """DELETE /channels/{channel}/messages/pins/{message}"""
    channel, message = _pinnable(call)
    if message.id in channel.pins:
        channel.pins.remove(message.id)
        call.world.keep(channel)
        _tell_pins(call, channel)


def _pinnable(call: Call) -> tuple[Channel, Message]:
    channel, message = _message(call)
    if channel.guild_id is not None:
        call.world.require(channel, Permission.PIN_MESSAGES)
    if channel.thread_archived:
        raise Rejected(50083)
    return channel, message


def _tell_pins(call: Call, channel: Channel) -> None:
    payload = {"channel_id": channel.id, "guild_id": channel.guild_id}
    call.world.dispatch("CHANNEL_PINS_UPDATE", payload, channel.guild_id)
    call.world.live.tell("channel", {"channel_id": channel.id})


def react(call: Call) -> None:
    """PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me"""
    channel, message = _message(call)
    call.world.require(channel, Permission.ADD_REACTIONS, Permission.READ_MESSAGE_HISTORY)
    if call["emoji"] not in message.reactions:
        message.reactions.append(call["emoji"])
        call.world.keep(message)
        posting.show(call.world, message, "edit")


def unreact(call: Call) -> None:
    """DELETE /channels/{channel}/messages/{message}/reactions/{emoji}/@me"""
    _, message = _message(call)
    if call["emoji"] in message.reactions:
        message.reactions.remove(call["emoji"])
        call.world.keep(message)
        posting.show(call.world, message, "edit")


def callback(call: Call) -> Answer:
    """POST /interactions/{interaction}/{token}/callback"""
    body = answers.callback(call.world, call["interaction"], call["token"], call.form, call.uploads)
    return body if _yes(call, "with_response") else None


def followup(call: Call) -> Answer:
    """POST /webhooks/{application}/{token}; without `wait` the message is not sent back"""
    message = answers.followup(
        call.world, call["application"], call["token"], call.form, call.uploads
    )
    return _answer_json(call, message) if _yes(call, "wait") else None


def get_answer(call: Call) -> Answer:
    """GET /webhooks/{application}/{token}/messages/{message}"""
    name = call["message"]
    message = answers.answer_message(call.world, call["application"], call["token"], name)
    return _answer_json(call, message)


def edit_answer(call: Call) -> Answer:
    """PATCH /webhooks/{application}/{token}/messages/{message}"""
    message = answers.edit_answer(
        call.world, call["application"], call["token"], call["message"], call.form, call.uploads
    )
    return _answer_json(call, message)


def delete_answer(call: Call) -> None:
    """DELETE /webhooks/{application}/{token}/messages/{message}"""
    answers.delete_answer(call.world, call["application"], call["token"], call["message"])


def _yes(call: Call, key: str) -> bool:
    return call.query.get(key, "").lower() in ("1", "true")


def _answer_json(call: Call, message: Message) -> Json:
    return wire.message_json(call.world, message)


MESSAGE = "/channels/{channel}/messages/{message}"
REACTION = MESSAGE + "/reactions/{emoji}/@me"
PIN = "/channels/{channel}/messages/pins/{message}"
ANSWER = "/webhooks/{application}/{token}/messages/{message}"

ROUTES = [
    RestRoute("POST", "/channels/{channel}/messages", create_message),
    RestRoute("GET", "/channels/{channel}/messages", list_messages),
    RestRoute("GET", "/channels/{channel}/messages/pins", list_pins),
    RestRoute("PUT", PIN, pin),
    RestRoute("DELETE", PIN, unpin),
    RestRoute("GET", MESSAGE, get_message),
    RestRoute("PATCH", MESSAGE, edit_message),
    RestRoute("DELETE", MESSAGE, delete_message),
    RestRoute("PUT", REACTION, react),
    RestRoute("DELETE", REACTION, unreact),
    RestRoute("POST", "/channels/{channel}/typing", typing),
    RestRoute("POST", "/interactions/{interaction}/{token}/callback", callback, public=True),
    RestRoute("POST", "/webhooks/{application}/{token}", followup, public=True),
    RestRoute("GET", ANSWER, get_answer, public=True),
    RestRoute("PATCH", ANSWER, edit_answer, public=True),
    RestRoute("DELETE", ANSWER, delete_answer, public=True),
]
