"""Buttons and selects whose handlers are found by their custom id alone.

`kind:match:question:rest`: no secret and no key stands in an id. Every press is checked again, is
always answered, and works after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands, ui

from bot.ui import limits
from bot.ui.markup import plain

Row: TypeAlias = ui.ActionRow[ui.LayoutView]
Button: TypeAlias = ui.Button[ui.LayoutView]
Choices: TypeAlias = list[app_commands.Choice[str]]
"""Choices offered by autocomplete."""

ADDRESS = re.compile(
    r"(?P<kind>[a-z]+):(?P<match>[0-9]{1,18}):(?P<question>[0-9]{1,18}):(?P<rest>[a-zA-Z0-9_.\-]*)"
)


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press, parsed: the control, its match and question, and the values picked."""

    kind: str
    match: int
    question: int
    rest: str
    values: Sequence[str] = ()

    def ordinals(self) -> list[int]:
        """Return the ordinals picked in a list for several."""
        return [int(value.partition(".")[0]) for value in self.values]


Handler = Callable[[discord.Interaction[Any], Pressed], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}
"""Handlers of each kind of control."""
OPENS_FORM: set[str] = set()
"""Kinds of controls that open a form: such a press must not be answered before."""
LOADS_READER: set[str] = set()
"""Kinds of controls whose handler reads the presser together with their table."""
FORMS: set[str] = set()
"""Kinds of forms that are submitted."""


def on_press(
    *kinds: str, opens_form: bool = False, loads_reader: bool = False
) -> Callable[[Handler], Handler]:
    """Register the handler of controls of these kinds; each kind has one."""

    def register(handler: Handler) -> Handler:
        for kind in kinds:
            other = HANDLERS.setdefault(kind, handler)
            assert other is handler, f"{kind}: {other.__qualname__} and {handler.__qualname__}"
        if opens_form:
            OPENS_FORM.update(kinds)
        if loads_reader:
            LOADS_READER.update(kinds)
        return handler

    return register


def on_form(kind: str) -> Callable[[Handler], Handler]:
    """Register the handler of a submitted form; its texts are the values."""
    FORMS.add(kind)
    return on_press(kind)


Show = TypeVar("Show", bound=Callable[..., Awaitable[None]])


def on_table_press(*kinds: str) -> Callable[[Show], Show]:
    """Register a function of a match, usable by commands too, as the handler of these controls."""

    def register(show: Show) -> Show:
        @wraps(show)
        async def handle(interaction: discord.Interaction[Any], given: Pressed) -> None:
            await show(interaction, given.match)

        on_press(*kinds)(handle)
        return show

    return register


def custom_id(kind: str, match: int, question: int = 0, rest: str = "") -> str:
    """Write a control's address."""
    return f"{kind}:{match}:{question}:{rest}"


def read_address(identity: str, values: Sequence[str] = ()) -> Pressed | None:
    """Parse a control's address; None if it is not ours."""
    match = ADDRESS.fullmatch(identity)
    if match is None:
        return None
    return Pressed(
        match["kind"], int(match["match"]), int(match["question"]), match["rest"], tuple(values)
    )


def is_id(written: str) -> bool:
    """Return whether a text can be one of Discord's ids: a form is sent with any address."""
    return written.isdecimal() and int(written) < 1 << 63


def controls_on(message: discord.Message) -> Iterator[Any]:
    """Yield a message's buttons and lists that have an address."""
    queue: list[Any] = list(message.components)
    while queue:
        component = queue.pop()
        if getattr(component, "custom_id", None):
            yield component
        queue.extend(getattr(component, "children", ()))
        if (beside := getattr(component, "accessory", None)) is not None:
            queue.append(beside)


def pressed_in(interaction: discord.Interaction[Any]) -> Pressed | None:
    """Return the control pressed; None where the message has no such control of ours."""
    data: Any = interaction.data or {}
    identity, kind = data.get("custom_id", ""), data.get("component_type")
    shown = () if interaction.message is None else controls_on(interaction.message)
    if any(each.custom_id == identity and each.type.value == kind for each in shown):
        return read_address(identity, data.get("values", ()))
    return None


class Layout(ui.LayoutView):
    """A layout of which the client keeps nothing: a press finds its handler by its address."""

    def is_dispatchable(self) -> bool:
        return False


def button_to(
    identity: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> Button:
    """Make a button with an address; too long a label is shortened."""
    short = limits.fit(plain(label), limits.BUTTON_LABEL)
    return ui.Button(custom_id=identity, label=short, style=style, emoji=emoji, disabled=disabled)


def pick_from(
    identity: str,
    options: list[discord.SelectOption],
    *,
    placeholder: str | None = None,
    least: int = 1,
    most: int = 1,
) -> Row:
    """Return a row with a list to choose from."""
    row: Row = ui.ActionRow()
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=identity, options=options, placeholder=placeholder,
        min_values=least, max_values=most,
    )  # fmt: skip
    row.add_item(select)
    return row
