"""The first command of the README, in a real browser: a turn by mouse, a turn by keyboard alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Browser, Locator, Page, Route, TimeoutError, expect

from tests.browsing import IN_BROWSER, opened
from tests.e2e.test_starting import start
from tests.starting import PATIENCE

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
MOST_STEPS = 40
expect.set_options(timeout=20_000)  # a loaded machine thinks and draws for seconds
PATIENT = 240_000
"""Milliseconds for what has to be thought of: thinking has low priority on a loaded machine."""
A_PRESS = 5_000
"""Milliseconds for a press on what was just seen."""
YOUR_TURN = "· Eve ("
TIP = "Tip:"

pytestmark = [pytest.mark.slow, *IN_BROWSER]


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[str]:
    """Start a bot for the first time, and yield its address."""
    process = start(folder)
    assert process.stdout is not None
    try:
        yield (await asyncio.to_thread(process.stdout.readline)).strip()
    finally:
        process.terminate()
        _, complained = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        assert "Traceback" not in complained, complained


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """Yield the address of a bot for tests of which only the last one plays at a table."""
    async with running(tmp_path_factory.mktemp("bot")) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, address: str) -> AsyncIterator[Page]:
    """Yield the page of the bot that tests share."""
    async with opened(browser, address, 1100, 900) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session")
async def page_of_its_own(browser: Browser, tmp_path: Path) -> AsyncIterator[Page]:
    """Yield the page of a bot just started for the first time."""
    async with running(tmp_path) as address, opened(browser, address, 1100, 900) as page:
        yield page


async def picture(page: Page, name: str) -> None:
    """Save a picture of the page."""
    ARTEFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTEFACTS / f"{name}.png")


def turn_posts(page: Page) -> Locator:
    return page.get_by_role("heading", name=YOUR_TURN)


def menu(page: Page) -> Locator:
    """Return the private message with the menu: there is one at a time."""
    return page.get_by_role("article").filter(has_text="Only you can see this").last


def play(page: Page) -> Locator:
    """Return the button of the last post that asks."""
    return page.locator("#messages").get_by_role("button", name="Play", exact=True).last


async def open_table(page: Page) -> None:
    """Go from the first screen to the first turn at the table that is ready."""
    await page.get_by_role("button", name="Play Root").click()
    await until_turn(page, 1)


async def until_turn(page: Page, number: int) -> None:
    """Follow tips until a turn of one's own has begun: battles of the others may ask before it."""
    await expect(turn_posts(page).or_(play(page)).first).to_be_visible(timeout=PATIENT)
    for _ in range(MOST_STEPS):
        if await turn_posts(page).count() >= number:
            break
        with suppress(TimeoutError):  # a menu may be exchanged between the look and the press
            await go_on(page)
    await expect(turn_posts(page)).to_have_count(number, timeout=PATIENT)


async def go_on(page: Page) -> None:
    """Press what goes on in the menu, or open one."""
    buttons = [menu(page).locator(".button.danger")]
    buttons += [menu(page).get_by_role("button", name=name) for name in ("Do that", "Suggest")]
    for button in buttons:
        if await button.count():
            before = await menu(page).inner_text()
            await button.click(timeout=A_PRESS)
            await changed(page, before)
            return
    await play(page).click(timeout=A_PRESS)
    await page.wait_for_timeout(500)


