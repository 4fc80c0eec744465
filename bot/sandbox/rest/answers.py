"""The bot's answers to an interaction: the callback within three seconds, then by the token."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from bot.sandbox import wire
from bot.sandbox.checks.body import Form
from bot.sandbox.checks.commands import OptionType, check_choice
from bot.sandbox.checks.errors import Json, Rejected
from bot.sandbox.checks.messages import Draft, Upload, read_message
from bot.sandbox.checks.modals import check_modal
from bot.sandbox.world import posting
from bot.sandbox.world.logbook import strings_in
from bot.sandbox.world.model import Channel, Flag, Interaction, InteractionType, Message
from bot.sandbox.world.world import TOKEN_LIFE, World

FIRST_ANSWER = 3.0


class Answer(IntEnum):
    """The kinds of callback."""

    MESSAGE = 4
    THINKING = 5
    QUIET = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


TO_MESSAGE = {Answer.MESSAGE, Answer.THINKING}
TO_PRESS = TO_MESSAGE | {Answer.QUIET, Answer.UPDATE}


def callback(
    world: World, interaction_id: str, token: str, form: Form, uploads: Sequence[Upload]
) -> Json:
    """Take the first answer to an interaction; return the result for `with_response`."""
    interaction = _fresh(world, interaction_id, token)
    if not form.is_object():
        form.done()
    kind = form.one_of("type", _kinds_allowed(world, interaction), required=True)
    form.done()
    data = form.at("data")
    resource: Json = {"type": kind}
    if kind == Answer.CHOICES:
        _take_choices(world, interaction, data)
    elif kind == Answer.MODAL:
        _take_modal(world, interaction, data)
    elif kind == Answer.MESSAGE:
        message = _answer_message(world, interaction, data, uploads)
        _note_answer(world, interaction, "message", message)
    elif kind == Answer.THINKING:
        flags = data.number("flags", least=0, most=2**31 - 1) or 0
        waiting = Draft(content="", flags=Flag.LOADING)
        message = _post(world, interaction, waiting, flags)
        _note_answer(world, interaction, "thinking", message)
    elif kind == Answer.QUIET:
        _note_answer(world, interaction, "quiet", _source(world, interaction))
    elif kind == Answer.UPDATE:
        source = _source(world, interaction)
        draft = read_message(world, data, uploads, source)
        posting.edit(world, source, draft)
        _note_answer(world, interaction, "update", source, touched=True)
    return _callback_json(world, interaction, resource)


def followup(
    world: World, application_id: str, token: str, form: Form, uploads: Sequence[Upload]
) -> Message:
    """Send another message by the token; the first one after "thinking" takes its place."""
    interaction = by_token(world, application_id, token)
    original = world.messages.get(interaction.original_id or "")
    if interaction.answer == "thinking" and original is not None and original.is_loading:
        message = posting.edit(world, original, read_message(world, form, uploads, original))
    else:
        message = _answer_message(world, interaction, form, uploads)
    _note_followup(world, interaction, message)
    return message


def answer_message(world: World, application_id: str, token: str, name: str) -> Message:
    """Find a message of this interaction, `@original` or by id."""
    interaction = by_token(world, application_id, token)
    wanted = interaction.original_id if name == "@original" else name
    message = world.messages.get(wanted or "")
    if message is None or message.id not in (interaction.original_id, *interaction.touched):
        raise Rejected(10008)
    return message


def edit_answer(
    world: World,
    application_id: str,
    token: str,
    name: str,
    form: Form,
    uploads: Sequence[Upload],
) -> Message:
    """Edit a message of this interaction; the only way to edit an ephemeral one."""
    message = answer_message(world, application_id, token, name)
    posting.edit(world, message, read_message(world, form, uploads, message))
    _note_followup(world, by_token(world, application_id, token), message)
    return message


def delete_answer(world: World, application_id: str, token: str, name: str) -> None:
    """Delete a message of this interaction."""
    message = answer_message(world, application_id, token, name)
    posting.delete(world, message)
    _note_followup(world, by_token(world, application_id, token), None)


def by_token(world: World, application_id: str, token: str) -> Interaction:
    """Find the interaction of a token that was answered and has not expired."""
    interaction = world.interactions.get(token.partition(".")[0])
    if application_id != world.bot_id or interaction is None or interaction.token != token:
        raise Rejected(50027)
    if world.clock.now() - interaction.at > TOKEN_LIFE:
        raise Rejected(50027)
    if interaction.answer in ("", "choices"):
        raise Rejected(10015)
    return interaction


def _fresh(world: World, interaction_id: str, token: str) -> Interaction:
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise Rejected(10062)
    if interaction.answer:
        raise Rejected(40060)
    if world.clock.now() - interaction.at > FIRST_ANSWER:
        raise Rejected(10062)
    return interaction


def _kinds_allowed(world: World, interaction: Interaction) -> set[Answer]:
    """Return the kinds of answer that this interaction may get."""
    if interaction.type == InteractionType.AUTOCOMPLETE:
        return {Answer.CHOICES}
    if interaction.type == InteractionType.COMMAND:
        return TO_MESSAGE | {Answer.MODAL}
    if interaction.type == InteractionType.COMPONENT:
        return TO_PRESS | {Answer.MODAL}
    return TO_PRESS if interaction.message_id in world.messages else TO_MESSAGE


def _answer_message(
    world: World, interaction: Interaction, data: Form, uploads: Sequence[Upload]
) -> Message:
    draft = read_message(world, data, uploads)
    return _post(world, interaction, draft, draft.flags)


def _post(world: World, interaction: Interaction, draft: Draft, flags: int) -> Message:
    """Post a message in the place of an interaction, for its user alone where flags say so."""
    return posting.post(
        world, _place(world, interaction), world.bot_id, draft,
        interaction=interaction, ephemeral=bool(flags & Flag.EPHEMERAL),
    )  # fmt: skip


def _take_choices(world: World, interaction: Interaction, data: Form) -> None:
    """Check the choices of an autocomplete against the type of the focused option."""
    focused = focused_option(interaction.data)
    kind = OptionType(focused["type"])
    for choice in data.each("choices", most=25, required=True):
        check_choice(choice, kind)
    data.done()
    interaction.choices = data.value["choices"]
    texts = list(strings_in(interaction.choices))
    only = [interaction.user_id]
    world.log.show("choices", interaction.id, world.clock.now(), only, texts)
    _note_answer(world, interaction, "choices", None)


def _take_modal(world: World, interaction: Interaction, data: Form) -> None:
    check_modal(data, world.emojis.keys())
    data.done()
    interaction.modal = data.value
    only = [interaction.user_id]
    texts = list(strings_in(interaction.modal))
    world.log.show("modal", interaction.id, world.clock.now(), only, texts)
    _note_answer(world, interaction, "modal", None)


def focused_option(data: Json) -> Json:
    """Return the option that the person is typing."""
    for option in data.get("options", []):
        if option.get("focused"):
            return dict(option)
        inner = focused_option(option)
        if inner:
            return inner
    return {}


def _place(world: World, interaction: Interaction) -> Channel:
    return world.channel(interaction.channel_id)


def _source(world: World, interaction: Interaction) -> Message:
    """Return the message whose component was pressed."""
    message = world.messages.get(interaction.message_id or "")
    if message is None:
        raise Rejected(10008)
    return message


def _note_answer(
    world: World,
    interaction: Interaction,
    answer: str,
    original: Message | None,
    *,
    touched: bool = False,
) -> None:
    interaction.answer = answer
    opener = world.interactions.get(interaction.parent_id or "")
    if opener is not None:
        # An answered form is closed; an unanswered one may be submitted again.
        opener.modal = None
        world.keep(opener)
    if original is not None:
        interaction.original_id = original.id
        if touched or answer in ("message", "thinking"):
            interaction.touched.append(original.id)
    world.keep(interaction)
    _tell(world, interaction)


def _note_followup(world: World, interaction: Interaction, message: Message | None) -> None:
    interaction.follow += 1
    if message is not None and message.id not in interaction.touched:
        interaction.touched.append(message.id)
    world.keep(interaction)
    _tell(world, interaction)


def _tell(world: World, interaction: Interaction) -> None:
    body: Json = {"interaction_id": interaction.id, "answer": interaction.answer}
    if interaction.modal is not None and not interaction.follow:
        body["modal"] = interaction.modal
    world.live.tell("interaction", body, [interaction.user_id])


def _callback_json(world: World, interaction: Interaction, resource: Json) -> Json:
    body: Json = {"id": interaction.id, "type": interaction.type}
    original = world.messages.get(interaction.original_id or "")
    if original is not None and interaction.answer != "quiet":
        resource["message"] = wire.message_json(world, original)
        body |= {
            "response_message_id": original.id,
            "response_message_loading": original.is_loading,
            "response_message_ephemeral": bool(original.ephemeral_for),
        }
    return {"interaction": body, "resource": resource}
