"""The page of the sandbox in a real browser: typing, pressing, forms, rules for everybody's use."""

from __future__ import annotations

import asyncio

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Page, Route, expect

from tests.browsing import IN_BROWSER
from tests.e2e.driver import Driver
from tests.sandbox.little_bot import board
from tests.sandbox.page.looking import said, show_a_bit_of_everything, take_command
from tests.torture import share, torture

pytestmark = IN_BROWSER
SCREENS = (("light", 1100), ("light", 360), ("dark", 360), ("dark", 1100))
"""Colours and widths, in an order of which half has both colours and both widths."""


async def test_a_command_is_typed_by_keyboard_alone(driver: Driver, page: Page) -> None:
    await page.get_by_role("combobox", name="Write a message").focus()
    await page.keyboard.type("/eat")
    await expect(page.get_by_role("option", name="/fruit eat")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("ap")
    await expect(page.get_by_role("option", name="Apricot (0)")).to_be_visible()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")

    await expect(said(page, "1 × apricot")).to_be_visible()
    await expect(said(page, "/fruit eat kind:apricot")).to_be_visible()
    await expect(page.get_by_role("combobox", name="Write a message")).to_be_focused()


async def test_a_command_typed_before_the_list_of_commands_came_is_understood(page: Page) -> None:
    hold = asyncio.Event()

    async def come_late(route: Route) -> None:
        await hold.wait()
        await route.continue_()

    await page.route("**/commands?*", come_late)
    await page.reload()
    await page.get_by_role("combobox", name="Write a message").fill("/form")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("No such command here.")).to_have_count(0)

    hold.set()

    await expect(page.get_by_role("group", name="Command /form")).to_be_visible()
    await page.unroute_all()


async def test_optional_options_are_added_and_people_are_picked(driver: Driver, page: Page) -> None:
    await take_command(page, "/fruit eat")
    await page.get_by_role("button", name="Add option friend").click()
    await page.keyboard.type("bo")
    await page.keyboard.press("Enter")
    # The required option is still empty, so the focus went there by itself.
    await expect(page.get_by_role("combobox", name="kind")).to_be_focused()
    await page.keyboard.type("fig")
    await page.get_by_role("button", name="Send").click()

    await expect(said(page, "1 × fig with Bob")).to_be_visible()


async def test_a_command_is_written_out_with_its_options(driver: Driver, page: Page) -> None:
    writing = page.get_by_role("combobox", name="Write a message")
    await writing.fill("/fruit eat kind:fig friend:Bob")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="kind")).to_have_value("fig")
    await page.keyboard.press("Enter")
    await expect(said(page, "1 × fig with Bob")).to_be_visible()

    await writing.fill("/fruit eat color:red kind:at 19:30")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="kind")).to_have_value("at 19:30")
    await expect(page.get_by_role("alert").filter(has_text="no option color:red")).to_be_visible()


async def test_a_missing_option_is_named(driver: Driver, page: Page) -> None:
    await take_command(page, "/fruit eat")
    await page.get_by_role("button", name="Send").click()

    await expect(page.get_by_role("alert").filter(has_text="kind is required")).to_be_visible()


async def test_a_button_is_pressed_with_the_mouse(driver: Driver, page: Page) -> None:
    await driver.slash("Ann", "count")
    await page.get_by_role("button", name="Count 0").click()
    await page.get_by_role("button", name="Count 1").click()

    await expect(said(page, "now 2")).to_be_visible()
    await expect(said(page, "(edited)")).to_be_visible()


async def test_the_focus_stays_on_the_buttons_of_an_edited_message(
    driver: Driver, page: Page
) -> None:
    await driver.slash("Ann", "count")
    await page.get_by_role("button", name="Count 0").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Count 1")).to_be_focused()
    await page.keyboard.press("Enter")

    await expect(said(page, "now 2")).to_be_visible()


async def test_a_private_answer_is_seen_by_one_person_and_can_be_dismissed(
    driver: Driver, page: Page
) -> None:
    await driver.slash("Ann", "fruit board")
    await page.get_by_role("button", name="Peek").click()
    await expect(said(page, "for Eve only")).to_be_visible()

    await page.get_by_label("Ann", exact=True).check(force=True)
    await expect(said(page, "your turn")).to_be_visible()
    await expect(said(page, "for Eve only")).to_have_count(0)

    await page.get_by_label("Eve", exact=True).check(force=True)
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(said(page, "for Eve only")).to_have_count(0)