async def test_the_first_screen_is_a_board_a_sentence_and_three_doors(page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await expect(page.get_by_role("img", name="Round 7")).to_be_visible(timeout=PATIENT)

    names = [await each.inner_text() for each in await page.get_by_role("button").all()]
    assert [name.splitlines()[0] for name in names] == [
        "Play Root", "Play Runewars", "Watch a match",
    ]  # fmt: skip
    doors = page.get_by_role("button").last
    await expect(doors).to_be_in_viewport(ratio=1)
    await picture(page, "first-screen")
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


async def test_the_place_of_the_picture_says_that_it_is_coming(
    browser: Browser, address: str
) -> None:
    page, seen = await browser.new_page(), asyncio.Event()

    async def hold(route: Route) -> None:
        await seen.wait()
        await route.abort()

    await page.route("**/sandbox/api/scene*", hold)
    await page.goto(address)

    await expect(page.get_by_text("The board is being drawn")).to_be_visible()
    seen.set()
    await page.unroute_all(behavior="wait")
    await page.close()


async def test_a_match_of_computers_can_be_watched(page: Page) -> None:
    await tab_to(page, "Watch a match")
    await page.keyboard.press("Enter")
    told = page.get_by_role("region", name="What happened")
    await expect(told.get_by_role("listitem").first).to_be_visible(timeout=PATIENT)
    first = await told.inner_text()

    await tab_to(page, "Next")
    await page.keyboard.press("Enter")
    await expect(told).not_to_have_text(first, use_inner_text=True)
    await expect(page.get_by_role("button", name="Go on")).to_be_visible()
    await tab_to(page, "Back", back=True)
    await page.keyboard.press("Enter")
    await expect(told).to_have_text(first, use_inner_text=True)
    await picture(page, "watching")

    await tab_to(page, "Go on", back=True)
    await page.keyboard.press("Enter")
    await expect(told).not_to_have_text(first, use_inner_text=True, timeout=PATIENT)
    await page.get_by_role("button", name="Leave").click()
    await expect(page.get_by_role("button", name="Play Runewars")).to_be_visible()


async def test_everybody_is_one_press_from_the_first_decision_of_a_turn_by_mouse(
    page: Page,
) -> None:
    await open_table(page)
    await picture(page, "first-turn")
    await page.get_by_role("button", name="Play").last.click()
    await expect(menu(page)).to_contain_text("Your Daylight")
    await picture(page, "first-decision")
    results = await Axe().run(page)
    assert results.violations_count == 0, results.generate_report()

    await choose_by_mouse(page, "Recruit")
    yes = menu(page).locator(".button.danger")
    await expect(yes.or_(menu(page).get_by_text("2 actions left"))).to_be_visible()
    if await yes.count():  # she could have crafted first
        await yes.click()
    await expect(menu(page)).to_contain_text("2 actions left")


async def changed(page: Page, before: str) -> None:
    """Wait until the menu has changed: a loaded machine thinks about a tip for seconds."""
    with suppress(AssertionError):  # it may have the same text again
        await expect(menu(page)).not_to_have_text(before, use_inner_text=True)


async def choose_by_mouse(page: Page, label: str) -> None:
    """Press the button whose label begins so, or choose it from the list."""
    button = menu(page).get_by_role("button", name=label)
    if await button.count():
        await button.click()
        return
    await menu(page).get_by_role("combobox").click()
    await page.get_by_role("option", name=label).first.click()


@pytest.mark.long
async def test_a_turn_by_keyboard_alone(page_of_its_own: Page) -> None:
    page = page_of_its_own
    await tab_to(page, "Play Root")
    await page.keyboard.press("Enter")
    await until_turn(page, 1)
    await tab_to(page, "Write", back=True)
    await page.keyboard.type("/marquise recruit")
    await expect(page.get_by_role("option", name="/marquise recruit")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    yes = menu(page).locator(".button.danger")
    await expect(yes.or_(menu(page).get_by_text("2 actions left"))).to_be_visible()
    asked = bool(await yes.count())  # she could have crafted first
    if asked:
        await tab_to(page, "Recruit", back=True)
        await page.keyboard.press("Enter")
    await expect(menu(page)).to_contain_text("2 actions left")

    # The pressed button is gone: the focus is on the menu's first one, not behind the menu.
    await tab_to(page, "Suggest", back=not asked)
    await page.keyboard.press("Enter")
    await expect(menu(page)).to_contain_text(TIP, timeout=PATIENT)
    await picture(page, "suggestion")
    # With one person at the table, battles of the others ask; the same command passes.
    for _ in range(MOST_STEPS):
        if await turn_posts(page).count() > 1:
            break
        await tab_to(page, "Write")
        await page.keyboard.type("/root done")
        await expect(page.get_by_role("option", name="/root done")).to_be_visible()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(1500)

    await expect(turn_posts(page)).to_have_count(2, timeout=PATIENT)


async def tab_to(page: Page, name: str, *, back: bool = False) -> None:
    """Press Tab until the element with a name has the focus."""
    for _ in range(MOST_STEPS):
        focused = await page.evaluate(
            """(() => {
                const it = document.activeElement;
                const pressable = it.matches("button, input, textarea, [role=combobox]");
                return pressable ? `${it.innerText} ${it.placeholder}` : "";
            })()"""
        )
        if name in focused:
            return
        await page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{name} is never reached by keyboard")
