"""REST routes for the bot's login, its command tree, emojis, servers, members and roles."""

from __future__ import annotations

import base64
import binascii
import re

from bot.sandbox import wire
from bot.sandbox.checks.body import Form
from bot.sandbox.checks.commands import check_commands
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.rest.requests import Answer, Call, RestRoute
from bot.sandbox.world.model import Command, Emoji, Guild, Role
from bot.sandbox.world.permissions import Permission, in_guild

MOST_EMOJI_BYTES = 256 * 1024
MOST_EMOJIS = 2000
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


def get_me(call: Call) -> Answer:
    """GET /users/@me"""
    return wire.user_json(call.world.bot)


def get_application(call: Call) -> Answer:
    """GET /oauth2/applications/@me and /applications/@me"""
    return wire.application_json(call.world)


def get_gateway(call: Call) -> Answer:
    """GET /gateway/bot"""
    return {
        "url": call.world.base_url.replace("http", "ws", 1) + "/gw",
        "shards": 1,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000,
            "reset_after": 0,
            "max_concurrency": 1,
        },
    }


def get_user(call: Call) -> Answer:
    """GET /users/{user}"""
    return wire.user_json(call.world.user(call["user"]))


def list_guilds(call: Call) -> Answer:
    """GET /users/@me/guilds"""
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "owner": False,
            "permissions": str(int(in_guild(guild, call.world.bot_id))),
            "features": [],
        }
        for guild in call.world.guilds.values()
    ]


def get_guild(call: Call) -> Answer:
    """GET /guilds/{guild}"""
    return wire.guild_json(call.world, _guild(call))


def get_channels(call: Call) -> Answer:
    """GET /guilds/{guild}/channels"""
    return list(wire.guild_json(call.world, _guild(call))["channels"])


def get_member(call: Call) -> Answer:
    """GET /guilds/{guild}/members/{user}"""
    guild = _guild(call)
    if call["user"] not in guild.members:
        raise Rejected(10007)
    return wire.member_json(call.world, guild, call["user"])


def list_roles(call: Call) -> Answer:
    """GET /guilds/{guild}/roles"""
    return [wire.role_json(role, place) for place, role in enumerate(_guild(call).roles)]


def create_role(call: Call) -> Answer:
    """POST /guilds/{guild}/roles"""
    guild = _guild(call)
    _require(call, guild, Permission.MANAGE_ROLES)
    form = call.form
    name = form.text("name", most=100)
    mentionable = form.flag("mentionable")
    form.done()
    role = Role(
        id=call.world.new_id(),
        name=name or "new role",
        mentionable=mentionable,
        permissions=int(form.value.get("permissions") or 0),
    )
    guild.roles.append(role)
    call.world.keep(guild)
    described = wire.role_json(role, len(guild.roles) - 1)
    payload = {"guild_id": guild.id, "role": described}
    call.world.dispatch("GUILD_ROLE_CREATE", payload, guild.id)
    return described


def give_role(call: Call) -> None:
    """PUT /guilds/{guild}/members/{user}/roles/{role}"""
    roles = _member_roles(call)
    if call["role"] not in roles:
        roles.append(call["role"])
        call.world.keep(_guild(call))


def take_role(call: Call) -> None:
    """DELETE /guilds/{guild}/members/{user}/roles/{role}"""
    roles = _member_roles(call)
    if call["role"] in roles:
        roles.remove(call["role"])
        call.world.keep(_guild(call))


def _member_roles(call: Call) -> list[str]:
    guild = _guild(call)
    _require(call, guild, Permission.MANAGE_ROLES)
    if call["user"] not in guild.members:
        raise Rejected(10007)
    if call["role"] not in [role.id for role in guild.roles]:
        raise Rejected(10011)
    return guild.members[call["user"]]


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call["guild"])
    if call.world.bot_id not in guild.members:
        raise Rejected(50001)
    return guild


def _require(call: Call, guild: Guild, permission: Permission) -> None:
    if not in_guild(guild, call.world.bot_id) & permission:
        raise Rejected(50013)


def list_commands(call: Call) -> Answer:
    """GET /applications/{application}/commands, of a server with its id"""
    _own(call)
    guild_id = call.path.get("guild")
    return [
        wire.command_json(call.world, command)
        for command in call.world.commands.values()
        if command.guild_id == guild_id
    ]


def publish_commands(call: Call) -> Answer:
    """PUT /applications/{application}/commands: replace the tree, keep ids of same names"""
    world = call.world
    _own(call)
    guild_id = call.path.get("guild")
    if guild_id is not None:
        world.guild(guild_id)
    check_commands(call.form)
    before = {
        (command.payload.get("type", 1), command.name): command
        for command in list(world.commands.values())
        if command.guild_id == guild_id
    }
    for payload in call.form.value:
        old = before.pop((payload.get("type", 1), payload["name"]), None)
        name = world.new_id() if old is None else old.id
        world.keep(Command(id=name, guild_id=guild_id, payload=_without_id(payload)))
    for gone in before.values():
        world.forget(gone)
    world.live.tell("commands", {})
    return list_commands(call)


