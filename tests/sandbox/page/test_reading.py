"""Reading on the page of the sandbox: pictures, mentions, scrolling, markdown."""

from __future__ import annotations

import discord
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Browser, Page, Route, expect

from bot.sandbox.world.model import ChannelType
from tests.browsing import IN_BROWSER
from tests.e2e.driver import Driver
from tests.sandbox.page.looking import (
    said,
    show_a_bit_of_everything,
    size_of,
    take_command,
    width_of,
)

pytestmark = IN_BROWSER


async def test_a_picture_carries_its_alt_text_and_opens_large(driver: Driver, page: Page) -> None:
    await driver.slash("Ann", "fruit board")
    await expect(page.get_by_role("img", name="clearing 5 is yours")).to_be_visible()
    await page.get_by_role("button", name="ALT").click()
    await expect(page.locator("figcaption")).to_have_text("clearing 5 is yours")

    await page.get_by_role("button", name="Enlarge picture").click()
    large = page.get_by_role("dialog", name="Picture").get_by_role("img")
    await expect(large).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(large).to_be_hidden()


async def test_a_picture_on_a_phone_opens_larger_than_it_was(driver: Driver, page: Page) -> None:
    """Its parts are scrolled to, in its own pane: the page and the words below stay in place."""
    await page.set_viewport_size({"width": 390, "height": 844})
    await show_a_bit_of_everything(driver)
    picture = page.get_by_role("button", name="Enlarge picture: the whole board")
    small = await width_of(picture.get_by_role("img"))

    await picture.click()
    dialog = page.get_by_role("dialog", name="Picture")
    size = dialog.get_by_role("button", name="Full size")

    await expect(size).to_have_attribute("aria-pressed", "true")
    assert await width_of(dialog.get_by_role("img")) > 2 * small
    assert await dialog.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert await width_of(dialog.locator("p")) > 300, "the words are not squeezed beside buttons"
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    await size.click()
    assert await width_of(dialog.get_by_role("img")) <= 390


async def test_a_tall_picture_is_as_wide_as_a_phone(driver: Driver, page: Page) -> None:
    """A hand or a sheet would otherwise be shown at a half of its size, and its type too."""
    await show_a_bit_of_everything(driver)
    picture = page.get_by_role("img", name="the whole board")
    await picture.evaluate("it => { it.height = 3 * it.width; it.src = ''; }")
    widths: dict[int, tuple[float, float]] = {}
    for wide in (1200, 390):
        await page.set_viewport_size({"width": wide, "height": 844})
        widths[wide] = await size_of(picture)

    assert widths[1200][1] == 350
    assert widths[390][0] > 320


async def test_room_is_kept_for_a_picture_that_is_coming(driver: Driver, page: Page) -> None:
    held: list[Route] = []
    await page.route("**/board.png", lambda route: held.append(route))
    await show_a_bit_of_everything(driver)
    picture = page.get_by_role("img", name="the whole board")
    await expect(picture).to_be_attached()
    before = await picture.bounding_box()

    while not held:
        await page.wait_for_timeout(20)
    for route in held:
        await route.continue_()
    await expect(picture).to_have_js_property("complete", True)

    assert await picture.bounding_box() == before


async def test_a_mention_in_another_channel_is_marked(driver: Driver, page: Page) -> None:
    you = driver.user("Eve")
    parent = driver.channel()
    assert driver.client is not None
    channel = driver.client.get_channel(int(parent.id))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Table 12", type=discord.ChannelType.public_thread)
    await thread.send(f"<@{you}> your turn", allowed_mentions=discord.AllowedMentions(users=True))

    entry = page.get_by_role("button", name="Table 12")
    await expect(entry).to_contain_text("1 mention")
    await expect(page.locator("#drawer")).to_contain_text("1 mention")
    await entry.click()
    await expect(said(page, "your turn")).to_be_visible()
    await expect(entry).not_to_contain_text("mention")
    await expect(page.locator("#drawer")).not_to_contain_text("mentions")
    assert driver.channel("Table 12").type == ChannelType.PUBLIC_THREAD


