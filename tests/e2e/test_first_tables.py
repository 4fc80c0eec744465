"""The tables that stand ready on the local page speak the language of its first reader."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.app.first_screen import BotFirstScreen
from bot.app.first_tables import ALL, open_tables, prepare_tables
from bot.sandbox.world.model import Message
from bot.services.sentences import locale_of_table
from bot.store import MatchRow, Status
from tests.e2e.host import Host

OPEN: tuple[Status, ...] = ("running", "paused")


async def open_page(host: Host, locale: str) -> None:
    """Ask for the page as a browser does that wants a language."""
    address = f"{host.driver.sandbox.url}/sandbox/api/bootstrap"
    async with (
        aiohttp.ClientSession() as browser,
        browser.get(address, params={"locale": locale}) as answer,
    ):
        assert answer.status == 200


async def tables(host: Host, *statuses: Status) -> list[MatchRow]:
    async with host.store.reading() as reads:
        return list(await reads.matches_with_status(*(statuses or ALL)))


def posts(host: Host) -> list[Message]:
    """List what the bot has posted in public."""
    world = host.driver.world
    return [each for each in world.messages.values() if each.author_id == world.bot_id]


def written(host: Host) -> str:
    return "\n".join(str(each.components) for each in posts(host))


async def made_ready(host: Host) -> BotFirstScreen:
    await host.wake()
    person = int(host.driver.world.people()[0].id)
    await open_tables(host.bot, person)
    await host.quiet()
    return BotFirstScreen(host.bot, person)


@pytest.mark.parametrize(("browser", "language", "name", "said"), [
    ("de-AT", "de", "Root: dein erster Tisch", "Welches Spiel"),
    ("es-MX", "es", "Root: tu primera mesa", "juego"),
])  # fmt: skip
async def test_the_first_reader_finds_tables_in_their_language(
    host: Host, browser: str, language: str, name: str, said: str
) -> None:
    window = await made_ready(host)

    await open_page(host, browser)
    await host.driver.until(lambda: name in [c.name for c in host.driver.world.channels.values()])
    place = await window.enter("root", str(host.driver.world.people()[0].id))
    await host.quiet()

    assert {locale_of_table(row) for row in await tables(host, *OPEN)} == {language}
    assert host.driver.world.channels[place].name == name
    assert "first table" not in str([c.name for c in host.driver.world.channels.values()])
    assert said in written(host)
    assert "Which game will it be?" not in written(host)


async def test_a_reader_who_comes_while_they_are_opened_finds_them_too(host: Host) -> None:
    await host.wake()
    opening = asyncio.create_task(prepare_tables(host.bot, host.driver.sandbox))
    channels = host.driver.world.channels
    await host.driver.until(lambda: "first table" in str([c.name for c in channels.values()]))

    await open_page(host, "de-AT")
    await opening
    await host.quiet()

    assert {locale_of_table(row) for row in await tables(host, *OPEN)} == {"de"}
    assert "first table" not in str([c.name for c in channels.values()])


@pytest.mark.parametrize("later", ["en-US", "de-AT"])
async def test_for_an_english_reader_nothing_changes(host: Host, later: str) -> None:
    await made_ready(host)
    before = [(each.id, each.components) for each in posts(host)], await tables(host)

    await open_page(host, "en-US")
    await open_page(host, later)
    await host.quiet()

    assert ([(each.id, each.components) for each in posts(host)], await tables(host)) == before
    assert {guild.locale for guild in host.driver.world.guilds.values()} == {"en-GB"}


async def test_tables_at_which_somebody_has_played_stay(host: Host) -> None:
    table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"], anew=True)
    BotFirstScreen(host.bot, int(host.driver.user("Ann")))

    await open_page(host, "de-AT")
    await host.quiet()

    assert [row.id for row in await tables(host, *OPEN)] == [table.match]