def _without_id(payload: Json) -> Json:
    return {key: value for key, value in payload.items() if key not in ("id", "version")}


def _own(call: Call) -> None:
    if call["application"] != call.world.bot_id:
        raise Rejected(20026, message="You are not authorized to act on this application")


def list_emojis(call: Call) -> Answer:
    """GET /applications/{application}/emojis"""
    _own(call)
    emojis = call.world.emojis.values()
    return {"items": [wire.emoji_json(call.world, emoji) for emoji in emojis]}


def create_emoji(call: Call) -> Answer:
    """POST /applications/{application}/emojis"""
    world = call.world
    _own(call)
    form = call.form
    name = form.text("name", least=2, most=32, required=True)
    if name and not EMOJI_NAME.fullmatch(name):
        form.at("name").fault("STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name and name in [emoji.name for emoji in world.emojis.values()]:
        form.at("name").fault("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "The name is already taken")
    content, kind = _image(form)
    if len(world.emojis) >= MOST_EMOJIS:
        raise Rejected(30008, message="Maximum number of emojis reached")
    form.done()
    emoji = Emoji(id=world.new_id(), name=name or "", animated=kind == "gif")
    world.keep_file(emoji.id, content)
    world.keep(emoji)
    return wire.emoji_json(world, emoji)


def _image(form: Form) -> tuple[bytes, str]:
    text = form.text("image", least=1, most=MOST_EMOJI_BYTES * 2, required=True)
    found = IMAGE.fullmatch(text or "")
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if text and (not found or not content):
        form.at("image").fault("IMAGE_INVALID", "Invalid image data")
    elif len(content) > MOST_EMOJI_BYTES:
        form.at("image").fault("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content, found[1] if found else ""


def get_emoji(call: Call) -> Answer:
    """GET /applications/{application}/emojis/{emoji}"""
    return wire.emoji_json(call.world, _emoji(call))


def rename_emoji(call: Call) -> Answer:
    """PATCH /applications/{application}/emojis/{emoji}"""
    emoji = _emoji(call)
    name = call.form.text("name", least=2, most=32, required=True)
    call.form.done()
    emoji.name = name or emoji.name
    call.world.keep(emoji)
    return wire.emoji_json(call.world, emoji)


def delete_emoji(call: Call) -> None:
    """DELETE /applications/{application}/emojis/{emoji}"""
    emoji = _emoji(call)
    call.world.forget_file(emoji.id)
    call.world.forget(emoji)


def _emoji(call: Call) -> Emoji:
    _own(call)
    if call["emoji"] not in call.world.emojis:
        raise Rejected(10014)
    return call.world.emojis[call["emoji"]]


TREE = "/applications/{application}/commands"
GUILD_TREE = "/applications/{application}/guilds/{guild}/commands"
EMOJIS = "/applications/{application}/emojis"
MEMBER = "/guilds/{guild}/members/{user}"

ROUTES = [
    RestRoute("GET", "/users/@me", get_me),
    RestRoute("GET", "/users/@me/guilds", list_guilds),
    RestRoute("GET", "/users/{user}", get_user),
    RestRoute("GET", "/oauth2/applications/@me", get_application),
    RestRoute("GET", "/applications/@me", get_application),
    RestRoute("GET", "/gateway/bot", get_gateway),
    RestRoute("GET", "/guilds/{guild}", get_guild),
    RestRoute("GET", "/guilds/{guild}/channels", get_channels),
    RestRoute("GET", MEMBER, get_member),
    RestRoute("GET", "/guilds/{guild}/roles", list_roles),
    RestRoute("POST", "/guilds/{guild}/roles", create_role),
    RestRoute("PUT", MEMBER + "/roles/{role}", give_role),
    RestRoute("DELETE", MEMBER + "/roles/{role}", take_role),
    RestRoute("GET", TREE, list_commands),
    RestRoute("PUT", TREE, publish_commands),
    RestRoute("GET", GUILD_TREE, list_commands),
    RestRoute("PUT", GUILD_TREE, publish_commands),
    RestRoute("GET", EMOJIS, list_emojis),
    RestRoute("POST", EMOJIS, create_emoji),
    RestRoute("GET", EMOJIS + "/{emoji}", get_emoji),
    RestRoute("PATCH", EMOJIS + "/{emoji}", rename_emoji),
    RestRoute("DELETE", EMOJIS + "/{emoji}", delete_emoji),
]
