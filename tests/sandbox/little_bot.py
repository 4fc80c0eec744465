"""A small bot of our own that uses everything a game bot needs from Discord."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands

from bot.sandbox import Sandbox

FRUITS = ["apple", "apricot", "banana", "cherry"]
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00"
    b"\x1f\x15\xc4\x89\x00\x00\x00\rIDATx\x9cc\xf8\xff\xff?\x00\x05\xfe\x02\xfe\xa75\x81\x84"
    b"\x00\x00\x00\x00IEND\xaeB`\x82"
)


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose number is stored in its custom id alone."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Count:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"now {self.number + 1}", view=view)


class Hint(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"hint"):
    """A button that adds to the end of its long menu, after some thought."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Hint", custom_id="hint"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Hint:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        thinking, found = long_menu(), long_menu()
        thinking.add_item(discord.ui.TextDisplay("Let me think."))
        await asyncio.sleep(1.2)  # the press itself no longer counts as scrolling by hand
        await interaction.response.edit_message(view=thinking)
        await asyncio.sleep(0.5)
        found.add_item(discord.ui.TextDisplay("Try seven."))
        found.add_item(discord.ui.TextDisplay("\n".join("It is lucky." for _ in range(5))))
        found.add_item(discord.ui.ActionRow(Count(77)))
        await interaction.edit_original_response(view=found)


def long_menu() -> discord.ui.LayoutView:
    """Build a menu taller than a phone."""
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.TextDisplay("What now?"))
    for number in range(12):
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Count(number))
        layout.add_item(row)
    last: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Hint())
    return layout.add_item(last)


class Peek(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"peek"):
    """A button on a public message that answers the presser alone, after some thought."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Peek", custom_id="peek"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Peek:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content=f"for {interaction.user.name} only")


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick"):
    """A menu that shows the choice by editing after a silent deferral."""

    def __init__(self) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id="pick",
                placeholder="Fruit",
                min_values=1,
                max_values=2,
                options=[discord.SelectOption(label=f.title(), value=f) for f in FRUITS],
            )
        )

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Pick:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        layout = board(f"picked {', '.join(self.item.values)}")
        picture = discord.File(io.BytesIO(PIXEL), "board.png", description="a new board")
        await interaction.edit_original_response(view=layout, attachments=[picture])


class Ask(discord.ui.Modal, title="Your note"):
    """A form with a text, a select and a group of radio buttons."""

    def __init__(self) -> None:
        super().__init__(custom_id="ask")
        self.note: discord.ui.Label[Any] = discord.ui.Label(
            text="Note", component=discord.ui.TextInput(custom_id="note", max_length=40)
        )
        self.fruit: discord.ui.Label[Any] = discord.ui.Label(
            text="Fruit",
            component=discord.ui.Select(
                custom_id="fruit", options=[discord.SelectOption(label=f) for f in FRUITS]
            ),
        )
        self.pace: discord.ui.Label[Any] = discord.ui.Label(
            text="Pace",
            component=discord.ui.RadioGroup(
                custom_id="pace",
                options=[
                    discord.RadioGroupOption(label="Slow", value="slow"),
                    discord.RadioGroupOption(label="Fast", value="fast"),
                ],
            ),
        )
        self.add_item(discord.ui.TextDisplay("Tell us **more**."))
        self.add_item(self.note)
        self.add_item(self.fruit)
        self.add_item(self.pace)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        note: Any = self.note.component
        fruit: Any = self.fruit.component
        pace: Any = self.pace.component
        await interaction.response.send_message(
            f"{note.value} / {fruit.values[0]} / {pace.value}", ephemeral=True
        )


def board(text: str) -> discord.ui.LayoutView:
    """Build a V2 message: a container with text, picture, menu and buttons."""
    layout = discord.ui.LayoutView(timeout=None)
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="clearing 5 is yours")
    )
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Peek(), Count(0))
    menu: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Pick())
    layout.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(text), gallery, row, menu, accent_colour=0x6B8E23
        )
    )
    return layout


class LittleBot(discord.Client):
    """The bot with all its commands; `trouble` collects their errors."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.01,
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.sandbox = sandbox
        self.trouble: list[Exception] = []
        self.threads_gone: list[int] = []
        self.resumed = 0
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.tree.on_error = self._remember  # type: ignore[method-assign]
        add_commands(self)

    async def _remember(self, _: Any, error: app_commands.AppCommandError) -> None:
        cause = getattr(error, "original", error)
        self.trouble.append(cause)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Hint, Peek, Pick)
        await self.tree.sync()

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.threads_gone.append(event.thread_id)

    async def on_resumed(self) -> None:
        self.resumed += 1


def add_commands(bot: LittleBot) -> None:
    """Register the commands of the bot."""
    fruit = app_commands.Group(name="fruit", description="About fruit")
    bot.tree.add_command(fruit)

    @fruit.command(name="eat", description="Eat some fruit in public")
    async def eat(
        interaction: discord.Interaction,
        kind: str,
        amount: app_commands.Range[int, 1, 9] = 1,
        friend: discord.User | None = None,
    ) -> None:
        told = f" with {friend.name}" if friend else ""
        await interaction.response.send_message(f"{amount} × {kind}{told}")

    @eat.autocomplete("kind")
    async def kinds(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        least = interaction.namespace.amount or 0
        return [
            app_commands.Choice(name=f"{name.title()} ({least})", value=name)
            for name in FRUITS
            if name.startswith(current)
        ]

    @fruit.command(name="board", description="Show the board to everybody")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        picture = discord.File(io.BytesIO(PIXEL), "board.png", description="the board")
        await interaction.edit_original_response(view=board("your turn"), attachments=[picture])

    @bot.tree.command(name="count", description="Start counting")
    async def count(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(0))
        await interaction.response.send_message("now 0", view=view)

    @bot.tree.command(name="menu", description="A private answer taller than a phone")
    async def menu(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=long_menu(), ephemeral=True)

    @bot.tree.command(name="whisper", description="A private answer with more to follow")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("psst")
        await interaction.followup.send("everybody: hello")
        await interaction.followup.send("and this", ephemeral=True)

    @bot.tree.command(name="form", description="Open a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ask())

    @bot.tree.command(name="silence", description="Say nothing at all")
    async def silence(interaction: discord.Interaction) -> None:
        return None
