"""Discord may deliver an interaction twice, to another process even: it is done once.

The acknowledgement decides: Discord accepts one for each interaction, and nothing is stored before.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.world import people
from bot.sandbox.world.model import Interaction
from bot.store.transaction import METADATA
from tests.e2e.host import Host

TWICE: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("Bob", "table join", {}),
    ("Ann", "table note", {"text": "Mind the ruins", "public": True}),
    ("Ann", "settings block", {"player": "@Dee"}),
    ("Ann", "table new", {"game": "root", "seats": 3}),
)


async def stored(host: Host) -> dict[str, list[Any]]:
    """Return all rows of all tables except those that record answered interactions."""
    found = {}
    async with host.store.reading() as reads:
        for name, table in METADATA.tables.items():
            rows = await reads._connection.execute(table.select())
            found[name] = [row[0] for row in rows]
    return found


async def after(host: Host, who: str, path: str, values: dict[str, Any], *, twice: bool) -> Any:
    """Have a person type a command, delivered once or twice; count the rows of each table."""
    world, driver = host.driver.world, host.driver
    table = await host.open_lobby(["Ann"], ["marquise"], seats=3)
    plain = {name: driver._plain(value) for name, value in values.items()}

    def sent() -> Interaction:
        channel = world.channel(table.at if path != "table new" else driver.channel().id)
        called = people.slash(world, driver.user(who), channel, path, plain)
        if twice:
            people.repeat(world, called)
        return called

    await driver._finish(sent)
    await host.quiet()
    return {name: len(rows) for name, rows in (await stored(host)).items()}


@pytest.mark.parametrize(("who", "path", "values"), TWICE, ids=[path for _, path, _ in TWICE])
async def test_what_arrives_twice_is_done_once(
    host: Host, who: str, path: str, values: dict[str, Any]
) -> None:
    await host.wake()
    before = {name: len(rows) for name, rows in (await stored(host)).items()}
    once = await after(host, who, path, values, twice=False)
    both = await after(host, who, path, values, twice=True)

    grown = {name: once[name] - before[name] for name in once}
    again = {name: both[name] - once[name] for name in once}
    assert any(grown.values())
    assert {name: n for name, n in again.items() if n > grown[name]} == {}
