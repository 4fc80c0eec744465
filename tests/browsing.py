"""Fixtures of tests in a real browser: Chromium, and pages whose scripts must not fail."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, async_playwright

CHROMIUM = shutil.which("chromium")
IN_BROWSER = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.asyncio(loop_scope="session"),  # the loop on which the browser is driven
]


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """Run a browser; the fixture `browser` is one for all tests of a process."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


@asynccontextmanager
async def opened(
    browser: Browser, address: str, width: int, height: int, *, locale: str = "en-US"
) -> AsyncIterator[Page]:
    """Open the page for a newcomer; an error in its script fails the test."""
    size = {"width": width, "height": height}
    context = await browser.new_context(viewport=size, locale=locale)  # type: ignore[arg-type]
    page = await context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(address)
    yield page
    await context.close()
    assert errors == []
