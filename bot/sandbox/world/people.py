"""Acts of pretend people: typing commands, pressing, choosing, filling in forms, talking."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.sandbox import wire
from bot.sandbox.checks.commands import NESTING, OptionType
from bot.sandbox.checks.errors import Impossible, Json
from bot.sandbox.checks.kinds import SELECTS, Kind
from bot.sandbox.checks.messages import Draft
from bot.sandbox.rest.answers import focused_option
from bot.sandbox.world import posting, typed_input
from bot.sandbox.world.model import Channel, Command, Interaction, InteractionType, Message
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import World

Values = Mapping[str, Any]


def commands_in(world: World, channel: Channel, user_id: str) -> list[Command]:
    """Return the slash commands that Discord's app offers a person in a channel."""
    context = 0 if channel.guild_id else 1
    mine = world.permissions_of(channel, user_id)
    if not mine & Permission.USE_APPLICATION_COMMANDS:
        return []
    offered = []
    for command in world.commands.values():
        payload = command.payload
        if payload.get("type", 1) != 1 or command.guild_id not in (None, channel.guild_id):
            continue
        contexts = payload.get("contexts")
        in_dm = payload.get("dm_permission", True)
        if context not in (contexts if contexts is not None else ([0, 1] if in_dm else [0])):
            continue
        needed = payload.get("default_member_permissions")
        if channel.guild_id and needed is not None and (mine & int(needed)) != int(needed):
            continue
        offered.append(command)
    return sorted(offered, key=lambda command: command.name)


def leaf_commands(command: Command) -> Iterator[tuple[str, Json]]:
    """Yield `group sub` paths with the part of the payload that holds their options."""

    def walk(path: str, part: Json) -> Iterator[tuple[str, Json]]:
        nested = [o for o in part.get("options", []) if o["type"] in NESTING]
        if not nested:
            yield path, part
        for option in nested:
            yield from walk(f"{path} {option['name']}", option)

    return walk(command.name, command.payload)


def find_leaf(world: World, channel: Channel, user_id: str, path: str) -> tuple[Command, Json]:
    """Find a command by its full path such as `table new`."""
    for command in commands_in(world, channel, user_id):
        for name, leaf in leaf_commands(command):
            if name == path:
                return command, leaf
    raise Impossible("there is no command /{path} here", path=path)


def slash(world: World, user_id: str, channel: Channel, path: str, values: Values) -> Interaction:
    """Send a slash command with all its options."""
    command, leaf = find_leaf(world, channel, user_id, path)
    options = typed_input.options(world, leaf, values)
    data = _command_data(world, channel, command, path, options)
    words = " ".join(f"{each['name']}:{_write_value(world, each)}" for each in options)
    return _call(
        world, InteractionType.COMMAND, user_id, channel, data, invoked=f"/{path} {words}".rstrip()
    )


def _write_value(world: World, option: Json) -> str:
    """Write a value as Discord shows it to everybody: people and channels by name."""
    value = str(option["value"])
    if value in world.uploads:
        return world.uploads[value].filename
    if option["type"] in typed_input.REFERENCES:
        if value in world.users:
            return f"@{world.users[value].name}"
        if value in world.channels:
            return f"#{world.channels[value].name}"
    return value


def autocomplete(
    world: World, user_id: str, channel: Channel, path: str, values: Values, focused: str
) -> Interaction:
    """Ask for choices of one option, with the others as typed so far."""
    command, leaf = find_leaf(world, channel, user_id, path)
    options = typed_input.options(world, leaf, values, focused=focused)
    data = _command_data(world, channel, command, path, options)
    if not focused_option(data):
        raise Impossible(
            "/{path} has no option {name} with autocomplete", path=path, name=repr(focused)
        )
    return _call(world, InteractionType.AUTOCOMPLETE, user_id, channel, data)


def menu(world: World, user_id: str, channel: Channel, name: str, target: str) -> Interaction:
    """Choose a context menu's command on a person (type 2) or on a message (type 3)."""
    message = world.messages.get(target)
    kind = 2 if message is None else 3
    found = [
        each
        for each in world.commands.values()
        if each.name == name and each.payload.get("type") == kind
    ]
    if not found:
        raise Impossible("there is no menu {name} here", name=repr(name))
    data: Json = {"id": found[0].id, "name": name, "type": kind, "target_id": target}
    if message is None:
        data["resolved"] = typed_input.resolve(world, channel, [target])
    elif user_id not in posting.who_sees(world, message) or message.dismissed:
        raise Impossible("this person does not see that message")
    else:
        data["resolved"] = {"messages": {target: wire.message_json(world, message)}}
    return _call(world, InteractionType.COMMAND, user_id, channel, data, invoked=name)


def press(world: World, user_id: str, message: Message, custom_id: str) -> Interaction:
    """Press a button that stands on a message this person sees."""
    button = _component(world, user_id, message, custom_id, {Kind.BUTTON})
    data = {"custom_id": custom_id, "component_type": Kind.BUTTON, "id": button.get("id", 0)}
    return _call(
        world,
        InteractionType.COMPONENT,
        user_id,
        world.channel(message.channel_id),
        data,
        message_id=message.id,
    )


