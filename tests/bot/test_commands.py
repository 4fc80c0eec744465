"""Few commands, plainly named: their number, their descriptions, and their former names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from bot.cogs.look.former_commands import FORMER, INSTEAD
from bot.ui import limits
from engine.core.language.words import locales
from engine.games import GAMES
from tests.e2e.host import Host

MOST = 36
LONGEST = 60
Part = dict[str, Any]


def commands(host: Host) -> list[Part]:
    """Return the published slash commands."""
    found = [each.payload for each in host.driver.world.commands.values()]
    return [each for each in found if each.get("type", 1) == 1]


def walk(part: Part, path: str) -> Iterator[tuple[str, Part]]:
    """Yield a command, its subcommands and its options."""
    yield path, part
    for option in part.get("options", []):
        yield from walk(option, f"{path} {option['name']}")


async def test_there_are_few_commands(host: Host) -> None:
    assert len(commands(host)) <= MOST


async def test_every_description_is_short_in_every_language(host: Host) -> None:
    long = [
        (path, language, text)
        for command in commands(host)
        for path, part in walk(command, command["name"])
        for language, text in said(part)
        if len(text) > LONGEST
    ]
    assert long == []


async def test_every_description_is_written_in_every_language(host: Host) -> None:
    spoken = {each for each in locales("bot") if each != "en"}
    silent = [
        path
        for command in commands(host)
        for path, part in walk(command, command["name"])
        if not spoken <= {language.partition("-")[0] for language, _ in said(part)}
    ]
    assert silent == []


def said(part: Part) -> list[tuple[str, str]]:
    """Return a description in English and in all other languages."""
    other = part.get("description_localizations") or {}
    return [("en", part["description"]), *other.items()]


async def test_no_two_commands_beside_each_other_differ_by_one_letter(host: Host) -> None:
    groups = [[each["name"] for each in commands(host)]]
    groups += [
        [option["name"] for option in command.get("options", []) if option["type"] <= 2]
        for command in commands(host)
    ]
    alike = [pair for names in groups for pair in combinations(names, 2) if one_letter(*pair)]
    assert alike == []


@pytest.mark.parametrize(("first", "second", "alike"), [
    ("play", "plan", True), ("table", "tables", True), ("all", "call", True),
    ("note", "note", True), ("look", "log", False), ("table", "match", False),
])  # fmt: skip
def test_one_letter_is_a_change_an_insertion_or_a_loss(
    first: str, second: str, alike: bool
) -> None:
    assert one_letter(first, second) is alike


def one_letter(first: str, second: str) -> bool:
    """Return whether a typo of one letter turns one name into the other."""
    short, long = sorted((first, second), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) <= 1
    return short in {long[:i] + long[i + 1 :] for i in range(len(long))}


async def test_a_game_has_the_names_of_its_factions_and_the_tree_fits(host: Host) -> None:
    factions = {kind.key for kind in GAMES["root"].seat_kinds}
    assert len(factions) == 12
    assert factions <= {command["name"] for command in commands(host)}
    for command in commands(host):
        assert characters(command) <= limits.COMMAND_CHARACTERS, command["name"]
        assert len(command.get("options", [])) <= limits.SUBCOMMANDS, command["name"]


def characters(command: Part) -> int:
    """Count a command's characters as Discord does, each text in its longest language."""
    total = 0
    for _, part in walk(command, ""):
        total += len(part["name"]) + max(len(text) for _, text in said(part))
        for choice in part.get("choices", []):
            names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
            total += max(map(len, names)) + len(str(choice["value"]))
    return total


async def test_some_commands_go_with_a_person_into_any_chat(host: Host) -> None:
    """Contexts: 0 a server, 1 the bot's direct messages, 2 other private chats."""
    anywhere = {"rules", "card", "learn", "mytables", "next"}
    for command in commands(host):
        goes = command["name"] in anywhere
        assert sorted(command["contexts"]) in ([[0, 1, 2]] if goes else [[0, 1], [0]])
        assert sorted(command["integration_types"]) == ([0, 1] if goes else [0])


# Help


async def test_every_former_name_leads_to_a_command_there_is(host: Host) -> None:
    there = set(host.driver.commands("Ann"))
    there |= {path for command in commands(host) for path, _ in walk(command, command["name"])}

    assert set(FORMER.values()) <= there
    # Some are groups now: the former /settings is a command within its group.
    groups = {command["name"] for command in commands(host)}
    assert set(FORMER) & there <= groups
    assert set(INSTEAD) <= set(FORMER)


async def test_help_finds_every_former_name(host: Host) -> None:
    for old, new in FORMER.items():
        reply = await host.driver.slash("Ann", "help", {"find": f"/{old}"})
        assert f"/{old}" in reply.text
        assert f"/{new}" in reply.text
    offered = await host.driver.autocomplete("Ann", "help", {"find": "/myda"}, focused="find")
    assert offered == {"/mydata → /settings data": "mydata"}


async def test_help_finds_commands_by_what_they_are_for(host: Host) -> None:
    driver = host.driver

    odds = await driver.slash("Ann", "help", {"find": "win this battle"})
    assert "**/odds** · Who could win this battle?" in odds.text
    slip = await driver.slash("Ann", "help", {"find": "rulse"})
    assert "Did you mean: /rules" in slip.text
    everything = await driver.press("Ann", odds, "All commands")
    assert "- **/catchup** · What have you missed?" in everything.text
    assert "**/settings** " in everything.text
    rules = await driver.press("Ann", everything, "Rules")
    assert "4 Key actions" in rules.selects[0].options.values()


async def test_help_leads_on_by_buttons(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    reply = await host.driver.slash("Ann", "help", at="tables")

    tables = await host.driver.press("Ann", reply, "My tables")
    assert f"Root {table.match}" in tables.text
    again = await host.driver.slash("Ann", "help", at="tables")
    question = await host.driver.press("Ann", again, "My next question")
    assert "Suggest" in [button.label for button in question.buttons]
