"""The page in the language of its reader's browser."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browsing import IN_BROWSER, opened
from tests.e2e.driver import Driver
from tests.sandbox.page.looking import show_a_bit_of_everything
from tests.sandbox.page.test_words import table

pytestmark = IN_BROWSER
Opening = Callable[[str], AbstractAsyncContextManager[Page]]
LANGUAGES = {"de-AT": 0, "es-MX": 1}
"""The languages of browsers, with their places in the table."""
READ = """() => {
    const texts = [...document.querySelectorAll('body *:not(script):not(noscript)')]
        .flatMap((each) => [...each.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const labelled = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)));
    return [...texts, ...labelled].map((each) => each.trim().replace(/^· | ·$/g, ''));
}"""
"""Everything that the page says, on screen or to a screen reader."""


@pytest.fixture
def opens(browser: Browser, driver: Driver) -> Opening:
    """Return a way to open the page in a browser of some language."""

    @asynccontextmanager
    async def opens(locale: str) -> AsyncIterator[Page]:
        async with opened(browser, driver.sandbox.url, 1100, 800, locale=locale) as page:
            await expect(page.locator("#channel-name")).not_to_have_text("…")
            yield page

    return opens


async def test_a_german_browser_is_addressed_in_german(opens: Opening, driver: Driver) -> None:
    async with opens("de-DE") as page:
        assert await page.locator("html").get_attribute("lang") == "de"
        await expect(page.get_by_role("group", name="Handeln als")).to_be_visible()
        await expect(page.get_by_role("heading", name="#tische")).to_be_visible()
        await expect(page.get_by_role("heading", name="Die Lichtung")).to_be_visible()
        line = page.get_by_role("combobox", name="Schreib eine Nachricht, oder / für Befehle")
        await expect(line).to_have_attribute("placeholder", "Schreib, oder / für Befehle")
        await expect(page.get_by_role("button", name="Senden")).to_be_visible()

        await line.fill("/")
        await expect(page.locator("#announcer")).to_have_text("7 Befehle")
        await line.fill("/count")
        await expect(page.locator("#announcer")).to_have_text("1 Befehl")


@pytest.mark.parametrize(("locale", "column"), LANGUAGES.items())
async def test_nothing_stays_english(
    opens: Opening, driver: Driver, locale: str, column: int
) -> None:
    async with opens(locale) as page:
        await show_a_bit_of_everything(driver)
        await expect(
            page.get_by_role("button", name=table()["Dismiss message"][column])
        ).to_be_visible()
        await page.get_by_role("combobox").last.fill("/fruit eat")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name=table()["Cancel"][column])).to_be_visible()

        said = set(await page.evaluate(READ))

    foreign = {english for english, others in table().items() if others[column] != english}
    assert said & foreign == set()
    assert len(said & {others[column] for others in table().values()}) > 20


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "a message has between 1 and 2,000 characters"),
        ("de-DE", "Eine Nachricht hat zwischen 1 und 2.000 Zeichen."),
        ("es-ES", "Un mensaje tiene entre 1 y 2000 caracteres."),
        ("fr-FR", "a message has between 1 and 2,000 characters"),
    ],
)
async def test_a_refusal_is_told_in_the_readers_language(
    opens: Opening, locale: str, sentence: str
) -> None:
    async with opens(locale) as page:
        line = page.get_by_role("combobox")
        await line.evaluate("it => it.removeAttribute('maxlength')")
        await line.fill("x" * 2001)
        await page.keyboard.press("Enter")

        await expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()


async def test_a_command_is_described_in_the_readers_language(
    opens: Opening, driver: Driver
) -> None:
    count = next(each for each in driver.world.commands.values() if each.name == "count")
    count.payload["description_localizations"] = {"de": "Zählen"}

    async with opens("de-DE") as page:
        await page.get_by_role("combobox").fill("/count")
        await expect(page.get_by_role("option", name="/count")).to_contain_text("Zählen")
    async with opens("en-GB") as page:
        await page.get_by_role("combobox").fill("/count")
        await expect(page.get_by_role("option", name="/count")).to_contain_text("Start counting")


async def test_dates_are_written_as_in_the_readers_country(opens: Opening, driver: Driver) -> None:
    driver.say("Ann", "<t:1800000000:D>")
    for locale, date in (("de-DE", "15. Januar 2027"), ("fr-FR", "15 January 2027")):
        async with opens(locale) as page:
            await expect(page.locator("#messages .stamp")).to_have_text(date)
