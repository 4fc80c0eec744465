"""The first screen of the page: its doors, its show, and a page without one."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Browser, Page, expect

from bot.sandbox.checks.errors import Impossible
from bot.sandbox.web.first_screen import Door, Scene
from tests.browsing import IN_BROWSER, opened
from tests.e2e.driver import Driver
from tests.sandbox.little_bot import LittleBot
from tests.torture import share, torture

pytestmark = IN_BROWSER
TURNS = 3
SCREENS = (("light", 1280), ("light", 390), ("dark", 390), ("dark", 1280))
"""Colours and widths, in an order of which half has both colours and both widths."""
WORDS = {
    "line": "One **sentence**.", "watch": "Watch a match",
    "watch-pitch": "Computers play, you look on", "told": "What happened", "back": "Back",
    "next": "Next", "pause": "Pause", "go-on": "Go on", "another": "Another match",
    "leave": "Leave", "drawing": "The board is being drawn …", "first": "First screen",
}  # fmt: skip


class LittleFirstScreen:
    """A first screen with one door to the first channel, and a show of three turns."""

    locales = ("en", "de")

    def words(self, locale: str) -> dict[str, str]:
        if locale == "de":
            return dict.fromkeys(WORDS, "nichts") | {"watch": "Eine Partie ansehen"}
        return WORDS

    def doors(self, locale: str) -> list[Door]:
        return [Door("in", "Play", "as you like"), Door("out", "Stay", "behind is nothing")]

    def __init__(self, channel: str) -> None:
        self.channel = channel

    async def still(self, locale: str) -> Scene:
        return Scene("", "", b"RIFF", "a board in full swing", False)

    async def enter(self, door: str, user_id: str) -> str:
        if door != "in":
            raise Impossible("there is nothing")
        return self.channel

    async def scene(self, show: int, number: int, locale: str) -> Scene:
        last = number >= TURNS - 1
        return Scene(f"Round {number}", f"- turn {number}", b"RIFF", f"board {number}", last)


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """Yield a page with a first screen, on a phone."""
    async with Driver(LittleBot) as driver:
        driver.sandbox.show_first_screen(LittleFirstScreen(driver.channel().id))
        async with opened(browser, driver.sandbox.url, 390, 844) as page:
            await expect(page.get_by_role("img", name="a board in full swing")).to_be_attached()
            yield page


async def test_a_door_leads_to_its_channel_and_the_way_back_is_among_the_places(page: Page) -> None:
    await expect(page.get_by_role("combobox", name="Write")).to_be_hidden()
    await page.get_by_role("button", name="Play as you like").click()
    await expect(page.get_by_role("heading", name="#tables")).to_be_visible()

    await page.get_by_role("button", name="Places", exact=True).click()
    await page.get_by_role("button", name="First screen").click()
    await expect(page.get_by_role("button", name="Play as you like")).to_be_focused()
    await expect(page.get_by_role("heading", name="#tables")).to_be_hidden()


async def test_a_first_screen_that_comes_later_is_shown_to_whoever_waits(browser: Browser) -> None:
    async with (
        Driver(LittleBot) as driver,
        opened(browser, driver.sandbox.url, 390, 844) as early,
        opened(browser, driver.sandbox.url, 390, 844) as begun,
    ):
        for each in (early, begun):
            await expect(each.get_by_role("heading", name="#tables")).to_be_visible()
        await begun.get_by_role("combobox", name="Write").fill("hello")
        driver.sandbox.show_first_screen(LittleFirstScreen(driver.channel().id))

        await expect(early.get_by_role("button", name="Play as you like")).to_be_visible()
        await begun.get_by_role("button", name="Places", exact=True).click()
        await expect(begun.get_by_role("button", name="First screen")).to_be_visible()
        await expect(begun.get_by_role("button", name="Play as you like")).to_be_hidden()


async def test_a_player_who_comes_back_is_where_they_were(page: Page) -> None:
    await page.get_by_role("button", name="Play as you like").click()
    await expect(page.get_by_role("heading", name="#tables")).to_be_visible()
    await page.reload()

    await expect(page.get_by_role("heading", name="#tables")).to_be_visible()
    await expect(page.get_by_role("button", name="Watch a match")).to_be_hidden()


async def test_a_door_that_does_not_open_says_why(page: Page) -> None:
    await page.get_by_role("button", name="Stay").click()

    await expect(page.get_by_role("alert").filter(has_text="there is nothing")).to_be_visible()


async def test_a_show_goes_on_by_itself_until_it_is_paused_and_ends(page: Page) -> None:
    await page.clock.install()
    await page.get_by_role("button", name="Watch a match").click()
    await expect(page.get_by_role("listitem").filter(has_text="turn 0")).to_be_visible()
    await page.clock.fast_forward(16_000)
    await expect(page.get_by_role("listitem").filter(has_text="turn 1")).to_be_visible()

    await page.get_by_role("button", name="Pause").click()
    await page.clock.fast_forward(60_000)
    await expect(page.get_by_role("listitem").filter(has_text="turn 1")).to_be_visible()

    await page.get_by_role("button", name="Go on").click()
    await page.clock.fast_forward(16_000)
    await expect(page.get_by_role("listitem").filter(has_text="turn 2")).to_be_visible()
    await expect(page.get_by_role("button", name="Another match")).to_be_visible()
    await expect(page.get_by_role("button", name="Next")).to_have_attribute("aria-disabled", "true")


@torture
@pytest.mark.parametrize(("scheme", "width"), share(SCREENS, of=0.5))
async def test_everybody_can_use_the_first_screen_and_the_show(
    page: Page, scheme: str, width: int
) -> None:
    await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    await page.set_viewport_size({"width": width, "height": 800})
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    await page.get_by_role("button", name="Watch a match").click()
    await expect(page.get_by_role("listitem").filter(has_text="turn 0")).to_be_visible()
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert await page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("query", ["show=x&number=1", "show=1", f"show={'9' * 30}&number=1"])
async def test_a_show_that_cannot_be(page: Page, query: str) -> None:
    answer = await page.request.get(re.sub("#.*", "", page.url) + f"sandbox/api/scene?{query}")

    assert answer.status == 400


async def test_a_german_browser_reads_german_and_its_person_speaks_it(browser: Browser) -> None:
    async with Driver(LittleBot) as driver:
        driver.sandbox.show_first_screen(LittleFirstScreen(driver.channel().id))
        context = await browser.new_context(locale="de-AT")
        page = await context.new_page()
        await page.goto(driver.sandbox.url)
        await expect(page.get_by_role("button", name="Eine Partie ansehen")).to_be_visible()
        assert await page.locator("#window").get_attribute("lang") == "de"
        assert driver.world.people()[0].locale == "de"
        await context.close()

        english = await browser.new_context(locale="en-US")
        page = await english.new_page()
        await page.goto(driver.sandbox.url)
        await expect(page.get_by_role("button", name="Watch a match")).to_be_visible()
        assert driver.world.people()[0].locale == "en-GB"
        await english.close()
