"""Forms: a press opens one, and its text comes back by its address, as a press does.

Discord's client keeps nothing of a form, so one opened before a restart is accepted after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.ui import limits
from bot.ui.components import FORMS, HANDLERS, Pressed, read_address
from bot.ui.markup import plain

Interaction: TypeAlias = "discord.Interaction[Any]"
FIELD = "text"
OUTDATED = Pressed("form", 0, 0, "")
"""A form that this version no longer opens."""


async def open_form(
    interaction: Interaction,
    identity: str,
    title: str,
    label: str,
    *,
    text: str = "",
    most: int = limits.TEXT_INPUT,
    required: bool = False,
) -> None:
    """Ask the reader to write a text; `identity` is the address of its handler."""
    form = ui.Modal(title=limits.fit(plain(title), limits.MODAL_TITLE), custom_id=identity)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id=FIELD,
        default=text or None,
        max_length=most,
        required=required,
    )
    form.add_item(ui.Label(text=limits.fit(plain(label), limits.LABEL_TEXT), component=field))
    form.stop()
    await interaction.response.send_modal(form)


async def take_form(interaction: Interaction) -> None:
    data: Any = interaction.data
    values = [str(field.get("value") or "") for field in fields(data)]
    given = read_address(data.get("custom_id", ""), values)
    if given is None or given.kind not in FORMS:
        await interaction.client.guard(interaction, None, OUTDATED)
        return
    await interaction.client.guard(interaction, HANDLERS[given.kind], given)


def fields(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    if data.get("custom_id") == FIELD and "value" in data:
        yield data
    for part in (*data.get("components", ()), *filter(None, [data.get("component")])):
        yield from fields(part)
