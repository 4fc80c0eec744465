"""A command tree that Discord would refuse is refused here too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.wire_client import Wire, codes


def command(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": "go", "description": "Go", "options": list(options)} | more


def option(number: int = 0, kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": f"o{number}", "description": "An option"} | more


def sub(number: int = 0, *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return {"type": kind, "name": f"s{number}", "description": "A part", "options": list(options)}


CHOICE = {"name": "x", "value": "x"}

REFUSED: dict[str, tuple[list[dict[str, Any]], tuple[str | int, ...], str]] = {
    "a name in capitals": ([command(name="Go")], (0, "name"), "APPLICATION_COMMAND_INVALID_NAME"),
    "a name of two words": (
        [command(name="go on")],
        (0, "name"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "a name over 32": ([command(name="x" * 33)], (0, "name"), "BASE_TYPE_BAD_LENGTH"),
    "a description over 100": (
        [command(description="x" * 101)],
        (0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no description": ([command(description="")], (0, "description"), "BASE_TYPE_BAD_LENGTH"),
    "26 options": (
        [command(*[option(n) for n in range(26)])],
        (0, "options"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 subcommands": (
        [command(*[sub(n) for n in range(26)])],
        (0, "options"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a group in a group": (
        [command(sub(0, sub(0, kind=2), kind=2))],
        (0, "options", 0, "options", 0, "type"),
        "BASE_TYPE_CHOICES",
    ),
    "a subcommand beside an option": (
        [command(sub(0), option(1))],
        (0, "options"),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "required after optional": (
        [command(option(0), option(1, required=True))],
        (0, "options", 1, "required"),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "the same option twice": (
        [command(option(1), option(1))],
        (0, "options", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    "26 choices": (
        [command(option(choices=[{"name": str(n), "value": str(n)} for n in range(26)]))],
        (0, "options", 0, "choices"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a choice that is a number": (
        [command(option(choices=[{"name": "x", "value": 1}]))],
        (0, "options", 0, "choices", 0, "value"),
        "STRING_TYPE_CONVERT",
    ),
    "choices and autocomplete": (
        [command(option(choices=[CHOICE], autocomplete=True))],
        (0, "options", 0, "autocomplete"),
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    "autocomplete of a person": (
        [command(option(kind=6, autocomplete=True))],
        (0, "options", 0),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    "bounds of a text": (
        [command(option(min_value=1))],
        (0, "options", 0, "min_value"),
        "APPLICATION_COMMAND_OPTIONS_BOUND",
    ),
    "two of one name": ([command(), command()], (1, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "an unknown language": (
        [command(name_localizations={"tlh": "go"})],
        (0, "name_localizations", "tlh"),
        "BASE_TYPE_CHOICES",
    ),
    "a translated name with a space": (
        [command(name_localizations={"de": "geh los"})],
        (0, "name_localizations", "de"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "over 8,000 characters": (
        [
            command(
                *[sub(n, *[option(m, description="x" * 100) for m in range(4)]) for n in range(20)]
            )
        ],
        (0,),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "over 8,000 in one language only": (
        [
            command(
                *[
                    sub(
                        n,
                        *[option(m, description_localizations={"de": "x" * 100}) for m in range(4)],
                    )
                    for n in range(20)
                ]
            )
        ],
        (0,),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "a command on messages with options": (
        [{"type": 3, "name": "Look at", "options": [option()]}],
        (0, "options"),
        "APPLICATION_COMMAND_CONTEXT_MENU",
    ),
    "an unknown context": ([command(contexts=[3])], (0, "contexts", 0), "BASE_TYPE_CHOICES"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_refused(wire: Wire, name: str) -> None:
    tree, path, code = REFUSED[name]
    status, body = await wire.call("PUT", f"/applications/{wire.world.bot_id}/commands", tree)

    assert (status, body["code"]) == (400, 50035), body
    assert code in codes(body, *path), body
    assert wire.world.commands == {}


async def test_accepted(wire: Wire) -> None:
    tree = [
        command(
            sub(0, option(0, required=True), option(1, choices=[CHOICE])), sub(1, sub(2), kind=2)
        ),
        command(name="größe", name_localizations={"de": "größe"}, contexts=[0, 1]),
        {"type": 3, "name": "Look At This"},
    ]
    status, body = await wire.call("PUT", f"/applications/{wire.world.bot_id}/commands", tree)

    assert status == 200, body
    assert {entry["name"] for entry in body} == {"go", "größe", "Look At This"}


async def test_101_commands_are_too_many(wire: Wire) -> None:
    tree = [command(name=f"go{n}") for n in range(101)]
    status, body = await wire.call("PUT", f"/applications/{wire.world.bot_id}/commands", tree)

    assert (status, body["code"]) == (400, 30032)


async def test_an_unchanged_name_keeps_its_id(wire: Wire) -> None:
    path = f"/applications/{wire.world.bot_id}/commands"
    _, before = await wire.call("PUT", path, [command(), command(name="stop")])
    _, after = await wire.call("PUT", path, [command(description="Go on")])

    assert [entry["id"] for entry in after] == [before[0]["id"]]
    assert after[0]["description"] == "Go on"