def choose(
    world: World, user_id: str, message: Message, custom_id: str, values: Sequence[str]
) -> Interaction:
    """Choose in a select that stands on a message this person sees."""
    select = _component(world, user_id, message, custom_id, SELECTS)
    typed_input.check_selection(select, values)
    channel = world.channel(message.channel_id)
    data: Json = {
        "custom_id": custom_id,
        "component_type": select["type"],
        "id": select.get("id", 0),
        "values": list(values),
    }
    if select["type"] != Kind.STRING_SELECT:
        data["resolved"] = typed_input.resolve(world, channel, values)
    return _call(world, InteractionType.COMPONENT, user_id, channel, data, message_id=message.id)


def submit(world: World, user_id: str, opener_id: str, values: Values) -> Interaction:
    """Submit the form that an interaction of this person opened."""
    opener = world.interactions.get(opener_id)
    if opener is None or opener.modal is None or opener.user_id != user_id:
        raise Impossible("this form is not open")
    channel = world.channel(opener.channel_id)
    parts = typed_input.modal_parts(opener.modal, values)
    data: Json = {"custom_id": opener.modal["custom_id"], "components": parts}
    picked = typed_input.picked_ids(opener.modal, values)
    if picked:
        data["resolved"] = typed_input.resolve(world, channel, picked)
    return _call(
        world,
        InteractionType.MODAL,
        user_id,
        channel,
        data,
        message_id=opener.message_id,
        parent_id=opener.id,
    )


def say(world: World, user_id: str, channel: Channel, text: str) -> Message:
    """Write an ordinary message, which the bot never reads."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    if not world.permissions_of(channel, user_id) & needed:
        raise Impossible("you may not write here")
    if not text.strip() or len(text) > 2000:
        raise Impossible("a message has between 1 and 2,000 characters")
    if channel.thread is not None:
        posting.let_in(world, channel, user_id)
    return posting.post(world, channel, user_id, Draft(content=text))


def dismiss(world: World, user_id: str, message_id: str) -> None:
    """Hide an ephemeral message for good; the bot does not learn of it."""
    message = world.messages.get(message_id)
    if message is None or message.ephemeral_for != user_id:
        raise Impossible("only a private answer can be dismissed")
    message.dismissed = True
    body = {"channel_id": message.channel_id, "message_id": message.id}
    world.live.tell("message_gone", body, [user_id])


def repeat(world: World, interaction: Interaction) -> None:
    """Deliver the very same interaction to the bot again, as a shaky network may."""
    payload = wire.interaction_json(world, interaction)
    world.dispatch("INTERACTION_CREATE", payload, interaction.guild_id)


def components_of(message: Message) -> Iterator[Json]:
    """Yield every component of a message, nested ones too, in reading order."""

    def walk(parts: Sequence[Json]) -> Iterator[Json]:
        for part in parts:
            yield part
            yield from walk(part.get("components") or [])
            if part.get("accessory"):
                yield part["accessory"]

    return walk(message.components)


def _component(
    world: World, user_id: str, message: Message, custom_id: str, kinds: set[Kind] | frozenset[Kind]
) -> Json:
    if user_id not in posting.who_sees(world, message) or message.dismissed:
        raise Impossible("this person does not see that message")
    for part in components_of(message):
        if part.get("custom_id") == custom_id and part["type"] in kinds:
            if part.get("disabled"):
                raise Impossible("{name} is disabled", name=custom_id)
            return part
    raise Impossible("nothing on this message has the id {name}", name=custom_id)


def _command_data(
    world: World, channel: Channel, command: Command, path: str, options: list[Json]
) -> Json:
    """Wrap the options in their subcommand and group."""
    for depth, name in reversed(list(enumerate(path.split()[1:], start=1))):
        last = depth == len(path.split()) - 1
        kind = OptionType.SUBCOMMAND if last else OptionType.GROUP
        options = [{"type": int(kind), "name": name, "options": options}]
    data: Json = {"id": command.id, "name": command.name, "type": 1, "options": options}
    if command.guild_id:
        data["guild_id"] = command.guild_id
    ids = typed_input.mentioned_ids(options)
    if ids:
        data["resolved"] = typed_input.resolve(world, channel, ids)
    return data


def _call(
    world: World,
    kind: InteractionType,
    user_id: str,
    channel: Channel,
    data: Json,
    *,
    message_id: str | None = None,
    parent_id: str | None = None,
    invoked: str = "",
) -> Interaction:
    """Create an interaction and deliver it through the gateway."""
    if not world.permissions_of(channel, user_id) & Permission.VIEW_CHANNEL:
        raise Impossible("this person does not see that channel")
    world.drop_old_interactions()
    number = world.new_id()
    interaction = Interaction(
        id=number,
        type=kind,
        token=f"{number}.{secrets.token_urlsafe(48)}",  # its handler is found by it
        user_id=user_id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        at=world.clock.now(),
        data=data,
        message_id=message_id,
        parent_id=parent_id,
        invoked=invoked,
    )
    world.keep(interaction)
    repeat(world, interaction)
    return interaction
