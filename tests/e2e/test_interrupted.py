"""What a process leaves half done when it dies: a thread without its table, a post of before."""

from __future__ import annotations

from typing import Any

import pytest

from bot.lobby import lobby
from bot.sandbox.world import places
from bot.sandbox.world.model import ChannelType
from bot.store import StoreError
from tests.e2e.host import Host


def die(*_: Any, **named: Any) -> Any:
    """Stand in for the death of the process."""
    raise StoreError("died")


async def open_and_die(host: Host, monkeypatch: pytest.MonkeyPatch) -> str:
    """Have Ann open a table, and the process die before it is stored; return its thread."""
    await host.wake()
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "open_lobby", die)
        await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")
    await host.come_back()
    (thread,) = host.driver.threads()
    return thread.id


@pytest.mark.parametrize("forum", [False, True])
async def test_a_table_tried_again_takes_the_thread_opened_before_a_crash(
    host: Host, monkeypatch: pytest.MonkeyPatch, forum: bool
) -> None:
    await host.wake()
    if forum:
        guild = next(iter(host.driver.world.guilds.values()))
        home = places.add_channel(host.driver.world, guild, "games", ChannelType.FORUM)
        async with host.store.transaction() as work:
            await work.set_server(int(guild.id), {"home": int(home.id)})
    left = await open_and_die(host, monkeypatch)

    await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")

    assert [thread.id for thread in host.driver.threads()] == [left]
    assert (await host.row(1)).channel_id == int(left)
    await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")
    assert len(host.driver.threads()) == 2, "it is a table's by now"


async def test_a_thread_in_which_people_have_written_is_left_to_them(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = await open_and_die(host, monkeypatch)
    host.driver.say("Bob", "where is the table?", at=left)

    await host.driver.slash("Ann", "table new", {"seats": 3}, at="tables")

    assert (await host.row(1)).channel_id != int(left)
    assert len(host.driver.threads()) == 2
