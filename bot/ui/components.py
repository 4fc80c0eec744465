"""Buttons and selects that find their way home from their custom id alone.

`kind:match:question:rest`: no secret and no key stands in an id. Every press is checked again, is
always answered, and works after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import discord
from discord import app_commands, ui

from bot.ui import limits
from bot.ui.markup import plain

if TYPE_CHECKING:
    from typing import Self

Row: TypeAlias = ui.ActionRow[ui.LayoutView]
Choices: TypeAlias = list[app_commands.Choice[str]]
"""What autocomplete offers."""

TEMPLATE = (
    r"(?P<kind>[a-z]+):(?P<match>[0-9]{1,18}):(?P<question>[0-9]{1,18}):(?P<rest>[a-zA-Z0-9_.\-]*)"
)


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press, taken apart: which control, of which match and question, and what was picked."""

    kind: str
    match: int
    question: int
    rest: str
    values: Sequence[str] = ()

    def ordinals(self) -> list[int]:
        """Return the ordinals that were picked in a list for several."""
        return [int(value.partition(".")[0]) for value in self.values]


Handler = Callable[[discord.Interaction[Any], Pressed], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}
"""What each kind of control does."""
OPENS_FORM: set[str] = set()
"""Kinds of controls that open a form: nothing may have answered such a press before."""
LOADS_READER: set[str] = set()
"""Kinds of controls whose handler reads who pressed them together with their table."""
FORMS: set[str] = set()
"""Kinds of forms that are sent in."""


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
    """Register what is done at a match, by command too, as the handler of controls of it."""

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


def read_address(match: re.Match[str], values: Sequence[str] = ()) -> Pressed:
    """Read a control's address."""
    return Pressed(
        match["kind"], int(match["match"]), int(match["question"]), match["rest"], tuple(values)
    )


AnySelect: TypeAlias = (
    "ui.Select[Any] | ui.RoleSelect[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any]"
)


class Ours:
    """What has an address of ours: rebuilt from it, and answered by the handler of its kind."""

    given: Pressed | None

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Any:
        """Rebuild the control, from its address."""
        return rebuild(interaction, item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        """Answer the press, whatever happens."""
        assert self.given is not None, "only what was received is pressed"
        await interaction.client.guard(interaction, HANDLERS.get(self.given.kind), self.given)


class Press(Ours, ui.DynamicItem[ui.Button[ui.LayoutView]], template=TEMPLATE):
    """A button of ours, old or new."""

    def __init__(self, button: ui.Button[Any], given: Pressed | None = None) -> None:
        super().__init__(button)
        self.given = given

    @classmethod
    def button(
        cls,
        identity: str,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | discord.PartialEmoji | None = None,
    ) -> Self:
        """Make a button to send; a label that is too long is shortened."""
        short = limits.fit(plain(label), limits.BUTTON_LABEL)
        return cls(ui.Button(custom_id=identity, label=short, style=style, emoji=emoji))


class Pick(Ours, ui.DynamicItem[AnySelect], template=TEMPLATE):
    """A list of ours to choose from, old or new: of answers, roles or channels."""

    def __init__(self, select: AnySelect, given: Pressed | None = None) -> None:
        super().__init__(select)
        self.given = given


def rebuild(
    interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
) -> Press | Pick:
    """Rebuild the control that was used.

    The client knows one class for each template, whichever was sent last, so either makes both.
    """
    if isinstance(item, (ui.Select, ui.RoleSelect, ui.ChannelSelect, ui.UserSelect)):
        data: Any = interaction.data or {}
        return Pick(item, read_address(match, data.get("values", ())))
    assert isinstance(item, ui.Button), "we send buttons and lists"
    return Press(item, read_address(match))


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
    row.add_item(Pick(select))
    return row
