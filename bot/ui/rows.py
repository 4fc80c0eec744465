"""Rows of buttons and lists, each addressed to its handler."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.ui import limits
from bot.ui.components import Button, Row, button_to, custom_id
from bot.ui.markup import plain

BLUE, GREEN, RED = ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger


def button(
    kind: str,
    match: int,
    label: str,
    *,
    question: int = 0,
    rest: object = "",
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button; `question` and `rest` are passed to its handler besides the match."""
    identity = custom_id(kind, match, question, f"{rest}")
    return button_to(identity, label, style=style, emoji=emoji, disabled=disabled)


def row_of(*items: ui.Item[Any]) -> Row:
    row: Row = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def in_few_rows(items: Sequence[ui.Item[Any]]) -> list[ui.Item[Any]]:
    """Put the buttons of neighbouring rows into one row, as many as it holds."""
    found: list[ui.Item[Any]] = []
    for item in items:
        above = buttons_of(found[-1]) if found else []
        if above and (more := buttons_of(item)) and len(above + more) <= limits.BUTTONS_IN_ROW:
            found[-1] = row_of(*above, *more)
        else:
            found.append(item)
    return found


def buttons_of(item: ui.Item[Any]) -> list[Button]:
    """Return the buttons of a row; none if it is anything else."""
    within = item.children if isinstance(item, ui.ActionRow) else []
    return [each for each in within if isinstance(each, ui.Button)]


def choose_from(
    kind: str,
    match: int,
    named: Iterable[tuple[str, ...]],
    *,
    rest: object = "",
    question: int = 0,
    chosen: Collection[str] = (),
    placeholder: str = "",
    most: int = 1,
) -> Row:
    """Return a row with a list of values by their names, as many as a list holds.

    Each value comes with its name, and perhaps a line to stand below it.
    """
    options = [
        discord.SelectOption(
            label=limits.fit(plain(name), limits.OPTION_TEXT),
            value=value,
            description=limits.fit(plain(" ".join(about)), limits.OPTION_TEXT) or None,
            default=value in chosen,
        )
        for value, name, *about in named
    ][: limits.SELECT_OPTIONS]
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=custom_id(kind, match, question, f"{rest}"),
        placeholder=limits.fit(plain(placeholder), limits.PLACEHOLDER) or None,
        options=options,
        max_values=most,
    )
    return row_of(select)