async def test_a_menu_of_several_choices_is_sent_when_it_closes(driver: Driver, page: Page) -> None:
    await driver.slash("Ann", "fruit board")
    await page.get_by_role("combobox", name="Fruit").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")

    await expect(said(page, "picked apple, apricot")).to_be_visible()


async def test_a_list_stays_open_while_the_message_is_edited(driver: Driver, page: Page) -> None:
    """A late tip or picture must not move the button a finger is about to press."""
    shown = await driver.slash("Ann", "fruit board")
    await page.get_by_role("combobox", name="Fruit").click()
    await page.get_by_role("option", name="Banana").hover()
    await page.mouse.down()
    assert driver.client is not None
    channel = driver.client.get_partial_messageable(int(driver.channel().id))
    await channel.get_partial_message(int(shown.message.id)).edit(view=board("a tip: bananas"))
    await expect(said(page, "a tip: bananas")).to_be_visible()

    await page.mouse.up()
    await page.get_by_role("button", name="Done").click()

    await expect(said(page, "picked banana")).to_be_visible()


async def test_an_edit_changes_what_it_says_and_nothing_else(page: Page) -> None:
    """Elements are compared by content: added, removed and changed ones are found."""
    kept = await page.evaluate(
        """async () => {
            const { messageElement } = await import('/page/messages.js');
            const { morph } = await import('/page/morph.js');
            const button = (id) => ({ type: 2, style: 1, label: id, custom_id: id });
            const row = (...ids) => ({ type: 1, components: ids.map(button) });
            const text = (content) => ({ type: 10, content });
            const message = (...components) => ({
                id: '5', at: '2026-01-01T00:00:00Z', author: { id: '1', name: 'W' }, files: [],
                embeds: [], reactions: [], components: [{ type: 17, components }],
            });
            const page = { names: {} };
            const steps = [
                message(text('one'), row('a', 'b')),
                message(text('two'), text('new'), row('a', 'b')),
                message(row('a', 'b', 'c')),
                message(row('x', 'a'), row('c')),
            ];
            const element = messageElement(steps[0], page);
            const first = element.querySelector('[data-custom-id=a]');
            return steps.slice(1).map((step) => {
                const fresh = messageElement(step, page);
                const markup = fresh.outerHTML;
                morph(element, fresh);
                return [element.outerHTML === markup, element.contains(first)];
            });
        }"""
    )

    assert kept == [[True, True], [True, True], [True, True]]


async def test_a_form_is_filled_in_and_comes_back(driver: Driver, page: Page) -> None:
    await take_command(page, "/form")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Your note")
    await form.get_by_label("Note").fill("hello")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("choose between")

    await form.get_by_role("combobox", name="Fruit").click()
    await form.get_by_role("option", name="banana").click()
    await form.get_by_label("Slow").check()
    await form.get_by_role("button", name="Submit").click()

    await expect(said(page, "hello / banana / slow")).to_be_visible()
    await expect(form).to_be_hidden()


@torture
@pytest.mark.parametrize(("scheme", "width"), share(SCREENS, of=0.5))
async def test_everybody_can_use_it(driver: Driver, page: Page, scheme: str, width: int) -> None:
    """axe finds nothing, and nothing sticks out at the side."""
    await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    await page.set_viewport_size({"width": width, "height": 740})
    await show_a_bit_of_everything(driver)
    await expect(said(page, "Only you can see this")).to_be_visible()
    await page.get_by_role("combobox", name="Write a message").fill("/")

    found = await Axe().run(page)

    assert found.violations_count == 0, found.generate_report()
    assert await page.evaluate("document.documentElement.scrollWidth") <= width


async def test_a_form_is_usable_by_everybody(driver: Driver, page: Page) -> None:
    await take_command(page, "/form")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog", name="Your note")).to_be_visible()

    found = await Axe().run(page)

    assert found.violations_count == 0, found.generate_report()
