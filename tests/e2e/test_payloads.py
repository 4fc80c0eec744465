"""Everything sent to Discord is valid: the whole command tree, and messages of a random match."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.world.logbook import Request
from bot.ui import limits
from engine.ai.players import RandomPlayer
from engine.games import GAMES
from tests.e2e import openapi
from tests.e2e.host import Host, Table
from tests.e2e.playing import Hands, Presser, Reader, play_on
from tests.torture import WHOLE, share, torture

NAME = re.compile(r"[-_a-z0-9]{1,32}")
SUBCOMMAND, GROUP = 1, 2
V2 = 1 << 15


@pytest_asyncio.fixture
async def publishing(tmp_path: Path, dice: None) -> AsyncIterator[Host]:
    """Yield a bot at its very first start, which publishes its commands."""
    async with Host(tmp_path, anew=True) as host:
        yield host


def tree(host: Host) -> list[dict[str, Any]]:
    """Return the commands as published to Discord."""
    told = [r for r in host.driver.sandbox.log.requests if r.path.endswith("/commands")]
    assert [request.method for request in told] == ["PUT"]
    payload = told[0].payload
    assert isinstance(payload, list)
    return payload


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with its groups, subcommands and options."""
    yield command
    for option in command.get("options", []):
        yield from parts(option)


def characters(command: dict[str, Any]) -> int:
    """Count a command's characters as Discord does, each text with its longest translation."""
    total = 0
    for part in (*parts(command), *(c for p in parts(command) for c in p.get("choices", []))):
        for field in ("name", "description", "value"):
            translated = (part.get(f"{field}_localizations") or {}).values()
            total += max(len(str(text)) for text in (part.get(field, ""), *translated))
    return total


# The command tree

SLASH = 1


async def test_the_whole_command_tree_fits(publishing: Host) -> None:
    commands = tree(publishing)

    assert len(commands) <= limits.COMMANDS
    assert len({command["name"] for command in commands}) == len(commands)
    for command in commands:
        assert characters(command) <= limits.COMMAND_CHARACTERS, command["name"]
        if command.get("type", SLASH) != SLASH:  # a context menu: a plain name, and nothing else
            assert 1 <= len(command["name"]) <= 32, command["name"]
            continue
        for part in parts(command):
            assert NAME.fullmatch(part["name"]), part["name"]
            assert 1 <= len(part["description"]) <= limits.DESCRIPTION, part
            assert len(part.get("options", [])) <= limits.SUBCOMMANDS, part["name"]
            assert part["description"] != "…", f"/{command['name']} {part['name']} says nothing"


async def test_every_action_of_every_game_has_its_command(host: Host) -> None:
    offered = set(host.driver.commands("Ann"))

    for game in GAMES.values():
        for action in game.actions:
            assert action.path in offered
        assert f"{game.key} done" in offered
    wanted = "play act undo board hand log look catchup help rules card moves odds next mytables"
    assert set(wanted.split()) <= offered


async def test_every_command_works_in_direct_messages_but_opening_a_table(host: Host) -> None:
    here, there = set(host.driver.commands("Ann")), set(host.driver.commands("Ann", "dm"))

    # Discord offers a group as a whole.
    assert {path for path in here - there if not path.startswith("table")} <= {"moderate setup"}


async def test_the_commands_are_published_only_when_they_have_changed(
    publishing: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert times_published(publishing) == 1
    await publishing.restart()
    assert times_published(publishing) == 1
    monkeypatch.setattr("bot.app.command_sync.digest_of_words", lambda: b"other words")
    await publishing.restart()
    assert times_published(publishing) == 2


def times_published(host: Host) -> int:
    """Count the times the bot has published its commands."""
    return sum(
        request.method == "PUT" and request.path.endswith("/commands")
        for request in host.driver.sandbox.log.requests
    )


# Messages


@pytest.mark.long
@torture
@pytest.mark.parametrize("seats", share([
    ("vagabond:arbiter", "alliance", "eyrie", "vagabond:scoundrel"),
    ("marquise", "eyrie", "alliance", "vagabond:ranger"),
], of=0.5), ids="-".join)  # fmt: skip
async def test_every_payload_of_a_random_match_fits(host: Host, seats: tuple[str, ...]) -> None:
    host.full_size = True
    people = ["Ann", "Bob", "Cem", "Dee"]
    table = await host.open_table(people, seats)
    presser, reader = Presser(), Reader()
    ways: dict[str, Hands] = {"Ann": presser, "Bob": presser, "Cem": reader, "Dee": presser}
    mind = RandomPlayer(random.Random(21))

    for _ in range(5 if WHOLE else 2):
        await play_on(table, ways, player=mind, answers=12)
        await host.pass_time(70)
        await look_at_everything(table)

    sent = [r for r in host.driver.sandbox.log.requests if isinstance(r.payload, dict)]
    assert host.driver.sandbox.log.refusals() == []
    for request in sent:
        check(request)
    assert len(sent) > 150


async def look_at_everything(table: Table) -> None:
    """Have everybody look at everything that can be looked at."""
    driver = table.host.driver
    for name in ("Ann", "Eve"):
        for command in ("board", "hand", "log", "look", "help"):
            reply = await driver.slash(name, command, at=table.at)
            assert "went wrong" not in reply.text, f"/{command}"
    for command, values in (("prepare responses", {}), ("board", {"words": True})):
        reply = await driver.slash("Ann", command, values, at=table.at)
        assert "went wrong" not in reply.text, f"/{command}"


def check(request: Request) -> None:
    """Check one message against our own limits and Discord's description."""
    assert openapi.validate_request(request.method, request.path, request.payload) == []
    message = request.payload.get("data") or request.payload
    components = list(walk(message.get("components", [])))
    assert len(components) <= limits.COMPONENTS
    texts = [part["content"] for part in components if part["type"] == 10]
    assert sum(map(len, texts)) <= limits.TEXT_TOTAL
    ids = [part["custom_id"] for part in components if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= limits.CUSTOM_ID for each in ids)
    for part in components:
        assert len(part.get("label") or "") <= limits.BUTTON_LABEL
        options = part.get("options", [])
        assert len(options) <= limits.SELECT_OPTIONS
        assert len({option["value"] for option in options}) == len(options)
        for option in options:
            for field in ("label", "value", "description"):
                assert len(option.get(field) or "") <= limits.OPTION_TEXT
        for item in part.get("items", []):
            assert 0 < len(item["description"]) <= limits.ALT_TEXT
    if components:
        assert "content" not in message or not message["content"]


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield components at any depth."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
