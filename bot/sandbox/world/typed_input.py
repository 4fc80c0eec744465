"""Turning a person's input into the options and values that Discord sends."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from bot.sandbox import wire
from bot.sandbox.checks.commands import OptionType
from bot.sandbox.checks.errors import Impossible, Json
from bot.sandbox.checks.kinds import SELECTS, Kind
from bot.sandbox.checks.messages import describe_file
from bot.sandbox.world.model import Channel
from bot.sandbox.world.world import World

REFERENCES = frozenset(
    {OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE}
)
LISTED = SELECTS | {Kind.CHECKBOX_GROUP, Kind.FILE_UPLOAD}


def options(
    world: World, leaf: Json, values: Mapping[str, Any], *, focused: str | None = None
) -> list[Json]:
    """Build the options of a command; with `focused` half-typed values are fine."""
    known = {option["name"]: option for option in leaf.get("options", [])}
    unknown = [name for name in (*values, *([focused] if focused else ())) if name not in known]
    if unknown:
        offered = ", ".join(known) or "none"
        names = ", ".join(unknown)
        raise Impossible(
            "unknown option {names}; there are {offered}", names=names, offered=offered
        )
    built: list[Json] = []
    for name, option in known.items():
        if name == focused:
            if option.get("autocomplete"):
                raw = str(values.get(name, ""))
                built.append({"name": name, "type": option["type"], "value": raw, "focused": True})
        elif values.get(name) is not None:
            value = values[name] if focused else option_value(world, option, values[name])
            built.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise Impossible("option {name} is required", name=name)
    return built


def option_value(world: World, option: Json, value: Any) -> Any:
    """Read one value by the type of its option."""
    name, kind = option["name"], OptionType(option["type"])
    if option.get("choices"):
        return _choice(option, value)
    if kind == OptionType.STRING:
        text = str(value)
        if not option.get("min_length", 0) <= len(text) <= option.get("max_length", 6000):
            raise Impossible("{name}: the text is too short or too long", name=name)
        return text
    if kind == OptionType.BOOLEAN:
        words = {"true": True, "false": False}
        if isinstance(value, bool):
            return value
        if str(value).lower() in words:
            return words[str(value).lower()]
        raise Impossible("{name}: yes or no", name=name)
    if kind in (OptionType.INTEGER, OptionType.NUMBER):
        return _number(option, value)
    if kind in REFERENCES:
        return _reference(world, kind, name, str(value))
    return _upload(world, name, value)


def _upload(world: World, name: str, value: Any) -> str:
    """Store a file, given by its name and its content in base64; return its id."""
    try:
        content = base64.b64decode(value["content"], validate=True)
        file = describe_file(world.new_id(), str(value["name"]), content)
    except (TypeError, KeyError, binascii.Error):
        raise Impossible("{name}: a file with a name and content", name=name) from None
    world.keep_file(file.id, content, lasting=False)
    world.uploads[file.id] = file
    return file.id


def _choice(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]) or str(choice["value"]) == str(value):
            return choice["value"]
    names = ", ".join(str(choice["name"]) for choice in option["choices"])
    raise Impossible("{name}: one of {offered}", name=option["name"], offered=names)


def _number(option: Json, value: Any) -> int | float:
    try:
        whole = option["type"] == OptionType.INTEGER
        number: int | float = int(str(value)) if whole else float(value)
    except ValueError:
        raise Impossible(
            "{name}: {value} is not a number", name=option["name"], value=repr(value)
        ) from None
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and number < low) or (high is not None and number > high):
        raise Impossible("{name}: {value} is out of bounds", name=option["name"], value=number)
    return number


def _reference(world: World, kind: OptionType, name: str, value: str) -> str:
    roles = {role.id for guild in world.guilds.values() for role in guild.roles}
    shelves: dict[OptionType, Collection[str]] = {
        OptionType.USER: world.users,
        OptionType.CHANNEL: world.channels,
        OptionType.ROLE: roles,
        OptionType.MENTIONABLE: roles | world.users.keys(),
    }
    if value not in shelves[kind]:
        raise Impossible("{name}: nothing has the id {value}", name=name, value=value)
    return value


def mentioned_ids(parts: Iterable[Json]) -> list[str]:
    """Return the ids of people, channels, roles and files among the options, nested ones too."""
    ids: list[str] = []
    for option in parts:
        if option["type"] in REFERENCES or option["type"] == OptionType.ATTACHMENT:
            ids.append(str(option["value"]))
        ids += mentioned_ids(option.get("options", []))
    return ids


def resolve(world: World, channel: Channel, ids: Iterable[str]) -> Json:
    """Describe the objects behind ids in the data."""
    body: Json = {}
    guild = world.guilds.get(channel.guild_id or "")
    for name in ids:
        if name in world.users:
            body.setdefault("users", {})[name] = wire.user_json(world.users[name])
            if guild is not None and name in guild.members:
                member = wire.member_json(world, guild, name, channel)
                del member["user"]
                body.setdefault("members", {})[name] = member
        elif name in world.uploads:
            file = wire.attachment_json(world, channel.id, world.uploads[name])
            body.setdefault("attachments", {})[name] = file
        elif name in world.channels:
            described = wire.channel_json(world, world.channels[name])
            described["permissions"] = str(int(world.permissions_of(channel, world.bot_id)))
            body.setdefault("channels", {})[name] = described
        elif guild is not None:
            for place, role in enumerate(guild.roles):
                if role.id == name:
                    body.setdefault("roles", {})[name] = wire.role_json(role, place)
    return body


def check_selection(select: Json, values: Sequence[str]) -> None:
    """Refuse a choice that the menu does not offer, or too few or too many of them."""
    low = select.get("min_values", 1)
    high = select.get("max_values", 1)
    if not low <= len(values) <= high:
        count = len(values)
        raise Impossible(
            "choose between {low} and {high}, not {count}", low=low, high=high, count=count
        )
    if len(set(values)) != len(values):
        raise Impossible("the same option twice")
    if "options" in select:
        offered = [option["value"] for option in select["options"]]
        wrong = [value for value in values if value not in offered]
        if wrong:
            raise Impossible("not offered: {names}", names=", ".join(wrong))


def modal_fields(modal: Json) -> list[Json]:
    """Return the parts of a form that take an entry."""
    fields = []
    for part in modal["components"]:
        if part["type"] == Kind.LABEL:
            fields.append(part["component"])
        elif part["type"] == Kind.ROW:
            fields += part["components"]
    return fields


def picked_ids(modal: Json, values: Mapping[str, Any]) -> list[str]:
    """Return ids chosen in user, role and channel selects of a form."""
    return [
        str(value)
        for part in modal_fields(modal)
        if part["type"] in SELECTS - {Kind.STRING_SELECT}
        for value in values.get(part["custom_id"]) or []
    ]


def modal_parts(modal: Json, values: Mapping[str, Any]) -> list[Json]:
    """Build the answer to a form, in its own shape, with every entry checked."""
    known = {part["custom_id"] for part in modal_fields(modal)}
    unknown = [name for name in values if name not in known]
    if unknown:
        offered = ", ".join(sorted(known))
        names = ", ".join(unknown)
        raise Impossible(
            "the form has no field {names}; there are {offered}", names=names, offered=offered
        )
    parts: list[Json] = []
    for number, part in enumerate(modal["components"], start=1):
        number = part.get("id") or number
        if part["type"] == Kind.TEXT:
            parts.append({"type": part["type"], "id": number})
        elif part["type"] == Kind.LABEL:
            entry = _entry(part["component"], values, number + 100)
            parts.append({"type": part["type"], "id": number, "component": entry})
        else:
            entries = [_entry(child, values, number + 100) for child in part["components"]]
            parts.append({"type": part["type"], "id": number, "components": entries})
    return parts


def _entry(part: Json, values: Mapping[str, Any], number: int) -> Json:
    custom_id, kind = part["custom_id"], part["type"]
    entry: Json = {"type": kind, "id": part.get("id") or number, "custom_id": custom_id}
    required = part.get("required", True)
    given = values.get(custom_id)
    if kind == Kind.TEXT_INPUT:
        text = str(part.get("value", "") if given is None else given)
        if required and not text:
            raise Impossible("{name} is required", name=custom_id)
        low, high = part.get("min_length", 0), part.get("max_length", 4000)
        if text and not low <= len(text) <= high:
            raise Impossible(
                "{name}: between {low} and {high} characters", name=custom_id, low=low, high=high
            )
        return entry | {"value": text}
    if kind == Kind.CHECKBOX:
        return entry | {"value": bool(part.get("default") if given is None else given)}
    if kind in LISTED:
        chosen = _defaults(part) if given is None else [str(value) for value in given]
        if chosen or required:
            check_selection(_with_bounds(part, required), chosen)
        return entry | {"values": chosen}
    value = next(iter(_defaults(part)), None) if given is None else str(given)
    if value is None and required:
        raise Impossible("{name} is required", name=custom_id)
    if value is not None and value not in [option["value"] for option in part["options"]]:
        raise Impossible("{name}: not offered: {value}", name=custom_id, value=value)
    return entry | {"value": value}


def _with_bounds(part: Json, required: bool) -> Json:
    everything = len(part.get("options", [])) if part["type"] == Kind.CHECKBOX_GROUP else 1
    bounds = {"min_values": int(required), "max_values": everything}
    return bounds | part


def _defaults(part: Json) -> list[str]:
    return [option["value"] for option in part.get("options", []) if option.get("default")]
