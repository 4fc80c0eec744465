"""People with names that Discord would read as markdown: always shown literally."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.world.people import leaf_commands
from tests.e2e.ending import BUILD, almost_won
from tests.e2e.host import Host, Table
from tests.e2e.playing import Reader, confirmed, play_on
from tests.torture import share, torture

LINK, BIG = "[Free Nitro](https://evil.example)", "# Big ||x||"
CALL = "<@1> @everyone"
NAMES = (LINK, BIG, CALL)
READ = {"content"}
"""Fields that Discord reads as markdown."""
STRING = 3
VALUES: dict[int, Any] = {3: "x", 4: 1, 5: True, 6: "@Bob"}
"""Values for required options, by their type."""
WALL = "**[x](y) @everyone\\ "
"""A name that is twice as long when escaped."""
SHOWN = {"label", "placeholder", "description", "name", "title", "text", "filename"}
"""Fields that Discord shows literally."""


@pytest.fixture
async def hostile(tmp_path: Path, dice: None) -> AsyncIterator[Host]:
    async with Host(tmp_path, users=(*NAMES, "Eve")) as ready:
        yield ready


def texts(payload: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text of a request with the name of its field."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            yield from texts(value, key)
    elif isinstance(payload, list):
        for each in payload:
            yield from texts(each, field)
    elif isinstance(payload, str):
        yield field, payload


def check(host: Host) -> set[str]:
    """Check everything sent; return the names in it."""
    met = set()
    for request in host.driver.sandbox.log.requests:
        for field, text in texts(request.payload):
            for name in NAMES:
                if field in READ and re.search(rf"(?<!\\){re.escape(name)}", text):
                    raise AssertionError(f"{name} is markdown in {text!r}")
            if field in READ and ("Nitro" in text or "Big" in text or "<@1>" in text):
                met |= {name for name in NAMES if name.strip("#[<")[:4] in text}
            if field in SHOWN:
                assert not re.search(r"\\[^\w\s]", text), f"{field} shows escapes: {text!r}"
    return met


async def begun(host: Host) -> Table:
    return await host.open_table([LINK, BIG], ["marquise", "eyrie"])


async def test_no_name_is_markdown_from_the_lobby_to_the_end(hostile: Host) -> None:
    driver, table = hostile.driver, await begun(hostile)
    for command, values in (
        ("table info", {}),
        ("table note", {"text": f"Mind {CALL}", "public": True}),
        ("table note", {"text": f"Remember {LINK}"}),
        ("table find", {}),
        ("mytables", {}),
        ("log", {}),
    ):
        await driver.slash(LINK, command, values, at=table.at)
    readers = {LINK: Reader(), BIG: Reader()}
    await play_on(table, readers, answers=6)
    await driver.slash(CALL, "play", at=table.at)
    await hostile.quiet()
    await driver.slash(BIG, "table leave", at=table.at)
    await almost_won(table, LINK)
    reply = await driver.slash(LINK, "act", BUILD, at=table.at)
    if not (await table.live()).match.over:
        await confirmed(table, LINK, reply)
    await hostile.quiet()

    assert check(hostile) >= {LINK, BIG}


async def test_no_name_is_markdown_where_people_look_for_each_other(hostile: Host) -> None:
    driver = hostile.driver
    table = await hostile.open_lobby([LINK, BIG], ["marquise", "eyrie"], seats=3)
    for command, values in (
        ("table option", {"option": "house", "value": f"No {LINK}"}),
        ("table info", {}),
        ("settings block", {"player": driver.user(BIG)}),
        ("table invite", {"player": driver.user(CALL)}),
        ("match stats", {"player": driver.user(BIG)}),
        ("rules", {"find": LINK}),
        ("help", {"find": CALL}),
    ):
        await driver.slash(LINK, command, values, at=table.at)
    await hostile.quiet()

    assert check(hostile) == set(NAMES)


def anything(option: dict[str, Any]) -> Any:
    """Return a value that an option takes."""
    offered = option.get("choices")
    return offered[0]["value"] if offered else VALUES[option["type"]]


@torture
async def test_whatever_is_typed_gets_an_answer(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    leaves = [
        (path, leaf.get("options", ()))
        for command in list(host.driver.world.commands.values())
        for path, leaf in leaf_commands(command)
    ]
    typed = [
        (path, options, option)
        for path, options in leaves
        for option in options
        if option["type"] == STRING and not option.get("choices")
    ]
    assert len(typed) > 150
    silent = []
    for path, options, option in share(typed):
        text = (WALL * 3000)[: min(3000, option.get("max_length", 6000))]
        values = {o["name"]: anything(o) for o in options if o["required"]}
        reply = await host.driver.slash("Ann", path, values | {option["name"]: text}, at=table.at)
        if not reply.text or "Something went wrong" in reply.text:
            silent.append((path, option["name"], reply.text))
    assert silent == []