async def test_the_places_of_a_phone_are_usable_by_everybody(driver: Driver, page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.get_by_role("button", name="Places").click()

    await expect(page.get_by_role("button", name="table-talk")).to_be_visible()
    await expect(page.get_by_role("list", name="Messages")).to_be_hidden()
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


async def test_the_title_stays_on_its_line(driver: Driver, page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    guild = driver.client.guilds[0] if driver.client is not None else None
    assert guild is not None
    channel = guild.text_channels[0]
    name = "Runewars: your first table"
    await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await page.get_by_role("button", name="Places").click()
    await page.get_by_role("button", name=name).click()

    await expect(page.get_by_role("heading", level=1)).to_have_text(name)
    height = await page.locator(".channel-head").evaluate("it => it.clientHeight")
    assert height < 50, "room for the news' button takes no second line"


async def test_a_newcomer_begins_where_somebody_waits_for_them(
    driver: Driver, browser: Browser
) -> None:
    assert driver.client is not None
    channel = driver.client.get_channel(int(driver.channel().id))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Your table", type=discord.ChannelType.public_thread)
    await thread.send(
        f"<@{driver.user('Eve')}> begin", allowed_mentions=discord.AllowedMentions(users=True)
    )
    context = await browser.new_context()
    fresh = await context.new_page()
    await fresh.goto(driver.sandbox.url)

    await expect(fresh.get_by_role("heading", name="Your table")).to_be_visible()
    await expect(said(fresh, "begin")).to_be_visible()
    await context.close()


async def test_the_end_stays_in_view_while_messages_arrive(driver: Driver, page: Page) -> None:
    for number in range(30):
        driver.say("Ann", f"message {number}")
    await driver.slash("Ann", "fruit board")
    await expect(page.get_by_role("button", name="Peek")).to_be_in_viewport()

    await page.get_by_role("region", name="#tables").hover()
    await page.mouse.wheel(0, -5000)
    await expect(said(page, "message 0")).to_be_in_viewport()
    driver.say("Ann", "one more")
    await expect(said(page, "one more")).to_be_attached()
    await expect(said(page, "message 0")).to_be_in_viewport()


async def test_the_end_stays_in_view_while_a_message_grows(driver: Driver, page: Page) -> None:
    """An answer that comes at once grows before the browser has reported the scrolling."""
    for number in range(30):
        driver.say("Ann", f"message {number}")
    await expect(said(page, "message 29")).to_be_in_viewport()

    left = await page.evaluate(
        """async () => {
            const scroller = document.getElementById('scroller');
            scroller.scrollTop -= 50;
            await new Promise((later) => setTimeout(later, 100));
            scroller.scrollTop = scroller.scrollHeight;
            const last = document.getElementById('messages').lastElementChild;
            last.style.paddingBottom = '400px';
            for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
            return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
        }"""
    )

    assert left < 1


async def test_an_answer_comes_into_view_wherever_one_was_reading(
    driver: Driver, page: Page
) -> None:
    for number in range(30):
        driver.say("Ann", f"message {number}")
    await driver.slash("Ann", "fruit board")
    for number in range(30):
        driver.say("Ann", f"later message {number}")
    peek = page.get_by_role("button", name="Peek")
    await peek.scroll_into_view_if_needed()
    await expect(said(page, "later message 29")).not_to_be_in_viewport()

    await peek.click()

    await expect(said(page, "for Eve only")).to_be_in_viewport()


async def test_ones_own_reply_stays_in_view_until_one_is_called(driver: Driver, page: Page) -> None:
    board = await driver.slash("Ann", "fruit board")
    await page.get_by_role("button", name="Peek").click()
    mine = said(page, "for Eve only")
    await expect(mine).to_be_in_viewport()
    before = await mine.bounding_box()

    for number in range(30):
        driver.say("Ann", f"message {number}")
    await expect(said(page, "message 29")).to_be_attached()
    assert await mine.bounding_box() == before, "what one reads stays under the finger"
    await page.evaluate("document.querySelector('#messages li').style.paddingBottom = '400px'")
    await page.wait_for_timeout(100)
    assert await mine.bounding_box() == before, "nor does a picture above it push it away"
    newer = page.get_by_role("button", name="New messages below")
    await newer.click()
    await expect(said(page, "message 29")).to_be_in_viewport()
    await expect(newer).to_be_hidden()

    await driver.press("Eve", board, "Peek")
    await expect(said(page, "for Eve only").last).to_be_in_viewport()
    driver.say("Ann", f"<@{driver.user('Eve')}> now")
    driver.say("Ann", "and more")
    await expect(said(page, "and more")).to_be_in_viewport()


async def test_a_long_reply_is_read_from_its_first_words(driver: Driver, page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 500})
    for number in range(30):
        driver.say("Ann", f"message {number}")
    await driver.slash("Eve", "menu")

    await expect(said(page, "What now?")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Count 11")).not_to_be_in_viewport()


async def test_what_is_added_at_the_end_of_a_reply_comes_into_view(
    driver: Driver, page: Page
) -> None:
    await page.set_viewport_size({"width": 390, "height": 500})
    await driver.slash("Eve", "menu")
    await expect(said(page, "What now?")).to_be_in_viewport(ratio=1)

    await page.get_by_role("button", name="Hint").click()

    await expect(said(page, "Let me think.")).to_be_in_viewport(ratio=1)
    await expect(said(page, "Try seven.")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Count 77")).to_be_in_viewport(ratio=1)


async def test_only_its_reader_leaves_a_reply(driver: Driver, page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 500})
    for number in range(30):
        driver.say("Ann", f"message {number}")
    await driver.slash("Eve", "menu")
    words = said(page, "What now?")
    await expect(words).to_be_in_viewport(ratio=1)
    before = await words.bounding_box()

    await page.evaluate("document.getElementById('scroller').scrollTop = 1e6")
    await page.wait_for_timeout(100)
    await page.evaluate("document.querySelector('article.private').style.paddingBottom = '99px'")
    await page.wait_for_timeout(100)

    assert await words.bounding_box() == before, "the browser moved it, and nobody else"


async def test_the_page_comes_back_when_the_sandbox_does(driver: Driver, page: Page) -> None:
    port = driver.sandbox.port
    await driver.sandbox.stop()
    await expect(page.get_by_text("does not answer")).to_be_visible()
    await driver.sandbox.start(port)
    driver.say("Ann", "back again")

    await expect(said(page, "back again")).to_be_visible(timeout=15000)
    await expect(page.get_by_text("does not answer")).to_be_hidden()


async def test_silence_of_the_bot_is_told(driver: Driver, page: Page) -> None:
    await take_command(page, "/silence")
    await page.keyboard.press("Enter")

    alert = page.get_by_role("alert").filter(has_text="did not respond")
    await expect(alert).to_be_visible(timeout=8000)


async def test_markdown_never_becomes_markup(driver: Driver, page: Page) -> None:
    driver.say("Ann", "<img src=x onerror=alert(1)> **bold** `code` <@" + driver.user("Bob") + ">")

    await expect(said(page, "<img src=x onerror=alert(1)>")).to_be_visible()
    await expect(page.locator("strong", has_text="bold")).to_be_visible()
    await expect(said(page, "@Bob")).to_be_visible()
