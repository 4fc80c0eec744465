"""Three seconds, fifteen minutes, one answer: Discord's refusals around interactions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.world import people
from bot.sandbox.world.model import Interaction
from tests.sandbox.wire_client import Wire, codes

EPHEMERAL = 1 << 6
COMMANDS = [
    {
        "name": "go",
        "description": "Go somewhere",
        "options": [
            {"type": 3, "name": "to", "description": "Where", "autocomplete": True},
        ],
    }
]
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


async def typed(wire: Wire) -> Interaction:
    """Publish a command and have Ann type it."""
    await wire.call("PUT", f"/applications/{wire.world.bot_id}/commands", COMMANDS)
    return people.slash(wire.world, ann(wire), wire.channel, "go", {})


async def pressed(wire: Wire) -> Interaction:
    """Post a button and have Ann press it."""
    _, message = await wire.post({"content": "press", "components": [BUTTON]})
    return people.press(wire.world, ann(wire), wire.world.messages[message["id"]], "go")


def ann(wire: Wire) -> str:
    return next(user.id for user in wire.world.people() if user.name == "Ann")


def webhook(wire: Wire, interaction: Interaction, rest: str = "") -> str:
    return f"/webhooks/{wire.world.bot_id}/{interaction.token}{rest}"


async def test_the_first_answer_has_three_seconds(wire: Wire) -> None:
    interaction = await typed(wire)
    wire.sandbox.clock.advance(3.1)
    status, body = await wire.answer(interaction, 4, {"content": "late"})

    assert (status, body["code"]) == (404, 10062)


async def test_there_is_one_first_answer(wire: Wire) -> None:
    interaction = await typed(wire)
    assert (await wire.answer(interaction, 5, {}))[0] == 200
    status, body = await wire.answer(interaction, 4, {"content": "again"})

    assert (status, body["code"]) == (400, 40060)


async def test_a_wrong_token_answers_nothing(wire: Wire) -> None:
    interaction = await typed(wire)
    path = f"/interactions/{interaction.id}/wrong/callback"
    status, body = await wire.call("POST", path, {"type": 5})

    assert (status, body["code"]) == (404, 10062)


async def test_no_followup_before_the_first_answer(wire: Wire) -> None:
    interaction = await typed(wire)
    status, body = await wire.call("POST", webhook(wire, interaction), {"content": "early"})

    assert (status, body["code"]) == (404, 10015)


async def test_the_token_ends_after_fifteen_minutes(wire: Wire) -> None:
    interaction = await typed(wire)
    await wire.answer(interaction, 5, {})
    original = webhook(wire, interaction, "/messages/@original")
    wire.sandbox.clock.advance(899)
    assert (await wire.call("PATCH", original, {"content": "in time"}))[0] == 200
    wire.sandbox.clock.advance(2)
    status, body = await wire.call("PATCH", original, {"content": "too late"})

    assert (status, body["code"]) == (401, 50027)


async def test_an_ephemeral_message_exists_for_its_token_only(wire: Wire) -> None:
    interaction = await typed(wire)
    _, body = await wire.answer(interaction, 4, {"content": "psst", "flags": EPHEMERAL})
    message = body["resource"]["message"]
    assert body["interaction"]["response_message_ephemeral"]
    assert message["flags"] & EPHEMERAL
    path = f"/channels/{wire.channel.id}/messages/{message['id']}"

    for method, payload in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        status, body = await wire.call(method, path, payload)
        assert (status, body["code"]) == (404, 10008)
    by_token = webhook(wire, interaction, f"/messages/{message['id']}")
    assert (await wire.call("PATCH", by_token, {"content": "changed"}))[0] == 200
    assert (await wire.call("GET", f"/channels/{wire.channel.id}/messages"))[1] == []


async def test_a_token_reaches_no_foreign_message(wire: Wire) -> None:
    interaction = await typed(wire)
    await wire.answer(interaction, 4, {"content": "mine"})
    _, other = await wire.post({"content": "another"})
    path = webhook(wire, interaction, f"/messages/{other['id']}")
    status, body = await wire.call("PATCH", path, {"content": "x"})

    assert (status, body["code"]) == (404, 10008)


@pytest.mark.parametrize("kind", [6, 7, 8, 99])
async def test_a_command_is_not_answered_like_a_press(wire: Wire, kind: int) -> None:
    status, body = await wire.answer(await typed(wire), kind, {"content": "x"})

    assert (status, codes(body, "type")) == (400, ["BASE_TYPE_CHOICES"])


async def test_a_press_on_a_deleted_message_edits_nothing(wire: Wire) -> None:
    interaction = await pressed(wire)
    path = f"/channels/{wire.channel.id}/messages/{interaction.message_id}"
    await wire.call("DELETE", path)
    status, body = await wire.answer(interaction, 7, {"content": "x"})

    assert (status, body["code"]) == (404, 10008)


async def test_a_silent_deferral_makes_the_pressed_message_the_original(wire: Wire) -> None:
    interaction = await pressed(wire)
    await wire.answer(interaction, 6, {})
    original = webhook(wire, interaction, "/messages/@original")
    _, body = await wire.call("PATCH", original, {"content": "pressed"})

    assert body["id"] == interaction.message_id


async def test_the_answer_is_checked_like_any_message(wire: Wire) -> None:
    status, body = await wire.answer(await typed(wire), 4, {"content": "x" * 2001})

    assert status == 400
    assert codes(body, "data", "content") == ["BASE_TYPE_MAX_LENGTH"]


async def test_at_most_25_choices_of_100_characters(wire: Wire) -> None:
    await typed(wire)

    async def answered(choices: list[dict[str, Any]]) -> tuple[int, Any]:
        asked = people.autocomplete(wire.world, ann(wire), wire.channel, "go", {}, "to")
        return await wire.answer(asked, 8, {"choices": choices})

    fine = {"name": "x" * 100, "value": "y" * 100}
    assert (await answered([fine] * 25))[0] == 200
    status, body = await answered([fine] * 26)
    assert (status, codes(body, "data", "choices")) == (400, ["BASE_TYPE_MAX_LENGTH"])
    status, body = await answered([{"name": "x", "value": "y" * 101}])
    assert codes(body, "data", "choices", 0, "value") == ["BASE_TYPE_BAD_LENGTH"]
    status, body = await answered([{"name": "x", "value": 5}])
    assert status == 400


def labelled(**component: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Field", "component": {"custom_id": "f"} | component}


def form(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"title": "Form", "custom_id": "form", "components": list(parts)} | more


OPTIONS = [{"label": str(n), "value": str(n)} for n in range(3)]
LINE = {"type": 4, "style": 1}

BAD_FORMS: dict[str, tuple[dict[str, Any], tuple[str | int, ...]]] = {
    "a title over 45": (form(labelled(**LINE), title="x" * 46), ("title",)),
    "no parts": (form(), ("components",)),
    "6 parts": (
        form(*[labelled(**LINE | {"custom_id": str(n)}) for n in range(6)]),
        ("components",),
    ),
    "a label over 45": (form(labelled(**LINE) | {"label": "x" * 46}), ("components", 0, "label")),
    "a button": (
        form(labelled(type=2, style=1, label="x")),
        ("components", 0, "component", "type"),
    ),
    "an input with its own label": (
        form(labelled(**LINE, label="x")),
        ("components", 0, "component", "label"),
    ),
    "a default over the limit": (
        form(labelled(**LINE, max_length=3, value="long")),
        ("components", 0, "component", "value"),
    ),
    "one radio button": (
        form(labelled(type=21, options=OPTIONS[:1])),
        ("components", 0, "component", "options"),
    ),
    "11 boxes": (
        form(labelled(type=22, options=[{"label": "x", "value": str(n)} for n in range(11)])),
        ("components", 0, "component", "options"),
    ),
    "required but nothing": (
        form(labelled(type=3, options=OPTIONS, min_values=0)),
        ("components", 0, "component", "min_values"),
    ),
    "the same id twice": (
        form(labelled(**LINE), labelled(**LINE)),
        ("components", 1, "component", "custom_id"),
    ),
}


@pytest.mark.parametrize("name", BAD_FORMS)
async def test_a_bad_form_is_refused(wire: Wire, name: str) -> None:
    modal, path = BAD_FORMS[name]
    status, body = await wire.answer(await typed(wire), 9, modal)

    assert status == 400
    assert codes(body, "data", *path), body


async def test_a_good_form_opens(wire: Wire) -> None:
    modal = form(
        {"type": 10, "content": "# Please"},
        labelled(**LINE, placeholder="here"),
        labelled(type=3, custom_id="b", options=OPTIONS, max_values=2),
        labelled(type=21, custom_id="c", options=OPTIONS),
        labelled(type=22, custom_id="d", options=OPTIONS, min_values=0, required=False),
    )
    status, body = await wire.answer(await typed(wire), 9, modal)

    assert status == 200, body
