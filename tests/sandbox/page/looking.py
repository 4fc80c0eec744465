"""Ways to look at the page, and a channel with a bit of everything."""

from __future__ import annotations

import io

import discord
from PIL import Image
from playwright.async_api import Locator, Page, expect

from tests.e2e.driver import Driver


def said(page: Page, text: str) -> Locator:
    """Find a text among the messages; the hidden line for screen readers repeats some."""
    return page.get_by_role("list", name="Messages").get_by_text(text)


async def take_command(page: Page, command: str) -> None:
    """Type a command and take it from the list, once the page has it: Enter waits for that."""
    await page.get_by_role("combobox", name="Write a message").fill(command)
    await expect(page.get_by_role("option", name=command)).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("group", name=f"Command {command}")).to_be_visible()


async def size_of(element: Locator) -> tuple[float, float]:
    """Return an element's width and height."""
    box = await element.bounding_box()
    assert box is not None
    return box["width"], box["height"]


async def width_of(element: Locator) -> float:
    return (await size_of(element))[0]


async def show_a_bit_of_everything(driver: Driver) -> None:
    """Fill the channel with chat, answers, a private one, embeds, containers and styles."""
    driver.say("Ann", "# Hello\n- one\n- two\n> quoted\n-# small ||hidden|| https://example.org")
    await driver.slash("Ann", "fruit eat", {"kind": "fig"})
    board = await driver.slash("Ann", "fruit board")
    await driver.press("Eve", board, "Peek")
    assert driver.client is not None
    canvas = io.BytesIO()
    Image.new("RGB", (900, 600), (120, 150, 80)).save(canvas, "PNG")
    canvas.seek(0)
    channel = driver.client.get_partial_messageable(int(driver.channel().id))
    view = discord.ui.View(timeout=None)
    for number, style in enumerate(list(discord.ButtonStyle)[:4]):
        view.add_item(discord.ui.Button(label=style.name, style=style, custom_id=f"b{number}"))
    view.add_item(discord.ui.Button(label="off", disabled=True, custom_id="off"))
    embed = discord.Embed(title="News", description="It **rains**.", colour=0x886611)
    embed.add_field(name="Where", value="clearing 5")
    await channel.send(
        f"<@{driver.user('Eve')}> look <t:1800000000:R> in <#{driver.channel().id}>",
        embed=embed,
        view=view,
        file=discord.File(canvas, "board.png", description="the whole board"),
        allowed_mentions=discord.AllowedMentions(users=True),
    )
