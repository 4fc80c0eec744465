"""`/admin`: for the bot's operator, in their own server; everybody else is refused."""

from __future__ import annotations

import pytest

from bot.app.settings import ConfigError, Settings, load_settings
from bot.matches.live import ASIDE
from bot.notify.outbox import MUTED
from bot.operator import admin
from bot.sandbox.world.permissions import Permission
from bot.store import MatchChange
from tests.e2e.host import Host

COMMANDS = {"admin health", "admin trouble", "admin notice"}


async def offered(host: Host) -> Settings:
    """Offer the commands to Ann, in the only server."""
    await host.wake()
    server = next(iter(host.driver.world.guilds))
    settings = Settings(operator=int(host.driver.user("Ann")), operator_server=int(server))
    admin.offer(host.bot, settings)
    await admin.publish(host.bot, settings)
    return settings


async def test_only_the_operator_learns_how_the_bot_is(host: Host) -> None:
    await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    await offered(host)
    assert set(host.driver.commands("Ann")) >= COMMANDS

    well = await host.driver.slash("Ann", "admin health")
    assert "All is well" in well.text
    assert "1 running" in well.text
    assert "`reports`" not in well.text
    host.bot.services.reports.mkdir()
    (host.bot.services.reports / "1-1.json").touch()
    told = (await host.driver.slash("Ann", "admin health")).text
    assert "1 report of a mistake waits in the folder `reports`." in told
    host.bot.health.ended["sender"] = "OSError: the disk is gone"
    assert "the disk is gone" in (await host.driver.slash("Ann", "admin health")).text
    host.bot.health.ended.clear()

    for command, values in (("health", {}), ("trouble", {}), ("notice", {"text": "Boo"})):
        host.driver.grant("Bob", Permission.ADMINISTRATOR)
        refused = await host.driver.slash("Bob", f"admin {command}", values)
        assert "Only whoever runs this bot" in refused.text
        assert refused.private


async def test_tables_in_trouble_are_listed(host: Host) -> None:
    await offered(host)
    assert "No table is in trouble" in (await host.driver.slash("Ann", "admin trouble")).text
    broken = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
    silent = await host.open_table(["Ann", "Cem"], ["marquise", "eyrie"])
    async with host.store.transaction() as work:
        for table, key, value in ((broken, ASIDE, "1-ABCD"), (silent, MUTED, host.now())):
            row = await work.find_match(table.match)
            assert row is not None
            change = MatchChange(options=row.options | {key: value})
            await work.change_match(row.id, row.version, change, at=host.now())

    told = (await host.driver.slash("Ann", "admin trouble")).text
    assert f"{broken.match}** is set aside, error 1-ABCD" in told
    assert f"{silent.match}** is silent since" in told


async def test_a_notice_stands_once_at_every_open_table(host: Host) -> None:
    await offered(host)
    host.forgiven.append("error 0-")  # the second of the same is not acknowledged again
    running = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], anew=True)
    lobby = await host.open_lobby(["Cem"], ["marquise"], seats=3)
    text = "Away from 20:00 to 20:10, @everyone"
    told = await host.driver.slash("Ann", "admin notice", {"text": text})
    await host.driver.duplicate(told)
    await host.pass_time(5)

    assert "2 tables are told" in told.text
    for table in (running, lobby):
        (post,) = [post for post in table.posts if "Away from 20:00" in post.text]
        assert "@everyone" not in post.text, "it calls nobody"


async def test_without_the_settings_it_is_nowhere(host: Host) -> None:
    await host.wake()
    admin.offer(host.bot, Settings(operator=1))
    await admin.publish(host.bot, Settings(operator=1))
    assert not COMMANDS & set(host.driver.commands("Ann"))
    with pytest.raises(ConfigError, match="OPERATOR_SERVER"):
        load_settings({"OPERATOR_SERVER": "home"}, None)
