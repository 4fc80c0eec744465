"""A bot that is logged in and its page, on the loop on which the browser is driven."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.browsing import opened
from tests.e2e.driver import Driver
from tests.sandbox.little_bot import LittleBot


@pytest_asyncio.fixture(loop_scope="session")
async def driver() -> AsyncIterator[Driver]:
    """Yield a driver whose bot is logged in, on the loop of the browser."""
    async with Driver(LittleBot) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, driver: Driver) -> AsyncIterator[Page]:
    """Yield the page as it opens for a newcomer."""
    async with opened(browser, driver.sandbox.url, 1100, 800) as page:
        await expect(page.get_by_role("heading", name="#tables")).to_be_visible()
        yield page
