"""`python -m tests.sandbox.tour`: the animated picture of the README, from a real match.

A bot of its own is started with an empty database; Chromium, as large as a phone, goes through the
first screen, a question, a battle and the post after it. A ring shows where a thumb presses.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGTERM

from PIL import Image, ImageDraw
from playwright.async_api import Locator, Page, TimeoutError, expect

from tests.browsing import launched
from tests.e2e.test_starting import start, stop_quietly

OUT = Path(__file__).parents[2] / "docs" / "tour.webp"
PHONE = {"width": 390, "height": 844}
PRESS, LOOK, READ = 600, 1100, 2300
"""Milliseconds for which a press, a glance and a text are shown."""
RUNNING = 120_000
"""Milliseconds until a turn's deeds are told to everybody, in few messages."""
MOST_BYTES, MOST_STEPS = 2_000_000, 60
RING = (255, 255, 255, 235), (140, 60, 20, 235)


class Camera:
    """Takes pictures of a page, each with the time for which it is shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[Image.Image, int]] = []

    async def look(self, milliseconds: int = LOOK) -> None:
        """Take a picture of the page."""
        await self.page.wait_for_timeout(400)
        shot = Image.open(io.BytesIO(await self.page.screenshot())).convert("RGB")
        self.frames.append((shot, milliseconds))

    async def press(self, what: Locator, milliseconds: int = LOOK) -> None:
        """Show the page, then the place of a press, and press."""
        await what.scroll_into_view_if_needed()
        await self.look(milliseconds)
        box = await what.bounding_box()
        assert box is not None, "what is pressed is in sight"
        pressed = self.frames[-1][0].copy()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        draw = ImageDraw.Draw(pressed, "RGBA")
        for radius, colour in zip((25, 22), RING, strict=True):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), outline=colour, width=4)
        self.frames.append((pressed, PRESS))
        await what.click()

    def save(self, path: Path) -> None:
        """Write the pictures as an animation, in the best quality that fits."""
        shots, times = zip(*self.frames, strict=True)
        for quality in (70, 55, 40, 25):
            shots[0].save(
                path, "WEBP", save_all=True, append_images=shots[1:], duration=list(times),
                loop=0, quality=quality, method=6,
            )  # fmt: skip
            if path.stat().st_size < MOST_BYTES:
                return
        raise SystemExit(f"{path} has {path.stat().st_size} bytes: too many")


def menu(page: Page) -> Locator:
    return page.get_by_role("article").filter(has_text="Only you can see this").last


def public(page: Page) -> Locator:
    return page.get_by_role("article").filter(has_not_text="Only you can see this")


async def tour(page: Page, camera: Camera) -> None:
    """Go from the first screen to the public post about the first battle."""
    await page.locator(".window-picture img").wait_for()
    await camera.press(page.get_by_role("button", name="Play Root"), READ)
    play = page.locator("#messages").get_by_role("button", name="Play", exact=True).last
    await play.wait_for()
    await camera.press(play)
    await menu(page).get_by_role("button").first.wait_for()
    await to_its_top(page)
    await camera.look(READ)
    posts = await public(page).count()
    await fight(page, camera)
    await to_its_top(page)
    await camera.look(READ)
    told = public(page).last
    await expect(public(page)).not_to_have_count(posts, timeout=RUNNING)
    await told.evaluate("it => it.scrollIntoView({ block: 'end' })")
    await camera.look(READ)


async def to_its_top(page: Page) -> None:
    """Scroll to where the private message begins, and wait for its picture."""
    await page.wait_for_timeout(1500)
    await menu(page).evaluate("it => it.scrollIntoView({ block: 'start' })")


async def fight(page: Page, camera: Camera) -> None:
    """Follow suggestions until a battle is possible, and fight it."""
    for step in range(MOST_STEPS):
        battle = menu(page).get_by_role("button", name="Battle").first
        if await battle.count():
            await camera.press(battle)
            await settled(page)
            for _ in range(2):  # whom and where, then for sure
                await camera.press(await way_on(page, ("Battle",)))
                await settled(page)
            return
        await press_on(page, camera if step < 1 else None)
    raise SystemExit("no battle came up; try again")


async def way_on(page: Page, names: Sequence[str]) -> Locator:
    """Find the next button to press in the menu: by name, or else the first."""
    for name in names:
        found = menu(page).get_by_role("button", name=name).first
        if await found.count():
            return found
    return menu(page).locator(".button.secondary").first


async def press_on(page: Page, camera: Camera | None = None) -> None:
    """Follow a suggestion, or press any button to go on."""
    on = menu(page).locator(".button.danger").first
    if not await on.count():  # nothing is to be confirmed
        on = await way_on(page, ("Do that", "All right", "Suggest"))
    if camera is not None:
        await camera.press(on)
    else:
        with suppress(TimeoutError):  # a button gone by now is not pressed
            await on.click(timeout=2000)
    await settled(page)


async def settled(page: Page) -> None:
    """Wait until the answer to a press is shown."""
    await page.wait_for_timeout(300)
    await expect(page.locator("[aria-busy]")).to_have_count(0, timeout=30_000)
    await page.wait_for_timeout(900)


async def main(out: Path) -> None:
    """Start a bot, take the tour, and write the picture."""
    with tempfile.TemporaryDirectory() as folder:
        process = start(Path(folder))
        assert process.stdout is not None
        address = (await asyncio.to_thread(process.stdout.readline)).strip()
        try:
            async with launched() as browser:
                page = await browser.new_page(viewport=PHONE)  # type: ignore[arg-type]
                await page.goto(address)
                camera = Camera(page)
                await tour(page, camera)
        finally:
            stop_quietly(process, SIGTERM)
    camera.save(out)
    seconds = sum(time for _, time in camera.frames) / 1000
    print(f"{out}: {seconds:.0f} s")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT))
